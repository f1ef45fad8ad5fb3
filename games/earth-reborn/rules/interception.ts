/**
 * Interception duels (pages 15 and 16). In the round of the active player the other may ask for a duel when one of their characters
 *
 * 1. has a line of sight to the enemy that is being activated;
 * 2. gets it in sight for the first time in the round;
 * 3. has it enter, for the first time in the round, a square that is adjacent and in sight.
 *
 * A chance that is not taken at once is lost, for everyone who had it. One character is named, the active player sets the facing,
 * both bid. If the interceptor wins, the activated character is paused: the interceptor may receive a tile and carry out two red or
 * gold orders; then the activation goes on where it was.
 */
import { squareDirections } from '@necropole/boards';
import type { CharacterId } from '../content/characters/index.ts';
import {
  besideOnSquare,
  commandLeftFor,
  commandOf,
  figureOf,
  isLarge,
  isOnMap,
  otherSeat,
  plays,
  spanOf,
} from '../reading.ts';
import type { Reason } from '../said/duels.ts';
import { named } from '../scene/labels.ts';
import { lineTo } from '../scene/overlays.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { isAdjacent } from './adjacency.ts';
import { fightDuel, judgeAsking } from './duels.ts';
import { endRound } from './end-of-round.ts';
import { firearmsOf, judgeLoaded } from './firearms.ts';
import { seesFigure, sightNow, watchersOf, whyUnseenFigure } from './line-of-sight.ts';
import { showIfWithoutBonus } from './radio-jamming.ts';
import { actingFigure, isIntercepting, mayAct, moveNow, roundOf, watchedFigure, watchOf } from './under-way.ts';

/** What has just happened to the activated character: it was activated, entered a square, or something was opened or broken. */
export type Moment = 'activated' | 'entered' | 'uncovered';

/** By which rule somebody may ask now. */
const CONDITIONS: Readonly<Record<Moment, string>> = {
  activated: 'ER-15.9',
  entered: 'ER-15.10',
  uncovered: 'ER-15.10',
};

/** A character that may intercept now, and by which condition. */
interface Chance {
  readonly figure: CharacterId;
  readonly cite: string;
  readonly why: Reason;
}

// ── Who may intercept ────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Notes who sees the activated character now and who has it beside them, and gives those for whom that is the first time in the
 * round. Interceptions are not intercepted (ER-15.18).
 */
export function noticed({ world, board }: ErTable, moment: Moment): readonly Chance[] {
  const figure = watchedFigure(world);
  const watch = watchOf(world);
  if (!plays(board, 'duel') || isIntercepting(world) || !isOnMap(figure)) return [];
  const found: Chance[] = [];
  for (const watcher of watchersOf(world, board, figure)) {
    const isFirstSight = !watch.seen.includes(watcher.id);
    const isMet = isAdjacent(world, board, watcher, figure) && !watch.met.includes(watcher.id);
    const isDue = watch.due.includes(watcher.id);
    if (isFirstSight) watch.seen.push(watcher.id);
    if (isMet) watch.met.push(watcher.id);
    if (isFirstSight)
      found.push({ figure: watcher.id, cite: CONDITIONS[moment], why: moment === 'activated' ? moment : 'in-sight' });
    else if (isMet && moment === 'entered') found.push({ figure: watcher.id, cite: 'ER-15.11', why: 'beside' });
    else if (isDue) found.push({ figure: watcher.id, cite: 'ER-15.17', why: 'due' });
  }
  // On the square of another nobody is intercepted: when it leaves that square, if it is still in sight (ER-15.17).
  const isPassing = besideOnSquare(world, board, figure) !== null;
  watch.due = isPassing ? found.map((chance) => chance.figure) : [];
  return isPassing ? [] : found.filter((chance) => commandLeftFor(figureOf(world, chance.figure)) > 0);
}

/**
 * For a player who weighs a way: who may intercept on it, and where first. It follows the same conditions as `noticed`, square by
 * square, with the figure where it would be by then.
 */
