/** Who decides for the horde, and where the noise came from. Horde actions need a Zombie player (p.12, p.16). */
import type { Seat } from '@necropole/kernel';
import { type Choice, chooseStore } from '../../../rules/choices.ts';
import type { Rule, TezTable } from '../../../shape.ts';
import { type Human, storeOf } from '../../../world.ts';
import type { HordeActionId } from '../../ids.ts';
import { symbolOf } from '../../search/deck.ts';
import type { StoreFaceId } from '../../stores/index.ts';

function hordeSeat(table: TezTable): Seat {
  const { zombieSeat } = table.board;
  if (zombieSeat === null) throw new Error('There is no Zombie player to resolve a horde action');
  return zombieSeat;
}

/** A choice of the Zombie player. */
export function byTheHorde(table: TezTable, human: Human, action: HordeActionId): Choice & { readonly seat: Seat } {
  return { human, component: action, cite: 'TEZ-12.5', seat: hordeSeat(table) };
}

/**
 * The store of the Human who made noise. One who was devoured, or fled into the courtyard, since then is in none: the
 * Zombie player names one of the two stores of the symbol.
 */
export function* storeOfNoise(table: TezTable, human: Human, action: HordeActionId): Rule<StoreFaceId | null> {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  if (store !== null || world.revealed === null) return store;
  return yield* chooseStore(table, byTheHorde(table, human, action), board.storesOf[symbolOf(world.revealed)]);
}

/** Nothing for the horde to do: said, so that nobody waits for it. */
export function findNothing(table: TezTable, action: HordeActionId): void {
  table.tell('horde-finds-nothing', 'TEZ-12.5', { action });
}
