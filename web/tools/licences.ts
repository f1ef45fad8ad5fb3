/**
 * A plugin that writes the licences of everything that a build ships into one text: those of the packages and fonts that
 * are really in it, found from its modules and files. A package without a licence text stops the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

export const LICENCES = 'licences.txt';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');

/** The build tools leave a few lines of their own in what they build. */
const TOOLS = [
  { written: '\0vite/', by: 'vite' },
  { written: '\0rolldown/', by: 'rolldown' },
];

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export function licences(): Plugin {
  return {
    name: 'necropole-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set([...foreignFiles(bundle)].map(packageOf));
      const shipped = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: LICENCES, source: textOf(shipped) });
    },
  };
}

/** The files of others that a build is made of: the modules of which something is left, and what was copied. */
function foreignFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? sourceOf(id) : []))
      : file.originalFileNames.map((name) => resolve(web, name)),
  );
  return new Set(files.filter((file) => file.includes('/node_modules/')));
}

function sourceOf(id: string): string {
  const tool = TOOLS.find(({ written }) => id.startsWith(written));
  return tool === undefined ? id : join(root, 'node_modules', tool.by, 'package.json');
}

/** The folder of the package that a file belongs to: `node_modules/name`, or `node_modules/@scope/name`. */
function packageOf(file: string): string {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split('?')[0] ?? '');
  if (found === null) throw new Error(`${file} belongs to no package`);
  return found[0];
}

function readPackage(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one));
  if (file === undefined || !existsSync(join(folder, file))) throw new Error(`${name} comes without its licence`);
  const whole = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  // Vite adds the licences of what it is built with itself, none of which is in a build.
  const [text = whole] = whole.split(/^# Licenses of bundled dependencies$/m);
  return { name, version, licence: license, text: text.trim() };
}

/** Our own first; those who share a text share its print. */
function textOf(shipped: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const one of shipped) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const parts = [...byText].map(([text, all]) => {
    const names = all.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${names.join('\n')}\n\n${text}`;
  });
  const intro = `Nécropole\n\n${own}\n\nIt ships the work of others, under the licences below.\nElle contient le travail d’autres auteurs, sous les licences ci-dessous.`;
  return `${[intro, ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}
