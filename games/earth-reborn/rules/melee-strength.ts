/**
 * Combat strength (pages 10 and 17): the arc of the base in which the other stands, what the melee table has for it, and what one
 * melee weapon adds to that arc, in attack and in defence.
 */
import { type SquareDirection, sideTowards } from '@necropole/boards';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { Chances, MeleeArc } from '../content/kinds.ts';
import { baseOf, bodyOf } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { sidesTowards } from './adjacency.ts';
import { equipmentOf } from './equipment.ts';

/** What somebody fights with towards a side: the arc of the base, and what counts there (ER-10.4, ER-10.6). */
export interface Strength extends Chances {
  readonly arc: MeleeArc;
}

export function strengthTowards(figure: Figure, direction: SquareDirection, weapon: EquipmentFaceId | null): Strength {
  const arc = arcOn(figure, direction);
  const { dice, automatic } = bodyOf(figure).melee[arc];
  const more = addedBy(weapon, arc);
  return { arc, dice: dice + more.dice, automatic: automatic + more.automatic };
}

const NOTHING: Chances = { dice: 0, automatic: 0 };

function addedBy(weapon: EquipmentFaceId | null, arc: MeleeArc): Chances {
  if (weapon === null) return NOTHING;
  const equipment = equipmentOf({ face: weapon });
  return equipment.family === 'melee-weapon' ? equipment.melee[arc] : NOTHING;
}

/** Of several sides those that differ: one for each arc of the base. */
export function sidesByArc(figure: Figure, sides: readonly SquareDirection[]): readonly SquareDirection[] {
  return sides.filter((side, at) => sides.findIndex((one) => arcOn(figure, one) === arcOn(figure, side)) === at);
}

export function arcOn(figure: Figure, side: SquareDirection): MeleeArc {
  return baseOf(figure).arcs[sideTowards(figure.facing, side)];
}

/** Whoever attacks by stairs chooses the arc (ER-34.5); whoever stands beside has no choice. */
export function* chooseSide(table: ErTable, figure: Figure, other: Figure): Rule<SquareDirection> {
  const sides = sidesByArc(figure, sidesTowards(table.board, figure, other));
  const [only = figure.facing] = sides;
  if (sides.length < 2) return only;
  return yield* table.ask(figure.seat, {
    key: 'attack-arc',
    params: { figure: figure.id, target: other.id },
    cite: 'ER-34.5',
    refs: [figure.id],
    options: () =>
      sides.map((side) =>
        table.option(`attack:${arcOn(figure, side)}`, side, null, () => ({
          refs: [figure.id],
          facts: [
            {
              key: 'weapon-strength',
              params: { figure: figure.id, ...strengthTowards(figure, side, likelyWeapon(figure, side)) },
            },
          ],
        })),
      ),
  });
}

// ── Weapons ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function meleeWeaponsOf({ items }: Figure): readonly EquipmentFaceId[] {
  const weapons: EquipmentFaceId[] = [];
  for (const { face } of items) if (equipmentOf({ face }).family === 'melee-weapon') weapons.push(face);
  return weapons;
}

/** One weapon serves (ER-17.17): the only one, or that which its player chooses. */
export function* chooseWeapon(table: ErTable, figure: Figure, towards: SquareDirection): Rule<EquipmentFaceId | null> {
  const weapons = meleeWeaponsOf(figure);
  if (weapons.length < 2) return weapons[0] ?? null;
  return yield* table.ask(figure.seat, {
    key: 'wield',
    params: { figure: figure.id },
    cite: 'ER-17.17',
    refs: [figure.id],
    options: () =>
      meleeWeaponsOf(figure).map((weapon) =>
        table.option(`wield:${weapon}`, weapon, null, () => ({
          refs: [figure.id],
          facts: [
            { key: 'weapon-strength', params: { figure: figure.id, ...strengthTowards(figure, towards, weapon) } },
          ],
        })),
      ),
  });
}

/** For a player who weighs a fight: the weapon with which the other is strongest. */
export function likelyWeapon(figure: Figure, towards: SquareDirection): EquipmentFaceId | null {
  let [best, most]: [EquipmentFaceId | null, number] = [null, -1];
  for (const weapon of meleeWeaponsOf(figure)) {
    const { dice, automatic } = strengthTowards(figure, towards, weapon);
    if (dice + automatic > most) [best, most] = [weapon, dice + automatic];
  }
  return best;
}

/** The same for the side, where the other may choose one. */
export function likelySide(figure: Figure, sides: readonly SquareDirection[]): SquareDirection {
  let [best, most] = [sides[0] ?? figure.facing, -1];
  for (const side of sides) {
    const { dice, automatic } = strengthTowards(figure, side, likelyWeapon(figure, side));
    if (dice + automatic > most) [best, most] = [side, dice + automatic];
  }
  return best;
}
