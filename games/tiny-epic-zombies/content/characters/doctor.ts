/**
 * The Doctor. Human: whenever anybody repairs the barricade, one Human of her choice heals 1 wound. Zombie: wounds heal
 * badly; what would heal 2 or more heals 1 less.
 */
import { chooseHuman } from '../../rules/choices.ts';
import { heal, suffer } from '../../rules/wounds-and-ammo.ts';
import { characterOf, humanById, humansInTurnOrder } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { findNothing } from './horde/choosing.ts';
import { LAST } from './horde/last-space.ts';

/** Gangrene, of the Doctor: every wounded Human suffers 1 wound more, wherever they are. */
const gangrene: HordeAction<'gangrene'> = {
  id: 'gangrene',
  ...LAST,
  *resolve(table) {
    const wounded = humansInTurnOrder(table.world).filter(({ wounds }) => wounds > 0);
    if (wounded.length === 0) return findNothing(table, 'gangrene');
    for (const human of wounded) yield* suffer(table, human, 1);
  },
};

export const doctor: Character<'doctor', 'gangrene'> = {
  id: 'doctor',
  human: {
    id: 'doctor',
    provenance: 'public',
    flows: {
      *barricadeRaised(table, _context, self) {
        const { world } = table;
        const human = humanById(world, self.holder);
        const wounded = world.humans.filter(({ wounds }) => wounds > 0).map(({ id }) => id);
        const choice = { human, component: 'doctor', cite: 'TEZ-9.21', optional: true };
        const patient = yield* chooseHuman(table, choice, wounded);
        if (patient === null) return;
        table.tell('human-ability', 'TEZ-9.21', { who: characterOf(human) });
        heal(table, humanById(world, patient), 1);
      },
    },
  },
  zombie: {
    id: 'doctor-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: { healAmount: (wounds) => (wounds > 1 ? wounds - 1 : wounds) },
  },
  horde: ['panic', 'drag-down', 'infest', 'smother', 'gangrene'],
  last: gangrene,
};
