/** Finding rules: every word has to be somewhere in the statement, in either language, whatever its accents. */
import { type Chapter, comparable, type Example, type Rulebook, type Statement } from '@necropole/kernel';

/** The words that are looked for. */
export function wordsIn(query: string): readonly string[] {
  return comparable(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function says({ id, fr, en, reading }: Statement, chapter: Chapter, wanted: readonly string[]): boolean {
  const text = comparable(
    [id, fr, en, reading?.fr ?? '', reading?.en ?? '', chapter.title.fr, chapter.title.en].join(' '),
  );
  return wanted.every((word) => text.includes(word));
}

/** A chapter with those of its statements that were found, and its place in the book. */
export interface FoundChapter {
  readonly chapter: Chapter;
  readonly index: number;
  readonly statements: readonly Statement[];
}

/** The book with what was found only; all of it when nothing is looked for. */
export function findIn(book: Rulebook, query: string): readonly FoundChapter[] {
  const wanted = wordsIn(query);
  return book.chapters.flatMap((chapter, index) => {
    const statements = chapter.statements.filter((statement) => says(statement, chapter, wanted));
    return statements.length === 0 ? [] : [{ chapter, index, statements }];
  });
}

/** The examples that show what is looked for; all of them when nothing is. */
export function examplesIn(book: Rulebook, query: string): readonly Example[] {
  const wanted = wordsIn(query);
  return book.examples.filter(({ id, title, proves }) => {
    const text = comparable([id, title.fr, title.en, ...proves].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** The components whose name or text says what is looked for; all of them when nothing is. */
export function componentsIn<C extends { readonly name: string; readonly text: string }>(
  components: readonly C[],
  query: string,
): readonly C[] {
  const wanted = wordsIn(query);
  return components.filter(({ name, text }) => wanted.every((word) => comparable(`${name} ${text}`).includes(word)));
}

/** A text cut where the words that are looked for stand: odd parts are hits. */
export function cutAtHits(text: string, wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return [text];
  // Comparing must not shift places: each character is compared by itself.
  const compared = [...text].map((one) => comparable(one).charAt(0) || one);
  const letters = [...text];
  const hit = letters.map(() => false);
  const whole = compared.join('');
  for (const word of wanted) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const parts: string[] = [''];
  letters.forEach((letter, i) => {
    const isHit = hit[i] === true;
    if (isHit !== (parts.length % 2 === 0)) parts.push('');
    parts[parts.length - 1] += letter;
  });
  return parts;
}
