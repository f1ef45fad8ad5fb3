/** Spending CP on a character (page 7): on empty sections, within the number of the section and the maximum of the character. */
import type { OrderType } from '../content/kinds.ts';
import { characterOf, commandLeftFor, commandOf, sectionsOf } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { roundOf } from './under-way.ts';

/** So many CP on a character: within its maximum for the turn (ER-7.3) and what lies behind the screen. */
export function judgeSpending(world: World, figure: Figure, command: number): Verdict {
  const left = commandLeftFor(figure);
  if (command > left) {
    // The healthy side would have taken them: what counts is the visible one.
    const isHurt = figure.state === 'wounded' && figure.spent + command <= characterOf(figure).healthy.mostCommand;
    return { key: 'beyond-maximum', params: { figure: figure.id, left }, cite: isHurt ? 'ER-11.9' : 'ER-7.3' };
  }
  const have = commandOf(world, figure.seat);
  return have >= command ? null : { key: 'too-few-command', params: { have, need: command }, cite: 'ER-6.18' };
}

/** Can an order of this type be given at all? Whatever it aims at is judged elsewhere. */
export function judgeOrder(table: ErTable, figure: Figure, order: OrderType): Verdict {
  const sections = sectionsOf(table.board, figure, order);
  if (sections.length === 0) return { key: 'no-section', params: { order }, cite: 'ER-6.18' };
  if (sections.every(({ command }) => command > 0)) return { key: 'section-used', params: {}, cite: 'ER-7.1' };
  return judgeSpending(table.world, figure, 1);
}

/** Puts CP on a section. */
export function placeCommand(world: World, figure: Figure, place: number, command: number): void {
  figure.placed[place] = (figure.placed[place] ?? 0) + command;
  figure.spent += command;
  world.command[figure.seat] = commandOf(world, figure.seat) - command;
}

/** An order begins: says so, by the rule that it took, or as one of several (ER-6.19). */
export function beginOrder(
  table: ErTable,
  figure: Figure,
  order: OrderType,
  command: number,
  cite: string | null,
): void {
  const round = roundOf(table.world);
  const usual = round.orders > 0 ? 'ER-6.19' : 'ER-6.18';
  round.acted = true;
  round.orders += 1;
  table.tell('command-placed', cite ?? usual, { figure: figure.id, order, command });
}
