/** The steps under way: those of the set-up, then those of a Human's turn and of the Zombie turn that answers it. */
import type { Label, SceneStep } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { named } from './labels.ts';
import type { TezView } from './seen.ts';

/** A step with the phases it covers, and what it is called while it is under way. */
interface Part extends Pick<SceneStep, 'id' | 'symbol' | 'label' | 'of'> {
  readonly phases: readonly PhaseName[];
  readonly now?: Label;
}

export function stepsOf(view: TezView): readonly SceneStep[] {
  const parts = [setUpParts(view), turnParts(view)].find((all) =>
    all.some(({ phases }) => phases.includes(view.phase)),
  );
  if (parts === undefined) return [];
  const at = parts.findIndex(({ phases }) => phases.includes(view.phase));
  return parts.map(({ id, symbol, label, of, now }, i) => {
    if (i !== at) return { id, symbol, label, state: i < at ? 'done' : 'next' };
    return { id, symbol, label: now ?? label, state: 'now', ...(of === undefined ? {} : { of }) };
  });
}

/** Objectives are laid between the choice of characters and the first cards: nobody is asked. */
function setUpParts({ board }: TezView): readonly Part[] {
  const characters: Part = {
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

function turnParts({ world: { turn, humans } }: TezView): readonly Part[] {
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
