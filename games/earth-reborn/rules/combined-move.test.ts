import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { type Module, modulesOf } from '../content/modules.ts';
import type { Arrangement } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, placeOf, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [BLANK, TWO] = [2, 5];
const quiet: readonly Module[] = [...modulesOf(3).filter((module) => module !== 'duel'), 'combination'];
const watched: readonly Module[] = [...modulesOf(3), 'combination'];
const mover = tileWith('move 4 black', 'move 2 black');
const gold = tileWith('move 2 gold', 'move 2 black');
const otherGold = tileWith('move 1 gold', 'melee 3 black');
const redMelee = tileWith('melee 2 red', 'move 2 black');
type Figures = NonNullable<Arrangement['figures']>;

const team: Figures = {
  vasquez: { at: 'a1', facing: 'right', tiles: [mover] },
  'nick-bolter': { at: 'a3', facing: 'right', tiles: [gold], engaged: true },
  'james-woo': { at: 'a5', facing: 'right', tiles: [otherGold] },
};

const begin = (more: Laid = {}): Situation<Er> =>
  laid({
    modules: quiet,
    activated: 'vasquez',
    ...more,
    figures: { ...team, 'zombie-1': { at: 'h6', facing: 'right' }, ...more.figures },
  });

/** The other sees this many CP against that many. */
function duel(match: Situation<Er>, asker: number, bid: number, other: number): void {
  match.answer(asker, `bid:${bid}`).answer(1 - asker, `bid:${other}`);
}

proves(
  ['ER-31.14', 'ER-31.7'],
  'several move in one order: each with its own points, in the order that is chosen, one after the other',
  () => {
    const match = begin().answer('move:2');
    expect(offered(match, 'join')).toEqual(['join:nick-bolter', 'join:james-woo']);
    match.answer('join:nick-bolter');
    // Two CP of the gold section; the black one of the same tile is for his own round.
    expect(offered(match, 'pace')).toEqual(['pace:1', 'pace:2']);
    match.play('pace:2', 'join:james-woo', 'pace:1');
    expect(match.question).toMatchObject({ key: 'next-mover', cite: 'ER-31.14' });
    expect(match.options()).toEqual(['next:vasquez', 'next:nick-bolter', 'next:james-woo']);
    match.answer('next:nick-bolter');
    expect(match.question).toMatchObject({ key: 'move', params: { figure: 'nick-bolter', points: 8 } });
    match.play('go:d3', 'face:up');
    expect(match.options()).toEqual(['next:vasquez', 'next:james-woo']);
    match.play('next:vasquez', 'go:d1', 'face:right');
    // The last one moves without being asked for.
    expect(match.question).toMatchObject({ key: 'move', params: { figure: 'james-woo', points: 5 } });
    match.play('go:c5', 'face:right');
    expect(match.question).toMatchObject({ key: 'orders', params: { figure: 'vasquez' } });
    expect(['vasquez', 'nick-bolter', 'james-woo'].map((id) => placeOf(match, id as 'vasquez'))).toEqual([
      'd1',
      'd3',
      'c5',
    ]);
    expect(match.world.figures.map(({ spent }) => spent)).toEqual([2, 2, 1, 0]);
    expect(figure(match, 'nick-bolter').placed.filter((command) => command > 0)).toEqual([2]);
    expect(figure(match, 'james-woo').engaged).toBe(false);
  },
);

proves('ER-31.14', 'whoever leaves the map, or has nothing left to do, hands on to the next', () => {
  const match = begin({
    itsMap: true,
    modules: quiet,
    figures: { 'nick-bolter': { at: 'p6', tiles: [gold] }, vasquez: { at: 'c5', tiles: [mover] } },
  });
  match.play('move:1', 'join:nick-bolter', 'pace:1', 'done', 'next:nick-bolter', 'leave');
  expect(figure(match, 'nick-bolter').state).toBe('left');
  expect(match.question).toMatchObject({ key: 'move', params: { figure: 'vasquez' } });
});

proves('ER-31.10', 'a combined move, then a combined melee: each on its own', () => {
  const match = begin({
    figures: {
      vasquez: { at: 'c1', facing: 'right', tiles: [mover, redMelee] },
      'nick-bolter': { at: 'c3', facing: 'right', tiles: [gold, tileWith('melee 1 gold', 'move 3 black')] },
      'zombie-1': { at: 'd2', facing: 'right' },
    },
    dice: [],
  });
  match.play('move:1', 'join:nick-bolter', 'pace:1', 'done', 'next:vasquez', 'go:d1', 'face:down', 'go:d3', 'face:up');
  match.play('melee:zombie-1', strike(redMelee, 'melee 2 red', 1), 'join:nick-bolter');
  match.answer(strike(tileWith('melee 1 gold', 'move 3 black'), 'melee 1 gold', 1));
  expect(citesOf(match, 'joins')).toEqual(['ER-31.6', 'ER-31.10']);
});

// ── Interceptions ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A corridor, a door, a room: Jessica behind it looks out. */
const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
} as const;

