/**
 * B. Using a room or a token (p.10).
 *
 * The whole store must be empty. A running ability works once a turn in each room and the turn goes on; a stopping one
 * ends it. Tokens of objectives are used as their objective says.
 */
import type { Interaction, Objective, RoomAbility } from '../content/kinds.ts';
import { objectives } from '../content/objectives/index.ts';
import { roomAbilities } from '../content/rooms/index.ts';
import { courtyards, type RoomId, type StoreRoomId, storeRoomById } from '../content/stores/index.ts';
import type { Rule, TezTable, Verdict } from '../shape.ts';
import {
  type Board,
  characterOf,
  type Human,
  isPlaying,
  isStoreEmpty,
  storeOf,
  type World,
  zombieRoomsOf,
} from '../world.ts';
import { mayUse } from './choices.ts';

/** The ability printed in a room, or `null`. */
export function abilityOf(board: Board, room: RoomId): RoomAbility | null {
  const id =
    storeOf(board, room) === null
      ? courtyards[board.side].rooms.find(({ name }) => room === `courtyard.${name}`)?.ability
      : storeRoomById[room as StoreRoomId].ability;
  return id === undefined ? null : roomAbilities[id];
}

/** What a vehicle lends to the room it is parked in, where that is not the room's own ability; `null` elsewhere. */
export function abilityLent(world: World, board: Board, room: RoomId): RoomAbility | null {
  const { vehicle } = world;
  if (vehicle.room !== room || abilityOf(board, room)?.id === vehicle.kind) return null;
  return roomAbilities[vehicle.kind];
}

/** Rooms and tokens need an empty store. */
export function judgeEmptyStore(table: TezTable, human: Human): Verdict {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  if (store === null || isStoreEmpty(world, board, store)) return null;
  if (!table.query('roomNeedsEmptyStore', true, { human, store })) return null;
  return { key: 'store-not-empty', params: { store }, cite: 'TEZ-10.1', refs: zombieRoomsOf(world, board, store) };
}

export function judgeRoom(table: TezTable, human: Human): Verdict {
  const { room } = human;
  const ability = abilityOf(table.board, room);
  if (ability === null) return { key: 'no-ability', params: {}, cite: 'TEZ-8.2', refs: [room] };
  const notEmpty = judgeEmptyStore(table, human);
  if (notEmpty !== null) return notEmpty;
  if (isPlaying(table.world, human) && table.world.turn.usedRooms.includes(room)) {
    return { key: 'used-this-turn', params: { room }, cite: 'TEZ-10.5', refs: [room] };
  }
  return ability.judge(table, human, room);
}

/** What stands in a room is apart from the room's own ability: using one leaves the other. */
export function judgeLent(table: TezTable, human: Human, ability: RoomAbility): Verdict {
  return judgeEmptyStore(table, human) ?? ability.judge(table, human, human.room);
}

/** Uses the ability of the room, or the one that is lent to it. */
export function* useRoom(table: TezTable, human: Human, lent: boolean): Rule {
  const { room } = human;
  const { turn } = table.world;
  const ability = lent ? abilityLent(table.world, table.board, room) : abilityOf(table.board, room);
  if (ability === null) throw new Error(`${room} has no ability`);
  const stopping = ability.kind === 'stopping';
  const playing = isPlaying(table.world, human);
  if (!lent && playing) turn.usedRooms.push(room);
  const params = { who: characterOf(human), room, ability: ability.id, stopping };
  table.tell('room-used', stopping ? 'TEZ-10.7' : 'TEZ-10.4', params);
  yield* table.act({ component: ability }, ability.use(table, human, room));
  if (stopping && playing && turn.over === 'no') turn.over = 'stopped';
}

/** Uses the room that an ability has brought somebody to, if they want to. It need not be their turn. */
export function* useRoomReached(table: TezTable, human: Human, cite: string): Rule {
  const ability = abilityOf(table.board, human.room);
  if (ability === null || judgeRoom(table, human) !== null) return;
  if (ability.givesMoves === true && !isPlaying(table.world, human)) return;
  if (yield* mayUse(table, { human, component: ability.id, cite })) yield* useRoom(table, human, false);
}

/** Everything of the objectives in play that a Human could interact with. */
export function interactionsOf(
  table: TezTable,
  human: Human,
): readonly { readonly objective: Objective; readonly interaction: Interaction }[] {
  return table.world.objectives.flatMap(({ id }) => {
    const objective = objectives[id];
    return objective.interactions(table, human).map((interaction) => ({ objective, interaction }));
  });
}

export function judgeToken(table: TezTable, human: Human, interaction: Interaction): Verdict {
  return interaction.verdict ?? judgeEmptyStore(table, human);
}

export function* useToken(table: TezTable, human: Human, objective: Objective, token: string): Rule {
  yield* table.act({ component: objective }, objective.interact(table, human, token));
}
