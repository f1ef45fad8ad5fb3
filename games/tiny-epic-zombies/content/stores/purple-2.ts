/** Car park and security post. Special feature of both faces: a vehicle. */
import type { StoreCard } from './faces.ts';

export const purple2: StoreCard<'parking-deck-z', 'echo-ridge-security'> = {
  id: 'purple-2',
  faces: [
    {
      id: 'parking-deck-z',
      card: 'purple-2',
      symbol: 'purple',
      number: 2,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [32.5, 0],
            [32.5, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 2 }],
        },
        {
          number: 2,
          outline: [
            [32.5, 0],
            [125, 0],
            [125, 31],
            [32.5, 31],
          ],
          icons: [{ kind: 'flask' }],
          ability: 'motorcycle',
          vehicle: 'motorcycle',
        },
        {
          number: 3,
          outline: [
            [32.5, 31],
            [125, 31],
            [125, 88],
            [32.5, 88],
          ],
          icons: [],
          ability: 'gain-ammo',
        },
      ],
    },
    {
      id: 'echo-ridge-security',
      card: 'purple-2',
      symbol: 'purple',
      number: 2,
      provenance: 'public',
      rooms: [
        {
          number: 1,
          outline: [
            [0, 0],
            [95, 0],
            [95, 30],
            [0, 30],
          ],
          icons: [{ kind: 'flask' }],
        },
        {
          number: 2,
          outline: [
            [0, 30],
            [62.5, 30],
            [62.5, 88],
            [0, 88],
          ],
          icons: [{ kind: 'biohazard', number: 2 }],
          ability: 'gain-ammo',
        },
        {
          number: 3,
          outline: [
            [95, 0],
            [125, 0],
            [125, 88],
            [62.5, 88],
            [62.5, 30],
            [95, 30],
          ],
          icons: [],
          ability: 'police-car',
          vehicle: 'police-car',
        },
      ],
    },
  ],
};
