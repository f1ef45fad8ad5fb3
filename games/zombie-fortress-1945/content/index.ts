/** Every component of the game, derived from the lists of their families. */
import type { MatchConfig } from '@necropole/kernel';
import type { ZfComponent } from '../shape.ts';
import { counterKinds } from './counters/index.ts';
import { markerKinds } from './markers/index.ts';

export const components: readonly ZfComponent[] = [...markerKinds, ...counterKinds];

/** With two players the coffin is left out (ZF-4.19). */
export function appears(component: string, { seats }: Omit<MatchConfig, 'seed'>): boolean {
  const marker = markerKinds.find(({ id }) => id === component);
  return seats > 2 || marker?.family !== 'companion' || marker.infects !== true;
}
