/** Plays the matches of a plan, on light tables, and any of them again as a replay. */
import type { Game } from '@necropole/kernel';
import { headerOf, Match, viewFor, writeReplay } from '@necropole/kernel/app';
import type { Bot, Player } from '../bot.ts';
import { botNamed } from '../names.ts';
import { askedSeats, sightOf } from '../sight.ts';
import { type Batch, type Crash, configOf, type GivenAnswer, type Plan, type Played } from './plan.ts';

/** Plays the matches of a batch. */
export function playBatch(game: Game, { plan, from, to }: Batch): readonly Played[] {
  const played: Played[] = [];
  for (let number = from; number < to; number++) played.push(playMatch(game, plan, number));
  return played;
}

/** Plays one match of a plan. */
export function playMatch(game: Game, plan: Plan, number: number): Played {
  const given: GivenAnswer[] = [];
  const played = play(game, plan, number, given);
  return byTheClock(plan) ? { ...played, given } : played;
}

function byTheClock(plan: Plan): boolean {
  return plan.players.some((name) => botNamed(name)?.timed === true);
}

interface Counts {
  readonly used: Set<string>;
  readonly tallies: Map<string, number>;
}

function play(game: Game, plan: Plan, number: number, given: GivenAnswer[]): Played {
  const counts: Counts = { used: new Set(), tallies: new Map() };
  let match: Match | null = null;
  let crash: Crash | null = null;
  try {
    const bots = botsOf(plan);
    match = Match.start(game, configOf(plan, number), {
      light: true,
      forkable: bots.some(({ forks }) => forks),
      ...counts,
    });
    crash = playToEnd(match, sitDown(bots, plan, number), plan, given);
  } catch (error) {
    crash = { kind: 'error', message: messageOf(error) };
  }
  return {
    number,
    outcome: crash === null ? (match?.outcome?.id ?? null) : null,
    winners: crash === null ? (match?.outcome?.winners ?? []) : [],
    ...pointsOf(crash === null ? match : null),
    ...rolesInTheEnd(match),
    // The answer that broke a rule, or was refused, is not one that was given.
    answers: crash === null || crash.kind === 'bound' ? given.length : Math.max(0, given.length - 1),
    crash,
    used: placesOf(game, counts.used),
    progress: match === null ? [] : progressOf(match),
    tallies: Object.fromEntries([...counts.tallies].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function botsOf(plan: Plan): readonly Bot[] {
  return plan.players.map((name) => {
    const bot = botNamed(name);
    if (bot === null) throw new Error(`no bot "${name}"`);
    return bot;
  });
}

function sitDown(bots: readonly Bot[], plan: Plan, number: number): readonly Player[] {
  return bots.map((bot, seat) => bot.sit(`${plan.seed}/${number}/players${plan.chance ?? ''}/${seat}`));
}

/** Gives what went wrong, or `null`. A bot that answers what is refused is at fault, and said to be. */
function playToEnd(match: Match, players: readonly Player[], plan: Plan, given: GivenAnswer[]): Crash | null {
  const { bound } = match.game;
  while (match.outcome === null) {
    if (given.length >= bound) return { kind: 'bound', bound };
    const [seat] = askedSeats(match);
    const sight = seat === undefined ? null : sightOf(match, seat);
    if (sight === null) throw new Error('nobody is asked, and the match is not over');
    const { answer } = (players[sight.seat] as Player).choose(sight);
    given.push({ seat: sight.seat, answer });
    const reply = match.answer(sight.seat, answer);
    if (!reply.ok) {
      const player = plan.players[sight.seat] ?? '';
      return { kind: 'refused', player, answer, refusal: reply.refusal.key };
    }
  }
  return null;
}

function placesOf(game: Game, used: ReadonlySet<string>): readonly number[] {
  return game.components.flatMap(({ id }, place) => (used.has(id) ? [place] : []));
}

function pointsOf(match: Match | null): Pick<Played, 'points'> {
  const points = match?.outcome?.points;
  return points === undefined ? {} : { points };
}

/** Where roles change in mid-match: what each seat was when it was over. */
function rolesInTheEnd(match: Match | null): Pick<Played, 'roles'> {
  const bot = match?.game.bot;
  if (match === null || bot?.roleNow === undefined) return {};
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  return { roles: seats.map((seat) => bot.roleNow?.(viewFor(match, [seat]), seat) ?? '') };
}

function progressOf(match: Match): readonly number[] {
  const { bot } = match.game;
  if (bot?.progress === undefined) return [];
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  return seats.map((seat) => bot.progress?.(viewFor(match, [seat]), seat) ?? 0);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A match of a plan as a replay file; of one that crashed, up to the crash, and the answer that brings it about. */
export function replayOf(game: Game, plan: Plan, played: Played): { file: string; next: GivenAnswer | null } {
  const given = [...(played.given ?? [])];
  if (played.given === undefined) play(game, plan, played.number, given);
  const config = configOf(plan, played.number);
  try {
    const match = Match.start(game, config);
    for (const line of given) {
      if (!match.answer(line.seat, line.answer).ok) return { file: writeReplay(match), next: line };
    }
    return { file: writeReplay(match), next: null };
  } catch {
    // The match does not even begin: its configuration is all there is to tell.
    return { file: `${JSON.stringify(headerOf(game.id, game.version, config))}\n`, next: null };
  }
}
