/** Faults about secrets: what leaks, and what is taken back though it was seen. */

import { below, canonical, hash } from '../../app.ts';
import { EVERYBODY, type Json, secret, takeTop } from '../../index.ts';
import { fault } from './fault.ts';
import {
  CARDS,
  handOf,
  lowestRank,
  type MarketWorld,
  market,
  openMarket,
  rankOf,
  scorePoints,
  steps,
} from './market.ts';

function facesOf(world: MarketWorld, seat: number): string {
  return handOf(world, seat).cards.slice().sort().join('-');
}

// ── 5. Leaks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The planted faults of this point. */
export const leaks = [
  fault(
    5,
    'a leak in a refusal',
    /questions\.0\.options\.\d\.refusal\.params/,
    market({
      judgeShow: (world, seat, slot) => {
        const refusal = steps.judgeShow(world, seat, slot);
        return refusal?.key === 'lower' ? { ...refusal, params: { than: lowestRank(world, 1 - seat) } } : refusal;
      },
    }),
  ),
  fault(
    5,
    'a leak by not asking a poor seat',
    /sees a difference: (waiting|view\.world\.turn)/,
    market({
      *react(table, seat, step) {
        if (step.judgeProtest(table.world, seat) === null) yield* steps.react(table, seat, step);
      },
    }),
  ),
  fault(
    5,
    'a secret kept in a local',
    /view\.world\.score/,
    market({
      *react(table, seat, step) {
        const lowest = lowestRank(table.world, 1 - seat);
        yield* steps.react(table, seat, step);
        scorePoints(table.world, seat, lowest);
      },
    }),
  ),
  fault(
    5,
    'a secret kept in a local, and looked up again',
    /the rule fails: no such card/,
    market({
      *react(table, seat, step) {
        const [top] = table.world.deck.cards;
        yield* steps.react(table, seat, step);
        if (table.world.deck.cards[0] !== top) throw new Error('no such card');
      },
    }),
  ),
  fault(
    5,
    'an event that leaks',
    /events\.\d\.params\.card/,
    market({
      draw(table, seat) {
        const [card] = table.world.deck.cards;
        steps.draw(table, seat);
        if (card !== undefined) table.tell('showed', 'MARKET-1.2', { seat, card });
      },
    }),
  ),
  fault(
    5,
    'a leak in the middle of a rule, gone before the next question',
    /view\.world\.note .*, at the event "drew", before the next question/,
    market({
      draw(table, seat) {
        table.world.note = lowestRank(table.world, seat);
        steps.draw(table, seat);
        table.world.note = null;
      },
    }),
  ),
  fault(
    5,
    'a state hash in the world',
    /view\.world\.note/,
    market({
      between(table) {
        table.world.note = hash(canonical(table.world));
      },
    }),
  ),
  fault(
    5,
    'a public field computed from a secret',
    /view\.world\.note/,
    market({
      between(table, seat) {
        table.world.note = handOf(table.world, seat)
          .cards.map(rankOf)
          .reduce((sum, rank) => sum + rank, 0);
      },
    }),
  ),
  fault(
    5,
    'a card that everybody knows, put back as deep as a hidden one says',
    /view\.world\.deck\.cards/,
    market({
      between(table, seat) {
        const { shown, deck } = table.world;
        if (shown.cards.length === 0 || deck.cards.length < 2) return;
        table.move(shown, 0, deck, EVERYBODY, lowestRank(table.world, seat) % deck.cards.length);
      },
    }),
  ),
  fault(
    5,
    'options built by reading what is hidden',
    /built by reading world\.deck\.cards\[\d+\]/,
    market({
      options: (table, seat, step) => {
        const top = table.world.deck.cards[0] ?? '';
        return top === 'a card that does not exist' ? [] : steps.options(table, seat, step);
      },
    }),
  ),
  fault(
    5,
    'answers named after hidden faces',
    /deals only \d+ fitted/,
    market({
      options: (table, seat) => [table.option(`pass:${facesOf(table.world, seat)}`, 'pass')],
      *react(table, seat) {
        yield* table.ask(seat, {
          key: 'react',
          params: {},
          cite: 'MARKET-1.3',
          options: () => [table.option(`bow:${facesOf(table.world, seat)}`, 'bow')],
        });
      },
    }),
  ),
  fault(
    5,
    'a hidden place that is never dealt again',
    /The hidden place tip of tips held the same/,
    market(
      {},
      {
        setup: (start) => {
          const world = openMarket(start.shuffled(CARDS));
          const note = secret('tips', 'tip', 'buy pears') as unknown as Json;
          return { world: { ...world, note }, board: {}, phase: 'turn' };
        },
      },
    ),
  ),
];

// ── 6. Undo ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The planted faults of this point. */
export const undo = [
  fault(
    6,
    'an undo past a die',
    /is free, though a die was rolled/,
    market({
      roll(table, seat) {
        const die = below(table.streams.dice, 6) + 1;
        scorePoints(table.world, seat, die);
        table.tell('rolled', 'MARKET-1.2', { seat, die });
      },
    }),
  ),
  fault(
    6,
    'an undo past a shuffle that shows',
    /dealt and rolled anew it shows/,
    market({
      pass(table) {
        table.world.note = below(table.streams.deal, 1000);
      },
    }),
  ),
  fault(
    6,
    'a card laid under a pile by hand, face up all at once',
    /dealt and rolled anew it shows/,
    market({
      pass(table) {
        const { deck } = table.world;
        if (deck.cards.length > 0) deck.cards.unshift(takeTop(deck));
        if (deck.known.length < deck.cards.length) deck.known.unshift(EVERYBODY);
      },
    }),
  ),
  fault(
    6,
    'knowledge that no reveal gave',
    /dealt and rolled anew it shows/,
    market({
      pass(table) {
        table.world.deck.known[0] = EVERYBODY;
      },
    }),
  ),
];
