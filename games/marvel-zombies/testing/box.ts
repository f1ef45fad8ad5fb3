/**
 * The heroes, citizens and missions of the box, by name: what a test says of all of them, it says of these, neither more nor
 * less. A card that is added to them has a test of its own.
 */
import type { CitizenId, HeroId, MissionId } from '../content/ids.ts';
import { legends } from './legends.ts';

export const boxHeroes: readonly HeroId[] = ['wolverine', 'mystique', 'magneto', 'storm', 'colossus', 'rogue'];

export const boxCitizens: readonly CitizenId[] = [
  'amanda-sefton',
  'callisto',
  'abigail-brand',
  'ka-zar',
  'bolivar-trask',
  'shanna',
  'mariko-yashida',
  'valerie-cooper',
  'moira-mactaggart',
  'william-stryker',
  'senator-kelly',
  'trish-tilby',
];

export const boxMissions: readonly MissionId[] = legends.map(({ mission }) => mission);
