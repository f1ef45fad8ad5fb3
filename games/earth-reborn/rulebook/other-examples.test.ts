/** The printed examples of the cards, the table, doors and sight (pages 4 to 14), of combination and of levels (pages 31 to 34). */
import { edgeOf } from '@necropole/boards';
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { type CharacterId, characters } from '../content/characters/index.ts';
import { equipment } from '../content/equipment/index.ts';
import { orderTileIds } from '../content/order-tiles.ts';
import { earthReborn } from '../index.ts';
import { mapOf } from '../map.ts';
import {
  fireFour,
  goldMelee,
  goldMove,
  meleeFour,
  meleeOne,
  otherFireFour,
  otherGoldMelee,
} from '../positions/printed.ts';
import { seesFigure, seesSquare, sightNow } from '../rules/line-of-sight.ts';
import type { Er } from '../shape.ts';
import { door, figure, offered, placeOf, shoot, squareCalled, strike } from '../testing/laid.ts';
import { rulebook } from './index.ts';

const proves = provesFor(rulebook);
const [BLANK, TWO] = [2, 5];
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);

const example = (id: string, dice?: readonly number[]): Situation<Er> =>
  situation(earthReborn, { example: id, ...(dice === undefined ? {} : { dice }) });

const sees = (match: Situation<Er>, who: CharacterId, whom: CharacterId): boolean =>
  seesFigure(match.board, sightNow(match.world, match.board), figure(match, who), figure(match, whom));

// ── Pages 4 to 14 ────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-4-character-card', 'a healthy and a wounded side, each with its values', () => {
  const match = example('ER-example-4-character-card');
  expect(match.world.figures.map(({ state, wounds }) => [state, wounds])).toEqual([
    ['healthy', 0],
    ['healthy', 0],
    ['healthy', 0],
  ]);
  for (const { healthy, wounded } of Object.values(characters)) {
    expect(Object.keys(healthy)).toEqual(
      expect.arrayContaining([
        'life',
        'armour',
        'movement',
        'melee',
        'mostCommand',
        'fire',
        'science',
        'technical',
        'search',
      ]),
    );
    expect(Object.keys(wounded)).toEqual(Object.keys(healthy));
  }
  expect([characters.vasquez.healthy.movement, characters.vasquez.wounded.movement]).toEqual([6, 4]);
});

proves.example('ER-example-5-table', 'cards healthy side up, figures on the map, all tiles in the bag', () => {
  const { world, board } = example('ER-example-5-table');
  // Five tiles each were drawn as the first turn begins; all the others are in the bag.
  expect(world.hands.map(({ cards }) => cards.length)).toEqual([5, 5]);
  expect(world.bag.cards).toHaveLength(orderTileIds.length - 10);
  expect(world.figures.every(({ state, at, engaged }) => state === 'healthy' && at >= 0 && !engaged)).toBe(true);
  expect(board.clans).toEqual(['norad', 'salemite']);
  expect(world.doors.every((state) => state === 'closed')).toBe(true);
});

proves.example('ER-example-9-door-places', 'over a single wall or none, never over a double one', () => {
  const { board } = example('ER-example-9-door-places');
  const map = mapOf(board);
  const edgeBelow = (name: string): number => edgeOf(map.grid, squareCalled(board, name), 'down');
  // The door takes the place of the single wall; beside it the wall stands.
  expect([map.laid.edges[edgeBelow('b4')], map.laid.edges[edgeBelow('a4')]]).toEqual([0, 1]);
  // Between the two bedrooms there are two walls.
  const double = edgeOf(map.grid, squareCalled(board, 'd2'), 'right');
  expect(map.walls[double]).toBe(2);
  expect(() => mapOf({ ...board, doors: [...board.doors, door([3, 1], 'right')] })).toThrow('double wall');
});

