import ts from 'typescript';

/** One fault, where it stands. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

export function findingAt(node: ts.Node, message: string): Finding {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: source.fileName, line: line + 1, message };
}

/** Calls `visit` for every node below `root`, in the order of the text. */
export function walk(root: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(root, (child) => {
    visit(child);
    walk(child, visit);
  });
}
