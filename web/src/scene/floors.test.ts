import { describe, expect, it } from 'vitest';
import { newsOf } from './floor-news.ts';
import { floorToShow, sceneOnFloor } from './floors.ts';
import { noMarks } from './marks.ts';
import { mansion, mansionMarks } from './testing/mansion.ts';

const scene = mansion();

describe('a board with several floors', () => {
  it('shows the spaces and doors of one floor', () => {
    const upper = sceneOnFloor(scene, 1);
    expect(upper.ground.spaces.map(({ id }) => id)).toContain('landing');
    expect(upper.ground.spaces.map(({ id }) => id)).not.toContain('kitchen');
    expect(new Set(upper.ground.edges?.map(({ floor }) => floor))).toEqual(new Set([1]));
  });

  it('opens where whoever is asked stands, else on the first floor that is awake', () => {
    expect(floorToShow(scene, mansionMarks)).toBe(0);
    expect(floorToShow(scene, { ...noMarks, lit: new Set(['landing']) })).toBe(1);
    expect(floorToShow(scene, noMarks)).toBe(0);
    const { floors: _, ...flat } = scene.ground;
    expect(floorToShow({ ...scene, ground: flat }, noMarks)).toBeUndefined();
  });

  it('opens where all happens, unless every answer on the board lies elsewhere', () => {
    const busy = { ...scene, floorStates: { 0: { now: true as const } } };
    expect(floorToShow(busy, { ...noMarks, active: new Set(['landing']) })).toBe(0);
    expect(floorToShow(busy, { ...noMarks, lit: new Set(['landing', 'kitchen']) })).toBe(0);
    expect(floorToShow(busy, { ...noMarks, lit: new Set(['landing']) })).toBe(1);
    expect(floorToShow(busy, { ...noMarks, lit: new Set(['somebody on a sheet']) })).toBe(0);
  });

  it('tells what stands and what answers on every floor', () => {
    const [upper, ground] = newsOf(scene, { ...noMarks, lit: new Set(['landing', 'door-0-14']) });
    expect([upper?.answers, upper?.figures, upper?.others]).toEqual([1, [], 2]);
    expect([ground?.answers, ground?.figures.map(({ shape }) => shape)]).toEqual([1, ['s-2', 's-6', 's-4', 's-1']]);
  });
});