proves.example('ER-example-14-sight-arc', 'the front half is in sight, what lies behind is not', () => {
  const match = example('ER-example-14-sight-arc');
  const look = (square: string): boolean =>
    seesSquare(
      match.board,
      sightNow(match.world, match.board),
      figure(match, 'vasquez'),
      squareCalled(match.board, square),
    );
  for (const square of ['a3', 'h3', 'a6', 'c4', 'e5', 'h6']) expect(look(square), square).toBe(true);
  for (const square of ['d2', 'a2', 'h2', 'd1', 'c1']) expect(look(square), square).toBe(false);
  match.answer('activate:vasquez');
  expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
  expect(match.refuses('intercept:zombie-1')).toMatchObject({ params: { why: 'arc' }, cite: 'ER-14.1' });
});

proves.example(
  'ER-example-14-who-sees-whom',
  'between two squares, at the corner of a wall, and in one direction only',
  () => {
    const match = example('ER-example-14-who-sees-whom');
    // A tree on one side, Woo on the other.
    expect([sees(match, 'jessica-hollister', 'zombie-1'), sees(match, 'zombie-1', 'jessica-hollister')]).toEqual([
      false,
      false,
    ]);
    // The corner of a wall stops nothing.
    expect(sees(match, 'vasquez', 'zombie-2')).toBe(true);
    // Two figures, one on each side.
    expect(sees(match, 'james-woo', 'jeff-deeler')).toBe(false);
    expect([sees(match, 'james-woo', 'zombie-1'), sees(match, 'zombie-1', 'james-woo')]).toEqual([true, false]);
    match.answer('activate:james-woo');
    expect(match.options()).toEqual(['let', 'intercept:jessica-hollister']);
    expect(match.refuses('intercept:jeff-deeler')).toMatchObject({ params: { why: 'corner' }, cite: 'ER-14.5' });
    expect(match.refuses('intercept:zombie-1')).toMatchObject({ params: { why: 'arc' }, cite: 'ER-14.7' });
  },
);

// ── Pages 31 and 32 ──────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-31-combined-move', 'Jessica may intercept Nick, and Vasquez when she begins to move', () => {
  const match = example('ER-example-31-combined-move').play('activate:vasquez', 'move:1', 'join:nick-bolter');
  expect(figure(match, 'nick-bolter').tiles.cards).toEqual([goldMove]);
  match.play('pace:1', 'next:nick-bolter', 'open:door-1');
  // She sees both of them now; it is Nick’s move.
  expect([sees(match, 'jessica-hollister', 'nick-bolter'), sees(match, 'jessica-hollister', 'vasquez')]).toEqual([
    true,
    true,
  ]);
  expect(match.question).toMatchObject({ key: 'intercept', params: { figure: 'nick-bolter' } });
  match.play('let', 'face:down');
  expect(match.question).toMatchObject({ key: 'intercept', params: { figure: 'vasquez' } });
  // The door stands open for Vasquez.
  match.play('let', 'go:c5', 'face:down');
  expect(placeOf(match, 'vasquez')).toBe('c5');
});

proves.example('ER-example-32-combined-melee', '21 dice and 5 hits against the Mammoth, which chooses 4 dice', () => {
  const match = example('ER-example-32-combined-melee', blanks(21 + 4)).answer('melee:mammoth');
  match.answer(strike(meleeFour, 'melee 4 black', 4));
  expect(match.refuses('join:jeff-deeler')).toMatchObject({ key: 'not-adjacent', cite: 'ER-31.17' });
  match.play('join:jack-saw', strike(goldMelee, 'melee 2 gold', 2));
  match.play('join:zombie-1', strike(meleeOne, 'melee 1 gold', 1));
  match.play('join:zombie-2', strike(otherGoldMelee, 'melee 2 gold', 2));
  expect(offered(match, 'defend')).toEqual(['defend:dark-blue', 'defend:grey']);
  match.answer('defend:dark-blue');
  expect(match.events('rolled-together')).toMatchObject([{ params: { dice: 21, automatic: 5 } }]);
  expect(match.events('rolled').map(({ params }) => params.dice.length)).toEqual([21, 4]);
  const arcs = match.events('attacks').map(({ params }) => [params.figure, params.arc]);
  expect(arcs).toEqual([
    ['franck-einstein', 'dark-blue'],
    ['jack-saw', 'dark-blue'],
    ['zombie-1', 'dark-blue'],
    ['zombie-2', 'light-blue'],
  ]);
});

