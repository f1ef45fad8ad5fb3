/** The sprite: every drawing of the project, one symbol each. A scene names them; what it names in vain gets initials. */
import sprite from './sprite.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>[\s\S]*?<\/symbol>/g;

interface DrawnSymbol {
  readonly markup: string;
  /** How large it stands on a board, in design pixels, where the artist said so. */
  readonly size: number | null;
}

const symbols: ReadonlyMap<string, DrawnSymbol> = new Map(
  [...sprite.matchAll(SYMBOL)].map(([markup, id = '', attributes = '']) => {
    const size = /data-size="(\d+)"/.exec(attributes)?.[1];
    return [id, { markup, size: size === undefined ? null : Number(size) }];
  }),
);

export function hasSymbol(id: string): boolean {
  return symbols.has(id);
}

export function sizeOfSymbol(id: string): number | null {
  return symbols.get(id)?.size ?? null;
}

/** The markup of these symbols, or of all of them. */
export function symbolsOf(ids?: Iterable<string>): string {
  const chosen = ids === undefined ? [...symbols.values()] : [...ids].flatMap((id) => symbols.get(id) ?? []);
  return chosen.map(({ markup }) => markup).join('');
}

/** What drawings refer to beside symbols: hatchings, and the disc that busts are cut to. */
export const patterns = `<defs>
<clipPath id="disc"><circle r="26.7"/></clipPath>
<pattern id="hatch-sight" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="var(--sight)" stroke-width="1.6" opacity=".4"/></pattern>
<pattern id="hatch-refused" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="var(--text-3)" stroke-width="2" opacity=".38"/></pattern>
<pattern id="unseen" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="var(--wall)" stroke-width="3.2" style="opacity:var(--unseen)"/></pattern>
</defs>`;
