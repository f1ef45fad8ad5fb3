/**
 * What the map of a mission shows: tiles, tokens and figures at set-up.
 *
 * Tiles, layouts and the number of tokens are the book's; where they stand is reconstructed, since the book shows it in
 * pictures that are not at hand. Zones and openings are named as the laid tiles name them.
 */
import type { CitizenId, Colour, SpawnPointId, ZombieHeroId } from '../ids.ts';
import type { FloorId } from '../tiles/faces.ts';
import type { FloorLayout, LaidTiles } from '../tiles/layout.ts';

/** A spawn point token: in use from the start, after an event of the mission, or with five or six heroes only. */
export interface MapPoint {
  readonly id: SpawnPointId;
  readonly zone: string;
  readonly from: 'start' | 'event' | 'five-heroes';
}

/** An objective token: a colour that everybody sees, or one of `hidden`, red back up. */
export interface MapObjective {
  readonly zone: string;
  readonly face: Colour | 'hidden';
}

export interface MissionMap {
  readonly provenance: 'reconstructed';
  readonly floors: readonly FloorLayout[];
  /** One zone, or two between which the heroes are shared out. */
  readonly starts: readonly string[];
  readonly exit: string | null;
  /** In the order of spawning: the initial one, then clockwise on its floor, then floor by floor. */
  readonly points: readonly MapPoint[];
  readonly objectives: readonly MapObjective[];
  /** The faces that are shuffled on the hidden objectives. */
  readonly hidden: readonly Colour[];
  /** Locked doors and their colours. */
  readonly locked: readonly { readonly opening: string; readonly colour: Colour }[];
  /** Doors that stand open at the start. */
  readonly open: readonly string[];
  /** Rooms that are open from the start and never spawn anything. */
  readonly openRooms: readonly string[];
  /** Zones whose citizen symbol gets no card. */
  readonly noCitizens: readonly string[];
  readonly hand: string | null;
  /** The floor where the elevator waits; `null` where it is missing or out of order. */
  readonly elevator: FloorId | null;
  readonly zombieHeroes: readonly { readonly id: ZombieHeroId; readonly zone: string }[];
  readonly citizens: readonly { readonly id: CitizenId; readonly zone: string }[];
  /** Zones on which spawn cards are laid face down. */
  readonly laidCards: readonly string[];
  /** Does the mission use the highlighted bedrooms? */
  readonly highlighted: boolean;
}

/** What a map shows unless it says otherwise: nothing lies hidden, nothing is locked or open, nobody waits. */
const nothingMore = {
  provenance: 'reconstructed',
  hidden: [],
  locked: [],
  open: [],
  openRooms: [],
  noCitizens: [],
  hand: null,
  elevator: null,
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
} as const satisfies Partial<MissionMap>;

type Said = Omit<MissionMap, keyof typeof nothingMore> & Partial<MissionMap>;

/** The map of a mission, from what is on it. */
export function missionMap(said: Said): MissionMap {
  return { ...nothingMore, ...said };
}

/** The zones that get a citizen card at set-up: those with the symbol, unless the mission keeps them empty. */
export function citizenZonesOf(map: MissionMap, { plan, citizenSymbols }: LaidTiles): readonly number[] {
  return citizenSymbols.filter((place) => !map.noCitizens.includes(plan.zones[place]?.id ?? ''));
}
