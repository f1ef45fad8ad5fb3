/** What the rules ask, and what may be answered. */
import { capital, count } from '@necropole/kernel/english';
import type { AnswerWords, QuestionWords } from '../spoken.ts';
import * as interaction from './interaction.ts';
import { direction, itemName, nameOf, section, target } from './names.ts';

export const questionWords: QuestionWords = {
  ...interaction.questions,
  swap: () => 'Keep these five tiles, or swap them all?',
  round: ({ turn }) => `Turn ${turn}: what do you do in this round?`,
  buy: ({ tiles }) => `Which of ${count(tiles, 'discarded tile', 'discarded tiles')} do you take?`,
  orders: ({ figure }) => `What does ${nameOf(figure)} do?`,
  move: ({ figure, points }) => `Where does ${nameOf(figure)} go? ${count(points, 'point', 'points')} left.`,
  strike: ({ figure, target: at }) => `How hard does ${nameOf(figure)} strike ${target(at)}?`,
  'take-card': ({ figure, from }) => `Does ${nameOf(figure)} take the magnetic card of ${nameOf(from)}?`,
  exchange: (params) => `What do ${nameOf(params.figure)} and ${nameOf(params.with)} exchange?`,
  loot: ({ figure, from }) => `What does ${nameOf(figure)} take of ${nameOf(from)}?`,
  abandon: ({ figure, weight, capacity }) =>
    `${nameOf(figure)} carries ${weight} and can carry ${capacity}: what is abandoned?`,
  discard: ({ tiles }) => `${count(tiles, 'tile', 'tiles')} behind the screen: which do you discard?`,
  contest: () => 'Do you contest the initiative?',
  bid: ({ about }) =>
    about === 'initiative' ? 'How many CP do you bid for the initiative?' : 'How many CP do you bid in the duel?',
  intercept: ({ figure }) => `${nameOf(figure)} is in sight: does somebody intercept?`,
  brace: ({ figure }) => `A duel is asked for: which way does ${nameOf(figure)} face?`,
};

export const answerWords: AnswerWords = {
  ...interaction.answers,
  keep: () => 'Keep them',
  swap: () => 'Swap all five',
  activate: (figure = '') => nameOf(figure),
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
  bid: (command = '') => `${command} CP`,
  exchange: (figure = '') => `Exchange equipment with ${nameOf(figure)}`,
  loot: (figure = '') => `Take equipment of ${nameOf(figure)}`,
  give: (item = '') => `Give ${itemName(item)}`,
  get: (item = '') => `Take ${itemName(item)}`,
  abandon: (item = '') => `Abandon ${itemName(item)}`,
  intercept: (figure = '') => `${nameOf(figure)} intercepts`,
};
