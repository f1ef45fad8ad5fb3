/** Words of our cards and events that mean something else outside of this game, by what they mean there. */
export const everydayWords = {
  'a fight, in a picture of the style guide': 'battle',
  'French for slow': 'lent',
  'one of the crowd of the picture on the home page': 'crowd',
  'French for still and again': 'encore',
  'to collect the places of a secret': 'gather',
  'what stays where something was': 'ghost',
  'to move smoothly from one place to another': 'glide',
  'what a sheet shows its owner carrying': 'kit',
  'where matches are compared': 'lab',
  'a bot against itself': 'mirror',
  'French for a bound': 'borne',
  'what an answer costs': 'price',
  'the constructor of a class above': 'super',
  'the curve of a film: what grows against the players': 'threat',
  'the way that a piece has come': 'trail',
  'the words of a table in one language': 'voice',
} as const;
