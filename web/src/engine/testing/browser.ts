/** A browser for tests: one database and one set of locks for several tabs, a clock that stands, ids that count. */
import 'fake-indexeddb/auto';
import { botHost } from '@necropole/bots';
import type { Game, View } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import type { Answered } from '../answered.ts';
import type { Thinker } from '../bots.ts';
import { Host } from '../host.ts';
import { browserLocks } from '../locks.ts';
import type { Eyes, PersonId, SeatPlan } from '../seats.ts';
import type { Live, Notice, Shelf, Surroundings } from '../shelf.ts';
import { pointOf, viewThrough } from '../sight.ts';
import { BrowserStore, type Store } from '../store.ts';

type Request = LockManager['request'];
type Holder = { readonly tab: number; readonly steal: () => void };

/** The locks of a browser, as far as they are used here. */
class LockRoom {
  private readonly holders = new Map<string, Holder>();

  manager(tab: number): Pick<LockManager, 'request'> {
    const request = async (name: string, how: LockOptions, hold: (lock: Lock) => Promise<unknown>) => {
      // Whoever lets go, lets go a moment later.
      if (how.steal !== true && this.holders.has(name)) await new Promise((done) => setTimeout(done, 1));
      const holder = this.holders.get(name);
      if (holder !== undefined && how.steal !== true) throw new DOMException('waited long enough', 'TimeoutError');
      holder?.steal();
      const stolen = new Promise<never>((_, reject) => {
        this.holders.set(name, { tab, steal: () => reject(new DOMException('stolen', 'AbortError')) });
      });
      const mine = this.holders.get(name);
      try {
        return await Promise.race([hold({ name, mode: 'exclusive' }), stolen]);
      } finally {
        if (this.holders.get(name) === mine) this.holders.delete(name);
      }
    };
    return { request: request as unknown as Request };
  }

  /** What the browser does when a tab goes. */
  drop(tab: number): void {
    for (const [name, holder] of this.holders) if (holder.tab === tab) this.holders.delete(name);
  }
}

/** A tab of the browser. */
export interface Tab {
  readonly host: Host;
  readonly notices: Notice[];
  /** Ends it at once, as a crash does. */
  kill(): void;
}

let browsers = 0;

/** A browser with a database of its own. */
export class Browser {
  readonly database: string;
  /** What stands between the tabs and the database, if a test wants to. */
  between: (store: Store) => Store = (store) => store;
  /** Bots think here and now, and as far as they want to however slow the device, unless a test wants it otherwise. */
  thinker: Thinker;
  now = 1_000_000;
  private readonly room = new LockRoom();
  private readonly games: readonly Game[];
  private tabs = 0;
  private counted = 0;

  constructor(...games: readonly Game[]) {
    this.games = games;
    const host = botHost(games);
    this.thinker = {
      think: async ({ atMost: _, ...request }) => host.think(request),
      leave: (table) => host.leave(table),
    };
    browsers += 1;
    this.database = `test ${browsers}`;
  }

  tab(games: readonly Game[] = this.games, locks = true): Tab {
    this.tabs += 1;
    const number = this.tabs;
    const notices: Notice[] = [];
    const around: Surroundings = {
      game: async (id, opening) => {
        const found = games.find((one) => one.id === id) ?? null;
        const knows = opening === null || opening.position !== undefined;
        return knows || found === null ? found : withoutPositions(found);
      },
      store: this.between(new BrowserStore(this.database)),
      locks: browserLocks(locks ? this.room.manager(number) : undefined, 1),
      thinker: this.thinker,
      app: '9.9.9',
      now: () => this.now,
      fresh: () => {
        this.counted += 1;
        return `fresh-${this.counted}`;
      },
      notice: (notice) => notices.push(notice),
    };
    return { host: new Host(around), notices, kill: () => this.room.drop(number) };
  }
}

/** A game as the workers fetch it where no match can begin in a printed example or a lesson. */
function withoutPositions({ learning: _, ...game }: Game): Game {
  return { ...game, rulebook: { ...game.rulebook, examples: [] } };
}

export const me: SeatPlan = { by: 'me' };
export const bot: SeatPlan = { by: 'bot', bot: 'random' };

export function somebody(name: string): SeatPlan {
  return { by: 'somebody', name };
}

/** A new match of a toy, with a fixed seed. */
export function toyMatch(game: Game, ...seats: readonly SeatPlan[]) {
  return { game: game.id, mode: 'only', seats, seed: 'toy' };
}

/** Whoever is to answer gives one answer: a bot its own, a person the `pick`-th that is allowed. Gives who it was. */
export async function oneAnswer(host: Host, id: string, pick = 0): Promise<PersonId | 'bot' | null> {
  const { next } = await host.state(id, 'everybody');
  if (next === null) return null;
  if (next.by === 'bot') {
    mustBeTaken(await host.botStep(id));
    return 'bot';
  }
  const { questions } = await host.state(id, next.person);
  const question = questions.find((one) => one.id === next.question && one.seat === next.seat);
  const allowed = question?.options.filter(({ refusal }) => refusal === null) ?? [];
  const option = allowed[pick % allowed.length];
  if (question === undefined || option === undefined) throw new Error('the person who is asked sees no question');
  mustBeTaken(await host.answer(id, next.seat, option.key, question.id));
  return next.person;
}

function mustBeTaken(answered: Answered | null): void {
  if (answered?.reply.ok !== true) throw new Error(`refused: ${answered?.reply.refusal.key}`);
}

/** The match behind the host: only a test looks there. */
export async function matchOf(host: Host, id: string): Promise<Match> {
  return (await liveOf(host, id)).match;
}

/** What these eyes may know of a match, now or after so many lines. */
export async function viewOf(host: Host, id: string, eyes: Eyes, line = Infinity): Promise<View> {
  const { match, meta } = await liveOf(host, id);
  return viewThrough(eyes, line === Infinity ? match : pointOf(match, line), meta);
}

function liveOf(host: Host, id: string): Promise<Live> {
  return (host as unknown as { readonly shelf: Shelf }).shelf.find(id);
}

/** Plays a match on: to its end, or for so many answers. */
export async function playOn(host: Host, id: string, answers = Infinity): Promise<number> {
  let given = 0;
  while (given < answers && (await oneAnswer(host, id, given * 7)) !== null) given += 1;
  return given;
}

/** Everything that a match shows to some eyes, but when it was saved. */
export async function shown(host: Host, id: string, eyes: Eyes): Promise<string> {
  const { meta, ...state } = await host.state(id, eyes);
  const view = await viewOf(host, id, eyes);
  return JSON.stringify({ ...state, view, seats: meta.seats, answers: meta.answers, outcome: meta.outcome });
}
