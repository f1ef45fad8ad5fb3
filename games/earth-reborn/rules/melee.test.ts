import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, door, figure, type Laid, laid, offered, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
/** The faces of the die by their numbers. */
const [CRITICAL, BLANK, HIT, TWO, LAST] = [1, 2, 3, 5, 6];
const four = tileWith('melee 4 black', 'move 1 red');
const three = tileWith('melee 3 red', 'move 1 black');
const section = strike(four, 'melee 4 black', 1).slice(0, -1);

/** Jack Saw at c3 attacks Nick Bolter at d3 with so many CP. */
function duel(command: number, dice: readonly number[], more: Laid['figures'] = {}) {
  const figures = {
    'jack-saw': { at: 'c3', facing: 'right', tiles: [four, three] },
    'nick-bolter': { at: 'd3', facing: 'left' },
    ...more,
  } as const;
  return laid({ figures, activated: 'jack-saw', dice }).play('melee:nick-bolter', `${section}${command}`);
}

proves(['ER-10.2', 'ER-10.3'], 'any enemy on one of the four sides, whatever the facing; one an order', () => {
  const match = laid({
    figures: {
      'jack-saw': { at: 'c3', facing: 'up', tiles: [four] },
      'nick-bolter': { at: 'c4' },
      vasquez: { at: 'b3' },
      'james-woo': { at: 'd4' },
    },
    activated: 'jack-saw',
    dice: [BLANK, BLANK, BLANK, BLANK, BLANK],
  });
  expect(offered(match, 'melee')).toEqual(['melee:nick-bolter', 'melee:vasquez']);
  expect(match.refuses('melee:james-woo')).toMatchObject({ key: 'not-adjacent', cite: 'ER-11.5' });
  match.play('melee:vasquez', `${section}2`);
  expect(citesOf(match, 'attacks')).toEqual(['ER-10.2']);
  expect(match.refuses('melee:nick-bolter')).toMatchObject({ key: 'section-used', cite: 'ER-7.1' });
  const walled = laid({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: { 'jack-saw': { at: 'a4', tiles: [four, three] }, vasquez: { at: 'a5' } },
    activated: 'jack-saw',
  });
  expect(walled.refuses('melee:vasquez')).toMatchObject({ key: 'wall-between', cite: 'ER-10.2' });
  walled.answer('melee:wall-40');
  expect(offered(walled, 'strike')).toHaveLength(7);
  expect(walled.question.cite).toBe('ER-10.4');
  const used = laid({
    figures: { 'jack-saw': { at: 'a4', tiles: [four, three] }, vasquez: { at: 'a5' } },
    activated: 'jack-saw',
    dice: [],
  }).play('melee:vasquez', `${section}1`, 'melee:vasquez');
  expect(used.refuses(`${section}1`)).toMatchObject({ key: 'section-used', cite: 'ER-10.3' });
});

proves(['ER-10.4', 'ER-10.6'], 'each fights with the arc in which the other stands', () => {
  const rolls = (facing: 'up' | 'right' | 'down' | 'left', dice: number) => {
    const match = duel(
      1,
      Array.from({ length: dice + 1 }, () => BLANK),
      {
        'jack-saw': { at: 'c3', facing, tiles: [four] },
        'nick-bolter': { at: 'd3', facing: 'up' },
      },
    );
    const [own, other] = match.events('rolled').map(({ params }) => [params.dice.length, params.automatic]);
    expect(other).toEqual([1, 0]);
    return own;
  };
  expect(rolls('right', 4)).toEqual([4, 0]);
  expect(rolls('down', 4)).toEqual([4, 0]);
  expect(rolls('up', 2)).toEqual([2, 0]);
  expect(rolls('left', 0)).toEqual([0, 2]);
});

proves(['ER-10.1', 'ER-10.7'], 'each CP beyond the first is one more die for the attacker, and for nobody else', () => {
  const match = duel(
    4,
    Array.from({ length: 9 }, () => BLANK),
  );
  expect(citesOf(match, 'command-placed')).toEqual(['ER-10.7']);
  expect(match.events('rolled').map(({ params }) => params.dice.length)).toEqual([7, 2]);
  const sure = laid({
    figures: { vasquez: { at: 'c3', facing: 'right', tiles: [three] }, 'zombie-1': { at: 'd3', facing: 'right' } },
    activated: 'vasquez',
    dice: [BLANK, BLANK],
  }).play('melee:zombie-1', strike(three, 'melee 3 red', 3));
  expect(sure.events('rolled')[0]?.params).toMatchObject({ dice: [BLANK, BLANK], automatic: 2 });
  // Her automatic hits count like those of the dice.
  expect(sure.events('holds-out')[0]?.params).toMatchObject({ hits: 2 });
});

