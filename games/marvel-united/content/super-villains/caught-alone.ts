/** Caught Alone: the plan leads the Villain to a Location with one Hero and no other, who takes 2 damage. */
import { heroesIn } from '../../reading.ts';
import { blow, strike } from '../../rules/damage.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

export const caughtAlone: SuperVillainCard<'caught-alone'> = {
  id: 'caught-alone',
  provenance: 'public',
  cites: ['MU-13.13'],
  trigger: 'plan-moves',
  judge: ({ world }) => (heroesIn(world, world.villain.at).length === 1 ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const heroes = heroesIn(table.world, table.world.villain.at);
    yield* strike(table, [{ heroes, damage: 2 }], blow('caught-alone', 'villain'));
  },
};
