/**
 * What may be done now in a Human's turn, and why not (p.8): Moves, A (killing), B (rooms and tokens), C (picking up),
 * backpack items, dropping, and the end of the turn.
 */
import type { Fact } from '@necropole/kernel';
import type { ObjectiveId } from '../content/ids.ts';
import type { RoomAbility } from '../content/kinds.ts';
import { isWeapon } from '../content/search/deck.ts';
import type { RoomId } from '../content/stores/index.ts';
import type { Tez, TezTable, Verdict } from '../shape.ts';
import { activeHuman, type Human, isZombieIn, lyingBeside, type SupplyNumber, storeOf } from '../world.ts';
import { cardFacts, cardsHeld, dropFacts, slotFor } from './holding.ts';
import { itemFacts, judgeExchange, judgeItem, judgeTake, takeFacts } from './items.ts';
import { judgeMelee, judgeShot, meleeFacts, moveFacts, shotFacts, shotTargets } from './killing.ts';
import { judgeTarget, reachableRooms } from './moving.ts';
import { abilityLent, abilityOf, interactionsOf, judgeEmptyStore, judgeLent, judgeRoom, judgeToken } from './rooms.ts';
import { judgeSupply } from './supplies.ts';

/** Everything that a turn can do, each judged. */
export function turnOptions(table: TezTable, human: Human) {
  return [
    ...moveOptions(table, human),
    ...attackOptions(table, human),
    ...roomOptions(table, human),
    ...cardOptions(table, human),
    table.option('end', { do: 'end' }, judgeEnd(table)),
  ];
}

/** A, B and C come after the first Move, and after the melee that a Zombie forces (p.8, p.9). */
export function judgeAction(table: TezTable, human: Human): Verdict {
  const { world } = table;
  if (world.turn.mustFight) {
    const { room } = human;
    return { key: 'must-fight', params: { room }, cite: 'TEZ-9.2', refs: [room], remedies: ['melee'] };
  }
  if (world.turn.made > 0) return null;
  return isZombieIn(world, human.room)
    ? { key: 'overrun-move-first', params: {}, cite: 'TEZ-8.15', refs: [human.room] }
    : { key: 'move-first', params: {}, cite: 'TEZ-8.18' };
}

export function judgeMove(table: TezTable, human: Human, room: RoomId, reachable: readonly RoomId[]): Verdict {
  const { turn } = table.world;
  if (turn.mustFight) {
    return {
      key: 'must-fight',
      params: { room: human.room },
      cite: 'TEZ-9.2',
      refs: [human.room],
      remedies: ['melee'],
    };
  }
  if (turn.moves + turn.extra === 0) return { key: 'no-moves-left', params: {}, cite: 'TEZ-8.1' };
  return judgeTarget(table, human, room, reachable);
}

/** The turn ends when the compulsory Moves have been made. */
export function judgeEnd(table: TezTable): Verdict {
  const { turn } = table.world;
  if (turn.mustFight) {
    const { room } = activeHuman(table.world);
    return { key: 'must-fight', params: { room }, cite: 'TEZ-9.2', refs: [room], remedies: ['melee'] };
  }
  return turn.moves === 0 ? null : { key: 'moves-to-make', params: { moves: turn.moves }, cite: 'TEZ-8.1' };
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

function attackOptions(table: TezTable, human: Human) {
  const before = table.world.turn.made === 0 ? judgeAction(table, human) : null;
  const melee = table.option('melee', { do: 'melee' }, before ?? judgeMelee(table, human), () => ({
    refs: [human.room],
    facts: meleeFacts(table, human, human.room),
  }));
  if (table.light && before !== null) return [];
  const targets = shotTargets(table, human);
  const shots = table.options(
    roomsWithZombies(table),
    (room) => before ?? judgeShotOrFight(table, human, room, targets),
    (room, refusal) =>
      table.option(`shoot:${room}`, { do: 'shoot', room }, refusal, () => ({
        refs: [room],
        facts: shotFacts(table, human, room),
      })),
  );
  return [melee, ...shots];
}

/** A Zombie in one's room must be fought first, unless the shot is at that very Zombie. */
function judgeShotOrFight(table: TezTable, human: Human, room: RoomId, targets: readonly RoomId[]): Verdict {
  return (room === human.room ? null : judgeAction(table, human)) ?? judgeShot(table, human, room, targets);
}

function roomsWithZombies(table: TezTable): readonly RoomId[] {
  return table.world.zombies.filter((room) => room !== null);
}

function roomOptions(table: TezTable, human: Human) {
  const before = judgeAction(table, human);
  if (table.light && (before ?? judgeEmptyStore(table, human)) !== null) return [];
  const tokens = table.options(
    interactionsOf(table, human),
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
  const supplies = table.options(
    [1, 2] as const,
    (supply) => before ?? judgeSupply(table, human, supply) ?? judgeEmptyStore(table, human),
    (supply: SupplyNumber, refusal) =>
      table.option(`supply:${supply}`, { do: 'supply', supply }, refusal, () => ({ refs: [`supply-${supply}`] })),
  );
  return [...useOptions(table, human, before), ...tokens, ...supplies];
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

function cardOptions(table: TezTable, human: Human) {
  const { world, board } = table;
  const before = judgeAction(table, human);
  const store = storeOf(board, human.room);
  const lying = store === null ? [] : lyingBeside(world, board, store).cards;
  const taken = lying.flatMap((card) => {
    if (store === null) return [];
    const beside = () => ({ refs: [card], facts: [...cardFacts(card), ...takeFacts(human, card)] });
    const take = table.option(
      `take:${card}`,
      { do: 'take', store, card },
      before ?? judgeTake(table, human, store, card),
      beside,
    );
    if (!isWeapon(card) || slotFor(human, card).cards.length === 0) return [take];
    const refusal = before ?? judgeExchange(table, human, store, card);
    const exchange = () => ({
      refs: [card],
      facts: [...cardFacts(card), ...dropFacts(table, human, slotFor(human, card).cards[0])],
    });
    return [take, table.option(`exchange:${card}`, { do: 'exchange', store, card }, refusal, exchange)];
  });
  const items = human.backpack.cards.map((card) =>
    table.option(`item:${card}`, { do: 'item', card }, judgeItem(table, human, card), () => ({
      refs: [card],
      facts: [...cardFacts(card), ...itemFacts(table, human, card)],
    })),
  );
  const drops = cardsHeld(human).map((card) =>
    table.option(`drop:${card}`, { do: 'drop', card }, null, () => ({
      refs: [card],
      facts: dropFacts(table, human, card),
    })),
  );
  return [...taken, ...items, ...drops];
}
