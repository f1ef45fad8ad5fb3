/** Matches as files: downloaded, opened, exported all together, and reported with the app's version. */
import { fromSave, gameIn, isSaveText, LIMITS, saveIn, unwelcome } from '@necropole/kernel/app';
import * as v from 'valibot';
import { EngineProblem, type FileFault, messageOf, type Problem, problemOf } from './problems.ts';
import { standing } from './reasons.ts';
import { isOver, type MatchMeta, seatsForm, titleForm } from './records.ts';
import { type Download, type OpenedReplay, openReplay, replayText } from './replay-file.ts';
import { isResult, type Result, resultsIn } from './results.ts';
import type { SeatPlan } from './seats.ts';
import type { Live, Shelf, Surroundings } from './shelf.ts';

/** A file that was opened. */
export interface OpenedFile {
  readonly id: string;
  /** Where it stops agreeing, and why: it is shown up to there. */
  readonly fault: FileFault | null;
}

/** What came of an exported file. */
export interface Imported {
  readonly ids: readonly string[];
  /** How many results were new. */
  readonly results: number;
  readonly problems: readonly (Problem | FileFault)[];
}

/** In one export. */
const MOST_MATCHES = 10_000;
const MOST_RESULTS = 100_000;

const exportForm = v.object({
  necropole: v.literal('matches'),
  matches: v.pipe(
    v.array(
      v.looseObject({
        replay: v.optional(v.string()),
        saved: v.optional(v.unknown()),
        title: v.fallback(titleForm, ''),
        seats: seatsForm,
        resigned: v.boolean(),
        file: v.boolean(),
      }),
    ),
    v.maxLength(MOST_MATCHES),
  ),
  // Each is looked at by itself: one that is damaged spoils no other. Older exports have none.
  results: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_RESULTS)), []),
});

/** What the engine does with files. */
export class Filing {
  private readonly around: Surroundings;
  private readonly shelf: Shelf;

  constructor(around: Surroundings, shelf: Shelf) {
    this.around = around;
    this.shelf = shelf;
  }

  /** The file of a match. That of an unfinished one holds its secrets: `secrets` says so. */
  async toFile(id: string): Promise<Download> {
    const live = await this.shelf.find(id);
    return this.download(live, replayText(live.match, besideOf(live)), 'jsonl');
  }

  /** A replay file with all that a bug report needs in its header. */
  async report(id: string): Promise<Download> {
    const live = await this.shelf.find(id);
    const { failure, diverged, meta } = live;
    const text = replayText(live.match, { app: this.around.app, failure, diverged, seats: meta.seats });
    return this.download(live, text, 'report.jsonl');
  }

  private download({ meta }: Live, text: string, ending: string): Download {
    const day = new Date(meta.created).toISOString().slice(0, 10);
    return { name: `${meta.game}-${day}-${meta.id.slice(0, 6)}.${ending}`, text, secrets: !isOver(meta) };
  }

  /** Opens the text of a replay file as a match to look at. */
  async fromFile(text: string, title = ''): Promise<OpenedFile> {
    const { match, reasons, fault } = await this.opened(isSaveText(text) ? { saved: saveIn(text) } : text);
    const seats = Array.from({ length: match.config.seats }, (): SeatPlan => ({ by: 'me' }));
    const { meta } = await this.shelf.add(match, { title, seats, replay: true }, reasons);
    return { id: meta.id, fault };
  }

  /** Opens a file, or a match that was saved because it cannot be played again from its seed. */
  private async opened(what: string | { readonly saved: unknown }): Promise<OpenedReplay> {
    if (typeof what === 'string') return openReplay(what, (...asked) => this.shelf.game(...asked));
    const game = await this.shelf.game(gameIn(what.saved) ?? '', null);
    try {
      return { match: fromSave(game, what.saved, () => this.around.fresh()), reasons: [], fault: null };
    } catch (error) {
      throw new EngineProblem({ kind: 'wrong-file', fault: { why: 'does-not-fit', message: messageOf(error) } });
    }
  }

  /** Every match in one file; those that cannot be written as a replay are in it as they lie in the browser. */
  async exportAll(): Promise<Download & { readonly damaged: readonly string[] }> {
    const { matches, damaged } = await this.listed();
    const rows: object[] = [];
    const broken = [...damaged];
    for (const { id } of matches) {
      const row = await this.exported(id).catch(() => null);
      if (row === null) broken.push(id);
      else rows.push(row);
    }
    const raw = await Promise.all(broken.map((id) => this.around.store.read(id).catch(() => null)));
    const results = resultsIn(await this.around.store.results().catch(() => []));
    const text = JSON.stringify({ necropole: 'matches', app: this.around.app, matches: rows, results, damaged: raw });
    const day = new Date(this.around.now()).toISOString().slice(0, 10);
    const secrets = matches.some((meta) => !isOver(meta));
    return { name: `necropole-${day}.json`, text, secrets, damaged: broken };
  }

  private async listed(): Promise<{ matches: readonly MatchMeta[]; damaged: readonly string[] }> {
    const here = this.shelf.all.map(({ meta }) => meta);
    const kept = await this.around.store.list().catch(() => ({ matches: [], damaged: [] }));
    return { ...kept, matches: [...here, ...kept.matches.filter(({ id }) => !here.some((meta) => meta.id === id))] };
  }

  /** One match for the export. It is looked at where it lies: another tab may play it on. */
  private async exported(id: string): Promise<object> {
    const live = await this.shelf.peek(id);
    const { match, meta } = live;
    const { title, seats, resigned, replay: file } = meta;
    const what = match.beganBySetUp ? { replay: replayText(match, besideOf(live)) } : { saved: match.save() };
    return { title, seats, resigned, file, ...what };
  }

  /** Brings the matches of an exported file back, beside those that are here; results that are here already count once. */
  async importAll(text: string): Promise<Imported> {
    const found = v.safeParse(exportForm, parsed(text));
    if (!found.success) throw new EngineProblem({ kind: 'wrong-file', fault: { why: 'not-an-export' } });
    const ids: string[] = [];
    const problems: (Problem | FileFault)[] = [];
    for (const { replay, saved, title, seats, resigned, file } of found.output.matches) {
      try {
        const { match, reasons, fault } = await this.opened(replay ?? { saved });
        const fits = seats.length === match.config.seats;
        const plan = fits ? seats : Array.from({ length: match.config.seats }, (): SeatPlan => ({ by: 'me' }));
        const live = await this.shelf.add(match, { title, seats: plan, replay: file || fault !== null }, reasons);
        if (resigned) {
          live.meta = { ...live.meta, resigned };
          live.underWay = false;
          await this.shelf.keep(live);
        }
        if (fault !== null) problems.push(fault);
        ids.push(live.meta.id);
        // What could not be saved stays open: it is nowhere else.
        if (live.storage === null) this.shelf.close(live.meta.id);
        else problems.push(live.storage);
      } catch (error) {
        problems.push(problemOf(error));
      }
    }
    const results = await this.around.store
      .addResults(found.output.results.filter(isTrusted))
      .catch((error: unknown) => {
        problems.push(problemOf(error));
        return 0;
      });
    return { ids, results, problems };
  }
}

/** What a file says of a match beside its history. */
function besideOf({ match, reasons }: Pick<Live, 'match' | 'reasons'>): object {
  const kept = standing(reasons, match.lines);
  return kept.length === 0 ? {} : { reasons: kept };
}

/** May a result of a file come in? */
function isTrusted(value: unknown): value is Result {
  return unwelcome(value, { depth: LIMITS.depth, values: LIMITS.lineValues }) === null && isResult(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
