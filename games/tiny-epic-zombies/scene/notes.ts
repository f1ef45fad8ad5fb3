/** What is public beside the board: the turn, the objectives, the survivors, the reserve of Zombies. */
import type { Label, NoteLine, SceneNote } from '@necropole/kernel';
import type { ObjectiveId } from '../content/ids.ts';
import { armouries } from '../content/objectives/assemble-an-arsenal.ts';
import { iconStore } from '../content/objectives/icons.ts';
import { objectives } from '../content/objectives/index.ts';
import { symbolOf } from '../content/search/deck.ts';
import type { StoreFaceId } from '../content/stores/index.ts';
import type { Board, World } from '../world.ts';
import { named } from './labels.ts';
import type { SeenWorld, TezView } from './seen.ts';

export function notesOf(view: TezView): readonly SceneNote[] {
  const { world, board } = view;
  return [
    ...turnNote(view),
    ...world.objectives.map((entry) => objectiveNote(view, entry)),
    {
      id: 'survivors',
      label: named('survivors'),
      lines: [board.competitive ? named('survivors-taken', world.taken) : named('survivors-left', world.survivors)],
    },
    { id: 'reserve', label: named('reserve'), lines: [named('zombies-left', reserve(world))] },
  ];
}

function reserve(world: SeenWorld): number {
  return world.zombies.filter((room) => room === null).length;
}

function turnNote({ world, phase }: TezView): readonly SceneNote[] {
  const character = world.humans[world.turn.human]?.character ?? null;
  const begun = phase === 'human-turn' || phase === 'search' || phase === 'zombie-turn';
  if (character === null || !begun) return [];
  const lines: Label[] = [named('turn-of', character)];
  if (phase === 'human-turn') {
    lines.push(named('moves', world.turn.moves));
    if (world.turn.extra > 0) lines.push(named('extra-moves', world.turn.extra));
  }
  if (world.revealed !== null) lines.push(named('revealed', world.revealed, symbolOf(world.revealed)));
  if (world.lastTurns !== null) lines.push(named('last-turns', world.lastTurns));
  return [{ id: 'turn', label: named('turn'), lines }];
}

function objectiveNote({ world, board }: TezView, entry: SeenWorld['objectives'][number]): SceneNote {
  // A goal is counted from public things alone, which a view holds like the world does.
  const goal = objectives[entry.id].goal(world as unknown as World, board);
  const lines = entry.progress.flatMap((now, i): readonly NoteLine[] => {
    const of = [now, goal] as const;
    if (!board.competitive) return [{ ...named('progress', now, goal), of }];
    const character = world.humans[i]?.character ?? null;
    if (character === null) return [];
    if (entry.done[i] === true) return [named('done-by', character)];
    return [{ ...named('progress-of', character, now, goal), of }];
  });
  const done = board.competitive ? entry.done.every((each) => each) : entry.done[0] === true;
  return {
    id: `objective-${entry.id}`,
    label: named('objective', entry.id),
    component: faceOf(entry.id, board),
    symbol: 't-objective',
    lines,
    done,
  };
}

/** What the objective asks in this mode and, where it names a place by its icon, in this mall. */
function faceOf(objective: ObjectiveId, board: Board): string {
  const face = `${objective}-${board.competitive ? 'competitive' : 'cooperative'}`;
  const place = placeOf(objective, board);
  return place === null ? face : `${face}-at-${place}`;
}

function placeOf(objective: ObjectiveId, board: Board): StoreFaceId | null {
  switch (objective) {
    case 'assemble-an-arsenal':
      return board.competitive ? null : (armouries(board)[0] ?? null);
    case 'call-the-cdc':
      return iconStore(board, 'gear', 3);
    case 'discover-a-cure':
      return board.competitive ? null : iconStore(board, 'biohazard', 3);
    default:
      return null;
  }
}
