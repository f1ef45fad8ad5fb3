/**
 * What random players leave unused, and where it is used: a recorded match, by its name without `.jsonl`, or a test.
 *
 * Random heroes die young: they seldom reach orange, rescue few citizens, and never finish what a mission asks.
 */
const lastResort = 'heroic--mh8--mission-accomplished';

export const usedElsewhere: Readonly<Record<string, string>> = {
  onslaught: lastResort,
  'healing-factor': lastResort,
  unseen: lastResort,
  assassination: lastResort,
  'scrap-shield': lastResort,
  'master-of-magnetism': lastResort,
  'riding-the-winds': lastResort,
  'wrath-of-the-sky': lastResort,
  'moira-mactaggart': lastResort,
  'move-point': lastResort,
  'superhuman-resilience': 'heroic--mh9--mission-accomplished',
  fastball: 'colossus-throws-a-friend',
  'battering-ram': 'content/heroes/own-heroes.test.ts',
  callisto: 'callisto-fights-along',
  'abigail-brand': 'citizens-lend-a-hand',
  'valerie-cooper': 'citizens-lend-a-hand',
  'william-stryker': 'heroic--mh5--mission-accomplished',
  'senator-kelly': 'heroic--mh5--mission-accomplished',
  'give-token': 'tokens-change-hands',
  'take-token': 'tokens-change-hands',
  'carry-hand': 'heroic--mh10--mission-accomplished',
  'fire-at-juggernaut': 'heroic--mh10--mission-accomplished',
};
