/** MH7 (p.34): the beacon first; from then on whoever falls stays down, until nobody is left. */

import { mh7Rules } from '../../rulebook/missions/mh7.ts';
import { zonesWithEnemies } from '../../rules/combat.ts';
import { checkVictory } from '../../rules/end-of-match.ts';
import { discardCitizen } from '../../rules/rescuing.ts';
import type { MzTable, Verdict } from '../../shape.ts';
import { type Board, GONE, type Hero, putEnemy, RESERVE, type World } from '../../world.ts';
import { chooseEnemy } from '../choices.ts';
import { citizenCards } from '../citizens/index.ts';
import {
  type CitizenId,
  type EnemyId,
  type EnemyKind,
  type HordeKind,
  hordeKinds,
  secretMissionIds,
  tooLateIds,
} from '../ids.ts';
import type { Errand, Mission, MissionOffer, SpawnCard } from '../kinds.ts';
import { spawnCards } from '../spawn/index.ts';
import { missionMap } from './maps.ts';
import { lookedAt, rewardAll, rewardOne, takeColours, wakePoint } from './objectives.ts';
import { faceDown, MANY_HEROES_RULE, moreForManyHeroes } from './shared.ts';

/** The beacon stands in Cerebro, behind a door that knows two passwords. */
const map = missionMap({
  floors: [
    {
      floor: 'basement',
      turns: 0,
      tiles: [
        ['10V', '11V', '12V'],
        ['13V', '14V', '15V'],
      ],
    },
  ],
  starts: ['11V.monitor-room'],
  exit: null,
  points: [
    { id: 'initial', zone: '12V.corridor-east', from: 'start' },
    { id: 'red-1', zone: '13V.infirmary-south', from: 'start' },
    { id: 'blue', zone: '13V.laboratory-south-west', from: 'event' },
    { id: 'green', zone: '11V.shaft', from: 'event' },
  ],
  objectives: [{ zone: '10V.cerebro', face: 'red' }],
  locked: [{ opening: '10V.cerebro-walkway/10V.corridor-west', colour: 'blue' }],
  open: ['10V.corridor-west/13V.laboratory-north-east', '13V.infirmary-north/13V.laboratory-north-east'],
  openRooms: ['monitor-room', 'laboratory', 'infirmary'],
  noCitizens: ['13V.cold-store'],
  elevator: 'basement',
});

const OBJECTIVES = 'MZ-34.2';
const DOOR_RULE = 'MZ-34.14';
const PASSING_RULE = 'MZ-34.9';
const SPARING_RULE = 'MZ-34.13';
/** How many figures one citizen takes out of the reserve. */
const SPARED = 3;

const beacon = takeColours('take-beacon', OBJECTIVES, 1, ['red']);
/** How many enemies one step stands for where all of them must go. */
const ENEMIES_A_STEP = 3;

export const mh7: Mission<'mh7', 'take-beacon' | 'kill-everything', 'spare-walkers' | 'spare-brutes-and-runners'> = {
  id: 'mh7',
  provenance: 'rulebook',
  cites: ['MZ-34.8', PASSING_RULE, 'MZ-34.10', MANY_HEROES_RULE],
  difficulty: 'medium',
  minutes: 90,
  map,
  rules: mh7Rules,
  goals: [
    { ...beacon, errands: (world, board) => [...beacon.errands(world, board), ...passwordsLeft(world, board)] },
    {
      id: 'kill-everything',
      cite: OBJECTIVES,
      stage: 2,
      done: (world) => enemiesLeft(world) === 0,
      progress: (world) => [enemyCount(world) - enemiesLeft(world), enemyCount(world)],
      errands: (world) => [
        { zones: zonesWithEnemies(world), how: 'strike', times: enemiesLeft(world) / ENEMIES_A_STEP },
      ],
    },
  ],
  exit: false,
  tells: { 'xp-gained': ['MZ-34.7', 'MZ-34.12'], 'point-woken': ['MZ-34.16'] },
  removed: { spawn: ['hidden-citizen'], citizens: tooLateIds },
  among: { cards: secretMissionIds },
  queries: {
    pointCards: moreForManyHeroes,
    diesForGood: (forGood, _, _self, { world, board }) => forGood || beacon.done(world, board),
    passesOver: (rule, { card }, _self, { world, board }) =>
      beacon.done(world, board) && !isLeft(world, kindOn(spawnCards[card])) ? PASSING_RULE : rule,
    openRefusal: (refusal, _, _self, { world }) => {
      if (refusal?.key !== 'locked') return refusal;
      const taken = secretsTaken(world);
      return taken === secretMissionIds.length
        ? null
        : { key: 'secrets-missing', params: { taken }, cite: DOOR_RULE, refs: refusal.refs ?? [] };
    },
  },
  flows: {
    *objectiveTaken(table) {
      rewardAll(table, 'MZ-34.7');
    },
    *citizenRevealed(table, { card }) {
      if (card === 'secret-mission-1') wakePoint(table, 'green', 'MZ-34.16');
      if (card === 'secret-mission-2') wakePoint(table, 'blue', 'MZ-34.16');
    },
    *citizenRescued(table, { hero }) {
      rewardOne(table, hero, 'MZ-34.12');
    },
  },
  offers: [spareOffer('spare-walkers', ['walker']), spareOffer('spare-brutes-and-runners', ['brute', 'runner'])],
};

