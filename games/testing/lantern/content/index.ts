/** Every component of Lantern, and who of them is heard: the cards, then the draught where it blows, then the lamp. */
import type { Listener, MatchConfig } from '@necropole/kernel';
import type { Lantern, LanternComponent } from '../shape.ts';
import type { Board, World } from '../world.ts';
import { draught, lamp } from './house.ts';
import { lights } from './lights.ts';

export const components: readonly LanternComponent[] = [...lights, draught, lamp];

/** The quest with a draught, and the one in which fewer cards are dealt. */
export const LONG_QUEST = 'long';
export const SHORT_QUEST = 'short';

export function appears(component: string, { mission }: Omit<MatchConfig, 'seed'>): boolean {
  return component !== draught.id || mission === LONG_QUEST;
}

const windy = components.map((component): Listener<Lantern> => ({ component, holder: 'house' }));
const calm = windy.filter(({ component }) => component !== draught);

export function listenersNow(_: World, board: Board): readonly Listener<Lantern>[] {
  return board.windy ? windy : calm;
}
