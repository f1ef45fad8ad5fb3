/** What the skills of the heroes say. */

import { type FamilyWords, wordsOn } from '@necropole/kernel';
import { count } from '@necropole/kernel/english';
import type { HeroesSaid } from '../../content/heroes/said.ts';
import type { HeroAttackId, SkillId } from '../../content/ids.ts';
import { heroNames } from '../hero-names.ts';
import { heroCardWords } from './hero-cards.ts';
import { traitCardWords } from './trait-cards.ts';

/** Skills and traits tell some things alike. */
const { nameOf: card } = wordsOn({ ...heroCardWords, ...traitCardWords });

export const heroesWords: FamilyWords<HeroesSaid, SkillId | HeroAttackId> = {
  questions: {
    'choose-health': (params) => `${card(params.component)}: how much health does ${heroNames[params.who]} regain?`,
  },
  facts: {},
  refusals: {
    'nobody-in-sight': (params) => `no hero in sight at range ${params.range} or less`,
    'attacked-this-turn': () => 'not after an attack in the same turn',
    'only-with': (params) => `only with the attack “${card(params.attack)}”`,
  },
  events: {
    'enemies-driven': (params) =>
      `${card(params.component)}: ${heroNames[params.who]} drives ${count(params.enemies.length, 'enemy', 'enemies')} into a neighbouring zone.`,
    'wounds-prevented': (params) =>
      params.by === params.who
        ? `${card(params.component)}: ${heroNames[params.who]} avoids ${count(params.wounds, 'wound', 'wounds')}.`
        : `${card(params.component)}: thanks to ${heroNames[params.by]}, ${heroNames[params.who]} avoids ${count(params.wounds, 'wound', 'wounds')}.`,
    'skill-copied': (params) =>
      `${heroNames[params.who]} borrows “${card(params.component)}” from ${heroNames[params.from]} until the end of the round.`,
    'seen-again': (params) => `The enemies notice ${heroNames[params.who]} again.`,
  },
  components: heroCardWords,
};
