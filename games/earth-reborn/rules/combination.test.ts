import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { type Module, modulesOf } from '../content/modules.ts';
import type { Arrangement } from '../positions/arrange.ts';
import { figureOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, shoot, strike, tileWith } from '../testing/laid.ts';
import type { MarkerId } from '../world.ts';
import { markersOn } from './jamming-markers.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO] = [1, 2, 3, 5];
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);
const modules: readonly Module[] = [...modulesOf(3).filter((module) => module !== 'duel'), 'combination'];
const fighter = tileWith('melee 4 black', 'move 1 red');
const gold = tileWith('melee 2 gold', 'fire 2 black');
const otherGold = tileWith('melee 1 gold', 'move 3 black', 'fire 2 red');
const black = tileWith('melee 3 black', 'fire 1 gold');
const gun = tileWith('fire 4 black', 'move 2 black');
const goldGun = tileWith('fire 3 gold', 'melee 3 black');
type Figures = NonNullable<Arrangement['figures']>;

/** Jack Saw attacks Nick Bolter on d3, from the left; two zombies stand by. */
function attack(dice: readonly number[], zombies: Figures, more: Omit<Laid, 'figures'> = {}): Situation<Er> {
  const jack: Figures['jack-saw'] = { at: 'c3', facing: 'right', tiles: [fighter] };
  return laid({
    modules,
    activated: 'jack-saw',
    figures: { 'jack-saw': jack, 'nick-bolter': { at: 'd3', facing: 'left' }, ...zombies },
    dice,
    ...more,
  }).answer('melee:nick-bolter');
}

const beside: Figures = {
  'zombie-1': { at: 'd4', facing: 'up', tiles: [gold], engaged: true },
  'zombie-2': { at: 'd2', facing: 'down', tiles: [otherGold] },
};

proves(
  ['ER-31.3', 'ER-31.6', 'ER-31.7', 'ER-31.8', 'ER-31.9', 'ER-31.18'],
  'three attack as one: all CP first, then all dice together',
  () => {
    // Jack Saw 4 and 1, a zombie 3 and 1, a zombie 3.
    const match = attack([...blanks(12), ...blanks(2)], beside).answer(strike(fighter, 'melee 4 black', 2));
    expect(offered(match, 'join')).toEqual(['join:zombie-1', 'join:zombie-2']);
    match.play('join:zombie-1', strike(gold, 'melee 2 gold', 2));
    expect(match.events('rolled')).toEqual([]);
    match.play('join:zombie-2', strike(otherGold, 'melee 1 gold', 1), 'defend:dark-blue');
    expect(match.events('rolled-together')).toMatchObject([{ cite: 'ER-31.9', params: { dice: 12, automatic: 0 } }]);
    expect(match.events('rolled')[0]?.params.dice).toHaveLength(12);
    expect(match.world.figures.map(({ spent }) => spent)).toEqual([2, 0, 2, 1]);
    expect(figure(match, 'zombie-2').engaged).toBe(false);
    expect(citesOf(match, 'joins')).toEqual(['ER-31.3', 'ER-31.6']);
    expect(citesOf(match, 'attacks').slice(1)).toEqual(['ER-31.18', 'ER-31.18']);
  },
);

proves(
  ['ER-31.4', 'ER-31.5', 'ER-31.17'],
  'only those beside the defender, with a gold section of a tile they have',
  () => {
    const match = attack([], {
      ...beside,
      'zombie-1': { at: 'd4', facing: 'up', tiles: [gold, black] },
      'zombie-2': { at: 'e3', tiles: [tileWith('melee 3 red', 'move 1 black')] },
      'jeff-deeler': { at: 'f5', tiles: [otherGold] },
      'franck-einstein': { at: 'd2' },
    }).answer(strike(fighter, 'melee 4 black', 1));
    expect(match.refuses('join:zombie-2')).toMatchObject({ key: 'no-gold-section', cite: 'ER-31.4' });
    expect(match.refuses('join:jeff-deeler')).toMatchObject({ key: 'not-adjacent', cite: 'ER-31.17' });
    expect(match.refuses('join:franck-einstein')).toMatchObject({ key: 'no-tile', cite: 'ER-31.5' });
    match.answer('join:zombie-1');
    expect(offered(match, 'strike')).toEqual([1, 2].map((command) => strike(gold, 'melee 2 gold', command)));
    expect(match.refuses(strike(black, 'melee 3 black', 1))).toMatchObject({ key: 'not-gold', cite: 'ER-31.4' });
  },
);

