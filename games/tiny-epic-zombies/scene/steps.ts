/** The steps under way: those of the set-up, then those of a Human's turn and of the Zombie turn that answers it. */
import { type SceneStep, type StepOfPhases, stepsIn } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { named } from './labels.ts';
import type { TezView } from './seen.ts';

type Step = StepOfPhases<PhaseName>;

export function stepsOf(view: TezView): readonly SceneStep[] {
  return stepsIn(view.phase, setUpSteps(view), turnSteps(view));
}

/** Objectives are laid between the choice of characters and the first cards: nobody is asked. */
function setUpSteps({ board }: TezView): readonly Step[] {
  const characters: Step = {
    id: 'characters',
    symbol: 'i-people',
    label: named('step-characters'),
    phases: ['choose-characters', 'lay-objectives'],
  };
  if (board.zombieSeat === null) return [characters];
  return [
    { id: 'zombie-card', symbol: 'i-skull', label: named('step-zombie-card'), phases: ['choose-zombie'] },
    characters,
    { id: 'first-cards', symbol: 'i-card', label: named('step-first-cards'), phases: ['deal-first-cards'] },
  ];
}

function turnSteps({ world: { turn, humans } }: TezView): readonly Step[] {
  const character = humans[turn.human]?.character ?? null;
  const by = <K extends 'step-moves-of' | 'step-search-of'>(key: K) =>
    character === null ? {} : { now: named(key, character) };
  return [
    {
      id: 'moves',
      symbol: 'i-move',
      label: named('step-moves'),
      of: [turn.made, turn.made + turn.moves + turn.extra],
      phases: ['human-turn'],
      ...by('step-moves-of'),
    },
    { id: 'search', symbol: 'i-search', label: named('step-search'), phases: ['search'], ...by('step-search-of') },
    { id: 'zombies', symbol: 'i-claws', label: named('step-zombies'), phases: ['zombie-turn'] },
  ];
}
