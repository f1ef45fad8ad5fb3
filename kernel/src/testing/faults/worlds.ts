/** Faults of worlds, words, components and forks. */

import { Match, writeReplay } from '../../app.ts';
import { anyGame, EVERYBODY, type Game, type Json, type Label, type Scene, type Words } from '../../index.ts';
import { fault } from './fault.ts';
import { CARDS, copyMarket, lowestRank, type Market, type MarketTable, market, openMarket } from './market.ts';

const sound = market();

// ── 7. Worlds ────────────────────────────────────────────────────────────────────────────────────────────────────────

const noteOf = (value: unknown) => (table: MarketTable) => {
  table.world.note = value as Json;
};

/** The planted faults of this point. */
export const worlds = [
  fault(7, 'a world with a Date', /world\.note is a Date/, market({ pass: noteOf(new Date(0)) })),
  fault(7, 'a world with undefined', /world\.note is undefined/, market({ pass: noteOf(undefined) })),
  fault(
    7,
    'a Set that hangs on a list',
    /world\.score\.seen is a name in a list/,
    market({ pass: (table) => void Object.assign(table.world.score, { seen: new Set() }) }),
  ),
  fault(
    7,
    'a list with a hole',
    /world\.note\[0\] is a hole/,
    // biome-ignore lint/suspicious/noSparseArray: the fault
    market({ pass: noteOf([, 1]) }),
  ),
  fault(7, 'a world with minus zero', /world\.note is -0/, market({ pass: noteOf(-0) })),
  fault(
    7,
    'a world with a name that is a symbol',
    /world\.note has the symbol Symbol\(x\)/,
    market({ pass: noteOf({ [Symbol('x')]: 1 }) }),
  ),
  fault(
    7,
    'a world that computes',
    /world\.note\.now is computed/,
    market({ pass: noteOf(Object.defineProperty({}, 'now', { enumerable: true, get: () => 1 })) }),
  ),
  fault(
    7,
    'a copy that carries something along',
    /a copy of the world\.score\.seen is a name in a list/,
    market({}, { copy: (world) => Object.assign(copyMarket(world), { score: Object.assign([0, 0], { seen: 1 }) }) }),
  ),
  fault(
    7,
    'a broken invariant',
    /a card is lost or doubled/,
    market({
      pass(table) {
        table.world.shown.cards.push('card1');
        table.world.shown.known.push(EVERYBODY);
      },
    }),
  ),
  fault(
    7,
    'a copy that shares',
    /the same object as world\.goods/,
    market({}, { copy: (world) => ({ ...copyMarket(world), goods: world.goods }) }),
  ),
  fault(
    7,
    'a copy that forgets a field',
    /A copy is not equal: world\.goods\.plums/,
    market({}, { copy: (world) => ({ ...copyMarket(world), goods: { pears: 2, apples: 1 } }) }),
  ),
];

// ── 8. Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type MarketWords = Words<Market>;

function inEnglish(changed: Partial<{ -readonly [K in keyof MarketWords]: unknown }>): Game<Market> {
  const en = { ...sound.words.en, ...changed } as MarketWords;
  return market({}, { words: { fr: sound.words.fr, en } });
}

const loose: Label = { key: 'a label without a word' };

/** A market whose scene shows one thing too many. */
function showing(more: Partial<Scene>): Game<Market> {
  return market({}, { scene: (view) => ({ ...sound.scene(view), ...more }) });
}

const point = { x: 0, y: 0 };
const nowhere = { width: 1, height: 1, groups: [], spaces: [] } as const;
const nameless: readonly (readonly [string, Partial<Scene>])[] = [
  ['a note', { notes: [{ id: 'x', label: loose, lines: [] }] }],
  ['an edge', { ground: { ...nowhere, edges: [{ id: 'x', kind: 'door', from: point, to: point, label: loose }] } }],
  ['an open edge', { edgeStates: { x: { state: 'open', label: loose } } }],
  ['a floor', { ground: { ...nowhere, floors: [{ floor: 0, label: loose }] } }],
  ['a badge of a floor', { floorStates: { 0: { badges: [{ symbol: 'x', label: loose }] } } }],
  ['a badge of a space', { spaceStates: { x: { badges: [{ symbol: 'x', label: loose }] } } }],
  ['a die', { dice: [{ id: 'x', face: 1, label: loose }] }],
  [
    'a badge of a card',
    {
      piles: [
        {
          id: 'x',
          label: { key: 'x' },
          kind: 'hand',
          cards: [{ id: null, badges: [{ symbol: 'x', label: loose }] }],
        },
      ],
    },
  ],
];

