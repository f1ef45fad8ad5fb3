/**
 * B. Using a room or a token (p.10).
 *
 * The whole store must be empty. A running ability works once a turn in each room and the turn goes on; a stopping one
 * ends it. Tokens of objectives are used as their objective says.
 */
import { deeds, type Fact } from '@necropole/kernel';
import type { ObjectiveId } from '../content/ids.ts';
import type { Interaction, Objective, RoomAbility } from '../content/kinds.ts';
import { objectives } from '../content/objectives/index.ts';
import { roomAbilities } from '../content/rooms/index.ts';
import { courtyards, type RoomId, type StoreRoomId, storeRoomById } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { type Board, characterOf, type Human, isPlaying, storeOf, type World } from '../world.ts';
import { judgeAction, judgeEmptyStore } from './actions.ts';
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
function abilityLent(world: World, board: Board, room: RoomId): RoomAbility | null {
  const { vehicle } = world;
  if (vehicle.room !== room || abilityOf(board, room)?.id === vehicle.kind) return null;
  return roomAbilities[vehicle.kind];
}

function judgeRoom(table: TezTable, human: Human): Verdict {
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
function judgeLent(table: TezTable, human: Human, ability: RoomAbility): Verdict {
  return judgeEmptyStore(table, human) ?? ability.judge(table, human, human.room);
}

/** Everything of the objectives in play that a Human could interact with. */
function interactionsOf(
  table: TezTable,
  human: Human,
): readonly { readonly objective: Objective; readonly interaction: Interaction }[] {
  return table.world.objectives.flatMap(({ id }) => {
    const objective = objectives[id];
    return objective.interactions(table, human).map((interaction) => ({ objective, interaction }));
  });
}

function judgeToken(table: TezTable, human: Human, interaction: Interaction): Verdict {
  return interaction.verdict ?? judgeEmptyStore(table, human);
}

function roomOptions(table: TezTable, human: Human) {
  const before = judgeAction(table, human);
  if (table.light && (before ?? judgeEmptyStore(table, human)) !== null) return [];
  return [...useOptions(table, human, before), ...tokenOptions(table, human, before)];
}

/** The room's own ability, and that of a vehicle parked in it. */
function useOptions(table: TezTable, human: Human, before: Verdict) {
  const { world, board } = table;
  const { room } = human;
  const own = abilityOf(board, room);
  const lent = abilityLent(world, board, room);
  const beside = (ability: RoomAbility | null) => () => ({ refs: [room], facts: abilityFacts(table, human, ability) });
  const use = table.option(`use:${room}`, { do: 'use', lent: false }, before ?? judgeRoom(table, human), beside(own));
  if (lent === null) return [use];
  const refusal = before ?? judgeLent(table, human, lent);
  return [use, table.option(`use:${room}:${lent.id}`, { do: 'use', lent: true }, refusal, beside(lent))];
}

function abilityFacts(table: TezTable, human: Human, ability: RoomAbility | null): readonly Fact<Tez>[] {
  if (ability === null) return [];
  return [{ key: 'ability', params: { ability: ability.id } }, ...(ability.facts?.(table, human) ?? [])];
}

function tokenOptions(table: TezTable, human: Human, before: Verdict) {
  const interactions = interactionsOf(table, human);
  const isHere = ({ interaction: { verdict } }: (typeof interactions)[number]): boolean => verdict === null;
  return table.options(
    // What is refused alike is said of the first: of what lies here, if something does.
    table.light ? interactions : [...interactions].sort((a, b) => Number(isHere(b)) - Number(isHere(a))),
    ({ interaction }) => before ?? judgeToken(table, human, interaction),
    ({ objective, interaction: { token } }, refusal) => {
      const value: { do: 'token'; objective: ObjectiveId; token: string } = {
        do: 'token',
        objective: objective.id,
        token,
      };
      const deed = (): Fact<Tez> => ({
        key: 'token-deed',
        params: { deed: objective.doing?.(table, human, token) ?? 'take' },
      });
      return table.option(`token:${token}`, value, refusal, () => ({ refs: [token], facts: [deed()] }));
    },
  );
}

/** B. in a Human's turn. */
export const usingRooms = deeds({
  options: roomOptions,
  run: {
    use: (table, human, { lent }) => useRoom(table, human, lent),
    token: (table, human, { objective, token }) => useToken(table, human, objectives[objective], token),
  },
});

/** Uses the ability of the room, or the one that is lent to it. */
function* useRoom(table: TezTable, human: Human, lent: boolean): Rule {
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

function* useToken(table: TezTable, human: Human, objective: Objective, token: string): Rule {
  yield* table.act({ component: objective }, objective.interact(table, human, token));
}
