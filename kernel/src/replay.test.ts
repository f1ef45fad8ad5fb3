import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { playReplay, readReplay, writeReplay } from './replay.ts';
import { type ConnectFour, connectFour } from './testing/toys/connect-four.ts';
import { toys } from './testing/toys/index.ts';
import { partners } from './testing/toys/partners.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { triggeredCards } from './testing/toys/triggered-cards.ts';

function rowsOf(text: string): string[] {
  return text.trimEnd().split('\n');
}

/** A whole match of triggered cards with an undo by consent and a correction in it. */
function marked() {
  const match = startToy(triggeredCards, 'marked', 3);
  match.override(['gold', 0], 0);
  while (match.undoable([0, 1, 2]) !== 'consent') playAtRandom(match, 'first', 1);
  match.undo([0, 1, 2], { seed: 'again' });
  playAtRandom(match, 'second', 3);
  while (match.lines.length !== match.rests.at(-1)?.line) playAtRandom(match, 'third', 1);
  match.override(['gold', 1], 2);
  return playAtRandom(match, 'last');
}

describe('a replay', () => {
  it('of a random match of any toy gives the same match again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...toys),
        fc.integer({ min: 0, max: 10_000 }),
        fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 20 })),
        (toy, seed, answers) => {
          const match = playAtRandom(startToy(toy, `${seed}`, toy.modes[0]?.seats[1]), `${seed}`, answers);
          const text = writeReplay(match);
          const report = playReplay(toy, readReplay(text));
          expect(report).toMatchObject({ problem: null, taken: match.lines.length, total: match.lines.length });
          expect(report.hashes).toBe(match.marks().length);
          expect(report.match.marks()).toEqual(match.marks());
          expect(everything(report.match)).toBe(everything(match));
          expect(writeReplay(report.match)).toBe(text);
        },
      ),
      { seed: 4, numRuns: 150 },
    );
  });

  it('holds the keys of answers and the hashes of rest points, and nothing else', () => {
    const match = startToy(ticTacToe, 'plain');
    match.answer(0, 'mark:4');
    const [header, start, answer, hash, ...more] = rowsOf(writeReplay(match));
    expect(JSON.parse(header ?? '')).toEqual({
      necropole: 1,
      game: 'tic-tac-toe',
      version: 1,
      config: { mode: 'only', mission: null, seats: 2, options: {}, seed: 'plain' },
    });
    expect(answer).toBe('{"seat":0,"question":"mark","answer":"mark:4"}');
    expect([start, hash].map((row) => JSON.parse(row ?? ''))).toEqual(match.marks().map(({ hash }) => ({ hash })));
    expect(more).toEqual([]);
  });

  it('keeps undos by consent and corrections', () => {
    const match = marked();
    const text = writeReplay(match);
    expect(text).toContain('{"reseed":"again","unknownTo":[],"by":');
    expect(text).toContain('{"override":["gold",1],"value":2}');
    const report = playReplay(triggeredCards, readReplay(text));
    expect(report.problem).toBeNull();
    expect(everything(report.match)).toBe(everything(match));
  });

  it('plays up to any line', () => {
    const match = playAtRandom(startToy(connectFour, 'upto'), 'upto');
    const replay = readReplay(writeReplay(match));
    for (const line of [0, 1, 7]) {
      const report = playReplay(connectFour, replay, {}, line);
      expect(report.taken).toBe(line);
      expect(everything(report.match)).toBe(everything(match.branch({ line })));
    }
  });

  it('of an unfinished match stands at its question, with sealed answers in', () => {
    const match = playAtRandom(startToy(partners, 'half'), 'half', 3);
    const report = playReplay(partners, readReplay(writeReplay(match)));
    expect(report.match.open.map(({ id }) => id)).toEqual(match.open.map(({ id }) => id));
  });
});

describe('a file that is no replay', () => {
  const rows = rowsOf(writeReplay(marked()));
  const header = rows[0] as string;

  it.each([
    ['an empty file', '\n\n', 'This replay is empty'],
    ['another file', '{"name":"necropole"}', 'This is not a replay: line 1 is not a header of Nécropole'],
    ['a text', 'hello', 'This replay is damaged or cut off: line 1 is not JSON'],
    ['a list', '[1,2]', 'This is not a replay'],
    ['a header without a seed', header.replace('"seed"', '"sood"'), 'This is not a replay'],
    ['a header with odd options', header.replace('"options":{}', '"options":{"a":1}'), 'This is not a replay'],
    ['a later format', header.replace('"necropole":1', '"necropole":2'), 'This is not a replay'],
    ['a line cut off', rows.join('\n').slice(0, -9), `line ${rows.length} is not JSON`],
    ['a line of something else', `${header}\n{"move":"e4"}`, 'line 2 is neither an answer nor a mark'],
    ['an answer of nobody', `${header}\n{"seat":"0","question":"q","answer":"a"}`, 'line 2 is neither'],
    ['a null', `${header}\nnull`, 'line 2 is neither'],
    ['an odd reseed', `${header}\n{"reseed":"s","unknownTo":"all","by":null}`, 'line 2 is neither'],
    ['an odd correction', `${header}\n{"override":[null],"value":1}`, 'line 2 is neither'],
    ['an outcome without a name', `${header}\n{"outcome":3,"hash":"00"}`, 'line 2 is neither'],
  ])('%s', (_, text, sentence) => {
    expect(() => readReplay(text)).toThrow(sentence);
  });

  it('reads files with the line ends of another system', () => {
    expect(readReplay(rows.join('\r\n')).lines.length).toBe(rows.length - 1);
  });
});

