/** What an attack rolls, as its card prints it. */
import type { AttackProfile } from '../../content/kinds.ts';
import { span } from '../hero-cards.ts';

const types = { melee: 'Mêlée', ranged: 'À distance' } as const;

/** « À distance. Portée 0–1, 3 dés, 4+. » */
export function attackText({ type, range, dice, accuracy }: AttackProfile): string {
  const rolled = dice === 'per-enemy' ? '1 dé par Rôdeur, Brute et Forcené de la Zone visée' : `${dice} dés`;
  return `${types[type]}. Portée ${span(range)}, ${rolled}, ${accuracy}+.`;
}
