/** What the rules point out before a choice, and why they refuse one. */
import type { Refusal } from '@necropole/kernel';
import { bare, count, list } from '@necropole/kernel/english';
import type { LocationId } from '../../content/ids.ts';
import { symbolsOn } from '../../content/printed-symbols.ts';
import type { Mu, SymbolBecomes } from '../../shape.ts';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { contentWords } from './content.ts';
import { heroLines } from './hero-cards.ts';
import { harm } from './labels.ts';
import { locationWords } from './location-cards.ts';
import { bearer, componentName, componentText, hero, inLocation, location, plan, villain } from './names.ts';
import { crowd, mission, symbol, symbols } from './symbols.ts';

const cards = (n: number): string => count(n, 'card', 'cards');

/** So many Thugs and so many Civilians. */
function bystanders(thugs: number, civilians: number): string {
  if (thugs + civilians === 0) return 'no Thug and no Civilian';
  return crowd([
    ...Array.from({ length: thugs }, () => 'thug' as const),
    ...Array.from({ length: civilians }, () => 'civilian' as const),
  ]);
}

/** Where most of the plans lead: the Villain's dashboard tells all of it. */
function likeliest(places: readonly { readonly at: LocationId; readonly plans: number }[], of: number): string {
  const most = Math.max(...places.map(({ plans }) => plans));
  const first = places.filter(({ plans }) => plans === most);
  if (first.length > 2) return `one of ${places.length} Locations, hard to tell`;
  return `most likely ${first.map(({ at }) => bare(location(at))).join(' or ')}, where ${most} of the ${of} plans lead`;
}

const symbolBecomes: Readonly<Record<SymbolBecomes, string>> = {
  lost: 'this one is lost for this turn',
  token: 'this one is kept as a token',
  covered: 'this one is covered with a Crisis token',
  wild: 'each of these is worth a Wild in this turn',
  gained: 'you gain this token',
  given: 'this one goes to another Hero',
  'for-a-hero': 'the Hero that you choose gains this token',
  discarded: 'this token is discarded',
};

export const factWords: FactWords = {
  'about-hero': (params) => heroLines[params.who],
  called: (params) => bearer(params.component),
  'called-in': (params) => `Call in support: ${componentName(params.card)}`,
  'symbols-on': (params) => symbols(symbolsOn(params.card)),
  'this-plan': (params) => plan(params.card),
  symbols: (params) => `to spend: ${symbols(params.symbols)}`,
  'with-previous': (params) => `with the card before: ${symbols(params.symbols)}`,
  'symbol-taken': (params) => `less 1 symbol: ${componentName(params.component)}`,
  'face-down': () => 'face down: neither its symbols nor its effect',
  mandatory: () => 'mandatory effect',
  'last-card': () => 'the last card in hand: KO at the end of the turn, unless you draw',
  'special-effect': (params) => `${componentName(params.special)}: ${componentText(params.special)}`,
  'plan-special': (params) => `${componentName(params.special)}: ${componentText(params.special)}`,
  'effect-of': (params) => componentText(params.component),
  hand: (params) => `${cards(params.cards)} in hand, ${params.deck} in the deck`,
  'cards-until-villain': (params) =>
    params.cards === 0
      ? 'the Villain plays next'
      : `${count(params.cards, 'Hero card', 'Hero cards')} until the Villain plays`,
  'mission-after': (params) => `${mission(params.mission)}: ${params.now} of ${params.goal}`,
  'villain-health-after': (params) =>
    params.health === 0 ? 'defeats the Villain' : `Villain: ${params.health} Health left`,
  'threat-after': (params) =>
    params.goal === 0
      ? params.now === 0
        ? `clears ${componentName(params.card)}`
        : `${componentName(params.card)}: ${params.now} Health left`
      : params.now >= params.goal
        ? `clears ${componentName(params.card)}`
        : `${componentName(params.card)}: ${params.now} of ${params.goal}`,
  'would-be-lost': (params) => `unused: ${symbols(params.symbols)}`,
  'bystanders-there': (params) => `${bystanders(params.thugs, params.civilians)} there`,
  'villain-there': () => 'the Villain is there',
  'heroes-there': (params) => `${list(params.heroes.map(hero))} there`,
  'mission-completes': (params) => missionEnds[params.nth - 1] ?? '',
  'mission-held': () => 'full, but a Threat holds it back',
  'mission-over': (params) => `${mission(params.mission)}: already full`,
  'thug-holds': (params) => `the Thug holds out: ${params.damage} of ${params.needed} damage in this turn`,
  'damage-without-effect': (params) => `${componentName(params.component)} ignores this damage`,
  'would-hurt': (params) => `${hero(params.who)} takes ${params.damage} damage`,
  'would-ko': (params) => `${hero(params.who)}, ${params.damage} damage: KO`,
  'token-leaves': () => 'this one is discarded, the others go back to the Heroes',
  'symbol-becomes': (params) => symbolBecomes[params.what],
  'effect-left': () => 'the effect is not used',
  'crisis-held': (params) => count(params.crisis, 'Crisis token', 'Crisis tokens'),
  'tokens-over': (params) => `${count(params.tokens, 'Action token', 'Action tokens')} to discard`,
  'effect-here': (params) =>
    `${bare(location(params.location))}: ${locationWords[params.location].ends.replace(/\.$/, '')}`,
  'no-effect-here': (params) =>
    params.why.key === 'threat-covers'
      ? because(params.why)
      : `no effect ${inLocation(params.location)}: ${because(params.why)}`,
  'overflow-due': (params) => `Overflow at the end of the turn: ${list(params.places.map((at) => bare(location(at))))}`,
  'would-empty-hand': (params) => `the last card of ${hero(params.who)}: KO`,
  'ko-at-end': () => 'no card in hand: KO at the end of the turn',
  'bam-aims': (params) =>
    `${componentName(params.card)}, on a BAM!: ${params.perhaps ? 'perhaps ' : ''}${harm(params.damage, params.crisis)} to ${hero(params.who)}${params.ko ? ', KO' : ''}`,
  'villain-could-go': ({ places, of }) =>
    of === 1
      ? `next stop of the Villain: ${places.map(({ at }) => bare(location(at))).join(', ')}`
      : `next stop of the Villain: ${likeliest(places, of)}`,
  'could-overflow': (params) => `could overflow: ${list(params.places.map((at) => bare(location(at))))}`,
  'villain-goes': (params) => `leads to ${location(params.at)}`,
};

