import { game as leversGame } from '@necropole/games/testing/levers';
import { anyGame, sign, unmarked } from '@necropole/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { bot, me, somebody } from '../engine/testing/browser.ts';
import { type AtTheTable, sitDown } from './testing/at-the-table.ts';
import { namesOf } from './testing/made-up.ts';

const [levers, tic, duel] = [anyGame(leversGame), anyGame(ticTacToe), anyGame(interceptionDuel)];

let table: AtTheTable;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  table.session.end();
  vi.useRealTimers();
});

/** Levers of which squeezing through ends a turn, and pulling one is so grave. */
function endingWith(gravity: 'seen' | 'told' | 'grave'): typeof levers {
  const { signs } = levers;
  const pulled = sign[gravity]('LEVER-1.1', 'i-gear', null, unmarked);
  return { ...levers, signs: { ...signs, ending: ['squeeze'], events: { ...signs.events, pulled } } } as typeof levers;
}

const asks = (): boolean => table.session.question !== null;

/** Gives this answer if it is allowed, else the first that is; gives its key. */
async function answerWith(wanted = ''): Promise<string> {
  const options = table.session.question?.options.filter(({ refusal }) => refusal === null) ?? [];
  const { key } = options.find((option) => option.key === wanted) ?? options[0] ?? { key: '' };
  await table.session.answer(key);
  return key;
}

