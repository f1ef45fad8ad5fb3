/** What an answer would do: shown up to the first die, hidden card or other seat's question, never beyond. */
import { anyGame, knowers } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { Browser, me, shown, somebody, toyMatch } from './testing/browser.ts';

const deeds = anyGame(
  scratchGame(
    function* (table) {
      const { world } = table;
      const word = yield* choose(table, 0, 'walk', 'roll', 'draw', 'ask', '!refused');
      world.notes.push(`before ${word}`);
      table.tell('told', 'SCR-1.1', { word });
      if (word === 'roll') world.n = table.roll(6);
      if (word === 'draw') table.move(world.deck, world.deck.cards.length - 1, world.hand, knowers(0));
      if (word === 'ask') yield* choose(table, 1, 'on');
      world.notes.push(`after ${word}`);
      table.tell('told', 'SCR-1.1', { word: `after ${word}` });
      return 'two';
    },
    {
      scene: ({ world }) => ({
        ground: { width: world.n, height: 1, groups: [], spaces: [] },
        ...{ pieces: [], piles: [], tracks: [], sheets: [] },
        notes: world.notes.map((id) => ({ id, label: { key: 'x' }, lines: [] })),
      }),
    },
  ),
);

describe('a preview', () => {
  it.each([
    ['walk', 'question', ['before walk', 'after walk']],
    ['roll', 'die', ['before roll']],
    ['draw', 'card', ['before draw']],
    ['ask', 'question', ['before ask']],
  ])('of %s stops by %s', async (word, by, notes) => {
    const { host } = new Browser(deeds).tab();
    const id = await host.create(toyMatch(deeds, me, somebody('Ada')));
    const before = await shown(host, id, 'me');
    const preview = await host.preview(id, 0, `do:${word}`);
    if (!preview.ok) throw new Error(preview.refusal.key);
    expect(preview).toMatchObject({ by, outcome: null, scene: { ground: { width: 0 } } });
    expect(preview.scene.notes.map(({ id: note }) => note)).toEqual(notes);
    expect(preview.events.map(({ params }) => params)).toEqual(
      notes.map((note) => ({ word: note.startsWith('after') ? note : word })),
    );
    expect(await shown(host, id, 'me')).toBe(before);
  });

  it('says why an answer is refused', async () => {
    const { host } = new Browser(deeds).tab();
    const id = await host.create(toyMatch(deeds, me, me));
    expect(await host.preview(id, 0, 'do:refused')).toMatchObject({ ok: false, option: 'do:refused' });
  });
});