const missionEnds = [
  'first Mission completed: the Villain plays every 2 Hero cards',
  'second Mission completed',
  'third Mission completed: each may draw a card',
];

/** A refusal, as what stands in the way. */
function because({ key, params }: Pick<Refusal<Mu>, 'key' | 'params'>): string {
  const words: { readonly [key: string]: (params: never) => string } = { ...refusalWords, ...contentWords.refusals };
  return words[key]?.(params as never) ?? key;
}

export const refusalWords: RefusalWords = {
  'not-adjacent': (params) => `${location(params.location)} is not adjacent`,
  'here-already': () => 'already there',
  'no-symbol': (params) => `no ${symbol(params.action)} or Wild left`,
  'no-enemy-here': () => 'no enemy within reach',
  'villain-untouchable': (params) => `${count(params.missions, 'Mission', 'Missions')} to complete first`,
  'villain-cannot-be-hurt': (params) => `${villain(params.villain)} cannot be hurt`,
  'threat-is-henchman': () => 'a Henchman: only damage clears it',
  'threat-full': () => 'no slot left on it',
  'no-civilian-here': () => 'no Civilian here',
  'no-thug-here': () => 'no Thug within reach',
  'effect-resolved': () => 'resolved already in this turn',
  'must-resolve-effect': () => 'the special effect is mandatory',
  'equipment-used': (params) => `${componentName(params.equipment)} has to be recharged`,
  'threat-covers': (params) => `a Threat covers the effect of ${location(params.location)}`,
  'location-effect-used': () => 'one Location effect a turn, and it is used',
  'after-villain-turn': () => 'no support right after a Villain turn',
  'no-card-left': () => 'no card left, neither in hand nor in the deck',
  'must-play-at-random': () => 'the card must be played at random',
  'starting-card-first': () => 'the Starting Hand card comes first',
  'hero-taken': (params) => `${hero(params.who)} is taken`,
  'hero-is-villain': (params) => `${hero(params.who)} is the Villain`,
  'card-without-effect': () => 'no special effect on it',
  'starting-hand-card': () => 'a Starting Hand card',
  'over-budget': (params) => `costs ${params.cost}, budget left: ${params.budget}`,
  'other-trigger': () => 'its Trigger is another one',
  'no-tokens-to-use': () => 'no such token',
};
