/**
 * A game whose later chapters are apart plays as if they were there wherever they are not needed: matches of such choices
 * are played in two builds, in one of which nothing of them was filled in.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { games } from '@necropole/games';
import type { Game, MatchConfig } from '@necropole/kernel';
import { below, configOfPosition, fastStreamsOf, Match, overlayOf, positionsOf, viewFor } from '@necropole/kernel/app';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chaptersApart, PART, partsOf, THINKING } from './chapters-apart.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = join(web, '..', 'games');
const out = join(web, '..', 'node_modules', '.cache', `necropole-chapters-apart-${process.pid}`);
const inParts = games.filter(({ later }) => later !== undefined);
const MATCHES = 3;
const ANSWERS = 100;

/** A game as the browser has it where its bots think, before its later chapters are filled in. */
async function hollow(id: string): Promise<Game> {
  const parts = partsOf(
    folder,
    games.map((game) => ({ id: game.id, later: game.later })),
  );
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [chaptersApart(async () => parts)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(out, id),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { game: join(folder, id, 'index.ts'), bot: `${PART}${id}-${THINKING}` },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const built = (name: string): string => pathToFileURL(join(out, id, `${name}.js`)).href;
  await import(built('bot'));
  return (await import(built('game'))).game;
}

/** Every mission in every mode, and every position. */
function configsOf(game: Game): readonly Omit<MatchConfig, 'seed'>[] {
  const positions = positionsOf(game).flatMap((id) => configOfPosition(game, id, '') ?? []);
  const missions = game.modes.flatMap(({ id: mode, seats: [, seats], missions }) =>
    (missions.length === 0 ? [null] : missions).map((mission) => ({ mode, mission, seats, options: {} })),
  );
  return [...positions, ...missions];
}

/** Looks at all that a table shows and a bot weighs at a question, and gives what may be answered there. */
function lookedAt(match: Match): string {
  for (const { seat, options } of match.open) {
    const view = viewFor(match, [seat]);
    match.game.scene(view);
    match.game.bot?.evaluate?.(view, seat);
    for (const { key } of options) overlayOf(match, seat, key);
  }
  for (const question of match.open) match.game.bot?.weigh?.(viewFor(match, [question.seat]), question);
  return offeredBy(match);
}

const offeredBy = ({ open }: Match): string => JSON.stringify(open.map(({ seat, options }) => [seat, options]));

/** Gives both the same answers at random, and looks that they offer the same and come to the same. */
function playBoth(apart: Game, whole: Game, config: Omit<MatchConfig, 'seed'>, seed: string): void {
  const one = Match.start(apart, { ...config, seed });
  const other = Match.start(whole, { ...config, seed });
  const { dice } = fastStreamsOf(seed);
  for (let given = 0; given < ANSWERS && other.outcome === null; given++) {
    expect(lookedAt(one)).toBe(offeredBy(other));
    const question = other.open[below(dice, other.open.length)];
    const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
    const key = allowed[below(dice, Math.max(1, allowed.length))]?.key ?? '';
    for (const match of [one, other]) expect(match.answer(question?.seat ?? 0, key)).toMatchObject({ ok: true });
  }
  expect(one.fingerprints()).toEqual(other.fingerprints());
}

afterAll(() => rmSync(out, { recursive: true, force: true }));

describe.each(inParts.map((game) => [game.id, game] as const))('%s without its later chapters', (id, whole) => {
  let apart: Game;
  beforeAll(async () => {
    apart = await hollow(id);
  });

  it('has them apart', () => {
    const needing = configsOf(whole).filter((config) => whole.later?.comeInto(config) === true);
    expect(needing.length).toBeGreaterThan(0);
    for (const config of needing.slice(-1)) expect(() => playBoth(apart, whole, config, 'apart')).toThrow();
  });

  it('shows and takes the same, in every match that does without them', () => {
    const plain = configsOf(whole).filter((config) => whole.later?.comeInto(config) === false);
    expect(plain.length).toBeGreaterThan(0);
    for (const config of plain) {
      for (let number = 0; number < MATCHES; number++) playBoth(apart, whole, config, `apart ${number}`);
    }
  });
});
