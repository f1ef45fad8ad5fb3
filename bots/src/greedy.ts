/** A bot that looks one step ahead, on the game's own judgement. */
import type { Seat } from '@necropole/kernel';
import { fastStreamsOf, type Match, type Stream } from '@necropole/kernel/app';
import type { Bot, Choice, Sight, Weighed } from './bot.ts';
import { fraction } from './chance.ts';
import { type Clock, clockFor } from './clock.ts';
import {
  answerAt,
  finishWhatIsUnderWay,
  passForced,
  playOn,
  questionOf,
  TO_THE_END,
  weightsOf,
  worthOf,
} from './looking-ahead.ts';
import { withoutThought } from './random.ts';

/** In how many deals each option is tried, where the game can judge. */
const DEALS = 4;
/** Long lists are tried in fewer. */
const LONG_LIST = 24;
/** How often each option is played to the end by chance, where it cannot. */
const ROLLOUTS = 12;
/** Options this near to each other are equally good. */
const NEAR = 1e-9;

/** For each option: the mean worth just after it, over some deals of what is hidden. */
export const greedy: Bot = {
  name: 'greedy',
  forks: true,
  sit: (seed, atMost) => ({
    choose: (sight) => choose(sight, `${seed}/${sight.seat}/${sight.answers}`, clockFor(atMost)),
  }),
};

function choose(sight: Sight, seed: string, late: Clock): Choice {
  const { options } = sight.question;
  if (options.length === 1) return withoutThought('greedy', sight, 0, null);
  const judges = sight.game.bot?.evaluate !== undefined;
  const stream = fastStreamsOf(`${seed}/chance`).deal;
  let error: string | null = null;
  const tried = options.map(({ key }) => ({ key, visits: 0, sum: 0 }));
  // Every option once before any is tried again, so that whoever runs out of time has tried them alike.
  const worthTrying = tried.filter(worthATry(sight, `${seed}/0`));
  // Where the game leaves one to try, there is nothing to compare it with.
  const [only, ...others] = worthTrying;
  if (only !== undefined && others.length === 0) return withoutThought('greedy', sight, tried.indexOf(only), null);
  const tries = judges ? (worthTrying.length > LONG_LIST ? 1 : DEALS) : ROLLOUTS;
  for (let deal = 0; deal < tries; deal++) {
    for (const one of worthTrying) {
      if (late()) break;
      try {
        const fork = sight.fork(`${seed}/${deal}`);
        tryOption(fork, sight.seat, one.key, late);
        if (judges) finishWhatIsUnderWay(fork, stream, late);
        else playOn(fork, TO_THE_END, stream, late);
        one.sum += worthOf(fork, sight.seat);
        one.visits += 1;
      } catch (thrown) {
        error = thrown instanceof Error ? thrown.message : String(thrown);
      }
    }
  }
  const weighed = tried.map(
    ({ key, visits, sum }): Weighed => ({ key, visits, expected: visits === 0 ? null : sum / visits }),
  );
  const ordered = bestFirst(weighed, stream);
  const answer = ordered[0]?.key ?? '';
  const iterations = weighed.reduce((sum, { visits }) => sum + visits, 0);
  return { answer, account: { bot: 'greedy', options: ordered, iterations, error } };
}

/** The options to which the game gives some weight; all of them where it gives none to any. */
function worthATry(sight: Sight, seed: string): (option: { readonly key: string }) => boolean {
  if (sight.game.bot?.weigh === undefined) return () => true;
  const fork = sight.fork(seed);
  const question = questionOf(fork, sight.seat);
  const weights = weightsOf(fork, question);
  const some = new Set(question.options.filter((_, i) => (weights?.[i] ?? 1) > 0).map(({ key }) => key));
  return ({ key }) => some.size === 0 || some.has(key);
}

function tryOption(fork: Match, seat: Seat, key: string, late: Clock): void {
  const question = questionOf(fork, seat);
  const at = question.options.findIndex((option) => option.key === key);
  answerAt(fork, question, at);
  passForced(fork, late);
}

/** The best first; among equals, by chance. */
function bestFirst(weighed: readonly Weighed[], stream: Stream): readonly Weighed[] {
  const drawn = weighed.map((one) => ({ one, lot: fraction(stream) }));
  return drawn
    .sort((a, b) => {
      const gap = (b.one.expected ?? -1) - (a.one.expected ?? -1);
      return Math.abs(gap) > NEAR ? gap : a.lot - b.lot;
    })
    .map(({ one }) => one);
}
