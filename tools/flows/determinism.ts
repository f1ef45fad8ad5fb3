import ts from 'typescript';
import { type Finding, findingAt, walk } from './finding.ts';

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const RECORD_WALKS = new Set(['keys', 'values', 'entries']);
const ORDER_REASON = /\/\/ order: \S/;

/** What would make two runs of the same match differ: clocks, other dice, the machine's language, memory outside the world. */
export function findChance(source: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  const findings: Finding[] = [];
  const inRules = source.fileName.includes('/rules/');
  const report = (node: ts.Node, message: string): void => {
    findings.push(findingAt(node, message));
  };

  walk(source, (node) => {
    if (ts.isIdentifier(node) && node.text === 'Date' && isGlobal(node, checker)) {
      report(node, 'Date: a match knows no clock');
    }
    if (ts.isForInStatement(node)) report(node, 'for...in iterates a record: keep an order array');
    if (ts.isVariableStatement(node) && ts.isSourceFile(node.parent) && !isConstant(node)) {
      report(node, 'module-level let or var: what changes belongs in the world');
    }
    if (ts.isNewExpression(node) && isKeptCollection(node, checker)) {
      report(node, 'module-level Map or Set: declare it as ReadonlyMap or ReadonlySet, or keep it in the world');
    }
    if (ts.isPropertyAccessExpression(node)) {
      const fault = accessFault(node, checker, inRules);
      if (fault !== undefined) report(node, fault);
    }
  });
  return findings;
}

function accessFault(
  access: ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
  inRules: boolean,
): string | undefined {
  const { expression: owner, name } = access;
  if (name.text === 'localeCompare') return "localeCompare depends on the machine's language: compare with <";
  if (!ts.isIdentifier(owner) || !isGlobal(owner, checker)) return undefined;
  if (owner.text === 'Math' && name.text === 'random') return 'Math.random: only the table rolls';
  if (inRules && owner.text === 'Object' && RECORD_WALKS.has(name.text) && !hasOrderReason(access)) {
    return `Object.${name.text} iterates a record: keep an order array, or say why the order is safe: // order: reason`;
  }
  return undefined;
}

function hasOrderReason(node: ts.Node): boolean {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getEnd());
  const [start, end] = [source.getLineStarts()[line], source.getLineStarts()[line + 1]];
  return ORDER_REASON.test(source.text.slice(start, end));
}

/** Declared by the language or the platform, not by this project. */
function isGlobal(identifier: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declarations = checker.getSymbolAtLocation(identifier)?.declarations ?? [];
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent) && parent.name === identifier) return false;
  return declarations.length > 0 && declarations.every((one) => one.getSourceFile().isDeclarationFile);
}

function isConstant(statement: ts.VariableStatement): boolean {
  return (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
}

function isKeptCollection(creation: ts.NewExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(creation.expression) || !COLLECTIONS.has(creation.expression.text)) return false;
  if (ts.findAncestor(creation, ts.isFunctionLike) !== undefined) return false;
  return !isUsedUpAtOnce(creation) && !isReadonly(checker.getContextualType(creation));
}

/** `[...new Set(ids)]` and `new Set(ids).size` leave no collection behind. */
function isUsedUpAtOnce(creation: ts.NewExpression): boolean {
  const { parent } = creation;
  return ts.isSpreadElement(parent) || ts.isPropertyAccessExpression(parent);
}

function isReadonly(type: ts.Type | undefined): boolean {
  const name = type?.symbol?.name;
  return name === 'ReadonlyMap' || name === 'ReadonlySet';
}
