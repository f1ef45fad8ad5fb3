/** Nothing that leaves the worker tells anybody what they may not know. */
import { games } from '@necropole/games';
import { anyGame, type Game, knowers, SPECTATORS } from '@necropole/kernel';
import { hiddenPlaces, type Match } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { Host } from './host.ts';
import type { Eyes } from './seats.ts';
import { Browser, bot, matchOf, me, oneAnswer, playOn, somebody, toyMatch, viewOf } from './testing/browser.ts';

/** The cards that nobody of a mask knows, nor knows to be somewhere. */
function hiddenFrom(match: Match, mask: number): string[] {
  return hiddenPlaces(match.table.world)
    .filter((place) => (place.known & mask) === 0 && (place.among & mask) === 0)
    .map((place) => `${place.get()}`);
}

/** Everything that the page can get for some eyes while the match runs. */
async function allFor(host: Host, id: string, eyes: Eyes): Promise<string> {
  const state = await host.state(id, eyes);
  const looked: unknown[] = [state, await host.history(id, eyes), await host.at(id, state.lines, eyes)];
  for (const { seat, options } of state.questions) {
    for (const { key } of options.slice(0, 3)) looked.push(await host.preview(id, seat, key));
  }
  return JSON.stringify([looked, await host.list()]);
}

async function staysHidden(game: Game, id: string, host: Host, persons: readonly (readonly [Eyes, number])[]) {
  const match = await matchOf(host, id);
  // Words that everybody reads anyway, such as the names of components in the board, hide nothing.
  const open = JSON.stringify([match.table.board, game.modes]);
  let checked = 0;
  for (const [eyes, mask] of persons) {
    const text = await allFor(host, id, eyes);
    expect(text).not.toContain(match.config.seed);
    expect(text).not.toContain(match.fingerprints().at(-1)?.hash);
    // Only the scene names where cards lie now: what the log told of earlier is no secret any more.
    const { scene, questions } = await host.state(id, eyes);
    const now = JSON.stringify([(await viewOf(host, id, eyes)).world, scene, questions]);
    for (const card of hiddenFrom(match, mask)) {
      if (open.includes(`"${card}"`)) continue;
      checked += 1;
      expect(now.includes(`"${card}"`), `${game.id}: ${eyes} sees ${card}`).toBe(false);
    }
  }
  return checked;
}

describe('what leaves the worker', () => {
  it('holds no hidden card of a toy with hidden hands', async () => {
    const game = anyGame(trickGame);
    const { host } = new Browser(game).tab();
    const id = await host.create({ ...toyMatch(game, me, somebody('Ada'), bot), seed: 'a-seed-that-nobody-may-see' });
    const eyes = [
      ['me', knowers(0)],
      ['somebody:Ada', knowers(1)],
      ['everybody', SPECTATORS],
    ] as const;
    let checked = 0;
    for (let given = 0; given < 20; given++) {
      checked += await staysHidden(game, id, host, eyes);
      await oneAnswer(host, id, given);
    }
    expect(checked).toBeGreaterThan(500);
  });

  it.each(games.flatMap((game) => game.modes.filter(({ seats }) => seats[1] > 1).map((mode) => [game, mode] as const)))(
    'holds no hidden card of a real match: $id',
    async (game, mode) => {
      const { host } = new Browser(game).tab();
      const seats = Array.from({ length: mode.seats[0] }, (_, seat) => (seat === 0 ? me : somebody(`P${seat}`)));
      const seed = 'a-seed-that-nobody-may-see';
      const id = await host.create({ game: game.id, mode: mode.id, mission: mode.missions[0] ?? null, seats, seed });
      const eyes = seats.map((_, seat): [Eyes, number] => [seat === 0 ? 'me' : `somebody:P${seat}`, knowers(seat)]);
      const checked: number[] = [];
      for (let round = 0; round < 12; round++) {
        if ((await host.state(id, 'everybody')).outcome !== null) break;
        checked.push(await staysHidden(game, id, host, [...eyes, ['everybody', SPECTATORS]]));
        await playOn(host, id, 5);
      }
      expect(Math.min(...checked)).toBeGreaterThan(0);
    },
  );

  it('does not count the sealed answers of others, nor tell them', async () => {
    const game = anyGame(interceptionDuel);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, me, somebody('Ada')));
    await host.answer(id, 0, 'run:1', '1');
    await host.answer(id, 1, 'intercept', '2');
    const before = await host.state(id, 'somebody:Ada');
    await host.answer(id, 0, 'bid:2', '3');
    const after = await host.state(id, 'somebody:Ada');
    expect([after.lines, (await host.history(id, 'somebody:Ada')).length]).toEqual([before.lines, 2]);
    expect((await host.state(id, 'me')).lines).toBe(3);
    expect((await host.history(id, 'me')).map(({ answer }) => answer)).toEqual(['run:1', null, 'bid:2']);
    const other = await host.continueFrom(id, 99, 'somebody:Ada');
    expect((await host.history(other, 'me')).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'reseed']);
    expect(await host.preview(id, 1, 'bid:0')).toMatchObject({ by: 'sealed', events: [] });
  });

  it('previews only for the person who holds the seat', async () => {
    const game = anyGame(trickGame);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, bot, me, me));
    await expect(host.preview(id, 0, 'play:0')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    expect(await host.preview(id, 1, 'play:0')).toMatchObject({ ok: false, refusal: { key: 'not-your-question' } });
    await host.botStep(id);
    const { questions } = await host.state(id, 'me');
    const option = questions[0]?.options.find(({ refusal }) => refusal === null);
    expect(await host.preview(id, 1, option?.key ?? '')).toMatchObject({ ok: true, by: 'question' });
  });
});
