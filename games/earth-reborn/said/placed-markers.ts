/** What is asked, told and refused of markers on the map, of gas and of flying. */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { PlacedMarker } from '../phrases/phrase.ts';

type Who = { figure: CharacterId };
type Where = { at: string };

export interface MarkerQuestions {
  'pick-up': Who & { item: EquipmentFaceId };
  'fly-to': Who & { squares: number };
  'fly-facing': Who;
}

export interface MarkerRefusals {
  'too-large-to-fly': object;
  'out-of-flight': object;
  'no-landing': object;
}

export interface MarkerEvents {
  'marker-placed': Who & Where & { marker: PlacedMarker };
  'marker-runs': Where & { marker: PlacedMarker; turns: number };
  'bomb-disarmed': Who & Where;
  'mine-armed': Where;
  'mine-goes-off': Who & Where;
  infected: Who & { wounds: number };
  gassed: Who & { wounds: number };
  'mask-protects': Who;
  flies: Who & { path: readonly string[] };
}

export type MarkerVerb = 'fly';
