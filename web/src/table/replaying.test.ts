import { game as leversGame } from '@necropole/games/testing/levers';
import { anyGame } from '@necropole/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../engine/testing/browser.ts';
import { storyBy } from './log.ts';
import { Replaying } from './replaying.svelte.ts';
import { type AtTheTable, sitDown } from './testing/at-the-table.ts';

const levers = anyGame(leversGame);
let table: AtTheTable;
let replaying: Replaying;

/** A match with a short line, a long one, and its end. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  table = await sitDown(levers, [me], { pace: 'summary' });
  for (const key of ['pull:short', 'pull:long', 'leave']) await table.session.answer(key);
  replaying = new Replaying(table.id, {
    engine: table.engine,
    loadGame: async () => levers,
    pace: () => 'normal',
    linesOf: (events) => storyBy({ signs: levers.signs, voice: { event: ({ type }) => type } })(events),
    beginning: () => 'The beginning',
  });
  await replaying.open();
});
afterEach(() => {
  replaying.stop();
  table.session.end();
  vi.useRealTimers();
});

const stands = (): string | undefined => replaying.scene?.pieces[0]?.at;

describe('a replay', () => {
  it('begins at the first line, through all eyes where it is over', () => {
    expect([replaying.eyes, replaying.line, replaying.lines, stands()]).toEqual(['all', 0, 3, 'square:0']);
  });

  it('shows any line, and none that is not there', async () => {
    replaying.jump(1);
    await table.until(() => stands() === 'square:1');
    replaying.jump(99);
    await table.until(() => stands() === 'square:0');
    expect(replaying.line).toBe(3);
    replaying.jump(-5);
    expect(replaying.line).toBe(0);
  });

  it('plays line by line, event by event, and stops at the end', async () => {
    replaying.play();
    const seen = new Set<string>();
    await table.until(() => {
      seen.add(`${replaying.line} ${stands()} ${replaying.within}`);
      return !replaying.playing;
    });
    expect(replaying.line).toBe(3);
    expect([...seen]).toContain('1 square:1 1');
    // The long line is seen on its way.
    expect([...seen]).toContain('2 square:5 6');
  });

  it('that is stopped shows the whole of what it was saying; at the end it begins anew', async () => {
    replaying.jump(1);
    replaying.play();
    await table.until(() => replaying.within !== null);
    replaying.play();
    await table.until(() => stands() === 'square:0');
    expect([replaying.playing, replaying.line, replaying.within]).toEqual([false, 2, null]);
    replaying.jump(3);
    replaying.play();
    await table.until(() => replaying.line === 1);
  });

  it('keeps its line when somebody else looks', async () => {
    replaying.jump(2);
    await replaying.lookThrough('everybody');
    expect([replaying.eyes, replaying.line]).toEqual(['everybody', 2]);
    await replaying.lookThrough('seat:9');
    expect(replaying.problem?.kind).toBe('not-allowed');
  });

  it('has a film, of which the scenes come while nobody waits', async () => {
    await table.until(() => replaying.filmed.length === replaying.frames.length);
    expect(replaying.frames[0]?.title).toBe('The beginning');
  });
});

it('turns lead to their beginning first, then to the one before', () => {
  const frames = [0, 2].map((from) => ({ from, to: from + 1, title: '', event: null, mark: null }));
  Object.defineProperty(replaying, 'frames', { value: frames });
  replaying.jump(3);
  replaying.turn(-1);
  expect(replaying.line).toBe(2);
  replaying.turn(-1);
  expect(replaying.line).toBe(0);
  replaying.turn(1);
  expect(replaying.line).toBe(2);
  replaying.turn(1);
  expect(replaying.line).toBe(3);
});
