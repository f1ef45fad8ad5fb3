import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { equipmentCardWords as english } from '../../words/en/equipment-cards.ts';
import { equipmentCardWords as french } from '../../words/fr/equipment-cards.ts';
import { chances } from '../chances.ts';
import { characters } from '../characters/index.ts';
import { doorDefences, elementDefences, wallDefence } from '../defences.ts';
import { type Chances, roomTypes } from '../kinds.ts';
import { builtInWeapons } from './built-in.ts';
import { type EquipmentCard, equipmentCards } from './deck.ts';
import { type EquipmentId, equipment, equipmentIds } from './index.ts';
import type { Equipment } from './kinds.ts';

const proves = provesFor(rulebook);
const all: readonly Equipment[] = equipmentIds.map((id) => equipment[id]);
const together = (...some: readonly Chances[]): Chances => ({
  dice: some.reduce((sum, each) => sum + each.dice, 0),
  automatic: some.reduce((sum, each) => sum + each.automatic, 0),
});
const fireOf = (id: 'vasquez' | 'nick-bolter' | 'jack-saw'): Chances => characters[id].healthy.fire;

proves('ER-43.20', 'the grenade: 3 dice where it falls, 4 hits on the four squares beside, 2 squares for sure', () => {
  const { damage, red, orange, targeting } = equipment.grenades;
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
    expect([equipment['heavy-machine-gun'].weight, equipment['sniper-rifle'].weight]).toEqual([4, 2]);
    expect(equipment['heavy-machine-gun'].ammunition).toBe('reloaded');
    expect(equipment['light-bolter'].ammunition).toBe('reloaded');
  });

  it('the light bolter rolls 2 dice in the red arc', () => {
    expect(equipment['light-bolter'].damage.red).toEqual(chances(2));
  });

  it('who aims with what: Jack Saw 3 squares for sure, Nick 2 dice with either gun, Vasquez 5 with the rifle', () => {
    expect(together(fireOf('jack-saw'), equipment['light-bolter'].targeting)).toEqual(chances(0, 3));
    expect(together(fireOf('nick-bolter'), equipment['heavy-machine-gun'].targeting)).toEqual(chances(2));
    expect(together(fireOf('nick-bolter'), equipment['grenade-launcher'].targeting)).toEqual(chances(2));
    expect(together(fireOf('vasquez'), equipment['sniper-rifle'].targeting)).toEqual(chances(5));
  });

  it('rifle and launcher roll 5 damage dice together, and nothing for sure', () => {
    const [rifle, launcher] = [equipment['sniper-rifle'].damage.red, equipment['grenade-launcher'].damage.red];
    expect(together(rifle, launcher)).toEqual(chances(5));
  });

  it('three blades bring the great melee to 21 dice and 5 hits, one of them light enough for a zombie', () => {
    const blades = [equipment['titanium-claws'], equipment['iron-bar'], equipment.cleaver];
    expect(together(...blades.map(({ melee }) => melee['dark-blue']))).toEqual(chances(5, 3));
    expect(equipment['titanium-claws'].weight).toBe(0);
  });
});

