import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { RoomId } from '../content/stores/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { cardsBeside, citesOf, human, stand, story, strollAndEnd, untilTurn } from '../testing/mall.ts';
import { zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);
const NOTHING = 3;

// ── Rooms and tokens need an empty store ──────────────────────────────────────────────────────────────────────────

proves('TEZ-10.1', 'a Zombie in another room of the store disables its rooms and tokens', () => {
  const ability = stand({ at: { 'human-1': 'courtyard.east' }, ammo: { 'human-1': 5 }, zombies: ['departmart.1'] });
  ability.play('move:departmart.3');
  const notEmpty = { key: 'store-not-empty', cite: 'TEZ-10.1', refs: ['departmart.1'] };
  expect(ability.refuses('use:departmart.3')).toMatchObject(notEmpty);

  const supply = stand({ at: { 'human-1': 'courtyard.east' }, zombies: ['departmart.1'] }).play('move:departmart.2');
  expect(supply.refuses('supply:2')).toMatchObject(notEmpty);

  const token = stand({ at: { 'human-1': 'departmart.2' }, zombies: ['departmart.3'] }).play('move:departmart.1');
  expect(token.refuses('token:radio')).toMatchObject({ ...notEmpty, refs: ['departmart.3'] });

  const car = stand({
    mall: { S: 'echo-ridge-security' },
    at: { 'human-1': 'courtyard.east' },
    zombies: ['departmart.1'],
    change: (world) => {
      world.vehicle.room = 'departmart.3';
    },
  }).play('move:departmart.3');
  expect(car.refuses('use:departmart.3:police-car')).toMatchObject(notEmpty);

  const nextDoor = stand({
    at: { 'human-1': 'courtyard.east' },
    ammo: { 'human-1': 5 },
    zombies: ['echo-ridge-food-court.2', 'richs-galleria.3'],
  }).play('move:departmart.3');
  expect(nextDoor.offers('use:departmart.3')).toBe(true);
});

proves('TEZ-10.2', 'the last Zombie of the store, killed in melee or shot, frees it for this very move', () => {
  const melee = stand({
    at: { 'human-1': 'courtyard.east' },
    ammo: { 'human-1': 5 },
    zombies: ['departmart.3'],
    dice: [NOTHING],
  }).play('move:departmart.3');
  expect(melee.offers('use:departmart.3')).toBe(false);
  melee.play('melee', 'use:departmart.3');
  expect(human(melee, 'human-1').ammo).toBe(6);

  const shot = stand({ at: { 'human-1': 'courtyard.east' }, ammo: { 'human-1': 5 }, zombies: ['departmart.2'] });
  shot.play('move:departmart.3');
  expect(shot.offers('use:departmart.3')).toBe(false);
  shot.play('shoot:departmart.2', 'use:departmart.3');
  expect(human(shot, 'human-1').ammo).toBe(5);
});

proves('TEZ-10.3', 'one move allows both the ability of the room and its token, in either order', () => {
  for (const both of [
    ['use:highland-outfitters.3', 'supply:2'],
    ['supply:2', 'use:highland-outfitters.3'],
  ]) {
    const match = stand({
      mall: { E: 'highland-outfitters' },
      at: { 'human-1': 'highland-outfitters.2' },
      ammo: { 'human-1': 5 },
    });
    match.play('move:highland-outfitters.3', ...both);
    expect(human(match, 'human-1').ammo).toBe(6);
    expect(match.world.supplies[1]).toBe('human-1');
    expect(match.world.turn.moves).toBe(2);
  }
});

// ── Running and stopping ──────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-10.4', 'a running ability used on the first move leaves 2 moves', () => {
  const match = stand({ at: { 'human-1': 'courtyard.east' }, ammo: { 'human-1': 5 } });
  match.play('move:departmart.3', 'use:departmart.3');
  expect(human(match, 'human-1').ammo).toBe(6);
  expect(citesOf(match, 'room-used')).toEqual(['TEZ-10.4']);
  expect(match.question).toMatchObject({ key: 'turn', params: { moves: 2 } });
  expect(match.offers('move:departmart.2')).toBe(true);
});

