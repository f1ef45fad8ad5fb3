/** The chapters that the first scenarios do without: they have no more than movement, melee, sight and duels. */
import type { LaterChapters } from '@necropole/kernel';
import { scenarioIds, scenarios } from './content/scenarios/index.ts';

const chapters = [
  'firearms',
  'fire',
  'fire-facts',
  'combined-fire',
  'damage',
  'targeting',
  'explosives',
  'stunning',
  'interaction',
  'combined-interaction',
  'effects',
  'conditions',
  'skill-tests',
  'healing',
  'gas',
  'flying',
  'wall-blast',
  'initiative-phrases',
  'search',
  'torture',
  'abilities',
  'combination',
  'combined-move',
  'capture',
  'changing-pilots',
  'large-figures',
  'handing-over',
  'placed-markers',
  'timers',
  'radio-jamming',
] as const;

const early: readonly (string | null)[] = scenarioIds.filter((id) => !scenarios[id].modules.includes('equipment'));

export const later: LaterChapters = {
  files: [...chapters.map((chapter) => `rules/${chapter}.ts`), 'scene/aiming.ts'],
  words: [
    'capture.ts',
    'combination.ts',
    'fire.ts',
    'interaction.ts',
    'large-figures.ts',
    'placed-markers.ts',
    'search.ts',
  ],
  // A printed example lies on the map of a scenario, and has the modules of its page.
  comeInto: ({ mission, position }) => !early.includes(mission) || position?.startsWith('ER-') === true,
};
