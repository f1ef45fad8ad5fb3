import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, placeOf, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO] = [1, 2, 3, 5];
const [NOTHING, TWO_POINTS] = [1, 2];
const modules = modulesOf(6).filter((module) => module !== 'duel');

function table(more: Laid): Situation<Er> {
  return laid({ modules, missionPoints: [5, 5], ...more });
}

const far = { 'zombie-1': { at: 'h6', facing: 'down' } } as const;

proves(['ER-40.1', 'ER-26.7', 'ER-24.4', 'ER-24.5'], 'Nick turns MP into 4 CP each, as long as there are MP', () => {
  const match = table({
    figures: { 'nick-bolter': { at: 'a1' }, ...far },
    activated: 'nick-bolter',
    command: [1, 0],
    missionPoints: [2, 5],
  }).play('ability:nick-bolter.1', 'ability:nick-bolter.1');
  expect([match.world.command[0], match.world.missionPoints[0]]).toEqual([9, 0]);
  expect(match.refuses('ability:nick-bolter.1')).toMatchObject({ key: 'too-few-mission-points', cite: 'ER-24.5' });
});

proves('ER-40.11', 'so does Jessica, with those of the Salemites', () => {
  const match = table({
    figures: { 'jessica-hollister': { at: 'a1' }, vasquez: { at: 'h6', facing: 'down' } },
    activated: 'jessica-hollister',
    command: [0, 0],
  }).answer('ability:jessica-hollister.1');
  expect([match.world.command, match.world.missionPoints]).toEqual([
    [0, 4],
    [5, 4],
  ]);
});

const charm = (state: 'healthy' | 'wounded', dice: readonly number[], facing: 'right' | 'left' = 'right') =>
  table({
    figures: {
      vasquez: { at: 'a3', facing, state },
      'franck-einstein': { at: 'e3', facing: 'right', tiles: [tileWith('move 4 black')], spent: 2 },
      ...far,
    },
    activated: 'vasquez',
    dice,
  });

proves(['ER-40.4', 'ER-40.5', 'ER-26.2'], 'Vasquez charms Einstein for good; he keeps tile and CP', () => {
  const match = charm('healthy', [HIT, HIT, BLANK, CRITICAL, TWO, BLANK]);
  expect(match.option('ability:vasquez.1').facts?.at(-1)).toEqual({ key: 'test-odds', params: { percent: 50 } });
  match.answer('ability:vasquez.1');
  expect(citesOf(match, 'test-failed')).toEqual(['ER-22.8']);
  match.answer('ability:vasquez.1');
  expect(figure(match, 'franck-einstein')).toMatchObject({ seat: 0, spent: 2, home: null });
  expect(figure(match, 'franck-einstein').tiles.cards).toHaveLength(1);
  expect(match.refuses('ability:vasquez.1')).toMatchObject({ key: 'is-yours', cite: 'ER-40.4' });
});

proves(['ER-26.6', 'ER-40.4'], 'wounded, she needs 1 CP and 3 points; unseen, she charms nobody', () => {
  const match = charm('wounded', [HIT, TWO, BLANK]).answer('ability:vasquez.1');
  expect(figure(match, 'vasquez').spent).toBe(1);
  expect(figure(match, 'franck-einstein').seat).toBe(0);
  expect(charm('healthy', [], 'left').refuses('ability:vasquez.1')).toMatchObject({ key: 'nobody-seen' });
});

proves(['ER-40.9', 'ER-22.3'], 'Woo spies in science and officers’ rooms alone, without a tile', () => {
  const match = table({ figures: { 'james-woo': { at: 'a1' }, ...far }, activated: 'james-woo' });
  expect(match.refuses('ability:james-woo.1')).toMatchObject({ key: 'wrong-room-type' });
  const spying = table({
    tiles: [['office', 0, 0]],
    size: [3, 3],
    figures: { 'james-woo': { at: 'c1', state: 'healthy' } },
    activated: 'james-woo',
  }).play('ability:james-woo.1', 'mission-point');
  expect([spying.world.missionPoints[0], figure(spying, 'james-woo').spent]).toEqual([6, 2]);
});

proves(['ER-41.11', 'ER-26.5'], 'Jack Saw saws a door without a test, and a wall with 10 points', () => {
  const match = table({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    doors: [door([1, 3], 'down', { kind: 'sliding', magnetic: true })],
    figures: { 'jack-saw': { at: 'b4', facing: 'down' }, vasquez: { at: 'a6', facing: 'left' } },
    activated: 'jack-saw',
    dice: [],
  });
  expect(match.refuses('ability:jack-saw.1')).toMatchObject({ key: 'nothing-to-destroy' });
  match.play('ability:jack-saw.2', 'break:door-1');
  expect(match.world.doors).toEqual(['broken']);
  const wall = table({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: { 'jack-saw': { at: 'b4', facing: 'down' }, vasquez: { at: 'a6', facing: 'left' } },
    activated: 'jack-saw',
    dice: [CRITICAL, CRITICAL, TWO, TWO, BLANK, BLANK],
  }).answer('ability:jack-saw.1');
  wall.answer(offered(wall, 'break')[0] ?? '');
  expect(wall.world.breaches).toHaveLength(1);
});

