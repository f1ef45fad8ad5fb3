/** The steps of the round: the heroes' turns, the enemies, the citizens, the spawning, the end. */
import type { SceneStep } from '@necropole/kernel';
import type { PhaseName } from '../shape.ts';
import { named } from './labels.ts';
import type { MzView } from './seen.ts';

interface Part extends Pick<SceneStep, 'id' | 'symbol' | 'label'> {
  readonly phases: readonly PhaseName[];
}

const parts: readonly Part[] = [
  {
    id: 'heroes',
    symbol: 'i-people',
    label: named('step-heroes'),
    phases: ['start-zones', 'players-phase', 'hero-turn'],
  },
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
  const at = parts.findIndex(({ phases }) => phases.includes(phase));
  const playing = world.heroes.filter(({ zone }) => zone >= 0);
  return parts.map(({ id, symbol, label }, i): SceneStep => {
    if (i !== at) return { id, symbol, label, state: i < at ? 'done' : 'next' };
    if (id !== 'heroes') return { id, symbol, label, state: 'now' };
    const { hero } = world.turn;
    return {
      id,
      symbol,
      label: hero === null ? label : named('step-turn-of', hero),
      state: 'now',
      of: [playing.filter(({ activated }) => activated).length, playing.length],
    };
  });
}
