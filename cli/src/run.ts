/** The command line: reads the arguments, runs one command, gives its exit code. */
import { LANGUAGES, type Language } from '@necropole/kernel';
import { Command, CommanderError } from 'commander';
import { type ArenaArguments, arena } from './arena-command.ts';
import { botNames } from './bots.ts';
import { listGames } from './games-command.ts';
import { showHowToPlay } from './learn-command.ts';
import { type LessonArguments, playLesson } from './lesson-command.ts';
import { type PlayArguments, playMatch } from './play-command.ts';
import { type ShowArguments, showReplay, verifyReplay } from './replay-command.ts';
import type { Opening } from './replay-file.ts';
import { showRule } from './rule-command.ts';
import { leaving, oneLine } from './screen.ts';
import { type SimulateArguments, simulate } from './simulate-command.ts';
import { Failure, messageOf, type Surroundings, UsageError } from './surroundings.ts';
import { type CommandWords, isLanguage, languageOf, wordsOf } from './words/index.ts';

const WRONG_ARGUMENT = 2;
const FAILED = 1;

/** Runs a command line. Whatever happens, it ends in an exit code: 0, 1 for a failure, 2 for a wrong argument. */
export async function run(argv: readonly string[], outside: Surroundings): Promise<number> {
  const around = tamed(outside);
  const asked = languageAsked(argv);
  const language = asked !== null && isLanguage(asked) ? asked : languageOf(around.environment);
  const words = wordsOf(language);
  const complain = (message: string, code: number): number => {
    around.err(`necropole: ${oneLine(message)}\n`);
    return code;
  };
  if (asked !== null && !isLanguage(asked)) return complain(words.errors.language(asked), WRONG_ARGUMENT);
  try {
    return await parse(argv, around, language, asked === null ? LANGUAGES : [language], words);
  } catch (error) {
    if (error instanceof UsageError) return complain(error.message, WRONG_ARGUMENT);
    if (error instanceof Failure) return complain(error.message, FAILED);
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? 0 : complain(wrongArgument(error, words), WRONG_ARGUMENT);
    }
    return complain(words.errors.internal(messageOf(error)), FAILED);
  }
}

/** Whatever is printed goes through here: no file, name, argument or variable moves the cursor or turns a text round. */
function tamed(around: Surroundings): Surroundings {
  return {
    ...around,
    out: (text) => around.out(leaving(text)),
    err: (text) => around.err(leaving(text)),
    prompter: () => {
      const prompter = around.prompter();
      return { ask: (prompt) => prompter.ask(leaving(prompt)), close: () => prompter.close() };
    },
  };
}

/** The language is needed before the arguments are read: their errors are said in it. */
function languageAsked(argv: readonly string[]): string | null {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return null;
  const word = argv[at] ?? '';
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : (argv[at + 1] ?? null);
}

