/** Spider-Man 2099: nobody is faster. He sees the blow coming, strikes in passing, and his venom leaves the strongest limp. */
import { besideIn } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import { heroById } from '../../reading.ts';
import { attack, moveHero } from '../../rules/actions.ts';
import { chooseEnemy, chooseLocation, chooseWay } from '../../rules/choices.ts';
import { enemiesToHurt } from '../../rules/enemies.ts';
import { lookAtPlan, putTopPlanUnder } from '../../rules/plans.ts';
import { enemiesToStun, stun } from '../../rules/stun.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';

/** As long as it lies face up: once in a Villain turn, when the Villain stops where he is, he may be elsewhere. */
const acceleratedVision: SpecialCard<'accelerated-vision'> = {
  id: 'accelerated-vision',
  provenance: 'reconstructed',
  copies: ['M'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  flows: {
    *villainStopped(table, { at }, { holder }) {
      const { world, board } = table;
      const hero = heroById(world, holder);
      if (world.acting !== 'villain' || hero.ko || hero.at !== at) return;
      if (remembers(world.memory, holder, 'accelerated-vision')) return;
      const choice = { by: hero, component: 'accelerated-vision', cite: 'MU-8.14', optional: true };
      const to = yield* chooseLocation(table, choice, besideIn(board.ring, at));
      if (to === null) return;
      remember(world.memory, holder, 'accelerated-vision');
      yield* moveHero(table, hero, to, 'MU-8.14');
    },
  },
};

/** A bite: the Villain or a Henchman here is Stunned. */
const paralyzingVenom: SpecialCard<'paralyzing-venom'> = {
  id: 'paralyzing-venom',
  provenance: 'public',
  copies: ['M', 'A'],
  cites: ['MU-12.12'],
  judge: (table, { at }) =>
    enemiesToStun(table, [at]).length > 0 ? null : { key: 'nobody-to-stun', params: {}, cite: 'MU-12.12', refs: [at] },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'paralyzing-venom', cite: 'MU-12.12' };
    const enemy = yield* chooseEnemy(table, choice, enemiesToStun(table, [hero.at]));
    if (enemy !== null) stun(table, enemy);
  },
};

/** Next door, a slash of his talons, and on. */
const hitAndGlide: SpecialCard<'hit-and-glide'> = {
  id: 'hit-and-glide',
  provenance: 'reconstructed',
  copies: ['A', 'M'],
  *resolve(table, hero) {
    const { ring } = table.board;
    const choice = { by: hero, component: 'hit-and-glide', cite: 'MU-8.13' };
    const perhaps = { ...choice, optional: true };
    const to = yield* chooseLocation(table, choice, besideIn(ring, hero.at));
    if (to !== null) yield* moveHero(table, hero, to, 'MU-8.13');
    const enemy = yield* chooseEnemy(table, perhaps, hero.ko ? [] : enemiesToHurt(table, [hero.at]));
    if (enemy !== null) yield* attack(table, hero, enemy);
    const on = yield* chooseLocation(table, perhaps, hero.ko ? [] : besideIn(ring, hero.at));
    if (on !== null) yield* moveHero(table, hero, on, 'MU-8.13');
  },
};

/** His assistant reads the Villain's files: the next plan is seen, and perhaps mislaid under the deck. */
const lyla: SpecialCard<'lyla'> = {
  id: 'lyla',
  provenance: 'reconstructed',
  copies: ['H'],
  judge: ({ world }) =>
    world.villain.deck.cards.length > 0 ? null : { key: 'no-plan-left', params: {}, cite: 'MU-8.13' },
  *resolve(table, hero) {
    lookAtPlan(table, hero, 'MU-8.13');
    const choice = { by: hero, component: 'lyla', cite: 'MU-8.13' };
    const way = yield* chooseWay(table, choice, ['leave-plan', 'mislay-plan'] as const);
    if (way === 'mislay-plan') putTopPlanUnder(table, 'MU-8.13');
  },
};

export const spiderMan2099: HeroDeck<
  'spider-man-2099',
  'accelerated-vision' | 'paralyzing-venom' | 'hit-and-glide' | 'lyla'
> = {
  id: 'spider-man-2099',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'MA', 'H'],
  specials: [acceleratedVision, paralyzingVenom, hitAndGlide, lyla],
};
