/** How long things are shown. What the game does by itself is watched step by step. */
import type { Scene, SeenEvent } from '@necropole/kernel';
import type { Speed } from '../app/settings.ts';
import { framesOf } from './frames.ts';

/** What is shown at once: one event, or a few alike that follow each other. */
export interface Step {
  readonly events: readonly SeenEvent[];
  /** The number of its first event among all events. */
  readonly first: number;
  readonly scene: Scene;
}

const FACTORS: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
const MOST_ALIKE = 4;
/** A short consequence is seen at a glance; a longer one is told. */
const GLANCE = 3;

/** By how much every duration is multiplied. */
export function factorOf(speed: Speed): number {
  return FACTORS[speed];
}

/** How long a step stays, for those who read it. */
export function stayOf(text: string, speed: Speed): number {
  return Math.round(Math.min(2600, 650 + text.length * 13) * FACTORS[speed]);
}

/** How long a bot seems to think. */
export function thoughtOf(speed: Speed): number {
  return Math.round(500 * FACTORS[speed]);
}

/** The events between two scenes as steps. `from` is the number of the first of them. */
export function stepsBetween(before: Scene, after: Scene, events: readonly SeenEvent[], from: number): readonly Step[] {
  const frames = framesOf(before, after, events);
  const steps: Step[] = [];
  events.forEach((event, i) => {
    const last = steps.at(-1);
    const scene = frames[i] ?? after;
    if (last !== undefined && last.events.length < MOST_ALIKE && last.events[0]?.type === event.type) {
      steps[steps.length - 1] = { ...last, events: [...last.events, event], scene };
    } else steps.push({ events: [event], first: from + i, scene });
  });
  return steps;
}

/** Is this told step by step, or seen at a glance? */
export function isWatched(steps: readonly Step[], by: 'person' | 'bot', speed: Speed): boolean {
  if (speed === 'instant' || steps.length === 0) return false;
  return by === 'bot' || steps.length > GLANCE;
}
