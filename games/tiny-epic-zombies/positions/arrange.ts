/**
 * Tables arranged by hand: for the positions of printed examples, and for tests.
 *
 * What is not said is quiet: everybody at the centre of the courtyard at 0 wounds and 9 ammo, no Zombie in the mall,
 * characters, Zombie cards and objectives that change nothing unless somebody goes looking for them. The first Human is
 * to play. All 32 search cards and 14 player cards are somewhere; the invariants of the game are checked.
 */
import type { CharacterId, ObjectiveId, SearchCardId } from '../content/ids.ts';
import { objectives } from '../content/objectives/index.ts';
import { searchCardIds } from '../content/search/deck.ts';
import {
  layMall,
  type Position,
  positions,
  type RoomId,
  type StoreFaceId,
  storeFaceById,
  storeRoomId,
  storeRooms,
} from '../content/stores/index.ts';
import { entranceSymbols } from '../content/symbols.ts';
import { freshTurn } from '../rules/human-turn.ts';
import { invariantsOf } from '../rules/invariants.ts';
import { supplySpace } from '../rules/supplies.ts';
import type { PhaseName, TezTable } from '../shape.ts';
import type { Board, HumanId, TokenPlace, World, ZombieCard } from '../world.ts';
import { dealCards, dealCharacters } from './piles.ts';

/** Which face lies where. */
export type Faces = Readonly<Record<Position, StoreFaceId>>;
type ByHuman<T> = Partial<Readonly<Record<HumanId, T>>>;
type ByStore<T> = Partial<Readonly<Record<StoreFaceId, T>>>;

/**
 * The mall, unless said otherwise:
 *
 *     crafts-and-colors     first-place-sporting-goods   echo-ridge-food-court     green   green   blue
 *     amps-electronics              courtyard            departmart                orange          blue
 *     hoards-collectibles         parking-deck-z         richs-galleria            orange  purple  purple
 *
 * Ways through its walls: courtyard.east with departmart.2 and .3; departmart.2 and .3 with
 * richs-galleria.3; richs-galleria.1, .2 and .3 with parking-deck-z.3; departmart.1 and .2 with echo-ridge-food-court.2.
 * Within departmart 1-2-3 are in a row; crafts-and-colors.1 touches only its own store.
 * Passages: richs-galleria.3 and hoards-collectibles.2. Running rooms: departmart.3, parking-deck-z.3,
 * amps-electronics.2 and first-place-sporting-goods.3 give 1 ammo. Stopping room: first-place-sporting-goods.2.
 */
export const usualMall: Faces = {
  NW: 'crafts-and-colors',
  N: 'first-place-sporting-goods',
  NE: 'echo-ridge-food-court',
  E: 'departmart',
  SE: 'richs-galleria',
  S: 'parking-deck-z',
  SW: 'hoards-collectibles',
  W: 'amps-electronics',
};

/** The Entrance of each of its stores: where a Zombie stands as a match begins. */
export const usualEntrances: readonly RoomId[] = positions.map((position) => storeRoomId(usualMall[position], 1));

/**
 * What they change: the Doctor, repairs while somebody is wounded; the Fry Cook, picking up while wounded; the Popstar,
 * her own Overkills; the Hippie, his own noise.
 */
export const quietHumans: readonly CharacterId[] = ['doctor', 'fry-cook', 'popstar', 'hippie'];

/** The Zombie Teenager acts on blows to a barricade that has been raised. */
const quietZombies: readonly CharacterId[] = ['teenager'];

/** They count ranged kills, Frequencies picked up with the radio, and cans brought to the vehicle. */
const quietObjectives: readonly ObjectiveId[] = ['call-the-cdc', 'escape-the-mall', 'thin-the-herd'];

/** What is said of a table. */
export interface Arrangement {
  /** The player cards of the Humans, in their order: two quiet ones, unless said otherwise. */
  readonly humans?: readonly CharacterId[];
  /** Faces that differ from the usual mall. */
  readonly mall?: Partial<Faces>;
  /** Whose turn it is, or just was. */
  readonly active?: HumanId;
  readonly phase?: PhaseName;
  readonly at?: ByHuman<RoomId>;
  readonly wounds?: ByHuman<number>;
  readonly ammo?: ByHuman<number>;
  readonly holds?: ByHuman<readonly SearchCardId[]>;
  /** The face-down card before each Human: a Frequency each, unless said otherwise; `null` for none. */
  readonly searchCards?: ByHuman<SearchCardId | null>;
  /** The rooms with a Zombie. */
  readonly zombies?: readonly RoomId[];
  /** On the Zombie side, each with its horde marker on 1 where there is a Zombie player. */
  readonly zombieCards?: readonly (CharacterId | ZombieCard)[];
  readonly barricade?: number;
  /** In the courtyard's pool, or of each rival. */
  readonly survivors?: number | ByHuman<number>;
  /** What lies beside the stores. */
  readonly lying?: ByStore<readonly SearchCardId[]>;
  /** The Zombie player's hand: four backpack cards, unless said otherwise. */
  readonly hand?: readonly SearchCardId[];
  /** The Search deck from its top, and no other card. What is then left over is discarded. */
  readonly deck?: readonly SearchCardId[];
  /** The Supply deck from its top, and no other card. */
  readonly stock?: readonly SearchCardId[];
  /** The player cards on top of the box: quiet ones, unless said otherwise. */
  readonly box?: readonly CharacterId[];
  /** The card just revealed, for a Zombie turn: beside the active Human's store (in the courtyard: the north store). */
  readonly revealed?: SearchCardId;
  readonly objectives?: readonly ObjectiveId[];
  /** How far each objective is: for the team, or for each rival. */
  readonly progress?: Partial<Readonly<Record<ObjectiveId, number | readonly number[]>>>;
  /** Objectives that are done: for the team, or for every rival. */
  readonly done?: readonly ObjectiveId[];
  /** Where the supply tokens are, if not on their spaces. */
  readonly supplies?: readonly [TokenPlace | null, TokenPlace | null];
  /** Where objective tokens are, if not where their objective puts them. */
  readonly tokens?: Readonly<Record<string, TokenPlace>>;
  readonly lastTurns?: number;
}