// ── Enemies that are left ─────────────────────────────────────────────────────────────────────────────────────────

function enemyCount({ zombieHeroes, horde }: World): number {
  return hordeKinds.reduce((count, kind) => count + horde[kind].length, zombieHeroes.length);
}

/** On the board and in the reserve. */
function enemiesLeft({ zombieHeroes, horde }: World): number {
  const left = (places: readonly number[]): number => places.filter((place) => place !== GONE).length;
  return hordeKinds.reduce((count, kind) => count + left(horde[kind]), left(zombieHeroes));
}

function isLeft(world: World, kind: EnemyKind | null): boolean {
  if (kind === null) return true;
  const places = kind === 'zombie-hero' ? world.zombieHeroes : world.horde[kind];
  return places.some((place) => place !== GONE);
}

/** The kind of enemies that a spawn card is about. */
function kindOn(card: SpawnCard): EnemyKind | null {
  switch (card.kind) {
    case 'zombie-hero':
      return 'zombie-hero';
    case 'hidden-citizen':
      return null;
    case 'special':
      return card.special === 'overdrive' ? 'brute' : 'walker';
    default:
      return card.horde;
  }
}

// ── The door ──────────────────────────────────────────────────────────────────────────────────────────────────────

function secretsTaken({ secretMissions }: World): number {
  return secretMissions.filter(({ taken }) => taken).length;
}

/** The passwords that lie open, and the cards under which the others may lie. */
function passwordsLeft({ secretMissions, citizenCards }: World, { citizenZones }: Board): readonly Errand[] {
  const open = secretMissions.filter(({ taken }) => !taken);
  const hidden = faceDown(citizenCards, citizenZones);
  const times = 2 * lookedAt(hidden.length, secretMissionIds.length - secretMissions.length);
  return [
    ...open.map(({ zone }): Errand => ({ zones: [zone], how: 'secret', times: 1 })),
    ...(times === 0 ? [] : hidden.map((zone): Errand => ({ zones: [zone], how: 'come', times }))),
  ];
}

// ── Citizens against the reserve ──────────────────────────────────────────────────────────────────────────────────

/** A rescued citizen sends figures of these kinds away; only fighting citizens deal with more than walkers. */
function spareOffer<I extends string>(id: I, kinds: readonly HordeKind[]): MissionOffer<I> {
  const mustFight = id !== 'spare-walkers';
  return {
    id,
    provenance: 'rulebook',
    cites: [SPARING_RULE],
    actions: 0,
    power: 0,
    judge: (table, hero) => judgeSparing(table, hero, kinds, mustFight),
    refs: (_table, hero) => [...hero.citizen.cards],
    *use(table, hero, self) {
      const [citizen] = hero.citizen.cards;
      if (citizen === undefined) return;
      discardCitizen(table, hero, citizen);
      const enemies: EnemyId[] = [];
      while (enemies.length < SPARED) {
        const enemy = yield* chooseEnemy(table, hero, inReserve(table.world, kinds), self);
        if (enemy === null) break;
        putEnemy(table.world, enemy, GONE);
        enemies.push(enemy);
      }
      table.tell('reserve-thinned', SPARING_RULE, { who: hero.id, enemies });
      yield* checkVictory(table);
    },
  };
}

function judgeSparing({ world }: MzTable, hero: Hero, kinds: readonly HordeKind[], mustFight: boolean): Verdict {
  const [citizen] = hero.citizen.cards;
  if (citizen === undefined) return { key: 'holds-no-citizen', params: { who: hero.id }, cite: SPARING_RULE };
  if (mustFight && citizenCards[citizen as CitizenId]?.fights !== true) {
    return { key: 'citizen-does-not-fight', params: {}, cite: SPARING_RULE, refs: [citizen] };
  }
  return inReserve(world, kinds).length > 0 ? null : { key: 'reserve-empty', params: {}, cite: SPARING_RULE };
}

/** The first figure of each of these kinds in the reserve. */
function inReserve({ horde }: World, kinds: readonly HordeKind[]): readonly EnemyId[] {
  return kinds.flatMap((kind): EnemyId[] => {
    const number = horde[kind].indexOf(RESERVE);
    return number < 0 ? [] : [`${kind}-${number}`];
  });
}
