import type { Scene } from '@necropole/kernel';
import { type Match, viewFor } from '@necropole/kernel/app';
import { playAtRandom } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { missionIds } from '../content/missions/index.ts';
import type { Mz } from '../shape.ts';
import { enemiesIn, GONE, RESERVE } from '../world.ts';
import { sceneOf } from './index.ts';
import { startMatch } from './testing/random-matches.ts';

const ANSWERS = 60;

/** Looks at a match now and then on its way. */
function everyFew(match: Match<Mz>, seed: string, look: (match: Match<Mz>) => void): void {
  let seen = 0;
  playAtRandom(match, seed, ANSWERS, (now) => {
    if (seen % 6 === 0) look(now);
    seen += 1;
  });
}

function sceneFor(match: Match<Mz>, audience: readonly number[] = []): Scene {
  return sceneOf(viewFor(match, audience));
}

describe.each(missionIds)('the scene of %s', (mission) => {
  it('shows every zone, every opening and every figure once, each in its place', () => {
    everyFew(startMatch(mission, 'all', true), 'all', (match) => {
      const { world, board } = match.table;
      const { ground, pieces } = sceneFor(match);
      const { spaces, edges = [] } = ground;
      expect(spaces.map(({ id }) => id)).toEqual(board.plan.zones.map(({ id }) => id));
      const openings = edges.filter(({ kind }) => kind !== 'wall').map(({ id }) => id);
      expect(openings).toEqual(board.plan.openings.map(({ id }) => id));
      for (const [zone, { id }] of board.plan.zones.entries()) {
        const here = pieces.filter(({ at }) => at === id).map((piece) => piece.id);
        expect(here).toEqual(expect.arrayContaining([...enemiesIn(world, zone)]));
        expect(here.filter((piece) => /^(brute|walker|runner)-/.test(piece))).toHaveLength(
          enemiesIn(world, zone).filter((enemy) => /-\d+$/.test(enemy)).length,
        );
      }
      const onBoard = world.heroes.filter(({ zone }) => zone !== GONE && zone !== RESERVE);
      expect(pieces.filter(({ figure }) => figure !== undefined)).toHaveLength(onBoard.length);
    });
  });
});

describe('what the scene tells', () => {
  it('covers the garden with grass, its courts with stones and the fountain with water', () => {
    const { spaces } = sceneFor(startMatch('mh10', 'garden')).ground;
    const covered = (terrain: string): readonly string[] =>
      spaces.filter((space) => space.terrain === terrain).map(({ id }) => id.split('.')[1] ?? id);
    expect(covered('water')).toEqual(['fountain']);
    expect(new Set(covered('grass'))).toEqual(new Set(['lawn-1', 'lawn-2', 'lawn-3', 'flower-bed', 'orchard']));
    expect(covered('street')).toEqual(expect.arrayContaining(['court-1', 'gate-1', 'road']));
    const quiet = spaces.filter((space) => space.quiet === true).map(({ id }) => id);
    expect(quiet.every((id) => /(lawn|path|terrace|court)-\d$/.test(id))).toBe(true);
    expect(quiet).toContain('17R.court-1');
  });

  it('hides the colour of an objective that lies face down, and shows it where it lies open', () => {
    const { pieces } = sceneFor(startMatch('mh2', 'objectives'));
    const tokens = pieces.filter(({ id }) => id.startsWith('objective-')).map(({ token }) => token);
    expect(tokens.sort()).toEqual([
      't-objective-green',
      't-objective-hidden',
      't-objective-hidden',
      't-objective-hidden',
      't-objective-hidden',
    ]);
  });

  it('marks the locked doors with their colour', () => {
    const { ground, edgeStates } = sceneFor(startMatch('mh2', 'locks'));
    const locked = (ground.edges ?? []).filter(({ id }) => edgeStates?.[id]?.state === 'locked');
    expect(locked.map(({ id, colour }) => [id, colour])).toEqual([
      ['16R.flower-bed/16R.greenhouse-north', 'blue'],
      ['18R.forecourt/18R.garage-west', 'green'],
    ]);
  });

  it('has no floors where there is one, and marks those asleep where there are several', () => {
    expect(sceneFor(startMatch('mh0', 'floors')).ground.floors).toBeUndefined();
    const { ground, floorStates } = sceneFor(startMatch('mh3', 'floors'));
    expect(ground.floors?.map(({ floor }) => [floor, floorStates?.[floor]?.asleep === true])).toEqual([
      [1, true],
      [-1, false],
    ]);
  });

  it('keeps every floor awake where the mission does', () => {
    const { ground, floorStates } = sceneFor(startMatch('mh9', 'floors'));
    expect(ground.floors?.length).toBeGreaterThan(1);
    expect(ground.floors?.filter(({ floor }) => floorStates?.[floor]?.asleep === true)).toEqual([]);
  });

  it('stays on the same ground when doors open', () => {
    const match = startMatch('mh0', 'doors');
    const { ground } = sceneFor(match);
    const opened = (): number =>
      Object.values(sceneFor(match).edgeStates ?? {}).filter(({ state }) => state === 'open').length;
    const before = opened();
    everyFew(match, 'doors', () => expect(sceneFor(match).ground).toBe(ground));
    expect(opened()).toBeGreaterThan(before);
  });

  it('lists the goals with their progress, the exit last', () => {
    const { notes } = sceneFor(startMatch('mh1', 'goals'));
    const goals = notes.filter(({ done }) => done !== undefined);
    expect(goals.map(({ label: { params, key } }) => params?.[0] ?? key)).toEqual(['take-blue-and-red', 'leave-all']);
    expect(goals.map(({ lines }) => lines[0]?.params)).toEqual([
      [0, 2],
      [0, 4],
    ]);
  });

  it('tells which spawn points will draw', () => {
    const { notes } = sceneFor(startMatch('mh1', 'points'));
    expect(notes.find(({ id }) => id === 'spawn-points')?.lines[0]?.params).toEqual([2, 3]);
  });

  it('tells who is left in the reserve', () => {
    everyFew(startMatch('mh1', 'reserve'), 'reserve', (match) => {
      const { notes, pieces } = sceneFor(match);
      const standing = (kind: string): number => pieces.filter(({ component }) => component === kind).length;
      expect(notes.find(({ id }) => id === 'spawn-points')?.lines[1]?.params).toEqual([
        14 - standing('brute'),
        35 - standing('walker'),
        14 - standing('runner'),
      ]);
    });
  });

  it('walks through the steps of the round', () => {
    const match = startMatch('mh1', 'steps');
    const now = (): unknown => sceneFor(match).steps?.find(({ state }) => state === 'now');
    expect(now()).toMatchObject({ id: 'heroes', label: { key: 'step-heroes' }, of: [0, 4] });
    match.answer(0, 'hero:storm');
    expect(now()).toMatchObject({ id: 'heroes', label: { key: 'step-turn-of', params: ['storm'] } });
    expect(
      sceneFor(match)
        .sheets.filter(({ active }) => active)
        .map(({ id }) => id),
    ).toEqual(['storm']);
  });
});
