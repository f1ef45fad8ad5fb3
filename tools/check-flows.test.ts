import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkFlows } from './check-flows.ts';

const ROOT = '/memory';

const KERNEL = `
  export type Request = { readonly kind: 'ask' } | { readonly kind: 'all' };
  export type Flow<T> = Generator<Request, T, unknown>;
  export interface Table { ask(seat: number): Flow<string>; tell(text: string): void; }
`;

const RULES = `
  import type { Flow, Table } from '../../../kernel/src/table.ts';
  declare function attack(table: Table): Flow<void>;
  declare function maybe(table: Table): Flow<void> | undefined;
  declare function run(flow: Flow<void>): void;
  declare const zones: readonly string[];
`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
};

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

function programOf(files: Readonly<Record<string, string>>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, options) => {
    const text = files[name];
    if (text !== undefined) return ts.createSourceFile(name, text, options, true);
    if (!libraryFiles.has(name)) libraryFiles.set(name, readLibrary(name, options));
    return libraryFiles.get(name);
  };
  host.directoryExists = () => true;
  host.fileExists = (name) => files[name] !== undefined || ts.sys.fileExists(name);
  host.readFile = (name) => files[name] ?? ts.sys.readFile(name);
  return ts.createProgram(Object.keys(files), OPTIONS, host);
}

