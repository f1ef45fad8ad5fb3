import { describe, expect, it } from 'vitest';
import { allDeeds, carryOut, deeds } from './deeds.ts';
import { Match } from './match.ts';
import type { Verdict } from './question.ts';
import type { Flow, Table } from './table.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';

/** Somebody whose turn it is, with a name that their deeds are noted under. */
interface Walker {
  readonly name: string;
}
type ScratchTable = Table<Scratch>;

const NO: Verdict<Scratch> = { key: 'no', params: {}, cite: 'SCR-1.1' };

function stepOptions(table: ScratchTable, _walker: Walker, most = 2) {
  return table.options(
    [1, 2, 3],
    (steps) => (steps > most ? NO : null),
    (steps, refusal) => {
      const value: { do: 'step'; steps: number } = { do: 'step', steps };
      return table.option(`do:step-${steps}`, value, refusal);
    },
  );
}

const stepping = deeds({
  options: stepOptions,
  run: {
    *step({ world }, { name }, { steps }) {
      world.n += steps;
      world.notes.push(`${name} steps ${steps}`);
    },
  },
});

function* shout(table: ScratchTable, { name }: Walker, { word }: { readonly word: string }): Flow<void> {
  const answer = yield* choose(table, 0, 'yes', 'no');
  table.world.notes.push(`${name} shouts ${word}: ${answer}`);
}

const speaking = deeds({
  options: (table: ScratchTable, { name }: Walker) => [
    table.option('do:shout', { do: 'shout', word: name }),
    table.option('do:whisper', { do: 'whisper' }),
  ],
  run: {
    shout,
    *whisper({ world }) {
      world.notes.push('hush');
    },
  },
});

const turn = allDeeds(stepping, speaking);
const game = scratchGame(function* (table) {
  const walker = { name: 'Ann' };
  const deed = yield* table.ask(0, {
    key: 'choose',
    params: {},
    cite: 'SCR-1.1',
    options: () => turn.options(table, walker),
  });
  yield* carryOut(table, walker, turn, deed);
  return 'one';
});

describe('the deeds of several chapters', () => {
  it('are all that can be done, in the order of the chapters, each judged', () => {
    const [question] = startScratch(game).open;
    expect(question?.options.map(({ key, refusal }) => (refusal === undefined ? key : `not ${key}`))).toEqual([
      'do:step-1',
      'do:step-2',
      'not do:step-3',
      'do:shout',
      'do:whisper',
    ]);
  });

  it('leave out what is refused on a light table', () => {
    const [question] = startScratch(game, 2, { light: true }).open;
    expect(question?.options.map(({ key }) => key)).toEqual(['do:step-1', 'do:step-2', 'do:shout', 'do:whisper']);
  });

  it('run as their chapter says, with what was chosen and whose turn it is', () => {
    const match = startScratch(game);
    match.answer(0, 'do:step-2');
    match.answer(0, 'do:whisper');
    match.answer(0, 'do:step-1');
    expect(match.table.world.n).toBe(3);
    expect(match.table.world.notes).toEqual(['Ann steps 2', 'hush', 'Ann steps 1']);
  });

  it('may ask, and find how they run again when the match is revived in the middle', () => {
    const match = startScratch(game);
    match.answer(0, 'do:shout');
    const revived = Match.revive(game, JSON.parse(JSON.stringify(match.save())));
    revived.answer(0, 'do:no');
    expect(revived.table.world.notes).toEqual(['Ann shouts Ann: no']);
  });

  it('belong to one chapter each', () => {
    expect(() => allDeeds(stepping, speaking, stepping)).toThrow('Two chapters say how "step" runs');
  });
});

describe('the compiler', () => {
  it('asks how every deed runs, and takes no other', () => {
    // @ts-expect-error: nothing says how a step runs.
    deeds({ options: stepOptions, run: {} });
    // @ts-expect-error: no option shouts.
    deeds({ options: stepOptions, run: { ...stepping.run, shout } });
    expect(Object.keys(turn.run)).toEqual(['step', 'shout', 'whisper']);
  });

  it('knows what a turn can do', () => {
    const steps: (deed: Parameters<typeof turn.run.step>[2]) => number = (deed) => deed.steps;
    expect(steps({ do: 'step', steps: 2 })).toBe(2);
  });
});
