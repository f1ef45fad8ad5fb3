/** The sprite: every drawing of the project, one symbol each. A scene names them; what it names in vain gets initials. */
import sprite from './sprite.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>[\s\S]*?<\/symbol>/g;

interface DrawnSymbol {
  readonly markup: string;
  /** How large it stands on a board, in design pixels, where the artist said so. */
  readonly size: number | null;
}

const symbols = new Map<string, DrawnSymbol>(symbolsIn(sprite));

function symbolsIn(text: string): [string, DrawnSymbol][] {
  return [...text.matchAll(SYMBOL)].map(([markup, id = '', attributes = '']) => {
    const size = /data-size="(\d+)"/.exec(attributes)?.[1];
    return [id, { markup, size: size === undefined ? null : Number(size) }];
  });
}

/** Adds the drawings that come with a game, also to the sprite of a page that is shown. */
export function addSymbols(text: string): void {
  const fresh = symbolsIn(text).filter(([id]) => !symbols.has(id));
  for (const [id, drawn] of fresh) symbols.set(id, drawn);
  document.querySelector('svg.sprite')?.insertAdjacentHTML('beforeend', fresh.map(([, { markup }]) => markup).join(''));
}

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
<pattern id="hatch-area" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V8" stroke="var(--danger-3)" stroke-width="2.4" opacity=".55"/></pattern>
${Object.entries({
  grass: [34, 'M6 9l2-5 2 5M24 26l2-5 2 5M25 8l1.5-4 1.5 4'],
  field: [18, 'M0 4h18M0 13h18'],
  forest: [30, 'M8 17l5-9 5 9h-10zM13 17v4M22 30l5-9 5 9h-10zM-8 30l5-9 5 9h-10zM27 6v-4'],
  swamp: [32, 'M4 9h12M8 9v-5M12 9v-6M18 24h11M22 24v-5M26 24v-6'],
  water: [34, 'M3 10q4-4 8 0t8 0M16 26q4-4 8 0t8 0'],
  rubble: [26, 'M4 6l5-2 3 4-4 4-5-2zM16 18l6-1 1 4-5 2zM19 5l2 1-1 2z'],
  hill: [36, 'M4 16q7-10 14 0M20 32q6-9 12 0'],
  village: [34, 'M5 15v-6l5-4 5 4v6zM20 31v-5l4-4 5 4v5z'],
  street: [28, 'M14 4v8'],
  snow: [26, 'M6 7h0M18 17h0M20 4h0M7 20h0'],
  sand: [24, 'M5 6h2M16 10h2M8 18h2M19 20h2'],
  indoor: [17.5, 'M0 0h17.5M0 0v17.5'],
} as const)
  .map(
    ([name, [size, path]]) =>
      `<pattern id="on-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="var(--street-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></pattern>`,
  )
  .join('')}
<pattern id="unseen" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="var(--wall)" stroke-width="3.2" style="opacity:var(--unseen)"/></pattern>
</defs>`;
