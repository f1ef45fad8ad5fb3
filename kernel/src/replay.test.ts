import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './door/limits.ts';
import { readReplay, UnreadableReplay } from './door/read-replay.ts';
import type { Game } from './game.ts';
import { overridesIn } from './history.ts';
import { playReplay, writeReplay } from './replay.ts';
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
          expect(report.hashes).toBe(match.fingerprints().length);
          expect(report.match.fingerprints()).toEqual(match.fingerprints());
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
      necropole: 2,
      game: 'tic-tac-toe',
      version: 1,
      config: { mode: 'only', mission: null, seats: 2, options: {}, seed: 'plain' },
    });
    expect(answer).toBe('{"seat":0,"question":"mark","answer":"mark:4","revision":1}');
    expect([start, hash].map((row) => JSON.parse(row ?? ''))).toEqual(
      match.fingerprints().map(({ hash }) => ({ hash })),
    );
    expect(more).toEqual([]);
  });

  it('keeps undos by consent and corrections', () => {
    const match = marked();
    const text = writeReplay(match);
    expect(text).toContain('{"reseed":"again","unknownTo":[],"by":');
    expect(text).toContain('{"override":["gold",1],"value":2,"revision":');
    const report = playReplay(triggeredCards, readReplay(text), { overrides: true });
    expect(report).toMatchObject({ problem: null, overrides: 2 });
    expect(overridesIn(match.lines)).toBe(2);
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
  const faultOf = (text: string): unknown => {
    try {
      return readReplay(text);
    } catch (error) {
      return error instanceof UnreadableReplay ? error.fault : error;
    }
  };

  it.each([
    ['an empty file', '\n\n', 'empty'],
    ['another file', '{"name":"necropole"}', 'not-a-replay'],
    ['a text', 'hello', 'not-a-replay'],
    ['a list', '[1,2]', 'not-a-replay'],
    ['a header without a seed', header.replace('"seed"', '"sood"'), 'not-a-replay'],
    ['a header with odd options', header.replace('"options":{}', '"options":{"a":1}'), 'not-a-replay'],
    ['a header for no seats', header.replace('"seats":3', '"seats":0'), 'not-a-replay'],
    ['a header for too many seats', header.replace('"seats":3', '"seats":1e9'), 'not-a-replay'],
    ['a header that names a prototype', header.replace('{', '{"beside":{"__proto__":{"a":1}},'), 'not-a-replay'],
    ['a header of a mode that clears the screen', header.replace('"only"', '"\\u001b[2J"'), 'not-a-replay'],
    ['a header nested deeply', header.replace('{', `{"a":${'['.repeat(99)}${']'.repeat(99)},`), 'not-a-replay'],
    [
      'a header that is too long',
      header.replace('{', `{"a":"${'x'.repeat(LIMITS.headerCharacters)}",`),
      'not-a-replay',
    ],
    ['a later format', header.replace('"necropole":2', '"necropole":3'), 'later-format'],
    ['a file that is too large', ' '.repeat(LIMITS.bytes + 1), 'too-large'],
  ])('%s', (_, text, why) => {
    expect(faultOf(text)).toMatchObject({ why });
  });

  it('of the first format says what it was', () => {
    const old = [header.replace('"necropole":2', '"necropole":1'), ...rows.slice(1), '{"seat":'].join('\n');
    const answers = rows.filter((row) => row.startsWith('{"seat"')).length;
    const what = { format: 1, game: 'triggered-cards', version: 1, config: JSON.parse(header).config, answers };
    expect(faultOf(old)).toMatchObject({ why: 'old-format', old: what });
    expect(() => readReplay(old)).toThrow('recorded before the random streams changed: triggered-cards 1, only');
  });

  it('reads files with the line ends of another system, and with a mark of their encoding', () => {
    expect(readReplay(`\ufeff${rows.join('\r\n')}`)).toEqual(readReplay(rows.join('\n')));
  });
});

