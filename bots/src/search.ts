/**
 * A bot that searches: Monte-Carlo tree search over information sets. Each iteration deals what is hidden again, walks
 * down one tree of what its seat can tell apart, plays on by chance, and lets every seat on the way remember how well
 * that went for it. So partners help, rivals hinder, and nobody answers by what they cannot know.
 */
import type { OpenQuestion, Seat } from '@necropole/kernel';
import { fastStreamsOf, type Match, type Stream } from '@necropole/kernel/app';
import type { Account, Bot, Budget, Choice, Player, Sight, Weighed } from './bot.ts';
import { type Clock, clockFor } from './clock.ts';
import {
  answerAt,
  finishWhatIsUnderWay,
  type Horizon,
  nextQuestion,
  passForced,
  playOn,
  questionOf,
  TO_THE_END,
  weightsOf,
  worthOf,
} from './looking-ahead.ts';
import { withoutThought } from './random.ts';
import {
  type Arm,
  type Arms,
  armsAt,
  chooseArm,
  EXPLORING,
  follow,
  freshNode,
  freshSpread,
  type Node,
  noteWorth,
  type Spread,
  widthOf,
} from './tree.ts';

/** How far a fork is played on where the game can judge it, unless the game says how far. */
const HORIZON: Horizon = { phases: 1, answers: 40 };
/** How far this seat looks. */
function horizonOf({ game, seat, view }: Sight): Horizon {
  if (game.bot?.evaluate === undefined) return TO_THE_END;
  return { ...HORIZON, ...game.bot.horizon?.(view(), seat) };
}

/** So many forks that break end a search: the rules are at fault, not the deal. */
const MOST_ERRORS = 20;

/** A searching bot with a budget for each answer. */
export function search(name: string, budget: Budget): Bot {
  return { name, forks: true, sit: (seed, atMost) => searcher(name, budget, seed, atMost) };
}

/** What a search keeps between the questions of one turn. */
interface Memory {
  readonly root: Node;
  readonly question: string;
  readonly answers: number;
  readonly answer: string;
}

