/** The steps of a turn: draw and play, the actions, the Location; and the Villain. */
import { type SceneStep, type StepOfPhases, stepsIn } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { named } from './labels.ts';
import type { MuView } from './seen.ts';

type Step = StepOfPhases<PhaseName>;

const setUp: Step = {
  id: 'set-up',
  symbol: 'i-people',
  label: named('step-set-up'),
  phases: ['choose-heroes', 'choose-support', 'prepare-decks', 'prepare-sides', 'first-hands'],
};

export function stepsOf({ world, phase }: MuView): readonly SceneStep[] {
  const { chips, hero } = world.turn;
  const who = world.heroes[hero]?.who ?? null;
  const used = chips.filter(({ state }) => state !== 'open').length;
  const now = who === null ? {} : { now: named('step-turn-of', who) };
  const turn: readonly Step[] = [
    { id: 'play', symbol: 'i-card', label: named('step-draw-and-play'), phases: ['hero-turn'], ...now },
    {
      id: 'actions',
      symbol: 'a-heroic',
      label: named('step-actions'),
      phases: ['hero-actions'],
      ...now,
      ...(chips.length === 0 ? {} : { of: [used, chips.length] as const }),
    },
    { id: 'location', symbol: 'i-clock', label: named('step-location'), phases: ['hero-end'] },
    { id: 'villain', symbol: 'i-plan', label: named('step-villain'), phases: ['villain-turn'] },
  ];
  return stepsIn(phase, [setUp], turn);
}
