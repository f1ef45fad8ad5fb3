/** The moments of a match that are worth looking at again. */
import type { Scene } from '@necropole/kernel';
import { type Match, viewFor } from '@necropole/kernel/app';
import { type Change, changesBetween } from './changes.ts';

/** A moment worth looking at. */
export interface Moment {
  /** The line that led to it: look at the match after so many lines. */
  readonly line: number;
  /** The numbers of the events that were told then, the rarest of the match first. */
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

/**
 * The end, and before it the lines that changed most of what everybody sees (objectives, figures, tracks, decks) or
 * that told of something rare. Public things only, so that a moment gives nothing away.
 */
export function momentsOf(match: Match): readonly Moment[] {
  const end = match.lines.length;
  const weighed = weighedLines(match);
  const best = weighed
    .filter(({ line, weight }) => line < end && weight > 0)
    .sort((a, b) => b.weight - a.weight || b.line - a.line)
    .slice(0, MOST - 1);
  const last = weighed.filter(({ line }) => line === end && match.outcome !== null);
  return [...best, ...last].sort((a, b) => a.line - b.line).map(({ weight: _, ...moment }) => moment);
}

/** Every line of the history with what it changed: the match is played again beside itself, once. */
function weighedLines(match: Match): readonly Weighed[] {
  const rarity = rarityIn(match);
  const again = match.branch({ line: 0 });
  const first = publicScene(again);
  let before = first;
  return match.lines.flatMap((one, i): readonly Weighed[] => {
    if (!again.repeat(one).ok) return [];
    const after = publicScene(again);
    const { weight, said } = changesBetween(before, after, first);
    before = after;
    if (one.kind !== 'answer') return [];
    const line = i + 1;
    const events = eventsAt(match, line, rarity);
    const rarest = match.told[events[0] ?? -1];
    const rare = rarest === undefined ? 0 : (rarity.get(rarest.type) ?? 0);
    const last = line === match.lines.length;
    return [{ line, events, changes: said.slice(0, SAID), last, weight: weight + rare }];
  });
}

function publicScene(match: Match): Scene {
  return match.game.scene(viewFor(match, []));
}

/** What each kind of event weighs: the fewer there were of it, the more. */
function rarityIn({ told }: Match): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of told) counts.set(type, (counts.get(type) ?? 0) + 1);
  const scale = Math.log(Math.max(2, told.length));
  return new Map([...counts].map(([type, count]) => [type, RAREST * (1 - Math.log(count) / scale)]));
}

/** What was told at a line, the rarest first; of equally rare things, in their order. */
function eventsAt({ told }: Match, line: number, rarity: ReadonlyMap<string, number>): readonly number[] {
  const weightOf = (number: number): number => rarity.get(told[number]?.type ?? '') ?? 0;
  return told
    .flatMap((event, number) => (event.line === line ? [number] : []))
    .sort((a, b) => weightOf(b) - weightOf(a) || a - b);
}
