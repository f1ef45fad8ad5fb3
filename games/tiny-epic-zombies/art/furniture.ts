/** What stands in the mall: plain furniture in the stores, plants and benches in the courtyard. */
import { plainRooms, plant } from '@necropole/boards/furniture';
import type { Art, Furnishing } from '@necropole/kernel';

const bench: Furnishing = { width: 30, depth: 9, shape: 'M-15-4.5h30v9h-30zM-15 0h30' };

export const furniture: Art['furniture'] = {
  room: plainRooms,
  courtyard: { styles: [{ pieces: [plant, bench, plant], floor: 'paved' }], enclosed: 'pool' },
};
