import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { characterIds, characters } from '../content/characters/index.ts';
import { storeCards, storeFaceById } from '../content/stores/index.ts';
import { entranceSymbols } from '../content/symbols.ts';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import {
  citesOf,
  human,
  type Standing,
  stand,
  strollAndEnd,
  untilAsked,
  untilTurn,
  zombieRooms,
} from '../testing/mall.ts';
import { allSetUps } from '../testing/set-ups.ts';
import { allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';
import { reserveOf, storeOf } from '../world.ts';

const proves = provesFor(rulebook);

/** A Zombie card whose marker shows Swarm: one Zombie in the store of the noise. */
const cardWithSwarm = characterIds.flatMap((character) => {
  const at = characters[character].horde.indexOf('swarm');
  return at < 0 || ['popstar', 'doctor', 'hippie'].includes(character) ? [] : [{ character, marker: at + 1 }];
})[0] ?? { character: 'popstar', marker: 1 };

// ── Which stores, which rooms ─────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-12.11', 'two Zombies of the reserve come into the stores of the card’s symbol', () => {
  const match = zombieTurn();
  expect(match.events('zombies-come')).toMatchObject([{ cite: 'TEZ-12.11', params: { symbol: 'blue', count: 2 } }]);
  expect(match.options()).toEqual(['store:echo-ridge-food-court', 'store:departmart']);
  match.play('store:departmart', 'store:echo-ridge-food-court');
  expect(match.question.key).toBe('deal-card');
  expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.1', 'departmart.1']);
  expect(reserveOf(match.world)).toBe(16);

  const purple = zombieTurn({ revealed: 'frequency-4' });
  expect(purple.options()).toEqual(['store:richs-galleria', 'store:parking-deck-z']);
});

proves('TEZ-12.12', 'each of the 4 symbols is on exactly 2 stores, whichever faces show', () => {
  for (const { faces } of storeCards) expect(faces[0].symbol).toBe(faces[1].symbol);
  for (const { board } of allSetUps()) {
    for (const symbol of entranceSymbols) {
      const stores = board.stores.filter((store) => storeFaceById[store].symbol === symbol);
      expect(stores).toHaveLength(2);
      expect(board.storesOf[symbol]).toEqual(stores);
    }
  }
});

proves('TEZ-12.13', 'the Zombie player puts both in one store, even a full one, or one in each', () => {
  const both = zombieTurn().play('store:departmart', 'store:departmart');
  expect(both.question.key).toBe('deal-card');
  expect(zombieRooms(both)).toEqual(['departmart.1', 'departmart.2']);

  const each = zombieTurn();
  expect(each.waiting).toEqual([2]);
  expect(each.question).toMatchObject({ key: 'add-zombie', cite: 'TEZ-12.13', params: { left: 2 } });
  each.play('store:echo-ridge-food-court', 'store:departmart');
  expect(zombieRooms(each)).toEqual(['echo-ridge-food-court.1', 'departmart.1']);

  const full = zombieTurn({ zombies: allRoomsOf('departmart'), barricade: 6 });
  full.play('store:departmart', 'store:departmart');
  expect(full.world.barricade).toBe(4);
  expect(zombieRooms(full)).toEqual(allRoomsOf('departmart'));
});

proves('TEZ-12.14', 'each Zombie goes to the lowest-numbered room without one', () => {
  const match = zombieTurn({ zombies: ['departmart.1'] }).play('store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.1', 'departmart.2']);
  expect(citesOf(match, 'zombie-added')).toEqual(['TEZ-12.14']);
  match.play('store:departmart');
  expect(zombieRooms(match)).toEqual(allRoomsOf('departmart'));
});

proves.example('TEZ-example-12-placement', 'a store with a Zombie in room 2 gets two: in rooms 1 and 3', () => {
  const match = situation(tinyEpicZombies, { example: 'TEZ-example-12-placement' });
  const inStore = () => zombieRooms(match).filter((room) => room.startsWith('departmart'));
  expect(inStore()).toEqual(['departmart.2']);
  expect(match.play('store:departmart') && inStore()).toEqual(['departmart.1', 'departmart.2']);
  expect(match.play('store:departmart') && inStore()).toEqual(['departmart.1', 'departmart.2', 'departmart.3']);
  expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual(['departmart.1', 'departmart.3']);
});

