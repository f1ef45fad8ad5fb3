/** What the rules ask, and what may be answered. */
import { capital, count } from '@necropole/kernel/english';
import type { AnswerWords, CountedWords, QuestionWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as fire from './fire.ts';
import * as interaction from './interaction.ts';
import * as largeFigures from './large-figures.ts';
import { direction, nameOf, section, target } from './names.ts';
import * as placedMarkers from './placed-markers.ts';
import * as search from './search.ts';

export const questionWords: QuestionWords = {
  ...interaction.questions,
  ...search.questions,
  ...combination.questions,
  ...fire.questions,
  ...capture.questions,
  ...largeFigures.questions,
  ...placedMarkers.questions,
  swap: () => 'Keep these five tiles, or swap them all?',
  round: ({ turn }) => `Turn ${turn}: what do you do in this round?`,
  buy: ({ tiles }) => `Which of ${count(tiles, 'discarded tile', 'discarded tiles')} do you take?`,
  orders: ({ figure }) => `What does ${nameOf(figure)} do?`,
  move: ({ figure, points }) => `Where does ${nameOf(figure)} go? ${count(points, 'point', 'points')} left.`,
  strike: ({ figure, target: at }) => `How hard does ${nameOf(figure)} strike ${target(at)}?`,
  'take-card': ({ figure, from }) => `Does ${nameOf(figure)} take the magnetic card of ${nameOf(from)}?`,
  discard: ({ tiles }) => `${count(tiles, 'tile', 'tiles')} behind the screen: which do you discard?`,
  contest: () => 'Do you contest the initiative?',
  bid: ({ about }) =>
    about === 'initiative' ? 'How many CP do you bid for the initiative?' : 'How many CP do you bid in the duel?',
  intercept: ({ figure }) => `${nameOf(figure)} is in sight: does somebody intercept?`,
  brace: ({ figure }) => `A duel is asked for: which way does ${nameOf(figure)} face?`,
};

/** What is stepped to in the question how CP are shared out before a shot. */
export const countedWords: CountedWords = { shoot: 'CP for targeting, the others for damage' };

export const answerWords: AnswerWords = {
  ...interaction.answers,
  ...search.answers,
  ...combination.answers,
  ...fire.answers,
  ...capture.answers,
  ...largeFigures.answers,
  ...placedMarkers.answers,
  keep: () => 'Keep them',
  swap: () => 'Swap all five',
  activate: (figure = '') => `Activate ${nameOf(figure)}`,
  draw: () => 'Draw a tile for 1 CP',
  buy: () => 'Take a discarded tile for 2 CP',
  pass: () => 'Pass',
  tile: (slot = '') => `Tile ${slot}`,
  assign: (slot = '') => `Assign tile ${slot}`,
  move: (command = '') => `Move with ${command} CP`,
  melee: (at = '') => `Attack ${target(at)}`,
  done: () => 'Nothing more',
  go: (square = '') => `Go to ${square}`,
  open: (door = '') => `Open ${target(door)}`,
  close: (door = '') => `Close ${target(door)}`,
  hand: (figure = '') => `Hand a magnetic card to ${nameOf(figure)}`,
  take: (figure = '') => `Take a magnetic card from ${nameOf(figure)}`,
  leave: () => 'Leave the map',
  face: (to = '') => `Face ${direction(to)}`,
  strike: (name = '', command = '') => `${capital(section(name))}: ${command} CP`,
  decline: () => 'Leave it',
  discard: (slot = '') => `Discard tile ${slot}`,
  contest: () => 'Ask for a duel',
  let: () => 'Let it be',
  bid: (command = '') => (command === '0' ? 'Bid nothing' : `Seal ${command} CP`),
  intercept: (figure = '') => `${nameOf(figure)} intercepts`,
};
