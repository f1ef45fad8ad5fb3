/** What each citizen does for the hero who holds the card. */

import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { house } from '../../positions/plans.ts';
import { rulebook } from '../../rulebook/index.ts';
import { enemiesAt, hero, type Standing, stand } from '../../testing/standing.ts';
import { heroAt } from '../../testing/turns.ts';
import type { CitizenId, HeroId } from '../ids.ts';
import { citizenCardIds, citizenCards, citizenIds } from './index.ts';

const proves = provesFor(rulebook);

interface Holding extends Standing {
  readonly who?: HeroId;
  readonly at?: string;
  readonly power?: number;
  readonly health?: number;
}

/** In the turn of a hero who holds a citizen's card: Colossus, in the first zone of the street. */
function turnWith(citizen: CitizenId, said: Holding = {}) {
  const { who = 'colossus', at = 'street-1', power = 0, health = 3, heroes = {}, ...rest } = said;
  return stand({
    phase: 'hero-turn',
    heroes: { [who]: { at, power, health, citizen }, ...heroes },
    ...rest,
  }).answer(`hero:${who}`);
}

describe('the deck', () => {
  proves(['MZ-3.1', 'MZ-4.2'], '16 cards: 12 citizens, 2 secret missions and 2 Too Late', () => {
    expect(new Set(citizenCardIds).size).toBe(16);
    expect(citizenIds.map((id) => citizenCards[id].id)).toEqual(citizenIds);
    expect(citizenIds).toHaveLength(12);
    const fighting = ['callisto', 'abigail-brand', 'ka-zar', 'shanna', 'william-stryker'];
    expect(citizenIds.filter((id) => citizenCards[id].fights)).toEqual(fighting);
    expect(citizenCardIds.filter((id) => id.startsWith('secret-mission'))).toHaveLength(2);
    expect(citizenCardIds.filter((id) => id.startsWith('too-late'))).toHaveLength(2);
  });
});

describe('fighting citizens', () => {
  const walkers: Holding = { horde: { 'street-1': { walker: 5 } } };

  proves('MZ-23.6', 'Callisto adds a die in melee, and none at a distance', () => {
    const match = turnWith('callisto', { ...walkers, dice: [4, 4, 4, 4] });
    match.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('1 walker');
    const ranged = turnWith('callisto', { ...walkers, who: 'storm', dice: [4, 4] });
    ranged.play('attack:lightning:street-1', 'roll');
    expect(enemiesAt(ranged, 'street-1')).toBe('3 walkers');
  });

  proves('MZ-23.6', 'Shanna adds a die at a distance, and none in melee', () => {
    const match = turnWith('shanna', { ...walkers, who: 'storm', dice: [4, 4, 4] });
    match.play('attack:lightning:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('2 walkers');
    const melee = turnWith('shanna', { ...walkers, dice: [4, 4, 4] });
    melee.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(melee, 'street-1')).toBe('2 walkers');
  });

  test('Callisto helps nobody but her rescuer', () => {
    const match = stand({
      phase: 'hero-turn',
      heroes: { colossus: 'street-1', rogue: { at: 'street-1', citizen: 'callisto' } },
      ...walkers,
      dice: [4, 4, 4],
    }).answer('hero:colossus');
    match.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('2 walkers');
  });

  test('Abigail Brand lets one attack a turn strike in any order', () => {
    const match = turnWith('abigail-brand', {
      horde: { 'street-1': { brute: 1, runner: 2 } },
      dice: [4, 1, 1, 4, 1, 1],
    });
    match.play('attack:steel-fists:street-1', 'citizen:abigail-brand', 'roll', 'strike:runner-0');
    expect(enemiesAt(match, 'street-1')).toBe('1 brute, 1 runner');
    match.play('attack:steel-fists:street-1');
    expect(match.refuses('citizen:abigail-brand')).toMatchObject({
      key: 'used-this-turn',
      cite: 'MZ-17.7',
      refs: ['colossus'],
    });
    const alike = turnWith('abigail-brand', walkers).play('attack:steel-fists:street-1');
    expect(alike.refuses('citizen:abigail-brand')).toMatchObject({
      key: 'nothing-to-do',
      cite: 'MZ-17.7',
      refs: ['colossus'],
    });
  });

  /** Storm holds Ka-Zar's card, and enemies come. */
  function coming(said: Standing['horde']) {
    return stand({
      phase: 'enemies-first-actions',
      heroes: { storm: { at: 'street-2', citizen: 'ka-zar' } },
      ...(said === undefined ? {} : { horde: said }),
    });
  }

  test('Ka-Zar kills a walker or a runner of those who come, once in a phase', () => {
    const match = coming({ 'street-1': { walker: 1, runner: 1 }, 'street-3': { walker: 1 } });
    expect(match.question).toMatchObject({ key: 'may-use', params: { who: 'storm', component: 'ka-zar' } });
    match.play('accept', 'enemy:runner-0');
    expect(match.events('enemy-killed').map(({ params }) => params.enemy)).toEqual(['runner-0']);
    expect(hero(match, 'storm').xp).toBe(1);
    expect(enemiesAt(match, 'street-2')).toBe('2 walkers');
  });

  test('Ka-Zar is no match for a brute', () => {
    expect(coming({ 'street-1': { brute: 1 } }).question.key).not.toBe('may-use');
  });

  test('William Stryker adds 2 dice where a zombie hero is, and none elsewhere', () => {
    const match = turnWith('william-stryker', {
      horde: { 'street-1': { walker: 5 } },
      zombieHeroes: { sabretooth: 'street-1' },
      dice: [4, 4, 4, 4, 4],
    });
    match.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('3 walkers');
    const without = turnWith('william-stryker', { ...walkers, dice: [4, 4, 4] });
    without.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(without, 'street-1')).toBe('2 walkers');
  });
});

