/** Records that were changed behind everybody's back: each gives a problem of a known kind, or a match that is one. */
import { anyGame, type Game } from '@necropole/kernel';
import { polluted, Spoiler, unclear } from '@necropole/kernel/testing';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { boardBuilding } from '../../../kernel/src/testing/toys/board-building.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { Host } from './host.ts';
import { EngineProblem } from './problems.ts';
import { Browser, bot, me, playOn, toyMatch } from './testing/browser.ts';

const EACH = process.env['NECROPOLE_LONG'] === '1' ? 1_000 : 100;
const GAMES = [anyGame(ticTacToe), anyGame(boardBuilding), anyGame(trickGame)];

interface Rows {
  readonly metas: { readonly id: string; readonly owner: string; readonly meta: unknown };
  readonly saves: { readonly id: string; readonly text: string };
}

async function begun(game: Game) {
  const browser = new Browser(...GAMES);
  const { host } = browser.tab();
  const seats = Array.from({ length: game.modes[0]?.seats[0] ?? 2 }, (_, seat) => (seat === 1 ? bot : me));
  const id = await host.create(toyMatch(game, ...seats));
  await playOn(host, id, 6);
  await host.close(id);
  const database = await openDB(browser.database);
  const [metas, saves] = [await database.get('metas', id), await database.get('saves', id)];
  return { browser, id, database, rows: { metas, saves } as Rows };
}

/** One of the two parts of a record, spoiled. */
function spoiled({ metas, saves }: Rows, number: number): Rows {
  const spoiler = new Spoiler(number);
  if (number % 3 > 0) return { metas, saves: { ...saves, text: spoiler.json(saves.text) } };
  const text = spoiler.json(JSON.stringify(metas.meta));
  try {
    return { metas: { ...metas, meta: structuredClone(JSON.parse(text)) }, saves };
  } catch {
    // No database takes what is nested so deeply.
    return { metas: { ...metas, meta: text }, saves };
  }
}

/** What is wrong with what came of a record, or `null`. */
async function opened(host: Host, id: string): Promise<string | null> {
  try {
    await host.list();
    await host.state(id, 'everybody');
    const { text } = await host.toFile(id);
    const again = await host.fromFile(text);
    await host.remove(again.id);
    return again.fault === null ? null : `its own file does not verify: ${again.fault.why}`;
  } catch (error) {
    if (!(error instanceof EngineProblem)) return `${error instanceof Error ? error.stack : error}`;
    const { problem } = error;
    if (problem.kind === 'damaged-match') return unclear(problem.message);
    return ['unknown-game', 'no-such-match'].includes(problem.kind) ? null : error.message;
  }
}

it.each(GAMES.map((game) => [game.id, game] as const))('no spoiled record of %s gets through', async (_, game) => {
  const { browser, id, database, rows } = await begun(game);
  const { host } = browser.tab();
  expect(await opened(host, id)).toBeNull();
  for (let number = 0; number < EACH; number++) {
    await host.close(id);
    const { metas, saves } = spoiled(rows, number);
    await database.put('metas', metas);
    await database.put('saves', saves);
    const wrong = await opened(host, id);
    expect({ number, wrong: wrong ?? polluted() }).toEqual({ number, wrong: null });
  }
  database.close();
});
