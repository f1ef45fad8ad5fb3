/** The patterns of terrains, each with the size of its tile: they come with games that have any. */
import type { Terrain } from '@necropole/kernel';

const drawn: { readonly [T in Terrain]: readonly [size: number, path: string] } = {
  grass: [34, 'M6 9l2-5 2 5M24 26l2-5 2 5M25 8l1.5-4 1.5 4'],
  field: [18, 'M0 4h18M0 13h18'],
  forest: [30, 'M8 17l5-9 5 9h-10zM13 17v4M22 30l5-9 5 9h-10zM-8 30l5-9 5 9h-10zM27 6v-4'],
  swamp: [32, 'M4 9h12M8 9v-5M12 9v-6M18 24h11M22 24v-5M26 24v-6'],
  water: [34, 'M3 10q4-4 8 0t8 0M16 26q4-4 8 0t8 0'],
  rubble: [26, 'M4 6l5-2 3 4-4 4-5-2zM16 18l6-1 1 4-5 2zM19 5l2 1-1 2z'],
  hill: [36, 'M4 16q7-10 14 0M20 32q6-9 12 0'],
  mountain: [40, 'M3 34l11-22 9 16 4-7 10 13M10 20l4 3 4-4'],
  village: [34, 'M5 15v-6l5-4 5 4v6zM20 31v-5l4-4 5 4v5z'],
  castle: [40, 'M6 34v-16h4v4h4v-8h4v8h4v-8h4v8h4v-4h4v16z'],
  street: [28, 'M14 4v8'],
  snow: [26, 'M6 7h0M18 17h0M20 4h0M7 20h0'],
  sand: [24, 'M5 6h2M16 10h2M8 18h2M19 20h2'],
  indoor: [17.5, 'M0 0h17.5M0 0v17.5'],
};

/** The markup of each, by the name of its terrain. */
export const terrains: { readonly [terrain: string]: string } = Object.fromEntries(
  Object.entries(drawn).map(([name, [size, path]]) => [
    name,
    `<pattern id="on-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="var(--street-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></pattern>`,
  ]),
);
