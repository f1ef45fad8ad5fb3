/** `games`: what can be played here. */
import type { Game, Language, Mode } from '@necropole/kernel';
import { type Phrases, phrasesOf } from './phrases.ts';
import { heading } from './screen.ts';
import type { Surroundings } from './surroundings.ts';

/** Lists the games. */
export function listGames(json: boolean, around: Surroundings, language: Language): number {
  if (json) around.out(`${JSON.stringify(around.games.map(gameAsJson))}\n`);
  else around.out(around.games.map((game) => describe(phrasesOf(game, language), around)).join('\n'));
  return 0;
}

function gameAsJson(game: Game) {
  return {
    id: game.id,
    version: game.version,
    minutes: game.minutes,
    modes: game.modes.map(({ id, seats, options, missions, outcomes }) => ({
      id,
      seats,
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [name, { values: option.values, default: option.default }]),
      ),
      missions,
      outcomes,
    })),
  };
}

function describe(phrases: Phrases, around: Surroundings): string {
  const { game, words, language } = phrases;
  const { about } = game.words[language];
  const title = heading(
    `${phrases.title}  ${game.id}, ${words.games.version(game.version)}, ${words.games.minutes(...game.minutes)}`,
    around.terminal,
  );
  return [title, about, '', ...game.modes.flatMap((mode) => describeMode(mode, phrases)), ''].join('\n');
}

function describeMode(mode: Mode, phrases: Phrases): string[] {
  const { words } = phrases;
  const lines = [`  ${mode.id}: ${phrases.mode(mode.id)}, ${words.games.seats(...mode.seats)}`];
  for (const [name, option] of Object.entries(mode.options)) {
    const values = option.values.map((value) =>
      value === option.default ? `${value} (${words.games.default})` : value,
    );
    lines.push(`      --option ${name}=${values.join(' | ')}: ${phrases.option(name)}`);
  }
  if (mode.missions.length > 0) lines.push(`      --mission ${mode.missions.join(' | ')}`);
  return lines;
}
