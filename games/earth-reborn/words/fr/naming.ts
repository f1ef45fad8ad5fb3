/** The names that phrases use in French, in the middle of a sentence. */
import { tabulate } from '@necropole/boards';
import { characterIds } from '../../content/characters/index.ts';
import type { Naming } from '../../phrases/naming.ts';
import { characterWords } from './characters.ts';
import { equipmentNames } from './equipment-names.ts';
import { ruledRoomNames } from './ruled-room-names.ts';

export const naming: Naming = {
  characters: {
    ...tabulate(characterIds, (id) => characterWords[id].name),
    mammoth: 'le Mammouth',
    'john-kendall': 'le professeur Kendall',
  },
  equipment: equipmentNames,
  rooms: ruledRoomNames,
};
