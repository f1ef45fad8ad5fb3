import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf } from '../positions/piles.ts';
import { mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { onMission, stackSpawn } from '../testing/missions.ts';
import { stand, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

proves('MZ-7.7', 'the enemies’ phase begins when the last hero has been activated', () => {
  const match = stand({
    phase: 'hero-turn',
    heroes: { magneto: 'street-1', storm: 'street-1' },
    horde: { 'street-4': { walker: 1 } },
  }).play('hero:magneto', 'end');
  expect(match.events('enemies-phase')).toEqual([]);
  match.play('hero:storm', 'end');
  expect(match.events('enemies-phase')).toMatchObject([{ cite: 'MZ-7.7' }]);
});

proves('MZ-7.8', 'after the spawn step the round ends, and a new one begins', () => {
  const match = stand({ heroes: { magneto: 'street-1' }, points: { initial: 'street-7' } });
  const steps = ['spawn-card', 'round-ended', 'round-begins'];
  expect(story(match).filter((type) => steps.includes(type))).toEqual(steps);
  expect(match.world.round).toBe(2);
});

proves('MZ-7.8', 'missions and skills have their effects in it: after the spawn step, before the next round', () => {
  const match = onMission('mh10', {
    phase: 'spawn-point',
    all: '17R.gate-2',
    change(world) {
      Object.assign(world.heroes[0] ?? {}, { xp: 43, health: 1 });
      world.points = world.points.filter(({ id }) => id !== 'red-1');
      stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 2));
    },
  });
  expect(match.questionOf(0)).toMatchObject({ key: 'choose-health', params: { who: 'wolverine' } });
  match.answer(0, 'heal:2');
  const steps = ['spawn-card', 'enemies-spawned', 'healed', 'round-ended', 'round-begins'];
  const told = match.events().filter(({ type }) => steps.includes(type));
  expect(told.map(({ type, cite }) => `${type} ${cite}`)).toEqual([
    'spawn-card MZ-20.13',
    'enemies-spawned MZ-14.5',
    'healed MZ-13.16',
    'enemies-spawned MZ-38.12',
    'round-ended MZ-7.8',
    'round-begins MZ-7.6',
  ]);
});

proves(
  ['MZ-7.2', 'MZ-7.4'],
  'an eliminated hero loses the match when the round ends, before anything else there',
  () => {
    const match = stand({
      heroes: { magneto: { at: 'street-1', health: 1 }, wolverine: { at: 'street-7', xp: 43, health: 1 } },
      horde: { 'street-1': { walker: 1 } },
      citizens: { 'trish-tilby': 'street-6' },
      points: { initial: 'street-3' },
    });
    expect(story(match)).toEqual(expect.arrayContaining(['citizen-moves', 'spawn-card']));
    expect(match.events('healed')).toEqual([]);
    expect(match.outcome).toMatchObject({ id: 'hero-eliminated', cite: 'MZ-7.2', winners: [] });
  },
);

proves('MZ-11.8', 'a floor falls asleep when its last hero has left it', () => {
  const match = stand({
    board: mansion,
    phase: 'hero-turn',
    heroes: { magneto: 'landing-west', storm: 'entrance' },
  }).play('hero:magneto', 'move:entrance', 'end', 'hero:storm', 'end');
  expect(match.events('floor-asleep').map(({ params }) => params.floor)).toEqual(['upper', 'basement']);
});

proves('MZ-12.2', 'no card is drawn for a point on a sleeping floor', () => {
  const match = stand({
    board: mansion,
    heroes: { magneto: 'entrance' },
    points: { initial: 'bedroom', 'red-1': 'yard' },
  });
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['yard']);
});
