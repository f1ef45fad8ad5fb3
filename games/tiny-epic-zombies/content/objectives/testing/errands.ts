/** What a single-minded player would do next for an objective, as the bots see it, room by room. */
import { errandsFor, positionOf } from '../../../bot/errands.ts';
import type { SeenHuman, SeenWorld } from '../../../scene/seen.ts';
import type { Board, Human, World } from '../../../world.ts';
import type { ObjectiveId } from '../../ids.ts';
import type { RoomId } from '../../stores/index.ts';

/** Go to one of these rooms, and give this answer there. */
export interface Errand {
  readonly rooms: readonly RoomId[];
  /** `null` where arriving is enough. */
  readonly answer: string | null;
}

/** The errands of one objective for a Human, each answer once with all the rooms where it can be given. */
export function errandsOf(objective: ObjectiveId, world: World, board: Board, human: Human): readonly Errand[] {
  const rooms = new Map<string | null, RoomId[]>();
  // The errands look at piles and fields only, which a world has as a view does.
  const position = positionOf(world as unknown as SeenWorld, board);
  for (const { place, answer } of errandsFor(objective, position, human as unknown as SeenHuman)) {
    const room = board.mall.zones[place]?.id;
    if (room === undefined) continue;
    const others = rooms.get(answer);
    if (others === undefined) rooms.set(answer, [room]);
    else others.push(room);
  }
  return [...rooms].map(([answer, where]) => ({ rooms: where, answer }));
}
