/** A bar that shows how far long work has come: on a terminal only, on its error stream. */
import { CLEAR_LINE } from './screen.ts';
import type { Surroundings } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

const WIDTH = 30;
const MILLISECONDS_BETWEEN = 100;

/** Starts a bar for so much work. */
export function progressBar(
  all: number,
  around: Pick<Surroundings, 'err' | 'terminal'>,
  words: CommandWords,
): { advance(by: number): void; end(): void } {
  if (!around.terminal.progress) return { advance() {}, end() {} };
  const start = performance.now();
  let done = 0;
  let drawn = start;
  return {
    advance(by) {
      done += by;
      const now = performance.now();
      if (now - drawn < MILLISECONDS_BETWEEN && done < all) return;
      drawn = now;
      const filled = Math.round((WIDTH * done) / all);
      const left = duration(((now - start) * (all - done)) / done);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      around.err(`${CLEAR_LINE}${bar} ${words.simulate.progress(done, all, left)}`);
    },
    end() {
      around.err(CLEAR_LINE);
    },
  };
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
