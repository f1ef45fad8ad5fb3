import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { figureOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import { door, type Laid, laid, squareCalled } from '../testing/laid.ts';
import { seesSquare, sightNow } from './line-of-sight.ts';

const proves = provesFor(rulebook);

/** Does somebody see a square, or whoever stands there, on this table? */
function look(wanted: Laid) {
  const { world, board } = laid(wanted);
  return (who: CharacterId, at: string): boolean => {
    const target = world.figures.find(({ id }) => id === at)?.at ?? squareCalled(board, at);
    return seesSquare(board, sightNow(world, board), figureOf(world, who), target);
  };
}

describe('line of sight', () => {
  it('reaches the front half with both sides, and nothing behind (ER-14.1, ER-14.8)', () => {
    const sees = look({ figures: { vasquez: { at: 'd4', facing: 'up' } } });
    for (const at of ['d1', 'a1', 'h1', 'c3', 'a4', 'h4']) expect(sees('vasquez', at)).toBe(true);
    for (const at of ['d5', 'a5', 'h5', 'c6', 'e6']) expect(sees('vasquez', at)).toBe(false);
    const west = look({ figures: { vasquez: { at: 'd4', facing: 'left' } } });
    expect([west('vasquez', 'a6'), west('vasquez', 'd1'), west('vasquez', 'e4')]).toEqual([true, true, false]);
  });

  it('is stopped by walls, closed doors, figures and blind elements; not by open doors and the dead (ER-14.2, ER-14.4)', () => {
    const tiles = [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ] as const;
    const room = { tiles, size: [4, 6], doors: [door([1, 3], 'down')] } as const;
    const figures = { vasquez: { at: 'b4', facing: 'down' }, 'zombie-1': { at: 'a5' } } as const;
    const closed = look({ ...room, figures });
    expect([closed('vasquez', 'b5'), closed('vasquez', 'zombie-1')]).toEqual([false, false]);
    const open = look({
      ...room,
      figures,
      change(world) {
        world.doors = ['open'];
      },
    });
    expect([open('vasquez', 'b5'), open('vasquez', 'b6')]).toEqual([true, true]);
    const row = { vasquez: { at: 'a2', facing: 'right' }, 'zombie-1': { at: 'c2' }, 'zombie-2': { at: 'e2' } } as const;
    const behind = look({ figures: row });
    expect([behind('vasquez', 'zombie-1'), behind('vasquez', 'zombie-2')]).toEqual([true, false]);
    const over = look({ figures: { ...row, 'zombie-1': { at: 'c2', state: 'dead' } } });
    expect(over('vasquez', 'zombie-2')).toBe(true);
    const crates = look({
      tiles: [['warehouse', 0, 0]],
      size: [4, 4],
      figures: { vasquez: { at: 'a2', facing: 'right' } },
    });
    expect([crates('vasquez', 'b2'), crates('vasquez', 'd2')]).toEqual([true, false]);
  });

  it('ends in a square that stops it, and starts from one (ER-14.3)', () => {
    // Trees stand on b2 and d3.
    const yard = { tiles: [['lawn', 0, 0]], size: [4, 4] } as const;
    const towards = look({ ...yard, figures: { vasquez: { at: 'a2', facing: 'right' }, 'zombie-1': { at: 'b2' } } });
    expect([towards('vasquez', 'zombie-1'), towards('vasquez', 'c2')]).toEqual([true, false]);
    const empty = look({ ...yard, figures: { vasquez: { at: 'a2', facing: 'right' } } });
    expect([empty('vasquez', 'b2'), empty('vasquez', 'd2')]).toEqual([true, false]);
    const from = look({ ...yard, figures: { vasquez: { at: 'b2', facing: 'right' } } });
    expect(from('vasquez', 'd2')).toBe(true);
  });

  it('passes between two squares unless both stop it (ER-14.5)', () => {
    const figures = { vasquez: { at: 'b2', facing: 'right' }, 'zombie-1': { at: 'c3' } } as const;
    const free = look({ figures: { ...figures, 'jack-saw': { at: 'c2' } } });
    expect(free('vasquez', 'zombie-1')).toBe(true);
    const stopped = look({ figures: { ...figures, 'jack-saw': { at: 'c2' }, 'james-woo': { at: 'b3' } } });
    expect(stopped('vasquez', 'zombie-1')).toBe(false);
  });

  it('goes past the corner of a wall, but not where walls bar both ways around it (ER-14.6)', () => {
    const tiles = [
      ['officers-bedroom', 2, 2],
      ['wide-corridor-1', 2, 0],
      ['wide-corridor-2', 6, 0],
      ['wide-corridor-3', 6, 2],
    ] as const;
    const board = { tiles, size: [10, 6] } as const;
    // The bedroom’s upper right corner lies between f2 and g3.
    const past = look({ ...board, figures: { vasquez: { at: 'f2', facing: 'right' } } });
    expect(past('vasquez', 'g3')).toBe(true);
    const inside = look({ ...board, figures: { vasquez: { at: 'f3', facing: 'up' } } });
    expect(inside('vasquez', 'g2')).toBe(false);
  });

  it('is not always mutual (ER-14.7)', () => {
    const sees = look({
      figures: { 'james-woo': { at: 'a2', facing: 'right' }, 'zombie-1': { at: 'd2', facing: 'right' } },
    });
    expect([sees('james-woo', 'zombie-1'), sees('zombie-1', 'james-woo')]).toEqual([true, false]);
  });
});

proves('ER-14.8', 'the arcs are those of the figure: the front half, its border included', () => {
  const sees = look({ figures: { vasquez: { at: 'd4', facing: 'down' } } });
  expect([sees('vasquez', 'a4'), sees('vasquez', 'a3')]).toEqual([true, false]);
});
