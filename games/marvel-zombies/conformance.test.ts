/** The game conforms: every check of the kernel's suite, in every mission, at every number of seats and of heroes. */
import { conformance } from '@necropole/kernel/testing';
import { marvelZombies } from './index.ts';

conformance(marvelZombies, {
  module: new URL('./index.ts', import.meta.url).href,
  matches: 1,
  longMatches: 6,
  sweep: 20,
  // Random heroes die young: they seldom reach orange, rescue few citizens, and never finish what a mission asks.
  usedElsewhere: {
    onslaught: 'content/heroes/book-heroes.test.ts',
    'healing-factor': 'content/heroes/book-heroes.test.ts',
    'superhuman-resilience': 'content/heroes/book-heroes.test.ts',
    unseen: 'content/heroes/own-heroes.test.ts',
    assassination: 'content/heroes/own-heroes.test.ts',
    'scrap-shield': 'content/heroes/own-heroes.test.ts',
    'master-of-magnetism': 'content/heroes/own-heroes.test.ts',
    'riding-the-winds': 'content/heroes/own-heroes.test.ts',
    'wrath-of-the-sky': 'content/heroes/own-heroes.test.ts',
    fastball: 'content/heroes/own-heroes.test.ts',
    'battering-ram': 'content/heroes/own-heroes.test.ts',
    callisto: 'content/citizens/citizens.test.ts',
    'abigail-brand': 'content/citizens/citizens.test.ts',
    'valerie-cooper': 'content/citizens/citizens.test.ts',
    'moira-mactaggart': 'content/citizens/citizens.test.ts',
    'william-stryker': 'content/citizens/citizens.test.ts',
    'senator-kelly': 'content/citizens/citizens.test.ts',
    'give-token': 'content/missions/mh8.test.ts',
    'take-token': 'content/missions/mh8.test.ts',
    'move-point': 'content/missions/mh8.test.ts',
    'carry-hand': 'content/missions/mh10.test.ts',
    'fire-at-juggernaut': 'content/missions/mh10.test.ts',
  },
  endings: { 'heroic/mission-accomplished': 'content/missions/mh0.test.ts' },
});
