/** A match as it comes back from where it was saved: is it one that this game can go on with? */
import { type Game, misfit } from '../game.ts';
import { buildsBoard, type OverrideLine, type Rest, type SavedMatch } from '../history.ts';
import { canonical, copyJson, hash } from '../json.ts';
import { setAt } from '../override.ts';
import type { Shape } from '../shape.ts';
import { formFault, savedForm } from './forms.ts';
import { LIMITS } from './limits.ts';
import { unwelcome } from './welcome.ts';

/**
 * What is wrong with a saved match, in one sentence for developers, or `null`. `hashes` are those of every rest point
 * by its number, where they are kept beside the save: with them the first rest point of the save is checked, too.
 */
export function savedFault<S extends Shape>(
  game: Game<S>,
  value: unknown,
  hashes: readonly string[] = [],
): string | null {
  const wrong = unwelcome(value, { depth: LIMITS.depth, values: LIMITS.savedValues });
  if (wrong !== null) return `This saved match cannot be let in: ${wrong}`;
  const form = formFault(savedForm, value, 'the saved match');
  if (form !== null) return `This saved match is damaged: ${form}`;
  const saved = value as SavedMatch<S>;
  if (saved.game !== game.id) return `This saved match is of ${saved.game}, not of ${game.id}`;
  if (saved.version !== game.version) {
    return `This saved match is of version ${saved.version} of ${game.id}, this is version ${game.version}`;
  }
  const unfit = misfit(game as unknown as Game, saved.config);
  if (unfit !== null) return `This saved match cannot be: ${unfit}`;
  return orderFault(saved) ?? restsFault(game, saved, hashes);
}

/** Do its parts belong together: the seats, the lines, and the rest points between them? */
function orderFault<S extends Shape>({ config, lines, rests, told, undone = [] }: SavedMatch<S>): string | null {
  const isSeat = (seat: number): boolean => seat < config.seats;
  for (const line of [...lines, ...undone]) {
    const seats =
      line.kind === 'answer'
        ? [line.seat, ...line.team]
        : line.kind === 'reseed'
          ? [line.by ?? 0, ...line.unknownTo.filter((seat) => seat !== LIMITS.seats)]
          : [];
    if (!seats.every(isSeat)) return 'This saved match is damaged: a line names a seat that the match has not';
  }
  for (const [at, rest] of rests.entries()) {
    const before = rests[at - 1];
    const follows = before === undefined || (rest.number === before.number + 1 && rest.line >= before.line);
    if (!follows || rest.line > lines.length || rest.told > told.length || rest.asked.length !== config.seats) {
      return `This saved match is damaged: rest point ${rest.number} does not belong to its history`;
    }
  }
  return null;
}

/** The match stands up from its last rest point, and goes back to the others: each is a table of this game. */
function restsFault<S extends Shape>(game: Game<S>, saved: SavedMatch<S>, hashes: readonly string[]): string | null {
  for (const [at, rest] of saved.rests.entries()) {
    const wrong = worldFault(game, rest.phase, rest.world, rest.board);
    if (wrong !== null) return `This saved match is damaged: ${wrong}`;
    if (hashAgrees(game, saved, at, hashes)) continue;
    return `This saved match is damaged: rest point ${rest.number} is not the one that was hashed`;
  }
  return null;
}

/** What is wrong with a table as one of this game, in words for developers, or `null`. */
function worldFault<S extends Shape>(
  game: Game<S>,
  phase: string,
  world: S['world'],
  board: S['board'],
): string | null {
  if (!Object.hasOwn(game.phases, phase)) return `${game.id} has no phase "${phase}"`;
  try {
    const copy = game.copy(world);
    if (canonical(copy) !== canonical(world)) return 'its world is not of the shape that the game knows';
    const [broken] = game.invariants(copy, board);
    return broken === undefined ? null : `its world breaks a rule of the game: ${broken}`;
  } catch {
    return 'its world is not of the shape that the game knows';
  }
}

/** Is this rest point the one whose hash is kept? Where what it was chained to is unknown, nothing can be said. */
function hashAgrees<S extends Shape>(
  game: Game<S>,
  { rests, lines }: SavedMatch<S>,
  at: number,
  hashes: readonly string[],
): boolean {
  const rest = rests[at] as Rest<S>;
  const before = rests[at - 1];
  const kept = hashes[rest.number];
  if (kept !== undefined && kept !== rest.hash) return false;
  const chained = rest.number === 0 ? '' : (before?.hash ?? hashes[rest.number - 1]);
  if (chained === undefined) return true;
  const line = lines[rest.line - 1];
  if (
    line?.kind === 'override' &&
    rest.hash === hash(`${chained}${canonical({ path: line.path, value: line.value })}`)
  ) {
    return before === undefined || isCorrected(game, before, rest, line);
  }
  const { phase, world, streams, board } = rest;
  const restHash = (hashed: S['board'] | null): string =>
    hash(`${chained}${canonical({ phase, world, streams, board: hashed })}`);
  // Only a board that may have changed since the rest point before is in the hash.
  if (before !== undefined) return rest.hash === restHash(buildsBoard(game, before.phase) ? board : null);
  return rest.hash === restHash(board) || (rest.number > 0 && rest.hash === restHash(null));
}

/** The hash of a correction tells what was corrected, not what came of it: that is made again. */
function isCorrected<S extends Shape>(game: Game<S>, before: Rest<S>, rest: Rest<S>, line: OverrideLine): boolean {
  const world = game.copy(before.world);
  try {
    setAt(world, line.path, copyJson(line.value));
  } catch {
    return false;
  }
  return canonical(world) === canonical(rest.world);
}
