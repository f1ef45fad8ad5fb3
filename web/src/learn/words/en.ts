import type { LearnWords } from './learn-words.ts';

const counted = ['no', 'one', 'two', 'three', 'four', 'five'];

export const en: LearnWords = {
  lead: (game) => `${game} on one page. Three minutes, and you play.`,
  rules: 'All the rules',
  print: 'Print',
  play: 'Play',
  won: 'You win',
  lost: (ways) => (ways === 1 ? 'You lose' : `You lose, in ${counted[ways] ?? ways} ways`),
  turn: (pictures) => `Your turn in ${counted[pictures] ?? pictures} pictures`,
  signs: 'The signs',
  ofThisBoard: 'those of this board',
  pointAtSign: 'Point at a sign, or touch it: it lights up wherever it stands.',
  signsHint: 'At the table: point at a sign, or press it for a while, to read it again.',
  citesHint: 'In doubt? Every sentence leads to its rule and its page.',
  untaught: 'Nobody has drawn this page yet. The rules are there, though.',
  rule: (cite) => `Rule ${cite}`,
};
