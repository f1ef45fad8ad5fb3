import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import { house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, type Standing, standIn } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';
import type { World } from '../world.ts';

const proves = provesFor(rulebook);

/** Colossus, three dice at 4+, among these enemies. */
function brawl(said: Standing) {
  return inTurnOf('colossus', { heroes: { colossus: 'street-1' }, ...said });
}

const STRIKE = ['attack:steel-fists:street-1', 'roll'] as const;

proves('MZ-23.1', 'melee strikes in the own zone only', () => {
  const match = brawl({ horde: { 'street-1': { walker: 1 }, 'street-2': { walker: 1 } } });
  expect(match.offers('attack:steel-fists:street-1')).toBe(true);
  expect(match.refuses('attack:steel-fists:street-2')).toMatchObject({
    key: 'not-in-this-zone',
    cite: 'MZ-23.1',
    refs: ['street-2'],
  });
});

proves('MZ-23.2', 'a ranged attack needs sight, and enough range', () => {
  const match = inTurnOf('magneto', {
    heroes: { magneto: 'street-4' },
    horde: { 'street-3': { walker: 1 }, 'street-2': { walker: 1 }, yard: { walker: 1 } },
  });
  expect(match.offers('attack:shrapnel:street-3')).toBe(true);
  expect(match.refuses('attack:shrapnel:street-2')).toMatchObject({
    key: 'out-of-range',
    cite: 'MZ-23.2',
    params: { range: 2, most: 1 },
  });
  expect(match.refuses('attack:shrapnel:yard')).toMatchObject({ key: 'not-in-sight', cite: 'MZ-9.2', refs: ['yard'] });
  expect(match.refuses('attack:shrapnel:street-1')).toMatchObject({ key: 'no-enemy-there' });
});

proves(
  ['MZ-9.4', 'MZ-9.6', 'MZ-9.8', 'MZ-12.10'],
  'why a zone is not in sight is said by the rule that hides it',
  () => {
    const shooting = (at: string, target: string, open: readonly string[], board = house) =>
      inTurnOf('magneto', { board, heroes: { magneto: at }, horde: { [target]: { walker: 1 } }, open }).refuses(
        `attack:shrapnel:${target}`,
      ).cite;
    expect(shooting('path-3', 'hall-middle', [])).toBe('MZ-9.8');
    expect(shooting('study', 'hall-middle', ['study/hall-west'])).toBe('MZ-9.4');
    expect(shooting('hall-east', 'kitchen', ['hall-west/kitchen'])).toBe('MZ-9.6');
    expect(shooting('entrance', 'landing-west', [], mansion)).toBe('MZ-12.10');
  },
);

proves('MZ-23.3', 'in the own zone a ranged attack is no melee', () => {
  const match = inTurnOf('magneto', {
    heroes: { magneto: { at: 'street-1', traits: ['fury-1'] } },
    horde: { 'street-1': { walker: 1 } },
  }).answer('attack:shrapnel:street-1');
  expect(match.refuses('play:fury-1')).toMatchObject({ key: 'melee-only', cite: 'MZ-16.21', refs: ['magneto'] });
});

proves('MZ-23.4', 'an attack strikes one zone: hits to spare go nowhere else', () => {
  const match = inTurnOf('magneto', {
    heroes: { magneto: 'street-1' },
    horde: { 'street-1': { walker: 1 }, 'street-2': { walker: 1 } },
    dice: [6, 6, 6],
  });
  expect(match.refuses('attack:shrapnel:street-3').cite).toBe('MZ-23.4');
  match.play('attack:shrapnel:street-2', 'roll');
  expect([enemiesAt(match, 'street-1'), enemiesAt(match, 'street-2')]).toEqual(['1 walker', '']);
  expect(match.events('hits-wasted')[0]?.params).toEqual({ hits: 2 });
});

proves('MZ-23.5', 'one shoots past enemies, with enemies beside oneself', () => {
  const match = inTurnOf('magneto', {
    heroes: { magneto: { at: 'street-1', xp: 43 } },
    horde: { 'street-1': { walker: 2 }, 'street-2': { walker: 3 }, 'street-3': { walker: 1 } },
    dice: [6, 1, 1],
  });
  match.play('attack:shrapnel:street-3', 'roll');
  expect(enemiesAt(match, 'street-3')).toBe('');
});

