/**
 * Point 5: nothing leaks. What an audience may not know is dealt again, at the rest point or at a later question of
 * the phase; the same keys are fed through the answer just given; at every stop, and after every event of that answer,
 * the audience must see the same bytes. What it legally learns on the way stays in its place.
 */

import { below, hiddenPlaces, type Line, type Match, type Rest } from '../../app.ts';
import type { Json, Reply } from '../../index.ts';
import { difference } from './differences.ts';
import { type Audience, audiencesOf, frameOf, sightOf } from './sights.ts';
import { messageOf, restBefore, type Stop, type Suite, seedFrom } from './suite.ts';

/** How often a deal is drawn again before the check gives up at this question. */
const DRAWS = 6;
/** A hidden place that was dealt so often must have held two values. */
const DEALS_OF_A_PLACE = 10;
const KEPT_AT_LEAST = 0.1;

/** The phase so far, as every audience saw it at every stop. */
interface Course {
  readonly rest: Rest;
  /** What was learned in it, by whom. */
  readonly match: Match;
  /** Of each stop and audience. */
  readonly sights: readonly (readonly string[])[];
  /** The whole world at each stop. */
  readonly worlds: readonly string[];
  /** Of each event of the last answer, and audience: what lay on the table in the middle of the rule. */
  readonly frames: readonly (readonly string[])[];
}

/** Deals again for every audience. */
export function checkLeaks(suite: Suite, { match, stream }: Stop): void {
  const rest = restBefore(match);
  if (rest === null) return;
  const audiences = audiencesOf(match);
  const course = courseOf(match, rest, audiences);
  audiences.forEach((audience, at) => {
    const length = match.lines.length - rest.line;
    const later = rest.line + below(stream, length);
    const starts = suite.long ? new Set([rest.line, later]) : [below(stream, 2) === 0 ? rest.line : later];
    for (const line of starts) {
      const seen = course.sights.map((sights) => sights[at] ?? '');
      const frames = course.frames.map((frame) => frame[at] ?? '');
      dealAgain(suite, match, { audience, course, seen, frames, line, seed: seedFrom(stream) });
    }
  });
}

function courseOf(match: Match, rest: Rest, audiences: readonly Audience[]): Course {
  const again = match.branch({ line: rest.line });
  const sights: string[][] = [];
  const worlds: string[] = [];
  const look = (): void => {
    sights.push(audiences.map((audience) => sightOf(again, audience, rest.told)));
    worlds.push(JSON.stringify(again.table.world));
  };
  const frames: string[][] = [];
  const lines = match.lines.slice(rest.line);
  look();
  lines.forEach((line, at) => {
    if (at < lines.length - 1) again.repeat(line);
    else again.repeat(line, (point) => frames.push(audiences.map((audience) => frameOf(point, audience))));
    look();
  });
  return { rest, match: again, sights, worlds, frames };
}

interface Deal {
  readonly audience: Audience;
  readonly course: Course;
  /** What the audience saw at each stop. */
  readonly seen: readonly string[];
  /** What it saw after each event of the last answer. */
  readonly frames: readonly string[];
  /** After how many lines it is dealt again. */
  readonly line: number;
  readonly seed: string;
}

function dealAgain(suite: Suite, match: Match, deal: Deal): void {
  const { audience, course, line } = deal;
  const pinned = new Set<Json>();
  for (const { card, by } of course.match.learned) if ((by & audience.mask) !== 0) pinned.add(card);
  for (let draw = 0; draw < DRAWS; draw++) {
    const redeal = { mask: audience.mask, seed: `${deal.seed}/${draw}`, pinned };
    let branch: Match;
    try {
      branch = match.branch({ line, redeal });
    } catch {
      suite.tally.dealt += 1;
      continue;
    }
    if (JSON.stringify(branch.table.world) === course.worlds[line - course.rest.line]) {
      if (nothingHidden(branch, audience)) return;
      continue;
    }
    suite.tally.dealt += 1;
    const places = heldBy(branch, audience);
    const kept = follow(suite, match, branch, deal);
    if (kept === null) return;
    if (!kept) continue;
    suite.tally.kept += 1;
    notePlaces(suite, places);
    return;
  }
}

