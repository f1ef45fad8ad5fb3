/** What each zombie hero does while it is in play. */

import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { house } from '../../positions/plans.ts';
import { rulebook } from '../../rulebook/index.ts';
import { enemiesAt, hero, type Standing, stand, story } from '../../testing/standing.ts';
import { inTurnOf } from '../../testing/turns.ts';
import { zombieHeroIds } from '../ids.ts';
import { zombieHeroCards } from './index.ts';

const proves = provesFor(rulebook);

proves(['MZ-3.1', 'MZ-4.1', 'MZ-15.4'], 'six cards, each with its endurance and an ability of its own', () => {
  expect(zombieHeroIds).toEqual(['juggernaut', 'psylocke', 'dark-phoenix', 'cyclops', 'sabretooth', 'iceman']);
  const hooks = zombieHeroIds.map((id) => {
    const { endurance, queries = {}, flows = {} } = zombieHeroCards[id];
    expect([3, 4]).toContain(endurance);
    return Object.keys({ ...queries, ...flows }).join();
  });
  expect(new Set(hooks).size).toBe(6);
});

describe('Juggernaut', () => {
  const behindADoor: Standing = { board: house, heroes: { rogue: 'pantry' }, phase: 'enemies-first-actions' };

  proves('MZ-15.5', 'walks through closed doors to his target', () => {
    const match = stand({ ...behindADoor, zombieHeroes: { juggernaut: 'path-3' } });
    expect(match.events('enemies-move').map(({ params }) => params.to)).toEqual(['hall-middle', 'pantry']);
    expect(match.world.opened).not.toContain(true);
  });

  test('nobody else does', () => {
    const match = stand({ ...behindADoor, zombieHeroes: { sabretooth: 'hall-middle' } });
    expect(enemiesAt(match, 'hall-middle')).toBe('sabretooth');
  });

  test('he does not stop to force a window', () => {
    const match = stand({ board: house, heroes: { rogue: 'study' }, zombieHeroes: { juggernaut: 'path-1' } });
    expect(story(match)).not.toContain('window-forced');
    expect(enemiesAt(match, 'study')).toBe('juggernaut');
    expect(hero(match, 'rogue').health).toBe(2);
  });
});

describe('Psylocke', () => {
  test('cuts 2 power of each hero in the zone that she attacks', () => {
    const match = stand({
      heroes: { rogue: { at: 'street-1', power: 4 }, storm: { at: 'street-2', power: 4 } },
      zombieHeroes: { psylocke: 'street-1' },
    });
    const cut = match.events('power-lost').filter(({ cite }) => cite === 'MZ-15.5');
    expect(cut.map(({ params }) => [params.who, params.now])).toEqual([
      ['rogue', 2],
      ['rogue', 0],
    ]);
  });

  test('leaves the power alone where others attack', () => {
    const match = stand({
      heroes: { rogue: { at: 'street-1', power: 4 }, storm: { at: 'street-7', health: 3 } },
      horde: { 'street-1': { walker: 1 } },
      zombieHeroes: { psylocke: 'street-7' },
    });
    expect(match.events('power-lost')).toEqual([]);
  });
});

describe('Dark Phoenix', () => {
  const fall: Standing = {
    heroes: { storm: { at: 'street-1', power: 3 }, rogue: 'street-2' },
    zombieHeroes: { 'dark-phoenix': 'street-2' },
    dice: [6, 6, 6, 6, 6],
  };

  test('burns every hero beside her when she is eliminated', () => {
    const match = inTurnOf('storm', fall).play('attack:lightning:street-2', 'power:3', 'roll');
    expect(enemiesAt(match, 'street-2')).toBe('');
    expect([hero(match, 'storm').health, hero(match, 'rogue').health]).toEqual([3, 2]);
    expect(hero(match, 'storm').xp).toBe(zombieHeroCards['dark-phoenix'].endurance);
  });

  test('whoever attacks her beside heroes is told of it before', () => {
    const warning = { key: 'effect', params: { component: 'dark-phoenix' } };
    expect(inTurnOf('storm', fall).option('attack:lightning:street-2').facts).toContainEqual(warning);
    const alone = inTurnOf('storm', { ...fall, heroes: { storm: 'street-1' } });
    expect(alone.option('attack:lightning:street-2').facts).not.toContainEqual(warning);
  });

  test('burns nobody while she stands', () => {
    const match = inTurnOf('storm', { ...fall, dice: [6, 6, 6, 1, 1] });
    match.play('attack:lightning:street-2', 'power:3', 'roll');
    expect(enemiesAt(match, 'street-2')).toBe('dark-phoenix');
    expect(hero(match, 'rogue').health).toBe(3);
  });
});

describe('Cyclops', () => {
  test('attacks at range 1 with both actions, and comes nearer only from further away', () => {
    const match = stand({ heroes: { rogue: 'street-2' }, zombieHeroes: { cyclops: 'street-1' } });
    expect(enemiesAt(match, 'street-1')).toBe('cyclops');
    expect(hero(match, 'rogue').health).toBe(1);
    const far = stand({ heroes: { rogue: 'street-3' }, zombieHeroes: { cyclops: 'street-1' } });
    expect(enemiesAt(far, 'street-2')).toBe('cyclops');
    expect(hero(far, 'rogue').health).toBe(2);
  });
});

describe('Sabretooth', () => {
  test('wounds a hero who leaves his zone', () => {
    const match = inTurnOf('rogue', { heroes: { rogue: 'street-1' }, zombieHeroes: { sabretooth: 'street-1' } });
    match.play('move:street-2');
    expect(hero(match, 'rogue').health).toBe(2);
    expect(match.events('wounded')[0]?.cite).toBe('MZ-15.5');
  });

  test('does not mind those who come, or pass by', () => {
    const match = inTurnOf('rogue', { heroes: { rogue: 'street-2' }, zombieHeroes: { sabretooth: 'street-1' } });
    match.play('move:street-3', 'move:street-2', 'move:street-1');
    expect(hero(match, 'rogue').health).toBe(3);
  });
});

describe('Iceman', () => {
  const frost: Standing = {
    heroes: { colossus: 'street-1' },
    horde: { 'street-1': { walker: 3 } },
    zombieHeroes: { iceman: 'street-1' },
    dice: [4, 4, 4],
  };

  test('makes every die of an attack on his zone need 1 more', () => {
    const match = inTurnOf('colossus', frost).play('attack:steel-fists:street-1', 'roll');
    expect(match.events('attack-made')[0]?.params.hits).toBe(0);
  });

  proves('MZ-15.5', 'the frost is gone with him', () => {
    const match = inTurnOf('colossus', {
      ...frost,
      heroes: { colossus: { at: 'street-1', power: 1 } },
      dice: [5, 5, 5, 5, 4, 4, 4],
    });
    match.play('attack:steel-fists:street-1', 'power:1', 'roll', 'attack:steel-fists:street-1', 'roll');
    expect(match.events('attack-made').map(({ params }) => params.hits)).toEqual([4, 3]);
    expect(enemiesAt(match, 'street-1')).toBe('');
  });
});
