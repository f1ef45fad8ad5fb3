/** What is public beside the board: the mission's goals with their progress, danger level, spawn points and reserve, its special rules. */

import type { SceneNote } from '@necropole/kernel';
import type { HordeKind } from '../content/ids.ts';
import { missions } from '../content/missions/index.ts';
import { countOut } from '../rules/exit.ts';
import { teamLevel } from '../rules/experience.ts';
import { type Board, countIn, RESERVE, type World } from '../world.ts';
import { named } from './labels.ts';
import { isAsleep } from './states.ts';

export function notesOf(world: World, board: Board): readonly SceneNote[] {
  const mission = missions[board.mission];
  return [
    ...mission.goals.map(
      (goal): SceneNote => ({
        id: `goal-${goal.id}`,
        label: named('goal', goal.id),
        lines: progress(goal.progress?.(world, board)),
        done: goal.done(world, board),
      }),
    ),
    ...(mission.exit ? [exitNote(world)] : []),
    { id: 'danger-level', label: named('danger-level'), lines: [named('cards-read-at', teamLevel(world))] },
    spawnNote(world, board),
    { id: 'rules', label: named('mission-rules'), symbol: 'i-rules', lines: [], component: mission.id },
  ];
}

function progress(counted: readonly [number, number] | undefined): SceneNote['lines'] {
  return counted === undefined ? [] : [{ ...named('progress', ...counted), of: counted }];
}

function exitNote({ heroes }: World): SceneNote {
  const out = countOut({ heroes });
  return {
    id: 'goal-exit',
    label: named('leave-all'),
    lines: progress([out, heroes.length]),
    done: out === heroes.length,
  };
}

/** Which points will draw if nobody changes floor any more, and from how many figures. */
function spawnNote(world: World, board: Board): SceneNote {
  const live = world.points.filter(({ active, zone }) => active && !isAsleep(world, board, board.floorOf[zone]));
  const inReserve = (kind: HordeKind): number => countIn(world, kind, RESERVE);
  return {
    id: 'spawn-points',
    label: named('spawn-points'),
    symbol: 't-spawn',
    lines: [
      named('points-live', live.length, world.points.length),
      named('in-reserve', inReserve('brute'), inReserve('walker'), inReserve('runner')),
    ],
  };
}
