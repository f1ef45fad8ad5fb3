/** Words of our cards and events that mean something else outside of this game, by what they mean there. */
export const everydayWords = {
  'axe-core, which checks that everybody can use the page': 'axe',
  'an arm of a choice between several, whose luck is tried': 'arm',
  'a dead end; and the crowd on the home page': 'dead',
  'where the keyboard enters the board': 'entrance',
  'seats that are exchanged between two matches': 'exchanged',
  'the lab, and its heat maps': 'lab heat',
  'plain furniture, in boards': 'crate',
  'a short note whose moment has come': 'noted',
  'the milder of two arcs or zones of fire': 'orange',
  'French: still, and a typeface': 'encore police',
} as const;
