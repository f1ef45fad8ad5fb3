/** What teaches Lantern: a short lesson, so that whatever teaches a game can be tried on a toy. */
import type { Learning } from '@necropole/kernel';
import type { Lantern } from '../shape.ts';
import { firstNight } from './first-night.ts';

export const learning: Learning<Lantern> = { howToPlay: null, lessons: [firstNight], legend: [], glossary: [] };
