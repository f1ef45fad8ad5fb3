/** How long things are shown. What the game does by itself is watched step by step. */
import type { Scene, SeenEvent } from '@necropole/kernel';
import type { Speed } from '../app/settings.ts';

/** What is told at once: one event, or a few alike that follow each other. */
export interface Telling {
  readonly events: readonly SeenEvent[];
  /** The number of its first event among all events. */
  readonly first: number;
}

/** What is told, with the board as it was then. */
export interface Step extends Telling {
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

/** The events of an answer as they are told. `from` is the number of the first of them. */
export function tellingsOf(events: readonly SeenEvent[], from: number): readonly Telling[] {
  const tellings: Telling[] = [];
  events.forEach((event, i) => {
    const last = tellings.at(-1);
    if (last !== undefined && last.events.length < MOST_ALIKE && last.events[0]?.type === event.type) {
      tellings[tellings.length - 1] = { ...last, events: [...last.events, event] };
    } else tellings.push({ events: [event], first: from + i });
  });
  return tellings;
}

/** The number of the last event of each telling: what the board is wanted after. */
export function endsOf(tellings: readonly Telling[]): readonly number[] {
  return tellings.map(({ first, events }) => first + events.length - 1);
}

/** The tellings with the board after each, as far as it could be drawn: else it stays as it was. The last one is `after`. */
export function stepsOf(
  tellings: readonly Telling[],
  before: Scene,
  scenes: readonly (Scene | null)[],
  after: Scene,
): readonly Step[] {
  let scene = before;
  return tellings.map((telling, i) => {
    scene = i === tellings.length - 1 ? after : (scenes[i] ?? scene);
    return { ...telling, scene };
  });
}

/** Is this told step by step, or seen at a glance? */
export function isWatched(tellings: readonly Telling[], by: 'person' | 'bot', speed: Speed): boolean {
  if (speed === 'instant' || tellings.length === 0) return false;
  return by === 'bot' || tellings.length > GLANCE;
}
