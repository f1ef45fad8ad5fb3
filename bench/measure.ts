/** Measuring: contestants take turns in short rounds, so that a noisy moment of the machine hits them all. */

/** Something whose speed is measured. */
export interface Contestant {
  readonly name: string;
  /** Does a small piece of work, and says how much it was. */
  work(): number;
}

const ROUNDS = 7;
const WARM_UP_SHARE = 0.4;

/** The work that each contestant does in a second: the median of its rounds. */
export function measureRates(contestants: readonly Contestant[], seconds: number): ReadonlyMap<string, number> {
  const rates = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) runFor(contestant, seconds * WARM_UP_SHARE);
  for (let round = 0; round < ROUNDS; round++) {
    for (const contestant of contestants) rates.get(contestant.name)?.push(runFor(contestant, seconds / ROUNDS));
  }
  return new Map([...rates].map(([name, found]) => [name, median(found)]));
}

function runFor(contestant: Contestant, seconds: number): number {
  const before = secondsWorked();
  const end = performance.now() + seconds * 1000;
  let done = 0;
  do {
    done += contestant.work();
  } while (performance.now() < end);
  return done / (secondsWorked() - before);
}

/** The seconds that this process has worked so far: on a machine that others use too it waits longer, and works as long. */
export function secondsWorked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

let state = 0x2545f491;

/** A whole number below `count`, as cheaply as possible: every contestant chooses its moves with it. */
export function pick(count: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % count;
}
