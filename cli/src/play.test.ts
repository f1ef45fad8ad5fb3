import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playReplay, readReplay } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { type Changes, command, freshFolder } from './testing/command.ts';
import { handsOf, lantern, nameOf } from './testing/lantern.ts';

const SEEDED = 'play lantern --mode duel --seed play';

function savesIn(folder: string): string[] {
  return readdirSync(join(folder, 'home')).filter((name) => name.endsWith('.jsonl'));
}

function saved(folder: string) {
  const [name = ''] = savesIn(folder);
  return playReplay(lantern, readReplay(readFileSync(join(folder, 'home', name), 'utf8'))).match;
}

test('a match is played to its end through a pipe, against a bot', async () => {
  const folder = freshFolder();
  const { code, out, err } = await command(SEEDED, { folder, lines: ['1', '1', '1', '1'] });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Your bid? [LAN-1.1]');
  expect(out).toContain('Keeper 1: which card? [LAN-1.2]');
  expect(out).toMatch(/ {2}1 {2}Play card 1 \(\w+, \d+\)/);
  expect(out).toContain('  —  Play card 3: There is no card 3 any more. [LAN-1.2]');
  expect(out).toMatch(/Keeper 2 plays \w+: \d+ more, light \d+\. \[LAN-1\.2\]/);
  expect(out).toContain('The match is over');
  expect(out).toContain('(by rule LAN-1.3)\n    The highest sum wins,');
  expect(saved(folder).outcome).not.toBeNull();
});

test('answers are given by number, by the start of a key or of a name, accents and capitals aside', async () => {
  const { out } = await command(`${SEEDED} --players me --lang fr`, {
    lines: ['MISER P', 'bid:h', 'play:', 'JOUER LA CARTE 2', '7', 'x'],
  });
  expect(out).toContain('→ Miser peu');
  expect(out).toContain('→ Miser beaucoup');
  expect(out).toContain('« play: » peut être : Jouer la carte 1 ; Jouer la carte 2');
  expect(out).toContain('→ Jouer la carte 2');
  expect(out).toContain('Il n’y a pas de réponse 7 : les numéros vont de 1 à 3.');
  expect(out).toContain('Aucune réponse ne commence par « x »');
});

test('a refused answer says why, and changes nothing', async () => {
  const folder = freshFolder();
  const { out } = await command(`${SEEDED} --players me`, { folder, lines: ['1', '1', '1', '1', 'play:3'] });
  expect(out).toContain('> play:3\nThere is no card 3 any more. [LAN-1.2]\n');
  expect(saved(folder).answers).toBe(4);
});

test('a hint says what a good player would do; rivals at one table get none', async () => {
  const alone = await command(SEEDED, { folder: freshFolder(), lines: ['h', 'q'] });
  expect(alone.out).toMatch(/> h\n(A good player would choose: |Two are about as good: )/);
  const both = await command(`${SEEDED} --players me,me`, { folder: freshFolder(), lines: ['h', 'q'] });
  expect(both.out).toContain('play against each other');
});

test('the commands of the table', async () => {
  const folder = freshFolder();
  const lines = ['?', 'b', 'l', 'r', 'rule LAN-1.3', 'rule LAN-9.9', 's', 's copy.jsonl', 's copy.jsonl', '', 'q'];
  const { code, out } = await command(SEEDED, { folder, lines });
  expect(code).toBe(0);
  expect(out).toContain('take your last answer back');
  expect(out.match(/^Sheets$/gm)).toHaveLength(2);
  expect(out).toContain('nothing yet');
  expect(out).toContain('The highest sum wins,');
  expect(out).toContain('no rule LAN-9.9; near it:');
  expect(out).toContain(`Saved: ${join(folder, 'copy.jsonl')}`);
  expect(out).toContain('copy.jsonl exists already');
  expect(out).toContain(`To go on: npx necropole play --resume ${join(folder, 'home')}`);
});

