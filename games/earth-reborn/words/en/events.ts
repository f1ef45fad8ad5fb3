/** What the rules tell: the log of a match. */

import { capital, count, list } from '@necropole/kernel/english';
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

const wounds = (n: number): string => count(n, 'wound', 'wounds');
const hits = (n: number): string => count(n, 'hit', 'hits');
/** What fell besides the critical hits, which are counted apart. */
const beside = (criticals: number, made: number): string => {
  if (criticals === 0) return hits(made);
  return made === 0 ? 'no other hit' : count(made, 'other hit', 'other hits');
};
const tiles = (n: number): string => count(n, 'tile', 'tiles');

export const eventWords: EventWords = {
  ...interaction.events,
  ...search.events,
  ...combination.events,
  ...fire.events,
  ...capture.events,
  ...largeFigures.events,
  ...placedMarkers.events,
  'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
  'tiles-drawn': (params) => `${Seat(params.seat)} ${verb(params.seat, 'draws', 'draw')} ${tiles(params.count)}.`,
  'bag-refilled': (params) => `The bag is empty: ${tiles(params.count)} of the discard pile go back into it.`,
  'tiles-swapped': (params) => `${Seat(params.seat)} ${verb(params.seat, 'swaps', 'swap')} all five tiles.`,
  'command-received': ({ seat, base, bonus }) =>
    `${Seat(seat)} ${verb(seat, 'receives', 'receive')} ${base} CP, and ${bonus} for characters.`,
  'initiative-given': (params) => `${Seat(params.seat)} ${verb(params.seat, 'has', 'have')} the initiative.`,
  'activation-begins': (params) => `${Seat(params.seat)} ${verb(params.seat, 'plays', 'play')} the first round.`,
  activated: ({ figure }) => `${nameOf(figure)} is activated.`,
  reactivated: ({ figure }) => `${nameOf(figure)} is activated again.`,
  'tile-drawn': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'pays', 'pay')} 1 CP and ${verb(params.seat, 'draws', 'draw')} a tile.`,
  'tile-bought': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'pays', 'pay')} 2 CP for a tile of the discard pile.`,
  passed: (params) => `${Seat(params.seat)} ${verb(params.seat, 'passes', 'pass')}.`,
  'tile-assigned': ({ figure }) => `${nameOf(figure)} receives a tile.`,
  'command-placed': ({ figure, order, command }) =>
    `${nameOf(figure)}: ${command} CP for ${order === 'interaction' ? 'an' : 'a'} ${orderNames[order]} order.`,
  'awaits-orders': ({ figure }) => `${nameOf(figure)} awaits orders.`,
  'awaits-deployment': ({ figure }) => `${nameOf(figure)} keeps the tile for later.`,
  'door-slides-shut': () => 'A sliding door closes.',
  'goes-back': ({ figure, to }) => `${nameOf(figure)} goes back to ${to}: two do not stay on one square.`,
  'goal-met': ({ scenario, goal }) => `Goal reached: ${goalsOf(scenario)[goal] ?? ''}`,
  'final-phase': ({ turn }) => `Turn ${turn} comes to its end.`,
  'cards-disengaged': (params) => `${count(params.count, 'card is', 'cards are')} turned upright.`,
  'tiles-cleared': (params) => `${capital(tiles(params.count))} go to the discard pile.`,
  'command-returned': () => 'All CP go back to the bank.',
  'tile-discarded': (params) => `${Seat(params.seat)} ${verb(params.seat, 'discards', 'discard')} a tile.`,
  'tiles-kept': (params) => `${Seat(params.seat)} ${verb(params.seat, 'keeps', 'keep')} ${tiles(params.count)}.`,
  'turn-ends': ({ turn }) => `Turn ${turn} is over.`,
  'move-begins': ({ figure, points }) => `${nameOf(figure)} has ${count(points, 'movement point', 'movement points')}.`,
  moved: ({ figure, path }) => `${nameOf(figure)} goes to ${squareWords(path.at(-1))}.`,
  'door-opened': ({ figure }) => `${nameOf(figure)} opens a door.`,
  'door-closed': ({ figure }) => `${nameOf(figure)} closes a door.`,
  'card-handed': ({ from, to }) => `${nameOf(from)} hands a magnetic card to ${nameOf(to)}.`,
  'card-taken': ({ figure, from }) => `${nameOf(figure)} takes the magnetic card of ${nameOf(from)}.`,
  'left-map': ({ figure }) => `${nameOf(figure)} leaves the map.`,
  faces: ({ figure, facing }) => `${nameOf(figure)} faces ${direction(facing)}.`,
  'points-lost': ({ figure, points }) =>
    `${nameOf(figure)} leaves ${count(points, 'movement point', 'movement points')} unused.`,
  attacks: ({ figure, defender, command, arc, against }) =>
    `${nameOf(figure)} attacks ${nameOf(defender)} with ${command} CP: ${arcNames[arc]} arc against ${arcNames[against]}.`,
  'strikes-at': ({ figure, target: at, command }) => `${nameOf(figure)} strikes ${target(at)} with ${command} CP.`,
  rolled: ({ figure, dice: fallen, automatic, hits: made, criticals }) => {
    const sure = automatic === 0 ? '' : `, and ${automatic} without a die`;
    if (fallen.length === 0)
      return automatic === 0
        ? `${nameOf(figure)} rolls no dice.`
        : `${nameOf(figure)} rolls no dice, and has ${count(automatic, 'automatic hit', 'automatic hits')}.`;
    return `${nameOf(figure)} rolls ${dice(fallen)}: ${beside(criticals, made)}${sure}.`;
  },
  'defence-valued': ({ figure, defence }) => `The defence value of ${nameOf(figure)} is ${defence}.`,
  'critical-wounds': (params) => `A critical hit: ${nameOf(params.figure)} suffers ${wounds(params.wounds)}.`,
  wounded: (params) => `${nameOf(params.figure)} suffers ${wounds(params.wounds)}.`,
  'holds-out': (params) =>
    params.hits === 0
      ? `No hit to set against the defence of ${nameOf(params.figure)} (${params.defence}).`
      : `The defence of ${nameOf(params.figure)} (${params.defence}) stops ${hits(params.hits)}; it never stops a critical.`,
  'card-turned': ({ figure }) => `${nameOf(figure)} is wounded: the card is turned over.`,
  died: ({ figure }) => `${nameOf(figure)} dies.`,
  'marker-left': ({ figure, at }) => `A marker of ${nameOf(figure)} stays on ${at}.`,
  destroyed: ({ figure, target: at }) => `${nameOf(figure)} destroys ${target(at)}.`,
  'stands-firm': (params) =>
    `${capital(target(params.target))} stands firm: ${hits(params.hits)} against ${params.defence}.`,
  'initiative-contested': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'contests', 'contest')} the initiative.`,
  'initiative-decided': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'has', 'have')} the initiative in this turn.`,
  'bids-shown': ({ about, asker, other, why, bid, against, points, ...who }) => {
    const [by, figure] = [nameOf(who.by), nameOf(who.figure)];
    const lost = `${theSeat(asker)} ${verb(asker, 'loses', 'lose')} ${bid} CP, ${theSeat(other)} ${against}`;
    if (about === 'initiative') {
      const first = bid > against ? asker : other;
      const then =
        bid === against ? 'a tie, nothing changes' : `${theSeat(first)} ${verb(first, 'plays', 'play')} first`;
      return `Duel for the initiative, asked for by ${theSeat(asker)}: ${lost}; ${then}.`;
    }
    const left = points === 0 ? '' : ` with ${count(points, 'movement point', 'movement points')}`;
    const goesOn = `${figure} goes on${left}`;
    const then = bid > against ? `${by} acts, then ${goesOn}` : bid === against ? `a tie, ${goesOn}` : goesOn;
    return `Duel (${duelReason(why, by, figure)}): ${lost}; ${then}.`;
  },
  'chances-lost': ({ figures }) => `${list(figures.map(nameOf))} could have intercepted, and will not.`,
  'interception-asked': ({ figure, by }) => `${nameOf(by)} would intercept ${nameOf(figure)}: a duel.`,
  'interception-failed': ({ figure }) => `The interception fails: ${nameOf(figure)} goes on.`,
  paused: ({ figure, by }) => `${nameOf(by)} intercepts: ${nameOf(figure)} is paused.`,
  resumes: ({ figure, points }) =>
    points === 0
      ? `${nameOf(figure)} goes on.`
      : `${nameOf(figure)} goes on, with ${count(points, 'movement point', 'movement points')}.`,
  'activation-cut-short': ({ figure }) => `${nameOf(figure)} cannot go on: the round is over.`,
};
