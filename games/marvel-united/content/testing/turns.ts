/** Turns for the tests of Hero cards and Equipment: a Hero who has just played a card, or a Villain who is about to act. */

import { type Laid, laid } from '../../testing/laid.ts';
import { cardsOf } from '../heroes/index.ts';
import type { EquipmentId, HeroCardId, HeroId } from '../ids.ts';
import { ownerOf } from '../names.ts';

/** Whoever plays beside this Hero. */
function partnerOf(who: HeroId): HeroId {
  return who === 'captain-carter' ? 'mighty-thor' : 'captain-carter';
}

/** What a test wants of the table; the Equipment lies before the first Hero. */
export interface Wanted extends Laid {
  readonly equipment?: readonly EquipmentId[];
  /** More cards of the hand, after the one that is played. */
  readonly hand?: readonly HeroCardId[];
}

function tableOf(who: HeroId, { equipment = [], ...wanted }: Wanted) {
  return laid({
    heroes: [who, partnerOf(who)],
    villain: who === 'cosmic-ghost-rider' ? 'maestro' : 'cosmic-ghost-rider',
    carried: { 'hero-1': equipment },
    ...wanted,
  });
}

/**
 * The first Hero has played this card, in Alchemax Headquarters, and holds two more; the other Hero stands beside them, and
 * the Villain in London, across the circle.
 */
export function played(card: HeroCardId, wanted: Wanted = {}) {
  const who = ownerOf(card);
  const told = wanted.told ?? [];
  const left = cardsOf(who).filter((each) => each !== card && !told.includes(each) && !/\.w+-1$/.test(each));
  const hand = wanted.hand ?? left.slice(0, 2);
  const [top] = left.filter((each) => !hand.includes(each));
  const decks = { 'hero-1': top === undefined ? [] : [top], ...wanted.decks };
  const hands = { 'hero-1': [card, ...hand], ...wanted.hands };
  return tableOf(who, { ...wanted, hands, decks }).play('play:1');
}

/**
 * Mighty Thor, where the Villain is, gives her last card away in her own turn: the BAM! that her KO brings strikes this Hero
 * and another.
 */
export function fallsBefore(who: HeroId, wanted: Laid = {}) {
  const price = 'mighty-thor.price-of-the-hammer-1';
  const match = laid({
    heroes: ['mighty-thor', who, who === 'loki' ? 'ironheart' : 'loki'],
    villain: who === 'cosmic-ghost-rider' ? 'emperor-doom' : 'cosmic-ghost-rider',
    villainAt: 'alchemax-headquarters',
    hands: { 'hero-1': [price] },
    decks: { 'hero-1': ['mighty-thor.m-1'] },
    ...wanted,
  });
  return match.play('play:1', 'special', 'hero:hero-2', 'card:1');
}

/** The Villain acts; these cards lie face up in the Storyline. */
export function villainActs(who: HeroId, wanted: Wanted = {}) {
  return tableOf(who, { phase: 'villain-turn', ...wanted });
}
