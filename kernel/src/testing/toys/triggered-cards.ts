/**
 * Triggered cards: hidden cards and open skills that act in another seat's turn. Hooks of both kinds.
 *
 * 1. In your turn you draw a card, then gather gold or steal 2 from somebody.
 * 2. Before a theft or a gathering, every other seat may play one card of its hand that answers it.
 * 3. After a theft, skills and charms act, from the thief's left on, each skill once a turn for its holder.
 * 4. The mimic acts as the skill of its holder's left neighbour.
 * 5. Whoever has enough gold wins at once; when the turns are over, the richest do.
 */
import {
  type Component,
  copyPile,
  EVERYBODY,
  type Flow,
  type Game,
  knowers,
  type Listener,
  type Pile,
  pile,
  type Seat,
  type Table,
} from '../../index.ts';
import { bareGame } from './bare-game.ts';

const ENOUGH = 9;
const TURNS = 10;

type SkillId = 'avenger' | 'tithe' | 'frugal' | 'mimic';
type CharmId = 'hex' | 'clover';
type CardFace = 'parry' | 'tax' | 'windfall';

/** A theft or a gathering, while it is under way. Public, so that it may be held across questions. */
interface Deed {
  readonly kind: 'theft' | 'gathering';
  readonly seat: Seat;
  readonly victim: Seat | null;
  stopped: boolean;
}

interface World {
  turn: Seat;
  turns: number;
  gold: number[];
  skills: SkillId[];
  /** The charms that lie before each seat, until they break. */
  charms: CharmId[][];
  hands: Pile[];
  deck: Pile;
  discards: Pile;
  /** What has acted in this turn: `holder/component`. */
  acted: string[];
}

/** The types of the triggered cards. */
export interface TriggeredCards {
  world: World;
  board: object;
  phase: 'turn';
  questions: { deed: object; answer: { deed: Deed['kind']; by: number } };
  facts: { yields: { gold: number } };
  refusals: { poor: { seat: number }; 'not-an-answer': object };
  events: {
    drew: { seat: number };
    gathered: { seat: number; gold: number };
    stole: { seat: number; victim: number; gold: number };
    answered: { seat: number; card: string };
    parried: { seat: number };
    gained: { seat: number; gold: number; from: string };
    broke: { seat: number; charm: CharmId };
  };
  verbs: 'gather' | 'steal' | 'pass' | 'play';
  outcomes: 'rich' | 'time';
  queries: { gathering: readonly [number, { readonly seat: Seat }] };
  flows: { 'after-theft': Deed; answer: Deed };
}

type CardTable = Table<TriggeredCards>;
type Piece = Component<TriggeredCards>;

function gain(table: CardTable, seat: Seat, gold: number, from: string): void {
  table.world.gold[seat] = (table.world.gold[seat] as number) + gold;
  table.tell('gained', 'CARDS-1.3', { seat, gold, from });
}

/** Is it the first time this turn? The memory is by holder and component: a copy counts apart from its original. */
function firstThisTurn(table: CardTable, self: Listener<TriggeredCards>): boolean {
  const name = `${self.holder}/${self.component.id}`;
  if (table.world.acted.includes(name)) return false;
  table.world.acted.push(name);
  return true;
}

// ── Skills: open, one a seat ─────────────────────────────────────────────────────────────────────────────────────────

/** Gains 1 when robbed. */
const avenger: Piece = {
  id: 'avenger',
  provenance: 'reconstructed',
  flows: {
    *'after-theft'(table, deed, self) {
      const seat = Number(self.holder);
      if (deed.victim === seat && firstThisTurn(table, self)) gain(table, seat, 1, self.component.id);
    },
  },
};

/** Gains 1 when others steal. */
const tithe: Piece = {
  id: 'tithe',
  provenance: 'reconstructed',
  flows: {
    *'after-theft'(table, deed, self) {
      const seat = Number(self.holder);
      if (deed.seat !== seat && firstThisTurn(table, self)) gain(table, seat, 1, self.component.id);
    },
  },
};

/** Gathers 1 more while poor. */
const frugal: Piece = {
  id: 'frugal',
  provenance: 'reconstructed',
  queries: {
    gathering: (gold, { seat }, self, table) =>
      String(seat) === self.holder && (table.world.gold[seat] as number) < 4 ? gold + 1 : gold,
  },
};

/** Acts as the skill of the left neighbour, in its own name. */
const mimic: Piece = {
  id: 'mimic',
  provenance: 'reconstructed',
  queries: {
    gathering: (gold, context, self, table) =>
      copiedBy(self, table).queries?.gathering?.(gold, context, self, table) ?? gold,
  },
  flows: {
    *'after-theft'(table, deed, self) {
      const copied = copiedBy(self, table).flows?.['after-theft'];
      if (copied !== undefined) yield* copied(table, deed, self);
    },
  },
};

const SKILLS: { readonly [S in SkillId]: Piece } = { avenger, tithe, frugal, mimic };
const SKILL_ORDER: readonly SkillId[] = ['avenger', 'tithe', 'frugal', 'mimic'];