proves(['ER-31.15', 'ER-15.10'], 'each may be intercepted in its own move, the others keep theirs', () => {
  const match = laid({
    ...room,
    modules: watched,
    doors: [door([1, 3], 'down')],
    figures: {
      vasquez: { at: 'b4', facing: 'down', tiles: [mover] },
      'nick-bolter': { at: 'b3', facing: 'down', tiles: [gold] },
      'jessica-hollister': { at: 'b6', facing: 'up', tiles: [redMelee] },
    },
    activated: 'vasquez',
  }).play('move:1', 'join:nick-bolter', 'pace:1', 'next:nick-bolter');
  // Nick steps onto her square, opens the door from beside her: nobody is intercepted on the square of another.
  match.play('go:b4', 'go:a4');
  expect(match.question.key).toBe('move');
  match.play('face:down');
  // Vasquez opens: Jessica sees her for the first time.
  match.answer('open:door-1');
  expect(match.options()).toEqual(['let', 'intercept:jessica-hollister']);
  match.play('intercept:jessica-hollister', 'face:down');
  duel(match, 1, 2, 1);
  expect(match.question).toMatchObject({ key: 'orders', params: { figure: 'jessica-hollister' } });
  match.answer('done');
  expect(match.question).toMatchObject({ key: 'move', params: { figure: 'vasquez', points: 5 } });
});

proves(
  'ER-31.15',
  'whoever joins is come upon when it begins to move, not before; whoever dies in the pause costs the others nothing',
  () => {
    const match = begin({
      modules: watched,
      figures: {
        'nick-bolter': { at: 'd3', facing: 'right', tiles: [gold], state: 'wounded', wounds: 1 },
        'jack-saw': { at: 'e3', facing: 'left', tiles: [redMelee] },
        'zombie-1': { at: 'h6', facing: 'right' },
      },
      dice: [TWO, TWO, TWO, TWO],
      command: [10, 10],
    });
    match.play('move:1', 'join:nick-bolter', 'pace:1', 'done', 'next:nick-bolter');
    expect(citesOf(match, 'moves-next')).toEqual(['ER-31.15']);
    expect(match.question).toMatchObject({ key: 'intercept', cite: 'ER-15.9', params: { figure: 'nick-bolter' } });
    match.play('intercept:jack-saw', 'face:left');
    duel(match, 1, 2, 1);
    match.play('melee:nick-bolter', strike(redMelee, 'melee 2 red', 1));
    expect(figure(match, 'nick-bolter').state).toBe('dead');
    match.answer('done');
    // Vasquez still has her move; now that she begins it he may ask again.
    expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
    match.answer('let');
    expect(match.question).toMatchObject({ key: 'move', params: { figure: 'vasquez', points: 6 } });
    expect(match.events('activation-cut-short')).toMatchObject([{ cite: 'ER-31.15' }]);
    match.play('go:c1', 'face:right');
    expect(match.question).toMatchObject({ key: 'orders', params: { figure: 'vasquez' } });
  },
);

proves(
  'ER-31.16',
  'a sliding door that one opens stays open for the others, and closes at the end of the round',
  () => {
    const match = laid({
      ...room,
      modules: quiet,
      doors: [door([1, 3], 'down', { kind: 'sliding', magnetic: true })],
      figures: {
        vasquez: { at: 'b4', facing: 'down', tiles: [mover], magneticCards: 1 },
        'nick-bolter': { at: 'b3', facing: 'down', tiles: [gold] },
        'zombie-1': { at: 'a6', facing: 'left' },
      },
      activated: 'vasquez',
    }).play('move:1', 'join:nick-bolter', 'pace:2', 'next:vasquez', 'open:door-1', 'go:d6', 'face:up');
    expect(citesOf(match, 'moves-next')).toEqual(['ER-31.14', 'ER-31.16']);
    match.play('go:b5', 'face:down', 'done');
    expect(match.world.doors).toEqual(['closed']);
    expect(placeOf(match, 'nick-bolter')).toBe('b5');
  },
);

proves('ER-31.11', 'in an interception nobody joins', () => {
  const match = laid({
    modules: watched,
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [mover] },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [redMelee] },
      'zombie-1': { at: 'c4', facing: 'up', tiles: [tileWith('melee 1 gold', 'move 3 black')] },
    },
    dice: [BLANK, BLANK, BLANK, BLANK],
  }).answer('activate:vasquez');
  match.play('intercept:jack-saw', 'face:left');
  duel(match, 1, 2, 1);
  match.play('melee:vasquez', strike(redMelee, 'melee 2 red', 1));
  expect(match.events('rolled')).toHaveLength(2);
  expect(match.events('joins')).toEqual([]);
});

proves('ER-31.15', 'who has seen one of them come has not seen the next: each is come upon on its own', () => {
  const match = begin({
    modules: watched,
    figures: {
      'nick-bolter': { at: 'd3', facing: 'right', tiles: [gold] },
      'james-woo': { at: 'c3', facing: 'right', tiles: [otherGold] },
      vasquez: { at: 'a1', facing: 'left', tiles: [mover] },
      'jack-saw': { at: 'd5', facing: 'up', tiles: [redMelee] },
      'zombie-1': { at: 'h6', facing: 'right' },
    },
  }).play('move:1', 'join:nick-bolter', 'pace:1', 'join:james-woo', 'pace:1');
  for (const id of ['nick-bolter', 'james-woo'] as const) {
    match.answer(`next:${id}`);
    expect(match.question, id).toMatchObject({ key: 'intercept', params: { figure: id } });
    expect(match.offers('intercept:jack-saw')).toBe(true);
    match.play('let', 'face:up');
  }
});
