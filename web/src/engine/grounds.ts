/**
 * The ground of a scene goes to the page once; afterwards a number stands for it, and again when the game has made
 * another one. Both sides keep the last few, and agree on which, since messages come in the order in which they are sent.
 */
import type { Ground, Scene } from '@necropole/kernel';
import type { Answered, Seen } from './answered.ts';
import type { OperationName, Operations } from './protocol.ts';

/** How many are kept: those of a few matches, and of what is looked back at. */
const KEPT = 16;

/** A ground on its way to the page. */
export interface SentGround {
  readonly number: number;
  readonly ground: Ground;
}

/** A result as it is sent, with the grounds that the page has not got yet. */
export interface Packed {
  readonly result: unknown;
  readonly grounds: readonly SentGround[];
}

/** The worker's side. */
export class GroundsSent {
  private readonly numbers = new Map<Ground, number>();
  private last = 0;

  pack(operation: OperationName, result: unknown): Packed {
    const grounds: SentGround[] = [];
    const packed = eachScene(operation, result, (scene) => {
      const known = this.numbers.get(scene.ground);
      const number = known ?? this.note(scene.ground);
      if (known === undefined) grounds.push({ number, ground: scene.ground });
      // On its way a number stands where the ground was: only `GroundsKept` reads it.
      return { ...scene, ground: number as unknown as Ground };
    });
    return { result: packed, grounds };
  }

  private note(ground: Ground): number {
    this.last += 1;
    this.numbers.set(ground, this.last);
    dropOldest(this.numbers);
    return this.last;
  }

  /** What was packed last did not arrive: every ground is sent anew. */
  forget(): void {
    this.numbers.clear();
  }
}

/** The page's side. */
export class GroundsKept {
  private readonly grounds = new Map<number, Ground>();

  /** The result as the worker made it; `null` stands for what nobody asked for, or waits for any more. */
  unpack(operation: OperationName | undefined, { result, grounds }: Packed): unknown {
    for (const { number, ground } of grounds) this.grounds.set(number, ground);
    const whole = operation === undefined ? null : eachScene(operation, result, (scene) => this.stand(scene));
    dropOldest(this.grounds);
    return whole;
  }

  private stand(scene: Scene): Scene {
    const ground = this.grounds.get(scene.ground as unknown as number);
    if (ground === undefined) throw new Error(`the ground ${scene.ground} was not sent`);
    return { ...scene, ground };
  }
}

function dropOldest(kept: Map<unknown, unknown>): void {
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
}

// ── Where scenes are ────────────────────────────────────────────────────────────────────────────────────────────────

type Change = (scene: Scene) => Scene;
type ResultOf<K extends OperationName> = Awaited<ReturnType<Operations[K]>>;

/** The results that hold scenes. One that is not here is sent whole: that takes longer, and changes nothing else. */
const inResult: { readonly [K in OperationName]?: (result: ResultOf<K>, change: Change) => ResultOf<K> } = {
  state: inState,
  at: inState,
  frames: inFrames,
  preview: (preview, change) => (preview.ok ? inState(preview, change) : preview),
  answer: inAnswered,
  botStep: (step, change) => step && inAnswered(step, change),
  retract: inAnswered,
  undo: inAnswered,
  redo: inAnswered,
  back: inAnswered,
};

function eachScene(operation: OperationName, result: unknown, change: Change): unknown {
  const within = inResult[operation] as ((result: unknown, change: Change) => unknown) | undefined;
  return within === undefined ? result : within(result, change);
}

function inState<T extends { readonly scene: Scene }>(state: T, change: Change): T {
  return { ...state, scene: change(state.scene) };
}

function inFrames(frames: readonly (Scene | null)[], change: Change): readonly (Scene | null)[] {
  return frames.map((scene) => scene && change(scene));
}

function inAnswered<T extends Answered>(answered: T, change: Change): T {
  return answered.seen === null ? answered : { ...answered, seen: inSeen(answered.seen, change) };
}

function inSeen({ state, frames }: Seen, change: Change): Seen {
  return { state: inState(state, change), frames: inFrames(frames, change) };
}
