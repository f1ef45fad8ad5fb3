/** Plays the matches of the suite and makes every check at its questions. Without a test runner. */

import { type AnswerLine, canonical, Match, writeReplay } from '../../app.ts';
import { anyGame, type Game, type MatchConfig, type Shape } from '../../index.ts';
import { checkComponents, checkEndings, isAnythingMissing } from './components.ts';
import { beginMatch, checkDeadEnd, isOverBound, pointOf, reportRefused } from './dead-ends.ts';
import { checkForks } from './forks.ts';
import { checkJudges, checkRules } from './judges.ts';
import { KeptNames } from './kept-names.ts';
import { checkDeals, checkLeaks } from './leaks.ts';
import { type Combination, type ConformanceOptions, configFor } from './plan.ts';
import { pickAnswer, playerOf } from './players.ts';
import { checkMarks, checkPromises, checkSigns, checkTableOfSigns } from './promises.ts';
import { checkReads } from './reads.ts';
import { checkRecorded } from './recorded.ts';
import { checkFreshProcess, checkReplay, checkReplaysAgain, playLight } from './replays.ts';
import { checkScenes, type Shown, shownAt } from './scenes.ts';
import { type Before, type Finding, messageOf, type Stop, Suite, streamOfChecks } from './suite.ts';
import { checkArt, checkSymbols } from './symbols.ts';
import { Twin } from './twins.ts';
import { checkDoneAgain, checkUndoable } from './undo.ts';
import { checkScene, checkTitles, checkWords } from './words.ts';
import { checkCopy, checkWorld } from './worlds.ts';

const MATCHES = 2;
const LONG_MATCHES = 20;
/** How many matches of each combination are swept in any case, and how many at most where a game does not say. */
const SWEEP = 10;
/** In the short run a match that begins with a printed example is left after so many answers: by then it is a match like others. */
const ABOUT_AN_EXAMPLE = 30;

/** Everything that the suite finds wrong with a game. */
export function findFaults<S extends Shape>(game: Game<S>, options: ConformanceOptions = {}): readonly Finding[] {
  const suite = new Suite(anyGame(game), options);
  for (const combination of suite.checked) playCombination(suite, combination);
  finish(suite);
  return suite.findings;
}

/** Plays the matches of one combination: some with every check, more to meet components and endings. */
export function playCombination(suite: Suite, combination: Combination): void {
  suite.enter(combination);
  const checked = checkedMatches(suite);
  for (let number = 0; number < checked; number++) {
    const config = configFor(suite.game, combination, number);
    const match = playMatchOf(suite, config);
    if (match === null || (match.outcome === null && !isLeft(suite, match))) continue;
    if (number === 0) suite.replays.push(writeReplay(match));
    suite.guard(3, match, () => checkReplay(suite, match));
    if (match.outcome !== null) sweepOne(suite, config, match);
  }
  sweepFrom(suite, combination, checked);
}

function isLeft({ long }: Suite, match: Match): boolean {
  return !long && match.config.position !== undefined && match.answers >= ABOUT_AN_EXAMPLE;
}

function sweepFrom(suite: Suite, combination: Combination, from: number): void {
  const further = suite.long ? mostSwept(suite) : Math.min(SWEEP, mostSwept(suite));
  for (let number = from; number < from + further; number++) sweepAt(suite, combination, number);
}

function checkedMatches({ long, options: { matches = MATCHES, longMatches = LONG_MATCHES } }: Suite): number {
  return long ? longMatches : matches;
}

function mostSwept({ options: { sweep = SWEEP } }: Suite): number {
  return sweep;
}

/** What comes up in a mode comes up there by the set-up: a printed example adds nothing to it. */
function sweepAt(suite: Suite, combination: Combination, number: number): void {
  if (combination.position === undefined) sweepOne(suite, configFor(suite.game, combination, number), null);
}

/** In the short run: goes on only as long as a component or an ending has not come up that should. */
function sweepForTheMissing(suite: Suite): void {
  const from = checkedMatches(suite) + SWEEP;
  const end = checkedMatches(suite) + mostSwept(suite);
  for (let number = from; number < end && isAnythingMissing(suite); number++) {
    for (const combination of suite.combinations) sweepAt(suite, combination, number);
  }
}

