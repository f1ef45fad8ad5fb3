/** What decides before a choice, and why something is not allowed. */
import { capital, count } from '@necropole/kernel/english';
import type { NamedThing } from '../../said/things.ts';
import type { FactWords, RefusalWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as fire from './fire.ts';
import * as interaction from './interaction.ts';
import { level } from './labels.ts';
import * as largeFigures from './large-figures.ts';
import {
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

const points = (n: number): string => count(n, 'movement point', 'movement points');

/** Which square’s wall: “above d4”, “on the right of d4”. */
const wallOf = (side: NamedThing['side'], at: string): string =>
  side === 'up' || side === 'down' ? ` ${at}` : ` of ${at}`;

const unseen = {
  arc: 'it is behind',
  wall: 'a wall stands between',
  door: 'a closed door stands between',
  figure: 'somebody stands between',
  element: 'something stands between',
  corner: 'there is no way around the corner',
  level: 'it is on another level',
  smoke: 'smoke hangs there',
} as const;

export const factWords: FactWords = {
  ...interaction.facts,
  ...search.facts,
  ...capture.facts,
  ...combination.facts,
  ...fire.facts,
  tile: ({ tile }) => sections(tile),
  'own-command': ({ command }) => `${command} CP behind your screen`,
  'command-after': ({ left }) => `${left} will be left`,
  'command-open': ({ left }) => `${left} CP at most`,
  'seen-by': ({ figure }) => `in sight of ${nameOf(figure)}`,
  'duel-for-initiative': ({ asker }) =>
    `Asked for by ${asker === 0 ? 'NORAD' : 'the Salemites'}; the higher bid plays first, a tie changes nothing`,
  'duel-terms': ({ about, seat }) =>
    about === 'initiative'
      ? `Without a duel ${theSeat(seat)} ${verb(seat, 'begins', 'begin')}. In a duel both bid CP in secret and lose them; the higher bid begins, a tie changes nothing`
      : 'A duel: both bid CP in secret and lose them; the higher bid prevails, a tie: no interception',
  'duel-because': (params) =>
    `${duelReason(params.why, nameOf(params.by), nameOf(params.figure))}. If ${nameOf(params.by)} wins, ${nameOf(params.figure)} waits while it acts${params.points === 0 ? '' : `, with ${points(params.points)} kept`}`,
  'command-left': ({ figure, left }) => `${nameOf(figure)} can still take ${left} CP in this turn`,
  'attack-thing': (params) => `Attack ${thing(params)}`,
  'fire-at-thing': ({ weapon, at, ...named }) =>
    `Fire at ${thing(named)}${named.thing === 'wall' ? wallOf(named.side, at) : ''} with ${weaponName(weapon)}`,
  'shatter-thing': ({ at, also, ...named }) => {
    const what = `${thing(named)}${named.thing === 'wall' ? wallOf(named.side, at) : ''}`;
    return also ? `And ${what}` : capital(what);
  },
  'open-door': (params) => `Open ${thing(params)}`,
  'close-door': (params) => `Close ${thing(params)}`,
  'goes-to': ({ at, storey }) => `Go to ${at}${storey === null ? '' : `, ${level(storey)}`}`,
  'ends-move': ({ facing }) => `End here, facing ${direction(facing)}`,
  'beside-enemy': (params) =>
    `beside ${nameOf(params.figure)}, who defends there with ${strength(params.dice, params.automatic)} (${arcNames[params.arc]} arc)`,
  'gives-points': (params) => points(params.points),
  'leaves-in-vain': () => 'for good, though no goal asks for it',
  'costs-points': (params) => points(params.points),
  'shared-with': ({ figure }) => `${nameOf(figure)} stands there: it has to go on within the round`,
  'may-intercept': ({ figure, at }) => `${nameOf(figure)} may intercept on ${at}`,
  strength: (params) => `${strength(params.dice, params.automatic)} (${arcNames[params.arc]} arc)`,
  'opposing-strength': (params) =>
    `against ${strength(params.dice, params.automatic)} (${arcNames[params.arc]} arc) and armour ${params.armour}`,
  'best-odds': ({ does, command, percent }) => `${does}, with ${command} CP: ${percent}%`,
  'on-tile': ({ number }) => `on its tile no. ${number}`,
  'wound-odds': ({ percent }) => `wounds: ${percent}%`,
  'fall-odds': ({ percent, dies }) => `${dies ? 'kills' : 'turns the card over'}: ${percent}%`,
  'own-risk': ({ percent }) => `is wounded in return: ${percent}%`,
  'break-odds': ({ defence, percent }) => `reaches defence ${defence}: ${percent}%`,
};

export const refusalWords: RefusalWords = {
  ...interaction.refusals,
  ...search.refusals,
  ...combination.refusals,
  ...fire.refusals,
  ...capture.refusals,
  ...largeFigures.refusals,
  ...placedMarkers.refusals,
  'too-few-command': ({ have, need }) => `That takes ${need} CP; there are ${have}.`,
  'others-ready': ({ figure }) => `${nameOf(figure)} has not been activated yet.`,
  'nothing-to-draw': () => 'The bag and the discard pile are empty.',
  'nothing-to-buy': () => 'The discard pile is empty.',
  'supplied-already': ({ figure }) => `${nameOf(figure)} has received a tile in this round.`,
  'no-section': ({ order }) => `None of the assigned tiles has a ${orderNames[order]} section.`,
  'section-used': () => 'That section has served.',
  'sections-too-small': ({ order, most }) =>
    most === 0
      ? `The ${orderNames[order]} sections are full.`
      : `The ${orderNames[order]} sections take ${most} CP more.`,
  'beyond-maximum': ({ figure, left }) =>
    left === 0
      ? `${nameOf(figure)} has had all its CP for this turn.`
      : `${nameOf(figure)} takes ${left} CP more at most.`,
  'square-shared': (params) => `It stands on the square of ${nameOf(params.with)}, and can still go on.`,
  'too-many-tiles': ({ tiles, most }) => `${tiles} tiles are too many: ${most} at most are kept.`,
  'enemy-there': ({ figure }) => `${nameOf(figure)} stands there.`,
  'barred-there': (params) => `Nobody enters that square: ${element(params.element)} would have to be destroyed first.`,
  'too-far': (params) => `That is out of reach with ${points(params.points)}.`,
  'not-beside-door': () => 'The figure does not stand at that door.',
  'no-magnetic-card': () => 'It opens for a magnetic card only.',
  'closes-by-itself': () => 'A sliding door closes by itself, at the end of the round.',
  'no-points': () => 'No movement point is left.',
  'no-way-out': () => 'There is no way off the map from this square.',
  'leaving-forbidden': () => 'This scenario lets nobody out there.',
  'no-card-to-hand': ({ figure }) => `${nameOf(figure)} has no magnetic card.`,
  'handed-already': () => 'A card has changed hands here already.',
  'not-adjacent': () => 'Only what is on one of the four sides can be attacked.',
  'door-between': () => 'A closed door is between them.',
  'wall-between': () => 'A wall is between them.',
  'cannot-be-destroyed': () => 'Nothing destroys it.',
  'door-open': () => 'This door is open: there is nothing to destroy.',
  'must-bid': () => 'Whoever asks for a duel bids at least 1 CP.',
  'no-chance': ({ figure }) => `${nameOf(figure)} has no occasion to intercept now.`,
  'not-in-sight': ({ figure, why }) => `${nameOf(figure)} does not see that: ${unseen[why]}.`,
  'orders-used': ({ most }) => `An interceptor carries out ${most} orders at most.`,
  'black-order': () => 'An interceptor uses red and gold orders only.',
};
