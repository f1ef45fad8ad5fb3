import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardOf, cardsOf } from '../positions/piles.ts';
import { house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, type Standing, stand, standIn, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

/** A hero before the house, whose turn it is. */
function beforeHouse(said: Standing) {
  return stand({
    board: house,
    phase: 'hero-turn',
    heroes: { wolverine: { at: 'path-3', xp: 7 } },
    entered: [],
    ...said,
  }).answer('hero:wolverine');
}

proves.example('MZ-example-22-building', 'hall and kitchen: 1 brute, a rush of 4 walkers, an extra activation', () => {
  const match = standIn('MZ-example-22-building').play('hero:wolverine', 'open:path-3/hall-middle');
  expect(match.events('building-opened')).toMatchObject([
    { cite: 'MZ-22.1', params: { zone: 'hall-middle', cards: 3 } },
  ]);
  expect(match.question).toMatchObject({ key: 'spawn-order', cite: 'MZ-22.6', params: { left: 3 } });
  expect(match.options()).toEqual(['zone:hall-west', 'zone:hall-east', 'zone:kitchen']);
  match.answer('zone:kitchen');
  expect(enemiesAt(match, 'kitchen')).toBe('1 brute');
  match.answer('zone:hall-west');
  expect(enemiesAt(match, 'path-3')).toBe('4 walkers');
  expect(enemiesAt(match, 'path-2')).toBe('1 walker');
  expect(hero(match, 'wolverine').health).toBe(3);
  expect(citizenAt(match, 'trish-tilby')).toBe('hall-middle');
  expect(citizenAt(match, 'senator-kelly')).toBe('kitchen');
  expect(citizenAt(match, 'mariko-yashida')).toBe(null);
});

proves('MZ-22.2', 'closed doors bound the building: what is behind them stays shut', () => {
  const match = beforeHouse({ spawnDeck: cardsOf('normal').slice(0, 2) }).play(
    'open:path-3/hall-middle',
    'zone:hall-east',
  );
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['hall-east', 'hall-west']);
  expect(match.board.rooms.filter((_, room) => match.world.entered[room])).toEqual(['hall']);
});

proves('MZ-22.3', 'a large room shut off by closed doors is a building of its own', () => {
  const match = beforeHouse({
    heroes: { wolverine: 'kitchen' },
    entered: ['kitchen'],
    spawnDeck: cardsOf('normal', 'brute').slice(0, 2),
  }).play('open:hall-west/kitchen', 'zone:hall-west');
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['hall-west', 'hall-east']);
});

proves('MZ-22.4', 'a building spawns once; a door to a part that is still shut wakes that part only', () => {
  const match = beforeHouse({
    heroes: { wolverine: 'hall-middle' },
    entered: ['hall'],
    spawnDeck: [cardOf('normal', 'brute')],
  }).answer('open:path-3/hall-middle');
  expect(match.events('spawn-card')).toEqual([]);
  match.answer('open:hall-middle/pantry');
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['pantry']);
});

proves(
  ['MZ-22.5', 'MZ-22.7', 'MZ-22.8'],
  'one card for each spawn symbol, each done before the next; then the citizens',
  () => {
    const match = beforeHouse({
      spawnDeck: [cardOf('rush', 'walker'), cardOf('normal', 'brute')],
      citizenCards: { 'hall-middle': 'trish-tilby' },
    }).play('open:path-3/hall-middle', 'zone:hall-west');
    const told = ['spawn-card', 'enemies-move', 'citizen-revealed'];
    expect(story(match).filter((type) => told.includes(type))).toEqual([
      'spawn-card',
      'enemies-move',
      'spawn-card',
      'citizen-revealed',
    ]);
    expect(citizenAt(match, 'trish-tilby')).toBe('hall-middle');
  },
);

proves('MZ-22.11', 'a hidden citizen may come in a building, and another card is drawn for that zone', () => {
  const match = beforeHouse({
    heroes: { wolverine: 'hall-middle' },
    entered: ['hall'],
    spawnDeck: [cardOf('hidden-citizen'), cardOf('zombie-hero')],
    citizenDeck: ['trish-tilby'],
    zombieHeroDeck: ['psylocke'],
  }).answer('open:hall-middle/pantry');
  expect(citizenAt(match, 'trish-tilby')).toBe('pantry');
  expect(enemiesAt(match, 'pantry')).toBe('psylocke');
});

proves(['MZ-13.10', 'MZ-13.11'], 'the first hero on a floor wakes the rooms there, the second one does not', () => {
  const match = stand({
    board: mansion,
    phase: 'hero-turn',
    heroes: { wolverine: 'entrance', storm: 'entrance' },
    entered: ['hall'],
    spawnDeck: cardsOf('normal', 'brute').slice(0, 2),
    citizenCards: { 'landing-east': 'trish-tilby', bedroom: 'senator-kelly' },
  }).play('hero:wolverine', 'move:landing-east');
  expect(match.events('building-opened')).toMatchObject([
    { cite: 'MZ-13.10', params: { zone: 'landing-east', cards: 1 } },
  ]);
  expect(enemiesAt(match, 'landing-west')).toContain('brute');
  expect(citizenAt(match, 'trish-tilby')).toBe('landing-east');
  expect(citizenAt(match, 'senator-kelly')).toBe(null);
  match.play('end', 'hero:storm', 'move:landing-west');
  expect(match.events('building-opened')).toHaveLength(1);
});
