import type { SceneWords } from './scene-words.ts';

export const en: SceneWords = {
  board: 'Board',
  empty: 'empty',
  several: (count, name) => `${count} × ${name}`,
  answers: 'answers the question',
  answersBy: 'answers',
  answerCount: (count) => `${count} answers`,
  beside: (name) => `beside ${name}`,
  refused: 'refused',
  active: 'its turn',
  faceDown: 'face down',
  done: 'done',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  track: (name, values) => `${name}: ${values}`,
  between: (fields) => `margin ${fields}`,
  floors: 'Floors',
  asleep: 'asleep',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (-)',
  fit: 'Show all (F)',
};
