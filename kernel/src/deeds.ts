/**
 * A turn as its rulebook has it: each chapter says what may be done, judged, and how that is done; a turn lists the
 * chapters. What was chosen is plain JSON, and finds how it runs by the word of its `do`.
 */
import type { Json } from './json.ts';
import type { Option } from './question.ts';
import type { Shape } from './shape.ts';
import type { Flow, Table } from './table.ts';

/** Something to do in a turn, as the value of an option: what is done, and the plain ids that it is done with. */
export type Deed = { readonly do: string; readonly [detail: string]: Json };

/** All that a chapter lets a figure do: the options, each judged, and how each deed runs. */
export interface Deeds<S extends Shape, F, O extends Option<Deed, S>> {
  readonly options: (table: Table<S>, figure: F) => readonly O[];
  readonly run: {
    readonly [K in O['value']['do']]: (
      table: Table<S>,
      figure: F,
      deed: Extract<O['value'], { readonly do: K }>,
    ) => Flow<void>;
  };
}

/** The deeds of one chapter. The compiler asks how every deed of its options runs, and takes no other. */
export function deeds<S extends Shape, F, O extends Option<Deed, S>>(of: Deeds<S, F, O>): Deeds<S, F, O> {
  return of;
}

type AnyDeeds = { readonly options: (table: never, figure: never) => readonly unknown[]; readonly run: object };
type OptionOf<D extends AnyDeeds> = ReturnType<D['options']>[number];
type Together<D extends AnyDeeds> = [D['options']] extends [(table: Table<infer S>, figure: infer F) => unknown]
  ? [OptionOf<D>] extends [Option<Deed, S>]
    ? Deeds<S, F, OptionOf<D>>
    : never
  : never;

/** The deeds of several chapters, in their order: all that can be done in a turn. */
export function allDeeds<const D extends readonly AnyDeeds[]>(...chapters: D): Together<D[number]> {
  const run: Record<string, unknown> = {};
  for (const chapter of chapters) {
    for (const [deed, how] of Object.entries(chapter.run)) {
      if (Object.hasOwn(run, deed)) throw new Error(`Two chapters say how "${deed}" runs`);
      run[deed] = how;
    }
  }
  const options = (table: never, figure: never): readonly unknown[] => {
    const all: unknown[] = [];
    for (const chapter of chapters) {
      for (const option of chapter.options(table, figure)) all.push(option);
    }
    return all;
  };
  return { options, run } as unknown as Together<D[number]>;
}

/** Does what was chosen among the options of these deeds. */
export function carryOut<S extends Shape, F, O extends Option<Deed, S>>(
  table: Table<S>,
  figure: F,
  { run }: Deeds<S, F, O>,
  deed: O['value'],
): Flow<void> {
  const how: (table: Table<S>, figure: F, deed: never) => Flow<void> = run[deed.do as O['value']['do']];
  return how(table, figure, deed as never);
}
