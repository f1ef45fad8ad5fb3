import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardOf } from '../positions/piles.ts';
import { house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { enemiesAt, hero, spawnsNext, stand, standIn, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

// ── Where they go ─────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['MZ-18.11', 'MZ-18.12'],
  'a walker three zones away comes one zone nearer, and one that arrives wounds nobody',
  () => {
    const match = stand({
      heroes: { colossus: 'street-4' },
      horde: { 'street-1': { walker: 1 }, 'street-3': { brute: 1 } },
    });
    expect(enemiesAt(match, 'street-2')).toBe('1 walker');
    expect(enemiesAt(match, 'street-4')).toBe('1 brute');
    expect(hero(match, 'colossus').health).toBe(3);
  },
);

proves('MZ-18.13', 'a target seen at 3 zones draws them, not a nearer one that is not seen', () => {
  const match = stand({ heroes: { colossus: 'street-7', storm: 'yard' }, horde: { 'street-4': { walker: 1 } } });
  expect(match.events('enemies-move')).toMatchObject([
    { cite: 'MZ-18.13', params: { from: 'street-4', to: 'street-5', walkers: 1 } },
  ]);
  const citizen = stand({
    heroes: { colossus: 'street-6' },
    horde: { 'street-4': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-3' },
  });
  expect(enemiesAt(citizen, 'street-3')).toBe('1 walker');
});

proves('MZ-25.1', 'a citizen in sight at 1 is nearer than a hero at 2', () => {
  const match = stand({
    heroes: { colossus: 'street-6' },
    horde: { 'street-4': { walker: 2 } },
    citizens: { 'trish-tilby': 'street-3' },
  });
  expect(enemiesAt(match, 'street-3')).toBe('2 walkers');
});

proves('MZ-25.2', 'one enemy, a citizen and a hero as near as each other: the players decide', () => {
  const match = stand({
    heroes: { colossus: 'street-5' },
    horde: { 'street-4': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-3' },
  });
  expect(match.question).toMatchObject({ key: 'choose-way', params: { zone: 'street-4', kind: 'walker', count: 1 } });
  expect(match.options()).toEqual(['way:street-3', 'way:street-5']);
  expect(enemiesAt(match.answer('way:street-5'), 'street-5')).toBe('1 walker');
});

proves('MZ-18.16', 'two zombie heroes with two ways take one each: the players choose for the first', () => {
  const match = stand({
    heroes: { colossus: 'street-2', rogue: 'street-6' },
    zombieHeroes: { psylocke: 'street-4', iceman: 'street-4' },
  });
  expect(match.question).toMatchObject({ key: 'choose-way', params: { zone: 'street-4', kind: 'zombie-hero' } });
  match.answer('way:street-5');
  expect(match.events('enemies-move').map(({ params }) => [params.to, ...params.heroes])).toEqual(
    expect.arrayContaining([
      ['street-5', 'psylocke'],
      ['street-3', 'iceman'],
    ]),
  );
});

proves('MZ-18.14', 'with nobody in sight they take the shortest open way', () => {
  const match = stand({
    board: house,
    heroes: { colossus: 'kitchen' },
    horde: { 'path-2': { walker: 1 } },
    open: ['path-3/hall-middle', 'hall-west/kitchen'],
  });
  expect(match.events('enemies-move')).toMatchObject([{ cite: 'MZ-18.14', params: { from: 'path-2', to: 'path-3' } }]);
});

proves('MZ-18.15', 'where there is no way they stay', () => {
  const match = stand({ board: house, heroes: { colossus: 'pantry' }, horde: { 'path-3': { walker: 2 } } });
  expect(enemiesAt(match, 'path-3')).toBe('2 walkers');
});

proves('MZ-18.18', 'a closed door stops them, however near the target is', () => {
  const match = stand({ board: house, heroes: { colossus: 'pantry' }, horde: { 'hall-middle': { brute: 1 } } });
  expect(enemiesAt(match, 'hall-middle')).toBe('1 brute');
  expect(match.events('opening-opened')).toEqual([]);
});

proves('MZ-12.8', 'seeing nobody, enemies of an active floor go up the stairs to the nearest target', () => {
  const match = stand({
    board: mansion,
    heroes: { colossus: 'landing-west', storm: 'yard' },
    horde: { entrance: { walker: 1 } },
  });
  expect(enemiesAt(match, 'landing-west')).toBe('1 walker');
});

// ── Splitting ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example(
  'MZ-example-18-splitting',
  'four walkers, 3 brutes and 1 zombie hero between two equally near zones',
  () => {
    const match = standIn('MZ-example-18-splitting');
    expect(match.question).toMatchObject({ key: 'choose-way', cite: 'MZ-18.17', params: { kind: 'zombie-hero' } });
    match.answer('way:street-5');
    expect(match.question).toMatchObject({ key: 'choose-way', params: { kind: 'brute', count: 1 } });
    match.answer('way:street-3');
    expect(match.events('enemies-split')[0]).toMatchObject({ cite: 'MZ-18.16', params: { zone: 'street-4', ways: 2 } });
    expect(
      match
        .events('enemies-move')
        .slice(0, 2)
        .map(({ params }) => params),
    ).toEqual([
      { from: 'street-4', to: 'street-5', brutes: 1, walkers: 2, runners: 0, heroes: ['psylocke'] },
      { from: 'street-4', to: 'street-3', brutes: 2, walkers: 2, runners: 0, heroes: [] },
    ]);
    expect(enemiesAt(match, 'street-3')).toBe('2 brutes, 2 walkers');
  },
);

proves('MZ-18.16', 'four walkers and two ways: two go each way, and nobody is asked', () => {
  const match = stand({ heroes: { colossus: 'street-2', storm: 'street-6' }, horde: { 'street-4': { walker: 4 } } });
  expect([enemiesAt(match, 'street-3'), enemiesAt(match, 'street-5')]).toEqual(['2 walkers', '2 walkers']);
});

proves('MZ-18.17', 'five brutes and three ways: two ways get a second one, as the players choose', () => {
  const match = stand({
    heroes: { colossus: 'street-3', storm: 'street-5', wolverine: 'alley' },
    horde: { 'street-4': { brute: 5 } },
  });
  expect(match.question).toMatchObject({ params: { kind: 'brute', count: 2 } });
  expect(match.options()).toEqual(['way:street-3', 'way:street-5', 'way:alley']);
  match.answer('way:alley');
  expect(match.options()).toEqual(['way:street-3', 'way:street-5']);
  match.answer('way:street-5');
  expect(['street-3', 'street-5', 'alley'].map((zone) => enemiesAt(match, zone))).toEqual([
    '1 brute',
    '2 brutes',
    '2 brutes',
  ]);
});

// ── The examples of page 19 ───────────────────────────────────────────────────────────────────────────────────────

proves.example(
  'MZ-example-19-runner',
  'a runner between two heroes whom it does not see: by choice, in 2 moves',
  () => {
    const match = standIn('MZ-example-19-runner');
    expect(match.question).toMatchObject({
      key: 'choose-way',
      params: { zone: 'hall-middle', kind: 'runner', count: 1 },
    });
    match.answer('way:hall-west');
    expect(enemiesAt(match, 'kitchen')).toBe('1 runner');
    expect(hero(match, 'colossus').health).toBe(3);
  },
);

proves.example('MZ-example-19-sabretooth', 'Sabretooth goes to the nearer of two zones in sight, then attacks', () => {
  const match = standIn('MZ-example-19-sabretooth');
  expect(enemiesAt(match, 'street-5')).toBe('sabretooth');
  expect(hero(match, 'mystique').health).toBe(2);
  expect([hero(match, 'wolverine').health, hero(match, 'storm').health]).toEqual([3, 3]);
});

proves.example(
  'MZ-example-19-closed-window',
  'a hero seen at 2 zones, not the nearer one behind the closed window',
  () => {
    const match = standIn('MZ-example-19-closed-window');
    expect(enemiesAt(match, 'path-2')).toBe('1 walker');
    expect(match.events('window-forced')).toEqual([]);
  },
);

proves.example(
  'MZ-example-19-fountain',
  'two walkers and 1 brute see Magneto across the fountain and go round it',
  () => {
    const match = standIn('MZ-example-19-fountain', { change: spawnsNext(cardOf('normal', 'brute')) });
    expect(match.question).toMatchObject({ key: 'choose-way', params: { zone: 'north', kind: 'brute', count: 1 } });
    expect(match.options()).toEqual(['way:north-west', 'way:north-east']);
    match.answer('way:north-west');
    expect(enemiesAt(match, 'north-west')).toBe('1 brute, 1 walker');
    expect(enemiesAt(match, 'north-east')).toBe('1 walker');
    match.answer('hero:magneto');
    expect(match.refuses('move:fountain')).toMatchObject({ key: 'obstacle', cite: 'MZ-11.5', refs: ['fountain'] });
  },
);

// ── Windows ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['MZ-20.1', 'MZ-20.3', 'MZ-20.5'], 'all who would pass a closed window spend their action on forcing it', () => {
  const match = stand({ board: house, heroes: { colossus: 'study' }, horde: { 'path-1': { walker: 3, brute: 1 } } });
  expect(match.events('window-forced')).toMatchObject([
    { cite: 'MZ-20.1', params: { opening: 'path-1/study', enemies: 4 } },
  ]);
  expect(enemiesAt(match, 'path-1')).toBe('1 brute, 3 walkers');
  expect(match.events('enemies-move')).toEqual([]);
});

