/** What the README counts: `npm run readme` writes it from `content/` and `fixtures/`. */
import { readdirSync } from 'node:fs';
import { provenancePart, type ReadmeParts } from '@necropole/kernel/testing';
import { counterKinds } from '../content/counters/index.ts';
import type { Marker } from '../content/kinds.ts';
import { markerKinds } from '../content/markers/index.ts';

const of = (...families: readonly Marker['family'][]): readonly Marker[] =>
  markerKinds.filter(({ family }) => families.includes(family));

const rows: readonly (readonly [string, readonly Marker['family'][]])[] = [
  ['encounters', ['encounter']],
  ['weapons', ['weapon']],
  ['grenades and mines', ['grenade', 'mine']],
  ['transports', ['transport']],
];
const named = rows.flatMap(([, families]) => families);

export const readmeParts: ReadmeParts = {
  components: provenancePart([
    ...rows.map(([name, families]) => [name, of(...families)] as const),
    ['other markers', markerKinds.filter(({ family }) => !named.includes(family))],
    ['counters of the bowl, and beside it', counterKinds],
  ]),
  recorded: `${readdirSync(new URL('../fixtures', import.meta.url)).length} files`,
};
