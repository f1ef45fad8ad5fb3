/** Point 5, at the source: while the options of a question are built, no secret is read that its readers do not know. */

import { isPile, type Match } from '../../app.ts';
import { type Knowers, knowers, type OpenQuestion, type Pile, type Secret } from '../../index.ts';
import { questionsOnce } from './judges.ts';
import { audiencesOf } from './sights.ts';
import type { Stop, Suite } from './suite.ts';

/** Builds the options of each open question again, on a branch whose unknown cards notice that they are read. */
export function checkReads(suite: Suite, { match }: Stop): void {
  for (const { seat, asking } of questionsOnce(match)) {
    const branch = match.branch();
    const question = branch.open.find((open) => open.seat === seat);
    if (question === undefined) continue;
    const read = new Set<string>();
    const watched = { masks: readersOf(match, question), read, listening: false };
    watch(branch.table.world, 'world', watched);
    watched.listening = true;
    question.asking.options();
    question.asking.context?.();
    watched.listening = false;
    for (const path of [...read].slice(0, 1)) {
      suite.report(5, `The options of "${asking.key}" for seat ${seat} are built by reading ${path}`, match);
    }
  }
}

interface Watched {
  /** Each of these must know what is read. */
  readonly masks: readonly Knowers[];
  readonly read: Set<string>;
  listening: boolean;
}

function readersOf(match: Match, question: OpenQuestion): readonly Knowers[] {
  if (question.asking.public === true) return audiencesOf(match).map(({ mask }) => mask);
  return question.team.map((seat) => knowers(seat));
}

function watch(value: unknown, path: string, watched: Watched): void {
  if (value === null || typeof value !== 'object') return;
  if (isPile(value)) watchPile(value, path, watched);
  else if ((value as { is?: unknown }).is === 'secret') {
    const secret = value as Secret;
    if (unknown(secret.known, watched)) trap(secret, 'value', `${path}.value`, watched);
  } else {
    for (const key of Object.keys(value)) watch((value as Record<string, unknown>)[key], `${path}.${key}`, watched);
  }
}

function watchPile(pile: Pile, path: string, watched: Watched): void {
  for (let at = 0; at < pile.cards.length; at++) {
    if (unknown(pile.known[at] ?? 0, watched)) trap(pile.cards, at, `${path}.cards[${at}]`, watched);
  }
}

function unknown(known: number, { masks }: Watched): boolean {
  return masks.some((mask) => (known & mask) === 0);
}

function trap(holder: object, key: string | number, path: string, watched: Watched): void {
  const value = (holder as Record<string | number, unknown>)[key];
  Object.defineProperty(holder, key, {
    configurable: true,
    enumerable: true,
    get: () => {
      if (watched.listening) watched.read.add(path);
      return value;
    },
  });
}
