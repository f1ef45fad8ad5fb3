/** What the rules ask, and what the answers are called. */
import { capital, count } from '@necropole/kernel/english';
import type { BattlePlanId, EquipmentId, HeroCardId, HeroId, LocationId, ThreatCardId } from '../../content/ids.ts';
import type { ActionSymbol } from '../../content/symbols.ts';
import type { MissionId } from '../../world.ts';
import type { AnswerWords, QuestionWords } from '../spoken.ts';
import { componentName, enemy, hero, heroCardOf, heros, inLocation, location } from './names.ts';
import { aSymbol, bystander, mission, symbol } from './symbols.ts';
import { wayWords } from './ways.ts';

/** A component that asks, and what it asks. */
const by = (component: string, text: string): string => `${componentName(component)}: ${text}`;

const cards = (n: number): string => count(n, 'card', 'cards');

const removedFor = {
  moderate: 'Moderate Challenge',
  hard: 'Hard Challenge',
  equipment: 'Equipment',
  commander: 'Commander',
} as const;

const momentWords = {
  'villain-stops': 'the Villain stops here',
  overflow: 'an Overflow is coming',
  damage: 'damage is coming',
  'knocked-out': 'KO’d',
  'villain-turn-ends': 'the Villain turn ends',
} as const;

const villainMoments = {
  plan: 'A Super-Villain card with this plan?',
  'plan-moves': 'The plan has moved you: a Super-Villain card?',
  'hero-turn-ends': 'The Hero’s turn ends: a Super-Villain card?',
} as const;

export const questionWords: QuestionWords = {
  'choose-hero': (params) => `Hero ${params.hero.slice('hero-'.length)}: who are you?`,
  'choose-support-hero': (params) =>
    `Who supports you? ${count(params.left, 'Support Hero', 'Support Heroes')} to choose.`,
  'choose-support-card': (params) =>
    `Which card of ${hero(params.who)} goes into the support deck? ${cards(params.left)} to choose.`,
  'choose-battle-plan': (params) => `Which Battle Plan? Budget left: ${params.budget}.`,
  'remove-card': (params) => `${removedFor[params.why]}: which card leaves ${heros(params.who)} deck?`,
  'choose-equipment': (params) => `Does ${hero(params.who)} take Equipment, for a card of the deck?`,
  'villain-starts-where': () => 'Where does the Villain start? You start opposite.',
  'drop-super-villain-card': () => 'Which Super-Villain card do you give up?',
  'give-super-hero-card': (params) => `Which Super-Hero card does ${hero(params.who)} get?`,
  'share-token': (params) => `Who gets ${aSymbol(params.symbol)} token?`,
  'who-begins': () => 'Which Hero plays first?',
  'play-plan': () => 'Which Master Plan card do you play?',
  'lay-plan-face-down': () => 'Which Master Plan card do you lay face down?',
  'remove-plan': () => 'Which Master Plan card leaves the game?',
  'super-villain-card': (params) => villainMoments[params.moment],
  'super-hero-card': (params) => `${hero(params.who)}, ${momentWords[params.moment]}: a Super-Hero card?`,
  recharge: (params) => `Does ${hero(params.who)} recharge ${componentName(params.equipment)}?`,
  'normal-or-support': (params) => `${hero(params.who)}: draw and play, or call in support?`,
  'play-card': (params) => `Which card does ${hero(params.who)} play?`,
  act: (params) => `What does ${hero(params.who)} do?`,
  'location-effect': (params) => `Does ${hero(params.who)} use the effect of ${location(params.location)}?`,
  'lose-card': (params) => `Which card does ${hero(params.who)} put under the deck? ${cards(params.left)} to lose.`,
  'draw-for-mission': (params) => `Third Mission: does ${hero(params.who)} draw a card?`,
  'mission-first': () => 'Two Missions are completed at once: which one first?',
  'drop-token': (params) => `${hero(params.who)} keeps 3 Action tokens: which one to discard? ${params.left} too many.`,
  'choose-location': (params) => by(params.component, 'which Location?'),
  'choose-one-hero': (params) => by(params.component, 'which Hero?'),
  'choose-enemy': (params) => by(params.component, 'which enemy?'),
  'choose-bystander': (params) => by(params.component, 'which token?'),
  'choose-token': (params) => by(params.component, 'which kind of token?'),
  'choose-card': (params) => by(params.component, 'which card?'),
  'choose-symbol': (params) => by(params.component, 'which symbol?'),
  'choose-way': (params) => by(params.component, 'which one?'),
  'choose-way-at': (params) => by(params.component, `which one, ${inLocation(params.location)}?`),
  'choose-plan': (params) => by(params.component, 'which Master Plan card?'),
  'place-bystander': (params) => by(params.component, `where does a ${bystander(params.bystander)} go?`),
  'may-use': (params) => by(params.component, 'use it?'),
};

/** How an answer is paid otherwise: “with a Wild token”. */
function payment(id: string | undefined): string {
  return id?.startsWith('token-') === true ? `, with ${aSymbol(id.slice('token-'.length) as ActionSymbol)} token` : '';
}

/** A Hero by slot or by name. */
function somebody(id: string): string {
  return id.startsWith('hero-') ? `Hero ${id.slice('hero-'.length)}` : hero(id as HeroId);
}

function way(id: string): string {
  return isNumber(id) ? id : wayWords[id as keyof typeof wayWords];
}

/** A place in a row of cards, or so many steps. */
function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** A card by its id: of a Hero, with whose it is; a Threat, a plan. */
function cardNamed(id: string): string {
  return /\.(threat|plan)-/.test(id) ? componentName(id) : capital(heroCardOf(id as HeroCardId));
}

export const answerWords: AnswerWords = {
  hero: (id = '') => somebody(id),
  card: (id = '') => (isNumber(id) ? `Card ${id}` : cardNamed(id)),
  location: (id = '') => capital(location(id as LocationId)),
  equipment: (id = '') => componentName(id as EquipmentId),
  plan: (id = '') => (isNumber(id) ? `Plan ${id}` : componentName(id as BattlePlanId)),
  super: (number = '') => `Card ${number}`,
  play: (number = '') => `Play card ${number}`,
  support: (number = '') => `Call in support, card ${number}`,
  move: (to = '', pays) => `Go to ${location(to as LocationId)}${payment(pays)}`,
  attack: (id = '', pays) => `Attack ${enemy(id)}${payment(pays)}`,
  rescue: (at = '', pays) => `Rescue a Civilian ${inLocation(at as LocationId)}${payment(pays)}`,
  place: (card = '', pays) => `Put a token on ${componentName(card as ThreatCardId)}${payment(pays)}`,
  special: () => 'Special effect',
  use: (id = '') => `Use ${componentName(id)}`,
  recharge: (kind) => `Discard ${aSymbol(kind as ActionSymbol)} token`,
  end: () => 'End the actions',
  accept: () => 'Yes',
  pass: () => 'No',
  draw: () => 'Draw a card',
  enemy: (id = '') => capital(enemy(id)),
  bystander: (id = '') => capital(enemy(id)),
  token: (kind) => symbol(kind as ActionSymbol),
  symbol: (kind) => symbol(kind as ActionSymbol),
  mission: (id) => mission(id as MissionId),
  way: (id = '') => way(id),
};
