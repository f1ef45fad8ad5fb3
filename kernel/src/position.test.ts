/** Matches that begin in the position of a printed example: they are kept, replayed and gone on with like any other. */
import { describe, expect, it } from 'vitest';
import { readReplay } from './door/read-replay.ts';
import { anyGame, configOfPosition, misfit } from './game.ts';
import { Match } from './match.ts';
import { playReplay, writeReplay } from './replay.ts';
import { everything } from './testing/toys/play.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';

const game = anyGame(ticTacToe);
const EXAMPLE = 'TTT-example-1';

function opened(): Match {
  const config = configOfPosition(game, EXAMPLE, 'any');
  if (config === null) throw new Error(`there is no ${EXAMPLE}`);
  return Match.start(game, config);
}

const allowed = (match: Match) =>
  match.open.flatMap(({ options }) => options.filter(({ refusal }) => refusal === undefined).map(({ key }) => key));

describe('the position of a printed example', () => {
  it('is where the match stands, whatever the seed', () => {
    expect(allowed(opened())).toEqual(['mark:2', 'mark:5', 'mark:6', 'mark:7', 'mark:8']);
    expect(opened().answer(0, 'mark:2')).toEqual({ ok: true });
  });

  it('comes back from a save, after undo and redo, and in a branch and a fork', () => {
    const match = opened();
    match.answer(0, 'mark:8');
    match.answer(1, 'mark:2');
    const revived = Match.revive(game, JSON.parse(JSON.stringify(match.save())));
    expect(everything(revived)).toBe(everything(match));
    expect(allowed(revived.branch({ line: 0 }))).toEqual(allowed(opened()));
    expect(allowed(revived.fork([0], 'ahead'))).toEqual(['mark:5', 'mark:6', 'mark:7']);
    expect(revived.undo([1])).toEqual({ ok: true });
    expect(revived.redo([1])).toEqual({ ok: true });
    expect(everything(revived.branch())).toBe(everything(match.branch()));
  });

  it('is named in the file of the match, which plays again to the same hashes', () => {
    const match = opened();
    match.answer(0, 'mark:2');
    const text = writeReplay(match);
    expect(JSON.parse(text.split('\n')[0] ?? '').config).toMatchObject({ position: EXAMPLE });
    const report = playReplay(game, readReplay(text));
    expect(report).toMatchObject({ problem: null, taken: 1 });
    expect(report.match.outcome?.id).toBe('line');
    expect(writeReplay(report.match)).toBe(text);
  });

  it('is refused when there is no such example, or with choices that are not its own', () => {
    const config = { mode: 'only', mission: null, seats: 2, options: {}, seed: 'any' };
    expect(misfit(game, { ...config, position: EXAMPLE })).toBeNull();
    expect(misfit(game, { ...config, position: 'TTT-example-9' })).toBe(
      'tic-tac-toe has no position "TTT-example-9"; its positions are: TTT-example-1',
    );
    const wide = anyGame({ ...ticTacToe, modes: ticTacToe.modes.map((mode) => ({ ...mode, seats: [2, 3] as const })) });
    expect(misfit(wide, { ...config, seats: 3, position: EXAMPLE })).toMatch(/TTT-example-1 is for 2 seats of only/);
    expect(() => Match.start(game, { ...config, position: 'TTT-example-9' })).toThrow(/no position/);
    const text = writeReplay(opened()).replace(EXAMPLE, 'TTT-example-9');
    expect(() => playReplay(game, readReplay(text))).toThrow(/no position/);
    expect(() => readReplay(text.replace('"TTT-example-9"', '9'))).toThrow(/not a header/);
  });
});
