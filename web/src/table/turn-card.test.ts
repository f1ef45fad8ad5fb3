import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { type Beat, beatsOf } from '../engine/beats.ts';
import { counted } from './telling.ts';
import { sceneOf } from './testing/made-up.ts';
import { cardBehind, cardsOf, concerning, gravestTurn, headlineOf, newIn, saidIn, sheetOf } from './turn-card.ts';

const bad = { tone: 'bad' } as const;
const signs = {
  events: {
    turn: sign.told('X-1.1', 'i-clock', null, () => [mark.change('ada')], { heading: true }),
    step: sign.seen('X-1.1', 'i-move', 'move', unmarked),
    hit: sign.told('X-1.1', 'i-attack', 'fight', unmarked),
    wound: sign.told('X-1.1', 'i-wound', 'fight', unmarked, bad),
    lost: sign.grave('X-1.1', 'i-skull', 'fight', unmarked, bad),
    crushed: sign.told('X-1.1', 'i-wound', 'fight', () => [mark.change('ada')], bad),
    bled: sign.told('X-1.1', 'i-wound', 'fight', () => [mark.change('ada')], bad),
    spared: sign.told('X-1.1', 'i-wound', 'fight', () => [mark.change('bob')], bad),
    drawn: sign.told('X-1.1', 'i-card', 'card', unmarked, { shows: (params) => params as { card: string } }),
    hush: sign.quiet('X-1.1', 'i-stop', 'fight', unmarked),
  },
  answers: {},
  deadly: [],
} as unknown as Signs;

const events = (names: string): readonly SeenEvent[] =>
  names.split(' ').map((type) => ({ type, cite: 'X-1.1', params: {}, line: 1 }));
const beats = (names: string): readonly Beat[] => beatsOf(events(names), 0, signs);
const shape = (names: string, before = '') =>
  cardsOf(beats(names), before === '' ? [] : events(before), signs).map(({ heading, lines, more }) => [
    heading?.type ?? null,
    lines.map(({ event, events }) => `${event.type} ${events.length}`),
    more,
  ]);

