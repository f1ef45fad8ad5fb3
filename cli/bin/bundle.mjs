// Bundles TypeScript entries into node_modules/.cache, and again only when a source has changed.
// Node starts a bundle in about a tenth of a second; compiling on the fly takes about one.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'coverage']);

/**
 * @param {{ root: string, name: string, entries: Record<string, string>, sources: string[], external: string[] }} order
 *   `entries` maps an output name to a source file, `sources` are the folders whose changes count; both relative to `root`.
 * @returns {Promise<string>} the folder that holds one `.mjs` file for each entry
 */
export async function freshBundle(order) {
  const cache = join(order.root, 'node_modules', '.cache', order.name);
  const bundle = join(cache, stampOf(order.sources.map((folder) => join(order.root, folder))));
  if (!existsSync(bundle)) {
    await build(order, cache, bundle);
    removeOldBundles(cache);
  }
  return bundle;
}

/** Changes whenever a source is edited, added, removed or renamed: folders carry a time of their own. */
function stampOf(folders) {
  const seen = { newest: 0, count: 0 };
  for (const folder of folders) if (existsSync(folder)) visit(folder, seen);
  return `${Math.round(seen.newest * 1000).toString(36)}-${seen.count.toString(36)}`;
}

function visit(folder, seen) {
  note(folder, seen);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) visit(path, seen);
    else if (!entry.name.endsWith('.test.ts')) note(path, seen);
  }
}

function note(path, seen) {
  seen.newest = Math.max(seen.newest, statSync(path).mtimeMs);
  seen.count += 1;
}

async function build(order, cache, bundle) {
  const { build: esbuild } = await import('esbuild');
  // Built aside and moved into place, because several processes may start at once.
  const draft = `${bundle}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const entries = Object.entries(order.entries).filter(([, file]) => existsSync(join(order.root, file)));
  if (entries.length === 0) throw new Error(`there is no ${Object.values(order.entries)[0]}`);
  try {
    await esbuild({
      absWorkingDir: order.root,
      entryPoints: Object.fromEntries(entries),
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      external: order.external,
      // Libraries written for `require` still ask for it inside an ES module.
      banner: {
        js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
      },
      logLevel: 'error',
    });
    moveIntoPlace(draft, bundle);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function moveIntoPlace(draft, bundle) {
  try {
    renameSync(draft, bundle);
  } catch (error) {
    // Another process was faster, with the same sources.
    if (!existsSync(bundle)) throw error;
  }
}

/** Yesterday's bundles only: a running process may still load a part of an older one. */
function removeOldBundles(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true });
  }
}
