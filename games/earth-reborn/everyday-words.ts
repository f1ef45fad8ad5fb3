/** Words of our cards, rooms and events that mean something else outside of this game, by what they mean there. */
export const everydayWords = {
  'no text is without them':
    'asked await change clear closed counted decided fail failed found goe held hold large led marked next own quarter rise safe shuffle shuffled test together two',
  'what programs and their pages do, and are made of':
    'announced box capture command console end file home hook init len live load map mask met motion patient paused post resume screen searche shut target',
  'what any table is: played at, from a seat, on a side': 'seat side table',
  'places and plans of whoever plays: what is searched for, what is mine, the lab that measures bots':
    'lab mine search',
  'a bot, in French': 'robot',
  'what the renderer draws for every game: walls, tiles, fields and what stands in them':
    'bar corridor crate bed desk hexagon rack rubble shelve tree wall water tile',
  'how things are drawn: heavy lines, the heart of a shape, the knife that shows where a figure looks, a picture turned over':
    'flip heavy heart knife spread weight',
  'what an answer may be: deadly, a blow': 'deadly strike',
  'what a sheet shows its owner carrying': 'kit pack wield',
  'two who bid against each other, and how long something lasts': 'bid paid timer',
  'a dead end; and the crowd on the home page': 'dead',
  'what was taken down, not with arms': 'destroyed',
} as const;
