/** How values are written. */
import type { Chances } from './kinds.ts';

/** So many dice, and so much without rolling. */
export function chances(dice: number, automatic = 0): Chances {
  return { dice, automatic };
}
