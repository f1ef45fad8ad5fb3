/** What is told of each answer, and how much time that takes of what is left since a person answered. Fetched once the table is set. */
import { type Scene, type Seat, type Signs, signOf, toneOf } from '@necropole/kernel';
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
  /** Was the answer given by itself, as there was no other? */
  readonly byItself: boolean;
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

/** What of it is to be read: a die, a card, a token. What only moved was seen. */
function toRead(events: readonly SeenEvent[], signs: Signs): readonly SeenEvent[] {
  return events.filter(({ type }) => {
    const sign = signOf(signs, type);
    return sign !== null && !sign.heading && (sign.gravity === 'told' || sign.gravity === 'grave');
  });
}

/** Is it worth a press before somebody else looks: what is grave, a loss or a gain, a die, a card? */
function matters({ type, params }: SeenEvent, signs: Signs): boolean {
  const sign = signOf(signs, type);
  if (sign === null) return false;
  const { dice = [], card = null } = sign.shows(params);
  return sign.gravity === 'grave' || toneOf(sign, params) !== 'plain' || dice.length > 0 || card !== null;
}

/** What was not waited for yet stays until it is read: on the last step, if that tells all of it, or on one that comes after. */
function readToTheEnd(steps: readonly Step[], own: readonly SeenEvent[], scene: Scene): readonly Step[] {
  const waited = steps.filter(({ stay }) => !Number.isFinite(stay)).flatMap(({ events }) => events);
  const last = steps.at(-1);
  if (last === undefined || own.every((event) => waited.includes(event))) return steps;
  const held = { stay: Number.POSITIVE_INFINITY, beforeCover: true };
  if (own.every((event) => last.events.includes(event))) return [...steps.slice(0, -1), { ...last, ...held }];
  const first = last.first + last.events.length - own.length;
  return [...steps, { ...last, ...held, events: own, first, scene, parts: [] }];
}

export class Narrator {
  private spent: Spent = nothingSpent;
  /** The bots that have answered since a person did. */
  private readonly answered = new Set<Seat>();
  /** What is to be read of one's own answer, until somebody is asked. */
  private own: readonly SeenEvent[] = [];

  tell({ by, byItself, seat, pace, state, first, before, frames, signs, mattersTo: seats, nextTo }: Happened): Told {
    const { events, outcome, next, meta } = state;
    if (by === 'person') this.begin();
    const all = beatsOf(events, first, signs).map((beat) => (seat === null ? beat : { ...beat, by: seat }));
    const read = toRead(events, signs);
    const reads = read.length > 0;
    if (by === 'person') this.own = byItself ? [...this.own, ...read] : read;
    const { own } = this;
    // Whoever answered sees what came of it before somebody else looks.
    const isHeld = next?.by === 'person' && next.cover && own.some((event) => matters(event, signs));
    const isLong = isTold(all, by, outcome !== null) || (isHeld && all.length > 0);
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
    const steps = stepsOf(told, before, scenes, state.scene);
    return { steps: isHeld ? readToTheEnd(steps, own, state.scene) : steps, stay: 0, filed: [], again, reads };
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