proves('TEZ-12.15', 'the second Zombie is placed with the first in view, even where a trap destroyed that one', () => {
  const match = zombieTurn().play('store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.1']);
  expect(match.question).toMatchObject({ key: 'add-zombie', params: { left: 1 } });
  expect(match.option('store:departmart').facts?.[0]).toEqual({ key: 'zombies-in-store', params: { zombies: 1 } });
  expect(zombieRooms(match.play('store:departmart'))).toEqual(['departmart.1', 'departmart.2']);

  const trap = zombieTurn({
    change: (world) => {
      world.traps = ['departmart.1', null];
    },
  }).play('store:departmart', 'store:departmart');
  expect(trap.events('zombie-added').map(({ params }) => params.room)).toEqual(['departmart.1', 'departmart.2']);
  expect(zombieRooms(trap)).toEqual(['departmart.2']);
});

/** A trap takes the Zombie that the noise brings to room 1 of Departmart. */
const trapAtTheDoor: Standing = {
  at: { 'human-1': 'departmart.3' },
  revealed: 'axe-1',
  phase: 'zombie-turn',
  change: (world) => {
    world.traps = ['departmart.1', null];
  },
};

proves('TEZ-12.15', 'the filling of a store goes on from the horde action to the new Zombies', () => {
  const hordeTurn = stand({ ...trapAtTheDoor, humans: ['doctor', 'hippie'], zombieCards: [cardWithSwarm] });
  hordeTurn.play(`horde:${cardWithSwarm.character}`);
  expect(hordeTurn.events('zombie-killed').map(({ params }) => params.cause)).toEqual(['trap']);
  hordeTurn.play('store:departmart');
  expect(hordeTurn.events('zombie-added').map(({ params }) => params.room)).toEqual(['departmart.1', 'departmart.2']);
  expect(hordeTurn.option('store:departmart').facts).toContainEqual({
    key: 'would-overrun',
    params: { who: 'doctor' },
  });
});

proves('TEZ-12.15', 'so it does from a permanent ability; the next Zombie turn starts again', () => {
  const match = stand({
    ...trapAtTheDoor,
    mode: 'cooperative',
    zombieCards: ['popstar'],
    humans: ['doctor', 'hippie'],
  });
  untilTurn(match);
  const inDepartmart = () => zombieRooms(match).filter((room) => room.startsWith('departmart'));
  expect(inDepartmart()).toEqual(['departmart.2', 'departmart.3']);
  expect(match.world.arrivals).toBeNull();
  match.play('move:courtyard.north', 'move:courtyard.east', 'move:courtyard.centre');
  match.world.zombies = match.world.zombies.map(() => null);
  match.world.humans[1]?.search.cards.splice(0, 1, 'revolver-1');
  match.answer('end');
  untilTurn(match);
  expect(inDepartmart()).toEqual(['departmart.1']);
});

proves(
  ['TEZ-12.16', 'TEZ-13.11'],
  'to the end of a match: never two Zombies in a room, never one in the courtyard',
  () => {
    for (const mode of ['cooperative-versus', 'cooperative'] as const) {
      const match = stand({ mode });
      let turns = 0;
      while (match.outcome === null) {
        match.play('move:courtyard.north', 'move:courtyard.east', 'move:courtyard.centre', 'end');
        untilTurn(match);
        const placed = match.world.zombies.filter((room) => room !== null);
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed.every((room) => storeOf(match.board, room) !== null)).toBe(true);
        expect(placed.length + reserveOf(match.world)).toBe(18);
        turns += 1;
      }
      expect(turns).toBeGreaterThan(5);
      expect(match.events('barricade-damaged').length).toBeGreaterThan(0);
    }
  },
);

