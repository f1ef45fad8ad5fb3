import type { Scene, ScenePiece, SceneTrack } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { framesOf } from './frames.ts';

const label = { key: 'x' };
const space = (id: string) => ({ id, kind: 'room', outline: [], middle: { x: 0, y: 0 }, label });
const piece = (id: string, at: string): ScenePiece => ({ id, at, token: 't', label });
const track = (value: number): SceneTrack => ({
  id: 'wounds',
  label,
  at: 'ann',
  from: 0,
  to: 9,
  markers: [{ id: 'm', token: 't', value, label }],
});

function scene(pieces: readonly ScenePiece[], tracks: readonly SceneTrack[] = []): Scene {
  return {
    width: 1,
    height: 1,
    groups: [],
    spaces: ['a', 'b', 'c', 'd'].map(space),
    pieces,
    piles: [],
    tracks,
    sheets: [],
    notes: [],
  };
}

const where = (one: Scene | undefined, id: string): string | undefined =>
  one?.pieces.find((other) => other.id === id)?.at;

describe('between two scenes', () => {
  it('nothing is shown without events, and the last frame is the scene after', () => {
    const [before, after] = [scene([]), scene([piece('z', 'a')])];
    expect(framesOf(before, after, [])).toEqual([]);
    expect(framesOf(before, after, [{ params: {} }])).toEqual([after]);
  });

  it('a piece walks through every space that is told', () => {
    const frames = framesOf(scene([piece('ann', 'a')]), scene([piece('ann', 'c')]), [
      { params: { who: 'ann', from: 'a', to: 'b' } },
      { params: { who: 'ann', from: 'b', to: 'c' } },
      { params: {} },
    ]);
    expect(frames.map((frame) => where(frame, 'ann'))).toEqual(['b', 'c', 'c']);
  });

  it('a shot does not move whoever shoots', () => {
    const frames = framesOf(scene([piece('ann', 'a'), piece('z', 'b')]), scene([piece('ann', 'a')]), [
      { params: { who: 'ann', room: 'b' } },
      { params: { room: 'b', cause: 'shot' } },
      { params: {} },
    ]);
    expect(frames.map((frame) => [where(frame, 'ann'), where(frame, 'z')])).toEqual([
      ['a', 'b'],
      ['a', undefined],
      ['a', undefined],
    ]);
  });

  it('pieces come one after the other, each with its own event', () => {
    const frames = framesOf(scene([]), scene([piece('z-1', 'a'), piece('z-2', 'b')]), [
      { params: { z: 1, room: 'a' } },
      { params: { z: 2, room: 'b' } },
      { params: {} },
    ]);
    expect(frames.map(({ pieces }) => pieces.map(({ id }) => id))).toEqual([['z-1'], ['z-1', 'z-2'], ['z-1', 'z-2']]);
  });

  it('a track moves with the event that names its new value', () => {
    const frames = framesOf(scene([], [track(0)]), scene([], [track(2)]), [
      { params: { who: 'ann' } },
      { params: { who: 'ann', now: 2 } },
      { params: {} },
    ]);
    expect(frames.map(({ tracks }) => tracks[0]?.markers[0]?.value)).toEqual([0, 2, 2]);
  });
});
