import { describe, expect, test } from 'vitest';
import { mark } from '../index.ts';
import { diceRace } from './faults/dice-race.ts';
import { market, sceneOfMarket, scorePoints, signsOfMarket, steps } from './faults/market.ts';
import { recordCites } from './recorder.ts';
import { situation } from './situation.ts';
import { ticTacToe } from './toys/tic-tac-toe.ts';

describe('a situation', () => {
  test('stands in the world of the set-up, changed by hand', () => {
    const line = situation(ticTacToe, {
      change: (world) => {
        world.cells = [0, 0, null, 1, 1, null, null, null, null];
        world.filled = 4;
      },
    });
    expect(line.options()).toEqual(['mark:2', 'mark:5', 'mark:6', 'mark:7', 'mark:8']);
    expect(line.refuses('mark:0')).toMatchObject({ key: 'taken', cite: 'TTT-1.2' });
    line.answer('mark:2');
    expect(line.outcome).toMatchObject({ id: 'line', winners: [0] });
    expect(line.events('marked').map(({ params }) => params)).toEqual([{ cell: 2, seat: 0 }]);
  });

  test('keeps the world it was given untouched', () => {
    const world = { cells: [0, null, null, null, null, null, null, null, null], turn: 1, filled: 1 } as const;
    const given = { ...world, cells: [...world.cells] };
    situation(ticTacToe, { world: given }).play('mark:1', 'mark:2');
    expect(given).toEqual(world);
  });

  test('lists what was offered when the script goes wrong', () => {
    const line = situation(ticTacToe).play('mark:0');
    expect(() => line.answer('mark:0')).toThrow(/taken.*TTT-1\.2[\s\S]*mark:1/);
    expect(() => line.answer('fly')).toThrow(/unknown-answer[\s\S]*mark:8/);
    expect(() => line.refuses('mark:1')).toThrow(/should be refused/);
    expect(() => line.refuses('fly')).toThrow(/No option "fly"[\s\S]*mark:1/);
    expect(() => line.answer(0, 'mark:1')).toThrow(/Seat 0 is not asked/);
    expect(line.offers('mark:1')).toBe(true);
    expect(line.offers('mark:0')).toBe(false);
  });

  test('rolls the scripted dice, and fails when one is left over or missing', () => {
    expect(
      situation(diceRace, { dice: [2, 5] })
        .play('roll', 'roll')
        .finish(),
    ).toBeUndefined();
    expect(() =>
      situation(diceRace, { dice: [2, 5] })
        .play('roll')
        .finish(),
    ).toThrow(/1 of the scripted dice/);
    expect(() => situation(diceRace, { dice: [2] }).play('roll', 'roll')).toThrow(/die 2 is missing/);
  });

  test('fails when a question that is read points at what is not to be seen', () => {
    const lost = market({
      options: (table) => [table.option('pass', 'pass', null, () => ({ refs: ['crate'] }))],
    });
    expect(() => situation(lost).options()).toThrow('The option "pass" points at crate, which is not in the scene');
  });

  test('fails when an event marks what is not to be seen, unless it has just left the board', () => {
    const { events } = signsOfMarket;
    const rolled = { ...events.rolled, marks: () => [mark.strike('crate')] };
    const unseen = market({}, { signs: { ...signsOfMarket, events: { ...events, rolled } } });
    expect(() => situation(unseen).answer('roll')).toThrow('The event rolled marks crate, which the scene has not');
    const struck = market(
      {
        roll(table, seat) {
          table.world.note = 'no crate';
          table.tell('rolled', 'MARKET-1.2', { seat, die: 6 });
        },
      },
      {
        signs: unseen.signs,
        scene(view) {
          const scene = sceneOfMarket(view);
          const crate = { id: 'crate', at: 'stall-0', token: 'crate', label: { key: 'thing' } };
          return view.world.note === null ? { ...scene, pieces: [...scene.pieces, crate] } : scene;
        },
      },
    );
    expect(situation(struck).answer('roll').events('rolled')).toHaveLength(1);
    const longGone = situation(struck, { change: (world) => Object.assign(world, { note: 'no crate' }) });
    expect(() => longGone.answer('roll')).toThrow('marks crate');
  });

  test('fails when an answer does not bring what its facts promise', () => {
    const greedy = market({
      show(table, seat, slot) {
        steps.show(table, seat, slot);
        scorePoints(table.world, seat, -1);
      },
    });
    expect(() => situation(greedy).answer('show:0')).toThrow(
      /The fact worth .* beside "show:0" of "act" does not come true/,
    );
    expect(situation(market()).answer('show:0').waiting).toHaveLength(1);
  });

  test('lets a recorder hear its cites, and fails the test that leaves a die', async () => {
    const { cited } = await recordCites(() => {
      situation(ticTacToe).play('mark:0');
    });
    expect([...cited].sort()).toEqual(['TTT-1.1', 'TTT-1.2']);
    await expect(
      recordCites(() => {
        situation(diceRace, { dice: [1, 1] }).play('roll');
      }),
    ).rejects.toThrow(/never rolled/);
  });
});
