/** What lay between two questions: the board after some events, as these eyes saw it at that moment. */
import type { Scene, View } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import type { MatchMeta } from './records.ts';
import type { Eyes } from './seats.ts';
import { seatsFor, viewThrough } from './sight.ts';

/** Looks on while rules run, through one pair of eyes. */
export interface Onlooker {
  /** Keeps what there is to know after the event that was just told. */
  readonly look: (point: Match) => void;
  /** The scene after each of these events, by their numbers; `null` where none was seen, or none can be drawn. */
  readonly scenesAfter: (events: readonly number[]) => readonly (Scene | null)[];
}

/**
 * Somebody who looks on: after every event, or after those that are wanted. Scenes are only made once it is known which.
 * Says no to eyes that may not look.
 */
export function onlooker(game: Match['game'], meta: MatchMeta, eyes: Eyes, wanted?: readonly number[]): Onlooker {
  seatsFor(eyes, meta);
  const views = new Map<number, View | null>();
  return {
    look: (point) => {
      const number = point.told.length - 1;
      if (wanted?.includes(number) !== false)
        views.set(
          number,
          orNothing(() => viewThrough(eyes, point, meta)),
        );
    },
    scenesAfter: (events) => {
      let last: Scene | null = null;
      return events.map((number) => {
        const view = views.get(number) ?? null;
        const scene = view && orNothing(() => game.scene(view));
        if (scene === null) return null;
        last = last === null ? scene : sharing(last, scene);
        return last;
      });
    },
  };
}

/** In the middle of a rule something may lie nowhere: such a moment is passed over, and the rule goes on. */
function orNothing<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/** The scene after each of these events of a history: their lines are played again beside the match. */
export function framesAfter(
  match: Match,
  meta: MatchMeta,
  eyes: Eyes,
  events: readonly number[],
): readonly (Scene | null)[] {
  const { look, scenesAfter } = onlooker(match.game, meta, eyes, events);
  const lines = new Set(events.map((number) => match.told[number]?.line ?? 0));
  for (const line of lines) if (line > 0) match.watch(line - 1, look);
  return scenesAfter(events);
}

/** The scene, with every part that did not change taken from the one before: what is sent stays small. */
function sharing(before: Scene, scene: Scene): Scene {
  const parts = Object.entries(scene).map(([name, part]) => {
    const old: unknown = before[name as keyof Scene];
    return [name, old === part || JSON.stringify(old) === JSON.stringify(part) ? old : part];
  });
  return Object.fromEntries(parts) as Scene;
}