describe('a damaged file', () => {
  const rows = rowsOf(writeReplay(marked()));
  const header = rows[0] as string;
  const answer = '"question":"q","answer":"a","revision":0';

  it.each([
    ['a line cut off', '{"seat":0,"que'],
    ['a line of something else', '{"move":"e4"}'],
    ['a null', 'null'],
    ['a text', 'hello'],
    ['an answer of nobody', `{"seat":"0",${answer}}`],
    ['an answer of a seat that no match has', `{"seat":1000000000,${answer}}`],
    ['an answer of a seat that this match has not', `{"seat":3,${answer}}`],
    ['an answer of half a seat', `{"seat":0.5,${answer}}`],
    ['an answer without a revision', '{"seat":0,"question":"q","answer":"a"}'],
    ['an answer of a negative revision', '{"seat":0,"question":"q","answer":"a","revision":-1}'],
    ['an answer that is a mark, too', `{"seat":0,${answer},"hash":"00"}`],
    ['an answer that clears the screen', '{"seat":0,"question":"q","answer":"\\u009b2J","revision":0}'],
    ['an odd reseed', '{"reseed":"s","unknownTo":"all","by":null,"revision":0}'],
    ['a reseed for a seat that is not here', '{"reseed":"s","unknownTo":[3],"by":null,"revision":0}'],
    ['a reseed by a seat that is not here', '{"reseed":"s","unknownTo":[],"by":1e9,"revision":0}'],
    ['an odd correction', '{"override":[null],"value":1,"revision":0}'],
    ['a correction of everything', '{"override":[],"value":1,"revision":0}'],
    ['a correction of a prototype', '{"override":["__proto__","a"],"value":1,"revision":0}'],
    ['a correction of a class', '{"override":["constructor","prototype","a"],"value":1,"revision":0}'],
    ['a correction with a prototype', '{"override":["gold"],"value":{"__proto__":{"a":1}},"revision":0}'],
    ['a correction without end', '{"override":["gold"],"value":1e999,"revision":0}'],
    ['a correction nested deeply', `{"override":["gold"],"value":${'['.repeat(40)}${']'.repeat(40)},"revision":0}`],
    ['a line that is too long', `{"override":["gold"],"value":"${'x'.repeat(LIMITS.lineCharacters)}","revision":0}`],
    ['an outcome without a name', '{"outcome":3,"hash":"00"}'],
    ['a hash that is none', '{"hash":"g0"}'],
    ['seats that are held by too many', '{"reseat":["a","b","c","d"],"revision":0}'],
    ['a seat held by nobody that can be named', `{"reseat":["a","b","${'c'.repeat(81)}"],"revision":0}`],
  ])('is sound up to %s', (_, line) => {
    const replay = readReplay([rows.slice(0, 3).join('\n'), line, rows.slice(3).join('\n')].join('\n'));
    expect(replay).toEqual({ ...readReplay(rows.slice(0, 3).join('\n')), damaged: { line: 4 } });
    expect(playReplay(triggeredCards, replay, { overrides: true })).toMatchObject({
      taken: 1,
      problem: 'line 4: the file is damaged or cut off',
    });
  });

  it('is sound up to a revision that goes back', () => {
    const given = (seat: number, revision: number) =>
      `{"seat":${seat},"question":"q","answer":"a","revision":${revision}}`;
    expect(readReplay([header, given(0, 3), given(1, 3), given(0, 9)].join('\n')).damaged).toBeNull();
    expect(readReplay([header, given(0, 3), given(1, 7), given(0, 6)].join('\n')).damaged).toEqual({ line: 4 });
  });

  it('is read once, however long it is', () => {
    const line = '{"seat":0,"question":"q","answer":"a","revision":0}\n';
    const long = `${header}\n${line.repeat(LIMITS.lines)}`;
    expect(readReplay(`${long}{"seat":\n${line.repeat(9)}`)).toMatchObject({ damaged: { line: LIMITS.lines + 2 } });
    const marks = '{"reseed":"s","unknownTo":[],"by":null,"revision":0}\n';
    expect(readReplay(`${header}\n${marks.repeat(LIMITS.marks + 5)}`).damaged).toEqual({ line: LIMITS.marks + 2 });
  });

  it('says who holds the seats, and is played all the same', () => {
    const match = startToy(triggeredCards, 'seats', 3);
    match.reseat(['Ada', '', 'Bob']);
    playAtRandom(match, 'seats');
    const text = writeReplay(match);
    expect(text).toContain('{"reseat":["Ada","","Bob"],"revision":1}');
    const report = playReplay(triggeredCards, readReplay(text));
    expect(report.problem).toBeNull();
    expect(everything(report.match)).toBe(everything(match));
  });
});