describe('every item', () => {
  it('has an id of its own, and cites what tells of it', () => {
    const known = new Set(rulebook.chapters.flatMap(({ statements }) => statements.map(({ id }) => id)));
    expect(new Set(equipmentIds).size).toBe(all.length);
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

describe('what special equipment can do', () => {
  const named: readonly EquipmentId[] = [
    'kevlar-armour',
    'bazooka',
    'zombie-control-box',
    'time-bomb',
    'radio-jammer',
    'toolbox',
    'toxic-gas-capsule',
    'magnetic-card',
    'us-constitution',
    'motion-detector',
    'magnetic-disruptor',
    'secret-files',
    'smoke-grenades',
    'jet-pack',
    'torture-kit',
    'flame-thrower',
    'aiming-lens',
    'infrared-goggles',
    'gas-mask',
    'mines',
    'morphine',
    'ammunition',
    'laptop',
    'plastic',
    'power-fist',
    'electric-plans',
    'zombie-serum',
    'taser',
    'chainsaw',
    'medical-kit',
    'deadly-virus',
  ];

  it('the 31 items of the glossary are there', () => {
    expect(new Set(named).size).toBe(31);
    for (const id of named) expect(equipmentIds).toContain(id);
  });

  proves('ER-43.19', 'known weights, find factors, places and uses', () => {
    expect([equipment['heavy-machine-gun'].weight, equipment['sniper-rifle'].weight]).toEqual([4, 2]);
    expect(equipment['secret-files']).toMatchObject({ weight: 1, findFactor: 4, foundIn: ['officers'] });
    expect([equipment['jet-pack'].uses, equipment.mines.uses]).toEqual([5, 2]);
    expect(equipment['light-bolter'].damage.red).toEqual(chances(2));
    // Vasquez may take the files to her rifle with a capacity of 4, and the motion detector lies in technical rooms alone.
    expect(equipment['secret-files'].weight + equipment['sniper-rifle'].weight).toBeLessThanOrEqual(4);
    expect(equipment['motion-detector'].foundIn).toEqual(['technical']);
  });

  it('all that explodes or spreads has its zones, without a square twice', () => {
    for (const item of all) {
      const zones =
        item.family === 'special' ? (item.blast ?? item.cloud) : item.family === 'explosive' ? item : undefined;
      if (zones === undefined) continue;
      const squares = [...zones.red, ...zones.orange].map(String);
      expect(new Set(squares).size, item.id).toBe(squares.length);
    }
    const places = (item: Equipment): boolean =>
      (item.phrases ?? []).some(({ effects }) =>
        effects.some((effect) => effect.does === 'timer' && effect.brings === 'explosion'),
      );
    for (const item of all.filter(places)) expect(item.family === 'special' && item.blast, item.id).toBeTruthy();
  });

  it('the gas reaches the bearer and the four squares beside with 2 wounds, and an orange zone with 1', () => {
    const { cloud, phrases } = equipment['toxic-gas-capsule'];
    expect(cloud?.red).toHaveLength(5);
    expect(phrases[0].effects[0]).toEqual({ does: 'gas', red: 2, orange: 1 });
  });

  it('the flames begin on the square before the shooter', () => {
    expect(equipment['flame-thrower'].red[0]).toEqual([0, 1]);
    expect(
      equipment['flame-thrower'].red.concat(equipment['flame-thrower'].orange).every(([, ahead]) => ahead > 0),
    ).toBe(true);
  });

  it('two characters have a weapon built in', () => {
    expect(builtInWeapons.map(({ character, family }) => [character, family])).toEqual([
      ['mammoth', 'firearm'],
      ['cherokee-bill', 'flame-weapon'],
    ]);
  });
});

describe('the equipment deck', () => {
  const facesOf = ({ norad, salemite }: EquipmentCard): readonly [Equipment, Equipment] => [
    equipment[norad],
    equipment[salemite],
  ];
  const roomsOf = ({ foundIn }: Equipment): readonly string[] => (foundIn === 'any' ? [] : foundIn);
  const faces: readonly EquipmentId[] = equipmentCards.flatMap(({ norad, salemite }) => [norad, salemite]);
  const count = (id: EquipmentId): number => faces.filter((face) => face === id).length;

  it('has 31 cards with two faces, and every item on one of them', () => {
    expect(equipmentCards).toHaveLength(31);
    expect(new Set(equipmentCards.map(({ id }) => id)).size).toBe(31);
    expect(equipmentIds.filter((id) => count(id) === 0)).toEqual([]);
  });

  it('has as many faces of a thing as the box has markers for it', () => {
    const uses = (id: 'mines' | 'smoke-grenades'): number =>
      id === 'mines' ? (equipment.mines.uses ?? 0) : shots(equipment['smoke-grenades']);
    expect(count('mines') * uses('mines')).toBe(6);
    expect(count('smoke-grenades') * uses('smoke-grenades')).toBe(6);
    expect([count('time-bomb'), count('deadly-virus'), count('plastic'), count('radio-jammer')]).toEqual([2, 2, 1, 1]);
  });

  it('is flipped without gain or loss: the faces of a card differ in where they are found, not in how hard', () => {
    for (const card of equipmentCards) {
      const [one, other] = facesOf(card);
      expect(
        roomsOf(one).filter((type) => roomsOf(other).includes(type)),
        card.id,
      ).toEqual([]);
      expect(one.findFactor + other.findFactor, card.id).toBeGreaterThanOrEqual(6);
      expect(one.findFactor + other.findFactor, card.id).toBeLessThanOrEqual(8);
    }
  });

  it('has something to use behind each weapon', () => {
    const tools = equipmentCards.map((card) => facesOf(card).filter(({ family }) => family === 'special').length);
    expect(tools.filter((many) => many === 0)).toEqual([]);
    expect(tools.filter((many) => many === 2)).toHaveLength(2);
  });

  it('gives every type of room something for either clan', () => {
    for (const type of roomTypes) {
      for (const clan of ['norad', 'salemite'] as const) {
        const found = equipmentCards.filter((card) => roomsOf(equipment[card[clan]]).includes(type));
        expect(found.length, `${type} for ${clan}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('what stands on the cards', () => {
  it('is said in both languages, with every number of the data', () => {
    for (const id of equipmentIds) {
      for (const { name, text } of [english[id], french[id]]) {
        expect(name, id).toMatch(/^[A-ZÉ]/);
        const { weight, findFactor } = equipment[id];
        for (const number of [weight, findFactor, ...valuesOf(equipment[id])]) {
          expect(text, `${id}: ${number}`).toMatch(new RegExp(`(^|[^\\d])${number}(?!\\d)`));
        }
        expect(text, id).not.toMatch(/undefined|NaN|object| {2}/);
      }
      expect(french[id].text, id).not.toMatch(/[^\u202f][:;?!]/);
    }
  });

  it('reads as the book tells of the grenade and of the machine gun', () => {
    expect(english.grenades.text).toBe(
      'Explosive weapon. Targeting: +2. Damage: 3 dice in the red zone, +4 in the orange one. It holds 2 shots. Weight 1. Find factor 4: armouries and technical rooms.',
    );
    expect(french['heavy-machine-gun'].text).toBe(
      'Arme à feu. Ciblage\u202f: 1 dé. Dommages\u202f: 4 dés dans l’arc rouge, 3 dés dans l’arc orange. Se recharge. Poids 4. Indice de fouille 5\u202f: armureries.',
    );
  });
});

/** The numbers of dice and automatic points that a card shows. */
function valuesOf(item: Equipment): readonly number[] {
  const of = (...some: readonly Chances[]): readonly number[] =>
    some.flatMap(({ dice, automatic }) => [dice, automatic]).filter((value) => value > 0);
  switch (item.family) {
    case 'firearm':
    case 'explosive':
      return of(item.targeting, item.damage.red, item.damage.orange);
    case 'melee-weapon':
      return of(item.melee['dark-blue'], item.melee['light-blue'], item.melee.grey);
    case 'flame-weapon':
      return of(item.damage.red, item.damage.orange);
    case 'special':
      return item.blast === undefined ? [] : of(item.blast.damage.red, item.blast.damage.orange);
    default:
      return of(item.targeting);
  }
}

function shots({ ammunition }: { readonly ammunition: 'reloaded' | { readonly shots: number } }): number {
  return ammunition === 'reloaded' ? 0 : ammunition.shots;
}
