/**
 * Enemies move (p.18–20): those of a zone together, one zone towards whom they are after. Equal ways part them, each
 * kind in equal shares. A closed window on the way is forced instead.
 */
import { type EnemyId, type EnemyKind, hordeKinds } from '../content/ids.ts';
import type { MzTable, Rule } from '../shape.ts';
import type { Zone } from '../world.ts';
import {
  countFigures,
  enemyKinds,
  type Figures,
  idsOf,
  nameOf,
  nobody,
  placesOf,
  zombieHeroesOf,
} from './enemy-groups.ts';
import { type Pursuit, pursuitAfter, type Way, waysFrom, waysOf } from './enemy-ways.ts';
import { isHeroTarget, isOpen, leadOf, openingId, seatsOf, zoneId } from './places.ts';

/** What happens to the rooms behind an opening that stands open for the first time. */
export type BreakIn = (table: MzTable, opening: number) => Rule;

/** Is there anybody in this zone whom enemies attack? */
export function hasTarget(table: MzTable, zone: Zone): boolean {
  const { heroes, citizens } = table.world;
  for (const hero of heroes) if (hero.zone === zone && isHeroTarget(table, hero)) return true;
  for (const citizen of citizens) if (citizen.zone === zone && citizen.hidden === null) return true;
  return false;
}

/** Enemies bound the same way. */
interface Party {
  readonly way: Way;
  readonly figures: Figures;
}

/**
 * Moves the enemies of one zone. Gives the pursuit as it stands afterwards: somebody may have reacted, and a forced
 * window may have let somebody in. `crossed` counts the zones that they crossed with this action.
 */
export function* moveGroup(
  table: MzTable,
  pursuit: Pursuit,
  zone: Zone,
  group: Figures,
  crossed: number,
  breakIn: BreakIn,
): Rule<Pursuit> {
  if (pursuit.targets.length === 0) return pursuit;
  const { seen, parties } = yield* part(table, pursuit, zone, group);
  for (const { way, figures } of parties) if (way.window < 0) walk(table, zone, way.to, figures, seen);
  for (const { way, figures } of parties) {
    if (way.window < 0) yield* table.fire('enemiesEntered', { zone: way.to, enemies: idsOf(figures) });
    else yield* forceWindow(table, way.window, countFigures(figures), breakIn);
  }
  let now = pursuitAfter(table, pursuit);
  for (const { way, figures } of parties) {
    if (way.window >= 0 || hasTarget(table, way.to)) continue;
    const further = goingFurther(table, figures, way.to, crossed + 1);
    if (countFigures(further) > 0) now = yield* moveGroup(table, now, way.to, further, crossed + 1, breakIn);
  }
  return now;
}

/** Those who stand there and cross more zones with one action than so many. */
function goingFurther(table: MzTable, figures: Figures, zone: Zone, crossed: number): Figures {
  const further = nobody();
  for (const kind of enemyKinds) {
    const places = placesOf(table.world, kind);
    for (const number of figures[kind]) {
      if (places[number] !== zone) continue;
      if (stepsOf(table, nameOf(kind, number)) > crossed) further[kind].push(number);
      else if (kind !== 'zombie-hero') break;
    }
  }
  return further;
}

/** The zones that an enemy crosses with one action. */
export function stepsOf(table: MzTable, enemy: EnemyId): number {
  return table.query('enemySteps', 1, { enemy });
}

/** So many of a kind over so many ways: what each way gets, and how many are left over, one at most for a way (p.18). */
export function sharesOf(count: number, ways: number): { readonly each: number; readonly odd: number } {
  return { each: Math.floor(count / ways), odd: count % ways };
}