proves(['ER-31.19', 'ER-31.20'], 'the defender chooses the arc, and whom each critical wounds', () => {
  const match = attack([...blanks(4 + 3), CRITICAL, CRITICAL], { 'zombie-1': beside['zombie-1'] ?? { at: 'd4' } });
  match.play(strike(fighter, 'melee 4 black', 1), 'join:zombie-1', strike(gold, 'melee 2 gold', 1));
  expect(offered(match, 'defend')).toEqual(['defend:dark-blue', 'defend:light-blue']);
  match.answer('defend:dark-blue');
  match.play('wound:zombie-1', 'wound:jack-saw');
  expect([figure(match, 'jack-saw').wounds, figure(match, 'zombie-1').wounds]).toEqual([1, 1]);
  expect(match.events('critical-wounds').map(({ cite }) => cite)).toEqual(['ER-31.20', 'ER-31.20']);
});

proves('ER-31.13', 'alone, with a gold section, it is an ordinary order; without the module nobody joins', () => {
  const alone = laid({
    modules,
    activated: 'zombie-1',
    figures: {
      'zombie-1': { at: 'c3', facing: 'right', tiles: [otherGold] },
      'nick-bolter': { at: 'd3', facing: 'left' },
    },
    dice: blanks(3 + 2),
  }).play('melee:nick-bolter', strike(otherGold, 'melee 1 gold', 1));
  expect(citesOf(alone, 'command-placed')).toEqual(['ER-31.13']);
  expect(alone.events('rolled-together')).toEqual([]);
  const before = attack(blanks(4 + 2), beside, { modules: modulesOf(3).filter((module) => module !== 'duel') });
  before.answer(strike(fighter, 'melee 4 black', 1));
  expect(before.events('rolled')).toHaveLength(2);
});

proves('ER-31.21', 'a death by several is one death, of their player', () => {
  const match = attack(
    [TWO, TWO, TWO, TWO, TWO, TWO, TWO],
    { 'zombie-1': beside['zombie-1'] ?? { at: 'd4' } },
    {
      change({ figures }) {
        Object.assign(figures.find(({ id }) => id === 'nick-bolter') ?? {}, {
          state: 'wounded',
          wounds: 1,
          facing: 'up',
        });
      },
    },
  );
  match.play(strike(fighter, 'melee 4 black', 1), 'join:zombie-1', strike(gold, 'melee 2 gold', 1), 'defend:grey');
  expect(match.events('died')).toHaveLength(1);
  expect(match.events('killed-together')).toMatchObject([
    { params: { figures: ['jack-saw', 'zombie-1'], dead: 'nick-bolter' } },
  ]);
});

// ── Fire ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Nick with a launcher on e1, Vasquez with a rifle farther off; Jack Saw on e3. */
function salvo(dice: readonly number[], more: Figures = {}): Situation<Er> {
  return laid({
    modules,
    activated: 'nick-bolter',
    figures: {
      'nick-bolter': { at: 'e1', facing: 'down', tiles: [gun], equipment: ['grenade-launcher'] },
      vasquez: { at: 'a4', facing: 'right', tiles: [goldGun], equipment: ['sniper-rifle', 'taser'] },
      'jack-saw': { at: 'e3' },
      'zombie-1': { at: 'e4' },
      ...more,
    },
    dice,
  }).play('fire:grenade-launcher-1:e3', shoot(gun, 'fire 4 black', 2));
}

proves(['ER-32.2', 'ER-32.3', 'ER-43.17'], 'each with their own targeting; who hits rolls damage together', () => {
  // Nick 2 dice at distance 2, Vasquez 5 at distance 5; 2 + 1 and 3 dice of damage; then 1 die and 2 hits beside.
  const match = salvo([TWO, BLANK, TWO, TWO, HIT, BLANK, BLANK, ...blanks(6), BLANK]);
  expect(match.refuses('join:vasquez:taser-1')).toMatchObject({ key: 'not-combined', cite: 'ER-43.17' });
  match.play('join:vasquez:sniper-rifle-1', shoot(goldGun, 'fire 3 gold', 1), 'aim:2', 'aim:5');
  expect(match.events('fires').map(({ params }) => params.distance)).toEqual([2, 5]);
  expect(match.events('rolled-together')).toMatchObject([{ cite: 'ER-32.2', params: { dice: 6, automatic: 0 } }]);
  // Around the square the dice of the launcher alone.
  expect(match.events('caught-in-blast').map(({ params }) => params.figure)).toEqual(['zombie-1']);
  expect(match.events('rolled').map(({ params }) => [params.dice.length, params.automatic])).toEqual([
    [6, 0],
    [1, 2],
  ]);
});

proves('ER-32.2', 'whoever misses adds nothing', () => {
  const match = salvo([BLANK, BLANK, CRITICAL, ...blanks(4), ...blanks(3)]);
  match.play('join:vasquez:sniper-rifle-1', shoot(goldGun, 'fire 3 gold', 1), 'aim:2', 'aim:5');
  expect(match.events('rolled-together')).toMatchObject([{ params: { figures: ['vasquez'], dice: 3 } }]);
  expect(match.events('exploded')).toEqual([]);
});

