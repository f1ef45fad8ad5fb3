/** The moments of a match: what weighs, in any game, and what is told of it. */
import { anyGame, type Scene, type SceneNote, type SceneTrack, sign, unmarked } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { choose, endScratch, scratchGame, startScratch } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { changesBetween } from './changes.ts';
import { momentsOf } from './moments.ts';

const empty: Scene = {
  ground: { width: 1, height: 1, groups: [], spaces: [] },
  pieces: [],
  piles: [],
  tracks: [],
  sheets: [],
  notes: [],
};
const name = (key: string) => ({ key });

function track(value: number, at = 'sheet'): SceneTrack {
  const markers = [{ id: 'marker', token: 'i-wound', value, label: name('wounds') }];
  return { id: 'track', at, label: name('track'), from: 0, to: 10, markers };
}
const sheet = (component: string) => ({
  id: 'sheet',
  label: name(component),
  seat: 0,
  figure: 1,
  component,
  token: 'b-1',
  active: true,
  lines: [],
});
const goal = (now: number, done = false): SceneNote => ({
  id: 'goal',
  label: name('goal'),
  lines: [{ key: 'progress', params: [now, 4] }],
  done,
});

describe('what changed between two scenes', () => {
  it('is nothing when nothing did', () => {
    const scene = { ...empty, tracks: [track(3)], notes: [goal(1)], sheets: [sheet('ada')] };
    expect(changesBetween(scene, scene, scene)).toEqual({ weight: 0, said: [] });
  });

  it('is a goal that is reached rather than one that comes nearer', () => {
    const [far, near, reached] = [goal(2), goal(3), goal(4, true)].map((note) => ({ ...empty, notes: [note] }));
    if (far === undefined || near === undefined || reached === undefined) throw new Error('three scenes');
    const step = changesBetween(far, near, far);
    const end = changesBetween(near, reached, far);
    expect(step.said).toEqual([]);
    expect(end.said).toEqual([{ kind: 'done', label: name('goal') }]);
    expect(end.weight).toBeGreaterThan(step.weight);
    expect(step.weight).toBeGreaterThan(0);
  });

  it('is not what is spent and comes back by itself', () => {
    const [full, spent] = [9, 0].map((value) => ({ ...empty, tracks: [{ ...track(value), refills: true as const }] }));
    if (full === undefined || spent === undefined) throw new Error('two scenes');
    expect(changesBetween(full, spent, full)).toEqual({ weight: 0, said: [] });
  });

  it('is called after the track where the marker would tell its number twice', () => {
    const scene = (value: number): Scene => {
      const markers = [{ id: 'marker', token: 'i-wound', value, label: { key: 'left', params: [value] } }];
      return { ...empty, tracks: [{ ...track(value), markers }] };
    };
    expect(changesBetween(scene(9), scene(2), scene(9)).said).toMatchObject([{ label: name('track'), from: 9, to: 2 }]);
  });

  it('is a figure that is lost: by its piece and a marker, its state or its sheet, and once', () => {
    const piece = { id: 'p', at: 'here', token: 'b-1', label: name('ada'), figure: 1 };
    const before = { ...empty, pieces: [piece], sheets: [sheet('ada')], tracks: [track(9)] };
    const lost = [{ kind: 'lost', label: name('ada') }];
    const still = { ...before, pieces: [{ ...piece, state: 'lost' as const }] };
    expect(changesBetween(before, still, before).said).toEqual(lost);
    const fallen = { ...before, pieces: [], tracks: [track(0)] };
    expect(changesBetween(before, fallen, before).said[0]).toEqual(lost[0]);
    // Whoever comes instead has markers of their own.
    const replaced = { ...before, sheets: [sheet('bo')], tracks: [track(0)] };
    expect(changesBetween(before, replaced, before).said).toEqual(lost);
    expect(changesBetween(before, { ...replaced, pieces: [] }, before).said).toEqual(lost);
  });

  it('is no figure that has stood up again by the end', () => {
    const piece = { id: 'p', at: 'here', token: 'b-1', label: name('ada'), figure: 1 };
    const [up, down] = [
      { ...empty, pieces: [piece] },
      { ...empty, pieces: [{ ...piece, state: 'lost' as const }] },
    ];
    const isLost = (last: Scene): boolean => changesBetween(up, down, up, last).said.length > 0;
    expect([isLost(up), isLost(down), isLost(empty)]).toEqual([false, true, true]);
    expect(changesBetween(up, down, up, up).weight).toBeGreaterThan(0);
  });

  it('is a figure that leaves, without calling it lost', () => {
    const piece = { id: 'p', at: 'here', token: 'b-1', label: name('ada'), figure: 1 };
    for (const value of [9, 0]) {
      const before = { ...empty, pieces: [piece], sheets: [sheet('ada')], tracks: [track(value)] };
      const left = changesBetween(before, { ...before, pieces: [] }, before);
      expect(left.said).toEqual([]);
      expect(left.weight).toBeGreaterThan(0);
    }
  });

  it('is a marker by how far it went, and more so at an end where it did not begin', () => {
    const at = (value: number) => ({ ...empty, tracks: [track(value, 'board')] });
    const weigh = (from: number, to: number, first: number) => changesBetween(at(from), at(to), at(first)).weight;
    expect(weigh(2, 6, 2)).toBeGreaterThan(weigh(2, 3, 2));
    expect(weigh(1, 0, 5)).toBeGreaterThan(weigh(2, 1, 5));
    expect(weigh(1, 0, 0)).toBe(weigh(2, 1, 0));
    expect(changesBetween(at(2), at(6), at(2)).said).toEqual([
      { kind: 'track', label: name('wounds'), of: null, from: 2, to: 6 },
    ]);
  });

  it('is no single step of a marker on a sheet, unless it reaches an end', () => {
    const at = (value: number) => ({ ...empty, sheets: [sheet('ada')], tracks: [track(value)] });
    const said = (from: number, to: number) => changesBetween(at(from), at(to), at(5)).said.length;
    expect([said(3, 4), said(3, 5), said(1, 0)]).toEqual([0, 1, 1]);
    expect(changesBetween(at(3), at(4), at(5)).weight).toBeGreaterThan(0);
  });

  it('is a deck whose last card is gone', () => {
    const deck = (cards: number) => ({
      ...empty,
      piles: [
        {
          id: 'd',
          kind: 'deck' as const,
          label: name('deck'),
          cards: Array.from({ length: cards }, () => ({ id: null })),
        },
      ],
    });
    expect(changesBetween(deck(1), deck(0), deck(9)).said).toEqual([{ kind: 'empty', label: name('deck') }]);
    expect(changesBetween(deck(2), deck(1), deck(9)).said).toEqual([]);
  });
});

