/** The Heroes in a line, and what stands on their special cards. */
import type { ComponentWords } from '@necropole/kernel';
import type { HeroId, SpecialId } from '../../content/ids.ts';

/** What it is like to play each Hero, in a line. */
export const heroLines: Readonly<Partial<Record<HeroId, string>>> = {
  'captain-carter': 'Leads from the front: strikes here and next door, arms her friends, takes their blows.',
};

export const specialWords: Readonly<Partial<Record<SpecialId, ComponentWords>>> = {
  'not-on-my-watch': {
    name: 'Not on My Watch',
    text: 'While it lies face up: once per Villain turn, you may take the damage meant for another Hero of your Location, and ignore 1 of it.',
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Deal 1 damage to an enemy in your Location, then 1 to an enemy in an adjacent one.',
  },
  'rallying-cry': { name: 'Rallying Cry', text: 'Another Hero gains 1 Wild token.' },
  'super-soldier': { name: 'Super Soldier', text: 'You have 1 more Attack and 1 more Heroic symbol in this turn.' },
};
