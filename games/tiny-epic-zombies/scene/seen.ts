/** The world as a scene is given it: what may not be known is left out. */
import type { View } from '@necropole/kernel';
import type { Tez } from '../shape.ts';

export type TezView = View<Tez>;
export type SeenWorld = TezView['world'];
export type SeenHuman = SeenWorld['humans'][number];

/** The number that a Human is called by: 1 for the first. */
export function numberOf(human: SeenHuman): number {
  return Number(human.id.slice('human-'.length));
}

/** Is it this Human's turn, or choice? */
export function isActive({ world, phase, waiting }: TezView, human: SeenHuman): boolean {
  if (phase === 'choose-characters') return human.character === null && waiting.includes(human.seat);
  const plays = phase === 'human-turn' || phase === 'search';
  return plays && world.humans.indexOf(human) === world.turn.human;
}

/** Are the Zombies acting, or is their card being chosen? */
export function isZombieTurn({ phase }: TezView): boolean {
  return phase === 'zombie-turn' || phase === 'choose-zombie';
}