async function parse(
  argv: readonly string[],
  around: Surroundings,
  language: Language,
  ruleLanguages: readonly Language[],
  words: CommandWords,
): Promise<number> {
  const { help } = words;
  let code = 0;
  const program = new Command('necropole');
  const titles: { readonly [title: string]: string } = help.titles;
  program
    .description(help.program)
    .exitOverride()
    .configureOutput({ writeOut: around.out, writeErr: () => {} })
    .configureHelp({ styleTitle: (title) => titles[title] ?? title, helpWidth: around.terminal.columns })
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .option('--lang <fr|en>', help.lang)
    .usage(help.usageCommand);

  /** A command of the program: it inherits its settings, and takes `--lang` too. */
  const command = (parent: Command, name: string, about: string): Command =>
    parent.command(name).description(about).helpOption('-h, --help', help.help).option('--lang <fr|en>', help.lang);

  command(program, 'games', help.games)
    .option('--json', help.json)
    .action((given: { json?: boolean }) => {
      code = listGames(given.json === true, around, language);
    });

  command(program, 'learn', help.learn)
    .argument('<game>', help.game)
    .action((game: string) => {
      code = showHowToPlay(game, around, language, words);
    });

  command(program, 'lesson', help.lesson)
    .argument('[game]', help.game)
    .argument('[lesson]', help.whichLesson)
    .option('--resume <file>', help.resumeLesson)
    .action(async (game: string | undefined, lesson: string | undefined, given: LessonArguments) => {
      code = await playLesson(game, lesson, given, around, language, words);
    });

  matchOptions(command(program, 'play', help.play).argument('[game]', help.game), words)
    .option('--players <names>', help.players(botNames.join(', ')))
    .option('--example <id>', help.example)
    .option('--resume <file>', help.resume)
    .option('--allow-overrides', help.allowOverrides)
    .action(async (game: string | undefined, given: PlayArguments) => {
      code = await playMatch(game, given, around, language, words);
    });

  matchOptions(command(program, 'simulate', help.simulate).argument('<game>', help.game), words)
    .option('--players <names>', help.botPlayers(botNames.join(', ')))
    .option('--matches <n>', help.matches, '100')
    .option('--threads <n>', help.threads)
    .option('--crashes <folder>', help.crashes, 'crashes')
    .option('--sweep <name=a,b>', help.sweep, (value: string, before: string[] = []) => [...before, value])
    .option('--resume <file>', help.resumeRun)
    .option('--csv <file>', help.csv)
    .option('--json', help.json)
    .action(async (game: string, given: SimulateArguments) => {
      code = await simulate(game, given, around, words);
    });

  matchOptions(command(program, 'arena', help.arena).argument('<game>', help.game), words)
    .option('--players <names>', help.arenaPlayers(botNames.join(', ')), 'greedy,random')
    .option('--matches <n>', help.arenaMatches, '100')
    .option('--role <name>', help.role)
    .option('--others <name>', help.others)
    .option('--threads <n>', help.threads)
    .option('--json', help.json)
    .action(async (game: string, given: ArenaArguments) => {
      code = await arena(game, given, around, words);
    });

  const replay = command(program, 'replay', help.replay).usage(help.usageCommand);
  command(replay, 'verify', help.verify)
    .argument('<file>', help.file)
    .option('--allow-overrides', help.allowOverrides)
    .action((file: string, given: Opening) => {
      code = verifyReplay(file, given, around, language, words);
    });
  command(replay, 'show', help.show)
    .argument('<file>', help.file)
    .option('--seat <n>', help.atSeat)
    .option('--at <n>', help.at)
    .option('--all', help.all)
    .option('--allow-overrides', help.allowOverrides)
    .action((file: string, given: ShowArguments) => {
      code = showReplay(file, given, around, language, words);
    });

  command(program, 'rule', help.rule)
    .argument('<cite>', help.cite)
    .option('--json', help.json)
    .action((cite: string, given: { json?: boolean }) => {
      code = showRule(cite, given.json === true, around, ruleLanguages, words);
    });

  await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
  return code;
}

/** The options that say which match it is. */
function matchOptions(command: Command, { help }: CommandWords): Command {
  return command
    .option('--mode <id>', help.mode)
    .option('--mission <id>', help.mission)
    .option('--seats <n>', help.seats)
    .option('--option <name=value>', help.option, (value: string, before: string[] = []) => [...before, value])
    .option('--seed <text>', help.seed);
}

/** Commander speaks English only; its errors are few enough to be said again. */
function wrongArgument(error: CommanderError, words: CommandWords): string {
  const { usage } = words.errors;
  const name = /'([^' ]*)[^']*'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return usage.unknownOption(name);
    case 'commander.unknownCommand':
      return usage.unknownCommand(name);
    case 'commander.help':
      return usage.missingArgument('command');
    case 'commander.missingArgument':
      return usage.missingArgument(name);
    case 'commander.optionMissingArgument':
      return usage.optionMissingArgument(name);
    case 'commander.excessArguments':
      return usage.excessArguments();
    default:
      return error.message.replace(/^error: /, '');
  }
}
