/** Brings a match back from what the browser kept of it, if that still is one. */
import type { Game } from '@necropole/kernel';
import {
  formFault,
  LIMITS,
  Match,
  oldSavedForm,
  playOldReplay,
  remainsOf,
  savedFault,
  savedForm,
  unwelcome,
} from '@necropole/kernel/app';
import * as v from 'valibot';
import { EngineProblem, messageOf } from './problems.ts';
import { readReasons } from './reasons.ts';
import { isOver, metaForm, type StoredMatch } from './records.ts';
import { playAgain, replayOf } from './replay-file.ts';
import type { Live, Shelf, Surroundings } from './shelf.ts';

/** A match that was brought back. */
export type Revived = Pick<Live, 'meta' | 'match' | 'reasons' | 'diverged'>;

const recordForm = v.object({ meta: metaForm, saved: savedForm });
const oldRecordForm = v.object({ meta: metaForm, saved: oldSavedForm });

/** The match of a record; says why there is none. */
export async function revive(
  id: string,
  record: unknown,
  { game: gameOf, fresh }: Pick<Shelf, 'game'> & Pick<Surroundings, 'fresh'>,
): Promise<Revived> {
  const wrong = recordFault(record);
  if (wrong !== null) throw new EngineProblem({ kind: 'damaged-match', match: id, message: wrong });
  const stored = record as StoredMatch;
  const { meta } = stored;
  const game = await gameOf(stored.saved.game, stored.saved.config);
  try {
    const found = revived(game, stored, fresh);
    return { meta, reasons: readReasons(stored.reasons, found.match.lines), ...found };
  } catch (error) {
    throw new EngineProblem({ kind: 'damaged-match', match: id, message: messageOf(error) });
  }
}

/** What is wrong with the form of a record, in a sentence for developers; `null` when it can be tried. */
function recordFault(value: unknown): string | null {
  const wrong = unwelcome(value, { depth: LIMITS.depth, values: LIMITS.savedValues });
  if (wrong !== null) return `the record cannot be let in: ${wrong}`;
  const form = formFault(isOfOldFormat(value) ? oldRecordForm : recordForm, value, 'the record');
  if (form !== null) return form;
  const { meta, saved } = value as StoredMatch;
  const together = meta.game === saved.game && meta.mode === saved.config.mode;
  return together && meta.seats.length === saved.config.seats ? null : 'the record lists another match than it holds';
}

/** Was this record made before the random streams changed? Only its last rest point can be gone on with. */
function isOfOldFormat(record: unknown): boolean {
  const saved: unknown = (record as Partial<StoredMatch> | null)?.saved;
  return typeof saved === 'object' && saved !== null && !('format' in saved);
}

/**
 * Brings a match back to its question. One that was saved by another version, or before the random streams changed, is
 * played again from its answers; where that leads elsewhere, a match under way goes on from its last rest point with
 * new dice, and the log says so. One that is over can only be looked at, as far as it agrees.
 */
function revived(game: Game, stored: StoredMatch, fresh: () => string): Pick<Revived, 'match' | 'diverged'> {
  if (isOfOldFormat(stored)) return revivedOld(game, stored, fresh);
  const { saved, meta } = stored;
  const same = saved.version === game.version;
  try {
    const wrong = same ? savedFault(game, saved) : null;
    if (wrong !== null) throw new Error(wrong);
    if (same) return { match: Match.revive(game, saved), diverged: false };
  } catch (error) {
    if (saved.base !== null) throw error;
  }
  const again = saved.base === null ? playAgain(game, replayOf(saved), { overrides: true }) : null;
  if (again?.fault === null) return { match: again.match, diverged: false };
  if (!same && !isOver(meta) && !meta.replay) {
    return { match: Match.resume(game, remainsOf(game, saved), fresh()), diverged: false };
  }
  if (again === null) throw new Error(`it is of version ${saved.version}, and was gone on with from a rest point`);
  return { match: again.match, diverged: true };
}

/** A record of the first format: its dice came from another generator. */
function revivedOld(
  game: Game,
  { saved, meta }: StoredMatch,
  fresh: () => string,
): Pick<Revived, 'match' | 'diverged'> {
  const { id, config, version, lines } = { ...saved, id: saved.game };
  if (!isOver(meta) && !meta.replay)
    return { match: Match.resume(game, remainsOf(game, saved), fresh()), diverged: false };
  const first = lines.findIndex(({ kind }) => kind !== 'answer');
  const answers = lines.slice(0, first < 0 ? lines.length : first).filter((line) => line.kind === 'answer');
  const old = { format: 1, game: id, version, config, lines: answers, answers: lines.length } as const;
  return { match: playOldReplay(game, old).match, diverged: true };
}
