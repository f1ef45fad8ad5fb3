/** Captain Carter: she leads from the front, throws her shield far, and takes the blows that are meant for others. */
import { besideIn } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import { heroById, whoIs } from '../../reading.ts';
import { attack } from '../../rules/actions.ts';
import { chooseEnemy, chooseHero, mayUse, otherHeroes } from '../../rules/choices.ts';
import { canBeLessened } from '../../rules/damage.ts';
import { hitFacts } from '../../rules/damage-facts.ts';
import { enemiesToHurt } from '../../rules/enemies.ts';
import { addSymbols } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';

/** The shield bounces: an enemy here, then one next door. */
const ricochet: SpecialCard<'ricochet'> = {
  id: 'ricochet',
  provenance: 'reconstructed',
  copies: ['A', 'M'],
  judge: (table, { at }) =>
    enemiesToHurt(table, [at, ...besideIn(table.board.ring, at)]).length > 0
      ? null
      : { key: 'no-enemy-here', params: {}, cite: 'MU-8.7' },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'ricochet', cite: 'MU-8.13', optional: true };
    for (const places of [[hero.at], besideIn(table.board.ring, hero.at)]) {
      const enemy = yield* chooseEnemy(table, choice, enemiesToHurt(table, places));
      if (enemy !== null) yield* attack(table, hero, enemy);
    }
  },
};

/** Orders on the run: another Hero gets a Wild token. */
const rallyingCry: SpecialCard<'rallying-cry'> = {
  id: 'rallying-cry',
  provenance: 'reconstructed',
  copies: ['H'],
  judge: (table, hero) =>
    otherHeroes(table, hero).length > 0 ? null : { key: 'no-other-hero', params: {}, cite: 'MU-8.13' },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'rallying-cry', cite: 'MU-8.13' };
    const other = yield* chooseHero(table, choice, otherHeroes(table, hero));
    if (other !== null) gainTokens(table, other, 'wild', 1, 'MU-8.13');
  },
};

/** She does what has to be done: one more attack, one more Heroic action. */
const superSoldier: SpecialCard<'super-soldier'> = {
  id: 'super-soldier',
  provenance: 'reconstructed',
  copies: ['M'],
  *resolve(table, hero) {
    addSymbols(table, hero, ['attack', 'heroic'], 'MU-8.13');
  },
};

/** As long as it lies face up: once in a Villain turn she steps in front of a Hero beside her. */
const notOnMyWatch: SpecialCard<'not-on-my-watch'> = {
  id: 'not-on-my-watch',
  provenance: 'reconstructed',
  copies: ['H'],
  back: 'starting-hand',
  cites: ['MU-12.9'],
  flows: {
    *damageComing(table, { hit }, { holder }) {
      const { world } = table;
      const carter = heroById(world, holder);
      const other = heroById(world, hit.hero);
      if (world.acting !== 'villain' || other === carter || carter.ko || other.at !== carter.at) return;
      if (remembers(world.memory, holder, 'not-on-my-watch') || hit.left === 0) return;
      const choice = { by: carter, component: 'not-on-my-watch', cite: 'MU-12.9', facts: () => hitFacts(table, hit) };
      if (!(yield* mayUse(table, choice))) return;
      remember(world.memory, holder, 'not-on-my-watch');
      hit.hero = carter.id;
      if (canBeLessened(table, hit)) hit.left -= 1;
      table.tell('damage-redirected', 'MU-12.9', { from: whoIs(other), to: whoIs(carter), hero: carter.id });
    },
  },
};

export const captainCarter: HeroDeck<
  'captain-carter',
  'not-on-my-watch' | 'ricochet' | 'rallying-cry' | 'super-soldier'
> = {
  id: 'captain-carter',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'MA', 'HA', 'A'],
  specials: [notOnMyWatch, ricochet, rallyingCry, superSoldier],
};
