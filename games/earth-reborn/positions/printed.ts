/**
 * The tables of the printed examples that can be played so far. The pictures are lost: each table is made for what its sentences
 * say.
 */
import type { Position } from '@necropole/kernel';
import { modulesOf } from '../content/modules.ts';
import { orderTileIds } from '../content/order-tiles.ts';
import type { ScenarioId } from '../content/scenarios/index.ts';
import { setUp } from '../rules/setup.ts';
import type { Er } from '../shape.ts';
import { type Arrangement, arrange, doorAt, phaseOf, tileWith } from './arrange.ts';

function from(wanted: Arrangement, mission: ScenarioId = 'beauty-and-the-beast'): Position<Er> {
  return {
    config: { mode: 'scenario', mission, seats: 2, options: {} },
    setUp(start) {
      const { world, board: laid } = setUp(start);
      const board = { ...laid };
      arrange(world, board, wanted);
      return { world, board, phase: phaseOf(wanted) };
    },
  };
}

const zombieFar = { 'zombie-1': { at: 'h6' } } as const;
/** Move 4 and 2, melee 1. */
export const longMove = tileWith('move 4 black', 'move 2 black', 'melee 1 red');
/** Move 3, 2 and 1. */
export const threeMoves = tileWith('move 3 black', 'move 2 gold', 'move 1 red', 'melee 2 black');
export const meleeFour = tileWith('melee 4 black', 'move 1 red');
export const meleeThree = tileWith('melee 3 red', 'move 1 black');
export const redMelee = tileWith('melee 2 red', 'move 2 black');
export const meleeOne = tileWith('melee 1 gold', 'move 3 black');
export const goldMelee = tileWith('melee 2 gold', 'interaction 1 red');
export const otherGoldMelee = tileWith('melee 2 gold', 'move 2 red');
export const goldMove = tileWith('move 2 gold', 'move 2 black');

export const fireFour = tileWith('fire 4 black', 'move 2 black');
export const otherFireFour = tileWith('fire 4 black', 'move 1 red');
export const redFire = tileWith('fire 4 red', 'move 2 black');

export const goldFire = tileWith('fire 3 gold', 'melee 3 black');

/** Equipment and fire, without duels. */
const unwatched = modulesOf(3).filter((module) => module !== 'duel');

/** Three shooters in sight of one another, 3, 4 and 7 squares apart. */
const shooters = {
  modules: unwatched,
  figures: {
    'jack-saw': { at: 'h3', facing: 'left', tiles: [redFire], equipment: ['light-bolter'] },
    'james-woo': { at: 'f4', facing: 'right' },
    'nick-bolter': { at: 'e2', facing: 'right', tiles: [fireFour], equipment: ['heavy-machine-gun'] },
    vasquez: { at: 'b4', facing: 'right', tiles: [otherFireFour], equipment: ['sniper-rifle'] },
  },
} as const;

/** A bedroom above a corridor. */
const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
} as const;

/** Large figures, without duels. */
const unwatchedLarge = modulesOf(7).filter((module) => module !== 'duel');

/** The Mammoth on the open floor, activated. */
function mammothAt(at: string): Arrangement {
  return {
    modules: unwatchedLarge,
    figures: { mammoth: { at, facing: 'right', tiles: [longMove] }, 'zombie-1': { at: 'h6' } },
    activated: 'mammoth',
  };
}

const [lastTile = 'order-1', ...otherTiles] = orderTileIds;

const interactionFour = tileWith('interaction 4 black', 'melee 2 black');
const otherInteractionFour = tileWith('interaction 4 red', 'move 2 black');

/** Vasquez in an officer’s bedroom. Four cards: of the second one the back is a rifle. */
const search: Arrangement = {
  ...room,
  figures: {
    vasquez: { at: 'b3', tiles: [tileWith('search 2 gold', 'move 4 black')], equipment: ['sniper-rifle'] },
    'zombie-1': { at: 'a6', facing: 'down' },
  },
  deck: ['ammunition-1', 'time-bomb-1', 'secret-files-1', 'infrared-goggles-1'],
  modules: modulesOf(5),
  missionPoints: [5, 5],
  activated: 'vasquez',
};

