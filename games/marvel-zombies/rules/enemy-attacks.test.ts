import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, stand, standIn, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

proves('MZ-18.2', 'an enemy with a citizen in its zone attacks, though a hero stands next door', () => {
  const match = stand({
    heroes: { magneto: 'street-2' },
    horde: { 'street-1': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(citizenAt(match, 'trish-tilby')).toBe(null);
  expect(enemiesAt(match, 'street-1')).toBe('1 walker');
  expect(hero(match, 'magneto').health).toBe(3);
});

proves('MZ-18.3', 'each enemy that attacks wounds once, without dice', () => {
  const brute = stand({ heroes: { magneto: 'street-1' }, horde: { 'street-1': { brute: 1 } }, dice: [] });
  expect(hero(brute, 'magneto').health).toBe(2);
  const both = stand({ heroes: { magneto: 'street-1' }, horde: { 'street-1': { brute: 1, walker: 1 } }, dice: [] });
  expect(hero(both, 'magneto').health).toBe(1);
  expect(both.events('enemies-attack')[0]?.params).toEqual({ zone: 'street-1', enemies: 2, wounds: 2 });
});

proves.example('MZ-example-18-one-walker', 'one walker and 2 heroes: the players choose who takes the wound', () => {
  const both = () => standIn('MZ-example-18-one-walker');
  const first = both();
  expect(first.question).toMatchObject({ key: 'take-wound', cite: 'MZ-18.4', params: { zone: 'street-1', left: 1 } });
  expect(first.options()).toEqual(['wound:magneto', 'wound:storm']);
  first.answer('wound:storm');
  expect([hero(first, 'magneto').health, hero(first, 'storm').health]).toEqual([3, 2]);
  const second = both().answer('wound:magneto');
  expect([hero(second, 'magneto').health, hero(second, 'storm').health]).toEqual([2, 3]);
});

proves('MZ-18.4', 'three wounds may all fall on one of two heroes, and any player may say so', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-1', seat: 0 }, storm: { at: 'street-1', seat: 1 } },
    horde: { 'street-1': { walker: 3 } },
  });
  expect(match.waiting).toEqual([0, 1]);
  match.answer(1, 'wound:storm').answer(0, 'wound:storm');
  expect(match.option('wound:storm', 0).facts).toEqual([{ key: 'lethal', params: { who: 'storm' } }]);
  expect(match.option('wound:magneto', 0).facts).toEqual([{ key: 'health-left', params: { health: 2 } }]);
  match.answer(1, 'wound:storm');
  expect(hero(match, 'magneto').health).toBe(3);
  expect(hero(match, 'storm').health).toBe(0);
});

proves('MZ-18.4', 'one hero may take more wounds than they have health: what is beyond is lost', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-1', health: 1 }, storm: { at: 'street-1', health: 1 } },
    horde: { 'street-1': { walker: 4 } },
  });
  for (let left = 4; left > 0; left--) {
    expect(match.question).toMatchObject({ key: 'take-wound', params: { left } });
    expect(match.options()).toEqual(['wound:magneto', 'wound:storm']);
    match.answer('wound:magneto');
  }
  expect([hero(match, 'magneto').health, hero(match, 'storm').health]).toEqual([0, 1]);
  expect(match.events('wounded').map(({ params }) => params)).toEqual([{ who: 'magneto', wounds: 1, now: 0 }]);
});

proves.example('MZ-example-18-five-walkers', 'five walkers: 2 wounds for each hero, 1 for the citizen', () => {
  const match = standIn('MZ-example-18-five-walkers');
  match.play('wound:magneto', 'wound:magneto', 'wound:storm', 'wound:trish-tilby', 'wound:storm');
  expect([hero(match, 'magneto').health, hero(match, 'storm').health]).toEqual([1, 1]);
  expect(citizenAt(match, 'trish-tilby')).toBe(null);
  expect(match.events('power-lost').map(({ params }) => params.who)).toEqual(['magneto']);
});

