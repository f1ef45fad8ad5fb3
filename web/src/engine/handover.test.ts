/** Handing the screen over: covered when somebody would see what they may not, and only then. */
import { anyGame, EVERYBODY, knowers } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { partners } from '../../../kernel/src/testing/toys/partners.ts';
import { startToy } from '../../../kernel/src/testing/toys/play.ts';
import { choose, type Scratch, scratchGame, startScratch } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import { mustCover, nextToAnswer, seeOtherwise } from './handover.ts';
import { type Person, personsOf } from './seats.ts';
import { bot, me, somebody } from './testing/browser.ts';

const [mine, ada] = personsOf([me, somebody('Ada')]) as [Person, Person];

function cover(match: unknown, last: Person | null, next: Person, persons = [mine, ada]): boolean {
  return mustCover(match as Match, last, next, persons);
}

describe('the screen', () => {
  it('is not covered where everybody sees the same', () => {
    const match = startToy(ticTacToe, 'open');
    expect([cover(match, mine, ada), cover(match, null, ada)]).toEqual([false, false]);
    expect(nextToAnswer(match as unknown as Match, [mine, ada], ada)).toMatchObject({ person: 'me', cover: false });
  });

  it('is covered where hands are hidden, both ways, and when nobody has looked yet', () => {
    const match = startToy(trickGame, 'hidden');
    expect([cover(match, mine, ada), cover(match, ada, mine), cover(match, null, mine)]).toEqual([true, true, true]);
  });

  it('is never covered for the same person, nor for one who is alone with bots', () => {
    const match = startToy(trickGame, 'hidden');
    expect(cover(match, mine, mine)).toBe(false);
    const alone = personsOf([me, bot, me]);
    expect(nextToAnswer(match as unknown as Match, alone, null)).toMatchObject({ person: 'me', cover: false });
  });

  it('is covered when only the next one sees more', () => {
    const match = startScratch(peeking);
    match.answer(0, 'do:peek-1');
    expect([cover(match, mine, ada), cover(match, ada, mine)]).toEqual([true, true]);
  });

  it('is not covered any more once everybody knows', () => {
    const match = startScratch(peeking);
    for (const word of ['peek-0', 'show']) match.answer(0, `do:${word}`);
    expect(seeOtherwise(match as unknown as Match, mine, ada)).toBe(false);
  });

  it('is covered while the log tells of a card that still lies hidden', () => {
    const match = startScratch(peeking);
    for (const word of ['peek-0', 'tell', 'forget']) match.answer(0, `do:${word}`);
    expect(cover(match, mine, ada)).toBe(true);
    match.answer(0, 'do:show');
    expect(cover(match, mine, ada)).toBe(false);
  });
});

/** Seat 0 lets a seat look at the top card, tells of it, shows it to all; `forget` is a shuffle and an unseen draw. */
const peeking = scratchGame(function* (table) {
  const { deck, hand } = table.world;
  const word = yield* choose(table, 0, 'peek-0', 'peek-1', 'tell', 'forget', 'show');
  const top = deck.cards.length - 1;
  if (word === 'peek-0') table.reveal(deck, top, knowers(0));
  if (word === 'peek-1') table.reveal(deck, top, knowers(1));
  if (word === 'tell') table.tell('told', 'SCR-1.1', { card: table.hidden(deck, top) });
  if (word === 'forget') {
    table.shuffle(deck);
    table.move(deck, 0, hand);
  }
  if (word === 'show') {
    for (const of of [deck, hand]) for (const at of of.cards.keys()) table.reveal(of, at, EVERYBODY);
  }
  return 'two' as Scratch['phase'];
});

describe('who is next', () => {
  it('is handed round for a sealed question, bots first', () => {
    const match = startToy(interceptionDuel, 'sealed') as unknown as Match;
    match.answer(0, 'run:1');
    match.answer(1, 'intercept');
    expect(nextToAnswer(match, [mine, ada], mine)).toMatchObject({ person: 'me', sealed: true, cover: false });
    match.answer(0, 'bid:0');
    expect(nextToAnswer(match, [mine, ada], mine)).toMatchObject({ person: 'somebody:Ada', cover: true });
    expect(nextToAnswer(match, personsOf([me, bot]), mine)).toEqual({ by: 'bot', seat: 1 });
  });

  it('is the partner who sits there already, and no bot beside a person', () => {
    const match = startToy(anyGame(partners), 'team');
    expect(match.open.length).toBe(2);
    expect(nextToAnswer(match, [mine, ada], ada)).toMatchObject({ person: 'somebody:Ada', cover: false });
    expect(nextToAnswer(match, personsOf([bot, me]), null)).toMatchObject({ by: 'person', person: 'me', seat: 1 });
    expect(nextToAnswer(match, [], null)).toMatchObject({ by: 'bot' });
  });
});
