/** Saw That Coming: no Hero uses an Action token until the next Villain turn. */
import type { SuperVillainCard } from '../kinds.ts';

export const sawThatComing: SuperVillainCard<'saw-that-coming'> = {
  id: 'saw-that-coming',
  provenance: 'public',
  cites: ['MU-13.13'],
  trigger: 'plan',
  judge: () => null,
  *resolve(table) {
    table.world.noTokens = true;
    table.tell('tokens-barred', 'MU-13.13', {});
  },
};
