/**
 * Moving (p.8, p.10).
 *
 * A Move leads into one adjacent room: one that shares a straight wall, or, between secret passages, any other passage.
 * Abilities may let it cross more rooms, or end elsewhere.
 */
import { neighboursOf } from '@necropole/boards';
import { deeds, type Fact } from '@necropole/kernel';
import type { RoomId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { type Board, characterOf, type Human, isPlaying, isZombieIn, storeOf } from '../world.ts';
import { judgeFought } from './actions.ts';
import { meleeFacts } from './melee-die.ts';
import { endingFacts } from './objectives.ts';
import { deliverSupplies } from './supplies.ts';

/** The rooms that a Move of this Human may end in. */
export function reachableRooms(table: TezTable, human: Human, overkill: boolean): readonly RoomId[] {
  const steps = table.query('moveSteps', 1, { human, overkill });
  const near = neighboursOf(table.board.mall, human.room);
  const reached = steps < 2 ? near : roomsWithin(table, human.room, steps);
  return table.query('moveTargets', reached, { human, overkill });
}

function roomsWithin(table: TezTable, from: RoomId, steps: number): readonly RoomId[] {
  const reached: RoomId[] = [from];
  let edge: readonly RoomId[] = reached;
  for (let step = 0; step < steps; step++) {
    const next: RoomId[] = [];
    for (const room of edge) {
      for (const beside of neighboursOf(table.board.mall, room)) {
        if (!reached.includes(beside) && !next.includes(beside)) next.push(beside);
      }
    }
    reached.push(...next);
    edge = next;
  }
  return reached.slice(1);
}

/** May a Move end in this room? Says nothing of whether a Move is left. */
export function judgeTarget(table: TezTable, human: Human, room: RoomId, reachable: readonly RoomId[]): Verdict {
  if (room === human.room) return { key: 'same-room', params: {}, cite: 'TEZ-8.13', refs: [room] };
  if (reachable.includes(room)) return null;
  const refusal: Verdict = { key: 'not-adjacent', params: { room }, cite: 'TEZ-8.8', refs: [room] };
  return table.query('moveRefusal', refusal, { human, room });
}

/** May one of the turn's Moves end in this room? */
function judgeMove(table: TezTable, human: Human, room: RoomId, reachable: readonly RoomId[]): Verdict {
  const { turn } = table.world;
  const unfought = judgeFought(table, human);
  if (unfought !== null) return unfought;
  if (turn.moves + turn.extra === 0) return { key: 'no-moves-left', params: {}, cite: 'TEZ-8.1' };
  return judgeTarget(table, human, room, reachable);
}

function moveOptions(table: TezTable, human: Human) {
  const { turn } = table.world;
  if (table.light && (turn.mustFight || turn.moves + turn.extra === 0)) return [];
  const reachable = reachableRooms(table, human, false);
  const rooms = table.light ? reachable : table.board.mall.zones.map(({ id }) => id);
  return rooms.map((room) =>
    table.option(`move:${room}`, { do: 'move', room }, judgeMove(table, human, room, reachable), () => ({
      refs: [room],
      facts: moveFacts(table, human, room, reachable),
      path: [human.room, room],
    })),
  );
}

/** What waits in a room: a Zombie must be fought by whoever comes in. */
export function moveFacts(
  table: TezTable,
  human: Human,
  room: RoomId,
  reachable: readonly RoomId[],
): readonly Fact<Tez>[] {
  if (!isZombieIn(table.world, room)) return lastMoveFacts(table, human, room);
  const there: Fact<Tez> = { key: 'zombie-there', params: {} };
  return reachable.includes(room) ? [there, ...meleeFacts(table, human, room)] : [there];
}

/** With the last Move one chooses where the turn ends: told where that moves an objective on. */
function lastMoveFacts(table: TezTable, human: Human, room: RoomId): readonly Fact<Tez>[] {
  const { turn } = table.world;
  if (!isPlaying(table.world, human) || turn.moves + turn.extra !== 1) return [];
  return endingFacts(table, human, room).filter(({ key }) => key === 'would-seal');
}

/** The Moves of a Human's turn. */
export const moving = deeds({
  options: moveOptions,
  run: {
    *move(table, human, { room }) {
      spendMove(table);
      yield* moveHuman(table, human, room, false);
    },
  },
});

/** The free Move of an Overkill, a Move through the wall of another card, or one within the same card. */
function moveCite(board: Board, from: RoomId, to: RoomId, free: boolean): string {
  if (free) return 'TEZ-9.6';
  const throughWall = storeOf(board, from) !== storeOf(board, to) && neighboursOf(board.mall, from).includes(to);
  return throughWall ? 'TEZ-8.9' : 'TEZ-8.8';
}

/**
 * Makes a Move: the pawn changes room, and what waits there takes effect. `cite` is what allows it, where the Human does
 * not go on foot: by skateboard, by car.
 */
export function* moveHuman(table: TezTable, human: Human, to: RoomId, free: boolean, cite?: string): Rule {
  const { world, board } = table;
  const from = human.room;
  human.room = to;
  if (isPlaying(world, human)) enter(table, from, to);
  const params = { who: characterOf(human), human: human.id, from, to, free };
  table.tell('moved', cite ?? moveCite(board, from, to, free), params);
  yield* table.fire('moved', { human, from, to, onFoot: cite === undefined });
  if (human.room === 'courtyard.centre') {
    yield* deliverSupplies(table, human);
    yield* table.fire('enteredCentre', { human });
  }
}

/** What the turn knows of the room just entered. Whoever is taken somewhere outside their turn fights nobody there. */
function enter({ world, board }: TezTable, from: RoomId, to: RoomId): void {
  const { turn } = world;
  turn.made += 1;
  turn.killed = false;
  turn.fought = false;
  turn.enteredZombie = isZombieIn(world, to);
  turn.mustFight = turn.enteredZombie;
  turn.enteredStore = storeOf(board, from) !== storeOf(board, to);
}

/** Takes one of the turn's Moves: the compulsory ones first. */
export function spendMove(table: TezTable): void {
  const { turn } = table.world;
  if (turn.moves > 0) turn.moves -= 1;
  else turn.extra -= 1;
}

/** Can the turn get Moves beyond those it has? One that closes with its last Move cannot. */
export function judgeFurtherMoves(table: TezTable): Verdict {
  return table.world.turn.closing ? { key: 'turn-closes', params: {}, cite: 'TEZ-10.4' } : null;
}

/** Gives Moves that may be made beyond the compulsory ones. */
export function giveMoves(table: TezTable, moves: number): void {
  table.world.turn.extra += moves;
}

/** From here on these Moves are all that is left of the turn, the compulsory ones first among them. */
export function closeAfter(table: TezTable, moves: number): void {
  const { turn } = table.world;
  turn.moves = Math.min(turn.moves, moves);
  turn.extra = moves - turn.moves;
  turn.closing = true;
}
