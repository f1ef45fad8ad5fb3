/** The objective tokens as data: how many there are, what they are called, where each mall lays them. */
import { describe, expect, test } from 'vitest';
import { objectiveTokens as englishTokens } from '../../words/en/objective-cards.ts';
import { objectiveTokens as frenchTokens } from '../../words/fr/objective-cards.ts';
import { type Board, type ModeId, storeOf, type World } from '../../world.ts';
import { isStoreRoom, type RoomId, storeRoomById, storeRoomId } from '../stores/index.ts';
import { objectiveIds, objectives, objectiveTokenIds } from './index.ts';
import { rehearse } from './testing/rehearsal.ts';

const malls = Array.from({ length: 40 }, (_, i) => `mall ${i}`);

function laidIn(mode: ModeId, seed: string): { world: World; board: Board } {
  const { world, board } = rehearse(objectiveIds, { mode, seed });
  return { world, board };
}

describe('the objective tokens', () => {
  test('are 29, each with a name of its own in both languages', () => {
    expect(objectiveTokenIds).toHaveLength(29);
    expect(new Set(objectiveTokenIds).size).toBe(29);
    for (const names of [englishTokens, frenchTokens]) {
      expect(Object.keys(names).sort()).toEqual([...objectiveTokenIds].sort());
      expect(new Set(Object.values(names)).size).toBe(29);
    }
  });

  test('are laid whole by every objective, in store rooms of whatever mall there is', () => {
    for (const mode of ['cooperative', 'competitive'] as const) {
      for (const seed of malls) {
        const { world, board } = laidIn(mode, seed);
        expect(world.tokens.map(({ id }) => id)).toEqual(objectiveTokenIds);
        for (const { objective, at } of world.tokens) {
          if (objective === 'seal-the-doors') expect(at).toBe('box');
          else expect(storeOf(board, at as RoomId), `${objective} at ${at}`).not.toBeNull();
        }
      }
    }
  });

  test('lie on the icons of the visible faces', () => {
    for (const seed of malls) {
      const { world } = laidIn('cooperative', seed);
      for (const { id, objective, at } of world.tokens) {
        const room = isStoreRoom(at as RoomId) ? storeRoomById[at as keyof typeof storeRoomById] : undefined;
        const shown = room?.icons.map((icon) => ('number' in icon ? `${icon.kind} ${icon.number}` : icon.kind)) ?? [];
        const number = id.split('-')[1];
        if (objective === 'discover-a-cure') expect(shown).toContain('flask');
        if (objective === 'call-the-cdc') expect(shown).toContain('gear 3');
        if (objective === 'fix-the-helicopter' || objective === 'restore-the-power') {
          expect(shown).toContain(`gear ${number}`);
        }
        if (objective === 'save-stranded-survivors') expect(shown).toContain(`biohazard ${number}`);
      }
    }
  });

  test('put a fuel can into room 3 of each corner store, and that of the vehicle’s store into the opposite corner', () => {
    for (const seed of malls) {
      const { world, board } = laidIn('cooperative', seed);
      const garage = storeOf(board, world.vehicle.room);
      const corners = ['NW', 'NE', 'SE', 'SW'] as const;
      const opposite = { NW: 'SE', NE: 'SW', SE: 'NW', SW: 'NE' } as const;
      const homes = corners.map((corner) => {
        const own = board.positions[corner];
        return storeRoomId(own === garage ? board.positions[opposite[corner]] : own, 3);
      });
      const cans = world.tokens.filter(({ objective }) => objective === 'escape-the-mall');
      expect(cans.map(({ at }) => at)).toEqual(homes);
    }
  });
});

describe('the objectives', () => {
  const goals = (mode: 'cooperative' | 'competitive', seats: number) => {
    const { world, board } = rehearse([], { mode, seats });
    return Object.fromEntries(objectiveIds.map((id) => [id, objectives[id].goal(world, board)]));
  };

  test('ask for so many steps of all Humans together', () => {
    expect(goals('cooperative', 2)).toEqual({
      'assemble-an-arsenal': 4,
      'call-the-cdc': 3,
      'discover-a-cure': 4,
      'escape-the-mall': 2,
      'fix-the-helicopter': 4,
      'restore-the-power': 4,
      'save-stranded-survivors': 3,
      'seal-the-doors': 4,
      'thin-the-herd': 9,
    });
    for (const [seats, herd] of [
      [3, 12],
      [4, 15],
    ] as const) {
      expect(goals('cooperative', seats)).toEqual({ ...goals('cooperative', 2), 'thin-the-herd': herd });
    }
  });

  test('ask for fewer of each Human in competitive mode, however many play', () => {
    for (const seats of [2, 3, 4]) {
      expect(goals('competitive', seats)).toEqual({
        'assemble-an-arsenal': 2,
        'call-the-cdc': 2,
        'discover-a-cure': 2,
        'escape-the-mall': 1,
        'fix-the-helicopter': 2,
        'restore-the-power': 2,
        'save-stranded-survivors': 2,
        'seal-the-doors': 2,
        'thin-the-herd': 3,
      });
    }
  });
});
