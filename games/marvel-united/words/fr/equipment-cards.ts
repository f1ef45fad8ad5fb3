/** What stands on Equipment. What recharges it is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { EquipmentId } from '../../content/ids.ts';

export const equipmentWords: Readonly<Partial<Record<EquipmentId, ComponentWords>>> = {
  'spear-of-bashenga': {
    name: 'Lance de Bashenga',
    text: 'À votre tour : vainquez 1 Malfrat de votre Lieu ou d’un Lieu adjacent.',
  },
};
