/** The world of a match, its board, and the words to read them with. */
import { groupOf, type ZoneGraph } from '@necropole/boards';
import { copyPile, type Notes, type Pile, type Seat } from '@necropole/kernel';
import type { CharacterId, ObjectiveId, SearchCardId } from './content/ids.ts';
import type { CourtyardSide, Position, RoomId, StoreFaceId, Vehicle } from './content/stores/index.ts';
import type { EntranceSymbol } from './content/symbols.ts';

export type HumanId = `human-${1 | 2 | 3 | 4}`;
export type SupplyNumber = 1 | 2;

/** Where a token lies: in a room, beside a store, on a player card, or in the box. */
export type TokenPlace = RoomId | StoreFaceId | HumanId | 'box';

/** One Human: a player card, its pawn, its two tokens on the track, and what it carries. */
export interface Human {
  readonly id: HumanId;
  readonly seat: Seat;
  /** The player card; `null` until it is chosen. */
  character: CharacterId | null;
  room: RoomId;
  wounds: number;
  ammo: number;
  /** At most one card each. */
  melee: Pile<SearchCardId>;
  ranged: Pile<SearchCardId>;
  backpack: Pile<SearchCardId>;
  /** The face-down search card; known to whoever dealt it. */
  search: Pile<SearchCardId>;
  /** Their own survivors, in competitive modes. */
  survivors: number;
}

/** The turn under way. */
export interface Turn {
  /** Whose turn it is: an index of `humans`. */
  human: number;
  /** Compulsory Moves left. */
  moves: number;
  /** Further Moves that may be made. */
  extra: number;
  /** The turn closes with the Moves that are left: nothing gives more. */
  closing: boolean;
  /** Moves made so far, free ones too. */
  made: number;
  /** Did the turn start in a room without a Zombie? */
  startedEmpty: boolean;
  /** The room just entered held a Zombie that has not been fought yet. */
  mustFight: boolean;
  /** The room just entered held a Zombie. */
  enteredZombie: boolean;
  /** The last Move led into another store. */
  enteredStore: boolean;
  /** Action A has been taken since the last Move. */
  killed: boolean;
  /** A melee attack was made since the last Move. */
  fought: boolean;
  /** Rooms whose running ability was used this turn. */
  usedRooms: RoomId[];
  /** Cards dropped this turn: their owner does not pick them up again in it. */
  dropped: SearchCardId[];
  /** Why the turn is over, if it is. */
  over: 'no' | 'ended' | 'stopped' | 'devoured';
}

/** A player card on the Zombie side; `marker` is 0 where there is no Zombie player. */
export interface ZombieCard {
  character: CharacterId;
  marker: number;
}

/** An objective in play. One entry for the team, or one for each Human in competitive modes. */
export interface ObjectiveInPlay {
  readonly id: ObjectiveId;
  progress: number[];
  done: boolean[];
  /** What its markers show beyond the progress, such as `green` or `human-2/breaker-3`. */
  marks: string[];
}

/** An objective token: a part, a vial, a lock. */
export interface ObjectiveToken {
  readonly id: string;
  readonly objective: ObjectiveId;
  at: TokenPlace;
}

export interface World {
  humans: Human[];
  turn: Turn;
  /** 18 figures: the room each stands in, or `null` in the reserve. */
  zombies: (RoomId | null)[];
  barricade: number;
  /** Survivors in the courtyard's pool, in cooperative modes. */
  survivors: number;
  /** Survivors that the Zombie side has taken, in competitive modes. */
  taken: number;
  zombieCards: ZombieCard[];
  /** Player cards that nobody plays. */
  box: Pile<CharacterId>;
  /** The cards each chooser may keep one of: the Humans in order, then the Zombie player. */
  offers: Pile<CharacterId>[];
  deck: Pile<SearchCardId>;
  stock: Pile<SearchCardId>;
  /** The Zombie player's hand. */
  hand: Pile<SearchCardId>;
  discard: Pile<SearchCardId>;
  /** What lies beside each store, in the order of `board.stores`. */
  lying: Pile<SearchCardId>[];
  objectives: ObjectiveInPlay[];
  tokens: ObjectiveToken[];
  /** Where each supply token is. */
  supplies: [TokenPlace, TokenPlace];
  vehicle: { kind: Vehicle; room: RoomId };
  /** The room in which each trap is armed, or `null`. */
  traps: [RoomId | null, RoomId | null];
  /** The rooms that Zombies have come to in the Zombie turn under way; `null` in a Human's turn. */
  arrivals: RoomId[] | null;
  /** The search card revealed in this turn: its symbol steers the Zombie turn. */
  revealed: SearchCardId | null;
  /** Last turns still to play; `null` until the last search card has been revealed. */
  lastTurns: number | null;
  /** What components remember, until the next Human's turn begins. */
  memory: Notes;
}

/** What never changes after set-up. */
export interface Board {
  readonly mode: ModeId;
  readonly competitive: boolean;
  /** The seat of the Zombie player, or `null` where the game moves the Zombies. */
  readonly zombieSeat: Seat | null;
  readonly side: CourtyardSide;
  readonly mall: ZoneGraph<RoomId, StoreFaceId | 'courtyard'>;
  readonly positions: Readonly<Record<Position, StoreFaceId>>;
  /** The stores clockwise from the north-west corner. */
  readonly stores: readonly StoreFaceId[];
  readonly storesOf: Readonly<Record<EntranceSymbol, readonly [StoreFaceId, StoreFaceId]>>;
}

