/** Get Ready: the Villain comes, and the Hero gets a Wild token. */
import { gainTokens } from '../../rules/tokens.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const getReady: SuperHeroCard<'get-ready'> = {
  id: 'get-ready',
  provenance: 'public',
  cites: ['MU-13.15'],
  trigger: 'villain-stops',
  judge: () => null,
  *resolve(table, hero) {
    gainTokens(table, hero, 'wild', 1, 'MU-13.15');
  },
};
