/** Groups 8 to 11, one square wide: straight, bent, crossing, single. And the stairs, which belong to no group. */
import { tree } from './elements.ts';
import { corridor, type FloorFace, outdoors } from './face.ts';

export const straightWays = [
  ...(['corridor-2-1', 'corridor-2-2', 'corridor-2-3', 'corridor-2-4'] as const).map((id) =>
    corridor(id, '    / .. /    '),
  ),
  ...(['corridor-3-1', 'corridor-3-2', 'corridor-3-3', 'corridor-3-4'] as const).map((id) =>
    corridor(id, '     / ... /     '),
  ),
  ...(['corridor-4-1', 'corridor-4-2', 'corridor-4-3', 'corridor-4-4', 'corridor-4-5'] as const).map((id) =>
    corridor(id, '      / .... /      '),
  ),
  ...(['walled-2-1', 'walled-2-2'] as const).map((id) => corridor(id, '####/ .. /    ')),
  ...(['walled-3-1', 'walled-3-2'] as const).map((id) => corridor(id, '#####/ ... /     ')),
  ...(['walled-4-1', 'walled-4-2', 'walled-4-3'] as const).map((id) => corridor(id, '######/ .... /      ')),
  ...(['path-2-1', 'path-2-2'] as const).map((id) => outdoors(id, 'path', '    / .. /    ')),
  outdoors('path-3-1', 'path', '     / ... /     '),
  outdoors('hedge-3', 'hedge', '     / t.t /     ', { t: tree }),
  outdoors('path-4-1', 'path', '      / .... /      '),
  outdoors('hedge-4', 'hedge', '      / t.t. /      ', { t: tree }),
] as const;

export const bends = [
  ...(['bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5', 'bend-6'] as const).map((id) =>
    corridor(id, '    / .. / .  /    '),
  ),
  ...(['walled-bend-1', 'walled-bend-2', 'walled-bend-3'] as const).map((id) => corridor(id, '####/#.. /#.  /    ')),
  ...(['path-bend-1', 'path-bend-2', 'path-bend-3'] as const).map((id) => outdoors(id, 'path', '    / .. / .  /    ')),
] as const;

export const crossings = [
  ...(['tee-1', 'tee-2'] as const).map((id) => corridor(id, '     / ... /  .  /     ')),
  ...(['walled-tee-1', 'walled-tee-2'] as const).map((id) => corridor(id, '#####/ ... /  .  /     ')),
  ...(['cross-1', 'cross-2'] as const).map((id) => corridor(id, '     /  .  / ... /  .  /     ')),
  outdoors('path-cross', 'path', '     /  .  / ... /  .  /     '),
  outdoors('grove-cross', 'grove', '     /  t  / ... /  t  /     ', { t: tree }),
] as const;

/** It may lie anywhere, like ground. */
function sewer<const I extends string>(id: I): FloorFace<I> {
  return { ...corridor(id, '   / . /   '), name: 'sewer-exit', rooms: [], indoor: false, sewer: true };
}

export const singles = [
  sewer('sewer-exit-1'),
  sewer('sewer-exit-2'),
  ...(['single-1', 'single-2', 'single-3', 'single-4', 'single-5', 'single-6'] as const).map((id) =>
    corridor(id, '   / . /   '),
  ),
  ...(['walled-single-1', 'walled-single-2', 'walled-single-3', 'walled-single-4'] as const).map((id) =>
    corridor(id, '###/ . /   '),
  ),
  ...(['ground-1', 'ground-2', 'ground-3'] as const).map((id) => outdoors(id, 'clearing', '   / . /   ')),
  outdoors('lone-tree', 'grove', '   / t /   ', { t: tree }),
] as const;

/** Walled in on three sides. */
function stairs<const I extends string>(id: I, way: 'up' | 'down'): FloorFace<I> {
  const name = way === 'up' ? 'stairs-up' : 'stairs-down';
  return { ...corridor(id, '###/#. /###'), name, rooms: [], stairs: way };
}

export const staircases = [
  ...(['stairs-up-1', 'stairs-up-2', 'stairs-up-3', 'stairs-up-4'] as const).map((id) => stairs(id, 'up')),
  ...(['stairs-down-1', 'stairs-down-2', 'stairs-down-3', 'stairs-down-4'] as const).map((id) => stairs(id, 'down')),
] as const;
