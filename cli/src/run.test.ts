import { expect, test } from 'vitest';
import { command } from './testing/command.ts';

const WRONG: readonly (readonly [string, string | RegExp])[] = [
  ['simulate chess', 'no game "chess"; choose one of: lantern'],
  ['play chess', 'no game "chess"; choose one of: lantern'],
  ['play', 'name a game, or go on with a saved match by --resume'],
  ['simulate lantern --seats 7', 'no mode of lantern is for 7 seats; modes: duel (2-2), quest (2-3)'],
  ['simulate lantern --mode duel --seats 3', 'duel is for 2 seats, not 3'],
  ['simulate lantern --mode duel --seats two', 'duel is for 2 seats, not two'],
  ['simulate lantern --mode chase', 'lantern has no mode "chase"; choose one of: duel, quest'],
  ['simulate lantern --mission long', 'duel has no missions'],
  ['simulate lantern --mode quest --mission none', 'quest has no mission "none"; choose one of: short, long'],
  ['simulate lantern --option trap', 'an option is written name=value, not "trap"'],
  ['simulate lantern --option lid=open', 'duel has no option "lid"; its options are: trap'],
  ['simulate lantern --option toString=x', 'duel has no option "toString"; its options are: trap'],
  ['simulate lantern --option trap=door', 'the option trap cannot be "door"; choose one of: none, error, endless'],
  ['simulate lantern --option trap=none --option trap=none', 'the option trap is given twice'],
  [
    'simulate lantern --players me,random',
    'no player "me"; choose among: random, greedy, search:500, search:200ms, easy, normal, hard',
  ],
  [
    'play lantern --players you',
    'no player "you"; choose among: me, random, greedy, search:500, search:200ms, easy, normal, hard',
  ],
  ['play lantern --seats 2 --players me,me,me', '3 players for 2 seats: name one for each seat, or one for all'],
  ['simulate lantern --matches 0', '--matches must be a whole number of at least 1, not "0"'],
  ['simulate lantern --matches 1e3', '--matches must be a whole number of at least 1, not "1e3"'],
  ['simulate lantern --threads 1000', '--threads may be at most 256, not 1000'],
  ['simulate lantern --seed=', 'a seed is a text of 1 to 200 characters'],
  ['games --lang de', 'no language "de"; choose fr or en'],
  ['games --fast', 'unknown option --fast'],
  ['deal', 'unknown command deal; see necropole --help'],
  ['simulate', 'the argument <game> is missing'],
  ['replay', 'the argument <command> is missing'],
  ['replay burn', 'unknown command burn; see necropole --help'],
  ['simulate lantern --seed', 'the option --seed needs a value'],
  ['simulate lantern lantern', 'too many arguments'],
  ['replay verify nothing.jsonl', /no file .*nothing\.jsonl/],
  ['rule LAN-1.9', 'no rule LAN-1.9; near it: LAN-1.1, LAN-1.2, LAN-1.3, LAN-1.4, LAN-1.5'],
  ['play --resume last', /there is no saved match in /],
  ['play --resume last --seed 3', '--seed belongs to a new match: it cannot be given with --resume'],
];

test.each(WRONG)('`%s` gets one clear line and exit code 2', async (argv, message) => {
  const { code, out, err } = await command(argv);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err.split('\n')).toHaveLength(2);
  expect(err).toMatch(/^necropole: /);
  if (typeof message === 'string') expect(err).toBe(`necropole: ${message}\n`);
  else expect(err).toMatch(message);
});

test('errors are said in the language that is asked for, or that of the environment', async () => {
  expect((await command('simulate chess --lang fr')).err).toBe(
    'necropole: pas de jeu « chess » ; au choix : lantern\n',
  );
  const french = { environment: { LANG: 'fr_FR.UTF-8' } };
  expect((await command('deal', french)).err).toBe('necropole: commande inconnue deal ; voir necropole --help\n');
  const posix = { environment: { LC_ALL: 'C', LANG: 'fr_FR.UTF-8' } };
  expect((await command('deal', posix)).err).toBe('necropole: unknown command deal; see necropole --help\n');
});

test.each([
  '--help',
  'games --help',
  'play --help',
  'simulate --help',
  'replay --help',
  'replay verify --help',
  'replay show --help',
  'rule --help',
])('`%s` explains, in both languages', async (argv) => {
  const english = await command(argv);
  const french = await command(`${argv} --lang fr`);
  expect([english.code, french.code]).toEqual([0, 0]);
  expect(english.out).toContain('Usage: necropole');
  expect(french.out).toContain('Utilisation : necropole');
  expect(english.err + french.err).toBe('');
});

test('`games --json` has the shape that other tools rely on', async () => {
  const { code, out } = await command('games --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([
    {
      id: 'lantern',
      version: 3,
      minutes: [2, 5],
      modes: [
        {
          id: 'duel',
          seats: [2, 2],
          options: { trap: { values: ['none', 'error', 'endless'], default: 'none' } },
          missions: [],
          outcomes: ['most', 'tie'],
        },
        { id: 'quest', seats: [2, 3], options: {}, missions: ['short', 'long'], outcomes: ['most', 'tie'] },
      ],
    },
  ]);
});

test('`games` tells people what they can play', async () => {
  expect((await command('games')).out).toMatchInlineSnapshot(`
    "Lantern  lantern, version 3, 2 to 5 minutes
    Secret bids, then cards: who lights up the old house the most?

      duel: Duel, 2 seats
          --option trap=none (default) | error | endless: trap
      quest: Quest, 2 to 3 seats
          --mission short | long
    "
  `);
});
