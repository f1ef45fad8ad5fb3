/** What the characters’ abilities are, in French, from their data. */
import { abilities } from '../../content/abilities.ts';
import type { CharacterId } from '../../content/characters/index.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import { naming } from './naming.ts';

/** The ability of one side of a card: one sentence for each phrase, or that there is none. */
export function abilityText(character: CharacterId, side: 'healthy' | 'wounded'): string {
  const phrases = abilities.find((ability) => ability.character === character)?.[side] ?? [];
  return phrases.map((phrase) => phraseInFrench(phrase, naming)).join(' ') || 'Aucune capacité spéciale.';
}
