/** The grounds in front of the house. */
import type { TileFace } from './faces.ts';

/** The grounds, west: the greenhouse. */
export const tile16R: TileFace = {
  id: '16R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '+-------+    ',
    '|d d d d|f f ',
    '|       |    ',
    '|d d d dDf f ',
    '|       |    ',
    '|e e e e|g g ',
    '|       |    ',
    '|e e e e|g g ',
    '+-------+    ',
  ],
  zones: [
    { mark: 'a', id: 'path-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'b', id: 'path-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'c', id: 'path-3', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'd', id: 'greenhouse-north', room: 'greenhouse', symbols: ['spawn'] },
    { mark: 'e', id: 'greenhouse-south', room: 'greenhouse', symbols: ['citizen'] },
    { mark: 'f', id: 'flower-bed', room: 'grounds', outdoor: true, cover: 'grass' },
    { mark: 'g', id: 'orchard', room: 'grounds', outdoor: true, cover: 'grass' },
  ],
};

/** The grounds, centre: the fountain in front of the house. */
export const tile17R: TileFace = {
  id: '17R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '             ',
    ' d d x x e e ',
    '             ',
    ' d d x x e e ',
    '             ',
    ' f f g g h h ',
    '             ',
    ' f f g g h h ',
    '             ',
  ],
  zones: [
    { mark: 'a', id: 'court-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'b', id: 'court-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'c', id: 'court-3', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'd', id: 'court-west', room: 'grounds', outdoor: true },
    { mark: 'x', id: 'fountain', room: 'fountain', outdoor: true, obstacle: true },
    { mark: 'e', id: 'court-east', room: 'grounds', outdoor: true },
    { mark: 'f', id: 'gate-1', room: 'grounds', outdoor: true },
    { mark: 'g', id: 'gate-2', room: 'grounds', outdoor: true },
    { mark: 'h', id: 'gate-3', room: 'grounds', outdoor: true },
  ],
};

/** The grounds, east: the garage. */
export const tile18R: TileFace = {
  id: '18R',
  floor: 'ground',
  provenance: 'reconstructed',
  plan: [
    '             ',
    ' a a b b c c ',
    '             ',
    ' a a b b c c ',
    '    +-------+',
    ' d d|f f g g|',
    '    |       |',
    ' d dDf f g g|',
    '    |       |',
    ' e e|f f g g|',
    '    |       |',
    ' e e|f f g g|',
    '    +-------+',
  ],
  zones: [
    { mark: 'a', id: 'path-1', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'b', id: 'path-2', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'c', id: 'path-3', room: 'grounds', outdoor: true, quiet: true },
    { mark: 'd', id: 'forecourt', room: 'grounds', outdoor: true },
    { mark: 'e', id: 'road', room: 'grounds', outdoor: true },
    { mark: 'f', id: 'garage-west', room: 'garage', symbols: ['spawn'] },
    { mark: 'g', id: 'garage-east', room: 'garage', symbols: ['citizen'] },
  ],
};
