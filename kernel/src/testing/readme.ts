/** The parts of a README that are written from the data: each between `<!-- written: name -->` and `<!-- /written -->`. */
import type { Provenance } from '../index.ts';

/** What stands in each part, by its name. */
export type ReadmeParts = Readonly<Record<string, string>>;

const PART = /<!-- written: ([\w-]+) -->([\s\S]*?)<!-- \/written -->/g;

/** The README with every part as the data has it. A part that nobody writes, or that is missing, is an error. */
export function withParts(readme: string, parts: ReadmeParts): string {
  const found: string[] = [];
  const written = readme.replace(PART, (_, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) throw new Error(`Nobody writes the part "${name}"`);
    found.push(name);
    return `<!-- written: ${name} -->${part}<!-- /written -->`;
  });
  const missing = Object.keys(parts).filter((name) => !found.includes(name)); // order: only told
  if (missing.length > 0) throw new Error(`The README has no part for: ${missing.join(', ')}`);
  return written;
}

/** A table, on lines of its own. */
export function tablePart(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return `\n\n${[line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')}\n\n`;
}

/** Families of components by their name. */
export type Families = readonly (readonly [family: string, all: readonly { readonly provenance: Provenance }[]])[];

/** How many components of each family there are, and where they come from. */
export function provenancePart(families: Families): string {
  const sources: readonly Provenance[] = ['rulebook', 'public', 'reconstructed'];
  const rows = families.map(([family, all]) => [
    family,
    all.length,
    ...sources.map((source) => all.filter(({ provenance }) => provenance === source).length),
  ]);
  return tablePart(['family', 'all', ...sources], rows);
}
