/** The steps of a turn in the field, of a turn below, and of a fight. */
import { type SceneStep, type StepOfPhases, stepsIn } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { boxAbout } from './battle.ts';
import { named } from './labels.ts';
import type { ZfView } from './seen.ts';

type Step = StepOfPhases<PhaseName>;

const setUp: readonly Step[] = [
  { id: 'camps', symbol: 'i-people', label: named('step-camps'), phases: ['roll-for-camps', 'choose-camp'] },
  { id: 'towns', symbol: 'i-castle', label: named('step-towns'), phases: ['choose-town'] },
  { id: 'grenades', symbol: 'w-grenade', label: named('step-grenades'), phases: ['give-grenades'] },
];

const betweenMaps: readonly Step[] = [
  { id: 'last-events', symbol: 't-event', label: named('step-last-events'), phases: ['last-events'] },
  {
    id: 'lay-markers',
    symbol: 't-event',
    label: named('step-lay-markers'),
    phases: ['take-green-markers', 'lay-markers'],
  },
];

export function stepsOf(view: ZfView): readonly SceneStep[] {
  const { world, phase } = view;
  const camp = world.teams.find(({ seat }) => seat === world.turn.seat)?.camp;
  const now = camp === undefined ? {} : { now: named('step-turn-of', camp) };
  const field: readonly Step[] = [
    { id: 'set-out', symbol: 'd-6', label: named('step-set-out'), phases: ['field-turn'], ...now },
    { id: 'march', symbol: 'i-boot', label: named('step-march'), phases: ['field-march'], ...now },
    {
      id: 'event',
      symbol: 'i-skull',
      label: named('step-event'),
      phases: ['field-stop', 'field-event', 'field-pick-up'],
    },
    { id: 'attack', symbol: 'i-attack', label: named('step-attack'), phases: ['field-attack'] },
  ];
  return stepsIn(phase, setUp, field, fightSteps(view), betweenMaps, belowSteps(view));
}

/** A team tries a lock, moves, and finds what is there; whoever leads the dead brings some in, and moves them. */
function belowSteps({ world }: ZfView): readonly Step[] {
  const team = world.teams.find(({ seat, state }) => seat === world.turn.seat && state === 'arrived');
  if (team === undefined) {
    return [
      { id: 'bring-in', symbol: 't-wander', label: named('step-bring-in'), phases: ['fortress-turn'] },
      { id: 'prowl', symbol: 'i-boot', label: named('step-prowl'), phases: ['pack-march'] },
    ];
  }
  const now = { now: named('step-turn-of', team.camp) };
  return [
    { id: 'lock', symbol: 'i-lock', label: named('step-lock'), phases: ['fortress-turn'], ...now },
    { id: 'go', symbol: 'i-boot', label: named('step-march'), phases: ['fortress-march'], ...now },
    { id: 'room', symbol: 'i-skull', label: named('step-event'), phases: ['fortress-event', 'fortress-pick-up'] },
  ];
}

function fightSteps({ world }: ZfView): readonly Step[] {
  const box = boxAbout(world);
  return [
    { id: 'arm', symbol: 'w-basic', label: named('step-arm'), phases: ['fight-arm'] },
    {
      id: 'fire',
      symbol: 'w-basic',
      label: named('step-fire-any'),
      phases: ['fight-fire'],
      ...(box === 0 ? {} : { now: named('step-fire', box) }),
    },
    { id: 'advance', symbol: 'i-boot', label: named('step-advance'), phases: ['fight-advance'] },
    { id: 'assault', symbol: 'i-attack', label: named('step-assault'), phases: ['fight-assault', 'fight-over'] },
  ];
}
