/**
 * What components remember ("once per turn"): notes in the world, by holder *and* component, so that a copied skill
 * counts apart from its original. How long a list of notes lasts is a rule of the game: it empties the list.
 */

/** The notes of a scope (a turn, a round), each as `holder/component`. */
export type Notes = string[];

/** Has this been noted? */
export function remembers(notes: readonly string[], holder: string, component: string): boolean {
  return notes.includes(`${holder}/${component}`);
}

/** Notes it, once. */
export function remember(notes: Notes, holder: string, component: string): void {
  if (!remembers(notes, holder, component)) notes.push(`${holder}/${component}`);
}

/** Strikes the note out, if it is there. */
export function forget(notes: Notes, holder: string, component: string): void {
  const at = notes.indexOf(`${holder}/${component}`);
  if (at >= 0) notes.splice(at, 1);
}
