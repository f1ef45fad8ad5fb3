/** What the rules point out before a choice, and why they refuse one. */

import { capital, count } from '@necropole/kernel/english';
import { heroNames } from '../hero-names.ts';
import type { ReasonWords } from '../spoken.ts';
import { colour, componentName, componentText, countKind, opening, zone } from './names.ts';

const actions = (n: number): string => count(n, 'action', 'actions');
const wounds = (n: number): string => count(n, 'wound', 'wounds');
const enemies = (n: number): string => count(n, 'enemy', 'enemies');

/** Which of the wounds come from enemies who stand elsewhere now. */
function fromElsewhere(of: { readonly wounds: number; readonly fromElsewhere: number }): string {
  if (of.fromElsewhere === 0) return '';
  return of.fromElsewhere === of.wounds ? ' from another zone' : `, ${of.fromElsewhere} of them from another zone`;
}

export const reasonsWords: ReasonWords = {
  facts: {
    'actions-left': (params) => (params.actions === 0 ? 'no actions left' : `${actions(params.actions)} left`),
    'action-cost': (params) => (params.actions === 0 ? 'free' : actions(params.actions)),
    'power-cost': (params) => `costs ${params.power} power`,
    'power-left': (params) => `${params.power} power`,
    'slowed-by': (params) => `slowed by ${enemies(params.enemies)}`,
    'enemies-there': (params) => `${enemies(params.enemies)} there`,
    'dice-and-accuracy': (params) => `${count(params.dice, 'die', 'dice')}, ${params.accuracy}+`,
    'kill-odds': (params) => `${countKind(params.kills, params.kind)}: ${params.percent}%`,
    'clear-odds': (params) => `zone cleared: ${params.percent}%`,
    'hits-to-kill': (params) =>
      params.enough
        ? `${count(params.hits, 'hit is', 'hits are')} enough: it dies`
        : `takes ${count(params.hits, 'hit', 'hits')}: they would be wasted`,
    'opens-building': (params) => `opens the building: ${count(params.zones, 'spawn card', 'spawn cards')}`,
    'spawn-live': (params) =>
      params.points === 0
        ? 'no spawn point will draw'
        : `${count(params.points, 'spawn point', 'spawn points')} will draw`,
    'will-be-attacked': (params) =>
      `${heroNames[params.who]} will be attacked: up to ${wounds(params.wounds)}${fromElsewhere(params)}`,
    'citizen-will-be-attacked': (params) => `${componentName(params.citizen)} will be attacked`,
    lethal: (params) => `lethal for ${heroNames[params.who]}`,
    'citizens-lost': (params) => `${count(params.citizens, 'citizen', 'citizens')} left behind will be lost`,
    'devoured-cost': () => 'devoured: each hero loses 1 power and 1 trait',
    'citizen-would-stay': () => 'enemies there keep the citizen from going',
    effect: (params) => componentText(params.component),
    'way-length': (params) => count(params.zones, 'zone', 'zones'),
    'health-left': (params) => `${params.health} health`,
    'power-gain': (params) => `+${params.power} power`,
    'traits-full': (params) => `${count(params.traits, 'trait', 'traits')} held: one will be discarded`,
    'objective-colour': (params) => colour(params.colour),
    'may-leave': () => 'then you may leave by the exit',
    'exit-there': () => 'the exit is there',
    'out-then': (params) => `safe: ${params.out} of ${params.heroes} out then`,
  },
  refusals: {
    'no-actions-left': (params) =>
      params.left === 0 ? 'no actions left' : `needs ${actions(params.needed)}, ${params.left} left`,
    'not-adjacent': () => 'not adjacent',
    'same-zone': () => 'already there',
    obstacle: (params) => `${capital(zone(params.zone))} is an obstacle`,
    closed: (params) => `${opening(params.opening)} is closed`,
    'already-open': () => 'already open',
    'not-in-this-zone': () => 'not in this zone',
    locked: (params) => `locked: take the ${colour(params.colour)} objective first`,
    'elevator-doors': () => 'the elevator’s doors open by themselves',
    'elevator-away': () => 'the elevator is on another floor',
    'elevator-here': () => 'the elevator is here already',
    'no-shaft-near': () => 'not beside the elevator shaft',
    'not-in-elevator': () => 'not in the elevator',
    'out-of-order': () => 'the elevator is out of order',
    'one-trait-a-turn': () => 'one trait a turn',
    'no-trait-left': () => 'no trait cards left',
    'no-citizen-here': () => 'not in this citizen’s zone',
    'enemies-here': (params) => `${enemies(params.enemies)} in this zone`,
    'not-in-sight': () => 'not in sight',
    'out-of-range': (params) => `too far: range ${params.range}, at most ${params.most}`,
    'too-near': (params) => `too near: range ${params.least} at least`,
    'no-enemy-there': () => 'no enemy there',
    'cannot-be-targeted': () => 'cannot be targeted',
    'no-power': (params) => `needs ${params.needed} power, ${params.power} there`,
    'power-full': () => 'power is at its maximum',
    'no-objective-here': () => 'not in this objective’s zone',
    'not-yet': () => 'another goal comes first',
    'exit-not-yet': () => 'the other goals come first',
    'start-zone-full': (params) => `${count(params.heroes, 'hero', 'heroes')} begin there already`,
    'exit-enemies': (params) => `${enemies(params.enemies)} at the exit`,
    'already-activated': (params) => `${heroNames[params.who]} has acted in this round`,
    'left-the-board': (params) => `${heroNames[params.who]} is lost`,
    'safe-outside': (params) => `${heroNames[params.who]} is out, and safe`,
    'used-this-turn': (params) => `${componentName(params.component)} was used this turn`,
    'used-this-round': (params) => `${componentName(params.component)} was used this round`,
    'hand-empty': () => 'the Sentinel Hand is not charged',
    'hand-charged': () => 'the Sentinel Hand is charged already',
    'no-bonus-dice': () => 'no bonus dice for this attack',
    'nothing-to-do': () => 'nothing would come of it',
    healthy: () => 'not wounded',
  },
};
