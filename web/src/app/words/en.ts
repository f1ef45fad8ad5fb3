import type { Problem } from '../../engine/problems.ts';
import type { AppWords, ProblemWords } from './app-words.ts';
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
    updateReady: 'A new version is ready.',
    updateNow: 'Update',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    notFound: { title: 'Nothing at this address', text: 'This page does not exist, or no longer does.' },
    toHome: 'Back to the home page',
    backToMatch: 'Back to the match',
    notFetched: 'That language could not be fetched. Try again when there is a network.',
    notKept: 'This browser does not remember settings: they last until the page is closed.',
  },
  home: {
    title: 'Nécropole',
    picture: 'A lamp in the night lights a crowd of the dead',
    lead: (games) =>
      `${games === 1 ? 'One board game, a table always laid' : `${gamesInWords[games] ?? `${games} board games`}, a single table`}. Alone, around one screen, or with bots. No account.`,
    play: 'Play',
    resume: 'Resume',
    resumeMatch: (title) => `Resume: ${title}`,
    more: 'More',
    games: 'The games',
    players: (fewest, most) => (most === 1 ? '1 player' : `${range(fewest, most)} players`),
    minutes: (least, most) => `${range(least, most)} min`,
    modes: (names) => (names.length === 1 ? `One mode: ${names[0]}.` : `${names.length} ways to play: ${list(names)}.`),
    playGame: (title) => `Play ${title}`,
    rulesOf: 'The rules',
    lab: { title: 'How hard is it?', text: 'The lab plays a thousand matches with bots, and draws the answer.' },
    learn: { title: 'Learn by playing', text: 'Each printed example of the book can be played.' },
    openFile: { title: 'Open a file', text: 'A recorded match, or all your exported matches.' },
    chooseFile: 'Choose a file',
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
    options: 'Options',
    chosenOf: (count, fewest, most) => `${count} of ${fewest}–${most}`,
    choose: (what, fewest, most) => `${what}: choose ${range(fewest, most)}`,
    seats: 'Who sits where',
    seatCount: 'Number of seats',
    fewer: 'One seat less',
    more: 'One seat more',
    seat: (n) => `Seat ${n}`,
    sitters: {
      me: 'Me',
      somebody: 'Somebody here',
      easy: 'Bot, easy',
      normal: 'Bot, normal',
      hard: 'Bot, hard',
    },
    name: 'Name',
    nameOf: (n) => `Name of the person in seat ${n}`,
    guest: (n) => `Player ${n}`,
    botsKnow: 'A bot sees what its seat sees, and nothing more. Seats can change at any moment.',
    onlyBots: 'Only bots: you watch.',
    sameName: (name) => `Several seats have the name ${name}: one person plays them.`,
    advanced: 'Seed of chance',
    seed: 'Seed',
    seedHint: 'The same seed and the same answers give the same match. Empty: at random.',
    play: 'Play',
    starting: 'Setting the table…',
    playersOf: (fewest, most) => (most === 1 ? '1 seat' : `${range(fewest, most)} seats`),
  },
  problems: {
    of: problemWords,
    takeOver: 'Play here',
    again: 'Try again',
    download: 'Download the match',
    another: 'Choose something else',
    back: 'Back one step',
    report: 'Report it',
    details: 'Details',
  },
};

function problemWords(problem: Problem): ProblemWords {
  switch (problem.kind) {
    case 'storage-full':
      return {
        title: 'No room left',
        text: 'The browser has no room left to save. The match goes on in memory: download it, or delete old matches.',
      };
    case 'storage-forbidden':
      return {
        title: 'Nothing is saved',
        text: 'This browser forbids saving (private browsing?). You can play, but closing the page loses the match: download it first.',
      };
    case 'storage-failed':
      return { title: 'Saving failed', text: 'The match goes on in memory. Download it before you close the page.' };
    case 'open-elsewhere':
      return {
        title: 'This match is open in another tab',
        text: 'A match is played in one tab at a time. You can take it over here: the other tab will stop.',
      };
    case 'taken-over':
      return { title: 'This match is now played in another tab', text: 'Nothing is lost. You can take it back here.' };
    case 'no-such-match':
      return { title: 'No such match', text: 'It was deleted, or is in another browser.' };
    case 'damaged-match':
      return {
        title: 'This match can no longer be read',
        text: 'What the browser kept is damaged. The export of all matches holds it as it is.',
      };
    case 'unknown-game':
      return { title: 'Unknown game', text: `This version of Nécropole does not know “${problem.game}”.` };
    case 'game-not-fetched':
      return { title: 'The game could not be fetched', text: 'Try again when there is a network.' };
    case 'wrong-choices':
      return { title: 'These choices do not fit', text: 'A match cannot begin like this.' };
    case 'wrong-file':
      return { title: 'This file does not open', text: 'It is damaged, or Nécropole did not write it.' };
    case 'read-only':
      return { title: 'You can only look', text: 'Continue from a moment of this match to play it.' };
    case 'not-allowed':
      return { title: 'That is not allowed', text: 'These eyes may not see that, or not yet.' };
    case 'rule-error':
      return {
        title: 'A rule stumbled',
        text: 'It is our fault, not yours. Nothing has changed: choose something else or go back one step, and report it so that it gets mended.',
      };
    case 'worker-stopped':
      return { title: 'The engine stopped', text: 'All that was answered is saved. Trying again starts it anew.' };
    case 'wrong-message':
    case 'unexpected':
      return { title: 'Something went wrong', text: 'It is our fault. The saved match is untouched.' };
  }
}
