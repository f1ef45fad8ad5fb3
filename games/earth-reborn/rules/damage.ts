/**
 * Damage of fire (pages 19 and 20): so many dice and automatic hits.
 *
 * 1. Against a figure: each critical hit wounds at once; then each hit beyond the armour. The target rolls no dice.
 * 2. Against a door, a wall or an element: a critical is worth three hits, and hits that reach the defence value destroy it.
 */
import type { CharacterId } from '../content/characters/index.ts';
import type { Chances } from '../content/kinds.ts';
import { isOnMap } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { bringDown, type Thing } from './destroying.ts';
import { throwDice } from './dice.ts';
import { armourOf, givenArmour, usesCarried } from './equipment.ts';
import { takeAsRescuer } from './handing-over.ts';
import { ledBy } from './prisoners.ts';
import { inflict } from './wounds.ts';

/** What is rolled, by which rule, and how much of the armour does not count. */
export interface Damaging extends Chances {
  readonly cite: string;
  readonly pierced?: number;
}

export function armourAgainst(figure: Figure, pierced = 0): number {
  return Math.max(0, armourOf(figure) - pierced);
}

export function* damageFigure(
  table: ErTable,
  by: CharacterId,
  target: Figure,
  { dice, automatic, cite, pierced = 0 }: Damaging,
): Rule {
  const { id } = target;
  const isCaptor = ledBy(table.world, target) !== null;
  const { hits, criticals } = throwDice(table, by, dice, automatic, 'figure', cite);
  if (criticals > 0) {
    table.tell('critical-wounds', 'ER-19.4', { figure: id, wounds: criticals, by });
    yield* inflict(table, id, criticals);
  }
  if (isOnMap(target)) yield* woundBeyondArmour(table, by, target, hits + automatic, criticals, pierced);
  if (isCaptor) yield* takeAsRescuer(table, by, target);
}

function* woundBeyondArmour(
  table: ErTable,
  by: CharacterId,
  target: Figure,
  hits: number,
  criticals: number,
  pierced: number,
): Rule {
  const { id } = target;
  const armour = armourAgainst(target, pierced);
  const wounds = hits - armour;
  usesCarried(table, target, 'armour');
  const usual = givenArmour(target) === null ? 'ER-19.5' : 'ER-42.6';
  const rule = pierced > 0 ? 'ER-42.7' : usual;
  if (wounds > 0) {
    table.tell('wounded', rule, { figure: id, wounds, by });
    yield* inflict(table, id, wounds);
  } else if (criticals === 0) table.tell('holds-out', rule, { figure: id, hits, defence: armour });
}

/** No die is rolled where the automatic hits are enough. */
export function* damageThing(
  table: ErTable,
  by: CharacterId,
  thing: Thing,
  { dice, automatic, cite }: Damaging,
): Rule<'destroyed' | 'stands'> {
  const { name: target, defence } = thing;
  const isSure = defence !== null && automatic >= defence;
  const { force } = throwDice(table, by, isSure ? 0 : dice, automatic, 'thing', cite);
  const hits = force + automatic;
  if (defence === null || hits < defence) {
    table.tell('stands-firm', 'ER-19.7', { target, hits, defence: defence ?? 0 });
    return 'stands';
  }
  yield* bringDown(table, { id: by }, thing, hits === defence ? 'ER-19.7' : null);
  return 'destroyed';
}
