/** What Lantern is drawn with: its drawings are in `symbols.svg`. */
import type { Art, Furnishing } from '@necropole/kernel';
import { lights } from '../content/lights.ts';

/** From how much light on a card shows a candle, and a bonfire. */
const CANDLE = 4;
const BONFIRE = 7;

const pictureOf = (light: number): string => {
  if (light >= BONFIRE) return 'i-bonfire';
  return light >= CANDLE ? 'i-candle' : 'i-spark';
};

const pictures: ReadonlyMap<string, string> = new Map([
  ...lights.map(({ id, light }): [string, string] => [id, pictureOf(light)]),
  ['lamp', 'i-lamp'],
  ['draught', 'i-draught'],
]);

const barrel: Furnishing = {
  width: 22,
  depth: 22,
  shape: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  lines: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
};

const chest: Furnishing = { width: 34, depth: 18, shape: 'M-17-9h34v18h-34z', lines: 'M-17-2h34M0-2v6' };

export const art: Art = {
  colours: { rat: '#b7a69a', flame: '#f2a93b' },
  families: { light: { colour: '#7d4310', symbol: 'i-flame' } },
  furniture: { room: { styles: [{ pieces: [chest, barrel] }, { pieces: [barrel, barrel, chest] }] } },
  parts: ['rails'],
  pictureOf: (component) => pictures.get(component) ?? null,
};
