/** The basement, its north row. */
import type { TileFace } from './faces.ts';

/** The basement, north-west: Cerebro, its servers and a vault. */
export const tile10V: TileFace = {
  id: '10V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+-------+---+',
    '|a a a a|c c|',
    '|       |   |',
    '|a a a a|c c|',
    '|       |   |',
    '|b b b b|d d|',
    '|       |   |',
    '|b b b b|d d|',
    '+---+D--+--D+',
    '|v vDe e f f ',
    '|   |        ',
    '|v v|e e f f ',
    '+---+D-------',
  ],
  zones: [
    { mark: 'a', id: 'cerebro', room: 'cerebro', symbols: ['spawn'] },
    { mark: 'b', id: 'cerebro-walkway', room: 'cerebro' },
    { mark: 'c', id: 'servers-north', room: 'server-room', symbols: ['citizen'] },
    { mark: 'd', id: 'servers-south', room: 'server-room', symbols: ['spawn'] },
    { mark: 'v', id: 'vault', room: 'vault', symbols: ['citizen'] },
    { mark: 'e', id: 'corridor-west', room: 'basement-corridor' },
    { mark: 'f', id: 'corridor-east', room: 'basement-corridor' },
  ],
};

/** The basement, north: the war room, the elevator and the middle of the corridor. */
export const tile11V: TileFace = {
  id: '11V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+-----------+',
    '|a a a b b b|',
    '|           |',
    '|a a a b b b|',
    '+D--+---+--D+',
    '|c c|e e|d d|',
    '|   |   |   |',
    '|c c|e e|d d|',
    '+--D+--S+D--+',
    ' f f g g h h ',
    '             ',
    ' f f g g h h ',
    '---D---------',
  ],
  zones: [
    { mark: 'a', id: 'war-room-west', room: 'war-room', symbols: ['spawn'] },
    { mark: 'b', id: 'war-room-east', room: 'war-room', symbols: ['citizen'] },
    { mark: 'c', id: 'armoury', room: 'armoury', symbols: ['spawn'] },
    { mark: 'e', id: 'shaft', room: 'basement-shaft', shaft: true },
    { mark: 'd', id: 'monitor-room', room: 'monitor-room' },
    { mark: 'f', id: 'corridor-west', room: 'basement-corridor' },
    { mark: 'g', id: 'corridor-middle', room: 'basement-corridor' },
    { mark: 'h', id: 'corridor-east', room: 'basement-corridor' },
  ],
};

/** The basement, north-east: the Danger Room and its control room. */
export const tile12V: TileFace = {
  id: '12V',
  floor: 'basement',
  provenance: 'reconstructed',
  plan: [
    '+-------+---+',
    '|a a b bDe e|',
    '|       |   |',
    '|a a b b|e e|',
    '|       +---+',
    '|c c d d|f f|',
    '|       |   |',
    '|c c d d|f f|',
    '+----D--+--D+',
    ' g g h h i i|',
    '            |',
    ' g g h h i i|',
    '-D-----D----+',
  ],
  zones: [
    { mark: 'a', id: 'danger-north-west', room: 'danger-room', symbols: ['spawn'] },
    { mark: 'b', id: 'danger-north-east', room: 'danger-room' },
    { mark: 'c', id: 'danger-south-west', room: 'danger-room' },
    { mark: 'd', id: 'danger-south-east', room: 'danger-room', symbols: ['spawn'] },
    { mark: 'e', id: 'control-room', room: 'control-room', symbols: ['citizen'] },
    { mark: 'f', id: 'costume-room', room: 'costume-room', symbols: ['spawn'] },
    { mark: 'g', id: 'corridor-west', room: 'basement-corridor' },
    { mark: 'h', id: 'corridor-middle', room: 'basement-corridor' },
    { mark: 'i', id: 'corridor-east', room: 'basement-corridor' },
  ],
};
