/** What teaches the game. It is fetched apart, when somebody wants to learn. How to play and a lesson are to come. */
import type { Learning } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { glossary } from './glossary.ts';
import { legend } from './legend.ts';

export const learning: Learning<Zf> = { howToPlay: null, lessons: [], legend, glossary };
