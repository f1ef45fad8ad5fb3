/** The signs of what the Villain does: the plan from top to bottom, Threats, Thugs and Civilians, Overflows. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import { villains } from '../content/villains/index.ts';
import type { Mu } from '../shape.ts';
import { bad, byEffect, good, onCard, onComponent, onVillain, theirs, there, withCard } from './marking.ts';

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const villainEvents = {
  'villain-placed': sign.told('MU-12.26', 'i-plan', 'set-up', onVillain),
  'super-cards-drawn': sign.told(['MU-12.27', 'MU-12.31', 'MU-15.4'], 'i-card', 'set-up', ({ side }) =>
    side === 'villain' ? onVillain() : [],
  ),
  'villain-turn': sign.told(
    ['MU-5.23', 'MU-9.1', 'MU-9.2', 'MU-9.3', 'MU-9.4', 'MU-12.2', 'MU-12.3', 'MU-12.7'],
    'i-plan',
    null,
    onVillain,
    { heading: true },
  ),
  'plan-played': sign.told(['MU-5.24', 'MU-13.5'], 'i-plan', 'plan', () => [mark.change('storyline')], withCard),
  'plan-drawn': sign.seen(['MU-13.3', 'MU-13.7', 'MU-13.13', 'MU-13.15'], 'i-card', 'plan', () => [
    mark.change('plan-deck'),
  ]),
  'plan-face-down': sign.told(
    [...byEffect, 'MU-13.7', 'MU-13.9'],
    'i-plan',
    'plan',
    () => [mark.change('storyline')],
    bad,
  ),
  'plan-removed': sign.told([...byEffect, 'MU-13.8'], 'i-plan', 'plan', () => [mark.change('plan-deck')]),
  'villain-moved': sign.told(
    [...byEffect, 'MU-5.26', 'MU-5.28', 'MU-5.30', 'MU-5.31'],
    'i-clockwise',
    'villain-move',
    ({ from, to, steps }) => (steps === 0 ? [mark.change('villain')] : [mark.go('villain', from, to)]),
  ),
  'threat-triggered': sign.told(['MU-5.27', 'MU-5.30', 'MU-5.31'], 'i-threat', 'threat', onCard, bad),
  'bam-activated': sign.grave(
    [...byEffect, 'MU-6.1', 'MU-6.6', 'MU-10.15', 'MU-10.16', 'MU-10.17', 'MU-12.16'],
    'i-bam',
    'bam',
    ({ at }) => [mark.strike(at, 'villain')],
    bad,
  ),
  'threat-activated': sign.told(['MU-6.2', 'MU-9.18'], 'i-bam', 'threat', onCard, bad),
  'bam-cancelled': sign.told('MU-12.12', 'i-stun', 'bam', onComponent, good),
  'plan-special': sign.told('MU-6.6', 'i-plan', 'special', onVillain, {
    ...bad,
    shows: ({ special }) => ({ card: special }),
  }),
  'bystander-added': sign.seen(
    [...byEffect, 'MU-6.8', 'MU-6.9'],
    ({ bystander }) => `i-${bystander}`,
    'tokens-added',
    ({ at, slot }) => [mark.change(`${at}.${slot + 1}`)],
  ),
  'bystander-discarded': sign.seen(
    [...byEffect, 'MU-9.8'],
    ({ bystander }) => `i-${bystander}`,
    'tokens-added',
    ({ at, slot }) => [mark.change(`${at}.${slot + 1}`)],
  ),
  'bystander-moved': sign.seen(
    byEffect,
    ({ bystander }) => `i-${bystander}`,
    'tokens-added',
    ({ from, to }) => [mark.crowd(1, from, to)],
  ),
  'no-room': sign.told('MU-6.10', 'i-overflow', 'tokens-added', there, bad),
  'overflow-waits': sign.told('MU-6.16', 'i-overflow', 'overflow', there, bad),
  overflow: sign.grave(
    ['MU-6.13', 'MU-6.14', 'MU-6.15', 'MU-6.17', 'MU-6.18', 'MU-6.19'],
    'i-overflow',
    'overflow',
    there,
    bad,
  ),
  'overflow-cancelled': sign.told(['MU-13.16', ...byEffect], 'i-overflow', 'overflow', there, good),
  'villain-turn-ended': sign.quiet(['MU-5.25', 'MU-12.15'], 'i-plan', null, unmarked),
  'track-moved': sign.told(
    [...byEffect, 'MU-9.14', 'MU-12.11'],
    'i-crisis',
    'track',
    ({ by, now }) => [mark.change('villain-track', { by, to: now })],
    { tone: ({ by }) => (by > 0 ? 'bad' : 'good') },
  ),
  'plan-put-under': sign.told(byEffect, 'i-plan', 'plan', () => [mark.change('plan-deck')]),
  'tokens-barred': sign.told('MU-13.13', 'i-lock', 'super', () => [mark.change('storyline')], bad),
  'threat-skipped': sign.quiet('MU-6.4', 'i-threat', 'threat', unmarked),
  'pace-ordinary': sign.seen('MU-12.4', 'i-hourglass', 'pace', () => [mark.change('storyline')]),
  'order-reversed': sign.told(byEffect, 'i-clockwise', 'effect', theirs),
  'stun-ended': sign.seen('MU-12.15', 'i-stun', 'effect', onComponent),
  'hero-obeys': sign.grave('MU-12.11', 'i-crisis', 'crisis', theirs, bad),
  'villain-delayed': sign.told(
    ['MU-12.2', 'MU-12.5', 'MU-12.6'],
    'i-hourglass',
    'pace',
    () => [mark.change('storyline')],
    good,
  ),
  'villain-accelerated': sign.told(
    ['MU-12.3', 'MU-12.5', 'MU-12.6'],
    'i-hourglass',
    'pace',
    () => [mark.change('storyline')],
    bad,
  ),
  'villain-healed': sign.told(
    byEffect,
    'i-health',
    'effect',
    ({ villain, health, now }) =>
      villains[villain].untouchable === true ? onVillain() : [mark.change('villain-health', { by: health, to: now })],
    bad,
  ),
  'threat-moved': sign.told([...byEffect, 'MU-9.17'], 'i-threat', 'threat', ({ card, to }) => [
    mark.change(card, { cause: to }),
  ]),
  'threat-enters': sign.told([...byEffect, 'MU-4.14', 'MU-9.19'], 'i-threat', 'threat', onCard, bad),
  'crisis-added': sign.told([...byEffect, 'MU-12.11'], 'i-crisis', 'crisis', there, bad),
  'crisis-removed': sign.told([...byEffect, 'MU-12.11'], 'i-crisis', 'crisis', there),
  stunned: sign.told(['MU-12.12', 'MU-12.17', ...byEffect], 'i-stun', 'effect', onComponent, good),
  'super-villain-card': sign.grave('MU-13.12', 'i-plan', 'super', onVillain, { ...bad, ...withCard }),
} satisfies Partial<Signs<Mu>['events']>;
