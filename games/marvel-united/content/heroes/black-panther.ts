/** Black Panther (Shuri): she arms and mends the whole team, plans ahead, and what hurts her makes her stronger. */
import { besideIn } from '@necropole/boards';
import { heroesIn, standingHeroes } from '../../reading.ts';
import { judgeRescue, moveHero } from '../../rules/actions.ts';
import { becomes, chooseHero, chooseLocation, chooseToken, chooseWay } from '../../rules/choices.ts';
import { drawCards } from '../../rules/drawing.ts';
import { defeatThug, rescueCivilian } from '../../rules/enemies.ts';
import { rechargeNow } from '../../rules/equipment.ts';
import { takesToken } from '../../rules/symbols.ts';
import { gainTokens, loseTokens, tokensToUse } from '../../rules/tokens.ts';
import { delayVillain } from '../../rules/turn-sequence.ts';
import type { MuTable } from '../../shape.ts';
import type { Hero, World } from '../../world.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';
import { type ActionKind, actionKinds } from '../symbols.ts';

const FULL_HAND = 3;

/** As long as it lies face up: the suit stores each blow that she takes, and gives it back. */
const vibraniumWeave: SpecialCard<'vibranium-weave'> = {
  id: 'vibranium-weave',
  provenance: 'reconstructed',
  copies: ['M'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  flows: {
    *afterDamage(table, { hero }, { holder }) {
      if (hero.id === holder) gainTokens(table, hero, 'attack', 1, 'MU-8.14');
    },
  },
};

/** Beads for everybody: two tokens of different kinds, each for whomever she likes. */
const kimoyoBeads: SpecialCard<'kimoyo-beads'> = {
  id: 'kimoyo-beads',
  provenance: 'reconstructed',
  copies: ['A', 'H'],
  *resolve(table, hero) {
    const choice = { by: hero, component: 'kimoyo-beads', cite: 'MU-8.13' };
    let kinds: readonly ActionKind[] = actionKinds;
    for (let left = 2; left > 0; left--) {
      const symbol = yield* chooseToken(table, choice, kinds, () => becomes('for-a-hero'));
      const taker = yield* chooseHero(table, choice, standingHeroes(table.world));
      if (symbol === null || taker === null) continue;
      kinds = kinds.filter((kind) => kind !== symbol);
      gainTokens(table, taker, symbol, 1, 'MU-8.13');
    }
  },
};

/** Heroes who have Equipment to recharge, wherever they are. */
function drained(world: World): readonly Hero[] {
  return standingHeroes(world).filter(({ equipment }) => equipment.some(({ ready }) => !ready));
}

/** Heroes here or next door who hold fewer than three cards, and have any to draw. */
function wounded({ world, board }: MuTable, { at }: Hero): readonly Hero[] {
  return [at, ...besideIn(board.ring, at)]
    .flatMap((place) => heroesIn(world, place))
    .filter(({ hand, deck }) => hand.cards.length < FULL_HAND && deck.cards.length > 0);
}

/** Her laboratory makes a Hero whole: three cards in hand, or all Equipment recharged. */
const wakandanLab: SpecialCard<'wakandan-lab'> = {
  id: 'wakandan-lab',
  provenance: 'reconstructed',
  copies: ['M'],
  cites: ['MU-11.8'],
  judge: (table, hero) =>
    drained(table.world).length + wounded(table, hero).length > 0
      ? null
      : { key: 'nobody-to-restore', params: {}, cite: 'MU-8.13' },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'wakandan-lab', cite: 'MU-8.13' };
    const ways = [
      ...(wounded(table, hero).length > 0 ? (['heal'] as const) : []),
      ...(drained(table.world).length > 0 ? (['recharge-all'] as const) : []),
    ];
    const way = yield* chooseWay(table, choice, ways);
    if (way === 'recharge-all') {
      const taker = yield* chooseHero(table, choice, drained(table.world));
      for (const { id } of taker?.equipment ?? []) if (taker !== null) rechargeNow(table, taker, id);
    } else {
      const taker = yield* chooseHero(table, choice, wounded(table, hero));
      if (taker !== null) drawCards(table, taker, FULL_HAND - taker.hand.cards.length, 'MU-8.13');
    }
  },
};

/** One leap next door: a Thug goes down, a Civilian gets away. */
const pantherLeap: SpecialCard<'panther-leap'> = {
  id: 'panther-leap',
  provenance: 'reconstructed',
  copies: ['M'],
  cites: ['MU-9.9'],
  *resolve(table, hero) {
    const choice = { by: hero, component: 'panther-leap', cite: 'MU-8.13' };
    const to = yield* chooseLocation(table, choice, besideIn(table.board.ring, hero.at));
    if (to !== null) yield* moveHero(table, hero, to, 'MU-8.13');
    if (hero.ko) return;
    yield* defeatThug(table, hero.at, hero, 'MU-9.9');
    if (judgeRescue(table, hero.at) === null) yield* rescueCivilian(table, hero.at, hero, 'MU-9.9');
  },
};

/** She has thought of that: for one Action token the Villain is Delayed. */
const threeStepsAhead: SpecialCard<'three-steps-ahead'> = {
  id: 'three-steps-ahead',
  provenance: 'reconstructed',
  copies: ['H'],
  cites: ['MU-12.2'],
  judge: (table, hero) =>
    tokensToUse(table, hero).length > 0
      ? null
      : { key: 'no-tokens-to-use', params: {}, cite: 'MU-8.13', refs: [hero.id] },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'three-steps-ahead', cite: 'MU-8.13' };
    const symbol = yield* chooseToken(table, choice, tokensToUse(table, hero), (kind) => ({
      ...takesToken(hero)(kind),
      ...becomes('discarded'),
    }));
    if (symbol === null) return;
    loseTokens(table, hero, symbol, 1, 'MU-8.13');
    delayVillain(table, 1);
  },
};

export const blackPanther: HeroDeck<
  'black-panther',
  'vibranium-weave' | 'kimoyo-beads' | 'wakandan-lab' | 'panther-leap' | 'three-steps-ahead'
> = {
  id: 'black-panther',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'HA', 'A'],
  specials: [vibraniumWeave, kimoyoBeads, wakandanLab, pantherLeap, threeStepsAhead],
};
