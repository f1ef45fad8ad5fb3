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
import { allDeeds, carryOut, deeds, type Fact } from '@necropole/kernel';
import type { PhaseName, Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { activeHuman, characterOf, type Human, humanAt, isZombieIn, type Turn } from '../world.ts';
import { judgeFought } from './actions.ts';
import { dropping } from './holding.ts';
import { pickingUp, usingItems } from './items.ts';
import { attacking } from './killing.ts';
import { moving } from './moving.ts';
import { endingFacts } from './objectives.ts';
import { usingRooms } from './rooms.ts';
import { takingSupplies } from './supplies.ts';

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

/** The turn ends when the compulsory Moves have been made. */
function judgeEnd(table: TezTable, human: Human): Verdict {
  const unfought = judgeFought(table, human);
  if (unfought !== null) return unfought;
  const { moves } = table.world.turn;
  return moves === 0 ? null : { key: 'moves-to-make', params: { moves }, cite: 'TEZ-8.1' };
}

const ending = deeds({
  options: (table: TezTable, human: Human) => [
    table.option('end', { do: 'end' }, judgeEnd(table, human), () => ({
      facts: endingFacts(table, human, human.room),
    })),
  ],
  run: {
    *end(table, human) {
      table.world.turn.over = 'ended';
      table.tell('turn-ended', 'TEZ-8.1', { who: characterOf(human) });
    },
  },
});

/** Everything that a turn can do, in the order of p.8. */
const steps = allDeeds(moving, attacking, usingRooms, takingSupplies, pickingUp, usingItems, dropping, ending);

/** One question of the turn, and what its answer does. */
function* oneStep(table: TezTable, human: Human): Rule {
  const { turn } = table.world;
  const step = yield* table.ask(human.seat, {
    key: 'turn',
    params: { who: characterOf(human), moves: turn.moves, extra: turn.extra },
    cite: 'TEZ-8.2',
    refs: [human.id],
    context: () => turnContext(table, human),
    options: () => steps.options(table, human),
  });
  yield* carryOut(table, human, steps, step);
}

function turnContext(table: TezTable, human: Human): readonly Fact<Tez>[] {
  const { turn } = table.world;
  return [
    { key: 'moves-left', params: { moves: turn.moves + turn.extra } },
    { key: 'track', params: { wounds: human.wounds, ammo: human.ammo } },
  ];
}
