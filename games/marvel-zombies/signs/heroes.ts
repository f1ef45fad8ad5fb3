/** The signs of what heroes do and suffer: their turns, attacks, citizens, power, objectives, and the goals. */

import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import { missions, rulesTelling } from '../content/missions/index.ts';
import type { Mz } from '../shape.ts';
import { bad, citizen, good, inZone, theirs, trackOf, withCard, withCitizen } from './marking.ts';

/** The rules by which experience is gained: kills, and what each mission's objectives are worth. */
const experience: readonly string[] = ['MZ-14.1', 'MZ-14.2', ...rulesTelling('xp-gained')];

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const heroEvents = {
  // Rounds and turns
  'hero-starts': sign.told('MZ-32.3', 'i-people', 'start', ({ who, zone }) => [mark.change(who, { cause: zone })]),
  'round-begins': sign.told('MZ-7.6', 'i-clock', 'power', unmarked),
  'power-raised': sign.told(
    ['MZ-16.1', 'MZ-16.2'],
    'i-power',
    'power',
    ({ heroes }) => heroes.map((hero) => mark.change(`power-${hero}`, { by: 1 })),
    good,
  ),
  'turn-begins': sign.told('MZ-16.5', 'i-clock', null, theirs, { heading: true }),
  'turn-ended': sign.quiet(['MZ-17.14', 'MZ-17.15'], 'i-stop', null, theirs),
  'round-ended': sign.quiet('MZ-7.8', 'i-stop', 'round', unmarked),

  // Moving and opening
  moved: sign.seen(['MZ-11.2', 'MZ-12.6', 'MZ-16.7'], 'i-move', 'move', ({ who, from, to }) => [
    mark.go(who, from, to),
  ]),
  'opening-opened': sign.told('MZ-16.11', 'i-door-open', 'opening', ({ opening }) => [mark.change(opening)]),
  'building-opened': sign.told(['MZ-13.10', 'MZ-22.1'], 'i-door-open', 'opening', inZone),
  'elevator-called': sign.told('MZ-13.2', 'i-elevator', 'elevator', () => [mark.change('elevator')]),
  'elevator-moved': sign.told('MZ-13.5', 'i-elevator', 'elevator', () => [mark.change('elevator')]),
  'hero-left': sign.grave('MZ-26.2', 'i-exit', null, ({ who }) => [mark.change(who, { cause: 'exit' })], good),

  // Traits
  'trait-gained': sign.told(['MZ-16.15', 'MZ-17.7', 'MZ-31.7'], 'i-trait', 'trait', theirs, { ...good, ...withCard }),
  'trait-discarded': sign.told(['MZ-16.18', 'MZ-25.6'], 'i-trait', 'trait', theirs, withCard),
  'trait-played': sign.told('MZ-16.20', 'i-trait', 'trait', theirs, withCard),
  'trait-deck-reshuffled': sign.quiet('MZ-16.19', 'i-card', 'trait', () => [mark.change('trait-deck')]),

  // Attacks
  'attack-made': sign.told(
    ['MZ-23.7', 'MZ-25.19', 'MZ-25.25'],
    'i-attack',
    'attack',
    ({ who, zone }) => [mark.strike(zone, who)],
    { shows: ({ dice, needed }) => ({ dice: dice.map((face) => ({ face, hits: face >= needed })) }) },
  ),
  'enemy-killed': sign.told(
    ['MZ-16.21', 'MZ-17.7', 'MZ-23.8', 'MZ-38.11'],
    'i-skull',
    'attack',
    ({ who, enemy }) => [mark.strike(enemy, who)],
    good,
  ),
  'hits-wasted': sign.seen('MZ-23.9', 'i-cross', 'attack', unmarked),
  'xp-gained': sign.told(
    experience,
    'i-heroic',
    'experience',
    ({ who, xp }) => [mark.change('danger', { cause: who, by: xp })],
    good,
  ),
  'level-reached': sign.grave('MZ-14.3', 'i-heroic', 'experience', theirs, good),

  // Citizens
  'citizen-rescued': sign.told(
    'MZ-17.2',
    'i-citizen',
    'rescue',
    ({ who, citizen: id }) => [mark.change(id, { cause: who })],
    good,
  ),
  'citizen-kept': sign.told('MZ-17.2', 'i-citizen', 'rescue', theirs, withCitizen),
  'citizen-discarded': sign.seen('MZ-17.3', 'i-citizen', 'rescue', theirs, withCitizen),
  'citizen-revealed': sign.told(['MZ-22.8', 'MZ-29.9'], 'i-eye', 'opening', citizen),

  // Power and health
  'power-gained': sign.told(
    ['MZ-16.21', 'MZ-17.5', 'MZ-17.7', 'MZ-17.10'],
    'i-power',
    'power',
    ({ who, power, now }) => trackOf('power', who, power, now),
    good,
  ),
  'power-spent': sign.seen(
    ['MZ-13.15', 'MZ-14.3', 'MZ-14.10', 'MZ-16.21', 'MZ-17.7', 'MZ-24.3'],
    'i-power',
    'power',
    ({ who, power, now }) => trackOf('power', who, -power, now),
  ),
  'power-lost': sign.told(
    ['MZ-15.5', 'MZ-21.11', 'MZ-25.6'],
    'i-power',
    'power',
    ({ who, power, now }) => trackOf('power', who, -power, now),
    bad,
  ),
  wounded: sign.told(
    ['MZ-15.5', 'MZ-18.3'],
    'i-wound',
    'wounds',
    ({ who, wounds, now }) => [mark.strike(who), ...trackOf('health', who, -wounds, now)],
    bad,
  ),
  'wound-cancelled': sign.told('MZ-17.8', 'i-citizen', 'wounds', theirs, withCitizen),
  healed: sign.told(
    ['MZ-13.16', 'MZ-16.21', 'MZ-17.7'],
    'i-health',
    'healing',
    ({ who, health, now }) => trackOf('health', who, health, now),
    good,
  ),
  'hero-eliminated': sign.grave('MZ-13.12', 'i-skull', 'wounds', ({ who }) => [mark.strike(who)], bad),

  // Objectives and goals
  'objective-taken': sign.told(['MZ-17.12', 'MZ-28.3'], 'i-objective', 'objective', theirs, good),
  'secret-mission-revealed': sign.told(
    ['MZ-22.8', 'MZ-29.9'],
    'i-eye',
    'opening',
    ({ card }) => [mark.change(card)],
    withCard,
  ),
  'secret-mission-taken': sign.told('MZ-34.15', 'i-objective', 'objective', theirs, { ...good, ...withCard }),
  'point-woken': sign.told(
    rulesTelling('point-woken'),
    'i-spawn',
    'objective',
    ({ point }) => [mark.change(`point-${point}`)],
    bad,
  ),
  'exit-placed': sign.told('MZ-31.9', 'i-exit', 'objective', () => [mark.change('exit')], good),
  'hand-used': sign.told(
    ({ charged }) => [charged ? 'MZ-25.17' : 'MZ-25.23'],
    'i-hand',
    'attack',
    ({ who }) => [mark.change('hand', { cause: who })],
  ),
  'hand-gone': sign.told('MZ-25.23', 'i-hand', 'attack', () => [mark.change('hand')]),
  'goal-done': sign.grave(
    ({ mission, goal }) => missions[mission].goals.flatMap(({ id, cite }) => (id === goal ? [cite] : [])),
    'i-objective',
    'goal',
    ({ goal }) => [mark.change(`goal-${goal}`)],
    good,
  ),
} satisfies Partial<Signs<Mz>['events']>;
