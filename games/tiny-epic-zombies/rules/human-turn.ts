/**
 * A Human's turn (p.8).
 *
 * 1. Three compulsory Moves. Each may be followed by
 *    A. killing 1 Zombie,
 *    B. using the room or interacting with a token,
 *    C. picking up items.
 * 2. Searching the room (see search.ts).
 *
 * Backpack items may be used, and items dropped, at any time.
 */
import type { Fact } from '@necropole/kernel';
import type { ObjectiveId, SearchCardId } from '../content/ids.ts';
import type { RoomAbility } from '../content/kinds.ts';
import { objectives } from '../content/objectives/index.ts';
import { isWeapon } from '../content/search/deck.ts';
import type { RoomId } from '../content/stores/index.ts';
import type { PhaseName, Rule, Tez, TezTable, Verdict } from '../shape.ts';
import {
  activeHuman,
  characterOf,
  type Human,
  humanAt,
  isZombieIn,
  lyingBeside,
  type SupplyNumber,
  storeOf,
  type Turn,
} from '../world.ts';
import { cardsHeld, drop, slotFor } from './holding.ts';
import { exchangeCard, judgeExchange, judgeItem, judgeTake, takeCard, useItem } from './items.ts';
import {
  judgeMelee,
  judgeShot,
  meleeAttack,
  meleeFacts,
  moveFacts,
  rangedAttack,
  shotFacts,
  shotTargets,
} from './killing.ts';
import { judgeTarget, moveHuman, reachableRooms, spendMove } from './moving.ts';
import {
  abilityLent,
  abilityOf,
  interactionsOf,
  judgeEmptyStore,
  judgeLent,
  judgeRoom,
  judgeToken,
  useRoom,
  useToken,
} from './rooms.ts';
import { judgeSupply, takeSupply } from './supplies.ts';

export const COMPULSORY_MOVES = 3;

/** A turn that has not begun. */
export function freshTurn(human: number): Turn {
  return {
    human,
    moves: COMPULSORY_MOVES,
    extra: 0,
    made: 0,
    startedEmpty: true,
    mustFight: false,
    enteredZombie: false,
    enteredStore: false,
    killed: false,
    fought: false,
    usedRooms: [],
    dropped: [],
    over: 'no',
  };
}

export function* humanTurn(table: TezTable): Rule<PhaseName> {
  const { world } = table;
  const human = activeHuman(world);
  world.turn.startedEmpty = !isZombieIn(world, human.room);
  world.memory = [];
  const last = world.lastTurns !== null;
  table.tell('turn-begins', 'TEZ-8.7', { who: characterOf(human), human: human.id, last });
  yield* table.fire('turnStarted', { human });
  while (world.turn.over === 'no') yield* oneStep(table, humanAt(world, world.turn.human));
  return 'search';
}

/** One question of the turn, and what its answer does. */
function* oneStep(table: TezTable, human: Human): Rule {
  const { turn } = table.world;
  const step = yield* table.ask(human.seat, {
    key: 'turn',
    params: { who: characterOf(human), moves: turn.moves, extra: turn.extra },
    cite: 'TEZ-8.2',
    refs: [human.id],
    context: () => turnContext(table, human),
    options: () => turnOptions(table, human),
  });
  switch (step.do) {
    case 'move':
      spendMove(table);
      return yield* moveHuman(table, human, step.room, false);
    case 'melee':
      return yield* meleeAttack(table, human);
    case 'shoot':
      return yield* rangedAttack(table, human, step.room);
    case 'use':
      return yield* useRoom(table, human, step.lent);
    case 'token':
      return yield* useToken(table, human, objectives[step.objective], step.token);
    case 'supply':
      return takeSupply(table, human, step.supply);
    case 'take':
      return yield* takeCard(table, human, step.store, step.card);
    case 'exchange':
      return yield* exchangeCard(table, human, step.store, step.card);
    case 'item':
      return yield* useItem(table, human, step.card);
    case 'drop':
      return yield* drop(table, human, step.card);
    case 'end':
      turn.over = 'ended';
      return table.tell('turn-ended', 'TEZ-8.1', { who: characterOf(human) });
  }
}

function turnContext(table: TezTable, human: Human): readonly Fact<Tez>[] {
  const { turn } = table.world;
  return [
    { key: 'moves-left', params: { moves: turn.moves + turn.extra } },
    { key: 'track', params: { wounds: human.wounds, ammo: human.ammo } },
  ];
}

// ── What may be done now, and why not ─────────────────────────────────────────────────────────────────────────────

/** Everything that a turn can do, each judged. */
function turnOptions(table: TezTable, human: Human) {
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
      facts: moveFacts(table, room),
      path: [human.room, room],
    })),
  );
}

function attackOptions(table: TezTable, human: Human) {
  const before = table.world.turn.made === 0 ? judgeAction(table, human) : null;
  const melee = table.option('melee', { do: 'melee' }, before ?? judgeMelee(table, human), () => ({
    refs: [human.room],
    facts: meleeFacts(table, human),
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
      return table.option(`token:${token}`, value, refusal, () => ({ refs: [token] }));
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
  const beside = (ability: RoomAbility | null) => () => ({ refs: [room], facts: abilityFacts(ability) });
  const use = table.option(`use:${room}`, { do: 'use', lent: false }, before ?? judgeRoom(table, human), beside(own));
  if (lent === null) return [use];
  const refusal = before ?? judgeLent(table, human, lent);
  return [use, table.option(`use:${room}:${lent.id}`, { do: 'use', lent: true }, refusal, beside(lent))];
}

function abilityFacts(ability: RoomAbility | null): readonly Fact<Tez>[] {
  if (ability === null) return [];
  const fact: Fact<Tez> = { key: 'ability', params: { ability: ability.id } };
  return ability.kind === 'stopping' ? [fact, { key: 'stops', params: {} }] : [fact];
}

function cardOptions(table: TezTable, human: Human) {
  const { world, board } = table;
  const before = judgeAction(table, human);
  const store = storeOf(board, human.room);
  const lying = store === null ? [] : lyingBeside(world, board, store).cards;
  const taken = lying.flatMap((card) => {
    if (store === null) return [];
    const beside = () => ({ refs: [card], facts: cardFacts(card) });
    const take = table.option(
      `take:${card}`,
      { do: 'take', store, card },
      before ?? judgeTake(table, human, store, card),
      beside,
    );
    if (!isWeapon(card) || slotFor(human, card).cards.length === 0) return [take];
    const refusal = before ?? judgeExchange(table, human, store, card);
    return [take, table.option(`exchange:${card}`, { do: 'exchange', store, card }, refusal, beside)];
  });
  const items = human.backpack.cards.map((card) =>
    table.option(`item:${card}`, { do: 'item', card }, judgeItem(table, human, card), () => ({
      refs: [card],
      facts: cardFacts(card),
    })),
  );
  const drops = cardsHeld(human).map((card) =>
    table.option(`drop:${card}`, { do: 'drop', card }, null, () => ({ refs: [card] })),
  );
  return [...taken, ...items, ...drops];
}

function cardFacts(card: SearchCardId): readonly Fact<Tez>[] {
  return [{ key: 'effect-of-card', params: { card } }];
}
