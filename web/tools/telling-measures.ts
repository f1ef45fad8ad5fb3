/**
 * Telling against thinking, as one JSON object, for `npm run bench -- web`: tsx tools/telling-measures.ts <rounds>
 * A person plays with three hard bots. A round goes from an answer of the person to the next question that they are asked, if bots answered in between. How long it is
 * told follows from its beats, at the usual pace. Bots think for as long as this process works for them, each while the
 * answer before it is told; nothing is drawn.
 */
import { botHost } from '@necropole/bots';
import { games } from '@necropole/games';
import type { Game, OpenQuestion, Seat } from '@necropole/kernel';
import { eventsFor, Match } from '@necropole/kernel/app';
import { beatsOf, isTold } from '../src/engine/beats.ts';
import { AT_MOST_MS } from '../src/engine/thinking.ts';
import { nothingSpent, paced, type Spent } from '../src/table/telling.ts';
import type { TellingMeasures } from './browser-measures.ts';
import { spread } from './spread.ts';

const BOTS = 3;
const PERSON: Seat = 0;
/** A person waits no longer than this, and no more of it is telling. */
const MOST_WAITING_MS = 30_000;
const MOST_TELLING_MS = 10_000;

interface Round {
  readonly game: string;
  readonly waiting: number;
  readonly telling: number;
  readonly thinking: number;
}

const host = botHost(games);
const count = Number(process.argv[2] ?? 50);
const played = games.flatMap((game) => {
  const mode = game.modes.find(({ seats: [fewest, most] }) => fewest <= BOTS + 1 && most > BOTS);
  return mode === undefined ? [] : [{ game, mode }];
});
const rounds = played.flatMap(({ game, mode }, i) => roundsOf(game, mode, Math.ceil((count - i) / played.length)));
const kept = rounds.filter(({ waiting, telling }) => waiting <= MOST_WAITING_MS && telling <= MOST_TELLING_MS);
const measures: TellingMeasures = {
  within: Math.round((kept.length / rounds.length) * 1000) / 10,
  ...spreadsOf(rounds),
  games: Object.fromEntries(
    played.map(({ game: { id } }) => [id, spreadsOf(rounds.filter(({ game }) => game === id))]),
  ),
};
console.log(JSON.stringify(measures));

function spreadsOf(some: readonly Round[]): TellingMeasures['games'][string] {
  return {
    waiting: spread(some.map(({ waiting }) => waiting)),
    telling: spread(some.map(({ telling }) => telling)),
    thinking: spread(some.map(({ thinking }) => thinking)),
  };
}

/** So many rounds of a game; a match that ends is followed by another. */
function roundsOf(game: Game, mode: Game['modes'][number], wanted: number): readonly Round[] {
  const found: Round[] = [];
  for (let number = 0; found.length < wanted; number++) {
    const options = Object.fromEntries(Object.entries(mode.options).map(([name, option]) => [name, option.default]));
    const seed = `pace ${number}`;
    const match = Match.start(game, {
      mode: mode.id,
      mission: mode.missions[0] ?? null,
      seats: BOTS + 1,
      options,
      seed,
    });
    while (match.outcome === null && found.length < wanted) {
      const round = roundOf(match, seed);
      if (round !== null) found.push(round);
    }
    host.leave(seed);
  }
  return found;
}

/** The person answers, and then bots do until the person is asked again; `null` where none did. */
function roundOf(match: Match, table: string): Round | null {
  const round = { game: match.game.id, waiting: 0, telling: 0, thinking: 0 };
  const answered = new Set<Seat>();
  let spent: Spent = nothingSpent;
  /** How long the answer before is told. */
  let told = 0;
  for (let asked = nextAsked(match); asked !== null; asked = nextAsked(match)) {
    const { seat } = asked;
    const isBot = seat !== PERSON;
    const since = match.told.length;
    const thought = answer(match, asked, table);
    if (isBot) {
      answered.add(seat);
      round.thinking += thought;
      round.waiting += Math.max(0, thought - told);
    }
    const next = nextAsked(match);
    const last = next === null || next.seat === PERSON;
    const beats = beatsOf(eventsFor(match, [PERSON], since), since, match.game.signs);
    const answering = { seat: isBot ? seat : null, toCome: BOTS - answered.size + 1, last };
    const isWatched = isTold(beats, isBot ? 'bot' : 'person', match.outcome !== null);
    const now = paced(isWatched ? beats : [], 'normal', spent, answering);
    spent = now.spent;
    told = now.told.reduce((sum, { stay }) => sum + stay, 0);
    round.telling += told;
    round.waiting += told;
    if (last) break;
  }
  return answered.size > 0 ? round : null;
}

/** Bots answer first, as at the table. */
function nextAsked({ open }: Match): OpenQuestion | null {
  const byBots = ({ seat, lead, team }: OpenQuestion): boolean => seat === lead && !team.includes(PERSON);
  return open.find(byBots) ?? open.find(({ seat }) => seat === PERSON) ?? null;
}

/** Answers as the one who is asked would, and says how many milliseconds this process worked for the thought. */
function answer(match: Match, { seat, id, allowed }: OpenQuestion, table: string): number {
  const bot = seat === PERSON ? 'easy' : 'hard';
  const before = process.cpuUsage();
  const request = { table, game: match.game.id, saved: match.save(), seat, bot, seed: table, atMost: AT_MOST_MS };
  const choice = host.think(request);
  const { user, system } = process.cpuUsage(before);
  const key = choice?.answer ?? allowed[0]?.key;
  if (key === undefined) throw new Error(`seat ${seat} has no answer`);
  match.answer(seat, key, id);
  return (user + system) / 1000;
}
