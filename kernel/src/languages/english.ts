/** Small things that English sentences need: plurals, capitals, lists. */

/** “1 wound”, “2 wounds”, “0 wounds”. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${plural(n, one, many)}`;
}

/** The right one of two forms. */
export function plural(n: number, one: string, many: string): string {
  return n === 1 ? one : many;
}

/** The first letter as it stands at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as it stands by itself, without its article: “Ground floor”. */
export function bare(name: string): string {
  return capital(name.replace(/^the /, ''));
}

/** “a”, “a and b”, “a, b and c”. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