proves(['ER-41.1', 'ER-41.4', 'ER-41.14'], 'Kendall raises a dead marker; what a zombie cannot carry goes', () => {
  const match = table({
    figures: {
      'john-kendall': { at: 'c3', facing: 'right' },
      vasquez: { at: 'd3', state: 'dead', equipment: ['sniper-rifle', 'infrared-goggles'], magneticCards: 1 },
      'james-woo': { at: 'h6', facing: 'right' },
    },
    activated: 'john-kendall',
    dice: [TWO, TWO, ...Array<number>(4).fill(BLANK)].slice(0, 3),
  });
  match.answer('ability:john-kendall.1');
  match.answer('face:left');
  expect(placeOf(match, 'zombie-1')).toBe('d3');
  expect(figure(match, 'zombie-1')).toMatchObject({ seat: 1, engaged: false, magneticCards: 1, state: 'healthy' });
  expect(figure(match, 'zombie-1').items.map(({ face }) => face)).toEqual(['infrared-goggles-1']);
  expect(match.world.deck.up[0]).toBe('sniper-rifle');
  expect(figure(match, 'vasquez').at).toBe(-1);
});

proves('ER-41.14', 'the tiles of a zombie that has died are not lost when it rises: they are discarded', () => {
  const order = tileWith('move 4 black', 'move 2 black');
  const match = table({
    figures: {
      'john-kendall': { at: 'c3', facing: 'right' },
      vasquez: { at: 'd3', state: 'dead' },
      'zombie-1': { at: 'a6', state: 'dead', tiles: [order] },
      'james-woo': { at: 'h6', facing: 'right' },
    },
    activated: 'john-kendall',
    dice: [TWO, TWO, BLANK],
  }).play('ability:john-kendall.1', 'face:left');
  expect(figure(match, 'zombie-1').tiles.cards).toEqual([]);
  expect(match.world.discard.cards).toEqual([order]);
});

proves(['ER-41.13', 'ER-41.2'], 'with both zombies in play none rises; nor does a dead zombie', () => {
  const before = (more: Laid['figures']) =>
    table({
      figures: { 'john-kendall': { at: 'c3', facing: 'right' }, 'james-woo': { at: 'h6', facing: 'right' }, ...more },
      activated: 'john-kendall',
    });
  const both = before({ vasquez: { at: 'd3', state: 'dead' }, 'zombie-1': { at: 'a1' }, 'zombie-2': { at: 'a2' } });
  expect(both.refuses('ability:john-kendall.1')).toMatchObject({ key: 'no-zombie-figure', cite: 'ER-41.13' });
  const dead = before({ 'zombie-1': { at: 'd3', state: 'dead' } });
  expect(dead.refuses('ability:john-kendall.1')).toMatchObject({ key: 'no-corpse', cite: 'ER-41.2' });
});

proves(
  ['ER-41.7', 'ER-41.9'],
  'Deeler gives 2 CP to each zombie in sight, Jack Saw too, Einstein not; wounded 3',
  () => {
    const lead = (state: 'healthy' | 'wounded') =>
      table({
        figures: {
          'jeff-deeler': { at: 'a3', facing: 'right', state },
          'zombie-1': { at: 'c2' },
          'jack-saw': { at: 'c5' },
          'franck-einstein': { at: 'c3' },
          vasquez: { at: 'h6', facing: 'down' },
        },
        phase: 'receive-command',
      });
    const match = lead('healthy');
    expect(figure(match, 'zombie-1')).toMatchObject({ own: 2, granted: 2 });
    expect(figure(match, 'jack-saw').own).toBe(2);
    expect(figure(match, 'franck-einstein').own).toBe(0);
    expect(figure(lead('wounded'), 'zombie-1').own).toBe(3);
  },
);

const traitors = (more: Laid) =>
  table({
    figures: {
      vasquez: { at: 'a1', facing: 'up' },
      'franck-einstein': { at: 'e3' },
      'cherokee-bill': { at: 'e5' },
      ...far,
    },
    active: 0,
    command: [6, 6],
    ...more,
  });

proves(['ER-40.13', 'ER-40.15', 'ER-40.16'], 'NORAD asks Einstein: 2 CP on his card, 2 spy points', () => {
  const match = traitors({ dice: [TWO_POINTS, TWO_POINTS] }).answer('turn:franck-einstein.1');
  match.play('mission-point', 'mission-point');
  expect(match.world.missionPoints).toEqual([7, 5]);
  expect(match.world.command).toEqual([4, 6]);
  expect(figure(match, 'franck-einstein')).toMatchObject({ spent: 2, engaged: true, seat: 1 });
  // That was the round.
  expect([match.question.key, match.waiting]).toEqual(['round', [1]]);
  match.play('pass');
  expect(match.refuses('turn:franck-einstein.1')).toMatchObject({ key: 'card-engaged', cite: 'ER-40.15' });
  const failed = traitors({ dice: [NOTHING, TWO_POINTS] }).answer('turn:franck-einstein.1');
  expect(failed.world.missionPoints).toEqual([5, 5]);
});