export type ModeId = 'cooperative-versus' | 'cooperative' | 'competitive-versus' | 'competitive' | 'solo';

export const WEAKEST = 0;
export const STRONGEST = 9;
export const BARRICADE_MOST = 6;
export const BARRICADE_START = 2;
export const ZOMBIES = 18;
export const ZOMBIE_CARDS_MOST = 3;

function copyHuman(human: Human): Human {
  return {
    id: human.id,
    seat: human.seat,
    character: human.character,
    room: human.room,
    wounds: human.wounds,
    ammo: human.ammo,
    melee: copyPile(human.melee),
    ranged: copyPile(human.ranged),
    backpack: copyPile(human.backpack),
    search: copyPile(human.search),
    survivors: human.survivors,
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    human: turn.human,
    moves: turn.moves,
    extra: turn.extra,
    closing: turn.closing,
    made: turn.made,
    startedEmpty: turn.startedEmpty,
    mustFight: turn.mustFight,
    enteredZombie: turn.enteredZombie,
    enteredStore: turn.enteredStore,
    killed: turn.killed,
    fought: turn.fought,
    usedRooms: turn.usedRooms.slice(),
    dropped: turn.dropped.slice(),
    over: turn.over,
  };
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  return {
    humans: world.humans.map(copyHuman),
    turn: copyTurn(world.turn),
    zombies: world.zombies.slice(),
    barricade: world.barricade,
    survivors: world.survivors,
    taken: world.taken,
    zombieCards: world.zombieCards.map(({ character, marker }) => ({ character, marker })),
    box: copyPile(world.box),
    offers: world.offers.map(copyPile),
    deck: copyPile(world.deck),
    stock: copyPile(world.stock),
    hand: copyPile(world.hand),
    discard: copyPile(world.discard),
    lying: world.lying.map(copyPile),
    objectives: world.objectives.map(({ id, progress, done, marks }) => ({
      id,
      progress: progress.slice(),
      done: done.slice(),
      marks: marks.slice(),
    })),
    tokens: world.tokens.map(({ id, objective, at }) => ({ id, objective, at })),
    supplies: [world.supplies[0], world.supplies[1]],
    vehicle: { kind: world.vehicle.kind, room: world.vehicle.room },
    traps: [world.traps[0], world.traps[1]],
    arrivals: world.arrivals?.slice() ?? null,
    revealed: world.revealed,
    lastTurns: world.lastTurns,
    memory: world.memory.slice(),
  };
}

/** The world of an earlier version, as this one knows it: before version 2 no turn closed, and no arrivals were kept. */
export function adoptWorld(world: World, version: number): World {
  if (version > 1) return world;
  return { ...world, turn: { ...world.turn, closing: false }, arrivals: null };
}

/** The Human whose turn it is; in the Zombie turn, the one who has just played. */
export function activeHuman(world: World): Human {
  return humanAt(world, world.turn.human);
}

/** Is this Human's own turn under way? */
export function isPlaying(world: World, human: Human): boolean {
  return world.turn.over === 'no' && activeHuman(world) === human;
}

export function humanAt(world: World, index: number): Human {
  const human = world.humans[index];
  if (human === undefined) throw new Error(`There is no Human ${index}`);
  return human;
}

export function humanById(world: World, id: string): Human {
  const human = world.humans.find((each) => each.id === id);
  if (human === undefined) throw new Error(`There is no Human "${id}"`);
  return human;
}

/** The Humans from the active one on, in the order of play. */
export function humansInTurnOrder(world: World): readonly Human[] {
  const { human } = world.turn;
  return [...world.humans.slice(human), ...world.humans.slice(0, human)];
}

/** The player card of a Human, once it is chosen. */
export function characterOf(human: Human): CharacterId {
  if (human.character === null) throw new Error(`${human.id} has no player card yet`);
  return human.character;
}

export function isZombieIn(world: World, room: RoomId): boolean {
  return world.zombies.includes(room);
}

/** The figures that are not in the mall. */
export function reserveOf(world: World): number {
  let count = 0;
  for (const room of world.zombies) if (room === null) count += 1;
  return count;
}

/** The store that a room is part of, or `null` in the courtyard. */
export function storeOf(board: Board, room: RoomId): StoreFaceId | null {
  const group = groupOf(board.mall, room);
  return group === undefined || group === 'courtyard' ? null : group;
}

export function roomsOf(board: Board, store: StoreFaceId): readonly RoomId[] {
  return board.mall.members[store];
}

/** Is there no Zombie in any of its rooms? The courtyard never holds one. */
export function isStoreEmpty(world: World, board: Board, store: StoreFaceId | null): boolean {
  return store === null || !roomsOf(board, store).some((room) => isZombieIn(world, room));
}

/** The Zombies of a store, by the rooms they stand in. */
export function zombieRoomsOf(world: World, board: Board, store: StoreFaceId): readonly RoomId[] {
  return roomsOf(board, store).filter((room) => isZombieIn(world, room));
}

/** The cards that lie beside a store. */
export function lyingBeside(world: World, board: Board, store: StoreFaceId): Pile<SearchCardId> {
  const pile = world.lying[board.stores.indexOf(store)];
  if (pile === undefined) throw new Error(`"${store}" is not a store of this mall`);
  return pile;
}

/** The entry of an objective that a Human's progress goes to. */
export function progressIndex(world: World, board: Board, human: Human): number {
  return board.competitive ? world.humans.indexOf(human) : 0;
}

/** The seats of the Humans, each once. */
export function humanSeats(world: World): readonly Seat[] {
  return [...new Set(world.humans.map(({ seat }) => seat))];
}
