/**
 * Point 12: promises hold. What a fact says is so is so; what it says will come comes true when its option is answered
 * on a branch. An event carries one of the cites that the table of signs has for it, and marks what there is to see.
 */

import { type Match, viewFor } from '../../app.ts';
import { type Fact, factsOf, type OpenQuestion, type Sign, type Stand } from '../../index.ts';
import { brokenPromises, nameOfFact, promiseOf, promisesOf } from '../broken-promises.ts';
import { MarkedThings } from '../marked-things.ts';
import { miscited } from '../miscited.ts';
import { questionsOnce } from './judges.ts';
import { audiencesOf } from './sights.ts';
import type { Stop, Suite } from './suite.ts';

/** How often a promise of one kind, made by the same verb with the same facts, is put to the test. */
const TRIED = 3;

/** Holds the facts of every open question to what is so, and to what comes true. */
export function checkPromises(suite: Suite, { match }: Stop): void {
  for (const question of questionsOnce(match)) {
    const { asking, options } = question;
    for (const fact of asking.context?.() ?? []) checkIsSo(suite, match, question, fact, null);
    for (const option of options) {
      for (const fact of factsOf(option)) checkIsSo(suite, match, question, fact, option);
      if (option.refusal === undefined) checkComesTrue(suite, match, question, option);
    }
  }
}

/** Holds the events since the last answer to the table of signs. */
export function checkSigns(suite: Suite, { match, before }: Stop): void {
  for (const wrong of miscited(suite.game, match.told.slice(before?.told ?? 0))) suite.report(12, wrong, match);
}

/** Holds what the last answer's events mark to what everybody saw of it. */
export function checkMarks(suite: Suite, { match, last }: Stop): void {
  const line = match.lines.length - 1;
  if (last === null || match.lines[line] !== last) return;
  const before = match.branch({ line });
  const marked = audiencesOf(match).map(
    ({ seats }) => new MarkedThings(seats, suite.game.scene(viewFor(before, seats))),
  );
  match.watch(line, (at) => {
    for (const one of marked) one.hear(at);
  });
  for (const wrong of marked.flatMap((one) => one.mistakes(match))) suite.report(12, wrong, match);
}

/** Does every row of the table of signs cite rules that exist? */
export function checkTableOfSigns(suite: Suite): void {
  for (const [type, { cites }] of Object.entries<Sign>(suite.game.signs.events)) {
    if (typeof cites === 'function') continue;
    const strange = cites.filter((cite) => !suite.cites.has(cite));
    if (cites.length === 0) suite.report(12, `The sign of ${type} has no cite`, null);
    if (strange.length > 0) suite.report(12, `The sign of ${type} cites ${strange.join(', ')}, no rules`, null);
  }
}

type Offered = OpenQuestion['options'][number];

function checkIsSo(suite: Suite, match: Match, asked: OpenQuestion, fact: Fact, option: Offered | null): void {
  if (!Object.hasOwn(suite.game.promises, fact.key)) {
    suite.report(12, `Nothing is said of what the fact ${fact.key} promises`, match);
  }
  const stand = standOf(match, asked, option);
  if (promiseOf(suite.game, fact)?.isSo?.(fact.params, stand) === false) {
    suite.report(12, `${nameOfFact(stand, fact)} is not so`, match);
  }
}

function checkComesTrue(suite: Suite, match: Match, asked: OpenQuestion, option: Offered): void {
  if (asked.sealed || promisesOf(suite.game, option).length === 0) return;
  const verb = option.key.split(':')[0];
  if (!suite.tries(`${asked.asking.key} ${verb} ${JSON.stringify(option.facts)}`, TRIED)) return;
  const branch = match.branch();
  const before = branch.told.length;
  if (!branch.answer(asked.seat, option.key).ok) return;
  const { open, table } = branch;
  const came = { after: table.world, open, told: branch.told.slice(before) };
  for (const broken of brokenPromises(suite.game, { ...standOf(match, asked, option), option }, came)) {
    suite.report(12, broken, match);
  }
}

function standOf(match: Match, { seat, asking }: OpenQuestion, option: Offered | null): Stand {
  const { world, board } = match.table;
  return { seat, world, board, question: { key: asking.key, params: asking.params }, option };
}
