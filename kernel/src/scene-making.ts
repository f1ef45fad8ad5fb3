/** What every game does to make its scene: the steps of a turn as they stand, cards as they lie. */
import type { Label, SceneCard, ScenePile, SceneStep } from './scene.ts';
import type { SeenPile } from './secrets.ts';

/** A step of a turn or round: the phases that it covers, and what it is called while it goes on. */
export interface StepOfPhases<Phase extends string> extends Pick<SceneStep, 'id' | 'symbol' | 'label' | 'of'> {
  readonly phases: readonly Phase[];
  readonly now?: Label;
}

/** The steps of the first of these courses that knows the phase: those done, the one that goes on, those to come. */
export function stepsIn<Phase extends string>(
  phase: Phase,
  ...courses: readonly (readonly StepOfPhases<Phase>[])[]
): readonly SceneStep[] {
  for (const steps of courses) {
    const at = steps.findIndex(({ phases }) => phases.includes(phase));
    if (at >= 0) return steps.map((step, i) => stepAt(step, i - at));
  }
  return [];
}

function stepAt<Phase extends string>(step: StepOfPhases<Phase>, since: number): SceneStep {
  const { id, symbol, label, of, now } = step;
  if (since !== 0) return { id, symbol, label, state: since < 0 ? 'done' : 'next' };
  return { id, symbol, label: now ?? label, state: 'now', ...(of === undefined ? {} : { of }) };
}

/** The cards of a pile as they lie for whoever looks: only a card that is known says what family it is of. */
export function cardsSeen<Family extends string, C extends string = string>(
  { cards }: SeenPile<C>,
  family: Family | ((card: C) => Family),
): readonly SceneCard[] {
  return cards.map((id) => (id === null ? { id } : { id, family: typeof family === 'string' ? family : family(id) }));
}

/** A pile, left out where nothing lies. */
export function unlessEmpty(pile: ScenePile): readonly ScenePile[] {
  return pile.cards.length === 0 ? [] : [pile];
}
