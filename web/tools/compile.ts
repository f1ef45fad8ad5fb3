/** Compiles the renderer for Node: Svelte's server side through esbuild, into one module that can be imported. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { compile, compileModule } from 'svelte/compiler';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(web, '..', 'node_modules', '.cache', 'necropole-web');

const svelteOnServer: Plugin = {
  name: 'svelte-on-server',
  setup(builder) {
    builder.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
      const { js } = compile(readFileSync(path, 'utf8'), { filename: path, generate: 'server', dev: false });
      return { contents: js.code, loader: 'js' };
    });
    builder.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts', target: 'esnext' });
      const { js } = compileModule(code, { filename: path, generate: 'server', dev: false });
      return { contents: js.code, loader: 'js' };
    });
    builder.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({
      contents: whole(path),
      loader: 'text',
    }));
    // What is drawn without a browser says itself which styles it carries.
    builder.onLoad({ filter: /\.css$/ }, () => ({ contents: '' }));
  },
};

/** The text of a file, with the style sheets that it imports. */
function whole(path: string): string {
  const imported = /@import "([^"]+)";\n/g;
  return readFileSync(path, 'utf8').replace(imported, (_, file) => whole(join(dirname(path), file)));
}

/** The module `src/scene/static.ts`, compiled. `name` keeps those apart who compile at the same time. */
export function loadStatic(name: string): Promise<typeof import('../src/scene/static.ts')> {
  return loadCompiled(join(web, 'src', 'scene', 'static.ts'), name);
}

/** Modules by their files, compiled together for Node with all that they import. */
export async function loadTogether(files: readonly string[], name: string): Promise<ReadonlyMap<string, object>> {
  const all = files.map((file, i) => `export * as file${i} from ${JSON.stringify(file)};`).join('\n');
  const loaded = await loadBuilt<Record<string, object>>({ stdin: { contents: all, resolveDir: web } }, name);
  return new Map(files.map((file, i) => [file, loaded[`file${i}`] ?? {}]));
}

/** A module with all that it imports, Svelte's components among it, compiled for Node. `alias` puts modules in the place of others. */
export function loadCompiled<M>(entry: string, name: string, alias: Record<string, string> = {}): Promise<M> {
  return loadBuilt<M>({ entryPoints: [entry], alias }, name);
}

async function loadBuilt<M>(what: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'alias'>, name: string): Promise<M> {
  // Builds and tests may compile the same at the same time: each reads its own file.
  const outfile = join(cache, `${name}-${process.pid}.mjs`);
  mkdirSync(cache, { recursive: true });
  await build({
    ...what,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['svelte'],
    plugins: [svelteOnServer],
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  try {
    return await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  } finally {
    rmSync(outfile, { force: true });
  }
}
