/**
 * The activation phase (page 6): a series of rounds. In each the active player does one thing only.
 *
 * 1. Activates a character or, once all cards are engaged, reactivates one.
 * 2. Draws a tile from the bag, for 1 CP.
 * 3. Takes a tile from the discard pile, for 2 CP.
 * 4. Passes. When both pass one after the other the phase is over.
 *
 * At the end of a round the sliding doors that were opened in it close, and the other player is active.
 */
import { allDeeds, carryOut, deeds, type Fact, knowers, type Seat } from '@necropole/kernel';
import { commandedBy, commandLeftFor, commandOf, commandOpenFor, figureOf, handOf, plays } from '../reading.ts';
import { freshRound } from '../round.ts';
import { watchersOverlay } from '../scene/overlays.ts';
import type { Er, ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { callingTraitors } from './abilities.ts';
import { endRound } from './end-of-round.ts';
import { drawTile } from './initiative-phase.ts';
import { goOn, lookOut } from './interception.ts';
import { watchersOf } from './line-of-sight.ts';
import { showIfWithoutBonus } from './radio-jamming.ts';

const DRAW_PRICE = 1;
const BUY_PRICE = 2;

export function* round(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const seat = world.active;
  const deed = yield* table.ask(seat, {
    key: 'round',
    params: { turn: world.turn },
    cite: 'ER-6.1',
    context: () => [{ key: 'own-command', params: { command: commandOf(world, seat) } }],
    options: () => menu.options(table, seat),
  });
  yield* carryOut(table, seat, menu, deed);
  // A traitor that was bought acts at once; one that was asked ends the round (ER-40.16).
  if (world.round !== null) return goOn(table);
  return endRound(table, deed.do === 'pass' ? 'passed' : 'acted');
}

// ── Activating and reactivating ──────────────────────────────────────────────────────────────────────────────────────

const activating = deeds({
  options(table: ErTable, seat: Seat) {
    const { world } = table;
    return table.options(
      commandedBy(world, seat),
      (figure) => judgeActivation(world, figure),
      (figure, refusal) =>
        table.option(`activate:${figure.id}`, { do: 'activate' as const, figure: figure.id }, refusal, () => ({
          refs: [figure.id],
          facts: activationFacts(table, figure),
          overlay: () => watchersOverlay(table, figure, whoMayIntercept(table, figure)),
        })),
    );
  },
  run: {
    *activate(table: ErTable, _seat: Seat, deed) {
      const figure = figureOf(table.world, deed.figure);
      const again = figure.engaged;
      figure.engaged = true;
      table.world.round = freshRound(figure.id, again);
      if (again) table.tell('reactivated', 'ER-6.4', { figure: figure.id });
      else table.tell('activated', 'ER-6.3', { figure: figure.id });
      if (figure.markers.length > 0) yield* showIfWithoutBonus(table, figure);
      // Before any tile is assigned.
      yield* lookOut(table, 'activated');
    },
  },
});

/** An engaged card waits until all cards are engaged (ER-6.4). */
function judgeActivation(world: World, { seat, engaged }: Figure): Verdict {
  const ready = engaged ? commandedBy(world, seat).find((other) => !other.engaged) : undefined;
  if (ready === undefined) return null;
  return {
    key: 'others-ready',
    params: { figure: ready.id },
    cite: 'ER-6.4',
    refs: [ready.id],
    remedies: [`activate:${ready.id}`],
  };
}

/** What decides whom to activate: the CP that it may take, and who would have it in sight at once (ER-15.9). */
function activationFacts(table: ErTable, figure: Figure): readonly Fact<Er>[] {
  const left = Math.min(commandOpenFor(figure), commandOf(table.world, figure.seat));
  return [
    { key: 'command-open', params: { left } },
    ...whoMayIntercept(table, figure).map((by) => ({ key: 'seen-by', params: { figure: by.id } }) as const),
  ];
}

function whoMayIntercept({ world, board }: ErTable, figure: Figure): readonly Figure[] {
  if (!plays(board, 'duel')) return [];
  return watchersOf(world, board, figure).filter((other) => commandLeftFor(other) > 0);
}

// ── Tiles for CP ─────────────────────────────────────────────────────────────────────────────────────────────────────

function judgePrice(world: World, seat: Seat, need: number, cite: string): Verdict {
  const have = commandOf(world, seat);
  return have >= need ? null : { key: 'too-few-command', params: { have, need }, cite };
}

function pay(world: World, seat: Seat, price: number): void {
  world.command[seat] = commandOf(world, seat) - price;
}

/** What is paid here is spent on no character (ER-6.5). */
const drawing = deeds({
  options: (table: ErTable, seat: Seat) => [
    table.option('draw', { do: 'draw' as const }, judgeDrawing(table.world, seat)),
  ],
  run: {
    *draw(table: ErTable, seat: Seat) {
      pay(table.world, seat, DRAW_PRICE);
      drawTile(table, seat);
      table.tell('tile-drawn', isNoPass(table.world) ? 'ER-6.11' : 'ER-6.5', { seat });
    },
  },
});

function judgeDrawing(world: World, seat: Seat): Verdict {
  if (world.bag.cards.length + world.discard.cards.length === 0)
    return { key: 'nothing-to-draw', params: {}, cite: 'ER-5.8' };
  return judgePrice(world, seat, DRAW_PRICE, 'ER-6.5');
}

const buying = deeds({
  options: (table: ErTable, seat: Seat) => [
    table.option('buy', { do: 'buy' as const }, judgeBuying(table.world, seat)),
  ],
  run: { buy: buyTile },
});

function judgeBuying(world: World, seat: Seat): Verdict {
  if (world.discard.cards.length === 0) return { key: 'nothing-to-buy', params: {}, cite: 'ER-6.8' };
  return judgePrice(world, seat, BUY_PRICE, 'ER-6.7');
}

/** Whoever buys looks through the whole pile; the others do not see which tile goes, so it is mixed up first (ER-6.7). */
function* buyTile(table: ErTable, seat: Seat): Rule {
  const { discard } = table.world;
  pay(table.world, seat, BUY_PRICE);
  table.shuffle(discard);
  for (let at = 0; at < discard.cards.length; at++) table.reveal(discard, at, knowers(seat));
  const slot = yield* table.ask(seat, {
    key: 'buy',
    params: { tiles: discard.cards.length },
    cite: 'ER-6.7',
    options: () =>
      table.world.discard.cards.map((tile, at) =>
        table.option(`tile:${at + 1}`, at, null, () => ({ called: { key: 'tile', params: { tile } } })),
      ),
  });
  table.move(discard, slot, handOf(table.world, seat), knowers(seat));
  table.tell('tile-bought', isNoPass(table.world) ? 'ER-6.11' : 'ER-6.7', { seat });
}

/** The other has passed: the phase would be over, were this not a round like any other (ER-6.11). */
function isNoPass({ passes }: World): boolean {
  return passes > 0;
}

// ── Passing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const passing = deeds({
  options: (table: ErTable) => [table.option('pass', { do: 'pass' as const })],
  run: {
    *pass(table: ErTable, seat: Seat) {
      // A first pass binds nobody; the second one after it ends the phase.
      table.tell('passed', table.world.passes === 0 ? 'ER-6.10' : 'ER-6.9', { seat });
    },
  },
});

const menu = allDeeds(activating, callingTraitors, drawing, buying, passing);
