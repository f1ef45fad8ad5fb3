/**
 * The Janitor. Human: once a turn, coming through the centre of the courtyard, he raises the barricade by 1. Zombie: the
 * dead have hidden the tools; a repair of 2 or more raises the barricade 1 less.
 */
import { remember, remembers } from '@necropole/kernel';
import { addZombie } from '../../rules/adding-zombies.ts';
import { raiseBarricade } from '../../rules/barricade.ts';
import { BARRICADE_MOST, characterOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { isCorner, positions } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';

/** Closing time, of the Janitor: 1 Zombie in each of the 4 stores beside the courtyard, clockwise from the north. */
const closingTime: HordeAction<'closing-time'> = {
  id: 'closing-time',
  ...LAST,
  *resolve(table) {
    for (const position of positions) {
      if (!isCorner(position)) yield* addZombie(table, table.board.positions[position]);
    }
  },
};

export const janitor: Character<'janitor', 'closing-time'> = {
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
  last: closingTime,
};