function messagesFor(code: string, path = 'games/demo/rules/turn.ts'): string[] {
  const file = `${ROOT}/${path}`;
  const program = programOf({ [`${ROOT}/kernel/src/table.ts`]: KERNEL, [file]: RULES + code });
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  expect(problems.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'))).toEqual([]);
  return checkFlows(program, ROOT).map((finding) => finding.message);
}

function inRule(body: string): string {
  return `export function* turn(table: Table): Flow<unknown> { ${body} return 0; }`;
}

const NEVER_RUNS = expect.stringContaining('never runs');

describe('a flow that never runs is found', () => {
  test.each([
    ['as a statement', inRule('attack(table);')],
    ['as a question', inRule("table.ask(1); yield* attack(table); return 'x';")],
    ['kept in a variable', inRule('const flow = attack(table); return typeof flow;')],
    [
      'under yield without its star',
      'export function* turn(table: Table): Generator<unknown> { yield attack(table); }',
    ],
    ['returned by a generator', inRule('return attack(table);')],
    ['under void', inRule('void attack(table);')],
    ['handed to one who expects anything', `declare function log(it: unknown): void;${inRule('log(attack(table));')}`],
    ['as a condition', inRule('if (attack(table)) return 1;')],
    ['where it may be undefined', inRule('maybe(table);')],
    [
      'in an arrow function that should return nothing',
      'export const f: (table: Table) => void = (table) => attack(table);',
    ],
    [
      'without a declared return type',
      `${inRule('inferred(table);')}function* inferred(table: Table) { yield* attack(table); }`,
    ],
  ])('%s', (_where, code) => {
    expect(messagesFor(code)).toEqual([NEVER_RUNS]);
  });

  test('in forEach', () => {
    const messages = messagesFor(inRule('zones.forEach(() => attack(table));'));
    expect(messages).toContainEqual(expect.stringContaining('a generator in forEach()'));
  });

  test.each(['map', 'filter', 'flatMap', 'some'])('as a generator function in %s', (method) => {
    const messages = messagesFor(inRule(`function* each() { yield* attack(table); } zones.${method}(each);`));
    expect(messages).toEqual([`a generator in ${method}() never runs: write a for...of loop`]);
  });
});

describe('a flow that runs is left alone', () => {
  test.each([
    ['under yield*', inRule('yield* attack(table); const seat = yield* table.ask(1); return seat;')],
    ['under yield*, in a choice', inRule('yield* (zones.length > 1 ? attack(table) : attack(table));')],
    ['under yield*, where it may be missing', inRule('yield* maybe(table) ?? attack(table);')],
    ['returned by an arrow function', 'export const flow = (table: Table) => attack(table);'],
    ['returned by a plain function', 'export function flow(table: Table): Flow<void> { return attack(table); }'],
    [
      'returned by a method of an object',
      'export const card = { use(table: Table): Flow<void> { return attack(table); } };',
    ],
    [
      'in a listener that is typed to return a flow',
      'export const card: { use(table: Table): Flow<void> } = { use: (table) => attack(table) };',
    ],
    ['handed to one who expects a flow', inRule('run(attack(table));')],
    [
      'in a list that expects flows',
      'export function flows(table: Table): Flow<void>[] { const all: Flow<void>[] = [attack(table)]; return all; }',
    ],
    [
      'a generator that asks nothing',
      'function* count(): Generator<number> { yield 1; } export const all = [...count()];',
    ],
  ])('%s', (_where, code) => {
    expect(messagesFor(code)).toEqual([]);
  });

  test('in the kernel, in tests and in their support', () => {
    const dropped = inRule('attack(table);');
    expect(messagesFor(dropped, 'kernel/src/deep/match.ts')).toEqual([]);
    expect(messagesFor(dropped, 'games/demo/rules/turn.test.ts')).toEqual([]);
    expect(messagesFor(dropped, 'games/demo/testing/turn.ts')).toEqual([]);
    expect(messagesFor(dropped, 'games/testing/toy/turn.ts')).toEqual(messagesFor(dropped));
  });
});

describe('try/finally', () => {
  test('around yield* is found', () => {
    const code = inRule('try { if (zones.length) yield* attack(table); } finally { table.tell("over"); }');
    expect(messagesFor(code)).toEqual([expect.stringContaining('try/finally')]);
  });

  test('without yield* is left alone', () => {
    expect(messagesFor(inRule('try { table.tell("a"); } finally { table.tell("b"); } yield* attack(table);'))).toEqual(
      [],
    );
  });
});

describe('chance is found in games and boards', () => {
  test.each([
    ['Date', 'export const now = (): number => Date.now();'],
    ['Date', 'export const day = (): object => new Date(0);'],
    ['Math.random', 'export const roll = (): number => Math.random();'],
    ['localeCompare', "export const before = (a: string): number => a.localeCompare('b');"],
    ['let or var', 'let turns = 0; export const count = (): number => ++turns;'],
    ['let or var', 'var turns = 0; export const count = (): number => turns;'],
    ['Map or Set', 'export const seen = new Map<string, string>();'],
    ['Map or Set', 'export const seen = { all: new Set<string>() };'],
    ['for...in', 'export function f(it: object): void { for (const key in it) String(key); }'],
    ['Object.keys', 'export const f = (it: object): string[] => Object.keys(it);'],
    ['Object.values', 'export const f = (it: object): unknown[] => Object.values(it);'],
    ['Object.entries', 'export const f = (it: object): unknown[] => Object.entries(it);'],
  ])('%s: %s', (what, code) => {
    expect(messagesFor(code)).toEqual([expect.stringContaining(what)]);
  });

  test.each([
    [
      'a field or type of our own named Date',
      'type Date = string; export const f = (it: { Date: Date }): Date => it.Date;',
    ],
    ['other mathematics', 'export const f = (): number => Math.max(1, 2);'],
    ['a let inside a function', 'export function f(): number { let n = 0; n += 1; return n; }'],
    [
      'collections that can not change',
      'export const all: ReadonlySet<string> = new Set(["a"]); export const by: ReadonlyMap<string, number> = new Map([["a", 1]]);',
    ],
    ['collections used up at once', 'export const all = [...new Set(zones)]; export const size = new Set(zones).size;'],
    ['collections inside a function', 'export const f = (): number => new Map<string, string>().size;'],
    [
      'a record walked for a reason',
      'export const f = (it: object): number => Object.keys(it).length; // order: only counted',
    ],
  ])('%s is left alone', (_what, code) => {
    expect(messagesFor(code)).toEqual([]);
  });

  test('a record may be walked outside rules', () => {
    expect(
      messagesFor('export const f = (it: object): string[] => Object.keys(it);', 'games/demo/content/c.ts'),
    ).toEqual([]);
  });

  test('boards are checked, the command line is not', () => {
    const code = 'export const roll = (): number => Math.random();';
    expect(messagesFor(code, 'boards/a/b/c.ts')).toHaveLength(1);
    expect(messagesFor(code, 'cli/a/b/c.ts')).toEqual([]);
  });
});

test('a program without a Flow type fails rather than passing everything', () => {
  const program = programOf({ [`${ROOT}/games/demo/rules/turn.ts`]: 'export const one = 1;' });
  expect(checkFlows(program, ROOT)).toHaveLength(1);
});