describe('the cards', () => {
  it('are one for each turn, with a line for each beat: the gravest of it, and how much there was', () => {
    expect(shape('turn step step step hit wound hush turn hit lost')).toEqual([
      ['turn', ['step 3', 'wound 2'], 0],
      ['turn', ['lost 2'], 0],
    ]);
  });

  it('are headed by what began the turn, also if that was before; by nothing if it was never told', () => {
    expect(shape('step', 'turn hit')).toEqual([['turn', ['step 1'], 0]]);
    expect(shape('step')).toEqual([[null, ['step 1'], 0]]);
  });

  it('know what a bot does in the midst of the turn of whoever reads: it is no part of that', () => {
    const told = beats('turn step hit wound').map((beat) => (beat.heading ? beat : { ...beat, by: 1 }));
    const shapes = (isOwn: boolean) =>
      cardsOf(told, [], signs, () => isOwn).map(({ heading, by, lines }) => [heading?.type ?? null, by, lines.length]);
    expect(shapes(false)).toEqual([['turn', null, 2]]);
    expect(shapes(true)).toEqual([
      ['turn', null, 1],
      [null, 1, 1],
    ]);
    const [later] = cardsOf(told.slice(1), events('turn'), signs, () => true);
    expect([later?.heading, later?.by]).toEqual([null, 1]);
  });

  it('tell of one blow all that is as grave and of the same, and how often the same was said', () => {
    const said = (names: string) =>
      cardsOf(beats(names), [], signs)[0]?.lines.map((line) => saidIn(line, ({ type }) => `${type}.`));
    expect(said('crushed bled')).toEqual(['crushed. bled.']);
    expect(said('bled bled spared bled')).toEqual(['bled. ×3']);
    expect(said('spared bled')).toEqual(['bled.']);
    expect(said('wound wound')).toEqual(['wound.']);
  });

  it('are not there where a turn only begins, or all of it is quiet', () => {
    expect(shape('turn')).toEqual([]);
    expect(shape('hush')).toEqual([]);
  });

  it('are headed by the gravest of their lines where there is room for one', () => {
    const headlines = cardsOf(beats('turn step wound step turn step hit step'), [], signs).map(
      ({ lines }) => headlineOf(lines, signs)?.event.type,
    );
    expect(headlines).toEqual(['wound', 'hit']);
    expect(headlineOf([], signs)).toBeUndefined();
  });

  it('are headed by what the same came to: how many lives it has left is told last', () => {
    const [turn] = cardsOf(beats('turn bled step bled step spared step'), [], signs);
    const lines = turn?.lines ?? [];
    expect(headlineOf(lines, signs)?.first).toBe(lines.filter(({ event }) => event.type === 'bled').at(-1)?.first);
  });

  it('are headed rather by what concerns whoever reads, of what is as grave', () => {
    const [turn] = cardsOf(beats('wound step hit'), [], signs);
    const isSecond = ({ type }: SeenEvent): boolean => type === 'step';
    expect(headlineOf(turn?.lines ?? [], signs, isSecond)?.event.type).toBe('wound');
    const alike = cardsOf(beats('hit step wound step wound'), [], signs)[0]?.lines ?? [];
    const last = alike.at(-1);
    expect(headlineOf(alike, signs, (event) => event === last?.event)).toBe(last);
  });

  it('leave one where there is room for one: what others did, then the gravest, the longest, the last', () => {
    const turns = cardsOf(beats('turn lost turn step turn wound turn hit step turn wound step'), [], signs);
    const chosen = (isOwn: (at: number) => boolean) => {
      const turn = gravestTurn(turns, signs, (one) => isOwn(turns.indexOf(one)));
      return turn === undefined ? -1 : turns.indexOf(turn);
    };
    expect(chosen(() => false)).toBe(0);
    expect(chosen((at) => at === 0)).toBe(4);
    expect(chosen((at) => at !== 1)).toBe(1);
    expect(gravestTurn([], signs, () => false)).toBeUndefined();
  });

  it('fold to what has come since somebody answered; where nothing has, to what came last', () => {
    const turns = cardsOf(beats('turn lost step turn hit step wound'), [], signs);
    const left = (from: number) => newIn(turns, from).map(({ lines }) => lines.map(({ event }) => event.type));
    expect(left(0)).toEqual([
      ['lost', 'step'],
      ['hit', 'step', 'wound'],
    ]);
    expect(left(2)).toEqual([['step'], ['hit', 'step', 'wound']]);
    expect(left(6)).toEqual([['wound']]);
    expect(left(7)).toEqual([['wound']]);
    expect(newIn([], 0)).toEqual([]);
  });

  it('know what concerns a seat: its sheet, its piece, its track', () => {
    const scene = { ...sceneOf(1), sheets: [{ id: 'ada', seat: 0 }] } as unknown as Parameters<typeof concerning>[0];
    const [turn, hit] = events('turn hit');
    if (turn === undefined || hit === undefined) throw new Error('nothing happened');
    expect([concerning(scene, [0], signs)(turn), concerning(scene, [0], signs)(hit)]).toEqual([true, false]);
    expect(concerning(scene, [1], signs)(turn)).toBe(false);
  });

  it('say the words of the card that their event comes from, not of one before or after it', () => {
    const drawn = (card: string): SeenEvent => ({ type: 'drawn', cite: 'X-1.1', params: { card }, line: 1 });
    const [hit] = events('hit');
    const [step] = events('step');
    if (hit === undefined || step === undefined) throw new Error('nothing happened');
    const told = { first: 0, symbol: null, tone: 'plain', event: hit, also: [] } as const;
    expect(cardBehind({ ...told, events: [drawn('old'), step, drawn('own'), hit, drawn('next')] }, signs)).toBe('own');
    expect(cardBehind({ ...told, events: [hit, drawn('next')] }, signs)).toBeNull();
  });

  it('count what was not shown', () => {
    const passed = counted(beats('turn step step hit hush'), () => false);
    expect(cardsOf(passed, [], signs).map(({ lines, more }) => [lines, more])).toEqual([[[], 3]]);
  });

  it('know whose turn it is, where a sheet is marked with it', () => {
    const sheet = { id: 'sheet-1', component: 'ada', label: { key: 'x' }, seat: 0, token: '', active: true, lines: [] };
    const scene = { ...sceneOf(1), sheets: [sheet] };
    expect(sheetOf(events('turn')[0] ?? null, scene, signs)).toBe(sheet);
    expect(sheetOf(events('turn')[0] ?? null, sceneOf(1), signs)).toBeNull();
    expect(sheetOf(null, scene, signs)).toBeNull();
  });
});
