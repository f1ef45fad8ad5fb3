/** Where the components of a game come from. */
import type { Game, Language, Provenance } from '@necropole/kernel';

/** A component as it is listed: its copies are one line. */
export interface Listed {
  readonly name: string;
  readonly text: string;
  readonly provenance: Provenance;
  readonly cites: readonly string[];
  readonly count: number;
}

/** The components of a game by name; those with the same name, text and provenance are copies of one. */
export function componentsOf(game: Pick<Game, 'components' | 'words'>, language: Language): readonly Listed[] {
  const words = game.words[language].components;
  const lines = new Map<string, Listed>();
  for (const { id, provenance, cites = [] } of game.components) {
    const { name = id, text = '' } = words[id] ?? {};
    const key = [name, text, provenance].join('\n');
    const known = lines.get(key);
    const all = [...new Set([...(known?.cites ?? []), ...cites])];
    lines.set(key, { name, text, provenance, cites: all, count: (known?.count ?? 0) + 1 });
  }
  const order = new Intl.Collator(language);
  return [...lines.values()].sort((a, b) => order.compare(a.name, b.name));
}

/** How many components come from where. */
export function countsOf(game: Pick<Game, 'components'>): Readonly<Record<Provenance, number>> {
  const counts = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const { provenance } of game.components) counts[provenance] += 1;
  return counts;
}
