/** What comes of a change, in one message: nobody has to ask again, and no rule runs twice. */
import { anyGame, knowers } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { Browser, bot, me, somebody, toyMatch } from './testing/browser.ts';

/** How often the rule below was run to its end. */
let runs = 0;

/** Tells as much as is wanted, and draws a card that only seat 0 sees; its scene shows how far it came, and the card. */
const telling = anyGame(
  scratchGame(
    function* (table) {
      const word = yield* choose(table, 0, 'much', 'little', 'throw');
      for (let n = 1; n <= (word === 'little' ? 1 : 16); n++) {
        table.world.n = n;
        table.tell('told', 'SCR-1.1', { n });
      }
      if (word === 'throw') throw new Error('broken');
      table.move(table.world.deck, 0, table.world.hand, knowers(0));
      table.tell('told', 'SCR-1.1', {});
      runs += 1;
      return 'two';
    },
    {
      scene: ({ world }) => ({
        ground: { width: world.n, height: 1, groups: [], spaces: [] },
        ...{ pieces: [], tracks: [], sheets: [], notes: [] },
        piles: [{ id: 'hand', label: { key: 'x' }, kind: 'hand', cards: world.hand.cards.map((id) => ({ id })) }],
      }),
    },
  ),
);

async function begun() {
  const { host } = new Browser(telling).tab();
  return { host, id: await host.create(toyMatch(telling, me, somebody('Ada'))) };
}

const mine = { eyes: 'me', since: 0, watched: 'person' } as const;

describe('what comes of an answer', () => {
  it('is the same as what one is told who asks for it', async () => {
    const { host, id } = await begun();
    const { reply, seen } = await host.answer(id, 0, 'do:much', '1', mine);
    expect(reply).toEqual({ ok: true });
    expect(seen?.state).toEqual(await host.state(id, 'me', 0));
    expect(seen?.frames).toEqual(
      await host.frames(
        id,
        'me',
        Array.from({ length: 16 }, (_, event) => event),
      ),
    );
    expect(seen?.frames.map((scene) => scene?.ground.width)).toEqual(
      Array.from({ length: 16 }, (_, event) => event + 1),
    );
  });

  it('takes one run of the rules, however closely it is watched', async () => {
    const { host, id } = await begun();
    runs = 0;
    const { seen } = await host.answer(id, 0, 'do:much', '1', mine);
    expect([runs, seen?.frames.length]).toEqual([1, 16]);
  });

  it('has no frames where it is seen at a glance, where nobody watches, and where nobody looks', async () => {
    for (const [word, look, frames] of [
      ['little', mine, 0],
      ['little', { ...mine, watched: 'bot' }, 1],
      ['much', { ...mine, watched: null }, 0],
      ['much', undefined, undefined],
    ] as const) {
      const { host, id } = await begun();
      expect((await host.answer(id, 0, `do:${word}`, '1', look)).seen?.frames.length).toBe(frames);
    }
  });

  it('shows each pair of eyes only what it may see', async () => {
    const cards = async (eyes: 'me' | 'somebody:Ada' | 'everybody') => {
      const { host, id } = await begun();
      await host.answer(id, 0, 'do:much', '1');
      const { seen } = await host.answer(id, 0, 'do:much', '2', { eyes, since: 17, watched: 'person' });
      return [...(seen?.frames ?? []), seen?.state.scene].map((scene) => scene?.piles[0]?.cards.map(({ id }) => id));
    };
    const [known, hidden] = [['a'], [null]];
    expect(await cards('me')).toEqual([...Array(16).fill(known), ['a', 'b']]);
    for (const eyes of ['somebody:Ada', 'everybody'] as const) {
      expect(await cards(eyes)).toEqual([...Array(16).fill(hidden), [null, null]]);
    }
  });

  it('is not given at all for eyes that may not look', async () => {
    const { host, id } = await begun();
    for (const eyes of ['all', 'seat:1', 'somebody:Eve'] as const) {
      await expect(host.answer(id, 0, 'do:much', '1', { ...mine, eyes })).rejects.toMatchObject({
        problem: { kind: 'not-allowed' },
      });
    }
    expect((await host.state(id, 'me')).lines).toBe(0);
  });

  it('is the match as it was where the answer is refused, or its rule throws', async () => {
    const { host, id } = await begun();
    const before = await host.state(id, 'me');
    expect((await host.answer(id, 0, 'do:nothing', '1', mine)).seen).toEqual({ state: before, frames: [] });
    const { reply, seen } = await host.answer(id, 0, 'do:throw', '1', mine);
    expect(reply).toMatchObject({ ok: false, refusal: { key: 'rule-error' } });
    expect(seen).toEqual({ state: { ...before, failure: { message: 'broken', seat: 0 } }, frames: [] });
  });
});

it('what bots do, and what is taken back, comes with its reply as well', async () => {
  const { host } = new Browser(telling).tab();
  const id = await host.create(toyMatch(telling, bot, me));
  const step = await host.botStep(id, { ...mine, watched: 'bot' });
  expect(step?.seen?.frames.length).toBeGreaterThan(0);
  await host.reseat(id, [me, me]);
  const { seen } = await host.undo(id, 'me', true, { ...mine, watched: null });
  expect(seen?.state).toEqual(await host.state(id, 'me'));
  expect((await host.redo(id, 'me', { ...mine, watched: null })).seen?.state.redo).toBe(false);
  expect((await host.back(id, { ...mine, watched: null })).seen?.state.eyes).toBe('me');
});
