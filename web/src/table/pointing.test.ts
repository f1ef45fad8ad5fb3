import { type Mark, mark, type Scene, type Signs, sign } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { pointingOf } from './pointing.ts';
import { type Drawn, drawingOf, type Place } from './pointing-drawing.ts';
import { sceneOf } from './testing/made-up.ts';

const given = (params: unknown): readonly Mark[] => (params as { readonly of: readonly Mark[] }).of;
const signs = {
  events: {
    marks: sign.told('X-1.1', 'i-spawn', null, given, { tone: 'bad' }),
    thrown: sign.told('X-1.1', 'i-attack', null, given, {
      shows: () => ({ dice: [{ face: 6 }] }),
    }),
    missed: sign.told('X-1.1', 'i-attack', null, given, {
      shows: () => ({ dice: [{ face: 3, hits: false }] }),
    }),
    hush: sign.quiet('X-1.1', 'i-stop', null, given),
  },
  answers: {},
  deadly: [],
} as unknown as Signs;

const event = (type: string, ...of: readonly Mark[]): SeenEvent =>
  ({ type, cite: 'X-1.1', params: { of }, line: 1 }) as unknown as SeenEvent;
const label = { key: 'x' };
const piece = (id: string, at: string) => ({ id, at, token: '', label });
const track = (value: number) => ({
  id: 'doom',
  label,
  from: 0,
  to: 9,
  markers: [{ id: 'm', token: '', value, label }],
});
const before: Scene = { ...sceneOf(1), pieces: [piece('ann', 'hall')], tracks: [track(4)] };
const now: Scene = {
  ...sceneOf(1),
  pieces: [piece('ann', 'attic'), piece('rat 1', 'cellar'), piece('rat 2', 'cellar')],
  tracks: [track(3)],
};
const pointing = (...events: readonly SeenEvent[]) => pointingOf(events, before, now, signs);
const chips = (...events: readonly SeenEvent[]) =>
  pointing(...events).marks.map((one) => ('chip' in one ? (one.chip?.text ?? null) : null));

describe('what is marked', () => {
  it('is each thing once, with what is known of it', () => {
    const { marks } = pointing(
      event('marks', mark.change('ann', { cause: 'hall' })),
      event('marks', mark.change('ann')),
    );
    expect(marks).toMatchObject([{ kind: 'change', of: 'ann', cause: 'hall', tone: 'bad' }]);
  });

  it('says what a track leaves and comes to, and by how much something counts otherwise', () => {
    expect(chips(event('marks', mark.change('doom', { to: 3 })))).toEqual(['4 → 3']);
    expect(chips(event('marks', mark.change('x', { by: 2, to: 7 })))).toEqual(['5 → 7']);
    expect(chips(event('marks', mark.change('x', { by: -2 })))).toEqual(['−2']);
    expect(pointing(event('marks', mark.change('doom', { to: 3 }))).marks).toMatchObject([{ fields: [4, 3] }]);
  });

  it('counts those that appear in one place together', () => {
    const come = (id: string) => event('marks', mark.change(id, { cause: 'cellar' }));
    expect(chips(come('rat 1'))).toEqual(['+1']);
    expect(chips(come('rat 1'), come('rat 2'))).toEqual(['+2', null]);
    expect(chips(event('marks', mark.change('ann', { cause: 'hall' })))).toEqual([null]);
  });

  it('shows the dice beside what is struck, and leaves out what is quiet', () => {
    expect(pointing(event('thrown', mark.strike('ann', 'rat 1'))).marks).toMatchObject([{ dice: [{ face: 6 }] }]);
    expect(pointing(event('thrown', mark.strike('ann')), event('hush', mark.change('x'))).marks).toHaveLength(1);
  });

  it('is a sum where it is more than six places', () => {
    const many = Array.from({ length: 7 }, (_, i) => event('marks', mark.change(`${i}`)));
    expect([pointing(...many).crowded, pointing(...many).sum?.text]).toEqual([true, '7']);
    expect(pointing(...many.slice(1)).crowded).toBe(false);
  });
});

