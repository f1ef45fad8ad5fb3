/** What Storyline is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';

export const art: Art = {
  colours: {
    move: '#5fb3f0',
    strike: '#f06a45',
    help: '#1d7d55',
    wild: '#8656b8',
    rogue: '#8d98ab',
    menace: '#b5467f',
    raven: '#d8452f',
  },
  families: {
    deed: { colour: '#3c4a5a', symbol: 'i-deed' },
    plan: { colour: '#6d1d1a', symbol: 'i-plan' },
    menace: { colour: '#b5467f', symbol: 'i-menace' },
  },
  furniture: {},
  parts: ['ways', 'locations', 'cards', 'foot', 'pools'],
  pictureOf: () => null,
};