describe('other citizens', () => {
  test('Amanda Sefton carries the hero up to 2 zones far for 2 power, past all enemies', () => {
    const match = turnWith('amanda-sefton', {
      power: 4,
      horde: { 'street-1': { walker: 6 }, 'street-2': { walker: 1 } },
    });
    match.play('citizen:amanda-sefton');
    expect(match.options()).toEqual(['zone:street-2', 'zone:street-3']);
    match.play('zone:street-3');
    expect(heroAt(match, 'colossus')).toBe('street-3');
    expect([match.world.turn.actions, hero(match, 'colossus').power]).toEqual([3, 2]);
    expect(match.refuses('citizen:amanda-sefton')).toMatchObject({
      key: 'used-this-turn',
      cite: 'MZ-17.7',
      refs: ['colossus'],
    });
    expect(turnWith('amanda-sefton', { power: 1 }).refuses('citizen:amanda-sefton')).toMatchObject({
      key: 'no-power',
      cite: 'MZ-17.7',
      refs: ['colossus'],
    });
  });

  test('Bolivar Trask makes brutes fall at one hit, and zombie heroes no sooner', () => {
    const match = turnWith('bolivar-trask', { horde: { 'street-1': { brute: 4 } }, dice: [4, 4, 4] });
    match.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('1 brute');
    const tough = turnWith('bolivar-trask', { zombieHeroes: { juggernaut: 'street-1' }, dice: [6, 6, 6] });
    tough.play('attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(tough, 'street-1')).toBe('juggernaut');
  });

  proves('MZ-17.7', 'Mariko Yashida gives 1 power at the start of each turn, and stays', () => {
    const match = turnWith('mariko-yashida', { power: 1 });
    expect(hero(match, 'colossus').power).toBe(2);
    expect(hero(match, 'colossus').citizen.cards).toEqual(['mariko-yashida']);
    const other = stand({
      phase: 'hero-turn',
      heroes: { colossus: 'street-1', rogue: { at: 'street-1', citizen: 'mariko-yashida' } },
    }).answer('hero:colossus');
    expect([hero(other, 'colossus').power, hero(other, 'rogue').power]).toEqual([0, 0]);
  });

  test('Valerie Cooper opens a door or a window a turn for free', () => {
    const match = turnWith('valerie-cooper', { board: house, at: 'path-3', citizenDeck: [] });
    match.play('citizen:valerie-cooper', 'open:path-3/hall-middle');
    expect(match.world.turn.actions).toBe(3);
    expect(match.world.opened.filter((open) => open)).toHaveLength(1);
    expect(match.refuses('citizen:valerie-cooper').key).toBe('used-this-turn');
    expect(turnWith('valerie-cooper').refuses('citizen:valerie-cooper')).toMatchObject({
      key: 'nothing-to-do',
      cite: 'MZ-17.7',
      refs: ['colossus'],
    });
  });

  test('Moira MacTaggart heals a hero of the zone for an action and 1 power', () => {
    const match = turnWith('moira-mactaggart', {
      power: 2,
      health: 2,
      heroes: { rogue: { at: 'street-1', health: 1 }, storm: { at: 'street-2', health: 1 } },
    });
    match.play('citizen:moira-mactaggart');
    expect(match.options()).toEqual(['hero:colossus', 'hero:rogue']);
    match.play('hero:rogue');
    expect([hero(match, 'rogue').health, hero(match, 'colossus').health]).toEqual([2, 2]);
    expect([match.world.turn.actions, hero(match, 'colossus').power]).toEqual([2, 1]);
    expect(match.refuses('citizen:moira-mactaggart').key).toBe('used-this-turn');
    const hale = turnWith('moira-mactaggart', { power: 2 });
    expect(hale.refuses('citizen:moira-mactaggart').key).toBe('nothing-to-do');
  });

  test('Senator Kelly makes a Gain Power action worth 3, as its button says, as far as there is room', () => {
    for (const [power, gain] of [
      [0, 3],
      [2, 2],
      [3, 1],
    ] as const) {
      const match = turnWith('senator-kelly', { power });
      expect(match.option('power').facts).toContainEqual({ key: 'power-gain', params: { power: gain } });
      expect(hero(match.play('power'), 'colossus').power).toBe(power + gain);
    }
    const without = turnWith('callisto');
    expect(without.option('power').facts).toContainEqual({ key: 'power-gain', params: { power: 2 } });
  });

  proves('MZ-16.17', 'Trish Tilby finds a trait for 2 power, beside the one of the turn', () => {
    const match = turnWith('trish-tilby', { power: 4 }).play('gain-trait', 'citizen:trish-tilby');
    expect(hero(match, 'colossus').traits.cards).toHaveLength(2);
    expect([match.world.turn.actions, hero(match, 'colossus').power]).toEqual([2, 2]);
    expect(match.refuses('citizen:trish-tilby').key).toBe('used-this-turn');
  });
});