export function lookAhead(table: ErTable, figure: Figure): (way: readonly number[]) => readonly Danger[] {
  const { world, board } = table;
  if (!plays(board, 'duel') || isIntercepting(world)) return () => [];
  const watch = watchOf(world);
  const barriers = sightNow({ ...world, figures: world.figures.filter(({ id }) => id !== figure.id) }, board);
  const enemies = world.figures.filter(
    (other) => other.seat !== figure.seat && isOnMap(other) && commandLeftFor(other) > 0,
  );
  const firstOn = (way: readonly number[], enemy: Figure): number | null => {
    let [isSeen, isMet] = [watch.seen.includes(enemy.id), watch.met.includes(enemy.id)];
    let isDue = watch.due.includes(enemy.id);
    for (const at of way) {
      const there = { ...figure, at, over: null };
      const sees = seesFigure(board, barriers, enemy, there);
      const isBeside = sees && isAdjacent(world, board, enemy, there);
      const comes = sees && (!isSeen || (isBeside && !isMet) || isDue);
      const isPassing = besideOnSquare(world, board, there) !== null;
      if (comes && !isPassing) return at;
      [isSeen, isMet, isDue] = [isSeen || sees, isMet || isBeside, comes && isPassing];
    }
    return null;
  };
  return (way) =>
    enemies.flatMap((enemy) => {
      const at = firstOn(way, enemy);
      return at === null ? [] : [{ figure: enemy.id, at }];
    });
}

/** Somebody may intercept, as soon as the figure comes to this square. */
export interface Danger {
  readonly figure: CharacterId;
  readonly at: number;
}

// ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Something has happened in sight of somebody: lets the other player intercept, if they may. */
export function* lookOut(table: ErTable, moment: Moment): Rule<'undisturbed' | 'disturbed'> {
  return yield* offerInterception(table, noticed(table, moment));
}

/** The other is asked whenever the conditions hold, with CP or without: being asked proves nothing. */
export function* offerInterception(table: ErTable, chances: readonly Chance[]): Rule<'undisturbed' | 'disturbed'> {
  if (chances.length === 0) return 'undisturbed';
  const { world } = table;
  const figure = watchedFigure(world);
  const asker = otherSeat(figure.seat);
  const by = yield* table.ask(asker, {
    key: 'intercept',
    params: { figure: figure.id },
    cite: citeOf(chances),
    refs: [figure.id],
    context: () => [
      { key: 'duel-terms', params: { about: 'interception', seat: figure.seat } },
      { key: 'own-command', params: { command: commandOf(world, asker) } },
    ],
    wish: () => ({
      id: 'interception',
      label: named('interceptions'),
      pass: 'let',
      grave: chances.some((chance) => canHurt(table, figureOf(world, chance.figure), figure)),
      span: spanOf(world),
    }),
    options: () => [
      table.option('let', null),
      ...table.options(
        world.figures.filter((other) => other.seat === asker && isOnMap(other)),
        (other) => judgeIntercepting(table, other, chances),
        ({ id }, refusal) =>
          table.option(`intercept:${id}`, id, refusal, () => ({
            refs: [id],
            overlay: () => ({
              lines: [lineTo(table, figureOf(world, id), figure.at, refusal?.key === 'not-in-sight' ? null : 0)],
            }),
          })),
      ),
    ],
  });
  const others = chances.filter((chance) => chance.figure !== by).map((chance) => chance.figure);
  if (others.length > 0) table.tell('chances-lost', by === null ? 'ER-15.12' : 'ER-15.13', { figures: others });
  if (by === null) return 'undisturbed';
  const round = roundOf(world);
  const { cite = 'ER-15.10', why = 'in-sight' } = chances.find((chance) => chance.figure === by) ?? {};
  table.tell('interception-asked', round.duels > 0 ? 'ER-15.15' : cite, { figure: figure.id, by });
  round.duels += 1;
  yield* chooseFacing(table, figure);
  const points = round.move?.left ?? 0;
  const winner = yield* fightDuel(table, asker, { about: 'interception', by, figure: figure.id, why, points });
  if (winner === asker) {
    pause(table, figure, by);
    const interceptor = figureOf(world, by);
    if (interceptor.markers.length > 0) yield* showIfWithoutBonus(table, interceptor);
  } else table.tell('interception-failed', 'ER-15.21', { figure: figure.id, by });
  return 'disturbed';
}

/** One condition, by which one (ER-15.9 to ER-15.11, ER-15.17) or several may ask (ER-15.19); or different ones (ER-15.8). */
function citeOf(chances: readonly Chance[]): string {
  const [cite = 'ER-15.8', ...others] = new Set(chances.map((chance) => chance.cite));
  if (others.length > 0) return 'ER-15.8';
  return chances.length > 1 ? 'ER-15.19' : cite;
}

/** Is the enemy within reach of melee, or of a loaded firearm, of somebody who sees it? */
function canHurt({ world, board }: ErTable, figure: Figure, enemy: Figure): boolean {
  const fires =
    plays(board, 'fire') && firearmsOf(figure).some((weapon) => judgeLoaded(world, figure, weapon) === null);
  return fires || isAdjacent(world, board, figure, enemy);
}

