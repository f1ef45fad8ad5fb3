/**
 * Moving (p.11, p.16).
 *
 * A Move leads from a zone to an adjacent one: never across a corner, a wall, a closed door or window, nor onto the
 * fountain. Leaving costs 1 action more for each enemy in the zone that is left; entering costs nothing more, but a zone
 * with enemies ends the Move there. Stairs join zones of two floors; the first hero on a floor wakes what is there.
 */
import { type Beside, deeds, type Fact } from '@necropole/kernel';
import type { Mz, MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { judgeActions, spendActions } from './actions.ts';
import { isExit } from './exit.ts';
import { enemiesInTheWay, floorOf, kindOfOpening, openingId, zoneId, zonesBeside } from './places.ts';
import { arriveOnFloor, openBuilding } from './spawning.ts';
import { type Way, waysOf } from './ways.ts';

/** The actions that a Move from here to there takes, with `inTheWay` enemies in the zone that is left. */
export function moveCost(table: MzTable, hero: Hero, to: Zone, inTheWay: number): number {
  return table.query('moveCost', 1 + inTheWay, { hero, from: hero.zone, to });
}

/** How many of the enemies in the zone that is left make that Move dearer: none for a hero whom they do not slow. */
function slowedBy(table: MzTable, hero: Hero, to: Zone, inTheWay: number): number {
  return moveCost(table, hero, to, inTheWay) - moveCost(table, hero, to, 0);
}

/** May one step lead there? `beside` are the zones that the hero can step into now. Says nothing of the cost. */
export function judgeStep(table: MzTable, hero: Hero, to: Zone, beside: readonly Zone[]): Verdict {
  if (beside.includes(to)) return null;
  const { plan } = table.board;
  const zone = zoneId(table.board, to);
  if (to === hero.zone) return { key: 'same-zone', params: {}, cite: 'MZ-11.1', refs: [zone] };
  if (plan.zones[to]?.obstacle === true) return { key: 'obstacle', params: { zone }, cite: 'MZ-11.5', refs: [zone] };
  const opening = plan.steps[hero.zone]?.find((step) => step.zone === to)?.through[0];
  if (opening === undefined) return { key: 'not-adjacent', params: { zone }, cite: 'MZ-11.1', refs: [zone] };
  if (kindOfOpening(table.board, opening) === 'elevator') {
    return { key: 'elevator-away', params: {}, cite: 'MZ-13.3', refs: [zone] };
  }
  const closed = openingId(table.board, opening);
  return { key: 'closed', params: { opening: closed }, cite: 'MZ-11.2', refs: [closed] };
}

/** May the hero make a Move to there, at this cost? */
export function judgeMove(table: MzTable, hero: Hero, to: Zone, beside: readonly Zone[], cost: number): Verdict {
  return judgeStep(table, hero, to, beside) ?? judgeActions(table, cost, cost > 1 ? 'MZ-16.7' : 'MZ-16.5');
}

/** The options of a Move, `discount` actions cheaper than its full cost. */
export function moveOptions(table: MzTable, hero: Hero, discount = 0) {
  const { world, board } = table;
  if (table.light && world.turn.actions + discount < 1) return [];
  const beside = zonesBeside(world, board, hero.zone);
  const inTheWay = enemiesInTheWay(table, hero.zone).length;
  const candidates = table.light ? beside : board.plan.zones.map((_, zone) => zone);
  const moves = candidates.map((zone) => ({
    zone,
    cost: beside.includes(zone) ? Math.max(0, moveCost(table, hero, zone, inTheWay) - discount) : 0,
  }));
  let known: ReadonlyMap<Zone, Way> | null = null;
  const ways = (): ReadonlyMap<Zone, Way> => {
    known ??= waysOf(table, hero);
    return known;
  };
  return table.options(
    moves,
    ({ zone, cost }) => judgeMove(table, hero, zone, beside, cost),
    ({ zone, cost }, refusal) => {
      const id = zoneId(board, zone);
      const value: { do: 'move'; zone: Zone; cost: number } = { do: 'move', zone, cost };
      return table.option(`move:${id}`, value, refusal, () => ({
        refs: [id],
        ...(beside.includes(zone)
          ? { facts: moveFacts(table, hero, zone, cost, inTheWay), path: [zoneId(board, hero.zone), id], cost }
          : wayThere(table, zone, ways())),
      }));
    },
  );
}

/** What a zone further away takes, Move by Move. */
function wayThere(table: MzTable, zone: Zone, ways: ReadonlyMap<Zone, Way>): Beside<Mz> {
  const way = ways.get(zone);
  if (way === undefined || way.actions === 0) return {};
  return {
    facts: [{ key: 'action-cost', params: { actions: way.actions } }, ...exitThere(table, zone)],
    path: way.through,
    cost: way.actions,
  };
}

function moveFacts(table: MzTable, hero: Hero, to: Zone, cost: number, inTheWay: number): readonly Fact<Mz>[] {
  const facts: Fact<Mz>[] = [{ key: 'action-cost', params: { actions: cost } }];
  const enemies = slowedBy(table, hero, to, inTheWay);
  if (enemies > 0) facts.push({ key: 'slowed-by', params: { enemies } });
  return [...facts, ...enemiesThere(table, to), ...exitThere(table, to)];
}

/** Names of zones do not tell which of them is the way out. */
function exitThere(table: MzTable, zone: Zone): readonly Fact<Mz>[] {
  return isExit(table, zone) ? [{ key: 'exit-there', params: {} }] : [];
}

function enemiesThere(table: MzTable, zone: Zone): readonly Fact<Mz>[] {
  const enemies = enemiesInTheWay(table, zone).length;
  return enemies === 0 ? [] : [{ key: 'enemies-there', params: { enemies } }];
}

/** Moving, in a hero's turn. */
export const moving = deeds({
  options: moveOptions,
  run: { move: (table, hero, { zone, cost }) => moveByAction(table, hero, zone, cost) },
});

/** A Move action: its first zone, and more zones where a skill allows them. */
export function* moveByAction(table: MzTable, hero: Hero, to: Zone, cost: number): Rule {
  spendActions(table, cost);
  let left = table.query('moveZones', 1, { hero }) - 1;
  yield* moveHero(table, hero, to, cost);
  let at = to;
  while (left > 0 && hero.zone === at && enemiesInTheWay(table, at).length === 0) {
    const next = yield* chooseNextZone(table, hero, left);
    if (next === null) return;
    left -= 1;
    at = next;
    yield* moveHero(table, hero, next, 0);
  }
}

/** Where a longer Move goes on, or `null`. */
function* chooseNextZone(table: MzTable, hero: Hero, left: number): Rule<Zone | null> {
  const { world, board } = table;
  const beside = zonesBeside(world, board, hero.zone);
  return yield* table.ask(hero.seat, {
    key: 'move-on',
    params: { who: hero.id, left },
    cite: 'MZ-16.10',
    refs: [hero.id],
    options: () => [
      ...table.options(
        table.light ? beside : board.plan.zones.map((_, zone) => zone),
        (zone) => judgeStep(table, hero, zone, beside),
        (zone, refusal) => {
          const id = zoneId(board, zone);
          return table.option(`move:${id}`, zone, refusal, () => ({
            refs: [id],
            facts: [...enemiesThere(table, zone), ...exitThere(table, zone)],
            path: [zoneId(board, hero.zone), id],
          }));
        },
      ),
      table.option('stay', null),
    ],
  });
}

/** A free Move action that a component gives: only what enemies add to its cost is paid. `false`: not used. */
export function* moveFreely(table: MzTable, hero: Hero, component: string, cite: string): Rule<boolean> {
  const choice = yield* table.ask(hero.seat, {
    key: 'choose-zone',
    params: { who: hero.id, component },
    cite,
    refs: [hero.id],
    options: () => [...moveOptions(table, hero, 1), table.option('pass', null)],
  });
  if (choice === null) return false;
  yield* moveByAction(table, hero, choice.zone, choice.cost);
  return true;
}

/** Puts a hero in another zone: what waits there takes effect. The cost is told, not paid. */
export function* moveHero(table: MzTable, hero: Hero, to: Zone, cost: number): Rule {
  const { board } = table;
  const from = hero.zone;
  hero.zone = to;
  const stairs = floorOf(board, from) !== floorOf(board, to);
  table.tell('moved', stairs ? 'MZ-12.6' : cost > 1 ? 'MZ-16.7' : 'MZ-11.2', {
    who: hero.id,
    from: zoneId(board, from),
    to: zoneId(board, to),
    cost,
  });
  yield* afterMoving(table, hero, from);
}

/**
 * What follows when a hero has come into a zone, on foot or by the elevator. Rooms behind a door that has stood open from
 * the start are opened by the first who enters.
 */
export function* afterMoving(table: MzTable, hero: Hero, from: Zone): Rule {
  const to = hero.zone;
  yield* table.fire('heroMoved', { hero, from, to });
  if (hero.zone !== to) return;
  if (floorOf(table.board, from) !== floorOf(table.board, to)) yield* arriveOnFloor(table, hero);
  else yield* openBuilding(table, to);
}
