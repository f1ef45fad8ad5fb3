/**
 * The symbols of a turn (p.7): those at the bottom of the card just played and of the Hero card before it, whatever lies
 * between. Each is worth one action, and so is an Action token.
 */
import type { Beside } from '@necropole/kernel';
import type { HeroCardId } from '../content/ids.ts';
import { type ActionKind, type ActionSymbol, actionSymbols } from '../content/symbols.ts';
import { whoIs } from '../reading.ts';
import type { Mu, MuTable, Rule, SymbolBecomes, Verdict } from '../shape.ts';
import type { Chip, Hero, StoryCard, Turn, World } from '../world.ts';
import { becomes, chooseSymbol } from './choices.ts';
import { chipId, lastTokenId } from './pointing.ts';
import { cardOf, type Printed } from './printed.ts';
import { tokensToUse } from './tokens.ts';

/** The card of a Hero that lies face up at this place of the Storyline; `null` where there is none. */
export function faceUpHeroCard(table: MuTable, { by, card }: StoryCard): Printed | null {
  return by === 'villain' || card === null ? null : cardOf(table, card as HeroCardId);
}

/** The symbols that a card of the Storyline still shows: none face down (MU-7.12), and none that a Crisis token covers. */
export function symbolsShown(table: MuTable, story: StoryCard): readonly ActionSymbol[] {
  return faceUpHeroCard(table, story)?.symbols.filter((_, i) => !story.covered.includes(i)) ?? [];
}

/**
 * The Hero cards whose symbols count, whatever lies between them: once a card is played in a turn, that one and the one
 * before it; until then the last, which whoever plays next has before theirs (MU-7.8, MU-7.9).
 */
export function countingCards<S extends Pick<StoryCard, 'by'>>(storyline: readonly S[], played: boolean): readonly S[] {
  return storyline.filter(({ by }) => by !== 'villain').slice(played ? -2 : -1);
}

/** The Hero card before the last one (MU-7.9). */
export function cardBefore({ storyline }: World): StoryCard | null {
  const [before, own] = countingCards(storyline, true);
  return own === undefined ? null : (before ?? null);
}

/** Step 3 begins: the symbols of both cards, and what components add (MU-7.8). */
export function* gatherSymbols(table: MuTable, hero: Hero): Rule {
  const { world } = table;
  const own = world.storyline[world.storyline.length - 1];
  const before = cardBefore(world);
  const chips: Chip[] = [];
  const add = (symbols: readonly ActionSymbol[], from: Chip['from']): void => {
    for (const symbol of symbols) chips.push({ symbol, from, state: 'open' });
  };
  add(own === undefined ? [] : symbolsShown(table, own), 'own');
  if (before !== null && own !== undefined) {
    const lent = symbolsShown(table, before);
    add(lent, 'previous');
    if (lent.length > 0)
      table.tell('symbols-lent', whyLent(world, before, own), { who: whoIs(hero), hero: hero.id, symbols: lent });
  }
  world.turn.chips = chips;
  for (const component of world.turn.ignoring) yield* ignoreSymbol(table, hero, component);
  yield* table.fire('symbolsGathered', { hero });
}

/** The card before lends its symbols: also one's own (MU-7.17), and whatever lies between (MU-7.9). */
function whyLent({ storyline }: World, before: StoryCard, own: StoryCard): string {
  if (before.by === own.by) return 'MU-7.17';
  return storyline.indexOf(own) - storyline.indexOf(before) > 1 ? 'MU-7.9' : 'MU-7.8';
}

/** The player picks a symbol that is of no use in this turn; a token is none (MU-12.19). */
export function* ignoreSymbol(table: MuTable, hero: Hero, component: string): Rule {
  const { turn } = table.world;
  const choice = { by: hero, component, cite: 'MU-12.19' };
  const symbol = yield* chooseSymbol(table, choice, openKinds(turn), takesSymbol(turn, 'lost'));
  const chip = table.world.turn.chips.find((each) => each.state === 'open' && each.symbol === symbol);
  if (chip === undefined) return;
  chip.state = 'ignored';
  table.tell('symbol-ignored', 'MU-12.19', { who: whoIs(hero), hero: hero.id, symbol: chip.symbol });
}

/** Symbols that an effect gives for this turn. */
export function addSymbols(table: MuTable, hero: Hero, symbols: readonly ActionSymbol[], cite: string): void {
  for (const symbol of symbols) {
    table.world.turn.chips.push({ symbol, from: 'effect', state: 'open' });
    table.tell('symbol-gained', cite, { who: whoIs(hero), hero: hero.id, symbol });
  }
}

/** The Hero card before the last one is another now: it lends its symbols instead. What was to be ignored still is. */
export function lendAnew(table: MuTable): void {
  const { world } = table;
  const { chips } = world.turn;
  const before = cardBefore(world);
  const ignored = chips.filter(({ from, state }) => from === 'previous' && state === 'ignored').length;
  const lent = (before === null ? [] : symbolsShown(table, before)).map(
    (symbol, i): Chip => ({ symbol, from: 'previous', state: i < ignored ? 'ignored' : 'open' }),
  );
  world.turn.chips = [
    ...chips.filter(({ from }) => from === 'own'),
    ...lent,
    ...chips.filter(({ from }) => from === 'effect'),
  ];
}