/** The planted faults of this point. */
export const words = [
  fault(8, 'a missing word', /refusals lower.*no word in en/, inEnglish({ refusals: { weak: () => 'weak' } })),
  fault(
    8,
    'a word that breaks on what is hidden',
    /events drew .*null.*: a missing parameter in en/,
    inEnglish({
      events: {
        ...sound.words.en.events,
        drew: ({ card }: { card: string | null }) => `drew ${card?.slice(4).length}`,
      },
    }),
  ),
  fault(8, 'a component without a name', /component scales: nothing is said in en/, inEnglish({ components: {} })),
  fault(
    8,
    'a component that only one language knows',
    /component stall: nothing is said in fr/,
    inEnglish({ components: { ...sound.words.en.components, stall: { name: 'Stall', text: 'Holds the goods.' } } }),
  ),
  fault(8, 'a sentence that is badly written', /about: a straight apostrophe in en/, inEnglish({ about: "it's open" })),
  fault(
    8,
    'a role without a name',
    /role buyers: nothing is said in fr/,
    market({}, { bot: { roles: () => [0, 1].map((seat) => ({ role: 'buyers', side: `stall-${seat}` })) } }),
  ),
  ...nameless.map(([what, more]) =>
    fault(8, `${what} with a label that nobody can say`, /label a label without a word/, showing(more)),
  ),
];

// ── 9. Components ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A match in which nobody does anything. */
function recordedPassing(): string {
  const config = { mode: 'only', mission: null, seats: 2, options: {}, seed: 'passing' };
  const match = Match.start(anyGame(sound), config);
  while (match.outcome === null)
    match.answer(match.open[0]?.seat ?? 0, match.open[0]?.asking.key === 'act' ? 'pass' : 'bow');
  return writeReplay(match);
}

/** The planted faults of this point. */
export const components = [
  fault(9, 'an unused component', /Never used.*scales/, market({}, { listeners: () => [] })),
  fault(9, 'a component that is used after all', /Named as used elsewhere, but used here: scales/, sound, {
    usedElsewhere: { scales: 'a test' },
  }),
  fault(9, 'an exemption for what is no component', /but no components: weights/, sound, {
    usedElsewhere: { weights: 'a test' },
  }),
  fault(
    9,
    'an exemption whose recorded match is not there',
    /scales is named as used in lost, which is not there/,
    market({}, { listeners: () => [] }),
    { usedElsewhere: { scales: 'lost' }, recorded: () => null },
  ),
  fault(
    9,
    'an exemption whose recorded match does without',
    /scales is named as used in passing, but is not used there/,
    market({}, { listeners: () => [] }),
    { usedElsewhere: { scales: 'passing' }, recorded: () => recordedPassing() },
  ),
  fault(
    9,
    'an exemption for an ending that its recorded match has not',
    /only\/won is named as the end of passing, which ends by only\/tied/,
    sound,
    { endings: { 'only/won': 'passing' }, recorded: () => recordedPassing() },
  ),
  fault(
    9,
    'an ending that nothing reaches',
    /Endings that nothing reaches: only\/tied/,
    market({
      between(table) {
        if (table.world.turns === 7) table.world.score = [100, 0];
      },
    }),
  ),
];

// ── 10. Forks ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The planted faults of this point. */
export const forks = [
  fault(
    10,
    'a fork that errors',
    /A fork for seat \d fails: the note is wrong/,
    market(
      {
        pass(table) {
          if (table.world.note !== table.world.deck.cards[0]) throw new Error('the note is wrong');
        },
        between: () => {},
      },
      {
        setup: (start) => {
          const world = openMarket(start.shuffled(CARDS));
          return { world: { ...world, note: world.deck.cards[0] ?? null }, board: {}, phase: 'turn' };
        },
      },
    ),
  ),
  fault(
    10,
    'a deal that breaks an invariant',
    /in a fork for seat \d: seat \d has no low card/,
    market(
      {},
      {
        setup: (start) => {
          const low = start.shuffled(CARDS.slice(0, 4));
          const high = start.shuffled(CARDS.slice(4));
          const [a = '', b = '', ...rest] = low;
          const cards = [a, ...high.slice(0, 2), b, ...high.slice(2, 4), ...rest, ...high.slice(4)];
          return { world: openMarket(cards), board: {}, phase: 'turn' };
        },
        invariants: (world) =>
          world.turns > 0 || world.shown.cards.length > 0
            ? []
            : [0, 1].flatMap((seat) => (lowestRank(world, seat) <= 4 ? [] : [`seat ${seat} has no low card`])),
      },
    ),
    { long: true, longMatches: 6 },
  ),
];
