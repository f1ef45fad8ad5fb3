/**
 * The initiative phase (page 5).
 *
 * 1. Each player draws order tiles up to 5, whoever has the initiative first; in the first turn all five may be swapped once.
 * 2. Each player receives the CP of the scenario and the bonus of every character.
 * 3. MP are turned into CP, radios are jammed; then the scenario gives the initiative, and a duel may contest it.
 */
import { draw, knowers, type Seat, shuffleInto } from '@necropole/kernel';
import { scenarioOf } from '../content/scenarios/index.ts';
import { commandedBy, handOf, inOrder, plays, sideOf } from '../reading.ts';
import type { ErTable, PhaseName, Rule } from '../shape.ts';
import type { World } from '../world.ts';
import { leadZombies } from './abilities.ts';
import { giveInitiative } from './begin-activation.ts';
import { convertMorale, receiveForRooms, tilesToDraw, usesForTiles } from './initiative-phrases.ts';
import { isAnybodyJamming } from './radio-jamming.ts';

/** So many tiles lie behind a screen when a turn begins, and when it ends (ER-5.6, ER-7.12). */
export const HAND = 5;

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function* drawTiles(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  table.tell('turn-begins', 'ER-5.5', { turn: world.turn });
  for (const seat of inOrder(world)) drawUpToHand(table, seat);
  return world.turn === 1 ? 'swap-tiles' : 'receive-command';
}

function drawUpToHand(table: ErTable, seat: Seat): void {
  const hand = handOf(table.world, seat);
  const before = hand.cards.length;
  const most = plays(table.board, 'phrases') ? tilesToDraw(table, seat, HAND) : HAND;
  while (hand.cards.length < most && drawTile(table, seat)) {}
  const count = hand.cards.length - before;
  const usual = seat === table.world.initiative ? 'ER-5.6' : 'ER-5.7';
  if (most > HAND) usesForTiles(table, seat);
  table.tell('tiles-drawn', most > HAND ? 'ER-42.13' : usual, { seat, count });
}

/** Draws a tile, if there is one. As soon as the bag is empty the discarded tiles go back into it (ER-5.8). */
export function drawTile(table: ErTable, seat: Seat): boolean {
  const { bag } = table.world;
  refill(table);
  if (bag.cards.length === 0) return false;
  draw(table, bag, handOf(table.world, seat), knowers(seat));
  refill(table);
  return true;
}

function refill(table: ErTable): void {
  const { bag, discard } = table.world;
  if (bag.cards.length > 0 || discard.cards.length === 0) return;
  const count = discard.cards.length;
  shuffleInto(table, discard, bag);
  table.tell('bag-refilled', 'ER-5.8', { count });
}

/** Once, all five, right after the draw, whoever has the initiative first (ER-5.9). */
export function* swapTiles(table: ErTable): Rule<PhaseName> {
  for (const seat of inOrder(table.world)) {
    const swaps = yield* table.ask(seat, {
      key: 'swap',
      params: {},
      cite: 'ER-5.9',
      options: () => [table.option('keep', false), table.option('swap', true)],
    });
    if (swaps) swapHand(table, seat);
  }
  return 'receive-command';
}

/** The new ones are drawn before the first go back: none of these comes again. */
function swapHand(table: ErTable, seat: Seat): void {
  const { aside, bag } = table.world;
  const hand = handOf(table.world, seat);
  while (hand.cards.length > 0) draw(table, hand, aside);
  while (hand.cards.length < HAND && drawTile(table, seat)) {}
  shuffleInto(table, aside, bag);
  table.tell('tiles-swapped', 'ER-5.9', { seat });
}

// ── Command points and initiative ────────────────────────────────────────────────────────────────────────────────────

export function* receiveCommand(table: ErTable): Rule<PhaseName> {
  const { world, board } = table;
  const { teams } = scenarioOf(board);
  for (const seat of inOrder(world)) {
    const base = teams[seat]?.base ?? 0;
    const bonus = bonusOf(world, seat);
    world.command[seat] = base + bonus;
    table.tell('command-received', 'ER-5.10', { seat, base, bonus });
    if (plays(board, 'phrases')) receiveForRooms(table, seat);
    if (plays(board, 'abilities')) leadZombies(table, seat);
  }
  if (plays(board, 'mission-points')) for (const seat of inOrder(world)) yield* convertMorale(table, seat);
  return plays(board, 'jamming') && isAnybodyJamming(table) ? 'jam-radio' : giveInitiative(table);
}

/** Of every character on the map, by the visible side of its card. */
function bonusOf(world: World, seat: Seat): number {
  return commandedBy(world, seat).reduce((sum, figure) => sum + sideOf(figure).bonusCommand, 0);
}
