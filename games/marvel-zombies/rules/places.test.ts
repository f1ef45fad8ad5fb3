import { zonePlace } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { fountainSquare, house, mansion, street } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import type { MzComponent } from '../shape.ts';
import { onMission } from '../testing/missions.ts';
import { enemiesAt, type Standing, stand, standIn } from '../testing/standing.ts';
import type { Board } from '../world.ts';
import { rangeBetween, zonesBeside } from './places.ts';

const proves = provesFor(rulebook);

/** How far one zone sees another on a board where these openings are open; -1 out of sight. */
function range(board: Board, from: string, to: string, said: Standing = {}): number {
  const { world } = stand({ board, ...said });
  return rangeBetween(world, board, zonePlace(board.plan, from), zonePlace(board.plan, to));
}

/** The names of the zones one step away. */
function beside(board: Board, zone: string, said: Standing = {}): readonly string[] {
  const { world } = stand({ board, ...said });
  return zonesBeside(world, board, zonePlace(board.plan, zone)).map((place) => board.plan.zones[place]?.id ?? '');
}

/** Why Magneto, who acts from this zone, does not strike that one, where a walker stands. */
function blind(board: Board, from: string, to: string, open: readonly string[] = []) {
  const match = stand({ board, phase: 'hero-turn', heroes: { magneto: from }, horde: { [to]: { walker: 1 } }, open });
  const key = match
    .answer('hero:magneto')
    .match.open[0]?.options.find((option) => option.key.endsWith(`:${to}`) && option.key.startsWith('attack:'))?.key;
  return match.refuses(key ?? '');
}

// ── Line of sight ─────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-9.1', 'outdoors one sees any number of zones in line, up to a wall', () => {
  expect(range(street, 'street-1', 'street-7')).toBe(6);
  expect(range(house, 'path-1', 'path-4')).toBe(3);
  expect(blind(house, 'path-2', 'kitchen')).toMatchObject({ key: 'not-in-sight', cite: 'MZ-9.1' });
});

proves('MZ-9.2', 'never along a diagonal', () => {
  expect(range(street, 'street-3', 'alley')).toBe(-1);
  expect(blind(street, 'street-3', 'alley')).toMatchObject({ key: 'not-in-sight', cite: 'MZ-9.2' });
});

proves('MZ-9.3', 'indoors one sees the zones that share an open opening with one’s own', () => {
  expect(range(house, 'study', 'hall-west', { open: ['study/hall-west'] })).toBe(1);
});

proves('MZ-9.4', 'into a neighbouring room one sees its first zone only', () => {
  expect(range(house, 'study', 'hall-middle', { open: ['study/hall-west'] })).toBe(-1);
  expect(blind(house, 'study', 'hall-middle', ['study/hall-west'])).toMatchObject({ cite: 'MZ-9.4' });
});

proves.example('MZ-example-10-corridor-doors', 'Rogue sees into each room but the one whose door is closed', () => {
  const match = standIn('MZ-example-10-corridor-doors', { dice: [1, 1, 4] }).play('hero:rogue', 'use:absorption');
  expect(match.options()).toContain('skill:twin-pistols');
  match.answer('skill:twin-pistols');
  expect(match.refuses('attack:twin-pistols:library')).toMatchObject({
    key: 'not-in-sight',
    cite: 'MZ-9.8',
    refs: ['library'],
  });
  match.play('attack:twin-pistols:west-room', 'roll');
  expect(enemiesAt(match, 'west-room')).toBe('');
  expect(enemiesAt(match, 'library')).toBe('1 walker');
});

proves.example(
  'MZ-example-10-corridor-beyond',
  'Mystique sees along the corridor, but not into the room beyond',
  () => {
    const match = standIn('MZ-example-10-corridor-beyond', { dice: [1, 1, 4] }).answer('hero:mystique');
    expect(match.refuses('attack:twin-pistols:east-room')).toMatchObject({
      key: 'not-in-sight',
      cite: 'MZ-9.6',
      refs: ['east-room'],
    });
    match.play('attack:twin-pistols:corridor-east', 'roll');
    expect(enemiesAt(match, 'corridor-east')).toBe('');
  },
);

proves('MZ-9.5', 'inside a large room one sees from end to end', () => {
  expect(range(house, 'hall-west', 'hall-east')).toBe(2);
});

proves('MZ-9.7', 'between indoors and outdoors: many zones outside, one inside', () => {
  const open = ['path-3/hall-middle', 'hall-middle/pantry'];
  expect(range(house, 'path-3', 'hall-middle', { open })).toBe(1);
  expect(range(house, 'path-3', 'pantry', { open })).toBe(-1);
});

proves('MZ-9.7', 'from the gate one sees the entrance, straight on over the court, but not the hall behind it', () => {
  const { world, board } = onMission('mh8');
  const seen = (from: string, to: string): number =>
    rangeBetween(world, board, zonePlace(board.plan, from), zonePlace(board.plan, to));
  expect(['14R.front-steps', '17R.court-2', '17R.gate-2'].map((from) => seen(from, '14R.entrance'))).toEqual([1, 2, 4]);
  expect(seen('14R.entrance', '17R.gate-2')).toBe(4);
  expect(seen('14R.front-steps', '14R.hall-back')).toBe(-1);
  expect(seen('17R.gate-2', '14R.hall-back')).toBe(-1);
  expect(seen('17R.gate-1', '14R.entrance')).toBe(-1);
});

