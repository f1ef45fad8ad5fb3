/** The world of a match, its board, and the words to read them with. */

import type { FloorPlan } from '@necropole/boards';
import { copyPile, type Notes, type Pile, type Seat } from '@necropole/kernel';
import {
  type CitizenCardId,
  type CitizenId,
  type Colour,
  type EnemyId,
  type HeroId,
  type HordeKind,
  hordeCounts,
  hordeKinds,
  type MissionId,
  type ObjectiveCardId,
  type SpawnCardId,
  type SpawnPointId,
  type TraitCardId,
  type ZombieHeroId,
  zombieHeroIds,
} from './content/ids.ts';
import type { FloorId } from './content/tiles/faces.ts';

/** A zone of the board: its index in `board.plan.zones`. */
export type Zone = number;

/** Not on the board, but may come (again). */
export const RESERVE = -1;
/** Out of this match for good. */
export const GONE = -2;
/** Where a figure stands: a zone, `RESERVE` or `GONE`. */
export type Place = Zone;

/** A super hero: identity card, dashboard and figure. */
export interface Hero {
  readonly id: HeroId;
  readonly seat: Seat;
  /** `RESERVE` once they left by the exit, `GONE` once eliminated. */
  zone: Place;
  health: number;
  power: number;
  xp: number;
  /** Has the activation token been turned to red in this round? */
  activated: boolean;
  traits: Pile<TraitCardId>;
  /** The rescued citizen: at most one card. */
  citizen: Pile<CitizenCardId>;
  /** Objective tokens that the mission lets them keep. */
  tokens: ObjectiveCardId[];
}

/** A citizen whose card has been revealed and who stands on the board. */
export interface CitizenOnBoard {
  readonly id: CitizenId;
  zone: Zone;
  /** Still holds the hidden-citizen card (p.21). */
  hidden: SpawnCardId | null;
}

/** An objective token; what it shows is hidden where its back is up. */
export interface Objective {
  readonly id: `objective-${number}`;
  zone: Zone;
  face: Pile<ObjectiveCardId>;
  taken: boolean;
}

/** A spawn point token. A mission may move it or wake it up. */
export interface SpawnPoint {
  readonly id: SpawnPointId;
  zone: Zone;
  active: boolean;
}

/** The turn of the hero who acts. */
export interface Turn {
  hero: HeroId | null;
  /** Paid actions left. */
  actions: number;
  /** A Gain Trait action was taken (p.16). */
  gainedTrait: boolean;
  over: boolean;
}

/** How long components remember something. `phase`: the players' phase or the enemies' phase. */
export type MemoryScope = 'turn' | 'phase' | 'round' | 'match';

/** A skill or attack that a hero uses as their own until the end of the round. */
export interface Copied {
  readonly holder: HeroId;
  readonly component: string;
}

export interface World {
  round: number;
  heroes: Hero[];
  turn: Turn;
  /** Where each figure of the horde stands; the index is its number. */
  horde: Record<HordeKind, Place[]>;
  /** Where each zombie hero stands, in the order of `zombieHeroIds`: `RESERVE` while its card is not in play. */
  zombieHeroes: Place[];
  /** Zombie heroes that lie down (MH10). */
  down: ZombieHeroId[];
  citizens: CitizenOnBoard[];
  /** The face-down citizen card of each place of `board.citizenZones`; empty once revealed. */
  citizenCards: Pile<CitizenCardId>[];
  /** Face-up cards that stay beside the board without a figure: secret missions that nobody has taken yet. */
  secretMissions: { readonly id: CitizenCardId; zone: Zone; taken: boolean }[];
  objectives: Objective[];
  points: SpawnPoint[];
  /** The zone of the exit token, if it lies on the board. */
  exit: Zone | null;
  /** Openings that are open, by their index in the plan. Elevator doors follow the elevator. */
  opened: boolean[];
  /** Rooms that have been opened, by their index in `board.rooms`: they spawn no more. */
  entered: boolean[];
  /** The floor where the elevator is; `null` where there is none. */
  elevator: FloorId | null;
  /** The Sentinel Hand; `null` where there is none, or no more. */
  hand: { zone: Zone; charged: boolean } | null;
  spawnDeck: Pile<SpawnCardId>;
  spawnDiscard: Pile<SpawnCardId>;
  /** Spawn cards laid on the board (MH9), by place of `board.laidZones`. */
  spawnLaid: Pile<SpawnCardId>[];
  spawnBox: Pile<SpawnCardId>;
  /** The hidden-citizen cards that lie under the cards of citizens, face up. */
  hiddenCards: Pile<SpawnCardId>;
  zombieHeroDeck: Pile<ZombieHeroId>;
  zombieHeroDiscard: Pile<ZombieHeroId>;
  /** Cards of zombie heroes in play, face up; and, in the box, those gone for good. */
  zombieHeroesInPlay: Pile<ZombieHeroId>;
  zombieHeroBox: Pile<ZombieHeroId>;
  traitDeck: Pile<TraitCardId>;
  traitDiscard: Pile<TraitCardId>;
  citizenDeck: Pile<CitizenCardId>;
  citizenDiscard: Pile<CitizenCardId>;
  /** Cards of the citizens on the board, face up; and those out of the match. */
  citizensFaceUp: Pile<CitizenCardId>;
  citizenBox: Pile<CitizenCardId>;
  /** The spawn step under way: which point, and how many of its cards are drawn. */
  spawning: { point: number; drawn: number };
  copied: Copied[];
  memory: Record<MemoryScope, Notes>;
  /** What a mission counts or notes, by name. */
  marks: string[];
}

