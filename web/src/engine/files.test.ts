/** Files: what is written can be read again, and what is wrong with one is said. */
import { anyGame } from '@necropole/kernel';
import { LIMITS } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { partners } from '../../../kernel/src/testing/toys/partners.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { Shelf } from './shelf.ts';
import { Browser, bot, me, playOn, somebody, toyMatch, viewOf } from './testing/browser.ts';

const [tic, tric, team] = [anyGame(ticTacToe), anyGame(trickGame), anyGame(partners)];

async function begun(answers: number) {
  const { host } = new Browser(tric, team, tic).tab();
  const id = await host.create(toyMatch(tric, me, somebody('Ada'), bot));
  await playOn(host, id, answers);
  return { host, id };
}

describe('a file', () => {
  it('goes round, and says whether it holds secrets', async () => {
    const { host, id } = await begun(7);
    const early = await host.toFile(id);
    expect([early.secrets, early.name]).toEqual([true, expect.stringMatching(/^trick-game-1970-01-01-.*\.jsonl$/)]);
    await playOn(host, id);
    const file = await host.toFile(id);
    expect(file.secrets).toBe(false);
    const opened = await host.fromFile(file.text, 'from a friend');
    expect(opened.fault).toBeNull();
    const [one, other] = [await host.state(id, 'all'), await host.state(opened.id, 'all')];
    expect(await viewOf(host, opened.id, 'all')).toEqual(await viewOf(host, id, 'all'));
    expect([other.events, other.outcome]).toEqual([one.events, one.outcome]);
    expect(other).toMatchObject({ readOnly: 'replay', meta: { title: 'from a friend', replay: true } });
    expect(await host.hashes(opened.id)).toEqual(await host.hashes(id));
    expect((await host.toFile(opened.id)).text).toBe(file.text);
  });

  it('of an unfinished match shows each seat, is not played on, and can be continued', async () => {
    const { host, id } = await begun(4);
    const opened = await host.fromFile((await host.toFile(id)).text);
    expect((await host.at(opened.id, 2, 'seat:1')).eyes).toBe('seat:1');
    await expect(host.state(opened.id, 'all')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    await expect(host.answer(opened.id, 1, 'play:0', '1.0')).rejects.toMatchObject({ problem: { kind: 'read-only' } });
    const next = await host.continueFrom(opened.id, 4, 'me', [me, bot, bot]);
    await playOn(host, next);
    expect((await host.state(next, 'me')).outcome).not.toBeNull();
  });

  it.each([
    ['empty', () => '\n', { why: 'empty' }],
    ['of something else', () => '{"hello":1}', { why: 'not-a-replay' }],
    ['no text of ours', () => 'PK\u0003\u0004', { why: 'not-a-replay' }],
    [
      'of an unknown game',
      (text: string) => text.replace('trick-game', 'chess'),
      { why: 'unknown-game', game: 'chess' },
    ],
    ['of a later format', (text: string) => text.replace('"necropole":2', '"necropole":3'), { why: 'later-format' }],
    [
      'corrected by hand',
      (text: string) => text.replace('\n', '\n{"override":["tricks"],"value":3,"revision":0}\n'),
      { why: 'overrides', overrides: 1 },
    ],
    ['for seats without end', (text: string) => text.replace('"seats":3', '"seats":1e9'), { why: 'not-a-replay' }],
    ['too large', () => ' '.repeat(LIMITS.bytes + 1), { why: 'too-large' }],
    ['for too many seats', (text: string) => text.replace('"seats":3', '"seats":9'), { why: 'does-not-fit' }],
  ])('that is %s is refused, and says why', async (_, spoil, fault) => {
    const { host, id } = await begun(7);
    const { text } = await host.toFile(id);
    await expect(host.fromFile(spoil(text))).rejects.toMatchObject({ problem: { kind: 'wrong-file', fault } });
  });

  it.each([
    ['cut off', (rows: string[]) => [...rows.slice(0, 5), '{"seat":0,"que'], { why: 'damaged', line: 6 }],
    ['changed', (rows: string[]) => rows.map((row) => row.replace(/"hash":"..../, '"hash":"0000')), { why: 'differs' }],
    ['mixed up', (rows: string[]) => rows.map((row) => row.replace('play:', 'bid:')), { why: 'refused' }],
  ])('that is %s is shown as far as it is sound', async (_, spoil, fault) => {
    const { host, id } = await begun(12);
    const { text } = await host.toFile(id);
    const opened = await host.fromFile(spoil(text.trim().split('\n')).join('\n'));
    expect(opened.fault).toMatchObject(fault);
    expect(await host.state(opened.id, 'me')).toMatchObject({ readOnly: 'replay' });
  });
});

describe('a file from elsewhere', () => {
  it('may have a mark of its encoding, and the line ends of another system', async () => {
    const { host, id } = await begun(7);
    const { text } = await host.toFile(id);
    expect((await host.fromFile(`\ufeff${text.replaceAll('\n', '\r\n')}`)).fault).toBeNull();
  });

  it('of an undo by consent that was made for nobody goes round', async () => {
    const { host, id } = await begun(4);
    const bots = await host.continueFrom(id, 4, 'me', [bot, bot, bot]);
    expect((await host.fromFile((await host.toFile(bots)).text)).fault).toBeNull();
  });
});

describe('a match that was corrected by hand', () => {
  it('says so in the list', async () => {
    const browser = new Browser(tric);
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tric, me, bot, bot));
    expect((await host.list()).matches.map(({ overrides }) => overrides)).toEqual([0]);
    const shelf = (host as unknown as { shelf: Shelf }).shelf;
    const live = await shelf.find(id);
    expect(live.match.override(['tricks'], 1)).toEqual({ ok: true });
    await shelf.keep(live);
    expect((await host.list()).matches.map(({ overrides }) => overrides)).toEqual([1]);
    await expect(host.fromFile((await host.toFile(id)).text)).rejects.toMatchObject({
      problem: { fault: { why: 'overrides', overrides: 1 } },
    });
    await host.close(id);
    expect((await browser.tab().host.state(id, 'me')).meta.overrides).toBe(1);
  });
});

describe('all matches in one file', () => {
  it('go round with their titles and seats', async () => {
    const { host, id } = await begun(5);
    const other = await host.create(toyMatch(team, me, somebody('Bob')));
    await host.rename(other, 'Fire');
    await playOn(host, other, 3);
    const resigned = await host.create(toyMatch(tic, me, bot));
    await host.resign(resigned, 'me');
    const all = await host.exportAll();
    expect([all.secrets, all.damaged]).toEqual([true, []]);
    const fresh = new Browser(tric, team, tic).tab().host;
    const { ids, problems } = await fresh.importAll(all.text);
    expect([ids.length, problems]).toEqual([3, []]);
    const { matches } = await fresh.list();
    const known = (await host.list()).matches;
    const key = ({ game, title, answers, seats, resigned: left }: (typeof matches)[number]) =>
      JSON.stringify([game, title, answers, seats, left]);
    expect(matches.map(key).sort()).toEqual(known.map(key).sort());
    const again = matches.find(({ game }) => game === tric.id)?.id ?? '';
    expect(await viewOf(fresh, again, 'me')).toEqual(await viewOf(host, id, 'me'));
    await playOn(fresh, again);
  });

  it('are refused when they are something else', async () => {
    const { host } = await begun(1);
    for (const text of ['', '{}', '[1]', (await host.exportAll()).text.slice(0, -9)]) {
      await expect(host.importAll(text)).rejects.toMatchObject({
        problem: { kind: 'wrong-file', fault: { why: 'not-an-export' } },
      });
    }
  });
});
