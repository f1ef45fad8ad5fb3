/** What stands in the mall, and the tokens that Humans carry: Humans, Zombies, tokens, the vehicle, traps. */
import type { Badge, ScenePiece } from '@necropole/kernel';
import type { CharacterId } from '../content/ids.ts';
import { symbolOfVial } from '../content/objectives/discover-a-cure.ts';
import { numberOf as numberOfToken } from '../content/objectives/tokens.ts';
import { storeRooms } from '../content/stores/index.ts';
import type { Board, TokenPlace } from '../world.ts';
import { named } from './labels.ts';
import { isActive, numberOf, type SeenHuman, type SeenWorld, type TezView } from './seen.ts';

export function piecesOf(view: TezView): readonly ScenePiece[] {
  const { world, board } = view;
  return [
    ...vehicle(world),
    ...traps(world, board),
    ...tokens(world),
    ...survivors(world, board),
    ...zombies(world),
    ...world.humans.map((human) => pawn(view, human)),
  ];
}

/** What a Human looks like before and after the player card is chosen. */
export function portrait(character: CharacterId | null): string {
  return character === null ? 't-hidden' : `b-${character}`;
}

/** The name of a Human, with the number that answers use. */
export function nameOf(human: SeenHuman): ScenePiece['label'] {
  const number = numberOf(human);
  return human.character === null ? named('human', number) : named('character', human.character, number);
}

function pawn(view: TezView, human: SeenHuman): ScenePiece {
  return {
    id: human.id,
    at: human.room,
    token: portrait(human.character),
    label: nameOf(human),
    figure: numberOf(human),
    badges: [...weaponBadges(human, 'melee', 'i-attack'), ...weaponBadges(human, 'ranged', 'i-shoot')],
    state: isActive(view, human) ? 'active' : 'resting',
  };
}

function weaponBadges(human: SeenHuman, slot: 'melee' | 'ranged', symbol: string): readonly Badge[] {
  return human[slot].cards.flatMap((card) => (card === null ? [] : [{ symbol, label: named('weapon', card) }]));
}

function zombies(world: SeenWorld): readonly ScenePiece[] {
  return world.zombies.flatMap((room, i) =>
    room === null ? [] : [{ id: `zombie-${i}`, at: room, token: 't-walker', label: named('zombie') }],
  );
}

function tokens(world: SeenWorld): readonly ScenePiece[] {
  return [
    ...world.supplies.flatMap((at, i) => tokenPiece(`supply-${i + 1}`, at, 't-crate', {})),
    ...world.tokens.flatMap(({ id, at }) => tokenPiece(id, at, `t-${kindOf(id)}`, marksOf(id))),
  ];
}

/** `part` for `part-3`. */
function kindOf(token: string): string {
  return token.replace(/-\d+$/, '');
}

type Marks = Pick<ScenePiece, 'badges' | 'tint'>;

/** What tells tokens of one kind apart where it matters: a vial's entrance symbol, the order of the breakers. */
function marksOf(token: string): Marks {
  switch (kindOf(token)) {
    case 'vial': {
      const symbol = symbolOfVial(token);
      const badges: readonly Badge[] = [{ symbol: `e-${symbol}`, label: named('entrance', symbol) }];
      return { badges, tint: `${symbol}-entrance` };
    }
    case 'breaker':
      return { badges: [{ symbol: 'number', text: String(numberOfToken(token)) }] };
    default:
      return {};
  }
}

/** A token in a room, beside a store or on a sheet; those in the box are not shown. */
function tokenPiece(id: string, at: TokenPlace, token: string, marks: Marks): readonly ScenePiece[] {
  return at === 'box' ? [] : [{ id, at, token, label: named('token', id), ...marks }];
}

/** Those who wait in the courtyard, out of the way of whoever crosses its centre; in competitive modes each Human's own are told on their sheet. */
function survivors(world: SeenWorld, board: Board): readonly ScenePiece[] {
  if (board.competitive) return [];
  return Array.from({ length: world.survivors }, (_, i) => ({
    id: `survivor-${i + 1}`,
    at: 'courtyard.west',
    token: 't-survivor',
    label: named('survivor'),
  }));
}

function vehicle({ vehicle: { kind, room } }: SeenWorld): readonly ScenePiece[] {
  const token = kind === 'motorcycle' ? 't-moto' : 't-police-car';
  return [{ id: 'vehicle', at: room, token, label: named('vehicle', kind) }];
}

/** An armed trap lies in its room; the others wait beside the store that arms them. */
function traps(world: SeenWorld, board: Board): readonly ScenePiece[] {
  const home = storeRooms.find(({ ability, face }) => ability === 'arm-trap' && board.stores.includes(face))?.face;
  return world.traps.flatMap((room, i): readonly ScenePiece[] => {
    const id = `trap-${i + 1}`;
    if (room !== null) return [{ id, at: room, token: 't-trap', label: named('trap-armed'), state: 'active' }];
    if (home === undefined) return [];
    return [{ id, at: home, token: 't-trap', label: named('trap-unarmed'), state: 'resting' }];
  });
}
