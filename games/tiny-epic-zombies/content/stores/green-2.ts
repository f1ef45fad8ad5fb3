/** Sports and photography. Both faces let one refill at the back. */
import type { StoreCard } from './faces.ts';

export const green2: StoreCard<'first-place-sporting-goods', 'one-hour-photo'> = {
  id: 'green-2',
  faces: [
    {
      id: 'first-place-sporting-goods',
      card: 'green-2',
      symbol: 'green',
      number: 2,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [32.5, 0],
            [32.5, 50],
            [90.5, 50],
            [90.5, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 1 }],
        },
        {
          number: 2,
          outline: [
            [32.5, 0],
            [90.5, 0],
            [90.5, 50],
            [32.5, 50],
          ],
          icons: [],
          ability: 'clearance-sale',
        },
        {
          number: 3,
          outline: [
            [90.5, 0],
            [125, 0],
            [125, 88],
            [90.5, 88],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'gain-ammo',
        },
      ],
    },
    {
      id: 'one-hour-photo',
      card: 'green-2',
      symbol: 'green',
      number: 2,
      provenance: 'reconstructed',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [125, 0],
            [125, 22],
            [40, 22],
            [40, 88],
            [0, 88],
          ],
          icons: [{ kind: 'flask' }],
        },
        {
          number: 2,
          outline: [
            [40, 22],
            [125, 22],
            [125, 56],
            [84, 56],
            [84, 88],
            [40, 88],
          ],
          icons: [],
          ability: 'photo-lab',
        },
        {
          number: 3,
          outline: [
            [84, 56],
            [125, 56],
            [125, 88],
            [84, 88],
          ],
          icons: [{ kind: 'biohazard', number: 1 }],
          ability: 'gain-ammo',
        },
      ],
    },
  ],
};
