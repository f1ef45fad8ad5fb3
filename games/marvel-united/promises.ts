/** What each fact beside an option or a question promises, and how it is seen that the promise holds. */
import type { Promises, Stand } from '@necropole/kernel';
import { openSymbols } from './rules/symbols.ts';
import { cardsUntilVillain } from './rules/turn-sequence.ts';
import type { Mu } from './shape.ts';
import { countIn, type LocationId, placeOf, type World } from './world.ts';

/** The Location that an option is about, the first of its refs that is one; or the one that the question is about. */
function placeAt({ world, question, option }: Stand<Mu>): LocationId | null {
  if (option === null) return 'location' in question.params ? question.params.location : null;
  return world.places.find(({ id }) => option.refs?.includes(id))?.id ?? null;
}

function sameSymbols(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

function heroOf(world: World, who: string) {
  return world.heroes.find((hero) => hero.who === who);
}

export const promises: Promises<Mu> = {
  'about-hero': 'tells',
  'this-card': 'tells',
  'this-plan': 'tells',
  symbols: { isSo: ({ symbols }, { world }) => sameSymbols(symbols, openSymbols(world.turn)) },
  'with-previous': 'tells',
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
};
