/** The small choices that components ask for: a Location, a Hero, an enemy, a token, a card, or whether to use them at all. */
import { type Beside, chooseAmong, type Fact, type Option, type Seat, type Wording } from '@necropole/kernel';
import type { HeroCardId, ThreatCardId } from '../content/ids.ts';
import type { ActionSymbol, Bystander } from '../content/symbols.ts';
import type { WayId } from '../content/ways.ts';
import { countIn, heroById, placeOf, whoIs } from '../reading.ts';
import type { Enemy, Mu, MuTable, Rule, SymbolBecomes } from '../shape.ts';
import type { Hero, LocationId } from '../world.ts';
import { askTeam, villainSeat } from './asking.ts';
import { enemyId, enemyRefs, slotId } from './pointing.ts';
import { called, symbolFacts } from './printed.ts';

/** Who is asked, for what, and by which rule. */
export interface Choice {
  /** A Hero's player; the Hero players together, for ties; or the Villain player. */
  readonly by: Hero | 'team' | 'villain';
  /** The component that asks: its name stands in the question. */
  readonly component: string;
  readonly cite: string;
  /** What is at stake, besides what the component does. */
  readonly facts?: () => readonly Fact<Mu>[];
  /** May the answer be "no, thanks"? Then `null` is given back. */
  readonly optional?: boolean;
  /** It is only asked because several fit equally: where one alone does, it is that one. */
  readonly tie?: true;
}

/** Where several fit what a component says, the Hero players choose, against a Villain player too (MU-12.23, MU-13.10). */
export function tie({ board }: MuTable, component: string): Choice {
  return { by: 'team', component, cite: board.villainSeat === null ? 'MU-12.23' : 'MU-13.10', tie: true };
}

type ChoiceKey =
  | 'choose-location'
  | 'choose-one-hero'
  | 'choose-enemy'
  | 'choose-bystander'
  | 'choose-token'
  | 'choose-card'
  | 'choose-symbol'
  | 'choose-way';

/** What the component that asks does. */
export function effectOf(component: string): readonly Fact<Mu>[] {
  return [{ key: 'effect-of', params: { component } }];
}

function wordingOf(key: ChoiceKey | 'may-use', { by, component, cite, facts }: Choice): Wording<Mu> {
  return {
    key,
    params: { component },
    cite,
    // Whoever is asked is brought into view, wherever the Villain has just been.
    ...(typeof by === 'string' ? {} : { refs: [by.id] }),
    context: () => [...effectOf(component), ...(facts?.() ?? [])],
  };
}

function seatOf(table: MuTable, { by }: Choice): Seat | null {
  if (by === 'team') return null;
  return by === 'villain' ? villainSeat(table) : by.seat;
}

/** One of several; `null` when the answer is no, or when there is none to choose. */
function* choose<T extends string>(
  table: MuTable,
  choice: Choice,
  key: ChoiceKey,
  items: readonly T[],
  optionOf: (item: T) => Option<T, Mu>,
): Rule<T | null> {
  const [only] = items;
  if (only === undefined) return null;
  if (choice.tie === true && items.length === 1) return only;
  const pass =
    choice.optional === true
      ? [table.option('pass', null, null, () => ({ facts: [{ key: 'effect-left', params: {} }] }))]
      : [];
  const seat = seatOf(table, choice);
  const wording = wordingOf(key, choice);
  if (seat !== null) return yield* chooseAmong(table, seat, wording, items, optionOf, pass);
  const options = (): readonly Option<T | null, Mu>[] => [...items.map(optionOf), ...pass];
  return yield* askTeam(table, { ...wording, options });
}

/** One of these Locations. */
export function chooseLocation(table: MuTable, choice: Choice, places: readonly LocationId[]): Rule<LocationId | null> {
  return choose(table, choice, 'choose-location', places, (at) =>
    table.option(`location:${at}`, at, null, () => ({ refs: [at], facts: locationFacts(table, at) })),
  );
}

