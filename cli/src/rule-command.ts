/** `rule`: a rule in our own words, the code that cites it, and the tests that prove it. */
import { findStatement, type Game, LANGUAGES, type Language, type Statement, statementsOf } from '@necropole/kernel';
import { type Found, findInSources } from './rule-sources.ts';
import { heading } from './screen.ts';
import { type Surroundings, type Terminal, UsageError } from './surroundings.ts';
import { wrapped } from './text-table.ts';
import type { CommandWords } from './words/index.ts';

const NEAREST = 5;

/** Shows a rule: in the language that was asked for, or in both. */
export function showRule(
  cite: string,
  json: boolean,
  around: Surroundings,
  languages: readonly Language[],
  words: CommandWords,
): number {
  const { game, statement } = chooseRule(cite, around.games, words);
  const found = findInSources(around.sources, game, statement.id);
  if (json) around.out(`${JSON.stringify(ruleAsJson(game, statement, found))}\n`);
  else
    around.out(
      `${statementText(statement, languages, around.terminal, words)}${foundText(found, around.terminal, words)}`,
    );
  return 0;
}

/** Finds a rule by its number, in whatever game. */
function chooseRule(cite: string, games: readonly Game[], words: CommandWords): { game: Game; statement: Statement } {
  const wanted = cite.trim().toUpperCase();
  for (const game of games) {
    const statement = findStatement(game.rulebook, wanted);
    if (statement !== null) return { game, statement };
  }
  throw new UsageError(words.errors.unknownCite(cite, nearest(wanted, games)));
}

/** A rule as a player reads it in the middle of a match; throws when there is none of this number. */
export function ruleText(
  cite: string,
  games: readonly Game[],
  language: Language,
  terminal: Terminal,
  words: CommandWords,
): string {
  const { statement } = chooseRule(cite, games, words);
  return statementText(statement, [language], terminal, words);
}

function ruleAsJson(game: Game, { id, page, kind, from, fr, en, reading }: Statement, found: Found | null) {
  return {
    cite: id,
    game: game.id,
    page,
    kind,
    from,
    fr,
    en,
    reading: reading ?? null,
    code: found?.code ?? null,
    tests: found?.tests ?? null,
  };
}

function statementText(
  statement: Statement,
  languages: readonly Language[],
  terminal: Terminal,
  words: CommandWords,
): string {
  const say = words.rule;
  const from = statement.from.length > 0 ? `, ${say.from}${words.colon}${statement.from.join(', ')}` : '';
  const lines = [
    `${heading(statement.id, terminal)}  ${say.page(statement.page)}, ${say.kinds[statement.kind]}${from}`,
  ];
  for (const language of LANGUAGES.filter((one) => languages.includes(one))) {
    lines.push(...paragraph(`${languages.length > 1 ? `${language}  ` : ''}${statement[language]}`, terminal));
    if (statement.reading !== undefined) {
      lines.push(...paragraph(`${say.reading}${words.colon}${statement.reading[language]}`, terminal));
    }
  }
  return `${lines.join('\n')}\n`;
}

function paragraph(text: string, { columns }: Terminal): string[] {
  return wrapped(text, columns - 2).map((line) => `  ${line}`);
}

function foundText(found: Found | null, terminal: Terminal, words: CommandWords): string {
  const say = words.rule;
  if (found === null) return `${say.noSources}\n`;
  const code = found.code.map(({ file, line }) => `  ${file}:${line}`);
  const tests = found.tests.map(({ file, line, title }) => `  ${file}:${line}  ${title}`);
  return [
    heading(say.code, terminal),
    ...(code.length > 0 ? code : [`  ${say.nowhere}`]),
    heading(say.tests, terminal),
    ...(tests.length > 0 ? tests : [`  ${say.nowhere}`]),
    '',
  ].join('\n');
}

/** The rules whose numbers look most like the one that was typed. */
function nearest(wanted: string, games: readonly Game[]): readonly string[] {
  return games
    .flatMap((game) => statementsOf(game.rulebook).map(({ id }) => id))
    .map((id, order) => ({ id, order, far: distance(wanted, id) }))
    .sort((a, b) => a.far - b.far || a.order - b.order)
    .slice(0, NEAREST)
    .map(({ id }) => id);
}

/** How many letters must be changed, added or removed to make one text of the other. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}
