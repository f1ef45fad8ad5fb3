import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
/** What holds the whole page, or the whole table. */
const WHOLE = /(?:\b(?:html|body|main)|:root|\.(?:table|play))(?![\w-])[^\s,>~+{}]*:has\(/g;

const styles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

describe('the styles', () => {
  // A browser would look for all that such a style is about whenever anything on the table comes or goes.
  it('never ask a whole table what it holds: it says so by a class', () => {
    expect(styles.length).toBeGreaterThan(100);
    expect(styles.flatMap(({ file, text }) => [...text.matchAll(WHOLE)].map(([found]) => `${file}: ${found}`))).toEqual(
      [],
    );
  });
});
