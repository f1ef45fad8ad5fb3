/** The Commander (p.14): one Main Hero, and a row of Support Hero cards. */
import { EVERYBODY, pile, takeOpenly } from '@necropole/kernel';
import { whoIs } from '../reading.ts';
import type { MuTable, Rule, Verdict } from '../shape.ts';
import { type Hero, TOKEN_LIMIT } from '../world.ts';
import { cardFacts, drawStep, layFaceDown, playStep } from './playing.ts';
import { atTokens } from './pointing.ts';
import { addToStoryline } from './storyline.ts';
import { loseTokens, tokenCount, tokenKinds } from './tokens.ts';
import { paceFacts } from './turn-sequence.ts';
import { isExhausted } from './winning-and-losing.ts';

const SUPPORT_ROW = 2;

/** Not in the turn right after a Villain turn (MU-14.15), nor instead of a card that is played at random (MU-14.24). */
export function judgeSupport({ world }: MuTable, hero: Hero): Verdict {
  if (hero.plays.random) return { key: 'must-play-at-random', params: {}, cite: 'MU-14.24' };
  return world.since === 0 ? { key: 'after-villain-turn', params: {}, cite: 'MU-14.15' } : null;
}

/** Has the Commander a card of the row to play in this turn? */
export function hasSupport(table: MuTable, hero: Hero): boolean {
  const row = table.world.support?.row ?? [];
  return row.length > 0 && judgeSupport(table, hero) === null;
}

/** A normal turn needs a card of the Main Hero (MU-14.28). */
function judgeNormalTurn(hero: Hero): Verdict {
  return isExhausted(hero) ? { key: 'no-card-left', params: {}, cite: 'MU-14.28' } : null;
}

/** The Commander draws and plays as usual, or adds a card of the support row without drawing (MU-14.12). */
export function* commanderStep(table: MuTable, hero: Hero): Rule {
  const row = table.world.support?.row ?? [];
  const slot = yield* table.ask(hero.seat, {
    key: 'normal-or-support',
    params: { who: whoIs(hero) },
    cite: 'MU-14.12',
    refs: [hero.id],
    context: () => paceFacts(table.world),
    options: () => [
      table.option('draw', null, judgeNormalTurn(hero)),
      ...row.map((card, at) =>
        table.option(`support:${at + 1}`, at, judgeSupport(table, hero), () => ({
          refs: [card],
          called: { key: 'called-in', params: { card } },
          facts: cardFacts(table, hero, card),
        })),
      ),
    ],
  });
  if (slot !== null) return yield* playSupport(table, hero, slot);
  drawStep(table, hero);
  yield* playStep(table, hero);
}

/** The card is used as if it were the Main Hero's (MU-14.13), face down too if the next card must be (MU-14.24). */
function* playSupport(table: MuTable, hero: Hero, slot: number): Rule {
  const { support } = table.world;
  const [card] = support?.row.splice(slot, 1) ?? [];
  if (support === null || card === undefined) throw new Error(`There is no card ${slot + 1} in the support row`);
  if (!hero.plays.faceDown) return yield* addToStoryline(table, hero, card, true);
  hero.plays.faceDown = false;
  layFaceDown(table, hero, pile(support.deck.pool, 'card of the support row', [card], EVERYBODY), 0, true);
}

/** Until so many cards lie in the row, the next of the deck joins it, face up (MU-14.4, MU-14.14). */
export function fillSupportRow(table: MuTable, cite: string): void {
  const { support } = table.world;
  if (support === null) return;
  const { deck, row } = support;
  const places = table.query('supportRow', SUPPORT_ROW, {});
  while (row.length < places && deck.cards.length > 0) {
    const card = takeOpenly(table, deck, deck.cards.length - 1);
    row.push(card);
    table.tell('support-row-filled', cite, { card });
  }
}

/** At the end of a turn the Commander keeps three Action tokens at most (MU-14.21), whoever plays the Villain (MU-15.3). */
export function* limitTokens(table: MuTable, hero: Hero): Rule {
  const cite = table.board.villainSeat === null ? 'MU-14.21' : 'MU-15.3';
  while (tokenCount(hero) > TOKEN_LIMIT) {
    const symbol = yield* table.ask(hero.seat, {
      key: 'drop-token',
      params: { who: whoIs(hero), left: tokenCount(hero) - TOKEN_LIMIT },
      cite,
      refs: [hero.id],
      options: () =>
        tokenKinds(hero).map((kind) => table.option(`token:${kind}`, kind, null, () => atTokens(hero)(kind))),
    });
    loseTokens(table, hero, symbol, 1, cite);
  }
}
