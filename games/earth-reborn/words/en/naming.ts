/** The names that phrases use in English, in the middle of a sentence. */
import { tabulate } from '@necropole/boards';
import { characterIds } from '../../content/characters/index.ts';
import type { Naming } from '../../phrases/naming.ts';
import { characterWords } from './characters.ts';
import { equipmentNames } from './equipment-names.ts';
import { ruledRoomNames } from './ruled-room-names.ts';

export const naming: Naming = {
  characters: {
    ...tabulate(characterIds, (id) => characterWords[id].name),
    mammoth: 'the Mammoth',
    'john-kendall': 'Professor Kendall',
  },
  equipment: equipmentNames,
  rooms: ruledRoomNames,
};
