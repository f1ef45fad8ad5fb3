import { games } from '@necropole/games';
import { LANGUAGES, type Language, seatsOfPupil } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';
import { wordsOf } from './words/index.ts';

const LESSON = 'lesson lantern';

test('the coach speaks before the question: what is new, its rule, what to look at, and the answer that he would give', async () => {
  const { code, out } = await command(LESSON, { lines: ['q'] });
  expect(code).toBe(0);
  const said = out.slice(out.indexOf('┌ The Watchman'));
  expect(said).toMatch(
    /^┌ The Watchman · Lesson 1 of 6\n│ The most light\n│ Whoever lights up the house the most wins\. \[LAN-1\.3\]\n│ Look at: /,
  );
  expect(said).toContain('┌ The Watchman · Lesson 2 of 6\n│ Bid high\n│ The first to bid high leads. [LAN-1.1]\n');
  expect(said).toContain('│ I would answer 2: Bid high\n\nYour bid? [LAN-1.1]\n');
  expect(said).toContain('(number or name, x leaves the lesson, ? for help) > q');
});

test('a match that ends is the end of its lesson: what was learnt is listed', async () => {
  const { code, out } = await command(LESSON, { lines: ['2', 'play:2', '1', '?', '1'] });
  expect(code).toBe(0);
  expect(out).toContain('│ Who leads\n');
  expect(out).toContain('│ I would answer 2: Play card 2\n');
  expect(out).toContain('leave the lesson, and play on alone');
  const [, end = ''] = out.split('The match is over\n');
  expect(end).toMatch(
    /│ You can play\n│ The match is over\. .*\n│ ✓ the aim {2}✓ bidding {2}✓ leading {2}✓ playing a card/,
  );
});

test('another answer is fine: it is said so, and one may go back to the question, with the same dice', async () => {
  const { out } = await command(LESSON, { lines: ['2', 'play:1', 'u', 'q'] });
  expect(out).toContain('· Another way\n│ That one? Fine\n│ A spark counts for 1. [LAN-1.2]\n');
  expect(out).toContain('│ u goes back to the question\n');
  const back = out.slice(out.indexOf('Taken back: Play card 1'));
  expect(back).toContain('Taken back: Play card 1\nBack at the question: the same dice will fall.\n');
  expect(back).not.toContain('new dice');
  expect(back).toContain('│ I would answer 2: Play card 2\n');
});

test('the lesson is left, and the match goes on alone', async () => {
  const { out } = await command(LESSON, { lines: ['?', 'x', '2', 'x', 'q'] });
  expect(out).toContain('leave the lesson, and play on alone');
  const [, alone = ''] = out.split('The lesson is left; the match goes on.\n');
  expect(alone).not.toContain('The Watchman');
  expect(alone).toContain('No answer begins with "x"');
  expect(alone).toContain('To go on: npx necropole play --resume ');
});

test('it is gone on with where it was, and what was said is not said again', async () => {
  const folder = freshFolder();
  const { out } = await command(LESSON, { folder, lines: ['2'] });
  expect(out).toContain('To go on: npx necropole lesson --resume ');
  const again = await command('lesson --resume last', { folder, lines: ['q'] });
  expect(again.code).toBe(0);
  expect(again.out).not.toContain('Lesson 1 of 6');
  expect(again.out).toContain('Lesson 4 of 6\n│ Play your bonfire\n');
});

test('whoever sits at a terminal reads one thing at a time', async () => {
  const { pieces } = await command(LESSON, { terminal: { interactive: true }, lines: ['', 'q'] });
  const waited = pieces.indexOf('Enter goes on. ');
  expect(pieces[waited - 1]).toContain('Lesson 1 of 6');
  expect(pieces[waited + 1]).toContain('Lesson 2 of 6');
});

test.each([
  ['lesson', 'name a game, or go on with a saved match by --resume'],
  ['lesson lantern dawn', 'lantern has no lesson "dawn"; choose one of: first-night'],
])('`%s` is refused', async (line, message) => {
  const { code, err } = await command(line);
  expect([code, err]).toEqual([2, `necropole: ${message}\n`]);
});

test('a game without lessons says so, and a match that is none too', async () => {
  const bare = games.map((game) => ({ ...game, learning: { lessons: [], legend: [], glossary: [], howToPlay: null } }));
  const { code, err } = await command(`lesson ${bare[0]?.id}`, { games: bare });
  expect([code, err]).toEqual([2, `necropole: ${bare[0]?.id} has no lesson yet\n`]);
  const folder = freshFolder();
  await command('play lantern --mode duel', { folder, lines: ['q'] });
  const other = await command('lesson --resume last', { folder });
  expect(other.code).toBe(2);
  expect(other.err).toContain('is no match of a lesson');
});

/** Lessons in which nobody else answers. */
const taught = games.flatMap(({ id, learning }) =>
  (learning?.lessons ?? [])
    .filter((lesson) => seatsOfPupil(lesson).length === lesson.position.config.seats)
    .flatMap((lesson) => LANGUAGES.map((language) => [id, lesson.id, language] as const)),
);

/** The answer that was last asked for, else the first; and out, after one that nobody taught. */
function follower(language: Language, said: () => string): () => Promise<string> {
  const { lesson } = wordsOf(language);
  const asks = [lesson.wanted(0, '', false), lesson.wanted(0, '', true)].map((text) =>
    text.slice(0, text.indexOf('0')),
  );
  let from = 0;
  let alone = false;
  return async () => {
    const text = said().slice(from);
    from += text.length;
    if (alone) return 'q';
    alone = text.includes(lesson.end.title);
    const found = asks.flatMap((ask) => /^\d+/.exec(text.split(ask)[1] ?? '') ?? []);
    return found[0] ?? '1';
  };
}

test.each(taught)(
  '%s, %s, in %s: whoever follows it in the terminal learns everything',
  async (id, lesson, language) => {
    let out = '';
    const answer = follower(language, () => out);
    const { code } = await command(['lesson', id, lesson, '--lang', language], {
      games,
      out: (text) => {
        out += text;
      },
      prompter: () => ({ ask: answer, close() {} }),
    });
    expect(code).toBe(0);
    const steps = games.find((game) => game.id === id)?.learning?.lessons.find((one) => one.id === lesson)?.steps ?? [];
    for (const { say, learnt } of steps) {
      expect(out).toContain(`│ ${say.title[language]}\n`);
      expect(out.replaceAll('\n│ ', ' ')).toContain(`✓ ${learnt.name[language]}`);
    }
  },
);