/** What can only be said when all matches have been played. */
export function finish(suite: Suite): void {
  suite.enter(null);
  for (const combination of suite.combinations)
    if (!suite.checked.includes(combination)) sweepFrom(suite, combination, 0);
  if (!suite.long) sweepForTheMissing(suite);
  suite.guard(3, null, () => checkReplaysAgain(suite));
  suite.guard(3, null, () => checkFreshProcess(suite));
  suite.guard(5, null, () => checkDeals(suite));
  suite.guard(8, null, () => checkTitles(suite));
  suite.guard(9, null, () => checkComponents(suite));
  suite.guard(9, null, () => checkEndings(suite));
  suite.guard(9, null, () => checkRecorded(suite));
  suite.guard(12, null, () => checkTableOfSigns(suite));
  suite.guard(12, null, () => checkArt(suite));
}

function playMatchOf(suite: Suite, config: MatchConfig): Match | null {
  const match = beginMatch(suite, config);
  if (match !== null) suite.guard(2, match, () => playMatch(suite, match));
  return match;
}

function playMatch(suite: Suite, match: Match): void {
  const player = playerOf(match.config.seed);
  const stream = streamOfChecks(match);
  const twin = new Twin(suite, match, stream);
  const names = new KeptNames(suite);
  let last: AnswerLine | null = null;
  let before: Before | null = null;
  suite.tally.matches += 1;
  for (;;) {
    const sampled = suite.samples(match, last, stream);
    const stop: Stop = { match, last, before, sampled, stream, world: canonical(match.table.world) };
    checkStop(suite, stop, twin, names);
    if (match.outcome !== null || isOverBound(suite, match) || match.open.length === 0) return;
    if (isLeft(suite, match)) return;
    before = {
      world: stop.world,
      told: match.told.length,
      learned: match.learned.length,
      dice: JSON.stringify(match.table.streams.dice),
    };
    const pick = pickAnswer(match, player);
    const look = sampled ? names.watch(match, pick.seat) : undefined;
    const reply = match.answer(pick.seat, pick.key, undefined, look);
    if (!reply.ok) {
      reportRefused(suite, match, pick.key, reply);
      return;
    }
    look?.(match);
    last = match.lines[match.lines.length - 1] as AnswerLine;
    twin.follow(pick, match);
    suite.tally.answers += 1;
  }
}

function checkStop(suite: Suite, stop: Stop, twin: Twin, names: KeptNames): void {
  const { match } = stop;
  suite.guard(1, match, () => checkDeadEnd(suite, stop));
  suite.guard(2, match, () => checkJudges(suite, stop));
  suite.guard(4, match, () => twin.check(stop));
  suite.guard(6, match, () => checkUndoable(suite, stop));
  suite.guard(7, match, () => checkWorld(suite, stop));
  suite.guard(8, match, () => checkWords(suite, stop));
  suite.guard(12, match, () => checkSigns(suite, stop));
  suite.guard(12, match, () => checkPromises(suite, stop));
  if (!stop.sampled) return;
  suite.tally.sampled += 1;
  suite.guard(2, match, () => checkRules(suite, stop));
  suite.guard(5, match, () => checkLeaks(suite, stop));
  suite.guard(5, match, () => checkReads(suite, stop));
  suite.guard(6, match, () => checkDoneAgain(suite, stop));
  suite.guard(7, match, () => checkCopy(suite, stop));
  suite.guard(10, match, () => checkForks(suite, stop));
  let shown: readonly Shown[] = [];
  suite.guard(11, match, () => {
    shown = shownAt(suite, match);
  });
  suite.guard(8, match, () => checkScene(suite, match, shown));
  suite.guard(11, match, () => checkScenes(suite, match, shown));
  suite.guard(11, match, () => names.check(match, shown));
  suite.guard(12, match, () => checkMarks(suite, stop));
  suite.guard(12, match, () => checkSymbols(suite, stop));
}

/** A match on a light table; when it fails, the same match on a full one shows where. */
function sweepOne(suite: Suite, config: MatchConfig, full: Match | null): void {
  try {
    playLight(suite, config, full);
  } catch (error) {
    const message = messageOf(error);
    const text = `With seed ${config.seed} a light match fails: ${message}`;
    suite.report(pointOf(message), text, full ?? playedFull(suite, config));
  }
}

function playedFull(suite: Suite, config: MatchConfig): Match | null {
  try {
    const match = Match.start(suite.game, config);
    const player = playerOf(config.seed);
    while (match.outcome === null && match.answers <= suite.game.bound) {
      const { seat, key } = pickAnswer(match, player);
      if (!match.answer(seat, key).ok) break;
    }
    return match;
  } catch {
    return null;
  }
}
