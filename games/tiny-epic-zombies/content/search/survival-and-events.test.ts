import { describe, expect, test } from 'vitest';
import { humanAt } from '../../world.ts';
import { byHand, lay, player, zombieRooms } from '../testing/by-hand.ts';

describe('survival cards', () => {
  test('Frequency gives 3 ammo at once and is discarded', () => {
    const store = byHand({
      at: 'departmart.1',
      change: (world, board) => {
        lay(world, board, 'departmart', 'frequency-1');
        humanAt(world, 0).ammo = 5;
      },
    });
    store.play('move:departmart.2', 'take:frequency-1');
    expect(player(store).ammo).toBe(8);
    expect(store.world.discard.cards).toEqual(['frequency-1']);
  });

  test('First Aid heals 2 wounds at once', () => {
    const store = byHand({
      at: 'departmart.1',
      change: (world, board) => {
        lay(world, board, 'departmart', 'first-aid-1');
        humanAt(world, 0).wounds = 3;
      },
    });
    store.play('move:departmart.2', 'take:first-aid-1');
    expect(player(store).wounds).toBe(1);
  });

  test('say what they would be wasted on', () => {
    const store = byHand({
      at: 'departmart.1',
      change: (world, board) => {
        lay(world, board, 'departmart', 'frequency-1');
        lay(world, board, 'departmart', 'first-aid-1');
        humanAt(world, 0).wounds = 1;
      },
    }).play('move:departmart.2');
    const facts = (key: string) => store.option(key).facts?.map((fact) => fact.key);
    expect(facts('take:frequency-1')).toEqual(['effect-of-card', 'no-ammo-to-gain']);
    expect(facts('take:first-aid-1')).toEqual(['effect-of-card']);
  });
});

describe('Explosion', () => {
  test('takes a card of one’s choice for good', () => {
    const blast = byHand({ at: 'departmart.1', phase: 'search', search: 'explosion-1', holds: ['axe-1', 'grenade-1'] });
    expect(blast.options()).toEqual(['card:axe-1', 'card:grenade-1', 'suffer']);
    blast.answer('card:grenade-1');
    expect(player(blast).backpack.cards).toEqual([]);
    expect(blast.world.discard.cards).toEqual(['explosion-1', 'grenade-1']);
    expect(player(blast).wounds).toBe(0);
  });

  test('wounds whoever would rather keep everything', () => {
    const blast = byHand({ at: 'departmart.1', phase: 'search', search: 'explosion-1', holds: ['axe-1'] });
    blast.answer('suffer');
    expect(player(blast).wounds).toBe(1);
    expect(player(blast).melee.cards).toEqual(['axe-1']);
  });

  test('wounds empty hands without a question', () => {
    const blast = byHand({ at: 'departmart.1', phase: 'search', search: 'explosion-1' });
    expect(player(blast).wounds).toBe(1);
  });

  test('warns of a wound that kills', () => {
    const blast = byHand({
      at: 'departmart.1',
      phase: 'search',
      search: 'explosion-1',
      holds: ['axe-1'],
      change: (world) => Object.assign(humanAt(world, 0), { wounds: 4, ammo: 5 }),
    });
    expect(blast.option('suffer').facts?.map(({ key }) => key)).toEqual(['one-wound', 'lethal']);
  });
});

describe('Just One Bite', () => {
  test('adds a Zombie to the store, and may overrun', () => {
    const store = byHand({ at: 'departmart.1', phase: 'search', search: 'just-one-bite-2' });
    expect(store.events('overrun')).toHaveLength(1);
    expect(zombieRooms(store)).toContain('departmart.1');
    expect(player(store).wounds).toBe(1);
  });

  test('comes from the courtyard to a store beside it', () => {
    const courtyard = byHand({ phase: 'search', search: 'just-one-bite-2' });
    expect(courtyard.options()).toEqual([
      'store:first-place-sporting-goods',
      'store:departmart',
      'store:parking-deck-z',
      'store:amps-electronics',
    ]);
    courtyard.answer('store:parking-deck-z');
    expect(zombieRooms(courtyard)).toContain('parking-deck-z.1');
  });
});
