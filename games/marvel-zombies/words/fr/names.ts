/** The names that every family of words shares, and the small functions that put them into a sentence. */

import { wordsOn } from '@necropole/kernel';
import { count } from '@necropole/kernel/french';
import type {
  CitizenCardId,
  CitizenId,
  Colour,
  EnemyId,
  EnemyKind,
  HeroId,
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

const women: readonly (HeroId | ZombieHeroId | CitizenId)[] = [
  'mystique',
  'storm',
  'rogue',
  'psylocke',
  'dark-phoenix',
  'amanda-sefton',
  'callisto',
  'abigail-brand',
  'shanna',
  'mariko-yashida',
  'valerie-cooper',
  'moira-mactaggart',
  'trish-tilby',
];

/** « éliminé » or « éliminée ». */
export function agree(id: HeroId | ZombieHeroId | CitizenCardId, participle: string): string {
  return (women as readonly string[]).includes(id) ? `${participle}e` : participle;
}

const kinds: Readonly<Record<EnemyKind, readonly [one: string, more: string]>> = {
  'zombie-hero': ['Héros Zombie', 'Héros Zombies'],
  brute: ['Brute', 'Brutes'],
  walker: ['Rôdeur', 'Rôdeurs'],
  runner: ['Forcené', 'Forcenés'],
};

/** « 3 Rôdeurs ». */
export function countKind(n: number, kind: EnemyKind): string {
  return count(n, ...kinds[kind]);
}

/** « Rôdeur ». */
export function kindName(kind: EnemyKind): string {
  return kinds[kind][0];
}

/** « tous les Rôdeurs », « toutes les Brutes ». */
export function allOfKind(kind: EnemyKind): string {
  return `${kind === 'brute' ? 'toutes' : 'tous'} les ${kinds[kind][1]}`;
}

/** « aucun Rôdeur », « aucune Brute ». */
export function noneOfKind(kind: EnemyKind): string {
  return `${kind === 'brute' ? 'aucune' : 'aucun'} ${kindName(kind)}`;
}

/** « un Rôdeur », « une Brute », « Juggernaut ». */
export function enemy(id: EnemyId): string {
  if (isZombieHero(id)) return zombieHero(id);
  const { kind } = hordeFigure(id);
  return `${kind === 'brute' ? 'une' : 'un'} ${kindName(kind)}`;
}

/** « éliminé » or « éliminée », after the enemy's own gender. */
export function agreeEnemy(id: EnemyId, participle: string): string {
  if (isZombieHero(id)) return agree(id, participle);
  return hordeFigure(id).kind === 'brute' ? `${participle}e` : participle;
}

/** « Rôdeur 4 », « Juggernaut » : told apart from the others. */
export function enemyNumbered(id: EnemyId): string {
  if (isZombieHero(id)) return zombieHero(id);
  const { kind, number } = hordeFigure(id);
  return `${kindName(kind)} ${number + 1}`;
}

export function zombieHero(id: ZombieHeroId): string {
  return zombieHeroesWords.components[id].name;
}

/** « Juggernaut », « 2 Brutes », « 1 Rôdeur », without what is not there. */
export function crowd(horde: Readonly<Record<HordeKind, number>>, heroes: readonly ZombieHeroId[]): readonly string[] {
  const many = (['brute', 'walker', 'runner'] as const).filter((kind) => horde[kind] > 0);
  return [...heroes.map(zombieHero), ...many.map((kind) => countKind(horde[kind], kind))];
}

/** « la cuisine ». */
export function zone(id: string): string {
  return zoneWords[id]?.name ?? id;
}

/** « dans la cuisine ». */
export function inZone(id: string): string {
  return zoneWords[id]?.at ?? id;
}

const openings: Readonly<Record<OpeningKind, string>> = {
  door: 'la porte',
  window: 'la fenêtre',
  elevator: 'la porte d’Ascenseur',
};

/** « la porte entre la cuisine et le hall est ». */
export function opening(id: string): string {
  const [one = '', other = ''] = id.split('/');
  return `${openings[openingKindOf(id)]} entre ${zone(one)} et ${zone(other)}`;
}

const floors: Readonly<Record<FloorId, string>> = {
  ground: 'le rez-de-chaussée',
  upper: 'l’étage',
  basement: 'le sous-sol',
};

/** « le rez-de-chaussée ». */
export function floor(id: FloorId): string {
  return floors[id];
}

const levelNames: Readonly<Record<Level, string>> = { blue: 'bleu', yellow: 'jaune', orange: 'orange', red: 'rouge' };

export function level(id: Level): string {
  return levelNames[id];
}

const colourNames: Readonly<Record<Colour, string>> = { red: 'rouge', blue: 'bleu', green: 'vert' };

export function colour(id: Colour): string {
  return colourNames[id];
}

/** « l’Objectif rouge ». */
export function objective(id: ObjectiveCardId): string {
  return `l’Objectif ${colour(id.replace(/-\d$/, '') as Colour)}`;
}

/** « le Point de Génération initial », « le Point de Génération rouge 2 ». */
export function point(id: SpawnPointId): string {
  if (id === 'initial') return 'le Point de Génération initial';
  const [name = '', number] = id.split('-');
  return `le Point de Génération ${colour(name as Colour)}${number === undefined ? '' : ` ${number}`}`;
}
