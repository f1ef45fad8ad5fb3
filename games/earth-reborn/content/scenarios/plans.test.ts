import {
  anyBears,
  edgeOf,
  edgesSwept,
  footprint,
  type SquareGrid,
  type SquareLink,
  squareAt,
  squareBeside,
  squareCount,
  squareDirections,
  squareGrid,
  squareReach,
  squareStep,
  squaresBeside,
} from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BARRED, type FloorMap, mapOf, WALL } from '../../map.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import { askedBy } from '../../phrases/reading.ts';
import { rulebook } from '../../rulebook/index.ts';
import { naming as english } from '../../words/en/naming.ts';
import { scenarioWords as englishScenarios } from '../../words/en/scenarios.ts';
import { naming as french } from '../../words/fr/naming.ts';
import { scenarioWords as frenchScenarios } from '../../words/fr/scenarios.ts';
import type { Board } from '../../world.ts';
import type { CharacterId } from '../characters/index.ts';
import { characters } from '../characters/index.ts';
import { doorKinds } from '../doors.ts';
import { equipmentCards } from '../equipment/deck.ts';
import { type EquipmentId, equipment } from '../equipment/index.ts';
import { type FloorFaceId, floorFaces } from '../floor/index.ts';
import { floorTiles } from '../floor/tiles.ts';
import type { Placed, Scenario, ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { scenarios } from './index.ts';
import { scenarioPlans } from './plans.ts';

type Plan = Omit<ScenarioPlan, 'goals'> & Pick<Scenario, 'id'>;

const proves = provesFor(rulebook);
const everyPlan: readonly Plan[] = [scenarios['beauty-and-the-beast'], ...scenarioPlans];

interface Laid {
  readonly plan: Plan;
  readonly grid: SquareGrid;
  readonly map: FloorMap;
  readonly links: readonly SquareLink[];
}

function laidOut(plan: Plan): Laid {
  const grid = squareGrid(plan.width, plan.height, plan.levels ?? 1);
  const links = (plan.stairs ?? []).map(
    ([one, other]): SquareLink => [
      squareAt(grid, one.x, one.y, one.level),
      squareAt(grid, other.x, other.y, other.level),
    ],
  );
  const board: Board = {
    scenario: 'beauty-and-the-beast',
    modules: plan.modules,
    grid,
    tiles: plan.tiles,
    doors: plan.doors,
    stairs: links,
    clans: ['norad', 'salemite'],
  };
  return { plan, grid, map: mapOf(board), links };
}

const faceAt = ({ plan, map }: Laid, square: number): FloorFaceId | undefined =>
  plan.tiles[map.tiles[square] ?? -1]?.face;

/** What it costs to walk from a square to every other, doors opened on the way for 1 point; -1 where one does not get without a card. */
function walk({ plan, grid, map, links }: Laid, from: number, card = true): Int16Array {
  return squareReach(
    grid,
    from,
    500,
    {
      cost: (_from, into, edge) => {
        if (((map.laid.squares[into] ?? 0) & BARRED) !== 0 || ((map.laid.edges[edge] ?? 0) & WALL) !== 0) return null;
        const door = plan.doors[map.doors[edge] ?? -1];
        if (door === undefined) return 1;
        return door.magnetic && !card ? null : 2;
      },
      linkCost: () => 1,
    },
    links,
  ).costs;
}

const startsOf = (laid: Laid, { at, level = 0, character }: Placed): readonly number[] =>
  at.flatMap(([x, y]) => {
    const size = 'large' in characters[character] ? 2 : 1;
    return Array.from({ length: size * size }, (_, i) =>
      squareAt(laid.grid, x + (i % size), y + Math.floor(i / size), level),
    );
  });

const everybody = ({ plan }: Laid): readonly Placed[] => plan.teams.flatMap(({ characters: some }) => some);

describe.each(everyPlan.map((plan) => [plan.number, plan.id, laidOut(plan)] as const))(
  'scenario %i, %s',
  (_, __, laid) => {
    const { plan, grid, map } = laid;

    it('has the modules of its number', () => {
      expect(plan.modules).toEqual(modulesOf(plan.number));
    });

    it('is laid without a hole, and uses no tile twice', () => {
      expect([...map.tiles].filter((tile) => tile === -1)).toEqual([]);
      const used = plan.tiles.map(({ face }) => floorTiles.findIndex(({ faces }) => faces.includes(face)));
      expect(new Set(used).size).toBe(used.length);
      expect(plan.width <= 20 && plan.height <= 20 && Math.min(plan.width, plan.height) <= 16).toBe(true);
    });

    it('has no more doors of a kind than the box', () => {
      for (const { squares, kind, magnetic, count } of doorKinds) {
        const some = plan.doors.filter(
          (door) => door.squares === squares && door.kind === kind && door.magnetic === magnetic,
        );
        expect(some.length, `${squares} ${kind} ${magnetic ? 'magnetic' : ''}`).toBeLessThanOrEqual(count);
      }
    });

    it('has its doors between two tiles, before squares that can be entered, and one door on an edge', () => {
      const edges = map.doorEdges.flat();
      expect(new Set(edges).size).toBe(edges.length);
      for (const [number, along] of map.doorEdges.entries()) {
        const pairs = along.map((edge) => squaresBeside(grid, edge));
        for (const [one, other] of pairs) {
          expect(one >= 0 && other >= 0, `door ${number + 1}`).toBe(true);
          expect(map.tiles[one], `door ${number + 1}`).not.toBe(map.tiles[other]);
        }
        const passable = pairs.some((pair) => pair.every((square) => ((map.laid.squares[square] ?? 0) & BARRED) === 0));
        expect(passable, `door ${number + 1}`).toBe(true);
      }
    });

    it('parts indoors from outdoors by a wall or a door everywhere', () => {
      const gaps: string[] = [];
      for (let square = 0; square < squareCount(grid); square++) {
        const face = faceAt(laid, square);
        if (face === undefined || !floorFaces[face].indoor) continue;
        for (const direction of squareDirections) {
          const beside = faceAt(laid, squareBeside(grid, square, direction));
          const edge = edgeOf(grid, square, direction);
          const open = (map.walls[edge] ?? 0) === 0 && map.doors[edge] === -1;
          if (beside !== undefined && !floorFaces[beside].indoor && open) gaps.push(`${face} and ${beside}`);
        }
      }
      expect(gaps).toEqual([]);
    });

    it('lets everybody get everywhere, by doors and stairs', () => {
      const enterable = [...map.laid.squares].flatMap((flags, square) => ((flags & BARRED) === 0 ? [square] : []));
      for (const placed of everybody(laid)) {
        for (const start of startsOf(laid, placed).slice(0, 1)) {
          const costs = walk(laid, start);
          expect(
            enterable.filter((square) => (costs[square] ?? -1) < 0),
            placed.character,
          ).toEqual([]);
        }
      }
    });

    it('puts everybody on a free square of their own', () => {
      const starts = everybody(laid).flatMap((placed) => startsOf(laid, placed));
      expect(new Set(starts).size).toBe(starts.length);
      for (const start of starts) expect((map.laid.squares[start] ?? BARRED) & BARRED).toBe(0);
      const free = everybody(laid).filter(({ at, prisonerOf }) => at.length === 0 && prisonerOf === undefined);
      expect(free).toEqual([]);
      const names = everybody(laid).map(({ character }) => character);
      expect(new Set(names).size).toBe(names.length);
    });

    it('gives nobody more than they can carry, nor a card that is not in the box', () => {
      const given = everybody(laid).flatMap(({ equipment: some = [] }) => some);
      for (const { character, equipment: some = [], wounded } of everybody(laid)) {
        const side = characters[character][wounded === true ? 'wounded' : 'healthy'];
        expect(weightOf(some), character).toBeLessThanOrEqual(side.capacity);
      }
      expect(cardsFor(given)).toBe(given.length);
      const magnetic = everybody(laid).reduce((sum, { magneticCards = 0 }) => sum + magneticCards, 0);
      expect(magnetic).toBeLessThanOrEqual(4);
    });

    // In the first one somebody is shut in beside those who hold her.
    if (plan.number > 1)
      it('keeps the sides apart as it begins: nobody comes to blows with a single command point', () => {
        const [norad, salemite] = plan.teams;
        const close = norad.characters.flatMap((one) =>
          salemite.characters
            .filter((other) => {
              const far = Math.min(
                ...startsOf(laid, one).flatMap((start) => {
                  const costs = walk(laid, start);
                  return startsOf(laid, other).map((there) => costs[there] ?? 0);
                }),
              );
              return far - 1 <= Math.max(movementOf(one.character), movementOf(other.character));
            })
            .map((other) => `${one.character} and ${other.character}`),
        );
        expect(close).toEqual([]);
      });
  },
);

proves('ER-2.2', 'there are nine scenarios, each with a title and a story in both languages from the second on', () => {
  expect(everyPlan.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { id, cites } of scenarioPlans) {
    for (const { title, story } of [englishScenarios[id], frenchScenarios[id]]) {
      expect(title.length > 5 && story.length > 40, id).toBe(true);
    }
    const known = new Set(rulebook.chapters.flatMap(({ statements }) => statements.map((each) => each.id)));
    expect(
      cites.filter((cite) => !known.has(cite)),
      id,
    ).toEqual([]);
  }
});

proves('ER-3.2', 'what each scenario brings in', () => {
  const brought = everyPlan.map(({ modules, number }) => modules.slice(modulesOf(number - 1).length));
  expect(brought).toEqual([
    ['base', 'movement', 'melee'],
    ['sight', 'duel'],
    ['equipment', 'fire'],
    ['phrases', 'interaction'],
    ['mission-points', 'espionage', 'search'],
    ['abilities', 'jamming'],
    ['large-figures'],
    ['capture', 'torture'],
    ['combination', 'levels'],
  ]);
});

// ── Where it is decided ──────────────────────────────────────────────────────────────────────────────────────────────

describe('how far it is to what decides', () => {
  /** The way of the nearest of each side to the nearest of these squares, in movement points. */
  function ways(
    number: number,
    squares: readonly (readonly [x: number, y: number, level?: number])[],
  ): readonly number[] {
    const plan = everyPlan.find((each) => each.number === number);
    if (plan === undefined) throw new Error(`no scenario ${number}`);
    const laid = laidOut(plan);
    const goals = squares.map(([x, y, level = 0]) => squareAt(laid.grid, x, y, level));
    return plan.teams.map(({ characters: some }) => {
      const card = some.some(({ magneticCards = 0 }) => magneticCards > 0);
      const costs = some.flatMap((placed) => startsOf(laid, placed)).map((start) => walk(laid, start, card));
      return Math.min(...costs.flatMap((each) => goals.map((goal) => each[goal] ?? -1)).filter((cost) => cost >= 0));
    });
  }

  type Measure = readonly [
    number: number,
    what: string,
    norad: number,
    salemite: number,
    squares: readonly (readonly [x: number, y: number, level?: number])[],
  ];
  const measured: readonly Measure[] = [
    [
      2,
      'a sewer exit',
      19,
      9,
      [
        [15, 0],
        [15, 11],
      ],
    ],
    [3, 'the professor’s door', 14, 2, [[14, 3]]],
    [4, 'the vault', 16, 5, [[7, 7]]],
    [4, 'the generator', 18, 5, [[13, 3]]],
    [5, 'the command post', 11, 3, [[8, 7]]],
    [5, 'the parade ground', 12, 2, [[9, 10]]],
    [5, 'the gallery', 5, 5, [[4, 9]]],
    [6, 'the radio', 5, 12, [[2, 7]]],
    [6, 'Einstein', 9, 0, [[9, 4]]],
    [7, 'the door of the zombie lab', 15, 1, [[3, 4]]],
    [7, 'the chemistry lab', 16, 5, [[0, 7]]],
    [
      8,
      'the door of the torture room',
      16,
      2,
      [
        [1, 4],
        [2, 4],
      ],
    ],
    [8, 'the infirmary, by the laundry and the barracks', 10, 5, [[2, 8]]],
    [8, 'the main corridor', 4, 2, [[5, 9]]],
    [8, 'the back of the classroom', 4, 15, [[13, 9]]],
    [9, 'the door of the zombie lab', 14, 3, [[3, 4, 0]]],
  ];
  it.each(measured)(
    'scenario %i: %s, %i points for NORAD and %i for the Salemites',
    (number, _what, norad, salemite, squares) => {
      expect(ways(number, squares)).toEqual([norad, salemite]);
    },
  );
});

describe('the Mammoth', () => {
  /** Every upper left square on which a piece of two by two can come to stand from here, doors opened. */
  function blocksFrom({ plan, grid, map }: Laid, x: number, y: number): ReadonlySet<string> {
    const seen = new Set([`${x} ${y}`]);
    const open = [{ x, y, size: 2 as const, level: 0 }];
    for (let block = open.pop(); block !== undefined; block = open.pop()) {
      for (const direction of squareDirections) {
        const [dx, dy] = squareStep[direction];
        const next = { ...block, x: block.x + dx, y: block.y + dy };
        const free =
          footprint(grid, next).every((square) => square >= 0 && ((map.laid.squares[square] ?? 0) & BARRED) === 0) &&
          !anyBears(map.laid, edgesSwept(grid, block, direction), WALL);
        // A small door is no way for it, even when it is open.
        const narrow = edgesSwept(grid, block, direction).some(
          (edge) => plan.doors[map.doors[edge] ?? -1]?.squares === 1,
        );
        if (free && !narrow && !seen.has(`${next.x} ${next.y}`)) {
          seen.add(`${next.x} ${next.y}`);
          open.push(next);
        }
      }
    }
    return seen;
  }

  it('gets through the front door and along both corridors to the labs, and into a room with a large door', () => {
    const plan = everyPlan.find(({ number }) => number === 7);
    if (plan === undefined) throw new Error('no scenario 7');
    const laid = laidOut(plan);
    const [placed] = plan.teams[0].characters;
    const [x = 0, y = 0] = placed?.at[0] ?? [];
    const reached = blocksFrom(laid, x, y);
    for (const goal of ['0 4', '14 4', '0 9', '14 9', '5 2']) expect(reached.has(goal), goal).toBe(true);
    // The zombie lab has a small door: for that there is its gun.
    expect(reached.has('1 1')).toBe(false);
  });
});

// ── What they say ────────────────────────────────────────────────────────────────────────────────────────────────────

describe('the goals of scenarios 2 to 9', () => {
  it('are said in both languages', () => {
    for (const { id, goals, added = [] } of scenarioPlans) {
      for (const phrase of [...goals, ...added.map((each) => each.phrase)]) {
        expect(phraseInEnglish(phrase, english), id).toMatch(/^[A-Z].*\.$/);
        expect(phraseInFrench(phrase, french), id).toMatch(/^[A-ZÀ].*\.$/);
      }
    }
  });

  it('happen by themselves, and leave nobody without a way to win', () => {
    for (const { id, goals } of scenarioPlans) {
      for (const goal of goals) expect(askedBy(goal, 'goal').by, id).toBe('itself');
      const effects = goals.flatMap((goal) => goal.effects);
      const byPoints = effects.some(({ does }) => does === 'most-mission-points-win');
      for (const clan of ['norad', 'salemite'] as const) {
        const own = effects.filter(
          (effect) => (effect.does === 'win' || effect.does === 'mission-points') && effect.clan === clan,
        );
        expect(own.length, `${id}: ${clan}`).toBeGreaterThan(0);
      }
      expect(goals.at(-1)?.phase, id).toBe('end-of-match');
      expect(byPoints, id).toBe((scenarioPlans.find((plan) => plan.id === id)?.missionPoints ?? null) !== null);
    }
  });

  it('name only rooms, people and things that are there', () => {
    for (const plan of scenarioPlans) {
      const text = JSON.stringify([plan.goals, plan.added ?? []]);
      const people = plan.teams.flatMap(({ characters: some }) => some.map(({ character }) => character));
      for (const [, character = ''] of text.matchAll(/"character":"([^"]+)"/g)) {
        expect(people, plan.id).toContain(character);
      }
      const faces = plan.tiles.map(({ face }) => face as string);
      for (const [, room = ''] of text.matchAll(/"(?:room|in)":"([^"]+)"/g)) expect(faces, plan.id).toContain(room);
    }
  });

  it('use what their modules bring', () => {
    for (const plan of scenarioPlans) {
      const text = JSON.stringify(plan.goals);
      if (/capture|torture/.test(text)) expect(plan.modules, plan.id).toContain('capture');
      if (/mission-points/.test(text)) expect(plan.modules, plan.id).toContain('mission-points');
      const carried = plan.teams.some(({ characters: some }) => some.some((each) => each.equipment !== undefined));
      if (carried) expect(plan.modules, plan.id).toContain('equipment');
      if ((plan.levels ?? 1) > 1) expect(plan.modules, plan.id).toContain('levels');
      if (plan.teams.some(({ characters: some }) => some.some((each) => each.character === 'mammoth'))) {
        expect(plan.modules, plan.id).toContain('large-figures');
      }
    }
  });
});

function movementOf(id: CharacterId): number {
  return characters[id].healthy.movement;
}

function weightOf(some: readonly EquipmentId[]): number {
  return some.reduce((sum, id) => sum + equipment[id].weight, 0);
}

/** For how many of these items there is a card, when no card is used for both of its faces. */
function cardsFor(items: readonly EquipmentId[]): number {
  const left = [...equipmentCards];
  return items.filter((item) => {
    const at = left.findIndex(({ norad, salemite }) => norad === item || salemite === item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
