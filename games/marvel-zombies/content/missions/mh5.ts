/** MH5 (p.31): nobody leaves the house alone, and the way out has to be found first. */

import { mh5Rules } from '../../rulebook/missions/mh5.ts';
import { zoneId } from '../../rules/places.ts';
import { gainTrait } from '../../rules/traits.ts';
import type { Board, World } from '../../world.ts';
import { tooLateIds } from '../ids.ts';
import type { Errand, Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { isMarked, mark } from './marks.ts';
import { rewardAll, rewardOne, takeColours } from './objectives.ts';
import { faceDown, wakeSleepers } from './shared.ts';

/** From the drive into the house and up to both wings; the way out shows itself on the way. */
const map = missionMap({
  floors: [
    { floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] },
    { floor: 'ground', turns: 0, tiles: [['13R', '14R', '15R']] },
  ],
  starts: ['14R.front-steps'],
  exit: null,
  points: [
    { id: 'initial', zone: '13R.terrace-1', from: 'start' },
    { id: 'red-1', zone: '15R.terrace-3', from: 'start' },
    { id: 'blue', zone: '15R.terrace-1', from: 'five-heroes' },
    { id: 'red-2', zone: '17V.landing-alcove', from: 'start' },
    { id: 'green', zone: '17V.landing-west', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '13R.study', face: 'hidden' },
    { zone: '15R.common-room', face: 'hidden' },
    { zone: '16V.dormitory-east', face: 'hidden' },
    { zone: '17V.lounge-east', face: 'hidden' },
    { zone: '18V.dormitory-east', face: 'hidden' },
  ],
  hidden: ['blue', 'green', 'red', 'red', 'red'],
  noCitizens: ['13R.study', '16V.dormitory-east'],
  highlighted: true,
});

const OBJECTIVES = 'MZ-31.2';
const RED_RULE = 'MZ-31.7';

export const mh5: Mission<'mh5', 'each-rescues' | 'take-blue-and-green', never> = {
  id: 'mh5',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 60,
  map,
  rules: mh5Rules,
  goals: [
    {
      id: 'each-rescues',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => rescuers(world) === world.heroes.length,
      progress: (world) => [rescuers(world), world.heroes.length],
      errands: citizensToFetch,
    },
    takeColours('take-blue-and-green', OBJECTIVES, 1, ['blue', 'green']),
  ],
  exit: true,
  tells: { 'xp-gained': [RED_RULE, 'MZ-31.8'] },
  toLeave: citizensToFetch,
  removed: { spawn: ['hidden-citizen'], citizens: tooLateIds },
  lost: (world) => (citizensLeft(world) < world.heroes.length ? 'MZ-31.3' : null),
  queries: {
    exitRefusal: (refusal, { hero }) =>
      hero.citizen.cards.length > 0
        ? refusal
        : { key: 'leaves-without-citizen', params: { who: hero.id }, cite: OBJECTIVES, refs: [hero.id] },
  },
  flows: {
    *heroMoved(table, moved) {
      yield* wakeSleepers(table, moved);
    },
    *citizenRescued({ world }, { hero }) {
      mark(world, `rescued-by:${hero.id}`);
    },
    *objectiveTaken(table, { hero, objective, colour }) {
      if (colour === 'green') {
        table.world.exit = objective.zone;
        table.tell('exit-placed', 'MZ-31.9', { zone: zoneId(table.board, objective.zone) });
      }
      if (colour !== 'red') return rewardAll(table, 'MZ-31.8');
      rewardOne(table, hero, RED_RULE);
      yield* gainTrait(table, hero, RED_RULE);
    },
  },
};

/** Somebody to rescue for each hero who holds nobody. */
function citizensToFetch({ heroes, citizens, citizenCards }: World, { citizenZones }: Board): readonly Errand[] {
  const zones = [...citizens.map(({ zone }) => zone), ...faceDown(citizenCards, citizenZones)];
  const alone = heroes.filter(({ zone, citizen }) => zone >= 0 && citizen.cards.length === 0);
  return alone.map(({ id }): Errand => ({ zones, how: 'rescue', by: [id], times: 1 }));
}

/** How many heroes have rescued somebody. */
function rescuers(world: World): number {
  return world.heroes.filter(({ id }) => isMarked(world, `rescued-by:${id}`)).length;
}

/** The citizens whom heroes hold, or may still rescue. */
function citizensLeft({ heroes, citizens, citizenCards }: World): number {
  const held = heroes.filter(({ citizen }) => citizen.cards.length > 0).length;
  return held + citizens.length + citizenCards.filter(({ cards }) => cards.length > 0).length;
}
