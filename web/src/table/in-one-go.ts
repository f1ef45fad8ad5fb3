/** Answers that one press gives, one after the other: what is left of them, and to which question of whom they are answers. */
import type { Seat } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import { isAllowed } from './answers.ts';

interface Left {
  readonly key: string;
  readonly seat: Seat;
  readonly keys: readonly string[];
}

let left: Left | null = null;

/** All of them are to be given; gives the first. */
export function begin({ key, seat, inOneGo }: SeenQuestion): string | null {
  const [first = null, ...keys] = inOneGo?.keys ?? [];
  left = { key, seat, keys };
  return first;
}

/** A question is asked: the next of them, where it is the same again and allows that. Else all that was left is forgotten. */
export function next({ key, seat, options }: SeenQuestion): string | null {
  const [now, ...keys] = left?.key === key && left.seat === seat ? left.keys : [];
  left = null;
  if (now === undefined || !options.some((option) => option.key === now && isAllowed(option))) return null;
  left = { key, seat, keys };
  return now;
}