describe('a replay that does not agree', () => {
  const match = playAtRandom(startToy(connectFour, 'odd'), 'odd');
  const rows = rowsOf(writeReplay(match));

  function played(change: (rows: string[]) => void, game: Game<ConnectFour> = connectFour) {
    const changed = [...rows];
    change(changed);
    return playReplay(game, readReplay(changed.join('\n')));
  }

  it('is of another game', () => {
    expect(() => playReplay(ticTacToe, readReplay(rows.join('\n')))).toThrow(
      'This replay is of connect-four, not of tic-tac-toe',
    );
  });

  it('has a configuration that cannot be', () => {
    expect(() =>
      played((changed) => {
        changed[0] = (rows[0] as string).replace('"seats":2', '"seats":5');
      }),
    ).toThrow('only is for 2 seats, not 5');
  });

  it('has another hash: the match stands where it still agreed', () => {
    const report = played((changed) => {
      changed[6] = '{"hash":"0000000000000000"}';
    });
    expect(report.problem).toBe("line 7: the state differs from the file's");
    expect(report).toMatchObject({ taken: 3, hashes: 2, total: match.lines.length });
    expect(report.match.answers).toBe(2);
  });

  it('has another answer in it: the hash tells', () => {
    const report = played((changed) => {
      changed[1] = (rows[1] as string).replace(/drop:\d/, rows[1]?.includes('drop:0') ? 'drop:1' : 'drop:0');
    });
    expect(report.problem).toBe("line 3: the state differs from the file's");
  });

  it.each([
    ['an unknown answer', '"drop:9"', 'unknown-answer'],
    ['the wrong question', '"drop:1","question":"jump"', 'stale-question'],
  ])('has %s', (_, answer, key) => {
    const report = played((changed) => {
      changed[3] = `{"seat":1,"question":"drop","answer":${answer}}`;
    });
    expect(report.problem).toBe(`line 4: the answer is refused (${key})`);
    expect(report.taken).toBe(1);
  });

  it('has an answer of the wrong seat', () => {
    const report = played((changed) => {
      changed[3] = '{"seat":0,"question":"drop","answer":"drop:0"}';
    });
    expect(report.problem).toBe('line 4: the answer is refused (not-your-question)');
  });

  it('goes on after its end', () => {
    for (const more of [
      rows[1] as string,
      '{"reseed":"s","unknownTo":[],"by":null}',
      '{"override":["turn"],"value":0}',
    ]) {
      const report = played((changed) => changed.push(more));
      expect(report.problem).toBe(`line ${rows.length + 1}: the answer is refused (match-over)`);
    }
  });

  it('has a correction that cannot be made', () => {
    const report = played((changed) => changed.splice(1, 0, '{"override":["moon",1],"value":0}'));
    expect(report.problem).toBe('line 2: the answer is refused (rule-error)');
    expect(report.match.lines).toEqual([]);
  });

  it('has another outcome', () => {
    const last = rows.length - 1;
    const report = played((changed) => {
      changed[last] = (rows[last] as string).replace('"four"', '"draw"');
    });
    expect(report.problem).toBe(`line ${rows.length}: the file says that it ended by "draw", here it is "four"`);
  });

  it('says where it ended, though it has not', () => {
    const report = played((changed) => {
      changed.splice(3);
      changed[2] = (rows[2] as string).replace('{', '{"outcome":"four",');
    });
    expect(report.problem).toBe('line 3: the file says that it ended by "four", here it is not over');
  });

  it('misses a rest point', () => {
    expect(played((changed) => changed.splice(4, 1)).problem).toBe("line 6: the state differs from the file's");
  });

  it('of another version is tried, and is this one’s when the hashes agree', () => {
    expect(played(() => undefined, { ...connectFour, version: 2 }).problem).toBeNull();
    const report = played(
      (changed) => {
        changed[2] = '{"hash":"0000000000000000"}';
      },
      { ...connectFour, version: 2 },
    );
    expect(report.problem).toBe(
      "line 3: the state differs from the file's; the file is of version 1 of connect-four, this is version 2",
    );
  });
});