proves('MZ-23.6', 'dice of the attack, of traits and of power are rolled together', () => {
  const match = inTurnOf('rogue', {
    heroes: { rogue: { at: 'street-1', power: 2, traits: ['hunters-eye-1'] } },
    horde: { 'street-1': { walker: 8 } },
    dice: [1, 1, 1, 1, 1],
  });
  match.play('attack:powerful-blows:street-1', 'power:2', 'play:hunters-eye-1', 'roll');
  expect(match.events('attack-made')[0]?.params.dice).toHaveLength(5);
  const skill = inTurnOf('storm', {
    heroes: { storm: { at: 'street-1', power: 1, xp: 43 } },
    horde: { 'street-1': { walker: 6 } },
    dice: [1, 1, 1, 1, 1, 1],
  });
  skill.play('attack:lightning:street-1', 'use:wrath-of-the-sky', 'roll');
  expect(skill.events('effect-used')).toMatchObject([{ cite: 'MZ-23.6' }]);
});

proves('MZ-23.7', 'each die of the accuracy or more is a hit', () => {
  const match = brawl({ horde: { 'street-1': { walker: 3 } }, dice: [4, 3, 6] }).play(...STRIKE);
  expect(match.events('attack-made')).toMatchObject([{ cite: 'MZ-23.7', params: { dice: [4, 3, 6], hits: 2 } }]);
  expect(enemiesAt(match, 'street-1')).toBe('1 walker');
});

proves('MZ-23.8', 'zombie heroes first, then brutes, walkers, and runners last', () => {
  const order = brawl({ horde: { 'street-1': { walker: 1, runner: 1 } }, dice: [6, 1, 1] }).play(...STRIKE);
  expect(enemiesAt(order, 'street-1')).toBe('1 runner');
  const all = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 4 } },
    horde: { 'street-1': { walker: 1, runner: 1, brute: 1 } },
    dice: [6, 6, 6, 6, 1, 1, 1],
  }).play('attack:steel-fists:street-1', 'power:4', 'roll');
  expect(all.events('enemy-killed').map(({ params }) => params.enemy)).toEqual(['brute-0', 'walker-0', 'runner-0']);
});

proves('MZ-23.9', 'hits stay on a rank, even if they are too few for it', () => {
  const match = brawl({ horde: { 'street-1': { brute: 1, runner: 1 } }, dice: [6, 1, 1] }).play(...STRIKE);
  expect(enemiesAt(match, 'street-1')).toBe('1 brute, 1 runner');
  expect(match.events('hits-wasted')).toMatchObject([{ cite: 'MZ-23.9', params: { hits: 1 } }]);
});

proves('MZ-23.10', 'between two zombie heroes the player chooses', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 4 } },
    zombieHeroes: { cyclops: 'street-1', iceman: 'street-1' },
    dice: [6, 6, 6, 6, 6, 1, 1],
  });
  match.play('attack:steel-fists:street-1', 'power:4', 'roll');
  expect(match.options()).toEqual(['strike:cyclops', 'strike:iceman']);
  match.answer('strike:iceman');
  expect(enemiesAt(match, 'street-1')).toBe('cyclops');
  expect(match.events('hits-wasted')[0]?.params).toEqual({ hits: 5 - zombieHeroCards.iceman.endurance });
});

proves('MZ-23.11', 'heroes and citizens of the zone are never hurt', () => {
  const match = brawl({
    heroes: { colossus: 'street-1', storm: 'street-1' },
    citizens: { 'trish-tilby': 'street-1' },
    horde: { 'street-1': { walker: 1 } },
    dice: [1, 1, 1, 6, 6, 6],
  });
  match.play(...STRIKE).play(...STRIKE);
  expect(citizenAt(match, 'trish-tilby')).toBe('street-1');
  expect(hero(match, 'storm').health).toBe(3);
});

proves('MZ-23.12', 'hits of two attacks do not add up', () => {
  const match = brawl({ horde: { 'street-1': { brute: 1 } }, dice: [6, 1, 1, 6, 1, 1] });
  match.play(...STRIKE).play(...STRIKE);
  expect(enemiesAt(match, 'street-1')).toBe('1 brute');
});

proves.example('MZ-example-23-magneto', 'three attacks of Magneto on two brutes, a runner and a citizen', () => {
  const match = standIn('MZ-example-23-magneto', { dice: [4, 5, 6, 4, 5, 1, 6, 4, 2] }).answer('hero:magneto');
  const shoot = ['attack:shrapnel:street-2', 'roll'];
  match.play(...shoot);
  expect(enemiesAt(match, 'street-2')).toBe('1 brute, 1 runner');
  match.play(...shoot);
  expect(enemiesAt(match, 'street-2')).toBe('1 runner');
  match.play(...shoot);
  expect(enemiesAt(match, 'street-2')).toBe('');
  expect(citizenAt(match, 'trish-tilby')).toBe('street-2');
  expect(match.events('attack-made').map(({ params }) => params.hits)).toEqual([3, 2, 2]);
  expect(hero(match, 'magneto').xp).toBe(3);
});

