import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { citesOf, human, type Standing, stand, story, zombieRooms } from '../testing/mall.ts';
import { humanById, reserveOf } from '../world.ts';
import { meleeDie } from './melee-die.ts';

const proves = provesFor(rulebook);

const OVERKILL = 1;
const NOTHING = 3;
const ONE_WOUND = 5;
const TWO_WOUNDS = 6;

/** The first Human walks from departmart.1 into the Zombie of departmart.2. */
function walkIntoZombie(said: Standing = {}): Situation<Tez> {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.2'], ...said });
  return match.play('move:departmart.2');
}

proves('TEZ-9.1', 'a killed Zombie leaves its room for the reserve', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3', 'richs-galleria.3'] });
  expect(reserveOf(match.world)).toBe(16);
  match.play('move:departmart.2', 'shoot:departmart.3');
  expect(zombieRooms(match)).toEqual(['richs-galleria.3']);
  expect(reserveOf(match.world)).toBe(17);
  expect(match.events('zombie-killed')).toEqual([
    { type: 'zombie-killed', cite: 'TEZ-9.1', params: { who: 'doctor', room: 'departmart.3', cause: 'ranged' } },
  ]);
});

// ── Melee ─────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-9.2', 'in a Zombie’s room the melee comes before anything else', () => {
  const match = walkIntoZombie({
    zombies: ['departmart.2', 'richs-galleria.3'],
    lying: { departmart: ['crowbar-1'] },
    tokens: { radio: 'departmart.2' },
    dice: [NOTHING],
  });
  expect(match.options()).toEqual(['melee']);
  const others = ['move:departmart.1', 'shoot:richs-galleria.3', 'use:departmart.2', 'token:radio', 'supply:2'];
  for (const key of [...others, 'take:crowbar-1', 'end']) {
    expect(match.refuses(key)).toMatchObject({ key: 'must-fight', cite: 'TEZ-9.2' });
  }
  match.play('melee');
  expect(match.refuses('melee')).toMatchObject({ key: 'nothing-to-fight', cite: 'TEZ-9.2', refs: ['departmart.2'] });
});

proves('TEZ-9.2', 'the odds of the melee that a Move forces are told before the Move, with the danger', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.2', 'richs-galleria.1'],
    change: (world) => {
      humanById(world, 'human-1').wounds = 7;
    },
  });
  expect(match.option('move:departmart.2').facts).toEqual([
    { key: 'zombie-there', params: {} },
    { key: 'melee-odds', params: { overkill: 33, unharmed: 67, wounded: 33 } },
    { key: 'lethal', params: { percent: 17 } },
  ]);
  expect(match.option('move:richs-galleria.1').facts).toEqual([{ key: 'zombie-there', params: {} }]);
  match.play('move:departmart.2');
  expect(match.refuses('end')).toMatchObject({ key: 'must-fight', cite: 'TEZ-9.2' });
});

proves('TEZ-9.3', 'a melee attack rolls the die and tells its face', () => {
  const match = walkIntoZombie({ dice: [ONE_WOUND] }).play('melee');
  expect(match.events('melee-rolled')).toEqual([
    { type: 'melee-rolled', cite: 'TEZ-9.3', params: { who: 'doctor', face: 'one-wound', room: 'departmart.2' } },
  ]);
});

proves('TEZ-9.4', 'the die shows Overkill, nothing, 1 wound or 2 wounds', () => {
  expect(new Set(meleeDie)).toEqual(new Set(['overkill', 'nothing', 'one-wound', 'two-wounds']));
  const faces = [1, 2, 3, 4, 5, 6].map((roll) => {
    const match = walkIntoZombie({ dice: [roll] }).play('melee');
    return match.events('melee-rolled')[0]?.params.face;
  });
  expect(faces).toEqual(meleeDie);
});

proves('TEZ-9.12', 'one wound for 1, two for 2, none for the other faces', () => {
  const wounds = [OVERKILL, NOTHING, ONE_WOUND, TWO_WOUNDS].map((roll) => {
    const match = walkIntoZombie({ dice: [roll] }).play('melee');
    expect(citesOf(match, 'die-wounds')).toEqual(roll >= ONE_WOUND ? ['TEZ-9.12'] : []);
    return human(match, 'human-1').wounds;
  });
  expect(wounds).toEqual([0, 0, 1, 2]);
});

proves('TEZ-9.13', 'melee kills the Zombie, whatever the die says', () => {
  for (const roll of [1, 2, 3, 4, 5, 6]) {
    const match = walkIntoZombie({ dice: [roll] }).play('melee');
    expect(zombieRooms(match)).toEqual([]);
    expect(reserveOf(match.world)).toBe(18);
    expect(match.events('zombie-killed')).toEqual([
      { type: 'zombie-killed', cite: 'TEZ-9.13', params: { who: 'doctor', room: 'departmart.2', cause: 'melee' } },
    ]);
  }
});

