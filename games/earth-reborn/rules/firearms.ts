/**
 * Firearms (page 18): who has one, when it is out of ammunition, and how it is reloaded.
 *
 * 1. A firearm is a card, or built into its bearer. An engaged one does not fire, and the final phase does not disengage it.
 * 2. An ammunition symbol in targeting engages a card that bears that symbol; the present shot goes on.
 * 3. Reloading costs 1 CP on the character’s card, in its own activation, without a tile.
 * 4. A weapon with fixed ammunition takes a counter with each use, and leaves the game with the last.
 */
import { deeds } from '@necropole/kernel';
import { builtInWeapons } from '../content/equipment/built-in.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type {
  Ammunition,
  Equipment,
  Explosive,
  Firearm,
  FlameWeapon,
  SmokeWeapon,
  StunWeapon,
} from '../content/equipment/kinds.ts';
import { baseOf } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Figure, Item, World } from '../world.ts';
import { isOutOfWallMarkers } from './broken-walls.ts';
import { judgeSpending, pay } from './command.ts';
import { equipmentOf, giveUpItem, hasLastingEffect, putAway, usesCarried } from './equipment.ts';
import { isIntercepting, roundOf } from './under-way.ts';

/** What counts of a weapon when it is fired, on a card or not. */
type Fired<W> = Omit<W, 'id' | 'provenance' | 'cites' | 'weight' | 'findFactor' | 'foundIn' | 'ammunition'>;
export type FiredWeapon =
  | Fired<Firearm>
  | Fired<Explosive>
  | Fired<StunWeapon>
  | Fired<SmokeWeapon>
  | Fired<FlameWeapon>;

/** The face of a card; what is built into its bearer, or into the large figure that it pilots. */
export type WeaponName = EquipmentFaceId | 'built-in' | 'built-in-large';

/** A firearm of a figure: the face of its card, or its own. */
export interface Weapon {
  readonly name: WeaponName;
  readonly fired: FiredWeapon;
}

type AnyFirearm = Extract<Equipment, { readonly ammunition: Ammunition }>;

function isFirearm(equipment: Equipment): equipment is AnyFirearm {
  return 'ammunition' in equipment;
}

/** Somebody, and what they carry. */
interface Armed extends Pick<Figure, 'id' | 'prisoner'> {
  readonly items: readonly Pick<Item, 'face'>[];
}

/** All that a figure could fire with (ER-18.1). */
export function firearmsOf({ id, prisoner, items }: Armed): readonly Weapon[] {
  const found: Weapon[] = [];
  for (const { face } of items) {
    const equipment = equipmentOf({ face });
    if (isFirearm(equipment)) found.push({ name: face, fired: equipment });
  }
  for (const weapon of builtInWeapons) if (weapon.character === id) found.push({ name: 'built-in', fired: weapon });
  // A pilot has the built-in weapons of the large figure (ER-30.21).
  const base = baseOf({ id, prisoner }).id;
  for (const weapon of base === id ? [] : builtInWeapons)
    if (weapon.character === base) found.push({ name: 'built-in-large', fired: weapon });
  return found;
}

export function weaponCalled(figure: Figure, name: string): Weapon {
  const weapon = firearmsOf(figure).find((one) => one.name === name);
  if (weapon === undefined) throw new Error(`${figure.id} has no firearm ${name}`);
  return weapon;
}

/** The card of a weapon; `null` for what is built in. */
export function cardOf({ items }: Figure, { name }: Weapon): Item | null {
  return items.find(({ face }) => face === name) ?? null;
}

// ── Ammunition ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What empties the weapon of this card; `null` if nothing does. */
function ammunitionOf(item: Item | null): Ammunition | null {
  const equipment = item === null ? null : equipmentOf(item);
  return equipment !== null && isFirearm(equipment) ? equipment.ammunition : null;
}

/** Is this a firearm that the die may empty? */
function needsLoading(item: Item): boolean {
  return ammunitionOf(item) === 'reloaded';
}

/** An engaged firearm does not fire (ER-18.15). */
export function judgeLoaded(world: World, figure: Figure, weapon: Weapon): Verdict {
  // A gun that tears down walls has as much ammunition as there are markers (ER-29.4).
  if ('firesWithWallMarkers' in weapon.fired && isOutOfWallMarkers(world))
    return { key: 'no-wall-markers', params: {}, cite: 'ER-29.4' };
  const item = cardOf(figure, weapon);
  return item?.engaged === true
    ? { key: 'out-of-ammunition', params: { item: item.face }, cite: 'ER-18.15', remedies: [`reload:${item.face}`] }
    : null;
}

/** It is fired: the card is of use. */
export function usesWeapon(table: ErTable, figure: Figure, weapon: Weapon): void {
  const item = cardOf(figure, weapon);
  if (item !== null) table.uses(equipmentOf(item).id);
}

/** May the dice of targeting empty it? Not if its bearer never runs out (ER-43.9). */
export function canRunOut(figure: Figure, weapon: Weapon): boolean {
  return ammunitionOf(cardOf(figure, weapon)) === 'reloaded' && !hasLastingEffect(figure, 'endless-ammunition');
}

/** An ammunition symbol has come up in targeting (ER-18.13). */
export function runOut(table: ErTable, figure: Figure, weapon: Weapon): void {
  const item = cardOf(figure, weapon);
  if (item === null || ammunitionOf(item) !== 'reloaded') return;
  if (!canRunOut(figure, weapon)) {
    usesCarried(table, figure, 'endless-ammunition');
    table.tell('ammunition-lasts', 'ER-43.9', { figure: figure.id, item: item.face });
    return;
  }
  item.engaged = true;
  table.tell('out-of-ammunition', 'ER-18.13', { figure: figure.id, item: item.face });
}

/** One use of fixed ammunition, hit or miss; with the last the card goes (ER-18.19). */
export function countShot(table: ErTable, figure: Figure, weapon: Weapon): void {
  const item = cardOf(figure, weapon);
  const ammunition = ammunitionOf(item);
  if (item === null || ammunition === null || ammunition === 'reloaded') return;
  item.counters += 1;
  table.tell('shot-counted', 'ER-18.19', { item: item.face, left: ammunition.shots - item.counters });
  if (item.counters >= ammunition.shots) putAway(table, giveUpItem(figure, item.face), 'ER-18.19');
}

// ── Reloading ────────────────────────────────────────────────────────────────────────────────────────────────────────

const PRICE = 1;

export const reloading = deeds({
  options(table: ErTable, figure: Figure) {
    return table.options(
      figure.items.filter(needsLoading),
      (item) => judgeReloading(table, figure, item),
      ({ face }, refusal) =>
        table.option(`reload:${face}`, { do: 'reload' as const, item: face }, refusal, () => ({ refs: [figure.id] })),
    );
  },
  run: {
    *reload(table: ErTable, figure: Figure, { item: face }) {
      const round = roundOf(table.world);
      pay(table.world, figure, PRICE);
      for (const item of figure.items) if (item.face === face) item.engaged = false;
      round.acted = true;
      // Other orders may be carried out in the same round.
      table.tell('reloaded', round.orders > 0 ? 'ER-18.18' : 'ER-18.17', { figure: figure.id, item: face });
    },
  },
});

/** In one’s own activation, not in an interception (ER-18.17). */
function judgeReloading({ world }: ErTable, figure: Figure, item: Item): Verdict {
  if (!item.engaged) return { key: 'loaded-already', params: {}, cite: 'ER-18.17' };
  if (isIntercepting(world)) return { key: 'not-in-interception', params: {}, cite: 'ER-18.17' };
  return judgeSpending(world, figure, PRICE);
}
