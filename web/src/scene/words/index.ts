import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SceneWords } from './scene-words.ts';

export type { SceneWords } from './scene-words.ts';

export const sceneWords: Readonly<Record<Language, SceneWords>> = { fr, en };
