/** What teaches the game. It is fetched apart, when somebody wants to learn. */
import type { Learning } from '@necropole/kernel';
import type { Mu } from '../shape.ts';
import { reasons } from './reasons.ts';

export const learning: Learning<Mu> = { howToPlay: null, lessons: [], legend: [], glossary: [], reasons };
