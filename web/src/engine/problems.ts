/** What can go wrong outside the rules of a game, as closed kinds: the page has a sentence for each, in both languages. */

/** The most characters that an export may have; each match in it has the limits of a file. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;

/** What is wrong with a file that somebody opened. */
export type FileFault =
  | { readonly why: 'empty' | 'not-a-replay' | 'too-large' | 'later-format' | 'not-an-export' }
  /** Recorded before the random streams changed: shown as far as today's rules take its answers. */
  | { readonly why: 'old-format'; readonly version: number; readonly taken: number; readonly answers: number }
  /** It corrects the match by hand, so many times: nothing says that anybody played it so. */
  | { readonly why: 'overrides'; readonly overrides: number }
  /** It is sound up to a line of the file. */
  | { readonly why: 'damaged' | 'too-long'; readonly line: number }
  /** From this line of the file on, this version of the game plays otherwise, or refuses the answer. */
  | { readonly why: 'differs' | 'refused' | 'ends-otherwise'; readonly line: number }
  | { readonly why: 'unknown-game'; readonly game: string }
  | { readonly why: 'does-not-fit'; readonly message: string };

/** What can go wrong. */
export type Problem =
  /** The browser has no room left: the match goes on in memory, and can be downloaded. */
  | { readonly kind: 'storage-full' }
  /** The browser keeps nothing for this page: the match goes on in memory, and can be downloaded. */
  | { readonly kind: 'storage-forbidden' }
  | { readonly kind: 'storage-failed'; readonly message: string }
  /** Another tab plays this match; it can be taken over. */
  | { readonly kind: 'open-elsewhere'; readonly match: string }
  /** Another tab has taken this match over. */
  | { readonly kind: 'taken-over'; readonly match: string }
  | { readonly kind: 'no-such-match'; readonly match: string }
  /** What the browser kept of a match cannot be brought back; it can still be exported or removed. */
  | { readonly kind: 'damaged-match'; readonly match: string; readonly message: string }
  | { readonly kind: 'unknown-game'; readonly game: string }
  /** The code of a game could not be fetched: asking again tries again. */
  | { readonly kind: 'game-not-fetched'; readonly game: string; readonly message: string }
  | { readonly kind: 'wrong-choices'; readonly message: string }
  | { readonly kind: 'wrong-file'; readonly fault: FileFault }
  /** It is over, a replay, or of a version that plays otherwise: it can be looked at and continued from. */
  | { readonly kind: 'read-only'; readonly match: string }
  /** Asked for what these eyes may not see, or for what this person may not do. */
  | { readonly kind: 'not-allowed'; readonly message: string }
  /** A rule threw. Nothing has changed; one can go back a step, and report it. */
  | { readonly kind: 'rule-error'; readonly message: string }
  | { readonly kind: 'wrong-message'; readonly message: string }
  /** The worker stopped. The next request starts it again; what was acknowledged is saved. */
  | { readonly kind: 'worker-stopped'; readonly message: string }
  | { readonly kind: 'unexpected'; readonly message: string };

/** A problem, thrown. */
export class EngineProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super('message' in problem ? `${problem.kind}: ${problem.message}` : problem.kind);
    this.problem = problem;
  }
}

/** Whatever was thrown, as a problem. */
export function problemOf(error: unknown): Problem {
  if (error instanceof EngineProblem) return error.problem;
  return { kind: 'unexpected', message: messageOf(error) };
}

/** What an error says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
