/** Where things stand in bands: beside each other, inside, and face to face. */
import { type Box, boundingBox } from '@necropole/boards';
import { bandsIn, type SceneLink, type ScenePiece } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { inBand } from './bands.ts';
import type { PlannedSpace } from './plan.ts';
import type { Stood } from './standing.ts';
import type { Thing } from './things.ts';

const label = { key: 'thing' };
const shapes = bandsIn({ x: 0, y: 0, width: 800, height: 800 }, [130, 236, 112, 326]);

function band(index: number): PlannedSpace {
  const outline = (shapes[index]?.outline ?? []).map(({ x, y }) => [x, y] as const);
  return { outline } as unknown as PlannedSpace;
}

function pieces(count: number, more: Partial<ScenePiece> = {}): readonly Thing[] {
  return Array.from({ length: count }, (_, i): Thing => {
    const id = `${more.form ?? 'target'}-${i + 1}`;
    return { id, at: 'band', piece: { id, at: 'band', token: 'nobody-drew-this', label, ...more } };
  });
}

function apart(stood: readonly Stood[], wide: number): boolean {
  return stood.every((a, i) =>
    stood
      .slice(i + 1)
      .every((b) => Math.abs(a.x - b.x) >= wide - 0.5 || Math.abs(a.y - b.y) >= Math.min(a.size, b.size) * 0.9),
  );
}

function isInside({ x, y, size }: Stood, box: Box): boolean {
  const half = size / 2;
  return y - half >= box.y && y + half <= box.y + box.height && x - half >= box.x && x + half <= box.x + box.width;
}

describe('targets', () => {
  it.each([1, 3, 5, 9, 14, 20])('stand in rows across their band, inside and apart: %i', (count) => {
    for (const index of [0, 1]) {
      const stood = inBand(band(index), pieces(count), []);
      expect(stood).toHaveLength(count);
      expect(stood.filter((one) => !isInside(one, boundingBox(band(index).outline)))).toEqual([]);
      expect(apart(stood, Math.min(...stood.map(({ size }) => size)))).toBe(true);
    }
  });

  it('where some fall the others stay; whoever turns out to be large grows there; with a newcomer all stand anew', () => {
    const before = inBand(band(1), pieces(9), []);
    const [, second, , fourth, ...rest] = before;
    const left = [second, fourth, ...rest].flatMap((one) => (one === undefined ? [] : [one]));
    const stay = inBand(
      band(1),
      left.map(({ thing }) => thing),
      [],
      before,
    );
    expect(stay).toEqual(left);
    const came = inBand(band(1), pieces(10), [], before);
    expect(came).toEqual(inBand(band(1), pieces(10), []));
  });

  it('are smaller where there are more of them', () => {
    const sizeOf = (count: number): number => inBand(band(1), pieces(count), [])[0]?.size ?? 0;
    expect(sizeOf(4)).toBeGreaterThan(sizeOf(14));
  });
});

describe('panels', () => {
  it.each([1, 4, 5, 9, 16, 20])('stand under what is written on their band, and none over another: %i', (count) => {
    const stood = inBand(band(3), pieces(count, { form: 'panel' }), []);
    const { y, height, x, width } = boundingBox(band(3).outline);
    expect(apart(stood, ((stood[0]?.size ?? 0) * 146) / 140)).toBe(true);
    for (const one of stood) {
      expect(one.y - one.size / 2).toBeGreaterThanOrEqual(y + 40);
      expect(one.y + one.size / 2).toBeLessThanOrEqual(y + height);
      expect(one.x - (one.size * 146) / 280).toBeGreaterThanOrEqual(x);
      expect(one.x + (one.size * 146) / 280).toBeLessThanOrEqual(x + width);
    }
  });

  it('stand under targets that came as near as they are', () => {
    const stood = inBand(band(3), [...pieces(3), ...pieces(4, { form: 'panel' })], []);
    const lowest = Math.max(
      ...stood.filter(({ thing }) => thing.id.startsWith('target')).map(({ y, size }) => y + size / 2),
    );
    const highest = Math.min(
      ...stood.filter(({ thing }) => thing.id.startsWith('panel')).map(({ y, size }) => y - size / 2),
    );
    expect(lowest).toBeLessThan(highest);
  });
});

describe('those who strike each other', () => {
  const links: readonly SceneLink[] = [
    { id: 'a', from: 'panel-1', to: 'target-1' },
    { id: 'b', from: 'panel-2', to: 'target-2' },
    { id: 'c', from: 'panel-3', to: 'target-2' },
  ];
  const stood = inBand(band(3), [...pieces(2), ...pieces(4, { form: 'panel' })], links);
  const at = (id: string): Stood => stood.find(({ thing }) => thing.id === id) as Stood;

  it('stand face to face, whoever is struck above', () => {
    for (const { from, to } of links) expect(at(to).y).toBeLessThan(at(from).y);
    expect(at('panel-1').x).toBe(at('target-1').x);
    expect((at('panel-2').x + at('panel-3').x) / 2).toBeCloseTo(at('target-2').x);
  });

  it('and whoever is free stands under them all', () => {
    const others = ['panel-1', 'panel-2', 'panel-3'].map((id) => at(id).y);
    expect(at('panel-4').y).toBeGreaterThan(Math.max(...others));
  });
});