describe('an answer', () => {
  it('with a short consequence is seen at a glance, and the next question is asked at once', async () => {
    table = await sitDown(levers, [me]);
    const { session } = table;
    await session.answer('pull:short');
    expect([namesOf(session.showing.glance), namesOf(session.showing.news)]).toEqual(['pulledwalked', 'pulledwalked']);
    expect([session.acting, session.busy, asks(), session.told]).toEqual([false, false, true, 2]);
    expect(session.showing.scene?.pieces[0]?.at).toBe('square:1');
    expect(session.showing.jumped).toBe(false);
  });

  it('with a long one is told step by step before the next question', async () => {
    table = await sitDown(levers, [me], { pace: 'steps' });
    const { session } = table;
    await session.answer('pull:long');
    expect([session.acting, asks(), session.told]).toEqual([true, false, 1]);
    expect(session.showing.scene?.pieces[0]?.at).toBe('square:0');
    session.showing.next();
    expect([session.told, session.showing.scene?.pieces[0]?.at]).toEqual([2, 'square:1']);
    while (session.showing.watching) session.showing.next();
    expect([session.told, session.showing.scene?.pieces[0]?.at, asks()]).toEqual([16, 'square:7', true]);
  });

  it('with a long one is told in four seconds at the usual pace, and all of it stands on the card until one answers', async () => {
    table = await sitDown(levers, [me]);
    const { session } = table;
    await session.answer('pull:long');
    const { steps } = session.showing;
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.reduce((sum, { stay }) => sum + stay, 0)).toBeLessThanOrEqual(4000);
    await table.until(asks);
    expect([session.told, session.showing.filed.length]).toEqual([16, 16]);
    await session.answer('pull:short');
    expect(session.showing.filed).toEqual([]);
  });

  it('is not told step by step to whoever wants everything at once', async () => {
    table = await sitDown(levers, [me], { pace: 'summary' });
    await table.session.answer('pull:long');
    expect([table.session.acting, asks(), table.session.showing.glance]).toEqual([false, true, []]);
  });

  it('that is the only one is given by itself, if one wants so', async () => {
    table = await sitDown(levers, [me], { answerForced: 'always' });
    const { session } = table;
    await session.answer('pull:narrow');
    expect([session.question?.key, session.forced]).toEqual(['narrow', true]);
    await table.until(() => session.question?.key === 'lever');
    expect(session.forced).toBe(false);
    expect(namesOf(session.looking.events)).toBe('pulledsqueezed');
  });

  it('that is the only one is asked for where it ends no turn, where one never wants it, and where it was taken back', async () => {
    for (const answerForced of ['never', 'ending'] as const) {
      table = await sitDown(levers, [me], { answerForced });
      await table.session.answer('pull:narrow');
      await vi.advanceTimersByTimeAsync(60_000);
      expect([table.session.question?.key, table.session.forced]).toEqual(['narrow', false]);
      table.session.end();
    }
    table = await sitDown(levers, [me], { answerForced: 'always' });
    const { session } = table;
    await session.answer('pull:narrow');
    await table.until(() => session.question?.key === 'lever');
    await session.undo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([session.question?.key, session.forced]).toEqual(['narrow', false]);
  });

  it('that is the only one and ends a turn is given by itself', async () => {
    table = await sitDown(endingWith('seen'), [me], { answerForced: 'ending' });
    const { session } = table;
    await session.answer('pull:narrow');
    expect(session.showing.byItself).toBe(false);
    await table.until(() => session.question?.key === 'lever');
    expect(namesOf(session.looking.events)).toBe('pulledsqueezed');
    expect(session.showing.byItself).toBe(true);
    await session.answer('pull:short');
    expect(session.showing.byItself).toBe(false);
  });

  it('that ends a turn is asked for while there is something to read: the die has not been seen yet', async () => {
    for (const gravity of ['told', 'grave'] as const) {
      table = await sitDown(endingWith(gravity), [me], { answerForced: 'ending' });
      await table.session.answer('pull:narrow');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(table.session.question?.key).toBe('narrow');
      table.session.end();
    }
  });

  it('that only goes on is given without a word of it, whatever there is to read', async () => {
    const { signs } = endingWith('told');
    table = await sitDown({ ...levers, signs: { ...signs, ending: [], goingOn: ['squeeze'] } } as typeof levers, [me], {
      answerForced: 'ending',
    });
    const { session } = table;
    await session.answer('pull:narrow');
    await table.until(() => session.question?.key === 'lever');
    expect(session.showing.byItself).toBe(false);
  });

  it('that only goes on at one question is given there, and asked for elsewhere', async () => {
    const at = (question: string) => ({
      ...endingWith('told').signs,
      ending: [],
      goingOn: [{ at: question, verb: 'squeeze' }],
    });
    table = await sitDown({ ...levers, signs: at('lever') } as unknown as typeof levers, [me], {
      answerForced: 'ending',
    });
    await table.session.answer('pull:narrow');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.session.question?.key).toBe('narrow');
    table.session.end();
    table = await sitDown({ ...levers, signs: at('narrow') } as unknown as typeof levers, [me], {
      answerForced: 'ending',
    });
    await table.session.answer('pull:narrow');
    await table.until(() => table.session.question?.key === 'lever');
  });

  it('in the midst of what others do leaves their card, one in the own turn does not', async () => {
    for (const active of [false, true]) {
      const own = { id: 'me', seat: 0, active, label: { key: 'me' }, token: 'i-people', lines: [] };
      const scene: typeof levers.scene = (view) => ({ ...levers.scene(view), sheets: [own] });
      table = await sitDown({ ...levers, scene }, [me]);
      const { session } = table;
      await session.answer('pull:long');
      await table.until(asks);
      const told = session.showing.filed.length;
      expect(told).toBeGreaterThan(2);
      const read = session.looking.events.length;
      await session.answer('pull:short');
      expect(session.showing.filed.length).toBe(active ? 0 : told);
      expect(session.showing.newFrom, 'what comes of it is new').toBe(read);
      session.end();
    }
  });

  it('outside of any turn ends the card of what others did: it is read', async () => {
    for (const isOther of [false, true]) {
      const sheet = { active: false, label: { key: 'me' }, token: 'i-people', lines: [] };
      const sheets = [
        { ...sheet, id: 'me', seat: 0 },
        { ...sheet, id: 'they', seat: 1, active: isOther },
      ];
      const scene: typeof levers.scene = (view) => ({ ...levers.scene(view), sheets });
      const signs = { ...levers.signs, between: ['lever'] };
      table = await sitDown({ ...levers, scene, signs } as unknown as typeof levers, [me]);
      const { session } = table;
      await session.answer('pull:long');
      await table.until(asks);
      const told = session.showing.filed.length;
      await session.answer('pull:short');
      expect(session.showing.filed.length).toBe(isOther ? told : 0);
      session.end();
    }
  });

  it('that is told can be seen again, from where everything stood, each beat by itself', async () => {
    for (const pace of ['normal', 'summary'] as const) {
      table = await sitDown(levers, [me], { pace });
      const { session } = table;
      await session.answer('pull:long');
      await table.until(asks);
      session.showing.again();
      expect([session.showing.steps.length, session.acting]).toEqual([16, true]);
      if (pace === 'normal') expect(session.showing.scene?.pieces[0]?.at).toBe('square:0');
      await table.until(asks);
      expect([session.showing.filed.length, session.showing.scene?.pieces[0]?.at]).toEqual([16, 'square:7']);
      table.session.end();
    }
  });

  it('that is taken back is said, and can be given again', async () => {
    table = await sitDown(levers, [me]);
    const { session } = table;
    await session.answer('pull:short');
    await session.undo();
    expect([namesOf(session.showing.takenBack), session.looking.events]).toEqual(['pulledwalked', []]);
    expect([session.showing.glance, session.showing.jumped]).toEqual([[], true]);
    await session.redo();
    expect(namesOf(session.showing.news)).toBe('pulledwalked');
  });

  it('to a question that is gone is refused, and the page says so', async () => {
    table = await sitDown(tic, [me, me]);
    const { session, engine, id } = table;
    const { question } = session;
    await engine.answer(id, 0, question?.options[0]?.key ?? '', question?.id ?? '');
    await session.answer(question?.options[1]?.key ?? '');
    expect(session.refused).not.toBeNull();
    expect(session.question?.id).not.toBe(question?.id);
  });

  it('at which a rule throws leaves the match as it was: another one may be given, or the last one taken back', async () => {
    table = await sitDown(levers, [me]);
    const { session } = table;
    await session.answer('pull:short');
    await session.answer('pull:broken');
    expect(session.failure?.message).toContain('broken lever');
    session.answerOtherwise();
    expect([session.failure, session.refused, asks()]).toEqual([null, null, true]);
    await session.answer('pull:broken');
    expect(session.failure).not.toBeNull();
    await session.stepBack();
    expect([session.failure, session.looking.events]).toEqual([null, []]);
  });

  it('is foreseen, as far as that is known', async () => {
    table = await sitDown(levers, [me]);
    expect((await table.session.preview('pull:short'))?.scene.pieces[0]?.at).toBe('square:1');
    expect(await table.session.preview('pull:nothing')).toBeNull();
  });
});

