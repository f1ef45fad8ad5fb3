/** What stands beside answers before one is chosen: chances, what things are called, and what a duel costs. */
import { label } from '@necropole/kernel';
import type { Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { earthReborn } from '../index.ts';
import type { Er } from '../shape.ts';
import { door, laid, offered, shoot, strike, tileWith } from '../testing/laid.ts';

const four = tileWith('melee 4 black');
const gun = tileWith('fire 4 black', 'move 2 black');
const modules = modulesOf(3).filter((module) => module !== 'duel');

function percentOf(match: Situation<Er>, option: string, key: string): number | undefined {
  const fact = match.option(option).facts?.find((one) => one.key === key);
  return fact === undefined ? undefined : (fact.params as { percent: number }).percent;
}

test('an attack tells the best that can be done now, as the question after it does', () => {
  const match = laid({
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [four] },
      'james-woo': { at: 'd3', facing: 'left', seat: 1 },
    },
    command: [3, 5],
    activated: 'vasquez',
  });
  const fact = match.option('melee:james-woo').facts?.find(({ key }) => key === 'best-odds');
  // Three CP lie behind the screen: the fourth that the section would take is not there.
  expect(fact?.params).toMatchObject({ does: 'wounds', command: 3 });
  const [best, risk] = ['best-odds', 'own-risk'].map((key) => percentOf(match, 'melee:james-woo', key));
  match.answer('melee:james-woo');
  const most = strike(four, 'melee 4 black', 3);
  expect([percentOf(match, most, 'wound-odds'), percentOf(match, most, 'own-risk')]).toEqual([best, risk]);
});

test('so does a shot, shared out as is best', () => {
  const match = laid({
    modules,
    activated: 'nick-bolter',
    figures: {
      'nick-bolter': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['heavy-machine-gun'] },
      'zombie-1': { at: 'd3', facing: 'left' },
    },
  });
  const shot = 'fire:heavy-machine-gun-1:zombie-1';
  const best = percentOf(match, shot, 'best-odds');
  match.answer(shot);
  const ways = [1, 2, 3, 4].flatMap((command) =>
    Array.from({ length: command }, (_, aiming) => shoot(gun, 'fire 4 black', command, aiming)),
  );
  expect(Math.max(...ways.map((way) => percentOf(match, way, 'wound-odds') ?? 0))).toBe(best);
});

test('what is fired at is told apart by where it is', () => {
  const match = laid({
    modules,
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    doors: [door([1, 3], 'down', { kind: 'sliding' })],
    figures: {
      'nick-bolter': { at: 'b2', facing: 'down', tiles: [gun], equipment: ['heavy-machine-gun'] },
      'zombie-1': { at: 'b6', facing: 'down' },
    },
    activated: 'nick-bolter',
  });
  const called = offered(match, 'fire').map((key) => match.option(key).called);
  expect(called).toContainEqual({
    key: 'fire-at-thing',
    params: { thing: 'sliding', side: 'down', room: 'wide-corridor-1', weapon: 'heavy-machine-gun-1', at: 'b4' },
  });
  expect(new Set(called.map((one) => JSON.stringify(one))).size).toBe(called.length);
});

test('of two sections that read alike each says on which tile it is', () => {
  const [one, other] = [tileWith('melee 1 red', 'move 2 black'), tileWith('melee 1 red', 'fire 2 black')];
  const match = laid({
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [one, other] },
      'james-woo': { at: 'd3', facing: 'left', seat: 1 },
    },
    activated: 'vasquez',
  }).answer('melee:james-woo');
  const tiles = [one, other].map((tile) => match.option(strike(tile, 'melee 1 red', 1)).facts?.at(-1));
  expect(tiles).toEqual([1, 2].map((number) => ({ key: 'on-tile', params: { number } })));
});

test('whoever may ask for a duel reads what it costs and brings', () => {
  const match = laid({
    modules: modulesOf(2),
    figures: { vasquez: { at: 'a1' }, 'jack-saw': { at: 'd6' } },
    phase: 'receive-command',
  });
  expect(match.question.context?.()).toContainEqual({ key: 'duel-terms', params: { about: 'initiative', seat: 0 } });
});

function sceneOf({ world, board }: Situation<Er>) {
  return earthReborn.scene({ world, board, seats: [0], waiting: [0] } as never);
}

test('a weapon out of ammunition is marked on its bearer and on its card, until it is reloaded', () => {
  const match = laid({
    modules,
    activated: 'nick-bolter',
    figures: {
      'nick-bolter': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['heavy-machine-gun', 'combat-knife'] },
      'zombie-1': { at: 'd3', facing: 'left' },
    },
    // The sixth face bears the ammunition symbol.
    dice: [6],
  });
  const marks = () =>
    sceneOf(match)
      .pieces.filter(({ badges = [] }) => badges.some(({ symbol }) => symbol === 't-empty'))
      .map(({ id }) => id);
  expect(marks()).toEqual([]);
  match.play('fire:heavy-machine-gun-1:zombie-1', shoot(gun, 'fire 4 black', 1), 'aim:1');
  expect(marks()).toEqual(['nick-bolter', 'item-heavy-machine-gun-1']);
  const item = sceneOf(match).pieces.find(({ id }) => id === 'item-heavy-machine-gun-1');
  expect(label(earthReborn.words.en, item?.label.key ?? '', ...(item?.label.params ?? []))).toMatch(
    /^Empty: Heavy machine gun, targeting .+, damage .+ \(orange .+\), weight \d+, to be reloaded/,
  );
  match.play('reload:heavy-machine-gun-1');
  expect(marks()).toEqual([]);
});

test('a section has a colour once that means something, and says what; what is never used says so', () => {
  const sectionsIn = (scenario: number) => {
    const match = laid({
      modules: modulesOf(scenario),
      figures: { vasquez: { at: 'a1', tiles: [tileWith('move 2 gold', 'fire 2 black')] }, 'jack-saw': { at: 'd6' } },
      activated: 'vasquez',
    });
    return sceneOf(match).piles.find(({ id }) => id === 'tiles-vasquez')?.cards[0]?.sections ?? [];
  };
  const said = (scenario: number) =>
    sectionsIn(scenario).map(({ tone, idle, label: { key, params = [] } }) => [
      tone,
      idle === true,
      label(earthReborn.words.en, key, ...params),
    ]);
  expect(said(1)).toContainEqual(['plain', false, 'Move: at most 2 CP']);
  expect(said(1)).toContainEqual(['plain', true, 'Fire: at most 2 CP, dim: not used in this scenario']);
  expect(said(3)).toContainEqual(['gold', false, 'Move: at most 2 CP, gold: also in an interception']);
  expect(said(9)).toContainEqual([
    'gold',
    false,
    'Move: at most 2 CP, gold: also in an interception, and when several act together',
  ]);
});
