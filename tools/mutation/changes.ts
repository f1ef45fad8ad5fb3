/**
 * The places of a source at which a rule can be broken, each with the ways in which it can be.
 *
 * A place is one thing that could be wrong: an operator, a condition, a statement, a number, an element, a property, a
 * string. Its changes are alternatives; a sample takes one of them.
 */
import ts from 'typescript';
import { type Beside, isFunction, isInside, nameOf } from './families.ts';

export type Kind =
  | 'arithmetic'
  | 'comparison'
  | 'logic'
  | 'condition'
  | 'statement removed'
  | 'yield* dropped'
  | 'early return'
  | 'null verdict'
  | 'number'
  | 'boolean'
  | 'element dropped'
  | 'property removed'
  | 'id in data'
  | 'string';

/** What is scored together. */
export type Family = 'rules' | 'facts' | 'strings';

/** One way to break a place: the text between two positions becomes another. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly kind: Kind;
  readonly family: Family;
  readonly start: number;
  /** Where the innermost function around it begins; `null` for what runs when the file is loaded. */
  readonly within: number | null;
  readonly changes: readonly Change[];
}

/** What is known of the game around a source. */
export interface Background {
  readonly beside: Beside;
  readonly checker: ts.TypeChecker;
  /** Does the source tell components (content/), or rules? */
  readonly isContent: boolean;
  /** Every cite of the game's sources, in order. */
  readonly cites: readonly string[];
}

type Found = { readonly node: ts.Node; readonly kind: Kind; readonly changes: readonly Change[] };

const SWAPS = new Map<ts.SyntaxKind, { readonly kind: Kind; readonly by: readonly string[] }>([
  [ts.SyntaxKind.PlusToken, { kind: 'arithmetic', by: ['-'] }],
  [ts.SyntaxKind.MinusToken, { kind: 'arithmetic', by: ['+'] }],
  [ts.SyntaxKind.AsteriskToken, { kind: 'arithmetic', by: ['/'] }],
  [ts.SyntaxKind.SlashToken, { kind: 'arithmetic', by: ['*'] }],
  [ts.SyntaxKind.PercentToken, { kind: 'arithmetic', by: ['*'] }],
  [ts.SyntaxKind.PlusEqualsToken, { kind: 'arithmetic', by: ['-='] }],
  [ts.SyntaxKind.MinusEqualsToken, { kind: 'arithmetic', by: ['+='] }],
  [ts.SyntaxKind.LessThanToken, { kind: 'comparison', by: ['<=', '>='] }],
  [ts.SyntaxKind.LessThanEqualsToken, { kind: 'comparison', by: ['<', '>'] }],
  [ts.SyntaxKind.GreaterThanToken, { kind: 'comparison', by: ['>=', '<='] }],
  [ts.SyntaxKind.GreaterThanEqualsToken, { kind: 'comparison', by: ['>', '<'] }],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, { kind: 'comparison', by: ['!=='] }],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, { kind: 'comparison', by: ['==='] }],
  [ts.SyntaxKind.AmpersandAmpersandToken, { kind: 'logic', by: ['||'] }],
  [ts.SyntaxKind.BarBarToken, { kind: 'logic', by: ['&&'] }],
]);

const CITE = /^[A-Z]{2,}-[\w.-]+$/;
/** Properties that say where a thing comes from, or what it is called: strings, even where a list of them is cut. */
const LABELS: ReadonlySet<string> = new Set(['id', 'key', 'cite', 'cites', 'provenance']);

/** All places of a source, in its order. */
export function placesIn(file: ts.SourceFile, around: Background): readonly Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (isSpeechless(node)) return;
    for (const found of foundAt(node, around)) {
      if (found.changes.length === 0) continue;
      places.push({
        kind: found.kind,
        family: familyOf(found, around),
        start: found.changes[0]?.start ?? node.getStart(),
        within: functionAround(isLeftOut(found) ? found.node.parent : found.node)?.getStart() ?? null,
        changes: found.changes,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

/** Every cite that a source names. */
export function citesIn(file: ts.SourceFile): readonly string[] {
  const cites: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && CITE.test(node.text)) cites.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cites;
}

/** The text with one change made. */
export function changed(text: string, { start, end, text: by }: Change): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Types and imports do nothing at run time. */
function isSpeechless(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** A function that is left out is missed by whoever would have taken it. */
function isLeftOut({ kind }: Found): boolean {
  return kind === 'element dropped' || kind === 'property removed';
}

function functionAround(node: ts.Node): ts.Node | null {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) if (isFunction(at)) return at;
  return null;
}

function familyOf({ node, kind }: Found, { beside }: Background): Family {
  if (kind === 'string') return 'strings';
  if (isInside(node, isLabel)) return 'strings';
  return beside(node) ? 'facts' : 'rules';
}

function foundAt(node: ts.Node, around: Background): readonly Found[] {
  if (ts.isBinaryExpression(node)) return operators(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, kind: 'logic', changes: [over(node, node.operand.getText())] }];
  }
  if (ts.isIfStatement(node)) return [{ node, kind: 'condition', changes: replaced(node.expression, 'true', 'false') }];
  if (ts.isConditionalExpression(node)) {
    return [{ node, kind: 'condition', changes: replaced(node.condition, 'true', 'false') }];
  }
  if (ts.isWhileStatement(node)) return [{ node, kind: 'condition', changes: replaced(node.expression, 'false') }];
  if (ts.isExpressionStatement(node)) return statements(node);
  if (ts.isReturnStatement(node)) return returns(node);
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) {
    return ts.isCaseOrDefaultClause(node.parent)
      ? []
      : [{ node, kind: 'statement removed', changes: [over(node, ';')] }];
  }
  if (isFunction(node)) return bodies(node);
  if (ts.isNumericLiteral(node)) return numbers(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, kind: 'boolean', changes: [over(node, 'false')] }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, kind: 'boolean', changes: [over(node, 'true')] }];
  if (ts.isArrayLiteralExpression(node)) return dropped(node.elements, 'element dropped');
  if (ts.isObjectLiteralExpression(node)) return dropped(node.properties, 'property removed');
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return strings(node, around);
  if (ts.isTemplateHead(node) && node.text !== '') {
    return [{ node, kind: 'string', changes: [over(node, '`mutated:${')] }];
  }
  return [];
}

