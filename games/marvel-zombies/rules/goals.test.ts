import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { street } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { stand } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';
import { GONE, RESERVE } from '../world.ts';

const proves = provesFor(rulebook);

/** The last hero is about to leave; of the other this became. */
function lastAtExit(other: number, seat: number) {
  return inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-2', seat: 0 }, storm: { at: 'street-2', seat } },
    change(world) {
      world.exit = 1;
      for (const objective of world.objectives) objective.taken = true;
      const [, storm] = world.heroes;
      if (storm !== undefined) storm.zone = other;
      if (storm !== undefined && other === GONE) storm.health = 0;
    },
  });
}

proves('MZ-7.1', 'the last goal wins at once: no enemies’ phase follows', () => {
  const match = lastAtExit(RESERVE, 1).play('end', 'leave');
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', cite: 'MZ-7.1' });
  expect(match.events('enemies-phase')).toEqual([]);
});

proves('MZ-7.3', 'a goal met after a hero fell in the same round still wins, where no goal needs that hero', () => {
  const match = inTurnOf('colossus', {
    board: { ...street, mission: 'mh3' },
    heroes: { colossus: 'street-1', storm: 'street-7' },
    citizens: { 'trish-tilby': 'street-1' },
    change(world) {
      world.marks = ['killed:psylocke', 'killed:dark-phoenix'];
      const [, storm] = world.heroes;
      if (storm !== undefined) Object.assign(storm, { zone: GONE, health: 0 });
    },
  }).answer('rescue:trish-tilby');
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', winners: [0] });
});

proves('MZ-7.5', 'all seats win together, and lose together', () => {
  expect(lastAtExit(RESERVE, 1).play('end', 'leave').outcome?.winners).toEqual([0, 1]);
  const lost = stand({ heroes: { colossus: { at: 'street-1', health: 1 } }, horde: { 'street-1': { walker: 1 } } });
  expect(lost.outcome).toMatchObject({ id: 'hero-eliminated', winners: [] });
});

proves('MZ-26.3', 'with one hero eliminated the exit wins nothing', () => {
  const match = lastAtExit(GONE, 1).play('end', 'leave');
  expect(match.outcome?.id).toBe('hero-eliminated');
});

proves('MZ-7.2', 'a hero who dies loses the match at the end phase, after citizens and spawning', () => {
  const match = stand({
    heroes: { colossus: { at: 'street-1', health: 1 }, storm: 'street-7' },
    horde: { 'street-1': { walker: 1 } },
    points: { initial: 'street-4' },
  });
  expect(match.outcome).toMatchObject({ id: 'hero-eliminated', cite: 'MZ-7.2' });
  const told = match.events().map(({ type }) => type);
  expect(told.indexOf('hero-eliminated')).toBeLessThan(told.indexOf('spawn-card'));
});
