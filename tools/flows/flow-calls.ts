import ts from 'typescript';
import { type Finding, findingAt, walk } from './finding.ts';
import { type IsFlow, isGenerator } from './flow-type.ts';

const ARRAY_METHODS = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'reduceRight',
  'some',
  'sort',
  'toSorted',
]);

/** Flows that are made and never run, generators handed to array methods, and try/finally around `yield*`. */
export function findFlowFaults(source: ts.SourceFile, checker: ts.TypeChecker, isFlow: IsFlow): Finding[] {
  const findings: Finding[] = [];
  walk(source, (node) => {
    if (ts.isCallExpression(node)) {
      findings.push(...generatorsHandedToArrayMethods(node, checker));
      if (isFlow(checker.getTypeAtLocation(node)) && !isRun(node, checker, isFlow)) {
        findings.push(findingAt(node, `the flow of ${calleeName(node)}() never runs: put it under yield*`));
      }
    }
    if (ts.isTryStatement(node) && node.finallyBlock !== undefined && delegatesUnderFinally(node)) {
      findings.push(findingAt(node, 'try/finally around yield*: an abandoned phase would run the finally block'));
    }
  });
  return findings;
}

/** Whether somebody runs this flow: here, or the one to whom it is handed as a flow. */
function isRun(call: ts.CallExpression, checker: ts.TypeChecker, isFlow: IsFlow): boolean {
  const value = wholeValue(call);
  const { parent } = value;
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined;
  if (ts.isReturnStatement(parent)) return returnsFlow(enclosingFunction(parent), checker, isFlow);
  if (ts.isArrowFunction(parent)) return returnsFlow(parent, checker, isFlow);
  return isHandedOver(value, parent) && expectsFlow(value, checker, isFlow);
}

/** Climbs through what passes a value on unchanged: brackets, casts, the branches of a choice. */
function wholeValue(call: ts.Expression): ts.Expression {
  let value = call;
  for (;;) {
    const { parent } = value;
    const passesOn =
      ts.isParenthesizedExpression(parent) ||
      ts.isAsExpression(parent) ||
      ts.isSatisfiesExpression(parent) ||
      ts.isNonNullExpression(parent) ||
      (ts.isConditionalExpression(parent) && parent.condition !== value) ||
      (ts.isBinaryExpression(parent) && isChoice(parent.operatorToken.kind));
    if (!passesOn) return value;
    value = parent;
  }
}

function isChoice(operator: ts.SyntaxKind): boolean {
  return (
    operator === ts.SyntaxKind.QuestionQuestionToken ||
    operator === ts.SyntaxKind.BarBarToken ||
    operator === ts.SyntaxKind.AmpersandAmpersandToken
  );
}

function isHandedOver(value: ts.Expression, parent: ts.Node): boolean {
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== value;
  return ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent);
}

function expectsFlow(value: ts.Expression, checker: ts.TypeChecker, isFlow: IsFlow): boolean {
  const expected = checker.getContextualType(value);
  return expected !== undefined && isFlow(expected);
}

/** A plain function may return a flow for its caller to run, unless its caller is known to want none. */
function returnsFlow(owner: ts.SignatureDeclaration | undefined, checker: ts.TypeChecker, isFlow: IsFlow): boolean {
  if (owner === undefined || isGeneratorFunction(owner)) return false;
  if (ts.isArrowFunction(owner) || ts.isFunctionExpression(owner)) {
    const wanted = checker.getContextualType(owner)?.getNonNullableType().getCallSignatures()[0];
    if (wanted !== undefined) return allowsFlow(wanted.getReturnType(), isFlow);
  }
  const signature = checker.getSignatureFromDeclaration(owner);
  return signature !== undefined && isFlow(signature.getReturnType());
}

/** `forEach` wants void and drops the flow; a type parameter takes whatever the function returns. */
function allowsFlow(wanted: ts.Type, isFlow: IsFlow): boolean {
  return isFlow(wanted) || (wanted.flags & ts.TypeFlags.TypeParameter) !== 0;
}

function isGeneratorFunction(owner: ts.SignatureDeclaration): boolean {
  return 'asteriskToken' in owner && owner.asteriskToken !== undefined;
}

function enclosingFunction(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.findAncestor(node, ts.isFunctionLike);
}

function generatorsHandedToArrayMethods(call: ts.CallExpression, checker: ts.TypeChecker): Finding[] {
  const method = call.expression;
  if (!ts.isPropertyAccessExpression(method) || !ARRAY_METHODS.has(method.name.text)) return [];
  return call.arguments
    .filter((argument) => makesGenerator(checker.getTypeAtLocation(argument)))
    .map((argument) => findingAt(argument, `a generator in ${method.name.text}() never runs: write a for...of loop`));
}

function makesGenerator(type: ts.Type): boolean {
  return type.getCallSignatures().some((signature) => isGenerator(signature.getReturnType()));
}

function delegatesUnderFinally(statement: ts.TryStatement): boolean {
  return delegates(statement.tryBlock) || (statement.catchClause !== undefined && delegates(statement.catchClause));
}

function delegates(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isYieldExpression(node) && node.asteriskToken !== undefined) return true;
  return ts.forEachChild(node, (child) => delegates(child) || undefined) ?? false;
}

function calleeName(call: ts.CallExpression): string {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : 'this call';
}
