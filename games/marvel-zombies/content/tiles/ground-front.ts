/** The ground floor of the house, its front row. */
import type { TileFace } from './faces.ts';

/** The front of the house, west: library, study and parlour behind the façade. */
export const tile13R: TileFace = {
  id: '13R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '+--D--+-----+',
    '|a a aDc c c|',
    '|     |     |',
    '|a a a|c c c|',
    '|     +-----+',
    '|b b bDd d dD',
    '|     |     |',
    '|b b b|d d d|',
    '+--W--+--W--+',
    ' e e f f g g ',
    '             ',
    ' e e f f g g ',
    '             ',
  ],
  zones: [
    { mark: 'a', id: 'library-north', room: 'library', symbols: ['citizen'] },
    { mark: 'b', id: 'library-south', room: 'library', symbols: ['spawn'] },
    { mark: 'c', id: 'study', room: 'study', symbols: ['citizen'] },
    { mark: 'd', id: 'parlour', room: 'parlour', symbols: ['spawn'] },
    { mark: 'e', id: 'terrace-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'f', id: 'terrace-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'g', id: 'terrace-3', room: 'grounds', outdoor: true, quiet: true },
  ],
};

/** The front of the house, centre: the entrance hall, the front door, and the stairs to the landing. */
export const tile14R: TileFace = {
  id: '14R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '+----D------+',
    '|a a b b c c|',
    '|           |',
    '|a a b b c cD',
    '|   -~-~-   |',
    'Da a d d c c|',
    '|           |',
    '|a a d d c c|',
    '+----D------+',
    ' e e f f g g ',
    '             ',
    ' e e f f g g ',
    '             ',
  ],
  zones: [
    { mark: 'a', id: 'hall-west', room: 'hall', symbols: ['spawn', 'citizen'] },
    { mark: 'b', id: 'hall-back', room: 'hall', symbols: ['spawn'] },
    { mark: 'c', id: 'hall-east', room: 'hall' },
    { mark: 'd', id: 'entrance', room: 'hall', stairs: true },
    { mark: 'e', id: 'drive-1', room: 'grounds', outdoor: true },
    { mark: 'f', id: 'front-steps', room: 'grounds', outdoor: true },
    { mark: 'g', id: 'drive-2', room: 'grounds', outdoor: true },
  ],
};

/** The front of the house, east: kitchen, dining room and common room. */
export const tile15R: TileFace = {
  id: '15R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '+-----+-----+',
    '|a a a|b b b|',
    '|     |     |',
    'Da a aDb b b|',
    '+-----+     |',
    '|c c cDd d d|',
    '|     |     |',
    '|c c c|d d d|',
    '+--W--+--W--+',
    ' e e f f g g ',
    '             ',
    ' e e f f g g ',
    '             ',
  ],
  zones: [
    { mark: 'a', id: 'kitchen', room: 'kitchen', symbols: ['spawn', 'citizen'] },
    { mark: 'b', id: 'dining-north', room: 'dining-room', symbols: ['citizen'] },
    { mark: 'd', id: 'dining-south', room: 'dining-room', symbols: ['spawn'] },
    { mark: 'c', id: 'common-room', room: 'common-room', symbols: ['spawn'] },
    { mark: 'e', id: 'terrace-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'f', id: 'terrace-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'g', id: 'terrace-3', room: 'grounds', outdoor: true, quiet: true },
  ],
};
