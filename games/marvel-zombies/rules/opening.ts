/**
 * Opening a door or a window (p.16).
 *
 * 1 action, for a door or window of the hero's own zone, enemies or not. It never closes again. Coloured doors open only
 * once the mission's condition is met; elevator doors never do by hand. The first opening of a building wakes what is in
 * it (p.22).
 */

import { deeds, type Fact, isFaceUp } from '@necropole/kernel';
import type { Colour, ObjectiveCardId } from '../content/ids.ts';
import type { Mz, MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero, Objective, World, Zone } from '../world.ts';
import { judgeActions, spendActions } from './actions.ts';
import { kindOfOpening, openingId } from './places.ts';
import { breakIn, closedZones, zonesWithCards } from './spawning.ts';

/** The colour of an objective token. */
export function colourOf(card: ObjectiveCardId): Colour {
  return card === 'blue' || card === 'green' ? card : 'red';
}

/** Have all objectives of this colour been taken, and at least one? What unlocks a coloured door, as a rule. */
export function isColourTaken(world: World, colour: Colour): boolean {
  let taken = false;
  for (const objective of world.objectives) {
    if (objective.taken) taken ||= objective.face.cards.some((card) => colourOf(card) === colour);
    else if (colour === 'red' && mayBeRed(objective)) return false;
  }
  return taken;
}

/** Is it red, or does its red back lie up? */
function mayBeRed({ face }: Objective): boolean {
  return !isFaceUp(face) || face.cards.some((card) => colourOf(card) === 'red');
}

export function openCost(table: MzTable, hero: Hero, opening: number): number {
  return table.query('openCost', 1, { hero, opening });
}

/** May the hero open this? Says nothing of the actions left. */
export function judgeOpening(table: MzTable, hero: Hero, opening: number): Verdict {
  const { world, board } = table;
  const id = openingId(board, opening);
  const zones = board.plan.openings[opening]?.zones;
  if (kindOfOpening(board, opening) === 'elevator') {
    return { key: 'elevator-doors', params: {}, cite: 'MZ-13.4', refs: [id] };
  }
  if (zones === undefined || !zones.includes(hero.zone)) {
    return { key: 'not-in-this-zone', params: {}, cite: 'MZ-16.11', refs: [id] };
  }
  if (world.opened[opening] === true) {
    return { key: 'already-open', params: { opening: id }, cite: 'MZ-16.11', refs: [id] };
  }
  return table.query('openRefusal', judgeLock(table, opening), { hero, opening });
}

function judgeLock({ world, board }: MzTable, opening: number): Verdict {
  const colour = board.locks[opening] ?? null;
  if (colour === null || isColourTaken(world, colour)) return null;
  return { key: 'locked', params: { colour }, cite: 'MZ-16.13', refs: [openingId(board, opening)] };
}

/** The options of an Open action, `discount` actions cheaper. */
export function openOptions(table: MzTable, hero: Hero, discount = 0) {
  const { world, board } = table;
  if (table.light && world.turn.actions + discount < 1) return [];
  const near = board.plan.openingsOf[hero.zone] ?? [];
  const candidates = table.light ? near : board.plan.openings.map((_, opening) => opening);
  const cost = (opening: number) =>
    near.includes(opening) ? Math.max(0, openCost(table, hero, opening) - discount) : 0;
  return table.options(
    candidates,
    (opening) => judgeOpening(table, hero, opening) ?? judgeActions(table, cost(opening)),
    (opening, refusal) => {
      const id = openingId(board, opening);
      const value: { do: 'open'; opening: number; cost: number } = { do: 'open', opening, cost: cost(opening) };
      return table.option(`open:${id}`, value, refusal, () => ({
        refs: [id],
        facts: refusal === null ? openFacts(table, opening, value.cost) : [],
      }));
    },
  );
}

function openFacts(table: MzTable, opening: number, cost: number): readonly Fact<Mz>[] {
  const paid: Fact<Mz> = { key: 'action-cost', params: { actions: cost } };
  const zones = zonesWithCards(table, zonesWoken(table, opening)).length;
  return zones === 0 ? [paid] : [paid, { key: 'opens-building', params: { zones } }];
}

/** The zones of still closed rooms that this opening would join to the rest. */
function zonesWoken(table: MzTable, opening: number): readonly Zone[] {
  const [here = -1, there = -1] = table.board.plan.openings[opening]?.zones ?? [];
  return [...new Set([...closedZones(table, here), ...closedZones(table, there)])];
}

/** Opening, in a hero's turn. */
export const openingUp = deeds({
  options: openOptions,
  run: { open: (table, hero, { opening, cost }) => openByAction(table, hero, opening, cost) },
});

/** The Open action. */
export function* openByAction(table: MzTable, hero: Hero, opening: number, cost: number): Rule {
  spendActions(table, cost);
  yield* openOpening(table, opening, hero);
}

/** Opens a door or window for good, and wakes the rooms behind it. */
export function* openOpening(table: MzTable, opening: number, by: Hero | null): Rule {
  const { world, board } = table;
  if (world.opened[opening] === true) return;
  world.opened[opening] = true;
  table.tell('opening-opened', 'MZ-16.11', { who: by?.id ?? null, opening: openingId(board, opening) });
  yield* breakIn(table, opening);
  yield* table.fire('openingOpened', { opening, by });
}
