/** A race by dice: roll, or rest; the first to reach ten wins. Small enough to plant any fault in. */
import type { Flow, Game, Table } from '../../index.ts';
import { bareGame } from '../toys/bare-game.ts';

interface World {
  turn: 0 | 1;
  at: [number, number];
}

/** The types of the race. */
export interface DiceRace {
  world: World;
  board: object;
  phase: 'turn';
  questions: { act: object };
  facts: object;
  refusals: object;
  events: { rolled: { seat: number; die: number }; rested: { seat: number } };
  verbs: 'roll' | 'rest';
  outcomes: 'arrived';
  queries: object;
  flows: object;
}

function* turn(table: Table<DiceRace>): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const act = yield* table.ask(seat, {
    key: 'act',
    params: {},
    cite: 'RACE-1.1',
    options: () => [table.option('roll', 'roll'), table.option('rest', 'rest')],
  });
  if (act === 'roll') {
    const die = table.roll(6);
    world.at[seat] += die;
    table.tell('rolled', 'RACE-1.2', { seat, die });
  } else {
    world.at[seat] += 1;
    table.tell('rested', 'RACE-1.3', { seat });
  }
  if (world.at[seat] >= 10) yield* table.end({ id: 'arrived', cite: 'RACE-1.4', winners: [seat] });
  world.turn = seat === 0 ? 1 : 0;
  return 'turn';
}

/** The race, without a fault. */
export const diceRace: Game<DiceRace> = {
  ...bareGame<DiceRace>({
    id: 'dice-race',
    prefix: 'RACE',
    seats: [2, 2],
    outcomes: ['arrived'],
    bound: 19,
    questions: ['act'],
    events: ['rolled', 'rested'],
    verbs: ['roll', 'rest'],
    cites: 4,
  }),
  setup: () => ({ world: { turn: 0, at: [0, 0] }, board: {}, phase: 'turn' }),
  phases: { turn },
  copy: (world) => ({ turn: world.turn, at: [world.at[0], world.at[1]] }),
  invariants: (world) => world.at.flatMap((at, seat) => (at >= 0 && at < 16 ? [] : [`seat ${seat} is off the track`])),
};
