/** What French does around a name: articles that melt into « de » and « à », agreement, plurals. */

const ARTICLE = /^(le |la |les |l’)/;
const plurals = new Intl.PluralRules('fr');

/** « 1 blessure », « 2 blessures » ; zéro reste au singulier. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${plural(n, one, many)}`;
}

/** The right one of two forms. */
export function plural(n: number, one: string, many: string): string {
  return plurals.select(n) === 'one' ? one : many;
}

/** « du Parking », « des Trésors », « de la Pharmacie », « de l’Athlète », « de Podium Sports », « d’Echo Ridge ». */
export function of(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  return !name.startsWith('l’') && /^[aeiouyàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** « au Parking », « aux Trésors », « à la Pharmacie », « à l’Athlète », « à Podium Sports ». */
export function to(name: string): string {
  if (name.startsWith('le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** « dans le Parking », and « chez Podium Sports » where the name has no article. */
export function inside(name: string): string {
  return hasArticle(name) ? `dans ${name}` : `chez ${name}`;
}

/** « à côté du Parking ». */
export function beside(name: string): string {
  return `à côté ${of(name)}`;
}

function hasArticle(name: string): boolean {
  return ARTICLE.test(name);
}

/** The first letter as it stands at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** A name as it stands by itself, without its article: « Rez-de-chaussée ». */
export function bare(name: string): string {
  return capital(name.replace(ARTICLE, ''));
}

/** « a », « a et b », « a, b et c ». */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}
