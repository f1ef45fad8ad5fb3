/** The basement, its south row. */
import type { TileFace } from './faces.ts';

/** The basement, south-west: the laboratory and the infirmary. */
export const tile13V: TileFace = {
  id: '13V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+----D--+---+',
    '|a a b b|e e|',
    '|       |   |',
    '|a a b bDe e|',
    '|       |   |',
    '|c c d d|f f|',
    '|       |   |',
    '|c c d d|f fD',
    '|     +-+   |',
    '|g g g|f f f|',
    '|     |     |',
    '|g g g|f f f|',
    '+-----+-----+',
  ],
  zones: [
    { mark: 'a', id: 'laboratory-north-west', room: 'laboratory' },
    { mark: 'b', id: 'laboratory-north-east', room: 'laboratory' },
    { mark: 'c', id: 'laboratory-south-west', room: 'laboratory', symbols: ['spawn'] },
    { mark: 'd', id: 'laboratory-south-east', room: 'laboratory' },
    { mark: 'g', id: 'cold-store', room: 'laboratory', symbols: ['citizen'] },
    { mark: 'e', id: 'infirmary-north', room: 'infirmary' },
    { mark: 'f', id: 'infirmary-south', room: 'infirmary' },
  ],
};

/** The basement, south: communications, holding cells and the power plant on a second corridor. */
export const tile14V: TileFace = {
  id: '14V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+--D--+-----+',
    '|a a a|b b b|',
    '|     |     |',
    '|a a a|b b b|',
    '+--D--+--D--+',
    '|c c d d e eD',
    '|           |',
    'Dc c d d e e|',
    '+D----+----D+',
    '|f f f|g g g|',
    '|     |     |',
    '|f f f|g g g|',
    '+-----+-----+',
  ],
  zones: [
    { mark: 'a', id: 'locker-room', room: 'locker-room', symbols: ['spawn'] },
    { mark: 'b', id: 'communications', room: 'communications', symbols: ['spawn'] },
    { mark: 'c', id: 'corridor-west', room: 'lower-corridor' },
    { mark: 'd', id: 'corridor-middle', room: 'lower-corridor' },
    { mark: 'e', id: 'corridor-east', room: 'lower-corridor' },
    { mark: 'f', id: 'holding-cells', room: 'holding-cells', symbols: ['citizen'] },
    { mark: 'g', id: 'power-plant', room: 'power-plant', symbols: ['spawn'] },
  ],
};

/** The basement, south-east: the hangar of the jet, with its workshop and a ready room. */
export const tile15V: TileFace = {
  id: '15V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+D--+--D----+',
    '|a a|h h i i|',
    '|   |       |',
    '|a a|h h i i|',
    '+---+       |',
    'Db b|k k m m|',
    '|   |       |',
    '|b bDk k m m|',
    '+D--+       |',
    '|c c|k k m m|',
    '|   |       |',
    '|c c|k k m m|',
    '+---+-------+',
  ],
  zones: [
    { mark: 'a', id: 'ready-room', room: 'ready-room', symbols: ['spawn'] },
    { mark: 'b', id: 'workshop', room: 'workshop', symbols: ['spawn'] },
    { mark: 'c', id: 'fuel-store', room: 'fuel-store', symbols: ['citizen'] },
    { mark: 'h', id: 'hangar-deck-1', room: 'hangar' },
    { mark: 'i', id: 'hangar-deck-2', room: 'hangar', symbols: ['spawn'] },
    { mark: 'k', id: 'hangar-jet', room: 'hangar', symbols: ['spawn'] },
    { mark: 'm', id: 'hangar-runway', room: 'hangar' },
  ],
};
