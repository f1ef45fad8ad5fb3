/** What the skills of the heroes say. */

import { type FamilyWords, wordsOn } from '@necropole/kernel';
import { count } from '@necropole/kernel/french';
import type { HeroesSaid } from '../../content/heroes/said.ts';
import type { HeroAttackId, SkillId } from '../../content/ids.ts';
import { heroNames } from '../hero-names.ts';
import { heroCardWords } from './hero-cards.ts';
import { traitCardWords } from './trait-cards.ts';

/** Skills and traits tell some things alike. */
const { nameOf: card } = wordsOn({ ...heroCardWords, ...traitCardWords });

export const heroesWords: FamilyWords<HeroesSaid, SkillId | HeroAttackId> = {
  questions: {
    'choose-health': (params) => `${card(params.component)} : combien de Santé pour ${heroNames[params.who]} ?`,
  },
  facts: {},
  refusals: {
    'nobody-in-sight': (params) => `aucun Super-Héros en vue à Portée ${params.range} ou moins`,
    'attacked-this-turn': () => 'impossible après une Attaque dans le même Tour',
    'only-with': (params) => `seulement avec l’Attaque « ${card(params.attack)} »`,
  },
  events: {
    'enemies-driven': (params) =>
      `${card(params.component)} : ${heroNames[params.who]} chasse ${count(params.enemies.length, 'Ennemi', 'Ennemis')} vers une Zone voisine.`,
    'wounds-prevented': (params) =>
      params.by === params.who
        ? `${card(params.component)} : ${heroNames[params.who]} évite ${count(params.wounds, 'Blessure', 'Blessures')}.`
        : `${card(params.component)} : grâce à ${heroNames[params.by]}, ${heroNames[params.who]} évite ${count(params.wounds, 'Blessure', 'Blessures')}.`,
    'skill-copied': (params) =>
      `${heroNames[params.who]} emprunte « ${card(params.component)} » à ${heroNames[params.from]} jusqu’à la fin du Round.`,
    'seen-again': (params) => `Les Ennemis remarquent de nouveau ${heroNames[params.who]}.`,
  },
  components: heroCardWords,
};
