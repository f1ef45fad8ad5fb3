/** The sources of one game's rules and content, as TypeScript sees them: where they can be broken, and what compiles. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { type Change, changed, citesIn, type Place, placesIn } from './changes.ts';
import { besideIn } from './families.ts';

/** A place of a file, which is named from the root of the repository. */
export interface PlaceOfGame extends Place {
  readonly file: string;
}

export interface Sources {
  /** Every place, file by file. */
  readonly places: readonly PlaceOfGame[];
  textOf(file: string): string;
  /** Does a file still compile with this change? What is unused or unreachable by it is no error here. */
  compiles(file: string, change: Change): boolean;
}

const MUTATED = ['rules', 'content'];

/** Unused names, unreachable code and unused labels: the tests can still run. */
const HARMLESS: ReadonlySet<number> = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205, 7027, 7028]);

/** Reads the game in `games/<game>` below a root that holds a tsconfig.json. */
export function readSources(root: string, game: string): Sources {
  const folder = join(root, 'games', game);
  const mutated = MUTATED.flatMap((part) => sourcesBelow(join(folder, part)));
  const beside = ['index.ts', 'world.ts', 'shape.ts']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file));
  const { service, put } = serviceOf(root, [...mutated, ...beside]);
  const program = service.getProgram();
  if (program === undefined) throw new Error(`the sources of ${game} cannot be read`);
  const read = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} cannot be read`);
    return source;
  };
  const files = mutated.map(read);
  const checker = program.getTypeChecker();
  const around = {
    checker,
    beside: besideIn([...files, ...beside.map(read)], checker),
    cites: [...new Set(files.flatMap(citesIn))].sort(),
  };
  const texts = new Map(files.map((file) => [named(root, file.fileName), file.text]));
  const textOf = (file: string): string => texts.get(file) ?? '';
  return {
    places: files.flatMap((source) => {
      const file = named(root, source.fileName);
      const isContent = file.startsWith(`games/${game}/content/`);
      return placesIn(source, { ...around, isContent }).map((place) => ({ ...place, file }));
    }),
    textOf,
    compiles(file, change) {
      const path = join(root, file);
      put({ path, text: changed(textOf(file), change) });
      const errors = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
      return errors.every(({ code }) => HARMLESS.has(code));
    },
  };
}

function named(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}

function sourcesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('testing'))
    .sort()
    .map((file) => join(folder, file));
}

/** A language service over files one of which has for the moment another text. */
function serviceOf(root: string, files: readonly string[]) {
  const config = join(root, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  let other: { readonly path: string; readonly text: string } | null = null;
  let times = 0;
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => (file === other?.path ? `changed ${times}` : 'as it is'),
    getScriptSnapshot: (file) => {
      if (file === other?.path) return ts.ScriptSnapshot.fromString(other.text);
      const known = snapshots.get(file);
      if (known !== undefined) return known;
      const text = ts.sys.readFile(file);
      if (text === undefined) return undefined;
      const snapshot = ts.ScriptSnapshot.fromString(text);
      snapshots.set(file, snapshot);
      return snapshot;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
  });
  const put = (one: { readonly path: string; readonly text: string }): void => {
    other = one;
    times += 1;
  };
  return { service, put };
}
