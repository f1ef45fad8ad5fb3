/** Every objective can be completed: in whatever mall, by any number of Humans, with either face. */
import { distance } from '@necropole/boards';
import { describe, expect, test } from 'vitest';
import { activeHuman, type ModeId, storeOf, zombieRoomsOf } from '../../world.ts';
import { kindOf, type ObjectiveId } from '../ids.ts';
import { isWeapon, searchCardIds } from '../search/deck.ts';
import type { RoomId } from '../stores/index.ts';
import { objectiveIds } from './index.ts';
import { errandsOf } from './testing/errands.ts';
import { layCard, rehearse, towards } from './testing/rehearsal.ts';

const tables: readonly (readonly [ModeId, number])[] = [
  ['solo', 1],
  ['cooperative', 2],
  ['cooperative', 4],
  ['competitive', 2],
  ['competitive', 4],
];

/** Plays one objective alone, each Human going for the nearest errand; gives the turns that it took. */
function turnsToComplete(objective: ObjectiveId, mode: ModeId, seats: number, seed: string): number {
  const match = rehearse([objective], {
    mode,
    seats,
    seed,
    change: (world, board) => {
      const lies = searchCardIds.filter((card) => isWeapon(card) || kindOf(card) === 'frequency');
      lies.forEach((card, i) => {
        const store = board.stores[i % board.stores.length];
        if (store !== undefined) layCard(world, board, store, card);
      });
    },
  });
  let turns = 1;
  for (let answers = 0; answers < 3000 && match.outcome === null; answers++) {
    const key = nextAnswer(match, objective);
    match.answer(key);
    if (key === 'end') turns += 1;
  }
  expect(match.outcome?.id, `${objective}, ${mode} ${seats}, ${seed}`).toMatch(/objectives-completed|leader/);
  return turns;
}

function nextAnswer(match: ReturnType<typeof rehearse>, objective: ObjectiveId): string {
  const { world, board } = match;
  const human = activeHuman(world);
  const offered = match.options();
  if (match.question.key !== 'turn') return offered.includes('stay') ? 'stay' : (offered[0] ?? '');
  if (world.turn.mustFight) return 'melee';
  const away = (room: RoomId): number => distance(board.mall, human.room, room);
  const errands = errandsOf(objective, world, board, human);
  const now = errands.find(
    ({ rooms, answer }) => answer !== null && rooms.includes(human.room) && offered.includes(answer),
  );
  if (now?.answer !== undefined && now.answer !== null) return now.answer;
  const rooms = errands.flatMap((errand) => errand.rooms).sort((a, b) => away(a) - away(b));
  const goal = rooms.map((room) => zombieBy(match, room) ?? room).find((room) => room !== human.room);
  const step = goal === undefined ? undefined : `move:${towards(match, human.room, goal)}`;
  if (step !== undefined && offered.includes(step)) return step;
  return offered.includes('end') ? 'end' : (offered.find((key) => key.startsWith('move:')) ?? offered[0] ?? '');
}

/** The Zombie of this room's store, drawn there by a scream or a hum: it is dealt with first. */
function zombieBy({ world, board }: ReturnType<typeof rehearse>, room: RoomId): RoomId | undefined {
  const store = storeOf(board, room);
  return store === null ? undefined : zombieRoomsOf(world, board, store)[0];
}

describe('with nothing in the way', () => {
  // The herd is thinned as it comes: there is nothing to walk to in an empty mall.
  for (const objective of objectiveIds.filter((id) => id !== 'thin-the-herd')) {
    test(`${objective} is completed in every mall`, () => {
      for (const [mode, seats] of tables) {
        for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
          expect(turnsToComplete(objective, mode, seats, seed)).toBeLessThan(60);
        }
      }
    });
  }
});
