/** Food and medicine. */
import type { StoreCard } from './faces.ts';

export const blue1: StoreCard<'echo-ridge-food-court', 'echo-ridge-pharmacy'> = {
  id: 'blue-1',
  faces: [
    {
      id: 'echo-ridge-food-court',
      card: 'blue-1',
      symbol: 'blue',
      number: 1,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [32.5, 0],
            [32.5, 48],
            [63, 48],
            [63, 88],
            [0, 88],
          ],
          icons: [{ kind: 'flask' }],
        },
        {
          number: 2,
          outline: [
            [32.5, 0],
            [93.5, 0],
            [93.5, 48],
            [32.5, 48],
          ],
          icons: [],
          ability: 'leftovers',
        },
        {
          number: 3,
          outline: [
            [93.5, 0],
            [125, 0],
            [125, 88],
            [63, 88],
            [63, 48],
            [93.5, 48],
          ],
          icons: [{ kind: 'biohazard', number: 3 }],
        },
      ],
    },
    {
      id: 'echo-ridge-pharmacy',
      card: 'blue-1',
      symbol: 'blue',
      number: 1,
      provenance: 'reconstructed',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [85, 0],
            [60, 44],
            [40, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 3 }],
        },
        {
          number: 2,
          outline: [
            [85, 0],
            [125, 0],
            [125, 50.5],
            [60, 44],
          ],
          icons: [],
          ability: 'dispensary',
        },
        {
          number: 3,
          outline: [
            [60, 44],
            [125, 50.5],
            [125, 88],
            [40, 88],
          ],
          icons: [{ kind: 'flask' }],
        },
      ],
    },
  ],
};
