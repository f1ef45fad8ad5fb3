/** Lines from the standard input: typed one by one, or waiting in a pipe. */
import { createInterface } from 'node:readline';
import type { Prompter } from './surroundings.ts';

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
  reader.on('line', hand);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    hand(null);
  });
  return {
    ask(prompt) {
      const line = lines.shift();
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
