/** The signs of the Zombie turn, of what the Zombies deal and draw, and of the end. */
import { type Mark, mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Tez } from '../shape.ts';
import { bad, good, inStore, noteOf, theirs, withCard, zombies } from './marking.ts';

/** The marker of a character's horde track, where a Zombie player has such tracks. */
const hordeMarker = ({ character }: { readonly character: string }): readonly Mark[] => [mark.change(character)];

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const zombieEvents = {
  'zombie-chosen': sign.told('TEZ-4.8', 'i-people', 'set-up', zombies),

  // Noise, and the horde
  'zombie-turn': sign.told('TEZ-6.8', 'i-claws', null, unmarked, { heading: true }),
  noise: sign.told('TEZ-12.2', 'i-noise', 'noise', inStore, bad),
  'no-noise': sign.seen('TEZ-12.2', 'i-noise', 'noise', theirs),
  'no-noise-courtyard': sign.seen('TEZ-12.4', 'i-noise', 'noise', theirs),
  'horde-action': sign.told('TEZ-12.5', 'i-claws', 'horde', hordeMarker),
  'horde-marker-moved': sign.quiet('TEZ-12.7', 'i-claws', 'horde', ({ character, space }) => [
    mark.change(character, { to: space }),
  ]),
  'horde-marker-stays': sign.quiet('TEZ-12.9', 'i-claws', 'horde', hordeMarker),
  'zombie-turn-over': sign.quiet('TEZ-12.1', 'i-stop', null, unmarked),

  // Zombies come, and go on
  'zombies-come': sign.told(['TEZ-12.11', 'TEZ-16.8', 'TEZ-16.9'], 'i-spawn', 'arrivals', () => [
    mark.change('reserve'),
  ]),
  'ability-acts': sign.told('TEZ-13.12', 'i-power', 'arrivals', ({ character }) => [
    mark.change(`${character}-zombie`),
  ]),
  'zombie-added': sign.seen('TEZ-12.14', 'i-spawn', 'arrivals', ({ zombie, room }) => [
    mark.change(`zombie-${zombie}`, { cause: room }),
  ]),
  'zombie-moved': sign.seen(
    ['TEZ-9.20', 'TEZ-10.4', 'TEZ-11.9', 'TEZ-12.5', 'TEZ-13.12'],
    'i-move',
    'zombies-move',
    ({ zombie, from, to }) => [mark.go(`zombie-${zombie}`, from, to)],
  ),
  'zombie-overflows': sign.seen('TEZ-13.1', 'i-spawn', 'arrivals', ({ from, to }) => [mark.crowd(1, from, to)]),
  'store-full': sign.seen(['TEZ-13.2', 'TEZ-13.3'], 'i-spawn', 'arrivals', inStore),
  'barricade-damaged': sign.told(
    ['TEZ-12.5', 'TEZ-13.5'],
    'i-barricade',
    'barricade',
    ({ now }) => [mark.change('barricade', { to: now })],
    bad,
  ),
  'barricade-fell': sign.grave(
    ['TEZ-13.7', 'TEZ-13.9', 'TEZ-17.7', 'TEZ-18.4'],
    'i-barricade',
    'barricade',
    () => [mark.strike('barricade')],
    bad,
  ),
  'barricade-restored': sign.told(
    ['TEZ-13.7', 'TEZ-17.10'],
    'i-barricade',
    'barricade',
    ({ now }) => [mark.change('barricade', { to: now })],
    good,
  ),
  bitten: sign.told(
    ['TEZ-14.1', 'TEZ-14.2', 'TEZ-14.3'],
    'i-claws',
    'fight',
    ({ who }) => [mark.strike(who, 'zombies')],
    bad,
  ),
  overrun: sign.told('TEZ-14.7', 'i-wound', 'fight', ({ who, room }) => [mark.strike(who, room)], bad),

  // What a Zombie player deals
  'card-dealt': sign.seen(['TEZ-4.23', 'TEZ-14.11'], 'i-card', 'deal', theirs, withCard),
  'hand-drawn': sign.seen(['TEZ-4.22', 'TEZ-14.13'], 'i-card', 'deal', zombies),
  'card-drawn': sign.seen(['TEZ-16.5', 'TEZ-16.12'], 'i-card', 'deal', theirs),
  'no-card-to-deal': sign.quiet('TEZ-14.15', 'i-card', 'deal', theirs),

  // Objectives, and the end
  'objective-advanced': sign.told(
    'TEZ-10.26',
    'i-objective',
    'objective',
    ({ objective }) => [noteOf(objective)],
    good,
  ),
  'objective-done': sign.grave('TEZ-15.1', 'i-objective', 'objective', ({ objective }) => [noteOf(objective)], good),
  'last-turns': sign.grave('TEZ-15.4', 'i-clock', 'end', () => [mark.change('turn')]),
  'last-turn-over': sign.told('TEZ-15.5', 'i-stop', 'end', unmarked),
} satisfies Partial<Signs<Tez>['events']>;
