/** The characters, and what they are like, in our own words. */
import type { ComponentWords } from '@necropole/kernel';
import type { CharacterId } from '../../content/characters/index.ts';

export const characterWords: Readonly<Record<CharacterId, ComponentWords>> = {
  'nick-bolter': {
    name: 'Nick Bolter',
    text: 'He leads NORAD’s squad: well armoured, and strong enough for any weapon.',
  },
  vasquez: { name: 'Vasquez', text: 'Nobody is faster. Her blows land without a die, and she is hit as easily.' },
  'james-woo': { name: 'James Woo', text: 'A spy who knows science and machines better than fists.' },
  mammoth: { name: 'Mammoth MK II', text: 'A walking tank of two squares by two.' },
  'jessica-hollister': { name: 'Jessica Hollister', text: 'She commands the Salemites, and brings them many orders.' },
  'jeff-deeler': { name: 'Jeff Deeler', text: 'The dead obey him; nor is his own arm to be despised.' },
  'john-kendall': { name: 'Professor Kendall', text: 'He raises the dead, and keeps away from the living.' },
  'jack-saw': { name: 'Jack Saw', text: 'A zombie with a circular saw for a left arm: stay away from that side.' },
  'zombie-1': { name: 'Zombie 1', text: 'Slow, strong, and weakest from behind.' },
  'zombie-2': { name: 'Zombie 2', text: 'Slow, strong, and weakest from behind.' },
  'franck-einstein': { name: 'Franck Einstein', text: 'A giant whose heart may change sides.' },
  'cherokee-bill': { name: 'Cherokee Bill', text: 'A hired hand: whoever pays commands him.' },
};
