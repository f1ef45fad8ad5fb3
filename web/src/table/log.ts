/** The story of a match: a sentence for each event, with its sign from the game's table. */
import { type Shown, type ShownDie, type Signs, signOf, symbolOf, type Tone, toneOf } from '@necropole/kernel';
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

/** Lines as they were told: one that stands in the story already stays the same, and nothing of it is drawn anew. */
export class KeptLines {
  private kept = new WeakMap<SeenEvent, LogLine>();
  private teller: Teller | null = null;

  of(events: readonly SeenEvent[], teller: Teller): readonly LogLine[] {
    if (teller !== this.teller) this.kept = new WeakMap();
    this.teller = teller;
    return events.map((event, number) => {
      const known = this.kept.get(event);
      if (known?.number === number) return known;
      const line = logLine(event, number, teller);
      this.kept.set(event, line);
      return line;
    });
  }
}

export function logLines(events: readonly SeenEvent[], from: number, teller: Teller): readonly LogLine[] {
  return events.map((event, i) => logLine(event, from + i, teller));
}

/** The card or the dice that an event shows, for a moment. */
export function shownBy(signs: Signs, { type, params }: Pick<SeenEvent, 'type' | 'params'>): Shown {
  return signOf(signs, type)?.shows(params) ?? {};
}
