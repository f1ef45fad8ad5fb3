/**
 * Point 2: judges and rules agree. What is allowed is accepted, what is refused is rejected by the same refusal, what
 * is not there by the kernel's own; building options changes nothing; a rule that throws leaves no trace.
 */

import { below, canonical, copyJson, type Match, type Stream, shuffleInPlace, unplain } from '../../app.ts';
import type { OpenQuestion, Option, Outcome, Reply } from '../../index.ts';
import { reportRefused } from './dead-ends.ts';
import { difference, objectsIn } from './differences.ts';
import type { Stop, Suite } from './suite.ts';

/** How many allowed answers of one question are tried in the short run. */
const TRIED = 12;
/** For how many of them the table is made to fail. */
const BROKEN = 3;
const END = 10;

/** The open questions, the one of partners once. */
export function questionsOnce(match: Match): readonly OpenQuestion[] {
  return match.open.filter((question, i) => match.open.findIndex(({ asking }) => asking === question.asking) === i);
}

/** All that is checked at every question. */
export function checkJudges(suite: Suite, stop: Stop): void {
  const { match } = stop;
  checkEventCites(suite, stop);
  for (const question of questionsOnce(match)) {
    checkBuiltTwice(suite, match, question);
    checkOptions(suite, match, question);
    checkReplies(suite, match, question);
  }
  if (match.outcome !== null) expectKernel(suite, match, match.answer(0, 'anything'), 'match-over', 'after the end');
}

/** All that is checked at some questions only, on branches. */
export function checkRules(suite: Suite, stop: Stop): void {
  const { match, stream } = stop;
  for (const question of questionsOnce(match)) {
    const allowed = question.options.filter(({ refusal }) => refusal === undefined);
    shuffleInPlace(stream, allowed);
    for (const { key } of suite.long ? allowed : allowed.slice(0, TRIED)) {
      const branch = match.branch();
      reportRefused(suite, match, key, branch.answer(question.seat, key));
      for (const broken of suite.game.invariants(branch.table.world, branch.table.board)) {
        suite.report(7, `After "${key}": ${broken}`, match);
      }
    }
    for (const option of allowed.slice(0, BROKEN)) checkRuleThatThrows(suite, match, question, option, stream);
  }
}

function checkCite(suite: Suite, match: Match, what: string, cite: string): void {
  if (!suite.cites.has(cite)) suite.report(2, `${what} cites ${cite || 'nothing'}, which the rulebook has not`, match);
}

function checkEventCites(suite: Suite, { match, before }: Stop): void {
  for (const { type, cite } of match.told.slice(before?.told ?? 0)) checkCite(suite, match, `The event ${type}`, cite);
  if (match.outcome === null) return;
  checkCite(suite, match, `The outcome ${match.outcome.id}`, match.outcome.cite);
  checkPoints(suite, match, match.outcome);
}

/** Points are there for every seat, and nobody who has not won has more of them than somebody who has. */
function checkPoints(suite: Suite, match: Match, { id, winners, points }: Outcome): void {
  if (points === undefined) return;
  const { seats } = match.config;
  if (points.length !== seats || !points.every(Number.isFinite)) {
    suite.report(2, `The outcome ${id} has points for ${points.length} seats of ${seats}, or what is no number`, match);
  }
  const least = Math.min(...winners.map((seat) => points[seat] ?? 0));
  const ahead = points.findIndex((scored, seat) => !winners.includes(seat) && scored > least);
  if (ahead >= 0) suite.report(2, `Seat ${ahead} has more points than a winner of ${id}`, match);
}

function checkBuiltTwice(suite: Suite, match: Match, { asking, options }: OpenQuestion): void {
  const before = JSON.stringify(match.table.world);
  const again = asking.options();
  const context = JSON.stringify(asking.context?.());
  const contextAgain = JSON.stringify(asking.context?.());
  if (JSON.stringify(match.table.world) !== before) {
    suite.report(2, `Building the options of "${asking.key}" changes the world`, match);
  }
  if (JSON.stringify(again) !== JSON.stringify(options)) {
    const differs = difference(options, again, 'options');
    if (differs !== null) suite.report(2, `The options of "${asking.key}" differ when built twice: ${differs}`, match);
  }
  if (context !== contextAgain) suite.report(2, `The context of "${asking.key}" differs when built twice`, match);
}

function checkOptions(suite: Suite, match: Match, question: OpenQuestion): void {
  const { asking, options } = question;
  checkCite(suite, match, `The question "${asking.key}"`, asking.cite);
  checkAllowed(suite, match, question);
  checkKeys(suite, match, question);
  let ofWorld: Map<object, string> | null = null;
  for (const option of options) {
    const what = `The option "${option.key}" of "${asking.key}"`;
    const verb = option.key.split(':')[0] ?? '';
    if (!(verb in suite.game.words.en.answers)) suite.report(2, `${what} has the undeclared verb "${verb}"`, match);
    for (const wrong of unplain(option.value, 'its value')) suite.report(2, `${what}: ${wrong}`, match);
    if (typeof option.value === 'object' && option.value !== null) {
      ofWorld ??= objectsIn(match.table.world);
      for (const object of objectsIn(option.value).keys()) {
        const path = ofWorld.get(object);
        if (path !== undefined) suite.report(2, `${what} has a live piece as its value: ${path}`, match);
      }
    }
    checkRefusal(suite, match, option, options, what);
  }
}

