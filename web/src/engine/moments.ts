/** The moments of a match that are worth looking at again. */
import { type Scene, signOf, toneOf } from '@necropole/kernel';
import { type Match, viewFor } from '@necropole/kernel/app';
import { type Change, changesBetween } from './changes.ts';

/** A moment worth looking at. */
export interface Moment {
  /** The line that led to it: look at the match after so many lines. */
  readonly line: number;
  /** The numbers of the events that were told then, the most memorable of the match first. */
  readonly events: readonly number[];
  /** What changed then, the weightiest first. */
  readonly changes: readonly Change[];
  readonly last: boolean;
}

interface Weighed extends Moment {
  readonly weight: number;
}

const MOST = 6;
const SAID = 2;
/** What an event weighs of which there was only one in the whole match; one of many weighs nothing. */
const RAREST = 1.5;
/** What nobody could miss weighs as much as half a goal; what is neither loss nor gain, and only seen, is soon forgotten. */
const GRAVE = 3;
const PLAIN = 0.4;
/** That alone decides nothing, however rare it was. */
const FAINT = PLAIN * RAREST;

/**
 * The end, and before it the lines that changed most of what everybody sees (objectives, figures, tracks, decks) or
 * that told of something rare. Public things only, so that a moment gives nothing away.
 */
export function momentsOf(match: Match): readonly Moment[] {
  const end = match.lines.length;
  const weighed = weighedLines(match);
  const best = weighed
    .filter(({ line, weight }) => line < end && weight > FAINT)
    .sort((a, b) => b.weight - a.weight || b.line - a.line)
    .slice(0, MOST - 1);
  const last = weighed.filter(({ line }) => line === end && match.outcome !== null);
  return [...best, ...last].sort((a, b) => a.line - b.line).map(({ weight: _, ...moment }) => moment);
}

/** Every line of the history with what it changed: the match is played again beside itself, once. */
function weighedLines(match: Match): readonly Weighed[] {
  const weights = match.told.map(weighing(match));
  const again = match.branch({ line: 0 });
  const first = publicScene(again);
  const end = publicScene(match);
  let before = first;
  return match.lines.flatMap((one, i): readonly Weighed[] => {
    if (!again.repeat(one).ok) return [];
    const after = publicScene(again);
    const { weight, said } = changesBetween(before, after, first, end);
    before = after;
    if (one.kind !== 'answer') return [];
    const line = i + 1;
    const events = eventsAt(match, line, weights);
    const last = line === match.lines.length;
    const told = weights[events[0] ?? -1] ?? 0;
    return [{ line, events, changes: said.slice(0, SAID), last, weight: weight + told }];
  });
}

function publicScene(match: Match): Scene {
  return match.game.scene(viewFor(match, []));
}

/** What an event of the match weighs: the graver it is, and the fewer there were of its kind, the more. */
function weighing({ told, game: { signs } }: Match): (event: Match['told'][number]) => number {
  const counts = new Map<string, number>();
  for (const { type } of told) counts.set(type, (counts.get(type) ?? 0) + 1);
  const scale = Math.log(Math.max(2, told.length));
  return ({ type, params }) => {
    const rare = RAREST * (1 - Math.log(counts.get(type) ?? 1) / scale);
    const sign = signOf(signs, type);
    if (sign === null) return rare;
    if (sign.gravity === 'grave') return GRAVE + rare;
    return sign.gravity === 'told' && toneOf(sign, params) !== 'plain' ? rare : PLAIN * rare;
  };
}

/** What was told at a line, the weightiest first; of equals, in their order. */
function eventsAt({ told }: Match, line: number, weights: readonly number[]): readonly number[] {
  return told
    .flatMap((event, number) => (event.line === line ? [number] : []))
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
}
