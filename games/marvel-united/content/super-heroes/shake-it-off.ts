/** Shake It Off: of the damage that comes in a Villain turn, the Hero ignores up to 2. */
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperHeroCard } from '../kinds.ts';

const IGNORED = 2;

export const shakeItOff: SuperHeroCard<'shake-it-off'> = {
  id: 'shake-it-off',
  provenance: 'public',
  cites: ['MU-12.20', 'MU-13.16'],
  trigger: 'damage',
  judge(_table, hero, moment) {
    const meant = moment.is === 'damage' && moment.hit.hero === hero.id && moment.hit.left > 0;
    return meant && !moment.hit.blow.unpreventable ? null : { ...TRIGGER_NOT_MET, cite: 'MU-13.15' };
  },
  *resolve(_table, _hero, moment) {
    if (moment.is === 'damage') moment.hit.left = Math.max(0, moment.hit.left - IGNORED);
  },
};
