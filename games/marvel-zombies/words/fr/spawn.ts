/** What the special spawn cards tell, and what stands on all spawn cards. */

import type { FamilyWords } from '@necropole/kernel';
import { count } from '@necropole/kernel/french';
import type { HordeKind, SpawnCardId } from '../../content/ids.ts';
import type { SpawnSaid } from '../../content/spawn/said.ts';
import { type SpawnCardWords, writeSpawnCards } from '../spawn-cards.ts';

interface HordeWords {
  readonly name: string;
  readonly rush: string;
  readonly all: string;
}

const hordes: Readonly<Record<HordeKind, HordeWords>> = {
  walker: { name: 'Rôdeurs', rush: 'Ruée de Rôdeurs', all: 'tous les Rôdeurs sont aussitôt activés' },
  brute: { name: 'Brutes', rush: 'Ruée de Brutes', all: 'toutes les Brutes sont aussitôt activées' },
  runner: { name: 'Forcenés', rush: 'Ruée de Forcenés', all: 'tous les Forcenés sont aussitôt activés' },
};

const line: (counts: Parameters<SpawnCardWords['normal']>[1]) => string = ({ blue, yellow, orange, red }) =>
  `bleu ${blue}, jaune ${yellow}, orange ${orange}, rouge ${red}`;

const cards: SpawnCardWords = {
  normal: (horde, counts) => ({ name: hordes[horde].name, text: `Selon le niveau de danger : ${line(counts)}.` }),
  rush: (horde, counts) => ({
    name: hordes[horde].rush,
    text: `Selon le niveau de danger : ${line(counts)}. Les Ennemis placés sont aussitôt activés.`,
  }),
  extraActivation: (horde) => ({
    name: `Activation Supplémentaire : ${hordes[horde].name}`,
    text: `Personne n’est placé : ${hordes[horde].all}.`,
  }),
  zombieHero: { name: 'Héros Zombie !', text: 'Le prochain Héros Zombie apparaît dans la Zone.' },
  hiddenCitizen: {
    name: 'Citoyen Caché',
    text: 'Un Citoyen apparaît dans la Zone, caché aux Ennemis. Piochez ensuite une autre carte pour la Zone.',
  },
  special: {
    overdrive: {
      name: 'Surrégime',
      text: 'Toutes les Brutes sont aussitôt activées. Puis chaque Super-Héros dans une Zone avec une Brute perd tout son Pouvoir.',
    },
    multiplication: {
      name: 'Multiplication de Multiple Man !',
      text: '1 Rôdeur de plus dans chaque Zone avec des Rôdeurs, aux étages où se trouvent des Super-Héros ; le premier qui manque est une Pénurie et met fin à la carte. Sans telle Zone : 2 Rôdeurs dans la Zone de Génération.',
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
        ? 'Surrégime : aucune Brute sur le plateau.'
        : `Surrégime : ${count(brutes, 'Brute', 'Brutes')} sur le plateau, gare au Pouvoir.`,
    multiplication: ({ zones }) =>
      zones === 0
        ? 'Multiplication : aucun Rôdeur à multiplier, il en vient de nouveaux.'
        : `Multiplication : les Rôdeurs se multiplient dans ${count(zones, 'Zone', 'Zones')}.`,
  },
  components: writeSpawnCards(cards),
};
