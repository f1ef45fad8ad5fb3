/** Lines from the standard input: typed one by one, or waiting in a pipe. */
import { createInterface } from 'node:readline';
import type { Prompter } from './surroundings.ts';

/** A longer line is none that a person typed: the input ends there. */
const MOST_CHARACTERS = 10_000;
/** So many lines may wait: a pipe that never ends fills no memory. */
const MOST_WAITING = 1_000;
/** And so many may come in all. */
const MOST_LINES = 100_000;

/** Reads lines; the end of the input, or Ctrl-C, is the end of them. */
export function linePrompter(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  interactive: boolean,
): Prompter {
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  // No history: at a shared screen, the arrow keys would bring back what another person typed in secret.
  const reader = createInterface({ input, historySize: 0, ...(interactive ? { output, terminal: true } : {}) });
  const hand = (line: string | null): void => {
    const taker = waiting;
    waiting = null;
    if (taker !== null) taker(line);
    else if (line !== null) lines.push(line);
  };
  let came = 0;
  reader.on('line', (line) => {
    came += 1;
    if (came > MOST_LINES || line.length > MOST_CHARACTERS) {
      reader.close();
      return;
    }
    hand(line);
    if (lines.length >= MOST_WAITING) reader.pause();
  });
  let since = 0;
  input.on('data', (chunk: Buffer | string) => {
    const text = `${chunk}`;
    const end = text.lastIndexOf('\n');
    since = end < 0 ? since + text.length : text.length - end - 1;
    if (since > MOST_CHARACTERS) {
      reader.close();
      input.pause();
    }
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    hand(null);
  });
  return {
    ask(prompt) {
      const line = lines.shift();
      if (lines.length === 0 && !ended) reader.resume();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting = resolve;
        if (interactive) {
          reader.setPrompt(prompt);
          reader.prompt();
        }
      });
    },
    close: () => reader.close(),
  };
}
