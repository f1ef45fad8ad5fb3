/** Loki: he rewrites the tale as it is told, is never where the blow falls, and leads the Villain by the nose. */
import { along, besideIn } from '@necropole/boards';
import { heroById, heroesIn, lastHeroCard } from '../../reading.ts';
import { moveHero } from '../../rules/actions.ts';
import { becomes, chooseCard, chooseFromHand, chooseLocation, chooseToken, mayUse } from '../../rules/choices.ts';
import { canBeLessened, makeInvulnerable } from '../../rules/damage.ts';
import { hitFacts } from '../../rules/damage-facts.ts';
import { bindNextCard } from '../../rules/playing.ts';
import { faceUpHeroCards, ownFaceUpCards, swapInStoryline, swapWithHand, turnFaceDown } from '../../rules/storyline.ts';
import { cardBefore, lendAnew } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import { moveVillain } from '../../rules/villain-movement.ts';
import type { Hero, World } from '../../world.ts';
import type { HeroCardId } from '../ids.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';
import { kindOf } from '../names.ts';
import { type ActionKind, actionKinds } from '../symbols.ts';

/** As long as it lies face up: it was never him. The card is turned over, the damage finds an image, and he is next door. */
const illusoryDouble: SpecialCard<'illusory-double'> = {
  id: 'illusory-double',
  provenance: 'reconstructed',
  copies: ['M'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  flows: {
    *damageComing(table, { hit }, { holder }) {
      const { world, board } = table;
      const hero = heroById(world, holder);
      const image = world.storyline.find(
        ({ by, card }) => by === holder && card !== null && kindOf(card as HeroCardId) === 'illusory-double',
      );
      if (image === undefined || hit.hero !== holder || !canBeLessened(table, hit)) return;
      const choice = { by: hero, component: 'illusory-double', cite: 'MU-8.14', facts: () => hitFacts(table, hit) };
      if (!(yield* mayUse(table, choice))) return;
      turnFaceDown(table, image, 'MU-8.14');
      hit.left = 0;
      const to = yield* chooseLocation(table, { ...choice, optional: true }, besideIn(board.ring, hero.at));
      if (to !== null) yield* moveHero(table, hero, to, 'MU-8.14');
    },
  },
};

/** The face-up cards that may take the place of the one before this turn's. */
function otherTales(world: World): readonly HeroCardId[] {
  const told = [lastHeroCard(world)?.card, cardBefore(world)?.card];
  return faceUpHeroCards(world).flatMap(({ card }) => (told.includes(card) ? [] : [card as HeroCardId]));
}

/** The card before his was another all along: two Hero cards change places, and the other one lends its symbols. */
const godOfStories: SpecialCard<'god-of-stories'> = {
  id: 'god-of-stories',
  provenance: 'reconstructed',
  copies: ['A', 'M'],
  cites: ['MU-7.8'],
  judge({ world }) {
    if ((cardBefore(world)?.card ?? null) === null) return { key: 'nothing-lent', params: {}, cite: 'MU-7.8' };
    if (world.turn.chips.some(({ from, state }) => from === 'previous' && state === 'spent')) {
      return { key: 'lent-symbol-used', params: {}, cite: 'MU-7.8' };
    }
    return otherTales(world).length > 0 ? null : { key: 'no-other-card-told', params: {}, cite: 'MU-8.13' };
  },
  *resolve(table, hero) {
    const { world } = table;
    const before = cardBefore(world)?.card ?? null;
    const choice = { by: hero, component: 'god-of-stories', cite: 'MU-8.13' };
    const other = yield* chooseCard(table, choice, otherTales(world));
    if (before === null || other === null) return;
    swapInStoryline(table, before as HeroCardId, other, 'MU-8.13');
    lendAnew(table);
  },
};

/** His own cards that he may take back: not the one just played. */
function ownTales(world: World, hero: Hero): readonly HeroCardId[] {
  const last = lastHeroCard(world)?.card;
  return ownFaceUpCards(world, hero).filter((card) => card !== last);
}

/** A card of the hand for one that was told. */
const sleightOfHand: SpecialCard<'sleight-of-hand'> = {
  id: 'sleight-of-hand',
  provenance: 'reconstructed',
  copies: ['H'],
  cites: ['MU-9.2'],
  judge({ world }, hero) {
    if (hero.hand.cards.length === 0) return { key: 'no-card-in-hand', params: {}, cite: 'MU-8.13', refs: [hero.id] };
    return ownTales(world, hero).length > 0 ? null : { key: 'no-other-card-told', params: {}, cite: 'MU-8.13' };
  },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'sleight-of-hand', cite: 'MU-8.13' };
    const card = yield* chooseCard(table, choice, ownTales(table.world, hero));
    const slot = yield* chooseFromHand(table, choice, hero);
    if (card !== null && slot !== null) swapWithHand(table, hero, slot, card, 'MU-8.13');
  },
};

/** The Villain follows a phantom, one Location or two, and whatever waits there is set off. */
const falseTrail: SpecialCard<'false-trail'> = {
  id: 'false-trail',
  provenance: 'reconstructed',
  copies: ['M'],
  cites: ['MU-5.30'],
  *resolve(table, hero) {
    const { world, board } = table;
    const choice = { by: hero, component: 'false-trail', cite: 'MU-5.30' };
    const places = [along(board.ring, world.villain.at, 1), along(board.ring, world.villain.at, 2)];
    const to = yield* chooseLocation(table, choice, places);
    if (to !== null) yield* moveVillain(table, to, 'MU-5.30');
  },
};

/** Two tokens out of thin air; what he plays next is anybody's guess, his own too. */
const agentOfChaos: SpecialCard<'agent-of-chaos'> = {
  id: 'agent-of-chaos',
  provenance: 'reconstructed',
  copies: ['W'],
  cites: ['MU-12.10'],
  *resolve(table, hero) {
    const choice = { by: hero, component: 'agent-of-chaos', cite: 'MU-8.13' };
    let kinds: readonly ActionKind[] = actionKinds;
    for (let left = 2; left > 0; left--) {
      const symbol = yield* chooseToken(table, choice, kinds, () => becomes('gained'));
      if (symbol === null) continue;
      kinds = kinds.filter((kind) => kind !== symbol);
      gainTokens(table, hero, symbol, 1, 'MU-8.13');
    }
    bindNextCard(table, hero, 'random');
  },
};

/** Who is real, and who a mirror image? Each Hero beside him, and he himself, ignores 1 damage. */
const mirrorImages: SpecialCard<'mirror-images'> = {
  id: 'mirror-images',
  provenance: 'reconstructed',
  copies: ['H'],
  cites: ['MU-12.8'],
  *resolve(table, hero) {
    for (const each of heroesIn(table.world, hero.at)) makeInvulnerable(table, each, 1);
  },
};

export const loki: HeroDeck<
  'loki',
  'illusory-double' | 'god-of-stories' | 'sleight-of-hand' | 'false-trail' | 'agent-of-chaos' | 'mirror-images'
> = {
  id: 'loki',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'HA'],
  specials: [illusoryDouble, godOfStories, sleightOfHand, falseTrail, agentOfChaos, mirrorImages],
};
