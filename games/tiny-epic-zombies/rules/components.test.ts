import { anyGame, type MatchConfig } from '@necropole/kernel';
import { misfit } from '@necropole/kernel/app';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { characterIds, characters } from '../content/characters/index.ts';
import { kindOf } from '../content/ids.ts';
import { objectiveIds, objectives, objectiveTokenIds } from '../content/objectives/index.ts';
import { isWeapon, searchCardIds } from '../content/search/deck.ts';
import { courtyards, storeCards, storeFaces, storeRooms } from '../content/stores/index.ts';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { human, stand, story, strollAndEnd, untilTurn, zombieRooms } from '../testing/mall.ts';
import { allSetUps, allStarts, setUpAs } from '../testing/set-ups.ts';
import { type ModeId, reserveOf } from '../world.ts';
import { meleeDie } from './melee-die.ts';

const proves = provesFor(rulebook);

function refused(mode: string, seats: number): string | null {
  const config: MatchConfig = { mode, mission: null, seats, options: {}, seed: 'seats' };
  return misfit(anyGame(tinyEpicZombies), config);
}

proves('TEZ-2.1', 'there are 14 player cards, each with a Human face and a Zombie face of its own', () => {
  expect(new Set(characterIds).size).toBe(14);
  expect(characterIds.map((id) => characters[id].human.id)).toEqual(characterIds);
  expect(characterIds.map((id) => characters[id].zombie.id)).toEqual(characterIds.map((id) => `${id}-zombie`));
  // Turned over, a card shows its own Zombie face: the Zombie Doctor spoils the healing, and nobody else does.
  for (const [zombie, healed] of [['doctor', 1] as const, ['janitor', 2] as const]) {
    const match = stand({
      humans: ['athlete', 'fry-cook'],
      zombieCards: [zombie],
      at: { 'human-1': 'courtyard.north' },
      wounds: { 'human-1': 3 },
    });
    match.play('move:courtyard.centre', 'use:courtyard.centre');
    expect(human(match, 'human-1').wounds).toBe(3 - healed);
  }
});

proves('TEZ-2.2', '8 store cards and a courtyard, all with two faces', () => {
  expect(new Set(storeCards.map(({ id }) => id)).size).toBe(8);
  expect(storeCards.map(({ faces }) => faces.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(new Set(storeFaces.map(({ id }) => id)).size).toBe(16);
  expect([courtyards.cooperative.side, courtyards.competitive.side]).toEqual(['cooperative', 'competitive']);
});

proves('TEZ-2.3', '32 search cards: 24 in the Search deck and 8 in the Supply deck', () => {
  expect(new Set(searchCardIds).size).toBe(32);
  for (const { world } of allSetUps()) {
    expect([...world.deck.cards, ...world.stock.cards].sort()).toEqual([...searchCardIds].sort());
  }
});

proves('TEZ-2.4', '9 objectives, each with a cooperative and a competitive face; the mode picks one', () => {
  expect(new Set(objectiveIds).size).toBe(9);
  const cooperative = stand();
  const competitive = stand({ mode: 'competitive-versus' });
  for (const id of objectiveIds) {
    const goals = [cooperative, competitive].map(({ world, board }) => objectives[id].goal(world, board));
    expect(Math.min(...goals)).toBeGreaterThan(0);
    expect(goals[0], id).not.toBe(goals[1]);
  }
});

proves('TEZ-2.5', 'there are pawns and tokens for 4 Humans, and never a fifth', () => {
  for (const { world } of allSetUps()) expect(world.humans.length).toBeLessThanOrEqual(4);
  expect(setUpAs('cooperative-versus', 5).world.humans.map(({ id }) => id)).toEqual([
    'human-1',
    'human-2',
    'human-3',
    'human-4',
  ]);
  expect(refused('cooperative-versus', 6)).not.toBeNull();
  expect(refused('competitive-versus', 6)).not.toBeNull();
  expect(refused('cooperative', 5)).not.toBeNull();
  expect(refused('competitive', 5)).not.toBeNull();
});

proves('TEZ-2.6', 'Zombies of the mall and of the reserve always add up to 18', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3'], dice: [3] });
  const count = () => ({ mall: zombieRooms(match).length, reserve: reserveOf(match.world) });
  expect(count()).toEqual({ mall: 1, reserve: 17 });
  match.play('move:departmart.2', 'move:departmart.3', 'melee');
  expect(count()).toEqual({ mall: 0, reserve: 18 });
  untilTurn(match.play('move:departmart.2', 'end'));
  expect(count()).toEqual({ mall: 2, reserve: 16 });
  for (const { world } of allSetUps()) expect(world.zombies).toHaveLength(18);
});

proves('TEZ-2.7', 'no mode places more than the 4 survivor pawns', () => {
  const placed = allSetUps().map(({ world }) =>
    world.humans.reduce((sum, { survivors }) => sum + survivors, world.survivors),
  );
  expect(Math.max(...placed)).toBe(4);
});

proves('TEZ-2.8', '12 objective markers are enough for 4 rivals, and 3 horde markers for the Zombie side', () => {
  for (const { world, board } of allStarts()) {
    const markers = world.objectives.reduce((sum, { progress }) => sum + progress.length, 0);
    expect(markers).toBe(board.competitive ? 3 * world.humans.length : 3);
    expect(markers).toBeLessThanOrEqual(12);
  }
  const match = stand({
    zombieCards: ['teenager', 'greaser', 'janitor'],
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 8 },
    zombies: ['departmart.2'],
    dice: [5],
  });
  match.play('move:departmart.2', 'melee');
  expect(story(match)).toContain('devoured');
  expect(match.world.zombieCards.map(({ marker }) => marker)).toEqual([1, 1, 1]);
});

