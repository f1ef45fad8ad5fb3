/** Corridors: no walls of their own but at a blind end. */
import type { FloorFace } from '../kinds.ts';

/** Four squares long and two wide. */
function wide<const I extends string>(id: I, plan: readonly string[]): FloorFace<I> {
  return { id, provenance: 'reconstructed', rooms: ['corridor'], indoor: true, plan, elements: {} };
}

const open = ['         ', ' . . . . ', '         ', ' . . . . ', '         '];

export const wideCorridor1 = wide('wide-corridor-1', open);
export const wideCorridor2 = wide('wide-corridor-2', open);
export const wideCorridor3 = wide('wide-corridor-3', open);
export const blindCorridor = wide('blind-corridor', ['         ', '|. . . . ', '         ', '|. . . . ', '         ']);
