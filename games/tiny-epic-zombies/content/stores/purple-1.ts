/** Luxury and games. Special feature of both faces: a secret passage in room 3. */
import type { StoreCard } from './faces.ts';

export const purple1: StoreCard<'richs-galleria', 'gamelyn-world'> = {
  id: 'purple-1',
  faces: [
    {
      id: 'richs-galleria',
      card: 'purple-1',
      symbol: 'purple',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [125, 0],
            [125, 31],
            [0, 31],
          ],
          icons: [{ kind: 'gear', number: 2 }],
        },
        {
          number: 2,
          outline: [
            [0, 31],
            [125, 31],
            [125, 57],
            [0, 57],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'loud-crash',
        },
        {
          number: 3,
          outline: [
            [0, 57],
            [125, 57],
            [125, 88],
            [0, 88],
          ],
          icons: [],
          passage: true,
        },
      ],
    },
    {
      id: 'gamelyn-world',
      card: 'purple-1',
      symbol: 'purple',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [34.5, 0],
            [34.5, 88],
            [0, 88],
          ],
          icons: [{ kind: 'gear', number: 2 }],
        },
        {
          number: 2,
          outline: [
            [34.5, 0],
            [125, 0],
            [125, 27.5],
            [63, 27.5],
            [63, 88],
            [34.5, 88],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'bonus-round',
        },
        {
          number: 3,
          outline: [
            [63, 27.5],
            [125, 27.5],
            [125, 88],
            [63, 88],
          ],
          icons: [],
          passage: true,
        },
      ],
    },
  ],
};
