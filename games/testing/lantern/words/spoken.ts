/** What both languages must say of the components. */
import type { ComponentWords } from '@necropole/kernel';
import type { HouseId } from '../content/house.ts';
import type { LightId } from '../content/lights.ts';

export type ComponentWordsById = { readonly [C in LightId | HouseId]: ComponentWords };
