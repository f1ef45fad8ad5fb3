/**
 * Set-up (page 5): the scenario is chosen; its map is laid, its clans take their seats, its characters begin healthy; all order
 * tiles go into the bag.
 */
import { type SquareLink, squareAt, squareGrid } from '@necropole/boards';
import { pile, type SetUp, type Start } from '@necropole/kernel';
import { equipmentFaceOf, equipmentFaces } from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { LevelSquare, Placed } from '../content/kinds.ts';
import { orderTileIds } from '../content/order-tiles.ts';
import { type ScenarioId, scenarioIds, scenarios } from '../content/scenarios/index.ts';
import { figureOf, plays } from '../reading.ts';
import type { Er } from '../shape.ts';
import { type Board, type Figure, OFF_MAP, type World } from '../world.ts';
import { newItem } from './equipment.ts';
import { markerPiles, markersOn } from './jamming-markers.ts';
import { emptySearchPile, layOutDeck } from './search-deck.ts';

/** The pool of all order tiles. */
export const ORDERS = 'orders';

export function setUp(start: Start): SetUp<Er> {
  const id = scenarioIds.find((one) => one === start.mission);
  if (id === undefined) throw new Error(`There is no scenario "${start.mission}"`);
  const board = boardOf(id);
  const world = freshWorld(board);
  start.shuffle(world.bag);
  world.figures = scenarios[id].teams.flatMap(({ characters }, seat) =>
    characters.map((placed) => figureFor(board, placed, seat, start)),
  );
  for (const { character, equipment = [], prisonerOf } of scenarios[id].teams.flatMap(({ characters }) => characters)) {
    for (const one of equipment) equip(world, figureOf(world, character), one);
    if (prisonerOf !== undefined) figureOf(world, prisonerOf).prisoner = character;
  }
  layOutDeck(start, world, board);
  layOutMarkers(world, board);
  return { world, board, phase: plays(board, 'search') ? 'cut-deck' : 'draw-tiles' };
}

function boardOf(scenario: ScenarioId): Board {
  const { modules, width, height, levels = 1, tiles, doors, stairs = [], teams } = scenarios[scenario];
  const grid = squareGrid(width, height, levels);
  const squareOf = ({ x, y, level }: LevelSquare): number => squareAt(grid, x, y, level);
  return {
    scenario,
    modules,
    grid,
    tiles,
    doors,
    stairs: stairs.map(([one, other]): SquareLink => [squareOf(one), squareOf(other)]),
    clans: teams.map(({ clan }) => clan),
  };
}

/** A world without anybody: the tiles in the bag, the doors closed. */
function freshWorld({ clans, doors, scenario }: Board): World {
  const initiative = clans.indexOf(scenarios[scenario].initiative);
  return {
    turn: 1,
    initiative,
    active: initiative,
    passes: 0,
    command: clans.map(() => 0),
    hands: clans.map((_, seat) => pile(ORDERS, `hand-${seat + 1}`)),
    bag: pile(ORDERS, 'bag', orderTileIds),
    discard: pile(ORDERS, 'discard'),
    aside: pile(ORDERS, 'aside'),
    figures: [],
    doors: doors.map(() => 'closed'),
    opened: [],
    breaches: [],
    wrecked: [],
    longMarkers: [],
    unmarked: [],
    placed: [],
    smoke: [],
    unpowered: [],
    missionPoints: [...(scenarios[scenario].missionPoints ?? [0, 0])],
    running: [],
    emptied: [],
    deck: emptySearchPile('search-deck', true),
    looked: emptySearchPile('looked-at'),
    arranged: emptySearchPile('arranged'),
    search: null,
    radio: [],
    round: null,
  };
}

function figureFor({ grid }: Board, placed: Placed, seat: number, start: Pick<Start, 'below'>): Figure {
  const { character, at, level = 0, facing, magneticCards = 0, wounded = false, prisonerOf } = placed;
  if (prisonerOf !== undefined) return { ...newFigure(character, seat, OFF_MAP, facing), state: 'captured' };
  const square = at[at.length > 1 ? start.below(at.length) : 0];
  if (square === undefined) throw new Error(`${character} begins nowhere`);
  const figure = newFigure(character, seat, squareAt(grid, square[0], square[1], level), facing, magneticCards);
  return wounded ? { ...figure, state: 'wounded' } : figure;
}

/** Gives a figure a card that shows this, of those that nobody has yet (ER-17.1). */
export function equip({ figures }: Pick<World, 'figures'>, figure: Figure, wanted: EquipmentId): void {
  const taken = figures.flatMap(({ items }) => items.map(({ face }) => equipmentFaceOf(face).card));
  const face = equipmentFaces.find(({ equipment, card }) => equipment === wanted && !taken.includes(card));
  if (face === undefined) throw new Error(`No card with ${wanted} is left`);
  figure.items.push(newItem(face.id));
}

/** A character as it enters the match: healthy (ER-4.8), its card upright, nothing assigned to it. */
export function newFigure(
  id: Figure['id'],
  seat: number,
  at: number,
  facing: Figure['facing'],
  magneticCards = 0,
): Figure {
  return {
    id,
    seat,
    state: 'healthy',
    wounds: 0,
    at,
    over: null,
    facing,
    engaged: false,
    spent: 0,
    paralysed: 0,
    tiles: pile(ORDERS, `tiles-${id}`),
    placed: [],
    magneticCards,
    usesLarge: false,
    prisoner: null,
    items: [],
    supplied: false,
    free: -1,
    triggered: [],
    granted: 0,
    own: 0,
    home: null,
    markers: [],
  };
}

/** The jamming markers, where radios are jammed. */
export function layOutMarkers(world: World, board: Board): void {
  world.radio = markerPiles(board);
  for (const figure of world.figures) figure.markers = markersOn(figure.id, board);
}
