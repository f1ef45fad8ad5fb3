/** The names that every family of words shares, and the small functions that put them into a sentence. */

import { wordsOn } from '@necropole/kernel';
import { count } from '@necropole/kernel/english';
import type {
  Colour,
  EnemyId,
  EnemyKind,
  HordeKind,
  Level,
  ObjectiveCardId,
  SpawnPointId,
  ZombieHeroId,
} from '../../content/ids.ts';
import type { FloorId, OpeningKind } from '../../content/tiles/faces.ts';
import { openingKindOf } from '../../content/tiles/openings.ts';
import { hordeFigure, isZombieHero } from '../../world.ts';
import { citizensWords } from './citizens.ts';
import { heroCardWords } from './hero-cards.ts';
import { missionOfferWords, missionTitles } from './mission-cards.ts';
import { sentinelHandWords } from './sentinel-hand.ts';
import { spawnWords } from './spawn.ts';
import { traitsWords } from './traits.ts';
import { zombieHeroesWords } from './zombie-heroes.ts';
import { zoneWords } from './zones.ts';

const cards = {
  ...heroCardWords,
  ...traitsWords.components,
  ...citizensWords.components,
  ...zombieHeroesWords.components,
  ...spawnWords.components,
  ...sentinelHandWords,
  ...missionTitles,
  ...missionOfferWords,
};

/** The bare name of any card, skill, attack or mission, and what stands on it. */
export const { nameOf: componentName, textOf: componentText } = wordsOn(cards);

const kinds: Readonly<Record<EnemyKind, readonly [one: string, more: string]>> = {
  'zombie-hero': ['zombie hero', 'zombie heroes'],
  brute: ['brute', 'brutes'],
  walker: ['walker', 'walkers'],
  runner: ['runner', 'runners'],
};

/** “3 walkers”. */
export function countKind(n: number, kind: EnemyKind): string {
  return count(n, ...kinds[kind]);
}

/** “walker”. */
export function kindName(kind: EnemyKind): string {
  return kinds[kind][0];
}

/** “walkers”. */
export function kindNames(kind: EnemyKind): string {
  return kinds[kind][1];
}

/** “a walker”, “Juggernaut”. */
export function enemy(id: EnemyId): string {
  return isZombieHero(id) ? zombieHero(id) : `a ${kindName(hordeFigure(id).kind)}`;
}

/** “walker 4”, “Juggernaut”: told apart from the others. */
export function enemyNumbered(id: EnemyId): string {
  if (isZombieHero(id)) return zombieHero(id);
  const { kind, number } = hordeFigure(id);
  return `${kindName(kind)} ${number + 1}`;
}

export function zombieHero(id: ZombieHeroId): string {
  return zombieHeroesWords.components[id].name;
}

/** “2 brutes, 1 walker and Juggernaut”, without what is not there. */
export function crowd(horde: Readonly<Record<HordeKind, number>>, heroes: readonly ZombieHeroId[]): readonly string[] {
  const many = (['brute', 'walker', 'runner'] as const).filter((kind) => horde[kind] > 0);
  return [...heroes.map(zombieHero), ...many.map((kind) => countKind(horde[kind], kind))];
}

/** “the kitchen”. */
export function zone(id: string): string {
  return zoneWords[id]?.name ?? id;
}

/** “in the kitchen”. */
export function inZone(id: string): string {
  return zoneWords[id]?.at ?? id;
}

const openings: Readonly<Record<OpeningKind, string>> = { door: 'door', window: 'window', elevator: 'elevator door' };

/** “the door between the kitchen and the east hall”. */
export function opening(id: string): string {
  const [one = '', other = ''] = id.split('/');
  return `the ${openings[openingKindOf(id)]} between ${zone(one)} and ${zone(other)}`;
}

const floors: Readonly<Record<FloorId, string>> = {
  ground: 'the ground floor',
  upper: 'the upper floor',
  basement: 'the basement',
};

/** “the ground floor”. */
export function floor(id: FloorId): string {
  return floors[id];
}

/** “on the ground floor”, “in the basement”. */
export function onFloor(id: FloorId): string {
  return `${id === 'basement' ? 'in' : 'on'} ${floors[id]}`;
}

const levelNames: Readonly<Record<Level, string>> = { blue: 'blue', yellow: 'yellow', orange: 'orange', red: 'red' };

export function level(id: Level): string {
  return levelNames[id];
}

const colourNames: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', green: 'green' };

export function colour(id: Colour): string {
  return colourNames[id];
}

/** “red objective”. */
export function objective(id: ObjectiveCardId): string {
  return `${colour(id.replace(/-\d$/, '') as Colour)} objective`;
}

/** “the initial spawn point”, “red spawn point 2”. */
export function point(id: SpawnPointId): string {
  if (id === 'initial') return 'the initial spawn point';
  const [name = '', number] = id.split('-');
  return number === undefined ? `the ${colour(name as Colour)} spawn point` : `red spawn point ${number}`;
}
