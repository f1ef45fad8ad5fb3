/** The story of a match: a sentence for each event, with its sign from the game's table. */
import { madeOf, type Shown, type ShownDie, type Signs, signOf, symbolOf, type Tone, toneOf } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Speech } from './speech.ts';

/** One line of the log. */
export interface LogLine {
  /** The number of the event. */
  readonly number: number;
  /** The match stood so after this many lines of its history. */
  readonly line: number;
  readonly text: string;
  readonly cite: string;
  readonly icon: string | null;
  readonly tone: Tone;
  /** A heading: somebody's turn begins. */
  readonly heading: boolean;
  /** The dice that fell. */
  readonly dice: readonly ShownDie[];
}

/** What the kernel tells by itself is in no game's table. */
const KERNEL_SYMBOLS: Readonly<Record<string, string>> = {
  reseeded: 'i-undo',
  resumed: 'i-replay',
  reseated: 'i-people',
};

/** Who tells the story. */
type Teller = Pick<Speech, 'signs'> & { readonly voice: Pick<Speech['voice'], 'event'> };

export function logLine(event: SeenEvent, number: number, { voice, signs }: Teller): LogLine {
  const { type, params, line, cite } = event;
  const sign = signOf(signs, type);
  return {
    number,
    line,
    text: voice.event(event),
    cite,
    icon: sign === null ? (KERNEL_SYMBOLS[type] ?? null) : symbolOf(sign, params),
    tone: sign === null ? 'plain' : toneOf(sign, params),
    heading: sign?.heading ?? false,
    dice: sign?.shows(params).dice ?? [],
  };
}

/** Tells a story as it goes on: a line that stands in it already stays the same, and nothing of it is drawn anew. */
export function storyBy(teller: Teller): (events: readonly SeenEvent[]) => readonly LogLine[] {
  const told = madeOf<SeenEvent, LogLine>(1);
  return (events) => events.map((event, number) => told(event, number, () => logLine(event, number, teller)));
}

/** The card or the dice that an event shows, for a moment. */
export function shownBy(signs: Signs, { type, params }: Pick<SeenEvent, 'type' | 'params'>): Shown {
  return signOf(signs, type)?.shows(params) ?? {};
}