function searcher(name: string, budget: Budget, seed: string, atMost?: number): Player {
  let memory: Memory | null = null;
  return {
    choose(sight) {
      const { seat, answers, question } = sight;
      const root = rootFrom(memory, sight);
      memory = null;
      if (question.options.length === 1) {
        const choice = withoutThought(name, sight, 0, null);
        // A forced answer is no step of the tree: what was thought so far still stands.
        memory = { root, question: FORCED, answers, answer: choice.answer };
        return choice;
      }
      const looking = new Looking(sight, root, `${seed}/${seat}/${answers}`, clockOf(budget, atMost));
      looking.run('iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY);
      const choice = looking.choice(name);
      memory = { root, question: question.key, answers, answer: choice.answer };
      return choice;
    },
  };
}

const FORCED = '';

/** The part of the last tree that stands under the answer just given, if nobody learned anything since; else a new one. */
function rootFrom(memory: Memory | null, { before, answers, seat, question }: Sight): Node {
  if (memory === null || before === null || before !== memory.answer || answers !== memory.answers + 1)
    return freshNode();
  const here = asked(seat, question.key);
  const root =
    memory.question === FORCED ? memory.root : memory.root.next.get(stepOf([{ seat, key: memory.answer }], here));
  return root ?? freshNode();
}

function clockOf(budget: Budget, atMost = Number.POSITIVE_INFINITY): Clock {
  return clockFor(Math.min('milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY, atMost));
}

/** An answer on the way down, to be told how it went. */
interface Step {
  readonly seat: Seat;
  readonly arms: Arms;
  readonly arm: Arm;
}

/** One search from one question. */
class Looking {
  private readonly sight: Sight;
  private readonly root: Node;
  private readonly seed: string;
  private readonly late: Clock;
  private stream: Stream;
  private readonly choosing: Stream;
  private readonly horizon: Horizon;
  private readonly atOnce: number;
  private readonly spreads: Spread[] = [];
  private iterations = 0;
  private error: string | null = null;

  constructor(sight: Sight, root: Node, seed: string, late: Clock) {
    this.sight = sight;
    this.root = root;
    this.seed = seed;
    this.late = late;
    this.stream = fastStreamsOf(`${seed}/chance`).deal;
    this.choosing = fastStreamsOf(`${seed}/choosing`).deal;
    this.horizon = horizonOf(sight);
    this.atOnce = this.horizon.atOnce ?? 0;
  }

  /** Thinks until the budget is spent, and once at least: however slow the device, an answer is thought about. */
  run(most: number): void {
    let errors = 0;
    for (let i = 0; i < most && errors < MOST_ERRORS && !(i > 0 && this.late()); i++) {
      try {
        this.iterate(i);
      } catch (thrown) {
        errors += 1;
        this.error = thrown instanceof Error ? thrown.message : String(thrown);
      }
    }
  }

  /** Deals, walks down to an answer that was never tried, plays on, and tells everybody on the way how it went. */
  private iterate(i: number): void {
    const sameDice = this.sight.game.bot?.sameDice === true;
    const first = sameDice ? this.firstArm() : null;
    const seed = `${this.seed}/${first === null ? i : first.visits}`;
    if (sameDice) this.stream = fastStreamsOf(`${seed}/chance`).deal;
    const match = this.sight.fork(seed);
    const steps: Step[] = [];
    let node = this.root;
    let planned = first?.key ?? null;
    for (let fresh = false; match.outcome === null && !fresh; ) {
      if (steps.length > 0 && this.late()) break;
      const before = steps.length;
      const given = this.answerAll(match, node, steps, planned);
      planned = null;
      for (let i = before; i < steps.length; i++) if (steps[i]?.arm.visits === 0) fresh = true;
      passForced(match, this.late);
      if (match.outcome === null) {
        const { seat, asking } = nextQuestion(match);
        node = follow(node, stepOf(given, asked(seat, asking.key)));
      }
    }
    const early = match.outcome === null ? this.judgedAtOnce(match, steps) : [];
    if (match.outcome === null) playOn(match, this.horizon, this.stream, this.late);
    finishWhatIsUnderWay(match, this.stream, this.late);
    // What was cut short stands in the middle of something: its judgement is worth less than none, unless it is the only.
    if (this.iterations > 0 && this.late()) return;
    this.remember(match, steps, early);
    this.iterations += 1;
  }

  /** What it is worth to each seat on the way before chance plays on, where the game wants that to count. */
  private judgedAtOnce(match: Match, steps: readonly Step[]): readonly (number | undefined)[] {
    if (this.atOnce === 0) return [];
    finishWhatIsUnderWay(match, this.stream, this.late);
    const worths: (number | undefined)[] = [];
    if (match.outcome === null) for (const { seat } of steps) worths[seat] ??= worthOf(match, seat);
    return worths;
  }

  /**
   * The answer to try next, chosen before anything is dealt: the n-th try of each answer then meets the same deal and the same
   * dice as the n-th of any other, and what tells them apart is the answer and not luck.
   */
  private firstArm(): Arm | null {
    const arms = this.root.arms.get(this.sight.seat);
    if (arms === undefined || arms.met.length !== this.sight.question.options.length) return null;
    return arms.met[chooseArm(arms, widthOf(this.spreadOf(this.sight.seat)), this.choosing, EXPLORING)] ?? null;
  }

  /** Everybody who is asked at this point answers: one seat, or several at once without knowing of each other. */
  private answerAll(match: Match, node: Node, steps: Step[], planned: string | null): readonly Given[] {
    const questions = match.open.filter(({ seat, lead }) => seat === lead);
    return questions.map((question) => {
      const { seat } = question;
      const open = questions.length === 1 ? question : questionOf(match, seat);
      const arms = armsAt(node, seat, open.options, () => weightsOf(match, open));
      const at = this.plannedIn(arms, seat, planned) ?? this.chosenIn(arms, seat);
      const arm = arms.met[at] as Arm;
      steps.push({ seat, arms, arm });
      answerAt(match, open, at);
      return { seat, key: arm.key };
    });
  }

  private plannedIn({ met }: Arms, seat: Seat, planned: string | null): number | null {
    const at = planned === null || seat !== this.sight.seat ? -1 : met.findIndex(({ key }) => key === planned);
    return at < 0 ? null : at;
  }

  private chosenIn(arms: Arms, seat: Seat): number {
    return chooseArm(arms, widthOf(this.spreadOf(seat)), this.stream, EXPLORING);
  }

  private remember(match: Match, steps: readonly Step[], early: readonly (number | undefined)[]): void {
    const worths: (number | undefined)[] = [];
    for (const { seat, arms, arm } of steps) {
      if (worths[seat] === undefined) {
        const late = worthOf(match, seat);
        worths[seat] = late + this.atOnce * ((early[seat] ?? late) - late);
        noteWorth(this.spreadOf(seat), worths[seat]);
      }
      arm.visits += 1;
      arm.total += worths[seat];
      arms.visits += 1;
    }
  }

  private spreadOf(seat: Seat): Spread {
    let spread = this.spreads[seat];
    if (spread === undefined) {
      spread = freshSpread();
      this.spreads[seat] = spread;
    }
    return spread;
  }

  /** The option that was tried most often: the best answer so far, whatever ended the search. */
  choice(name: string): Choice {
    const { options } = this.sight.question;
    const arms = this.root.arms.get(this.sight.seat);
    if (arms === undefined || arms.visits === 0) return withoutThought(name, this.sight, 0, this.error);
    const weighed = options.map(({ key }): Weighed => {
      const arm = arms.byKey.get(key);
      if (arm === undefined || arm.visits === 0) return { key, visits: 0, expected: null };
      return { key, visits: arm.visits, expected: arm.total / arm.visits };
    });
    weighed.sort((a, b) => b.visits - a.visits || (b.expected ?? 0) - (a.expected ?? 0));
    const account: Account = { bot: name, options: weighed, iterations: this.iterations, error: this.error };
    return { answer: weighed[0]?.key ?? '', account };
  }
}

interface Given {
  readonly seat: Seat;
  readonly key: string;
}

function asked(seat: Seat, question: OpenQuestion['asking']['key']): string {
  return `${seat}?${question}`;
}

/** What leads from one point of the tree to the next: the answers given, and what is asked then. */
function stepOf(given: readonly Given[], next: string): string {
  if (given.length === 1) return `${given[0]?.key}>${next}`;
  return `${given.map(({ seat, key }) => `${seat}:${key}`).join('|')}>${next}`;
}
