/**
 * Going on with the file of a match. What it recorded under the rules of today goes on at its question; what was played
 * under other rules, or with other dice, goes on from its last rest point, in a file of its own.
 */
import { existsSync } from 'node:fs';
import type { Game } from '@necropole/kernel';
import {
  fromSave,
  gameIn,
  isSaveText,
  LIMITS,
  type Match,
  type OldReplay,
  resumeOld,
  type SavedMatch,
  saveIn,
} from '@necropole/kernel/app';
import { readUpTo } from './reading.ts';
import { type Opening, playFile, readReplayFile, readText } from './replay-file.ts';
import { savedBeside } from './saves.ts';
import { Failure, messageOf, type Surroundings } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** A match to go on with. */
export interface Resumed {
  readonly game: Game;
  readonly match: Match;
  /** What those are told who go on with it. */
  readonly said: readonly string[];
  /** Does it go on in its file? Otherwise that stays as it is, so that nothing of it is lost. */
  readonly inItsFile: boolean;
}

/** Opens the file of a match to go on with it. */
export function resumeFile(file: string, how: Opening, around: Surroundings, words: CommandWords): Resumed {
  const text = readText(file, words);
  if (isSaveText(text)) return fromSaveFile(file, text, around, words);
  const read = readReplayFile(file, around.games, words);
  const { game, replay } = read;
  if ('format' in replay) return fromOld(file, game, replay, around, words);
  const { match, problems, remark, overrides } = playFile(read, words, how);
  const said = [...problems, ...(remark === null ? [] : [remark])];
  if (overrides > 0) said.push(words.replay.overridden(overrides));
  const { version } = replay.header;
  const rest = problems.length > 0 && version !== game.version ? besideOf(file, game, version) : null;
  if (rest === null) return { game, match, said, inItsFile: problems.length === 0 && remark === null };
  return { game, match: goOn(file, game, rest, around, words), said: [], inItsFile: false };
}

/** The save of the same version that lies beside a file. */
function besideOf(file: string, game: Game, version: number): unknown {
  const beside = savedBeside(file);
  if (!existsSync(beside)) return null;
  try {
    const saved = saveIn(readUpTo(beside, LIMITS.bytes) ?? '') as Partial<SavedMatch> | null;
    return saved?.game === game.id && saved.version === version ? saved : null;
  } catch {
    return null;
  }
}

function fromSaveFile(file: string, text: string, around: Surroundings, words: CommandWords): Resumed {
  const saved = saveIn(text);
  const game = around.games.find(({ id }) => id === gameIn(saved));
  if (game === undefined) throw new Failure(words.errors.notReplay(file));
  return { game, match: goOn(file, game, saved, around, words), said: [], inItsFile: true };
}

function fromOld(file: string, game: Game, old: OldReplay, around: Surroundings, words: CommandWords): Resumed {
  const match = orFail(file, words, () => resumeOld(game, old, around.freshSeed()));
  return { game, match, said: [], inItsFile: false };
}

function goOn(file: string, game: Game, saved: unknown, around: Surroundings, words: CommandWords): Match {
  return orFail(file, words, () => fromSave(game, saved, around.freshSeed));
}

function orFail(file: string, words: CommandWords, open: () => Match): Match {
  try {
    return open();
  } catch (error) {
    throw new Failure(words.errors.notSaved(file, messageOf(error)));
  }
}
