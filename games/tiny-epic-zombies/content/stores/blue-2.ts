/** Department store and hunting outfitter. Special feature of both faces: supply crate 2. */
import type { StoreCard } from './faces.ts';

export const blue2: StoreCard<'departmart', 'highland-outfitters'> = {
  id: 'blue-2',
  faces: [
    {
      id: 'departmart',
      card: 'blue-2',
      symbol: 'blue',
      number: 2,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [63, 0],
            [50, 60.5],
            [0, 60.5],
          ],
          icons: [{ kind: 'gear', number: 3 }],
        },
        {
          number: 2,
          outline: [
            [63, 0],
            [125, 0],
            [125, 31],
            [76, 31],
            [63, 88],
            [0, 88],
            [0, 60.5],
            [50, 60.5],
          ],
          icons: [{ kind: 'flask' }],
          supply: 2,
        },
        {
          number: 3,
          outline: [
            [76, 31],
            [125, 31],
            [125, 88],
            [63, 88],
          ],
          icons: [],
          ability: 'gain-ammo',
        },
      ],
    },
    {
      id: 'highland-outfitters',
      card: 'blue-2',
      symbol: 'blue',
      number: 2,
      provenance: 'reconstructed',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [62, 0],
            [62, 36],
            [32, 36],
            [32, 88],
            [0, 88],
          ],
          icons: [{ kind: 'gear', number: 3 }],
        },
        {
          number: 2,
          outline: [
            [32, 36],
            [97, 36],
            [97, 88],
            [32, 88],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'long-shot',
        },
        {
          number: 3,
          outline: [
            [62, 0],
            [125, 0],
            [125, 88],
            [97, 88],
            [97, 36],
            [62, 36],
          ],
          icons: [],
          ability: 'gain-ammo',
          supply: 2,
        },
      ],
    },
  ],
};
