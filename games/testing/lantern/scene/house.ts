/** The house: an attic with two rooms above a cellar. */
import type { Ground, SceneSpace } from '@necropole/kernel';
import type { RoomId } from '../world.ts';
import { label } from './labels.ts';

const FLOOR = { width: 44, height: 13 };

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function room(id: RoomId, group: 'attic' | 'cellar', x: number, width: number): SceneSpace {
  const y = group === 'attic' ? 0 : FLOOR.height;
  return {
    id,
    kind: 'room',
    group,
    outline: rectangle(x, y, width, FLOOR.height),
    middle: { x: x + width / 2, y: y + FLOOR.height / 2 },
    label: label(id),
  };
}

export const house: Ground = {
  width: FLOOR.width,
  height: 2 * FLOOR.height,
  groups: [
    { id: 'attic', outline: rectangle(0, 0, FLOOR.width, FLOOR.height), label: label('attic') },
    {
      id: 'cellar',
      outline: rectangle(0, FLOOR.height, FLOOR.width, FLOOR.height),
      label: label('cellar'),
    },
  ],
  spaces: [
    room('garret', 'attic', 0, FLOOR.width / 2),
    {
      ...room('turret', 'attic', FLOOR.width / 2, FLOOR.width / 2),
      badges: [{ symbol: 'i-lamp', text: '+1', label: label('lamp') }],
    },
    room('wine-cellar', 'cellar', 0, FLOOR.width),
  ],
};
