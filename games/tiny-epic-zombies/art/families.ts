/** The families of cards: the colour of their band, and the symbol of those without a picture of their own. */
import type { Art } from '@necropole/kernel';

export const families = {
  melee: { colour: '#8c2f22', symbol: 'i-attack' },
  ranged: { colour: '#22506e', symbol: 'i-shoot' },
  backpack: { colour: '#5c6a34', symbol: 'i-backpack' },
  survival: { colour: '#7a3b5c', symbol: 'i-medkit' },
  event: { colour: '#1b1d22', symbol: 'i-noise' },
  character: { colour: '#8a5a00' },
  zombie: {},
} as const satisfies Art['families'];

export type Family = keyof typeof families;
