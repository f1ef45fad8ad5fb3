import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HeroId } from '../content/ids.ts';
import { corridor, house, mansion, street } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mz } from '../shape.ts';
import { hero, type Standing } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

/** What stands beside the question, but for what the hero has. */
function foreseen(match: Situation<Mz>) {
  const own = ['actions-left', 'power-left', 'health-left'];
  return match.question.context?.().filter(({ key }) => !own.includes(key));
}

proves('MZ-18.3', 'the wounds that would come are those that come', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: 'street-1' },
    horde: { 'street-1': { walker: 1, runner: 1 } },
  });
  expect(foreseen(match)).toEqual([
    { key: 'will-be-attacked', params: { who: 'colossus', wounds: 3, fromElsewhere: 0 } },
    { key: 'lethal', params: { who: 'colossus' } },
    { key: 'spawn-live', params: { points: 0 } },
  ]);
  match.answer('end');
  expect(hero(match, 'colossus').health).toBe(0);
});

proves(['MZ-11.9', 'MZ-12.2'], 'who would be left behind, and which points would draw', () => {
  const match = inTurnOf('colossus', {
    board: mansion,
    heroes: { colossus: 'landing-west' },
    horde: { 'landing-west': { walker: 1 }, yard: { walker: 4 } },
    citizens: { 'trish-tilby': 'landing-west', 'senator-kelly': 'yard' },
    points: { initial: 'yard', 'red-1': 'landing-east' },
  });
  expect(foreseen(match)).toEqual([
    { key: 'will-be-attacked', params: { who: 'colossus', wounds: 1, fromElsewhere: 0 } },
    { key: 'citizen-will-be-attacked', params: { citizen: 'trish-tilby' } },
    { key: 'citizens-lost', params: { citizens: 1 } },
    { key: 'spawn-live', params: { points: 1 } },
  ]);
  match.answer('end');
  expect(match.events('citizen-devoured')[0]?.params).toEqual({ citizen: 'senator-kelly' });
  while (match.question.key !== 'choose-hero') match.answer(match.options()[0] ?? '');
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['landing-east']);
});

// ── Those who come and strike in the same phase ───────────────────────────────────────────────────────────────────

/** The wounds that Colossus is told of, in all and from elsewhere, and whether they are lethal for him. */
function told(match: Situation<Mz>, who: HeroId = 'colossus') {
  const facts = foreseen(match) ?? [];
  const found = facts.find(({ key, params }) => key === 'will-be-attacked' && 'who' in params && params.who === who);
  const { wounds = 0, fromElsewhere = 0 } = (found?.params ?? {}) as { wounds?: number; fromElsewhere?: number };
  return { wounds, fromElsewhere, lethal: facts.some(({ key }) => key === 'lethal') };
}

/** Colossus before the end of his turn; what he is told of is what he then suffers. */
function foretold(said: Standing) {
  const match = inTurnOf('colossus', said);
  const before = hero(match, 'colossus').health;
  const wounds = told(match);
  match.answer('end');
  expect(before - hero(match, 'colossus').health).toBe(Math.min(before, wounds.wounds));
  return wounds;
}

const alone = { colossus: 'street-1' };

proves(['MZ-20.8', 'MZ-20.9'], 'a runner next door comes and strikes: it is announced', () => {
  const next = foretold({ heroes: alone, horde: { 'street-2': { runner: 1 } } });
  expect(next).toEqual({ wounds: 1, fromElsewhere: 1, lethal: false });
  const far = foretold({ heroes: alone, horde: { 'street-3': { runner: 1 } } });
  expect(far.wounds).toBe(0);
});

proves('MZ-20.8', 'those of the zone and those from next door add up, and may be lethal together', () => {
  const both = foretold({ heroes: alone, horde: { 'street-1': { walker: 1 }, 'street-2': { runner: 2 } } });
  expect(both).toEqual({ wounds: 3, fromElsewhere: 2, lethal: true });
});

proves('MZ-18.12', 'a walker next door only comes: it is not announced', () => {
  expect(foretold({ heroes: alone, horde: { 'street-2': { walker: 3 } } }).wounds).toBe(0);
});

proves('MZ-20.11', 'a zombie hero in the zone attacks twice, and one next door once', () => {
  expect(foretold({ heroes: alone, zombieHeroes: { iceman: 'street-1' } })).toEqual({
    wounds: 2,
    fromElsewhere: 0,
    lethal: false,
  });
  expect(foretold({ heroes: alone, zombieHeroes: { iceman: 'street-2' } })).toMatchObject({
    wounds: 1,
    fromElsewhere: 1,
  });
});

