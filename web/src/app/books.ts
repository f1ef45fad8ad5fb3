/** The book of a game comes apart from its rules, and one language at a time: nobody waits for it to play. */
import type { Chapter, Language, Rulebook, Statement, StatementKind } from '@necropole/kernel';

/** A chapter in one language, as the build writes it down. */
export interface SpokenChapter {
  readonly title: string;
  readonly statements: readonly {
    readonly id: string;
    readonly page: number;
    readonly kind: StatementKind;
    readonly text: string;
    readonly reading?: string;
  }[];
}

/** The chapters of a book in one language. */
export function chaptersIn({ chapters }: Rulebook, language: Language): readonly SpokenChapter[] {
  return chapters.map(({ title, statements }) => ({
    title: title[language],
    statements: statements.map(({ id, page, kind, reading, ...text }) => ({
      id,
      page,
      kind,
      text: text[language],
      ...(reading === undefined ? {} : { reading: reading[language] }),
    })),
  }));
}

/** Writes the chapters of a language into a book that had none, or only those of the other one. */
export function fillBook(book: Rulebook, language: Language, chapters: readonly SpokenChapter[]): void {
  const filled = chapters.map(({ title, statements }, i): Chapter => {
    const before = book.chapters[i];
    return {
      title: { fr: '', en: '', ...before?.title, [language]: title },
      statements: statements.map(({ id, page, kind, text, reading }, n): Statement => {
        const known = before?.statements[n];
        return {
          id,
          page,
          kind,
          from: [],
          fr: known?.fr ?? '',
          en: known?.en ?? '',
          [language]: text,
          ...(reading === undefined ? {} : { reading: { fr: '', en: '', ...known?.reading, [language]: reading } }),
        };
      }),
    };
  });
  // The build left the list empty for this.
  (book.chapters as Chapter[]).splice(0, Number.POSITIVE_INFINITY, ...filled);
}