proves('MZ-21.18', 'a dead enemy of the horde is back in the reserve', () => {
  const match = brawl({ horde: { 'street-1': { walker: 1 } }, dice: [6, 1, 1] });
  expect(match.world.horde.walker[0]).toBe(0);
  match.play(...STRIKE);
  expect(match.world.horde.walker[0]).toBe(-1);
});

proves('MZ-23.7', 'the chances are told before the choice', () => {
  const match = brawl({ horde: { 'street-1': { walker: 2 } }, dice: [1, 1, 1] });
  expect(match.option('attack:steel-fists:street-1').facts).toEqual([
    { key: 'dice-and-accuracy', params: { dice: 3, accuracy: 4 } },
    { key: 'kill-odds', params: { kind: 'walker', kills: 1, percent: 88 } },
    { key: 'kill-odds', params: { kind: 'walker', kills: 2, percent: 50 } },
    { key: 'clear-odds', params: { percent: 50 } },
  ]);
  match.play(...STRIKE);
});

proves('MZ-23.8', 'the chances of a rank count the hits that the ranks before it take', () => {
  const match = brawl({ horde: { 'street-1': { brute: 1, runner: 1 } }, dice: [6, 6, 6] });
  expect(match.option('attack:steel-fists:street-1').facts).toEqual([
    { key: 'dice-and-accuracy', params: { dice: 3, accuracy: 4 } },
    { key: 'kill-odds', params: { kind: 'brute', kills: 1, percent: 50 } },
    { key: 'kill-odds', params: { kind: 'runner', kills: 1, percent: 13 } },
    { key: 'clear-odds', params: { percent: 13 } },
  ]);
  match.play(...STRIKE);
  expect(enemiesAt(match, 'street-1')).toBe('');
});

proves('MZ-16.20', 'a trait weakens the enemies of one attack, and is discarded', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', traits: ['weak-spot-1'] } },
    horde: { 'street-1': { brute: 1, walker: 1 } },
    dice: [6, 1, 1],
  });
  match.play('attack:steel-fists:street-1', 'play:weak-spot-1', 'roll');
  expect(enemiesAt(match, 'street-1')).toBe('1 walker');
  expect(match.world.traitDiscard.cards).toEqual(['weak-spot-1']);
});

proves('MZ-4.5', 'an attack rolls more dice than the box holds', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 4 } },
    horde: { 'street-1': { walker: 7 } },
    dice: [4, 4, 4, 4, 4, 4, 4],
  }).play('attack:steel-fists:street-1', 'power:4', 'roll');
  expect(match.events('attack-made')[0]?.params.dice).toHaveLength(7);
  expect(enemiesAt(match, 'street-1')).toBe('');
});

proves(
  'MZ-8.1',
  'citizens are no enemies: they are no target, and slow nobody, keep nobody from rescuing or leaving',
  () => {
    const citizens = { 'trish-tilby': 'street-1', callisto: 'street-1' };
    const match = inTurnOf('magneto', { heroes: { magneto: 'street-1' }, citizens, change: atExit });
    expect(match.refuses('attack:shrapnel:street-1').key).toBe('no-enemy-there');
    expect(match.option('move:street-2').facts).toEqual([{ key: 'action-cost', params: { actions: 1 } }]);
    expect(match.offers('rescue:trish-tilby')).toBe(true);
    expect(match.play('end').offers('leave')).toBe(true);
  },
);

/** The exit lies in the first zone of the street, and everything else is done. */
function atExit(world: World): void {
  world.exit = 0;
  for (const objective of world.objectives) objective.taken = true;
}

proves('MZ-8.1', 'walkers, brutes, runners and zombie heroes are enemies: all of that holds for each of them', () => {
  const enemies: readonly Standing[] = [
    { horde: { 'street-1': { walker: 1 } } },
    { horde: { 'street-1': { brute: 1 } } },
    { horde: { 'street-1': { runner: 1 } } },
    { zombieHeroes: { cyclops: 'street-1' } },
  ];
  for (const enemy of enemies) {
    const citizens = { 'trish-tilby': 'street-1' };
    const match = inTurnOf('magneto', { heroes: { magneto: 'street-1' }, citizens, change: atExit, ...enemy });
    expect(match.offers('attack:shrapnel:street-1')).toBe(true);
    expect(match.option('move:street-2').facts).toContainEqual({ key: 'action-cost', params: { actions: 2 } });
    expect(match.refuses('rescue:trish-tilby')).toMatchObject({ key: 'enemies-here', params: { enemies: 1 } });
    expect(match.play('end').refuses('leave')).toMatchObject({ key: 'exit-enemies', params: { enemies: 1 } });
  }
});
