/**
 * How strong a bot is in a role that seats only come to in mid-match. One bot opens the match in every seat; from the moment
 * at which somebody has the role the bot that is measured takes over the seats that count, and a named one all others. So two
 * bots are compared from the same positions. A part may also be measured that ends with a role: a race, by who does not get it.
 */
import type { Game, MatchConfig, Seat } from '@necropole/kernel';
import { glanceAt, Match } from '@necropole/kernel/app';
import type { Bot, Player } from '../bot.ts';
import { botNamed } from '../names.ts';
import { askedSeats, sightOf } from '../sight.ts';
import { meanOf } from './intervals.ts';

/** What is measured. */
export interface PartWish {
  readonly config: Omit<MatchConfig, 'seed'>;
  readonly seed: string;
  /** Who plays every seat before the part begins. */
  readonly opening: string;
  /** The part begins when some seat has this role; with the match, where none is named. */
  readonly from?: string;
  /** The seats that count: those that have this role when the part begins; where none is named, one after the other. */
  readonly role?: string;
  /** It ends when some seat has this role, which is won by those who count and do not have it; with the match, where none is named. */
  readonly until?: string;
  readonly player: string;
  readonly others: string;
}

/** A part of a match, as it went. */
export interface PlayedPart {
  readonly number: number;
  readonly seats: readonly Seat[];
  readonly won: boolean;
  /** The ending of the match; `null` where the part ended before. */
  readonly outcome: string | null;
  /** How far the seats that count came, in the mean, as the game says; `null` where it says nothing. */
  readonly progress: number | null;
}

/** Plays the part of one match; `null` where the match never comes to it. */
export function playPart(game: Game, wish: PartWish, number: number): PlayedPart | null {
  const seed = `${wish.seed}/${number}`;
  const match = Match.start(game, { ...wish.config, seed }, { light: true, forkable: true });
  const all = Array.from({ length: wish.config.seats }, (_, seat) => seat);
  const sat = (name: string, part: string, seat: Seat): Player => bot(name).sit(`${seed}/${part}/${seat}`);

  const opening = all.map((seat) => sat(wish.opening, 'opening', seat));
  if (wish.from !== undefined) playUntil(match, opening, wish.from);
  if (match.outcome !== null) return null;

  const { role } = wish;
  const seats = role === undefined ? [number % all.length] : all.filter((seat) => roleOf(match, seat) === role);
  const players = all.map((seat) => sat(seats.includes(seat) ? wish.player : wish.others, 'part', seat));
  playUntil(match, players, wish.until);

  const won = seats.some((seat) => hasWon(match, seat, wish.until));
  return { number, seats, won, outcome: endingOf(match), progress: progressOf(match, seats) };
}

function progressOf(match: Match, seats: readonly Seat[]): number | null {
  const { bot: insight } = match.game;
  if (insight?.progress === undefined || seats.length === 0) return null;
  return meanOf(seats.map((seat) => insight.progress?.(glanceAt(match, seat), seat) ?? 0)).mean;
}

function endingOf({ outcome }: Match): string | null {
  return outcome?.id ?? null;
}

/** The match, or the part of it that ends when somebody has a role. */
function hasWon(match: Match, seat: Seat, until: string | undefined): boolean {
  return match.outcome === null ? roleOf(match, seat) !== until : match.outcome.winners.includes(seat);
}

function bot(name: string): Bot {
  const found = botNamed(name);
  if (found === null) throw new Error(`no bot "${name}"`);
  return found;
}

function roleOf(match: Match, seat: Seat): string | null {
  return match.game.bot?.roleNow?.(glanceAt(match, seat), seat) ?? null;
}

/** Plays until some seat has a role, or to the end. */
function playUntil(match: Match, players: readonly Player[], role: string | undefined): void {
  const hasCome = (): boolean => role !== undefined && players.some((_, seat) => roleOf(match, seat) === role);
  while (match.outcome === null && !hasCome()) {
    if (match.answers >= match.game.bound) throw new Error(`no end after ${match.answers} answers`);
    const [seat] = askedSeats(match);
    const sight = seat === undefined ? null : sightOf(match, seat);
    if (sight === null) throw new Error('nobody is asked, and the match is not over');
    const { answer } = (players[sight.seat] as Player).choose(sight);
    const reply = match.answer(sight.seat, answer);
    if (!reply.ok) throw new Error(`${answer}: ${reply.refusal.key}`);
  }
}
