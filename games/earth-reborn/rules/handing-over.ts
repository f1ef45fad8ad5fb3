/**
 * Equipment changes hands (page 17), free of charge.
 *
 * 1. In a move order, on the square of a friend: both share out what they have as their player likes, then check their capacity.
 * 2. In a move order, over somebody dead, any of theirs is taken.
 * 3. Whoever kills in melee takes any of it at once; whoever captures takes what they can carry, and the rest is put away.
 * 4. A prisoner changes hands like a card: one captor has one at most, and two captors may exchange theirs.
 *
 * As with magnetic cards, whoever wants to stops on the way. The dead receive nothing.
 */
import { deeds } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { figureOf, isOnMap, isPilot, shareSquare } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure, Item, World } from '../world.ts';
import { isAdjacent } from './adjacency.ts';
import { capacityOf, checkCapacity, equipmentOf, giveUpItem, judgeWeight, putAway, weightOn } from './equipment.ts';
import { takeCardsOf } from './magnetic-cards.ts';
import { ledBy } from './prisoners.ts';
import { moveOf } from './under-way.ts';

/** Whoever else is on the figure’s square, and has or could be given something. */
function othersHere({ world, board }: ErTable, figure: Figure, state: 'alive' | 'dead'): readonly Figure[] {
  return world.figures.filter(
    (other) =>
      other.id !== figure.id &&
      shareSquare(board, figure, other) &&
      (state === 'dead' ? other.state === 'dead' && other.items.length > 0 : isOnMap(other)) &&
      (other.items.length + figure.items.length > 0 || ledBy(world, other) !== null || ledBy(world, figure) !== null),
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
  let led = false;
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
        ...prisonerOptions(table, figure, friend, led),
      ],
    });
    if (step === null) break;
    if (step.way === 'prisoner') {
      passPrisoners(table, figure, friend);
      led = true;
      continue;
    }
    const [from, to] = step.way === 'give' ? [figure, friend] : [friend, figure];
    hand(table, from, to, step.item, 'ER-17.10');
    handed.push(step.item);
  }
  const cite = led ? 'ER-30.9' : 'ER-17.11';
  yield* checkCapacity(table, figure, cite);
  yield* checkCapacity(table, friend, cite);
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
      table.option(`${way}:${item.face}`, { way, item: item.face } as const, refusal, () => ({ refs: [to.id] })),
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

// ── Prisoners ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One hands the prisoner over or takes it; or two captors exchange theirs (ER-31.2). Once: they would go to and fro for ever. */
function prisonerOptions(table: ErTable, figure: Figure, friend: Figure, isDone: boolean) {
  const [own, other] = [ledBy(table.world, figure), ledBy(table.world, friend)];
  const ways: readonly (readonly [verb: 'hand-over' | 'take-over' | 'trade', led: Figure | null, to: Figure])[] = [
    ['hand-over', own, friend],
    ['take-over', other, figure],
    ['trade', other === null ? null : own, friend],
  ];
  return table.options(
    ways.flatMap(([verb, led, to]) => (led === null ? [] : [{ verb, id: led.id, to }])),
    ({ verb, to }): Verdict => {
      if (own !== null && isPilot(figure)) return changedByMove(figure);
      if (other !== null && isPilot(friend)) return changedByMove(friend);
      if (isDone) return { key: 'handed-already', params: {}, cite: 'ER-30.9' };
      return verb === 'trade' ? null : judgeLeading(to, 'ER-30.9');
    },
    ({ verb, id, to }, refusal) =>
      table.option(`${verb}:${id}`, { way: 'prisoner' } as const, refusal, () => ({ refs: [id, to.id] })),
  );
}

/** A pilot is not changed by an exchange (ER-30.24). */
function changedByMove({ id }: Figure): Verdict {
  return { key: 'only-combined', params: {}, cite: 'ER-30.24', refs: [id] };
}

/** May somebody lead a prisoner: with a capacity (ER-30.4), and not a second one (ER-30.10)? */
export function judgeLeading(figure: Figure, cite: string): Verdict {
  const { id, prisoner } = figure;
  if (prisoner !== null) return { key: 'has-prisoner', params: { figure: id, prisoner }, cite: 'ER-30.10', refs: [id] };
  return capacityOf(figure) > 0 ? null : { key: 'carries-nobody', params: { figure: id }, cite, refs: [id] };
}

/** The captor changes with it (ER-30.9). */
function passPrisoners(table: ErTable, one: Figure, other: Figure): void {
  const isTrade = one.prisoner !== null && other.prisoner !== null;
  [one.prisoner, other.prisoner] = [other.prisoner, one.prisoner];
  for (const [to, from] of [
    [one, other],
    [other, one],
  ] as const) {
    if (to.prisoner === null) continue;
    const cite = isTrade ? 'ER-31.2' : 'ER-30.9';
    table.tell('prisoner-handed', cite, { figure: to.prisoner, from: from.id, to: to.id });
  }
}

/** What fits besides what is carried (ER-30.7); the rest leaves the game or goes under the deck, and markers go too. */
export function* takeFromPrisoner(table: ErTable, captor: Figure, prisoner: Figure): Rule {
  while (prisoner.items.length > 0) {
    const face = yield* table.ask(captor.seat, {
      key: 'loot',
      params: { figure: captor.id, from: prisoner.id },
      cite: 'ER-30.7',
      refs: [captor.id],
      options: () => [
        table.option('done', null),
        ...table.options(
          prisoner.items,
          (item) => judgeRoom(captor, item),
          (item, refusal) => table.option(`get:${item.face}`, item.face, refusal, () => ({ refs: [captor.id] })),
        ),
      ],
    });
    if (face === null) break;
    hand(table, prisoner, captor, face, 'ER-30.7');
  }
  yield* takeCardsOf(table, captor, prisoner, 'ER-30.7');
  prisoner.magneticCards = 0;
  while (prisoner.items[0] !== undefined) putAway(table, giveUpItem(prisoner, prisoner.items[0].face), 'ER-30.7');
}

function judgeRoom(captor: Figure, item: Item): Verdict {
  const [weight, capacity] = [equipmentOf(item).weight, capacityOf(captor)];
  if (weightOn(captor) + weight <= capacity) return null;
  return {
    key: 'too-heavy',
    params: { figure: captor.id, weight, capacity: capacity - weightOn(captor) },
    cite: 'ER-30.7',
  };
}

/** A captor is dead: whoever has shot it from beside it shares with whom it led (ER-30.13). */
export function* takeAsRescuer(table: ErTable, id: CharacterId, dead: Figure): Rule {
  const { world, board } = table;
  const rescuer = figureOf(world, id);
  if (dead.state !== 'dead' || rescuer.seat === dead.seat || !isOnMap(rescuer)) return;
  if (!isAdjacent(world, board, rescuer, dead)) return;
  yield* takeFromDead(table, rescuer, dead, 'ER-30.13');
  yield* takeCardsOf(table, rescuer, dead, 'ER-30.13');
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
