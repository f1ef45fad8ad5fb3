/** The names of what rooms and the mall do. */
import type { RoomAbilityId } from '../../content/ids.ts';

export type RoomFeature = RoomAbilityId | 'secret-passage' | 'traps';

export const roomNames: Readonly<Record<RoomFeature, string>> = {
  'gain-ammo': 'Munitions',
  'loud-crash': 'Grand fracas',
  'bonus-round': 'Partie bonus',
  motorcycle: 'Moto',
  'police-car': 'Voiture de police',
  'arm-trap': 'Armer un Piège',
  'clearance-sale': 'Liquidation totale',
  leftovers: 'Restes du jour',
  'courtyard-heal': 'Infirmerie de fortune',
  'shore-up': 'Consolider',
  'photo-lab': 'Labo photo',
  dispensary: 'Officine',
  'long-shot': 'Tir embusqué',
  slide: 'Toboggan',
  'courtyard-regroup': 'Reprendre son souffle',
  'secret-passage': 'Passage secret',
  traps: 'Pièges',
};
