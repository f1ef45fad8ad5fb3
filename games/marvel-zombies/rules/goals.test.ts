import { zonePlace } from '@necropole/boards';
import { pourOut, provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { hordeKinds } from '../content/ids.ts';
import { street } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import type { MzComponent } from '../shape.ts';
import { answerFor, giveCitizen, onMission, takeFaces } from '../testing/missions.ts';
import { stand, story } from '../testing/standing.ts';
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

proves('MZ-7.1', 'in the enemies’ phase too: the last enemy of MH7 falls when it comes, and nothing follows', () => {
  const match = onMission('mh7', {
    phase: 'enemies-first-actions',
    all: '12V.corridor-east',
    change(world, board) {
      const [hero] = world.heroes;
      if (hero === undefined) return;
      takeFaces(world, 'red-1');
      giveCitizen(world, hero, 'ka-zar');
      world.zombieHeroes = world.zombieHeroes.map(() => GONE);
      pourOut(world.zombieHeroDeck, world.zombieHeroBox);
      for (const kind of hordeKinds) world.horde[kind] = world.horde[kind].map(() => GONE);
      world.horde.walker[0] = zonePlace(board.plan, '12V.corridor-middle');
    },
  });
  expect(match.outcome).toBeNull();
  answerFor(match, 'accept');
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', cite: 'MZ-7.1', winners: [0, 1, 2, 3] });
  expect(story(match)).not.toContain('spawn-step');
});

proves('MZ-7.1', 'and where the last citizen of MH3 is devoured in it, with everybody else rescued', () => {
  const match = stand({
    board: { ...street, mission: 'mh3' },
    heroes: { colossus: 'street-1' },
    citizens: { 'trish-tilby': 'street-7' },
    horde: { 'street-7': { walker: 1 } },
    points: { initial: 'street-5' },
    change(world) {
      world.marks = ['killed:psylocke', 'killed:dark-phoenix'];
    },
  });
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', cite: 'MZ-7.1' });
  expect(story(match)).not.toContain('spawn-step');
});

proves('MZ-7.1', 'and in the end phase: no new round begins', () => {
  const reached: MzComponent = {
    id: 'reached',
    provenance: 'reconstructed',
    cites: [],
    flows: {
      *roundEnded({ world }) {
        world.marks.push('killed:psylocke', 'killed:dark-phoenix');
      },
    },
  };
  const match = stand({
    board: { ...street, mission: 'mh3' },
    heroes: { colossus: 'street-1' },
    phase: 'end-of-round',
    listening: [reached],
  });
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', cite: 'MZ-7.1' });
  expect(story(match)).not.toContain('round-begins');
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
