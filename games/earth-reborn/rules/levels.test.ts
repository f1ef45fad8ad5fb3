import { edgeOf, squareDirections } from '@necropole/boards';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { wallName } from '../map.ts';
import type { Arrangement } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import {
  citesOf,
  figure,
  type Laid,
  laid,
  offered,
  placeOf,
  shoot,
  squareCalled,
  strike,
  tileWith,
} from '../testing/laid.ts';
import { seesSquare, sightNow } from './line-of-sight.ts';
import { reachOf } from './ways.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, TWO] = [1, 2, 5];
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);
const mover = tileWith('move 4 black', 'move 2 black');
const fighter = tileWith('melee 4 black', 'move 1 red');
const gun = tileWith('fire 4 black', 'move 2 black');
const gold = tileWith('melee 2 gold', 'fire 2 black');
type Figures = NonNullable<Arrangement['figures']>;

/** Two levels alike: stairs on the left, open to a floor of four squares by two. */
const house = {
  tiles: [
    ['stairs-up-1', 0, 0],
    ['wide-corridor-1', 1, 0],
    ['stairs-down-2', 0, 0, 1],
    ['wide-corridor-2', 1, 0, 1],
  ],
  size: [5, 2, 2],
  stairs: [['a1', 'a1.2']],
  modules: [...modulesOf(3).filter((module) => module !== 'duel'), 'combination', 'levels'],
} as const satisfies Laid;

const on = (figures: Figures, more: Laid = {}): Situation<Er> => laid({ ...house, figures, ...more });

proves('ER-34.1', 'the other stair square is one point away, and the way goes on from there', () => {
  const match = on(
    { vasquez: { at: 'b1', tiles: [mover] }, 'zombie-1': { at: 'e2' } },
    { activated: 'vasquez' },
  ).answer('move:1');
  expect(match.option('go:a1.2').path).toEqual(['b1', 'a1', 'a1.2']);
  expect(match.option('go:d1.2').cost).toBe(5);
  expect(match.offers('go:b2.2')).toBe(true);
  expect(match.refuses('go:e2.2')).toMatchObject({ key: 'too-far' });
  match.answer('go:a1.2');
  expect(citesOf(match, 'moved')).toEqual(['ER-34.1']);
  expect(match.world.round?.move?.left).toBe(4);
  // Whoever climbs looks on as before, until its player says otherwise.
  expect(figure(match, 'vasquez')).toMatchObject({ facing: 'left' });
  expect(placeOf(match.answer('go:b1'), 'vasquez')).toBe('b1');
  // Without stairs the levels do not meet.
  const walled = on({ vasquez: { at: 'b1', tiles: [mover] } }, { activated: 'vasquez', stairs: [] }).answer('move:4');
  expect(walled.offers('go:a1.2')).toBe(false);
});

proves('ER-34.2', 'a large figure stands on stairs, and does not climb them', () => {
  const match = on({ mammoth: { at: 'a1' }, vasquez: { at: 'b1' } });
  const costs = (id: 'mammoth' | 'vasquez'): number | undefined =>
    reachOf(match, figure(match, id), 20).costs[squareCalled(match.board, 'a1.2')];
  expect([costs('mammoth'), costs('vasquez')]).toEqual([-1, 2]);
});