/**
 * Makes a set-up into the table that is said; `change` comes last, for anything else. The search cards that nobody
 * speaks of lie in this order, from the top.
 */
export function arrange(
  { world, board }: { readonly world: World; readonly board: Board },
  said: Arrangement,
  order: readonly SearchCardId[] = searchCardIds,
  change?: (world: World, board: Board) => void,
): void {
  const humans = said.humans ?? quietHumans.slice(0, world.humans.length);
  layFaces(world, board, { ...usualMall, ...said.mall });
  seatHumans(world, said, humans);
  layPieces(world, said);
  dealCharacters(world, board, humans, said.zombieCards ?? quietZombies, said.box ?? quietHumans);
  dealCards(world, board, said, order);
  setObjectives(world, board, said);
  change?.(world, board);
  const wrong = invariantsOf(world, board);
  if (wrong.length > 0) throw new Error(`This table cannot be: ${wrong.join('; ')}`);
}

function layFaces(world: World, board: Board, faces: Faces): void {
  const stores = positions.map((position) => faces[position]);
  if (new Set(stores.map((store) => storeFaceById[store].card)).size < positions.length) {
    throw new Error(`A card lies twice in this mall: ${stores.join(', ')}`);
  }
  const storesOf = Object.fromEntries(
    entranceSymbols.map((symbol) => [symbol, stores.filter((store) => storeFaceById[store].symbol === symbol)]),
  );
  Object.assign(board, { mall: layMall(faces, board.side), positions: faces, stores, storesOf });
  world.supplies = [supplySpace(board, 1), supplySpace(board, 2)];
  const home = storeRooms.find((room) => room.vehicle !== undefined && stores.includes(room.face));
  if (home?.vehicle !== undefined) world.vehicle = { kind: home.vehicle, room: home.id };
}

function seatHumans(world: World, said: Arrangement, humans: readonly CharacterId[]): void {
  if (world.humans.length !== humans.length) throw new Error(`This mode does not seat ${humans.length} Humans`);
  world.humans.forEach((each, i) => {
    each.character = humans[i] ?? null;
    each.room = said.at?.[each.id] ?? 'courtyard.centre';
    each.wounds = said.wounds?.[each.id] ?? 0;
    each.ammo = said.ammo?.[each.id] ?? 9;
    const survivors = typeof said.survivors === 'object' ? (said.survivors[each.id] ?? each.survivors) : each.survivors;
    world.taken += each.survivors - survivors;
    each.survivors = survivors;
  });
  const active = world.humans.findIndex(({ id }) => id === (said.active ?? 'human-1'));
  const moved = said.phase === 'search' || said.phase === 'zombie-turn';
  world.turn = { ...freshTurn(active), ...(moved ? { moves: 0, made: 3, over: 'ended' } : {}) };
}

function layPieces(world: World, said: Arrangement): void {
  const zombies = said.zombies ?? [];
  world.zombies = world.zombies.map((_, i) => zombies[i] ?? null);
  if (zombies.length > world.zombies.length) throw new Error('There are only 18 Zombies');
  if (said.barricade !== undefined) world.barricade = said.barricade;
  if (typeof said.survivors === 'number') world.survivors = said.survivors;
  world.supplies = [said.supplies?.[0] ?? world.supplies[0], said.supplies?.[1] ?? world.supplies[1]];
  world.lastTurns = said.lastTurns ?? null;
  world.revealed = said.revealed ?? null;
}

function setObjectives(world: World, board: Board, said: Arrangement): void {
  const entries = board.competitive ? world.humans.length : 1;
  world.tokens = [];
  world.objectives = (said.objectives ?? quietObjectives).map((id) => {
    const progress = said.progress?.[id] ?? 0;
    return {
      id,
      progress: Array.from({ length: entries }, (_, i) =>
        typeof progress === 'number' ? progress : (progress[i] ?? 0),
      ),
      done: Array.from({ length: entries }, () => said.done?.includes(id) ?? false),
      marks: [],
    };
  });
  for (const { id } of world.objectives) objectives[id].setUp({ world, board } as unknown as TezTable);
  for (const token of world.tokens) token.at = said.tokens?.[token.id] ?? token.at;
}
