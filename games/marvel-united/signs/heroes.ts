/** The signs of what Heroes do and suffer: set-up, their turns, the Missions, damage. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Mu } from '../shape.ts';
import { bad, byEffect, good, onCard, onComponent, onVillain, theirs, there, withCard } from './marking.ts';

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const heroEvents = {
  // Set-up
  'hero-chosen': sign.told('MU-5.4', 'i-people', 'set-up', theirs),
  'hero-replaced': sign.told('MU-8.20', 'i-people', 'effect', theirs),
  'support-chosen': sign.told('MU-14.2', 'i-people', 'set-up', unmarked),
  'support-deck-made': sign.seen('MU-14.2', 'i-card', 'set-up', () => [mark.change('support-deck')]),
  'battle-plan-chosen': sign.told('MU-14.8', 'i-plan', 'set-up', () => [mark.change('battle-plans')], {
    shows: ({ plan }) => ({ card: plan }),
  }),
  'card-removed': sign.told(['MU-10.26', 'MU-11.2', 'MU-14.1'], 'i-card', 'set-up', theirs, withCard),
  'equipment-taken': sign.told(['MU-11.4', 'MU-5.8', 'MU-5.9'], 'i-gear', 'set-up', theirs, {
    shows: ({ equipment }) => ({ card: equipment }),
  }),
  'heroes-placed': sign.told('MU-5.4', 'i-people', 'set-up', there),
  'super-card-given': sign.told(['MU-12.31', 'MU-15.4'], 'i-card', 'set-up', theirs),
  'begins-first': sign.told('MU-5.10', 'i-people', 'set-up', theirs),

  // Tokens and cards
  'tokens-gained': sign.told(
    [...byEffect, 'MU-11.10', 'MU-12.34', 'MU-15.2'],
    ({ symbol }) => `a-${symbol}`,
    'tokens',
    theirs,
    good,
  ),
  'token-spent': sign.seen(['MU-8.12', 'MU-8.18'], ({ symbol }) => `a-${symbol}`, 'action', theirs),
  'tokens-lost': sign.told(
    [...byEffect, 'MU-11.8', 'MU-14.21', 'MU-15.3'],
    ({ symbol }) => `a-${symbol}`,
    'tokens',
    theirs,
    bad,
  ),
  'cards-drawn': sign.seen(
    [...byEffect, 'MU-5.10', 'MU-5.21', 'MU-7.4', 'MU-8.20', 'MU-10.6', 'MU-10.21', 'MU-11.10', 'MU-14.22'],
    'i-card',
    'draw',
    theirs,
  ),
  'no-card-to-draw': sign.told('MU-7.6', 'i-card', 'draw', theirs, bad),
  'draw-skipped': sign.told(
    'MU-12.19',
    'i-card',
    'draw',
    ({ hero, location }) => [mark.change(hero), mark.change(location)],
    bad,
  ),

  // The turn
  'turn-begins': sign.told(['MU-7.2', 'MU-14.11'], 'i-clock', null, theirs, { heading: true }),
  'stood-up': sign.told('MU-10.20', 'i-people', 'ko', theirs, good),
  'card-played': sign.told('MU-7.7', 'i-card', 'play', theirs, withCard),
  'card-played-face-down': sign.told(['MU-12.10', 'MU-14.24'], 'i-card', 'play', theirs, bad),
  'drawn-at-random': sign.seen('MU-12.10', 'i-card', 'play', theirs),
  'support-played': sign.told(
    ['MU-14.12', 'MU-14.19'],
    'i-people',
    'play',
    ({ hero }) => [mark.change(hero), mark.change('support-row')],
    withCard,
  ),
  'support-row-filled': sign.seen(['MU-14.4', 'MU-14.14'], 'i-people', 'support', () => [mark.change('support-row')]),
  'symbol-spent': sign.quiet(
    ['MU-8.1', 'MU-8.12', 'MU-8.13', 'MU-11.6'],
    ({ symbol }) => `a-${symbol}`,
    'action',
    theirs,
  ),
  'symbol-gained': sign.told([...byEffect, 'MU-11.7'], ({ symbol }) => `a-${symbol}`, 'effect', theirs, good),
  'symbol-ignored': sign.told([...byEffect, 'MU-12.19'], ({ symbol }) => `a-${symbol}`, 'effect', theirs, bad),
  'hero-moved': sign.seen([...byEffect, 'MU-8.2'], 'a-move', 'move', ({ hero, from, to }) => [mark.go(hero, from, to)]),
  'special-effect': sign.told(['MU-8.13', 'MU-8.16', 'MU-14.13'], 'i-card', 'effect', theirs, {
    shows: ({ special }) => ({ card: special }),
  }),
  'effect-again': sign.told('MU-14.25', 'i-card', 'effect', theirs, good),
  'equipment-used': sign.told(
    ['MU-11.6', 'MU-11.7'],
    'i-gear',
    'effect',
    ({ hero, equipment }) => [mark.change(hero), mark.change(equipment)],
    {
      shows: ({ equipment }) => ({ card: equipment }),
    },
  ),
  'equipment-gone': sign.told('MU-11.9', 'i-gear', 'effect', theirs, bad),
  'equipment-recharged': sign.told(
    ['MU-11.8'],
    'i-gear',
    'effect',
    ({ hero, equipment }) => [mark.change(hero), mark.change(equipment)],
    good,
  ),
  'location-effect': sign.told(['MU-8.22', 'MU-8.24', 'MU-9.16'], 'i-objective', 'location', ({ hero, location }) => [
    mark.change(hero),
    mark.change(location),
  ]),
  'turn-ended': sign.quiet('MU-7.3', 'i-clock', null, theirs),

  'symbols-lent': sign.seen(['MU-7.8', 'MU-7.9', 'MU-7.17'], 'i-card', 'play', theirs),
  'hand-regained': sign.told('MU-10.23', 'i-card', 'ko', theirs, good),
  'card-returned': sign.told(byEffect, 'i-card', 'effect', () => [mark.change('storyline')]),
  'card-turned-face-down': sign.told(byEffect, 'i-card', 'effect', () => [mark.change('storyline')], bad),
  'plan-looked-at': sign.told(byEffect, 'i-eye', 'effect', ({ hero }) => [mark.change(hero), mark.change('plan-deck')]),
  'plans-shown': sign.told(
    ['MU-13.15'],
    'i-eye',
    'super',
    ({ hero }) => [mark.change(hero), mark.change('plan-hand')],
    good,
  ),

  // Enemies
  attack: sign.seen('MU-8.3', 'a-attack', 'attack', ({ hero, at }) => [mark.strike(at, hero)]),
  'thug-hit': sign.told([...byEffect, 'MU-8.3'], 'a-attack', 'attack', ({ at }) => [mark.strike(at)]),
  'thug-defeated': sign.told(
    [...byEffect, 'MU-8.4', 'MU-9.9', 'MU-11.11'],
    'i-thug',
    'attack',
    ({ at, slot }) => [mark.strike(`${at}.${slot + 1}`)],
    good,
  ),
  'civilian-rescued': sign.told(
    [...byEffect, 'MU-8.8', 'MU-9.9'],
    'i-civilian',
    'rescue',
    ({ at, slot }) => [mark.change(`${at}.${slot + 1}`)],
    good,
  ),
  'henchman-hit': sign.told([...byEffect, 'MU-8.5'], 'a-attack', 'attack', ({ card }) => [mark.strike(card)], good),
  'villain-hit': sign.grave(
    [...byEffect, 'MU-8.6', 'MU-10.5'],
    'a-attack',
    'attack',
    ({ damage, left }) => [mark.strike('villain'), mark.change('villain-health', { by: -damage, to: left })],
    good,
  ),
  'damage-ignored-by-enemy': sign.told([...byEffect, 'MU-8.3'], 'i-shield', 'attack', onComponent, bad),
  'token-on-threat': sign.told([...byEffect, 'MU-8.9', 'MU-9.13'], 'a-heroic', 'threat', onCard, good),
  'threat-cleared': sign.grave(
    ['MU-9.11', 'MU-9.12', 'MU-9.15', 'MU-9.19'],
    'i-threat',
    'threat',
    ({ card, at }) => [mark.change(card, { cause: at })],
    good,
  ),

  // Missions
  'mission-advanced': sign.told(
    ['MU-9.6', 'MU-9.7', 'MU-9.14'],
    'i-objective',
    'mission',
    ({ mission, now }) => [mark.change(`mission-${mission}`, { by: 1, to: now })],
    good,
  ),
  'mission-set-back': sign.told(
    [...byEffect, 'MU-10.1'],
    'i-objective',
    'mission',
    ({ mission, now }) => [mark.change(`mission-${mission}`, { by: -1, to: now })],
    bad,
  ),
  'missions-slide': sign.seen('MU-10.2', 'i-objective', 'mission', unmarked),
  'mission-completed': sign.grave(
    'MU-10.1',
    'i-check',
    'mission',
    ({ mission }) => [mark.change(`mission-${mission}`)],
    good,
  ),
  'under-pressure': sign.told('MU-10.3', 'i-hourglass', 'mission', () => [mark.change('storyline')], bad),
  'villain-open-to-damage': sign.grave('MU-10.4', 'i-lock', 'mission', onVillain, good),

  // Damage
  'damage-coming': sign.told([...byEffect, 'MU-10.9'], 'i-bam', 'damage', ({ hero }) => [mark.strike(hero)], bad),
  'damage-ignored': sign.told('MU-12.8', 'i-shield', 'damage', theirs, good),
  'damage-redirected': sign.told([...byEffect, 'MU-12.9'], 'i-shield', 'damage', theirs),
  'card-lost': sign.told([...byEffect, 'MU-10.9', 'MU-10.11', 'MU-11.10'], 'i-card', 'damage', theirs, bad),
  'knocked-out': sign.grave(
    ['MU-10.13', 'MU-10.14', 'MU-10.22', 'MU-14.29'],
    'i-skull',
    'damage',
    ({ hero }) => [mark.strike(hero)],
    bad,
  ),
  invulnerable: sign.told(['MU-12.8', 'MU-14.25'], 'i-shield', 'effect', theirs, good),
  'must-play-at-random': sign.told('MU-12.10', 'i-card', 'effect', theirs, bad),
  'must-play-face-down': sign.told('MU-12.10', 'i-card', 'effect', theirs, bad),
  'cards-swapped': sign.told([...byEffect, 'MU-9.2'], 'i-card', 'effect', () => [mark.change('storyline')]),
  'symbol-covered': sign.told([...byEffect, 'MU-12.11'], 'i-crisis', 'effect', onCard),
  'super-hero-card': sign.grave('MU-13.15', 'i-card', 'super', theirs, { ...good, ...withCard }),
} satisfies Partial<Signs<Mu>['events']>;
