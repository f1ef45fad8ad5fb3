/** What a Zombie player tries first: blows against the barricade, Overruns, noise, and the Human who is weakest. */
import type { OpenQuestion } from '@necropole/kernel';
import { symbolOf } from '../content/search/deck.ts';
import { isCorner, nextClockwise, positions, type StoreFaceId, storeFaceById } from '../content/stores/index.ts';
import type { Tez } from '../shape.ts';
import { type Board, storeOf } from '../world.ts';
import type { Position } from './errands.ts';

/** The weights of the Zombie player's answers. */
export function weighForZombies(position: Position, question: OpenQuestion<Tez>): readonly number[] {
  const { world, board } = position;
  const { options, asking } = question;
  switch (asking.key) {
    case 'add-zombie':
      return options.map(({ key }) => (1 + harmIn(position, board.stores.indexOf(nounOf(key) as StoreFaceId))) ** 2);
    case 'deal-card':
      return options.map(({ value }) => 1 + threatOf(position, Number(value)));
    case 'horde-card':
      return options.map(({ key }) => {
        const card = world.zombieCards.find(({ character }) => key === `horde:${character}`);
        return 1 + (card?.marker ?? 0);
      });
    case 'choose-human':
      return options.map(({ key }) => {
        const human = world.humans.find(({ id }) => key === `human:${id}`);
        return human === undefined ? 0.2 : 4 / (1 + human.ammo - human.wounds);
      });
    default:
      return options.map(({ key }) => (key === 'pass' ? 0.3 : 1));
  }
}

function nounOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** What one more Zombie in a store does to the Humans. */
export function harmIn(position: Position, store: number): number {
  const { world, board, mall, horde } = position;
  const place = freePlace(position, store) ?? freePlace(position, overflowOf(board, store));
  if (place === null) return world.barricade <= 1 ? 12 : 6;
  let harm = horde.inStore[store] ?? 0;
  for (const human of world.humans) {
    if (mall.places[human.room] === place) harm += human.ammo - human.wounds <= 1 ? 12 : 4;
  }
  return harm;
}

function freePlace({ mall, horde }: Position, store: number): number | null {
  return mall.roomsAt[store]?.find((place) => horde.at[place] !== true) ?? null;
}

/** The store that a full corner passes a Zombie on to; -1 where it strikes the barricade. */
function overflowOf(board: Board, store: number): number {
  const face = board.stores[store];
  const corner = positions.find((position) => board.positions[position] === face);
  if (corner === undefined || !isCorner(corner)) return -1;
  return board.stores.indexOf(board.positions[nextClockwise(corner)]);
}

/** What a card of the hand will bring: Zombies where there are most already, and noise where its Human stands. */
function threatOf({ world, board, horde }: Position, slot: number): number {
  const card = world.hand.cards[slot];
  const human = world.humans[world.turn.human];
  if (card === undefined || card === null || human === undefined) return 0;
  const symbol = symbolOf(card);
  const here = storeOf(board, human.room);
  const noise = here !== null && storeFaceById[here].symbol === symbol ? 2 : 0;
  return board.storesOf[symbol].reduce((sum, store) => sum + (horde.inStore[board.stores.indexOf(store)] ?? 0), noise);
}
