/** The door, tried with spoiled files of every toy. */
import { expect, test } from 'vitest';
import type { Match } from '../match.ts';
import { writeReplay } from '../replay.ts';
import { polluted, Spoiler, throughTheDoor } from '../testing/spoiling.ts';
import { toys } from '../testing/toys/index.ts';
import { playAtRandom, startToy } from '../testing/toys/play.ts';

const EACH = process.env['NECROPOLE_LONG'] === '1' ? 1_200 : 120;
const MOST_ANSWERS = 40;

/** A match with whatever a history can hold: answers, an undo by consent, and a correction. */
function played(toy: (typeof toys)[number], seed: string): Match {
  const match = startToy(toy, seed, toy.modes[0]?.seats[1]);
  const everybody = Array.from({ length: match.config.seats }, (_, seat) => seat);
  const [key, value] = Object.entries(match.table.world).find(([, held]) => typeof held === 'number') ?? [];
  if (key !== undefined) match.override([key], value);
  playAtRandom(match, seed, 5);
  if (match.undoable(everybody) === 'consent') match.undo(everybody, { seed: 'again' });
  return playAtRandom(match, `${seed}/on`, MOST_ANSWERS - 5);
}

test.each(toys.map((toy) => [toy.id, toy] as const))('no spoiled file of %s gets through', (_, toy) => {
  const kinds = new Map<string, number>();
  const texts = ['a', 'b', 'c', 'd'].map((seed) => writeReplay(played(toy, seed)));
  for (let number = 0; number < EACH; number++) {
    const text = new Spoiler(number).file(texts[number % texts.length] ?? '');
    const { kind, wrong } = throughTheDoor(toys, text, number % 5 !== 0);
    expect({ number, wrong: wrong ?? polluted() }).toEqual({ number, wrong: null });
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  // What is spoiled is not always the header: most of it is looked at more closely.
  expect([...kinds.keys()].length).toBeGreaterThan(3);
});
