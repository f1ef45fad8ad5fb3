/** What the special spawn cards tell, and what stands on all spawn cards. */

import type { FamilyWords } from '@necropole/kernel';
import { count } from '@necropole/kernel/english';
import type { HordeKind, SpawnCardId } from '../../content/ids.ts';
import type { SpawnSaid } from '../../content/spawn/said.ts';
import { type SpawnCardWords, writeSpawnCards } from '../spawn-cards.ts';

const hordes: Readonly<Record<HordeKind, { readonly one: string; readonly more: string }>> = {
  walker: { one: 'Walker', more: 'Walkers' },
  brute: { one: 'Brute', more: 'Brutes' },
  runner: { one: 'Runner', more: 'Runners' },
};

const line: (counts: Parameters<SpawnCardWords['normal']>[1]) => string = ({ blue, yellow, orange, red }) =>
  `blue ${blue}, yellow ${yellow}, orange ${orange}, red ${red}`;

const cards: SpawnCardWords = {
  normal: (horde, counts) => ({ name: hordes[horde].more, text: `By danger level: ${line(counts)}.` }),
  rush: (horde, counts) => ({
    name: `${hordes[horde].one} Rush`,
    text: `By danger level: ${line(counts)}. Those placed act at once.`,
  }),
  extraActivation: (horde) => ({
    name: `Extra Activation: ${hordes[horde].more}`,
    text: `No one is placed: all ${hordes[horde].more.toLowerCase()} act at once.`,
  }),
  zombieHero: { name: 'Zombie Hero!', text: 'The next zombie hero appears in the zone.' },
  hiddenCitizen: {
    name: 'Hidden Citizen',
    text: 'A citizen appears in the zone, hidden from enemies. Then draw another card for the zone.',
  },
  special: {
    overdrive: {
      name: 'Overdrive',
      text: 'All brutes act at once. Then each hero in a zone with a brute loses all power.',
    },
    multiplication: {
      name: 'Multiple Man’s Multiplication!',
      text: '1 more walker in each zone with walkers, on the floors with heroes; the first one missing is a shortage and ends the card. If there is no such zone: 2 walkers in the spawn zone.',
    },
  },
};

export const spawnWords: FamilyWords<SpawnSaid, SpawnCardId> = {
  questions: {},
  facts: {},
  refusals: {},
  events: {
    overdrive: ({ brutes }) =>
      brutes === 0
        ? 'Overdrive: there is no brute on the board.'
        : `Overdrive: ${count(brutes, 'brute', 'brutes')} on the board, and power is at risk.`,
    multiplication: ({ zones }) =>
      zones === 0
        ? 'Multiplication: there are no walkers to multiply, so new ones come.'
        : `Multiplication: the walkers grow in number in ${count(zones, 'zone', 'zones')}.`,
  },
  components: writeSpawnCards(cards),
};
