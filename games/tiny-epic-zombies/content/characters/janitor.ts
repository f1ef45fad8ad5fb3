/**
 * The Janitor. Human: once a turn, coming through the centre of the courtyard, he raises the barricade by 1. Zombie: the
 * dead have hidden the tools; a repair of 2 or more raises the barricade 1 less.
 */
import { remember, remembers } from '@necropole/kernel';
import { raiseBarricade } from '../../rules/barricade.ts';
import { BARRICADE_MOST, characterOf } from '../../world.ts';
import type { Character } from '../kinds.ts';

export const janitor: Character<'janitor'> = {
  id: 'janitor',
  human: {
    id: 'janitor',
    provenance: 'reconstructed',
    flows: {
      *enteredCentre(table, { human }, self) {
        const { world } = table;
        if (human.id !== self.holder || world.barricade >= BARRICADE_MOST) return;
        if (remembers(world.memory, self.holder, 'janitor')) return;
        remember(world.memory, self.holder, 'janitor');
        table.tell('human-ability', 'TEZ-9.21', { who: characterOf(human) });
        yield* raiseBarricade(table, human, 1, 'TEZ-9.21');
      },
    },
  },
  zombie: {
    id: 'janitor-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: { barricadeRepair: (spaces) => (spaces > 1 ? spaces - 1 : spaces) },
  },
  horde: ['ransack', 'infest', 'pound', 'frenzy', 'closing-time'],
};
