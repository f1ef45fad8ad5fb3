/** The kernel against boardgame.io: the same rules, the same run, moves per second. */
import { measureRates } from './measure.ts';
import { reference } from './reference.ts';
import type { BoardgameIo } from './rivals/boardgame-io.ts';
import { contestantsOf } from './rivals/contestants.ts';
import { fullToy, lightToy } from './toys.ts';

/** What is known of one toy. */
export interface ToySpeed {
  readonly necropole: number;
  readonly necropoleFull: number;
  /** `null` where it is not installed, and the ratios with it. */
  readonly boardgameio: number | null;
  readonly ratio: number | null;
  readonly ratioFull: number | null;
}

const TOYS = ['ticTacToe', 'connectFour'] as const;
export type ToyName = (typeof TOYS)[number];

/** What the kernel's benchmark found. */
export interface KernelSpeed {
  readonly reference: number;
  readonly kernel: { readonly [K in ToyName]: ToySpeed };
  /** Which use of boardgame.io was the fastest, and all of them, for the text. */
  readonly uses: readonly { readonly name: string; readonly rate: number }[];
}

/** Measures the reference alone: what the absolute targets are in proportion to. */
export function measureReference(seconds: number): number {
  return Math.round(measureRates([reference], seconds).get(reference.name) ?? 0);
}

/** Measures everything in turn, round by round; without the rival, ours alone. */
export function measureKernel(seconds: number, rival: BoardgameIo | null): KernelSpeed {
  const ours = TOYS.flatMap((toy) => [lightToy(toy), fullToy(toy)]);
  const rivals = rival === null ? null : contestantsOf(rival);
  const theirs = rivals === null ? [] : TOYS.flatMap((toy) => rivals[toy]);
  const rates = measureRates([reference, ...ours, ...theirs], seconds);
  const rate = (name: string): number => rates.get(name) ?? 0;
  const speedOf = (toy: ToyName): ToySpeed => {
    const necropole = rate(`${toy}/light`);
    const necropoleFull = rate(`${toy}/full`);
    const boardgameio = rivals === null ? null : Math.max(...rivals[toy].map(({ name }) => rate(name)));
    const times = (ours: number): number | null => (boardgameio === null ? null : oneDigit(ours / boardgameio));
    return {
      necropole: Math.round(necropole),
      necropoleFull: Math.round(necropoleFull),
      boardgameio: boardgameio === null ? null : Math.round(boardgameio),
      ratio: times(necropole),
      ratioFull: times(necropoleFull),
    };
  };
  return {
    reference: Math.round(rate(reference.name)),
    kernel: { ticTacToe: speedOf('ticTacToe'), connectFour: speedOf('connectFour') },
    uses: theirs.map(({ name }) => ({ name, rate: Math.round(rate(name)) })),
  };
}

function oneDigit(value: number): number {
  return Number(value.toFixed(1));
}
