// Writes what the READMEs of the games count and name from their data: `npm run readme`. A test in each game says when one
// is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { games } from '../games/index.ts';
import { type ReadmeParts, withParts } from '../kernel/src/testing/readme.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

for (const { id } of games) {
  const folder = join(ROOT, 'games', id);
  const { readmeParts }: { readonly readmeParts?: ReadmeParts } = await import(
    pathToFileURL(join(folder, 'testing', 'readme.ts')).href
  );
  if (readmeParts === undefined) throw new Error(`testing/readme.ts of ${id} exports no readmeParts`);
  const file = join(folder, 'README.md');
  const before = readFileSync(file, 'utf8');
  const after = withParts(before, readmeParts);
  if (after !== before) writeFileSync(file, after);
  console.log(`${id}: ${after === before ? 'as it was' : 'written'}`);
}
