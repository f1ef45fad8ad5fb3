/**
 * Lantern: a toy for the tests of the command line. It has hidden hands, sealed bids, refused answers, a scene, options,
 * missions, components, and, when asked for, a rule that breaks.
 *
 * 1. Everybody bids in secret; the highest bid leads.
 * 2. In turn, each seat plays a card of its hand; the card is laid open in the cellar or the attic.
 * 3. When the hands are empty, the highest sum wins.
 */
import {
  anyGame,
  copyPile,
  EVERYBODY,
  type Flow,
  type Game,
  type Ground,
  type Json,
  knowers,
  mark,
  type Pile,
  PLAIN_ART,
  pile,
  type Scene,
  type SetUp,
  type Start,
  sign,
  type Table,
  type View,
} from '@necropole/kernel';

interface World {
  hands: Pile[];
  shown: Pile;
  sums: number[];
  turn: number;
  trap: string;
}

interface Lantern {
  world: World;
  board: object;
  phase: 'bid' | 'turn';
  questions: { bid: object; play: { seat: number } };
  facts: { slot: { slot: number } };
  refusals: { empty: { slot: number } };
  events: { led: { seat: number }; played: { seat: number; card: string } };
  verbs: 'bid' | 'play';
  outcomes: 'most' | 'tie';
  queries: { value: readonly [number, { card: string }] };
  flows: object;
}

const SLOTS = 3;

function* bid(table: Table<Lantern>): Flow<'turn'> {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const bids = yield* table.askAll(
    seats.map((seat) => ({
      seat,
      asking: {
        key: 'bid' as const,
        params: {},
        cite: 'LAN-1.1',
        options: () => [table.option('bid:low', 1), table.option('bid:high', 2)],
      },
    })),
  );
  table.world.turn = Math.max(0, bids.indexOf(2));
  table.tell('led', 'LAN-1.1', { seat: table.world.turn });
  return 'turn';
}

function* turn(table: Table<Lantern>): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const hand = world.hands[seat] as Pile;
  const slot = yield* table.ask(seat, {
    key: 'play',
    params: { seat },
    cite: 'LAN-1.2',
    options: () =>
      Array.from({ length: SLOTS }, (_, slot) =>
        table.option(
          `play:${slot}`,
          slot,
          slot < hand.cards.length ? null : { key: 'empty', params: { slot }, cite: 'LAN-1.2' },
          () => ({ refs: [`room:${seat}`], facts: [{ key: 'slot', params: { slot } }] }),
        ),
      ),
  });
  if (world.trap === 'endless') return 'turn';
  table.move(hand, slot, world.shown, EVERYBODY);
  const card = world.shown.cards[world.shown.cards.length - 1] as string;
  if (world.trap === 'error' && card === 'card-3') throw new Error('the trapdoor opens');
  world.sums[seat] = (world.sums[seat] as number) + table.query('value', Number(card.slice(5)), { card });
  table.tell('played', 'LAN-1.2', { seat, card });
  if (world.hands.every(({ cards }) => cards.length === 0)) {
    const most = Math.max(...world.sums);
    const winners = world.sums.flatMap((sum, at) => (sum === most ? [at] : []));
    yield* table.end({ id: winners.length > 1 ? 'tie' : 'most', cite: 'LAN-1.3', winners });
  }
  world.turn = (seat + 1) % table.seats;
  return 'turn';
}

const square = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function room(id: string, x: number, y: number, width: number, group: string) {
  const outline = square(x, y, width, 10);
  return { id, kind: 'room' as const, group, outline, middle: { x: x + width / 2, y: y + 5 }, label: { key: id } };
}

const house: Ground = {
  width: 40,
  height: 20,
  groups: [
    { id: 'attic', outline: square(0, 0, 40, 10), label: { key: 'attic' } },
    { id: 'cellar', outline: square(0, 10, 40, 10), label: { key: 'cellar' } },
  ],
  spaces: [
    room('room:0', 0, 0, 20, 'attic'),
    { ...room('room:1', 20, 0, 20, 'attic'), badges: [{ symbol: 'lamp', text: '2', label: { key: 'light' } }] },
    room('room:2', 0, 10, 40, 'cellar'),
  ],
};

