import type { SceneWords } from './scene-words.ts';

export const fr: SceneWords = {
  board: 'Plateau',
  empty: 'vide',
  several: (count, name) => `${count} × ${name}`,
  answers: 'répond à la question',
  answersBy: 'répond',
  answerCount: (count) => `${count} réponses`,
  beside: (name) => `à côté : ${name}`,
  refused: 'refusé',
  active: 'à son tour',
  faceDown: 'face cachée',
  done: 'réussi',
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  track: (name, values) => `${name} : ${values}`,
  between: (fields) => `marge ${fields}`,
  floors: 'Étages',
  asleep: 'endormi',
  pieces: (count) => (count < 2 ? `${count} pion` : `${count} pions`),
  zoomIn: 'Agrandir (+)',
  zoomOut: 'Réduire (-)',
  fit: 'Tout voir (F)',
};
