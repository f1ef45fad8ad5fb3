/**
 * Of a game that brings drawings: whatever its scenes, signs and cards name is drawn, by the game or by the app; tints and
 * families of cards are those of its art; and nothing was drawn that nobody names.
 */
import { readFileSync } from 'node:fs';
import { eventsFor, type Match, questionsFor, viewFor } from '../../app.ts';
import { APP_SYMBOLS, chipsIn, forecastsOf, type Scene, type Sign, signOf, symbolOf } from '../../index.ts';
import { audiencesOf } from './sights.ts';
import type { Stop, Suite } from './suite.ts';

/** The names of the symbols of an SVG file: what a game says to the suite. */
export function drawingsIn(file: URL): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
}

function isDrawn({ options: { drawings = [] } }: Suite, symbol: string): boolean {
  return drawings.includes(symbol) || APP_SYMBOLS.some((one) => one === symbol);
}

/** Notes that a symbol is named, and reports one that nobody has drawn. */
function look(suite: Suite, match: Match | null, by: string, symbol: string | null | undefined): void {
  if (symbol == null) return;
  suite.symbols.add(symbol);
  if (!isDrawn(suite, symbol)) suite.report(12, `${by} names the symbol ${symbol}, which nobody has drawn`, match);
}

/** Looks at the scenes of this stop, and at the events that led to it. */
export function checkSymbols(suite: Suite, { match, before }: Stop): void {
  if (suite.options.drawings === undefined) return;
  for (const { seats } of audiencesOf(match)) {
    lookAtScene(suite, match, suite.game.scene(viewFor(match, seats)));
    for (const fact of questionsFor(match, seats).flatMap(({ context, options }) => [
      ...context,
      ...options.flatMap(({ facts }) => facts),
    ]))
      for (const { symbol } of forecastsOf(suite.game.signs, fact)) look(suite, match, `The fact ${fact.key}`, symbol);
    for (const { type, params } of eventsFor(match, seats, before?.told ?? 0)) {
      const sign = signOf(suite.game.signs, type);
      if (sign === null) continue;
      look(suite, match, `The sign of ${type}`, symbolOf(sign, params));
      for (const { face } of sign.shows(params).dice ?? []) {
        if (typeof face === 'string') look(suite, match, `A die of ${type}`, face);
      }
    }
  }
}

function lookAtScene(suite: Suite, match: Match, scene: Scene): void {
  const { ground, spaceStates = {}, edgeStates = {}, floorStates = {}, pieces, piles, dice = [], steps = [] } = scene;
  const { groups, spaces, edges = [], floors = [], fixtures = [] } = ground;
  const see = (by: string, symbol: string | undefined): void => look(suite, match, by, symbol);
  const cards = piles.flatMap((pile) => pile.cards);
  const states = [spaceStates, edgeStates, floorStates].flatMap((all) => Object.values(all));
  const printed = spaces.flatMap(({ words }) => words ?? []);
  const chips = chipsIn(scene);
  const rows = scene.sheets.flatMap((sheet) => sheet.rows ?? []);
  const next = piles.flatMap((pile) => pile.next ?? []);
  for (const { badges = [] } of [...groups, ...spaces, ...printed, ...edges, ...pieces, ...rows, ...cards, ...states]) {
    for (const { symbol } of badges) see('A badge', symbol);
  }
  for (const { id, symbol } of fixtures) see(id, symbol);
  for (const { id, sign } of groups) see(id, sign?.symbol);
  for (const { id, values = [] } of scene.sheets) for (const { symbol } of values) see(id, symbol);
  for (const { stock } of piles) see('A stock', stock?.symbol);
  for (const { sections = [] } of cards) for (const { symbol } of sections) see('A section', symbol);
  for (const { id, scenery = [] } of spaces) for (const { symbol } of scenery) see(id, symbol);
  for (const { id, token } of [...pieces, ...scene.sheets, ...rows]) see(id, token);
  for (const { id, aboard } of pieces) see(id, aboard?.symbol);
  for (const { id, wields } of [...pieces, ...rows]) see(id, wields?.symbol);
  for (const { id, badge } of scene.links ?? []) see(id, badge?.symbol);
  for (const { terrain } of spaces) if (terrain !== undefined) suite.symbols.add(`g-${terrain}`);
  for (const { id, markers, token: own, end } of scene.tracks) {
    for (const symbol of [...markers.map(({ token }) => token), own, end?.symbol]) see(id, symbol);
  }
  for (const { id, lines } of scene.sheets) for (const { symbol } of lines) see(id, symbol);
  for (const { symbol } of [...chips, ...next]) see('A chip or a place', symbol);
  for (const { of } of cards) see('A card', of?.token);
  for (const { id, symbol } of [...scene.notes, ...steps]) see(id, symbol);
  for (const { floor, symbol } of floors) see(`Floor ${floor}`, symbol);
  for (const { id, face } of dice) if (typeof face === 'string') see(id, face);
  const { colours, families } = suite.game.art;
  for (const { id, tint } of [...groups, ...pieces]) {
    if (tint !== undefined && !Object.hasOwn(colours, tint))
      suite.report(12, `${id} is tinted ${tint}, no colour`, match);
  }
  for (const { family } of cards) {
    if (family !== undefined && !Object.hasOwn(families, family)) {
      suite.report(12, `The family ${family} of cards is none of the art's`, match);
    }
  }
}

/** Looks at all that is named whatever is played; what then was drawn for nobody is left over. */
export function checkArt(suite: Suite): void {
  const { game, options } = suite;
  if (options.drawings === undefined) return;
  const own = options.drawings.filter((symbol) => APP_SYMBOLS.some((one) => one === symbol));
  if (own.length > 0) suite.report(12, `The app has a symbol ${own.join(', ')} already`, null);
  for (const [type, { symbol }] of Object.entries<Sign>(game.signs.events)) {
    if (typeof symbol === 'string') look(suite, null, `The sign of ${type}`, symbol);
  }
  for (const [verb, symbol] of Object.entries<string | null>(game.signs.answers)) {
    look(suite, null, `The answer ${verb}`, symbol);
  }
  for (const [family, { symbol }] of Object.entries(game.art.families))
    look(suite, null, `The family ${family}`, symbol);
  for (const { id } of game.components) look(suite, null, id, game.art.pictureOf(id));
  const idle = options.drawings.filter((symbol) => !suite.symbols.has(symbol));
  if (idle.length > 0) suite.report(12, `Nobody names the drawings ${idle.join(', ')}`, null);
}