proves(
  'MZ-9.7',
  'through a window one sees the zone behind it, not the next one of the same room, and so from inside',
  () => {
    const { world, board } = onMission('mh1', {
      change: (changed) => {
        changed.opened = changed.opened.map(() => true);
      },
    });
    const seen = (from: string, to: string): number =>
      rangeBetween(world, board, zonePlace(board.plan, from), zonePlace(board.plan, to));
    const outside = ['13R.terrace-1', '16R.path-1'];
    expect(outside.map((from) => seen(from, '13R.library-south'))).toEqual([1, 2]);
    expect(outside.map((from) => seen(from, '13R.library-north'))).toEqual([-1, -1]);
    expect(outside.map((to) => seen('13R.library-south', to))).toEqual([1, 2]);
    expect(outside.map((to) => seen('13R.library-north', to))).toEqual([-1, -1]);
  },
);

proves('MZ-9.8', 'a closed door or window stops sight; open, it does not', () => {
  expect(blind(house, 'path-1', 'study')).toMatchObject({ key: 'not-in-sight', cite: 'MZ-9.8' });
  expect(range(house, 'path-1', 'study', { open: ['path-1/study'] })).toBe(1);
});

proves('MZ-9.9', 'figures between two zones do not hide them from each other', () => {
  const crowds: readonly Standing[] = [
    { horde: { 'street-2': { walker: 5, brute: 1, runner: 1 } } },
    { zombieHeroes: { sabretooth: 'street-2' } },
    { citizens: { 'trish-tilby': 'street-2' } },
    { heroes: { rogue: 'street-2', storm: 'street-2' } },
  ];
  for (const said of crowds) expect(range(street, 'street-1', 'street-3', { phase: 'hero-turn', ...said })).toBe(2);
});

proves('MZ-9.9', 'a hero strikes past a crowd of friends, citizens and enemies of all kinds', () => {
  const far: MzComponent = {
    id: 'far',
    provenance: 'reconstructed',
    cites: [],
    queries: { attackRange: ([least]) => [least, 6] },
  };
  const match = stand({
    phase: 'hero-turn',
    heroes: { storm: 'street-1', rogue: 'street-2', colossus: 'street-3' },
    citizens: { 'trish-tilby': 'street-2', callisto: 'street-3' },
    horde: { 'street-2': { walker: 2, brute: 2, runner: 2 }, 'street-5': { walker: 1 } },
    zombieHeroes: { sabretooth: 'street-3' },
    listening: [far],
    dice: [6, 6],
  }).play('hero:storm', 'attack:lightning:street-5', 'roll');
  expect(enemiesAt(match, 'street-5')).toBe('');
  expect(enemiesAt(match, 'street-2')).toBe('2 brutes, 2 walkers, 2 runners');
});

proves('MZ-11.6', 'one sees across the fountain', () => {
  expect(range(fountainSquare, 'north', 'south')).toBe(2);
});

proves('MZ-12.10', 'never from one floor to another', () => {
  expect(blind(mansion, 'entrance', 'landing-west')).toMatchObject({ key: 'not-in-sight', cite: 'MZ-12.10' });
});

proves('MZ-12.11', 'the stairs hide from each other the entrance and what is behind them', () => {
  expect(range(mansion, 'entrance', 'behind')).toBe(-1);
  expect(beside(mansion, 'entrance')).toContain('behind');
});

// ── Adjacency ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-11.1', 'zones are adjacent by a side that nothing blocks, never by a corner', () => {
  expect(beside(street, 'street-4')).toEqual(['street-3', 'street-5', 'alley']);
  const match = stand({ phase: 'hero-turn', heroes: { magneto: 'street-3' } }).answer('hero:magneto');
  expect(match.refuses('move:alley')).toMatchObject({ key: 'not-adjacent', cite: 'MZ-11.1', refs: ['alley'] });
});

proves('MZ-11.2', 'between rooms, and between indoors and outdoors, it takes an open door or window', () => {
  expect(beside(house, 'hall-middle')).toEqual(['hall-west', 'hall-east']);
  expect(beside(house, 'hall-east', { open: ['path-4/hall-east'] })).toEqual(['path-4', 'hall-middle']);
  const match = stand({ board: house, phase: 'hero-turn', heroes: { magneto: 'path-1' } }).answer('hero:magneto');
  expect(match.refuses('move:study')).toMatchObject({ key: 'closed', cite: 'MZ-11.2', refs: ['path-1/study'] });
});

proves('MZ-11.5', 'nobody goes onto the fountain', () => {
  expect(beside(fountainSquare, 'north')).toEqual(['north-west', 'north-east']);
  const match = stand({ board: fountainSquare, phase: 'hero-turn', heroes: { magneto: 'north' } }).answer(
    'hero:magneto',
  );
  expect(match.refuses('move:fountain')).toMatchObject({ key: 'obstacle', cite: 'MZ-11.5' });
});

proves('MZ-11.7', 'floors share no side: only stairs and the elevator join them', () => {
  expect(beside(mansion, 'vault')).toEqual([]);
  expect(beside(mansion, 'landing-east', { elevator: 'upper' })).toEqual(['entrance', 'landing-west', 'upper-shaft']);
});

proves.example('MZ-example-12-stairs', 'from the entrance to either landing, and back, for 1 action', () => {
  expect(beside(mansion, 'landing-west')).toEqual(['entrance', 'landing-east']);
  const match = standIn('MZ-example-12-stairs');
  match.play('hero:magneto', 'move:landing-west', 'move:entrance', 'move:landing-east');
  expect(match.events('moved').map(({ cite, params }) => [cite, params.to, params.cost])).toEqual([
    ['MZ-12.6', 'landing-west', 1],
    ['MZ-12.6', 'entrance', 1],
    ['MZ-12.6', 'landing-east', 1],
  ]);
});
