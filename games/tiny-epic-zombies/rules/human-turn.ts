/**
 * A Human's turn (p.8).
 *
 * 1. Three compulsory Moves. Each may be followed by
 *    A. killing 1 Zombie,
 *    B. using the room or interacting with a token,
 *    C. picking up items.
 * 2. Searching the room (see search.ts).
 *
 * Backpack items may be used, and items dropped, at any time. What may be done, and why not: turn-options.ts.
 */
import type { Fact } from '@necropole/kernel';
import { objectives } from '../content/objectives/index.ts';
import type { PhaseName, Rule, Tez, TezTable } from '../shape.ts';
import { activeHuman, characterOf, type Human, humanAt, isZombieIn, type Turn } from '../world.ts';
import { drop } from './holding.ts';
import { exchangeCard, takeCard, useItem } from './items.ts';
import { meleeAttack, rangedAttack } from './killing.ts';
import { moveHuman, spendMove } from './moving.ts';
import { useRoom, useToken } from './rooms.ts';
import { takeSupply } from './supplies.ts';
import { turnOptions } from './turn-options.ts';

export const COMPULSORY_MOVES = 3;

/** A turn that has not begun. */
export function freshTurn(human: number): Turn {
  return {
    human,
    moves: COMPULSORY_MOVES,
    extra: 0,
    closing: false,
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
