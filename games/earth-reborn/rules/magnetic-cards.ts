/**
 * Magnetic cards (page 9): on the square of a friend one may be handed over or taken; over somebody dead it may be taken. It costs
 * nothing. Whoever only passes by hands nothing over: a player who wants to stops there on the way.
 */
import { deeds } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { figureOf, isOnMap, shareSquare } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { moveOf } from './under-way.ts';

/** Whoever else is on the figure’s square: a friend who stands there, or somebody who died there. */
function othersHere({ world: { figures }, board }: ErTable, figure: Figure): readonly Figure[] {
  return figures.filter(
    (other) =>
      other.id !== figure.id && (isOnMap(other) || other.state === 'dead') && shareSquare(board, figure, other),
  );
}

function judgeCard({ id, magneticCards }: Figure): Verdict {
  return magneticCards > 0 ? null : { key: 'no-card-to-hand', params: { figure: id }, cite: 'ER-9.5', refs: [id] };
}

/** What was given here is not taken back here, and the reverse: the cards would go to and fro for ever. */
function judgeReturn(world: World, other: Figure, way: 'hand' | 'take'): Verdict {
  const { handed } = moveOf(world);
  const isBack = isOnMap(other) && handed !== null && handed !== way;
  return isBack ? { key: 'handed-already', params: {}, cite: 'ER-9.5' } : null;
}

export const handingCards = deeds({
  options(table: ErTable, figure: Figure) {
    const { world } = table;
    const others = othersHere(table, figure).filter((other) => other.magneticCards + figure.magneticCards > 0);
    return [
      ...table.options(
        others.filter(isOnMap),
        (friend) => judgeCard(figure) ?? judgeReturn(world, friend, 'hand'),
        ({ id }, refusal) =>
          table.option(`hand:${id}`, { do: 'hand' as const, to: id }, refusal, () => ({ refs: [id] })),
      ),
      ...table.options(
        others,
        (other) => judgeCard(other) ?? judgeReturn(world, other, 'take'),
        ({ id }, refusal) =>
          table.option(`take:${id}`, { do: 'take' as const, from: id }, refusal, () => ({ refs: [id] })),
      ),
    ];
  },
  run: {
    *hand(table: ErTable, figure: Figure, { to }) {
      passCard(table.world, figure.id, to);
      moveOf(table.world).handed = 'hand';
      table.tell('card-handed', 'ER-9.5', { from: figure.id, to });
    },
    *take(table: ErTable, figure: Figure, { from }) {
      const isDead = figureOf(table.world, from).state === 'dead';
      passCard(table.world, from, figure.id);
      if (!isDead) moveOf(table.world).handed = 'take';
      if (isDead) table.tell('card-taken', 'ER-9.6', { figure: figure.id, from });
      else table.tell('card-handed', 'ER-9.5', { from, to: figure.id });
    },
  },
});

/** Whoever has overcome somebody may take any of theirs at once: of the dead (ER-12.2), or of a prisoner (ER-30.7). */
export function* takeCardsOf(table: ErTable, figure: Figure, from: Figure, cite: string): Rule {
  while (from.magneticCards > 0) {
    const takes = yield* table.ask(figure.seat, {
      key: 'take-card',
      params: { figure: figure.id, from: from.id },
      cite,
      refs: [from.id],
      options: () => [
        table.option(`take:${from.id}`, true, null, () => ({ refs: [from.id] })),
        table.option('decline', false),
      ],
    });
    if (!takes) return;
    passCard(table.world, from.id, figure.id);
    table.tell('card-taken', cite, { figure: figure.id, from: from.id });
  }
}

export function passCard(world: World, from: CharacterId, to: CharacterId): void {
  figureOf(world, from).magneticCards -= 1;
  figureOf(world, to).magneticCards += 1;
}
