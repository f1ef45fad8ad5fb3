/**
 * How strong bots are, measured in pairs and fairly. Two bots meet in a role of a game:
 *
 * - where the seats of the role are rivals, both sit at the same table, and each match is played a second time with the
 *   seats exchanged; over the matches the seats rotate;
 * - where they win together, each bot plays all seats of the role in a match of its own, with the same seed, and every
 *   other seat is played by the second bot in both, or by a bot that is named for all of them.
 */
import type { Game, MatchConfig, Seat } from '@necropole/kernel';
import { rolesOf } from '@necropole/kernel/app';
import { meanOf, type Rate, rateOf } from './intervals.ts';
import type { Plan, Played } from './plan.ts';

/** A table of a contest: who plays, and which seats count for whom. */
export interface ArenaTable {
  readonly plan: Plan;
  readonly matches: number;
  readonly a: readonly Seat[];
  readonly b: readonly Seat[];
}

/** Two bots in one role. The tables come in twos: the same matches with the bots exchanged. */
export interface Contest {
  readonly a: string;
  readonly b: string;
  readonly role: string;
  readonly tables: readonly ArenaTable[];
}

/** What an arena is about. */
export interface ArenaWish {
  readonly config: Omit<MatchConfig, 'seed'>;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly matches: number;
  /** Who plays the seats of the other roles: where they are too weak, every bot would beat them. */
  readonly others?: string;
}

/** Every pair of the bots in every role, and the control: the last bot against itself. */
export function contestsOf(game: Game, wish: ArenaWish): { pairings: readonly Contest[]; mirror: Contest } {
  const roles = [...new Set(rolesOf(game, wish.config).map(({ role }) => role))];
  const pairs = wish.bots.flatMap((a, i) => wish.bots.slice(i + 1).map((b) => [a, b] as const));
  const last = wish.bots[wish.bots.length - 1] ?? '';
  const rivals = roles.find((role) => areRivals(game, wish, role));
  return {
    pairings: pairs.flatMap(([a, b]) => roles.map((role) => contestOf(game, wish, role, a, b))),
    mirror: contestOf(game, wish, rivals ?? roles[0] ?? '', last, last),
  };
}

function seatsOf(game: Game, { config }: ArenaWish, role: string): readonly Seat[] {
  return rolesOf(game, config).flatMap((one, seat) => (one.role === role ? [seat] : []));
}

function areRivals(game: Game, wish: ArenaWish, role: string): boolean {
  const sides = rolesOf(game, wish.config).filter((one) => one.role === role);
  return new Set(sides.map(({ side }) => side)).size > 1;
}

function contestOf(game: Game, wish: ArenaWish, role: string, a: string, b: string): Contest {
  const seats = seatsOf(game, wish, role);
  const tables = areRivals(game, wish, role)
    ? sharedTables(game, wish, seats, a, b)
    : tablesApart(game, wish, seats, a, b);
  return { a, b, role, tables };
}

function planOf(game: Game, { config, seed }: ArenaWish, players: readonly string[], part: string): Plan {
  return { game: game.id, config, seed: `${seed}/${part}`, players };
}

/** Rivals at one table: half of the seats each, then exchanged; over the tables the halves rotate. */
function sharedTables(game: Game, wish: ArenaWish, seats: readonly Seat[], a: string, b: string): ArenaTable[] {
  const halves = halvesOf(seats);
  const playerAt = (seat: Seat, forA: readonly Seat[]): string =>
    forA.includes(seat) ? a : seats.includes(seat) ? b : (wish.others ?? b);
  const each = Math.max(1, Math.ceil(wish.matches / (2 * halves.length)));
  return halves.flatMap((half, turn) => {
    const others = seats.filter((seat) => !half.includes(seat));
    return [half, others].map((forA, exchanged): ArenaTable => {
      const forB = exchanged === 0 ? others : half;
      const players = Array.from({ length: wish.config.seats }, (_, seat) => playerAt(seat, forA));
      return { plan: planOf(game, wish, players, String(turn)), matches: each, a: forA, b: forB };
    });
  });
}

/** Every way to give half of the seats away by going round, each once whichever half is named. */
function halvesOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const half = Math.max(1, Math.floor(seats.length / 2));
  const count = half * 2 === seats.length ? half : seats.length;
  return Array.from({ length: count }, (_, first) =>
    Array.from({ length: half }, (__, i) => seats[(first + i) % seats.length] as Seat),
  );
}

