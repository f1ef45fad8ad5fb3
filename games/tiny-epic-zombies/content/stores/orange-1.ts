/** Collectibles and jewels. Special feature of both faces: a secret passage in room 2. */
import type { StoreCard } from './faces.ts';

export const orange1: StoreCard<'hoards-collectibles', 'hurs-jewelers'> = {
  id: 'orange-1',
  faces: [
    {
      id: 'hoards-collectibles',
      card: 'orange-1',
      symbol: 'orange',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [32.5, 0],
            [32.5, 52],
            [63, 52],
            [63, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 4 }],
        },
        {
          number: 2,
          outline: [
            [32.5, 0],
            [64, 0],
            [64, 28],
            [95, 28],
            [95, 88],
            [63, 88],
            [63, 52],
            [32.5, 52],
          ],
          icons: [],
          passage: true,
        },
        {
          number: 3,
          outline: [
            [64, 0],
            [125, 0],
            [125, 88],
            [95, 88],
            [95, 28],
            [64, 28],
          ],
          icons: [{ kind: 'flask' }],
        },
      ],
    },
    {
      id: 'hurs-jewelers',
      card: 'orange-1',
      symbol: 'orange',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [34, 0],
            [34, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 4 }],
        },
        {
          number: 2,
          outline: [
            [34, 0],
            [75, 0],
            [75, 88],
            [34, 88],
          ],
          icons: [],
          passage: true,
        },
        {
          number: 3,
          outline: [
            [75, 0],
            [125, 0],
            [125, 88],
            [75, 88],
          ],
          icons: [{ kind: 'flask' }],
        },
      ],
    },
  ],
};
