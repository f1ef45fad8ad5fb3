/**
 * Storyline: friends tell a story together, and a raven spoils it.
 *
 * 1. In turn, a friend plays a card: it joins the story.
 * 2. Its symbols, and those of the friend's card before it, are spent one by one: to move, to help, to strike, to avert. Tokens
 *    of the friend pay as well, and a wild one for anything.
 * 3. At the end of a turn in the park that no menace covers, the friend gains a wild token.
 * 4. After every two cards of friends the raven plans: it flies clockwise, a rogue comes to where it lands, and some of its
 *    plans cover a symbol of the last card.
 * 5. Four neighbours helped and two menaces averted: the story is told. A plan too many: it is spoilt.
 */
import type { Fact, Flow, Option, Verdict } from '@necropole/kernel';
import {
  type CardId,
  DECKS,
  DOES,
  GOALS,
  HAND,
  isPlan,
  LOCATIONS,
  type LocationId,
  NEEDS,
  onwards,
  PLANS,
  PRESSURE,
  SLOTS,
  SYMBOLS,
  type SymbolId,
} from './content.ts';
import { chipName, friendName, tokenName } from './names.ts';
import type { Payment, Storyline, StorylineTable, World } from './shape.ts';

export function setUp(): World {
  return {
    turn: 0,
    friends: DECKS.map((deck, friend) => ({
      at: friend === 0 ? 'harbour' : 'tower',
      hand: deck.slice(0, HAND),
      deck: deck.slice(HAND),
      tokens: friend === 0 ? ['wild'] : ['move', 'strike'],
    })),
    raven: 'bridge',
    plans: [...PLANS],
    story: [],
    bystanders: (['harbour', 'harbour', 'market', 'tower', 'mill', 'park', 'park'] as const).map((at, i, all) => ({
      id: `bystander-${i + 1}`,
      is: i % 3 === 1 ? 'rogue' : 'neighbour',
      at,
      slot: all.slice(0, i).filter((other) => other === at).length,
    })),
    menaces: [
      { card: 'fire', at: 'harbour', have: 0 },
      { card: 'flood', at: 'park', have: 0 },
    ],
    chips: [],
    scandals: [],
    helped: 0,
    averted: 0,
  };
}

// ── A turn ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function* turn(table: StorylineTable): Flow<'turn' | 'plan'> {
  const { world } = table;
  const friend = world.turn;
  const own = friendOf(world, friend);
  const card = yield* table.ask(friend % table.seats, {
    key: 'play',
    params: {},
    cite: 'STORY-1.1',
    refs: [friendName(friend)],
    options: () => own.hand.map((one) => table.option(`play:${one}`, one, null, () => ({ refs: [one] }))),
  });
  own.hand = own.hand.filter((one) => one !== card);
  world.chips = [...chipsOf(world, lastCard(world)), ...chipsOf(world, card)];
  world.story.push(card);
  table.tell('played', 'STORY-1.1', { friend, card });
  while (yield* spend(table, friend)) if (yield* isOver(table)) break;
  yield* rest(table, friend);
  world.turn = (friend + 1) % world.friends.length;
  const since = world.story.length - 1 - world.story.findLastIndex(isPlan);
  return since >= PRESSURE ? 'plan' : 'turn';
}

function friendOf({ friends }: World, friend: number): World['friends'][number] {
  const own = friends[friend];
  if (own === undefined) throw new Error(`There is no friend ${friend}`);
  return own;
}

function lastCard({ story }: World): CardId | null {
  return story.findLast((one): one is CardId => !isPlan(one)) ?? null;
}

function chipsOf({ scandals }: World, card: CardId | null): World['chips'] {
  if (card === null) return [];
  return SYMBOLS[card].map((symbol, i) => {
    const isCovered = i === 0 && scandals.includes(card);
    return { card, symbol, state: isCovered ? 'covered' : 'open' };
  });
}

type Action =
  | { readonly do: 'move'; readonly to: LocationId; readonly pay: Payment }
  | { readonly do: 'help' | 'strike'; readonly bystander: string; readonly pay: Payment }
  | { readonly do: 'avert'; readonly card: string; readonly pay: Payment }
  | { readonly do: 'strike-raven'; readonly pay: Payment }
  | { readonly do: 'end' };

