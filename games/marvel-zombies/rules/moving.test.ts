import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf } from '../positions/piles.ts';
import { fountainSquare, house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { standIn } from '../testing/standing.ts';
import { heroAt, inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

proves('MZ-11.1', 'a Move leads across a common side, never across a corner', () => {
  const match = inTurnOf('wolverine', { heroes: { wolverine: 'street-4' } });
  expect(match.options().filter((key) => key.startsWith('move:'))).toEqual([
    'move:street-3',
    'move:street-5',
    'move:alley',
  ]);
  expect(match.refuses('move:yard')).toMatchObject({ key: 'not-adjacent', cite: 'MZ-11.1', refs: ['yard'] });
  expect(match.refuses('move:street-4')).toMatchObject({ key: 'same-zone', cite: 'MZ-11.1', refs: ['street-4'] });
  expect(match.option('move:alley').path).toEqual(['street-4', 'alley']);
});

proves('MZ-11.2', 'a closed door lets nobody through, an open one does', () => {
  const match = inTurnOf('wolverine', { board: house, heroes: { wolverine: 'path-3' } });
  expect(match.refuses('move:hall-middle')).toMatchObject({
    key: 'closed',
    cite: 'MZ-11.2',
    refs: ['path-3/hall-middle'],
  });
  match.play('open:path-3/hall-middle', 'move:hall-middle', 'move:hall-east');
  expect(heroAt(match, 'wolverine')).toBe('hall-east');
  expect(match.events('moved')[0]).toMatchObject({ cite: 'MZ-11.2' });
});

proves('MZ-11.5', 'nobody steps onto the fountain', () => {
  const match = inTurnOf('wolverine', { board: fountainSquare, heroes: { wolverine: 'north' } });
  expect(match.refuses('move:fountain')).toMatchObject({ key: 'obstacle', cite: 'MZ-11.5', refs: ['fountain'] });
});

proves('MZ-12.6', 'the stairs lead from the entrance to either landing, and back, for 1 action', () => {
  for (const landing of ['landing-west', 'landing-east']) {
    const match = inTurnOf('wolverine', { board: mansion, heroes: { wolverine: 'entrance' } });
    match.play(`move:${landing}`);
    expect(match.events('moved')).toMatchObject([{ cite: 'MZ-12.6', params: { cost: 1 } }]);
    match.play('move:entrance');
    expect(heroAt(match, 'wolverine')).toBe('entrance');
    expect(match.world.turn.actions).toBe(1);
  }
});

proves('MZ-12.7', 'an enemy at the foot of the stairs makes them cost 2', () => {
  const match = inTurnOf('wolverine', {
    board: mansion,
    heroes: { wolverine: 'entrance' },
    horde: { entrance: { walker: 1 } },
  });
  match.play('move:landing-west');
  expect(match.world.turn.actions).toBe(1);
});

proves.example('MZ-example-16-leaving', 'Wolverine leaves two walkers for 3 actions, and cannot leave three', () => {
  const match = standIn('MZ-example-16-leaving').answer('hero:wolverine');
  expect(match.option('move:street-2').facts).toEqual([
    { key: 'action-cost', params: { actions: 3 } },
    { key: 'slowed-by', params: { enemies: 2 } },
  ]);
  match.play('move:street-2');
  expect(match.world.turn.actions).toBe(0);
  expect(match.events('moved')).toMatchObject([{ cite: 'MZ-16.7', params: { cost: 3 } }]);
  const three = standIn('MZ-example-16-leaving', {
    change: (world) => {
      world.horde.walker[2] = world.heroes[0]?.zone ?? -1;
    },
  }).answer('hero:wolverine');
  expect(three.refuses('move:street-2')).toMatchObject({
    key: 'no-actions-left',
    cite: 'MZ-16.7',
    params: { needed: 4, left: 3 },
  });
});

proves('MZ-16.8', 'a zombie hero slows as much as a walker', () => {
  const match = inTurnOf('wolverine', {
    heroes: { wolverine: 'street-1' },
    zombieHeroes: { cyclops: 'street-1' },
  });
  match.play('move:street-2');
  expect(match.world.turn.actions).toBe(1);
});

proves('MZ-16.9', 'going in among three enemies costs 1 action', () => {
  const match = inTurnOf('wolverine', { heroes: { wolverine: 'street-1' }, horde: { 'street-2': { runner: 3 } } });
  expect(match.option('move:street-2').facts).toContainEqual({ key: 'enemies-there', params: { enemies: 3 } });
  match.play('move:street-2');
  expect(match.world.turn.actions).toBe(2);
});

proves('MZ-16.10', 'a longer Move goes on where nobody is, and ends among enemies', () => {
  const gliding = (said: object) => inTurnOf('storm', { heroes: { storm: { at: 'street-1', xp: 19 } }, ...said });
  const free = gliding({}).play('move:street-2');
  expect(free.question).toMatchObject({ key: 'move-on', cite: 'MZ-16.10' });
  free.play('move:street-3');
  expect(heroAt(free, 'storm')).toBe('street-3');
  expect(free.world.turn.actions).toBe(3);

  const stopped = gliding({ horde: { 'street-2': { walker: 1 } } }).play('move:street-2');
  expect(stopped.question.key).toBe('turn');
  expect(heroAt(stopped, 'storm')).toBe('street-2');
  expect(stopped.offers('attack:lightning:street-2')).toBe(true);
});

proves('MZ-13.12', 'a hero who falls on the way opens nothing behind the door', () => {
  const enters = (health: number) =>
    inTurnOf('rogue', {
      board: house,
      heroes: { rogue: { at: 'path-3', health }, storm: 'path-1' },
      zombieHeroes: { sabretooth: 'path-3' },
      open: ['path-3/hall-middle'],
      entered: [],
      spawnDeck: cardsOf('normal', 'brute').slice(0, 2),
    }).play('move:hall-middle');
  expect(enters(2).events('building-opened')).toHaveLength(1);
  const fallen = enters(1);
  expect(fallen.events('hero-eliminated')).toHaveLength(1);
  expect(fallen.events('building-opened')).toEqual([]);
});