proves('MZ-20.2', 'with a target in sight they leave windows alone', () => {
  const match = stand({
    board: house,
    heroes: { colossus: 'study', storm: 'path-4' },
    horde: { 'path-1': { walker: 1 } },
  });
  expect(enemiesAt(match, 'path-2')).toBe('1 walker');
  expect(match.events('window-forced')).toEqual([]);
});

proves('MZ-20.4', 'a forced window is an opening for heroes as well', () => {
  const match = stand({ board: house, heroes: { colossus: 'study' }, horde: { 'path-1': { walker: 1 } } });
  match.answer('hero:colossus');
  expect(match.offers('move:path-1')).toBe(true);
});

proves('MZ-20.6', 'a window that opens a closed building lets it spawn, enemies first', () => {
  const match = stand({
    board: house,
    heroes: { colossus: 'store' },
    horde: { 'path-4': { walker: 1 } },
    open: ['hall-east/store'],
    entered: ['store'],
    citizenCards: { 'hall-middle': 'trish-tilby' },
    spawnDeck: [cardOf('normal', 'walker'), cardOf('normal', 'brute')],
  });
  expect(match.question).toMatchObject({ key: 'spawn-order', params: { left: 2 } });
  match.answer('zone:hall-west');
  expect(story(match).filter((type) => ['window-forced', 'spawn-card', 'citizen-revealed'].includes(type))).toEqual([
    'window-forced',
    'spawn-card',
    'spawn-card',
    'citizen-revealed',
  ]);
});

proves('MZ-20.10', 'a runner forces the window with its first action and enters with its second', () => {
  const match = stand({ board: house, heroes: { colossus: 'study' }, horde: { 'path-1': { runner: 2 } } });
  expect(story(match).filter((type) => ['window-forced', 'enemies-move', 'second-actions'].includes(type))).toEqual([
    'window-forced',
    'second-actions',
    'enemies-move',
  ]);
  expect(enemiesAt(match, 'study')).toBe('2 runners');
});
