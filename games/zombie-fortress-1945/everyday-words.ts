/** Words of our markers and events that mean something else outside of this game, by what they mean there. */
export const everydayWords = {
  'no text is without them': 'apart behind become for found goe them thing tried unknown went won',
  'what programs do too':
    'advance announced arrived counted destroyed device entry escaped key map pause resumed scope shut throw uncovered',
  'what any table is: played at, alone or together': 'lead member table team',
  'grounds that the renderer has for every game': 'castle forest gras mountain town village',
  'what is drawn, struck or made low by the renderer: a frame, a blow, a piece beneath others':
    'box buried pack strike',
  'in one of three tones of voice': 'quiet',
  'where things are, on any board': 'zone',
  'of a pointer': 'movement',
  'plain furniture, in boards': 'rack',
  'what a sheet shows its owner carrying': 'kit wielded',
  'axe-core, which checks that everybody can use the page': 'axe',
  'a dead end; and the crowd on the home page': 'dead',
  'one’s own, against that of others': 'mine',
} as const;