proves('ER-34.3', 'on stairs one sees the other square, whatever the facing, and nothing beyond it', () => {
  const match = on(
    {
      vasquez: { at: 'a1', facing: 'left', tiles: [gun], equipment: ['sniper-rifle'] },
      'zombie-1': { at: 'a1.2', facing: 'left' },
      'zombie-2': { at: 'b1.2', facing: 'left' },
      'jack-saw': { at: 'd1', facing: 'left' },
    },
    { activated: 'vasquez' },
  );
  const sees = (id: 'vasquez' | 'jack-saw', square: string): boolean =>
    seesSquare(match.board, sightNow(match.world, match.board), figure(match, id), squareCalled(match.board, square));
  expect(sees('vasquez', 'a1.2')).toBe(true);
  expect(sees('vasquez', 'b1.2')).toBe(false);
  // On its own level it is a square like any other.
  expect([sees('jack-saw', 'a1'), sees('jack-saw', 'a1.2')]).toEqual([true, false]);
  expect(match.refuses('fire:sniper-rifle-1:zombie-2')).toMatchObject({ params: { why: 'level' }, cite: 'ER-34.3' });
  // Around the other square there is nothing to aim at: the walls are those of her own.
  const edges = squareDirections.map((side) => wallName(edgeOf(match.board.grid, figure(match, 'vasquez').at, side)));
  const walls = offered(match, 'fire').filter((key) => key.includes('wall'));
  expect(walls.every((key) => edges.some((edge) => key.endsWith(edge)))).toBe(true);
});

it('smoke at one end of the stairs ends that sight', () => {
  const match = on({ vasquez: { at: 'a1' }, 'zombie-1': { at: 'a1.2' } });
  const sees = (): boolean =>
    seesSquare(
      match.board,
      sightNow(match.world, match.board),
      figure(match, 'vasquez'),
      squareCalled(match.board, 'a1.2'),
    );
  expect(sees()).toBe(true);
  match.world.smoke.push({ face: 'smoke-grenades-1', at: squareCalled(match.board, 'b1.2'), turns: 2 });
  expect(sees()).toBe(false);
});

proves('ER-34.4', 'an enemy on the other stair square bars the way, a friend does not', () => {
  const with_ = (other: Figures): Situation<Er> =>
    on({ vasquez: { at: 'a1', tiles: [mover] }, ...other }, { activated: 'vasquez' }).answer('move:1');
  expect(with_({ 'zombie-1': { at: 'a1.2' } }).refuses('go:a1.2')).toMatchObject({
    key: 'enemy-there',
    cite: 'ER-34.4',
  });
  expect(with_({ 'zombie-1': { at: 'a1.2' } }).offers('go:b1.2')).toBe(false);
  expect(with_({ 'james-woo': { at: 'a1.2' }, 'zombie-1': { at: 'e2' } }).offers('go:b1.2')).toBe(true);
});

proves('ER-15.11', 'the two ends of stairs are adjacent: whoever comes there may be intercepted', () => {
  const match = on(
    { vasquez: { at: 'b1', tiles: [mover] }, 'jack-saw': { at: 'a1.2', facing: 'left' } },
    {
      activated: 'vasquez',
      modules: [...modulesOf(2), 'levels'],
      change: ({ round }) => void round?.seen.push('jack-saw'),
    },
  ).answer('move:1');
  expect(match.option('go:a1').facts).toContainEqual({
    key: 'may-intercept',
    params: { figure: 'jack-saw', at: 'a1' },
  });
  match.answer('go:a1');
  expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
});

// ── Melee ────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-34.5', 'by stairs both sides choose their arc', () => {
  const begin = (dice: readonly number[]): Situation<Er> =>
    on(
      {
        'jack-saw': { at: 'a1', facing: 'down', tiles: [fighter] },
        'nick-bolter': { at: 'a1.2', facing: 'right' },
        'james-woo': { at: 'b1.2' },
      },
      { activated: 'jack-saw', dice },
    );
  expect(begin([]).refuses('melee:james-woo')).toMatchObject({ key: 'not-adjacent' });
  const match = begin(blanks(4 + 1)).answer('melee:nick-bolter');
  expect(offered(match, 'attack')).toEqual(['attack:grey', 'attack:dark-blue', 'attack:light-blue']);
  match.play('attack:dark-blue', strike(fighter, 'melee 4 black', 1));
  expect(match.question).toMatchObject({ key: 'defend', cite: 'ER-34.5' });
  match.answer('defend:light-blue');
  expect(match.events('rolled').map(({ params }) => params.dice.length)).toEqual([4, 1]);
  expect(citesOf(match, 'attacks')).toEqual(['ER-34.5']);
  const behind = begin([TWO, TWO]).play('melee:nick-bolter', 'attack:grey', strike(fighter, 'melee 4 black', 1));
  behind.answer('defend:dark-blue');
  expect(behind.events('rolled').map(({ params }) => [params.dice.length, params.automatic])).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