/** What never changes after set-up. */
export interface Board {
  readonly mission: MissionId;
  readonly plan: FloorPlan;
  readonly floors: readonly FloorId[];
  /** The floor of each zone, the room of each zone (-1 outdoors), the tile of each zone. */
  readonly floorOf: readonly FloorId[];
  readonly roomOf: readonly number[];
  readonly tileOf: readonly string[];
  readonly rooms: readonly string[];
  /** Zones with the spawn symbol and with a citizen card at the start. */
  readonly spawnSymbols: readonly boolean[];
  readonly citizenZones: readonly Zone[];
  readonly laidZones: readonly Zone[];
  /** Zones that the mission's plan highlights. */
  readonly highlighted: readonly Zone[];
  /** The shaft zone of each floor that has one. */
  readonly shafts: Readonly<Partial<Record<FloorId, Zone>>>;
  /** The colour of each locked opening; `null` where it is not locked. */
  readonly locks: readonly (Colour | null)[];
  /** Were there five heroes or more at the start? */
  readonly manyHeroes: boolean;
}

export const MOST_HEALTH = 3;
export const MOST_POWER = 4;
export const MOST_TRAITS = 2;

export function heroById(world: World, id: string): Hero {
  const hero = world.heroes.find((each) => each.id === id);
  if (hero === undefined) throw new Error(`There is no hero "${id}" in this match`);
  return hero;
}

/** The heroes on the board. */
export function heroesInPlay(world: World): readonly Hero[] {
  return world.heroes.filter(({ zone }) => zone >= 0);
}

export function heroesIn(world: World, zone: Zone): readonly Hero[] {
  return world.heroes.filter((hero) => hero.zone === zone);
}

/** The zone of an enemy, `RESERVE` or `GONE`. */
export function placeOf(world: World, enemy: EnemyId): Place {
  const at = zombieHeroIds.indexOf(enemy as ZombieHeroId);
  if (at >= 0) return world.zombieHeroes[at] ?? GONE;
  const { kind, number } = hordeFigure(enemy);
  return world.horde[kind][number] ?? GONE;
}

/** Kind and number of a figure of the horde. */
export function hordeFigure(enemy: EnemyId): { readonly kind: HordeKind; readonly number: number } {
  const dash = enemy.lastIndexOf('-');
  return { kind: enemy.slice(0, dash) as HordeKind, number: Number(enemy.slice(dash + 1)) };
}

export function isZombieHero(enemy: EnemyId): enemy is ZombieHeroId {
  return (zombieHeroIds as readonly string[]).includes(enemy);
}

/** Puts an enemy somewhere, without asking any rule. */
export function putEnemy(world: World, enemy: EnemyId, place: Place): void {
  if (isZombieHero(enemy)) world.zombieHeroes[zombieHeroIds.indexOf(enemy)] = place;
  else {
    const { kind, number } = hordeFigure(enemy);
    world.horde[kind][number] = place;
  }
}

