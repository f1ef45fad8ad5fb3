import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardWith } from '../positions/piles.ts';
import { mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, stand, standIn } from '../testing/standing.ts';
import { heroAt, inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

proves('MZ-13.1', 'one cabin: calling it to one floor takes it from the other', () => {
  const match = inTurnOf('wolverine', { board: mansion, heroes: { wolverine: 'entrance' }, elevator: 'basement' });
  match.play('call');
  expect(match.world.elevator).toBe('ground');
});

proves('MZ-13.2', 'it is called for free from beside a shaft, and from nowhere else', () => {
  const match = inTurnOf('wolverine', { board: mansion, heroes: { wolverine: 'entrance' }, elevator: 'basement' });
  match.play('call');
  expect(match.world.turn.actions).toBe(3);
  expect(match.events('elevator-called')).toMatchObject([{ cite: 'MZ-13.2', params: { floor: 'ground' } }]);
  const away = inTurnOf('wolverine', { board: mansion, heroes: { wolverine: 'behind' }, elevator: 'basement' });
  expect(away.refuses('call')).toMatchObject({ key: 'no-shaft-near', cite: 'MZ-13.2', refs: ['elevator'] });
});

proves('MZ-13.3', 'the cabin is entered and seen into where it stands, and only there', () => {
  const match = inTurnOf('magneto', {
    board: mansion,
    heroes: { magneto: 'entrance' },
    horde: { 'ground-shaft': { walker: 1 } },
    elevator: 'ground',
  });
  expect(match.offers('move:ground-shaft')).toBe(true);
  expect(match.offers('attack:shrapnel:ground-shaft')).toBe(true);
  const away = inTurnOf('magneto', { board: mansion, heroes: { magneto: 'entrance' }, elevator: 'basement' });
  expect(away.refuses('move:ground-shaft')).toMatchObject({
    key: 'elevator-away',
    cite: 'MZ-13.3',
    refs: ['ground-shaft'],
  });
});

proves('MZ-13.4', 'its doors do not open by hand', () => {
  const match = inTurnOf('wolverine', { board: mansion, heroes: { wolverine: 'entrance' }, elevator: 'basement' });
  expect(match.refuses('open:entrance/ground-shaft')).toMatchObject({
    key: 'elevator-doors',
    cite: 'MZ-13.4',
  });
});

proves('MZ-13.5', '1 action sends it to any floor, with everybody in it', () => {
  const match = inTurnOf('rogue', {
    board: mansion,
    heroes: { rogue: 'ground-shaft', colossus: 'ground-shaft' },
    horde: { 'ground-shaft': { walker: 1 } },
    citizens: { 'trish-tilby': 'ground-shaft' },
    elevator: 'ground',
  });
  expect(match.refuses('ride:ground')).toMatchObject({ key: 'elevator-here', cite: 'MZ-13.5', refs: ['elevator'] });
  expect(match.offers('ride:basement')).toBe(true);
  match.play('ride:upper');
  expect([heroAt(match, 'rogue'), heroAt(match, 'colossus')]).toEqual(['upper-shaft', 'upper-shaft']);
  expect(enemiesAt(match, 'upper-shaft')).toBe('1 walker');
  expect(citizenAt(match, 'trish-tilby')).toBe('upper-shaft');
  expect(match.world.turn.actions).toBe(2);
  const outside = inTurnOf('rogue', { board: mansion, heroes: { rogue: 'entrance' }, elevator: 'ground' });
  expect(outside.refuses('ride:upper')).toMatchObject({ key: 'not-in-elevator', cite: 'MZ-13.5', refs: ['elevator'] });
});

proves('MZ-13.6', 'a ride is no Move: enemies in the cabin do not make it dearer', () => {
  const match = inTurnOf('rogue', {
    board: mansion,
    heroes: { rogue: 'ground-shaft' },
    horde: { 'ground-shaft': { walker: 2 } },
    elevator: 'ground',
  });
  match.play('ride:basement');
  expect(match.world.turn.actions).toBe(2);
  expect(match.events('moved')).toEqual([]);
});

proves.example('MZ-example-13-elevator', 'Rogue calls and enters, Colossus enters and rides to the basement', () => {
  const match = standIn('MZ-example-13-elevator').answer('hero:rogue');
  match.play('call', 'move:ground-shaft');
  expect(match.world.turn.actions).toBe(2);
  match.play('end', 'hero:colossus', 'move:ground-shaft', 'ride:basement');
  expect(match.world.turn.actions).toBe(1);
  expect([heroAt(match, 'rogue'), heroAt(match, 'colossus')]).toEqual(['basement-shaft', 'basement-shaft']);
});

proves('MZ-13.8', 'enemies and citizens in the cabin do not set it going', () => {
  const match = stand({
    board: mansion,
    heroes: { rogue: 'bedroom', colossus: 'behind' },
    horde: { 'upper-shaft': { brute: 1 } },
    citizens: { 'trish-tilby': 'upper-shaft' },
    elevator: 'upper',
  });
  expect(match.world.elevator).toBe('upper');
  expect(match.events('elevator-moved')).toEqual([]);
});

proves('MZ-13.9', 'a call brings along whoever is in the cabin', () => {
  const match = inTurnOf('rogue', {
    board: mansion,
    heroes: { rogue: 'entrance' },
    horde: { 'basement-shaft': { walker: 1 } },
    elevator: 'basement',
  });
  match.play('call');
  expect(enemiesAt(match, 'ground-shaft')).toBe('1 walker');
});

proves(
  ['MZ-13.10', 'MZ-13.11'],
  'the first hero on a floor wakes the rooms that they come to, the second nobody',
  () => {
    const match = inTurnOf('rogue', {
      board: mansion,
      heroes: { rogue: 'entrance', colossus: 'entrance' },
      entered: ['hall', 'ground-shaft'],
      spawnDeck: [cardWith('normal', 'walker', 'blue', 2)],
      citizenCards: { 'landing-east': 'trish-tilby' },
    });
    match.play('move:landing-west');
    expect(match.events('building-opened')).toMatchObject([{ cite: 'MZ-13.10' }]);
    expect(enemiesAt(match, 'landing-west')).toBe('2 walkers');
    expect(citizenAt(match, 'trish-tilby')).toBe('landing-east');
    match.play('end', 'hero:colossus', 'move:landing-west');
    expect(match.events('building-opened')).toHaveLength(1);
  },
);

proves('MZ-13.10', 'the elevator wakes a floor as the stairs do', () => {
  const match = inTurnOf('rogue', {
    board: mansion,
    heroes: { rogue: 'ground-shaft', colossus: 'ground-shaft' },
    entered: ['hall', 'ground-shaft'],
    spawnDeck: [cardWith('normal', 'walker', 'blue', 2)],
    elevator: 'ground',
  });
  match.play('ride:basement');
  expect(match.events('building-opened')).toMatchObject([{ cite: 'MZ-13.10', params: { cards: 1 } }]);
  expect(enemiesAt(match, 'vault')).toBe('2 walkers');
});

proves('MZ-30.5', 'an elevator that is out of order cannot be called', () => {
  const match = inTurnOf('rogue', { board: mansion, heroes: { rogue: 'entrance' } });
  expect(match.refuses('call')).toMatchObject({ key: 'out-of-order', cite: 'MZ-30.5', refs: ['ground-shaft'] });
  expect(match.option('call').refs).toEqual(['ground-shaft']);
  expect(match.refuses('move:ground-shaft')).toMatchObject({
    key: 'elevator-away',
    cite: 'MZ-13.3',
    refs: ['ground-shaft'],
  });
});
