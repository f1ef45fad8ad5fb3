import type { TableWords } from './table-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: TableWords = {
  me: 'Me',
  bot: 'bot',
  everybody: 'Everybody',
  allSeeing: 'All-seeing',
  seat: (number) => `Seat ${number}`,
  and: (names) => list.format(names),
  page: (number) => `p. ${number}`,
  close: 'Close',
  cancel: 'No, go back',
  loading: 'Setting the table…',
  home: 'Home',
  top: {
    step: 'Step',
    used: (used, total) => `${used} of ${total} used`,
    undo: 'Undo (Z)',
    redo: 'Redo (Y)',
    replay: 'Watch the match again',
    rules: 'Rules (R)',
    settings: 'Settings',
    advice: 'Advice (H)',
    menu: 'Match menu',
    log: 'Log (L)',
    sheets: 'Sheets',
    notes: 'At a glance',
  },
  ask: {
    question: 'Question',
    answers: 'Answers',
    toYourTeam: 'To the whole team',
    sealed: 'Your answer stays secret until everybody has chosen.',
    search: 'Find an answer',
    onBoard: (count) => `${count} answers on the board`,
    hideList: 'Hide the list',
    noneFound: 'No answer of that name.',
    refusedCount: (count) => `${count} refused: why?`,
    less: 'Less',
    more: 'More',
    here: 'What to do here?',
    tapAgain: 'Tap again to choose',
  },
  undo: {
    takenBack: (events) => `Taken back: ${events}`,
  },
  acting: {
    title: 'What happens',
  },
  log: {
    title: 'Log',
    lookBack: 'Look back',
    reseeded: (by) =>
      by === null
        ? 'From here on dice and unknown cards are drawn anew.'
        : 'An answer is taken back by consent. Dice and unknown cards are drawn anew.',
    reseated: (holders) => `Who sits where has changed: ${holders.map((who, at) => `${at + 1}. ${who}`).join(', ')}.`,
    resumed: (version) =>
      `The rules have changed since version ${version}: the match goes on from its last rest point.`,
    why: 'Why?',
  },
  moment: {
    title: (line, lines) => `Answer ${line} of ${lines}`,
    text: 'The board as it was.',
  },
  cover: {
    owner: 'Whoever began the match',
  },
  end: {
    over: 'End of the match',
  },
  replay: {
    title: 'Replay',
    goOn: 'Continue from here',
  },
};