/** NORAD jams five Salemites. Deeler and Kendall have a tile each; a corpse lies before the professor. */
const jammed: Arrangement = {
  figures: {
    'nick-bolter': { at: 'a1', facing: 'up', equipment: ['radio-jammer'] },
    vasquez: { at: 'g6', state: 'dead' },
    'jeff-deeler': { at: 'h1', facing: 'right', tiles: [longMove] },
    'john-kendall': { at: 'h6', facing: 'left', tiles: [threeMoves] },
    'jack-saw': { at: 'h2', facing: 'right' },
    'jessica-hollister': { at: 'h3', facing: 'right' },
    'cherokee-bill': { at: 'h4', facing: 'right' },
  },
  on: { face: 'radio-jammer-1', by: 0 },
  modules: modulesOf(6).filter((module) => module !== 'duel'),
  missionPoints: [5, 5],
  phase: 'jam-radio',
};

/** Cellar, ground floor and first floor, alike: a floor of four squares by two, stairs at its ends. A, B, C and D of the figure are a1, a1.2, f1.2 and f1.3. */
const house = {
  tiles: [
    ['stairs-up-1', 0, 0],
    ['wide-corridor-1', 1, 0],
    ['stairs-down-2', 0, 0, 1],
    ['wide-corridor-2', 1, 0, 1],
    ['stairs-up-3', 5, 0, 1, 2],
    ['wide-corridor-3', 1, 0, 2],
    ['stairs-down-4', 5, 0, 2, 2],
  ],
  size: [6, 2, 3],
  stairs: [
    ['a1', 'a1.2'],
    ['f1.2', 'f1.3'],
  ],
  modules: [...unwatched, 'levels'],
} as const satisfies Arrangement;