/** What is to be found in a Location. */
export function locationFacts({ world }: MuTable, at: LocationId): readonly Fact<Mu>[] {
  const place = placeOf(world, at);
  const thugs = countIn(place, 'thug');
  const civilians = countIn(place, 'civilian');
  return [
    { key: 'bystanders-there', params: { thugs, civilians } },
    ...(world.villain.at === at ? [{ key: 'villain-there' as const, params: {} }] : []),
  ];
}

/** One of these Heroes, with what it would mean to each. Ties are the players' to decide (MU-12.23). */
export function* chooseHero(
  table: MuTable,
  choice: Choice,
  heroes: readonly Hero[],
  factsOf: (hero: Hero) => readonly Fact<Mu>[] = () => [],
): Rule<Hero | null> {
  const ids = heroes.map(({ id }) => id);
  const cite = table.board.commander ? 'MU-14.18' : choice.cite;
  const id = yield* choose(table, { ...choice, cite }, 'choose-one-hero', ids, (each) => {
    const hero = heroById(table.world, each);
    return table.option(`hero:${each}`, each, null, () => besideHero(hero, factsOf(hero)));
  });
  return id === null ? null : heroById(table.world, id);
}

/** A Hero by name, with what it would mean, how many cards they have, and Crisis tokens. */
export function besideHero(hero: Hero, facts: readonly Fact<Mu>[] = []): Beside<Mu> {
  const { id, hand, deck, crisis } = hero;
  const who = whoIs(hero);
  return {
    refs: [id],
    called: called(who),
    facts: [
      ...facts,
      { key: 'hand', params: { who, cards: hand.cards.length, deck: deck.cards.length } },
      ...(crisis > 0 ? [{ key: 'crisis-held' as const, params: { who, crisis } }] : []),
    ],
  };
}

/** One of these enemies. */
export function* chooseEnemy(table: MuTable, choice: Choice, enemies: readonly Enemy[]): Rule<Enemy | null> {
  const ids = enemies.map(enemyId);
  const id = yield* choose(table, choice, 'choose-enemy', ids, (each) => {
    const enemy = enemies[ids.indexOf(each)];
    return table.option(`enemy:${each}`, each, null, () => ({
      refs: enemy === undefined ? [] : enemyRefs(table, enemy),
    }));
  });
  return id === null ? null : (enemies[ids.indexOf(id)] ?? null);
}

/** A Thug or a Civilian of one of these Locations. */
export interface BystanderAt {
  readonly bystander: Bystander;
  readonly at: LocationId;
}

export function* chooseBystander(
  table: MuTable,
  choice: Choice,
  among: readonly BystanderAt[],
): Rule<BystanderAt | null> {
  const ids = among.map(({ bystander, at }) => `${bystander}@${at}`);
  const id = yield* choose(table, choice, 'choose-bystander', ids, (each) => {
    const { bystander, at } = among[ids.indexOf(each)] as BystanderAt; // one of them
    const slot = placeOf(table.world, at).slots.lastIndexOf(bystander);
    return table.option(`bystander:${each}`, each, null, () => ({ refs: [at, slotId(at, slot)] }));
  });
  return id === null ? null : (among[ids.indexOf(id)] ?? null);
}

/** What becomes of the symbol, or the kind of token, that is chosen. */
export function becomes(what: SymbolBecomes): Beside<Mu> {
  return { facts: [{ key: 'symbol-becomes', params: { what } }] };
}

/** One kind of Action token; `beside` tells what it takes, where a token is given up. */
export function chooseToken(
  table: MuTable,
  choice: Choice,
  symbols: readonly ActionSymbol[],
  beside: (symbol: ActionSymbol) => Beside<Mu> = () => ({}),
): Rule<ActionSymbol | null> {
  return choose(table, choice, 'choose-token', symbols, (symbol) =>
    table.option(`token:${symbol}`, symbol, null, () => beside(symbol)),
  );
}

