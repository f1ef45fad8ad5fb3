import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { BoardgameIo, RivalGame, State } from './boardgame-io.ts';
import { readyRival } from './index.ts';
import { requireSameRules } from './same-rules.ts';

/** The least that plays a game written for boardgame.io: a stand-in, because the tests go without the real one. */
const standIn: Pick<BoardgameIo, 'Client' | 'INVALID_MOVE'> = {
  INVALID_MOVE: 'invalid',
  Client<G>({ game }: { readonly game: RivalGame<G> }) {
    let state: State<G> = { G: game.setup(), ctx: { currentPlayer: '0' } };
    const move = (name: string, value: number): void => {
      const player = state.ctx.currentPlayer;
      if (game.moves[name]?.({ G: state.G, playerID: player }, value) === 'invalid') throw new Error('invalid');
      const gameover = game.endIf(state);
      state = { G: state.G, ctx: { currentPlayer: player === '0' ? '1' : '0', gameover } };
    };
    return {
      start: () => {},
      reset: () => {
        state = { G: game.setup(), ctx: { currentPlayer: '0' } };
      },
      getState: () => state,
      store: { getState: () => state },
      moves: Object.fromEntries(Object.keys(game.moves).map((name) => [name, (value: number) => move(name, value)])),
    };
  },
};

const folder = mkdtempSync(join(tmpdir(), 'necropole-rivals-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the toys have the same rules on both sides: the same moves end in the same way', () => {
  expect(() => requireSameRules(standIn)).not.toThrow();
});

it('a rival that plays by other rules is not measured', () => {
  const never: typeof standIn = {
    ...standIn,
    Client: (order) => standIn.Client({ ...order, game: { ...order.game, endIf: () => undefined } }),
  };
  expect(() => requireSameRules(never)).toThrow(/tic-tac-toe differs: undefined there/);
});

it('where the rival cannot be installed, the benchmark says what to do and goes on without it', () => {
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/boardgame.io":{"version":"0.50.2"}}}');
  const said: string[] = [];
  expect(readyRival((text) => said.push(text), { folder, install: () => false })).toBeNull();
  expect(said.join('\n')).toMatch(/Installing boardgame\.io 0\.50\.2 .*only the benchmark needs it/);
  expect(said.join('\n')).toContain('npm ci --ignore-scripts --prefix bench/rivals');
});

it('a rival that was installed by another lock file is installed anew', () => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{}}');
  const said: string[] = [];
  readyRival((text) => said.push(text), { folder, install: () => false });
  expect(said[0]).toContain('its lock file has changed');
});
