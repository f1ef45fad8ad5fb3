/** What stands on Battle Plans. Their cost is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { BattlePlanId } from '../../content/ids.ts';

export const battlePlanWords: Readonly<Partial<Record<BattlePlanId, ComponentWords>>> = {
  'fresh-legs': { name: 'Jambes fraîches', text: 'Une carte Héros de Soutien donne 1 icône Déplacement de plus.' },
};
