/** Options held against the scene: in the conformance suite, and in every situation of a test. */
import type { Option, Scene } from '../index.ts';

/** What is wrong with the refs of these options: one whose key ends with the name of a drawn thing points at that thing. */
export function unpointed(scene: Scene, options: readonly Option[]): readonly string[] {
  const drawn = namesIn(scene);
  return options.flatMap(({ key, refs = [] }) => {
    const [, ...nouns] = key.split(':');
    const noun = nouns[nouns.length - 1];
    if (noun === undefined || !drawn.has(noun) || refs.includes(noun)) return [];
    return [`The option "${key}" does not point at ${noun}, which is drawn`];
  });
}

function namesIn({ ground, pieces, piles, sheets }: Scene): ReadonlySet<string | null> {
  const { groups, spaces, edges = [] } = ground;
  const cards = piles.flatMap((pile) => pile.cards);
  return new Set([...groups, ...spaces, ...pieces, ...sheets, ...edges, ...cards].map(({ id }) => id));
}
