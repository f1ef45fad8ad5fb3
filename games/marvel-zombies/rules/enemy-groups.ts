/**
 * Enemies that act together. Figures of one kind in one zone are alike: a hook is asked for the first of them, and its
 * word holds for all. A zombie hero is asked for itself.
 */

import { remembers } from '@necropole/kernel';
import { type EnemyId, type EnemyKind, hordeKinds, type ZombieHeroId, zombieHeroIds } from '../content/ids.ts';
import type { MzTable } from '../shape.ts';
import { hordeFigure, hordeNames, isZombieHero, type Place, type World, type Zone } from '../world.ts';
import { isFloorActive } from './places.ts';

/** All kinds of enemies, in the order in which hits strike them. */
export const enemyKinds: readonly EnemyKind[] = ['zombie-hero', ...hordeKinds];

/** Figures by number, kind by kind. The number of a zombie hero is its place in `zombieHeroIds`. */
export type Figures = Record<EnemyKind, number[]>;

export function nobody(): Figures {
  return { 'zombie-hero': [], brute: [], walker: [], runner: [] };
}

export function nameOf(kind: EnemyKind, number: number): EnemyId {
  const names = kind === 'zombie-hero' ? zombieHeroIds : hordeNames[kind];
  return names[number] ?? (`${kind}-${number}` as EnemyId);
}

/** Where the figures of a kind stand, by number. */
export function placesOf(world: World, kind: EnemyKind): Place[] {
  return kind === 'zombie-hero' ? world.zombieHeroes : world.horde[kind];
}

export function countFigures(figures: Figures): number {
  let count = 0;
  for (const kind of enemyKinds) count += figures[kind].length;
  return count;
}

export function idsOf(figures: Figures): EnemyId[] {
  const ids: EnemyId[] = [];
  for (const kind of enemyKinds) for (const number of figures[kind]) ids.push(nameOf(kind, number));
  return ids;
}

export function zombieHeroesOf(figures: Figures): ZombieHeroId[] {
  return figures['zombie-hero'].map((number) => zombieHeroIds[number] as ZombieHeroId);
}

export function figuresOf(enemies: readonly EnemyId[]): Figures {
  const figures = nobody();
  for (const enemy of enemies) {
    if (isZombieHero(enemy)) figures['zombie-hero'].push(zombieHeroIds.indexOf(enemy));
    else {
      const { kind, number } = hordeFigure(enemy);
      figures[kind].push(number);
    }
  }
  return figures;
}

/** The figures of some kinds that stand on the board. */
export function onBoard(world: World, kinds: readonly EnemyKind[]): Figures {
  const figures = nobody();
  for (const kind of kinds) {
    const places = placesOf(world, kind);
    for (let number = 0; number < places.length; number++) {
      if ((places[number] ?? -1) >= 0) figures[kind].push(number);
    }
  }
  return figures;
}

/** The zones where figures stand, lowest first. */
export function zonesOf(world: World, figures: Figures): Zone[] {
  const zones: Zone[] = [];
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of figures[kind]) {
      const zone = places[number] ?? -1;
      if (zone >= 0 && !zones.includes(zone)) zones.push(zone);
    }
  }
  return zones.sort((a, b) => a - b);
}

/** The lowest zone where one of these figures stands; -1 where none of them does. */
export function firstZoneOf(world: World, figures: Figures): Zone {
  let first = -1;
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of figures[kind]) {
      const zone = places[number] ?? -1;
      if (zone >= 0 && (first < 0 || zone < first)) first = zone;
    }
  }
  return first;
}

/** Does one of these figures stand in this zone? */
export function isAnyIn(world: World, figures: Figures, zone: Zone): boolean {
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of figures[kind]) if (places[number] === zone) return true;
  }
  return false;
}

/** Takes those who stand in a zone out of some figures. */
export function takeFrom(world: World, figures: Figures, zone: Zone): Figures {
  const taken = nobody();
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    const numbers = figures[kind];
    if (!numbers.some((number) => places[number] === zone)) continue;
    taken[kind] = numbers.filter((number) => places[number] === zone);
    figures[kind] = numbers.filter((number) => places[number] !== zone);
  }
  return taken;
}

/** Those of some figures of whom something holds: asked for each zombie hero, and once for the alike of a zone. */
export function whoHolds(world: World, figures: Figures, holds: (enemy: EnemyId, kind: EnemyKind) => boolean): Figures {
  const found = nobody();
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    const told: boolean[] = [];
    for (const number of figures[kind]) {
      const zone = places[number] ?? -1;
      if (zone < 0) continue;
      const known = kind === 'zombie-hero' ? undefined : told[zone];
      const is = known ?? holds(nameOf(kind, number), kind);
      told[zone] = is;
      if (is) found[kind].push(number);
    }
  }
  return found;
}

/** Those who act now: on a floor with a hero, and not kept from it (p.12). */
export function awake(table: MzTable, figures: Figures): Figures {
  const { world, board } = table;
  const active = board.floors.filter((floor) => isFloorActive(table, floor));
  const found = whoHolds(world, figures, (enemy) => table.query('doesEnemyAct', true, { enemy }));
  if (active.length === board.floors.length) return found;
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    found[kind] = found[kind].filter((number) => {
      const floor = board.floorOf[places[number] ?? -1];
      return floor !== undefined && active.includes(floor);
    });
  }
  return found;
}

/** Those who have so many actions: runners and zombie heroes have two, the others one (p.15). */
export function withActions(table: MzTable, figures: Figures, actions: number): Figures {
  if (actions === 1) return figures;
  return whoHolds(table.world, figures, (enemy, kind) => {
    const usual = kind === 'zombie-hero' || kind === 'runner' ? 2 : 1;
    return table.query('enemyActions', usual, { enemy }) >= actions;
  });
}

/** Figures that came during the first actions of the enemies' phase have no second one. */
export const ARRIVED = 'arrived';

export function withoutArrivals(world: World, figures: Figures): Figures {
  const found = nobody();
  for (const kind of enemyKinds) {
    found[kind] = figures[kind].filter((number) => !remembers(world.memory.phase, nameOf(kind, number), ARRIVED));
  }
  return found;
}
