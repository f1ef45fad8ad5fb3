/** Printed examples as positions to play: opened, closed, filed and played again like any other match. */
import { games } from '@necropole/games';
import { anyGame } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { Browser, oneAnswer, playOn, shown } from './testing/browser.ts';

const tic = anyGame(ticTacToe);
const EXAMPLE = 'TTT-example-1';

async function opened() {
  const browser = new Browser(tic);
  const tab = browser.tab();
  return { browser, tab, host: tab.host, id: await tab.host.example(tic.id, EXAMPLE, 'Three in a row') };
}

describe('a printed example', () => {
  it('stands in its position, with one person in every seat', async () => {
    const { host, id } = await opened();
    const { meta, questions } = await host.state(id, 'me');
    expect(meta).toMatchObject({ title: 'Three in a row', seats: [{ by: 'me' }, { by: 'me' }], answers: 0 });
    const allowed = questions[0]?.options.filter(({ refusal }) => refusal === null).map(({ key }) => key);
    expect(allowed).toEqual(['mark:2', 'mark:5', 'mark:6', 'mark:7', 'mark:8']);
  });

  it('comes back after a crash, and at every earlier moment', async () => {
    const { browser, tab, host, id } = await opened();
    const first = await shown(host, id, 'me');
    await oneAnswer(host, id, 4);
    const before = await shown(host, id, 'me');
    tab.kill();
    const next = browser.tab().host;
    expect(await shown(next, id, 'me')).toBe(before);
    const { questions } = await next.at(id, 0, 'me');
    expect(questions).toEqual(JSON.parse(first).questions);
    expect((await next.undo(id, 'me')).reply).toEqual({ ok: true });
  });

  it('goes through its file, an export, a rematch and a continuation', async () => {
    const { host, id } = await opened();
    await playOn(host, id, 1);
    const { text } = await host.toFile(id);
    const file = await host.fromFile(text);
    expect(file.fault).toBeNull();
    expect((await host.state(file.id, 'all')).scene).toEqual((await host.state(id, 'all')).scene);
    expect((await host.toFile(file.id)).text).toBe(text);
    const { ids, problems } = await new Browser(tic).tab().host.importAll((await host.exportAll()).text);
    expect([ids.length, problems]).toEqual([2, []]);
    for (const next of [await host.rematch(id), await host.continueFrom(file.id, 0, 'me')]) {
      const { options } = (await host.state(next, 'me')).questions[0] ?? {};
      expect(options?.filter(({ refusal }) => refusal === null)).toHaveLength(5);
    }
  });

  it('is refused when the book has none of this id, and so is a file that names it', async () => {
    const { host, id } = await opened();
    await expect(host.example(tic.id, 'TTT-example-9')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    const { text } = await host.toFile(id);
    await expect(host.fromFile(text.replace(EXAMPLE, 'TTT-example-9'))).rejects.toMatchObject({
      problem: { kind: 'wrong-file', fault: { why: 'does-not-fit' } },
    });
  });

  it.each(games.flatMap((game) => game.rulebook.examples.map(({ id }) => [id, game] as const)))(
    '%s opens, and is played on',
    async (example, game) => {
      const { host } = new Browser(game).tab();
      const id = await host.example(game.id, example);
      const given = await playOn(host, id, 20);
      const { meta } = await host.state(id, 'me');
      expect(given === 20 || meta.outcome !== null, `${given} answers`).toBe(true);
      expect(given).toBeGreaterThan(0);
      const file = await host.fromFile((await host.toFile(id)).text);
      expect(file.fault).toBeNull();
    },
  );
});
