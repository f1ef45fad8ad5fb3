/** What the rules tell: the log of a match. */

import { capital, count, list, of } from '@necropole/kernel/french';
import type { EventWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as fire from './fire.ts';
import * as interaction from './interaction.ts';
import { goalsOf } from './labels.ts';
import * as largeFigures from './large-figures.ts';
import {
  arcNames,
  dice,
  direction,
  duelReason,
  nameOf,
  orderNames,
  Seat,
  squareWords,
  target,
  theSeat,
  verb,
} from './names.ts';
import * as placedMarkers from './placed-markers.ts';
import * as search from './search.ts';

const wounds = (n: number): string => count(n, 'blessure', 'blessures');
const hits = (n: number): string => count(n, 'touche', 'touches');
/** What fell besides the critical hits, which are counted apart. */
const beside = (criticals: number, made: number): string => {
  if (criticals === 0) return hits(made);
  return made === 0 ? 'aucune autre touche' : count(made, 'autre touche', 'autres touches');
};
const tiles = (n: number): string => count(n, 'tuile', 'tuiles');
const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement');

export const eventWords: EventWords = {
  ...interaction.events,
  ...search.events,
  ...combination.events,
  ...fire.events,
  ...capture.events,
  ...largeFigures.events,
  ...placedMarkers.events,
  'turn-begins': ({ turn }) => `Le tour ${turn} commence.`,
  'tiles-drawn': (params) => `${Seat(params.seat)} ${verb(params.seat, 'tire', 'tirent')} ${tiles(params.count)}.`,
  'bag-refilled': (params) => `Le sac est vide : ${tiles(params.count)} de la défausse y retournent.`,
  'tiles-swapped': (params) => `${Seat(params.seat)} ${verb(params.seat, 'change', 'changent')} les cinq tuiles.`,
  'command-received': ({ seat, base, bonus }) =>
    `${Seat(seat)} ${verb(seat, 'reçoit', 'reçoivent')} ${base} PC, et ${bonus} pour les personnages.`,
  'initiative-given': (params) => `${Seat(params.seat)} ${verb(params.seat, 'a', 'ont')} l’initiative.`,
  'activation-begins': (params) => `${Seat(params.seat)} ${verb(params.seat, 'joue', 'jouent')} le premier round.`,
  activated: ({ figure }) => `Activation : ${nameOf(figure)}.`,
  reactivated: ({ figure }) => `Nouvelle activation : ${nameOf(figure)}.`,
  'tile-drawn': (params) => `${Seat(params.seat)} ${verb(params.seat, 'paie', 'paient')} 1 PC pour tirer une tuile.`,
  'tile-bought': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'paie', 'paient')} 2 PC pour une tuile de la défausse.`,
  passed: (params) => `${Seat(params.seat)} ${verb(params.seat, 'passe', 'passent')}.`,
  'tile-assigned': ({ figure }) => `${nameOf(figure)} reçoit une tuile.`,
  'command-placed': ({ figure, order, command }) =>
    `${nameOf(figure)} : ${command} PC pour un ordre de ${orderNames[order]}.`,
  'awaits-orders': ({ figure }) => `${nameOf(figure)} attend des ordres.`,
  'awaits-deployment': ({ figure }) => `${nameOf(figure)} garde la tuile pour plus tard.`,
  'door-slides-shut': () => 'Une porte coulissante se ferme.',
  'goes-back': ({ figure, to }) => `${nameOf(figure)} revient en ${to} : on ne reste pas à deux sur une case.`,
  'goal-met': ({ scenario, goal }) => `But atteint : ${goalsOf(scenario)[goal] ?? ''}`,
  'final-phase': ({ turn }) => `Le tour ${turn} s’achève.`,
  'cards-disengaged': (params) => `${count(params.count, 'carte est redressée', 'cartes sont redressées')}.`,
  'tiles-cleared': (params) => `${tiles(params.count)} ${params.count > 1 ? 'vont' : 'va'} à la défausse.`,
  'command-returned': () => 'Tous les PC retournent à la banque.',
  'tile-discarded': (params) => `${Seat(params.seat)} ${verb(params.seat, 'défausse', 'défaussent')} une tuile.`,
  'tiles-kept': (params) => `${Seat(params.seat)} ${verb(params.seat, 'garde', 'gardent')} ${tiles(params.count)}.`,
  'turn-ends': ({ turn }) => `Le tour ${turn} est fini.`,
  'move-begins': (params) => `${nameOf(params.figure)} a ${points(params.points)}.`,
  moved: ({ figure, path }) => `${nameOf(figure)} va en ${squareWords(path.at(-1))}.`,
  'door-opened': ({ figure }) => `${nameOf(figure)} ouvre une porte.`,
  'door-closed': ({ figure }) => `${nameOf(figure)} ferme une porte.`,
  'card-handed': ({ from, to }) => `${nameOf(from)} donne une carte magnétique à ${nameOf(to)}.`,
  'card-taken': ({ figure, from }) => `${nameOf(figure)} prend la carte magnétique ${of(nameOf(from))}.`,
  'left-map': ({ figure }) => `${nameOf(figure)} sort du plan.`,
  faces: ({ figure, facing }) => `${nameOf(figure)} se tourne ${direction(facing)}.`,
  'points-lost': (params) => `${nameOf(params.figure)} n’emploie pas ${points(params.points)}.`,
  attacks: ({ figure, defender, command, arc, against }) =>
    `${nameOf(figure)} attaque ${nameOf(defender)} avec ${command} PC : arc ${arcNames[arc]} contre arc ${arcNames[against]}.`,
  'strikes-at': ({ figure, target: at, command }) => `${nameOf(figure)} frappe ${target(at)} avec ${command} PC.`,
  rolled: ({ figure, dice: fallen, automatic, hits: made, criticals }) => {
    const sure = automatic === 0 ? '' : `, et ${automatic} sans dé`;
    if (fallen.length === 0)
      return automatic === 0
        ? `${nameOf(figure)} ne lance pas de dé.`
        : `${nameOf(figure)} ne lance pas de dé, et porte ${count(automatic, 'touche automatique', 'touches automatiques')}.`;
    return `${nameOf(figure)} lance ${dice(fallen)} : ${beside(criticals, made)}${sure}.`;
  },
  'defence-valued': ({ figure, defence }) => `La valeur défensive ${of(nameOf(figure))} est de ${defence}.`,
  'critical-wounds': (params) => `Touche critique : ${nameOf(params.figure)} subit ${wounds(params.wounds)}.`,
  wounded: (params) => `${nameOf(params.figure)} subit ${wounds(params.wounds)}.`,
  'holds-out': (params) =>
    params.hits === 0
      ? `Pas de touche contre la défense ${of(nameOf(params.figure))} (${params.defence}).`
      : `La défense ${of(nameOf(params.figure))} (${params.defence}) arrête ${hits(params.hits)} ; jamais un critique.`,
  'card-turned': ({ figure }) => `La carte ${of(nameOf(figure))} est retournée, côté blessé.`,
  died: ({ figure }) => `${nameOf(figure)} meurt.`,
  'marker-left': ({ figure, at }) => `Un marqueur ${of(nameOf(figure))} reste en ${at}.`,
  destroyed: ({ figure, target: at }) => `${nameOf(figure)} détruit ${target(at)}.`,
  'stands-firm': (params) =>
    `${capital(target(params.target))} résiste : ${hits(params.hits)} contre ${params.defence}.`,
  'initiative-contested': (params) => `${Seat(params.seat)} ${verb(params.seat, 'dispute', 'disputent')} l’initiative.`,
  'initiative-decided': (params) => `${Seat(params.seat)} ${verb(params.seat, 'a', 'ont')} l’initiative pour ce tour.`,
  'bids-shown': ({ about, asker, other, why, bid, against, points: left, ...who }) => {
    const [by, figure] = [nameOf(who.by), nameOf(who.figure)];
    const lost = `${theSeat(asker)} ${verb(asker, 'perd', 'perdent')} ${bid} PC, ${theSeat(other)} ${against}`;
    if (about === 'initiative') {
      const first = bid > against ? asker : other;
      const then =
        bid === against ? 'égalité, rien ne change' : `${theSeat(first)} ${verb(first, 'joue', 'jouent')} d’abord`;
      return `Duel d’initiative, demandé par ${theSeat(asker)} : ${lost} ; ${then}.`;
    }
    const goesOn = left === 0 ? `${figure} continue` : `${figure} reprend avec ${points(left)}`;
    const then = bid > against ? `${by} agit, puis ${goesOn}` : bid === against ? `égalité, ${goesOn}` : goesOn;
    return `Duel (${duelReason(why, by, figure)}) : ${lost} ; ${then}.`;
  },
  'chances-lost': ({ figures }) => `Occasion perdue pour intercepter : ${list(figures.map(nameOf))}.`,
  'interception-asked': ({ figure, by }) => `${nameOf(by)} veut intercepter ${nameOf(figure)} : un duel.`,
  'interception-failed': ({ figure }) => `L’interception échoue : ${nameOf(figure)} continue.`,
  paused: ({ figure, by }) => `${nameOf(by)} intercepte : ${nameOf(figure)} est en pause.`,
  resumes: (params) =>
    params.points === 0
      ? `${nameOf(params.figure)} continue.`
      : `${nameOf(params.figure)} continue, avec ${points(params.points)}.`,
  'activation-cut-short': ({ figure }) => `${nameOf(figure)} ne peut pas continuer : le round est fini.`,
};