function scene({ world, seats }: View<Lantern>): Scene {
  return {
    ground: house,
    pieces: [
      ...world.sums.map((_, seat) => ({
        id: `figure:${seat}`,
        at: `room:${seat}`,
        token: 'figure',
        label: { key: 'figure', params: [seat + 1] },
      })),
      ...[1, 2, 3].map((n) => ({ id: `rat:${n}`, at: 'room:2', token: 'rat', label: { key: 'rat' } })),
    ],
    piles: [
      ...world.hands.map((hand, seat) => ({
        id: `hand:${seat}`,
        at: `sheet:${seat}`,
        kind: 'hand' as const,
        label: { key: 'hand' },
        cards: hand.cards.map((id) => ({ id })),
      })),
      { id: 'shown', kind: 'deck', label: { key: 'shown' }, cards: world.shown.cards.map((id) => ({ id })) },
    ],
    tracks: world.sums.map((sum, seat) => ({
      id: `sum:${seat}`,
      label: { key: 'sum' },
      at: `sheet:${seat}`,
      from: 0,
      to: 20,
      markers: [{ id: `marker:${seat}`, token: 'cube', value: sum, label: { key: 'figure', params: [seat + 1] } }],
    })),
    sheets: world.sums.map((_, seat) => ({
      id: `sheet:${seat}`,
      label: { key: 'figure', params: [seat + 1] },
      seat,
      token: 'figure',
      active: world.turn === seat,
      lines: [{ key: seats.includes(seat) ? 'yours' : 'theirs' }],
    })),
    notes: [{ id: 'aim', label: { key: 'aim' }, lines: [{ key: 'aim-text' }], done: false }],
  };
}

function wordsIn(language: 'fr' | 'en'): Game<Lantern>['words']['fr'] {
  const fr = language === 'fr';
  return {
    title: fr ? 'Lanterne' : 'Lantern',
    about: fr ? 'Un petit jeu.' : 'A small game.',
    modes: { duel: { name: 'Duel', text: '' }, quest: { name: fr ? 'Quête' : 'Quest', text: '' } },
    missions: { short: { name: 'Short', text: '' }, long: { name: 'Long', text: '' } },
    options: { trap: fr ? 'piège' : 'trap' },
    questions: {
      bid: () => (fr ? 'Votre mise ?' : 'Your bid?'),
      play: ({ seat }) => (fr ? `Figure ${seat + 1} : quelle carte ?` : `Figure ${seat + 1}: which card?`),
    },
    answers: {
      bid: (how) => (fr ? `Miser ${how === 'low' ? 'peu' : 'beaucoup'}` : `Bid ${how}`),
      play: (slot) => (fr ? `Jouer la carte à la place ${slot}` : `Play the card at place ${slot}`),
    },
    facts: { slot: ({ slot }) => `#${slot}` },
    refusals: { empty: ({ slot }) => (fr ? `la place ${slot} est vide` : `place ${slot} is empty`) },
    events: {
      led: ({ seat }) => (fr ? `Figure ${seat + 1} commence` : `Figure ${seat + 1} leads`),
      played: ({ seat, card }) => (fr ? `Figure ${seat + 1} joue ${card}` : `Figure ${seat + 1} plays ${card}`),
    },
    outcomes: { most: fr ? 'La plus haute somme' : 'The highest sum', tie: fr ? 'Égalité' : 'A tie' },
    components: {},
    labels: {
      attic: () => (fr ? 'Grenier' : 'Attic'),
      cellar: () => (fr ? 'Cave' : 'Cellar'),
      'room:0': () => (fr ? 'Soupente' : 'Garret'),
      'room:1': () => (fr ? 'Tourelle' : 'Turret'),
      'room:2': () => (fr ? 'Cave à vin' : 'Wine cellar'),
      light: () => (fr ? 'lumière 2' : 'light 2'),
      figure: (n) => `Figure ${n}`,
      rat: () => 'Rat',
      hand: () => (fr ? 'main' : 'hand'),
      shown: () => (fr ? 'cartes montrées' : 'shown cards'),
      sum: () => (fr ? 'somme' : 'sum'),
      yours: () => (fr ? 'à vous' : 'yours'),
      theirs: () => (fr ? 'à un autre' : 'of another'),
      aim: () => (fr ? 'But' : 'Aim'),
      'aim-text': () => (fr ? 'la plus haute somme' : 'the highest sum'),
    },
  };
}

const lamp = {
  id: 'lamp',
  provenance: 'reconstructed' as const,
  queries: { value: (value: number) => value + 1 },
};

