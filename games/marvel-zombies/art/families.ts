/** The families of cards: the colour of their band, and the symbol of those without a picture of their own. */
import type { Art } from '@necropole/kernel';

export const families = {
  spawn: { colour: '#3c4a2b', symbol: 't-spawn' },
  trait: { colour: '#8a5a00', symbol: 'i-heroic' },
  citizen: { symbol: 'i-citizen' },
  'zombie-hero': {},
} as const satisfies Art['families'];

export type Family = keyof typeof families;
