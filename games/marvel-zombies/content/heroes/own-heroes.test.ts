/** The four identity cards that the book does not print. */

import { describe, expect, test } from 'vitest';
import { enemiesAt, hero, type Standing, stand } from '../../testing/standing.ts';
import type { HeroId } from '../ids.ts';
import { heroCards, heroIds } from './index.ts';

const [ORANGE, RED] = [19, 43];

function turnOf(who: HeroId, said: Standing) {
  return stand({ phase: 'hero-turn', ...said }).answer(`hero:${who}`);
}

test('every card has four skills of its own, one for each level, and an attack of the known kind', () => {
  const ids = heroIds.flatMap((id) => heroCards[id].skills.map((skill) => skill.id));
  expect(new Set(ids).size).toBe(24);
  for (const id of heroIds) {
    const { attack, skills } = heroCards[id];
    expect(skills.map(({ level }) => level)).toEqual(['blue', 'yellow', 'orange', 'red']);
    expect(['2 at 3', '3 at 4']).toContain(`${attack.dice} at ${attack.accuracy}`);
    expect(attack.range).toEqual(attack.type === 'melee' ? [0, 0] : [0, 1]);
  }
});

describe('Mystique', () => {
  test('walks out between enemies for 1 action', () => {
    const match = turnOf('mystique', { heroes: { mystique: 'street-1' }, horde: { 'street-1': { walker: 5 } } });
    expect(match.option('move:street-2').facts).toEqual([{ key: 'action-cost', params: { actions: 1 } }]);
    match.play('move:street-2');
    expect(match.world.turn.actions).toBe(2);
    expect(match.used).toContain('shapeshifter');
  });

  const crowd: Standing = {
    heroes: { mystique: { at: 'street-1', power: 1, xp: ORANGE } },
    horde: { 'street-1': { walker: 2 } },
  };

  test('unseen, she is nobody’s target until the round ends', () => {
    const match = turnOf('mystique', crowd);
    match.play('use:unseen', 'end');
    expect(hero(match, 'mystique').health).toBe(3);
    expect(match.world.round).toBe(2);
    expect(match.world.memory.round).toEqual([]);
    const seen = turnOf('mystique', crowd);
    seen.play('end');
    expect(hero(seen, 'mystique').health).toBe(1);
  });

  test('an attack gives her away, and she cannot vanish after one', () => {
    const match = turnOf('mystique', { ...crowd, dice: [1, 1, 1] });
    match.play('use:unseen', 'attack:twin-pistols:street-1', 'roll');
    expect(match.events('seen-again')).toHaveLength(1);
    match.play('end');
    expect(hero(match, 'mystique').health).toBe(1);
    const late = turnOf('mystique', { ...crowd, dice: [1, 1, 1] });
    late.play('attack:twin-pistols:street-1', 'roll');
    expect(late.refuses('use:unseen')).toMatchObject({
      key: 'attacked-this-turn',
      cite: 'MZ-14.3',
      refs: ['mystique'],
    });
  });

  test('at red, once a turn, she picks her victim and finds the weak spot', () => {
    const match = turnOf('mystique', {
      heroes: { mystique: { at: 'street-1', power: 2, xp: RED } },
      horde: { 'street-2': { brute: 1, walker: 1 } },
      dice: [4, 1, 1, 1, 1, 1],
    });
    match.play('attack:twin-pistols:street-2', 'use:assassination');
    expect(match.refuses('use:assassination')).toMatchObject({
      key: 'used-this-turn',
      cite: 'MZ-14.3',
      refs: ['mystique'],
    });
    match.play('roll', 'strike:brute-0');
    expect(enemiesAt(match, 'street-2')).toBe('1 walker');
    match.play('attack:twin-pistols:street-2');
    expect(match.refuses('use:assassination')).toMatchObject({
      key: 'used-this-turn',
      cite: 'MZ-14.3',
      refs: ['mystique'],
    });
    match.play('roll');
  });
});

