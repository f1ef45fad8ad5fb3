/** What every game does to make its scene: the steps of a turn as they stand, cards as they lie, bands one before the other. */
import type { Label, SceneBox, SceneCard, ScenePile, ScenePoint, SceneStep } from './scene.ts';
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

/** How wide the far end of the bands is, where the near end is 1; and between two of them, where the box is 1 high. */
const FAR_END = 0.54;
const BETWEEN = 0.01;

/** The outline of a band, and where its pieces gather. */
export interface BandShape {
  readonly outline: readonly ScenePoint[];
  readonly middle: ScenePoint;
}

/**
 * Bands one before the other down a box, the farthest first, each with its share of the height. They widen on the way: only the
 * last, where whoever is attacked stands, is as wide as the box all over.
 */
export function bandsIn({ x, y, width, height }: SceneBox, shares: readonly number[]): readonly BandShape[] {
  const gap = BETWEEN * height;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const unit = (height - gap * (shares.length - 1)) / whole;
  const near = height - (shares.at(-1) ?? 0) * unit - gap;
  const half = (down: number): number => (width / 2) * Math.min(1, FAR_END + ((1 - FAR_END) * down) / near);
  const centre = x + width / 2;
  let down = 0;
  return shares.map((share, i) => {
    const [top, foot] = [down, down + share * unit];
    down = foot + gap;
    const isLast = i === shares.length - 1;
    const [far, close] = isLast ? [width / 2, width / 2] : [half(top), half(foot)];
    return {
      outline: [
        { x: centre - far, y: y + top },
        { x: centre + far, y: y + top },
        { x: centre + close, y: y + foot },
        { x: centre - close, y: y + foot },
      ],
      middle: { x: centre, y: y + (top + foot) / 2 },
    };
  });
}
