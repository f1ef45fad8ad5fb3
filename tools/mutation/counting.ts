/**
 * Counts what a source does while tests run: the turns of its loops, so that a mutant that loops for ever ends after so
 * many steps on any machine; and, where it is asked for, the functions that ran, so that a mutant meets only tests that
 * reach it.
 */
import ts from 'typescript';
import { isFunction } from './families.ts';

/** What the counting sources write to, in the process of the tests. */
export interface Counters {
  /** Steps that are left. */
  necropoleSteps: number;
  /** The functions that ran, as `file:position`. */
  necropoleRan: Record<string, 1>;
}

const STEP = 'if (--globalThis.necropoleSteps < 0) throw new Error("the mutant takes too many steps");';

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Closes something: stands before what opens at the same position. */
  readonly closes: boolean;
}

/** The source with its counting, on the same lines. `name` is given where the functions that ran are counted too. */
export function counting(text: string, name: string | null): string {
  const file = ts.createSourceFile('counted.ts', text, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const wrap = (node: ts.Node, before: string, after: string): void => {
    insertions.push({ at: node.getStart(), text: before, closes: false });
    visit(node);
    insertions.push({ at: node.getEnd(), text: after, closes: true });
  };
  const open = (block: ts.Block, inside: string): void => {
    insertions.push({ at: block.getStart() + 1, text: inside, closes: false });
    ts.forEachChild(block, visit);
  };
  const visit = (node: ts.Node): void => {
    const body = bodyToCount(node, name !== null);
    if (body === null) {
      ts.forEachChild(node, visit);
      return;
    }
    const count = isFunction(node) ? `globalThis.necropoleRan["${name}:${node.getStart()}"] = 1` : STEP;
    ts.forEachChild(node, (child) => {
      if (child !== body) visit(child);
      else if (ts.isBlock(child)) open(child, isFunction(node) ? `${count};` : count);
      else if (isFunction(node)) wrap(child, `(${count}, `, ')');
      else wrap(child, `{${count}`, '}');
    });
  };
  visit(file);
  return inserted(text, insertions);
}

function bodyToCount(node: ts.Node, functions: boolean): ts.Node | null {
  if (ts.isIterationStatement(node, false)) return node.statement;
  return functions && isFunction(node) ? (node.body ?? null) : null;
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  // Sorting keeps the order of those at one position: what is inside closes first, what is outside opens first.
  const sorted = [...insertions].sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes));
  let whole = '';
  let from = 0;
  for (const { at, text: by } of sorted) {
    whole += text.slice(from, at) + by;
    from = at;
  }
  return whole + text.slice(from);
}