describe('corrections by hand', () => {
  const replay = readReplay(writeReplay(marked()));

  it('are refused unless they are asked for', () => {
    const report = playReplay(triggeredCards, replay);
    expect(report).toMatchObject({ taken: 0, finding: { key: 'overrides-refused', line: 3, overrides: 2 } });
    expect(report.problem).toBe(
      'line 3: the file corrects the match by hand (2 times in all), which was not asked for',
    );
  });
});

describe('a replay that does not agree', () => {
  const match = playAtRandom(startToy(connectFour, 'odd'), 'odd');
  const rows = rowsOf(writeReplay(match));

  function played(change: (rows: string[]) => void, game: Game<ConnectFour> = connectFour) {
    const changed = [...rows];
    change(changed);
    return playReplay(game, readReplay(changed.join('\n')), { overrides: true });
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
      changed[7] = '{"hash":"0000000000000000"}';
    });
    expect(report.problem).toBe("line 8: the state differs from the file's");
    expect(report).toMatchObject({ taken: 3, hashes: 3, total: match.lines.length });
    expect(report.match.answers).toBe(2);
  });

  it('has another answer in it: the hash tells', () => {
    const report = played((changed) => {
      changed[2] = (rows[2] as string).replace(/drop:\d/, rows[2]?.includes('drop:0') ? 'drop:1' : 'drop:0');
    });
    expect(report.problem).toBe("line 4: the state differs from the file's");
  });

  it.each([
    ['an unknown answer', '"drop"', '"drop:9"', 'unknown-answer'],
    ['the wrong question', '"jump"', '"drop:1"', 'stale-question'],
  ])('has %s', (_, question, answer, key) => {
    const report = played((changed) => {
      changed[4] = `{"seat":1,"question":${question},"answer":${answer},"revision":2}`;
    });
    expect(report.problem).toBe(`line 5: the answer is refused (${key})`);
    expect(report.taken).toBe(1);
  });

  it('has an answer of the wrong seat', () => {
    const report = played((changed) => {
      changed[4] = '{"seat":0,"question":"drop","answer":"drop:0","revision":2}';
    });
    expect(report.problem).toBe('line 5: the answer is refused (not-your-question)');
  });

  it('goes on after its end', () => {
    for (const more of [
      '{"seat":0,"question":"drop","answer":"drop:0","revision":99}',
      '{"reseed":"s","unknownTo":[],"by":null,"revision":99}',
      '{"override":["turn"],"value":0,"revision":99}',
    ]) {
      const report = played((changed) => changed.push(more), { ...connectFour, bound: 99 });
      expect(report.problem).toBe(`line ${rows.length + 1}: the answer is refused (match-over)`);
    }
  });

  it('has a correction that cannot be made', () => {
    const report = played((changed) => changed.splice(1, 0, '{"override":["moon",1],"value":0,"revision":0}'));
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
      changed.splice(4);
      changed[3] = (rows[3] as string).replace('{', '{"outcome":"four",');
    });
    expect(report.problem).toBe('line 4: the file says that it ended by "four", here it is not over');
  });

  it('has more answers than any match of the game', () => {
    const report = played(() => undefined, { ...connectFour, bound: 2 });
    expect(report.problem).toBe('line 7: the file has more answers than any match');
  });

  it('misses a rest point', () => {
    expect(played((changed) => changed.splice(5, 1)).problem).toBe("line 7: the state differs from the file's");
  });

  it('of another version is tried, and is this one’s when the hashes agree', () => {
    expect(played(() => undefined, { ...connectFour, version: 2 }).problem).toBeNull();
    const report = played(
      (changed) => {
        changed[3] = '{"hash":"0000000000000000"}';
      },
      { ...connectFour, version: 2 },
    );
    expect(report.problem).toBe(
      "line 4: the state differs from the file's; the file is of version 1 of connect-four, this is version 2",
    );
  });
});
