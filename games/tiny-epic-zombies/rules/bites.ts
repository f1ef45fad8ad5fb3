/**
 * Bite and Overrun (p.14).
 *
 * Bite: the reserve lacks a Zombie that must be added. The Human with the fewest wounds suffers 1; if tied, the one with
 * the most ammo; if still tied, the Humans decide together, and rivals take the next to play among the tied.
 * Overrun: a Zombie is added to a room with Humans. Each of them suffers 1.
 */
import type { RoomId } from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import { activeHuman, characterOf, type Human, humanById, humanSeats, humansInTurnOrder } from '../world.ts';
import { nextToPlay, weakestTargets } from './targets.ts';
import { besideHuman, suffer } from './wounds-and-ammo.ts';

export function* bite(table: TezTable): Rule {
  const { targets, tie } = weakestTargets(table.world.humans);
  const victim = targets.length > 1 ? yield* chooseBitten(table, targets) : targets[0];
  if (victim === undefined) return;
  const cite = targets.length > 1 ? 'TEZ-14.3' : tie ? 'TEZ-14.2' : 'TEZ-14.1';
  table.tell('bitten', cite, { who: characterOf(victim) });
  yield* suffer(table, victim, table.query('biteWounds', 1, { human: victim }));
}

function* chooseBitten(table: TezTable, targets: readonly Human[]): Rule<Human | undefined> {
  const { world, board } = table;
  if (board.competitive) return nextToPlay(world, targets);
  const ids = targets.map(({ id }) => id);
  const { value } = yield* table.askAny(humanSeats(world), activeHuman(world).seat, {
    key: 'bite',
    params: {},
    cite: 'TEZ-14.3',
    options: () => ids.map((id) => table.option(`human:${id}`, id, null, () => besideHuman(humanById(world, id)))),
  });
  return humanById(world, value);
}

/** Every Human in the room is overrun, the active one first. */
export function* overrun(table: TezTable, room: RoomId): Rule {
  const overrunHumans = humansInTurnOrder(table.world).filter((human) => human.room === room);
  for (const human of overrunHumans) {
    if (human.room === room) yield* overrunOne(table, human, room);
  }
}

function* overrunOne(table: TezTable, human: Human, room: RoomId): Rule {
  table.tell('overrun', 'TEZ-14.7', { who: characterOf(human), room });
  const reaction = { prevented: false };
  yield* table.fire('overrun', { human, room, reaction });
  if (reaction.prevented || human.room !== room) return;
  yield* suffer(table, human, table.query('overrunWounds', 1, { human, room }));
  if (human.room === room) yield* table.fire('afterOverrun', { human, room });
}
