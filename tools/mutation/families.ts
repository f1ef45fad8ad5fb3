/**
 * What stands beside options, questions and events: facts, refs, paths, context and params. It is shown and decides
 * nothing, so its mutants are scored apart from those of rules and hooks.
 *
 * A place belongs to it by where it stands (a property `refs`, what `table.option` takes after the refusal, the params of
 * `table.tell`, a function that gives facts), or because only such places use the function that it stands in.
 */
import ts from 'typescript';

/** Does this stand beside an option, a question or an event? */
export type Beside = (node: ts.Node) => boolean;

const SHOWN: ReadonlySet<string> = new Set(['facts', 'refs', 'path', 'context', 'params', 'remedies']);
/** From which argument on a call of the table takes what is only shown. */
const SHOWN_FROM = new Map([
  ['option', 3],
  ['tell', 2],
]);

/** Tells what stands beside in these sources, and what only serves it. */
export function besideIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Beside {
  const uses = usesIn(files, checker);
  const serving = new Set<ts.Node>();
  const beside = (node: ts.Node): boolean => isInside(node, (at, from) => isShown(at, from) || serving.has(at));
  for (let before = -1; before < serving.size; ) {
    before = serving.size;
    for (const [declaration, places] of uses) {
      const others = places.filter((use) => !isInside(use, (at) => at === declaration));
      if (others.length > 0 && others.every(beside)) serving.add(declaration);
    }
  }
  return beside;
}

export function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** Does a node or something around it hold this? `from` is the node below it on the way up. */
export function isInside(node: ts.Node, holds: (at: ts.Node, from: ts.Node) => boolean): boolean {
  let from = node;
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (holds(at, from)) return true;
    from = at;
  }
  return false;
}

/** The name that a declaration or property gives. */
export function nameOf(node: ts.Node): string | null {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  if (!isNamed || node.name === undefined) return null;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : null;
}

function isShown(at: ts.Node, from: ts.Node): boolean {
  const name = nameOf(at);
  if (name !== null && (SHOWN.has(name) || name.endsWith('Facts'))) return true;
  if (isFunction(at)) return /\b(Fact|Beside)</.test(at.type?.getText() ?? '');
  if (!ts.isCallExpression(at) || !ts.isPropertyAccessExpression(at.expression)) return false;
  const first = SHOWN_FROM.get(at.expression.name.text);
  return first !== undefined && at.arguments.some((argument, i) => argument === from && i >= first);
}

/** Every place that uses a function or constant of a file's top level. */
function usesIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker): ReadonlyMap<ts.Node, readonly ts.Node[]> {
  const uses = new Map<ts.Node, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node, checker);
      if (declaration !== null && nameIdentifier(declaration) !== node) {
        uses.set(declaration, [...(uses.get(declaration) ?? []), node]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return uses;
}

function declarationOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Node | null {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (symbol === undefined) return null;
  const meant = (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = meant.valueDeclaration;
  if (declaration === undefined) return null;
  if (ts.isFunctionDeclaration(declaration)) return ts.isSourceFile(declaration.parent) ? declaration : null;
  if (!ts.isVariableDeclaration(declaration)) return null;
  return ts.isSourceFile(declaration.parent.parent.parent) ? declaration : null;
}

function nameIdentifier(declaration: ts.Node): ts.Node | undefined {
  return ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration) ? declaration.name : undefined;
}
