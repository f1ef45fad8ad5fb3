/** A world made by hand on a small board: for printed examples and for tests. */

import { zonePlace } from '@necropole/boards';
import { EVERYBODY, pile } from '@necropole/kernel';
import {
  type CitizenCardId,
  type CitizenId,
  type HeroId,
  type HordeKind,
  hordeCounts,
  hordeKinds,
  type SpawnCardId,
  type SpawnPointId,
  type TraitCardId,
  type ZombieHeroId,
  zombieHeroIds,
} from '../content/ids.ts';
import type { FloorId } from '../content/tiles/faces.ts';
import { type Board, type Hero, RESERVE, type World } from '../world.ts';
import { hide, pilesOf } from './piles.ts';

/** A hero by hand: the name of the zone, or more. */
interface PlacedHero {
  readonly at: string;
  readonly health?: number;
  readonly power?: number;
  readonly xp?: number;
  readonly seat?: number;
  readonly activated?: boolean;
  readonly traits?: readonly TraitCardId[];
  readonly citizen?: CitizenId;
}

/** What lies and stands on a table by hand. What is left out is empty; decks hold whatever is nowhere else. */
export interface Arrangement {
  readonly heroes?: Readonly<Partial<Record<HeroId, string | PlacedHero>>>;
  /** Figures of the horde by zone. */
  readonly horde?: Readonly<Record<string, Readonly<Partial<Record<HordeKind, number>>>>>;
  readonly zombieHeroes?: Readonly<Partial<Record<ZombieHeroId, string>>>;
  readonly citizens?: Readonly<Partial<Record<CitizenId, string>>>;
  /** Which of the citizens are hidden. */
  readonly hidden?: readonly CitizenId[];
  readonly open?: readonly string[];
  /** Rooms that have been opened; all of them, if nothing is said. */
  readonly entered?: readonly string[];
  readonly elevator?: FloorId;
  /** The zone of the green objective, if not the first of the board; and of the exit, if there is one. */
  readonly objective?: string;
  readonly exit?: string;
  /** Active spawn points, in their order, by zone. */
  readonly points?: Readonly<Partial<Record<SpawnPointId, string>>>;
  /** The spawn deck from the top; all other spawn cards are then out of the match. */
  readonly spawnDeck?: readonly SpawnCardId[];
  readonly spawnDiscard?: readonly SpawnCardId[];
  /** The citizen deck from the top; all other citizen cards are then out of the match. */
  readonly citizenDeck?: readonly CitizenCardId[];
  readonly citizenDiscard?: readonly CitizenCardId[];
  /** Face-down citizen cards by zone. */
  readonly citizenCards?: Readonly<Record<string, CitizenCardId>>;
  /** The zombie hero deck from the top; all others that do not stand on the board are discarded. */
  readonly zombieHeroDeck?: readonly ZombieHeroId[];
  readonly zombieHeroBox?: readonly ZombieHeroId[];
}

/** The world of such a table. */
export function arrange(said: Arrangement, board: Board): World {
  const at = (name: string): number => zonePlace(board.plan, name);
  const heroes = entries(said.heroes ?? { wolverine: board.plan.zones[0]?.id ?? '' }).map(([id, hero]) =>
    heroOf(id, typeof hero === 'string' ? { at: hero } : hero, at),
  );
  const citizens = entries(said.citizens ?? {}).map(([id, zone]) => ({ id, zone: at(zone), hidden: null }));
  const world: World = {
    round: 1,
    heroes,
    turn: { hero: null, actions: 0, gainedTrait: false, over: true },
    horde: { brute: [], walker: [], runner: [] },
    zombieHeroes: zombieHeroIds.map((id) => {
      const zone = said.zombieHeroes?.[id];
      return zone === undefined ? RESERVE : at(zone);
    }),
    down: [],
    citizens,
    citizenCards: board.citizenZones.map((zone, i) => {
      const card = said.citizenCards?.[board.plan.zones[zone]?.id ?? ''];
      return pile<CitizenCardId>('citizens', `citizen card ${i + 1}`, card === undefined ? [] : [card]);
    }),
    secretMissions: [],
    objectives: [
      {
        id: 'objective-1',
        zone: said.objective === undefined ? 0 : at(said.objective),
        face: pile('objectives', 'objective-1', ['green'], EVERYBODY),
        taken: false,
      },
    ],
    points: entries(said.points ?? {}).map(([id, zone]) => ({ id, zone: at(zone), active: true })),
    exit: said.exit === undefined ? null : at(said.exit),
    opened: board.plan.openings.map(({ id }) => said.open?.includes(id) === true),
    entered: board.rooms.map((room) => said.entered?.includes(room) ?? true),
    elevator: said.elevator ?? null,
    hand: null,
    ...pilesOf(said, heroes),
    spawning: { point: 0, drawn: 0 },
    copied: [],
    memory: { turn: [], phase: [], round: [], match: [] },
    marks: [],
  };
  for (const kind of hordeKinds) world.horde[kind] = new Array<number>(hordeCounts[kind]).fill(RESERVE);
  for (const [zone, counts] of Object.entries(said.horde ?? {})) {
    for (const kind of hordeKinds) fill(world, kind, counts[kind] ?? 0, at(zone));
  }
  hide(world, said.hidden ?? []);
  return world;
}

function entries<K extends string, V>(of: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(of) as [K, V][]; // order: as written
}

function heroOf(id: HeroId, said: PlacedHero, at: (name: string) => number): Hero {
  const { health = 3, power = 0, xp = 0, seat = 0, activated = false } = said;
  return {
    id,
    seat,
    zone: at(said.at),
    health,
    power,
    xp,
    activated,
    traits: pile<TraitCardId>('traits', `traits of ${id}`, said.traits ?? [], EVERYBODY),
    citizen: pile<CitizenCardId>(
      'citizens',
      `citizen of ${id}`,
      said.citizen === undefined ? [] : [said.citizen],
      EVERYBODY,
    ),
    tokens: [],
  };
}

function fill(world: World, kind: HordeKind, count: number, zone: number): void {
  for (let left = count; left > 0; left--) {
    const free = world.horde[kind].indexOf(RESERVE);
    if (free < 0) throw new Error(`There are not so many ${kind}s`);
    world.horde[kind][free] = zone;
  }
}