proves('TEZ-9.14', 'a gap of 1 and a wound: the Human is devoured, and the Zombie is dead too', () => {
  const match = walkIntoZombie({ wounds: { 'human-1': 8 }, dice: [ONE_WOUND] }).play('melee');
  expect(story(match)).toContain('devoured');
  expect(zombieRooms(match)).toEqual([]);
  expect(match.events('zombie-killed')[0]?.params.who).toBe('doctor');
});

// ── Overkill ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-9.5', 'an Overkill offers one move at once, which may be declined', () => {
  const match = walkIntoZombie({ dice: [OVERKILL] }).play('melee');
  expect(match.question).toMatchObject({ key: 'overkill', cite: 'TEZ-9.5' });
  expect(match.offers('move:departmart.3') && match.offers('stay')).toBe(true);
  expect(match.refuses('move:parking-deck-z.3').key).toBe('not-adjacent');
  expect(match.refuses('move:departmart.2')).toMatchObject({
    key: 'same-room',
    cite: 'TEZ-8.13',
    refs: ['departmart.2'],
  });
  match.play('stay');
  expect(human(match, 'human-1').room).toBe('departmart.2');
  expect(match.question.key).toBe('turn');
});

proves('TEZ-9.6', 'an Overkill on move 2: after the free move there is still 1 move to make', () => {
  const match = stand({ at: { 'human-1': 'richs-galleria.3' }, zombies: ['departmart.2'], dice: [OVERKILL] });
  match.play('move:departmart.3', 'move:departmart.2', 'melee', 'move:departmart.1');
  expect(match.question.params).toMatchObject({ moves: 1 });
  expect(match.refuses('end').params).toEqual({ moves: 1 });
  expect(match.events('moved').at(-1)).toMatchObject({ cite: 'TEZ-9.6', params: { free: true } });
});

proves('TEZ-9.7', 'who takes the free move does nothing more in the room they leave', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    ammo: { 'human-1': 7 },
    zombies: ['departmart.3'],
    lying: { departmart: ['crowbar-1'] },
    tokens: { radio: 'departmart.3' },
    dice: [OVERKILL],
  });
  match.play('move:departmart.3', 'melee');
  expect(match.options().filter((key) => !key.startsWith('move:'))).toEqual(['stay']);
  match.play('move:courtyard.east');
  expect(match.options().filter((key) => !key.startsWith('move:'))).toEqual([]);
  expect(human(match, 'human-1').ammo).toBe(7);
});

proves('TEZ-9.8', 'who declines it may still use the room and pick up', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    ammo: { 'human-1': 7 },
    zombies: ['departmart.3'],
    lying: { departmart: ['crowbar-1'] },
    dice: [OVERKILL],
  });
  match.play('move:departmart.3', 'melee', 'stay', 'use:departmart.3', 'take:crowbar-1');
  expect(human(match, 'human-1')).toMatchObject({ ammo: 8, melee: { cards: ['crowbar-1'] } });
  expect(match.question.params).toMatchObject({ moves: 2 });
});

proves('TEZ-9.9', 'three Overkills in a row: three free moves, and 2 of the 3 moves left', () => {
  const match = walkIntoZombie({
    zombies: ['departmart.2', 'departmart.3', 'richs-galleria.3'],
    dice: [OVERKILL, 2, OVERKILL],
  });
  match.play('melee', 'move:departmart.3', 'melee', 'move:richs-galleria.3', 'melee', 'move:parking-deck-z.3');
  expect(match.events('moved').map(({ params }) => params.free)).toEqual([false, true, true, true]);
  expect(zombieRooms(match)).toEqual([]);
  expect(match.question.params).toMatchObject({ moves: 2, extra: 0 });
});

proves('TEZ-9.9', 'on a free move too, the Zombie of the room must be fought', () => {
  const match = walkIntoZombie({ zombies: ['departmart.2', 'departmart.3'], dice: [OVERKILL, NOTHING] });
  match.play('melee', 'move:departmart.3');
  expect(match.options()).toEqual(['melee']);
  match.play('melee');
});

proves('TEZ-9.10', 'the room reached by a free move allows A, B and C', () => {
  const match = walkIntoZombie({
    ammo: { 'human-1': 7 },
    zombies: ['departmart.2', 'richs-galleria.3'],
    lying: { departmart: ['crowbar-1'] },
    dice: [OVERKILL],
  });
  match.play('melee', 'move:departmart.3', 'shoot:richs-galleria.3', 'use:departmart.3', 'take:crowbar-1');
  expect(human(match, 'human-1')).toMatchObject({ ammo: 7, melee: { cards: ['crowbar-1'] } });
});

proves('TEZ-9.11', 'an Overkill on the third move still gives its free move, before the search', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' }, zombies: ['departmart.3'], dice: [OVERKILL] });
  match.play('move:departmart.1', 'move:departmart.2', 'move:departmart.3', 'melee');
  expect(match.question.key).toBe('overkill');
  match.play('move:courtyard.east', 'end');
  const order = story(match);
  expect(order.lastIndexOf('moved')).toBeLessThan(order.indexOf('revealed'));
  expect(match.events('revealed')[0]?.params.who).toBe('doctor');
});

