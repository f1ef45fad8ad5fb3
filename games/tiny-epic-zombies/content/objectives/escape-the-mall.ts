/**
 * Escape the Mall. Its name is public, its steps are ours.
 *
 * Four fuel cans stand in room 3 of the corner stores, none in the vehicle's own: that one joins the opposite corner's.
 * Cans take both hands: no ranged attack while one is carried, however many there are. They may be set down anywhere, but
 * not taken up again in the same turn. They are emptied in the store where the vehicle is parked.
 * Cooperative: two cans. Competitive: one each; an emptied can goes back to its corner.
 */
import { remember, remembers } from '@necropole/kernel';
import type { TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken, storeOf } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import { type Position, type RoomId, storeRoomId, storeRooms } from '../stores/index.ts';
import { carriedBy, interactionsWith, judgeReach, layTokens, numberOf, spend, take, tokenById } from './tokens.ts';

const corners: readonly Position[] = ['NW', 'NE', 'SE', 'SW'];

function home(board: Board, token: string): RoomId {
  const corner = (numberOf(token) - 1) % 4;
  const own = cornerStore(board, corner);
  return storeRoomId(own === garage(board) ? cornerStore(board, (corner + 2) % 4) : own, 3);
}

function cornerStore(board: Board, corner: number) {
  return board.positions[corners[corner] ?? 'NW'];
}

/** The store in which the vehicle starts. */
function garage(board: Board) {
  return storeRooms.find(({ vehicle, face }) => vehicle !== undefined && board.stores.includes(face))?.face;
}

function judge(table: TezTable, human: Human, can: ObjectiveToken): Verdict {
  if (can.at === human.id) return null;
  const reach = judgeReach(table, human, can);
  if (reach !== null) return reach;
  if (remembers(table.world.memory, can.id, 'escape-the-mall')) {
    return { key: 'set-down-this-turn', params: { token: can.id }, cite: 'TEZ-10.26', refs: [can.id] };
  }
  return null;
}

/** Anywhere in its store, the vehicle is within reach of a can. */
function isAtVehicle({ world, board }: TezTable, human: Human): boolean {
  return storeOf(board, human.room) === storeOf(board, world.vehicle.room);
}

function setDown(table: TezTable, human: Human, can: ObjectiveToken): void {
  can.at = human.room;
  table.tell('can-set-down', 'TEZ-10.26', { who: characterOf(human), token: can.id, room: human.room });
}

export const escapeTheMall: Objective<'escape-the-mall'> = {
  id: 'escape-the-mall',
  provenance: 'reconstructed',
  tokens: ['can-1', 'can-2', 'can-3', 'can-4'],
  goal: (_, { competitive }) => (competitive ? 1 : 2),
  setUp: (table) => {
    layTokens(table, escapeTheMall, home);
  },
  interactions: (table, human) => interactionsWith(table, escapeTheMall, human, (token) => judge(table, human, token)),
  *interact(table, human, token) {
    const can = tokenById(table, token);
    if (can.at !== human.id) return take(table, human, token);
    remember(table.world.memory, can.id, 'escape-the-mall');
    if (!isAtVehicle(table, human)) return setDown(table, human, can);
    table.tell('token-delivered', 'TEZ-10.26', { who: characterOf(human), token, room: human.room });
    yield* spend(table, escapeTheMall, human, can, home);
  },
  doing: (table, human, token) => {
    if (tokenById(table, token).at !== human.id) return 'take';
    return isAtVehicle(table, human) ? 'deliver' : 'set-down';
  },
  queries: {
    shotRefusal: (refusal, { human }, _, table) => {
      const [can] = carriedBy(table, escapeTheMall, human);
      if (refusal !== null || can === undefined) return refusal;
      return {
        key: 'no-shot-with-can',
        params: { token: can.id },
        cite: 'TEZ-10.26',
        refs: [can.id],
        remedies: [`token:${can.id}`],
      };
    },
  },
};
