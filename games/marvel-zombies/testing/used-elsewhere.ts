/**
 * What random players leave unused, and where it is used: a recorded match, by its name without `.jsonl`, or a test.
 *
 * Random heroes die young: they seldom reach orange, rescue few citizens, and never finish what a mission asks.
 */
const longWin = 'heroic--mh9--mission-accomplished';
const rescues = 'heroic--mh5--mission-accomplished';

export const usedElsewhere: Readonly<Record<string, string>> = {
  onslaught: longWin,
  'healing-factor': 'heroic--mh5--hero-eliminated',
  unseen: longWin,
  assassination: 'content/heroes/own-heroes.test.ts',
  'scrap-shield': 'heroic--mh8--mission-accomplished',
  'master-of-magnetism': longWin,
  'riding-the-winds': longWin,
  'wrath-of-the-sky': longWin,
  absorption: 'heroic--mh10--mission-accomplished',
  'superhuman-resilience': 'content/heroes/book-heroes.test.ts',
  fastball: 'colossus-throws-a-friend',
  'battering-ram': 'content/heroes/own-heroes.test.ts',
  'abigail-brand': rescues,
  'ka-zar': rescues,
  'bolivar-trask': 'citizens-lend-a-hand',
  'move-point': 'heroic--mh8--mission-accomplished',
  'give-token': 'content/missions/mh8.test.ts',
  'take-token': 'heroic--mh8--mission-accomplished',
  'carry-hand': 'content/missions/mh10.test.ts',
  'fire-at-juggernaut': 'heroic--mh10--mission-accomplished',
};
