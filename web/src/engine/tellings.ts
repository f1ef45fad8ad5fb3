/** How events are told: alike ones that follow each other together; a short account at a glance, a longer one step by step. */
import type { SeenEvent } from '@necropole/kernel/app';

/** What is told at once: one event, or a few alike that follow each other. */
export interface Telling {
  readonly events: readonly SeenEvent[];
  /** The number of its first event among all events. */
  readonly first: number;
}

/** Whose answer it was that led to what is told. */
export type Teller = 'person' | 'bot';

const MOST_ALIKE = 4;
/** A short consequence is seen at a glance; a longer one is told. */
const GLANCE = 3;

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

/** Is this told step by step, by those who have the time? What ends the match is told before its outcome. */
export function isTold(tellings: readonly Telling[], by: Teller, ends: boolean): boolean {
  return tellings.length > 0 && (by === 'bot' || ends || tellings.length > GLANCE);
}