describe('Magneto', () => {
  test('moves one enemy of the horde within 2 zones by one zone, once a turn, for 1 power', () => {
    const match = turnOf('magneto', {
      heroes: { magneto: { at: 'street-1', power: 2 } },
      horde: { 'street-3': { brute: 2 } },
    });
    match.play('use:magnetism', 'zone:street-4');
    expect(enemiesAt(match, 'street-3')).toBe('1 brute');
    expect(enemiesAt(match, 'street-4')).toBe('1 brute');
    expect(hero(match, 'magneto').power).toBe(1);
    expect(match.refuses('use:magnetism').key).toBe('used-this-turn');
  });

  test('reaches no further, and moves no zombie hero', () => {
    const match = turnOf('magneto', {
      heroes: { magneto: { at: 'street-1', power: 2 } },
      horde: { 'street-4': { brute: 1 } },
      zombieHeroes: { psylocke: 'street-2' },
    });
    expect(match.refuses('use:magnetism')).toMatchObject({ key: 'nothing-to-do', cite: 'MZ-14.3', refs: ['magneto'] });
  });

  const guarded: Standing = {
    phase: 'enemies-first-actions',
    heroes: { magneto: { at: 'street-1', power: 2, xp: ORANGE }, storm: 'street-2' },
    horde: { 'street-2': { walker: 1, runner: 1 } },
  };

  test('at orange his scrap stops a wound of somebody near, once a phase', () => {
    const match = stand(guarded);
    expect(match.question.params).toMatchObject({ who: 'magneto', component: 'scrap-shield' });
    match.answer('accept');
    expect(match.events('wounded').map(({ params }) => params.now)).toEqual([2, 1]);
    expect(match.events('wounds-prevented')).toHaveLength(1);
    expect(match.events('wounds-prevented')[0]?.params).toMatchObject({ who: 'storm', by: 'magneto', wounds: 1 });
    const far = stand({ ...guarded, heroes: { magneto: { at: 'street-5', power: 2, xp: ORANGE }, storm: 'street-2' } });
    expect(far.events('wounded')[0]?.params).toMatchObject({ who: 'storm', now: 1 });
  });

  test('at red Shrapnel flies 2 zones, and once a turn for free', () => {
    const match = turnOf('magneto', {
      heroes: { magneto: { at: 'street-1', xp: RED } },
      horde: { 'street-3': { walker: 3 } },
      dice: [4, 4, 1],
    });
    match.play('use:master-of-magnetism', 'attack:shrapnel:street-3', 'roll');
    expect(enemiesAt(match, 'street-3')).toBe('1 walker');
    expect(match.world.turn.actions).toBe(4);
    expect(match.refuses('use:master-of-magnetism').key).toBe('used-this-turn');
    const orange = turnOf('magneto', {
      heroes: { magneto: { at: 'street-1', xp: ORANGE } },
      horde: { 'street-3': { walker: 3 } },
    });
    expect(orange.refuses('attack:shrapnel:street-3')).toMatchObject({
      key: 'out-of-range',
      cite: 'MZ-23.2',
      refs: ['street-3'],
    });
  });
});

describe('Storm', () => {
  test('Gust drives out everybody, zombie heroes too, and only once a turn', () => {
    const match = turnOf('storm', {
      heroes: { storm: { at: 'street-1', power: 2 } },
      horde: { 'street-1': { runner: 1 } },
      zombieHeroes: { iceman: 'street-1' },
    });
    match.play('use:gust');
    expect(enemiesAt(match, 'street-2')).toBe('iceman, 1 runner');
    expect(match.refuses('use:gust').key).toBe('used-this-turn');
  });

  test('at orange the winds carry her two zones with one Move', () => {
    const match = turnOf('storm', { heroes: { storm: { at: 'street-1', xp: ORANGE } } });
    match.play('move:street-2', 'move:street-3');
    expect(match.world.turn.actions).toBe(3);
    expect(match.used).toContain('riding-the-winds');
  });

  test('at red Lightning rolls a die for each enemy of a crowd', () => {
    const match = turnOf('storm', {
      heroes: { storm: { at: 'street-1', power: 1, xp: RED } },
      horde: { 'street-2': { walker: 5, runner: 1 } },
      zombieHeroes: {},
      dice: [3, 3, 3, 3, 3, 3],
    });
    match.play('attack:lightning:street-2', 'use:wrath-of-the-sky', 'roll');
    expect(enemiesAt(match, 'street-2')).toBe('');
  });

  test('but not for two or fewer', () => {
    const match = turnOf('storm', {
      heroes: { storm: { at: 'street-1', power: 1, xp: RED } },
      horde: { 'street-2': { walker: 2 } },
    });
    match.play('attack:lightning:street-2');
    expect(match.refuses('use:wrath-of-the-sky')).toMatchObject({
      key: 'nothing-to-do',
      cite: 'MZ-14.3',
      refs: ['storm'],
    });
  });
});

describe('Colossus', () => {
  const beaten: Standing = {
    phase: 'enemies-first-actions',
    heroes: { colossus: { at: 'street-1', power: 2 } },
    horde: { 'street-1': { walker: 2, runner: 1 } },
  };

  test('his steel stops two wounds, once a phase, for 1 power', () => {
    const match = stand(beaten);
    expect(match.question.params).toMatchObject({ component: 'organic-steel' });
    match.answer('accept');
    expect(match.events('wounds-prevented').map(({ params }) => params.wounds)).toEqual([2]);
    expect(match.events('wounded').map(({ params }) => params.now)).toEqual([2, 1]);
    expect(match.events('power-spent').map(({ params }) => params.now)).toEqual([1]);
  });

  test('without power he bleeds like anybody', () => {
    const match = stand({ ...beaten, heroes: { colossus: 'street-1' }, horde: { 'street-1': { walker: 2 } } });
    expect(hero(match, 'colossus').health).toBe(1);
  });

  test('at orange he throws another hero two zones far', () => {
    const match = turnOf('colossus', {
      heroes: { colossus: { at: 'street-1', power: 1, xp: ORANGE }, rogue: 'street-1' },
      horde: { 'street-1': { walker: 4 } },
    });
    match.play('use:fastball', 'zone:street-3');
    expect(hero(match, 'rogue').zone).toBe(2);
    expect(match.world.turn.actions).toBe(4);
  });

  test('at red he breaks through the enemies, and strikes those beyond', () => {
    const match = turnOf('colossus', {
      heroes: { colossus: { at: 'street-1', xp: RED } },
      horde: { 'street-1': { walker: 4 }, 'street-2': { walker: 3 } },
      dice: [4, 5, 1],
    });
    match.play('use:battering-ram', 'roll');
    expect(hero(match, 'colossus').zone).toBe(1);
    expect(enemiesAt(match, 'street-2')).toBe('1 walker');
    expect(match.world.turn.actions).toBe(4);
    expect(match.refuses('use:battering-ram').key).toBe('used-this-turn');
  });
});
