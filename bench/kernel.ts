/** The kernel against boardgame.io: the same rules, the same run, moves per second. */
import { measureRates } from './measure.ts';
import { reference } from './reference.ts';
import { rivals } from './rival.ts';
import { fullToy, lightToy } from './toys.ts';

/** What is known of one toy. */
export interface ToySpeed {
  readonly necropole: number;
  readonly necropoleFull: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly ratioFull: number;
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

/** Measures everything in turn, round by round. */
export function measureKernel(seconds: number): KernelSpeed {
  const ours = TOYS.flatMap((toy) => [lightToy(toy), fullToy(toy)]);
  const theirs = TOYS.flatMap((toy) => rivals[toy]);
  const rates = measureRates([reference, ...ours, ...theirs], seconds);
  const rate = (name: string): number => rates.get(name) ?? 0;
  const speedOf = (toy: ToyName): ToySpeed => {
    const necropole = rate(`${toy}/light`);
    const necropoleFull = rate(`${toy}/full`);
    const boardgameio = Math.max(...rivals[toy].map(({ name }) => rate(name)));
    return {
      necropole: Math.round(necropole),
      necropoleFull: Math.round(necropoleFull),
      boardgameio: Math.round(boardgameio),
      ratio: Number((necropole / boardgameio).toFixed(1)),
      ratioFull: Number((necropoleFull / boardgameio).toFixed(1)),
    };
  };
  return {
    reference: Math.round(rate(reference.name)),
    kernel: { ticTacToe: speedOf('ticTacToe'), connectFour: speedOf('connectFour') },
    uses: theirs.map(({ name }) => ({ name, rate: Math.round(rate(name)) })),
  };
}
