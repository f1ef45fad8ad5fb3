/** What each fact beside an option or a question promises, and how it is seen that the promise holds. */
import type { Answered, Promises, Stand } from '@necropole/kernel';
import type { PlanCardId } from './content/ids.ts';
import type { PlanCard } from './content/kinds.ts';
import { planById } from './content/villains/index.ts';
import { activeHero, countIn, heroesIn, placeOf, whoIs } from './reading.ts';
import { couldOverflow, stopOf } from './rules/plans-to-come.ts';
import { openSymbols } from './rules/symbols.ts';
import { tokenCount } from './rules/tokens.ts';
import { cardsUntilVillain } from './rules/turn-sequence.ts';
import type { Mu } from './shape.ts';
import { type Hero, type LocationId, TOKEN_LIMIT, type World } from './world.ts';

/** The Location that an option is about, the first of its refs that is one; or the one that the question is about. */
function placeAt({ world, question, option }: Stand<Mu>): LocationId | null {
  if (option === null) return 'location' in question.params ? question.params.location : null;
  return world.places.find(({ id }) => option.refs?.includes(id))?.id ?? null;
}

function sameSymbols(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

function heroOf(world: World, who: string): Hero | undefined {
  return world.heroes.find((hero) => hero.who === who);
}

function isAsked({ next }: Answered<Mu>, ...keys: readonly Answered<Mu>['next'][number]['key'][]): boolean {
  return next.some(({ key }) => keys.includes(key));
}

/** The plans that an option plays, or that may really be played next: the deck gives its top card, a Villain player any of the hand. */
function plansMeant({ world, option }: Stand<Mu>): readonly PlanCard[] {
  const { deck, hand } = world.villain;
  const [card] = option?.key.startsWith('plan:') === true ? (option.refs ?? []) : [];
  const cards = card === undefined ? [...deck.cards.slice(-1), ...hand.cards] : [card as PlanCardId];
  return cards.map(planById);
}

/** Is the Location effect asked about, or used at once? */
function isEffectHad(answered: Answered<Mu>): boolean {
  return isAsked(answered, 'location-effect') || answered.heard('location-effect').length > 0;
}

function isDamageHeard({ heard }: Answered<Mu>, who: string, damage: number): boolean {
  return heard('damage-coming').some((coming) => coming.who === who && coming.damage === damage);
}

export const promises: Promises<Mu> = {
  'about-hero': 'tells',
  called: 'tells',
  'called-in': 'tells',
  'symbols-on': 'tells',
  'token-leaves': 'tells',
  'symbol-becomes': 'tells',
  // Of what else may be left out no event tells.
  'effect-left': {
    comesTrue: (_, { question, heard }) =>
      question.key === 'location-effect' ? heard('location-effect').length === 0 : null,
  },
  'this-plan': 'tells',
  symbols: { isSo: ({ symbols }, { world }) => sameSymbols(symbols, openSymbols(world.turn)) },
  'with-previous': {
    comesTrue({ symbols }, answered) {
      if (!isAsked(answered, 'act', 'choose-symbol')) return null;
      const given = answered.after.turn.chips.filter(({ from }) => from !== 'effect');
      return sameSymbols(
        symbols,
        given.map(({ symbol }) => symbol),
      );
    },
  },
  'symbol-taken': { isSo: ({ component }, { world }) => world.turn.ignoring.includes(component) },
  'face-down': { comesTrue: (_, { heard }) => heard('card-played-face-down').length > 0 },
  mandatory: 'tells',
  'last-card': {
    isSo: ({ who }, { world }) => heroOf(world, who)?.hand.cards.length === 1,
    comesTrue: ({ who }, { after, heard }) =>
      heard('cards-drawn').length > 0 ? null : heroOf(after, who)?.hand.cards.length === 0,
  },
  'special-effect': 'tells',
  'plan-special': 'tells',
  'effect-of': 'tells',
  hand: {
    isSo({ who, cards, deck }, { world }) {
      const hero = heroOf(world, who);
      return hero?.hand.cards.length === cards && hero.deck.cards.length === deck;
    },
  },
  'cards-until-villain': { isSo: ({ cards }, { world }) => cardsUntilVillain(world) === cards },
  'mission-after': {
    comesTrue({ mission, now }, { heard }) {
      const [advanced] = heard('mission-advanced').filter((one) => one.mission === mission);
      return advanced?.now === now;
    },
  },
  'villain-health-after': { comesTrue: ({ health }, { heard }) => heard('villain-hit')[0]?.left === health },
  'threat-after': {
    comesTrue({ card, now, goal }, answered) {
      const { heard } = answered;
      if (goal > 0) return heard('token-on-threat').some((one) => one.card === card && one.now === now);
      const [hit] = heard('henchman-hit').filter((one) => one.card === card);
      return hit === undefined ? heard('damage-ignored-by-enemy').length > 0 : hit.left === now;
    },
  },
  'would-be-lost': { isSo: ({ symbols }, { world }) => sameSymbols(symbols, openSymbols(world.turn)) },
  'bystanders-there': {
    isSo({ thugs, civilians }, at) {
      const place = placeAt(at);
      if (place === null) return false;
      const there = placeOf(at.world, place);
      return countIn(there, 'thug') === thugs && countIn(there, 'civilian') === civilians;
    },
  },
  'villain-there': { isSo: (_, at) => at.world.villain.at === placeAt(at) },
  'heroes-there': {
    isSo: ({ heroes }, at) =>
      plansMeant(at).some(({ move }) => heroesIn(at.world, stopOf(at, move)).map(whoIs).join() === heroes.join()),
  },
  'mission-completes': {
    comesTrue({ mission, nth }, answered) {
      if (isAsked(answered, 'mission-first')) return null;
      return answered.heard('mission-completed').some((one) => one.mission === mission && one.nth === nth);
    },
  },
  'mission-held': {
    comesTrue: ({ mission }, { heard }) => heard('mission-completed').every((one) => one.mission !== mission),
  },
  'mission-over': {
    comesTrue: ({ mission }, { heard }) => heard('mission-advanced').every((one) => one.mission !== mission),
  },
  'thug-holds': { comesTrue: (_, { heard }) => heard('thug-hit').length > 0 && heard('thug-defeated').length === 0 },
  'damage-without-effect': {
    comesTrue: ({ component }, { heard }) =>
      heard('damage-ignored-by-enemy').some((one) => one.component === component) &&
      heard('henchman-hit').length + heard('villain-hit').length === 0,
  },
  'would-hurt': { comesTrue: ({ who, damage }, answered) => isDamageHeard(answered, who, damage) },
  'would-ko': {
    isSo: ({ who, damage }, { world }) => (heroOf(world, who)?.hand.cards.length ?? 0) <= damage,
    comesTrue({ who, damage }, answered) {
      if (!isDamageHeard(answered, who, damage)) return false;
      const left = heroOf(answered.after, who)?.hand.cards.length;
      for (const { key, params } of answered.next) if (key === 'lose-card') return params.left === left;
      return isAsked(answered, 'may-use', 'super-hero-card', 'choose-one-hero')
        ? null
        : answered.heard('knocked-out').some((one) => one.who === who);
    },
  },
  'crisis-held': { isSo: ({ who, crisis }, { world }) => heroOf(world, who)?.crisis === crisis },
  'tokens-over': { isSo: ({ tokens }, { world }) => tokenCount(activeHero(world)) - TOKEN_LIMIT === tokens },
  'effect-here': {
    isSo: ({ location }, { world }) => placeOf(world, location).threats.length === 0,
    comesTrue: (_, answered) => isEffectHad(answered),
  },
  'no-effect-here': {
    comesTrue: ({ why }, answered) =>
      why.key === 'threat-covers' ? !isEffectHad(answered) : answered.heard('location-effect').length === 0,
  },
  'overflow-due': {
    isSo: ({ places }, { world }) => world.overflow.waiting.every(({ at }) => places.includes(at)),
  },
  'would-empty-hand': { isSo: ({ who }, { world }) => heroOf(world, who)?.hand.cards.length === 1 },
  'ko-at-end': { isSo: ({ who }, { world }) => heroOf(world, who)?.hand.cards.length === 0 },
  'bam-aims': {
    isSo: ({ who, card }, { world }) =>
      heroOf(world, who)?.ko === false &&
      world.places.some(({ threats }) => threats.some((threat) => threat.card === card && !threat.stunned)),
  },
  'villain-could-go': {
    isSo({ places, of }, at) {
      const stops = plansMeant(at).map(({ move }) => stopOf(at, move));
      return (
        places.reduce((sum, { plans }) => sum + plans, 0) === of &&
        stops.every((stop) => places.some((place) => place.at === stop))
      );
    },
  },
  'could-overflow': {
    isSo: ({ places }, at) => couldOverflow(at, plansMeant(at)).every((one) => places.includes(one)),
  },
  'villain-goes': {
    comesTrue({ at }, answered) {
      const [moved] = answered.heard('villain-moved');
      if (moved !== undefined) return moved.to === at;
      return isAsked(answered, 'super-villain-card') ? null : answered.after.villain.at === at;
    },
  },
};
