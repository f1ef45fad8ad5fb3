import { describe, expect, it } from 'vitest';
import * as english from './languages/english.ts';
import * as french from './languages/french.ts';
import { comparable, type FamilyWords, joinWords, type LabelWords, labelMaker, withCopies, wordsOn } from './words.ts';

interface Said {
  questions: { pick: { from: number } };
  facts: object;
  refusals: { full: object };
  events: object;
}

const hats: FamilyWords<Said, 'bowler'> = {
  questions: { pick: ({ from }) => `Which of the ${from} hats?` },
  facts: {},
  refusals: { full: () => 'the shelf is full' },
  events: {},
  components: { bowler: { name: 'Bowler', text: 'Keeps the rain off.' } },
};

describe('words of families', () => {
  const rules = { title: 'Hats', questions: { turn: () => 'What now?' }, events: { over: () => 'It is over.' } };
  const joined = joinWords(rules, hats, { components: { peg: { name: 'Peg', text: 'Holds a hat.' } } });

  it('are joined, those of the rules with those of each family', () => {
    expect([joined.questions.turn(), joined.questions.pick({ from: 3 })]).toEqual([
      'What now?',
      'Which of the 3 hats?',
    ]);
    expect([joined.refusals.full({}), joined.events.over(), joined.facts]).toEqual([
      'the shelf is full',
      'It is over.',
      {},
    ]);
    expect(joined.components.peg.name + joined.components.bowler.name).toBe('PegBowler');
  });

  it('hold what families share, and nothing else', () => {
    expect(Object.keys(joined)).toEqual(['questions', 'facts', 'refusals', 'events', 'components']);
  });

  it('are missed by the compiler where no family says them', () => {
    // @ts-expect-error no family says it
    expect(joined.questions.never).toBeUndefined();
  });

  it('say what each copy of a card says, and what is its own', () => {
    const kindOf = (): 'bowler' => 'bowler';
    const copies = ['bowler-1', 'bowler-2'] as const;
    expect(withCopies(hats.components, copies, kindOf)['bowler-2']).toEqual(hats.components.bowler);
    const numbered = withCopies(hats.components, copies, kindOf, ({ name, text }, copy) => ({
      name,
      text: `${text} Number ${copy.at(-1)}.`,
    }));
    expect(numbered['bowler-2']).toEqual({ name: 'Bowler', text: 'Keeps the rain off. Number 2.' });
    expect(numbered.bowler).toEqual(hats.components.bowler);
  });

  it('are looked up by the id of a component', () => {
    const { nameOf, textOf } = wordsOn(joined.components);
    expect([nameOf('peg'), textOf('peg')]).toEqual(['Peg', 'Holds a hat.']);
    expect([nameOf('unheard-of'), textOf('unheard-of')]).toEqual(['unheard-of', '']);
  });
});

describe('labels', () => {
  interface Labels {
    shelf: [];
    hat: [name: string, size: number];
  }
  const named = labelMaker<Labels>();

  it('carry the parameters that their words take', () => {
    expect([named('shelf'), named('hat', 'Bowler', 7)]).toEqual([
      { key: 'shelf' },
      { key: 'hat', params: ['Bowler', 7] },
    ]);
    // @ts-expect-error a hat has a size
    named('hat', 'Bowler');
  });

  it('are missed by the compiler where a language does not say them', () => {
    // @ts-expect-error nobody says what a hat is called
    const words: LabelWords<Labels> = { shelf: () => 'Shelf' };
    expect(words.shelf()).toBe('Shelf');
  });
});

it('a text is compared with what somebody typed without accents, capitals and curved apostrophes', () => {
  expect(comparable('L’Épée à Éclairs')).toBe("l'epee a eclairs");
});

describe('a name by itself', () => {
  it('is without its article, and begins with a capital', () => {
    expect(['the north side', 'Iron'].map(english.bare)).toEqual(['North side', 'Iron']);
    expect(['le côté nord', 'les échelles', 'l’étage', 'Volta'].map(french.bare)).toEqual([
      'Côté nord',
      'Échelles',
      'Étage',
      'Volta',
    ]);
  });
});
