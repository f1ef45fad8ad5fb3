/**
 * What random players leave unused, and where it is used: a recorded match, by its name without `.jsonl`, or a test.
 *
 * Random heroes die young: they seldom reach orange, rescue few citizens, and never finish what a mission asks.
 */
const longWin = 'heroic--mh9--mission-accomplished';

export const usedElsewhere: Readonly<Record<string, string>> = {
  onslaught: longWin,
  'healing-factor': longWin,
  unseen: longWin,
  assassination: longWin,
  'scrap-shield': longWin,
  'master-of-magnetism': longWin,
  'riding-the-winds': longWin,
  'wrath-of-the-sky': 'heroic--mh9--hero-eliminated',
  'move-point': 'heroic--mh8--mission-accomplished',
  'superhuman-resilience': 'colossus-throws-a-friend',
  fastball: 'colossus-throws-a-friend',
  'battering-ram': 'content/heroes/own-heroes.test.ts',
  callisto: 'callisto-fights-along',
  'abigail-brand': 'citizens-lend-a-hand',
  'william-stryker': 'heroic--mh6--hero-eliminated',
  'senator-kelly': 'heroic--mh3--mission-accomplished',
  'give-token': 'tokens-change-hands',
  'take-token': 'tokens-change-hands',
  'carry-hand': 'heroic--mh10--mission-accomplished',
  'fire-at-juggernaut': 'heroic--mh10--mission-accomplished',
};