proves('ER-11.1', 'the defender is never asked for CP', () => {
  const match = duel(
    1,
    Array.from({ length: 6 }, () => BLANK),
  );
  expect(match.waiting).toEqual([1]);
  expect(match.world.command).toEqual([10, 9]);
});

proves(
  ['ER-10.8', 'ER-10.12', 'ER-10.13'],
  'hits beyond the defence value wound: normal and automatic hits, and armour',
  () => {
    // 2 + 2 + 1 + 2 against a hit and armour 4.
    const match = duel(1, [TWO, LAST, HIT, TWO, HIT, BLANK]);
    expect(match.events('defence-valued')[0]?.params).toEqual({ figure: 'nick-bolter', defence: 5 });
    expect(match.events('wounded')[0]?.params).toEqual({ figure: 'nick-bolter', wounds: 2, by: 'jack-saw' });
    expect(figure(match, 'nick-bolter')).toMatchObject({ wounds: 2, state: 'healthy' });
  },
);

proves('ER-6.21', 'as many hits as the defence value do nothing, and the CP are spent', () => {
  const match = duel(1, [TWO, TWO, HIT, BLANK, HIT, BLANK]);
  expect(match.events('holds-out').map(({ params }) => params)).toEqual([
    { figure: 'nick-bolter', hits: 5, defence: 5 },
  ]);
  expect(figure(match, 'nick-bolter').wounds).toBe(0);
  expect(match.world.command[1]).toBe(9);
});

proves('ER-10.14', 'the defender’s normal hits never wound', () => {
  const match = duel(1, [BLANK, BLANK, BLANK, BLANK, TWO, TWO]);
  expect(figure(match, 'jack-saw').wounds).toBe(0);
});

proves(
  ['ER-10.10', 'ER-10.15', 'ER-10.13'],
  'a critical hit wounds in spite of armour, on both sides, and is no normal hit',
  () => {
    const match = duel(1, [CRITICAL, TWO, TWO, BLANK, CRITICAL, BLANK]);
    expect(figure(match, 'nick-bolter').wounds).toBe(1);
    expect(figure(match, 'jack-saw').wounds).toBe(1);
    expect(match.events('rolled')[0]?.params).toMatchObject({ hits: 4, criticals: 1 });
    expect(citesOf(match, 'holds-out')).toEqual(['ER-10.13']);
  },
);

proves(['ER-10.11', 'ER-11.7'], 'criticals come first: hits meet the armour of the side that they turned up', () => {
  // One wound is missing: the critical turns the card over, then 4 hits meet armour 3.
  const match = duel(1, [CRITICAL, TWO, TWO, BLANK, BLANK, BLANK], {
    'nick-bolter': { at: 'd3', facing: 'left', wounds: 3 },
  });
  expect(citesOf(match, 'defence-valued')).toEqual(['ER-10.11']);
  expect(match.events('defence-valued')[0]?.params.defence).toBe(3);
  expect(figure(match, 'nick-bolter')).toMatchObject({ state: 'wounded', wounds: 1 });
  const more = duel(1, [CRITICAL, CRITICAL, BLANK, BLANK, BLANK, BLANK], {
    'nick-bolter': { at: 'd3', facing: 'left', wounds: 3 },
  });
  expect(citesOf(more, 'card-turned')).toEqual(['ER-11.7']);
});

proves(['ER-10.16', 'ER-11.8'], 'the rolls are simultaneous: whoever is killed strikes all the same', () => {
  const match = duel(1, [TWO, TWO, TWO, CRITICAL, BLANK], {
    'jack-saw': { at: 'c3', facing: 'right', state: 'wounded', wounds: 2, tiles: [three, four] },
  });
  expect(figure(match, 'jack-saw').state).toBe('dead');
  expect(citesOf(match, 'wounded')).toEqual(['ER-10.16']);
  expect(figure(match, 'nick-bolter').wounds).toBe(2);
  // The activated character is dead: the round is over.
  expect(match.waiting).toEqual([0]);
  expect(match.question.key).toBe('round');
});

proves('ER-10.10', 'a critical hit of whoever dies by one wounds all the same', () => {
  const match = duel(1, [CRITICAL, BLANK, BLANK, CRITICAL, BLANK], {
    'nick-bolter': { at: 'd3', facing: 'left', state: 'wounded', wounds: 2 },
    'jack-saw': { at: 'c3', facing: 'right', state: 'wounded', wounds: 2, tiles: [three, four] },
  });
  expect([figure(match, 'nick-bolter').state, figure(match, 'jack-saw').state]).toEqual(['dead', 'dead']);
  expect(match.question.key).toBe('round');
});

test('one die of the defender is a risk of one in six', () => {
  const match = laid({
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [four] },
      'james-woo': { at: 'd3', facing: 'left', seat: 1 },
    },
    activated: 'vasquez',
  }).answer('melee:james-woo');
  expect(match.option(`${section}1`).facts).toContainEqual({ key: 'own-risk', params: { percent: 17 } });
});

