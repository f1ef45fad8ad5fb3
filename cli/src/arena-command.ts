/** `arena`: how strong bots are against each other, in every role of a mode. */
import {
  type ArenaTable,
  type Became,
  type Contest,
  contestsOf,
  type Pairing,
  type Played,
  pairingOf,
  rateOf,
} from '@necropole/bots/lab';
import type { Game, MatchConfig } from '@necropole/kernel';
import { completed, rolesOf } from '@necropole/kernel/app';
import { botNames, isBot } from './bots.ts';
import { chooseGame, chooseMatch, type Wishes, wholeNumber } from './choices.ts';
import { roleName } from './phrases.ts';
import { BOT_SEATING } from './simulate-command.ts';
import { percentOf } from './simulate-summary.ts';
import { Failure, type Surroundings, UsageError } from './surroundings.ts';
import { textTable } from './text-table.ts';
import { playAll, threadsOf } from './threads.ts';
import type { CommandWords } from './words/index.ts';

/** The arguments of `arena`. */
export interface ArenaArguments extends Wishes {
  readonly matches: string;
  readonly threads?: string;
  readonly role?: string;
  readonly others?: string;
  readonly json?: boolean;
}

const MOST_MATCHES = 1_000_000;
const MOST_BOTS = 12;

/** Lets every pair of the bots meet in every role; exit code 1 if a match crashed. */
export async function arena(
  id: string,
  given: ArenaArguments,
  around: Surroundings,
  words: CommandWords,
): Promise<number> {
  const game = chooseGame(around.games, id, words);
  const matches = wholeNumber('--matches', given.matches, 2, MOST_MATCHES, words);
  const threads = threadsOf(given.threads, words);
  const bots = botsOf(given.players, words);
  const [others] = given.others === undefined ? [] : botsOf(given.others, words);
  const { config } = chooseMatch(game, { ...given, players: 'random' }, BOT_SEATING, () => '1', words);
  const { seed, ...rest } = completed(game, config);
  const role = chooseRole(game, rest, given.role, words);
  const all = contestsOf(game, { config: rest, seed, bots, matches, ...(others === undefined ? {} : { others }) });
  const contests = all.pairings.filter((contest) => role === null || contest.role === role);

  const tables = [...contests, all.mirror].flatMap((contest) => contest.tables);
  const played = await playAll(game, tables, threads, around, words);
  refuseCrashes(tables, played, words);

  const pairings: Pairing[] = [];
  let from = 0;
  for (const contest of [...contests, all.mirror]) {
    pairings.push(pairingOf(contest, played.slice(from, from + contest.tables.length)));
    from += contest.tables.length;
  }
  const mirror = pairings.pop() as Pairing;
  around.out(
    given.json === true
      ? `${JSON.stringify({ game: game.id, ...rest, seed, pairings, mirror: controlOf(mirror) })}\n`
      : describe(game, rest, seed, pairings, all.mirror, mirror, words),
  );
  return 0;
}

function botsOf(named: string | undefined, words: CommandWords): readonly string[] {
  const bots = [...new Set((named ?? 'greedy,random').split(',').map((name) => name.trim()))];
  const unknown = bots.find((name) => !isBot(name));
  if (unknown !== undefined) throw new UsageError(words.errors.unknownPlayer(unknown, botNames));
  if (bots.length > MOST_BOTS) throw new UsageError(words.errors.tooMany('--players', String(bots.length), MOST_BOTS));
  return bots;
}

function chooseRole(
  game: Game,
  config: Omit<MatchConfig, 'seed'>,
  wanted: string | undefined,
  words: CommandWords,
): string | null {
  if (wanted === undefined) return null;
  const known = [...new Set(rolesOf(game, config).map(({ role }) => role))];
  if (!known.includes(wanted)) throw new UsageError(words.errors.unknownRole(config.mode, wanted, known));
  return wanted;
}

function refuseCrashes(
  tables: readonly ArenaTable[],
  played: readonly (readonly Played[])[],
  words: CommandWords,
): void {
  tables.forEach(({ plan }, at) => {
    const crashed = played[at]?.find(({ crash }) => crash !== null);
    if (crashed !== undefined)
      throw new Failure(words.errors.arenaCrash(plan.players.join(','), plan.seed, crashed.number));
  });
}

/** The control: of the matches that only one of two equal bots won, each should have won about half. */
function controlOf({ a, b, role, decided, progress }: Pairing) {
  const { matches, wins, low, high } = decided;
  return { a, b, role, matches, wins, low, high, progress };
}

/** Where roles change in mid-match: how often each bot's seats won with the role that they had in the end. */
function becameLines(game: Game, { a, b, became = [], against }: Pairing, words: CommandWords): string[][] {
  const roles = [...new Set([...became, ...(against.became ?? [])].map(({ role }) => role))];
  return roles.map((role) => {
    const [one, other] = [became, against.became ?? []].map((all) => all.find((each) => each.role === role));
    const won = (count: Became | undefined): string =>
      count === undefined ? '' : percentOf(rateOf(count.wins, count.seats));
    const seats = (one?.seats ?? 0) + (other?.seats ?? 0);
    return [words.arena.became(roleName(game, role, words)), a, won(one), '', b, won(other), '', String(seats)];
  });
}

function describe(
  game: Game,
  config: Omit<MatchConfig, 'seed'>,
  seed: string,
  pairings: readonly Pairing[],
  control: Contest,
  mirror: Pairing,
  words: CommandWords,
): string {
  const say = words.arena;
  const side = ({ wins, matches }: { wins: number; matches: number }): string => percentOf(rateOf(wins, matches));
  const came = (progress: number | null): string => (progress === null ? '' : progress.toFixed(3));
  const lines = pairings.flatMap((pairing) => [
    [
      roleName(game, pairing.role, words),
      pairing.a,
      side(pairing),
      came(pairing.progress),
      pairing.b,
      side(pairing.against),
      came(pairing.against.progress),
      String(pairing.matches),
    ],
    ...becameLines(game, pairing, words),
  ]);
  const kind = [
    config.mode,
    config.mission,
    words.games.seats(config.seats, config.seats),
    `${words.simulate.seed} ${seed}`,
  ];
  return [
    words.simulate.heading(game.id, kind.filter((part) => part !== null).join(', ')),
    textTable(
      [[say.role, say.bot, say.wins, say.progress, say.bot, say.wins, say.progress, say.matches], ...lines],
      ['left', 'left', 'right', 'right', 'left', 'right', 'right', 'right'],
    ),
    '',
    say.mirror(control.a, percentOf(mirror.decided), mirror.decided.matches),
    '',
  ].join('\n');
}