/** Whoever has had all its CP does not intercept (ER-15.16), nor whoever meets no condition now. */
function judgeIntercepting({ world, board, light }: ErTable, figure: Figure, chances: readonly Chance[]): Verdict {
  const isSpent = commandLeftFor(figure) === 0;
  if (isSpent) return { key: 'beyond-maximum', params: { figure: figure.id, left: 0 }, cite: 'ER-15.16' };
  const hasChance = chances.some((chance) => chance.figure === figure.id);
  if (hasChance) return judgeAsking(world, figure.seat);
  // Nobody reads on a light table what stops its sight.
  return light
    ? { key: 'no-chance', params: { figure: figure.id }, cite: 'ER-15.12' }
    : judgeSight(world, board, figure);
}

/** It does not see the enemy; or it has had its chance, and lost it (ER-15.12), also of coming side by side (ER-16.1). */
function judgeSight(world: World, board: Board, figure: Figure): Verdict {
  const unseen = whyUnseenFigure(world, board, figure, watchedFigure(world));
  if (unseen !== null)
    return {
      key: 'not-in-sight',
      params: { figure: figure.id, why: unseen.why },
      cite: unseen.cite,
      refs: [figure.id],
    };
  const cite = watchOf(world).met.includes(figure.id) ? 'ER-16.1' : 'ER-15.12';
  return { key: 'no-chance', params: { figure: figure.id }, cite, refs: [figure.id] };
}

/** Before the bids (ER-15.20); a figure that pays for turning does not turn for nothing. */
function* chooseFacing(table: ErTable, figure: Figure): Rule {
  if (isLarge(figure)) return;
  figure.facing = yield* table.ask(figure.seat, {
    key: 'brace',
    params: { figure: figure.id },
    cite: 'ER-15.20',
    refs: [figure.id],
    options: () =>
      squareDirections.map((direction) =>
        table.option(`face:${direction}`, direction, null, () => ({
          refs: [figure.id],
          facing: squareDirections.indexOf(direction),
        })),
      ),
  });
  table.tell('faces', 'ER-15.20', { figure: figure.id, facing: figure.facing });
}

// ── The pause ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The activated character can only defend itself; what it has left stays as it is (ER-15.29, ER-15.30). */
function pause(table: ErTable, figure: Figure, by: CharacterId): void {
  const round = roundOf(table.world);
  round.interception = { figure: by, orders: 0, move: null, wasHealthy: figure.state === 'healthy' };
  // It need not be activated, and is not by this (ER-15.14).
  table.tell('paused', figureOf(table.world, by).engaged ? 'ER-15.22' : 'ER-15.14', { figure: figure.id, by });
}

/**
 * The activation goes on; if the activated character has died meanwhile, or is the other player's now, the round is over (ER-15.32),
 * but for those who were to move with it. Whoever sees it now, or has come beside it, has not been come upon by it: that is no first time any more.
 */
export function endInterception(table: ErTable): PhaseName {
  const { world } = table;
  const round = roundOf(world);
  const figure = watchedFigure(world);
  const { wasHealthy = false, orders = 0 } = round.interception ?? {};
  round.interception = null;
  if (!mayAct(world, figure)) {
    // A prisoner carries out no order (ER-30.8); those who were to move too keep their moves (ER-31.15).
    const alone = figure.state === 'captured' ? 'ER-30.8' : 'ER-15.32';
    table.tell('activation-cut-short', round.combined === null ? alone : 'ER-31.15', { figure: figure.id });
    return round.combined === null ? endRound(table) : 'combined-move';
  }
  noticed(table, 'uncovered');
  watchOf(world).due = [];
  const isHurt = wasHealthy && figure.state === 'wounded' && round.move !== null;
  const usual = orders === 0 ? 'ER-15.25' : 'ER-15.30';
  table.tell('resumes', isHurt ? 'ER-15.31' : usual, { figure: figure.id, points: round.move?.left ?? 0 });
  return goOn(table);
}

/** Where the match goes on after a deed of whoever acts. */
export function goOn(table: ErTable): PhaseName {
  const { world } = table;
  const { combined, interception, move } = roundOf(world);
  const acting = actingFigure(world);
  const isGone = interception === null ? !mayAct(world, acting) : !isOnMap(acting);
  // Whatever became of one mover, the others keep their moves (ER-31.15).
  if (combined !== null && interception === null && (move === null || isGone)) return 'combined-move';
  if (isGone) return endActing(table);
  if (world.search !== null) return 'searching';
  return moveNow(world) === null ? 'orders' : 'moving';
}

/** Whoever acts is done: an interceptor, or the activated character. */
export function endActing(table: ErTable): PhaseName {
  return roundOf(table.world).interception === null ? endRound(table) : endInterception(table);
}
