/** The steps of a turn: draw and play, the actions, the Location; of the Villain's, the parts of the plan in its order. */
import { type SceneStep, type StepOfPhases, stepsIn } from '@necropole/kernel';
import { planById } from '../content/villains/index.ts';
import type { PhaseName } from '../shape.ts';
import type { PlanPart } from '../world.ts';
import { named } from './labels.ts';
import type { MuView } from './seen.ts';

type Step = StepOfPhases<PhaseName>;

const setUp: Step = {
  id: 'set-up',
  symbol: 'i-people',
  label: named('step-set-up'),
  phases: ['choose-heroes', 'choose-support', 'prepare-decks', 'prepare-sides', 'first-hands'],
};

export function stepsOf(view: MuView): readonly SceneStep[] {
  const { world, phase } = view;
  const { chips, hero } = world.turn;
  const who = world.heroes[hero]?.who ?? null;
  const used = chips.filter(({ state }) => state !== 'open').length;
  const now = who === null ? {} : { now: named('step-turn-of', who) };
  if (phase === 'villain-turn') return stepsIn(partNow(view), partsOf(view));
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

// ── The Villain's turn ────────────────────────────────────────────────────────────────────────────────────────────

/** What goes on in a Villain turn: the card is played, its parts follow, and what overflows comes last. */
type Part = 'plan' | PlanPart | 'overflow';

const order: readonly Part[] = ['plan', 'move', 'bam', 'special', 'tokens', 'overflow'];

function partNow({ world }: MuView): Part {
  if (world.overflow.resolving) return 'overflow';
  return world.plan?.part ?? 'plan';
}

/** The parts that this card has; what it has not is over with the part before. */
function partsOf({ world }: MuView): readonly StepOfPhases<Part>[] {
  const { plan, overflow } = world;
  const special = plan === null ? null : planById(plan.card).special;
  const has: Readonly<Record<Part, boolean>> = {
    plan: true,
    move: plan !== null && plan.move !== null,
    bam: plan?.bam === true,
    special: special !== null,
    tokens: plan?.tokens.some((box) => box.length > 0) === true,
    overflow: overflow.resolving || overflow.waiting.length + overflow.had.length > 0,
  };
  const faces: Readonly<Record<Part, Pick<Step, 'symbol' | 'label'>>> = {
    plan: { symbol: 'i-plan', label: named('step-plan') },
    move: { symbol: 'i-clockwise', label: named('step-move') },
    bam: { symbol: 'i-bam', label: named('step-bam') },
    special: { symbol: 'i-plan', label: special === null ? named('step-plan') : named('step-special', special) },
    tokens: { symbol: 'i-people', label: named('step-tokens') },
    overflow: { symbol: 'i-overflow', label: named('step-overflow') },
  };
  const shown = order.filter((part) => has[part]);
  return shown.map((id, i) => ({ id, ...faces[id], phases: order.slice(order.indexOf(id), nextOf(shown[i + 1])) }));
}

function nextOf(part: Part | undefined): number {
  return part === undefined ? order.length : order.indexOf(part);
}
