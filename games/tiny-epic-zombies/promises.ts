/** What each fact beside an option or a question promises, and how it is seen that the promise holds. */
import type { Answered, Promises, Stand } from '@necropole/kernel';
import { symbolOf } from './content/search/deck.ts';
import { storeFaceById } from './content/stores/index.ts';
import type { Tez } from './shape.ts';
import { activeHuman, type Human, humanById, storeOf } from './world.ts';

/** The place, card or Human that an option is about: the first of what it refers to. */
function subjectOf({ option }: Stand<Tez>): string {
  return option?.refs?.[0] ?? '';
}

/** The Human whom a choice is about; beside a question, the one whose turn it is. */
function humanOf(at: Stand<Tez>): Human {
  return at.option === null ? activeHuman(at.world) : humanById(at.world, subjectOf(at));
}

/** The card of the Zombie player's hand that an answer would deal. */
function cardInHand({ world, option }: Stand<Tez>): string | undefined {
  return typeof option?.value === 'number' ? world.hand.cards[option.value] : undefined;
}

/** Was everything that the answer brings done, so that the turn goes on? */
function isDone({ next }: Answered<Tez>): boolean {
  return next.some(({ key }) => key === 'turn');
}

export const promises: Promises<Tez> = {
  card: { isSo: ({ card }, at) => cardInHand(at) === card },
  'card-symbol': {
    isSo({ symbol }, at) {
      const store = Object.values(storeFaceById).find(({ id }) => id === subjectOf(at));
      if (store !== undefined) return store.symbol === symbol;
      return at.world.hand.cards.some((card) => card === cardInHand(at) && symbolOf(card) === symbol);
    },
  },
  'human-face': { isSo: ({ character }, at) => subjectOf(at) === character },
  'zombie-face': { isSo: ({ character }, at) => subjectOf(at) === character },
  'moves-left': { isSo: ({ moves }, { world: { turn } }) => turn.moves + turn.extra === moves },
  'zombie-there': { isSo: (_, at) => at.world.zombies.some((room) => room === subjectOf(at)) },
  'shot-cost': {
    comesTrue({ ammo }, answered) {
      const [spent] = answered.heard('ammo-spent');
      if (spent !== undefined) return spent.ammo === ammo;
      return isDone(answered) ? ammo === 0 : null;
    },
  },
  'melee-odds': {
    isSo: ({ overkill, unharmed, wounded }) => unharmed + wounded === 100 && overkill <= 100,
    comesTrue({ overkill, unharmed, wounded }, { option, heard, next }) {
      if (option.key !== 'melee') return null;
      if (next.some(({ key }) => key === 'overkill') && overkill === 0) return false;
      return heard('wounded').length > 0 ? wounded > 0 : unharmed > 0;
    },
  },
  lethal: {
    comesTrue({ percent }, answered) {
      if (answered.option.key.startsWith('move:') || answered.heard('devoured').length > 0) return null;
      return percent < 100 || !isDone(answered);
    },
  },
  'zombies-in-store': {
    isSo: ({ zombies }, at) =>
      at.world.zombies.filter((room) => room !== null && storeOf(at.board, room) === subjectOf(at)).length === zombies,
  },
  'would-overflow': {
    comesTrue: (_, { option, heard }) => heard('zombie-overflows').some(({ from }) => from === option.value),
  },
  'would-hit-barricade': {
    comesTrue: (_, { option, heard }) => heard('store-full').some(({ store }) => store === option.value),
  },
  'would-overrun': {
    comesTrue({ who }, { heard }) {
      const overrun = heard('overrun');
      // Whoever stands there with others may have to answer first.
      return overrun.some((one) => one.who === who) || (overrun.length > 0 ? null : false);
    },
  },
  'would-bite': {
    comesTrue: (_, { heard, next }) => heard('bitten').length > 0 || next.some(({ key }) => key === 'bite'),
  },
  'order-decides': 'tells',
  ability: 'tells',
  'effect-of-card': {
    isSo({ card }, { option, question }) {
      return option === null ? 'card' in question.params && question.params.card === card : option.refs?.[0] === card;
    },
  },
  effect: 'tells',
  'counts-for': {
    comesTrue: ({ objective }, { heard }) => heard('objective-advanced').some((one) => one.objective === objective),
  },
  'horde-action': {
    comesTrue({ action, space }, { heard }) {
      const [taken] = heard('horde-action');
      return taken?.action === action && taken.space === space;
    },
  },
  character: { isSo: ({ who }, at) => humanOf(at).character === who },
  track: {
    isSo(params, at) {
      const { wounds, ammo } = humanOf(at);
      return params.wounds === wounds && params.ammo === ammo;
    },
  },

  // Characters
  'quiz-kills': {
    comesTrue({ zombies }, { heard, next }) {
      if (!heard('quiz-answered').some(({ right }) => right)) return null;
      if (next.some(({ key }) => key === 'choose-room')) return zombies > 0;
      return heard('zombie-killed').filter(({ cause }) => cause === 'ability').length === zombies;
    },
  },

  // Objectives
  'token-deed': {
    comesTrue({ deed }, { heard, next }) {
      switch (deed) {
        case 'take':
          return heard('token-taken').length > 0 || heard('doors-sealed').length > 0;
        case 'take-over':
          return heard('radio-handed-over').length > 0;
        case 'set-down':
          return heard('can-set-down').length > 0;
        case 'deliver':
          return heard('token-delivered').length > 0;
        case 'analyse':
          return heard('vial-analysed').length > 0;
        case 'switch-on':
          return heard('breaker-switched').length > 0;
        case 'call-out':
          return heard('survivor-called').length > 0;
        case 'call-the-cdc':
          return heard('call-on-frequency').length + heard('call-under-fire').length > 0 || next.length > 0;
      }
    },
  },

  'would-seal': {
    // Of a last Move it says what the end of the turn then brings; a card may ask before the lock is put up.
    comesTrue: (_, { option, heard, next }) =>
      heard('doors-sealed').length > 0 ||
      (option.key === 'end' && next.every(({ key }) => key === 'turn') ? false : null),
  },
  'would-not-seal': { comesTrue: (_, { heard }) => heard('doors-sealed').length === 0 },

  // Search
  'one-wound': { comesTrue: (_, { heard }) => heard('wounded')[0]?.wounds === 1 },
  'no-ammo-to-gain': { comesTrue: (_, { heard }) => heard('ammo-gained').length === 0 },
  'no-wound-to-heal': { comesTrue: (_, { heard }) => heard('healed').length === 0 },
};