/** There is one mimic, so it never copies itself. */
function copiedBy(self: Listener<TriggeredCards>, table: CardTable): Piece {
  const { skills } = table.world;
  return SKILLS[skills[(Number(self.holder) + 1) % skills.length] as SkillId];
}

// ── Charms: open, they break ─────────────────────────────────────────────────────────────────────────────────────────

/** When its holder is robbed, it breaks with every clover on the table: they no longer hear this theft. */
const hex: Piece = {
  id: 'hex',
  provenance: 'reconstructed',
  flows: {
    *'after-theft'(table, deed, self) {
      const seat = Number(self.holder);
      if (deed.victim !== seat) return;
      breakCharm(table, seat, 'hex');
      for (let other = 0; other < table.seats; other++) breakCharm(table, other, 'clover');
    },
  },
};

/** Gains 1 at any theft. */
const clover: Piece = {
  id: 'clover',
  provenance: 'reconstructed',
  flows: {
    *'after-theft'(table, _deed, self) {
      gain(table, Number(self.holder), 1, 'clover');
    },
  },
};

const CHARMS: { readonly [C in CharmId]: Piece } = { hex, clover };

function breakCharm(table: CardTable, seat: Seat, charm: CharmId): void {
  const charms = table.world.charms[seat] as CharmId[];
  const at = charms.indexOf(charm);
  if (at < 0) return;
  charms.splice(at, 1);
  table.tell('broke', 'CARDS-1.3', { seat, charm });
}

// ── Cards: hidden, played in another seat's turn ─────────────────────────────────────────────────────────────────────

/** Stops a theft from its holder. */
const parry: Piece = {
  id: 'parry',
  provenance: 'reconstructed',
  flows: {
    *answer(table, deed, self) {
      deed.stopped = true;
      table.tell('parried', 'CARDS-1.2', { seat: Number(self.holder) });
    },
  },
};

/** Gains 1 from a gathering. */
const tax: Piece = {
  id: 'tax',
  provenance: 'reconstructed',
  flows: {
    *answer(table, _deed, self) {
      gain(table, Number(self.holder), 1, 'tax');
    },
  },
};

/** Gains 1, or 2 on a die of 4 or more; answers anything. */
const windfall: Piece = {
  id: 'windfall',
  provenance: 'reconstructed',
  flows: {
    *answer(table, _deed, self) {
      gain(table, Number(self.holder), table.roll(6) >= 4 ? 2 : 1, 'windfall');
    },
  },
};

const CARDS: { readonly [F in CardFace]: Piece } = { parry, tax, windfall };
const DECK = ['parry-1', 'parry-2', 'parry-3', 'tax-1', 'tax-2', 'tax-3', 'windfall-1', 'windfall-2', 'windfall-3'];

function faceOf(card: string): CardFace {
  return card.slice(0, card.indexOf('-')) as CardFace;
}

function answersDeed(face: CardFace, seat: Seat, deed: Deed): boolean {
  if (face === 'parry') return deed.kind === 'theft' && deed.victim === seat;
  return face === 'windfall' || deed.kind === 'gathering';
}

// ── The turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function judgeTheft(world: World, victim: Seat) {
  return (world.gold[victim] as number) > 0
    ? null
    : ({ key: 'poor', params: { seat: victim }, cite: 'CARDS-1.1' } as const);
}

function othersFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

function* turn(table: CardTable): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  world.acted = [];
  draw(table, seat);
  const victim = yield* table.ask(seat, {
    key: 'deed',
    params: {},
    cite: 'CARDS-1.1',
    options: () => [
      table.option('gather', null, null, () => ({
        facts: [{ key: 'yields', params: { gold: table.query('gathering', 1, { seat }) } }],
      })),
      ...othersFrom(seat, table.seats).map((other) =>
        table.option(`steal:${other}`, other, judgeTheft(table.world, other)),
      ),
    ],
  });
  yield* carryOut(table, { kind: victim === null ? 'gathering' : 'theft', seat, victim, stopped: false });
  yield* endOfTurn(table);
  return 'turn';
}

function draw(table: CardTable, seat: Seat): void {
  const { deck, hands } = table.world;
  if (deck.cards.length === 0) return;
  table.move(deck, deck.cards.length - 1, hands[seat] as Pile, knowers(seat));
  table.tell('drew', 'CARDS-1.1', { seat });
}

function* carryOut(table: CardTable, deed: Deed): Flow<void> {
  for (const other of othersFrom(deed.seat, table.seats)) yield* askAnswer(table, other, deed);
  if (deed.stopped) return;
  if (deed.victim === null) gather(table, deed.seat);
  else yield* steal(table, deed, deed.victim);
}

function judgeAnswer(world: World, seat: Seat, slot: number, deed: Deed) {
  const card = (world.hands[seat] as Pile).cards[slot] as string;
  return answersDeed(faceOf(card), seat, deed)
    ? null
    : ({ key: 'not-an-answer', params: {}, cite: 'CARDS-1.2' } as const);
}