/** A symbol of this kind is given up for something else: it is worth no action any more. */
export function giveUpSymbol(table: MuTable, hero: Hero, symbol: ActionSymbol, cite: string): void {
  const chip = table.world.turn.chips.find((each) => each.state === 'open' && each.symbol === symbol);
  if (chip === undefined) return;
  chip.state = 'spent';
  table.tell('symbol-spent', cite, { who: whoIs(hero), hero: hero.id, symbol });
}

/** What giving up a symbol takes, the first of its kind that is open, and what becomes of it. */
export function takesSymbol({ chips }: Turn, what: SymbolBecomes): (symbol: ActionSymbol) => Beside<Mu> {
  return (symbol) => {
    const chip = chips.findIndex((each) => each.state === 'open' && each.symbol === symbol);
    return { ...becomes(what), ...(chip < 0 ? {} : { pays: [chipId(chip)] }) };
  };
}

/** What giving up an Action token in one's own actions takes. */
export function takesToken(hero: Hero): (symbol: ActionSymbol) => Beside<Mu> {
  return (symbol) => ({ pays: [lastTokenId(hero, symbol)] });
}

/** The kinds of symbols that have not been used. */
export function openKinds(turn: Turn): readonly ActionSymbol[] {
  const open = openSymbols(turn);
  return actionSymbols.filter((symbol) => open.includes(symbol));
}

/** The symbols that have not been used. */
export function openSymbols({ chips }: { readonly chips: readonly Chip[] }): readonly ActionSymbol[] {
  return chips.filter(({ state }) => state === 'open').map(({ symbol }) => symbol);
}

/** What an action is paid with: a symbol of the turn, by its place, or an Action token. */
export type Payment =
  | { readonly with: 'symbol'; readonly chip: number }
  | { readonly with: 'token'; readonly symbol: ActionSymbol };

/** What this symbol is worth now: components may make it a Wild. */
function worth(table: MuTable, hero: Hero, symbol: ActionSymbol, token: boolean): ActionSymbol {
  return table.query('symbolWorth', symbol, { hero, symbol, token });
}

/**
 * The ways to pay for an action, the best first. Symbols vanish with the turn and tokens stay, so an exact symbol comes
 * before all else, and it alone; a Wild symbol and an exact token are a choice; a Wild token is the last resort.
 */
export function paymentsFor(table: MuTable, hero: Hero, action: ActionKind): readonly Payment[] {
  const exact = symbolFor(table, hero, action);
  if (exact !== null) return [exact];
  const wild = symbolFor(table, hero, 'wild');
  const token = tokenFor(table, hero, action);
  if (wild === null) return token === null ? [] : [token];
  return token === null || token.with !== 'token' || token.symbol === 'wild' ? [wild] : [wild, token];
}

/** The first symbol of the turn that is worth this now; each kind is asked for once, however many there are of it. */
function symbolFor(table: MuTable, hero: Hero, wanted: ActionSymbol): Payment | null {
  const { chips } = table.world.turn;
  const others: ActionSymbol[] = [];
  for (let chip = 0; chip < chips.length; chip++) {
    const { symbol, state } = chips[chip] as Chip;
    if (state !== 'open' || others.includes(symbol)) continue;
    if (worth(table, hero, symbol, false) === wanted) return { with: 'symbol', chip };
    others.push(symbol);
  }
  return null;
}

/** The token that an action would take: the exact one, or a Wild. */
function tokenFor(table: MuTable, hero: Hero, action: ActionKind): Payment | null {
  const held = tokensToUse(table, hero);
  const exact = held.find((symbol) => symbol === action);
  const fit = exact ?? held.find((symbol) => worth(table, hero, symbol, true) === 'wild');
  return fit === undefined ? null : { with: 'token', symbol: fit };
}

/** Each symbol is worth one action (MU-8.1), and so is a token (MU-8.18). */
export function noSymbol(action: ActionKind): NonNullable<Verdict> {
  return { key: 'no-symbol', params: { action }, cite: 'MU-8.1' };
}

/** Takes the symbol or the token that an action costs. */
export function pay(table: MuTable, hero: Hero, payment: Payment): void {
  if (payment.with === 'token') {
    hero.tokens[payment.symbol] -= 1;
    const now = hero.tokens[payment.symbol];
    table.tell('token-spent', payment.symbol === 'wild' ? 'MU-8.12' : 'MU-8.18', {
      who: whoIs(hero),
      hero: hero.id,
      symbol: payment.symbol,
      now,
    });
    return;
  }
  const chip = table.world.turn.chips[payment.chip];
  if (chip === undefined) throw new Error(`There is no symbol ${payment.chip} in this turn`);
  chip.state = 'spent';
  table.tell('symbol-spent', chip.symbol === 'wild' ? 'MU-8.12' : 'MU-8.1', {
    who: whoIs(hero),
    hero: hero.id,
    symbol: chip.symbol,
  });
}

/** The end of the key of an answer, where there is another way to pay: the first needs none. */
export function payKey(payment: Payment, first: boolean): string {
  return first ? '' : payment.with === 'token' ? `:token-${payment.symbol}` : ':symbol';
}

/** What a payment takes, by its name in the scene. */
export function payRef(hero: Hero, payment: Payment): string {
  return payment.with === 'symbol' ? chipId(payment.chip) : lastTokenId(hero, payment.symbol);
}
