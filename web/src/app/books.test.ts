import { games } from '@necropole/games';
import { LANGUAGES, type Rulebook, statementsOf } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersIn, fillBook } from './books.ts';

describe.each(games.map(({ id, rulebook }) => [id, rulebook] as const))('the book of %s', (_, book) => {
  it('is whole again once both languages have come, in either order', () => {
    const texts = (one: Rulebook) =>
      one.chapters.map(({ title, statements }) => [title, statements.map(({ from: _from, ...said }) => said)]);
    for (const order of [LANGUAGES, [...LANGUAGES].reverse()]) {
      const empty: Rulebook = { ...book, chapters: [] };
      for (const language of order) fillBook(empty, language, chaptersIn(book, language));
      expect(texts(empty)).toEqual(texts(book));
    }
  });

  it('says its rules in one language as soon as that has come', () => {
    const empty: Rulebook = { ...book, chapters: [] };
    fillBook(empty, 'fr', chaptersIn(book, 'fr'));
    expect(statementsOf(empty).map(({ id, fr }) => [id, fr])).toEqual(statementsOf(book).map(({ id, fr }) => [id, fr]));
  });
});
