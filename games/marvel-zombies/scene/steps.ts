/** The steps of the round: the heroes' turns, the enemies, the citizens, the spawning, the end. */
import { type SceneStep, type StepOfPhases, stepsIn } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { named } from './labels.ts';
import type { MzView } from './seen.ts';

type Step = StepOfPhases<PhaseName>;

const enemiesTurn: readonly Step[] = [
  {
    id: 'enemies',
    symbol: 'i-skull',
    label: named('step-enemies'),
    phases: ['end-of-players-phase', 'enemies-first-actions', 'enemies-second-actions'],
  },
  { id: 'citizens', symbol: 'i-citizen', label: named('step-citizens'), phases: ['citizens'] },
  { id: 'spawning', symbol: 'i-spawn', label: named('step-spawning'), phases: ['spawn-point'] },
  { id: 'end', symbol: 'i-clock', label: named('step-end'), phases: ['end-of-round'] },
];

export function stepsOf({ world, phase }: MzView): readonly SceneStep[] {
  const playing = world.heroes.filter(({ zone }) => zone >= 0);
  const { hero } = world.turn;
  const heroes: Step = {
    id: 'heroes',
    symbol: 'i-people',
    label: named('step-heroes'),
    of: [playing.filter(({ activated }) => activated).length, playing.length],
    phases: ['start-zones', 'players-phase', 'hero-turn'],
    ...(hero === null ? {} : { now: named('step-turn-of', hero) }),
  };
  return stepsIn(phase, [heroes, ...enemiesTurn]);
}
