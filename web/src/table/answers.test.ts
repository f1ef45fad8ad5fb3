import type { SeenOption, SeenQuestion } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { answersAt, deadlyFact, groupRefused, listAnswers, plain, remediesOf, stepsOf } from './answers.ts';

function allowed(key: string, ...refs: string[]): SeenOption {
  return { key, refs, facts: [], path: [], refusal: null };
}

function refused(key: string, why: string, ...refs: string[]): SeenOption {
  return { ...allowed(key, ...refs), refusal: { key: why, params: {}, cite: 'X-1.1' } };
}

function asked(...options: SeenOption[]): SeenQuestion {
  return {
    id: '1.0',
    seat: 0,
    team: [0],
    sealed: false,
    key: 'turn',
    params: {},
    cite: 'X-1.0',
    refs: [],
    context: [],
    options,
  };
}

const drawn = (id: string): boolean => id.startsWith('room');

describe('the list of answers', () => {
  it('numbers what is allowed, and leaves refused verbs in their place without a digit', () => {
    const { entries } = listAnswers(
      asked(allowed('move:a', 'room-a'), refused('fight', 'nobody'), allowed('end')),
      drawn,
    );
    expect(
      entries.map((entry) =>
        entry.kind === 'answer' ? `${entry.digit} ${entry.option.key}` : `? ${entry.options[0].key}`,
      ),
    ).toEqual(['1 move:a', '? fight', '2 end']);
  });

  it('lets the board explain refused spaces of a verb that is allowed elsewhere', () => {
    const { entries } = listAnswers(asked(allowed('move:a', 'room-a'), refused('move:b', 'too-far', 'room-b')), drawn);
    expect(entries).toHaveLength(1);
  });

  it('lists a refused answer that no board can show', () => {
    const { entries } = listAnswers(asked(allowed('use:a', 'card-a'), refused('use:b', 'used', 'card-b')), drawn);
    expect(entries.map(({ kind }) => kind)).toEqual(['answer', 'refused']);
  });

  it('makes the board the list when there are more than eight', () => {
    const spaces = Array.from({ length: 9 }, (_, i) => allowed(`move:${i}`, `room-${i}`));
    const { entries, onBoard } = listAnswers(asked(...spaces, allowed('end')), drawn);
    expect(onBoard).toHaveLength(9);
    expect(entries).toEqual([{ kind: 'answer', option: allowed('end'), digit: 1 }]);
  });

  it('gives no digit beyond nine', () => {
    const { entries } = listAnswers(asked(...Array.from({ length: 11 }, (_, i) => allowed(`card:c${i}`))), drawn);
    expect(entries.map((entry) => entry.kind === 'answer' && entry.digit)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      null,
      null,
    ]);
  });
});

describe('refused answers', () => {
  it('stand together by verb and reason', () => {
    const groups = groupRefused([
      refused('shoot:a', 'far'),
      refused('shoot:b', 'far'),
      refused('shoot:c', 'own-room'),
      refused('fight', 'far'),
    ]);
    expect(groups.map((group) => group.map(({ key }) => key))).toEqual([
      ['shoot:a', 'shoot:b'],
      ['shoot:c'],
      ['fight'],
    ]);
  });

  it('know their remedies among what is allowed', () => {
    const no: SeenOption = {
      ...allowed('save'),
      refusal: { key: 'enemy', params: {}, cite: 'X-2.1', remedies: ['fight', 'flee'] },
    };
    expect(remediesOf(asked(no, allowed('fight'), refused('flee', 'blocked')), no).map(({ key }) => key)).toEqual([
      'fight',
    ]);
  });
});

describe('a place on the board', () => {
  it('gives every answer that is about it, by their last ref', () => {
    const question = asked(
      allowed('move:a', 'hero', 'room-a'),
      allowed('shoot:a', 'room-a'),
      refused('use:a', 'used', 'room-a'),
      allowed('move:b', 'room-b'),
    );
    const here = answersAt(question, 'room-a');
    expect(here.allowed.map(({ key }) => key)).toEqual(['move:a', 'shoot:a']);
    expect(here.refused.map(({ key }) => key)).toEqual(['use:a']);
  });
});

describe('consecutive numbers', () => {
  it('are a stepper, in order', () => {
    expect(
      stepsOf(asked(allowed('spend:2'), allowed('spend:0'), allowed('spend:1')))?.map(({ number }) => number),
    ).toEqual([0, 1, 2]);
  });

  it.each([
    ['a gap', [allowed('spend:0'), allowed('spend:1'), allowed('spend:3')]],
    ['other verbs', [allowed('spend:0'), allowed('spend:1'), allowed('pass')]],
    ['places', [allowed('room:1', 'room-1'), allowed('room:2', 'room-2'), allowed('room:3', 'room-3')]],
    ['too few', [allowed('spend:0'), allowed('spend:1')]],
  ])('are none with %s', (_, options) => {
    expect(stepsOf(asked(...options))).toBeNull();
  });
});

describe('danger', () => {
  it('is a fact that says so', () => {
    expect(deadlyFact({ ...allowed('fight'), facts: [{ key: 'lethal', params: { percent: 33 } }] })).toMatchObject({
      key: 'lethal',
    });
    expect(deadlyFact({ ...allowed('fight'), facts: [{ key: 'odds', params: { danger: true } }] })).not.toBeNull();
    expect(deadlyFact({ ...allowed('fight'), facts: [{ key: 'odds', params: {} }] })).toBeNull();
  });
});

it('searches without case and accents', () => {
  expect(plain('Épée à Éclairs')).toBe('epee a eclairs');
});