proves('TEZ-10.5', 'a running ability works once a turn, even after leaving and coming back; next turn, again', () => {
  const match = stand({ at: { 'human-1': 'courtyard.east' }, ammo: { 'human-1': 5 } });
  match.play('move:departmart.3', 'use:departmart.3');
  const used = { key: 'used-this-turn', cite: 'TEZ-10.5' };
  expect(match.refuses('use:departmart.3')).toMatchObject(used);
  match.play('move:departmart.2', 'move:departmart.3');
  expect(match.refuses('use:departmart.3')).toMatchObject(used);
  untilTurn(match.play('end'));
  untilTurn(strollAndEnd(match));
  match.play('move:departmart.2', 'move:departmart.3', 'use:departmart.3');
  expect(human(match, 'human-1').ammo).toBe(7);
});

proves('TEZ-10.6', 'two running rooms in one turn are both accepted', () => {
  const match = stand({ at: { 'human-1': 'courtyard.east' }, ammo: { 'human-1': 5 } });
  match.play('move:departmart.3', 'use:departmart.3', 'move:richs-galleria.3', 'move:parking-deck-z.3');
  match.play('use:parking-deck-z.3');
  expect(human(match, 'human-1').ammo).toBe(7);
});

/** Beside the stopping room of Nails & Co, which raises the barricade by 1 and gives 1 ammo. */
const besideStop = {
  mall: { NW: 'nails-and-co' },
  at: { 'human-1': 'nails-and-co.2' },
  ammo: { 'human-1': 5 },
  lying: { 'nails-and-co': ['axe-1'] },
} as const;

proves(
  ['TEZ-10.7', 'TEZ-10.9'],
  'a stopping ability used after one move ends the turn there; the search card is revealed, and the Zombies play',
  () => {
    const match = stand(besideStop).play('move:nails-and-co.3', 'use:nails-and-co.3');
    expect(human(match, 'human-1')).toMatchObject({ room: 'nails-and-co.3', ammo: 6 });
    expect(match.events('room-used')).toMatchObject([{ cite: 'TEZ-10.7', params: { stopping: true } }]);
    expect(match.events('moved')).toHaveLength(1);
    expect(match.events('revealed')).toMatchObject([{ cite: 'TEZ-10.9', params: { card: 'frequency-1' } }]);
    expect(cardsBeside(match, 'nails-and-co')).toContain('frequency-1');
    expect(match.question.key).toBe('add-zombie');
    expect(untilTurn(match).world.turn).toMatchObject({ human: 1, moves: 3 });
  },
);

proves('TEZ-10.8', 'a room with a stopping ability may be entered and left again', () => {
  const match = stand(besideStop).play('move:nails-and-co.3');
  expect(match.offers('use:nails-and-co.3')).toBe(true);
  match.play('move:nails-and-co.2', 'move:nails-and-co.3', 'end');
  expect(match.events('room-used')).toEqual([]);
  expect(human(match, 'human-1').ammo).toBe(5);
});

proves('TEZ-10.10', 'after a stopping ability nothing is left to do; picking up comes before it', () => {
  const late = stand(besideStop).play('move:nails-and-co.3');
  expect(late.offers('take:axe-1')).toBe(true);
  late.play('use:nails-and-co.3');
  expect(late.waiting).toEqual([2]);
  expect(cardsBeside(late, 'nails-and-co')).toContain('axe-1');
  expect(untilTurn(late).world.turn.human).toBe(1);
  expect(human(late, 'human-1').melee.cards).toEqual([]);

  const before = stand(besideStop).play('move:nails-and-co.3', 'take:axe-1', 'use:nails-and-co.3');
  expect(human(before, 'human-1').melee.cards).toEqual(['axe-1']);
});