/** One symbol is spent; is there more to be done? */
function* spend(table: StorylineTable, friend: number): Flow<boolean> {
  const { world } = table;
  const own = friendOf(world, friend);
  const action = yield* table.ask(friend % table.seats, {
    key: 'spend',
    params: {},
    cite: 'STORY-1.2',
    refs: [friendName(friend)],
    context: () => {
      const symbols = world.chips.filter(({ state }) => state === 'open').length;
      return [{ key: 'left', params: { symbols, tokens: own.tokens.length } }];
    },
    options: () => actions(table, friend),
  });
  if (action.do === 'end') return false;
  pay(world, friend, action.pay);
  if (action.do === 'move') {
    table.tell('moved', 'STORY-1.2', { friend, from: own.at, to: action.to });
    own.at = action.to;
  } else if (action.do === 'help' || action.do === 'strike') {
    const { at } = own;
    world.bystanders = world.bystanders.filter(({ id }) => id !== action.bystander);
    if (action.do === 'help') world.helped = Math.min(GOALS.helped, world.helped + 1);
    if (action.do === 'help') table.tell('helped', 'STORY-1.2', { at, now: world.helped });
    else table.tell('struck', 'STORY-1.2', { at });
  } else if (action.do === 'avert') {
    const menace = world.menaces.find(({ card }) => card === action.card);
    if (menace === undefined) throw new Error(`There is no ${action.card} any more`);
    menace.have += 1;
    table.tell('averted', 'STORY-1.2', { card: menace.card, now: menace.have });
    if (menace.have === NEEDS) {
      world.menaces = world.menaces.filter((one) => one !== menace);
      world.averted += 1;
    }
  }
  return true;
}

function actions(table: StorylineTable, friend: number): readonly Option<Action, Storyline>[] {
  const { world } = table;
  const { at } = friendOf(world, friend);
  const here = world.bystanders.filter((one) => one.at === at);
  const menaces = world.menaces.filter((one) => one.at === at);
  const goal = (now: number, most: number): readonly Fact<Storyline>[] => [
    { key: 'after', params: { now, goal: most } },
  ];
  return [
    ...here.flatMap(({ id, is }) =>
      is === 'neighbour'
        ? paid(
            table,
            friend,
            'help',
            `help:${id}`,
            [at, id],
            null,
            goal(Math.min(GOALS.helped, world.helped + 1), GOALS.helped),
            (by) => ({
              do: 'help',
              bystander: id,
              pay: by,
            }),
          )
        : paid(table, friend, 'strike', `strike:${id}`, [at, id], null, [], (by) => ({
            do: 'strike',
            bystander: id,
            pay: by,
          })),
    ),
    ...menaces.flatMap(({ card, have }) =>
      paid(table, friend, 'help', `avert:${card}`, [at, card], null, goal(have + 1, NEEDS), (by) => ({
        do: 'avert',
        card,
        pay: by,
      })),
    ),
    ...LOCATIONS.filter((to) => to !== at).flatMap((to) =>
      paid(table, friend, 'move', `move:${to}`, [to], judgeMove(at, to), [], (by) => ({ do: 'move', to, pay: by }), [
        at,
        to,
      ]),
    ),
    table.option('end', { do: 'end' }),
    ...(table.light
      ? []
      : [
          table.option(
            'strike:raven',
            { do: 'strike-raven', pay: { chip: 0 } },
            { key: 'guarded', params: {}, cite: 'STORY-1.5' },
            () => ({
              refs: ['raven'],
            }),
          ),
        ]),
  ];
}

function judgeMove(from: LocationId, to: LocationId): Verdict<Storyline> {
  const isBeside = [onwards(from, 1), onwards(from, -1)].includes(to);
  return isBeside ? null : { key: 'too-far', params: {}, cite: 'STORY-1.2', refs: [to] };
}