// ── Full stores ───────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  'TEZ-13.1',
  'a full corner store passes the Zombie on to room 2 of the next store clockwise, with 1 in room 1',
  () => {
    for (const [card, corner, next] of [
      ['frequency-2', 'crafts-and-colors', 'first-place-sporting-goods'],
      ['frequency-3', 'echo-ridge-food-court', 'departmart'],
      ['frequency-4', 'richs-galleria', 'parking-deck-z'],
      ['frequency-1', 'hoards-collectibles', 'amps-electronics'],
    ] as const) {
      const match = zombieTurn({ revealed: card, zombies: [...allRoomsOf(corner), `${next}.1`] });
      match.play(`store:${corner}`);
      expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual([`${next}.2`]);
      expect(match.events('zombie-overflows')).toMatchObject([
        { cite: 'TEZ-13.1', params: { from: corner, to: next } },
      ]);
      expect(match.world.barricade).toBe(2);
    }
  },
);

const cornerAndNextFull = allRoomsOf('echo-ridge-food-court', 'departmart');

proves(
  ['TEZ-13.2', 'TEZ-13.4'],
  'corner and next store full: the barricade pays, though the store after is empty',
  () => {
    const match = zombieTurn({ zombies: cornerAndNextFull }).play('store:echo-ridge-food-court');
    expect(match.events('store-full')).toMatchObject([
      { cite: 'TEZ-13.2', params: { store: 'echo-ridge-food-court' } },
    ]);
    expect(match.world.barricade).toBe(1);
    expect(zombieRooms(match)).toEqual(cornerAndNextFull);
    expect(match.events('zombie-overflows')).toEqual([]);
  },
);

proves('TEZ-13.3', 'a full central store: the barricade pays, and no neighbour gets a Zombie', () => {
  const match = zombieTurn({ zombies: allRoomsOf('departmart') }).play('store:departmart');
  expect(match.events('store-full')).toMatchObject([{ cite: 'TEZ-13.3', params: { store: 'departmart' } }]);
  expect(match.world.barricade).toBe(1);
  expect(zombieRooms(match)).toEqual(allRoomsOf('departmart'));
});

// ── Permanent abilities ───────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-13.12', 'with two Zombie cards both abilities apply: rooms with a Human first, and never a gear', () => {
  const match = zombieTurn({ zombieCards: ['athlete', 'greaser'], at: { 'human-2': 'departmart.3' } });
  match.play('store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.3']);
  expect(human(match, 'human-2').wounds).toBe(1);
  match.play('store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.2', 'departmart.3']);
  const acted = match.events('ability-acts').map(({ params }) => params.character);
  expect(new Set(acted)).toEqual(new Set(['athlete', 'greaser']));
});

proves('TEZ-13.12', 'an ability is on in the turns of the Humans too, with or without a Zombie player', () => {
  for (const mode of ['cooperative-versus', 'cooperative'] as const) {
    const match = stand({ mode, zombieCards: ['mall-cop'], zombies: ['departmart.1'] });
    match.play('move:courtyard.east', 'move:departmart.2', 'shoot:departmart.1');
    expect(human(match, 'human-1').ammo).toBe(7);
    expect(match.events('ability-acts')).toMatchObject([{ cite: 'TEZ-13.12', params: { character: 'mall-cop' } }]);
  }
});

proves('TEZ-13.11', 'an Event revealed in the courtyard brings its Zombie into a store', () => {
  const match = strollAndEnd(stand({ searchCards: { 'human-1': 'just-one-bite-1' } }));
  expect(match.question.key).toBe('choose-store');
  expect(match.options().some((key) => key.includes('courtyard'))).toBe(false);
  untilAsked(match, 'add-zombie');
  expect(zombieRooms(match)).toHaveLength(1);
});

proves('TEZ-12.13', 'an armed trap spares whoever stands on it: no Overrun is foretold there', () => {
  const traps = (armed: boolean) =>
    stand({
      at: { 'human-2': 'departmart.1' },
      phase: 'zombie-turn',
      revealed: 'axe-1',
      change: (world) => {
        if (armed) world.traps = ['departmart.1', null];
      },
    });
  const overrun = { key: 'would-overrun', params: { who: 'fry-cook' } };
  expect(traps(false).option('store:departmart').facts).toContainEqual(overrun);
  expect(traps(true).option('store:departmart').facts).not.toContainEqual(overrun);
});
