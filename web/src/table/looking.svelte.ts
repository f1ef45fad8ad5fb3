/** Who looks at this screen, and what they see: handed over, covered, looking back. Of what one saw, nothing stays for the next. */
import type { SceneSheet, Seat } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Engine } from '../engine/client.ts';
import type { NextToAnswer } from '../engine/handover.ts';
import { type Eyes, type Person, type PersonId, personsOf } from '../engine/seats.ts';
import type { MatchState } from '../engine/sight.ts';
import type { Showing } from './showing.svelte.ts';

/** Whom the covered screen waits for. */
export interface CoverFor {
  readonly person: PersonId;
  /** What they play, as far as whoever looked before saw it: a person may have no name. */
  readonly plays: readonly Pick<SceneSheet, 'label' | 'component'>[];
  readonly sealed: boolean;
  readonly reseated: boolean;
  /** Who has just answered in secret, and may still take that back. */
  readonly answered: { readonly person: PersonId; readonly seat: Seat } | null;
}

/** Who looks first: the only person here, or everybody. */
export function firstEyes(persons: readonly Person[]): Eyes {
  const [only, ...others] = persons;
  return only !== undefined && others.length === 0 ? only.id : 'everybody';
}

export class Looking {
  /** The match as whoever looks sees it; `null` while the screen is covered. */
  state = $state.raw<MatchState | null>(null);
  events = $state.raw<readonly SeenEvent[]>([]);
  cover = $state.raw<CoverFor | null>(null);
  /** The first event that this person has not seen yet. */
  unseenFrom = $state<number | null>(null);
  /** A moment of the past that is looked at. */
  moment = $state.raw<MatchState | null>(null);

  private readonly id: string;
  private readonly engine: Pick<Engine, 'state' | 'at' | 'retract'>;
  private readonly showing: Showing;
  private readonly seen = new Map<Eyes, number>();

  constructor(id: string, engine: Looking['engine'], showing: Showing) {
    this.id = id;
    this.engine = engine;
    this.showing = showing;
  }

  get persons(): readonly Person[] {
    return this.state === null ? [] : personsOf(this.state.meta.seats);
  }

  /** The person who looks; `null` for everybody. */
  get person(): Person | null {
    return this.persons.find(({ id }) => id === this.state?.eyes) ?? null;
  }

  /** Looks through these eyes. */
  async lookAs(eyes: Eyes): Promise<void> {
    this.accept(await this.engine.state(this.id, eyes, 0));
  }

  /** Shows the match as it is, at once. */
  accept(state: MatchState): void {
    this.state = state;
    this.events = state.events;
    this.moment = null;
    this.showing.jumpTo(state.scene);
  }

  // ── Handing over ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whoever looked is done. The screen is covered, where the next to answer may not see the same. */
  handOver(next: Extract<NextToAnswer, { by: 'person' }>): void {
    const [seat] = this.state?.retractable ?? [];
    const answered = seat === undefined || this.person === null ? null : { person: this.person.id, seat };
    if (this.state !== null) this.seen.set(this.state.eyes, this.events.length);
    if (!next.cover) return;
    const seats = this.persons.find(({ id }) => id === next.person)?.seats ?? [];
    const plays = (this.state?.scene.sheets ?? []).filter(({ seat: of }) => of !== null && seats.includes(of));
    this.hideAll();
    this.cover = { person: next.person, plays, sealed: next.sealed, reseated: next.reseated, answered };
  }

  /** Nothing that anybody saw stays, neither on the page nor here. */
  private hideAll(): void {
    this.state = null;
    this.events = [];
    this.moment = null;
    this.unseenFrom = null;
    this.showing.clear();
  }

  /** The person who was waited for is there. */
  async uncover(): Promise<void> {
    if (this.cover !== null) await this.show(this.cover.person);
  }

  /** Whoever answered in secret before the screen was handed on answers anew; where it is too late, they see so. */
  async takeBack(): Promise<void> {
    const answered = this.cover?.answered;
    if (answered == null) return;
    await this.engine.retract(this.id, answered.seat).catch(() => {});
    await this.show(answered.person);
  }

  /** This person looks now, and sees what is new to them. */
  async show(person: PersonId): Promise<void> {
    await this.lookAs(person);
    this.cover = null;
    const seen = this.seen.get(person);
    this.unseenFrom = seen !== undefined && seen < this.events.length ? seen : null;
  }

  // ── Looking back ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Shows the board as it was after a line of the history. */
  async lookBack(line: number): Promise<void> {
    const eyes = this.state?.eyes;
    if (eyes !== undefined) this.moment = await this.engine.at(this.id, line, eyes, this.events.length);
  }

  lookNow(): void {
    this.showing.jumped = true;
    this.moment = null;
  }
}