proves('TEZ-2.9', '12 weapon pieces, one for each weapon card; one die, one barricade, one of the two vehicles', () => {
  const weapons = searchCardIds.filter(isWeapon);
  expect(weapons).toHaveLength(12);
  expect(new Set(weapons.map(kindOf)).size).toBe(12);
  expect(meleeDie).toHaveLength(6);
  const kinds = new Set(storeRooms.flatMap(({ vehicle }) => (vehicle === undefined ? [] : [vehicle])));
  expect([...kinds].sort()).toEqual(['motorcycle', 'police-car']);
  const used = new Set(allSetUps().map(({ world }) => world.vehicle.kind));
  expect([...used].sort()).toEqual(['motorcycle', 'police-car']);
});

proves('TEZ-2.10', '2 traps and 2 supplies make the 4 room tokens; the objectives have 29 tokens', () => {
  for (const { world } of allSetUps()) {
    expect(world.traps).toHaveLength(2);
    expect(world.supplies).toHaveLength(2);
  }
  expect(new Set(objectiveTokenIds).size).toBe(29);
});

const seatsOf: Readonly<Record<ModeId, readonly [number, number]>> = {
  'cooperative-versus': [3, 5],
  cooperative: [2, 4],
  'competitive-versus': [3, 5],
  competitive: [2, 4],
  solo: [1, 1],
};
const modes = ['cooperative-versus', 'cooperative', 'competitive-versus', 'competitive', 'solo'] as const;

proves('TEZ-3.1', 'five modes are offered', () => {
  expect(tinyEpicZombies.modes.map(({ id }) => id)).toEqual(modes);
});

proves('TEZ-3.2', 'each mode takes its numbers of players, not one fewer and not one more', () => {
  for (const mode of modes) {
    const [fewest, most] = seatsOf[mode];
    expect(refused(mode, fewest - 1)).toContain(mode);
    for (let seats = fewest; seats <= most; seats++) expect(refused(mode, seats)).toBeNull();
    expect(refused(mode, most + 1)).toContain(mode);
  }
});

proves('TEZ-3.3', 'a turn that no other chapter speaks of goes the same way in every mode', () => {
  const turns = modes.map((mode) => {
    const match = stand({
      mode,
      at: { 'human-1': 'departmart.1' },
      ammo: { 'human-1': 7 },
      zombies: ['departmart.2', 'parking-deck-z.3'],
      lying: { 'richs-galleria': ['axe-1'] },
      dice: [5],
    });
    match.play('move:departmart.2', 'melee', 'move:departmart.3', 'use:departmart.3', 'move:richs-galleria.3');
    match.play('shoot:parking-deck-z.3', 'take:axe-1');
    const zombies = zombieRooms(match);
    match.play('end');
    const { room, wounds, ammo, melee } = human(match, 'human-1');
    // Whose objective the shot moves on, and how far it is then, are the business of the competitive chapter.
    const told = match.events().filter(({ type }) => type !== 'objective-advanced');
    const revealed = told.findIndex(({ type }) => type === 'card-laid');
    return { room, wounds, ammo, melee: melee.cards, zombies, told: told.slice(0, revealed + 1) };
  });
  expect(turns[0]?.told.map(({ type }) => type)).toContain('card-laid');
  expect(turns[0]).toMatchObject({ room: 'richs-galleria.3', wounds: 1, ammo: 7, melee: ['axe-1'] });
  for (const turn of turns) expect(turn).toEqual(turns[0]);
});

proves('TEZ-3.3', 'the Zombie turn follows the Human turn in every mode', () => {
  for (const mode of modes) {
    const match = stand({ mode });
    untilTurn(strollAndEnd(match));
    expect(story(match)).toContain('zombie-turn');
    expect(match.question.params).toMatchObject({ who: 'fry-cook' });
  }
});