describe('the moments of a match', () => {
  /** Steps change nothing, leaps run along a track, and everybody can see it; the tenth answer ends it. */
  const game = anyGame(
    scratchGame(
      function* (table) {
        const word = yield* choose(table, 0, 'step', 'leap', 'sing');
        if (word === 'leap') table.world.n += 5;
        table.world.notes.push(word);
        table.tell('told', 'SCR-1.1', { word });
        if (table.world.notes.length === 10) yield* endScratch(table);
        return 'one';
      },
      {
        scene: ({ world }) => ({ ...empty, tracks: [track(world.n, 'board')] }),
      },
    ),
  );

  function played(...words: readonly string[]): Match {
    const match = startScratch(game as never) as unknown as Match;
    for (const word of words) match.answer(0, `do:${word}`);
    return match;
  }

  it('are the lines that changed most, and the end, in the order of the match', () => {
    const match = played('step', 'step', 'leap', 'step', 'step', 'leap', 'step', 'step', 'step', 'step');
    expect(match.outcome).not.toBeNull();
    const moments = momentsOf(match);
    expect(moments.map(({ line }) => line)).toEqual([3, 6, 10]);
    expect(moments.map(({ last }) => last)).toEqual([false, false, true]);
    expect(moments[0]).toMatchObject({ events: [2], changes: [{ kind: 'track', from: 0, to: 5 }] });
  });

  /** What is told again and again, what is told once, at the fourth answer, and what nobody may miss. */
  const rows = {
    told: sign.told('SCR-1.1', 'i-clock', null, unmarked),
    once: sign.told('SCR-1.1', 'i-clock', null, unmarked),
    fell: sign.grave('SCR-1.1', 'i-skull', null, unmarked, { tone: 'bad' }),
  };
  const grave = anyGame(
    scratchGame(
      function* (table) {
        const word = yield* choose(table, 0, 'told', 'fell');
        table.world.notes.push(word);
        if (table.world.notes.length === 4) table.tell('once' as 'told', 'SCR-1.1', {});
        table.tell(word as 'told', 'SCR-1.1', {});
        return 'one';
      },
      { signs: { ...game.signs, events: rows } as never },
    ),
  );

  it('are told by what nobody could miss, rather than by what happened only once', () => {
    const match = startScratch(grave as never) as unknown as Match;
    for (let line = 1; line <= 9; line++) match.answer(0, line === 4 || line === 7 ? 'do:fell' : 'do:told');
    const moments = momentsOf(match);
    const told = moments.map(({ line, events }) => [line, match.told[events[0] ?? -1]?.type]);
    expect(told).toContainEqual([4, 'fell']);
    expect(told).toContainEqual([7, 'fell']);
  });

  it('are nothing plain that changed nothing, however rare it was', () => {
    const match = startScratch(grave as never) as unknown as Match;
    for (let line = 1; line <= 9; line++) match.answer(0, 'do:told');
    expect(match.told.filter(({ type }) => type === 'once')).toHaveLength(1);
    expect(momentsOf(match)).toEqual([]);
  });

  it('have no end while the match goes on, and leave the match as it was', () => {
    const match = played('step', 'leap', 'step');
    const before = JSON.stringify(match.save());
    expect(momentsOf(match).map(({ line, last }) => [line, last])).toEqual([[2, false]]);
    expect(JSON.stringify(match.save())).toBe(before);
  });
});
