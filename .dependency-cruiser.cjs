// Dependencies point one way: games/* -> boards -> kernel; bots -> kernel; web, server, cli -> games.

/** Tests and what they share. The toys of `games/testing/` are games, and held to what games are held to. */
const TESTS = '([.]test[.]ts$|(?<!^games)/testing/)';
const TOYS = '^games/testing/';
const SHIPPED = '^(kernel|boards|bots|games|web|server|cli)/';
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

/** Folders of this project are linked as packages; imports between them have rules of their own. */
const OURS = '^(kernel|boards|bots|games)/';

/** Where the kernel meets what comes from outside. */
const KERNEL_DOOR = '^kernel/src/door/';

/** Where the kernel's randomness is made. */
const KERNEL_CHANCE = '^kernel/src/random[.]ts$';

/** What the shared geometry may take from npm, as patterns of paths: a hex library will be the first. */
const BOARD_LIBRARIES = [];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that run each other are one file, or hide a third. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'What the build of the web app makes by itself has no file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel imports no other folder, not even in its tests.',
      severity: 'error',
      from: { path: '^kernel/' },
      to: { path: '^(?!kernel/|node_modules/|[.@])[^/]+/' },
    },
    {
      name: 'kernel-without-libraries',
      comment:
        'The kernel runs anywhere: no package but at its door and for its chance, no Node module. Its tests may.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: [TESTS, KERNEL_DOOR, KERNEL_CHANCE] },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: OURS },
    },
    {
      name: 'kernel-door-with-forms-only',
      comment: 'What comes from outside is checked with a schema, at the door and nowhere else in the kernel.',
      severity: 'error',
      from: { path: KERNEL_DOOR, pathNot: TESTS },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: [OURS, '(^|/)node_modules/valibot/'] },
    },
    {
      name: 'kernel-chance-with-ciphers-only',
      comment: 'Random streams that nobody can foretell: a cipher and a hash, and nothing else.',
      severity: 'error',
      from: { path: KERNEL_CHANCE },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: [OURS, '(^|/)node_modules/@noble/(ciphers|hashes)/'] },
    },
    {
      name: 'rules-without-the-match',
      comment:
        'A game takes what it needs at the kernel’s door for games. Matches and all that is done with them are behind the one for apps.',
      severity: 'error',
      from: { path: '^(games|boards)/', pathNot: TESTS },
      to: { path: '^kernel/src/', pathNot: '^kernel/src/(index[.]ts$|languages/|testing/)' },
    },
    {
      name: 'boards-on-kernel-only',
      severity: 'error',
      from: { path: '^boards/' },
      to: { path: '^(?!boards/|kernel/|node_modules/|[.@])[^/]+/' },
    },
    {
      name: 'boards-with-chosen-libraries',
      severity: 'error',
      from: { path: '^boards/', pathNot: TESTS },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: [OURS, ...BOARD_LIBRARIES] },
    },
    {
      name: 'bots-on-kernel-only',
      comment: 'A bot plays any game, so it may know none.',
      severity: 'error',
      from: { path: '^bots/', pathNot: TESTS },
      to: { path: '^(?!bots/|kernel/|node_modules/|[.@])[^/]+/' },
    },
    {
      name: 'bots-without-libraries',
      comment: 'A bot runs in web workers and in threads alike: no package, no Node module.',
      severity: 'error',
      from: { path: '^bots/', pathNot: TESTS },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: OURS },
    },
    {
      name: 'games-on-boards-and-kernel',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(?!games/|boards/|kernel/|node_modules/|[.@])[^/]+/' },
    },
    {
      name: 'games-without-libraries',
      comment: 'A game runs in the browser, in workers and on the server alike.',
      severity: 'error',
      from: { path: '^games/', pathNot: TESTS },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: OURS },
    },
    {
      name: 'games-apart',
      comment: 'No game imports another, nor the list of games. What two games share belongs in boards or kernel.',
      severity: 'error',
      from: { path: '^games/((?:testing/)?[^/]+)/' },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/testing/row[.]ts$'] },
    },
    {
      name: 'games-by-the-list',
      comment: 'Applications take games from the one list, so that a new game changes one line.',
      severity: 'error',
      from: { path: '^(web|server|cli)/', pathNot: TESTS },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'developers-tools-apart',
      comment: 'Tools and benchmarks are for developers: nothing that ships imports them.',
      severity: 'error',
      from: { path: SHIPPED },
      to: { path: '^(tools|bench)/' },
    },
    {
      name: 'command-line-for-itself',
      comment: 'Nothing stands on the command line; only its tools bundle like it does.',
      severity: 'error',
      from: { path: '^(?!cli/|tools/|node_modules/|[.@])[^/]+/' },
      to: { path: '^cli/' },
    },
    {
      name: 'testing-in-tests-only',
      comment:
        'Toys, and pages that show made-up scenes to the eye (web/tools/look) or to the benchmark (web/tools/moving), are not shipped.',
      severity: 'error',
      from: { path: SHIPPED, pathNot: [TESTS, TOYS, '^web/tools/(look|moving)/'] },
      to: { path: '(/testing/|[.]test[.]ts$)', pathNot: 'node_modules/' },
    },
    {
      name: 'rival-in-benchmarks-only',
      comment: 'boardgame.io is what we measure ourselves against, nothing else; only the benchmark installs it.',
      severity: 'error',
      from: { pathNot: '^(bench|node_modules)/' },
      to: { path: '((^|/)node_modules/boardgame[.]io/|^bench/rivals/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not those of packages: what they are built into lies in a folder of that name too.
    exclude: { path: ['^web/dist/', '^(kernel|games)/.+/fixtures/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    // Counts `import type` too: a direction holds for types as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};
