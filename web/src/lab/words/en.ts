import type { Rate } from '@necropole/bots/lab';
import type { Saying } from '../reading.ts';
import type { LabWords } from './lab-words.ts';

const number = new Intl.NumberFormat('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const percent = (share: number): string => {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(share * 100)} %`.replace(
    ' ',
    '\u202f',
  );
};
const many = (n: number, one: string, more: string): string => `${number.format(n)} ${n === 1 ? one : more}`;
const TIMES: { readonly [fraction: string]: string } = {
  '1/100': 'one in a hundred',
  '1/50': 'one in fifty',
  '1/20': 'one in twenty',
  '1/10': 'one in ten',
  '1/5': 'one in five',
  '1/4': 'one in four',
  '1/3': 'one in three',
  '1/2': 'one in two',
  '2/3': 'two in three',
  '3/4': 'three in four',
  '4/5': 'four in five',
  '9/10': 'nine in ten',
};

export const en: LabWords = {
  title: 'How hard is it?',
  lead: 'Bots play hundreds of matches, and the lab draws the answer.',
  game: 'Game',
  mode: 'Mode',
  mission: 'Mission',
  seats: 'Seats',
  seatsOf: (count) => many(count, 'seat', 'seats'),
  bots: 'Bots',
  botNames: {
    random: 'By chance',
    easy: 'Easy, looks one answer ahead',
    normal: 'Normal, searches a little',
    hard: 'Hard, searches long',
  },
  eachSeat: 'A bot for each seat',
  seat: (n) => `Seat ${n}`,
  mixed: 'Several',
  compare: 'Compare',
  nothing: 'Nothing',
  compared: { mission: 'the missions', seats: 'the numbers of seats', players: 'the bots' },
  matches: 'Matches',
  matchesEach: 'Matches, for each value',
  seed: 'Seed',
  team: (fewest, most) => (fewest === most ? `choose ${most}` : `choose ${fewest} to ${most}`),
  addTeam: 'Add this team',
  removeTeam: (team) => `Remove ${team}`,
  noTeam: 'Put together the teams to compare, one by one.',
  run: 'Run',
  again: 'Run again',
  stop: 'Stop',
  resume: 'Go on',
  progress: (played, all) => `${number.format(played)} matches of ${number.format(all)}`,
  left: (seconds) => (seconds < 60 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`),
  workers: (count) => `${count} matches at a time, in the background`,
  waiting: 'The first matches are being played…',
  ready: 'Any question?',
  readyText: 'Choose what is played, and what is compared. Plots come with the first matches, and get sharper.',
  failed: 'The matches could not be played.',
  crashed: (count) => `${many(count, 'match', 'matches')} left out: a rule stumbled there.`,
  whose: 'Winners',
  anybody: 'anybody',
  side: (seats) => (seats.length > 1 ? `seats ${list.format(seats.map(String))}` : `seat ${seats[0]}`),
  percent,
  saying,
  wins,
  told: (name, how, rate) => `${name}: ${saying(how).toLowerCase()}. ${wins(rate)}`,
  fromTo: (first, last, a, b) => `${first}: ${percent(a)}. ${last}: ${percent(b)}.`,
  apart: 'The intervals do not touch: the difference is real.',
  touching: 'The intervals still touch: it may be chance.',
  interval: '95\u202f% interval',
  plots: {
    rates: 'Wins',
    lengths: 'Length of the matches',
    answers: 'answers given in the match',
    endings: 'How they end',
    share: 'share of the matches',
    count: 'number of matches',
    joined: 'Who helps',
    used: 'What was used',
    weight: 'wins with it, less wins without it',
    weightText: (clear, all) =>
      `${clear} of ${all} can be told from chance. By pure chance one in twenty would seem clear. A link is not a cause: whoever plays longer uses more.`,
    fell: 'Where they fell',
    fellText: (count) => `${many(count, 'fall', 'falls')} in all`,
    alsoFell: 'On other boards',
    all: 'All',
    points: 'points',
  },
  clear: 'clear difference',
  unclear: 'may be chance',
  table: 'As a table',
  columns: {
    value: 'Value',
    rate: 'Wins',
    low: 'at least',
    high: 'at most',
    matches: 'Matches',
    with: 'With',
    without: 'Without',
    difference: 'Difference',
  },
  saveAs: (kind) => `Save the matches as ${kind}`,
  svg: (title) => `Save the picture: ${title}`,
  share: 'Share',
  shared: 'The link is copied.',
  notShared: 'The link is in the address bar.',
  picks: 'Worth a look',
  pick: {
    closest: 'The closest loss',
    longest: 'The longest',
    shortest: 'The shortest',
    won: 'A win',
    lost: 'A loss',
  },
  pickText: (n, of, ending, answers) =>
    `no. ${number.format(n)}${of === '' ? '' : `, ${of}`}, ${answers} answers. ${ending}`,
  watch: 'Watch',
  watchNumber: 'Match no.',
  opening: 'The match is being played again…',
  matchTitle: (n) => `Lab, match no. ${number.format(n)}`,
  honest: 'These are the chances of bots, not yours. The same seed plays the same matches.',
};

function saying({ near, side }: Saying): string {
  if (near === 'never') return 'Hardly ever';
  if (near === 'always') return 'Nearly always';
  const times = TIMES[near.join('/')] ?? '';
  return side === 'about' ? `About ${times}` : `A little ${side} than ${times}`;
}

function wins({ wins: won, matches, low, high }: Rate): string {
  return `${many(won, 'win', 'wins')} in ${many(matches, 'match', 'matches')}, between ${percent(low)} and ${percent(high)} (95\u202f% interval).`;
}
