/**
 * Zombie turns to look at: Human 1 has just revealed a blue card, and the Zombies answer it.
 *
 *     const turn = zombieTurn({ at: { 'human-2': 'departmart.1' } });
 *     turn.play('store:departmart');
 *     expect(human(turn, 'human-2').wounds).toBe(1);
 *
 * The two blue stores are the corner `echo-ridge-food-court` and, clockwise after it, the central `departmart`. Human 1
 * stands in the courtyard, unless said otherwise: no noise. The Zombie Mall Cop only makes shots dearer.
 */
import type { Situation } from '@necropole/kernel/testing';
import { type RoomId, type StoreFaceId, storeRoomId } from '../content/stores/index.ts';
import type { Tez } from '../shape.ts';
import { type Standing, stand } from './mall.ts';

/** At the first question of the Zombie turn. */
export function zombieTurn(said: Standing = {}): Situation<Tez> {
  const active = said.active ?? 'human-1';
  return stand({
    phase: 'zombie-turn',
    revealed: 'frequency-3',
    zombieCards: ['mall-cop'],
    ...said,
    searchCards: { [active]: null, ...said.searchCards },
  });
}

/** The 3 rooms of each of these stores. */
export function allRoomsOf(...stores: readonly StoreFaceId[]): readonly RoomId[] {
  return stores.flatMap((store) => ([1, 2, 3] as const).map((number) => storeRoomId(store, number)));
}

/** The 6 stores without the blue symbol, full: all 18 Zombies. The blue stores are empty, and so is the reserve. */
export const allBusy: readonly RoomId[] = allRoomsOf(
  'crafts-and-colors',
  'first-place-sporting-goods',
  'richs-galleria',
  'parking-deck-z',
  'hoards-collectibles',
  'amps-electronics',
);

/** One of them is left in the reserve. */
export const allButOne: readonly RoomId[] = allBusy.slice(1);