proves(['ER-34.5', 'ER-31.17'], 'in a combined attack too: one by the stairs, one from beside', () => {
  const match = on(
    {
      'jack-saw': { at: 'b1.2', facing: 'left', tiles: [fighter] },
      'nick-bolter': { at: 'a1.2', facing: 'right' },
      'zombie-1': { at: 'a1', facing: 'left', tiles: [gold] },
      'zombie-2': { at: 'b1', tiles: [tileWith('melee 1 gold', 'move 3 black')] },
    },
    { activated: 'jack-saw', dice: [...blanks(4 + 3), CRITICAL, BLANK] },
  ).play('melee:nick-bolter', strike(fighter, 'melee 4 black', 1));
  expect(match.refuses('join:zombie-2')).toMatchObject({ key: 'not-adjacent', cite: 'ER-31.17' });
  match.answer('join:zombie-1');
  expect(offered(match, 'attack')).toContain('attack:dark-blue');
  match.play('attack:dark-blue', strike(gold, 'melee 2 gold', 1));
  expect(offered(match, 'defend')).toEqual(['defend:dark-blue', 'defend:light-blue', 'defend:grey']);
  match.play('defend:dark-blue', 'wound:zombie-1');
  expect(match.events('rolled-together')[0]?.params.dice).toBe(7);
});

// ── Fire and explosions ──────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-34.6', 'by stairs one fires at distance 1, and always in the orange arc', () => {
  for (const facing of ['up', 'right', 'left'] as const) {
    const match = on(
      {
        vasquez: { at: 'a1', facing, tiles: [gun], equipment: ['sniper-rifle'] },
        'zombie-1': { at: 'a1.2', facing: 'right' },
      },
      { activated: 'vasquez', dice: [TWO, ...blanks(1)] },
    );
    expect(match.option('fire:sniper-rifle-1:zombie-1').facts?.[0]).toEqual({
      key: 'distance',
      params: { squares: 1 },
    });
    match.play('fire:sniper-rifle-1:zombie-1', shoot(gun, 'fire 4 black', 1), 'aim:1');
    expect(match.events('fires')).toMatchObject([{ params: { distance: 1 }, cite: 'ER-34.6' }]);
    // Three dice in the red arc, one in the orange one.
    expect(match.events('rolled')[0]?.params.dice).toHaveLength(1);
  }
});

proves('ER-34.7', 'from a stair square in the red zone an explosion goes on to the other one, and no farther', () => {
  const throwAt = (square: string, dice: readonly number[]): Situation<Er> =>
    on(
      {
        vasquez: { at: 'c1', facing: 'left', tiles: [gun], equipment: ['grenades'] },
        'jeff-deeler': { at: 'a1.2' },
        'zombie-1': { at: 'b1.2' },
      },
      { activated: 'vasquez', dice },
    ).play(`fire:grenades-1:${square}`, shoot(gun, 'fire 4 black', 1), 'aim:0');
  // Walls along the stair squares, three on each level, have three dice each.
  const match = throwAt('a1', blanks(3 * 3 + 3 + 3 * 3));
  expect(match.events('caught-in-blast').map(({ params, cite }) => [params.figure, params.zone, cite])).toEqual([
    ['jeff-deeler', 'red', 'ER-34.7'],
  ]);
  expect(match.events('exploded')[0]?.params.squares).toEqual(['a1', 'b1', 'a1.2']);
  // In the orange zone the stairs lead nowhere.
  const beside = throwAt('b1', []);
  expect(beside.events('exploded')[0]?.params.squares).not.toContain('a1.2');
  expect(beside.events('caught-in-blast').map(({ params }) => params.figure)).toEqual(['vasquez']);
});
