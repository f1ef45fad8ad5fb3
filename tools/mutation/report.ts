/** What mutation testing found, as text: a table by family, and the mutants that nobody noticed. */
import { type Rate, rateOf } from '../../bots/src/lab/intervals.ts';
import type { Family } from './changes.ts';
import { changed } from './changes.ts';
import type { Tried } from './testing-a-game.ts';

/** The families in their order, with the share that has to be noticed, where one is asked for. */
const FAMILIES: readonly { readonly family: Family; readonly title: string; readonly target: number | null }[] = [
  { family: 'rules', title: 'rules and hooks', target: 0.85 },
  { family: 'facts', title: 'facts and refs', target: 0.7 },
  { family: 'strings', title: 'strings', target: null },
];

/** Is every family noticed as often as it has to be? */
export function isGood(all: readonly Tried[]): boolean {
  return FAMILIES.every(({ family, target }) => {
    const { matches, rate } = scoreOf(all, family);
    return target === null || matches === 0 || rate >= target;
  });
}

/** One line a family: found of how many, their share, and the interval that holds the true share 95 times in 100. */
export function tableOf(all: readonly Tried[]): string {
  const lines = FAMILIES.map(({ family, title, target }) => {
    const { wins, matches, rate, low, high } = scoreOf(all, family);
    const share = matches === 0 ? '-' : percent(rate);
    const interval = matches === 0 ? '' : `${percent(low)} to ${percent(high)}`;
    const wanted = target === null ? '' : `target ${percent(target)}`;
    return [title.padEnd(16), `${wins}/${matches}`.padStart(9), share.padStart(8), interval.padStart(18), wanted];
  });
  const heads = ['family'.padEnd(16), 'noticed'.padStart(9), 'score'.padStart(8), '95 % interval'.padStart(18)];
  return [heads, ...lines].map((cells) => `  ${cells.join('  ')}`.trimEnd()).join('\n');
}

/** Every survivor with its place and the lines that it changes. */
export function survivorsOf(all: readonly Tried[]): string {
  const survivors = all.filter(({ noticed }) => noticed === null);
  return survivors.map((one) => `${headOf(one)}\n${diffOf(one)}\n`).join('\n');
}

/** Every mutant that was noticed, with what noticed it first. */
export function noticedOf(all: readonly Tried[]): string {
  const lines = all.flatMap((one) => {
    if (one.noticed === null) return [];
    const [why = ''] = one.noticed.split('\n');
    return [`${headOf(one)}\n${diffOf(one)}\n  noticed by ${why}\n`];
  });
  return lines.join('\n');
}

function scoreOf(all: readonly Tried[], family: Family): Rate {
  const tried = all.filter(({ place }) => place.family === family);
  return rateOf(tried.filter(({ noticed }) => noticed !== null).length, tried.length);
}

function headOf({ place, text, tests, change }: Tried): string {
  const line = text.slice(0, change.start).split('\n').length;
  const title = FAMILIES.find(({ family }) => family === place.family)?.title ?? '';
  const reached = tests === 0 ? ', no unit test runs it' : '';
  return `${place.file}:${line} ${place.kind} (${title}${reached})`;
}

/** The lines that a change touches, before and after. */
export function diffOf({ text, change }: Pick<Tried, 'text' | 'change'>): string {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const found = text.indexOf('\n', change.end);
  const to = found < 0 ? text.length : found;
  const before = text.slice(from, to);
  const after = changed(text, change).slice(from, to + change.text.length - (change.end - change.start));
  const lines = (sign: string, part: string): string[] => part.split('\n').map((line) => `  ${sign} ${line}`);
  return [...lines('-', before), ...(after.trim() === '' ? [] : lines('+', after))].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