describe('bots', () => {
  it('answer by themselves, and what they did is told', async () => {
    table = await sitDown(tic, [me, bot]);
    const { session } = table;
    await answerWith();
    expect([session.acting, asks()]).toEqual([true, false]);
    await table.until(() => session.showing.watching);
    await table.until(asks);
    expect(session.looking.state?.meta.answers).toBe(2);
  });

  it('think while it is told what the last one did', async () => {
    table = await sitDown(tic, [bot, bot]);
    const { session, engine } = table;
    const think = vi.spyOn(engine, 'think');
    await table.until(() => session.showing.watching);
    expect(think).toHaveBeenCalledTimes(1);
  });

  it('wait while everything is paused', async () => {
    table = await sitDown(tic, [me, bot]);
    const { session } = table;
    await answerWith();
    session.showing.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.looking.state?.meta.answers).toBe(1);
    session.showing.pause();
    await table.until(asks);
    expect([session.looking.state?.meta.answers, session.showing.paused]).toEqual([2, false]);
  });

  it('answer one at a time to whoever goes through a pause step by step', async () => {
    table = await sitDown(tic, [bot, bot]);
    const { session } = table;
    session.showing.pause();
    for (const answers of [1, 2]) {
      session.showing.next();
      await table.until(() => session.showing.watching);
      session.showing.next();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([session.looking.state?.meta.answers, session.showing.paused]).toEqual([answers, true]);
    }
  });

  it('are skipped to the next question of a person, and all of it is told in one message', async () => {
    table = await sitDown(tic, [me, bot]);
    const { session } = table;
    await answerWith();
    session.showing.skip();
    await table.until(asks);
    expect([session.showing.skipping, session.showing.watching]).toEqual([false, false]);
    expect(session.showing.news).toHaveLength(1);
  });

  it('sit down in the middle of a match, and get up again', async () => {
    table = await sitDown(tic, [me, me]);
    const { session } = table;
    await answerWith();
    await session.reseat([me, bot]);
    expect(session.acting).toBe(true);
    await session.reseat([me, me]);
    expect([session.acting, asks()]).toEqual([false, true]);
  });
});

