import type { LearnWords } from './learn-words.ts';

const counted = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'];

export const fr: LearnWords = {
  lead: (game) => `${game} sur une page. Trois minutes, puis on joue.`,
  rules: 'Toutes les règles',
  print: 'Imprimer',
  play: 'Jouer',
  won: 'On gagne',
  lost: (ways) => (ways === 1 ? 'On perd' : `On perd, de ${counted[ways] ?? ways} façons`),
  turn: (pictures) => `Ton tour en ${counted[pictures] ?? pictures} images`,
  signs: 'Les signes',
  ofThisBoard: 'ceux de ce plateau',
  pointAtSign: 'Survole un signe, ou touche-le\u202f: il s’allume partout sur le plateau.',
  signsHint: 'À la table\u202f: survole un signe, ou appuie longtemps, pour le relire.',
  citesHint: 'Un doute\u202f? Chaque phrase renvoie à sa règle et à sa page.',
  untaught: 'Personne n’a encore dessiné cette page. Les règles, elles, sont là.',
  rule: (cite) => `Règle ${cite}`,
};
