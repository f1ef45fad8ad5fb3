/**
 * Activating a character (pages 6 and 7).
 *
 * 1. One tile may be assigned to it, of those behind the screen.
 * 2. Orders are carried out one after the other: a section is chosen, CP are put on it, the order is resolved.
 *
 * CP go on empty sections (moves excepted), no more than the number of the section, no more than the maximum of the character for
 * the whole turn. Each chapter brings its orders.
 */
import { allDeeds, carryOut, deeds, EVERYBODY } from '@necropole/kernel';
import { besideOnSquare, commandOf, commandOpenFor, handOf } from '../reading.ts';
import type { Round } from '../round.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { usingAbilities } from './abilities.ts';
import { capturing, executing } from './capture.ts';
import { tuningFriends } from './combination.ts';
import { judgeSpending } from './command.ts';
import { firing } from './fire.ts';
import { reloading } from './firearms.ts';
import { interacting, using } from './interaction.ts';
import { endActing, goOn } from './interception.ts';
import { fighting } from './melee.ts';
import { beginningMoves, canGoElsewhere, judgeMoving } from './movement.ts';
import { tuning } from './radio-jamming.ts';
import { beginningSearches } from './search.ts';
import { torturing } from './torture.ts';
import { actingFigure, actingOf, isIntercepting, roundOf } from './under-way.ts';

export function* orders(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const figure = actingFigure(world);
  const deed = yield* table.ask(figure.seat, {
    key: 'orders',
    params: { figure: figure.id },
    cite: isIntercepting(world) ? citeOfInterceptor(actingOf(world).orders) : citeNow(figure, roundOf(world)),
    refs: [figure.id],
    context: () => [
      { key: 'own-command', params: { command: commandOf(world, figure.seat) } },
      { key: 'command-left', params: { figure: figure.id, left: commandOpenFor(figure) } },
    ],
    options: () => menu.options(table, figure),
  });
  yield* carryOut(table, figure, menu, deed);
  return deed.do === 'done' ? endActing(table) : goOn(table);
}

/** A tile or CP (ER-6.13), on tiles of earlier rounds too (ER-6.15); several orders (ER-4.7), in any mix (ER-6.20). */
function citeNow({ tiles }: Figure, { again, orders: done }: Round): string {
  if (done > 1) return 'ER-6.20';
  if (done > 0) return 'ER-4.7';
  return again && tiles.cards.length > 0 ? 'ER-6.15' : 'ER-6.13';
}

/** What an interceptor may do (ER-15.28), and how often (ER-15.22). */
function citeOfInterceptor(done: number): string {
  return done === 0 ? 'ER-15.28' : 'ER-15.22';
}

// ── A tile ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const assigning = deeds({
  options(table: ErTable, figure: Figure) {
    const { cards } = handOf(table.world, figure.seat);
    return table.options(
      [...cards.keys()],
      () => judgeAssigning(table, figure),
      (slot, refusal) =>
        table.option(`assign:${slot + 1}`, { do: 'assign' as const, slot }, refusal, () => ({
          refs: cards.slice(slot, slot + 1),
          called: { key: 'tile', params: { tile: cards[slot] ?? 'order-0' } },
        })),
    );
  },
  run: {
    *assign(table: ErTable, figure: Figure, { slot }) {
      table.move(handOf(table.world, figure.seat), slot, figure.tiles, EVERYBODY);
      figure.placed.push(0, 0, 0, 0);
      figure.supplied = true;
      if (!isIntercepting(table.world)) roundOf(table.world).acted = true;
      const tile = figure.tiles.cards.at(-1) ?? 'order-0';
      table.uses(tile);
      table.tell('tile-assigned', figure.tiles.cards.length > 1 ? 'ER-6.14' : 'ER-6.13', { figure: figure.id, tile });
    },
  },
});

/** One tile a round (ER-6.14), also for an interceptor that wins twice (ER-15.24). */
function judgeAssigning({ world }: ErTable, { id, supplied }: Figure): Verdict {
  const cite = isIntercepting(world) ? 'ER-15.24' : 'ER-6.14';
  return supplied ? { key: 'supplied-already', params: { figure: id }, cite } : null;
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const finishing = deeds({
  options: (table: ErTable, figure: Figure) => [
    table.option('done', { do: 'done' as const }, judgeFinishing(table, figure)),
  ],
  run: {
    *done(table: ErTable, figure: Figure) {
      const { again, interception } = roundOf(table.world);
      if (interception !== null) return;
      if (figure.tiles.cards.length === 0 && !again) table.tell('awaits-orders', 'ER-6.16', { figure: figure.id });
      else if (figure.supplied && figure.spent === 0) table.tell('awaits-deployment', 'ER-6.17', { figure: figure.id });
    },
  },
});

/** Whoever stands on the square of a friend goes on, as long as a move leads anywhere else (ER-8.12). */
function judgeFinishing(table: ErTable, figure: Figure): Verdict {
  const friend = besideOnSquare(table.world, table.board, figure);
  if (friend === null || judgeMoving(table, figure) !== null || !canGoElsewhere(table, figure)) return null;
  if (judgeSpending(table.world, figure, 1) !== null) return null;
  return { key: 'square-shared', params: { with: friend.id }, cite: 'ER-8.12', refs: [friend.id] };
}

const menu = allDeeds(
  assigning,
  beginningMoves,
  fighting,
  capturing,
  executing,
  firing,
  reloading,
  interacting,
  torturing,
  using,
  usingAbilities,
  beginningSearches,
  tuning,
  tuningFriends,
  finishing,
);