/** Parts a group over its ways: each kind in equal shares, the odd ones as the players say (p.18). */
function* part(
  table: MzTable,
  pursuit: Pursuit,
  zone: Zone,
  group: Figures,
): Rule<{ readonly seen: boolean; readonly parties: readonly Party[] }> {
  const { seen, ways } = waysFrom(table, pursuit, zone);
  const [only] = ways;
  if (only !== undefined && ways.length === 1 && group['zombie-hero'].length === 0) {
    return { seen, parties: [{ way: only, figures: group }] };
  }
  const parties: Party[] = [];
  const send = (way: Way, kind: EnemyKind, numbers: readonly number[]): void => {
    const party = parties.find((each) => each.way.to === way.to && each.way.window === way.window);
    if (party === undefined) parties.push({ way, figures: { ...nobody(), [kind]: [...numbers] } });
    else party.figures[kind].push(...numbers);
  };
  if (ways.length > 1 && countFigures(group) > 1) {
    table.tell('enemies-split', 'MZ-18.16', { zone: zoneId(table.board, zone), ways: ways.length });
  }
  for (const number of group['zombie-hero']) {
    const own = waysOf(table, pursuit, zone, nameOf('zombie-hero', number)).ways;
    const fewest = leastTaken(own, parties, 'zombie-hero');
    const way = yield* chooseWay(table, zone, 'zombie-hero', fewest, 1, nameOf('zombie-hero', number));
    if (way !== null) send(way, 'zombie-hero', [number]);
  }
  for (const kind of hordeKinds) {
    const numbers = group[kind];
    const { each, odd } = sharesOf(numbers.length, ways.length);
    ways.forEach((way, i) => {
      if (each > 0) send(way, kind, numbers.slice(i * each, (i + 1) * each));
    });
    let free = [...ways];
    for (const [i, number] of numbers.slice(numbers.length - odd).entries()) {
      const way = yield* chooseWay(table, zone, kind, free, odd - i, null);
      if (way === null) break;
      free = free.filter((other) => other !== way);
      send(way, kind, [number]);
    }
  }
  return { seen, parties };
}

/** The ways that fewest of a kind have taken so far. */
function leastTaken(ways: readonly Way[], parties: readonly Party[], kind: EnemyKind): readonly Way[] {
  const takers = ways.map((way) => parties.find((each) => each.way.to === way.to)?.figures[kind].length ?? 0);
  const least = Math.min(...takers);
  return ways.filter((_, i) => takers[i] === least);
}

/** The players choose among equal ways; a single one is taken by itself, and `null` means that there is none. */
function* chooseWay(
  table: MzTable,
  zone: Zone,
  kind: EnemyKind,
  ways: readonly Way[],
  count: number,
  enemy: EnemyId | null,
): Rule<Way | null> {
  if (ways.length < 2) return ways[0] ?? null;
  const to = yield* chooseZone(
    table,
    zone,
    kind,
    ways.map((way) => way.to),
    count,
    enemy,
  );
  return ways.find((way) => way.to === to) ?? null;
}

/** The players choose one of some zones for enemies that cannot be shared out evenly. */
export function* chooseZone(
  table: MzTable,
  from: Zone,
  kind: EnemyKind,
  zones: readonly Zone[],
  count: number,
  enemy: EnemyId | null,
): Rule<Zone> {
  const { world, board } = table;
  const where = zoneId(board, from);
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'choose-way',
    params: { zone: where, kind, count },
    cite: 'MZ-18.17',
    refs: enemy === null ? [where] : [enemy],
    options: () =>
      zones.map((zone) =>
        table.option(`way:${zoneId(board, zone)}`, zone, null, () => ({
          refs: [zoneId(board, zone)],
          path: [where, zoneId(board, zone)],
        })),
      ),
  });
  return value;
}

function walk(table: MzTable, from: Zone, to: Zone, figures: Figures, seen: boolean): void {
  const { world, board } = table;
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of figures[kind]) places[number] = to;
  }
  table.tell('enemies-move', seen ? 'MZ-18.13' : 'MZ-18.14', {
    from: zoneId(board, from),
    to: zoneId(board, to),
    brutes: figures.brute.length,
    walkers: figures.walker.length,
    runners: figures.runner.length,
    heroes: zombieHeroesOf(figures),
  });
}

/** All who would go through a closed window spend their action on it (p.20). */
function* forceWindow(table: MzTable, opening: number, enemies: number, breakIn: BreakIn): Rule {
  const { world, board } = table;
  if (isOpen(world, board)(opening)) return;
  world.opened[opening] = true;
  table.tell('window-forced', 'MZ-20.1', { opening: openingId(board, opening), enemies });
  yield* breakIn(table, opening);
  yield* table.fire('openingOpened', { opening, by: null });
}