proves(['ER-40.19', 'ER-40.20', 'ER-40.14'], 'Bill acts for NORAD until the final phase, with 4 CP more', () => {
  const match = traitors({ hands: [[tileWith('move 4 black', 'move 2 black')]] }).answer('turn:cherokee-bill.1');
  expect(figure(match, 'cherokee-bill')).toMatchObject({ seat: 0, home: 1, spent: 2 });
  match.answer('assign:1');
  expect(offered(match, 'move')).toEqual(['move:1', 'move:2', 'move:3', 'move:4']);
  match.answer('move:1');
  expect(match.refuses('go:e3')).toMatchObject({ key: 'enemy-there' });
  match.play('face:up', 'done', 'pass', 'pass');
  while (match.question.key === 'discard') match.answer('keep');
  expect(figure(match, 'cherokee-bill')).toMatchObject({ seat: 1, home: null });
});

proves('ER-40.21', 'wounded, Bill tells for 2 spy points without a test', () => {
  const match = traitors({
    figures: { vasquez: { at: 'a1', facing: 'up' }, 'cherokee-bill': { at: 'e5', state: 'wounded' }, ...far },
  }).play('turn:cherokee-bill.1', 'mission-point', 'mission-point');
  expect(match.world.missionPoints).toEqual([7, 5]);
});

proves(
  ['ER-40.19', 'ER-40.14'],
  'what Bill may take as a traitor decides: 6, whatever the Salemites have spent on him',
  () => {
    const spent = (command: number): Situation<Er> =>
      traitors({
        figures: { vasquez: { at: 'a1', facing: 'up' }, 'cherokee-bill': { at: 'e5', spent: command }, ...far },
      });
    expect(figure(spent(4).answer('turn:cherokee-bill.1'), 'cherokee-bill')).toMatchObject({ seat: 0, spent: 6 });
    expect(spent(5).refuses('turn:cherokee-bill.1')).toMatchObject({ params: { left: 1 }, cite: 'ER-40.14' });
  },
);

// ── In an interception, and traitors ─────────────────────────────────────────────────────────────────────────────────

/** The other player asks for a duel, and wins it. */
function intercepted(match: Situation<Er>, by: 'vasquez' | 'jessica-hollister', asker: number): Situation<Er> {
  match.play(`intercept:${by}`, 'face:up').answer(asker, 'bid:2');
  return match.answer(1 - asker, 'bid:1');
}

proves('ER-26.4', 'an interceptor uses its ability twice at most, and then carries out no order', () => {
  const match = table({
    modules: modulesOf(6),
    figures: {
      vasquez: { at: 'a3', facing: 'right', state: 'wounded', tiles: [tileWith('move 1 red')] },
      'franck-einstein': { at: 'd3', facing: 'left' },
      'zombie-1': { at: 'h3', facing: 'right' },
    },
    active: 1,
    dice: [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK],
  }).answer('activate:franck-einstein');
  intercepted(match, 'vasquez', 0);
  expect(match.offers('move:1')).toBe(true);
  match.play('ability:vasquez.1', 'ability:vasquez.1');
  expect(match.refuses('ability:vasquez.1')).toMatchObject({ key: 'orders-used', cite: 'ER-26.4' });
  expect(match.offers('move:1')).toBe(false);
});

proves('ER-40.19', 'whoever buys Bill activates him: the Salemites who see him may intercept', () => {
  const match = traitors({
    modules: modulesOf(6),
    figures: {
      vasquez: { at: 'a1', facing: 'up' },
      'cherokee-bill': { at: 'e5', facing: 'up' },
      'jessica-hollister': { at: 'e2', facing: 'down' },
    },
  }).answer('turn:cherokee-bill.1');
  expect([match.question.key, match.waiting, match.question.cite]).toEqual(['intercept', [1], 'ER-15.9']);
  expect(match.offers('intercept:jessica-hollister')).toBe(true);
});

proves('ER-40.13', 'a traitor who is dead or led away tells nothing', () => {
  for (const state of ['dead', 'captured'] as const) {
    const match = traitors({
      figures: { vasquez: { at: 'a1', facing: 'up' }, 'franck-einstein': { at: 'e3', state }, ...far },
    });
    expect(offered(match, 'turn')).toEqual([]);
    expect(match.match.open[0]?.options.filter(({ key }) => key.startsWith('turn'))).toEqual([]);
  }
  const match = traitors({ dice: [NOTHING, TWO_POINTS] });
  expect(offered(match, 'turn')).toHaveLength(2);
  match.answer('turn:franck-einstein.1');
});
