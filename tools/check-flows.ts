// Finds what the compiler accepts and a match does not survive: flows that never run, and sources of chance.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findChance } from './flows/determinism.ts';
import type { Finding } from './flows/finding.ts';
import { findFlowFaults } from './flows/flow-calls.ts';
import { flowRecogniser } from './flows/flow-type.ts';

// The kernel is absent: it drives generators by hand, which is its work.
const FLOW_FOLDERS = ['games', 'boards', 'bots', 'cli'];
const CHANCELESS_FOLDERS = ['games', 'boards'];
/** The toys of `games/testing/` are games like others. */
const SHARED_BY_TESTS = /(?<!^games)\/testing\//;

/** Checks every source of `program` below `root`, tests and their support aside. */
export function checkFlows(program: ts.Program, root: string): Finding[] {
  const checker = program.getTypeChecker();
  const isFlow = flowRecogniser(program);
  if (isFlow === undefined) {
    return [
      { file: `${root}/kernel/src`, line: 1, message: 'declares no `type Flow<T> = Generator<...>` to look for' },
    ];
  }
  return program.getSourceFiles().flatMap((source) => {
    const folder = checkedFolder(source, root);
    if (folder === undefined) return [];
    return [
      ...(FLOW_FOLDERS.includes(folder) ? findFlowFaults(source, checker, isFlow) : []),
      ...(CHANCELESS_FOLDERS.includes(folder) ? findChance(source, checker) : []),
    ];
  });
}

function checkedFolder(source: ts.SourceFile, root: string): string | undefined {
  const path = relative(root, source.fileName).split('\\').join('/');
  if (path.startsWith('..') || path.includes('node_modules/') || source.isDeclarationFile) return undefined;
  if (path.endsWith('.test.ts') || SHARED_BY_TESTS.test(path)) return undefined;
  return path.split('/')[0];
}

function readProgram(root: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  });
  if (config === undefined) throw new Error('tsconfig.json can not be read');
  return ts.createProgram(config.fileNames, config.options);
}

function main(): void {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const findings = checkFlows(readProgram(root), root);
  for (const { file, line, message } of findings) console.log(`${relative(root, file)}:${line}: ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
