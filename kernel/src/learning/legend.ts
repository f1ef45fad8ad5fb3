/** What signs and words mean, where they stand. */
import type { Bilingual } from '../rulebook.ts';

/** A sign: a symbol of the game's art or of the app's, on the board, a card, a die or a track. Its text has at most 80 signs. */
export interface LegendEntry {
  readonly symbol: string;
  readonly group: 'sign' | 'token' | 'die' | 'card' | 'track';
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly cite: string;
}

/** A word of the game that a newcomer cannot guess. */
export interface GlossaryEntry {
  readonly id: string;
  /** The word as it stands in sentences; the first of its forms in a text is underlined. */
  readonly forms: { readonly fr: readonly string[]; readonly en: readonly string[] };
  readonly text: Bilingual;
  readonly cite: string;
}
