/** What is told of each answer, and how much time that takes of what is left since a person answered. Fetched once the table is set. */
import { type Scene, type Seat, type Signs, signOf } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Pace } from '../app/settings.ts';
import { type Beat, beatsOf, endsOf, isTold, type Teller } from '../engine/beats.ts';
import type { MatchState } from '../engine/sight.ts';
import type { Step } from './pacing.ts';
import {
  counted,
  glanceOf,
  lingering,
  mattersTo,
  nothingSpent,
  paced,
  type Spent,
  slowly,
  stepsOf,
} from './telling.ts';

/** What came of an answer, and how whoever looks wants it told. */
interface Happened {
  readonly by: Teller;
  /** The bot's seat that answered. */
  readonly seat: Seat | null;
  readonly pace: Pace;
  readonly state: MatchState;
  /** The number of its first event. */
  readonly first: number;
  readonly before: Scene;
  readonly frames: readonly (Scene | null)[];
  readonly signs: Signs;
  /** The seats to whom only what matters is told; `null` where all of it is. */
  readonly mattersTo: readonly Seat[] | null;
  readonly nextTo: (scene: Scene, space: string) => readonly string[];
}

/** How it is told: beat by beat, or at a glance for so long; and what of it stands on the card. */
interface Told {
  readonly steps: readonly Step[] | null;
  readonly stay: number;
  readonly filed: readonly Beat[];
  /** How it is told to whoever wants to see it again: each beat by itself, for as long as one reads it. */
  readonly again: readonly Step[];
  /** Is there something of it to be read? */
  readonly reads: boolean;
}

/** Is there something of it to be read: a die, a card, a token? What only moved was seen. */
function tellsAnything(events: readonly SeenEvent[], signs: Signs): boolean {
  return events.some(({ type }) => {
    const sign = signOf(signs, type);
    return sign !== null && !sign.heading && (sign.gravity === 'told' || sign.gravity === 'grave');
  });
}

export class Narrator {
  private spent: Spent = nothingSpent;
  /** The bots that have answered since a person did. */
  private readonly answered = new Set<Seat>();

  tell({ by, seat, pace, state, first, before, frames, signs, mattersTo: seats, nextTo }: Happened): Told {
    const { events, outcome, next, meta } = state;
    if (by === 'person') this.begin();
    const all = beatsOf(events, first, signs).map((beat) => (seat === null ? beat : { ...beat, by: seat }));
    const reads = tellsAnything(events, signs);
    const isLong = isTold(all, by, outcome !== null);
    const scenes = new Map(endsOf(all.slice(0, -1)).map((end, i) => [end, frames[i] ?? null]));
    const again = isLong
      ? stepsOf(slowly(all, pace), frames.length === 0 ? state.scene : before, scenes, state.scene)
      : [];
    if (pace === 'summary' || !isLong) {
      // What one's own dice did is still to be read when a bot has gone on.
      const goesOn = by === 'person' && reads && next?.by === 'bot';
      const filed = isLong ? all : goesOn ? all.map((beat) => ({ ...beat, own: true })) : [];
      return { steps: null, stay: glanceOf(all, pace), filed, again, reads };
    }
    const beats =
      seats === null
        ? all
        : counted(
            all,
            mattersTo(before, seats, (space) => nextTo(before, space)),
          );
    const { told: usual, spent } = paced(beats, pace, this.spent, {
      seat,
      toCome: this.botsToCome(seat, meta),
      last: next?.by !== 'bot',
    });
    this.spent = spent;
    const told = outcome === null ? usual : lingering(usual, pace);
    return { steps: stepsOf(told, before, scenes, state.scene), stay: 0, filed: [], again, reads };
  }

  /** What stands on the card of somebody who looks again: all that has happened since, beat by beat. */
  since(events: readonly SeenEvent[], from: number, signs: Signs): readonly Beat[] {
    const beats = beatsOf(events.slice(from), from, signs);
    return isTold(beats, 'bot', false) ? beats : [];
  }

  private begin(): void {
    this.spent = nothingSpent;
    this.answered.clear();
  }

  /** How many bots answer before a person does, this one with them. */
  private botsToCome(seat: Seat | null, { seats }: MatchState['meta']): number {
    const others = seats.filter(({ by }, other) => by === 'bot' && other !== seat && !this.answered.has(other));
    if (seat !== null) this.answered.add(seat);
    return others.length + 1;
  }
}
