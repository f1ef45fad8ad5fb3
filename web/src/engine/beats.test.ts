import { type Mark, mark, type Signs, sign } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { type Beat, beatsOf, endsOf, isTold, lengthOf } from './beats.ts';

const on =
  (...things: readonly string[]) =>
  (): readonly Mark[] =>
    things.map((thing) => mark.change(thing));
const dice = { shows: () => ({ dice: [{ face: 6 }] }) };

/** Named by how they are told. */
const signs = {
  events: {
    turn: sign.told('X-1.1', 'i-clock', null, on('me'), { heading: true }),
    step: sign.seen('X-1.1', 'i-move', 'move', on('me')),
    hit: sign.told('X-1.1', 'i-attack', 'fight', on('foe'), dice),
    wound: sign.told('X-1.1', 'i-wound', 'fight', on('me', 'track')),
    lost: sign.grave('X-1.1', 'i-skull', 'fight', on('me')),
    noise: sign.told('X-1.1', 'i-noise', null, on('room')),
    hush: sign.quiet('X-1.1', 'i-stop', 'hush', on('room')),
  },
  answers: {},
  deadly: [],
} as unknown as Signs;

const told = (names: string, line = 1): readonly SeenEvent[] =>
  names.split(' ').map((type) => ({ type, cite: 'X-1.1', params: {}, line }));
const beatsIn = (...events: readonly SeenEvent[]): readonly Beat[] => beatsOf(events, 10, signs);
const shapes = (beats: readonly Beat[]) => beats.map(({ events }) => events.map(({ type }) => type).join('+'));

describe('a beat', () => {
  it('is all that joins the same in one answer, as long as nothing else comes between', () => {
    expect(shapes(beatsIn(...told('step step hit wound step')))).toEqual(['step+step', 'hit+wound', 'step']);
  });

  it('ends with the answer, and where an event is told by itself', () => {
    expect(shapes(beatsIn(...told('step', 1), ...told('step', 2)))).toEqual(['step', 'step']);
    expect(shapes(beatsIn(...told('noise noise')))).toEqual(['noise', 'noise']);
  });

  it('takes along what is quiet, before it and after it', () => {
    expect(shapes(beatsIn(...told('hush step hush step hit hush')))).toEqual(['hush+step+hush+step', 'hit+hush']);
    expect(shapes(beatsIn(...told('hush', 1), ...told('step', 2)))).toEqual(['hush', 'step']);
  });

  it('that begins a turn takes along what is done first in it', () => {
    const [beat, ...others] = beatsIn(...told('turn step step hit'));
    expect(shapes([beat, ...others].flatMap((one) => one ?? []))).toEqual(['turn+step+step', 'hit']);
    expect([beat?.heading, others[0]?.heading]).toEqual([true, false]);
    expect(shapes(beatsIn(...told('step turn')))).toEqual(['step', 'turn']);
  });

  it('is as grave as its gravest event, marks everything once, and remembers where it began', () => {
    const [first, second] = beatsIn(...told('step step hit wound lost'));
    expect([first?.gravity, first?.marks.length, first?.thrown, first?.first]).toEqual(['seen', 1, false, 10]);
    expect([second?.gravity, second?.marks.length, second?.thrown, second?.first]).toEqual(['grave', 3, true, 12]);
    expect(endsOf(beatsIn(...told('step step hit wound lost')))).toEqual([11, 14]);
  });

  it('is told by itself where no table knows it', () => {
    expect(beatsIn(...told('unheard-of')).map(({ gravity }) => gravity)).toEqual(['told']);
  });
});

describe('the length of a beat', () => {
  const marks = (count: number): readonly Mark[] => Array.from({ length: count }, (_, i) => mark.change(`${i}`));
  const length = (gravity: Beat['gravity'], count: number, thrown = false): number =>
    lengthOf({ gravity, marks: marks(count), thrown });

  it('grows with what there is to see, up to a limit', () => {
    expect([0, 1, 2, 3].map((count) => length('told', count))).toEqual([700, 700, 820, 940]);
    expect(length('seen', 1, true)).toBe(1180);
    expect(length('told', 30, true)).toBe(1200);
  });

  it('is never less than the limit for what is grave, and nothing for what is quiet', () => {
    expect([length('grave', 1), length('grave', 9)]).toEqual([1200, 1200]);
    expect(length('quiet', 3, true)).toBe(0);
  });
});

describe('what came of an answer is told beat by beat', () => {
  const is = (names: string, by: 'person' | 'bot', ends = false): boolean => isTold(beatsIn(...told(names)), by, ends);

  it('where a bot gave it, where it is long, and where it ends the match', () => {
    expect([is('step', 'bot'), is('step', 'person'), is('step', 'person', true)]).toEqual([true, false, true]);
    expect([is('step hit', 'person'), is('step hit noise', 'person')]).toEqual([false, true]);
    expect(isTold([], 'bot', true)).toBe(false);
  });
});
