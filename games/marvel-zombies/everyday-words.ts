/** Words of our cards and events that mean something else outside of this game, by what they mean there. */
export const everydayWords = {
  'a part of a floor plan, in boards': 'building',
  'to carry out an answer': 'carry',
  'the sky of the picture on the home page': 'sky',
  'what a game is played for': 'aim',
  'where the pointer is': 'spot',
} as const;
