/** A map of hexes with counters, and a yard of squares with walls on their sides. Made for tests and to look at. */
import type { Badge, Scene, SceneEdge, ScenePiece, SceneSpace, SceneWay, Terrain } from '@necropole/kernel';
import { type Marks, noMarks } from '../marks.ts';
import { hexagon, label, nothing, rectangle } from './shapes.ts';

/** One letter a hex: forest, field, grass, hill, swamp, water, village, rubble. */
const GROUNDS = [
  'ggffggggffgg',
  'gfffgghhgggg',
  'ggffgvhhgsss',
  'eeggvvggssww',
  'eegggggggsww',
  'ggrrggffggww',
  'ggrvgfffggsw',
  'gggggffggggg',
];
const TERRAINS: Readonly<Record<string, Terrain>> = {
  g: 'grass',
  f: 'forest',
  e: 'field',
  h: 'hill',
  s: 'swamp',
  w: 'water',
  v: 'village',
  r: 'rubble',
};

/** Each from hex to hex, by column and row. */
const WAYS: readonly SceneWay[] = [
  way('road', 'road', '0-2 1-2 2-3 3-3 4-3 5-2 6-3 7-3 8-4 9-4'),
  way('lane', 'road', '4-3 4-4 3-4 3-5 3-6 3-7'),
  way('river', 'river', '8-0 8-1 9-1 9-2 10-3'),
  way('rail', 'rail', '0-6 1-6 2-7 3-7 4-7 5-6 6-7 7-6 8-7'),
];

function way(id: string, kind: SceneWay['kind'], hexes: string): SceneWay {
  return { id, kind, through: hexes.split(' ').map((hex) => `hex-${hex}`) };
}

function counter(id: string, at: string, token: string, name: string, more: Partial<ScenePiece>): ScenePiece {
  return { id, at, token, label: label(name), form: 'counter', ...more };
}

function numbers(...texts: readonly string[]): readonly Badge[] {
  return texts.map((text) => ({ symbol: 'number', text, label: label(text) }));
}

export function battleMap(): Scene {
  const size = 10;
  const spaces = GROUNDS.flatMap((row, y) =>
    [...row].map((letter, x): SceneSpace => {
      const terrain = TERRAINS[letter];
      return { ...hexagon(`hex-${x}-${y}`, x, y, size), ...(terrain === undefined ? {} : { terrain }) };
    }),
  );
  const near = ['hex-4-4', 'hex-5-4', 'hex-6-4', 'hex-5-3', 'hex-4-3', 'hex-6-5', 'hex-5-5'];
  return {
    ...nothing,
    ground: { width: size * 18.5, height: size * Math.sqrt(3) * 8.5, groups: [], spaces, ways: WAYS },
    spaceStates: { 'hex-5-4': { sees: near } },
    pieces: [
      counter('squad-1', 'hex-5-4', 'i-people', 'Escouade', {
        figure: 1,
        facing: 1,
        ways: 6,
        state: 'active',
        badges: numbers('4', '6'),
      }),
      counter('squad-2', 'hex-4-3', 'i-people', 'Escouade', { figure: 1, badges: numbers('4', '6') }),
      counter('squad-3', 'hex-4-3', 'i-shoot', 'Mitrailleuse', { figure: 1, badges: numbers('6', '3') }),
      counter('tank', 'hex-2-3', 'i-vehicle', 'Char', { figure: 1, facing: 2, ways: 6, badges: numbers('8', '5') }),
      counter('horde-1', 'hex-8-4', 'i-skull', 'Horde', { figure: 4, badges: numbers('5') }),
      counter('horde-2', 'hex-8-4', 'i-skull', 'Horde', { figure: 4, badges: numbers('5') }),
      counter('horde-3', 'hex-8-4', 'i-skull', 'Horde', { figure: 4, badges: numbers('5') }),
      counter('horde-4', 'hex-7-1', 'i-claws', 'Meute', { figure: 4, facing: 4, ways: 6, badges: numbers('3', '7') }),
      counter('mine', 'hex-6-5', 'i-trap', 'Mines', { badges: [] }),
      { id: 'walkers', at: 'hex-10-0', token: 't-walker', label: label('Rôdeur'), count: 12 },
      { id: 'bridge', at: 'hex-8-1', token: 't-exit', label: label('Pont') },
    ],
  };
}

