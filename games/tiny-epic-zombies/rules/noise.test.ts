import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, human, story, untilAsked, untilTurn, zombieRooms } from '../testing/mall.ts';
import { zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);

/** Human 1 has revealed a blue card in this room of a blue store. */
const noisy = { at: { 'human-1': 'departmart.3' } } as const;

proves('TEZ-12.1', 'a Zombie turn: first the noise, then the Zombies, then the cards', () => {
  const match = zombieTurn(noisy).play('horde:mall-cop', 'store:departmart', 'store:departmart', 'deal:slot-1');
  const steps = [
    'zombie-turn',
    'noise',
    'horde-action',
    'horde-marker-moved',
    'zombies-come',
    'zombie-added',
    'zombie-added',
    'card-dealt',
    'zombie-turn-over',
    'turn-begins',
  ];
  expect(story(match).filter((type) => steps.includes(type))).toEqual(steps);
  expect(citesOf(match, 'zombie-turn-over')).toEqual(['TEZ-12.1']);
});

proves('TEZ-12.2', 'a card with the symbol of the store makes noise; another does not', () => {
  const same = zombieTurn(noisy);
  expect(same.events('noise')).toMatchObject([{ cite: 'TEZ-12.2', params: { who: 'doctor', store: 'departmart' } }]);
  const different = zombieTurn({ ...noisy, revealed: 'frequency-2' });
  expect(different.events('noise')).toEqual([]);
  expect(citesOf(different, 'no-noise')).toEqual(['TEZ-12.2']);
  expect(different.question.key).toBe('add-zombie');
  const bystander = zombieTurn({ at: { 'human-1': 'amps-electronics.1', 'human-2': 'departmart.1' } });
  expect(bystander.events('noise')).toEqual([]);
});

proves('TEZ-12.3', 'noise is made in room 1, in room 2 and in room 3', () => {
  for (const room of ['departmart.1', 'departmart.2', 'departmart.3', 'echo-ridge-food-court.3'] as const) {
    expect(zombieTurn({ at: { 'human-1': room } }).events('noise'), room).toHaveLength(1);
  }
});

proves('TEZ-12.4', 'in the courtyard nobody makes noise, but the Zombies of the card come', () => {
  const match = zombieTurn({ at: { 'human-1': 'courtyard.east' } });
  expect(citesOf(match, 'no-noise-courtyard')).toEqual(['TEZ-12.4']);
  expect(match.events('noise')).toEqual([]);
  expect(match.events('horde-action')).toEqual([]);
  match.play('store:departmart', 'store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.1', 'departmart.2']);
});

const twoCards = {
  ...noisy,
  zombieCards: [
    { character: 'mall-cop', marker: 1 },
    { character: 'scientist', marker: 2 },
  ],
} as const;

proves('TEZ-12.5', 'on noise the Zombie player picks one of their cards, and its marker says what happens', () => {
  const match = zombieTurn({ ...noisy, zombieCards: ['mall-cop', 'teenager'] });
  expect(match.waiting).toEqual([2]);
  expect(match.question).toMatchObject({ key: 'horde-card', cite: 'TEZ-12.5' });
  expect(match.options()).toEqual(['horde:mall-cop', 'horde:teenager']);
  match.play('horde:mall-cop');
  expect(match.events('horde-action')).toMatchObject([
    { cite: 'TEZ-12.5', params: { character: 'mall-cop', space: 1, action: 'panic' } },
  ]);
  expect(human(match, 'human-1').ammo).toBe(8);
  expect(zombieRooms(match)).toEqual([]);

  const other = zombieTurn({ ...noisy, zombieCards: ['mall-cop', 'teenager'] }).play('horde:teenager');
  expect(zombieRooms(other)).toEqual(['departmart.1']);
  expect(human(other, 'human-1').ammo).toBe(9);
});

proves('TEZ-12.6', 'the other Zombie card is not activated in the same turn', () => {
  const match = zombieTurn(twoCards).play('horde:mall-cop');
  expect(match.question.key).toBe('add-zombie');
  untilTurn(match);
  expect(match.events('horde-action')).toHaveLength(1);
  expect(human(match, 'human-1').ammo).toBe(8);
});

proves('TEZ-12.7', 'the marker on 2: action 2 is resolved, and then it stands on 3', () => {
  const match = zombieTurn(twoCards).play('horde:scientist');
  expect(match.events('horde-action')).toMatchObject([
    { params: { character: 'scientist', space: 2, action: 'panic' } },
  ]);
  expect(human(match, 'human-1').ammo).toBe(8);
  expect(match.world.zombieCards[1]?.marker).toBe(3);
  expect(citesOf(match, 'horde-marker-moved')).toEqual(['TEZ-12.7']);
  const told = story(match);
  expect(told.indexOf('ammo-spent')).toBeLessThan(told.indexOf('horde-marker-moved'));
});

proves('TEZ-12.8', 'the markers of the other Zombie cards do not move', () => {
  const match = zombieTurn(twoCards).play('horde:scientist');
  expect(match.world.zombieCards).toEqual([
    { character: 'mall-cop', marker: 1 },
    { character: 'scientist', marker: 3 },
  ]);
  const quiet = untilTurn(zombieTurn({ ...twoCards, at: {} }));
  expect(quiet.world.zombieCards.map(({ marker }) => marker)).toEqual([1, 2]);
});

proves('TEZ-12.9', 'the marker on 5 stays on 5, and its action serves again', () => {
  const match = zombieTurn({
    at: { 'human-1': 'amps-electronics.1', 'human-2': 'departmart.1' },
    revealed: 'frequency-1',
    searchCards: { 'human-2': 'frequency-3' },
    zombies: ['amps-electronics.3', 'departmart.3'],
    zombieCards: [{ character: 'mall-cop', marker: 5 }],
  }).play('horde:mall-cop');
  const hunted = { character: 'mall-cop', space: 5, action: 'manhunt' };
  expect(match.events('horde-action').map(({ params }) => params)).toEqual([hunted]);
  expect([human(match, 'human-1').ammo, human(match, 'human-2').ammo]).toEqual([7, 8]);
  expect(match.world.zombieCards[0]?.marker).toBe(5);
  expect(citesOf(match, 'horde-marker-stays')).toEqual(['TEZ-12.9']);

  match.play('store:hoards-collectibles', 'store:hoards-collectibles', 'deal:slot-1');
  match.play('move:departmart.2', 'move:departmart.1', 'move:departmart.2', 'end', 'horde:mall-cop');
  expect(match.events('horde-action').map(({ params }) => params)).toEqual([hunted, hunted]);
  expect([human(match, 'human-1').ammo, human(match, 'human-2').ammo]).toEqual([6, 6]);
  expect(match.world.zombieCards[0]?.marker).toBe(5);
});

proves('TEZ-12.10', 'after a horde action 2 Zombies come as usual', () => {
  const match = untilAsked(zombieTurn(noisy), 'add-zombie');
  expect(match.events('horde-action')).toHaveLength(1);
  expect(zombieRooms(match)).toEqual([]);
  match.play('store:departmart', 'store:echo-ridge-food-court');
  expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.1', 'departmart.1']);
  expect(match.question.key).toBe('deal-card');
});
