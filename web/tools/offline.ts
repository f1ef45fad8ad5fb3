/** A plugin that writes the service worker of a build: it knows the files of the build, and a name for all of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');

export function offline(): Plugin {
  return {
    name: 'necropole-offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const built = Object.values(bundle).map((file) => ({
        name: file.fileName,
        content: file.type === 'chunk' ? file.code : file.source,
      }));
      const fixed = readdirSync(join(web, 'public')).map((name) => ({
        name,
        content: readFileSync(join(web, 'public', name)),
      }));
      const files = [...built, ...fixed]
        .filter(({ name }) => !name.endsWith('.map'))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const hash = createHash('sha256');
      for (const { name, content } of files) hash.update(name).update(content);
      // The page is asked for by the address of its folder.
      const names = files.map(({ name }) => (name === 'index.html' ? './' : `./${name}`));
      const source = await serviceWorker(names, hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

async function serviceWorker(files: readonly string[], version: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'src', 'app', 'offline', 'service-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