describe('marks are drawn', () => {
  const at = (x: number, y: number, more: Partial<Place> = {}): Place => ({
    ...{ x, y, w: 40, h: 40, onBoard: true, round: true, space: false, fields: [] },
    ...more,
  });
  const board = { left: 0, top: 0, right: 500, bottom: 500 };
  const drawn = (events: readonly SeenEvent[], places: Record<string, Place>, old: Record<string, Place> = {}) =>
    drawingOf(pointing(...events), new Map(Object.entries(places)), new Map(Object.entries(old)), board);
  const kinds = (all: readonly Drawn[]) => all.map(({ kind }) => kind).join(' ');

  it('as a trail from a dashed ring to another, through the doors between', () => {
    const went = [event('marks', mark.go('ann', 'hall', 'attic'))];
    const all = drawn(went, { ann: at(300, 100), hall: at(100, 100), attic: at(310, 110) }, { ann: at(100, 100) });
    expect(kinds(all)).toBe('trail ring ring');
    expect(all.flatMap((one) => (one.kind === 'ring' ? [one.dashed] : []))).toEqual([true, false]);
    const trail = drawingOf(
      pointing(...went),
      new Map([['ann', at(300, 100)]]),
      new Map([['ann', at(100, 100)]]),
      board,
      () => [200, 40],
    ).find(({ kind }) => kind === 'trail');
    expect(trail?.kind === 'trail' && trail.points[1]).toEqual([200, 40]);
  });

  it('as two rings with a line, a burst and a die where something is struck', () => {
    const all = drawn([event('thrown', mark.strike('ann', 'rat 1'))], { ann: at(300, 100), 'rat 1': at(100, 100) });
    expect(kinds(all)).toBe('line ring ring burst die');
  });

  it('as a line from the cause where something changes, and a chip; without lines where there are many', () => {
    const change = (id: string) => event('marks', mark.change(id, { cause: 'card', by: 1 }));
    expect(kinds(drawn([change('a')], { a: at(300, 100), card: at(50, 50) }))).toBe('line ring ring chip');
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const places = Object.fromEntries(many.map((id, i) => [id, at(50 + i * 40, 300)]));
    expect(kinds(drawn(many.map(change), { ...places, card: at(50, 50) }))).toBe(`${'ring '.repeat(7)}chip`);
  });

  it('as two framed fields of a track', () => {
    const fields = [0, 1, 2, 3, 4].map((i) => ({ left: i * 20, top: 0, width: 20, height: 20 }));
    const all = drawn([event('marks', mark.change('doom', { to: 3 }))], { doom: at(50, 10, { round: false, fields }) });
    expect(all.flatMap((one) => (one.kind === 'ring' ? [one.x] : []))).toEqual([90, 70]);
  });

  it('as an arrow on the edge where it is out of sight, and not at all where it is not there', () => {
    const [arrow, ...others] = drawn([event('marks', mark.change('a'))], { a: at(900, 250) });
    expect([arrow?.kind, arrow?.kind === 'arrow' && arrow.x, others]).toEqual(['arrow', 448, []]);
    expect(drawn([event('marks', mark.change('nowhere'))], {})).toEqual([]);
    // What it is framed with on the board is out of sight too; beside the board it is not.
    const framed = { round: false, onBoard: true };
    expect(kinds(drawn([event('marks', mark.change('a'))], { a: at(900, 250, framed) }))).toBe('arrow');
    expect(kinds(drawn([event('marks', mark.change('a'))], { a: at(900, 250, { ...framed, onBoard: false }) }))).toBe(
      'ring',
    );
  });

  it('nowhere but on the board where all of it lies there; what is said at its edge is read', () => {
    const shot = [event('thrown', mark.strike('ann', 'rat 1'))];
    const far = drawn(shot, { ann: at(300, 900), 'rat 1': at(300, 300) });
    expect(far.map(({ kind, onBoard }) => [kind, onBoard])).toEqual([
      ['line', true],
      ['ring', true],
      ['arrow', true],
    ]);
    const [said] = drawn([event('marks', mark.change('a', { by: 1 }))], { a: at(300, 4) }).filter(
      ({ kind }) => kind === 'chip',
    );
    expect(said?.kind === 'chip' && said.y).toBeGreaterThan(0);
    const [line] = drawn([event('marks', mark.change('a', { cause: 'card' }))], {
      a: at(300, 100),
      card: at(50, 900, { onBoard: false }),
    });
    expect([line?.kind, line?.onBoard]).toEqual(['line', false]);
  });

  it('no ring over the lives of whoever is struck', () => {
    const bears = [{ left: 80, top: 60, width: 30, height: 20 }];
    const rings = drawn([event('marks', mark.strike('ann'))], { ann: at(100, 100, { bears }) }).filter(
      ({ kind }) => kind === 'ring',
    );
    expect(rings).toMatchObject([{ clearOf: bears }]);
  });

  it('no burst where no die hits; dice are no larger than what is struck', () => {
    const miss = { ...event('marks', mark.strike('ann')), type: 'missed' };
    expect(kinds(drawn([miss], { ann: at(100, 100) }))).toBe('ring die');
    const small = drawn([event('thrown', mark.strike('ann'))], { ann: at(100, 100, { w: 20, h: 20 }) });
    expect(small.filter(({ kind }) => kind === 'die')).toMatchObject([{ scale: 0.55 }]);
  });
});
