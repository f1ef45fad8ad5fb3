import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview } from '../engine/sight.ts';
import { Attention } from './attention.svelte.ts';
import { following } from './testing/following.svelte.ts';
import { allowed, asked, refused, sceneOf } from './testing/made-up.ts';

const foreseen: Preview = {
  ok: true,

  scene: { ...sceneOf(9), notes: [{ id: 'goal', label: { key: 'goal' }, lines: [] }] },
  events: [],
  by: 'end',
  outcome: null,
};

let question: SeenQuestion | null;
let twice: boolean;
let busy: boolean;
let attention: Attention;
const answer = vi.fn<(option: SeenOption) => void>();
const foresee = vi.fn(async (): Promise<Preview | null> => foreseen);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [twice, busy] = [false, false];
  question = asked(
    allowed('move:a', 'hero', 'a'),
    allowed('move:b', 'hero', 'b'),
    allowed('search:b', 'b'),
    refused('move:c', 'too-far', 'c'),
    refused('search:c', 'nothing', 'c'),
    refused('look:c', 'too-far', 'c'),
    allowed('end'),
  );
  attention = new Attention({
    question: () => question,
    scene: () => sceneOf(1),
    tapsTwice: () => twice,
    answer,
    isBusy: () => busy,
    foresee,
  });
});
afterEach(() => void vi.useRealTimers());

const given = (): readonly string[] => answer.mock.calls.map(([{ key }]) => key);
const press = (time: number, touch: boolean, onBoard = false) => ({ time, x: 5, y: 5, touch, on: null, onBoard });

describe('a chip that is pressed', () => {
  const chip = (id: string) => ({ id, symbol: `i-${id}`, label: { key: id } });
  const pays = (option: SeenOption, ...chips: string[]): SeenOption => ({ ...option, pays: chips });

  beforeEach(() => {
    question = asked(
      pays(allowed('move:a', 'a'), 'boot'),
      pays(allowed('help:b', 'b'), 'star'),
      { ...pays(allowed('help:b:token', 'b'), 'token'), insteadOf: 'help:b' },
      allowed('throw:coin', 'coin'),
      refused('throw:stone', 'heavy', 'stone'),
    );
    const pools = [
      {
        id: 'purse',
        label: { key: 'purse' },
        from: [{ id: 'all', label: { key: 'all' }, chips: ['boot', 'star', 'token'].map(chip) }],
      },
    ];
    attention = new Attention({
      question: () => question,
      scene: () => ({ ...sceneOf(1), pools }),
      tapsTwice: () => false,
      answer,
      isBusy: () => false,
      foresee,
    });
  });

  it('lights what it pays for, dashes the rest, and is put back when it is pressed again', () => {
    expect([...(attention.marks?.pays ?? [])]).toEqual([
      ['a', 'i-boot'],
      ['b', 'i-star'],
    ]);
    attention.chooseChip('star');
    expect([[...(attention.marks?.lit ?? [])], [...(attention.marks?.soft ?? [])]]).toEqual([['b'], ['a', 'coin']]);
    attention.chooseChip('star');
    expect([[...(attention.marks?.lit ?? [])], attention.marks?.soft]).toEqual([['a', 'b', 'coin'], undefined]);
  });

  it('pays for the thing that is pressed next', () => {
    attention.chooseThing('b');
    attention.chooseChip('token');
    attention.chooseThing('b');
    expect(given()).toEqual(['help:b', 'help:b:token']);
  });

  it('is an answer where a question is about it, says why it is refused, and is forgotten with the question', () => {
    attention.chooseChip('coin');
    expect(given()).toEqual(['throw:coin']);
    attention.chooseChip('stone');
    expect(attention.refused?.options[0].key).toBe('throw:stone');
    attention.chooseChip('boot');
    attention.begin(0);
    expect(attention.chip).toBeNull();
  });

  it('is shown as what an answer would spend while that is pointed at', () => {
    attention.answer = 'help:b:token';
    expect([...(attention.marks?.spends ?? [])]).toEqual(['token']);
  });
});

describe('what is told of', () => {
  it('is the answer that is pointed at in the list, or chosen by a first tap, or the only one of a place', () => {
    expect(attention.option).toBeNull();
    attention.pointAt('a');
    expect(attention.option?.key).toBe('move:a');
    attention.selected = 'move:b';
    expect(attention.option?.key).toBe('move:b');
    attention.answer = 'end';
    expect(attention.option?.key).toBe('end');
  });

  it('is no answer where a place has several, and the first reason where it has none', () => {
    attention.pointAt('b');
    expect(attention.option).toBeNull();
    attention.pointAt('c');
    expect(attention.option?.refusal?.key).toBe('too-far');
  });

  it('lights up on the board', () => {
    attention.answer = 'move:b';
    expect(attention.marks?.hovered).toBe('b');
    expect([...(attention.marks?.lit ?? [])].sort()).toEqual(['a', 'b']);
  });
});