/** Asked every time, whatever the hand holds: whether somebody is asked must tell nothing. */
function* askAnswer(table: CardTable, seat: Seat, deed: Deed): Flow<void> {
  const { world } = table;
  const hand = world.hands[seat] as Pile;
  const slot = yield* table.ask(seat, {
    key: 'answer',
    params: { deed: deed.kind, by: deed.seat },
    cite: 'CARDS-1.2',
    options: () => [
      table.option('pass', -1),
      ...hand.cards.map((_, slot) => table.option(`play:${slot}`, slot, judgeAnswer(table.world, seat, slot, deed))),
    ],
  });
  if (slot < 0) return;
  table.move(hand, slot, world.discards, EVERYBODY);
  const card = world.discards.cards[world.discards.cards.length - 1] as string;
  table.tell('answered', 'CARDS-1.2', { seat, card });
  const component = CARDS[faceOf(card)];
  const answer = component.flows?.answer;
  if (answer !== undefined) yield* table.act({ component }, answer(table, deed, { component, holder: String(seat) }));
}

function gather(table: CardTable, seat: Seat): void {
  const gold = table.query('gathering', 1, { seat });
  table.world.gold[seat] = (table.world.gold[seat] as number) + gold;
  table.tell('gathered', 'CARDS-1.1', { seat, gold });
}

function* steal(table: CardTable, deed: Deed, victim: Seat): Flow<void> {
  const { world } = table;
  const gold = Math.min(2, world.gold[victim] as number);
  world.gold[victim] = (world.gold[victim] as number) - gold;
  world.gold[deed.seat] = (world.gold[deed.seat] as number) + gold;
  table.tell('stole', 'CARDS-1.1', { seat: deed.seat, victim, gold });
  yield* table.fire('after-theft', deed);
}

function* endOfTurn(table: CardTable): Flow<void> {
  const { world } = table;
  const most = Math.max(...world.gold);
  const winners = world.gold.flatMap((gold, seat) => (gold === most ? [seat] : []));
  if (most >= ENOUGH) yield* table.end({ id: 'rich', cite: 'CARDS-1.5', winners });
  world.turns += 1;
  if (world.turns === TURNS) yield* table.end({ id: 'time', cite: 'CARDS-1.5', winners });
  world.turn = (world.turn + 1) % table.seats;
}

/** Skills and charms from the seat after the one whose turn it is; a seat's skill before its charms. */
function listeners(world: World): Listener<TriggeredCards>[] {
  const order = [...othersFrom(world.turn, world.skills.length), world.turn];
  return order.flatMap((seat) => {
    const pieces = [
      SKILLS[world.skills[seat] as SkillId],
      ...(world.charms[seat] as CharmId[]).map((id) => CHARMS[id]),
    ];
    return pieces.map((component) => ({ component, holder: String(seat) }));
  });
}

const COMPONENTS: readonly Piece[] = [...SKILL_ORDER.map((id) => SKILLS[id]), hex, clover, parry, tax, windfall];

/** The triggered cards on the kernel. */
export const triggeredCards: Game<TriggeredCards> = {
  ...bareGame<TriggeredCards>({
    id: 'triggered-cards',
    prefix: 'CARDS',
    seats: [2, 3],
    outcomes: ['rich', 'time'],
    bound: TURNS * 3,
    questions: ['deed', 'answer'],
    facts: ['yields'],
    refusals: ['poor', 'not-an-answer'],
    events: ['drew', 'gathered', 'stole', 'answered', 'parried', 'gained', 'broke'],
    verbs: ['gather', 'steal', 'pass', 'play'],
    components: COMPONENTS.map(({ id }) => id),
    cites: 5,
  }),
  setup: (start) => {
    const seats = Array.from({ length: start.seats }, (_, seat) => seat);
    const deck = pile('cards', 'deck', DECK);
    start.shuffle(deck);
    const skills = start.shuffled(SKILL_ORDER).slice(0, start.seats);
    const hexed = start.below(start.seats);
    return {
      world: {
        turn: 0,
        turns: 0,
        gold: seats.map(() => 3),
        skills,
        charms: seats.map((seat): CharmId[] => [seat === hexed ? 'hex' : 'clover']),
        hands: seats.map((seat) => pile('cards', `hand:${seat}`, deck.cards.splice(-1), knowers(seat))),
        deck: pile('cards', 'deck', deck.cards),
        discards: pile('cards', 'discards'),
        acted: [],
      },
      board: {},
      phase: 'turn',
    };
  },
  phases: { turn },
  listeners,
  components: COMPONENTS,
  copy: (world) => ({
    turn: world.turn,
    turns: world.turns,
    gold: world.gold.slice(),
    skills: world.skills.slice(),
    charms: world.charms.map((charms) => charms.slice()),
    hands: world.hands.map(copyPile),
    deck: copyPile(world.deck),
    discards: copyPile(world.discards),
    acted: world.acted.slice(),
  }),
  invariants: (world) => {
    const cards = new Set([...world.hands, world.deck, world.discards].flatMap((of) => of.cards));
    const poor = world.gold.flatMap((gold, seat) => (gold < 0 ? [`seat ${seat} has ${gold} gold`] : []));
    return cards.size === DECK.length ? poor : [...poor, 'a card is lost'];
  },
};
