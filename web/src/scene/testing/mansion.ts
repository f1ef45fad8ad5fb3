/** A house of two floors with gardens: rooms, doors, windows, stairs, stacks. Made for tests and to look at. */
import type { EdgeState, Ground, Scene, SceneEdge, ScenePiece, SceneSpace, Terrain } from '@necropole/kernel';
import type { Marks } from '../marks.ts';
import { noMarks } from '../marks.ts';
import { label, nothing, rectangle } from './shapes.ts';

type Cell = readonly [x: number, y: number, width: number, height: number];
type Zone = readonly [id: string, name: string, cell: Cell, kind: 'room' | 'street', more?: 'unseen' | Terrain];

const UNSEEN = 'unseen';
const GROUND: readonly Zone[] = [
  ['study', 'Bureau', [0, 0, 1.7, 1.45], 'room', UNSEEN],
  ['library', 'Bibliothèque', [1.7, 0, 1.6, 1.45], 'room', UNSEEN],
  ['west-corridor', 'Couloir ouest', [0, 1.45, 3.3, 0.62], 'room'],
  ['parlour', 'Salon', [0, 2.07, 3.3, 0.93], 'room'],
  ['dining-room', 'Salle à manger', [3.3, 0, 2.4, 0.95], 'room', UNSEEN],
  ['back-hall', 'Hall, fond', [3.3, 0.95, 2.4, 1], 'room'],
  ['front-hall', 'Hall, entrée', [3.3, 1.95, 2.4, 1.05], 'room'],
  ['kitchen', 'Cuisine', [5.7, 0, 1.75, 1.45], 'room'],
  ['pantry', 'Office', [7.45, 0, 1.55, 1.45], 'room', UNSEEN],
  ['east-corridor', 'Couloir est', [5.7, 1.45, 3.3, 0.62], 'room'],
  ['games-room', 'Salle de jeux', [5.7, 2.07, 3.3, 0.93], 'room', UNSEEN],
  ['west-path', 'Allée ouest', [0, 3, 1.9, 1], 'street'],
  ['path-2', '', [1.9, 3, 1.6, 1], 'street'],
  ['path-3', '', [3.5, 3, 2, 1], 'street'],
  ['east-path', 'Allée est', [5.5, 3, 1.6, 1], 'street'],
  ['path-5', '', [7.1, 3, 1.9, 1], 'street'],
  ['greenhouse', 'Serre', [0, 4, 1.9, 2], 'room', UNSEEN],
  ['court-2', '', [1.9, 4, 1.6, 1], 'street'],
  ['fountain', '', [3.5, 4, 2, 1], 'street'],
  ['court-4', '', [5.5, 4, 1.6, 1], 'street'],
  ['garage', 'Garage', [7.1, 4, 1.9, 2], 'room', UNSEEN],
  ['lawn-2', '', [1.9, 5, 1.6, 1], 'street', 'grass'],
  ['gate', 'Portail', [3.5, 5, 2, 1], 'street'],
  ['lawn-4', '', [5.5, 5, 1.6, 1], 'street', 'grass'],
];
const UPPER: readonly Zone[] = [
  ['west-bedroom', 'Chambre ouest', [0, 0, 3.3, 1.45], 'room'],
  ['landing', 'Palier', [3.3, 0, 2.4, 3], 'room'],
  ['east-bedroom', 'Chambre est', [5.7, 0, 3.3, 3], 'room', UNSEEN],
  ['bathroom', 'Salle de bains', [0, 1.45, 3.3, 1.55], 'room', UNSEEN],
];
/** Large rooms hold several zones. */
const GROUND_ROOMS: readonly Cell[] = [
  ...GROUND.filter(([id, , , kind]) => kind === 'room' && !id.endsWith('-hall')).map(([, , cell]) => cell),
  [3.3, 0.95, 2.4, 2.05],
];
type Opening = readonly [
  kind: 'door' | 'window',
  x: number,
  y: number,
  upright: 0 | 1,
  state: NonNullable<EdgeState['state']>,
  colour?: 'blue',
];
const GROUND_OPENINGS: readonly Opening[] = [
  ['door', 4.5, 3, 0, 'open'],
  ['door', 3.3, 2.5, 1, 'open'],
  ['door', 5.7, 2.5, 1, 'closed'],
  ['door', 3.3, 1.76, 1, 'closed'],
  ['door', 5.7, 1.76, 1, 'open'],
  ['door', 4.5, 0.95, 0, 'closed'],
  ['door', 0.85, 1.45, 0, 'closed'],
  ['door', 2.5, 1.45, 0, 'closed'],
  ['door', 1.6, 2.07, 0, 'open'],
  ['door', 6.6, 1.45, 0, 'open'],
  ['door', 8.2, 1.45, 0, 'closed'],
  ['door', 7.35, 2.07, 0, 'closed'],
  ['door', 5.7, 0.5, 1, 'broken'],
  ['door', 1.9, 4.5, 1, 'closed'],
  ['door', 7.1, 4.6, 1, 'locked', 'blue'],
  ['window', 0.75, 3, 0, 'closed'],
  ['window', 2.45, 3, 0, 'closed'],
  ['window', 6.6, 3, 0, 'broken'],
  ['window', 8.1, 3, 0, 'closed'],
  ['window', 0, 0.7, 1, 'closed'],
  ['window', 9, 0.7, 1, 'closed'],
  ['window', 1.9, 5.4, 1, 'closed'],
];
const UPPER_OPENINGS: readonly Opening[] = [
  ['door', 3.3, 0.7, 1, 'open'],
  ['door', 5.7, 1.5, 1, 'closed'],
  ['door', 1.6, 1.45, 0, 'closed'],
  ['window', 0, 2.2, 1, 'closed'],
];

