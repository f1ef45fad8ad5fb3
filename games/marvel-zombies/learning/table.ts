/** The tables of the pictures and of the lesson: the first mission, with whoever they need. */
import type { Picture, Position } from '@necropole/kernel';
import type { SpawnCardId } from '../content/ids.ts';
import { type Arrangement, arrange } from '../positions/arrange.ts';
import { shuffleDecks } from '../positions/piles.ts';
import { setUp } from '../rules/setup.ts';
import type { Mz } from '../shape.ts';

/** MH0 as its map has it; heroes, enemies and citizens stand where they are wanted, and these spawn cards come first. */
export function inTheFirstMission(said: Arrangement, spawnCards: readonly SpawnCardId[] = []): Position<Mz> {
  const heroes = Object.keys(said.heroes ?? {}).join(','); // order: as written
  return {
    config: { mode: 'heroic', mission: 'mh0', seats: 1, options: { heroes } },
    setUp(start) {
      const { world: laid, board } = setUp(start);
      const { points, objectives, exit } = laid;
      const world = { ...arrange(said, board), points, objectives, exit };
      shuffleDecks(world, start, spawnCards);
      return { world, board, phase: 'hero-turn' };
    },
  };
}

/** A part of such a table, while Wolverine is at it. */
export function scene(said: Arrangement, crop: readonly string[], more: Partial<Picture<Mz>> = {}): Picture<Mz> {
  const position = inTheFirstMission({ open: ['12V.corridor-west/15V.ready-room'], ...said });
  return { position, seed: 'one page', seat: 0, answers: ['hero:wolverine'], crop, ...more };
}
