/** What the rules ask, answer, point out and refuse. */

import type { ComponentWords } from '@necropole/kernel';
import { capital } from '@necropole/kernel/english';
import { kindOf } from '../../content/ids.ts';
import type { OrderDecides } from '../../shape.ts';
import type { RuleWords } from '../spoken.ts';
import { characterCards } from './character-cards.ts';
import {
  abilityName,
  card,
  cardName,
  componentName,
  count,
  numbered,
  objective,
  room,
  store,
  symbol,
  token,
  Who,
  who,
} from './names.ts';
import { tokenAnswer } from './objective-cards.ts';
import { roomsWords } from './rooms.ts';
import { searchWords } from './search.ts';

const moves = (n: number): string => count(n, 'Move', 'Moves');

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** “1st”, “2nd”. */
function ordinal(slot: string): string {
  const n = Number(slot.replace('slot-', ''));
  return `${n}${endings[ordinals.select(n)] ?? 'th'}`;
}

/** “Human 2”. */
function human(id: string): string {
  return `Human ${id.replace('human-', '')}`;
}

/** Why one is asked which store fills up first. */
const orderDecides: Readonly<Record<OrderDecides, string>> = {
  rooms: 'a store is full: the order decides which rooms fill',
  bites: 'the reserve runs out: the order decides where',
  sequence: 'both orders fill the same rooms: either will do',
};

/** What is written on everything that may ask or be used. */
const texts: Readonly<Record<string, ComponentWords>> = {
  ...characterCards,
  ...searchWords.components,
  ...roomsWords.components,
};

