import { describe, expect, it } from 'vitest';
import { rulebook } from './index.ts';

const statements = rulebook.chapters.flatMap((chapter) => chapter.statements);

/** Every text that a player may read, with the place where it stands. */
const texts = [
  ...rulebook.chapters.map((chapter) => ({ where: `chapter ${chapter.title.en}`, ...chapter.title })),
  ...statements.map(({ id, fr, en }) => ({ where: id, fr, en })),
  ...statements.flatMap(({ id, reading }) => (reading ? [{ where: `${id} (reading)`, ...reading }] : [])),
  ...rulebook.examples.map(({ id, title }) => ({ where: id, ...title })),
];

/** Where a text breaks a pattern: an empty list reads better in a failure than `false`. */
function placesWhere(breaks: (text: { readonly fr: string; readonly en: string }) => boolean): string[] {
  return texts.filter(breaks).map((text) => text.where);
}

describe('ids', () => {
  it('are the prefix, the page and a number that counts from 1 on each page, in the order of the book', () => {
    const reached = new Map<number, number>();
    const expected = statements.map(({ page }) => {
      const number = (reached.get(page) ?? 0) + 1;
      reached.set(page, number);
      return `${rulebook.prefix}-${page}.${number}`;
    });
    expect(statements.map(({ id }) => id)).toEqual(expected);
  });

  it('are unique', () => {
    const ids = [...statements, ...rulebook.examples].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('never go back to an earlier page', () => {
    const pages = statements.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((one, other) => one - other));
  });
});

describe('the list of rules', () => {
  const { prefix, count } = rulebook.list;
  const listed = Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  const carried = statements.flatMap(({ from }) => from);
  const excused = rulebook.excused.map(({ from }) => from);

  it('is carried or excused, without a gap', () => {
    const known = new Set([...carried, ...excused]);
    expect(listed.filter((number) => !known.has(number))).toEqual([]);
  });

  it('holds every number that a statement or an excuse names', () => {
    const known = new Set(listed);
    expect([...carried, ...excused].filter((number) => !known.has(number))).toEqual([]);
  });

  it('is never carried or excused twice', () => {
    const named = [...carried, ...excused];
    expect(named.filter((number, index) => named.indexOf(number) !== index)).toEqual([]);
  });

  it('is excused for the missions of zombie mode only', () => {
    expect(excused).toEqual(listed.slice(350, 374));
  });

  it('is behind every statement, and no statement names a number twice', () => {
    const faulty = statements.filter(({ from }) => from.length === 0 || new Set(from).size !== from.length);
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });
});

describe('examples', () => {
  it('are named after their page and show statements of this book', () => {
    const ids = new Set(statements.map(({ id }) => id));
    for (const example of rulebook.examples) {
      expect(example.id).toMatch(new RegExp(`^${rulebook.prefix}-example-${example.page}-[a-z0-9-]+$`));
      expect(example.proves).not.toEqual([]);
      expect(example.proves.filter((cite) => !ids.has(cite))).toEqual([]);
    }
  });
});

describe('texts', () => {
  it('point only at statements of this book', () => {
    const ids = new Set(statements.map(({ id }) => id));
    const cites = texts.flatMap(({ fr, en }) => `${fr} ${en}`.match(/MZ-[\d.]+\d|\{M\d+\}/gu) ?? []);
    expect(cites.filter((cite) => !ids.has(cite))).toEqual([]);
  });

  it('exist in both languages, and differ', () => {
    expect(placesWhere(({ fr, en }) => fr.trim() === '' || en.trim() === '' || fr === en)).toEqual([]);
  });

  it('have no doubled, leading or trailing space', () => {
    const stray = /\s\s|^\s|\s$/u;
    expect(placesWhere(({ fr, en }) => stray.test(fr) || stray.test(en))).toEqual([]);
  });

  it('end as sentences', () => {
    const sentences = statements.flatMap(({ id, fr, en, reading }) => [
      { id, text: fr },
      { id, text: en },
      ...(reading
        ? [
            { id, text: reading.fr },
            { id, text: reading.en },
          ]
        : []),
    ]);
    expect(sentences.filter(({ text }) => !/[.!?]$/u.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('use typographic apostrophes and quotation marks', () => {
    expect(placesWhere(({ fr, en }) => /['"]/u.test(fr + en))).toEqual([]);
  });

  it('space French punctuation with a narrow no-break space', () => {
    const wrong = /[^\u202f][?!:;%»]|«[^\u202f]|\u00a0/u;
    expect(placesWhere(({ fr }) => wrong.test(fr))).toEqual([]);
  });

  it('leave that space out of English', () => {
    expect(placesWhere(({ en }) => /[\s\u202f][?!:;%]|\u202f|[«»]/u.test(en))).toEqual([]);
  });
});
