/** What is worth a try while looking ahead, and what is asked in the middle of something. */
import type { OpenQuestion, View } from '@necropole/kernel';
import type { Verb, Zf } from '../shape.ts';

/** Handing things about seldom matters, and there is much of it; firing nearly always does. */
const weights: Readonly<Partial<Record<Verb, number>>> = {
  hand: 0.02,
  trade: 0.02,
  drop: 0.01,
  kit: 2,
  roll: 4,
  halt: 0.3,
  leave: 0.1,
  decline: 0.2,
  abandon: 0.1,
  wield: 4,
  fire: 6,
  throw: 3,
  mine: 2,
  scan: 1,
  done: 0.4,
  ready: 0.5,
  'line-up': 5,
  give: 1,
  swap: 0.3,
  take: 3,
  'get-out': 0.05,
};

export function weighAnswers(_view: View<Zf>, { options }: OpenQuestion<Zf>): readonly number[] {
  return options.map(({ key }) => weights[key.split(':')[0] as Verb] ?? 1);
}

const midway: ReadonlySet<keyof Zf['questions']> = new Set([
  'aim',
  'set-mine',
  'uncover',
  'set-apart',
  'place-member',
  'place-zombie',
  'strike-which',
  'strike-whom',
  'flee-where',
  'drive-off',
]);

export function isMidway({ asking }: OpenQuestion<Zf>): boolean {
  return midway.has(asking.key);
}
