/**
 * The rules of Marvel Zombies: X-Men Resistance in our own words, one file a chapter, in the order of the book.
 *
 * A statement carries the page of the book. Its table of contents gives pages 26 to 39 to the eleven missions: MH6, MH9
 * and MH10 are taken to fill two pages each, and are cited by the first.
 */

import type { Excuse, Rulebook } from '@necropole/kernel';
import { missionIds, missions } from '../content/missions/index.ts';
import type { Mz } from '../shape.ts';
import { citizens } from './citizens.ts';
import { combat } from './combat.ts';
import { components } from './components.ts';
import { definitions } from './definitions.ts';
import { elevator } from './elevator.ts';
import { endOfTurn } from './end-of-turn.ts';
import { enemies } from './enemies.ts';
import { enemiesPhase } from './enemies-phase.ts';
import { enemyMoves } from './enemy-moves.ts';
import { examples } from './examples.ts';
import { experience } from './experience.ts';
import { floors } from './floors.ts';
import { heroCards } from './hero-cards.ts';
import { lineOfSight } from './line-of-sight.ts';
import { missionsShared } from './missions-shared.ts';
import { moving } from './moving.ts';
import { movingHeroes } from './moving-heroes.ts';
import { opening } from './opening.ts';
import { overview } from './overview.ts';
import { playersPhase } from './players-phase.ts';
import { power } from './power.ts';
import { rescue } from './rescue.ts';
import { secondActions } from './second-actions.ts';
import { sentinelHand } from './sentinel-hand.ts';
import { setup } from './setup.ts';
import { spawnCards } from './spawn-cards.ts';
import { spawning } from './spawning.ts';
import { spawningInBuildings } from './spawning-in-buildings.ts';
import { summary } from './summary.ts';
import { traits } from './traits.ts';
import { windows } from './windows.ts';

/** The missions of zombie mode, with their first and last number in the list of rules. */
const zombieMissions = [
  { mission: 'MZ1', first: 351, last: 353 },
  { mission: 'MZ2', first: 354, last: 358 },
  { mission: 'MZ3', first: 359, last: 362 },
  { mission: 'MZ4', first: 363, last: 367 },
  { mission: 'MZ5', first: 368, last: 374 },
];

const excused: readonly Excuse[] = zombieMissions.flatMap(({ mission, first, last }) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    from: `M${first + index}`,
    reason: `${mission} is a mission of zombie mode, which needs the rules of another box and is not built yet`,
  })),
);

export const rulebook: Rulebook<Mz> = {
  prefix: 'MZ',
  list: { prefix: 'M', count: 375 },
  chapters: [
    components,
    setup,
    overview,
    definitions,
    lineOfSight,
    moving,
    floors,
    elevator,
    heroCards,
    experience,
    enemies,
    playersPhase,
    movingHeroes,
    opening,
    traits,
    rescue,
    endOfTurn,
    enemiesPhase,
    enemyMoves,
    windows,
    secondActions,
    spawning,
    spawnCards,
    spawningInBuildings,
    combat,
    power,
    citizens,
    sentinelHand,
    missionsShared,
    ...missionIds.map((id) => missions[id].rules),
    summary,
  ],
  excused,
  examples,
};
