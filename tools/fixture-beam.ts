/**
 * Finds a win to record by foresight: turn after turn the best ways on are kept, on the real cards and dice.
 *
 * No player could play like this, so it is for recorded matches alone. From each match that is kept, many ways through
 * the turn are drawn by the game's own weights, and the game's own judgement says which of them are kept.
 */
import { below, type Game, glanceAt, Match, type MatchConfig, type Stream, streamsOf } from '@necropole/kernel';
import { drawOption, nextQuestion, worthOf } from '../bots/src/looking-ahead.ts';

/** How many matches are kept, and how many ways on are tried from each. */
export interface Beam {
  readonly width: number;
  readonly tries: number;
}

interface Given {
  readonly seat: number;
  readonly key: string;
}

interface Way {
  readonly from: Match;
  readonly answers: readonly Given[];
  readonly worth: number;
  /** How far the goals are, where the game tells. */
  readonly progress: number;
  readonly isWon: boolean;
}

/** A longer match is no good example. */
const MOST_ANSWERS = 1500;
/** How often one goes back where all that were kept are lost; how many turns further each time, and at most. */
const MOST_RETURNS = 15;
const TURNS_BACK = 4;
const MOST_TURNS_BACK = 20;

/** A match that somebody wins, or `null` where all that were kept are lost again and again, or last too long. */
export function findWin(game: Game, config: MatchConfig, { width, tries }: Beam): Match | null {
  const stream = streamsOf(`${config.seed}/beam`).deal;
  const stages: (readonly Match[])[] = [[Match.start(game, config)]];
  for (let returns = 0; returns <= MOST_RETURNS; ) {
    const kept = stages.at(-1) ?? [];
    const ways = kept.flatMap((from) => waysOn(from, tries, stream));
    const won = ways.find(({ isWon }) => isWon);
    if (won !== undefined) return follow(won);
    if (ways.length > 0) stages.push(best(ways, width, stream).map(follow));
    else stages.splice(Math.max(1, stages.length - TURNS_BACK * ++returns));
    if (stages.length > MOST_TURNS_BACK) stages.shift();
    if ((stages.at(-1)?.[0]?.answers ?? 0) > MOST_ANSWERS) return null;
  }
  return null;
}

/** Ways that do not lose, until a phase like this one begins again; one is enough where there is nothing to choose. */
function waysOn(from: Match, tries: number, stream: Stream): readonly Way[] {
  const ways: Way[] = [];
  let isChoice = true;
  for (let i = 0; i < tries && isChoice; i++) {
    const look = from.branch({ light: true });
    const answers: Given[] = [];
    isChoice = false;
    const begun = look.phasesEnded;
    while (look.outcome === null && !(look.phasesEnded > begun && look.phase === from.phase)) {
      const question = nextQuestion(look);
      const key = question.options[drawOption(look, question, stream)]?.key ?? '';
      if (question.options.length > 1) isChoice = true;
      look.answer(question.seat, key);
      answers.push({ seat: question.seat, key });
    }
    const isWon = look.outcome !== null && look.outcome.winners.length > 0;
    const progress = look.game.bot?.progress?.(glanceAt(look, 0), 0) ?? 0;
    if (look.outcome === null || isWon) ways.push({ from, answers, worth: worthOf(look, 0), progress, isWon });
  }
  return ways;
}

/**
 * The best ones; half as many of those that are furthest on, whatever they have to fear; and half as many by chance, since
 * a judgement can err. Of those that stand alike, one; of those that come from one match, not too many.
 */
function best(ways: readonly Way[], width: number, stream: Stream): readonly Way[] {
  const byWorth = ways.toSorted((a, b) => b.worth - a.worth);
  const byProgress = byWorth.toSorted((a, b) => b.progress - a.progress);
  const byChance = Array.from({ length: 2 * width }, () => ways[below(stream, ways.length)] as Way);
  const half = Math.ceil(width / 2);
  const found: Way[] = [];
  add(found, byWorth, width, Math.ceil(width / 3));
  add(found, byProgress, width + half, half);
  add(found, byChance, width + 2 * half, half);
  return found;
}

function add(found: Way[], ways: readonly Way[], most: number, mostOfOne: number): void {
  for (const way of ways) {
    if (found.length >= most) return;
    if (found.some((other) => other.worth === way.worth && other.progress === way.progress)) continue;
    if (found.filter(({ from }) => from === way.from).length < mostOfOne) found.push(way);
  }
}

function follow({ from, answers }: Way): Match {
  const match = from.branch();
  for (const { seat, key } of answers) {
    const reply = match.answer(seat, key);
    if (!reply.ok) throw new Error(`the answer ${key} is refused: ${reply.refusal.key}`);
  }
  return match;
}
