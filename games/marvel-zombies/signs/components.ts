/** The signs of what only some components tell: heroes' skills, missions, spawn cards and traits. */
import { mark, type Signs, sign } from '@necropole/kernel';
import { components } from '../content/index.ts';
import type { Mz } from '../shape.ts';
import { bad, good, theirs, withDie, zombieHero } from './marking.ts';

/** The rules that a component carries out; one that adds dice to an attack does so by the rule of the roll. */
function ofComponent({ component }: { readonly component: string }): readonly string[] {
  return [...(components.find(({ id }) => id === component)?.cites ?? []), 'MZ-23.6'];
}

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const componentEvents = {
  'effect-used': sign.told(ofComponent, 'i-power', 'effect', theirs),
  'die-rolled': sign.told('MZ-31.6', 'i-spawn', 'effect', () => [mark.change('rules')], withDie),

  // Heroes
  'enemies-driven': sign.told(ofComponent, 'i-run', 'effect', ({ enemies, to }) =>
    enemies.map((enemy) => mark.go(enemy, to)),
  ),
  'wounds-prevented': sign.told(
    ofComponent,
    'i-wound',
    'wounds',
    ({ who, by }) => [mark.change(who, { cause: by })],
    good,
  ),
  'skill-copied': sign.told('MZ-14.10', 'i-power', 'effect', ({ who, from }) => [mark.change(who, { cause: from })]),
  'seen-again': sign.told('MZ-14.3', 'i-eye', 'effect', theirs, bad),

  // Missions
  'goal-waits': sign.told('MZ-26.1', 'i-clock', 'goal', ({ goal }) => [mark.change(`goal-${goal}`)]),
  'reserve-thinned': sign.told('MZ-34.13', 'i-skull', 'effect', () => [mark.change('spawn-points')], good),
  'token-kept': sign.told(['MZ-35.9', 'MZ-38.8'], 'i-objective', 'objective', ({ who, token }) => [
    mark.change(`token-${token}`, { cause: who }),
  ]),
  'token-passed': sign.told('MZ-35.10', 'i-objective', 'objective', ({ from, to, token }) => [
    mark.go(`token-${token}`, from, to),
  ]),
  'point-moved': sign.told('MZ-35.12', 'i-spawn', 'objective', ({ point, zone }) => [mark.go(`point-${point}`, zone)]),
  'laid-down': sign.told('MZ-38.5', 'i-stop', 'attack', zombieHero, good),
  'stands-up': sign.told('MZ-38.6', 'i-run', 'attack', zombieHero, bad),
  'hand-charged': sign.told('MZ-38.9', 'i-hand', 'objective', () => [mark.change('hand')], good),
  'hand-carried': sign.seen('MZ-38.10', 'i-hand', 'move', ({ zone }) => [mark.go('hand', zone)]),

  // Spawn
  overdrive: sign.told('MZ-21.11', 'i-run', 'spawn', () => [mark.change('spawn-discard')], bad),
  multiplication: sign.told('MZ-21.11', 'i-spawn', 'spawn', () => [mark.change('spawn-discard')], bad),

  // Traits
  'dice-rerolled': sign.told('MZ-16.21', 'i-attack', 'attack', theirs, {
    shows: ({ after }) => ({ dice: after.map((face) => ({ face })) }),
  }),
} satisfies Partial<Signs<Mz>['events']>;
