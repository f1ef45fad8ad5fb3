/**
 * Situations in a mall laid by hand: two Humans at the centre of the courtyard, no Zombies, no objectives, and nobody on
 * the Zombie side, unless a test puts them there. The first Human is to play.
 */
import { NOBODY, pile, putCard } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { tinyEpicZombies } from '../../index.ts';
import { slotFor } from '../../rules/holding.ts';
import { freshTurn } from '../../rules/human-turn.ts';
import { supplySpace } from '../../rules/supplies.ts';
import type { Tez } from '../../shape.ts';
import { type Board, type Human, humanAt, lyingBeside, type World } from '../../world.ts';
import { characterIds } from '../characters/index.ts';
import type { CharacterId, SearchCardId } from '../ids.ts';
import { familyOf } from '../search/deck.ts';
import {
  layMall,
  type Position,
  positions,
  type RoomId,
  type StoreFaceId,
  storeFaceById,
  storeRooms,
} from '../stores/index.ts';
import { entranceSymbols } from '../symbols.ts';

type Faces = Readonly<Record<Position, StoreFaceId>>;

/** Clockwise from the north-west corner. */
const firstFaces: Faces = {
  NW: 'crafts-and-colors',
  N: 'first-place-sporting-goods',
  NE: 'echo-ridge-food-court',
  E: 'departmart',
  SE: 'richs-galleria',
  S: 'parking-deck-z',
  SW: 'hoards-collectibles',
  W: 'amps-electronics',
};

/** The other faces of the same cards, at the same places. */
export const otherFaces: Faces = {
  NW: 'nails-and-co',
  N: 'one-hour-photo',
  NE: 'echo-ridge-pharmacy',
  E: 'highland-outfitters',
  SE: 'gamelyn-world',
  S: 'echo-ridge-security',
  SW: 'hurs-jewelers',
  W: 'recess-playland',
};

/** What a test lays out. */
export interface ByHand {
  readonly faces?: Faces;
  readonly mode?: 'cooperative' | 'competitive';
  /** Who plays: by default two whose abilities do not interfere. */
  readonly characters?: readonly [CharacterId, CharacterId];
  /** Where the first Human stands. */
  readonly at?: RoomId;
  readonly zombies?: readonly RoomId[];
  /** What the first Human holds. */
  readonly holds?: readonly SearchCardId[];
  /** What the first Human will reveal. */
  readonly search?: SearchCardId;
  readonly phase?: Tez['phase'];
  readonly dice?: readonly number[];
  readonly change?: (world: World, board: Board) => void;
}

export function byHand(given: ByHand): Situation<Tez> {
  const { faces = firstFaces, mode = 'cooperative', characters = ['doctor', 'hippie'] } = given;
  return situation(tinyEpicZombies, {
    config: { mode, seats: 2 },
    phase: given.phase ?? 'human-turn',
    ...(given.dice === undefined ? {} : { dice: given.dice }),
    change(world, board) {
      layFaces(world, board, faces);
      seatHumans(world, characters);
      const human = humanAt(world, 0);
      if (given.at !== undefined) human.room = given.at;
      for (const room of given.zombies ?? []) world.zombies[world.zombies.indexOf(null)] = room;
      for (const card of given.holds ?? []) give(world, human, card);
      if (given.search !== undefined) putCard([world.deck, world.stock], given.search, human.search, NOBODY);
      given.change?.(world, board);
    },
  });
}

function layFaces(world: World, board: Board, faces: Faces): void {
  const stores = positions.map((position) => faces[position]);
  const storesOf = Object.fromEntries(
    entranceSymbols.map((symbol) => [symbol, stores.filter((store) => storeFaceById[store].symbol === symbol)]),
  );
  Object.assign(board, { mall: layMall(faces, board.side), positions: faces, stores, storesOf });
  world.lying = stores.map((store) => pile<SearchCardId>('search', `beside ${store}`));
  world.supplies = [supplySpace(board, 1), supplySpace(board, 2)];
  world.zombies = world.zombies.map(() => null);
  const home = storeRooms.find((room) => room.vehicle !== undefined && stores.includes(room.face));
  if (home?.vehicle !== undefined) world.vehicle = { kind: home.vehicle, room: home.id };
}

function seatHumans(world: World, characters: readonly CharacterId[]): void {
  world.humans.forEach((human, i) => {
    human.character = characters[i] ?? null;
  });
  world.box = pile(
    'characters',
    'box',
    characterIds.filter((id) => !characters.includes(id)),
  );
  world.offers = [];
  world.zombieCards = [];
  world.objectives = [];
  world.tokens = [];
  world.turn = freshTurn(0);
}

/** Puts a card into a Human's hands. */
function give(world: World, human: Human, card: SearchCardId): void {
  putCard([world.deck, world.stock], card, slotFor(human, familyOf(card)));
}

/** Lays a card beside a store. */
export function lay(world: World, board: Board, store: StoreFaceId, card: SearchCardId): void {
  putCard([world.deck, world.stock], card, lyingBeside(world, board, store));
}

/** The first Human, who plays. */
export function player({ world }: Situation<Tez>): Human {
  return humanAt(world, 0);
}

/** The rooms with a Zombie, in the order of the mall. */
export function zombieRooms({ world, board }: Situation<Tez>): readonly RoomId[] {
  return board.mall.zones.map(({ id }) => id).filter((id) => world.zombies.includes(id));
}
