/** How often each mode of a game was won, in words. */
import { engine } from '../app/engine.ts';
import { language } from '../app/say.svelte.ts';
import { progressBy } from './tallying.ts';
import { progressWords } from './words/progress.ts';

/** By mode; those that were never played are left out. */
export async function modesPlayed(game: string): Promise<{ readonly [mode: string]: string }> {
  const results = (await engine.record()).filter(({ meta }) => meta.game === game);
  const { missionsWon } = progressWords[language()];
  const found = [...progressBy(results, 'mode')];
  return Object.fromEntries(found.map(([mode, { won, lost }]) => [mode, missionsWon(won, won + lost)]));
}
