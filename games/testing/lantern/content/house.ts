/** What the house itself does to the light. */
import type { LanternComponent } from '../shape.ts';

/** What a draught blows out. */
const WEAK = 2;

/** The lamp in the turret: it shines on every card. */
export const lamp = {
  id: 'lamp',
  provenance: 'reconstructed',
  cites: ['LAN-1.5'],
  queries: { brightness: (value) => value + 1 },
} as const satisfies LanternComponent;

/** The draught of a long quest: small lights go out. */
export const draught = {
  id: 'draught',
  provenance: 'reconstructed',
  cites: ['LAN-1.6'],
  queries: { brightness: (value) => (value <= WEAK ? 0 : value) },
} as const satisfies LanternComponent;

export type HouseId = typeof lamp.id | typeof draught.id;
