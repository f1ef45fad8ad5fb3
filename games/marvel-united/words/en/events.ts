/** What the rules tell: the log of a match, as a story. */
import { capital, count } from '@necropole/kernel/english';
import { ownerOf } from '../../content/names.ts';
import type { EventWords } from '../spoken.ts';
import {
  bearer,
  componentName,
  enemy,
  hero,
  heroCard,
  heroCardOf,
  heros,
  inLocation,
  location,
  plan,
  track,
  villain,
} from './names.ts';
import { aSymbol, bystander, mission, symbols, tokens } from './symbols.ts';

const cards = (n: number): string => count(n, 'card', 'cards');
const locations = (n: number): string => count(n, 'Location', 'Locations');

export const eventWords: EventWords = {
  // Set-up
  'hero-chosen': (params) => `${hero(params.who)} joins the fight.`,
  'hero-replaced': (params) => `${hero(params.gone)} leaves the game; ${hero(params.who)} takes over.`,
  'support-chosen': (params) => `${hero(params.who)} stands by as a Support Hero.`,
  'support-deck-made': (params) => `The Support Hero deck is shuffled: ${cards(params.cards)}.`,
  'battle-plan-chosen': (params) => `Battle Plan: ${componentName(params.plan)}.`,
  'card-removed': (params) => `${hero(params.who)} plays without ${heroCard(params.card)}.`,
  'equipment-taken': (params) => `${hero(params.who)} takes ${componentName(params.equipment)}.`,
  'villain-placed': (params) => `The Villain starts ${inLocation(params.at)}.`,
  'heroes-placed': (params) => `The Heroes start ${inLocation(params.at)}.`,
  'super-cards-drawn': (params) =>
    params.side === 'villain'
      ? `The Villain draws ${count(params.cards, 'Super-Villain card', 'Super-Villain cards')}.`
      : `The Heroes draw ${count(params.cards, 'Super-Hero card', 'Super-Hero cards')}.`,
  'super-card-given': (params) =>
    params.card === null
      ? `${hero(params.who)} gets a Super-Hero card.`
      : `${hero(params.who)} gets the Super-Hero card ${componentName(params.card)}.`,
  'begins-first': (params) => `${hero(params.who)} will play first.`,

  // Tokens and cards
  'tokens-gained': (params) => `${hero(params.who)} gains ${tokens(params.count, params.symbol)}.`,
  'token-spent': (params) => `${hero(params.who)} spends ${aSymbol(params.symbol)} token.`,
  'tokens-lost': (params) => `${hero(params.who)} discards ${tokens(params.count, params.symbol)}.`,
  'cards-drawn': (params) => `${hero(params.who)} draws ${cards(params.cards)}.`,

  // The Villain's turn
  'villain-turn': (params) => `${villain(params.villain)}’s turn: ${cards(params.left)} in the Master Plan deck.`,
  'plan-played': (params) => `Master Plan. ${plan(params.card)}`,
  'plan-drawn': (params) => `The Villain draws a Master Plan card: ${params.left} left.`,
  'plan-face-down': (params) => `A Master Plan card joins the Storyline face down: ${params.left} left in the deck.`,
  'plan-removed': (params) => `A Master Plan card leaves the game unseen: ${params.left} left in the deck.`,
  'villain-moved': (params) =>
    params.steps === 0
      ? `${villain(params.villain)} stays ${inLocation(params.to)}.`
      : `${villain(params.villain)} goes ${locations(params.steps)} on, from ${location(params.from)} to ${location(params.to)}.`,
  'threat-triggered': (params) => `${componentName(params.card)} is triggered ${inLocation(params.at)}!`,
  'bam-activated': (params) => `BAM! ${villain(params.villain)} strikes ${inLocation(params.at)}.`,
  'threat-activated': (params) => `BAM! ${componentName(params.card)} acts ${inLocation(params.at)}.`,
  'bam-cancelled': (params) => `${componentName(params.component)} is Stunned: no BAM!`,
  'plan-special': (params) => `The plan’s special effect: ${componentName(params.special)}.`,
  'bystander-added': (params) => `A ${bystander(params.bystander)} appears ${inLocation(params.at)}.`,
  'bystander-discarded': (params) => `A ${bystander(params.bystander)} ${inLocation(params.at)} is discarded.`,
  'bystander-moved': (params) =>
    `A ${bystander(params.bystander)} goes from ${location(params.from)} to ${location(params.to)}.`,
  'no-room': (params) => `No room for a ${bystander(params.bystander)} ${inLocation(params.at)}.`,
  'overflow-waits': (params) => `${capital(location(params.at))} will overflow at the end of the turn.`,
  overflow: (params) => `Overflow ${inLocation(params.at)}!`,
  'overflow-cancelled': (params) => `The Overflow ${inLocation(params.at)} is prevented.`,
  'villain-turn-ended': () => 'The Villain turn ends.',
  'track-moved': (params) => `${track(params.villain)}: ${params.now} of ${params.end}.`,
  'villain-delayed': (params) =>
    `The Villain is Delayed: the next plan comes ${count(params.by, 'Hero card', 'Hero cards')} later.`,
  'villain-accelerated': (params) =>
    `The Villain is Accelerated: the next plan comes ${count(params.by, 'Hero card', 'Hero cards')} earlier.`,

  'plan-put-under': (params) => `A Master Plan card goes under the deck: ${params.left} left.`,
  'plans-shown': (params) => `The Villain shows ${hero(params.who)} the hand of plans.`,
  'tokens-barred': () => 'No Action token may be used until the next Villain turn.',
  'plan-looked-at': (params) =>
    params.card === null
      ? `${hero(params.who)} looks at the next Master Plan card.`
      : `${hero(params.who)} looks at the next Master Plan card. ${plan(params.card)}`,
  'threat-skipped': (params) => `${componentName(params.card)} has left play: it does not act.`,
  'pace-ordinary': () => 'The Villain’s pace is ordinary again.',
  'order-reversed': (params) => `The order of play is reversed: ${hero(params.who)} plays next.`,
  'stun-ended': (params) => `${componentName(params.component)} is no longer Stunned.`,

  // A Hero's turn
  'symbols-lent': (params) => `The card before lends ${hero(params.who)}: ${symbols(params.symbols)}.`,
  attack: (params) => `${hero(params.who)} attacks ${enemy(params.on)}.`,
  'hand-regained': (params) => `${hero(params.who)} has a card in hand again: no KO.`,
  'card-returned': (params) =>
    `${capital(heroCard(params.card))} goes back ${params.where === 'on-top' ? 'on top of' : 'under'} ${heros(params.who)} deck.`,
  'card-turned-face-down': (params) => `${capital(heroCard(params.card))} is turned face down.`,
  'turn-begins': (params) => `${heros(params.who)} turn.`,
  'stood-up': (params) => `${hero(params.who)} gets back up.`,
  'no-card-to-draw': (params) => `${hero(params.who)} has no card left to draw.`,
  'draw-skipped': (params) => `${hero(params.who)} draws no card ${inLocation(params.location)}.`,
  'card-played': (params) => `${hero(params.who)} plays ${heroCard(params.card)}.`,
  'card-played-face-down': (params) => `${hero(params.who)} plays a card face down.`,
  'drawn-at-random': (params) => `A card is drawn at random from ${heros(params.who)} hand.`,
  'support-played': (params) =>
    `${hero(params.who)} calls in ${hero(ownerOf(params.card))}: ${componentName(params.card)}.`,
  'support-row-filled': (params) => `${heroCardOf(params.card)} comes into the support row.`,
  'symbol-spent': (params) => `${hero(params.who)} uses ${aSymbol(params.symbol)} symbol.`,
  'symbol-gained': (params) => `${hero(params.who)} gains ${aSymbol(params.symbol)} symbol for this turn.`,
  'symbol-ignored': (params) => `${hero(params.who)} ignores ${aSymbol(params.symbol)} symbol in this turn.`,
  'hero-moved': (params) => `${hero(params.who)} goes from ${location(params.from)} to ${location(params.to)}.`,
  'special-effect': (params) => `${hero(params.who)}: ${componentName(params.special)}.`,
  'effect-again': (params) => `${componentName(params.special)} is resolved once more.`,
  'equipment-used': (params) => `${hero(params.who)} uses ${componentName(params.equipment)}.`,
  'equipment-gone': (params) => `${componentName(params.equipment)} is used up.`,
  'equipment-recharged': (params) => `${componentName(params.equipment)} is ready again.`,
  'location-effect': (params) => `${hero(params.who)} uses the effect of ${location(params.location)}.`,
  'turn-ended': (params) => `${heros(params.who)} turn ends.`,

  // Enemies and Missions
  'thug-hit': (params) => `A Thug ${inLocation(params.at)} is hit, and still stands.`,
  'thug-defeated': (params) => `A Thug is defeated ${inLocation(params.at)}.`,
  'civilian-rescued': (params) => `A Civilian is rescued ${inLocation(params.at)}.`,
  'henchman-hit': (params) =>
    `${componentName(params.card)} takes ${params.damage} damage: ${params.left} Health left.`,
  'villain-hit': (params) => `${villain(params.villain)} takes ${params.damage} damage: ${params.left} Health left.`,
  'villain-healed': (params) => `${villain(params.villain)} regains ${params.health} Health: ${params.now} now.`,
  'damage-ignored-by-enemy': (params) => `${componentName(params.component)} ignores ${params.damage} damage.`,
  'token-on-threat': (params) => `${componentName(params.card)}: ${params.now} of ${params.goal} tokens.`,
  'threat-cleared': (params) => `${componentName(params.card)} is cleared ${inLocation(params.at)}!`,
  'threat-moved': (params) =>
    `${componentName(params.card)} goes from ${location(params.from)} to ${location(params.to)}.`,
  'threat-enters': (params) => `${componentName(params.card)} appears ${inLocation(params.at)}.`,
  'mission-advanced': (params) => `${mission(params.mission)}: ${params.now} of ${params.goal}.`,
  'mission-set-back': (params) => `${mission(params.mission)} is set back: ${params.now} of ${params.goal}.`,
  'mission-completed': (params) => `Mission completed: ${mission(params.mission)}!`,
  'under-pressure': () => 'The Villain is Under Pressure: a plan after every 2 Hero cards.',
  'villain-open-to-damage': () => 'Two Missions are completed: the Villain can be defeated.',

  'missions-slide': (params) => `${count(params.nth, 'Mission', 'Missions')} completed: the others slide to the right.`,

  // Damage
  'damage-coming': (params) => `${params.damage} damage for ${hero(params.who)}.`,
  'damage-ignored': (params) => `${hero(params.who)} ignores ${params.damage} damage.`,
  'damage-redirected': (params) => `${hero(params.to)} steps in front of ${hero(params.from)}.`,
  'card-lost': (params) =>
    `${hero(params.who)} puts ${params.card === null ? 'a card' : heroCard(params.card)} under the deck.`,
  'knocked-out': (params) => `${hero(params.who)} is KO’d!`,
  invulnerable: (params) => `${hero(params.who)} is Invulnerable.`,
  'must-play-at-random': (params) => `${hero(params.who)} will play the next card at random.`,
  'must-play-face-down': (params) => `${hero(params.who)} will play the next card face down.`,
  'crisis-added': (params) =>
    `${bearer(params.on)}: ${count(params.count, 'Crisis token', 'Crisis tokens')} more, ${params.now} in all.`,
  'crisis-removed': (params) =>
    `${bearer(params.on)}: ${count(params.count, 'Crisis token', 'Crisis tokens')} less, ${params.now} left.`,
  'cards-swapped': (params) =>
    `${capital(heroCard(params.one))} and ${heroCard(params.other)} change places in the Storyline.`,
  'symbol-covered': (params) => `A Crisis token covers ${aSymbol(params.symbol)} symbol of ${heroCard(params.card)}.`,
  stunned: (params) => `${componentName(params.component)} is Stunned.`,

  // Super cards
  'super-villain-card': (params) => `The Villain plays a Super-Villain card: ${componentName(params.card)}.`,
  'super-hero-card': (params) => `${hero(params.who)} plays a Super-Hero card: ${componentName(params.card)}.`,
};
