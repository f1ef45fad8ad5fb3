import { games } from '@necropole/games';
import { LANGUAGES } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { command } from './testing/command.ts';

test.each(games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
  'how to play %s in %s: every panel with its rule, every sign with its sentence',
  async (id, language) => {
    const { code, out } = await command(`learn ${id} --lang ${language}`, { games, terminal: { columns: 400 } });
    expect(code).toBe(0);
    const { howToPlay, legend } = games.find((game) => game.id === id)?.learning ?? {};
    if (howToPlay == null || legend === undefined) throw new Error('Nothing teaches it');
    const { aim, won, lost, turn, more, signs } = howToPlay;
    for (const { title, text, cite } of [aim, ...won, ...lost, ...turn, ...more]) {
      expect(out).toContain(`${title[language]}  ${cite}`);
      expect(out).toContain(text[language]);
    }
    for (const sign of legend.filter(({ symbol }) => signs.includes(symbol)))
      expect(out).toContain(sign.text[language]);
  },
);

test('no line is wider than the terminal', async () => {
  for (const { id } of games) {
    const { out } = await command(`learn ${id} --lang fr`, { games, terminal: { columns: 60 } });
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(60);
  }
});

test('a game that nothing teaches says so, and one that is not there too', async () => {
  const untaught = games.map((game) => ({
    ...game,
    learning: { lessons: [], legend: [], glossary: [], howToPlay: null },
  }));
  const [first] = untaught;
  const { code, err } = await command(`learn ${first?.id} --lang en`, { games: untaught });
  expect([code, err]).toEqual([2, `necropole: nobody has written how to play ${first?.id} yet\n`]);
  expect((await command('learn chess --lang en', { games })).code).toBe(2);
});
