/** What teaches Lantern: a short lesson, so that whatever teaches a game can be tried on a toy. */
import type { Learning, LegendEntry } from '@necropole/kernel';
import type { Lantern } from '../shape.ts';
import { firstNight } from './first-night.ts';

const rat: LegendEntry = {
  symbol: 't-rat',
  group: 'token',
  name: { fr: 'Un rat', en: 'A rat' },
  text: { fr: 'Il habite la cave, et ne fait rien.', en: 'It lives in the cellar, and does nothing.' },
  cite: 'LAN-1.2',
};

export const learning: Learning<Lantern> = { howToPlay: null, lessons: [firstNight], legend: [rat], glossary: [] };
