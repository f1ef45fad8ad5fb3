/** Point 3: a replay is exact. At once, after other matches, on a light table, and in a fresh process. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Match, playReplay, readReplay, writeReplay } from '../../app.ts';
import type { Game, MatchConfig } from '../../index.ts';
import { pickAnswer, playerOf } from './players.ts';
import { messageOf, type Suite } from './suite.ts';

/** Far above what it takes: a slow or busy machine is no failure. */
const FRESH_PROCESS_SECONDS = 900;

/** Plays a finished match again from its file; counts on the way which components it used. */
export function checkReplay(suite: Suite, match: Match): void {
  const text = writeReplay(match);
  const report = playReplay(suite.game, readReplay(text), { used: suite.used });
  if (report.problem !== null) suite.report(3, `The replay differs: ${report.problem}`, match);
  else if (writeReplay(report.match) !== text) {
    suite.report(3, 'The replay gives another file than the match', match);
  }
}

/** Plays replays again when other matches have been played: whatever a module remembered shows now. */
export function checkReplaysAgain(suite: Suite): void {
  for (const text of suite.replays) {
    const problem = problemOf(suite.game, text);
    if (problem !== null) suite.report(3, `After other matches the replay differs: ${problem}`, null);
  }
}

/** What is wrong with a replay, or `null`. */
export function problemOf(game: Game, text: string): string | null {
  try {
    return playReplay(game, readReplay(text)).problem;
  } catch (error) {
    return messageOf(error);
  }
}

/** The same player at a light table: the same match, or the table changes the rules. */
export function playLight(suite: Suite, config: MatchConfig, full: Match | null): void {
  const match = Match.start(suite.game, config, { light: true, used: suite.used });
  const stream = playerOf(config.seed);
  while (match.outcome === null) {
    if (match.answers > suite.game.bound) {
      suite.report(1, `With seed ${config.seed} a light match goes on after ${suite.game.bound} answers`, full);
      return;
    }
    const { seat, key } = pickAnswer(match, stream);
    match.answer(seat, key);
  }
  suite.endings.add(`${config.mode}/${match.outcome.id}`);
  if (full === null) return;
  const same = match.outcome.id === full.outcome?.id && match.answers === full.answers;
  if (!same) suite.report(3, 'The same answers end otherwise on a light table', full);
}

/** Plays replays again in a process that has played nothing yet. */
export function checkFreshProcess(suite: Suite): void {
  const { module } = suite.options;
  const [first] = suite.replays;
  if (module === undefined || first === undefined) return;
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./fresh-process.ts', import.meta.url));
  const said = execFileSync(process.execPath, ['--import', loader, script, module], {
    input: first,
    encoding: 'utf8',
    timeout: FRESH_PROCESS_SECONDS * 1000,
  });
  if (said !== '') suite.report(3, `In a fresh process the replay differs: ${said}`, null);
}
