/** Listens while a test runs: which cites came up, and what must still be true when it ends. */

/** What one test has shown. */
export interface Recording {
  /** Every cite that came up, of questions, refusals, events, outcomes and hooks. */
  readonly cited: ReadonlySet<string>;
  /** The printed examples in whose positions it stood. */
  readonly examples: ReadonlySet<string>;
}

interface Recorder {
  readonly cited: Set<string>;
  readonly examples: Set<string>;
  readonly atEnd: (() => void)[];
}

/** The test that runs now. Tests of a file run one after the other, so one place is enough. */
let current: Recorder | null = null;

/** Hears a cite, for whichever test runs now. Give it to a match as `cited`. */
export function hearCite(cite: string): void {
  current?.cited.add(cite);
}

/** Hears that the test that runs now stands in the position of a printed example. */
export function hearExample(id: string): void {
  current?.examples.add(id);
}

/** Runs a check when the test that runs now is over. */
export function checkAtEnd(check: () => void): void {
  current?.atEnd.push(check);
}

/** Runs a test and gives the cites that came up in it. A scripted die that nobody rolled fails it. */
export async function recordCites(run: () => void | Promise<void>): Promise<Recording> {
  const outer = current;
  const recorder: Recorder = { cited: new Set(), examples: new Set(), atEnd: [] };
  current = recorder;
  try {
    await run();
    for (const check of recorder.atEnd) check();
  } finally {
    current = outer;
    if (outer !== null) for (const cite of recorder.cited) outer.cited.add(cite);
  }
  return { cited: recorder.cited, examples: recorder.examples };
}
