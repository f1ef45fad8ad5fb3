/** All that the parts of the table need in order to speak: the game's voice, and the app's words. */
import type { Game, GlossaryEntry, Language, Signs } from '@necropole/kernel';
import type { Spoken } from '../languages/index.ts';
import type Terms from '../learn/Terms.svelte';
import type { SceneWords } from '../scene/words/scene-words.ts';
import { type Voice, voiceOf } from './voice.ts';
import type { TableWords } from './words/table-words.ts';

export interface Speech {
  /** What shows a text with its words explained, and their meanings; `null` until that has come. */
  readonly terms: { readonly Shown: typeof Terms; readonly glossary: readonly GlossaryEntry[] } | null;
  readonly game: string;
  readonly language: Language;
  readonly voice: Voice;
  /** What the game says to the eye. */
  readonly signs: Signs;
  /** What the table page says. */
  readonly own: TableWords;
  /** What the things of a scene say. */
  readonly things: SceneWords;
}

export function speechOf(game: Game, { language, table, things }: Spoken, terms: Speech['terms'] = null): Speech {
  return {
    game: game.id,
    language,
    voice: voiceOf(game, language, table),
    signs: game.signs,
    own: table,
    things,
    terms,
  };
}
