/** A match as it comes back from where it was saved: is it one that this game can go on with? */
import { type Game, misfit } from '../game.ts';
import type { Line, SavedMatch } from '../history.ts';
import { canonical } from '../json.ts';
import type { Remains } from '../saving.ts';
import type { Shape } from '../shape.ts';
import { formFault, oldSavedForm, savedForm } from './forms.ts';
import { LIMITS } from './limits.ts';
import { unwelcome } from './welcome.ts';

/**
 * What is wrong with a saved match, in one sentence for developers, or `null`. Whether its rest point is the one that
 * was hashed is seen when it is revived.
 */
export function savedFault<S extends Shape>(game: Game<S>, value: unknown): string | null {
  const form = formOfSaved(value) ?? formFault(savedForm, value, 'the saved match');
  if (form !== null) return `This saved match is damaged: ${form}`;
  const saved = value as SavedMatch<S>;
  if (saved.version !== game.version) {
    return `This saved match is of version ${saved.version} of ${game.id}, this is version ${game.version}`;
  }
  const wrong = misplaced(game, saved) ?? orderFault(saved) ?? worldFault(game, { ...saved.rest, board: saved.board });
  if (wrong !== null) return wrong;
  return saved.base === null ? null : worldFault(game, saved.base);
}

function formOfSaved(value: unknown): string | null {
  return unwelcome(value, { depth: LIMITS.depth, values: LIMITS.savedValues });
}

function misplaced<S extends Shape>(game: Game<S>, saved: Pick<SavedMatch<S>, 'game' | 'config'>): string | null {
  if (saved.game !== game.id) return `This saved match is of ${saved.game}, not of ${game.id}`;
  const unfit = misfit(game as unknown as Game, saved.config);
  return unfit === null ? null : `This saved match cannot be: ${unfit}`;
}

/** Do its parts belong together: the seats, the lines, and the rest point between them? */
function orderFault<S extends Shape>({ config, lines, rest, base, told, undone }: SavedMatch<S>): string | null {
  for (const line of [...lines, ...undone]) {
    if (seatsIn(line).every((seat) => seat < config.seats)) continue;
    return 'This saved match is damaged: a line names a seat that the match has not';
  }
  const from = base?.line ?? 0;
  if (rest.line >= from && rest.line <= lines.length && rest.told === told.length && from <= lines.length) return null;
  return 'This saved match is damaged: its rest point does not belong to its history';
}

function seatsIn(line: Line): readonly number[] {
  if (line.kind === 'answer') return [line.seat, ...line.team];
  return line.kind === 'reseed' ? [line.by ?? 0, ...line.unknownTo.filter((seat) => seat !== LIMITS.seats)] : [];
}

/** What is wrong with a table as one of this game, in words for developers, or `null`. */
function worldFault<S extends Shape>(
  game: Game<S>,
  { phase, world, board }: { readonly phase: string; readonly world: S['world']; readonly board: S['board'] },
): string | null {
  if (!Object.hasOwn(game.phases, phase)) return `This saved match is damaged: ${game.id} has no phase "${phase}"`;
  const shape = 'This saved match is damaged: its world is not of the shape that the game knows';
  try {
    const copy = game.copy(world);
    if (canonical(copy) !== canonical(world)) return shape;
    const [broken] = game.invariants(copy, board);
    return broken === undefined ? null : `This saved match is damaged: its world breaks a rule of the game: ${broken}`;
  } catch {
    return shape;
  }
}

/**
 * What is left of a match that was saved by another version, or in the first format: its last rest point, and what led
 * there. Throws a sentence when it cannot be gone on with.
 */
export function remainsOf<S extends Shape>(game: Game<S>, value: unknown): Remains<S> {
  const form = formOfSaved(value);
  if (form !== null) throw new Error(`This saved match is damaged: ${form}`);
  const old = formFault(oldSavedForm, value, 'the saved match') === null;
  const wrong = old ? null : formFault(savedForm, value, 'the saved match');
  if (wrong !== null) throw new Error(`This saved match is damaged: ${wrong}`);
  const remains = old ? remainsOfOld(value as OldSaved<S>) : remainsOfSaved(value as SavedMatch<S>);
  const unfit = misplaced(game, remains);
  if (unfit !== null) throw new Error(unfit);
  const { rest, lines, told } = remains;
  if (rest.line > lines.length || rest.told > told.length) {
    throw new Error('This saved match is damaged: its rest point does not belong to its history');
  }
  if (!Object.hasOwn(game.phases, rest.phase)) throw new Error(`${game.id} has no phase "${rest.phase}" any more`);
  return remains;
}

interface OldSaved<S extends Shape> extends Omit<Remains<S>, 'rest'> {
  readonly rests: readonly (Remains<S>['rest'] & { readonly number: number })[];
}

/** A match that was over has the rest point of its end, too: it is not gone on with, and never gets here. */
function remainsOfOld<S extends Shape>({ game, version, config, lines, told, rests }: OldSaved<S>): Remains<S> {
  const rest = rests[rests.length - 1] as OldSaved<S>['rests'][number];
  return { game, version, config, rest, told, lines: lines.map((line) => ({ ...line, revision: 0, retries: 0 })) };
}

function remainsOfSaved<S extends Shape>({
  game,
  version,
  config,
  lines,
  told,
  rest,
  board,
}: SavedMatch<S>): Remains<S> {
  return { game, version, config, lines, told, rest: { ...rest, board } };
}