proves('MZ-18.5', 'a citizen beside a hero is given one wound at most', () => {
  const match = stand({
    heroes: { magneto: 'street-1' },
    horde: { 'street-1': { walker: 2, runner: 0 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(match.options()).toEqual(['wound:magneto', 'wound:trish-tilby']);
  match.answer('wound:trish-tilby');
  expect(match.question.key).toBe('choose-hero');
  expect(hero(match, 'magneto').health).toBe(2);
  expect(match.events('citizen-devoured')).toMatchObject([{ cite: 'MZ-18.5' }]);
});

proves('MZ-18.6', 'the players may protect the citizen', () => {
  const match = stand({
    heroes: { magneto: 'street-1' },
    horde: { 'street-1': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
  }).answer('wound:magneto');
  expect(citizenAt(match, 'trish-tilby')).toBe('street-1');
  expect(hero(match, 'magneto').health).toBe(2);
});

proves('MZ-18.7', 'a hero at 0 leaves the board, the round goes on, and is lost when it ends', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-1', health: 1 }, storm: 'street-7' },
    horde: { 'street-1': { runner: 1 } },
    points: { initial: 'street-3' },
  });
  const told = story(match);
  expect(told.filter((type) => type === 'wounded')).toHaveLength(1);
  expect(told.indexOf('hero-eliminated')).toBeLessThan(told.indexOf('enemies-move'));
  expect(told.indexOf('enemies-move')).toBeLessThan(told.indexOf('spawn-card'));
  expect(match.outcome).toMatchObject({ id: 'hero-eliminated', cite: 'MZ-7.2', winners: [] });
});

proves('MZ-18.8', 'six walkers on one citizen: all attack, and none moves on', () => {
  const match = stand({
    heroes: { magneto: 'street-3' },
    horde: { 'street-1': { walker: 6 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(enemiesAt(match, 'street-1')).toBe('6 walkers');
  expect(match.events('enemies-move')).toEqual([]);
});

proves('MZ-18.9', 'one enemy and two citizens alone: the players choose who falls; three enemies take both', () => {
  const alone = (walker: number) =>
    stand({
      heroes: { magneto: 'street-7' },
      horde: { 'street-1': { walker } },
      citizens: { 'trish-tilby': 'street-1', 'senator-kelly': 'street-1' },
    });
  const one = alone(1);
  expect(one.question).toMatchObject({ key: 'citizen-dies', cite: 'MZ-18.9' });
  one.answer('wound:senator-kelly');
  expect([citizenAt(one, 'trish-tilby'), citizenAt(one, 'senator-kelly')]).toEqual(['street-1', null]);

  const three = alone(3);
  expect(three.world.citizens).toEqual([]);
  expect(three.question.key).toBe('choose-hero');
});

proves('MZ-25.3', 'a fighting citizen cancels a wound with 5 or more', () => {
  const fight = (die: number) =>
    stand({
      heroes: { magneto: 'street-7' },
      horde: { 'street-1': { walker: 1 } },
      citizens: { callisto: 'street-1' },
      dice: [die],
    });
  expect(citizenAt(fight(5), 'callisto')).toBe('street-1');
  expect(citizenAt(fight(4), 'callisto')).toBe(null);
});

proves('MZ-25.4', 'alone, a fighting citizen rolls for each attacker until one strikes', () => {
  const fight = (dice: readonly number[]) =>
    stand({
      heroes: { magneto: 'street-7' },
      horde: { 'street-1': { walker: 3 } },
      citizens: { shanna: 'street-1' },
      dice,
    });
  expect(citizenAt(fight([5, 6, 5]), 'shanna')).toBe('street-1');
  expect(citizenAt(fight([5, 6, 1]), 'shanna')).toBe(null);
  expect(citizenAt(fight([2]), 'shanna')).toBe(null);
});
