import type { Ground, Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { bring } from './parts/drawers.ts';
import { interiorNow, planOf, type Say } from './plan.ts';
import { barracks, barracksGround, doorsOf } from './testing/barracks.ts';
import { ringOfLocations } from './testing/locations.ts';
import { hexMap, house, squareGrid } from './testing/scenes.ts';
import { label, rectangle } from './testing/shapes.ts';
import { layEdges, planEdge, wallsOf } from './walls.ts';
import { planWay } from './ways.ts';

bring({ layEdges, planEdge, planWay, wallsOf });

const plainly: Say = ({ key }) => key;
const ground = barracksGround();
const [door = ''] = doorsOf(ground);

describe('the plan of a board of 16 x 20 squares with 262 edges', () => {
  it('is made once, whatever opens and whoever moves', () => {
    expect([ground.spaces.length, ground.edges?.length]).toEqual([320, 262]);
    const plan = planOf(barracks(ground), plainly);
    const opened = barracks(ground, [door]);
    expect(planOf({ ...opened, pieces: [] }, plainly)).toBe(plan);
    // Another board was drawn in between.
    planOf(squareGrid(3, 3), plainly);
    expect(planOf(opened, ({ key }) => key)).toBe(plan);
  });

  it('is another one for a ground that has changed', () => {
    const plan = planOf(barracks(ground), plainly);
    const without: Ground = { ...ground, edges: (ground.edges ?? []).filter(({ id }) => id !== 'wall-3-0-east') };
    const broken = planOf(barracks(without), plainly);
    expect(plan.spaceById.get('3-0')?.neighbours).not.toContain('4-0');
    expect(broken.spaceById.get('3-0')?.neighbours).toContain('4-0');
  });

  it('draws an opened door in the walls, and the others as they were', () => {
    const { walls } = planOf(barracks(ground), plainly);
    const lines = (open: readonly string[]): readonly string[] =>
      (walls?.(barracks(ground, open).edgeStates) ?? '').split('M').filter((line) => line !== '');
    const [closed, opened] = [lines([]), lines([door])];
    expect(closed.filter((line) => !opened.includes(line))).toHaveLength(1);
    expect(opened.filter((line) => !closed.includes(line))).toHaveLength(2);
    expect(lines([])).toEqual(closed);
  });
});

describe('a plan', () => {
  it('is made anew for other names on the board, and for a track that is laid on it', () => {
    const scene = house();
    const plan = planOf(scene, plainly);
    expect(planOf(scene, ({ key }) => key.toUpperCase())).not.toBe(plan);
    const markers = [{ id: 'level', token: 'i-level', value: 7, label: label('level') }];
    const track = { id: 'fence', label: label('fence'), at: 'room-0-0', from: 0, to: 3, markers };
    const tracked: Scene = { ...scene, tracks: [track] };
    expect(planOf(tracked, plainly).tracks.map(({ id }) => id)).toEqual(['fence']);
    const moved = { ...track, markers: markers.map((marker) => ({ ...marker, value: 1 })) };
    expect(planOf({ ...scene, tracks: [moved] }, plainly)).toBe(planOf(tracked, plainly));
    expect(planOf({ ...scene, tracks: [{ ...track, at: 'a sheet' }] }, plainly)).toBe(plan);
  });

  it('writes the signs of a space that come and go before those that are printed, in that space alone', () => {
    const printed = { symbol: 'i-stairs', label: label('stairs') };
    const { ground: plain } = house();
    const scene: Scene = {
      ...house(),
      ground: { ...plain, spaces: plain.spaces.map((one) => ({ ...one, badges: [printed] })) },
    };
    const plan = planOf(scene, plainly);
    const signed: Scene = { ...scene, spaceStates: { 'room-0-1': { badges: [{ symbol: 'i-spawn' }] } } };
    expect(planOf(signed, plainly)).toBe(plan);
    const signsIn = (id: string, now: Scene): readonly string[] => {
      const space = plan.spaceById.get(id);
      return space === undefined ? [] : interiorNow(space, now).inscription.signs.map(({ symbol }) => symbol);
    };
    expect(signsIn('room-0-1', signed)).toEqual(['i-spawn', 'i-stairs']);
    expect([signsIn('room-0-0', signed), signsIn('room-0-1', scene)]).toEqual([['i-stairs'], ['i-stairs']]);
  });

  it('has one scale, which a few spaces of another kind or size do not change', () => {
    const map = hexMap(6, 5);
    const { scale } = planOf(map, plainly);
    const town = rectangle('town', 100, 100, 60, 60, 'location');
    const mixed = { ...map, ground: { ...map.ground, spaces: [town, ...map.ground.spaces] } };
    expect(planOf(mixed, plainly).scale).toBe(scale);
    const ring = ringOfLocations();
    const yard = rectangle('yard', 230, 212, 20, 20, 'square');
    const besides = { ...ring, ground: { ...ring.ground, spaces: [yard, ...ring.ground.spaces] } };
    expect(planOf(besides, plainly).scale).toBe(planOf(ring, plainly).scale);
  });
});