export const rulesWords: RuleWords = {
  title: 'Tiny Epic Zombies',
  about: 'A handful of Humans run, search and hold the barricade of the Echo Ridge mall against the horde.',
  modes: {
    'cooperative-versus': {
      name: 'Cooperative vs. Zombie',
      text: 'A team of Humans faces one player who leads the Zombies.',
    },
    cooperative: { name: 'Pure cooperative', text: 'A team of Humans faces the Zombies, led by the game.' },
    'competitive-versus': {
      name: 'Competitive vs. Zombie',
      text: 'Every Human plays alone, against a player who leads the Zombies.',
    },
    competitive: {
      name: 'Pure competitive',
      text: 'Every Human plays alone, against Zombies led by the game.',
    },
    solo: { name: 'Solo', text: 'One person leads two Humans against the game’s Zombies.' },
  },
  missions: {},
  options: {
    difficulty: 'Difficulty',
    'difficulty:easy': 'Easy (3 survivors)',
    'difficulty:normal': 'Normal (2 survivors)',
    'difficulty:hard': 'Hard (1 survivor)',
    'difficulty:epic': 'Epic (no survivors)',
  },
  questions: {
    'choose-zombie': () => 'Which character leads the horde?',
    'choose-character': (params) => `Which character does ${human(params.human)} play?`,
    'deal-card': (params) => `Which Search card do you deal to ${who(params.who)}?`,
    turn: (params) =>
      params.moves + params.extra === 0
        ? `What does ${who(params.who)} do before the turn ends?`
        : `What does ${who(params.who)} do?`,
    overkill: (params) => `Overkill! Where does ${who(params.who)} dash?`,
    'drop-where': (params) => `Beside which store do you drop ${card(params.card)}?`,
    'drop-all-where': (params) => `Beside which store do ${who(params.who)}’s things fall?`,
    'search-where': (params) => `Beside which store around the courtyard do you lay ${card(params.card)}?`,
    'draw-supply': (params) => `Does ${who(params.who)} draw a Supply card?`,
    'keep-supply-weapon': (params) => `What becomes of ${card(params.card)}?`,
    'horde-card': () => 'Noise! Which Zombie card answers?',
    'add-zombie': (params) =>
      `${count(params.left, 'Zombie', 'Zombies')} left to add: to which ${symbol(params.symbol)} store?`,
    'first-store': (params) => `Which ${symbol(params.symbol)} store fills up first?`,
    bite: () => 'Bite! Who suffers it?',
    'choose-room': (params) => `${abilityName(params.component)}: which room?`,
    'choose-human': (params) => `${abilityName(params.component)}: which Human?`,
    'choose-store': (params) => `${abilityName(params.component)}: which store?`,
    'choose-card': (params) => `${abilityName(params.component)}: which card?`,
    'zombie-to-move': (params) => `${abilityName(params.component)}: which Zombie moves?`,
    'zombie-moves-where': (params) =>
      `${abilityName(params.component)}: where does the Zombie from ${room(params.from)} go?`,
    'may-use': (params) => `${Who(params.who)}: use “${abilityName(params.component)}”?`,
  },
  answers: {
    keep: (character) => (character === undefined ? 'Keep the weapon' : `Choose ${who(character as never)}`),
    deal: (slot = '') => `Deal the ${ordinal(slot)} card`,
    move: (id = '') => `Move to ${numbered(id)}`,
    stay: () => 'Stay here',
    melee: () => 'Attack in melee',
    shoot: (id = '') => `Shoot into ${numbered(id)}`,
    use: (id = '', lent) => `Use ${lent === undefined ? room(id) : `“${componentName(lent)}”`}`,
    token: (id = '') => tokenAnswer(id),
    supply: (number = '') => `Take ${token(`supply-${number}`)}`,
    take: (id = '') => `Pick up ${card(id)}`,
    exchange: (id = '') => `Swap your weapon for ${card(id)}`,
    item: (id = '') => `Use ${card(id)}`,
    drop: (id = '') => `Drop ${card(id)}`,
    end: () => 'End the turn',
    store: (id = '') => capital(store(id)),
    draw: () => 'Draw a Supply card',
    decline: () => 'Draw nothing',
    return: () => 'Return it to the Supply deck',
    horde: (character) => `Activate the card of ${who(character as never)}`,
    human: (id = '') => human(id),
    room: (id = '') => capital(room(id)),
    card: (id = '') => capital(card(id)),
    pass: () => 'Pass',
    accept: () => 'Yes',
    heal: () => 'Heal 1 wound',
    reload: () => 'Gain 1 ammo',
    suffer: () => 'Suffer the wound',
  },
  facts: {
    card: (params) => cardName(params.card),
    'card-symbol': (params) => `${symbol(params.symbol)} symbol`,
    'human-face': (params) => characterCards[params.character].text,
    'zombie-face': (params) => characterCards[`${params.character}-zombie`].text,
    'moves-left': (params) => (params.moves === 0 ? 'no Moves left' : `${moves(params.moves)} left`),
    'zombie-there': () => 'a Zombie is there',
    'shot-cost': (params) => (params.ammo === 0 ? 'free' : `costs ${params.ammo} ammo`),
    'melee-odds': (params) => `Overkill ${params.overkill}%, wounded ${params.wounded}%`,
    lethal: (params) => (params.percent >= 100 ? 'lethal' : `lethal: ${params.percent}%`),
    'zombies-in-store': (params) =>
      params.zombies === 0 ? 'no Zombies' : `${count(params.zombies, 'Zombie', 'Zombies')} already`,
    'would-overflow': () => 'spills into the next store',
    'would-hit-barricade': () => 'hits the barricade',
    'would-bite': () => 'empty reserve: a Bite',
    'order-decides': (params) => orderDecides[params.what],
    'would-overrun': (params) => `overruns ${who(params.who)}`,
    ability: ({ ability }) => `${componentName(ability)}. ${texts[ability]?.text ?? ''}`,
    'effect-of-card': (params) => searchWords.components[kindOf(params.card)].text,
    effect: ({ component }) => texts[component]?.text ?? componentName(component),
    'counts-for': (params) => `counts for ${objective(params.objective)}`,
    'horde-action': (params) => `space ${params.space}: ${componentName(params.action)}`,
    character: (params) => capital(who(params.who)),
    track: (params) => `${count(params.wounds, 'wound', 'wounds')}, ${params.ammo} ammo`,
  },
  refusals: {
    'same-room': () => 'already there',
    'not-adjacent': () => 'not an adjacent room',
    'no-moves-left': () => 'no Moves left',
    'must-fight': () => 'the Zombie here must be fought first',
    'move-first': () => 'make a Move first',
    'overrun-move-first': () => 'a Zombie is here: move out first',
    'nothing-to-fight': () => 'no Zombie to fight here',
    'one-kill-per-move': () => 'one Zombie per Move',
    'own-room': () => 'no shooting in your own room',
    'fought-this-move': () => 'no shot after walking into a Zombie',
    'out-of-range': () => 'out of range',
    'store-not-empty': (params) => `Zombies left in ${store(params.store)}`,
    'no-ability': () => 'this room has no ability',
    'used-this-turn': () => 'room already used this turn',
    'not-in-this-room': () => 'not in this room',
    'carried-already': () => 'carried already',
    'card-under-zombies': (params) => `Zombies guard ${store(params.store)}`,
    'slot-taken': (params) => `slot taken by ${card(params.card)}`,
    'dropped-this-turn': () => 'dropped this turn',
    'would-fulfil-objective': (params) => `would fulfil ${objective(params.objective)}`,
    'not-beside-courtyard': () => 'does not touch the courtyard',
    'moves-to-make': (params) => `${moves(params.moves)} still to make`,
    'turn-closes': () => 'the turn closes with the ride: no further Moves',
  },
  outcomes: {
    'objectives-completed': 'All three objectives are done: the Humans are saved!',
    'devoured-without-survivors': 'A Human is eaten alive and no survivors are left: the Zombies win.',
    'barricade-fell-without-survivors': 'The barricade falls and no survivors are left: the Zombies win.',
    'leader-of-the-survivors': 'Three objectives done: the survivors have a leader!',
    'devoured-without-own-survivor': 'A Human is eaten alive with no survivor to give: the Zombies win.',
    'all-survivors-taken': 'The horde has taken every survivor: the Zombies win.',
    'out-of-time': 'The last turns are over: time was on the Zombies’ side.',
  },
};