function spacesOf(zones: readonly Zone[], floor: number): readonly SceneSpace[] {
  return zones.map(([id, name, [x, y, width, height], kind, more]) => ({
    ...rectangle(id, x, y, width, height, kind),
    label: label(name === '' ? id : name),
    floor,
    ...(name === '' ? { quiet: true } : {}),
    ...(more === undefined || more === 'unseen' ? {} : { terrain: more }),
    ...(BADGES[id] === undefined ? {} : { badges: [{ symbol: BADGES[id], label: label(BADGES[id]) }] }),
  }));
}

const BADGES: Readonly<Record<string, string>> = {
  study: 'i-citizen',
  'back-hall': 'i-stairs',
  landing: 'i-stairs',
  kitchen: 'i-spawn',
  garage: 'i-spawn',
  greenhouse: 'i-spawn',
};

function edgesOf(rooms: readonly Cell[], openings: readonly Opening[], floor: number): readonly SceneEdge[] {
  const walls = rooms.flatMap(([x, y, width, height], i) => {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const;
    return corners.map(([fromX, fromY], side): SceneEdge => {
      const [toX, toY] = corners[(side + 1) % 4] ?? corners[0];
      const id = `wall-${floor}-${i}-${side}`;
      return { id, kind: 'wall', from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, label: label('mur'), floor };
    });
  });
  const inWalls = openings.map(([kind, x, y, upright, , colour], i): SceneEdge => {
    const [dx, dy] = upright === 1 ? [0, 0.24] : [0.24, 0];
    return {
      id: `${kind}-${floor}-${i}`,
      kind,
      from: { x: x - dx, y: y - dy },
      to: { x: x + dx, y: y + dy },
      label: label(kind === 'door' ? 'porte' : 'fenêtre'),
      floor,
      ...(colour === undefined ? {} : { colour }),
    };
  });
  return [...walls, ...inWalls];
}

function statesOf(openings: readonly Opening[], floor: number): readonly (readonly [string, EdgeState])[] {
  return openings.map(([kind, , , , state], i) => [
    `${kind}-${floor}-${i}`,
    { state, label: label(`${kind === 'door' ? 'porte' : 'fenêtre'}, ${state}`) },
  ]);
}

function piece(id: string, at: string, token: string, name: string, more: Partial<ScenePiece> = {}): ScenePiece {
  return { id, at, token, label: label(name), ...more };
}

