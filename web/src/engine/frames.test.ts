import { games } from '@necropole/games';
import { anyGame, knowers } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { Browser, me, oneAnswer, somebody, toyMatch } from './testing/browser.ts';

/** Counts to three and draws a card that only seat 0 sees; its scene shows both. */
const counting = anyGame(
  scratchGame(
    function* (table) {
      yield* choose(table, 0, 'go');
      for (const n of [1, 2, 3]) {
        table.world.n = n;
        table.tell('told', 'SCR-1.1', { n });
      }
      table.move(table.world.deck, 0, table.world.hand, knowers(0));
      table.tell('told', 'SCR-1.1', {});
      yield* choose(table, 1, 'on');
      return 'two';
    },
    {
      scene: ({ world }) => {
        if (world.n === 2) throw new Error('something lies nowhere');
        return {
          ...{ pieces: [], tracks: [], sheets: [], notes: [] },
          ground: { width: world.n, height: 1, groups: [], spaces: [] },
          piles: [{ id: 'hand', label: { key: 'x' }, kind: 'hand', cards: world.hand.cards.map((id) => ({ id })) }],
        };
      },
    },
  ),
);

describe('frames', () => {
  it('show the board after each event that is asked for, and pass over what cannot be drawn', async () => {
    const { host } = new Browser(counting).tab();
    const id = await host.create(toyMatch(counting, me, somebody('Ann')));
    await host.answer(id, 0, 'do:go', (await host.state(id, 'me')).questions[0]?.id ?? '');
    const frames = await host.frames(id, 'me', [0, 1, 3]);
    expect(frames.map((scene) => scene?.ground.width ?? null)).toEqual([1, null, 3]);
    expect(await host.frames(id, 'me', [99])).toEqual([null]);
  });

  it('hide from each person what they may not know', async () => {
    const { host } = new Browser(counting).tab();
    const id = await host.create(toyMatch(counting, me, somebody('Ann')));
    await host.answer(id, 0, 'do:go', (await host.state(id, 'me')).questions[0]?.id ?? '');
    const cards = async (eyes: 'me' | 'somebody:Ann' | 'everybody') =>
      (await host.frames(id, eyes, [3]))[0]?.piles[0]?.cards.map((card) => card.id);
    expect(await cards('me')).toEqual(['a']);
    expect(await cards('somebody:Ann')).toEqual([null]);
    expect(await cards('everybody')).toEqual([null]);
    await expect(host.frames(id, 'all', [3])).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'can be drawn in the middle of every rule: %s',
    async (_, game) => {
      const { host } = new Browser(game).tab();
      const mode = game.modes[0];
      if (mode === undefined) throw new Error('a game has a mode');
      const seats = Array.from({ length: mode.seats[0] }, () => me);
      const id = await host.create({
        game: game.id,
        mode: mode.id,
        mission: mode.missions[0] ?? null,
        seats,
        seed: 'frames',
      });
      // What is told before the first answer has no moment of its own.
      let { heard } = await host.state(id, 'me');
      let drawn = 0;
      for (let given = 0; given < 60 && (await oneAnswer(host, id, given * 7)) !== null; given++) {
        const state = await host.state(id, 'me');
        const numbers = Array.from({ length: state.heard - heard }, (_one, i) => heard + i);
        heard = state.heard;
        const frames = await host.frames(id, 'me', numbers);
        expect(frames.every((scene) => scene !== null)).toBe(true);
        drawn += frames.length;
      }
      expect(drawn).toBeGreaterThan(0);
    },
  );
});
