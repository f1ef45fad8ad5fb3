/** Spending CP on a character (page 7): on empty sections, within the number of the section and the maximum of the character. */
import type { Fact } from '@necropole/kernel';
import type { OrderColour, OrderType } from '../content/kinds.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import {
  type AssignedSection,
  characterOf,
  commandFor,
  commandLeftFor,
  commandOf,
  plays,
  sectionsOf,
} from '../reading.ts';
import type { Er, ErTable, Verdict } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { hasLastingEffect, usesCarried } from './equipment.ts';
import { judgeRadio } from './radio-jamming.ts';
import { actingFigure, actingOf, isIntercepting, roundOf } from './under-way.ts';

const INTERCEPTION_ORDERS = 2;

/** So many CP on a character: within its maximum for the turn (ER-7.3) and what lies behind the screen. */
export function judgeSpending(world: World, figure: Figure, command: number): Verdict {
  const left = commandLeftFor(figure);
  if (command > left) {
    // The healthy side would have taken them: what counts is the visible one.
    const isHurt =
      figure.state === 'wounded' && figure.spent + command <= characterOf(figure).healthy.mostCommand + figure.granted;
    return { key: 'beyond-maximum', params: { figure: figure.id, left }, cite: isHurt ? 'ER-11.9' : 'ER-7.3' };
  }
  const have = commandFor(world, figure);
  if (have >= command) return figure.markers.length === 0 ? null : judgeRadio(figure, command);
  // What a zombie has of its own serves nobody else.
  const isOfOthers = world.figures.some(({ id, seat, own }) => own > 0 && id !== figure.id && seat === figure.seat);
  const cite = isOfOthers ? 'ER-41.8' : 'ER-6.18';
  return { key: 'too-few-command', params: { have, need: command }, cite };
}

/** An interceptor uses red and gold sections only (ER-15.23), unless its black orders count as red (ER-42.14). */
export function usableSections({ world, board }: ErTable, figure: Figure, order: OrderType): AssignedSection[] {
  const sections = sectionsOf(board, figure, order);
  return isIntercepting(world) ? sections.filter((section) => !isBlackFor(figure, section)) : sections;
}

/** Does this section count as black for whoever uses it? */
function isBlackFor(figure: Figure, { colour }: Pick<AssignedSection, 'colour'>): boolean {
  return colour === 'black' && !hasLastingEffect(figure, 'black-orders-are-red');
}

/** An interceptor carries out two orders at most (ER-15.22), and no black one. */
export function judgeInterceptor(table: ErTable, figure: Figure, order: OrderType): Verdict {
  if (!isIntercepting(table.world)) return null;
  if (actingOf(table.world).orders >= INTERCEPTION_ORDERS)
    return { key: 'orders-used', params: { most: INTERCEPTION_ORDERS }, cite: 'ER-15.22' };
  const isBlack = sectionsOf(table.board, figure, order).length > usableSections(table, figure, order).length;
  const isAllBlack = isBlack && usableSections(table, figure, order).length === 0;
  return isAllBlack ? { key: 'black-order', params: {}, cite: 'ER-15.23' } : null;
}

/** Can an order of this type be given at all? Whatever it aims at is judged elsewhere. */
export function judgeOrder(table: ErTable, figure: Figure, order: OrderType): Verdict {
  const interception = judgeInterceptor(table, figure, order);
  if (interception !== null) return interception;
  const sections = usableSections(table, figure, order);
  if (sections.length === 0) return { key: 'no-section', params: { order }, cite: 'ER-6.18' };
  if (sections.every(({ command }) => command > 0)) return { key: 'section-used', params: {}, cite: 'ER-7.1' };
  return judgeSpending(table.world, figure, 1);
}

/** So many CP on this section: an empty one (ER-7.1), that an interceptor may use. */
export function judgeSection(
  { world }: ErTable,
  figure: Figure,
  section: AssignedSection,
  command: number,
  cite: string,
): Verdict {
  if (isIntercepting(world) && isBlackFor(figure, section)) return { key: 'black-order', params: {}, cite: 'ER-15.23' };
  // Whoever joins the order of another uses a gold section.
  if (isJoining(world, figure) && section.colour !== 'gold') return { key: 'not-gold', params: {}, cite: 'ER-31.4' };
  if (section.command > 0) return { key: 'section-used', params: {}, cite };
  const refusal = judgeSpending(world, figure, command);
  // Within an order no marker is shown: that was to be done before.
  return refusal === null ? null : { ...refusal, remedies: [] };
}

/** On which of its tiles a section is, where another open one takes the same and would read alike. */
export function tellTile(
  sections: readonly AssignedSection[],
  { most, tile, place }: AssignedSection,
): readonly Fact<Er>[] {
  const isAlike = sections.some((other) => other.tile !== tile && other.command === 0 && other.most === most);
  return isAlike ? [{ key: 'on-tile', params: { number: Math.floor(place / 4) + 1 } }] : [];
}

/** The most CP that an order of this type could take now. */
export function mostCommand(table: ErTable, figure: Figure, order: OrderType): number {
  const open = usableSections(table, figure, order).filter(({ command }) => command === 0);
  let most = Math.max(0, ...open.map((section) => section.most));
  while (most > 1 && judgeSpending(table.world, figure, most) !== null) most -= 1;
  return most;
}

/** Does it carry out an order in the activation of another? */
function isJoining(world: World, { id }: Figure): boolean {
  return actingFigure(world).id !== id;
}

/** Puts CP on a section. */
export function placeCommand(world: World, figure: Figure, place: number, command: number): void {
  figure.placed[place] = (figure.placed[place] ?? 0) + command;
  pay(world, figure, command);
}

/** CP are spent on a character: those of its own first, which serve nobody else. */
export function pay(world: World, figure: Figure, command: number): void {
  const own = Math.min(figure.own, command);
  figure.spent += command;
  figure.own -= own;
  world.command[figure.seat] = commandOf(world, figure.seat) - (command - own);
}

/** The colour of the section on which CP are counted there. */
function colourAt({ tiles }: Figure, place: number): OrderColour | null {
  const tile = tiles.cards[Math.floor(place / 4)];
  return tile === undefined ? null : (orderTileOf(tile).sections[place % 4]?.colour ?? null);
}

/**
 * An order begins: says so, by the rule that it took, as one of several (ER-6.19), or as an interceptor’s (ER-15.26, ER-42.14). A
 * gold section that nobody joins with is one like any other (ER-31.13).
 */
export function beginOrder(
  table: ErTable,
  figure: Figure,
  order: OrderType,
  command: number,
  cite: string | null,
  place: number | null = null,
): void {
  table.uses(figure.id);
  if (isJoining(table.world, figure)) {
    table.tell('command-placed', 'ER-31.7', { figure: figure.id, order, command });
    return;
  }
  const acting = actingOf(table.world);
  const isInterceptor = isIntercepting(table.world);
  const isGold = place !== null && colourAt(figure, place) === 'gold' && plays(table.board, 'combination');
  const ordinary = isGold ? 'ER-31.13' : acting.orders > 0 ? 'ER-6.19' : 'ER-6.18';
  const usual = isInterceptor ? 'ER-15.26' : ordinary;
  // Black, and yet an interceptor’s: it counts as red.
  const isRed = isInterceptor && place !== null && colourAt(figure, place) === 'black';
  if (isRed) usesCarried(table, figure, 'black-orders-are-red');
  if (!isInterceptor) roundOf(table.world).acted = true;
  acting.orders += 1;
  table.tell('command-placed', isRed ? 'ER-42.14' : (cite ?? usual), { figure: figure.id, order, command });
}