const SIGHT = ['path-2', 'west-path', 'path-5', 'fountain', 'gate', 'front-hall', 'back-hall', 'east-path'];

const UPPER_ROOMS = UPPER.map(([, , cell]) => cell);

const HOUSE: Ground = {
  width: 9,
  height: 6,
  groups: [],
  spaces: [...spacesOf(UPPER, 1), ...spacesOf(GROUND, 0)],
  edges: [...edgesOf(UPPER_ROOMS, UPPER_OPENINGS, 1), ...edgesOf(GROUND_ROOMS, GROUND_OPENINGS, 0)],
  floors: [
    { floor: 1, label: label('Étage'), symbol: 'i-stairs' },
    { floor: 0, label: label('Rez-de-chaussée'), symbol: 'i-door' },
  ],
};

export function mansion(): Scene {
  return {
    ...nothing,
    ground: HOUSE,
    spaceStates: {
      ...Object.fromEntries(
        [...UPPER, ...GROUND].flatMap(([id, , , , more]) => (more === UNSEEN ? [[id, { state: UNSEEN }]] : [])),
      ),
      'path-3': { sees: SIGHT },
    },
    edgeStates: Object.fromEntries([...statesOf(UPPER_OPENINGS, 1), ...statesOf(GROUND_OPENINGS, 0)]),
    floorStates: { 1: { asleep: true } },
    pieces: [
      piece('spawn-1', 'west-path', 't-spawn', 'Entrée'),
      piece('spawn-2', 'path-5', 't-spawn', 'Entrée inactive', { state: 'resting' }),
      piece('spawn-3', 'gate', 't-spawn', 'Entrée'),
      piece('exit', 'lawn-2', 't-exit', 'Sortie'),
      piece('citizen-1', 'study', 't-hidden', 'Citoyen'),
      piece('citizen-2', 'dining-room', 't-hidden', 'Citoyen'),
      piece('citizen-3', 'greenhouse', 't-hidden', 'Citoyen'),
      piece('citizen-4', 'kitchen', 't-citizen', 'Citoyenne'),
      piece('red-flag-1', 'library', 't-objective', 'Objectif rouge'),
      piece('red-flag-2', 'pantry', 't-objective', 'Objectif rouge'),
      piece('walkers-1', 'back-hall', 't-walker', 'Rôdeur', { count: 4 }),
      piece('walkers-2', 'front-hall', 't-walker', 'Rôdeur', { count: 2 }),
      piece('walkers-3', 'west-path', 't-walker', 'Rôdeur', { count: 3 }),
      piece('walkers-4', 'landing', 't-walker', 'Rôdeur', { count: 2 }),
      piece('brute-1', 'front-hall', 't-brute', 'Brute'),
      piece('brutes-2', 'court-4', 't-brute', 'Brute', { count: 2 }),
      piece('runners', 'east-path', 't-runner', 'Forcené', { count: 2 }),
      piece('boss', 'east-corridor', 't-boss', 'Colosse'),
      piece('hero-2', 'front-hall', 'b-wolverine', 'Griffe', { figure: 2 }),
      piece('hero-6', 'parlour', 'b-magneto', 'Aimant', { figure: 6 }),
      piece('hero-4', 'kitchen', 'b-rogue', 'Ombre', { figure: 4 }),
      piece('hero-1', 'path-3', 'b-storm', 'Brise', { figure: 1, state: 'active' }),
    ],
    dice: [
      { id: 'die-1', face: 5, label: label('5'), state: 'hit' },
      { id: 'die-2', face: 2, label: label('2'), state: 'miss' },
      { id: 'die-3', face: 'i-power', label: label('pouvoir'), state: 'hit' },
    ],
  };
}

/** Somebody is asked which zone to strike, and points at the hall. */
export const mansionMarks: Marks = {
  ...noMarks,
  lit: new Set(['front-hall', 'east-path', 'door-0-14']),
  refused: new Set(['west-path']),
  active: new Set(['hero-1']),
  hovered: 'front-hall',
  path: { through: ['path-3', 'front-hall'] },
};
