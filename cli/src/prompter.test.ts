/** Lines from a pipe: each one, and no more than a person could type. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { linePrompter } from './prompter.ts';

function prompterOf(...pieces: readonly string[]) {
  const input = new PassThrough();
  for (const piece of pieces) input.write(piece);
  return { input, prompter: linePrompter(input, new PassThrough(), false) };
}

test('lines come one by one, however many are waiting', async () => {
  const { input, prompter } = prompterOf(Array.from({ length: 5_000 }, (_, i) => `${i}\n`).join(''));
  input.end();
  for (let i = 0; i < 5_000; i++) expect(await prompter.ask('')).toBe(`${i}`);
  expect(await prompter.ask('')).toBeNull();
});

test('a line that does not end is the end of the input', async () => {
  const { prompter } = prompterOf('one\n', ...new Array<string>(30).fill('x'.repeat(1_000)));
  expect(await prompter.ask('')).toBe('one');
  expect(await prompter.ask('')).toBeNull();
});
