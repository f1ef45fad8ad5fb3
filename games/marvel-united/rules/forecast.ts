/**
 * What the end of a turn would bring if nothing changed now: told before a player says so (p.6, p.8, p.10).
 *
 * Symbols and tokens that would be lost; the Location effect, or why there is none; the Overflows that wait, the KO of an
 * empty hand; how long the Villain waits, whom the Threats aim at, and where the next plan could lead the Villain.
 */
import { type Fact, knowers } from '@necropole/kernel';
import { planCardId } from '../content/names.ts';
import { whoIs } from '../reading.ts';
import type { Mu, MuTable } from '../shape.ts';
import { type Hero, TOKEN_LIMIT } from '../world.ts';
import { threatsThatAim } from './damage-facts.ts';
import { judgeLocationEffect } from './location-effect.ts';
import { couldGo, couldOverflow, plansSeenBy, plansToCome } from './plans-to-come.ts';
import { planOf, villainOf } from './printed.ts';
import { openSymbols } from './symbols.ts';
import { tokenCount } from './tokens.ts';
import { cardsUntilVillain, paceFacts } from './turn-sequence.ts';

export function forecast(table: MuTable, hero: Hero): readonly Fact<Mu>[] {
  return [
    ...whatIsLost(table, hero),
    locationFact(table, hero),
    ...whatWaits(table, hero),
    ...paceFacts(table.world),
    ...(cardsUntilVillain(table.world) === 0 ? [...threatsThatAim(table, hero), ...nextPlan(table, hero)] : []),
  ];
}

function whatIsLost({ world, board }: MuTable, hero: Hero): readonly Fact<Mu>[] {
  const symbols = openSymbols(world.turn);
  const over = board.commander ? tokenCount(hero) - TOKEN_LIMIT : 0;
  return [
    ...(symbols.length === 0 ? [] : [{ key: 'would-be-lost' as const, params: { symbols } }]),
    ...(over <= 0 ? [] : [{ key: 'tokens-over' as const, params: { tokens: over } }]),
  ];
}

function locationFact(table: MuTable, hero: Hero): Fact<Mu> {
  const location = hero.at;
  const why = judgeLocationEffect(table, hero, location);
  return why === null
    ? { key: 'effect-here', params: { location } }
    : { key: 'no-effect-here', params: { location, why } };
}

function whatWaits({ world }: MuTable, hero: Hero): readonly Fact<Mu>[] {
  const waiting = world.overflow.waiting.map(({ at }) => at);
  return [
    ...(waiting.length === 0 ? [] : [{ key: 'overflow-due' as const, params: { places: waiting } }]),
    ...(hero.hand.cards.length > 0 ? [] : [{ key: 'ko-at-end' as const, params: { who: whoIs(hero) } }]),
  ];
}

/** By the plans that may come, as far as this Hero's player knows: another may have seen more. */
function nextPlan(table: MuTable, hero: Hero): readonly Fact<Mu>[] {
  const { world, board } = table;
  const all = villainOf(table).plans.map(({ id }) => planCardId(board.villain, id));
  const plans = plansToCome(plansSeenBy(world, knowers(hero.seat)), board, all).map((card) => planOf(table, card));
  const places = couldOverflow(table, plans);
  return [
    ...(plans.length === 0
      ? []
      : [{ key: 'villain-could-go' as const, params: { places: couldGo(table, plans), of: plans.length } }]),
    ...(places.length === 0 ? [] : [{ key: 'could-overflow' as const, params: { places } }]),
  ];
}