export const positions: { readonly [example: string]: Position<Er> } = {
  'ER-example-4-character-card': from({
    figures: { vasquez: { at: 'a1' }, 'nick-bolter': { at: 'a3' }, ...zombieFar },
  }),
  // As the scenario lays it.
  'ER-example-5-table': {
    config: { mode: 'scenario', mission: 'beauty-and-the-beast', seats: 2, options: {} },
    setUp,
  },
  // Between the bedroom and the corridor a single wall, between the two bedrooms a double one.
  'ER-example-9-door-places': from({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['officers-bedroom', 4, 0],
      ['wide-corridor-1', 0, 4],
      ['wide-corridor-2', 4, 4],
    ],
    size: [8, 6],
    doors: [doorAt([1, 3], 'down'), doorAt([3, 4], 'right')],
    figures: { vasquez: { at: 'b5' }, 'zombie-1': { at: 'h6' } },
  }),
  'ER-example-14-sight-arc': from(
    {
      modules: modulesOf(2),
      figures: {
        vasquez: { at: 'd3', facing: 'down' },
        'jack-saw': { at: 'd5', facing: 'up' },
        'zombie-1': { at: 'f1', facing: 'right' },
      },
    },
    'last-chance-chapel',
  ),
  // A tree stands on c3 in place of the crate; a bedroom has its corner between g2 and h1.
  'ER-example-14-who-sees-whom': from(
    {
      modules: modulesOf(2),
      tiles: [
        ['grove', 0, 0],
        ['wide-corridor-1', 3, 0],
        ['wide-corridor-2', 3, 2],
        ['officers-bedroom', 7, 1],
        ['corridor-4-1', 7, 0],
      ],
      size: [11, 5],
      figures: {
        'jessica-hollister': { at: 'c2', facing: 'right' },
        'james-woo': { at: 'd2', facing: 'down' },
        'nick-bolter': { at: 'e2', facing: 'up' },
        'zombie-1': { at: 'd3', facing: 'down' },
        'jeff-deeler': { at: 'e3', facing: 'up' },
        vasquez: { at: 'g2', facing: 'up' },
        'zombie-2': { at: 'h1', facing: 'up' },
      },
    },
    'last-chance-chapel',
  ),
  'ER-example-6-coveted-tile': from({
    figures: { vasquez: { at: 'a1' }, ...zombieFar },
    discard: otherTiles.filter((tile) => tile !== lastTile),
    active: 1,
  }),
  'ER-example-6-second-tile': from({
    figures: {
      vasquez: { at: 'a1', engaged: true, tiles: [meleeThree] },
      'franck-einstein': { at: 'a3', seat: 0, engaged: true },
      ...zombieFar,
    },
    hands: [[longMove]],
  }),
  'ER-example-6-awaiting-orders': from({
    figures: { vasquez: { at: 'a1' }, 'jeff-deeler': { at: 'f3', engaged: true }, 'zombie-2': { at: 'h6' } },
    active: 1,
  }),
  'ER-example-7-round-of-activation': from({
    figures: {
      'franck-einstein': { at: 'a1', seat: 0 },
      vasquez: { at: 'a6', facing: 'up' },
      'jeff-deeler': { at: 'h1', magneticCards: 1 },
      'zombie-1': { at: 'h3', wounds: 2 },
      'jack-saw': { at: 'h5' },
      'zombie-2': { at: 'd6', facing: 'left' },
    },
    hands: [[meleeThree], [longMove]],
  }),
  'ER-example-7-unmerged-melee': from({
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [redMelee, meleeThree] },
      'nick-bolter': { at: 'd3' },
    },
    activated: 'jack-saw',
  }),
  'ER-example-8-four-orders': from({
    figures: { vasquez: { at: 'a1', tiles: [longMove] }, ...zombieFar },
    activated: 'vasquez',
  }),
  'ER-example-8-split-move': from({
    figures: {
      vasquez: { at: 'b2', facing: 'right', tiles: [threeMoves] },
      'zombie-1': { at: 'd2', facing: 'right' },
    },
    activated: 'vasquez',
  }),
  'ER-example-8-merged-move': from({
    figures: { vasquez: { at: 'a1', tiles: [threeMoves] }, ...zombieFar },
    activated: 'vasquez',
  }),
  'ER-example-8-facing': from({
    figures: { vasquez: { at: 'c3', tiles: [threeMoves] }, ...zombieFar },
    activated: 'vasquez',
  }),
  'ER-example-8-who-opens': from({
    ...room,
    doors: [doorAt([0, 3], 'down'), doorAt([2, 3], 'down', { kind: 'sliding', magnetic: true })],
    figures: {
      'franck-einstein': { at: 'a4', seat: 0, facing: 'down', tiles: [threeMoves] },
      'nick-bolter': { at: 'c4', facing: 'down', tiles: [longMove] },
      'jeff-deeler': { at: 'c5', facing: 'up', tiles: [meleeThree], magneticCards: 1 },
      'jack-saw': { at: 'd6', facing: 'up', tiles: [meleeFour] },
    },
  }),
  // On the map of the first scenario: a sliding door to the warehouse, a wooden one to the mess hall, a locked one to the weight room.
  'ER-example-9-ways-and-prices': from({
    itsMap: true,
    figures: {
      vasquez: { at: 'c5', tiles: [longMove] },
      'franck-einstein': { at: 'e5', seat: 0, tiles: [threeMoves] },
      'jeff-deeler': { at: 'i6', tiles: [redMelee], magneticCards: 1 },
    },
  }),
  'ER-example-10-four-squares': from({
    figures: {
      'jack-saw': { at: 'c3', facing: 'up', tiles: [meleeFour] },
      vasquez: { at: 'c2' },
      'james-woo': { at: 'd3' },
      'nick-bolter': { at: 'c4' },
      'franck-einstein': { at: 'b3', seat: 0 },
    },
    activated: 'jack-saw',
  }),
  'ER-example-10-arcs-of-jack-saw': from({
    figures: {
      'jack-saw': { at: 'c3', facing: 'up', tiles: [meleeFour] },
      vasquez: { at: 'c2' },
      'james-woo': { at: 'd3' },
      'nick-bolter': { at: 'c4' },
      'franck-einstein': { at: 'b3', seat: 0 },
    },
    activated: 'jack-saw',
  }),
  'ER-example-11-who-fights-whom': from({
    ...room,
    doors: [doorAt([1, 3], 'down', { kind: 'sliding', magnetic: true })],
    figures: {
      'jeff-deeler': { at: 'b4', facing: 'down', tiles: [meleeFour], magneticCards: 1 },
      'franck-einstein': { at: 'b5', seat: 0, facing: 'up' },
      vasquez: { at: 'a3' },
    },
    activated: 'jeff-deeler',
  }),
  'ER-example-11-nick-against-jeff': from({
    figures: {
      'nick-bolter': { at: 'c3', facing: 'right', tiles: [meleeOne] },
      'jeff-deeler': { at: 'd3', facing: 'right' },
    },
    activated: 'nick-bolter',
  }),
  'ER-example-11-jessica-against-woo': from({
    figures: {
      'jessica-hollister': { at: 'c3', facing: 'right', tiles: [meleeFour] },
      'james-woo': { at: 'd3', facing: 'left' },
    },
    activated: 'jessica-hollister',
  }),
  'ER-example-11-jack-saw-against-nick': from({
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [meleeThree] },
      'nick-bolter': { at: 'd3', facing: 'up' },
    },
    activated: 'jack-saw',
  }),
  'ER-example-12-one-blow': from({
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [meleeFour] },
      vasquez: { at: 'd3', facing: 'right' },
      'james-woo': { at: 'a6' },
    },
    activated: 'jack-saw',
  }),
  'ER-example-12-what-can-be-destroyed': from({
    tiles: [
      ['video-surveillance', 0, 0],
      ['wide-corridor-1', 0, 4],
      ['warehouse', 4, 6],
      ['wide-corridor-2', 4, 4],
      ['officers-bedroom', 0, 6],
    ],
    size: [8, 10],
    doors: [doorAt([3, 3], 'down'), doorAt([7, 6], 'up', { kind: 'sliding' })],
    figures: {
      vasquez: { at: 'd4', facing: 'down', tiles: [meleeFour] },
      'zombie-1': { at: 'h6', facing: 'down', tiles: [meleeThree] },
      'zombie-2': { at: 'g6', facing: 'right', tiles: [redMelee] },
      'jack-saw': { at: 'a6', facing: 'up', tiles: [tileWith('melee 3 black', 'search 1 red')] },
      'jessica-hollister': { at: 'f7', facing: 'down', tiles: [tileWith('melee 3 black', 'fire 3 gold')] },
    },
  }),
  'ER-example-15-scenario-2-initiative': from(
    {
      figures: { vasquez: { at: 'a1' }, 'zombie-1': { at: 'h6', facing: 'down' } },
      modules: modulesOf(2),
      phase: 'receive-command',
    },
    'last-chance-chapel',
  ),
  'ER-example-16-vasquez-intercepted': from(
    {
      tiles: [
        ...[0, 4].flatMap((x) => [0, 2, 4].map((y) => ['wide-corridor-1', x, y] as const)),
        ['officers-bedroom', 8, 1],
      ],
      size: [12, 6],
      doors: [doorAt([8, 1], 'left')],
      modules: modulesOf(2),
      figures: {
        vasquez: { at: 'c3', facing: 'right' },
        'jessica-hollister': { at: 'c6', facing: 'left' },
        'jack-saw': { at: 'e4', facing: 'up' },
        'jeff-deeler': { at: 'k2', facing: 'left' },
      },
      hands: [[longMove], [redMelee]],
    },
    'last-chance-chapel',
  ),
  'ER-example-22-phrase-read': from({
    figures: {
      'jeff-deeler': { at: 'c3', facing: 'right', tiles: [interactionFour], equipment: ['zombie-serum'] },
      'jack-saw': { at: 'a6' },
      vasquez: { at: 'd3', state: 'dead' },
      'james-woo': { at: 'h1', facing: 'right', tiles: [tileWith('interaction 4 red')], equipment: ['zombie-serum'] },
    },
    modules: modulesOf(4).filter((module) => module !== 'duel'),
    activated: 'jeff-deeler',
  }),
  // Vasquez looks elsewhere, Einstein stands beside the icon, Woo as it shows.
  'ER-example-22-who-can-interact': from({
    tiles: [
      ['video-surveillance', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: {
      vasquez: { at: 'd2', facing: 'down', tiles: [tileWith('interaction 4 red')] },
      'franck-einstein': { at: 'c3', seat: 0, facing: 'right', tiles: [tileWith('interaction 3 red')] },
      'james-woo': { at: 'd3', facing: 'right', tiles: [interactionFour] },
      'zombie-1': { at: 'a6', facing: 'left' },
    },
    modules: modulesOf(4),
  }),
  'ER-example-23-serum': from({
    tiles: [
      ['cryogenic-chamber', 0, 0],
      ['wide-corridor-1', 3, 0],
    ],
    size: [7, 3],
    figures: {
      'jeff-deeler': { at: 'b2', facing: 'up', tiles: [interactionFour], equipment: ['zombie-serum'] },
      'james-woo': { at: 'g1', facing: 'right' },
    },
    modules: modulesOf(4),
    activated: 'jeff-deeler',
  }),
  'ER-example-23-missiles': from({
    tiles: [
      ['missile-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: {
      'jessica-hollister': { at: 'b3', facing: 'up', tiles: [interactionFour] },
      'james-woo': { at: 'c3', facing: 'up', tiles: [tileWith('interaction 4 red')] },
    },
    modules: modulesOf(4).filter((module) => module !== 'duel'),
    activated: 'jessica-hollister',
  }),
  'ER-example-17-kinds-of-equipment': from(
    {
      modules: unwatched,
      figures: {
        'nick-bolter': { at: 'a1', equipment: ['heavy-machine-gun', 'combat-knife', 'toolbox'] },
        vasquez: { at: 'a3', equipment: ['grenades', 'aiming-lens'] },
        'jack-saw': { at: 'h6' },
      },
    },
    'target-kendall',
  ),
  'ER-example-17-carrying-capacity': from(
    {
      modules: unwatched,
      figures: {
        'nick-bolter': { at: 'a1', tiles: [longMove], equipment: ['heavy-machine-gun'] },
        vasquez: { at: 'b1', equipment: ['sniper-rifle'] },
        'james-woo': { at: 'c1', equipment: ['grenade-launcher'] },
        'jack-saw': { at: 'h6' },
      },
      activated: 'nick-bolter',
    },
    'target-kendall',
  ),
  'ER-example-18-distances': from(shooters, 'target-kendall'),
  'ER-example-20-jack-saw-fires': from({ ...shooters, activated: 'jack-saw' }, 'target-kendall'),
  'ER-example-20-walls-and-doors-as-targets': from(
    {
      ...room,
      modules: unwatched,
      doors: [doorAt([1, 3], 'down'), doorAt([3, 3], 'down', { kind: 'sliding', magnetic: true })],
      figures: {
        'nick-bolter': { at: 'b5', facing: 'up', tiles: [fireFour], equipment: ['heavy-machine-gun'] },
        vasquez: { at: 'd6', facing: 'up', tiles: [otherFireFour], equipment: ['sniper-rifle'] },
        'jack-saw': { at: 'a1' },
      },
    },
    'target-kendall',
  ),
  'ER-example-20-nick-fires': from({ ...shooters, activated: 'nick-bolter' }, 'target-kendall'),
  'ER-example-20-vasquez-fires': from({ ...shooters, activated: 'vasquez' }, 'target-kendall'),
  // A classroom below three cells: a door between, walls to the east, a table to the west of the square before the door.
  'ER-example-21-grenade': from(
    {
      modules: unwatched,
      tiles: [
        ['cells', 1, 0],
        ['classroom', 0, 3],
      ],
      size: [4, 6],
      doors: [doorAt([3, 3], 'up', { kind: 'sliding', magnetic: true })],
      figures: {
        vasquez: { at: 'b5', facing: 'right', tiles: [fireFour], equipment: ['grenades'] },
        'jack-saw': { at: 'd3', facing: 'down' },
      },
      activated: 'vasquez',
    },
    'target-kendall',
  ),
  'ER-example-25-holding-the-deck': from(search),
  'ER-example-25-flipping-the-deck': from(search),
  'ER-example-25-vasquez-searches': from(search),
  // Chemistry is science: Woo spies for 2 CP, and takes 5 in a turn.
  'ER-example-27-jammer-on': from({
    figures: {
      'nick-bolter': { at: 'a1', facing: 'up', tiles: [interactionFour], equipment: ['radio-jammer'] },
      'jeff-deeler': { at: 'h6', facing: 'right' },
    },
    modules: modulesOf(6).filter((module) => module !== 'duel'),
    activated: 'nick-bolter',
  }),
  'ER-example-27-frequencies': from(jammed),
  'ER-example-27-revealed': from(jammed),
  // Vasquez is captured before it begins; Einstein, still a Salemite, waits beside Jessica in the torture room.
  'ER-example-31-torture': from({
    tiles: [
      ['torture-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: {
      vasquez: { at: null, state: 'captured' },
      'nick-bolter': { at: 'd6', facing: 'right' },
      'jessica-hollister': {
        at: 'b3',
        facing: 'down',
        tiles: [interactionFour],
        equipment: ['torture-kit'],
        prisoner: 'vasquez',
      },
      'franck-einstein': { at: 'b4', facing: 'up', seat: 1, tiles: [otherInteractionFour] },
    },
    modules: modulesOf(8).filter((module) => module !== 'duel'),
    missionPoints: [5, 5],
    activated: 'jessica-hollister',
  }),
  'ER-example-26-ability-twice': from({
    tiles: [
      ['chemistry-lab', 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    figures: {
      'james-woo': { at: 'b2', facing: 'up', tiles: [longMove] },
      'nick-bolter': { at: 'd5', facing: 'right' },
      'zombie-1': { at: 'a5', facing: 'down' },
    },
    modules: modulesOf(6).filter((module) => module !== 'duel'),
    missionPoints: [5, 5],
    activated: 'james-woo',
  }),
  // A wide sliding door between the two of them and Jessica.
  'ER-example-31-combined-move': from(
    {
      ...room,
      modules: [...modulesOf(3), 'combination'],
      doors: [doorAt([1, 3], 'down', { kind: 'sliding', squares: 2 })],
      figures: {
        vasquez: { at: 'c4', facing: 'down', tiles: [longMove] },
        'nick-bolter': { at: 'b4', facing: 'down', tiles: [goldMove] },
        'jessica-hollister': { at: 'b6', facing: 'up' },
      },
    },
    'target-kendall',
  ),
  'ER-example-32-combined-melee': from(
    {
      modules: [...unwatched, 'large-figures', 'combination'],
      figures: {
        'franck-einstein': { at: 'c2', facing: 'down', tiles: [meleeFour], equipment: ['iron-bar'] },
        'jack-saw': { at: 'd2', facing: 'down', tiles: [goldMelee], equipment: ['cleaver'] },
        'zombie-1': { at: 'c5', facing: 'up', tiles: [meleeOne], equipment: ['titanium-claws'] },
        'zombie-2': { at: 'd5', facing: 'right', tiles: [otherGoldMelee] },
        mammoth: { at: 'c3', facing: 'up' },
        'jeff-deeler': { at: 'h1' },
      },
      activated: 'franck-einstein',
    },
    'target-kendall',
  ),
  'ER-example-34-stairs': from(
    {
      ...house,
      figures: {
        vasquez: { at: 'b2.2', facing: 'right', tiles: [fireFour], equipment: ['sniper-rifle'] },
        'franck-einstein': { at: 'c1.3', seat: 0, facing: 'right', tiles: [threeMoves] },
        'jeff-deeler': { at: 'e1', facing: 'left', tiles: [redMelee] },
      },
    },
    'target-kendall',
  ),
  'ER-example-34-fight-on-the-stairs': from(
    {
      ...house,
      figures: {
        vasquez: { at: 'a1.2', facing: 'left', tiles: [fireFour], equipment: ['sniper-rifle'] },
        'jeff-deeler': { at: 'a1', facing: 'right', tiles: [meleeFour, otherFireFour], equipment: ['u43'] },
      },
    },
    'target-kendall',
  ),
  'ER-example-34-grenade-on-the-stairs': from(
    {
      ...house,
      figures: {
        vasquez: { at: 'c1', facing: 'left', tiles: [fireFour], equipment: ['grenades'] },
        'jeff-deeler': { at: 'a1.2', facing: 'right' },
        'zombie-1': { at: 'b1.2' },
      },
      activated: 'vasquez',
    },
    'target-kendall',
  ),
  'ER-example-32-combined-fire': from(
    {
      modules: [...unwatched, 'combination'],
      figures: {
        'nick-bolter': { at: 'e1', facing: 'down', tiles: [redFire], equipment: ['grenade-launcher'] },
        vasquez: { at: 'a4', facing: 'right', tiles: [goldFire], equipment: ['sniper-rifle'] },
        'jack-saw': { at: 'e3' },
      },
      activated: 'nick-bolter',
    },
    'target-kendall',
  ),
  'ER-example-28-mammoth-forward': from(mammothAt('a3')),
  'ER-example-28-mammoth-blocked': from({
    ...mammothAt('c1'),
    tiles: [
      ['weight-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: { mammoth: { at: 'c1', facing: 'down', tiles: [meleeFour] }, 'zombie-1': { at: 'a6', facing: 'down' } },
  }),
  'ER-example-28-mammoth-backward': from(mammothAt('e3')),
  'ER-example-28-mammoth-turns': from(mammothAt('c3')),
  'ER-example-28-mammoth-looks': from({
    ...mammothAt('c3'),
    figures: {
      mammoth: { at: 'c3', facing: 'right', tiles: [fireFour] },
      'jack-saw': { at: 'h4', facing: 'left' },
      'zombie-1': { at: 'd1', facing: 'down' },
      'zombie-2': { at: 'c6', facing: 'up' },
    },
  }),
  'ER-example-29-mammoth-on-two-rooms': from({
    tiles: [
      ['officers-quarters', 0, 0],
      ['command-post', 0, 3],
      ['wide-corridor-1', 0, 6],
    ],
    size: [4, 8],
    breaches: [
      [0, 3, 'up'],
      [1, 3, 'up'],
    ],
    modules: unwatchedLarge,
    figures: {
      mammoth: { at: 'a3', facing: 'down', tiles: [tileWith('search 2 gold', 'move 4 black')] },
      'zombie-1': { at: 'd8' },
    },
    deck: ['ammunition-1', 'secret-files-1'],
    command: [0, 0],
    missionPoints: [5, 5],
    phase: 'receive-command',
  }),
  'ER-example-29-mammoth-breaks-walls': from({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['weight-room', 4, 0],
      ...[4, 6, 8].flatMap((y) => [['wide-corridor-1', 0, y] as const, ['wide-corridor-2', 4, y] as const]),
    ],
    size: [8, 10],
    doors: [
      doorAt([1, 4], 'up'),
      doorAt([2, 4], 'up', { kind: 'sliding' }),
      doorAt([4, 4], 'up', { squares: 2, kind: 'sliding', magnetic: true }),
    ],
    modules: unwatchedLarge,
    figures: { mammoth: { at: 'd9', facing: 'up' }, 'zombie-1': { at: 'h10' } },
    activated: 'mammoth',
  }),
};
