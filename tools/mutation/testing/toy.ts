/** A made-up game in a folder of its own, with tests that cover one half of it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023'],
      types: [],
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
    },
  }),
  'games/toy/rules/steps.ts': `import { troll } from '../content/cards.ts';
export function stepsLeft(steps: number, walked: number): number {
  return steps - walked;
}
export function isBeaten(strength: number): boolean {
  return strength > troll.strength;
}
export function countDown(from: number): number {
  let left = from;
  let turns = 0;
  while (left > 0) {
    left -= 1;
    turns += 1;
  }
  return turns;
}
export function never(): number {
  return 1 + 1;
}
`,
  'games/toy/rules/steps.test.ts': `import { expect, test } from 'vitest';
import { countDown, isBeaten, stepsLeft } from './steps.ts';
test('steps are taken off', () => expect(stepsLeft(5, 2)).toBe(3));
test('the count goes down to nothing', () => expect(countDown(3)).toBe(3));
test('somebody strong beats the troll', () => expect(isBeaten(9)).toBe(true));
`,
  'games/toy/content/cards.ts': `export type Colour = 'red' | 'green';
export interface Card {
  readonly id: string;
  readonly colour: Colour;
  readonly strength: number;
  readonly cite: string;
}
export const troll: Card = { id: 'troll', colour: 'red', strength: 3, cite: 'TOY-1.1' };
`,
  'games/toy/words/words.test.ts': `import { expect, test } from 'vitest';
import { troll } from '../content/cards.ts';
test('the troll is red', () => expect(troll.colour).toBe('red'));
`,
  'games/toy/conformance.test.ts': `import { expect, test } from 'vitest';
test('is no unit test', () => expect(1).toBe(2));
`,
};

/** Does some work in the root of a repository that holds nothing but the toy. */
export async function inToyFolder<T>(
  work: (root: string) => T | Promise<T>,
  others: Readonly<Record<string, string>> = {},
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'necropole-toy-'));
  try {
    for (const [file, text] of Object.entries({ ...FILES, ...others })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
