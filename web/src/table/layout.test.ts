import { type Scene, type Signs, sign, unmarked } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { frameAt, framesOfMatch, threatOf } from './film.ts';
import { isBesideBoard, isLyingDown, isTipLow, layoutFor } from './layout.ts';
import { storyBy } from './log.ts';
import { nameOfPerson, nameOfSeat, sheetAsked, sheetsAsked } from './people.ts';
import { tableWords } from './words/index.ts';

const label = { key: 'x' };
const empty: Scene = {
  ground: { width: 1, height: 1, groups: [], spaces: [] },
  pieces: [],
  piles: [],
  tracks: [],
  sheets: [],
  notes: [],
};

describe('the layout', () => {
  it.each([
    [1440, 'desktop'],
    [1100, 'desktop'],
    [1099, 'tablet'],
    [701, 'tablet'],
    [700, 'phone'],
    [390, 'phone'],
  ] as const)('at %i pixels is that of a %s', (width, layout) => {
    expect(layoutFor(width)).toBe(layout);
  });

  it.each([
    [844, 390, true],
    [667, 375, true],
    [390, 844, false],
    [1180, 480, false],
    [820, 1180, false],
  ])('of %i by %i pixels lies down: %s', (width, height, lies) => {
    expect(isLyingDown(width, height)).toBe(lies);
  });

  it('puts the question beside square boards, and under wide ones', () => {
    expect(isBesideBoard({ width: 338, height: 338 })).toBe(true);
    expect(isBesideBoard({ width: 600, height: 300 })).toBe(false);
  });

  it('keeps tips off what is pointed at, and on a desk in the band under a board that has one', () => {
    const at = (y: number) => ({ middle: { y } });
    const square = { width: 300, height: 300 };
    expect([at(100), at(200), null].map((place) => isTipLow(square, place, 'desktop'))).toEqual([true, false, false]);
    const wide = { width: 450, height: 300 };
    expect([at(200), at(280), null].map((place) => isTipLow(wide, place, 'desktop'))).toEqual([true, false, true]);
    expect([at(100), at(200), null].map((place) => isTipLow(wide, place, 'phone'))).toEqual([true, false, false]);
    const widest = { width: 600, height: 300 };
    expect([at(100), at(280), null].map((place) => isTipLow(widest, place, 'desktop'))).toEqual([true, false, false]);
  });
});

describe('those at the table', () => {
  const words = tableWords.en;
  const seats = [{ by: 'me' }, { by: 'somebody', name: 'Camille' }, { by: 'bot', bot: 'random' }] as const;

  it('have names', () => {
    expect(nameOfPerson('me', '', words)).toBe('Me');
    expect(nameOfPerson('me', 'Ada', words)).toBe('Ada');
    expect([0, 1, 2].map((seat) => nameOfSeat(seat, seats, 'Ada', words))).toEqual(['Ada', 'Camille', 'bot 3']);
  });

  it('speak from the sheet that the question is about', () => {
    const sheet = { label, token: 't', lines: [], active: false };
    const scene: Scene = {
      ...empty,
      sheets: [
        { ...sheet, id: 'one', seat: 0, active: true },
        { ...sheet, id: 'two', seat: 0 },
        { ...sheet, id: 'three', seat: 1 },
      ],
    };
    expect(sheetAsked(scene, { refs: ['two'], seat: 0 })?.id).toBe('two');
    expect(sheetAsked(scene, { refs: [], seat: 0 })?.id).toBe('one');
    expect(sheetAsked(scene, { refs: ['one'], seat: 1 })?.id).toBe('three');
    expect(sheetAsked(scene, { refs: [], seat: 5 })).toBeNull();
  });

  it('speak together where a question is about none of them yet, or asks a team', () => {
    const sheet = { label, token: 't', lines: [], active: false };
    const sheets = [
      { ...sheet, id: 'one', seat: 0 },
      { ...sheet, id: 'two', seat: 0 },
      { ...sheet, id: 'three', seat: 1 },
    ];
    const asked = (scene: Scene, refs: readonly string[], team: readonly number[]): readonly string[] =>
      sheetsAsked(scene, { refs, seat: 0, team }).map(({ id }) => id);
    expect(asked({ ...empty, sheets }, [], [0])).toEqual(['one', 'two']);
    expect(asked({ ...empty, sheets }, ['two'], [0])).toEqual(['two']);
    expect(asked({ ...empty, sheets: sheets.map((one) => ({ ...one, active: one.id === 'one' })) }, [], [0])).toEqual([
      'one',
    ]);
    expect(asked({ ...empty, sheets }, ['two'], [0, 1])).toEqual(['one', 'two', 'three']);
  });
});

describe('the film', () => {
  const event = (type: string, line: number): SeenEvent => ({ type, cite: '', params: {}, line });
  const told = [event('laid', 0), event('begun', 2), event('wounded', 4), event('begun', 5), event('goal-done', 6)];
  const signs = {
    events: {
      laid: sign.told('', 'i-card', null, unmarked),
      begun: sign.told('', 'i-clock', null, unmarked, { heading: true }),
      wounded: sign.told('', 'i-wound', null, unmarked, { tone: 'bad' }),
      'goal-done': sign.told('', 'i-check', null, unmarked, { tone: 'good' }),
    },
    answers: {},
    deadly: [],
  } as unknown as Signs;
  const frames = framesOfMatch(storyBy({ signs, voice: { event: ({ type }) => type } })(told), 8, 'Set-up');

  it('has a frame a turn, with what weighed in it', () => {
    expect(frames.map(({ from, to, title, mark }) => [from, to, title, mark?.text])).toEqual([
      [0, 1, 'Set-up', undefined],
      [2, 4, 'begun', 'wounded'],
      [5, 8, 'begun', 'goal-done'],
    ]);
    expect([0, 2, 4, 8].map((line) => frameAt(frames, line))).toEqual([0, 1, 1, 2]);
  });

  it('is cut in stretches where nobody tells of turns', () => {
    expect(framesOfMatch([], 45, 'Set-up').map(({ from }) => from)).toEqual([0, 9, 18, 27, 36]);
    expect(framesOfMatch([], 0, 'Set-up')).toHaveLength(1);
  });

  it('counts what comes onto the board, rather than what lies there', () => {
    const space = { id: 'a', kind: 'room' as const, outline: [], middle: { x: 0, y: 0 }, label };
    const piece = (id: string, key: string, at = 'a') => ({ id, at, token: 't', label: { key } });
    const at = (...pieces: Scene['pieces'][number][]): Scene => ({
      ...empty,
      ground: { ...empty.ground, spaces: [space] },
      pieces,
    });
    const crates = [piece('5', 'crate'), piece('6', 'crate'), piece('7', 'crate')];
    const found = threatOf([
      at(piece('1', 'zombie'), ...crates),
      at(piece('1', 'zombie'), { ...piece('3', 'zombie'), count: 2 }, piece('4', 'zombie', 'off'), ...crates),
    ]);
    expect(found?.sample.label.key).toBe('zombie');
    expect(found?.counts).toEqual([1, 3]);
    expect(threatOf([at(...crates, piece('1', 'zombie'))])?.sample.label.key).toBe('crate');
    expect(threatOf([])).toBeNull();
  });
});
