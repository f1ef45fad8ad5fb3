import type { Rulebook } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { componentsIn, cutAtHits, examplesIn, findIn, wordsIn } from './search.ts';

const statement = (id: string, fr: string, en: string) => ({ id, page: 1, kind: 'rule' as const, from: [], fr, en });
const book: Rulebook = {
  prefix: 'XY',
  list: { prefix: 'X', count: 3 },
  chapters: [
    {
      title: { fr: 'Déplacement', en: 'Moving' },
      statements: [statement('XY-1.1', 'On avance d’une case.', 'One step.')],
    },
    {
      title: { fr: 'Fin', en: 'End' },
      statements: [
        statement('XY-2.1', 'Le gué est fermé.', 'The ford is closed.'),
        { ...statement('XY-2.2', 'On gagne.', 'One wins.'), reading: { fr: 'Même à égalité.', en: 'Also when tied.' } },
      ],
    },
  ],
  excused: [],
  examples: [
    {
      id: 'XY-example-2',
      page: 2,
      proves: ['XY-2.1'],
      title: { fr: 'Au gué', en: 'At the ford' },
      position: {
        config: { mode: 'only', mission: null, seats: 1, options: {} },
        setUp: () => ({ world: {}, board: {}, phase: 'turn' }),
      },
    },
  ],
};
const found = (query: string): string[] =>
  findIn(book, query).flatMap(({ statements }) => statements.map(({ id }) => id));

describe('searching the rules', () => {
  it('shows the whole book when nothing is looked for', () => {
    expect(found('  ')).toEqual(['XY-1.1', 'XY-2.1', 'XY-2.2']);
    expect(findIn(book, '').map(({ index }) => index)).toEqual([0, 1]);
  });

  it('finds by either language, by number, by chapter and by reading, without accents', () => {
    expect(found('gue')).toEqual(['XY-2.1']);
    expect(found('FORD closed')).toEqual(['XY-2.1']);
    expect(found('2.2')).toEqual(['XY-2.2']);
    expect(found('deplacement')).toEqual(['XY-1.1']);
    expect(found('egalite')).toEqual(['XY-2.2']);
    expect(found("d'une")).toEqual(['XY-1.1']);
    expect(found('ford wins')).toEqual([]);
  });

  it('finds the examples that show it, by title, page or rule', () => {
    const shown = (query: string): number => examplesIn(book, query).length;
    expect(['', 'GUE', 'ford', '2.1', 'win'].map(shown)).toEqual([1, 1, 1, 1, 0]);
  });

  it('cuts a text where the words stand', () => {
    expect(cutAtHits('Le gué est fermé.', wordsIn('gue FERME'))).toEqual(['Le ', 'gué', ' est ', 'fermé', '.']);
    expect(cutAtHits('Gué', wordsIn('gue'))).toEqual(['', 'Gué']);
    expect(cutAtHits('œuvre', wordsIn('vre'))).toEqual(['œu', 'vre']);
    expect(cutAtHits('Le gué', [])).toEqual(['Le gué']);
  });
});

describe('components', () => {
  const rooms = [
    { name: 'Infirmerie', text: 'Soigne 2 blessures.' },
    { name: 'Garage', text: 'Répare le véhicule.' },
  ];

  it('are found by their name or by what they do', () => {
    expect(componentsIn(rooms, 'infirmerie')).toEqual([rooms[0]]);
    expect(componentsIn(rooms, 'vehicule repare')).toEqual([rooms[1]]);
    expect(componentsIn(rooms, 'hélicoptère')).toEqual([]);
    expect(componentsIn(rooms, ' ')).toEqual(rooms);
  });
});