export const battleMarks: Marks = {
  ...noMarks,
  lit: new Set(['hex-5-3', 'hex-6-4', 'hex-4-4', 'hex-6-5', 'hex-5-5']),
  active: new Set(['squad-1']),
  hovered: 'hex-6-4',
  area: new Set(['hex-7-3', 'hex-8-4', 'hex-7-4']),
  path: { through: ['hex-5-4', 'hex-6-4'], cost: 2 },
};

/** Walls by the square to their left or above: `x,y` and the side. */
const WALLS = '2,0e 2,1e 2,2s 1,2s 0,2s 6,0e 6,1e 6,2e 7,2s 8,2s 9,2s 3,5s 4,5s 5,5s 3,6e 3,7e 8,5e 8,6e';
const DOORS = '2,2e 6,3e 8,7e';

export function walledYard(): Scene {
  const [columns, rows] = [12, 9];
  const spaces = Array.from({ length: columns * rows }, (_, i): SceneSpace => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const indoor = (x < 3 && y < 3) || (x > 6 && y < 3) || (x < 4 && y > 5);
    const terrain: Terrain = indoor
      ? 'indoor'
      : x === 9 && y > 5
        ? 'water'
        : y === 4
          ? 'street'
          : (x + y) % 7 === 3
            ? 'rubble'
            : 'sand';
    return { ...rectangle(`${x}-${y}`, x, y, 1, 1, 'square'), terrain };
  });
  const figure = (
    id: string,
    at: string,
    token: string,
    number: number,
    facing: number,
    more: Partial<ScenePiece> = {},
  ): ScenePiece => ({
    id,
    at,
    token,
    label: label(id),
    figure: number,
    facing,
    ...more,
  });
  return {
    ...nothing,
    ground: {
      width: columns,
      height: rows,
      groups: [],
      spaces,
      edges: [
        ...edgesFrom(WALLS, 'wall'),
        ...edgesFrom(DOORS, 'door'),
        { id: 'barricade', kind: 'barrier', from: { x: 5, y: 3 }, to: { x: 5, y: 4 }, label: label('barricade') },
        { id: 'pane', kind: 'window', from: { x: 10, y: 3 }, to: { x: 11, y: 3 }, label: label('fenêtre') },
      ],
    },
    spaceStates: {
      '4-4': {
        sees: spaces.flatMap(({ id, middle }) => (Math.abs(middle.y - 4.5) <= (middle.x - 4.5) * 0.8 ? [id] : [])),
      },
    },
    edgeStates: { 'door-6,3e': { state: 'open' }, pane: { state: 'broken' } },
    pieces: [
      figure('Scout', '4-4', 'b-mystique', 1, 1, { state: 'active' }),
      figure('Garde', '7-4', 'b-colossus', 2, 3),
      figure('Sapeur', '1-1', 'b-rogue', 4, 2),
      { id: 'Colosse', at: '9-0', token: 't-boss', label: label('Colosse'), size: 2, facing: 2 },
      { id: 'walker', at: '6-6', token: 't-walker', label: label('Rôdeur'), facing: 0, count: 3 },
      { id: 'crate', at: '5-7', token: 't-crate', label: label('Caisse') },
    ],
  };
}

function edgesFrom(text: string, kind: 'wall' | 'door'): readonly SceneEdge[] {
  return text.split(' ').map((one): SceneEdge => {
    const [x = 0, y = 0] = one.slice(0, -1).split(',').map(Number);
    const east = one.endsWith('e');
    const from = east ? { x: x + 1, y } : { x, y: y + 1 };
    return { id: `${kind}-${one}`, kind, from, to: { x: x + 1, y: y + 1 }, label: label(kind) };
  });
}

export const yardMarks: Marks = {
  ...noMarks,
  lit: new Set(['5-4', '6-4', '4-5', '5-5', '4-3', 'door-2,2e']),
  active: new Set(['Scout']),
  hovered: '4-4',
  path: { through: ['4-4', '5-4', '6-4'], cost: 2 },
};
