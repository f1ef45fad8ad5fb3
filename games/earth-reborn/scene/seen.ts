/** What a scene is made of: a view of the match, and what is read off it again and again. */
import type { View } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import type { CharacterSide } from '../content/kinds.ts';
import { baseOf, isPilot } from '../reading.ts';
import type { Er } from '../shape.ts';

export type ErView = View<Er>;
export type SeenFigure = ErView['world']['figures'][number];

/** The side of its card that counts. */
export function sideSeen({ id, state }: Pick<SeenFigure, 'id' | 'state'>): CharacterSide {
  const { healthy, wounded } = characters[id];
  return state === 'healthy' ? healthy : wounded;
}

/** The side that counts for movement, armour, melee and carrying: that of the large figure, for its pilot. */
export function bodySeen(figure: Pick<SeenFigure, 'id' | 'state' | 'prisoner'>): CharacterSide {
  return isPilot(figure) ? baseOf(figure).wounded : sideSeen(figure);
}

export function isHere({ state }: Pick<SeenFigure, 'state'>): boolean {
  return state === 'healthy' || state === 'wounded';
}

/** Counted from 1, in the order of the teams. */
export function numberOf({ world }: ErView, { id }: Pick<SeenFigure, 'id'>): number {
  return 1 + world.figures.findIndex((one) => one.id === id);
}

/** Whoever acts now: the interceptor, whoever moves in a combined move, or the activated character. */
export function isActing({ world: { round } }: ErView, { id }: Pick<SeenFigure, 'id'>): boolean {
  return round !== null && (round.interception?.figure ?? round.combined?.mover ?? round.figure) === id;
}

/** Those who look, and are asked, first; then the others who look; then the rest. */
export function ownFirst({ seats, waiting }: ErView): (one: { seat: number }, other: { seat: number }) => number {
  const rank = (seat: number): number => (seats.includes(seat) ? (waiting.includes(seat) ? 0 : 1) : 2);
  return ({ seat: one }, { seat: other }) => rank(one) - rank(other);
}
