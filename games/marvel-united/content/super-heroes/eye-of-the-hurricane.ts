/** Eye of the Hurricane: the Villain turn ends, nobody is about in the Hero's Location, and the Hero draws a card. */

import { isEmptyOfBystanders, placeOf } from '../../reading.ts';
import { drawCards } from '../../rules/drawing.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const eyeOfTheHurricane: SuperHeroCard<'eye-of-the-hurricane'> = {
  id: 'eye-of-the-hurricane',
  provenance: 'public',
  cites: ['MU-13.15'],
  trigger: 'villain-turn-ends',
  judge: ({ world }, { at }) =>
    isEmptyOfBystanders(placeOf(world, at)) ? null : { ...TRIGGER_NOT_MET, cite: 'MU-13.15' },
  *resolve(table, hero) {
    drawCards(table, hero, 1, 'MU-13.15');
  },
};
