import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, door, figure, type Laid, laid, offered, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO] = [1, 2, 3, 5];
const four = tileWith('melee 4 black', 'move 1 red');
const three = tileWith('melee 3 red', 'move 1 black');
const hit = (command: number): string => strike(four, 'melee 4 black', command);

const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
} as const;

function before(doors: Laid['doors'], who: 'vasquez' | 'zombie-1', dice: readonly number[], more: Laid = {}) {
  return laid({
    ...room,
    doors: doors ?? [],
    figures: {
      [who]: { at: 'b4', facing: 'down', tiles: [four, three] },
      [who === 'vasquez' ? 'zombie-2' : 'james-woo']: { at: 'd6' },
    },
    activated: who,
    dice,
    ...more,
  });
}

proves(['ER-12.10', 'ER-12.7'], 'two automatic hits destroy a wooden door without a die, and the way is free', () => {
  const match = before([door([1, 3], 'down')], 'vasquez', []);
  expect(match.answer('melee:door-1').option(hit(1)).facts).toContainEqual({
    key: 'break-odds',
    params: { defence: 2, percent: 100 },
  });
  match.answer(hit(1));
  expect(match.world.doors).toEqual(['broken']);
  match.answer('move:1');
  expect(match.option('go:b5').cost).toBe(1);
  expect(match.options().filter((key) => key.includes('door'))).toEqual([]);
});

proves(['ER-13.3', 'ER-12.10'], 'hits beyond the defence value destroy too', () => {
  const match = before([door([1, 3], 'down')], 'vasquez', [TWO]).play('melee:door-1', hit(2));
  expect(citesOf(match, 'destroyed')).toEqual(['ER-13.3']);
});

proves('ER-9.3', 'a magnetic door of 4 is destroyed instead of opened', () => {
  const doors = [door([1, 3], 'down', { magnetic: true, kind: 'sliding' })];
  expect(before(doors, 'vasquez', [HIT]).play('melee:door-1', hit(2)).world.doors).toEqual(['closed']);
  const match = before(doors, 'vasquez', [TWO, HIT]).play('melee:door-1', hit(3));
  expect(match.world.doors).toEqual(['broken']);
  expect(citesOf(match, 'destroyed')).toEqual(['ER-9.3']);
});

proves(['ER-12.8', 'ER-12.6'], 'a critical hit is worth three; what falls short adds up with nothing', () => {
  const doors = [door([1, 3], 'down', { kind: 'sliding' })];
  const match = before(doors, 'zombie-1', [TWO, TWO, BLANK, BLANK, CRITICAL, HIT]);
  match.play('melee:door-1', hit(1));
  expect(match.events('stands-firm')[0]?.params).toEqual({ target: 'door-1', hits: 4, defence: 5 });
  match.play('melee:door-1', strike(three, 'melee 3 red', 1));
  expect(match.events('stands-firm')[1]?.params).toEqual({ target: 'door-1', hits: 4, defence: 5 });
  expect(match.world.doors).toEqual(['closed']);
});

proves('ER-12.4', 'an open door is no target', () => {
  const match = before([door([1, 3], 'down')], 'vasquez', [], {
    change(world) {
      world.doors = ['open'];
    },
  });
  expect(match.refuses('melee:door-1')).toMatchObject({ key: 'door-open', cite: 'ER-12.4' });
});

proves(['ER-12.5', 'ER-13.4'], 'a wall takes 10: three dice never do it, five can; then one passes', () => {
  const one = before([], 'zombie-1', []).answer('melee:wall-42');
  expect(one.option(hit(1)).facts).toContainEqual({ key: 'break-odds', params: { defence: 10, percent: 0 } });
  expect(one.option(hit(3)).facts?.find(({ key }) => key === 'break-odds')?.params).toMatchObject({ percent: 18 });
  const short = before([], 'zombie-1', [CRITICAL, CRITICAL, CRITICAL]).play('melee:wall-42', hit(1));
  expect(short.world.breaches).toEqual([]);
  const match = before([], 'zombie-1', [CRITICAL, CRITICAL, CRITICAL, TWO, BLANK]).play('melee:wall-42', hit(3));
  expect(match.world.breaches).toEqual([42]);
  expect(citesOf(match, 'strikes-at')).toEqual(['ER-12.5']);
  expect(citesOf(match, 'destroyed')).toEqual(['ER-13.4']);
  expect(match.options().filter((key) => key === 'melee:wall-42')).toEqual([]);
});

proves(['ER-13.7', 'ER-9.9'], 'a wall on the border is destroyed like any other, and opens an exit', () => {
  const match = laid({
    ...room,
    figures: { 'nick-bolter': { at: 'a1', facing: 'up', tiles: [four, three] }, 'zombie-1': { at: 'd6' } },
    activated: 'nick-bolter',
    dice: [CRITICAL, CRITICAL, CRITICAL, TWO, BLANK],
  });
  match.play('melee:wall-0', hit(4), 'move:1', 'leave');
  expect(citesOf(match, 'destroyed')).toEqual(['ER-13.7']);
  expect(figure(match, 'nick-bolter').state).toBe('left');
});

