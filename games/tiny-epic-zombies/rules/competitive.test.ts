import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { objectives } from '../content/objectives/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { cardsBeside, citesOf, human, type Standing, stand, untilTurn } from '../testing/mall.ts';
import { setUpAs } from '../testing/set-ups.ts';
import { allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);
const mode = 'competitive-versus';
const ZOMBIES = 3;

const threeHumans: Standing = { mode, humans: ['doctor', 'fry-cook', 'popstar'] };

/** A Zombie may come where Human 2 is one wound away from death. */
function death(said: Standing = {}) {
  return zombieTurn({
    ...threeHumans,
    at: { 'human-2': 'departmart.1' },
    wounds: { 'human-2': 8 },
    ...said,
  }).play('store:departmart');
}

/** A Zombie brings the barricade from 1 to 0. */
function fall(said: Standing = {}) {
  return zombieTurn({ ...threeHumans, zombies: allRoomsOf('departmart'), barricade: 1, ...said }).play(
    'store:departmart',
  );
}

// ── Set-up ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-17.1', 'objectives and courtyard show their competitive face', () => {
  const match = stand(threeHumans);
  expect(match.board).toMatchObject({ side: 'competitive', competitive: true });
  const goals = ({ world, board }: typeof match) => world.objectives.map(({ id }) => objectives[id].goal(world, board));
  expect(goals(match)).toEqual([2, 1, 3]);
  expect(goals(stand())).toEqual([3, 2, 9]);
  match.play('move:courtyard.north', 'move:courtyard.centre');
  expect(match.option('use:courtyard.centre').facts).toContainEqual({
    key: 'ability',
    params: { ability: 'courtyard-regroup' },
  });
});

proves('TEZ-17.2', '3 Humans have a survivor each, and so have 4', () => {
  for (const seats of [4, 5]) {
    const { world } = setUpAs(mode, seats);
    expect(world.humans.map(({ survivors }) => survivors)).toEqual(Array(seats - 1).fill(1));
    expect(world).toMatchObject({ survivors: 0, taken: 0 });
  }
});

proves('TEZ-17.3', '2 Humans have 2 survivors each', () => {
  expect(setUpAs(mode, 3).world.humans.map(({ survivors }) => survivors)).toEqual([2, 2]);
});

proves('TEZ-17.4', 'what one Human does for an objective leaves the progress of the others unchanged', () => {
  const match = stand({ ...threeHumans, at: { 'human-1': 'courtyard.north' }, zombies: ['departmart.3'] });
  match.play('move:courtyard.east', 'shoot:departmart.3');
  expect(match.world.objectives.map(({ id, progress }) => [id, progress])).toEqual([
    ['call-the-cdc', [0, 0, 0]],
    ['escape-the-mall', [0, 0, 0]],
    ['thin-the-herd', [1, 0, 0]],
  ]);
  expect(match.events('objective-advanced')).toMatchObject([{ params: { who: 'doctor', now: 1, goal: 3 } }]);
});

// ── The Humans ────────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  'TEZ-17.5',
  'a Human with 1 survivor dies: the Zombies get it with the player card; the others keep theirs',
  () => {
    const match = death();
    expect(match.world.humans.map(({ survivors }) => survivors)).toEqual([1, 0, 1]);
    expect(match.world.taken).toBe(1);
    expect(match.events('survivor-given')).toMatchObject([{ cite: 'TEZ-17.5', params: { who: 'fry-cook', left: 0 } }]);
    expect(match.world.zombieCards).toEqual([
      { character: 'mall-cop', marker: 1 },
      { character: 'fry-cook', marker: 1 },
    ]);
    expect(match.outcome).toBeNull();
  },
);

proves('TEZ-17.6', 'the rest is as ever: cards dropped, a new character, 0 wounds and 9 ammo, in the courtyard', () => {
  const match = death({
    holds: { 'human-2': ['axe-1', 'grenade-1'] },
    box: ['janitor'],
    progress: { 'thin-the-herd': [0, 2, 0] },
  });
  expect(cardsBeside(match, 'departmart')).toEqual(['axe-1', 'grenade-1']);
  const reborn = human(match, 'human-2');
  expect(reborn).toMatchObject({ character: 'janitor', room: 'courtyard.centre', wounds: 0, ammo: 9 });
  expect([...reborn.melee.cards, ...reborn.backpack.cards]).toEqual([]);
  expect(reborn.search.cards).toHaveLength(1);
  expect(match.world.objectives.at(-1)?.progress).toEqual([0, 2, 0]);
});

// ── The barricade ─────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-17.7', 'the least wounded has no survivor: it is taken from the next least wounded who has one', () => {
  const match = fall({
    survivors: { 'human-1': 0, 'human-2': 1, 'human-3': 1 },
    wounds: { 'human-1': 0, 'human-2': 2, 'human-3': 3 },
  });
  expect(match.world.humans.map(({ survivors }) => survivors)).toEqual([0, 0, 1]);
  expect(match.world.taken).toBe(2);
  expect(match.events('survivor-given')).toMatchObject([{ cite: 'TEZ-17.7', params: { who: 'fry-cook' } }]);
});