describe('several persons at one screen', () => {
  it('see it covered before a secret of theirs, and may take back what they answered in secret', async () => {
    table = await sitDown(duel, [me, somebody('Ada')]);
    const { session } = table;
    const given: string[] = [];
    while (session.looking.cover?.answered == null) {
      await table.until(() => asks() || session.looking.cover !== null);
      if (session.looking.cover === null) given.push(await answerWith('intercept'));
      else if (session.looking.cover.answered === null) await session.uncover();
    }
    expect(given).toContain('intercept');
    const { cover } = session.looking;
    expect(cover?.sealed).toBe(true);
    expect([session.looking.state, session.looking.events, session.showing.scene]).toEqual([null, [], null]);
    await session.takeBack();
    expect([session.looking.cover, session.looking.state?.eyes]).toEqual([null, cover?.answered?.person]);
    expect(asks()).toBe(true);
  });

  it('see what came of their answer for as long as they want, before it is covered for somebody else', async () => {
    for (const gravity of ['grave', 'told'] as const) {
      const { signs } = duel;
      const row = sign[gravity]('DUEL-1.5', 'i-move', null, unmarked);
      const events = Object.fromEntries(Object.keys(signs.events).map((event) => [event, row]));
      const game = { ...duel, signs: { ...signs, events } } as unknown as typeof duel;
      table = await sitDown(game, [me, somebody('Ada')]);
      const { session } = table;
      const { showing, looking } = session;
      let [read, covers] = [0, 0];
      while (covers < 6) {
        await table.until(() => asks() || looking.cover !== null || showing.step?.beforeCover === true);
        if (looking.cover !== null) {
          covers += 1;
          await session.uncover();
        } else if (asks()) await answerWith('intercept');
        else {
          read += 1;
          expect(looking.events.slice(session.told - (showing.step?.events.length ?? 0))).toEqual(showing.step?.events);
          await vi.advanceTimersByTimeAsync(60_000);
          expect([looking.cover, session.acting]).toEqual([null, true]);
          showing.next();
          await table.until(() => looking.cover !== null);
        }
      }
      expect(read > 0, 'what is no more than told is seen at a glance').toBe(gravity === 'grave');
      session.end();
    }
  });

  it('hand it on without a cover where all see the same', async () => {
    table = await sitDown(tic, [me, somebody('Ada')]);
    const { session } = table;
    await table.until(asks);
    await answerWith();
    await table.until(() => session.looking.state?.eyes === 'somebody:Ada');
    expect(session.looking.cover).toBeNull();
    expect(asks()).toBe(true);
  });

  it('find on their card what the others did since they looked last', async () => {
    table = await sitDown(tic, [me, somebody('Ada')]);
    const { session } = table;
    await table.until(asks);
    await answerWith();
    await table.until(() => session.looking.state?.eyes === 'somebody:Ada');
    await answerWith();
    await table.until(() => session.looking.state?.eyes === 'me');
    const { events, unseenFrom } = session.looking;
    expect(unseenFrom).not.toBeNull();
    expect(session.showing.filed.flatMap((beat) => beat.events)).toEqual(events.slice(unseenFrom ?? 0));
  });
});

it('looking back ends what is being told, and coming back leads to the question', async () => {
  table = await sitDown(levers, [me]);
  const { session } = table;
  await session.answer('pull:long');
  await session.lookBack(0);
  expect([session.showing.watching, session.looking.moment?.line, asks()]).toEqual([false, 0, false]);
  session.looking.lookNow();
  expect(asks()).toBe(true);
});

it('a match that another tab has taken stops the table; whoever takes it back goes on', async () => {
  table = await sitDown(levers, [me]);
  const { session, id, notify } = table;
  notify({ kind: 'taken-over', match: 'another' });
  expect(session.problem).toBeNull();
  notify({ kind: 'taken-over', match: id });
  expect(session.problem?.kind).toBe('taken-over');
  await session.open(true);
  expect([session.problem, asks()]).toEqual([null, true]);
});

it('whoever resigns ends it', async () => {
  table = await sitDown(levers, [me]);
  await table.session.resign();
  expect([table.session.looking.state?.readOnly, asks()]).toEqual(['resigned', false]);
});
