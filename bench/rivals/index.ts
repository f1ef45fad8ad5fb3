/** Those whom the benchmark measures itself against: a folder with a lock file of its own, installed when it is needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedAsLocked, installLocked } from '../../tools/installing.mjs';
import { type BoardgameIo, loadBoardgameIo, RIVAL } from './boardgame-io.ts';
import { requireSameRules } from './same-rules.ts';

const here = join(process.cwd(), 'bench', 'rivals');

/** What can be put in place of npm and of the folder, in tests. */
interface Way {
  readonly folder: string;
  install(folder: string): boolean;
}

// Its packages run nothing while they are installed, and what npm says never mixes with what the benchmark prints.
const usual: Way = {
  folder: here,
  install: (folder) =>
    installLocked(folder, {
      quiet: true,
      words: ['--ignore-scripts', '--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
    }),
};

/** The rival, installed if it is not; `null`, and a sentence of what to do, where that cannot be. */
export function readyRival(say: (text: string) => void, { folder, install }: Way = usual): BoardgameIo | null {
  if (!installedAsLocked(folder)) {
    const why = existsSync(join(folder, 'node_modules')) ? 'its lock file has changed' : 'only the benchmark needs it';
    say(`Installing ${RIVAL} into bench/rivals (npm ci), ${why} ...`);
    if (!install(folder)) {
      say(`${RIVAL} could not be installed (see above), so it is not measured here. Is the network reachable?`);
      say('To measure against it: npm ci --ignore-scripts --prefix bench/rivals, then run the benchmark again.\n');
      return null;
    }
  }
  const rival = loadBoardgameIo(folder);
  requireSameRules(rival);
  return rival;
}
