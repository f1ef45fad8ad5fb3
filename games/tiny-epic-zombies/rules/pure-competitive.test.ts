import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { cardsBeside, citesOf, human, type Standing, stand, story, zombieRooms } from '../testing/mall.ts';
import { setUpAs } from '../testing/set-ups.ts';
import { allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);
const mode = 'competitive';

const threeHumans: Standing = { mode, humans: ['doctor', 'fry-cook', 'popstar'] };

/** The game’s Zombies bring the barricade from 1 to 0. */
function fall(said: Standing = {}) {
  return zombieTurn({ ...threeHumans, zombies: allRoomsOf('departmart'), barricade: 1, ...said });
}

/** The game’s Zombies devour Human 2. */
function death(said: Standing = {}) {
  return zombieTurn({ ...threeHumans, at: { 'human-2': 'departmart.1' }, wounds: { 'human-2': 8 }, ...said });
}

proves('TEZ-18.1', 'competitive faces; a survivor each, or 2 each with 2 Humans', () => {
  for (const [seats, survivors] of [
    [2, [2, 2]],
    [3, [1, 1, 1]],
    [4, [1, 1, 1, 1]],
  ] as const) {
    const { world, board } = setUpAs(mode, seats);
    expect(board).toMatchObject({ side: 'competitive', competitive: true, zombieSeat: null });
    expect(world.humans.map((each) => each.survivors)).toEqual(survivors);
    expect(world).toMatchObject({ survivors: 0, taken: 0 });
  }
});

/** Everything that the active Human is offered and refused, and why. */
function offered(match: Situation<Tez>) {
  return match.match.open[0]?.options.map(({ key, refusal }) => [key, refusal?.key ?? 'allowed', refusal?.cite]);
}

proves('TEZ-18.2', 'a Human turn is the same as against a Zombie player', () => {
  const script = ['move:departmart.2', 'melee', 'take:axe-1', 'move:courtyard.east', 'move:courtyard.centre'];
  const turnIn = (which: 'competitive' | 'competitive-versus') => {
    const match = stand({
      ...threeHumans,
      mode: which,
      at: { 'human-1': 'departmart.1', 'human-2': 'departmart.3' },
      zombies: ['departmart.2', 'richs-galleria.3'],
      ammo: { 'human-1': 6 },
      holds: { 'human-1': ['grenade-1', 'uzi-1'] },
      lying: { departmart: ['axe-1', 'frequency-6'] },
      dice: [5],
    });
    return [offered(match), ...script.map((key) => offered(match.play(key))), [story(match)]];
  };
  expect(turnIn('competitive')).toEqual(turnIn('competitive-versus'));
});

proves('TEZ-18.2', 'a devoured Human gives a survivor of their own, which goes to the Zombie side', () => {
  const match = death({ holds: { 'human-2': ['axe-1'] }, box: ['janitor'] });
  expect(match.world.humans.map(({ survivors }) => survivors)).toEqual([1, 0, 1]);
  expect(match.world.taken).toBe(1);
  expect(cardsBeside(match, 'departmart')).toEqual(['axe-1']);
  expect(human(match, 'human-2')).toMatchObject({ character: 'janitor', room: 'courtyard.centre', wounds: 0 });
  expect(match.world.zombieCards.map(({ character }) => character)).toEqual(['mall-cop', 'fry-cook']);
  expect(citesOf(match, 'survivor-given')).toEqual(['TEZ-17.5']);
});

proves('TEZ-18.3', 'the Zombies act as in pure cooperative: 2, or 4 on noise, and no horde action', () => {
  const quiet = zombieTurn(threeHumans);
  expect(zombieRooms(quiet)).toEqual(['echo-ridge-food-court.1', 'departmart.1']);
  const noise = zombieTurn({ ...threeHumans, at: { 'human-1': 'departmart.3' } });
  expect(zombieRooms(noise)).toHaveLength(4);
  expect(noise.events('noise')).toHaveLength(1);
  expect(noise.events('horde-action')).toEqual([]);
  expect(noise.world.zombieCards).toEqual([{ character: 'mall-cop', marker: 0 }]);
  expect(noise.events('card-drawn')).toHaveLength(1);
  expect(human(noise, 'human-1').search.cards).toHaveLength(1);
});

proves(
  'TEZ-18.4',
  'a fallen barricade: the least wounded with a survivor, then the most ammo, then the next to play',
  () => {
    const given = (said: Standing) => {
      const match = fall(said);
      expect(citesOf(match, 'survivor-given')).toEqual(['TEZ-18.4']);
      expect(match.world.barricade).toBe(2);
      return match.world.humans.map(({ survivors }) => survivors);
    };
    const holders = { 'human-1': 0, 'human-2': 1, 'human-3': 1 };
    expect(given({ survivors: holders, wounds: { 'human-2': 2, 'human-3': 3 } })).toEqual([0, 0, 1]);
    const tied = { 'human-1': 1, 'human-2': 1, 'human-3': 2 };
    expect(given({ wounds: tied, ammo: { 'human-1': 7 } })).toEqual([1, 0, 1]);
    expect(given({ wounds: tied, active: 'human-1' })).toEqual([1, 0, 1]);
    expect(given({ wounds: tied, active: 'human-2' })).toEqual([0, 1, 1]);
  },
);

proves('TEZ-18.5', 'the same endings as against a Zombie player; the game may beat everyone', () => {
  const outcomesOf = (id: string) => tinyEpicZombies.modes.find((each) => each.id === id)?.outcomes;
  expect(outcomesOf('competitive')).toEqual(outcomesOf('competitive-versus'));

  const herd: Standing = {
    ...threeHumans,
    at: { 'human-1': 'courtyard.north' },
    zombies: ['departmart.3'],
    done: ['call-the-cdc', 'escape-the-mall'],
    progress: { 'thin-the-herd': [2, 2, 2] },
  };
  const won = stand(herd).play('move:courtyard.east', 'shoot:departmart.3');
  expect(won.outcome).toMatchObject({ id: 'leader-of-the-survivors', winners: [0] });

  const none = death({ survivors: { 'human-1': 1, 'human-2': 0, 'human-3': 1 } });
  expect(none.outcome).toMatchObject({ id: 'devoured-without-own-survivor', winners: [] });
  const all = fall({ survivors: { 'human-1': 0, 'human-2': 0, 'human-3': 1 } });
  expect(all.outcome).toMatchObject({ id: 'all-survivors-taken', winners: [] });
  const late = stand({
    ...herd,
    lastTurns: 1,
    deck: [],
    searchCards: { 'human-1': null, 'human-2': null, 'human-3': null },
  }).play('move:courtyard.east', 'move:courtyard.south', 'move:courtyard.centre', 'end');
  expect(late.outcome).toMatchObject({ id: 'out-of-time', winners: [] });
});