/** One kind of symbol; `beside` tells what it takes, where a symbol of the turn is given up. */
export function chooseSymbol(
  table: MuTable,
  choice: Choice,
  symbols: readonly ActionSymbol[],
  beside: (symbol: ActionSymbol) => Beside<Mu> = () => ({}),
): Rule<ActionSymbol | null> {
  return choose(table, choice, 'choose-symbol', symbols, (symbol) =>
    table.option(`symbol:${symbol}`, symbol, null, () => beside(symbol)),
  );
}

/** One of these cards of the Storyline, or of a hand that whoever is asked knows. */
export function chooseCard(table: MuTable, choice: Choice, cards: readonly HeroCardId[]): Rule<HeroCardId | null> {
  return choose(table, choice, 'choose-card', cards, (card) =>
    table.option(`card:${card}`, card, null, () => ({ refs: [card] })),
  );
}

/** A card of a Hero's hand, by its place: the key of the answer tells nobody which it is. */
export function* chooseFromHand(table: MuTable, choice: Choice, hero: Hero): Rule<number | null> {
  const slots = hero.hand.cards.map((_, slot) => `${slot + 1}`);
  const slot = yield* choose(table, choice, 'choose-card', slots, (each) =>
    table.option(`card:${each}`, each, null, () => inHand(hero, Number(each) - 1)),
  );
  return slot === null ? null : Number(slot) - 1;
}

/** What is told of a card of a hand to whoever holds it. */
function inHand({ hand }: Hero, slot: number): Beside<Mu> {
  const card = hand.cards[slot];
  return card === undefined ? {} : { refs: [card], called: called(card), facts: symbolFacts(card) };
}

/** One of several ways that a component offers, each under its own name. */
export function chooseWay<W extends WayId>(
  table: MuTable,
  choice: Choice,
  ways: readonly W[],
  factsOf: (way: W) => readonly Fact<Mu>[] = () => [],
): Rule<W | null> {
  return choose(table, choice, 'choose-way', ways, (way) =>
    table.option(`way:${way}`, way, null, () => ({ facts: factsOf(way) })),
  );
}

/** One of several ways, for a Location. */
export function* chooseWayAt<W extends WayId>(
  table: MuTable,
  choice: Choice,
  location: LocationId,
  ways: readonly W[],
): Rule<W> {
  const { component, cite } = choice;
  const asking = {
    key: 'choose-way-at' as const,
    params: { component, location },
    cite,
    refs: [location],
    context: () => [...effectOf(component), ...locationFacts(table, location)],
    options: () => ways.map((way) => table.option(`way:${way}`, way)),
  };
  const seat = seatOf(table, choice);
  return seat === null ? yield* askTeam(table, asking) : yield* table.ask(seat, asking);
}

/** One of these Threats, in play or not. */
export function chooseThreat(
  table: MuTable,
  choice: Choice,
  cards: readonly ThreatCardId[],
): Rule<ThreatCardId | null> {
  return choose(table, choice, 'choose-card', cards, (card) =>
    table.option(`card:${card}`, card, null, () => ({ refs: [card] })),
  );
}

/** Is it used, now that it could be? */
export function* mayUse(table: MuTable, choice: Choice): Rule<boolean> {
  const options = () => [
    table.option('accept', true, null, () => ({ facts: effectOf(choice.component) })),
    table.option('pass', false, null, () => ({ facts: [{ key: 'effect-left', params: {} }] })),
  ];
  // What it does stands beside the answer that uses it.
  const asking = { ...wordingOf('may-use', choice), context: choice.facts ?? (() => []), options };
  const seat = seatOf(table, choice);
  return seat === null ? yield* askTeam(table, asking) : yield* table.ask(seat, asking);
}

/** The other Heroes who stand, in the order of play; of a lone Hero it is that Hero (MU-14.18). */
export function otherHeroes({ world, board }: MuTable, hero: Hero): readonly Hero[] {
  if (board.commander) return [hero];
  return world.heroes.filter((other) => other !== hero && !other.ko);
}
