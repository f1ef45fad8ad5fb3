/** The names of things in the scene of Storyline. */
import type { Label } from '@necropole/kernel';
import type { LocationId, SymbolId } from './content.ts';

/** With how many parameters each is said. */
export type LabelId =
  | LocationId
  | `does-${LocationId}`
  | SymbolId
  | 'heart'
  | 'slot'
  | 'friend'
  | 'raven'
  | 'neighbour'
  | 'rogue'
  | 'scandal'
  | 'hand'
  | 'story'
  | 'pressure'
  | 'yours'
  | 'with'
  | 'next-friend'
  | 'next-raven'
  | 'menace'
  | 'pool'
  | 'of-card'
  | 'tokens'
  | 'helped'
  | 'averted'
  | 'lock'
  | 'plans'
  | 'plan'
  | 'guarded'
  | 'flies'
  | 'too-many'
  | 'playing'
  | 'spending'
  | 'planning';

export function label(key: LabelId, ...params: readonly (string | number)[]): Label {
  return params.length === 0 ? { key } : { key, params };
}
