/** Every match that crashed leaves a replay, and a line that says why. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Crash, type Plan, type Played, replayOf } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { kernelRefusal } from './phrases.ts';
import { messageOf, type Surroundings } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** Writes the replays of the matches that crashed into a folder. */
export function writeCrashes(
  game: Game,
  plan: Plan,
  matches: readonly Played[],
  folder: string,
  around: Surroundings,
  words: CommandWords,
): void {
  const say = words.simulate;
  for (const played of matches) {
    if (played.crash === null) continue;
    const why = describeCrash(played.crash, words);
    try {
      const { file, next } = replayOf(game, plan, played);
      const path = join(folder, fileName(plan, played));
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, file);
      around.err(`${say.crash(played.number, why, path)}\n`);
      if (next !== null) around.err(`  ${say.crashAnswer(next.seat, next.answer)}\n`);
    } catch (error) {
      around.err(`${say.crashUnwritten(played.number, why, messageOf(error))}\n`);
    }
  }
}

function fileName({ game, config, seed }: Plan, { number }: Played): string {
  const parts = [game, config.mode, config.mission, config.seats, seed, number].filter((part) => part !== null);
  return `${parts
    .join('-')
    .replace(/[^\w.-]+/g, '_')
    .slice(0, 180)}.jsonl`;
}

function describeCrash(crash: Crash, words: CommandWords): string {
  if (crash.kind === 'bound') return words.simulate.overBound(crash.bound);
  if (crash.kind === 'error') return crash.message;
  return words.simulate.botRefused(crash.player, crash.answer, kernelRefusal(crash.refusal, words));
}
