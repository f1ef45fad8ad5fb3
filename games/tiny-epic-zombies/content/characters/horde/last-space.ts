/**
 * The last space of a track: what the horde of one character does, and of no other. The marker stays there, so that every
 * further noise brings it again.
 */
import { suffer } from '../../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../../shape.ts';
import { type Human, humansInTurnOrder, storeOf } from '../../../world.ts';
import type { StoreFaceId } from '../../stores/index.ts';

/** What all last spaces have in common. */
export const LAST = { provenance: 'reconstructed', might: 4 } as const;

/** The Humans in these stores, the active one first. */
export function humansIn({ world, board }: TezTable, stores: readonly StoreFaceId[]): readonly Human[] {
  return humansInTurnOrder(world).filter(({ room }) => {
    const store = storeOf(board, room);
    return store !== null && stores.includes(store);
  });
}

/** One after the other, each Human there suffers 1 wound. */
export function* woundAll(table: TezTable, stores: readonly StoreFaceId[]): Rule {
  for (const human of humansIn(table, stores)) yield* suffer(table, human, 1);
}