describe('a press on something lit', () => {
  it('answers, where there is one answer', () => {
    attention.chooseThing('a');
    expect(given()).toEqual(['move:a']);
  });

  it('opens a menu where one pressed, where there are several', () => {
    attention.pressAt({ x: 30, y: 40 });
    attention.chooseThing('b');
    expect(given()).toEqual([]);
    expect(attention.menu).toMatchObject({ x: 30, y: 40, options: [{ key: 'move:b' }, { key: 'search:b' }] });
    attention.choose('search:b');
    expect([given(), attention.menu]).toEqual([['search:b'], null]);
  });

  it('on a small screen says first what it would do', () => {
    twice = true;
    attention.chooseThing('a');
    expect([given(), attention.selected]).toEqual([[], 'move:a']);
    attention.chooseThing('a');
    expect(given()).toEqual(['move:a']);
  });

  it('does nothing where the answer is refused, unknown, or nobody is asked', () => {
    expect([attention.choose('move:c'), attention.choose('fly'), attention.choose(null)]).toEqual([
      false,
      false,
      false,
    ]);
    attention.chooseThing('c');
    question = null;
    attention.chooseThing('a');
    expect(given()).toEqual([]);
  });
});

describe('a press on something refused', () => {
  it('says why, with the answers that are refused there for the same reason', () => {
    attention.tellThing('c');
    expect(attention.refused?.options.map(({ key }) => key)).toEqual(['move:c', 'look:c']);
  });

  it('by a finger tells what is there first, and why only when it presses again', () => {
    attention.press(press(1, true, true));
    attention.tellThing('c', ['token']);
    expect([attention.pointed, attention.refused]).toEqual([{ thing: 'c', pieces: ['token'] }, null]);
    attention.tellThing('c');
    expect(attention.refused).not.toBeNull();
  });

  it('by key says why of what is pointed at', () => {
    expect(attention.whyPointed()).toBe(false);
    attention.pointAt('a');
    expect(attention.whyPointed()).toBe(false);
    attention.pointAt('c');
    expect([attention.whyPointed(), attention.refused?.options.length]).toEqual([true, 2]);
  });
});

describe('pointing', () => {
  it('is nothing that comes to lie under a pointer that rests, until keys are used', () => {
    attention.pressAt({ x: 10, y: 10 });
    attention.comeOver({ x: 11, y: 11 }, false);
    attention.pointAt('a');
    expect(attention.thing).toBeNull();
    attention.useKeys();
    attention.pointAt('a');
    expect(attention.thing).toBe('a');
    attention.comeOver({ x: 30, y: 11 }, false);
    attention.pointAt('b');
    expect(attention.thing).toBe('b');
  });

  it('with a finger is pressing: it stays until the finger presses beside the board', () => {
    attention.press(press(1, true, true));
    attention.pointAt('a');
    expect(attention.thing).toBeNull();
    attention.tellThing('b');
    attention.pointAt(null);
    expect(attention.thing).toBe('b');
    attention.press(press(2, true, false));
    expect(attention.thing).toBeNull();
  });

  it('at a card beside the board counts however it lies', () => {
    attention.press(press(1, true, true));
    attention.pointBeside('card');
    expect(attention.thing).toBe('card');
    attention.pointBeside(null);
    expect(attention.thing).toBeNull();
  });
});

it('a press soon after the one that answered was not meant', () => {
  attention.press(press(1000, true, true));
  attention.choose('move:a');
  attention.begin(1050);
  attention.press(press(1100, true, false));
  expect(attention.isUnmeant(1)).toBe(true);
  attention.press(press(2000, true, false));
  expect(attention.isUnmeant(1)).toBe(false);
});

describe('what an answer would do', () => {
  /** The page follows it, as far as it is pointed at by a pointer. */
  function follow(byPointer = true): () => void {
    const stop = following(() => attention.foresee(() => byPointer));
    flushSync();
    return stop;
  }

  async function wait(milliseconds: number): Promise<void> {
    flushSync();
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  it('is shown to whoever stays there, not to whoever passes', async () => {
    const stop = follow();
    attention.answer = 'move:a';
    await wait(100);
    attention.answer = 'move:b';
    await wait(100);
    expect(foresee).not.toHaveBeenCalled();
    await wait(100);
    expect(foresee.mock.calls).toEqual([['move:b']]);
    expect([attention.preview?.key, attention.foreseen?.ground.width]).toEqual(['move:b', 9]);
    attention.answer = null;
    flushSync();
    expect(attention.foreseen).toBeNull();
    stop();
  });

  it('changes the numbers beside the board for a pointer, not for whoever hears the page', async () => {
    for (const byPointer of [true, false]) {
      const stop = follow(byPointer);
      attention.answer = 'move:a';
      await wait(200);
      expect([attention.counted?.ground.width, attention.counted?.notes.length]).toEqual([1, byPointer ? 1 : 0]);
      attention.answer = null;
      flushSync();
      stop();
    }
  });

  it('is not shown once the answer is on its way', async () => {
    const stop = follow();
    attention.answer = 'move:a';
    foresee.mockImplementationOnce(async () => {
      busy = true;
      return foreseen;
    });
    await wait(200);
    expect(attention.preview).toBeNull();
    stop();
  });

  it('is gone when it is given', () => {
    attention.preview = { key: 'move:a', of: foreseen, pointed: true };
    attention.choose('move:a');
    expect(attention.preview).toBeNull();
  });
});

it('of an old question nothing stays', () => {
  attention.answer = 'move:a';
  attention.pointAt('c');
  attention.selected = 'move:a';
  attention.whyThing('c');
  attention.chooseThing('b');
  attention.preview = { key: 'move:a', of: foreseen, pointed: true };
  attention.begin(0);
  const { answer: pointed, thing, selected, refused: explained, menu, preview } = attention;
  expect([pointed, thing, selected, explained, menu, preview]).toEqual([null, null, null, null, null, null]);
  expect(attention.close()).toBe(false);
  attention.whyThing('c');
  expect([attention.close(), attention.refused]).toEqual([true, null]);
});