test('the end of the input saves; the match goes on from there with the same players', async () => {
  const folder = freshFolder();
  const first = await command(`${SEEDED} --players me`, { folder, lines: ['1', '2', '1'] });
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain('To go on: ');
  expect(saved(folder).answers).toBe(3);
  const second = await command('play --resume last', { folder, lines: ['1', '1', '1', '1', '1'] });
  expect(second.code).toBe(0);
  expect(second.out).toContain('The match is over');
  expect(savesIn(folder)).toHaveLength(1);
  const third = await command(['play', 'lantern', '--resume', join('home', savesIn(folder)[0] ?? '')], { folder });
  expect(third.out).toContain('The match is over');
});

test('a damaged save opens up to where it agrees, and stays as it is', async () => {
  const folder = freshFolder();
  await command(`${SEEDED} --players me`, { folder, lines: ['1', '2', '1'] });
  const file = join(folder, 'home', savesIn(folder)[0] ?? '');
  const text = `${readFileSync(file, 'utf8')}{"seat":0,"quest`;
  writeFileSync(file, text);
  const { code, out, err } = await command(['play', '--resume', file, '--players', 'me'], { folder, lines: ['1'] });
  expect(code).toBe(0);
  expect(err).toContain('damaged or cut off at line');
  expect(out).toContain('The file stays as it is; the match goes on in');
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(savesIn(folder)).toHaveLength(2);
});

test('undo is free while nothing became known, and can be done again', async () => {
  const folder = freshFolder();
  const { out } = await command(`${SEEDED} --players me`, { folder, lines: ['2', 'u', 'y', 'y', 'u', '1'] });
  expect(out).toContain('Taken back: Bid high');
  expect(out).toContain('Given again: Bid high');
  expect(out).toContain('there is nothing to give again');
  expect(out).not.toContain('By consent');
  expect(saved(folder).lines.map((line) => line.kind === 'answer' && line.answer)).toEqual(['bid:low']);
});

test('undo past new information is by consent: alone it is given, and the log says so', async () => {
  const folder = freshFolder();
  const { out } = await command(SEEDED, { folder, lines: ['2', '1', 'u', 'u', 'u'] });
  expect(out).toContain('Taken back: Play card 1');
  expect(out).toContain('By consent, seat 1 took an answer back: new dice from here on');
  expect(out).toContain('Taken back: Bid high');
  expect(out).toContain('there is nothing to take back');
  expect(saved(folder).lines.map(({ kind }) => kind)).toContain('reseed');
});

test('at one screen the others are asked for their consent', async () => {
  const no = await command(`${SEEDED} --players me,me`, { lines: ['2', '1', '1', '1', 'u', 'n'] });
  expect(no.out).toContain('Do all agree to take it back? (y/n) n\nNot taken back.');
  const yes = await command(`${SEEDED} --players me,me`, { lines: ['2', '1', '1', '1', 'u', 'y'] });
  expect(yes.out).toContain('Taken back: ');
});

test('at one screen, nobody takes back or sees the sealed answer of another', async () => {
  const folder = freshFolder();
  const { out } = await command(`${SEEDED} --players me,me`, { folder, lines: ['2', 'u', 'y'] });
  expect(out).toContain('> u\nthere is nothing to take back\n');
  expect(out.slice(out.indexOf('Hand over to Seat 2'))).not.toContain('Bid high\n\n');
  expect(saved(folder).answers).toBe(1);
});

/** Which seat's screen each piece of text was printed on. */
function screens(pieces: readonly string[]): readonly { seat: number; text: string }[] {
  const found: { seat: number; text: string }[] = [];
  let seat = -1;
  for (const text of pieces) {
    const handed = /Hand over to Seat (\d)\./.exec(text);
    if (handed) seat = Number(handed[1]) - 1;
    found.push({ seat, text });
  }
  return found;
}