proves('MZ-15.5', 'Cyclops strikes from next door with both actions, and from two zones away with the second', () => {
  expect(foretold({ heroes: alone, zombieHeroes: { cyclops: 'street-2' } })).toEqual({
    wounds: 2,
    fromElsewhere: 2,
    lethal: false,
  });
  expect(foretold({ heroes: alone, zombieHeroes: { cyclops: 'street-3' } }).wounds).toBe(1);
  const weak = { colossus: { at: 'street-1', health: 2 } };
  expect(foretold({ heroes: weak, zombieHeroes: { cyclops: 'street-2' } }).lethal).toBe(true);
});

proves('MZ-15.5', 'a closed door keeps a runner out, an open one does not, and Juggernaut minds neither', () => {
  const behind = { board: corridor, heroes: { colossus: 'corridor-east' } };
  const runner = { horde: { 'east-room': { runner: 1 } } };
  expect(foretold({ ...behind, ...runner }).wounds).toBe(0);
  expect(foretold({ ...behind, ...runner, open: ['corridor-east/east-room'] }).wounds).toBe(1);
  expect(foretold({ ...behind, zombieHeroes: { juggernaut: 'east-room' } }).wounds).toBe(1);
});

proves(
  ['MZ-20.3', 'MZ-20.10'],
  'a shut window takes the first action: a runner is late, the beam of Cyclops is not',
  () => {
    const behind = { board: house, heroes: { colossus: 'study' } };
    expect(foretold({ ...behind, horde: { 'path-1': { runner: 2 } } }).wounds).toBe(0);
    expect(foretold({ ...behind, zombieHeroes: { cyclops: 'path-1' } }).wounds).toBe(1);
  },
);

/** Colossus, about to fall, and Storm, with these enemies between them. */
function between(said: Standing) {
  return inTurnOf('colossus', { heroes: { colossus: { at: 'street-1', health: 1 }, storm: 'street-3' }, ...said });
}

proves('MZ-18.16', 'between equal ways each hero is told of the share that comes', () => {
  for (const said of [
    { horde: { 'street-2': { runner: 2 } } },
    { zombieHeroes: { iceman: 'street-2', sabretooth: 'street-2' } },
  ] as const) {
    const match = between(said);
    expect(told(match)).toEqual({ wounds: 1, fromElsewhere: 1, lethal: true });
    expect(told(match, 'storm').wounds).toBe(1);
    match.play('end', 'hero:storm', 'end');
    if (match.match.outcome === null) match.answer('way:street-3');
    expect(match.events('wounded').map(({ params }) => params.who)).toEqual(['colossus', 'storm']);
  }
});

proves('MZ-18.17', 'the odd one that the players send is told to both, and lethal for neither', () => {
  const match = between({ horde: { 'street-2': { runner: 1 } } });
  expect(told(match)).toEqual({ wounds: 1, fromElsewhere: 1, lethal: false });
  expect(told(match, 'storm')).toEqual({ wounds: 1, fromElsewhere: 1, lethal: false });
  match.play('end', 'hero:storm', 'end', 'way:street-3');
  expect(hero(match, 'colossus').health).toBe(1);
  expect(hero(match, 'storm').health).toBe(2);
  expect(told(between({ horde: { 'street-2': { runner: 3 } } }), 'storm').wounds).toBe(2);
});

proves('MZ-12.4', 'nobody comes from a floor without heroes, though only stairs lie between', () => {
  const match = { board: mansion, horde: { entrance: { runner: 2 } } };
  expect(foretold({ ...match, heroes: { colossus: 'landing-west' } }).wounds).toBe(0);
  const awake = inTurnOf('colossus', { ...match, heroes: { colossus: 'landing-west', storm: 'behind' } });
  expect([told(awake).wounds, told(awake, 'storm').wounds]).toEqual([1, 1]);
});

proves('MZ-38.6', 'MH10: Juggernaut is not announced while he lies down', () => {
  const said: Standing = {
    board: { ...street, mission: 'mh10' },
    heroes: alone,
    zombieHeroes: { juggernaut: 'street-1' },
    change: (world) => Object.assign(world, { hand: { zone: 0, charged: false } }),
  };
  expect(told(inTurnOf('colossus', said)).wounds).toBe(2);
  const down = foretold({
    ...said,
    change: (world) => Object.assign(world, { hand: { zone: 0, charged: false }, down: ['juggernaut'] }),
  });
  expect(down.wounds).toBe(0);
});
