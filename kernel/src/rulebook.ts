/**
 * The rules of a game in our own words, as data: what every cite points at.
 *
 * A statement is one rule of the printed book. Its id is `<PREFIX>-<page>.<n>`; `from` carries the numbers of the
 * list of rules that it comes from, so that nothing of the book is lost unnoticed.
 */
import type { MatchConfig, SetUp, Start } from './game.ts';
import type { Shape } from './shape.ts';

/** A sentence in both languages of the project. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/**
 * - `rule`: something the code does; a question, refusal, event or hook cites it when it comes up;
 * - `data`: a fact about the components, asserted over `content/`;
 * - `absence`: something that is never offered; a test shows that no such option exists.
 */
export type StatementKind = 'rule' | 'data' | 'absence';

/** One rule of the book, in our own words. */
export interface Statement extends Bilingual {
  readonly id: string;
  readonly page: number;
  readonly kind: StatementKind;
  /** Numbers of the list of rules it comes from, such as `T148`. */
  readonly from: readonly string[];
  /** Where the book is unclear or silent: the reading that this project plays, and why. */
  readonly reading?: Bilingual;
}

/** A chapter of the book: a heading and its statements, in the book's order. */
export interface Chapter {
  readonly title: Bilingual;
  readonly statements: readonly Statement[];
}

/** An entry of the list of rules that no statement carries, and why. */
export interface Excuse {
  readonly from: string;
  readonly reason: string;
}

/** Where a printed example begins, at a rest point: it can be played from there, and its test starts there. */
export interface Position<S extends Shape = Shape> {
  readonly config: Omit<MatchConfig, 'seed' | 'position'>;
  /** The table as the book shows it. What the book leaves open is chance's, as in every set-up. */
  setUp(start: Start): SetUp<S>;
}

/** A worked example printed in the book; `proves` names the statements that it shows. */
export interface Example<S extends Shape = Shape> {
  readonly id: string;
  readonly page: number;
  readonly proves: readonly string[];
  readonly title: Bilingual;
  readonly position: Position<S>;
}

/** The whole book of a game. */
export interface Rulebook<S extends Shape = Shape> {
  /** The letters before the number of every cite, such as `TEZ`. */
  readonly prefix: string;
  /** The letter before the numbers of the list of rules, and how many that list has. */
  readonly list: { readonly prefix: string; readonly count: number };
  readonly chapters: readonly Chapter[];
  readonly excused: readonly Excuse[];
  readonly examples: readonly Example<S>[];
}

/** Every statement of a book, in order. */
export function statementsOf(book: Rulebook): readonly Statement[] {
  return book.chapters.flatMap((chapter) => chapter.statements);
}

/** The statement that a cite points at, or `null`. */
export function findStatement(book: Rulebook, cite: string): Statement | null {
  // Asked for by every cite that a page shows: no list is made of it.
  for (const { statements } of book.chapters) {
    const found = statements.find(({ id }) => id === cite);
    if (found !== undefined) return found;
  }
  return null;
}

/** The printed example of this id, or `null`. */
export function findExample<S extends Shape>(book: Rulebook<S>, id: string): Example<S> | null {
  return book.examples.find((example) => example.id === id) ?? null;
}
