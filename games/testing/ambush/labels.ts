/** The names of things in the scene of Ambush. */
import type { Label } from '@necropole/kernel';
import type { crew, ZoneId } from './content.ts';

export type LabelId =
  | ZoneId
  | (typeof crew)[number]['id' | 'arm']
  | 'hex'
  | 'castle'
  | 'village'
  | 'floor-field'
  | 'floor-burrow'
  | 'floor-box'
  | 'band'
  | 'here'
  | 'from-afar'
  | 'hand-to-hand'
  | 'crew'
  | 'cart'
  | 'marker'
  | 'known'
  | 'rat'
  | 'great'
  | 'life'
  | 'hurt'
  | 'number'
  | 'die'
  | 'chance'
  | 'gate'
  | 'door'
  | 'wall'
  | 'days'
  | 'day'
  | 'marching'
  | 'shooting'
  | 'clashing';

export function label(key: LabelId, ...params: readonly (string | number)[]): Label {
  return params.length === 0 ? { key } : { key, params };
}
