/** The upper floor. */
import type { TileFace } from './faces.ts';

/** The west wing of the upper floor: bedrooms and a dormitory. */
export const tile16V: TileFace = {
  id: '16V',
  floor: 'upper',
  provenance: 'reconstructed',
  plan: [
    '+-----+-----+',
    '|a a a|b b b|',
    '|     |     |',
    '|a a a|b b b|',
    '+--D--+--D--+',
    '|c c d d e eD',
    '|           |',
    '|c c d d e e|',
    '+----D------+',
    '|f f f g g g|',
    '|           |',
    '|f f f g g g|',
    '+-----------+',
  ],
  zones: [
    { mark: 'a', id: 'bedroom-1', room: 'bedroom-1', symbols: ['citizen'], highlighted: true },
    { mark: 'b', id: 'bedroom-2', room: 'bedroom-2', highlighted: true },
    { mark: 'c', id: 'corridor-west', room: 'west-wing' },
    { mark: 'd', id: 'corridor-middle', room: 'west-wing' },
    { mark: 'e', id: 'corridor-east', room: 'west-wing' },
    { mark: 'f', id: 'dormitory-west', room: 'west-dormitory', symbols: ['spawn'] },
    { mark: 'g', id: 'dormitory-east', room: 'west-dormitory', symbols: ['citizen'] },
  ],
};

/** The middle of the upper floor: the landing of the stairs, the elevator and two rooms. */
export const tile17V: TileFace = {
  id: '17V',
  floor: 'upper',
  provenance: 'reconstructed',
  plan: [
    '+---+---+---+',
    '|a a|e e|n n|',
    '|   |   |   |',
    '|a a|e e|n n|',
    '+D--+S-S+   |',
    'Dl l l m m mD',
    '|           |',
    '|l l l m m m|',
    '+--------D--+',
    '|c c c d d d|',
    '|           |',
    '|c c c d d d|',
    '+-----------+',
  ],
  zones: [
    { mark: 'a', id: 'guest-room', room: 'guest-room', symbols: ['citizen'] },
    { mark: 'e', id: 'shaft', room: 'upper-shaft', shaft: true },
    { mark: 'n', id: 'landing-alcove', room: 'landing', symbols: ['spawn'] },
    { mark: 'l', id: 'landing-west', room: 'landing', stairs: true },
    { mark: 'm', id: 'landing-east', room: 'landing', stairs: true },
    { mark: 'c', id: 'lounge-west', room: 'lounge', symbols: ['spawn'] },
    { mark: 'd', id: 'lounge-east', room: 'lounge' },
  ],
};

/** The east wing of the upper floor: a dormitory and bedrooms. */
export const tile18V: TileFace = {
  id: '18V',
  floor: 'upper',
  provenance: 'reconstructed',
  plan: [
    '+-----------+',
    '|a a a b b b|',
    '|           |',
    '|a a a b b b|',
    '+----D------+',
    'Dc c d d e e|',
    '|           |',
    '|c c d d e e|',
    '+--D--+--D--+',
    '|f f f|g g g|',
    '|     |     |',
    '|f f f|g g g|',
    '+-----+-----+',
  ],
  zones: [
    { mark: 'a', id: 'dormitory-west', room: 'east-dormitory', symbols: ['citizen'] },
    { mark: 'b', id: 'dormitory-east', room: 'east-dormitory', symbols: ['spawn'] },
    { mark: 'c', id: 'corridor-west', room: 'east-wing' },
    { mark: 'd', id: 'corridor-middle', room: 'east-wing' },
    { mark: 'e', id: 'corridor-east', room: 'east-wing' },
    { mark: 'f', id: 'bedroom-3', room: 'bedroom-3', highlighted: true },
    { mark: 'g', id: 'bedroom-4', room: 'bedroom-4', symbols: ['citizen'], highlighted: true },
  ],
};
