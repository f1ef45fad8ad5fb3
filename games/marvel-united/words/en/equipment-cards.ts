/** What stands on Equipment. What recharges it is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { EquipmentId } from '../../content/ids.ts';

export const equipmentWords: Readonly<Partial<Record<EquipmentId, ComponentWords>>> = {
  'spear-of-bashenga': {
    name: 'Spear of Bashenga',
    text: 'In your turn: defeat 1 Thug in your Location or an adjacent one.',
  },
};