const statement = (n: number, fr: string, en: string) =>
  ({ id: `LAN-1.${n}`, page: 1, kind: 'rule', from: [`L${n}`], fr, en }) as const;

function layCards(start: Start): SetUp<Lantern> {
  const cards = start.shuffled(Array.from({ length: 9 }, (_, i) => `card-${i + 1}`));
  const seats = Array.from({ length: start.seats }, (_, seat) => seat);
  const hand = (seat: number) => cards.slice(seat * SLOTS, (seat + 1) * SLOTS);
  return {
    world: {
      hands: seats.map((seat) => pile('cards', `hand:${seat}`, hand(seat), knowers(seat))),
      shown: pile('cards', 'shown'),
      sums: seats.map(() => 0),
      turn: 0,
      trap: start.options['trap'] ?? 'none',
    },
    board: {},
    phase: 'bid',
  };
}

const noSymbol = { none: 'nobody draws it yet' };

const typed: Game<Lantern> = {
  id: 'lantern',
  version: 3,
  modes: [
    {
      id: 'duel',
      seats: [2, 2],
      options: { trap: { values: ['none', 'error', 'endless'], default: 'none' } },
      missions: [],
      outcomes: ['most', 'tie'],
    },
    { id: 'quest', seats: [2, 3], options: {}, missions: ['short', 'long'], outcomes: ['most', 'tie'] },
  ],
  minutes: [2, 5],
  bound: 20,
  setup: layCards,
  phases: { bid, turn },
  listeners: () => [{ component: lamp, holder: 'table' }],
  components: [lamp, { id: 'rope', provenance: 'reconstructed' }, { id: 'ghost', provenance: 'reconstructed' }],
  appears: (component, { mode }) => component !== 'ghost' || mode === 'quest',
  copy: (world) => ({
    hands: world.hands.map(copyPile),
    shown: copyPile(world.shown),
    sums: world.sums.slice(),
    turn: world.turn,
    trap: world.trap,
  }),
  invariants: () => [],
  scene,
  whereabouts: ({ world: { sums, hands, shown } }) => ({
    pieces: {
      ...Object.fromEntries(sums.map((_, seat) => [`figure:${seat}`, `room:${seat}`])),
      ...Object.fromEntries([1, 2, 3].map((n) => [`rat:${n}`, 'room:2'])),
    },
    piles: { ...Object.fromEntries(hands.map(({ cards }, seat) => [`hand:${seat}`, cards])), shown: shown.cards },
  }),
  art: PLAIN_ART,
  signs: {
    events: {
      led: sign.told('LAN-1.1', noSymbol, null, ({ seat }) => [mark.change(`figure:${seat}`)], { heading: true }),
      played: sign.told('LAN-1.2', noSymbol, null, ({ seat }) => [mark.change(`sum:${seat}`)], {
        shows: ({ card }) => ({ card }),
      }),
    },
    answers: { bid: null, play: null },
    deadly: [],
  },
  promises: { slot: 'tells' },
  words: { fr: wordsIn('fr'), en: wordsIn('en') },
  rulebook: {
    prefix: 'LAN',
    list: { prefix: 'L', count: 3 },
    chapters: [
      {
        title: { fr: 'Règles', en: 'Rules' },
        statements: [
          statement(1, 'Chacun mise en secret.', 'Everybody bids in secret.'),
          {
            ...statement(2, 'Chacun joue une carte.', 'Each plays a card.'),
            reading: { fr: 'Une seule.', en: 'Only one.' },
          },
          statement(3, 'La plus haute somme gagne.', 'The highest sum wins.'),
        ],
      },
    ],
    excused: [],
    examples: [
      {
        id: 'LAN-E1',
        page: 1,
        proves: ['LAN-1.3'],
        title: { fr: 'Une fin', en: 'An end' },
        position: {
          config: { mode: 'duel', mission: null, seats: 2, options: {} },
          setUp: (start) => ({ ...layCards(start), phase: 'turn' }),
        },
      },
    ],
  },
};

/** Lantern on the kernel. */
export const lantern: Game = anyGame(typed);

/** The cards of a world's hands, for tests that look for them in what was printed. */
export function handsOf(world: object): readonly (readonly Json[])[] {
  return (world as World).hands.map(({ cards }) => [...cards]);
}
