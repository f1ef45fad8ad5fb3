/** What stands on Battle Plans. Their cost is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { BattlePlanId } from '../../content/ids.ts';

export const battlePlanWords: Readonly<Partial<Record<BattlePlanId, ComponentWords>>> = {
  'fresh-legs': { name: 'Fresh Legs', text: 'A Support Hero card gives 1 more Move symbol.' },
};
