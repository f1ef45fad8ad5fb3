/**
 * Partners: everybody puts out the same fire. `askAny`, and one outcome for all.
 *
 * 1. Each round the partners choose a tool together. Whoever answers first has answered for all.
 * 2. Then they use it (a bucket takes 2 off the fire, a spade digs the trench on), or rest to fill a bucket.
 * 3. The fire grows by 1, and by 1 more on a die of 4 or more.
 * 4. All win when the trench is dug; all lose when the fire is too large, or at nightfall.
 */
import type { Flow, Game, Seat, Table } from '../../index.ts';
import { bareGame } from './bare-game.ts';

const TRENCH = 4;
const BLAZE = 9;
const NIGHTFALL = 10;

type Tool = 'bucket' | 'spade';

interface World {
  round: number;
  fire: number;
  trench: number;
  buckets: number;
  tool: Tool | null;
  /** Who spoke for the partners, and how often. */
  spoke: number[];
}

/** The types of the partners' game. */
export interface Partners {
  world: World;
  board: object;
  phase: 'choose' | 'use';
  questions: { choose: object; use: { tool: Tool } };
  facts: { 'fire-is': { fire: number } };
  refusals: { 'no-bucket': object };
  events: {
    chosen: { by: number; tool: Tool };
    used: { by: number; tool: Tool };
    rested: { by: number };
    grew: { die: number };
  };
  verbs: 'take' | 'use' | 'rest';
  outcomes: 'saved' | 'burnt' | 'nightfall';
  queries: object;
  flows: object;
}

function everybody(table: Table<Partners>): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat);
}

function judgeTool(world: World, tool: Tool) {
  return tool === 'spade' || world.buckets > 0 ? null : ({ key: 'no-bucket', params: {}, cite: 'FIRE-1.1' } as const);
}

/** Choosing lets nobody learn anything: any partner may take it back. */
function* choose(table: Table<Partners>): Flow<'use'> {
  const { world } = table;
  const { by, value: tool } = yield* table.askAny(everybody(table), world.round % table.seats, {
    key: 'choose',
    params: {},
    cite: 'FIRE-1.1',
    options: () =>
      (['bucket', 'spade'] as const).map((tool) =>
        table.option(`take:${tool}`, tool, judgeTool(table.world, tool), () => ({
          facts: [{ key: 'fire-is', params: { fire: table.world.fire } }],
        })),
      ),
  });
  world.tool = tool;
  world.spoke[by] = (world.spoke[by] as number) + 1;
  table.tell('chosen', 'FIRE-1.1', { by, tool });
  return 'use';
}

function* use(table: Table<Partners>): Flow<'choose'> {
  const { world } = table;
  const tool = world.tool as Tool;
  const { by, value: uses } = yield* table.askAny(everybody(table), world.round % table.seats, {
    key: 'use',
    params: { tool },
    cite: 'FIRE-1.2',
    public: true,
    options: () => [table.option('use', true), table.option('rest', false)],
  });
  if (uses) {
    if (tool === 'spade') world.trench += 1;
    else {
      world.buckets -= 1;
      world.fire = Math.max(0, world.fire - 2);
    }
    table.tell('used', 'FIRE-1.2', { by, tool });
  } else {
    world.buckets += 1;
    table.tell('rested', 'FIRE-1.2', { by });
  }
  world.tool = null;
  yield* endOfRound(table);
  return 'choose';
}

function* endOfRound(table: Table<Partners>): Flow<void> {
  const { world } = table;
  if (world.trench === TRENCH) yield* table.end({ id: 'saved', cite: 'FIRE-1.4', winners: everybody(table) });
  const die = table.roll(6);
  world.fire += die >= 4 ? 2 : 1;
  world.round += 1;
  table.tell('grew', 'FIRE-1.3', { die });
  if (world.fire >= BLAZE) yield* table.end({ id: 'burnt', cite: 'FIRE-1.4', winners: [] });
  if (world.round === NIGHTFALL) yield* table.end({ id: 'nightfall', cite: 'FIRE-1.4', winners: [] });
}

/** The partners' game on the kernel. */
export const partners: Game<Partners> = {
  ...bareGame<Partners>({
    id: 'partners',
    prefix: 'FIRE',
    seats: [2, 4],
    outcomes: ['saved', 'burnt', 'nightfall'],
    bound: 2 * NIGHTFALL,
    questions: ['choose', 'use'],
    facts: ['fire-is'],
    refusals: ['no-bucket'],
    events: ['chosen', 'used', 'rested', 'grew'],
    verbs: ['take', 'use', 'rest'],
    cites: 4,
  }),
  setup: (start) => ({
    world: {
      round: 0,
      fire: 3,
      trench: 0,
      buckets: 1,
      tool: null,
      spoke: new Array<number>(start.seats).fill(0),
    },
    board: {},
    phase: 'choose',
  }),
  phases: { choose, use },
  copy: (world) => ({ ...world, spoke: world.spoke.slice() }),
  invariants: (world) => (world.fire >= 0 && world.buckets >= 0 ? [] : ['fewer than nothing']),
};
