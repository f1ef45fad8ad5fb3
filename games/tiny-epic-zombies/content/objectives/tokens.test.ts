/** The objective tokens as data: how many there are, what they are called, where each mall lays them. */
import { describe, expect, test } from 'vitest';
import { objectiveTokens as englishTokens } from '../../words/en/objective-tokens.ts';
import { objectiveTokens as frenchTokens } from '../../words/fr/objective-tokens.ts';
import { type Board, type ModeId, storeOf, type World } from '../../world.ts';
import { objectiveIds } from '../ids.ts';
import { isStoreRoom, type RoomId, storeRoomById } from '../stores/index.ts';
import { objectives } from './index.ts';
import { rehearse } from './testing/rehearsal.ts';
import { objectiveTokenIds, tokensOf } from './tokens.ts';

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

  test('never put a fuel can into the store of the vehicle', () => {
    for (const seed of malls) {
      const { world, board } = laidIn('cooperative', seed);
      const garage = storeOf(board, world.vehicle.room);
      for (const can of world.tokens.filter(({ objective }) => objective === 'escape-the-mall')) {
        expect(storeOf(board, can.at as RoomId)).not.toBe(garage);
      }
    }
  });
});

describe('the objectives', () => {
  test('each ask for something, in every mode and for every number of Humans', () => {
    for (const mode of ['cooperative', 'competitive'] as const) {
      for (const seats of [2, 3, 4]) {
        const { world, board } = rehearse([], { mode, seats });
        for (const id of objectiveIds) {
          const goal = objectives[id].goal(world, board);
          expect(goal).toBeGreaterThan(0);
          const carried = tokensOf[id].length;
          if (mode === 'cooperative' && carried > 1) expect(goal).toBeLessThanOrEqual(carried);
        }
      }
    }
  });
});