// ── Page 34 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-34-stairs', '8, 6 and 10 points from level to level; A sees B, D sees C', () => {
  const id = 'ER-example-34-stairs';
  const left = (match: Situation<Er>): number | undefined => match.world.round?.move?.left;
  const vasquez = example(id).play('activate:vasquez', 'move:1', 'go:f1.3');
  expect(left(vasquez)).toBe(0);
  expect(example(id).play('activate:vasquez', 'move:1').option('go:f1.3').cost).toBe(6);
  // From level to level nothing else is seen.
  const refused = example(id).answer('activate:vasquez').refuses('fire:sniper-rifle-1:jeff-deeler');
  expect(refused).toMatchObject({ params: { why: 'level' }, cite: 'ER-34.3' });
  const jeff = example(id).play('pass', 'activate:jeff-deeler', 'move:2', 'go:d1.2');
  expect(left(jeff)).toBe(0);
  const franck = example(id).play('activate:franck-einstein', 'move:2', 'go:a1');
  expect(left(franck)).toBe(0);
  const look = (match: Situation<Er>, who: CharacterId, square: string): boolean =>
    seesSquare(match.board, sightNow(match.world, match.board), figure(match, who), squareCalled(match.board, square));
  expect([look(franck, 'franck-einstein', 'a1.2'), look(franck, 'franck-einstein', 'b1.2')]).toEqual([true, false]);
  expect([look(vasquez, 'vasquez', 'f1.2'), look(vasquez, 'vasquez', 'e1.2')]).toEqual([true, false]);
});

proves.example(
  'ER-example-34-fight-on-the-stairs',
  'both choose the dark blue arc; both fire at distance 1, in the orange arc',
  () => {
    const id = 'ER-example-34-fight-on-the-stairs';
    // Deeler 3 dice, Vasquez 2 hits for sure.
    const fight = example(id, blanks(3)).play('pass', 'activate:jeff-deeler', 'melee:vasquez', 'attack:dark-blue');
    fight.play(strike(meleeFour, 'melee 4 black', 1), 'defend:dark-blue');
    expect(fight.events('rolled').map(({ params }) => [params.dice.length, params.automatic])).toEqual([
      [3, 0],
      [0, 2],
    ]);
    const vasquez = example(id, [TWO, BLANK]).play('activate:vasquez', 'fire:sniper-rifle-1:jeff-deeler');
    vasquez.play(shoot(fireFour, 'fire 4 black', 1), 'aim:1');
    const jeff = example(id, [TWO, BLANK, BLANK]).play('pass', 'activate:jeff-deeler', 'fire:u43-1:vasquez');
    jeff.play(shoot(otherFireFour, 'fire 4 black', 1), 'aim:1');
    for (const match of [vasquez, jeff]) expect(match.events('fires')[0]?.params.distance).toBe(1);
    expect([vasquez, jeff].map((match) => match.events('rolled')[0]?.params.dice.length)).toEqual([
      equipment['sniper-rifle'].damage.orange.dice,
      equipment.u43.damage.orange.dice,
    ]);
  },
);

proves.example(
  'ER-example-34-grenade-on-the-stairs',
  '3 dice on both stair squares, 4 hits before Vasquez, nothing farther above',
  () => {
    // Three walls along each of the two stair squares have three dice each too.
    const match = example('ER-example-34-grenade-on-the-stairs', blanks(9 + 3 + 9)).answer('fire:grenades-1:a1');
    match.play(shoot(fireFour, 'fire 4 black', 1), 'aim:0');
    expect(match.events('fires')[0]?.params.distance).toBe(2);
    expect(match.events('targeting-rolled')[0]?.params.dice).toEqual([]);
    expect(match.events('exploded')[0]?.params.squares).toEqual(['a1', 'b1', 'a1.2']);
    expect(match.events('caught-in-blast').map(({ params }) => [params.figure, params.zone])).toEqual([
      ['jeff-deeler', 'red'],
    ]);
    expect(match.events('rolled').find(({ params }) => params.figure === 'vasquez')?.params.dice).toHaveLength(3);
  },
);