proves('TEZ-17.8', 'wounds tied at 1, ammo 7 against 9: it is taken from the one with 9', () => {
  const match = fall({
    wounds: { 'human-1': 1, 'human-2': 1, 'human-3': 2 },
    ammo: { 'human-1': 7, 'human-2': 9, 'human-3': 9 },
  });
  expect(match.world.humans.map(({ survivors }) => survivors)).toEqual([1, 0, 1]);
  expect(citesOf(match, 'survivor-given')).toEqual(['TEZ-17.8']);
});

proves('TEZ-17.9', 'still tied, it is taken from the next to play among the tied', () => {
  const tied: Standing = { wounds: { 'human-1': 1, 'human-2': 1, 'human-3': 4 } };
  const first = fall({ ...tied, active: 'human-1' });
  expect(first.world.humans.map(({ survivors }) => survivors)).toEqual([1, 0, 1]);
  expect(citesOf(first, 'survivor-given')).toEqual(['TEZ-17.9']);
  const second = fall({ ...tied, active: 'human-2' });
  expect(second.world.humans.map(({ survivors }) => survivors)).toEqual([0, 1, 1]);
});

proves('TEZ-17.10', 'the barricade then goes back to 2', () => {
  const match = fall();
  expect(match.world.barricade).toBe(2);
  expect(match.events('barricade-restored')).toMatchObject([{ cite: 'TEZ-17.10', params: { now: 2 } }]);
});

// ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────────

const herd: Standing = {
  ...threeHumans,
  at: { 'human-1': 'courtyard.north' },
  zombies: ['departmart.3'],
  done: ['call-the-cdc', 'escape-the-mall'],
};

proves('TEZ-17.11', 'who completes all 3 objectives alone wins at once, and the others lose', () => {
  const won = stand({ ...herd, progress: { 'thin-the-herd': [2, 2, 0] } });
  won.play('move:courtyard.east', 'shoot:departmart.3');
  expect(won.outcome).toEqual({ id: 'leader-of-the-survivors', cite: 'TEZ-17.11', winners: [0] });
  expect(won.events('revealed')).toEqual([]);

  const together = stand({ ...herd, progress: { 'thin-the-herd': [1, 1, 1] } });
  together.play('move:courtyard.east', 'shoot:departmart.3');
  expect(together.outcome).toBeNull();
  expect(together.world.objectives.at(-1)).toMatchObject({ progress: [2, 1, 1], done: [false, false, false] });
});

proves('TEZ-17.12', 'a Human without a survivor dies: the Zombies win, though another still has one', () => {
  const match = death({ survivors: { 'human-1': 1, 'human-2': 0, 'human-3': 1 } });
  expect(match.outcome).toEqual({ id: 'devoured-without-own-survivor', cite: 'TEZ-17.12', winners: [ZOMBIES] });
  expect(citesOf(match, 'no-survivor-left')).toEqual(['TEZ-17.12']);
});

proves(
  'TEZ-17.13',
  'the last survivor collected is Zombie victory at once; in cooperative play the match goes on',
  () => {
    const victory = { id: 'all-survivors-taken', cite: 'TEZ-17.13', winners: [ZOMBIES] };
    const byBarricade = fall({ survivors: { 'human-1': 1, 'human-2': 0, 'human-3': 0 } });
    expect(byBarricade.outcome).toEqual(victory);
    const byDeath = death({ survivors: { 'human-1': 0, 'human-2': 1, 'human-3': 0 } });
    expect(byDeath.outcome).toEqual(victory);
    const cooperative = fall({ mode: 'cooperative-versus', survivors: 1 });
    expect(cooperative.world.survivors).toBe(0);
    expect(cooperative.outcome).toBeNull();
  },
);

proves('TEZ-17.13', 'of 2 Humans the Zombies need 2 survivors each, all 4', () => {
  const twoHumans: Standing = { humans: ['doctor', 'fry-cook'] };
  const three = fall({
    ...twoHumans,
    survivors: { 'human-1': 1, 'human-2': 1 },
  });
  expect(three.world.taken).toBe(3);
  expect(three.outcome).toBeNull();
  const four = fall({
    ...twoHumans,
    survivors: { 'human-1': 1, 'human-2': 0 },
  });
  expect(four.world.taken).toBe(4);
  expect(four.outcome).toMatchObject({ id: 'all-survivors-taken', winners: [2] });
});

proves('TEZ-17.14', 'the last turns over without a winner: the Zombies win, and nobody else', () => {
  const match = stand({
    ...herd,
    lastTurns: 1,
    hand: [],
    deck: [],
    searchCards: { 'human-1': null, 'human-2': null, 'human-3': null },
  });
  match.play('move:courtyard.east', 'move:courtyard.south', 'move:courtyard.centre', 'end');
  expect(untilTurn(match).outcome).toEqual({ id: 'out-of-time', cite: 'TEZ-17.14', winners: [ZOMBIES] });
});
