/** What the command line says by itself, in English. The shape of every other language. */
import type { KernelRefusal, Language } from '@necropole/kernel';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = (items: readonly string[]): string => items.join(', ') || 'none';
const seat = (n: number): string => `seat ${n + 1}`;

export const en = {
  /** In which language a game is to speak beside these words. */
  language: 'en' as Language,
  /** Between a name and what is said of it. */
  colon: ': ',
  seat,
  seatTitle: (n: number) => `Seat ${n + 1}`,
  list,
  /** Whoever sits in a game that tells no roles apart. */
  player: 'player',
  answers: (n: number) => count(n, 'answer', 'answers'),
  help: {
    program: 'A digital tabletop: play, simulate, check replays, look rules up.',
    titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
    usage: '[options]',
    usageCommand: '[options] [command]',
    games: 'list the games, their modes and options',
    play: 'play a match in the terminal',
    simulate: 'let bots play many matches and count how they end',
    arena: 'measure how strong bots are against each other, in every role of a mode',
    replay: 'check or show the file of a match',
    verify: 'play a file again and compare every hash',
    show: 'show what could be seen at a moment of a match',
    learn: 'how to play a game, on one page',
    lesson: 'a guided first match in the terminal',
    whichLesson: 'the id of a lesson (default: the first of the game)',
    resumeLesson: 'go on with a lesson: the file of its match, or "last"',
    rule: 'a rule, the code that cites it and the tests that prove it',
    help: 'show this help',
    game: 'the id of a game',
    file: 'a replay file',
    cite: 'the number of a rule',
    json: 'print JSON',
    lang: 'fr or en (default: from LC_ALL or LANG)',
    mode: 'a mode of the game (default: the first that fits)',
    mission: 'a mission of the mode (default: the first)',
    seats: 'how many seats (default: the fewest of the mode)',
    players: (bots: string) =>
      `who plays each seat: me or a bot (${bots}), with commas; one name alone plays every seat (default: me, and random for the others)`,
    botPlayers: (bots: string) => `who plays each seat (${bots}), with commas; one name alone plays every seat`,
    option: 'an option of the mode as name=value; may be repeated',
    seed: 'the seed of all chance',
    example: 'begin in the position of a printed example of the rulebook; you play every seat',
    resume: 'go on with a saved match: a file, or "last"',
    matches: 'how many matches',
    sweep:
      'play every combination of values: mode, mission, seats, players or an option; may be repeated; + joins several choices to one value',
    resumeRun: 'write the matches to this file as they come in, and go on from it if it is there',
    csv: 'write a line for each match to this file',
    arenaPlayers: (bots: string) => `the bots that meet (${bots}), with commas`,
    arenaMatches: 'how many matches for each pair and role',
    role: 'this role only (default: each in turn)',
    others: 'the bot in the seats of the other roles (default: the second of each pair)',
    threads: 'how many threads (default: as many as there are cores)',
    crashes: 'where replays of crashed matches are written',
    atSeat: 'what this seat sees, counted from 0 as in the file (default: a spectator)',
    at: 'after so many answers (default: at the end)',
    all: 'everything, once the match is over',
    allowOverrides: 'open a file that corrects the match by hand, too',
  },
  errors: {
    usage: {
      unknownOption: (name: string) => `unknown option ${name}`,
      unknownCommand: (name: string) => `unknown command ${name}; see necropole --help`,
      missingArgument: (name: string) => `the argument <${name}> is missing`,
      optionMissingArgument: (name: string) => `the option ${name} needs a value`,
      excessArguments: () => 'too many arguments',
    },
    noGames: 'there are no games here',
    unknownGame: (id: string, known: readonly string[]) => `no game "${id}"; choose one of: ${list(known)}`,
    noGameNamed: 'name a game, or go on with a saved match by --resume',
    unknownMode: (game: string, mode: string, known: readonly string[]) =>
      `${game} has no mode "${mode}"; choose one of: ${list(known)}`,
    seats: (mode: string, fewest: number, most: number, wanted: string) =>
      `${mode} is for ${fewest === most ? count(most, 'seat', 'seats') : `${fewest} to ${most} seats`}, not ${wanted}`,
    noModeForSeats: (game: string, wanted: string, ranges: readonly string[]) =>
      `no mode of ${game} is for ${wanted} seats; modes: ${list(ranges)}`,
    unknownMission: (mode: string, mission: string, known: readonly string[]) =>
      `${mode} has no mission "${mission}"; choose one of: ${list(known)}`,
    unknownExample: (game: string, example: string, known: readonly string[]) =>
      `${game} has no example "${example}"; its examples are: ${list(known)}`,
    exampleOfOther: (example: string) => `the example ${example} has other choices than these`,
    exampleAlone: (flag: string) => `${flag} cannot be given with --example, which brings its choices along`,
    noMissions: (mode: string) => `${mode} has no missions`,
    optionForm: (given: string) => `an option is written name=value, not "${given}"`,
    unknownOption: (mode: string, name: string, known: readonly string[]) =>
      `${mode} has no option "${name}"; its options are: ${list(known)}`,
    optionSeveral: (name: string, value: string, [fewest, most]: readonly [number, number], known: readonly string[]) =>
      `option ${name} cannot be "${value}"; choose ${fewest} to ${most}, with commas between, of: ${list(known)}`,
    optionValue: (name: string, value: string, known: readonly string[]) =>
      `the option ${name} cannot be "${value}"; choose one of: ${list(known)}`,
    optionTwice: (name: string) => `the option ${name} is given twice`,
    unknownPlayer: (name: string, known: readonly string[]) => `no player "${name}"; choose among: ${list(known)}`,
    playerCount: (given: number, seats: number) =>
      `${count(given, 'player', 'players')} for ${count(seats, 'seat', 'seats')}: name one for each seat, or one for all`,
    notWhole: (name: string, value: string, least: number) =>
      `${name} must be a whole number of at least ${least}, not "${value}"`,
    sweepForm: (given: string) => `a sweep is written name=a,b, not "${given}"`,
    otherRun: (file: string) => `${file} belongs to another run: name a new file, or ask for the same run`,
    unknownRole: (mode: string, role: string, known: readonly string[]) =>
      `${mode} has no role "${role}"; choose one of: ${list(known)}`,
    arenaCrash: (players: string, seed: string, number: number) =>
      `match ${number} of ${players} with the seed ${seed} crashed: simulate it for its replay`,
    tooMany: (name: string, value: string, most: number) => `${name} may be at most ${most}, not ${value}`,
    language: (value: string) => `no language "${value}"; choose fr or en`,
    emptySeed: 'a seed is a text of 1 to 200 characters',
    resumeAlone: (flag: string) => `${flag} belongs to a new match: it cannot be given with --resume`,
    noSaves: (folder: string) => `there is no saved match in ${folder}`,
    fileNotFound: (file: string) => `no file ${file}`,
    unreadable: (file: string, why: string) => `cannot read ${file}: ${why}`,
    unwritable: (file: string, why: string) => `cannot write ${file}: ${why}`,
    tooLarge: (file: string, megabytes: number) => `${file} is larger than ${megabytes} MB: this is no replay`,
    runTooLarge: (file: string, megabytes: number) => `${file} is larger than ${megabytes} MB: this is no run`,
    notReplay: (file: string) => `${file} is not a replay: its first line is not a header of Nécropole`,
    emptyFile: (file: string) => `${file} is empty`,
    laterFormat: (file: string) => `${file} is of a later format than this version of Nécropole reads`,
    notSaved: (file: string, why: string) => `${file} cannot be gone on with: ${why}`,
    overrides: (file: string, n: number) =>
      `${file} corrects the match by hand (${count(n, 'override', 'overrides')}): it is opened only with --allow-overrides`,
    replayOfUnknownGame: (id: string, known: readonly string[]) =>
      `this replay is of the game "${id}", which is not here; known games: ${list(known)}`,
    replayOfOther: (game: string, wanted: string) => `this replay is of ${game}, not of ${wanted}`,
    replayConfig: (why: string) => `this replay's match cannot be set up: ${why}`,
    seatOfMatch: (wanted: string, seats: number) =>
      `--seat is a number from 0 to ${seats - 1} in this match, as in its file, not ${wanted}`,
    atTooLate: (wanted: string, answers: number) =>
      `this match has ${count(answers, 'answer', 'answers')}: --at ${wanted} is past its end`,
    notOver: 'the match is not over: --all opens only then',
    allOrSeat: '--all and --seat exclude each other',
    unknownCite: (cite: string, near: readonly string[]) =>
      near.length > 0 ? `no rule ${cite}; near it: ${list(near)}` : `no rule ${cite}`,
    thread: (why: string) => `a thread of the simulation failed: ${why}`,
    internal: (why: string) => `this should not have happened: ${why}`,
  },
  games: {
    version: (n: number) => `version ${n}`,
    minutes: (least: number, most: number) =>
      least === most ? count(most, 'minute', 'minutes') : `${least} to ${most} minutes`,
    seats: (fewest: number, most: number) =>
      fewest === most ? count(most, 'seat', 'seats') : `${fewest} to ${most} seats`,
    options: 'options',
    missions: 'missions',
    default: 'default',
  },
  simulate: {
    heading: (game: string, mode: string) => `${game}, ${mode}`,
    seed: 'seed',
    matches: 'matches',
    finished: 'finished',
    players: 'bots',
    wins: (role: string) => `won (${role})`,
    pointsOf: (role: string) => `points (${role})`,
    progressOf: (role: string) => `progress (${role})`,
    crashed: 'crashed',
    outcomes: 'how they ended',
    answersMean: 'answers a match, mean',
    answersMax: 'answers a match, most',
    seconds: 'seconds',
    matchesPerSecond: 'matches a second',
    answersPerSecond: 'answers a second',
    unused: 'components that were never used',
    progress: (done: number, all: number, left: string) => `${done}/${all}, ${left} left`,
    overBound: (bound: number) => `more than ${bound} answers, the game's bound`,
    botRefused: (player: string, key: string, why: string) => `the bot ${player} answered ${key}, refused: ${why}`,
    crash: (number: number, why: string, file: string) => `match ${number} crashed: ${why}; replay: ${file}`,
    crashAnswer: (at: number, key: string) => `after this file, the answer ${key} of seat ${at + 1} does it`,
    crashUnwritten: (number: number, why: string, failure: string) =>
      `match ${number} crashed: ${why}; its replay could not be written (${failure})`,
  },
  arena: {
    role: 'role',
    bot: 'bot',
    wins: 'won',
    progress: 'progress',
    matches: 'matches',
    became: (role: string) => `as ${role} in the end`,
    mirror: (bot: string, share: string, matches: number) =>
      `control: ${bot} against itself wins ${share} of ${count(matches, 'match', 'matches')} that only one of the two won`,
  },
  replay: {
    overridden: (n: number) => `with ${count(n, 'override', 'overrides')} by hand`,
    good: (answers: number, hashes: number, overrides: number) =>
      `agrees${overrides > 0 ? `, with ${count(overrides, 'override', 'overrides')}` : ''}: ${count(answers, 'answer', 'answers')}, ${count(hashes, 'hash', 'hashes')}`,
    ended: (outcome: string) => `over: ${outcome}`,
    unfinished: 'not over',
    otherVersion: (file: number, here: number) =>
      `the file is of version ${file}, this is version ${here}; everything agrees all the same`,
    oldFormat: (version: number, taken: number, answers: number) =>
      `recorded before the random streams changed (version ${version} of the game): its hashes cannot be checked any more; shown up to answer ${taken} of ${answers}`,
    differsVersion: (file: number, here: number) => `the file is of version ${file}, this is version ${here}`,
    damaged: (line: number) => `the file is damaged or cut off at line ${line}`,
    tooLong: (line: number) => `line ${line}: the file has more answers than any match of the game`,
    differs: (line: number) => `line ${line}: the state differs from the file's`,
    refused: (line: number, why: string) => `line ${line}: the answer is refused: ${why}`,
    endsOtherwise: (line: number, outcome: string) =>
      `line ${line}: the file says that it ended by "${outcome}", here it did not`,
    hashesMissing: (has: number, needs: number) => `the file has ${has} of the ${needs} hashes it should have`,
    openedUpTo: (taken: number, total: number) =>
      `opened up to the last point that agrees: ${taken} of ${count(total, 'line', 'lines')}`,
    after: (answers: number) => `after ${count(answers, 'answer', 'answers')}`,
    seenBy: (who: string) => `seen by ${who}`,
    spectator: 'a spectator',
    everything: 'everything shown',
    waiting: (seats: readonly string[]) => `waiting for ${list(seats)}`,
  },
  learn: {
    title: (game: string) => `How to play: ${game}`,
    won: 'You win',
    lost: 'You lose',
    turn: 'Your turn',
    more: 'And also',
    signs: 'The signs',
    untaught: (game: string) => `nobody has written how to play ${game} yet`,
    lesson: (title: string, minutes: number, how: string) => `${title}, guided, ${minutes} min: ${how}`,
  },
  lesson: {
    untaught: (game: string) => `${game} has no lesson yet`,
    unknown: (game: string, lesson: string, known: readonly string[]) =>
      `${game} has no lesson "${lesson}"; choose one of: ${list(known)}`,
    noLessonIn: (file: string) => `${file} is no match of a lesson: go on with it by play --resume`,
    coach: 'The Watchman',
    lesson: (now: number, of: number) => `Lesson ${now} of ${of}`,
    next: 'Enter goes on. ',
    commands: 'number or name, x leaves the lesson, ? for help',
    help: 'x                 leave the lesson, and play on alone',
    left: 'The lesson is left; the match goes on.',
    lookAt: (names: readonly string[]) => `Look at: ${names.join(' · ')}`,
    wanted: (number: number, name: string, isWay: boolean) =>
      isWay ? `The way there is ${number}: ${name}` : `I would answer ${number}: ${name}`,
    otherWay: 'Another way',
    asYouLike: { title: 'As you like', text: 'We will come back to it.' },
    goBack: 'u goes back to the question',
    sameDice: 'Back at the question: the same dice will fall.',
    end: {
      title: 'You can play',
      text: 'The match goes on for real.',
      over: 'The match is over. This is what it showed you:',
      toMeet: 'To be met: ',
    },
  },
  rule: {
    page: (n: number) => `page ${n}`,
    kinds: { rule: 'rule', data: 'fact about the components', absence: 'something that never happens' },
    from: 'from the list',
    reading: 'Our reading',
    code: 'Cited by the code',
    tests: 'Proved by the tests',
    nowhere: 'nowhere',
    noSources: 'The sources are not installed here, so the code and the tests cannot be searched.',
  },
  table: {
    board: 'Board',
    sheets: 'Sheets',
    tracks: 'Tracks',
    piles: 'Cards',
    notes: 'Beside the board',
    log: 'What happened',
    logEmpty: 'nothing yet',
    cards: (n: number) => count(n, 'card', 'cards'),
    top: (name: string) => `top: ${name}`,
    turnedDown: 'face down',
    pools: 'To spend',
    spent: 'spent',
    blocked: 'blocked',
    covered: '(covered)',
    always: '(always)',
    destroyed: '(destroyed)',
    secret: 'known to you alone',
    asleep: 'asleep',
    atEnd: (name: string) => `at its end: ${name}`,
    faceDown: (n: number) => `${count(n, 'card', 'cards')} face down`,
    empty: 'empty',
    done: 'done',
  },
  play: {
    exists: (file: string) => `${file} exists already: choose another name.`,
    resumed: (file: string) => `Going on with ${file}.`,
    newFile: (file: string) => `The file stays as it is; the match goes on in ${file}.`,
    savingTo: (file: string) => `The match saves itself after every answer, to ${file}.`,
    cannotSave: (why: string) => `Not saved: ${why}.`,
    saved: (file: string) => `Saved: ${file}`,
    howToResume: (command: string) => `To go on: ${command}`,
    sealed: 'Nobody sees the answers before all are in.',
    prompt: (who: string, commands: string) => `${who} (${commands}) > `,
    commands: 'number or name, ? for help',
    allRefused: (n: number) => `r shows all ${n} refused answers`,
    spends: (chips: readonly string[]) => `spends ${list(chips)}`,
    andOthers: (n: number) => (n === 1 ? 'and 1 other' : `and ${n} others`),
    chosen: (name: string) => `→ ${name}`,
    adviceAlike: (answer: string) =>
      `It hardly matters here: all answers promise about the same. For instance: ${answer}.`,
    advice: (answer: string, next: string | null, sure: boolean) =>
      sure || next === null ? `A good player would choose: ${answer}.` : `Two are about as good: ${answer}; ${next}.`,
    chances: (answer: number, next: number | null) =>
      next === null ? `${answer} of 100` : `${answer} of 100, next best ${next}`,
    reasonFor: (text: string) => `+ ${text}`,
    reasonAgainst: (text: string) => `- ${text}`,
    noAdvice: 'No advice here: people at this table play against each other.',
    noMatch: (text: string) => `No answer begins with "${text}". ? shows what you can type.`,
    ambiguous: (text: string, names: readonly string[]) => `"${text}" could be: ${names.join('; ')}`,
    noNumber: (n: string, most: number) => `There is no answer ${n}: the numbers go from 1 to ${most}.`,
    handOver: (who: string) => `Hand over to ${who}.`,
    handOverWait: (who: string) => `${who}, press Enter when nobody else is looking. `,
    undone: (name: string) => `Taken back: ${name}`,
    redone: (name: string) => `Given again: ${name}`,
    askConsent: 'Something has become known since. Do all agree to take it back? (y/n) ',
    yes: ['y', 'yes'],
    notAgreed: 'Not taken back.',
    reseated: (holders: readonly string[]) =>
      `Who sits where has changed: ${list(holders.map((holder, at) => `${seat(at)}: ${holder}`))}.`,
    goesOn: (version: number) =>
      `The rules have changed since version ${version}: the match goes on from its last rest point, with new dice.`,
    chosenSeed: 'Its seed was chosen: whoever knows it can foretell the dice.',
    reseeded: (by: number | null) =>
      by === null
        ? 'New dice from here on, and what nobody knows is dealt again.'
        : `By consent, ${seat(by)} took an answer back: new dice from here on, and what nobody knows is dealt again.`,
    over: 'The match is over',
    by: (cite: string) => `by rule ${cite}`,
    winners: (seats: readonly string[]) => `Victory: ${list(seats)}`,
    nobodyWins: 'Nobody wins.',
    points: (place: number, seat: string, points: number) => `${place}. ${seat}: ${count(points, 'point', 'points')}`,
    crashed: (why: string) => `This answer breaks a rule of the program, and was not taken: ${why}`,
    help: `number            choose that answer
start of a name   choose the one answer that begins so (its key works too)
u                 take your last answer back      y   give it again
b                 show the board                  l   show the whole log
r                 show every refused answer       h   what a good player would do
rule NUMBER       read a rule
s                 save                            s FILE   save a copy
q                 save and quit                   ?   this help`,
  },
  refusals: {
    'match-over': 'the match is over',
    'not-your-question': 'this seat is not asked',
    'stale-question': 'this question is no longer open',
    'already-answered': 'this is answered already',
    'unknown-answer': 'this is not one of the answers',
    'rule-error': 'a rule of the program failed',
    'nothing-to-undo': 'there is nothing to take back',
    'needs-consent': 'something has become known since: the others must agree',
    'nothing-to-redo': 'there is nothing to give again',
    'not-at-rest': 'only possible between two phases',
  } satisfies { readonly [K in KernelRefusal['key']]: string },
};

/** Every sentence of the command line. */
export type CommandWords = typeof en;