// ── Ranged ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-9.15', 'with empty hands one fights in melee, and shoots for 1 ammo', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.2', 'richs-galleria.3'],
    dice: [NOTHING],
  });
  expect(human(match, 'human-1')).toMatchObject({ melee: { cards: [] }, ranged: { cards: [] } });
  match.play('move:departmart.2', 'melee', 'move:departmart.3', 'shoot:richs-galleria.3');
  expect(zombieRooms(match)).toEqual([]);
  expect(human(match, 'human-1')).toMatchObject({ wounds: 0, ammo: 8 });
});

proves('TEZ-9.16', 'no shot in a move that entered a Zombie’s room, however that Zombie went', () => {
  const fought = walkIntoZombie({ zombies: ['departmart.2', 'richs-galleria.3'], dice: [NOTHING] }).play('melee');
  expect(fought.refuses('shoot:richs-galleria.3')).toMatchObject({ key: 'fought-this-move', cite: 'TEZ-9.16' });

  const blown = stand({
    at: { 'human-1': 'courtyard.east' },
    zombies: ['departmart.2', 'richs-galleria.3'],
    holds: { 'human-1': ['grenade-1'] },
    dice: [NOTHING],
  });
  blown.play('move:departmart.2', 'item:grenade-1');
  expect(zombieRooms(blown)).toEqual(['richs-galleria.3']);
  expect(blown.refuses('shoot:richs-galleria.3')).toMatchObject({ key: 'fought-this-move', cite: 'TEZ-9.16' });
  // An empty room, next move: now it may.
  blown.play('move:departmart.3', 'shoot:richs-galleria.3');
});

proves('TEZ-9.17', 'a shot reaches the adjacent rooms, of another store too, and not two rooms away', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.3', 'richs-galleria.3', 'richs-galleria.2', 'echo-ridge-food-court.1'],
  });
  match.play('move:departmart.2');
  expect(match.options().filter((key) => key.startsWith('shoot:'))).toEqual([
    'shoot:departmart.3',
    'shoot:richs-galleria.3',
  ]);
  for (const room of ['richs-galleria.2', 'echo-ridge-food-court.1']) {
    expect(match.refuses(`shoot:${room}`)).toMatchObject({ key: 'out-of-range', params: { room }, cite: 'TEZ-9.17' });
  }
});

proves('TEZ-9.18', 'ammo 9, shoot: 8, no die, and the Zombie is gone', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3'], dice: [] });
  match.play('move:departmart.2');
  expect(match.option('shoot:departmart.3').facts).toEqual([{ key: 'shot-cost', params: { ammo: 1 } }]);
  match.play('shoot:departmart.3');
  expect(human(match, 'human-1').ammo).toBe(8);
  expect(reserveOf(match.world)).toBe(18);
  expect(citesOf(match, 'shot')).toEqual(['TEZ-9.18']);
  expect(story(match)).not.toContain('melee-rolled');
});

proves('TEZ-9.19', 'never a shot at the Zombie of one’s own room', () => {
  const entered = walkIntoZombie({ dice: [NOTHING] });
  expect(entered.refuses('shoot:departmart.2')).toMatchObject({
    key: 'own-room',
    cite: 'TEZ-9.19',
    refs: ['departmart.2'],
  });
  entered.play('melee');
  // Overrun in one's own turn: switching a breaker on draws a Zombie to the store, here to this very room.
  const overrun = stand({
    objectives: ['restore-the-power', 'call-the-cdc', 'thin-the-herd'],
    progress: { 'restore-the-power': 2 },
    at: { 'human-1': 'departmart.2' },
  });
  overrun.play('move:departmart.1', 'token:breaker-3');
  expect(zombieRooms(overrun)).toEqual(['departmart.1']);
  expect(overrun.refuses('shoot:departmart.1')).toMatchObject({
    key: 'own-room',
    cite: 'TEZ-9.19',
    refs: ['departmart.1'],
  });
});

proves('TEZ-9.20', 'a weapon alters its bearer’s attacks', () => {
  const match = walkIntoZombie({ holds: { 'human-1': ['axe-1'] }, dice: [TWO_WOUNDS] }).play('melee');
  expect(human(match, 'human-1').wounds).toBe(1);
  expect(match.events('attack-altered')).toEqual([
    { type: 'attack-altered', cite: 'TEZ-9.20', params: { who: 'doctor', wounds: 1 } },
  ]);
  const another = walkIntoZombie({ holds: { 'human-2': ['axe-1'] }, dice: [TWO_WOUNDS] }).play('melee');
  expect(human(another, 'human-1').wounds).toBe(2);
});

proves('TEZ-9.20', 'a character alters their own attacks', () => {
  for (const [humans, ammo] of [[['mall-cop', 'doctor'], 9] as const, [['doctor', 'mall-cop'], 8] as const]) {
    const match = stand({ humans, at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3'] });
    match.play('move:departmart.2', 'shoot:departmart.3');
    expect(human(match, 'human-1').ammo).toBe(ammo);
  }
});