// ── Whoever joins, and the radio ─────────────────────────────────────────────────────────────────────────────────────

/** A friend of Vasquez’s with a gold section, whose bonus of 1 is spent, and this marker of the Salemites’ on his card. */
function listened(marker: MarkerId, spent = 1): Situation<Er> {
  return laid({
    modules: modulesOf(9).filter((module) => module !== 'duel'),
    missionPoints: [5, 5],
    activated: 'vasquez',
    figures: {
      vasquez: { at: 'a1', tiles: [tileWith('move 4 black')] },
      'james-woo': { at: 'a3', tiles: [tileWith('move 2 gold', 'move 2 black')], spent, engaged: true },
      'zombie-1': { at: 'h6', facing: 'right' },
    },
    change(world, board) {
      world.running.push({ tile: -1, face: 'radio-jammer-1', by: 1, markers: 0, brings: null });
      for (const one of world.figures) one.markers = markersOn(one.id, board);
      const on = figureOf(world, 'james-woo').markers[1];
      on?.cards.push(marker);
      on?.known.push(0);
    },
  });
}

proves(['ER-27.1', 'ER-31.7'], 'whoever joins beyond the bonus shows the marker before the order', () => {
  const match = listened('clear-2.1');
  const without = listened('clear-2.1').play('move:1');
  expect(without.question.key).toBe('move');
  match.play('tune:james-woo', 'move:1');
  expect(citesOf(match, 'frequency-shown')).toEqual(['ER-27.1']);
  expect(match.question.key).toBe('join');
  match.play('join:james-woo', 'pace:1');
  expect(figure(match, 'james-woo').spent).toBe(2);
});

proves('ER-27.4', 'jammed, whoever has spent the bonus joins nobody; with the bonus whole it joins unseen', () => {
  expect(listened('jammed-2.1').play('tune:james-woo', 'move:1').question.key).toBe('move');
  const match = listened('jammed-2.1', 0).play('move:1', 'join:james-woo');
  expect(offered(match, 'pace')).toEqual(['pace:1']);
});

// ── Together at what stands in the way ───────────────────────────────────────────────────────────────────────────────

proves(['ER-31.17', 'ER-31.18', 'ER-31.9'], 'several strike at a door together, each in their own arc', () => {
  const doors = [door([2, 2], 'right', { kind: 'sliding', squares: 2 })];
  const match = laid({
    modules,
    doors,
    activated: 'jack-saw',
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
      'zombie-1': { at: 'c4', facing: 'up', tiles: [gold] },
      'zombie-2': { at: 'b3', facing: 'right', tiles: [otherGold] },
      vasquez: { at: 'h6' },
    },
    dice: [HIT, HIT, BLANK, BLANK, HIT, HIT, HIT],
  }).play('melee:door-1', strike(fighter, 'melee 4 black', 1));
  expect(match.refuses('join:zombie-2')).toMatchObject({ key: 'not-adjacent', cite: 'ER-31.17' });
  match.play('join:zombie-1', strike(gold, 'melee 2 gold', 1));
  // Four dice in front, three on the right: five hits destroy it.
  expect(match.events('strikes-at').map(({ params, cite }) => [params.figure, params.arc, cite])).toEqual([
    ['jack-saw', 'dark-blue', 'ER-12.10'],
    ['zombie-1', 'dark-blue', 'ER-31.18'],
  ]);
  expect(match.events('rolled-together')[0]?.params).toMatchObject({ dice: 7, automatic: 0 });
  expect(match.world.doors).toEqual(['broken']);
});

proves('ER-32.2', 'so do several shooters at one target; an explosive weapon does not join them', () => {
  const match = laid({
    modules,
    doors: [door([4, 2], 'right', { kind: 'sliding' })],
    activated: 'vasquez',
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [gun], equipment: ['sniper-rifle'] },
      'nick-bolter': { at: 'c4', facing: 'right', tiles: [goldGun], equipment: ['rifle'] },
      'james-woo': { at: 'c2', facing: 'right', tiles: [black], equipment: ['grenades'] },
      'zombie-1': { at: 'h6' },
    },
    dice: [TWO, CRITICAL, HIT, HIT, HIT, TWO, BLANK],
  }).play('fire:sniper-rifle-1:door-1', shoot(gun, 'fire 4 black', 1));
  expect(match.refuses('join:james-woo:grenades-1')).toMatchObject({ key: 'not-combined' });
  expect(match.offers('join:nick-bolter:rifle-1')).toBe(true);
  match.play('join:nick-bolter:rifle-1', shoot(goldGun, 'fire 3 gold', 1), 'aim:1', 'aim:1');
  expect(match.events('rolled-together')).toMatchObject([
    { params: { figures: ['vasquez', 'nick-bolter'], dice: 5, automatic: 1 } },
  ]);
  expect(match.world.doors).toEqual(['broken']);
});
