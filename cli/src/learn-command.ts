/** `learn`: how to play a game, on one page, as text. */
import type { HowToPlay, Language, Learning, Panel } from '@necropole/kernel';
import { chooseGame } from './choices.ts';
import { heading } from './screen.ts';
import { type Surroundings, type Terminal, UsageError } from './surroundings.ts';
import { wrapped } from './text-table.ts';
import type { CommandWords } from './words/index.ts';

/** Prints the page. */
export function showHowToPlay(id: string, around: Surroundings, language: Language, words: CommandWords): number {
  const game = chooseGame(around.games, id, words);
  const page = game.learning?.howToPlay ?? null;
  if (page === null) throw new UsageError(words.learn.untaught(game.id));
  const { legend = [], lessons = [] } = game.learning ?? {};
  around.out(pageText(game.words[language].title, page, legend, around.terminal, language, words));
  for (const { id, title, minutes } of lessons) {
    const how = `npx necropole lesson ${game.id}${id === lessons[0]?.id ? '' : ` ${id}`}`;
    const said = words.learn.lesson(title[language], minutes, how);
    around.out(`${wrapped(said, around.terminal.columns).join('\n')}\n`);
  }
  return 0;
}

function pageText(
  title: string,
  { aim, won, lost, turn, more, signs }: HowToPlay,
  legend: Learning['legend'],
  terminal: Terminal,
  language: Language,
  { learn, colon }: CommandWords,
): string {
  const said = (panel: Panel, before = ''): readonly string[] => [
    `  ${before}${panel.title[language]}  ${panel.cite}`,
    ...paragraph(panel.text[language], terminal),
  ];
  const explained = signs.flatMap((symbol) => legend.filter((sign) => sign.symbol === symbol));
  return [
    heading(learn.title(title), terminal),
    ...said(aim),
    heading(learn.won, terminal),
    ...won.flatMap((panel) => said(panel)),
    heading(learn.lost, terminal),
    ...lost.flatMap((panel) => said(panel)),
    heading(learn.turn, terminal),
    ...turn.flatMap((panel, i) => said(panel, `${i + 1}. `)),
    ...(more.length === 0 ? [] : [heading(learn.more, terminal), ...more.flatMap((panel) => said(panel))]),
    heading(learn.signs, terminal),
    ...explained.flatMap(({ name, text, cite }) =>
      paragraph(`${name[language]}${colon}${text[language]}  ${cite}`, terminal),
    ),
    '',
  ].join('\n');
}

function paragraph(text: string, { columns }: Terminal): readonly string[] {
  return wrapped(text, columns - 4).map((line) => `    ${line}`);
}
