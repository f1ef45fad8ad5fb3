/** What every build must have, seen on a real one: the licences of what it ships, its policy, its games in parts, and what is kept offline. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@necropole/games';
import { games as toys } from '@necropole/games/testing';
import { statementsOf } from '@necropole/kernel';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentPolicy, pagePolicy } from './content-policy.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const packages = join(web, '..', 'node_modules');
let files: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // Nothing is written: the app that is served may be in use.
  const built = await build({ root: web, logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  files = (built as Rolldown.RolldownOutput).output;
});

function textOf(name: string): string {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? `${file.source}` : '';
}

describe('the games of a build', () => {
  it('are those of the list: no toy is among them', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
    const ofGames = modules.filter((id) => id.includes('/games/'));
    expect(ofGames.length).toBeGreaterThan(100);
    expect(ofGames.filter((id) => id.includes('/games/testing/'))).toEqual([]);
    const toyFiles = toys.map(({ id }) => `assets/${id}-`);
    expect(files.filter(({ fileName }) => toyFiles.some((toy) => fileName.startsWith(toy)))).toEqual([]);
  });
});

describe('the licences of a build', () => {
  it('name every package of which it holds code, and every font, with its version', () => {
    const licences = textOf('licences.txt');
    const names = new Set<string>();
    for (const file of files) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const name = id
          .split('/node_modules/')
          .at(-1)
          ?.match(/^(@[^/]+\/)?[^/]+/)?.[0];
        if (id.includes('/node_modules/') && renderedLength > 0 && name !== undefined) names.add(name);
      }
    }
    for (const name of ['svelte', 'valibot', '@observablehq/plot']) expect([...names]).toContain(name);
    for (const name of names) {
      const { version } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
      expect(licences).toContain(`\n${name} ${version} (`);
    }
  });

  it('are there for each font file, in full', () => {
    const licences = textOf('licences.txt');
    const fonts = files.map(({ fileName }) => fileName).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
    const families = readdirSync(join(packages, '@fontsource'));
    expect(fonts.length).toBeGreaterThan(3);
    for (const font of fonts) {
      const family = families.find((name) => font.startsWith(`assets/${name}-`));
      expect(family, font).toBeDefined();
      expect(licences).toContain(`@fontsource/${family} `);
      expect(licences).toContain(readFileSync(join(packages, '@fontsource', `${family}`, 'LICENSE'), 'utf8').trim());
    }
  });

  it('begin with our own, and name the tool that leaves code in every build', () => {
    const licences = textOf('licences.txt');
    expect(licences).toContain(readFileSync(join(web, '..', 'LICENSE'), 'utf8').trim());
    expect(licences).toMatch(/^vite \d/m);
    expect(licences).not.toContain('Licenses of bundled dependencies');
  });
});

describe('the page of a build', () => {
  it('carries the policy that the server sends, before anything that it loads', () => {
    const page = textOf('index.html');
    const [tag = '', content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(content.replaceAll('&#39;', "'")).toBe(pagePolicy);
    expect(contentPolicy.startsWith(`${pagePolicy}; `)).toBe(true);
    for (const loading of ['<script', '<link']) expect(page.indexOf(loading)).toBeGreaterThan(page.indexOf(tag));
    // Whatever the policy forbids must not be in the page either.
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/\son[a-z]+=/);
  });
});

describe('a game of a build', () => {
  const chunks = (): readonly Rolldown.OutputChunk[] => files.filter((file) => file.type === 'chunk');

  it.each(games.map((game) => [game.id, game] as const))('%s has its book apart from its rules', (id, { rulebook }) => {
    const rest = chunks().filter(({ fileName }) => !fileName.startsWith(`assets/${id}-book-`));
    for (const { fr, en } of statementsOf(rulebook))
      for (const text of [fr, en])
        for (const { fileName, code } of rest) expect(code.includes(text), `${fileName}: ${text}`).toBe(false);
    const titles = rulebook.examples.map(({ title }) => title.en);
    const telling = chunks().filter(({ code }) => titles.some((title) => code.includes(title)));
    expect(telling.map(({ name }) => name)).toEqual([`${id}-examples`]);
  });

  it.each(games.map(({ id }) => id))('%s is without what only the conformance suite reads', (id) => {
    const modules = chunks().flatMap((chunk) => Object.keys(chunk.modules));
    for (const file of ['promises.ts', 'whereabouts.ts', 'testing/'])
      expect(modules.filter((module) => module.includes(`/games/${id}/${file}`))).toEqual([]);
  });
});

describe('the service worker of a build', () => {
  it('keeps every file of it, the licences too, and asks no cache but its own', () => {
    const worker = textOf('service-worker.js');
    for (const { fileName } of files) {
      if (fileName !== 'service-worker.js' && fileName !== 'index.html') expect(worker).toContain(`"./${fileName}"`);
    }
    for (const name of readdirSync(join(web, 'public'))) expect(worker).toContain(`"./${name}"`);
    expect(worker).not.toContain('caches.match');
  });
});
