/** MH8 (p.35): charges that move two spawn points out of the house, and a journalist who must not be hurt. */
import { mh8Rules } from '../../rulebook/missions/mh8.ts';
import { checkVictory } from '../../rules/end-of-match.ts';
import { zoneId } from '../../rules/places.ts';
import { spawnZombieHero } from '../../rules/spawning.ts';
import type { MzTable, Rule } from '../../shape.ts';
import { type Board, type Hero, heroesIn, type SpawnPoint, type World } from '../../world.ts';
import { chooseHero } from '../choices.ts';
import type { Errand, Mission, MissionOffer } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { isMarked, mark } from './marks.ts';
import { rewardAll } from './objectives.ts';
import { rescue } from './shared.ts';

/** The house stands open, with a spawn point at either end; the charges lie in the greenhouse and in the garage. */
const map = missionMap({
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['13R', '14R', '15R'],
        ['16R', '17R', '18R'],
      ],
    },
  ],
  starts: ['14R.front-steps'],
  exit: '18R.road',
  points: [
    { id: 'initial', zone: '17R.gate-2', from: 'start' },
    { id: 'blue', zone: '16R.path-1', from: 'start' },
    { id: 'red-1', zone: '13R.library-north', from: 'start' },
    { id: 'red-2', zone: '15R.dining-south', from: 'start' },
    { id: 'green', zone: '18R.path-3', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '16R.greenhouse-south', face: 'red' },
    { zone: '18R.garage-east', face: 'red' },
  ],
  open: [
    '13R.library-north/13R.study',
    '13R.library-south/13R.parlour',
    '13R.parlour/14R.hall-west',
    '14R.entrance/14R.front-steps',
    '14R.hall-east/15R.kitchen',
    '15R.dining-north/15R.kitchen',
    '15R.common-room/15R.dining-south',
  ],
  openRooms: ['library', 'study', 'parlour', 'hall', 'kitchen', 'dining-room', 'common-room'],
  noCitizens: ['13R.library-north', '13R.study', '14R.hall-west', '15R.kitchen', '15R.dining-north'],
  citizens: [{ id: 'trish-tilby', zone: '13R.parlour' }],
});

const OBJECTIVES = 'MZ-35.2';
const TOKEN_RULE = 'MZ-35.9';
const EXCHANGE_RULE = 'MZ-35.10';
const CHARGE_RULE = 'MZ-35.11';

const giveToken: MissionOffer<'give-token'> = exchange('give-token', (hero, other) =>
  hero.tokens.length > 0 ? [hero, other] : null,
);
const takeToken: MissionOffer<'take-token'> = exchange('take-token', (hero, other) =>
  other.tokens.length > 0 ? [other, hero] : null,
);

const movePoint: MissionOffer<'move-point'> = {
  id: 'move-point',
  provenance: 'rulebook',
  cites: [CHARGE_RULE],
  actions: 1,
  power: 0,
  judge({ world, board }, hero) {
    const point = pointUnder(world, board, hero);
    if (point === undefined) return { key: 'not-on-a-red-point', params: {}, cite: CHARGE_RULE };
    if (hero.tokens.length > 0) return null;
    return { key: 'holds-no-token', params: { who: hero.id }, cite: CHARGE_RULE, refs: [hero.id] };
  },
  refs: ({ board }, hero) => [zoneId(board, hero.zone)],
  *use(table, hero) {
    const { world, board } = table;
    const point = pointUnder(world, board, hero);
    const to = world.points.find(({ id }) => id === (pointsMoved(world) === 0 ? 'initial' : 'blue'));
    if (point === undefined || to === undefined) return;
    hero.tokens.pop();
    point.zone = to.zone;
    world.points = world.points
      .filter((each) => each !== point)
      .flatMap((each) => (each === to ? [to, point] : [each]));
    mark(world, `moved:${point.id}`);
    table.tell('point-moved', 'MZ-35.12', { who: hero.id, point: point.id, zone: zoneId(board, to.zone) });
    yield* checkVictory(table);
  },
};

