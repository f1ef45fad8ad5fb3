import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { chances } from '../chances.ts';
import { characters } from '../characters/index.ts';
import { doorDefences, elementDefences, wallDefence } from '../defences.ts';
import type { Chances, Weapon } from '../kinds.ts';
import { weaponIds, weapons } from './weapons.ts';

const proves = provesFor(rulebook);
const all: readonly Weapon[] = weaponIds.map((id) => weapons[id]);
const together = (...some: readonly Chances[]): Chances => ({
  dice: some.reduce((sum, each) => sum + each.dice, 0),
  automatic: some.reduce((sum, each) => sum + each.automatic, 0),
});
const fireOf = (id: 'vasquez' | 'nick-bolter' | 'jack-saw'): Chances => characters[id].healthy.fire;

proves('ER-43.20', 'the grenade: 3 dice where it falls, 4 hits on the four squares beside, 2 squares for sure', () => {
  const { damage, red, orange, targeting } = weapons.grenades;
  expect([damage.red, damage.orange]).toEqual([chances(3), chances(0, 4)]);
  expect(red).toEqual([[0, 0]]);
  expect(orange.map(([dx, dy]) => Math.abs(dx) + Math.abs(dy))).toEqual([1, 1, 1, 1]);
  expect(targeting.automatic).toBeGreaterThanOrEqual(2);
  // Vasquez throws it with three dice of her own.
  expect(together(targeting, fireOf('vasquez')).dice).toBe(3);
});

proves('ER-13.8', 'what doors, screens, crates and walls withstand', () => {
  expect(doorDefences).toEqual({ wooden: 2, magnetic: 4, sliding: 5 });
  expect(elementDefences).toEqual({ screens: 3, crates: 5 });
  expect(wallDefence).toBe(10);
});

describe('what the examples tell of weapons', () => {
  it('the machine gun weighs 4, the sniper rifle 2; each runs out by the die', () => {
    expect([weapons['heavy-machine-gun'].weight, weapons['sniper-rifle'].weight]).toEqual([4, 2]);
    expect(weapons['heavy-machine-gun'].ammunition).toBe('reloaded');
    expect(weapons['light-bolter'].ammunition).toBe('reloaded');
  });

  it('the light bolter rolls 2 dice in the red arc', () => {
    expect(weapons['light-bolter'].damage.red).toEqual(chances(2));
  });

  it('who aims with what: Jack Saw 3 squares for sure, Nick 2 dice with either gun, Vasquez 5 with the rifle', () => {
    expect(together(fireOf('jack-saw'), weapons['light-bolter'].targeting)).toEqual(chances(0, 3));
    expect(together(fireOf('nick-bolter'), weapons['heavy-machine-gun'].targeting)).toEqual(chances(2));
    expect(together(fireOf('nick-bolter'), weapons['grenade-launcher'].targeting)).toEqual(chances(2));
    expect(together(fireOf('vasquez'), weapons['sniper-rifle'].targeting)).toEqual(chances(5));
  });

  it('rifle and launcher roll 5 damage dice together, and nothing for sure', () => {
    const [rifle, launcher] = [weapons['sniper-rifle'].damage.red, weapons['grenade-launcher'].damage.red];
    expect(together(rifle, launcher)).toEqual(chances(5));
  });

  it('three blades bring the great melee to 21 dice and 5 hits, one of them light enough for a zombie', () => {
    const blades = [weapons['titanium-claws'], weapons['iron-bar'], weapons.cleaver];
    expect(together(...blades.map(({ melee }) => melee['dark-blue']))).toEqual(chances(5, 3));
    expect(weapons['titanium-claws'].weight).toBe(0);
  });
});

describe('every weapon', () => {
  it('has an id of its own, and cites what tells of it', () => {
    const known = new Set(rulebook.chapters.flatMap(({ statements }) => statements.map(({ id }) => id)));
    expect(new Set(weaponIds).size).toBe(all.length);
    for (const { cites } of all) expect(cites.filter((cite) => !known.has(cite))).toEqual([]);
  });

  it('does no less in its stronger arc or zone', () => {
    const worth = (each: Chances): number => each.dice + each.automatic;
    for (const weapon of all) {
      if (weapon.family !== 'melee-weapon') continue;
      expect(worth(weapon.melee['dark-blue'])).toBeGreaterThanOrEqual(worth(weapon.melee['light-blue']));
      expect(worth(weapon.melee['light-blue'])).toBeGreaterThanOrEqual(worth(weapon.melee.grey));
    }
    for (const weapon of all) {
      if (weapon.family === 'firearm')
        expect(worth(weapon.damage.red)).toBeGreaterThanOrEqual(worth(weapon.damage.orange));
    }
  });
});
