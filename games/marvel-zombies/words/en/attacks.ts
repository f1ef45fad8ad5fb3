/** What an attack rolls, as its card prints it. */
import type { AttackProfile } from '../../content/kinds.ts';
import { span } from '../hero-cards.ts';

const types = { melee: 'Melee', ranged: 'Ranged' } as const;

/** “Ranged. Range 0–1, 3 dice, 4+.” */
export function attackText({ type, range, dice, accuracy }: AttackProfile): string {
  const rolled = dice === 'per-enemy' ? '1 die for each walker, brute and runner in the target zone' : `${dice} dice`;
  return `${types[type]}. Range ${span(range)}, ${rolled}, ${accuracy}+.`;
}