/** What may be answered was built first, with nothing beside it: it must be what the whole list allows. */
function checkAllowed(suite: Suite, match: Match, { asking, allowed, options }: OpenQuestion): void {
  const bare = (list: readonly Option[]) =>
    list
      .map(({ key, value }) => canonical([key, value]))
      .sort()
      .join();
  if (bare(allowed) === bare(options.filter(({ refusal }) => refusal === undefined))) return;
  suite.report(2, `"${asking.key}" allows something else when nobody reads it`, match);
}

function checkKeys(suite: Suite, match: Match, { asking, options }: OpenQuestion): void {
  const keys = new Set(options.map(({ key }) => key));
  if (keys.size < options.length) suite.report(2, `"${asking.key}" has two options of the same key`, match);
}

function checkRefusal(suite: Suite, match: Match, option: Option, all: readonly Option[], what: string): void {
  if (option.refusal === undefined) return;
  checkCite(suite, match, `${what} is refused and`, option.refusal.cite);
  for (const remedy of option.refusal.remedies ?? []) {
    if (!all.some(({ key }) => key === remedy))
      suite.report(2, `${what} names the remedy "${remedy}", no option`, match);
  }
}

function checkReplies(suite: Suite, match: Match, question: OpenQuestion): void {
  const { asking, id, options, seat } = question;
  const lines = match.lines.length;
  for (const { key, refusal } of options) {
    if (refusal === undefined) continue;
    const reply = match.answer(seat, key, id);
    if (reply.ok || canonical(reply.refusal) !== canonical(refusal)) {
      suite.report(2, `"${key}" of "${asking.key}" is refused, but not rejected by its refusal`, match);
    }
  }
  expectKernel(suite, match, match.answer(seat, 'no such answer', id), 'unknown-answer', 'an unknown key');
  expectKernel(suite, match, match.answer(seat, options[0]?.key ?? '', `${id}.0`), 'stale-question', 'a stale id');
  for (let other = 0; other <= match.config.seats; other++) {
    if (match.open.some((open) => open.seat === other)) continue;
    const reply = match.answer(other, options[0]?.key ?? '');
    const late = !reply.ok && reply.refusal.key === 'already-answered';
    if (!late) expectKernel(suite, match, reply, 'not-your-question', `seat ${other}, which is not asked,`);
  }
  if (match.lines.length !== lines) suite.report(2, `"${asking.key}": a rejected answer was taken`, match);
}

function expectKernel(suite: Suite, match: Match, reply: Reply, key: string, what: string): void {
  if (reply.ok || reply.refusal.key !== key || 'cite' in reply.refusal) {
    suite.report(2, `An answer by ${what} gets ${JSON.stringify(reply)}, not the kernel's ${key}`, match);
  }
}

const CALLS = ['tell', 'roll', 'shuffle', 'reveal', 'move', 'open', 'option', 'query'] as const;

/** Makes the table fail at one of its next calls: the match must stand as if the answer had never come. */
function checkRuleThatThrows(suite: Suite, match: Match, asked: OpenQuestion, option: Option, stream: Stream): void {
  const branch = match.branch();
  const before = stateOf(branch);
  let calls = 1 + below(stream, 4);
  const table = branch.table as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
  for (const call of CALLS) {
    const usual = table[call]?.bind(branch.table);
    table[call] = (...given) => {
      calls -= 1;
      if (calls === 0) throw new Error('a fault of the suite');
      return usual?.(...given);
    };
  }
  const reply = branch.answer(asked.seat, option.key);
  if (calls > 0) return;
  if (reply.ok || reply.refusal.key !== 'rule-error') {
    suite.report(2, `"${option.key}" of "${asked.asking.key}" hides an error of the table`, match);
    return;
  }
  const differs = difference(before, stateOf(branch));
  if (differs !== null) suite.report(2, `A rule that threw after "${option.key}" left a trace: ${differs}`, match);
}

/** All of a match that a rule could have left a trace in; of its history the end. */
function stateOf(match: Match): unknown {
  const { answers, lines, outcome, phase, rests, told } = match;
  const { world, streams } = match.table;
  const open = match.open.map(({ id, seat, team, sealed, asking, options }) => {
    return { id, seat, team, sealed, key: asking.key, params: asking.params, options };
  });
  const history = { lines: lines.length, told: told.length, rests: rests.length, answers };
  const end = { lines: lines.slice(-END), told: told.slice(-END) };
  return copyJson({ history, end, world, streams, open, outcome, phase });
}
