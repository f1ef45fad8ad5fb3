/** What a question lights up on a scene. Ids are those of spaces, slots, edges, groups, pieces, cards, chips, tracks and sheets alike. */

import type { Overlay, WayStop } from '@necropole/kernel';

/** The way that a piece would take: ids of pieces or spaces in order, and what it costs. */
export interface PathMark {
  readonly through: readonly string[];
  readonly cost?: string | number;
}

export interface Marks {
  /** What answers the question. */
  readonly lit: ReadonlySet<string>;
  /** What would be an answer if a rule did not forbid it. */
  readonly refused: ReadonlySet<string>;
  /** What is pointed at, here or in the list of answers. */
  readonly hovered: string | null;
  /** The pieces and sheets whose turn or question it is. */
  readonly active: ReadonlySet<string>;
  /** What stands in the way, circled while a refusal is explained. */
  readonly blocking: ReadonlySet<string>;
  readonly path: PathMark | null;
  /** The spaces that the answer pointed at would strike or reach. */
  readonly area?: ReadonlySet<string>;
  /** The names of the answers that a lit thing stands for. */
  readonly answers?: ReadonlyMap<string, readonly string[]>;
  /** What would answer too, paid for otherwise than with the chip that was chosen: only dashed. */
  readonly soft?: ReadonlySet<string>;
  /** The symbol of what pays for the answer that a thing stands for. */
  readonly pays?: ReadonlyMap<string, string>;
  /** What it costs to go to a space that answers. */
  readonly costs?: ReadonlyMap<string, number>;
  /** Of what is shared out: how many each was given, or would be by the answer pointed at, and what that does; and who was named. */
  readonly given?: ReadonlyMap<string, GivenMark>;
  /** The chips that the answer pointed at would spend. */
  readonly spends?: ReadonlySet<string>;
  /** Where the way that is pointed at may be stopped, and by which piece. */
  readonly stops?: readonly WayStop[];
  /** The ways in which a piece may face, each an answer. */
  readonly dial?: DialMark | null;
  /** What the answer that is pointed at lays over the board. */
  readonly overlay?: Overlay | null;
  /** The place that the question is about, where no answer is on the board. */
  readonly asked?: ReadonlySet<string>;
  /** Why a thing is refused, in words. */
  readonly reasons?: ReadonlyMap<string, string>;
}

export interface DialMark {
  readonly of: string;
  readonly ways: readonly {
    readonly facing: number;
    readonly name: string;
    readonly press: () => void;
    readonly point: (on: boolean) => void;
  }[];
}

export interface GivenMark {
  readonly symbol: string;
  readonly count?: number;
  readonly text?: string;
  /** Not given yet: it is what one points at, or what comes next. */
  readonly open?: true;
  /** It was named for this, and given nothing. */
  readonly named?: true;
}

const nothing: ReadonlySet<string> = new Set();

export const noMarks: Marks = {
  lit: nothing,
  refused: nothing,
  hovered: null,
  active: nothing,
  blocking: nothing,
  path: null,
};

/** What the table is told when somebody points at a scene. */
export interface Pointing {
  /** Something lit was chosen. */
  readonly choose?: (id: string) => void;
  /** Something is pointed at, or nothing any more. `pieces`: those under the pointer, whatever they stand for. */
  readonly hover?: (id: string | null, pieces?: readonly string[]) => void;
  /** Something that does not answer was pressed: the table says what it is, or why not. */
  readonly why?: (id: string, pieces?: readonly string[]) => void;
}
