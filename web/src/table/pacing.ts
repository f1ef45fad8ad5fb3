/** How long things are shown. What the game does by itself is watched step by step. */
import type { Scene } from '@necropole/kernel';
import type { Speed } from '../app/settings.ts';
import { isTold, type Teller, type Telling } from '../engine/tellings.ts';

/** What is told, with the board as it was then. */
export interface Step extends Telling {
  readonly scene: Scene;
}

const FACTORS: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
/** At least this long, at the usual speed. */
const WEIGHTY = 2000;
/** A die tumbles before one can read it. */
const TUMBLE = 480;

/** By how much every duration is multiplied. */
export function factorOf(speed: Speed): number {
  return FACTORS[speed];
}

/** What makes a step stay longer than its text does. */
export interface Weight {
  /** Nobody should miss it. */
  readonly weighs?: boolean;
  /** A die is thrown: it tumbles before one can read it. */
  readonly thrown?: boolean;
}

/** How long a step stays, for those who read it; what weighs is not gone before one has taken it in. */
export function stayOf(text: string, speed: Speed, { weighs = false, thrown = false }: Weight = {}): number {
  const read = Math.min(2600, Math.max(weighs ? WEIGHTY : 0, 650 + text.length * 13));
  return Math.round((read + (thrown ? TUMBLE : 0)) * FACTORS[speed]);
}

/** What weighs between two scenes of any game: a goal is done, a figure is lost, a track of the board reaches further, what lies beside a part of the board is gone. */
export function isWeighty(before: Scene, after: Scene): boolean {
  return weightyIn(before) !== weightyIn(after);
}

function weightyIn({ ground, notes, tracks, sheets, pieces }: Scene): string {
  const onSheet = new Set<string | undefined>(sheets.map(({ id }) => id));
  const beside = new Set(ground.groups.map(({ id }) => id));
  return JSON.stringify([
    notes.map(({ id, done }) => [id, done]),
    // What a sheet counts goes up and down all the time; of a track with stretches, it is the stretch that counts.
    tracks
      .filter(({ at }) => !onSheet.has(at))
      .map(({ bands, markers }) =>
        markers.map(({ value }) => bands?.findLastIndex(({ from }) => from <= value) ?? value),
      ),
    sheets.map(({ component }) => component),
    pieces
      .filter(({ at, figure, state }) => beside.has(at) || (figure !== undefined && state !== 'lost'))
      .map(({ id }) => id)
      .sort(),
  ]);
}

/** How long a bot seems to think. */
export function thoughtOf(speed: Speed): number {
  return Math.round(500 * FACTORS[speed]);
}

/** The tellings with the board after each, as far as it could be drawn: else it stays as it was. The last one is `after`. */
export function stepsOf(
  tellings: readonly Telling[],
  before: Scene,
  scenes: readonly (Scene | null)[],
  after: Scene,
): readonly Step[] {
  let scene = before;
  return tellings.map((telling, i) => {
    scene = i === tellings.length - 1 ? after : (scenes[i] ?? scene);
    return { ...telling, scene };
  });
}

/** Is this told step by step, or seen at a glance? */
export function isWatched(tellings: readonly Telling[], by: Teller, speed: Speed, ends = false): boolean {
  return speed !== 'instant' && isTold(tellings, by, ends);
}
