// Judges, found and silenced: `coverage:rules --mutate` makes each allow everything, and counts the tests that notice.
import ts from 'typescript';

type Judge = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** The names of the judges of a source, in its order. */
export function judgesIn(source: string): readonly string[] {
  return [...new Set(found(source).map(({ name }) => name))];
}

/** The same source, in which one judge allows everything. */
export function withoutJudge(source: string, name: string): string {
  let changed = source;
  for (const { judge } of found(source)
    .filter((one) => one.name === name)
    .reverse()) {
    const { body } = judge;
    if (body === undefined) continue;
    const [start, end] = [body.getStart(), body.getEnd()];
    changed = ts.isBlock(body)
      ? `${changed.slice(0, start + 1)} return null; ${changed.slice(start + 1)}`
      : `${changed.slice(0, start)}null${changed.slice(end)}`;
  }
  return changed;
}

function found(source: string): { readonly name: string; readonly judge: Judge }[] {
  const file = ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true);
  const judges: { name: string; judge: Judge }[] = [];
  const visit = (node: ts.Node): void => {
    const judge = judgeAt(node);
    if (judge !== null) judges.push(judge);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return judges;
}

function judgeAt(node: ts.Node): { name: string; judge: Judge } | null {
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  const holds = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (!isFunction && !holds) return null;
  const name = node.name?.getText() ?? '';
  if (!/^judge[A-Z]/.test(name)) return null;
  if (isFunction) return node.body === undefined ? null : { name, judge: node };
  const value = node.initializer;
  if (value === undefined || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return null;
  return { name, judge: value };
}
