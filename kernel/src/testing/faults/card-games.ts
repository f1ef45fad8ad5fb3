/** Faults of scenes of cards: rows along the foot, what may be spent, and what is placed by hand. */
import type { Beside, PoolChip, Scene, SceneCard, ScenePile, View } from '../../index.ts';
import { drawn, first, label, tracked } from './drawn-market.ts';
import { fault } from './fault.ts';
import { type Market, market, sceneOfMarket, steps } from './market.ts';

const outside = { x: 2.5, y: 0.5 };

/** The market with a purse of two chips, one of them spent, and an option more that pays. */
function purse(chips: readonly PoolChip[], pays: (key: string) => Beside<Market>, at?: string) {
  return market(
    {
      options: (table, seat, step) => [
        ...steps.options(table, seat, step),
        table.option('pass:paid', 'pass', null, () => pays('pass:paid')),
        table.option('pass:otherwise', 'pass', null, () => pays('pass:otherwise')),
      ],
    },
    {
      scene: (view: View<Market>): Scene => ({
        ...sceneOfMarket(view),
        pools: [{ id: 'purse', label, ...(at === undefined ? {} : { at }), from: [{ id: 'coins', label, chips }] }],
      }),
    },
  );
}

const coin: PoolChip = { id: 'coin', symbol: 'i-card', label };
const gone: PoolChip = { ...coin, id: 'gone', state: 'spent' };

const spending = [
  fault(
    11,
    'two chips of one name',
    /two things of the scene are called coin/,
    purse([coin, coin], () => ({})),
  ),
  fault(
    11,
    'a chip with the name of a token',
    /two things of the scene are called lamp/,
    purse([{ ...coin, id: 'lamp' }], () => ({})),
  ),
  fault(
    11,
    'a pool of nobody',
    /purse is spent from by nobody, which is no sheet/,
    purse([coin], () => ({}), 'nobody'),
  ),
  fault(
    11,
    'an answer that pays with what is not there',
    /The option "pass:paid" pays with lamp, which is no chip of the scene/,
    purse([coin], () => ({ pays: ['lamp'] })),
  ),
  fault(
    11,
    'an allowed answer that pays with what is spent',
    /The option "pass:paid" is allowed, and pays with gone, which is spent/,
    purse([coin, gone], () => ({ pays: ['gone'] })),
  ),
  fault(
    11,
    'another way to do what no option does',
    /The option "pass:otherwise" does not do the same as "pass:gone"/,
    purse([coin], (key) => (key === 'pass:otherwise' ? { insteadOf: 'pass:gone' } : {})),
  ),
  fault(
    11,
    'another way that leads elsewhere',
    /The option "pass:otherwise" does not do the same as "pass:paid"/,
    purse([coin], (key) =>
      key === 'pass:otherwise' ? { insteadOf: 'pass:paid', refs: ['lamp'] } : { refs: ['broom'] },
    ),
  ),
];

/** The cards shown, lying otherwise. */
function shown(change: Partial<ScenePile>, face: Partial<SceneCard> = {}) {
  return drawn(({ piles }) => ({
    piles: piles.map((pile) =>
      pile.id === 'shown' ? { ...pile, ...change, cards: pile.cards.map((card) => ({ ...card, ...face })) } : pile,
    ),
  }));
}

const rows = [
  fault(
    11,
    'a deck along the foot',
    /shown lies along the foot, and is no row of its own/,
    shown({ along: 'foot', kind: 'deck' }),
  ),
  fault(
    11,
    'cards that count, and lie elsewhere',
    /shown has places to come or cards that count, and does not lie along the foot/,
    shown({ next: [{ symbol: 'i-card', label }] }),
  ),
  fault(
    11,
    'a sign covered that the card has not',
    /sign 1 of card\d+ is covered, which it has not/,
    shown({}, { badges: [{ symbol: 'i-card' }], covered: [1] }),
  ),
  fault(
    11,
    'a card that has come further than it needs to',
    /card\d+ has come to 3 of 2/,
    shown({}, { of: { token: 'i-card', have: 3, need: 2 } }),
  ),
];

const byHand = [
  fault(
    11,
    'a slot outside of its space',
    /slot 0 of stall-0 lies outside of it/,
    first('spaces', { slots: [{ at: outside }] }),
  ),
  fault(
    11,
    'cards that reach over the side of their space',
    /the place for cards of stall-0 lies outside of it/,
    first('spaces', { cardAt: { at: { x: 0.5, y: 0.5 }, width: 0.9 } }),
  ),
  fault(
    11,
    'a name outside of its space',
    /the name of stall-0 lies outside of it/,
    first('spaces', { nameAt: outside }),
  ),
  fault(
    11,
    'scenery outside of its space',
    /the scenery i-card of stall-0 lies outside of it/,
    first('spaces', { scenery: [{ symbol: 'i-card', at: outside, size: 0.2 }] }),
  ),
  fault(
    11,
    'words that reach over the side of their space',
    /the place for words of stall-0 lies outside of it/,
    first('spaces', { words: { lines: [label], at: { x: 0.5, y: 0.5 }, width: 1.2 } }),
  ),
  fault(
    11,
    'a row of tokens that no marker counts',
    /the tokens of turns are counted by no one marker/,
    tracked({ form: 'tokens', markers: [] }),
  ),
  fault(11, 'a track that is done too early', /the track turns is done, and not full/, tracked({ done: true })),
];

/** The planted faults of cards, chips and places. */
export const cardGames = [...spending, ...rows, ...byHand];