/** Feeds the deal the rest of the phase. `false`: it does not fit. `null`: it leaks. */
function follow(suite: Suite, match: Match, branch: Match, deal: Deal): boolean | null {
  const { course, audience, seen, line: from } = deal;
  const frames: string[] = [];
  for (let line = from; ; line++) {
    const sight = sightOf(branch, audience, course.rest.told);
    const usual = seen[line - course.rest.line] ?? '';
    if (sight !== usual) {
      const differs = difference(JSON.parse(usual), JSON.parse(sight));
      if (differs !== null) {
        suite.report(5, leakMessage(match, deal, line, differs), match);
        return null;
      }
    }
    const next = match.lines[line];
    if (next === undefined) return sameFrames(suite, match, deal, frames) ? true : null;
    const last = line === match.lines.length - 1;
    const reply = repeated(branch, next, (point) => last && frames.push(frameOf(point, audience)));
    if (reply.ok) continue;
    const { refusal } = reply;
    if (refusal.key !== 'rule-error' || !('message' in refusal) || /^Dead end/.test(refusal.message)) return false;
    suite.report(5, leakMessage(match, deal, line + 1, `the rule fails: ${refusal.message}`), match);
    return null;
  }
}

/** Did the audience see the same in the middle of the rule? If not, it is reported. */
function sameFrames(suite: Suite, match: Match, deal: Deal, frames: readonly string[]): boolean {
  const at = frames.findIndex((frame, i) => frame !== deal.frames[i]);
  if (at < 0) return true;
  const differs = difference(JSON.parse(deal.frames[at] ?? 'null'), JSON.parse(frames[at] ?? 'null'));
  if (differs === null) return true;
  const told = match.told[match.told.length - deal.frames.length + at];
  const message = leakMessage(match, deal, match.lines.length, differs);
  suite.report(5, `${message}, at the event "${told?.type}", before the next question`, match);
  return false;
}

function repeated(branch: Match, line: Line, look: (point: Match) => void): Reply {
  try {
    return branch.repeat(line, look);
  } catch (error) {
    return { ok: false, refusal: { key: 'rule-error', message: messageOf(error) } };
  }
}

function leakMessage(match: Match, { audience, line }: Deal, at: number, differs: string): string {
  const last = match.lines[at - 1];
  const after = at > line && last?.kind === 'answer' ? ` after "${last.answer}" of seat ${last.seat}` : '';
  return `With what ${audience.name} may not know dealt again${after}, it sees a difference: ${differs}`;
}

function nothingHidden(match: Match, { mask }: Audience): boolean {
  return hiddenPlaces(match.table.world).filter(({ known }) => (known & mask) === 0).length < 2;
}

/** What a hidden place holds, and whether another one of its pool is hidden from the same audience. */
interface Held {
  readonly pool: string;
  readonly value: string;
  readonly alone: boolean;
}

function heldBy(match: Match, { mask }: Audience): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  const hidden = hiddenPlaces(match.table.world).filter(({ known }) => (known & mask) === 0);
  for (const { pool, place, get } of hidden) {
    const name = `${place} of ${pool}`;
    const alone = hidden.filter((other) => other.pool === pool).length < 2;
    held.set(name, { pool, alone, value: `${held.get(name)?.value ?? ''} ${JSON.stringify(get())}` });
  }
  return held;
}

function notePlaces(suite: Suite, held: ReadonlyMap<string, Held>): void {
  for (const [place, { pool, value, alone }] of held) {
    const places = alone ? suite.lone : suite.places;
    const noted = places.get(place) ?? { pool, deals: 0, values: new Set<string>() };
    noted.deals += 1;
    if (noted.values.size < 2) noted.values.add(value);
    places.set(place, noted);
    if (!alone) suite.mixed.add(pool);
  }
}

/** Was enough dealt, and did every hidden place take at least two values? Over all matches. */
export function checkDeals(suite: Suite): void {
  const { dealt, kept } = suite.tally;
  if (kept < dealt * KEPT_AT_LEAST) {
    suite.report(5, `Of ${dealt} deals only ${kept} fitted what was seen: write fits or accepts closer`, null);
  }
  // The last hidden card of a pool is known to whoever counts, unless it is the only one that the pool ever has.
  const lone = [...suite.lone].filter(([, { pool }]) => !suite.mixed.has(pool));
  for (const [place, { deals, values }] of [...suite.places, ...lone]) {
    if (deals >= DEALS_OF_A_PLACE && values.size < 2) {
      suite.report(5, `The hidden place ${place} held the same in all of ${deals} deals`, null);
    }
  }
}