export const mh8: Mission<'mh8', 'rescue-trish-tilby' | 'move-points', 'give-token' | 'take-token' | 'move-point'> = {
  id: 'mh8',
  provenance: 'rulebook',
  difficulty: 'hard',
  minutes: 90,
  map,
  rules: mh8Rules,
  goals: [
    {
      id: 'rescue-trish-tilby',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => isMarked(world, 'rescued:trish-tilby'),
      errands: (world) => rescue(world, 'trish-tilby'),
    },
    {
      id: 'move-points',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => pointsMoved(world) === redPoints(world).length,
      progress: (world) => [pointsMoved(world), redPoints(world).length],
      errands: chargesLeft,
    },
  ],
  exit: true,
  tells: { 'xp-gained': [TOKEN_RULE] },
  removed: { spawn: ['zombie-hero'] },
  lost: (world) => (isMarked(world, 'devoured:trish-tilby') ? 'MZ-35.8' : null),
  queries: {
    doesCitizenAct: (acts, { citizen }) => acts && citizen.id !== 'trish-tilby',
  },
  flows: {
    *pointSpawns(table, { point, reaction }) {
      if (point.id !== 'blue' || table.world.zombieHeroesInPlay.cards.length > 0) return;
      reaction.replaced = true;
      yield* spawnZombieHero(table, point.zone, 'MZ-35.6');
    },
    *citizenRescued({ world }, { citizen }) {
      mark(world, `rescued:${citizen}`);
    },
    *citizenDevoured({ world }, { citizen }) {
      if (citizen === 'trish-tilby') mark(world, 'devoured:trish-tilby');
    },
    *objectiveTaken(table, { hero, face }) {
      hero.tokens.push(face);
      table.tell('token-kept', TOKEN_RULE, { who: hero.id, token: face });
      rewardAll(table, TOKEN_RULE);
    },
  },
  offers: [giveToken, takeToken, movePoint],
};

// ── Spawn points ──────────────────────────────────────────────────────────────────────────────────────────────────

function redPoints({ points }: World): readonly SpawnPoint[] {
  return points.filter(({ id }) => id.startsWith('red'));
}

function pointsMoved(world: World): number {
  return redPoints(world).filter(({ id }) => isMarked(world, `moved:${id}`)).length;
}

/** The charges that are to be fetched and laid, one for each point that is still in the house. */
function chargesLeft(world: World): readonly Errand[] {
  const points = redPoints(world).filter(({ id }) => !isMarked(world, `moved:${id}`));
  const zones = points.map(({ zone }) => zone);
  const holders = world.heroes.filter(({ tokens }) => tokens.length > 0);
  const laid = holders
    .slice(0, points.length)
    .map(({ id }): Errand => ({ zones, how: 'mission:move-point', by: [id], times: 1 }));
  const lying = world.objectives.filter(({ taken }) => !taken).slice(0, points.length - laid.length);
  return [...laid, ...lying.map(({ zone }): Errand => ({ zones: [zone], how: 'objective', times: 2, onto: zones }))];
}

/** The red spawn point of the house on which a hero stands. */
function pointUnder(world: World, { roomOf }: Board, hero: Hero): SpawnPoint | undefined {
  if ((roomOf[hero.zone] ?? -1) < 0) return undefined;
  return redPoints(world).find(({ id, zone }) => zone === hero.zone && !isMarked(world, `moved:${id}`));
}

// ── Tokens ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Passes a token between two heroes of one zone: from the first to the second whom `ways` names. */
function exchange<I extends 'give-token' | 'take-token'>(
  id: I,
  ways: (hero: Hero, other: Hero) => readonly [from: Hero, to: Hero] | null,
): MissionOffer<I> {
  const others = ({ world }: MzTable, hero: Hero): readonly Hero[] =>
    heroesIn(world, hero.zone).filter((other) => other !== hero && ways(hero, other) !== null);
  return {
    id,
    provenance: 'rulebook',
    cites: [EXCHANGE_RULE],
    actions: 1,
    power: 0,
    judge(table, hero) {
      if (others(table, hero).length > 0) return null;
      if (id === 'give-token' && hero.tokens.length === 0) {
        return { key: 'holds-no-token', params: { who: hero.id }, cite: EXCHANGE_RULE, refs: [hero.id] };
      }
      return { key: 'nobody-to-exchange-with', params: {}, cite: EXCHANGE_RULE, refs: [hero.id] };
    },
    refs: (table, hero) => others(table, hero).map((other) => other.id),
    *use(table, hero, self): Rule {
      const other = yield* chooseHero(table, hero, others(table, hero), self);
      const [from, to] = (other === null ? null : ways(hero, other)) ?? [];
      const token = from?.tokens.pop();
      if (from === undefined || to === undefined || token === undefined) return;
      to.tokens.push(token);
      table.tell('token-passed', EXCHANGE_RULE, { from: from.id, to: to.id, token });
    },
  };
}
