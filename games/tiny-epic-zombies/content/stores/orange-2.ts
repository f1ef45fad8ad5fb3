/** Electronics and the children's corner. Special feature of both faces: traps. */
import type { StoreCard } from './faces.ts';

export const orange2: StoreCard<'amps-electronics', 'recess-playland'> = {
  id: 'orange-2',
  faces: [
    {
      id: 'amps-electronics',
      card: 'orange-2',
      symbol: 'orange',
      number: 2,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [33, 0],
            [33, 88],
            [0, 88],
          ],
          icons: [{ kind: 'gear', number: 4 }],
        },
        {
          number: 2,
          outline: [
            [33, 0],
            [65, 0],
            [65, 48],
            [92.5, 48],
            [92.5, 88],
            [33, 88],
          ],
          icons: [],
          ability: 'gain-ammo',
        },
        {
          number: 3,
          outline: [
            [65, 0],
            [125, 0],
            [125, 88],
            [92.5, 88],
            [92.5, 48],
            [65, 48],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'arm-trap',
        },
      ],
    },
    {
      id: 'recess-playland',
      card: 'orange-2',
      symbol: 'orange',
      number: 2,
      provenance: 'reconstructed',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [64, 0],
            [64, 34],
            [0, 34],
          ],
          icons: [{ kind: 'flask' }],
        },
        {
          number: 2,
          outline: [
            [64, 0],
            [125, 0],
            [125, 88],
            [88, 88],
            [72, 56],
            [0, 56],
            [0, 34],
            [64, 34],
          ],
          icons: [{ kind: 'gear', number: 4 }],
          ability: 'slide',
        },
        {
          number: 3,
          outline: [
            [0, 56],
            [72, 56],
            [88, 88],
            [0, 88],
          ],
          icons: [],
          ability: 'arm-trap',
        },
      ],
    },
  ],
};
