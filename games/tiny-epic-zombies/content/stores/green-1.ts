/** Craft and hardware stores. Special feature of both faces: supply crate 1. */
import type { StoreCard } from './faces.ts';

export const green1: StoreCard<'crafts-and-colors', 'nails-and-co'> = {
  id: 'green-1',
  faces: [
    {
      id: 'crafts-and-colors',
      card: 'green-1',
      symbol: 'green',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [93, 0],
            [93, 31.5],
            [0, 31.5],
          ],
          icons: [{ kind: 'gear', number: 1 }],
        },
        {
          number: 2,
          outline: [
            [0, 31.5],
            [93, 31.5],
            [93, 88],
            [0, 88],
          ],
          icons: [],
          supply: 1,
        },
        {
          number: 3,
          outline: [
            [93, 0],
            [125, 0],
            [125, 88],
            [93, 88],
          ],
          icons: [{ kind: 'flask' }],
        },
      ],
    },
    {
      id: 'nails-and-co',
      card: 'green-1',
      symbol: 'green',
      number: 1,
      provenance: 'reconstructed',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [42.5, 0],
            [42.5, 56],
            [0, 56],
          ],
          icons: [{ kind: 'flask' }],
        },
        {
          number: 2,
          outline: [
            [0, 56],
            [125, 56],
            [125, 88],
            [0, 88],
          ],
          icons: [{ kind: 'gear', number: 1 }],
          supply: 1,
        },
        {
          number: 3,
          outline: [
            [42.5, 0],
            [125, 0],
            [125, 56],
            [42.5, 56],
          ],
          icons: [],
          ability: 'shore-up',
        },
      ],
    },
  ],
};
