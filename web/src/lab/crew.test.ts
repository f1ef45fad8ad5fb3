import type { Plan, Played } from '@necropole/bots/lab';
import { describe, expect, it } from 'vitest';
import type { WorkerLike } from '../engine/client.ts';
import { Crew, crewSize, type LabMessage, type LabReply, replayIn } from './crew.ts';
import { Schedule } from './schedule.ts';

const plan = (level: string): Plan => ({
  game: 'a-game',
  config: { mode: 'only', mission: null, seats: 1, options: { level } },
  seed: 's',
  players: ['easy'],
});
const [easy, hard] = [plan('easy'), plan('hard')];
const played = (number: number): Played => ({
  number,
  outcome: 'won',
  winners: [0],
  answers: 1,
  crash: null,
  used: [],
  progress: [],
  tallies: {},
});

type Hand = WorkerLike & { readonly say: (type: string, event: object) => void };

/** Workers that answer when the test says so. */
class Hands {
  readonly hired: { readonly worker: Hand; work: LabMessage | null; ended: boolean }[] = [];

  start = (): Hand => {
    const listeners = new Map<string, (event: never) => void>();
    const hand = { worker: {} as Hand, work: null as LabMessage | null, ended: false };
    Object.assign(hand.worker, {
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      postMessage: (work: LabMessage) => {
        hand.work = work;
      },
      terminate: () => {
        hand.ended = true;
      },
      say: (type: string, event: object) => listeners.get(type)?.(event as never),
    });
    this.hired.push(hand);
    return hand.worker;
  };

  private say(at: number, type: string, event: object): void {
    this.hired[at]?.worker.say(type, event);
  }

  /** This worker finishes what it was given; gives which matches that were. */
  finish(at: number): readonly number[] {
    const { work } = this.hired[at] ?? {};
    if (work == null || !('batch' in work)) throw new Error('it has nothing to do');
    const numbers = Array.from({ length: work.batch.to - work.batch.from }, (_, i) => work.batch.from + i);
    const reply: LabReply = { played: numbers.map(played), milliseconds: 10 * numbers.length };
    this.say(at, 'message', { data: reply });
    return numbers;
  }

  crash(at: number): void {
    this.say(at, 'error', { message: 'out of memory' });
  }

  get busy(): readonly number[] {
    return this.hired.flatMap(({ ended }, at) => (ended ? [] : [at]));
  }
}

function crewOf(matches: number, plans: readonly Plan[] = [easy, hard]) {
  const hands = new Hands();
  const counts = new Map<Plan, number[]>(plans.map((one) => [one, []]));
  const ends: (string | null)[] = [];
  const listener = {
    played: (of: Plan, list: readonly Played[]) => void counts.get(of)?.push(...list.map(({ number }) => number)),
    ended: (error: string | null) => void ends.push(error),
  };
  return { crew: new Crew(plans, matches, listener, 2, hands.start), hands, counts, ends };
}

function finishAll(hands: Hands): void {
  for (let steps = 0; hands.busy.length > 0; steps++) {
    if (steps > 500) throw new Error('it never ends');
    hands.finish(hands.busy[0] as number);
  }
}

const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a run', () => {
  it('plays every match of every plan once, all plans side by side', () => {
    const { crew, hands, counts, ends } = crewOf(90);
    crew.run();
    expect(hands.hired.map(({ work }) => work !== null && 'batch' in work && work.batch.plan)).toEqual([easy, hard]);
    finishAll(hands);
    for (const numbers of counts.values()) expect(numbers.sort((a, b) => a - b)).toEqual(all(90));
    expect(ends).toEqual([null]);
  });

  it('that was stopped goes on, and loses nothing', () => {
    const { crew, hands, counts } = crewOf(40);
    crew.run();
    hands.finish(0);
    crew.stop();
    expect(hands.busy).toEqual([]);
    crew.run();
    finishAll(hands);
    for (const numbers of counts.values()) expect(numbers.sort((a, b) => a - b)).toEqual(all(40));
  });

  it('gives the work of a worker that crashed to another', () => {
    const { crew, hands, counts, ends } = crewOf(20);
    crew.run();
    hands.crash(0);
    finishAll(hands);
    for (const numbers of counts.values()) expect(numbers.sort((a, b) => a - b)).toEqual(all(20));
    expect(ends).toEqual([null]);
  });

  it('ends and says why, when workers crash again and again', () => {
    const { crew, hands, ends } = crewOf(20);
    crew.run();
    for (let times = 0; times < 3; times++) hands.crash(hands.busy[0] as number);
    expect(ends).toEqual(['out of memory']);
    expect(hands.busy).toEqual([]);
  });

  it('uses the cores that are there, and two workers at least', () => {
    expect([undefined, 1, 2, 4, 64].map(crewSize)).toEqual([2, 2, 2, 3, 8]);
  });
});

describe('the parts of a run', () => {
  it('begin with one match, and grow as long as matches are quick', () => {
    const schedule = new Schedule([easy], 1000);
    const first = schedule.take();
    expect(first).toEqual({ plan: easy, from: 0, to: 1 });
    if (first !== null) schedule.note(first, 7);
    expect(schedule.take()).toEqual({ plan: easy, from: 1, to: 51 });
    expect(schedule.left(2)).toBe((949 * 7) / 2);
  });
});

describe('a match of a run', () => {
  it('comes as a file, or with what went wrong', async () => {
    const hands = new Hands();
    const worker = hands.start();
    const coming = replayIn(worker, easy, played(3));
    worker.say('message', { data: { file: 'text' } });
    await expect(coming).resolves.toBe('text');
    const other = hands.start();
    const failing = replayIn(other, easy, played(3));
    other.say('message', { data: { error: 'no game' } });
    await expect(failing).rejects.toThrow('no game');
  });
});
