/** What the components of a hero let their player choose: zones, enemies, heroes. A single choice is made by itself. */

import { seen } from '@necropole/boards';
import { chooseAmong, type Fact, type Option } from '@necropole/kernel';
import { kindOfEnemy } from '../rules/killing.ts';
import { enemiesInTheWay, isOpen, rangeBetween, zoneId, zonesBeside } from '../rules/places.ts';
import type { Mz, MzListener, MzTable, Rule } from '../shape.ts';
import { type Hero, heroesInPlay, isZombieHero, placeOf, putEnemy, type Zone } from '../world.ts';
import type { EnemyId } from './ids.ts';
import { citeOf } from './uses.ts';

/** The zones in sight from the least to the most range, none of them an obstacle. */
export function zonesInSight({ world, board }: MzTable, hero: Hero, least: number, most: number): readonly Zone[] {
  return seen(board.plan, hero.zone, isOpen(world, board))
    .filter(({ zone, range }) => range >= least && range <= most && board.plan.zones[zone]?.obstacle !== true)
    .map(({ zone }) => zone);
}

/** The other heroes in sight, no further than that. */
export function heroesInSight({ world, board }: MzTable, hero: Hero, most: number): readonly Hero[] {
  return heroesInPlay(world).filter((other) => {
    const range = other === hero ? -1 : rangeBetween(world, board, hero.zone, other.zone);
    return range >= 0 && range <= most;
  });
}

/** Figures of the horde in these zones: one of each kind in each zone, since nothing tells them apart. */
export function hordeIn(table: MzTable, zones: readonly Zone[]): readonly EnemyId[] {
  return zones.flatMap((zone) => onePerKind(enemiesInTheWay(table, zone).filter((enemy) => !isZombieHero(enemy))));
}

/** The first of each kind. */
export function onePerKind(enemies: readonly EnemyId[]): readonly EnemyId[] {
  return enemies.filter((enemy, i) => enemies.findIndex((other) => kindOfEnemy(other) === kindOfEnemy(enemy)) === i);
}

type ChoiceKey = 'choose-zone' | 'choose-enemy' | 'choose-hero-for';

/** One of several, for a component; a single one is taken by itself. */
function* choose<T extends string | number>(
  table: MzTable,
  hero: Hero,
  key: ChoiceKey,
  items: readonly T[],
  self: MzListener,
  optionOf: (item: T) => Option<T, Mz>,
): Rule<T | null> {
  if (items.length < 2) return items[0] ?? null;
  const params = { who: hero.id, component: self.component.id };
  return yield* chooseAmong(table, hero.seat, { key, params, cite: citeOf(self), refs: [hero.id] }, items, optionOf);
}

export function chooseZone(table: MzTable, hero: Hero, zones: readonly Zone[], self: MzListener): Rule<Zone | null> {
  return choose(table, hero, 'choose-zone', zones, self, (zone) => {
    const id = zoneId(table.board, zone);
    return table.option(`zone:${id}`, zone, null, () => ({ refs: [id], facts: enemiesThere(table, zone) }));
  });
}

function enemiesThere(table: MzTable, zone: Zone): readonly Fact<Mz>[] {
  const enemies = enemiesInTheWay(table, zone).length;
  return enemies === 0 ? [] : [{ key: 'enemies-there', params: { enemies } }];
}

export function chooseEnemy(
  table: MzTable,
  hero: Hero,
  enemies: readonly EnemyId[],
  self: MzListener,
): Rule<EnemyId | null> {
  return choose(table, hero, 'choose-enemy', enemies, self, (enemy) =>
    table.option(`enemy:${enemy}`, enemy, null, () => ({ refs: placeOf(table.world, enemy) < 0 ? [] : [enemy] })),
  );
}

export function* chooseHero(table: MzTable, hero: Hero, others: readonly Hero[], self: MzListener): Rule<Hero | null> {
  const ids = others.map(({ id }) => id);
  const chosen = yield* choose(table, hero, 'choose-hero-for', ids, self, (id) =>
    table.option(`hero:${id}`, id, null, () => ({ refs: [id] })),
  );
  return others.find(({ id }) => id === chosen) ?? null;
}

/** Can anything in this zone be driven elsewhere? */
export function canBeDriven(table: MzTable, zone: Zone, enemies: readonly EnemyId[]): boolean {
  return enemies.length > 0 && zonesBeside(table.world, table.board, zone).length > 0;
}

/** Drives enemies of one zone into a zone next to it that the hero's player chooses. They have not moved by themselves. */
export function* driveOut(table: MzTable, hero: Hero, from: Zone, enemies: readonly EnemyId[], self: MzListener): Rule {
  const { world, board } = table;
  const to = yield* chooseZone(table, hero, zonesBeside(world, board, from), self);
  if (to === null) return;
  const driven = enemies.filter((enemy) => placeOf(world, enemy) === from);
  for (const enemy of driven) putEnemy(world, enemy, to);
  table.tell('enemies-driven', citeOf(self), {
    who: hero.id,
    component: self.component.id,
    enemies: driven,
    to: zoneId(board, to),
  });
}