// ── Secret passages ───────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-10.11', 'a passage leads to every other passage, and only from a passage', () => {
  const match = stand({ at: { 'human-1': 'richs-galleria.3' } }).play('move:hoards-collectibles.2');
  expect(human(match, 'human-1').room).toBe('hoards-collectibles.2');
  expect(match.events('passage-taken')).toMatchObject([{ cite: 'TEZ-10.11' }]);
  expect(match.offers('move:richs-galleria.3')).toBe(true);
  match.play('move:hoards-collectibles.1');
  expect(match.refuses('move:richs-galleria.3').key).toBe('not-adjacent');
  const beside = stand({ at: { 'human-1': 'richs-galleria.2' } });
  expect(beside.refuses('move:hoards-collectibles.2').key).toBe('not-adjacent');
});

proves('TEZ-10.12', 'nobody shoots through a passage, and other effects on adjacent rooms ignore it', () => {
  const shot = stand({ at: { 'human-1': 'parking-deck-z.3' }, zombies: ['hoards-collectibles.2', 'richs-galleria.2'] });
  shot.play('move:richs-galleria.3');
  expect(shot.refuses('shoot:hoards-collectibles.2')).toMatchObject({
    key: 'out-of-range',
    cite: 'TEZ-10.12',
    refs: ['hoards-collectibles.2'],
  });
  expect(shot.offers('shoot:richs-galleria.2')).toBe(true);

  const crash = stand({ at: { 'human-1': 'richs-galleria.1' }, zombies: ['hoards-collectibles.2'] });
  crash.play('move:richs-galleria.2');
  expect(crash.refuses('use:richs-galleria.2')).toMatchObject({ key: 'no-zombie-to-startle', cite: 'TEZ-10.4' });
});

proves('TEZ-10.13', 'a Zombie that moves never goes through a passage', () => {
  const match = zombieTurn({
    at: { 'human-1': 'departmart.1' },
    zombieCards: [{ character: 'mechanic', marker: 2 }],
    zombies: ['richs-galleria.3'],
  });
  match.play('horde:mechanic', 'room:richs-galleria.3');
  expect(match.question.key).toBe('zombie-moves-where');
  expect(match.options()).toEqual([
    'room:departmart.2',
    'room:departmart.3',
    'room:richs-galleria.2',
    'room:parking-deck-z.3',
  ]);
});

proves('TEZ-10.14', 'a passage may be taken out of a store, and into one, that holds Zombies', () => {
  const match = stand({
    at: { 'human-1': 'richs-galleria.3' },
    zombies: ['richs-galleria.1', 'hoards-collectibles.1'],
  });
  match.play('move:hoards-collectibles.2');
  expect(human(match, 'human-1').room).toBe('hoards-collectibles.2');
});

// ── Tokens of objectives ──────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-10.26', 'the radio is taken and used as its objective says, and so is a fuel can', () => {
  const radio = stand({ at: { 'human-1': 'departmart.2' }, lying: { departmart: ['frequency-6'] } });
  radio.play('move:departmart.1', 'token:radio');
  expect(radio.world.tokens.find(({ id }) => id === 'radio')?.at).toBe('human-1');
  radio.play('take:frequency-6');
  expect(radio.events('objective-advanced')).toMatchObject([
    { cite: 'TEZ-10.26', params: { objective: 'call-the-cdc', now: 1 } },
  ]);
  expect(story(radio)).toEqual(expect.arrayContaining(['token-taken', 'radio-answered']));

  const far = stand({ at: { 'human-1': 'departmart.1' } }).play('move:departmart.2');
  expect(far.refuses('token:radio')).toMatchObject({
    key: 'not-in-this-room',
    cite: 'TEZ-10.26',
    refs: ['departmart.1'],
  });

  const parked: RoomId = 'parking-deck-z.2';
  const can = stand({ at: { 'human-1': 'parking-deck-z.1' }, tokens: { 'can-1': 'human-1' } });
  can.play(`move:${parked}`, 'token:can-1');
  expect(can.world.objectives.find(({ id }) => id === 'escape-the-mall')?.progress).toEqual([1]);
});