/** An action for each way to pay for it that is a choice: first a symbol of the turn, then a token. */
function paid(
  table: StorylineTable,
  friend: number,
  symbol: SymbolId,
  key: `${Storyline['verbs']}:${string}`,
  refs: readonly string[],
  refusal: Verdict<Storyline>,
  facts: readonly Fact<Storyline>[],
  value: (pay: Payment) => Action,
  path: readonly string[] = [],
): readonly Option<Action, Storyline>[] {
  const [first, other] = refusal === null ? payments(table.world, friend, symbol) : [];
  if (first === undefined) {
    if (table.light) return [];
    const why: Verdict<Storyline> = refusal ?? { key: 'no-symbol', params: { symbol }, cite: 'STORY-1.2' };
    return [table.option(key, value({ chip: 0 }), why, () => ({ refs }))];
  }
  const beside = (by: Payment) => ({
    refs,
    facts,
    path,
    pays: ['chip' in by ? chipName(by.chip) : tokenName(friend, by.token)],
  });
  return [
    table.option(key, value(first), null, () => beside(first)),
    ...(other === undefined
      ? []
      : [table.option(`${key}:token`, value(other), null, () => ({ ...beside(other), insteadOf: key }))]),
  ];
}

function payments({ chips, friends }: World, friend: number, symbol: SymbolId): readonly Payment[] {
  const chip = (wanted: SymbolId): number => chips.findIndex((one) => one.state === 'open' && one.symbol === wanted);
  const token = (wanted: SymbolId): number => friends[friend]?.tokens.indexOf(wanted) ?? -1;
  const ofTurn = [chip(symbol), chip('wild')].find((one) => one >= 0);
  const ofFriend = [token(symbol), token('wild')].find((one) => one >= 0);
  return [
    ...(ofTurn === undefined ? [] : [{ chip: ofTurn }]),
    ...(ofFriend === undefined ? [] : [{ token: ofFriend }]),
  ];
}

function pay(world: World, friend: number, payment: Payment): void {
  if ('token' in payment) friendOf(world, friend).tokens.splice(payment.token, 1);
  else {
    const chip = world.chips[payment.chip];
    if (chip !== undefined) chip.state = 'spent';
  }
}

/** The end of a turn: what is left is gone, the hand is filled, and the park gives. */
function* rest(table: StorylineTable, friend: number): Flow<void> {
  const { world } = table;
  const own = friendOf(world, friend);
  world.chips = [];
  const next = own.deck.shift();
  if (next !== undefined) own.hand.push(next);
  if (own.at === 'park' && !world.menaces.some(({ at }) => at === 'park') && own.tokens.length < HAND) {
    own.tokens.push('wild');
    table.tell('gained', 'STORY-1.3', { friend, symbol: 'wild' });
  }
  yield* isOver(table);
}

function* isOver(table: StorylineTable): Flow<boolean> {
  const { helped, averted } = table.world;
  if (helped < GOALS.helped || averted < GOALS.averted) return false;
  const winners = Array.from({ length: table.seats }, (_, seat) => seat);
  yield* table.end({ id: 'told', cite: 'STORY-1.5', winners });
  return true;
}

// ── The raven ─────────────────────────────────────────────────────────────────────────────────────────────────────

export function* plan(table: StorylineTable): Flow<'turn'> {
  const { world } = table;
  const card = world.plans.shift();
  if (card === undefined) {
    yield* table.end({ id: 'spoilt', cite: 'STORY-1.5', winners: [] });
    return 'turn';
  }
  const { steps, scandal } = DOES[card];
  const before = lastCard(world);
  const from = world.raven;
  world.raven = onwards(from, steps);
  world.story.push(card);
  table.tell('planned', 'STORY-1.4', { card, from, to: world.raven });
  const slots = world.bystanders.filter(({ at }) => at === world.raven).map(({ slot }) => slot);
  const free = Array.from({ length: SLOTS }, (_, slot) => slot).find((slot) => !slots.includes(slot));
  if (free !== undefined && world.raven !== 'mill') {
    world.bystanders.push({ id: `rogue-${world.story.length}`, is: 'rogue', at: world.raven, slot: free });
  }
  if (scandal && before !== null) {
    world.scandals.push(before);
    table.tell('scandal', 'STORY-1.4', { card: before });
  }
  return 'turn';
}
