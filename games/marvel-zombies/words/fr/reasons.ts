/** What the rules point out before a choice, and why they refuse one. */

import { capital, count, plural } from '@necropole/kernel/french';
import { heroNames } from '../hero-names.ts';
import type { ReasonWords } from '../spoken.ts';
import { agree, colour, componentName, componentText, countKind, opening, zone } from './names.ts';

const actions = (n: number): string => count(n, 'Action', 'Actions');
const wounds = (n: number): string => count(n, 'Blessure', 'Blessures');
const enemies = (n: number): string => count(n, 'Ennemi', 'Ennemis');

/** Which of the wounds come from enemies who stand elsewhere now. */
function fromElsewhere(of: { readonly wounds: number; readonly fromElsewhere: number }): string {
  if (of.fromElsewhere === 0) return '';
  const come = `${plural(of.fromElsewhere, 'venue', 'venues')} d’une autre Zone`;
  return of.fromElsewhere === of.wounds ? ` ${come}` : `, dont ${of.fromElsewhere} ${come}`;
}

export const reasonsWords: ReasonWords = {
  facts: {
    'actions-left': (params) =>
      params.actions === 0 ? 'plus d’Action' : count(params.actions, 'Action restante', 'Actions restantes'),
    'action-cost': (params) => (params.actions === 0 ? 'gratuit' : actions(params.actions)),
    'power-cost': (params) => `coûte ${params.power} Pouvoir`,
    'power-left': (params) => `${params.power} Pouvoir`,
    'slowed-by': (params) => `gêne de ${enemies(params.enemies)}`,
    'enemies-there': (params) => `${enemies(params.enemies)} sur place`,
    'dice-and-accuracy': (params) => `${count(params.dice, 'dé', 'dés')}, ${params.accuracy}+`,
    'kill-odds': (params) => `${countKind(params.kills, params.kind)} : ${params.percent} %`,
    'clear-odds': (params) => `Zone vidée : ${params.percent} %`,
    'hits-to-kill': (params) =>
      params.enough
        ? `${count(params.hits, 'Touche suffit', 'Touches suffisent')} : éliminé`
        : `il faut ${count(params.hits, 'Touche', 'Touches')} : elles seraient perdues`,
    'opens-building': (params) => `ouvre le bâtiment : ${count(params.zones, 'carte Génération', 'cartes Génération')}`,
    'spawn-live': (params) =>
      params.points === 0
        ? 'aucun Point de Génération ne piochera'
        : count(params.points, 'Point de Génération piochera', 'Points de Génération piocheront'),
    'will-be-attacked': (params) =>
      `${heroNames[params.who]} sera ${agree(params.who, 'attaqué')} : jusqu’à ${wounds(params.wounds)}${fromElsewhere(params)}`,
    'citizen-will-be-attacked': (params) => `${componentName(params.citizen)} sera ${agree(params.citizen, 'attaqué')}`,
    lethal: (params) => `mortel pour ${heroNames[params.who]}`,
    'citizens-lost': (params) =>
      count(params.citizens, 'Citoyen abandonné sera perdu', 'Citoyens abandonnés seront perdus'),
    'devoured-cost': () => 'dévoré : chaque Super-Héros perd 1 Pouvoir et 1 Trait',
    'citizen-would-stay': () => 'des Ennemis y retiennent le Citoyen',
    effect: (params) => componentText(params.component),
    'way-length': (params) => count(params.zones, 'Zone', 'Zones'),
    'health-left': (params) => `${params.health} Santé`,
    'power-gain': (params) => `+${params.power} Pouvoir`,
    'traits-full': (params) => `déjà ${count(params.traits, 'Trait', 'Traits')} : il faudra en défausser un`,
    'objective-colour': (params) => colour(params.colour),
    'may-leave': () => 'ensuite, vous pourrez quitter par la Sortie',
    'exit-there': () => 'c’est là qu’est la Sortie',
    'out-then': (params) => `à l’abri : ${params.out} sur ${params.heroes} dehors`,
  },
  refusals: {
    'no-actions-left': (params) =>
      params.left === 0 ? 'plus d’Action' : `il faut ${actions(params.needed)}, il en reste ${params.left}`,
    'not-adjacent': () => 'pas adjacente',
    'same-zone': () => 'déjà sur place',
    obstacle: (params) => `${capital(zone(params.zone))} est un obstacle`,
    closed: (params) => `${opening(params.opening)} est fermée`,
    'already-open': () => 'déjà ouverte',
    'not-in-this-zone': () => 'pas dans cette Zone',
    locked: (params) => `verrouillée : il faut d’abord l’Objectif ${colour(params.colour)}`,
    'elevator-doors': () => 'les portes de l’Ascenseur s’ouvrent d’elles-mêmes',
    'elevator-away': () => 'l’Ascenseur est à un autre étage',
    'elevator-here': () => 'l’Ascenseur est déjà là',
    'no-shaft-near': () => 'pas à côté de la cage d’Ascenseur',
    'not-in-elevator': () => 'pas dans l’Ascenseur',
    'out-of-order': () => 'l’Ascenseur est en panne',
    'one-trait-a-turn': () => 'un seul Trait par Tour',
    'no-trait-left': () => 'plus de carte Trait',
    'no-citizen-here': () => 'pas dans la Zone de ce Citoyen',
    'enemies-here': (params) => `${enemies(params.enemies)} dans cette Zone`,
    'not-in-sight': () => 'pas en vue',
    'out-of-range': (params) => `trop loin : Portée ${params.range}, ${params.most} au plus`,
    'too-near': (params) => `trop près : Portée ${params.least} au moins`,
    'no-enemy-there': () => 'aucun Ennemi là-bas',
    'cannot-be-targeted': () => 'ne peut pas être pris pour cible',
    'no-power': (params) => `il faut ${params.needed} Pouvoir, il y en a ${params.power}`,
    'power-full': () => 'Pouvoir déjà au maximum',
    'no-objective-here': () => 'pas dans la Zone de cet Objectif',
    'not-yet': () => 'un autre objectif vient d’abord',
    'exit-not-yet': () => 'les autres objectifs viennent d’abord',
    'start-zone-full': (params) => `${params.heroes} Super-Héros y commencent déjà`,
    'exit-enemies': (params) => `${enemies(params.enemies)} à la Sortie`,
    'already-activated': (params) => `${heroNames[params.who]} a déjà agi dans ce Round`,
    'left-the-board': (params) => `${heroNames[params.who]} est hors de combat`,
    'safe-outside': (params) => `${heroNames[params.who]} est ${agree(params.who, 'sorti')}, à l’abri`,
    'used-this-turn': (params) => `${componentName(params.component)} : déjà fait dans ce Tour`,
    'used-this-round': (params) => `${componentName(params.component)} : déjà fait dans ce Round`,
    'hand-empty': () => 'la Main de Sentinelle n’est pas chargée',
    'hand-charged': () => 'la Main de Sentinelle est déjà chargée',
    'no-bonus-dice': () => 'aucun dé bonus pour cette Attaque',
    'nothing-to-do': () => 'rien n’en sortirait',
    healthy: () => 'aucune Blessure',
  },
};
