/** MH5 (p.31): nobody leaves the house alone, and the way out has to be found first. */

import { zoneId } from '../../rules/places.ts';
import { gainTrait } from '../../rules/traits.ts';
import type { Board, World } from '../../world.ts';
import { tooLateIds } from '../ids.ts';
import type { Errand, Mission } from '../kinds.ts';
import { mh5Map } from './maps/floors.ts';
import { isMarked, mark } from './marks.ts';
import { rewardAll, rewardOne, takeColours } from './objectives.ts';
import { faceDown, wakeSleepers } from './shared.ts';

const OBJECTIVES = 'MZ-31.2';
const RED_RULE = 'MZ-31.7';

export const mh5: Mission = {
  id: 'mh5',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 60,
  map: mh5Map,
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
