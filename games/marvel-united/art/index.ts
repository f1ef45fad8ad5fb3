/** What the game is drawn with. */
import type { Art } from '@necropole/kernel';

export const art: Art = {
  colours: {
    'a-move': '#5fb3f0',
    'a-attack': '#f06a45',
    'a-heroic': '#1d7d55',
    'a-wild': '#8656b8',
    'mu-thug': '#8d98ab',
    'mu-threat': '#b5467f',
  },
  families: {
    hero: { symbol: 'i-people' },
    plan: { colour: '#5c1a12', symbol: 'i-plan' },
    threat: { colour: '#b5467f', symbol: 'i-threat' },
    equipment: { colour: '#8a5a00', symbol: 'i-gear' },
    'super-hero': { colour: '#1d7d55', symbol: 'i-card' },
    'super-villain': { colour: '#5c1a12', symbol: 'i-card' },
    'battle-plan': { colour: '#27588a', symbol: 'i-plan' },
  },
  furniture: {},
  pictureOf: () => null,
};
