/** What the skills of the heroes say. */

import type { ComponentWords, FamilyWords } from '@necropole/kernel';
import type { HeroesSaid } from '../../content/heroes/said.ts';
import type { HeroAttackId, SkillId } from '../../content/ids.ts';
import { heroNames } from '../hero-names.ts';
import { heroCardWords } from './hero-cards.ts';
import { traitCardWords } from './trait-cards.ts';

/** Skills and traits tell some things alike. */
const cards: Readonly<Record<string, ComponentWords>> = { ...heroCardWords, ...traitCardWords };

const card = (id: string): string => cards[id]?.name ?? id;
const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

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
