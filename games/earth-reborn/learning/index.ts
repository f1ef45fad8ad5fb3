/** What teaches the game. It is fetched apart, when somebody wants to learn. */
import type { Learning } from '@necropole/kernel';
import type { Er } from '../shape.ts';
import { firstTimes } from './first-times/index.ts';
import { glossary } from './glossary.ts';
import { howToPlay } from './how-to-play.ts';
import { legend } from './legend.ts';
import { firstMatch } from './lessons/first-match.ts';
import { openings } from './openings.ts';

export const learning: Learning<Er> = { howToPlay, lessons: [firstMatch], legend, glossary, firstTimes, openings };
