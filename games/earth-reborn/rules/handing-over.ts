/**
 * Equipment changes hands (page 17), free of charge.
 *
 * 1. In a move order, on the square of a friend: both share out what they have as their player likes, then check their capacity.
 * 2. In a move order, over somebody dead, any of theirs is taken.
 * 3. Whoever kills in melee takes any of it at once.
 *
 * As with magnetic cards, whoever wants to stops on the way. The dead receive nothing.
 */
import { deeds } from '@necropole/kernel';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { figureOf, isOnMap, shareSquare } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure, Item, World } from '../world.ts';
import { checkCapacity, giveUpItem, judgeWeight } from './equipment.ts';
import { moveOf } from './under-way.ts';

/** Whoever else is on the figure’s square, and has or could be given something. */
function othersHere(
  { world: { figures }, board }: ErTable,
  figure: Figure,
  state: 'alive' | 'dead',
): readonly Figure[] {
  return figures.filter(
    (other) =>
      other.id !== figure.id &&
      shareSquare(board, figure, other) &&
      (state === 'dead' ? other.state === 'dead' && other.items.length > 0 : isOnMap(other)) &&
      other.items.length + figure.items.length > 0,
  );
}

/** Once with each, wherever the figure stops: cards would go to and fro for ever. */
function judgeAgain(world: World, { id }: Figure, cite: string): Verdict {
  return moveOf(world).dealtWith.includes(id) ? { key: 'handed-already', params: {}, cite } : null;
}

export const handingEquipment = deeds({
  options: (table: ErTable, figure: Figure) => [
    ...table.options(
      othersHere(table, figure, 'alive'),
      (friend) => judgeAgain(table.world, friend, 'ER-17.10'),
      ({ id }, refusal) =>
        table.option(`exchange:${id}`, { do: 'exchange' as const, friend: id }, refusal, () => ({ refs: [id] })),
    ),
    ...table.options(
      othersHere(table, figure, 'dead'),
      (dead) => judgeAgain(table.world, dead, 'ER-17.14'),
      ({ id }, refusal) =>
        table.option(`loot:${id}`, { do: 'loot' as const, dead: id }, refusal, () => ({ refs: [id] })),
    ),
  ],
  run: {
    *exchange(table: ErTable, figure: Figure, { friend }) {
      moveOf(table.world).dealtWith.push(friend);
      yield* exchange(table, figure, figureOf(table.world, friend));
    },
    *loot(table: ErTable, figure: Figure, { dead }) {
      moveOf(table.world).dealtWith.push(dead);
      yield* takeFromDead(table, figure, figureOf(table.world, dead), 'ER-17.14');
    },
  },
});

// ── Among friends ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Card by card, any way (ER-17.10); what each carries is looked at when all is shared out (ER-17.11). */
function* exchange(table: ErTable, figure: Figure, friend: Figure): Rule {
  const handed: EquipmentFaceId[] = [];
  for (;;) {
    const step = yield* table.ask(figure.seat, {
      key: 'exchange',
      params: { figure: figure.id, with: friend.id },
      cite: 'ER-17.10',
      refs: [figure.id, friend.id],
      options: () => [
        table.option('done', null),
        ...handOptions(table, figure, friend, handed, 'give'),
        ...handOptions(table, friend, figure, handed, 'get'),
      ],
    });
    if (step === null) break;
    const [from, to] = step.way === 'give' ? [figure, friend] : [friend, figure];
    hand(table, from, to, step.item, 'ER-17.10');
    handed.push(step.item);
  }
  yield* checkCapacity(table, figure, 'ER-17.11');
  yield* checkCapacity(table, friend, 'ER-17.11');
}

function handOptions(
  table: ErTable,
  from: Figure,
  to: Figure,
  handed: readonly EquipmentFaceId[],
  way: 'give' | 'get',
) {
  return table.options(
    from.items,
    (item) => judgeWeight(to, item) ?? judgeReturn(item, handed),
    (item, refusal) =>
      table.option(`${way}:${item.face}`, { way, item: item.face }, refusal, () => ({ refs: [to.id] })),
  );
}

/** A card that has changed hands does not go back in the same exchange. */
function judgeReturn({ face }: Item, handed: readonly EquipmentFaceId[]): Verdict {
  return handed.includes(face) ? { key: 'handed-already', params: {}, cite: 'ER-17.10' } : null;
}

function hand(table: ErTable, from: Figure, to: Figure, face: EquipmentFaceId, cite: string): void {
  const item = giveUpItem(from, face);
  to.items.push(item);
  // A weapon keeps its state and its counters.
  const isMarked = item.engaged || item.counters > 0;
  table.tell('equipment-handed', isMarked ? 'ER-18.20' : cite, { from: from.id, to: to.id, item: face });
}

// ── From the dead ────────────────────────────────────────────────────────────────────────────────────────────────────

/** All of it or some (ER-17.13, ER-17.14); then whoever takes it looks at the weight (ER-17.15). */
export function* takeFromDead(table: ErTable, figure: Figure, dead: Figure, cite: string): Rule {
  while (dead.items.length > 0) {
    const face = yield* table.ask(figure.seat, {
      key: 'loot',
      params: { figure: figure.id, from: dead.id },
      cite,
      refs: [dead.id],
      options: () => [
        table.option('done', null),
        ...table.options(
          dead.items,
          (item) => judgeWeight(figure, item),
          (item, refusal) => table.option(`get:${item.face}`, item.face, refusal, () => ({ refs: [dead.id] })),
        ),
      ],
    });
    if (face === null) break;
    hand(table, dead, figure, face, cite);
  }
  yield* checkCapacity(table, figure, 'ER-17.15');
}
