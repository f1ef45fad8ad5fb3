/** Who decides for the horde. Horde actions need a Zombie player (p.12, p.16). */
import type { Seat } from '@necropole/kernel';
import type { Choice } from '../../../rules/choices.ts';
import type { TezTable } from '../../../shape.ts';
import type { Human } from '../../../world.ts';
import type { HordeActionId } from '../../ids.ts';

function hordeSeat(table: TezTable): Seat {
  const { zombieSeat } = table.board;
  if (zombieSeat === null) throw new Error('There is no Zombie player to resolve a horde action');
  return zombieSeat;
}

/** A choice of the Zombie player. */
export function byTheHorde(table: TezTable, human: Human, action: HordeActionId): Choice & { readonly seat: Seat } {
  return { human, component: action, cite: 'TEZ-12.5', seat: hordeSeat(table) };
}

/** Nothing for the horde to do: said, so that nobody waits for it. */
export function findNothing(table: TezTable, action: HordeActionId): void {
  table.tell('horde-finds-nothing', 'TEZ-12.5', { action });
}
