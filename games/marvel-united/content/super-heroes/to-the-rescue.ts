/** To the Rescue: damage that comes to another Hero in a Villain turn is taken by this one, who gets a Heroic token. */

import { heroById, whoIs } from '../../reading.ts';
import { otherHeroes } from '../../rules/choices.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const toTheRescue: SuperHeroCard<'to-the-rescue'> = {
  id: 'to-the-rescue',
  provenance: 'public',
  cites: ['MU-13.16', 'MU-14.18'],
  trigger: 'damage',
  judge(table, hero, moment) {
    const coming = moment.is === 'damage' && moment.hit.left > 0;
    const meant = coming && otherHeroes(table, hero).some(({ id }) => id === moment.hit.hero);
    return meant ? null : { ...TRIGGER_NOT_MET, cite: 'MU-13.15' };
  },
  *resolve(table, hero, moment) {
    if (moment.is !== 'damage') return;
    const spared = heroById(table.world, moment.hit.hero);
    moment.hit.hero = hero.id;
    table.tell('damage-redirected', 'MU-13.16', { from: whoIs(spared), to: whoIs(hero), hero: hero.id });
    gainTokens(table, hero, 'heroic', 1, 'MU-13.16');
  },
};
