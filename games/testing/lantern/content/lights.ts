/** The nine cards: each counts its own light. */
import type { LanternComponent } from '../shape.ts';

interface Light<Id extends string> extends LanternComponent {
  readonly id: Id;
  readonly light: number;
}

function light<const Id extends string>(id: Id, shines: number): Light<Id> {
  return {
    id,
    provenance: 'reconstructed',
    cites: ['LAN-1.4'],
    light: shines,
    queries: { brightness: (value, context) => (context.light === id ? value + shines : value) },
  };
}

export const lights = [
  light('spark', 1),
  light('tinder', 2),
  light('taper', 3),
  light('candle', 4),
  light('torch', 5),
  light('flare', 6),
  light('brazier', 7),
  light('beacon', 8),
  light('bonfire', 9),
] as const;

export type LightId = (typeof lights)[number]['id'];

export const lightIds: readonly LightId[] = lights.map(({ id }) => id);
