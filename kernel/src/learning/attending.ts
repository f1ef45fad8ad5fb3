/** What a pupil meets in a match, read out of the match's own history by playing it again beside it. */
import type { Line } from '../history.ts';
import { Match } from '../match.ts';
import type { OpenQuestion, Option } from '../question.ts';
import { targetOf } from '../question.ts';
import type { Seat } from '../secrets.ts';
import { eventsFor } from '../view.ts';
import type { Met, Offered } from './pupil.ts';

/** Follows a match, wherever it goes: on, back, or anew. */
export class Attendance {
  private readonly seats: readonly Seat[];
  private beside: Match | null = null;
  private readonly met: Met[] = [];
  private asked = '';

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  /**
   * All that the pupil met in this match so far: a list that goes on with the match. A match that cannot be played again from
   * its seed tells nothing.
   */
  of(match: Match): readonly Met[] {
    if (!match.beganBySetUp) return [];
    const beside = this.beside !== null && isBefore(this.beside, match) ? this.beside : this.begin(match);
    for (const line of match.lines.slice(beside.lines.length)) this.follow(beside, line);
    return this.met;
  }

  private begin({ game, config }: Match): Match {
    const beside = Match.start(game, config);
    this.beside = beside;
    this.met.length = 0;
    this.asked = '';
    this.hear(beside, 0);
    return beside;
  }

  private follow(beside: Match, line: Line): void {
    const own = line.kind === 'answer' && this.seats.includes(line.seat) ? questionAt(beside, [line.seat]) : null;
    const option = own?.options.find(({ key }) => line.kind === 'answer' && key === line.answer);
    if (option !== undefined) this.met.push({ kind: 'answered', option: offered(option) });
    const told = beside.told.length;
    const reply = beside.repeat(line);
    if (!reply.ok) throw new Error(`This match cannot be followed: ${reply.refusal.key}`);
    this.hear(beside, told);
  }

  /** What was told since, and what stands open now. */
  private hear(beside: Match, from: number): void {
    const told = eventsFor(beside, this.seats, from).map(
      ({ type, params }, i): Met => ({ kind: 'told', event: type, params, at: from + i + 1 }),
    );
    this.met.push(...told);
    if (beside.outcome !== null) this.met.push({ kind: 'ended' });
    const open = questionAt(beside, this.seats);
    if (open === null || open.id === this.asked) return;
    this.asked = open.id;
    const options = beside.table.still(() => open.options.map(offered));
    this.met.push({ kind: 'asked', question: open.asking.key, params: open.asking.params, options });
  }
}

function questionAt({ open }: Match, seats: readonly Seat[]): OpenQuestion | null {
  return open.find(({ seat }) => seats.includes(seat)) ?? null;
}

function offered(option: Option): Offered {
  const { key, refusal, facts = [] } = option;
  return { key, allowed: refusal === undefined, facts: facts.map((fact) => fact.key), target: targetOf(option) };
}

/** Does the one stand at an earlier point of the other's history? */
function isBefore(one: Match, other: Match): boolean {
  return one.lines.length <= other.lines.length && one.lines.every((line, i) => isSame(line, other.lines[i]));
}

function isSame(one: Line, other: Line | undefined): boolean {
  if (one.kind !== other?.kind || one.revision !== other.revision) return false;
  return one.kind !== 'answer' || (other.kind === 'answer' && one.answer === other.answer && one.seat === other.seat);
}
