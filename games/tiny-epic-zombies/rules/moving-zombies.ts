/**
 * Moving a Zombie that is already in the mall: fireworks, a loud crash, a horde action.
 *
 * Moving is not adding: nobody is Overrun (p.14) and nothing overflows. A trap does not tell the two apart.
 */
import type { RoomId } from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import { activeHuman, characterOf, isZombieIn, storeOf } from '../world.ts';
import { type Choice, effectOf } from './choices.ts';

/** Is there place for a Zombie here? Never in the courtyard (p.13), nor beside another Zombie (p.12). */
export function canHoldZombie({ world, board }: TezTable, room: RoomId): boolean {
  return storeOf(board, room) !== null && !isZombieIn(world, room);
}

/** Is there, and no Human who would be in its way? */
export function canReceiveZombie(table: TezTable, room: RoomId): boolean {
  return canHoldZombie(table, room) && table.world.humans.every((human) => human.room !== room);
}

/** Which of the Zombies in these rooms is moved; `null` when the answer is no, or when there is none. */
export function* chooseZombie(table: TezTable, choice: Choice, rooms: readonly RoomId[]): Rule<RoomId | null> {
  if (rooms.length === 0) return null;
  const { human, component, cite } = choice;
  return yield* table.ask(choice.seat ?? human.seat, {
    key: 'zombie-to-move',
    params: { who: characterOf(human), component },
    cite,
    refs: [human.id],
    context: () => effectOf(component),
    options: () => [
      ...rooms.map((room) => table.option(`room:${room}`, room, null, () => ({ refs: [room] }))),
      ...(choice.optional === true ? [table.option('pass', null)] : []),
    ],
  });
}

/** Where the Zombie of a room is moved to; `null` when there is no such room. */
export function* chooseDestination(
  table: TezTable,
  choice: Choice,
  from: RoomId,
  rooms: readonly RoomId[],
): Rule<RoomId | null> {
  if (rooms.length === 0) return null;
  const { human, component, cite } = choice;
  return yield* table.ask(choice.seat ?? human.seat, {
    key: 'zombie-moves-where',
    params: { who: characterOf(human), component, from },
    cite,
    refs: [from],
    context: () => effectOf(component),
    options: () =>
      rooms.map((room) => table.option(`room:${room}`, room, null, () => ({ refs: [room], path: [from, room] }))),
  });
}

/** Moves the Zombie of a room. One that leaves the active Human's room need no longer be fought. */
export function* moveZombie(table: TezTable, from: RoomId, to: RoomId, cite: string): Rule {
  const { world } = table;
  const zombie = world.zombies.indexOf(from);
  if (zombie < 0) throw new Error(`There is no Zombie in ${from}`);
  world.zombies[zombie] = to;
  if (activeHuman(world).room === from) world.turn.mustFight = false;
  table.tell('zombie-moved', cite, { zombie, from, to });
  yield* table.fire('zombieMoved', { from, to });
}
