/** What decides before a choice, and why something is not allowed. */
import { capital, count, of } from '@necropole/kernel/french';
import type { FactWords, RefusalWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as fire from './fire.ts';
import * as interaction from './interaction.ts';
import { level } from './labels.ts';
import * as largeFigures from './large-figures.ts';
import {
  agreeing,
  arcNames,
  direction,
  duelReason,
  element,
  nameOf,
  orderNames,
  sections,
  strength,
  theSeat,
  thing,
  verb,
  weaponName,
} from './names.ts';
import * as placedMarkers from './placed-markers.ts';
import * as search from './search.ts';

const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement');

const unseen = {
  arc: 'c’est dans son dos',
  wall: 'un mur fait écran',
  door: 'une porte fermée fait écran',
  figure: 'quelqu’un fait écran',
  element: 'quelque chose fait écran',
  corner: 'rien ne contourne ce coin',
  level: 'c’est à un autre niveau',
  smoke: 'la fumée fait écran',
} as const;

export const factWords: FactWords = {
  ...interaction.facts,
  ...search.facts,
  ...capture.facts,
  ...combination.facts,
  ...fire.facts,
  tile: ({ tile }) => sections(tile),
  'own-command': ({ command }) => `${command} PC derrière votre écran`,
  'command-after': ({ left }) => `il en restera ${left}`,
  'command-open': ({ left }) => `${left} PC au plus`,
  'seen-by': ({ figure }) => `en vue ${of(nameOf(figure))}`,
  'duel-for-initiative': ({ asker }) =>
    `Demandé par ${asker === 0 ? 'le NORAD' : 'les Salémites'} ; la plus haute mise joue en premier, l’égalité ne change rien`,
  'duel-terms': ({ about, seat }) =>
    about === 'initiative'
      ? `Sans duel, ${theSeat(seat)} ${verb(seat, 'commence', 'commencent')}. En duel, chacun mise des PC en secret et les perd ; la plus haute mise commence, l’égalité ne change rien`
      : 'Un duel : chacun mise des PC en secret et les perd ; la plus haute mise l’emporte ; égalité : pas d’interception',
  'duel-because': (params) =>
    `${duelReason(params.why, nameOf(params.by), nameOf(params.figure))}. Vainqueur, ${nameOf(params.by)} agit pendant que ${nameOf(params.figure)} attend${params.points === 0 ? '' : `, avec ${points(params.points)} en réserve`}`,
  'command-left': ({ figure, left }) => `${nameOf(figure)} : encore ${left} PC ce tour`,
  'attack-thing': (params) => `Attaquer ${thing(params)}`,
  'fire-at-thing': ({ weapon, at, ...named }) =>
    `Tirer sur ${thing(named)}${named.thing === 'wall' ? ` de ${at}` : ''} avec ${weaponName(weapon)}`,
  'shatter-thing': ({ at, also, ...named }) => {
    const what = `${thing(named)}${named.thing === 'wall' ? ` de ${at}` : ''}`;
    return also ? `Et ${what}` : capital(what);
  },
  'open-door': (params) => `Ouvrir ${thing(params)}`,
  'close-door': (params) => `Fermer ${thing(params)}`,
  'goes-to': ({ at, storey }) => `Aller en ${at}${storey === null ? '' : `, ${level(storey)}`}`,
  'ends-move': ({ facing }) => `Finir ici, le regard ${direction(facing)}`,
  'beside-enemy': (params) =>
    `à côté ${of(nameOf(params.figure))}, qui s’y défend avec ${strength(params.dice, params.automatic)} (arc ${arcNames[params.arc]})`,
  'gives-points': (params) => points(params.points),
  'leaves-in-vain': () => 'sans retour, et aucun but ne le demande',
  'costs-points': (params) => points(params.points),
  'shared-with': ({ figure }) => `${nameOf(figure)} s’y trouve : il faudra continuer dans ce round`,
  'may-intercept': ({ figure, at }) => `${nameOf(figure)} peut intercepter en ${at}`,
  strength: (params) => `${strength(params.dice, params.automatic)} (arc ${arcNames[params.arc]})`,
  'opposing-strength': (params) =>
    `contre ${strength(params.dice, params.automatic)} (arc ${arcNames[params.arc]}) et une armure de ${params.armour}`,
  'best-odds': ({ does, command, percent }) =>
    `${does === 'wounds' ? 'blesse' : 'détruit'}, avec ${command} PC : ${percent} %`,
  'on-tile': ({ number }) => `sur sa tuile n° ${number}`,
  'wound-odds': ({ percent }) => `blesse : ${percent} %`,
  'fall-odds': ({ percent, dies }) => `${dies ? 'tue' : 'retourne la carte'} : ${percent} %`,
  'own-risk': ({ percent }) => `une blessure en retour : ${percent} %`,
  'break-odds': ({ defence, percent }) => `atteint la défense de ${defence} : ${percent} %`,
};

export const refusalWords: RefusalWords = {
  ...interaction.refusals,
  ...search.refusals,
  ...combination.refusals,
  ...fire.refusals,
  ...capture.refusals,
  ...largeFigures.refusals,
  ...placedMarkers.refusals,
  'too-few-command': ({ have, need }) => `Il faut ${need} PC ; il y en a ${have}.`,
  'others-ready': ({ figure }) => `${nameOf(figure)} n’a pas encore été ${agreeing('activé', figure)}.`,
  'nothing-to-draw': () => 'Le sac et la défausse sont vides.',
  'nothing-to-buy': () => 'La défausse est vide.',
  'supplied-already': ({ figure }) => `${nameOf(figure)} a déjà reçu une tuile dans ce round.`,
  'no-section': ({ order }) => `Aucune tuile affectée n’a de section ${orderNames[order]}.`,
  'section-used': () => 'Cette section a déjà servi.',
  'sections-too-small': ({ order, most }) =>
    most === 0
      ? `Les sections ${orderNames[order]} sont pleines.`
      : `Les sections ${orderNames[order]} ne prennent plus que ${most} PC.`,
  'beyond-maximum': ({ figure, left }) =>
    left === 0 ? `${nameOf(figure)} a reçu tous ses PC du tour.` : `${nameOf(figure)} ne reçoit plus que ${left} PC.`,
  'square-shared': (params) => `La figurine est sur la case de ${nameOf(params.with)} et peut encore avancer.`,
  'too-many-tiles': ({ tiles, most }) => `${tiles} tuiles, c’est trop : on en garde ${most} au plus.`,
  'enemy-there': ({ figure }) => `${nameOf(figure)} s’y trouve.`,
  'barred-there': (params) =>
    `On n’entre pas sur cette case : il faudrait d’abord détruire ${element(params.element)}.`,
  'too-far': (params) => `C’est hors de portée avec ${points(params.points)}.`,
  'not-beside-door': () => 'La figurine n’est pas devant cette porte.',
  'no-magnetic-card': () => 'Elle ne s’ouvre qu’avec une carte magnétique.',
  'closes-by-itself': () => 'Une porte coulissante se ferme d’elle-même à la fin du round.',
  'no-points': () => 'Il ne reste pas de point de mouvement.',
  'no-way-out': () => 'On ne sort pas du plan par cette case.',
  'leaving-forbidden': () => 'Ce scénario ne laisse sortir personne par là.',
  'no-card-to-hand': ({ figure }) => `${nameOf(figure)} n’a pas de carte magnétique.`,
  'handed-already': () => 'Une carte a déjà changé de mains ici.',
  'not-adjacent': () => 'On n’attaque que ce qui touche l’un des quatre côtés.',
  'door-between': () => 'Une porte fermée les sépare.',
  'wall-between': () => 'Un mur les sépare.',
  'cannot-be-destroyed': () => 'Rien ne le détruit.',
  'door-open': () => 'Cette porte est ouverte : il n’y a rien à détruire.',
  'must-bid': () => 'Qui demande un duel mise au moins 1 PC.',
  'no-chance': ({ figure }) => `${nameOf(figure)} n’a pas l’occasion d’intercepter maintenant.`,
  'not-in-sight': ({ figure, why }) => `${nameOf(figure)} ne voit pas cela : ${unseen[why]}.`,
  'orders-used': ({ most }) => `Un intercepteur exécute ${most} ordres au plus.`,
  'black-order': () => 'Un intercepteur n’emploie que des ordres rouges ou dorés.',
};
