/** Point 9, for what random matches leave out: the recorded match or the test that is named for it must really have it. */
import { readFileSync } from 'node:fs';
import { playReplay, readReplay } from '../../app.ts';
import type { Suite } from './suite.ts';

/** Recorded matches by their name without `.jsonl`, and tests by their path: as `recorded` of a game's conformance. */
export function recordedIn(folder: URL): (name: string) => string | null {
  return (name) => {
    try {
      return readFileSync(new URL(name.endsWith('.ts') ? name : `fixtures/${name}.jsonl`, folder), 'utf8');
    } catch {
      return null;
    }
  };
}

/** What a recorded match shows. */
interface Shown {
  readonly used: ReadonlySet<string>;
  /** As `mode/outcome`. */
  readonly ending: string;
}

/** Holds every exemption to what it names. */
export function checkRecorded(suite: Suite): void {
  const { recorded, usedElsewhere = {}, endings = {} } = suite.options;
  if (recorded === undefined) return;
  const known = new Map<string, Shown | string | null>();
  const look = (name: string): Shown | string | null => {
    if (!known.has(name)) known.set(name, shownIn(suite, name, recorded(name)));
    return known.get(name) ?? null;
  };
  for (const [component, name] of Object.entries(usedElsewhere)) {
    const shown = look(name);
    if (shown === null) suite.report(9, `${component} is named as used in ${name}, which is not there`, null);
    else if (typeof shown === 'string' ? !shown.includes(component) : !shown.used.has(component)) {
      suite.report(9, `${component} is named as used in ${name}, but is not used there`, null);
    }
  }
  for (const [ending, name] of Object.entries(endings)) {
    const shown = look(name);
    const found = shown === null || typeof shown === 'string' ? 'nothing' : shown.ending;
    if (found !== ending) suite.report(9, `${ending} is named as the end of ${name}, which ends by ${found}`, null);
  }
}

/** A match shows what it uses and how it ends; a test only its text. */
function shownIn({ game }: Suite, name: string, text: string | null): Shown | string | null {
  if (text === null || name.endsWith('.ts')) return text;
  const used = new Set<string>();
  const { match } = playReplay(game, readReplay(text), { used });
  // An answer that ends the match ends it before its component is done.
  const last = match.lines
    .findLast((line) => line.kind === 'answer')
    ?.answer.split(':')
    .at(-1);
  if (last !== undefined && match.outcome !== null) used.add(last);
  return { used, ending: `${match.config.mode}/${match.outcome?.id}` };
}
