import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { EVERYBODY, knowers } from './secrets.ts';
import { interceptionDuel } from './testing/toys/interception-duel.ts';
import { partners } from './testing/toys/partners.ts';
import { playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { trickGame } from './testing/toys/trick-game.ts';
import { eventsFor, questionsFor, viewFor, viewForAll, viewHash, waitingFor } from './view.ts';

const telling = scratchGame(function* (table) {
  const { deck, hand, lone } = table.world;
  yield* choose(table, 0, 'draw');
  table.move(deck, 4, hand, knowers(0));
  table.tell('told', 'SCR-1.1', { card: table.hidden(hand, 0), hand, lone });
  yield* choose(table, 0, 'show');
  table.reveal(hand, 0, EVERYBODY);
  table.open(lone, EVERYBODY);
  table.tell('told', 'SCR-1.1', { card: table.hidden(hand, 0), hand, lone });
  return 'two';
});

describe('an event', () => {
  it('is heard as it was known when it was told, for ever', () => {
    const match = startScratch(telling);
    match.answer(0, 'do:draw');
    match.answer(0, 'do:show');
    const heard = (...seats: number[]) =>
      eventsFor(match, seats).map(({ params }) => {
        const { card, hand, lone } = params as { card: unknown; hand: { cards: unknown }; lone: unknown };
        return [card, hand.cards, lone];
      });
    expect(heard(0)).toEqual([
      ['e', ['e'], null],
      ['e', ['e'], 7],
    ]);
    expect(heard(1)).toEqual([
      [null, [null], null],
      ['e', ['e'], 7],
    ]);
    expect(heard()).toEqual(heard(1));
  });

  it('is heard from any one on', () => {
    const match = playAtRandom(startToy(ticTacToe, 'events'), 'events', 5);
    expect(eventsFor(match, [0], 3).map(({ line }) => line)).toEqual([4, 5]);
  });
});

describe('a question', () => {
  it('is read by its seat only', () => {
    const match = startToy(trickGame, 'own');
    expect(questionsFor(match, [0]).map(({ key }) => key)).toEqual(['lead']);
    expect(questionsFor(match, [1])).toEqual([]);
    expect(questionsFor(match, [])).toEqual([]);
    expect(questionsFor(match, [0, 1]).length).toBe(1);
  });

  it('is read by everybody where it is public', () => {
    const match = startToy(partners, 'public');
    match.answer(0, 'take:spade');
    expect(questionsFor(match, [])[0]).toMatchObject({ key: 'use', params: { tool: 'spade' }, cite: 'FIRE-1.2' });
  });

  it('carries what stands beside its options, and why others are refused, but no value', () => {
    const match = startToy(partners, 'facts');
    match.override(['buckets'], 0);
    expect(questionsFor(match, [0])[0]?.options).toEqual([
      {
        key: 'take:bucket',
        refs: [],
        facts: [{ key: 'fire-is', params: { fire: 3 } }],
        path: [],
        refusal: { key: 'no-bucket', params: {}, cite: 'FIRE-1.1' },
      },
      { key: 'take:spade', refs: [], facts: [{ key: 'fire-is', params: { fire: 3 } }], path: [], refusal: null },
    ]);
  });

  it('carries the name of an option beside its key', () => {
    const match = startToy(partners, 'called');
    const [question] = match.open;
    const [option] = question?.options ?? [];
    expect(questionsFor(match, [0])[0]?.options[0]).not.toHaveProperty('called');
    Object.assign(option ?? {}, { called: { key: 'fire-is', params: { fire: 3 } } });
    expect(questionsFor(match, [0])[0]?.options[0]?.called).toEqual({ key: 'fire-is', params: { fire: 3 } });
  });

  it('names those who are waited for', () => {
    const match = startToy(interceptionDuel, 'wait');
    expect(waitingFor(match)).toEqual([0]);
    match.answer(0, 'run:1');
    match.answer(1, 'intercept');
    expect(viewFor(match, []).waiting).toEqual([0, 1]);
  });
});

describe('the all-seeing view', () => {
  it('opens when the match is over, and hides nothing then', () => {
    const match = startToy(trickGame, 'all');
    expect(() => viewForAll(match)).toThrow('The all-seeing view opens when the match is over');
    playAtRandom(match, 'all');
    const seen = viewForAll(match);
    expect(seen.world.stock.cards).toEqual(match.table.world.stock.cards);
    expect(JSON.stringify(seen.world)).not.toContain('null');
    expect(viewFor(match, []).world.stock.cards).toContain(null);
  });
});

describe('the hash of a view', () => {
  it('is the same whatever the order of keys in the world', () => {
    const match = playAtRandom(startToy(trickGame, 'keys'), 'keys', 5);
    const { rest, ...saved } = match.save();
    const world = Object.fromEntries(Object.entries(rest.world).reverse()) as typeof rest.world;
    const twin = Match.revive({ ...trickGame, copy: structuredCopy }, { ...saved, rest: { ...rest, world } });
    expect(Object.keys(twin.table.world)[0]).not.toBe(Object.keys(match.table.world)[0]);
    for (const seats of [[], [0], [1], [2], [0, 1]]) expect(viewHash(twin, seats)).toBe(viewHash(match, seats));
  });

  it('tells nothing of what the seat does not know', () => {
    const match = playAtRandom(startToy(trickGame, 'hash'), 'hash', 5);
    const other = match.branch({ redeal: { mask: knowers(1), seed: 'x' }, streams: 'x' });
    expect(viewHash(other, [1])).toBe(viewHash(match, [1]));
    expect(viewHash(other, [0])).not.toBe(viewHash(match, [0]));
  });

  it('changes with what the seat sees, and with what it is asked', () => {
    const match = startToy(ticTacToe, 'change');
    const before = viewHash(match, [0]);
    match.answer(0, 'mark:4');
    expect(viewHash(match, [0])).not.toBe(before);
    expect(viewHash(match, [0])).not.toBe(viewHash(match, [1]));
  });
});

function structuredCopy<T>(world: T): T {
  return structuredClone(world);
}
