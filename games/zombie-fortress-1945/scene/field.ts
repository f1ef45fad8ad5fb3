/** The map of the field: hexes with their ground, roads, towns on its edge, the castle. Drawn in design pixels. */
import { type Hex, hexAt } from '@necropole/boards';
import type { Badge, Terrain as Ground, ScenePoint, SceneSpace, SceneWay } from '@necropole/kernel';
import { CASTLE, field, roads, type Terrain, towns } from '../content/field/map.ts';
import { named } from './labels.ts';

export const FIELD = 2;

const SIDE = 40;
const HIGH = SIDE * Math.sqrt(3);
const COLUMN = 1.5 * SIDE;
const CORNERS = 6;
/** Where a name stands under what is drawn in its hex. */
const NAME_BELOW = 34;

const grounds: Readonly<Record<Terrain, Ground>> = {
  clear: 'grass',
  gate: 'grass',
  wood: 'forest',
  mountain: 'mountain',
  town: 'village',
  castle: 'castle',
};

const last = { column: 12, row: 9 };
export const fieldBox = {
  x: 0,
  y: 0,
  width: last.column * COLUMN + 2 * SIDE,
  height: tenth((last.row + 1.5) * HIGH),
};

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

function middleOf({ column, row }: Hex): ScenePoint {
  return { x: SIDE + column * COLUMN, y: tenth(HIGH / 2 + row * HIGH + (column % 2) * (HIGH / 2)) };
}

function outlineOf(hex: Hex): readonly ScenePoint[] {
  const { x } = middleOf(hex);
  const y = HIGH / 2 + hex.row * HIGH + (hex.column % 2) * (HIGH / 2);
  return Array.from({ length: CORNERS }, (_, k) => ({
    x: tenth(x + SIDE * Math.cos((k * Math.PI) / 3)),
    y: tenth(y + SIDE * Math.sin((k * Math.PI) / 3)),
  }));
}

/** Every hex; towns and the castle have their names written. */
export const hexes: readonly SceneSpace[] = field.hexes.map((hex): SceneSpace => {
  const middle = middleOf(hex);
  const town = towns.find(({ at }) => at === hex.id);
  const isNamed = town !== undefined || hex.id === CASTLE;
  return {
    id: hex.id,
    kind: 'hex',
    floor: FIELD,
    outline: outlineOf(hex),
    middle,
    terrain: grounds[hex.terrain],
    label: nameOf(hex.id, town?.id),
    ...(hex.id === CASTLE ? { badges: [{ symbol: 'i-castle', label: named('castle-ends-race') }] } : {}),
    ...(isNamed ? { nameAt: { x: middle.x, y: middle.y + NAME_BELOW } } : { quiet: true }),
  };
});

function nameOf(id: string, town: (typeof towns)[number]['id'] | undefined) {
  if (town !== undefined) return named('town', town);
  return id === CASTLE ? named('castle') : named('hex', id, hexAt(field, id).terrain);
}

export const ways: readonly SceneWay[] = roads.map((through, i) => ({ id: `road-${i + 1}`, kind: 'road', through }));

/** In a hex where a fight waits: how many are there. */
export function fightBadge(zombies: number): Badge {
  return { symbol: 'i-attack', text: String(zombies), label: named('fight-here', zombies), bad: true };
}