/** The names of the horde's figures by kind and number, made once: they are asked for in every loop over enemies. */
export const hordeNames: Readonly<Record<HordeKind, readonly EnemyId[]>> = {
  brute: namesOf('brute'),
  walker: namesOf('walker'),
  runner: namesOf('runner'),
};

function namesOf(kind: HordeKind): readonly EnemyId[] {
  return Array.from({ length: hordeCounts[kind] }, (_, number): EnemyId => `${kind}-${number}`);
}

/** The enemies of a zone in the order in which hits strike them: zombie heroes, brutes, walkers, runners. */
export function enemiesIn(world: World, zone: Zone): readonly EnemyId[] {
  const found: EnemyId[] = [];
  for (let i = 0; i < zombieHeroIds.length; i++) {
    if (world.zombieHeroes[i] === zone) found.push(zombieHeroIds[i] as ZombieHeroId);
  }
  for (const kind of hordeKinds) {
    const places = world.horde[kind];
    for (let i = 0; i < places.length; i++) if (places[i] === zone) found.push(hordeNames[kind][i] as EnemyId);
  }
  return found;
}

/** Does anybody stand in a zone of whom something holds? */
export function isEnemyIn(world: World, zone: Zone, holds: (enemy: EnemyId) => boolean): boolean {
  for (let i = 0; i < zombieHeroIds.length; i++) {
    if (world.zombieHeroes[i] === zone && holds(zombieHeroIds[i] as ZombieHeroId)) return true;
  }
  for (const kind of hordeKinds) {
    const places = world.horde[kind];
    for (let i = 0; i < places.length; i++)
      if (places[i] === zone && holds(hordeNames[kind][i] as EnemyId)) return true;
  }
  return false;
}

/** How many enemies of a kind stand in a zone. */
export function countIn(world: World, kind: HordeKind, zone: Place): number {
  let count = 0;
  for (const place of world.horde[kind]) if (place === zone) count += 1;
  return count;
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  return {
    round: world.round,
    heroes: world.heroes.map(copyHero),
    turn: { ...world.turn },
    horde: { brute: world.horde.brute.slice(), walker: world.horde.walker.slice(), runner: world.horde.runner.slice() },
    zombieHeroes: world.zombieHeroes.slice(),
    down: world.down.slice(),
    citizens: world.citizens.map((citizen) => ({ ...citizen })),
    citizenCards: world.citizenCards.map(copyPile),
    secretMissions: world.secretMissions.map((mission) => ({ ...mission })),
    objectives: world.objectives.map((objective) => ({ ...objective, face: copyPile(objective.face) })),
    points: world.points.map((point) => ({ ...point })),
    exit: world.exit,
    opened: world.opened.slice(),
    entered: world.entered.slice(),
    elevator: world.elevator,
    hand: world.hand === null ? null : { ...world.hand },
    spawnDeck: copyPile(world.spawnDeck),
    spawnDiscard: copyPile(world.spawnDiscard),
    spawnLaid: world.spawnLaid.map(copyPile),
    spawnBox: copyPile(world.spawnBox),
    hiddenCards: copyPile(world.hiddenCards),
    zombieHeroDeck: copyPile(world.zombieHeroDeck),
    zombieHeroDiscard: copyPile(world.zombieHeroDiscard),
    zombieHeroesInPlay: copyPile(world.zombieHeroesInPlay),
    zombieHeroBox: copyPile(world.zombieHeroBox),
    traitDeck: copyPile(world.traitDeck),
    traitDiscard: copyPile(world.traitDiscard),
    citizenDeck: copyPile(world.citizenDeck),
    citizenDiscard: copyPile(world.citizenDiscard),
    citizensFaceUp: copyPile(world.citizensFaceUp),
    citizenBox: copyPile(world.citizenBox),
    spawning: { ...world.spawning },
    copied: world.copied.map((each) => ({ ...each })),
    memory: {
      turn: world.memory.turn.slice(),
      phase: world.memory.phase.slice(),
      round: world.memory.round.slice(),
      match: world.memory.match.slice(),
    },
    marks: world.marks.slice(),
  };
}

function copyHero(hero: Hero): Hero {
  return {
    id: hero.id,
    seat: hero.seat,
    zone: hero.zone,
    health: hero.health,
    power: hero.power,
    xp: hero.xp,
    activated: hero.activated,
    traits: copyPile(hero.traits),
    citizen: copyPile(hero.citizen),
    tokens: hero.tokens.slice(),
  };
}