function operators(node: ts.BinaryExpression): readonly Found[] {
  const { left, right, operatorToken: operator } = node;
  if (operator.kind === ts.SyntaxKind.QuestionQuestionToken) {
    return [{ node, kind: 'logic', changes: [over(node, left.getText()), over(node, right.getText())] }];
  }
  const swap = SWAPS.get(operator.kind);
  return swap === undefined ? [] : [{ node, kind: swap.kind, changes: swap.by.map((by) => over(operator, by)) }];
}

/** A statement that does something: a call, an assignment, a rule that is followed. */
function statements(node: ts.ExpressionStatement): readonly Found[] {
  const isRule = ts.isYieldExpression(node.expression) && node.expression.asteriskToken !== undefined;
  return [{ node, kind: isRule ? 'yield* dropped' : 'statement removed', changes: [over(node, ';')] }];
}

function returns(node: ts.ReturnStatement): readonly Found[] {
  const { expression } = node;
  if (expression === undefined) return [{ node, kind: 'early return', changes: [over(node, ';')] }];
  if (!ts.isObjectLiteralExpression(expression) || !isInside(node, isJudge)) return [];
  return [{ node, kind: 'null verdict', changes: [over(expression, 'null')] }];
}

/** A whole function that does nothing, a judge that allows everything. */
function bodies(node: ts.FunctionLikeDeclaration): readonly Found[] {
  const { body } = node;
  if (body === undefined) return [];
  const judges = isJudge(node);
  if (!ts.isBlock(body)) return judges ? [{ node, kind: 'null verdict', changes: [over(body, 'null')] }] : [];
  if (body.statements.length === 0) return [];
  const at = body.getStart() + 1;
  const text = judges ? ' return null;' : ' return;';
  return [{ node, kind: judges ? 'null verdict' : 'early return', changes: [{ start: at, end: at, text }] }];
}

function isJudge(node: ts.Node): boolean {
  if (!isFunction(node)) return false;
  const name = nameOf(node) ?? nameOf(node.parent) ?? '';
  return /^judge([A-Z]|$)/.test(name) || node.type?.getText() === 'Verdict';
}

function numbers(node: ts.NumericLiteral): readonly Found[] {
  if (isPropertyName(node)) return [];
  const value = Number(node.text);
  const { parent } = node;
  const isNegative = ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.MinusToken;
  const less = value === 0 || isNegative ? `(${value - 1})` : String(value - 1);
  return [{ node, kind: 'number', changes: [over(node, String(value + 1)), over(node, less)] }];
}

/** Each of a list left out, with the comma after it. */
function dropped(list: ts.NodeArray<ts.Node>, kind: Kind): readonly Found[] {
  return list.map((node, i) => {
    const next = list[i + 1];
    const end = next === undefined ? list.end : next.getStart();
    return { node, kind, changes: [{ start: node.getStart(), end, text: '' }] };
  });
}

function strings(node: ts.StringLiteralLike, around: Background): readonly Found[] {
  if (isPropertyName(node) || isInside(node, ts.isThrowStatement)) return [];
  if (CITE.test(node.text)) {
    const others = around.cites.filter((cite) => cite !== node.text);
    const next = others.find((cite) => cite > node.text) ?? others[0] ?? 'mutated';
    return [{ node, kind: 'string', changes: [over(node, quoted(next))] }];
  }
  const members = membersOf(node, around.checker).filter((each) => each !== node.text);
  if (members.length === 0) return [{ node, kind: 'string', changes: [over(node, quoted('mutated'))] }];
  const isData = around.isContent && functionAround(node) === null && !isInside(node, isLabel);
  return [{ node, kind: isData ? 'id in data' : 'string', changes: members.map((each) => over(node, quoted(each))) }];
}

/** The strings that could stand here, where the types name them all. */
function membersOf(node: ts.StringLiteralLike, checker: ts.TypeChecker): readonly string[] {
  const { parent } = node;
  const other = ts.isBinaryExpression(parent) ? (parent.left === node ? parent.right : parent.left) : null;
  const type = other === null ? checker.getContextualType(node) : checker.getTypeAtLocation(other);
  if (type === undefined || !type.isUnion()) return [];
  const literals = type.types.filter((each) => each.isStringLiteral());
  const rest = type.types.filter((each) => !each.isStringLiteral() && (each.flags & ts.TypeFlags.StringLike) !== 0);
  return rest.length > 0 ? [] : literals.map(({ value }) => value);
}

function isLabel(node: ts.Node): boolean {
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isProperty && LABELS.has(nameOf(node) ?? '');
}

function isPropertyName(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node;
}

function replaced(node: ts.Node, ...texts: readonly string[]): readonly Change[] {
  return texts.map((text) => over(node, text));
}

function over(node: ts.Node, text: string): Change {
  return { start: node.getStart(), end: node.getEnd(), text };
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
