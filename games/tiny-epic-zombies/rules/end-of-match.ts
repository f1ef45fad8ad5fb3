/**
 * The end of the match (p.15, p.17).
 *
 * Humans win when the 3 objectives are completed: together, or one of them alone. The Zombies win when a Human is eaten
 * alive or the barricade falls with no survivor left to pay for it, when they have taken every survivor of a competitive
 * match, or when the last turns are over.
 */
import type { Rule, TezTable } from '../shape.ts';
import { type Human, humanSeats } from '../world.ts';

type ZombieVictory =
  | 'devoured-without-survivors'
  | 'barricade-fell-without-survivors'
  | 'devoured-without-own-survivor'
  | 'all-survivors-taken'
  | 'out-of-time';

const cites: Readonly<Record<ZombieVictory, string>> = {
  'devoured-without-survivors': 'TEZ-15.3',
  'barricade-fell-without-survivors': 'TEZ-15.3',
  'devoured-without-own-survivor': 'TEZ-17.12',
  'all-survivors-taken': 'TEZ-17.13',
  'out-of-time': 'TEZ-15.7',
};

export function* zombiesWin(table: TezTable, how: ZombieVictory): Rule<never> {
  const { zombieSeat, competitive } = table.board;
  const cite = how === 'out-of-time' && competitive ? 'TEZ-17.14' : cites[how];
  return yield* table.end({ id: how, cite, winners: zombieSeat === null ? [] : [zombieSeat] });
}

export function* humansWin(table: TezTable, leader: Human): Rule<never> {
  return table.board.competitive
    ? yield* table.end({ id: 'leader-of-the-survivors', cite: 'TEZ-17.11', winners: [leader.seat] })
    : yield* table.end({ id: 'objectives-completed', cite: 'TEZ-15.2', winners: humanSeats(table.world) });
}
