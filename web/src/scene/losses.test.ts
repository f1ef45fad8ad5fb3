import { describe, expect, it } from 'vitest';
import { lossesBetween } from './losses.ts';
import { squareGrid } from './testing/scenes.ts';
import { label } from './testing/shapes.ts';

const wounds = (value: number, harm: 'up' | 'down' = 'up') => ({
  ...squareGrid(2, 2),
  tracks: [
    {
      id: 'track',
      label: label('wounds'),
      at: 'scout',
      from: 0,
      to: 9,
      markers: [{ id: 'wounds', token: 'i-drop', value, label: label('wounds'), harm }],
    },
  ],
});

describe('what became of pieces', () => {
  it('are those that are gone, not those that moved', () => {
    const before = squareGrid(3, 3);
    const [scout] = before.pieces;
    if (scout === undefined) throw new Error('There is no scout');
    expect(lossesBetween(before, { ...before, pieces: [{ ...scout, at: '2-2' }] }).gone).toEqual(['mech']);
  });

  it('are none that had not come yet', () => {
    const before = squareGrid(3, 3);
    const [scout] = before.pieces;
    if (scout === undefined) throw new Error('There is no scout');
    const coming = { ...before, pieces: [{ ...scout, state: 'coming' as const }] };
    expect(lossesBetween(coming, { ...before, pieces: [] }).gone).toEqual([]);
  });

  it('are wounds that went up, not those that were healed', () => {
    expect(lossesBetween(wounds(1), wounds(3)).harmed).toEqual(['scout']);
    expect(lossesBetween(wounds(3), wounds(1)).harmed).toEqual([]);
  });

  it('are health that went down, where the track says so', () => {
    expect(lossesBetween(wounds(3, 'down'), wounds(1, 'down')).harmed).toEqual(['scout']);
    expect(lossesBetween(wounds(1, 'down'), wounds(3, 'down')).harmed).toEqual([]);
  });
});
