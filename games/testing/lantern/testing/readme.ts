/** What the README counts. */
import { readdirSync } from 'node:fs';
import { provenancePart, type ReadmeParts } from '@necropole/kernel/testing';
import { draught, lamp } from '../content/house.ts';
import { lights } from '../content/lights.ts';

export const readmeParts: ReadmeParts = {
  components: provenancePart([
    ['cards', lights],
    ['what the house does', [lamp, draught]],
  ]),
  recorded: `${readdirSync(new URL('../fixtures', import.meta.url)).length} files`,
};