test.each([false, true])('hot-seat: nobody is shown the hand of another (terminal: %s)', async (interactive) => {
  const folder = freshFolder();
  const wait = interactive ? [''] : [];
  const turn = (...lines: string[]) => [...wait, ...lines];
  const changes: Changes = {
    folder,
    terminal: { interactive },
    lines: [...turn('2'), ...turn('1'), ...turn('b', 'l', '1'), ...turn('b', 'l', '1'), ...turn('b'), 'q'],
  };
  const { code, pieces, out } = await command(`${SEEDED} --players me,me`, changes);
  expect(code).toBe(0);
  const dealt = await command(`${SEEDED} --players me,me`, { folder: freshFolder() }).then(() => saved(folder));
  const hands = handsOf(dealt.rests[0]?.world ?? {});
  const open = new Set(dealt.told.map(({ params }) => (params as { light?: string }).light));
  const seen = screens(pieces);
  expect(new Set(seen.map(({ seat }) => seat))).toEqual(new Set([-1, 0, 1]));
  for (const { seat, text } of seen) {
    for (const [owner, hand] of hands.entries()) {
      if (owner === seat) continue;
      for (const card of hand) if (!open.has(card)) expect(text).not.toContain(nameOf(card));
    }
  }
  for (const [seat, hand] of hands.entries()) {
    const own = seen.filter((screen) => screen.seat === seat).map(({ text }) => text);
    expect(hand.every((card) => own.join('').includes(nameOf(card)))).toBe(true);
  }
  if (interactive) {
    expect(out).toContain('\x1b[2J\x1b[3J\x1b[HHand over to Seat 2.');
    expect(out).toContain('Seat 2, press Enter when nobody else is looking. ');
  } else expect(out).not.toContain('\x1b');
});

test('one person who holds every seat is never asked to hand over', async () => {
  const { out } = await command(`${SEEDED} --players me`, { lines: ['1', '1', '1', '1', '1', '1', '1', '1'] });
  expect(out).toContain('The match is over');
  expect(out).not.toContain('Hand over');
});

test('bots alone play a match that can be watched', async () => {
  const { code, out } = await command(`${SEEDED} --players random --lang fr`);
  expect(code).toBe(0);
  expect(out).toContain('La partie est finie');
});

test('a folder that cannot be written is said once, and ends no match', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'home'), 'a file, not a folder');
  const { code, out, err } = await command(SEEDED, { folder, lines: ['1', '1', '1', '1'] });
  expect(code).toBe(1);
  expect(out).toContain('The match is over');
  expect(err.match(/Not saved/g)).toHaveLength(1);
});

test('the folder of saves is that of the environment', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'data'));
  await command(SEEDED, { folder, environment: { XDG_DATA_HOME: join(folder, 'data') } });
  expect(readdirSync(join(folder, 'data', 'necropole')).sort()).toEqual([
    'lantern-2026-11-15-12-00-00.jsonl',
    'lantern-2026-11-15-12-00-00.players.json',
    'lantern-2026-11-15-12-00-00.saved.json',
  ]);
  await command(SEEDED, { folder, environment: { HOME: folder } });
  expect(readdirSync(join(folder, '.local', 'share', 'necropole'))).toHaveLength(3);
});

test('colour is for terminals that show it', async () => {
  expect((await command(SEEDED, { terminal: { colour: true } })).out).toContain('\x1b[1mBoard\x1b[0m');
  expect((await command(SEEDED)).out).not.toContain('\x1b');
});

test('a printed example opens in its position, and its file goes on from there', async () => {
  const folder = freshFolder();
  const { code, out } = await command('play lantern --example LAN-E1', { folder, lines: ['1', 'q'] });
  expect(code).toBe(0);
  expect(out).not.toContain('Your bid?');
  expect(out).toContain('Keeper 1: which card? [LAN-1.2]');
  expect(saved(folder)).toMatchObject({ answers: 1, config: { mode: 'duel', position: 'LAN-E1' } });
  const again = await command('play --resume last', { folder, lines: ['q'] });
  expect(again.out).toContain('Keeper 2: which card? [LAN-1.2]');
});

test.each([
  ['--example LAN-E9', 'lantern has no example "LAN-E9"; its examples are: LAN-E1'],
  ['--example LAN-E1 --seats 2', '--seats cannot be given with --example, which brings its choices along'],
  ['--example LAN-E1 --resume last', '--example belongs to a new match: it cannot be given with --resume'],
])('`play lantern %s` is refused', async (flags, message) => {
  const { code, err } = await command(`play lantern ${flags}`);
  expect([code, err]).toEqual([2, `necropole: ${message}\n`]);
});
