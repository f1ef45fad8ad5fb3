import { type Gravity, type Mark, mark, type Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { type Beat, lengthOf } from '../engine/beats.ts';
import { counted, fitting, glanceOf, lingering, mattersTo, nothingSpent, paced, stepsOf } from './telling.ts';
import { eventNamed, namesOf, sceneOf } from './testing/made-up.ts';

const letters: Readonly<Record<string, Gravity>> = { q: 'quiet', s: 'seen', t: 'told', g: 'grave' };

/** A beat for each letter, by its gravity; a large one begins a turn. Each marks one thing of its own. */
function beats(names: string): readonly Beat[] {
  return [...names].map((name, first) => ({
    events: [eventNamed(name)],
    first,
    gravity: letters[name.toLowerCase()] ?? 'told',
    marks: [mark.change(`thing ${first}`)],
    thrown: false,
    heading: name !== name.toLowerCase(),
  }));
}

const alone = { seat: null, toCome: 1, last: true };
const shape = (told: readonly { readonly beat: Beat }[]): string =>
  told.map(({ beat }) => namesOf(beat.events)).join(' ');
const total = (told: readonly { readonly stay: number }[]): number => told.reduce((sum, { stay }) => sum + stay, 0);

describe('beats within their time', () => {
  it('are left alone where there is room', () => {
    expect(shape(fitting(beats('sts'), 2100))).toBe('s t s');
  });

  it('merge what is seen first, then what is told, and grave never', () => {
    expect(shape(fitting(beats('tstt'), 2500))).toBe('ts t t');
    expect(shape(fitting(beats('tsttg'), 3300))).toBe('ts tt g');
    expect(shape(fitting(beats('gg'), 0))).toBe('g g');
    expect(shape(fitting(beats('tgtg'), 0))).toBe('tg tg');
  });

  it('stay within it however many they are, but for what is grave', () => {
    for (const names of ['s'.repeat(40), 't'.repeat(40), 'st'.repeat(30), 'sttq'.repeat(9)])
      for (const room of [0, 100, 700, 4000]) expect(total(fitting(beats(names), room))).toBeLessThanOrEqual(room);
    const grave = fitting(beats('tgtttgst'), 1000);
    expect(total(grave)).toBe(2400);
    expect(grave.filter(({ beat }) => beat.gravity === 'grave').every(({ stay }) => stay >= 1200)).toBe(true);
  });

  it('lose nothing, and keep their order', () => {
    const told = fitting(beats('sttsgtts'), 900);
    expect(told.flatMap(({ parts }) => parts.map(({ first }) => first))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(told.flatMap(({ beat }) => namesOf(beat.events)).join('')).toBe('sttsgtts');
  });

  it('are not shown at all rather than for a blink', () => {
    expect(fitting(beats('t'), 200).map(({ stay }) => stay)).toEqual([0]);
    expect(fitting(beats('t'), 300).map(({ stay }) => stay)).toEqual([300]);
  });
});

describe('what decides a match', () => {
  it('is read before its outcome covers it: what is grave, what was thrown, and what is told last', () => {
    const [step, blow, goal] = beats('sgt').map((beat) => ({ beat, stay: 700, parts: [beat] }));
    if (step === undefined || blow === undefined || goal === undefined) throw new Error('nothing happened');
    const many = { ...blow, beat: { ...blow.beat, events: beats('gggggggggg').flatMap(({ events }) => events) } };
    expect(lingering([step, blow, goal], 'normal').map(({ stay }) => stay)).toEqual([700, 2200, 2200]);
    expect(lingering([{ ...step, beat: { ...step.beat, thrown: true } }, goal], 'fast')[0]?.stay).toBe(1100);
    expect(lingering([many], 'normal')[0]?.stay).toBe(5000);
  });
});

describe('a turn', () => {
  it('is told in four seconds at the usual pace, in one and a half fast, in none where it is summed up', () => {
    const turn = beats(`T${'ts'.repeat(12)}`);
    for (const [pace, most] of [
      ['normal', 4000],
      ['fast', 1500],
      ['summary', 0],
    ] as const) {
      const { told, spent } = paced(turn, pace, nothingSpent, alone);
      expect(total(told)).toBeLessThanOrEqual(most);
      expect(spent.all).toBe(total(told));
    }
  });

  it('of many answers goes faster and faster, and never takes longer', () => {
    let spent = nothingSpent;
    const stays = Array.from({ length: 12 }, () => {
      const one = paced(beats('t'), 'normal', spent, { seat: 1, toCome: 1, last: false });
      spent = one.spent;
      return total(one.told);
    });
    expect(stays[0]).toBe(700);
    expect([...stays].sort((a, b) => b - a)).toEqual(stays);
    expect(spent.turn).toBeLessThanOrEqual(4000);
  });

  it('begins anew with its heading', () => {
    const { spent } = paced(beats('tttttt'), 'normal', nothingSpent, alone);
    expect(paced(beats('T'), 'normal', spent, alone).spent.turn).toBe(700);
  });

  it('waits at every beat step by step, and spends nothing', () => {
    const { told, spent } = paced(beats('stq'), 'steps', nothingSpent, alone);
    expect([shape(told), spent]).toEqual(['s t q', nothingSpent]);
    expect(told.every(({ stay }) => stay === Number.POSITIVE_INFINITY)).toBe(true);
  });
});

it('all bots until the next person take ten seconds with two grave moments, each its share', () => {
  let spent = nothingSpent;
  const each = [1, 2, 3].map((seat, i) => {
    const before = spent.all;
    for (let answer = 0; answer < 9; answer++)
      spent = paced(beats('TtttTttt'), 'normal', spent, { seat, toCome: 3 - i, last: false }).spent;
    return spent.all - before;
  });
  expect(spent.all).toBeLessThanOrEqual(10_000 - 2 * 1200);
  for (const share of each) expect(share).toBeGreaterThan(2000);
});

it('steps show the board after each, keep it where none could be drawn, and end with what is there now', () => {
  const told = fitting(beats('tttt'), 9999);
  const widths = (scenes: ReadonlyMap<number, Scene | null>) =>
    stepsOf(told, sceneOf(1), scenes, sceneOf(9)).map(({ scene }) => scene.ground.width);
  expect(
    widths(
      new Map([
        [0, sceneOf(2)],
        [1, null],
        [2, sceneOf(3)],
      ]),
    ),
  ).toEqual([2, 2, 3, 9]);
  expect(widths(new Map())).toEqual([1, 1, 1, 9]);
});

it('a glance lasts longer where there is more to see, half as long fast, and not at all summed up', () => {
  expect(glanceOf(beats('t'), 'normal')).toBe(2100);
  expect(glanceOf(beats('tq'), 'normal')).toBe(2100);
  expect(glanceOf(beats('tg'), 'normal')).toBeGreaterThan(glanceOf(beats('tt'), 'normal'));
  expect([glanceOf(beats('t'), 'fast'), glanceOf(beats('t'), 'summary')]).toEqual([1050, 0]);
});

describe('only what matters', () => {
  const label = { key: 'x' };
  const sheet = (id: string, seat: number) => ({
    id,
    label,
    seat,
    figure: seat + 1,
    token: '',
    active: false,
    lines: [],
  });
  const piece = (id: string, at: string, figure?: number) => ({
    id,
    at,
    token: '',
    label,
    ...(figure === undefined ? {} : { figure }),
  });
  const track = (id: string, at?: string) => ({
    id,
    label,
    from: 0,
    to: 9,
    markers: [],
    ...(at === undefined ? {} : { at }),
  });
  const scene: Scene = {
    ...sceneOf(1),
    sheets: [sheet('mine', 0), sheet('yours', 1)],
    pieces: [piece('hero', 'hall', 1), piece('rival', 'attic', 2), piece('rat', 'cellar'), piece('crow', 'attic')],
    notes: [{ id: 'goal', label, lines: [] }],
    tracks: [track('doom'), track('my health', 'mine'), track('your health', 'yours')],
  };
  const matters = mattersTo(scene, [0], (space) => (space === 'hall' ? ['cellar'] : []));
  const beat = (one: Mark, gravity: Gravity = 'told'): Beat => ({
    events: [],
    first: 0,
    gravity,
    marks: [one],
    thrown: false,
    heading: false,
  });

  it('is what is grave, my pieces, their spaces and those beside them, goals, and the tracks of the board', () => {
    for (const thing of ['mine', 'hero', 'hall', 'cellar', 'rat', 'goal', 'doom', 'my health'])
      expect([thing, matters(beat(mark.change(thing)))]).toEqual([thing, true]);
    for (const thing of ['yours', 'rival', 'attic', 'crow', 'your health'])
      expect([thing, matters(beat(mark.change(thing)))]).toEqual([thing, false]);
    expect(matters(beat(mark.strike('rival'), 'grave'))).toBe(true);
    expect(matters(beat(mark.go('crow', 'attic', 'cellar')))).toBe(true);
    expect(matters(beat(mark.strike('rival', 'hero')))).toBe(true);
  });

  it('is shown; the rest takes no time and marks nothing', () => {
    const [near, far] = counted([beat(mark.change('hero')), beat(mark.change('crow'))], matters);
    expect([near, far].map((one) => one && lengthOf(one))).toEqual([700, 0]);
    expect(far?.marks).toEqual([]);
  });
});
