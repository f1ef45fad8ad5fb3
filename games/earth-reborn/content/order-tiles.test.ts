import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { type OrderColour, type OrderSection, type OrderType, orderTypes } from './kinds.ts';
import { orderTiles } from './order-tiles.ts';

const proves = provesFor(rulebook);
const sections: readonly OrderSection[] = orderTiles.flatMap((tile) => tile.sections);
const count = (type: OrderType, most: number, ...colours: readonly OrderColour[]): number =>
  sections.filter((each) => {
    return each.type === type && each.most === most && (colours.length === 0 || colours.includes(each.colour));
  }).length;

proves('ER-4.4', 'the 48 tiles have 4 sections each, with a type, a number from 1 to 4 and a colour', () => {
  expect(orderTiles).toHaveLength(48);
  for (const tile of orderTiles) {
    expect(tile.sections).toHaveLength(4);
    for (const { most } of tile.sections) expect([1, 2, 3, 4]).toContain(most);
  }
  expect(new Set(orderTiles.map(({ id }) => id)).size).toBe(48);
  expect(new Set(orderTiles.map((tile) => JSON.stringify(tile.sections))).size).toBe(48);
});

describe('the mix of tiles', () => {
  it('has every section that the examples use', () => {
    expect(count('search', 3)).toBeGreaterThan(0);
    expect(count('search', 2)).toBeGreaterThan(0);
    for (const most of [1, 2, 3, 4]) expect(count('melee', most)).toBeGreaterThan(0);
    expect(count('melee', 2, 'red')).toBeGreaterThan(0);
    expect(count('melee', 4, 'black')).toBeGreaterThan(0);
    expect(count('melee', 1, 'gold')).toBeGreaterThan(0);
    expect(count('melee', 2, 'gold') + count('melee', 3, 'gold')).toBeGreaterThan(0);
    expect(count('fire', 3)).toBeGreaterThan(0);
    expect(count('fire', 4)).toBeGreaterThan(0);
    expect(count('fire', 2, 'red') + count('fire', 3, 'red')).toBeGreaterThan(0);
    expect(count('fire', 1, 'gold') + count('fire', 2, 'gold')).toBeGreaterThan(0);
    expect(count('interaction', 4)).toBeGreaterThan(1);
  });

  it('has a tile with three moves worth 5 CP or more, and one to fire, move and fight with', () => {
    const moves = orderTiles.map((tile) => tile.sections.filter(({ type }) => type === 'move').map(({ most }) => most));
    expect(moves.some((each) => each.length === 3 && each.reduce((sum, most) => sum + most, 0) >= 5)).toBe(true);
    const types = orderTiles.map((tile) => tile.sections.map(({ type }) => type));
    const armed = types.filter((each) => (['fire', 'move', 'melee'] as const).every((type) => each.includes(type)));
    expect(armed.length).toBeGreaterThan(0);
  });

  it('gives each tile the same worth, a move, and two black sections', () => {
    for (const tile of orderTiles) {
      expect(tile.sections.reduce((sum, { most }) => sum + most, 0)).toBe(8);
      expect(tile.sections.filter(({ colour }) => colour === 'black')).toHaveLength(2);
      expect(tile.sections.some(({ type }) => type === 'move')).toBe(true);
    }
  });

  it('gives each type of order its share of numbers and colours', () => {
    for (const type of orderTypes) {
      const own = sections.filter((each) => each.type === type);
      const share = (colour: OrderColour): number => own.filter((each) => each.colour === colour).length / own.length;
      const mean = own.reduce((sum, { most }) => sum + most, 0) / own.length;
      expect(Math.abs(mean - 2)).toBeLessThanOrEqual(0.15);
      expect(Math.abs(share('black') - 0.5)).toBeLessThanOrEqual(0.08);
      expect(share('red')).toBeGreaterThan(share('gold'));
      expect(share('gold')).toBeGreaterThanOrEqual(0.14);
    }
  });
});
