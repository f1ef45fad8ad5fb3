/** The signs of the enemies' phase: their attacks and moves, the citizens, the spawning. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Mz } from '../shape.ts';
import { bad, citizen, inZone, spawnPoint, withCard, withDie, zombieHero } from './marking.ts';

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const enemyEvents = {
  'enemies-phase': sign.told('MZ-7.7', 'i-skull', null, unmarked, { heading: true }),
  'floor-asleep': sign.seen('MZ-11.8', 'i-stop', 'sleep', unmarked),
  'citizens-abandoned': sign.told('MZ-11.9', 'i-citizen', 'sleep', unmarked, bad),

  // They attack, or move
  'enemies-attack': sign.told('MZ-18.2', 'i-claws', 'wounds', ({ zone }) => [mark.strike(zone)]),
  'enemies-move': sign.seen(
    ['MZ-18.13', 'MZ-18.14'],
    'i-move',
    'enemies-move',
    ({ from, to, brutes, walkers, runners, heroes }) => [
      ...(brutes + walkers + runners === 0 ? [] : [mark.crowd(brutes + walkers + runners, from, to)]),
      ...heroes.map((hero) => mark.go(hero, from, to)),
    ],
  ),
  'enemies-split': sign.seen('MZ-18.16', 'i-passage', 'enemies-move', inZone),
  'window-forced': sign.told('MZ-20.1', 'i-window-open', 'enemies-move', ({ opening }) => [mark.change(opening)]),
  'second-actions': sign.told('MZ-20.8', 'i-run', null, unmarked),
  'zombie-hero-acts': sign.told('MZ-15.5', 'i-power', 'wounds', zombieHero),

  // Citizens
  'citizens-step': sign.seen('MZ-25.10', 'i-citizen', null, unmarked),
  'citizen-stays': sign.quiet('MZ-25.13', 'i-citizen', 'citizens', citizen),
  'citizen-moves': sign.seen(['MZ-16.21', 'MZ-21.8', 'MZ-25.11'], 'i-citizen', 'citizens', ({ citizen: id, to }) => [
    mark.go(id, to),
  ]),
  'citizen-fights-back': sign.told('MZ-25.3', 'i-citizen', 'wounds', citizen, {
    tone: ({ held }) => (held ? 'good' : 'plain'),
    shows: ({ die, held }) => ({ dice: [{ face: die, hits: held }] }),
  }),
  'citizen-devoured': sign.grave(
    ['MZ-11.9', 'MZ-17.8', 'MZ-18.5', 'MZ-18.9'],
    'i-skull',
    'wounds',
    ({ citizen: id }) => [mark.strike(id)],
    bad,
  ),
  'citizen-unhidden': sign.told('MZ-21.9', 'i-citizen', 'citizens', citizen, withDie),
  'citizen-stays-hidden': sign.seen('MZ-21.9', 'i-citizen', 'citizens', citizen, withDie),

  // Spawning
  'spawn-step': sign.told('MZ-18.1', 'i-spawn', null, () => [mark.change('spawn-points')]),
  'point-sleeps': sign.quiet('MZ-12.2', 'i-stop', 'spawn', spawnPoint),
  'spawn-card': sign.told(
    ['MZ-20.13', 'MZ-20.14', 'MZ-21.6', 'MZ-22.5', 'MZ-29.12', 'MZ-36.6'],
    'i-card',
    'spawn',
    inZone,
    withCard,
  ),
  'card-passed-over': sign.seen('MZ-34.9', 'i-card', 'spawn', () => [mark.change('spawn-discard')], withCard),
  'enemies-spawned': sign.told(
    ['MZ-14.5', 'MZ-31.6', 'MZ-38.12'],
    'i-spawn',
    'spawn',
    ({ zone, count }) => [mark.change(zone, { by: count })],
    bad,
  ),
  rush: sign.told('MZ-21.2', 'i-run', 'spawn', unmarked, bad),
  'extra-activation': sign.told('MZ-21.3', 'i-run', 'spawn', unmarked),
  'no-such-enemy': sign.quiet('MZ-21.4', 'i-cross', 'spawn', unmarked),
  shortage: sign.told(
    ({ kind }) => [kind === 'zombie-hero' ? 'MZ-21.14' : 'MZ-21.15'],
    'i-spawn',
    'spawn',
    () => [mark.change('spawn-points')],
    bad,
  ),
  'zombie-hero-appears': sign.grave(
    ['MZ-21.12', 'MZ-29.11', 'MZ-35.6'],
    ({ zombieHero: id }) => `t-${id}`,
    'spawn',
    zombieHero,
    bad,
  ),
  'hidden-citizen-appears': sign.told('MZ-21.5', 'i-citizen', 'spawn', citizen),
  'too-late': sign.told(['MZ-5.7', 'MZ-21.5'], 'i-skull', 'spawn', inZone, bad),
  'spawn-deck-reshuffled': sign.quiet('MZ-20.17', 'i-card', 'spawn', () => [mark.change('spawn-deck')]),
  'zombie-hero-deck-reshuffled': sign.quiet('MZ-21.13', 'i-card', 'spawn', () => [mark.change('zombie-hero-deck')]),
  'citizen-deck-reshuffled': sign.quiet('MZ-21.10', 'i-card', 'spawn', () => [mark.change('citizen-deck')]),
} satisfies Partial<Signs<Mz>['events']>;