proves(['ER-11.5'], 'nobody is attacked through a closed door; once it is open they are', () => {
  const tiles = [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ] as const;
  const match = laid({
    tiles,
    size: [4, 6],
    doors: [door([1, 3], 'down', { kind: 'sliding' })],
    figures: { 'jeff-deeler': { at: 'b4', facing: 'down', tiles: [four] }, vasquez: { at: 'b5' } },
    activated: 'jeff-deeler',
  });
  expect(match.refuses('melee:vasquez')).toMatchObject({ key: 'door-between', cite: 'ER-11.5' });
  match.play('move:1', 'open:door-1', 'face:down');
  expect(match.offers('melee:vasquez')).toBe(true);
  match.play('done', 'pass', 'activate:jeff-deeler');
  expect(match.refuses('melee:vasquez').key).toBe('door-between');
});

// ── Wounds and death ─────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['ER-11.6', 'ER-11.9'],
  'as many wounds as life: the counters go, the card is turned, and its values count at once',
  () => {
    const match = duel(1, [TWO, TWO, TWO, TWO, BLANK, BLANK]);
    expect(figure(match, 'nick-bolter')).toMatchObject({ state: 'wounded', wounds: 0 });
    expect(citesOf(match, 'card-turned')).toEqual(['ER-11.6']);
    // Healthy he could take 5 CP.
    const moves = tileWith('move 4 black', 'move 2 black');
    const hurt = laid({
      figures: { 'nick-bolter': { at: 'd3', state: 'wounded', tiles: [moves] }, 'zombie-1': { at: 'h6' } },
      activated: 'nick-bolter',
    });
    expect(hurt.refuses('move:5')).toMatchObject({ key: 'beyond-maximum', params: { left: 4 }, cite: 'ER-11.9' });
    expect(hurt.refuses('move:6')).toMatchObject({ key: 'beyond-maximum', params: { left: 4 }, cite: 'ER-7.3' });
  },
);

proves(
  ['ER-11.8', 'ER-11.10', 'ER-11.11'],
  'a wounded character dies, stays as a marker, and is in nobody’s way',
  () => {
    const match = duel(1, [TWO, TWO, TWO, TWO, BLANK, BLANK], {
      'nick-bolter': { at: 'd3', facing: 'left', state: 'wounded' },
      vasquez: { at: 'h6' },
      'jack-saw': { at: 'c3', facing: 'right', tiles: [four, three] },
    });
    expect(figure(match, 'nick-bolter').state).toBe('dead');
    expect(citesOf(match, 'died')).toEqual(['ER-11.8']);
    match.play('move:1', 'go:d3', 'face:up', 'done');
    expect(offered(match, 'activate')).toEqual(['activate:vasquez']);
    expect(figure(match, 'jack-saw').at).toBe(figure(match, 'nick-bolter').at);
  },
);

proves('ER-12.1', 'one blow may kill: six wounds on Vasquez', () => {
  const match = laid({
    figures: { 'jack-saw': { at: 'c3', facing: 'right', tiles: [four] }, 'james-woo': { at: 'd3', facing: 'right' } },
    activated: 'jack-saw',
    dice: [TWO, TWO, TWO, TWO, TWO, LAST, TWO],
  }).play('melee:james-woo', `${section}4`);
  // 14 hits against armour 3: more than the 4 + 2 of both sides.
  expect(citesOf(match, 'died')).toEqual(['ER-12.1']);
});

proves('ER-12.2', 'whoever kills the bearer of a magnetic card may take it at once', () => {
  const figures = { 'nick-bolter': { at: 'd3', facing: 'left', state: 'wounded', magneticCards: 1 } } as const;
  const fatal = [TWO, TWO, TWO, TWO, BLANK, BLANK];
  const taken = duel(1, fatal, figures).answer('take:nick-bolter');
  expect(figure(taken, 'jack-saw').magneticCards).toBe(1);
  expect(figure(taken, 'nick-bolter').magneticCards).toBe(0);
  const left = duel(1, fatal, figures).answer('decline');
  expect(figure(left, 'nick-bolter').magneticCards).toBe(1);
  const none = duel(1, fatal, { 'nick-bolter': { ...figures['nick-bolter'], magneticCards: 0 } });
  expect(none.question.key).toBe('orders');
});

proves('ER-12.2', 'so may whoever kills an attacker', () => {
  const match = duel(1, [BLANK, BLANK, BLANK, CRITICAL, BLANK], {
    'jack-saw': { at: 'c3', facing: 'right', state: 'wounded', wounds: 2, magneticCards: 1, tiles: [three, four] },
  });
  expect(match.waiting).toEqual([0]);
  match.answer('take:jack-saw');
  expect(figure(match, 'nick-bolter').magneticCards).toBe(1);
});