/** Partners: each bot has its own table, with the same matches. */
function tablesApart(game: Game, wish: ArenaWish, seats: readonly Seat[], a: string, b: string): ArenaTable[] {
  const all = Array.from({ length: wish.config.seats }, (_, seat) => seat);
  const others = wish.others ?? b;
  const withA = all.map((seat) => (seats.includes(seat) ? a : others));
  const withB = all.map((seat) => (seats.includes(seat) ? b : others));
  const apart = a === b ? { chance: '/mirror' } : {};
  return [
    { plan: planOf(game, wish, withA, 'apart'), matches: wish.matches, a: seats, b: [] },
    { plan: { ...planOf(game, wish, withB, 'apart'), ...apart }, matches: wish.matches, a: [], b: seats },
  ];
}

/** How one bot of a pairing did. */
export interface Side {
  readonly matches: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  /** How far its seats came, in the mean; `null` where the game does not say. */
  readonly progress: number | null;
  readonly progressLow: number | null;
  readonly progressHigh: number | null;
  /** Where roles change in mid-match: how often its seats had each role in the end, and won with it. */
  readonly became?: readonly Became[];
}

/** Seats that had a role in the end, and those of them that won. */
export interface Became {
  readonly role: string;
  readonly seats: number;
  readonly wins: number;
}

/** What a contest showed: the figures of `a`, of `b`, and of the matches that only one of them won. */
export interface Pairing extends Side {
  readonly a: string;
  readonly b: string;
  readonly role: string;
  readonly against: Side;
  /** The share of `a` in the matches that one bot won and the other did not. */
  readonly decided: Rate;
}

/** Reads the matches of a contest, in the order of its tables. */
export function pairingOf(contest: Contest, played: readonly (readonly Played[])[]): Pairing {
  const { a, b, role, tables } = contest;
  return {
    a,
    b,
    role,
    ...sideOf(tables, played, 'a'),
    against: sideOf(tables, played, 'b'),
    decided: decidedOf(tables, played),
  };
}

function sideOf(tables: readonly ArenaTable[], played: readonly (readonly Played[])[], side: 'a' | 'b'): Side {
  const progress: number[] = [];
  let wins = 0;
  let matches = 0;
  tables.forEach((table, at) => {
    const seats = table[side];
    if (seats.length === 0) return;
    for (const match of played[at] ?? []) {
      matches += 1;
      if (wonAt(match, seats)) wins += 1;
      if (match.progress.length > 0) progress.push(meanOf(seats.map((seat) => match.progress[seat] ?? 0)).mean);
    }
  });
  const { low, high } = rateOf(wins, matches);
  const came = progress.length === 0 ? null : meanOf(progress);
  return {
    matches,
    wins,
    low,
    high,
    progress: came?.mean ?? null,
    progressLow: came?.low ?? null,
    progressHigh: came?.high ?? null,
    ...becameOf(tables, played, side),
  };
}

function becameOf(
  tables: readonly ArenaTable[],
  played: readonly (readonly Played[])[],
  side: 'a' | 'b',
): Pick<Side, 'became'> {
  const found = new Map<string, { seats: number; wins: number }>();
  tables.forEach((table, at) => {
    for (const { roles = [], winners } of played[at] ?? []) {
      for (const seat of table[side]) {
        const role = roles[seat];
        if (role === undefined) continue;
        const { seats, wins } = found.get(role) ?? { seats: 0, wins: 0 };
        found.set(role, { seats: seats + 1, wins: wins + (winners.includes(seat) ? 1 : 0) });
      }
    }
  });
  return found.size === 0 ? {} : { became: [...found].map(([role, count]) => ({ role, ...count })) };
}

function wonAt({ winners }: Played, seats: readonly Seat[]): boolean {
  return winners.some((seat) => seats.includes(seat));
}

function decidedOf(tables: readonly ArenaTable[], played: readonly (readonly Played[])[]): Rate {
  let a = 0;
  let b = 0;
  for (let at = 0; at < tables.length; at += 2) {
    const [first, second] = [tables[at] as ArenaTable, tables[at + 1] as ArenaTable];
    const shared = first.b.length > 0;
    (played[at] ?? []).forEach((match, i) => {
      const other = played[at + 1]?.[i];
      if (other === undefined) return;
      const pairs = shared
        ? [
            [wonAt(match, first.a), wonAt(match, first.b)],
            [wonAt(other, second.a), wonAt(other, second.b)],
          ]
        : [[wonAt(match, first.a), wonAt(other, second.b)]];
      for (const [forA, forB] of pairs) {
        if (forA === true && forB === false) a += 1;
        if (forB === true && forA === false) b += 1;
      }
    });
  }
  return rateOf(a, a + b);
}