proves('ER-13.6', 'a ninth wall goes without a marker', () => {
  const match = before([], 'zombie-1', [CRITICAL, CRITICAL, CRITICAL, TWO, BLANK], {
    change(world) {
      world.breaches = [1, 3, 5, 7, 9, 11, 13, 15];
    },
  }).play('melee:wall-42', hit(3));
  expect(match.world.breaches).toHaveLength(9);
  expect(citesOf(match, 'destroyed')).toEqual(['ER-13.6']);
});

proves('ER-12.9', 'one blow on one of its squares destroys an element of seven', () => {
  const match = laid({
    tiles: [['warehouse', 0, 0]],
    size: [4, 4],
    figures: { 'zombie-1': { at: 'a3', facing: 'right', tiles: [four, three] }, vasquez: { at: 'd1' } },
    activated: 'zombie-1',
    dice: [TWO, TWO, TWO],
  });
  // The crates lie before it and to its right: one element.
  match.play('melee:element-1', hit(1));
  expect(citesOf(match, 'destroyed')).toEqual(['ER-12.9']);
  match.answer('move:1');
  expect(['go:b3', 'go:c3', 'go:b2', 'go:a4'].every((key) => match.offers(key))).toBe(true);
});

proves('ER-12.9', 'crates around a corner are attacked on either arc, as the player likes', () => {
  const around = (facing: 'down' | 'up', dice: readonly number[] = []) =>
    laid({
      tiles: [['warehouse', 0, 0]],
      size: [4, 4],
      figures: { 'jack-saw': { at: 'a3', facing, tiles: [four] }, vasquez: { at: 'd1' } },
      activated: 'jack-saw',
      dice,
    });
  const crates = (facing: 'down' | 'up') => offered(around(facing), 'melee').filter((key) => key.includes('element'));
  // Before him and to his left he is as strong; to his right and behind him he is not.
  expect(crates('down')).toEqual(['melee:element-1']);
  expect(crates('up')).toEqual(['melee:element-1:right', 'melee:element-1:down']);
  const right = around('up', [CRITICAL, CRITICAL]).play('melee:element-1:right', hit(1));
  expect(right.events('rolled')[0]?.params).toMatchObject({ dice: [CRITICAL, CRITICAL], automatic: 0 });
  expect(citesOf(right, 'destroyed')).toEqual(['ER-12.9']);
  expect(around('up').answer('melee:element-1:down').option(hit(1)).facts).toContainEqual({
    key: 'strength',
    params: { dice: 0, automatic: 2, arc: 'grey' },
  });
});

proves(['ER-13.1', 'ER-12.3'], 'an element of one square goes, and a marker stays', () => {
  const match = laid({
    tiles: [['kitchen', 0, 0]],
    size: [4, 4],
    figures: { 'zombie-1': { at: 'c3', facing: 'right', tiles: [four] }, vasquez: { at: 'a1' } },
    activated: 'zombie-1',
    dice: [TWO, TWO, TWO],
  });
  match.play('melee:element-2', hit(1));
  expect(citesOf(match, 'destroyed')).toEqual(['ER-13.1']);
  expect(match.world.wrecked).toEqual([1]);
});

proves('ER-13.2', 'screens on a wall are attacked on their side, and not through the wall', () => {
  const tiles = [
    ['video-surveillance', 0, 0],
    ['wide-corridor-1', 4, 0],
  ] as const;
  const figures = { vasquez: { at: 'd2', facing: 'up', tiles: [four] }, 'zombie-1': { at: 'h1' } } as const;
  const match = laid({ tiles, size: [8, 4], figures, activated: 'vasquez', dice: [TWO] });
  expect(offered(match, 'melee').filter((key) => key.includes('element'))).toEqual(['melee:element-1']);
  // Light blue: one automatic hit, and two more from a die.
  match.play('melee:element-1', hit(2));
  expect(citesOf(match, 'strikes-at')).toEqual(['ER-13.2']);
  expect(match.world.wrecked).toEqual([0]);
  const outside = laid({
    tiles,
    size: [8, 4],
    figures: { ...figures, vasquez: { ...figures.vasquez, at: 'e2' } },
    activated: 'vasquez',
  });
  expect(offered(outside, 'melee').filter((key) => key.includes('element'))).toEqual([]);
});

proves('ER-12.5', 'what stands behind a wall is not adjacent', () => {
  const match = laid({
    tiles: [
      ['weight-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: { vasquez: { at: 'd5', facing: 'up', tiles: [four] }, 'zombie-1': { at: 'a1' } },
    activated: 'vasquez',
    dice: [],
  });
  // The weights lie on d4, behind the wall.
  expect(offered(match, 'melee')).toEqual(['melee:wall-46']);
  match.play('melee:wall-46', hit(1));
  expect(match.world.wrecked).toEqual([]);
});
