import type { AppWords } from './app-words.ts';
import { listIn } from './lists.ts';

const list = (items: readonly string[]): string => listIn('en', items);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const range = (fewest: number, most: number): string => (fewest === most ? `${fewest}` : `${fewest} to ${most}`);
const gamesInWords = [
  'No board games',
  'One board game',
  'Two board games',
  'Three board games',
  'Four board games',
  'Five board games',
  'Six board games',
];

export const en: AppWords = {
  shell: {
    home: 'Home',
    skip: 'Skip to content',
    rules: 'Rules',
    howToPlay: 'How to play',
    about: 'About',
    settings: 'Settings',
    lab: 'Lab',
    switchLanguage: 'En français',
    switchTheme: (to) => (to === 'night' ? 'Switch to the night theme' : 'Switch to the paper theme'),
    mainMenu: 'Main menu',
    notice:
      'A fan project, not affiliated with the publishers. The games and their names belong to their owners. Free code, original drawings.',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    notFound: { title: 'Nothing at this address', text: 'This page does not exist, or no longer does.' },
    toHome: 'Back to the home page',
    backToMatch: 'Back to the match',
    notFetched: 'That language could not be fetched. Try again when there is a network.',
  },
  home: {
    title: 'Nécropole',
    picture: 'A lamp in the night lights a crowd of the dead',
    lead: (games) =>
      `${games === 1 ? 'One board game, a table always laid' : `${gamesInWords[games] ?? `${games} board games`}, a single table`}. Alone, around one screen, or with bots. No account.`,
    play: 'Play',
    resume: 'Resume',
    games: 'The games',
    players: (fewest, most) => (most === 1 ? '1 player' : `${range(fewest, most)} players`),
    minutes: (least, most) => `${range(least, most)} min`,
    playGame: (title) => `Play ${title}`,
    rulesOf: 'The rules',
    learnIt: 'Learn',
  },
  matches: {
    title: 'Your matches',
    none: 'Matches save themselves in this browser as they are played, and wait for you here.',
    justNow: 'just now',
    with: (people, bots) => {
      const others = [...people, ...(bots === 0 ? [] : [count(bots, 'bot', 'bots')])];
      return others.length === 0 ? 'alone' : `with ${list(others)}`;
    },
  },
  newMatch: {
    title: 'New match',
    mode: 'Mode',
    mission: 'Mission',
    choose: (what, fewest, most) => `${what}: choose ${range(fewest, most)}`,
    seats: 'Who sits where',
    seat: (n) => `Seat ${n}`,
    sitters: {
      me: 'Me',
      somebody: 'Somebody here',
      easy: 'Bot, easy',
      normal: 'Bot, normal',
      hard: 'Bot, hard',
    },
    who: { me: 'Me', somebody: 'Somebody here', bot: 'Bot' },
    sum: (what, seats, { me, people, bots }) => {
      const all = [...(me ? ['you'] : []), ...people, ...(bots === 0 ? [] : [count(bots, 'bot', 'bots')])];
      return `${what}, ${count(seats, 'seat', 'seats')}: ${list(all)}.`;
    },
    guest: (n) => `Player ${n}`,
    botsKnow: 'A bot sees what its seat sees, and nothing more. Seats can change at any moment.',
    onlyBots: 'Only bots: you watch.',
    sameName: (name) => `Several seats have the name ${name}: one person plays them.`,
    advanced: 'More settings',
    play: 'Play',
    starting: 'Setting the table…',
    playersOf: (fewest, most) => (most === 1 ? '1 seat' : `${range(fewest, most)} seats`),
  },
  problems: {
    unexpected: { title: 'Something went wrong', text: 'It is our fault. The saved match is untouched.' },
    again: 'Try again',
    details: 'Details',
  },
};
