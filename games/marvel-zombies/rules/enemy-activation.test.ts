import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardOf } from '../positions/piles.ts';
import { house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, spawnsNext, stand, standIn, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

// ── Two actions ───────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-20.8', 'all first actions come before the second ones of runners and zombie heroes', () => {
  const match = stand({
    heroes: { magneto: 'street-7' },
    horde: { 'street-1': { runner: 1 }, 'street-2': { walker: 1 } },
    zombieHeroes: { psylocke: 'street-3' },
  });
  const steps = match.events().filter(({ type }) => type === 'enemies-move' || type === 'second-actions');
  expect(steps.map(({ type, params }) => ('to' in params ? params.to : type))).toEqual([
    'street-2',
    'street-3',
    'street-4',
    'second-actions',
    'street-3',
    'street-5',
  ]);
  expect(enemiesAt(match, 'street-3')).toBe('1 walker, 1 runner');
});

proves('MZ-20.9', 'the second action is decided afresh: who came to a hero attacks, who did not moves on', () => {
  const match = stand({
    heroes: { magneto: 'street-4' },
    horde: { 'street-3': { runner: 1 }, 'street-1': { runner: 1 } },
  });
  expect(hero(match, 'magneto').health).toBe(2);
  expect(enemiesAt(match, 'street-4')).toBe('1 runner');
  expect(enemiesAt(match, 'street-3')).toBe('1 runner');
});

proves('MZ-20.11', 'a runner with a hero in its zone from the start attacks twice', () => {
  const match = stand({ heroes: { magneto: 'street-1' }, horde: { 'street-1': { runner: 1 } } });
  expect(hero(match, 'magneto').health).toBe(1);
});

proves('MZ-20.12', 'a runner that devoured the only citizen moves on with its second action', () => {
  const match = stand({
    heroes: { magneto: 'street-4' },
    horde: { 'street-1': { runner: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(citizenAt(match, 'trish-tilby')).toBe(null);
  expect(enemiesAt(match, 'street-2')).toBe('1 runner');
});

proves('MZ-11.4', 'heroes do not slow enemies: one whose target is gone leaves the zone with one action', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-1', health: 1 }, storm: 'street-3' },
    horde: { 'street-1': { runner: 1 } },
  });
  expect(match.events('enemies-move')).toMatchObject([{ params: { from: 'street-1', to: 'street-2', runners: 1 } }]);
});

proves('MZ-20.7', 'who comes out of a building in the middle of the step does not act in it', () => {
  const match = stand({
    board: house,
    heroes: { magneto: 'pantry' },
    horde: { 'path-4': { walker: 1 } },
    open: ['hall-middle/pantry'],
    entered: ['pantry', 'study'],
    spawnDeck: [cardOf('normal', 'runner'), cardOf('normal', 'brute')],
    change: (world) => {
      world.heroes.forEach((each) => {
        each.xp = 7;
      });
    },
  }).answer('zone:hall-east');
  expect(enemiesAt(match, 'hall-east')).toContain('runner');
  expect(match.events('enemies-move')).toEqual([]);
  expect(match.events('second-actions')).toEqual([]);
});

// ── Floors ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-12.1', 'on a floor without a hero nobody moves, not even by the stairs', () => {
  const match = stand({ board: mansion, heroes: { magneto: 'entrance' }, horde: { 'landing-west': { walker: 2 } } });
  expect(enemiesAt(match, 'landing-west')).toBe('2 walkers');
});

proves('MZ-12.4', 'an extra activation leaves the enemies of a sleeping floor where they are', () => {
  const match = stand({
    board: mansion,
    phase: 'spawn-point',
    heroes: { magneto: 'entrance' },
    horde: { 'landing-west': { walker: 3 }, yard: { walker: 1 } },
    open: ['entrance/yard'],
    points: { initial: 'yard' },
    spawnDeck: [cardOf('extra-activation', 'walker')],
  });
  expect(enemiesAt(match, 'landing-west')).toBe('3 walkers');
  expect(enemiesAt(match, 'entrance')).toBe('1 walker');
});

proves.example('MZ-example-12-sleeping-floor', 'all heroes in the basement: the upper floor does nothing', () => {
  const match = standIn('MZ-example-12-sleeping-floor', { change: spawnsNext(cardOf('normal', 'brute')) });
  expect(enemiesAt(match, 'landing-west')).toBe('1 brute');
  expect(enemiesAt(match, 'landing-east')).toBe('sabretooth');
  expect(enemiesAt(match, 'vault')).toBe('1 walker');
  expect(match.events('point-sleeps')).toMatchObject([{ cite: 'MZ-12.2', params: { point: 'initial' } }]);
  expect(match.events('spawn-card')).toMatchObject([{ params: { zone: 'cell' } }]);
});

proves('MZ-18.1', 'enemies act, then the citizens, then cards are drawn', () => {
  const match = stand({
    heroes: { magneto: 'street-4' },
    horde: { 'street-1': { walker: 1, runner: 1 } },
    citizens: { 'trish-tilby': 'street-6' },
    points: { initial: 'street-1' },
  });
  const steps = ['enemies-phase', 'second-actions', 'citizens-step', 'spawn-step', 'spawn-card', 'round-ended'];
  expect(story(match).filter((type) => steps.includes(type))).toEqual(steps);
});

for (const [cite, kind, zone, dice] of [
  ['MZ-15.1', 'walker', 'street-3', [6, 1, 1]],
  ['MZ-15.2', 'brute', 'street-3', [6, 6, 1]],
  ['MZ-15.3', 'runner', 'street-2', [6, 1, 1]],
] as const) {
  proves(cite, `a ${kind}: how far it goes in a phase, what kills it and what that is worth`, () => {
    const enemy = { 'street-4': { [kind]: 1 } };
    const phase = stand({ heroes: { magneto: 'street-1' }, horde: enemy });
    expect(enemiesAt(phase, zone)).toBe(`1 ${kind}`);
    const attack = (rolled: readonly number[]) =>
      stand({ phase: 'hero-turn', heroes: { magneto: 'street-4' }, horde: enemy, dice: rolled }).play(
        'hero:magneto',
        'attack:shrapnel:street-4',
        'roll',
      );
    expect(hero(attack(dice), 'magneto').xp).toBe(1);
    const oneLess = dice.toSpliced(0, 1, 1);
    expect(hero(attack(oneLess), 'magneto').xp).toBe(0);
  });
}

proves('MZ-48.1', 'neither a point that is not active nor one on a sleeping floor gets the card of the summary', () => {
  const match = stand({
    board: mansion,
    phase: 'spawn-point',
    heroes: { magneto: 'entrance' },
    points: { initial: 'bedroom', green: 'yard' },
    change(world) {
      for (const point of world.points) if (point.id === 'green') point.active = false;
    },
  });
  expect(match.events('spawn-card')).toEqual([]);
});
