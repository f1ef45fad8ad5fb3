/** What the rules tell, as it happens. */

import { capital, count, list, of, plural, to } from '@necropole/kernel/french';
import { heroCards } from '../../content/heroes/index.ts';
import type { HeroId, Level } from '../../content/ids.ts';
import { heroNames } from '../hero-names.ts';
import type { EventWords } from '../spoken.ts';
import { goalWords } from './mission-cards.ts';
import {
  agree,
  agreeEnemy,
  allOfKind,
  componentName,
  countKind,
  crowd,
  enemy,
  floor,
  inZone,
  level,
  noneOfKind,
  objective,
  opening,
  point,
  zombieHero,
  zone,
} from './names.ts';

const wounds = (n: number): string => count(n, 'Blessure', 'Blessures');
const enemies = (n: number): string => count(n, 'Ennemi', 'Ennemis');
const cards = (n: number): string => count(n, 'carte Génération', 'cartes Génération');

/** The skill that a hero has from this level on. */
const unlocked = ({ who, level: reached }: { who: HeroId; level: Level }): string =>
  componentName(heroCards[who].skills.find((skill) => skill.level === reached)?.id ?? '');

export const eventsWords: EventWords = {
  'hero-starts': (params) => `${heroNames[params.who]} commence ${inZone(params.zone)}.`,
  'round-begins': (params) => `Début du Round ${params.round}.`,
  'power-raised': (params) => `1 Pouvoir pour ${list(params.heroes.map((id) => heroNames[id]))}.`,
  'turn-begins': (params) => `Au Tour de ${heroNames[params.who]} : ${count(params.actions, 'Action', 'Actions')}.`,
  'turn-ended': (params) => `Fin du Tour de ${heroNames[params.who]}.`,
  moved: (params) => `${heroNames[params.who]} va ${inZone(params.to)}.`,
  'opening-opened': (params) =>
    params.who === null
      ? `${capital(opening(params.opening))} s’ouvre.`
      : `${heroNames[params.who]} ouvre ${opening(params.opening)}.`,
  'trait-gained': (params) => `${heroNames[params.who]} gagne le Trait ${componentName(params.card)}.`,
  'trait-discarded': (params) => `${heroNames[params.who]} défausse ${componentName(params.card)}.`,
  'trait-played': (params) => `${heroNames[params.who]} joue ${componentName(params.card)}.`,
  'trait-deck-reshuffled': () => 'La pioche Trait est remélangée.',
  'attack-made': (params) =>
    `${heroNames[params.who]} attaque ${inZone(params.zone)}, ${componentName(params.attack)} : ${params.dice.length === 0 ? 'aucun dé' : params.dice.join(', ')}. ${params.hits === 0 ? 'Aucune Touche.' : `${count(params.hits, 'Touche', 'Touches')}.`}`,
  'enemy-killed': (params) =>
    params.who === null
      ? `${capital(enemy(params.enemy))} est ${agreeEnemy(params.enemy, 'éliminé')} ${inZone(params.zone)}.`
      : `${heroNames[params.who]} élimine ${enemy(params.enemy)} ${inZone(params.zone)}.`,
  'hits-wasted': (params) => `${count(params.hits, 'Touche perdue', 'Touches perdues')}.`,
  'xp-gained': (params) => `${heroNames[params.who]} gagne ${params.xp} XP (${params.now} au total).`,
  'level-reached': (params) =>
    `${heroNames[params.who]} atteint le niveau de danger ${level(params.level)} : ${unlocked(params)} !`,
  'citizen-rescued': (params) => `${heroNames[params.who]} secourt ${componentName(params.citizen)}.`,
  'citizen-kept': (params) => `${componentName(params.citizen)} reste avec ${heroNames[params.who]}.`,
  'citizen-discarded': (params) =>
    `${componentName(params.citizen)} quitte ${heroNames[params.who]}, ${agree(params.citizen, 'sauf') === 'sauf' ? 'sain et sauf' : 'saine et sauve'}.`,
  'power-gained': (params) =>
    `${heroNames[params.who]} gagne ${count(params.power, 'point', 'points')} de Pouvoir, ${params.now} en tout.`,
  'power-spent': (params) =>
    `${heroNames[params.who]} dépense ${count(params.power, 'point', 'points')} de Pouvoir, reste ${params.now}.`,
  'power-lost': (params) =>
    `${heroNames[params.who]} perd ${count(params.power, 'point', 'points')} de Pouvoir, reste ${params.now}.`,
  'objective-taken': (params) => `${heroNames[params.who]} prend ${objective(params.objective)}.`,
  'elevator-called': (params) => `${heroNames[params.who]} appelle l’Ascenseur ${to(floor(params.floor))}.`,
  'elevator-moved': (params) => `${heroNames[params.who]} envoie l’Ascenseur ${to(floor(params.floor))}.`,
  'hero-left': (params) =>
    `${heroNames[params.who]} est ${agree(params.who, 'sorti')}, à l’abri : ${params.out} sur ${params.heroes}.`,
  'enemies-phase': () => 'Les Ennemis agissent.',
  'floor-asleep': (params) => `Personne ${to(floor(params.floor))} : il ne s’y passe rien.`,
  'citizens-abandoned': (params) => `Les Citoyens ${of(floor(params.floor))} sont abandonnés.`,
  'enemies-attack': (params) =>
    `${enemies(params.enemies)} ${plural(params.enemies, 'attaque', 'attaquent')} ${inZone(params.zone)} : ${wounds(params.wounds)}.`,
  wounded: (params) => `${heroNames[params.who]} subit ${wounds(params.wounds)} (reste ${params.now} Santé).`,
  'wound-cancelled': (params) =>
    `${componentName(params.citizen)} est ${agree(params.citizen, 'sacrifié')} : ${heroNames[params.who]} évite 1 Blessure.`,
  healed: (params) => `${heroNames[params.who]} regagne ${params.health} Santé (${params.now} au total).`,
  'hero-eliminated': (params) => `${heroNames[params.who]} est ${agree(params.who, 'éliminé')} !`,
  'citizen-fights-back': (params) =>
    `${componentName(params.citizen)} se défend : ${params.die}. ${params.held ? 'Toujours debout.' : 'Pas assez.'}`,
  'citizen-devoured': (params) => `${componentName(params.citizen)} est ${agree(params.citizen, 'dévoré')} !`,
  'enemies-move': (params) => {
    const horde = { brute: params.brutes, walker: params.walkers, runner: params.runners };
    const many = params.brutes + params.walkers + params.runners + params.heroes.length;
    return `${capital(list(crowd(horde, params.heroes)))} ${plural(many, 'passe', 'passent')} ${of(zone(params.from))} ${to(zone(params.to))}.`;
  },
  'enemies-split': (params) =>
    `Les Ennemis se séparent ${inZone(params.zone)} : ${count(params.ways, 'chemin', 'chemins')}.`,
  'window-forced': (params) =>
    `${enemies(params.enemies)} ${plural(params.enemies, 'force', 'forcent')} ${opening(params.opening)}.`,
  'second-actions': (params) => `${enemies(params.enemies)} ${plural(params.enemies, 'agit', 'agissent')} de nouveau.`,
  'citizens-step': (params) =>
    `${count(params.citizens, 'Citoyen', 'Citoyens')} ${plural(params.citizens, 'agit', 'agissent')}.`,
  'citizen-stays': (params) => `${componentName(params.citizen)} ne bouge pas.`,
  'citizen-moves': (params) => `${componentName(params.citizen)} va ${inZone(params.to)}.`,
  'citizen-unhidden': (params) =>
    `${componentName(params.citizen)} n’est plus ${agree(params.citizen, 'caché')} (${params.die}).`,
  'citizen-stays-hidden': (params) =>
    `${componentName(params.citizen)} reste ${agree(params.citizen, 'caché')} (${params.die}).`,
  'spawn-step': (params) =>
    `Génération : ${count(params.points, 'Point de Génération actif', 'Points de Génération actifs')}.`,
  'point-sleeps': (params) => `Pas de carte pour ${point(params.point)} : aucun Super-Héros à son étage.`,
  'spawn-card': (params) =>
    `Carte Génération ${inZone(params.zone)} : ${componentName(params.card)}, niveau ${level(params.level)}.`,
  'card-passed-over': (params) =>
    `${componentName(params.card)} : il n’en reste aucun de ce type, on pioche la carte suivante.`,
  'enemies-spawned': (params) =>
    `${countKind(params.count, params.kind)} ${plural(params.count, 'apparaît', 'apparaissent')} ${inZone(params.zone)}.`,
  rush: (params) =>
    `Ruée ! ${countKind(params.count, params.kind)} ${plural(params.count, 'agit', 'agissent')} aussitôt.`,
  'extra-activation': (params) => `Activation Supplémentaire : ${allOfKind(params.kind)} agissent.`,
  'no-such-enemy': (params) => `Il n’y a ${noneOfKind(params.kind)} sur le plateau : rien ne se passe.`,
  shortage: (params) => `Pénurie : il manque ${countKind(params.missing, params.kind)}.`,
  'zombie-hero-appears': (params) => `${zombieHero(params.zombieHero)} apparaît ${inZone(params.zone)} !`,
  'hidden-citizen-appears': (params) => `${componentName(params.citizen)} se cache ${inZone(params.zone)}.`,
  'too-late': (params) => `Trop tard : il n’y a plus personne ${inZone(params.zone)}.`,
  'spawn-deck-reshuffled': () => 'La pioche Génération est remélangée.',
  'zombie-hero-deck-reshuffled': () => 'La pioche Héros Zombie est remélangée.',
  'citizen-deck-reshuffled': () => 'La pioche Citoyen est remélangée.',
  'building-opened': (params) =>
    `Un bâtiment est ouvert ${inZone(params.zone)} : ${params.cards === 0 ? 'aucune carte Génération' : cards(params.cards)}.`,
  'citizen-revealed': (params) => `${componentName(params.citizen)} attendait ${inZone(params.zone)}.`,
  'secret-mission-revealed': (params) => `${componentName(params.card)} se trouve ${inZone(params.zone)}.`,
  'secret-mission-taken': (params) => `${heroNames[params.who]} prend ${componentName(params.card)}.`,
  'point-woken': (params) => `${capital(point(params.point))} devient actif.`,
  'exit-placed': (params) => `La Sortie est ${inZone(params.zone)}.`,
  'hand-used': (params) =>
    params.charged
      ? `${heroNames[params.who]} tire avec la Main de Sentinelle.`
      : `${heroNames[params.who]} lance la Main de Sentinelle.`,
  'hand-gone': () => 'La Main de Sentinelle quitte le plateau.',
  'round-ended': (params) => `Fin du Round ${params.round}.`,
  'goal-done': (params) => `Objectif atteint : ${goalWords[params.goal]}.`,
  'effect-used': (params) => `${heroNames[params.who]} utilise ${componentName(params.component)}.`,
  'zombie-hero-acts': (params) => `La capacité ${of(zombieHero(params.zombieHero))} agit.`,
  'die-rolled': (params) => `${componentName(params.component)} : le dé montre ${params.die}.`,
};
