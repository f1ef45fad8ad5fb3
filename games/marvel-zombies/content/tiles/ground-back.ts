/** The ground floor of the house, its back row. */
import type { TileFace } from './faces.ts';

/** The back of the house, west: two classrooms on the lawn, and the corridor behind them. */
export const tile10R: TileFace = {
  id: '10R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '+--W--+--W--+',
    '|d d d|e e e|',
    '|     |     |',
    '|d d d|e e e|',
    '+--D--+--D--+',
    '|f f f g g g ',
    '|            ',
    '|f f f g g g ',
    '+--D---------',
  ],
  zones: [
    { mark: 'a', id: 'lawn-1', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'b', id: 'lawn-2', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'c', id: 'lawn-3', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'd', id: 'classroom', room: 'classroom', symbols: ['spawn'] },
    { mark: 'e', id: 'art-room', room: 'art-room', symbols: ['citizen'] },
    { mark: 'f', id: 'corridor-west', room: 'corridor', symbols: ['spawn'] },
    { mark: 'g', id: 'corridor-east', room: 'corridor' },
  ],
};

/** The back of the house, centre: the garden room, the elevator and the corridor that leads to the hall. */
export const tile11R: TileFace = {
  id: '11R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '+D--+---+W--+',
    '|d d|e e|f f|',
    '|   |   |   |',
    '|d d|e e|f f|',
    '+--D+S--+   |',
    ' g g h h i i ',
    '             ',
    ' g g h h i i ',
    '-----D-------',
  ],
  zones: [
    { mark: 'a', id: 'terrace-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'b', id: 'terrace-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'c', id: 'terrace-3', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'd', id: 'garden-room', room: 'garden-room', symbols: ['spawn', 'citizen'] },
    { mark: 'e', id: 'shaft', room: 'ground-shaft', shaft: true },
    { mark: 'f', id: 'trophy-alcove', room: 'corridor' },
    { mark: 'g', id: 'corridor-west', room: 'corridor' },
    { mark: 'h', id: 'corridor-middle', room: 'corridor' },
    { mark: 'i', id: 'corridor-east', room: 'corridor' },
  ],
};

/** The back of the house, east: the gymnasium at the end of the corridor. */
export const tile12R: TileFace = {
  id: '12R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '+W-----D----+',
    '|d d e e g g|',
    '|           |',
    '|d d e e g g|',
    '+---+       |',
    ' f fDe e h h|',
    '    |       |',
    ' f f|e e h h|',
    '----+-------+',
  ],
  zones: [
    { mark: 'a', id: 'lawn-1', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'b', id: 'lawn-2', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'c', id: 'lawn-3', room: 'grounds', outdoor: true, cover: 'grass', quiet: true },
    { mark: 'd', id: 'gym-lockers', room: 'gym' },
    { mark: 'e', id: 'gym-court', room: 'gym', symbols: ['spawn'] },
    { mark: 'g', id: 'gym-stands', room: 'gym', symbols: ['citizen'] },
    { mark: 'h', id: 'gym-store', room: 'gym', symbols: ['spawn'] },
    { mark: 'f', id: 'corridor-end', room: 'corridor', symbols: ['spawn'] },
  ],
};
