/** The names of what rooms and the mall do. */
import type { RoomAbilityId } from '../../content/ids.ts';

export type RoomFeature = RoomAbilityId | 'secret-passage' | 'traps';

export const roomNames: Readonly<Record<RoomFeature, string>> = {
  'gain-ammo': 'Ammo',
  'loud-crash': 'Loud Crash',
  'bonus-round': 'Bonus Round',
  motorcycle: 'Motorcycle',
  'police-car': 'Police Car',
  'arm-trap': 'Arm a Trap',
  'clearance-sale': 'Clearance Sale',
  leftovers: 'Leftovers',
  'courtyard-heal': 'Makeshift Infirmary',
  'shore-up': 'Shore Up',
  'photo-lab': 'Photo Lab',
  dispensary: 'Dispensary',
  'long-shot': 'Long Shot',
  slide: 'Slide',
  'courtyard-regroup': 'Catch Your Breath',
  'secret-passage': 'Secret Passage',
  traps: 'Traps',
};
