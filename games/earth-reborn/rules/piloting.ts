/**
 * Captured large figures (page 30).
 *
 * 1. A captured large figure stays on the board, and the captor is inside: the captor pilots it, and must stay there to keep it.
 * 2. The pilot has its movement, armour, melee table and capacity, and keeps their own life and CP. For the rest the pilot chooses their
 *    own value or that of the figure.
 * 3. In a move order the pilot may get out onto a free adjacent square. In a combined move another may then get in.
 * 4. If the pilot is killed or captured, or nobody is inside at the end of a round, it is free.
 *
 * While somebody is inside, the pilot stands in the world where the large figure does, on its base; the prisoner itself stands nowhere.
 */
import { mapOf, squareName } from '../map.ts';
import { baseOf, bodyOf, isEmpty, isPilot, sideOf } from '../reading.ts';
import type { CardValue } from '../said/capture.ts';
import type { ErTable, Rule } from '../shape.ts';
import { type Figure, OFF_MAP } from '../world.ts';

/** The captor goes inside (ER-30.19), and is from now on where the large figure stands. */
export function climbIn(table: ErTable, pilot: Figure, large: Figure, cite: 'ER-30.19' | 'ER-30.24'): void {
  Object.assign(pilot, { at: large.at, over: large.over, facing: large.facing, free: -1, usesLarge: false });
  Object.assign(large, { state: 'captured', at: OFF_MAP, over: null, free: -1 });
  pilot.prisoner = large.id;
  table.tell('climbs-in', cite, { figure: pilot.id, large: large.id });
}

/** It is free where it stands, and looks where it looked: turning would cost it points (ER-30.23). */
export function freeLarge(table: ErTable, large: Figure, place: Pick<Figure, 'at' | 'over' | 'facing'>): void {
  Object.assign(large, { state: 'wounded', at: place.at, over: place.over, facing: place.facing });
  const at = squareName(mapOf(table.board).grid, large.at);
  table.tell('large-freed', 'ER-30.23', { figure: large.id, at });
}

/** Nobody is inside at the end of a round: it is free (ER-30.23). */
export function freeEmpty(table: ErTable): void {
  for (const figure of table.world.figures) if (isEmpty(figure)) freeLarge(table, figure, figure);
}

/** Before a throw the pilot says whose values count (ER-30.21); where they are the same, there is nothing to say. */
export function* chooseValues(table: ErTable, figure: Figure, values: readonly CardValue[]): Rule {
  if (!isPilot(figure)) return;
  const [own, other] = [sideOf(figure), bodyOf(figure)];
  const differ = values.filter(
    (value) => own[value].dice !== other[value].dice || own[value].automatic !== other[value].automatic,
  );
  if (differ.length === 0) return;
  const large = baseOf(figure).id;
  figure.usesLarge = yield* table.ask(figure.seat, {
    key: 'values',
    params: { figure: figure.id, large },
    cite: 'ER-30.21',
    refs: [figure.id],
    options: () =>
      ([false, true] as const).map((isOther) =>
        table.option(`rely:${isOther ? large : figure.id}`, isOther, null, () => ({
          refs: [isOther ? large : figure.id],
          facts: differ.map((value) => {
            const { dice, automatic } = (isOther ? other : own)[value];
            return { key: 'card-value', params: { value, dice, automatic } };
          }),
        })),
      ),
  });
}
