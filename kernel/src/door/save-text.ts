/**
 * A match as the text of a save: for one that began in a rest point, and so cannot be played again from its seed. It
 * can be gone on with; that it was played so cannot be shown.
 */
import type { Game } from '../game.ts';
import type { SavedMatch } from '../history.ts';
import { Match } from '../match.ts';
import { writeReplay } from '../replay.ts';
import { LIMITS } from './limits.ts';
import { remainsOf, savedFault } from './saved.ts';

const START = '{"necropole":"saved",';

/** The text of a save. */
export function saveText(match: Match): string {
  return `${START}"saved":${JSON.stringify(match.save())}}\n`;
}

/** The file of a match: a replay where it can be played again from its seed, otherwise a save. */
export function matchText(match: Match): string {
  return match.beganBySetUp ? writeReplay(match) : saveText(match);
}

/** Is this the text of a save? */
export function isSaveText(text: string): boolean {
  return text.startsWith(START);
}

/** What a save holds, whatever it is; `null` when it is none. */
export function saveIn(text: string): unknown {
  if (!isSaveText(text) || text.length > LIMITS.bytes) return null;
  try {
    return (JSON.parse(text) as { readonly saved?: unknown }).saved ?? null;
  } catch {
    return null;
  }
}

/** The game that a save names, if it names one. */
export function gameIn(saved: unknown): string | null {
  const game: unknown = typeof saved === 'object' && saved !== null && 'game' in saved ? saved.game : null;
  return typeof game === 'string' ? game : null;
}

/** Goes on with a save: at its question, or, where the rules have changed, from its last rest point with new dice. */
export function fromSave(game: Game, saved: unknown, fresh: () => string): Match {
  const version: unknown = (saved as Partial<SavedMatch> | null)?.version;
  if (version !== game.version) return Match.resume(game, remainsOf(game, saved), fresh());
  const wrong = savedFault(game, saved);
  if (wrong !== null) throw new Error(wrong);
  return Match.revive(game, saved as SavedMatch);
}
