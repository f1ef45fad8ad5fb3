/** The names that a scene uses, with their parameters: the words files must say every one of them. */

import { labelMaker } from '@necropole/kernel';
import type {
  CitizenId,
  Colour,
  GoalId,
  HeroId,
  HordeKind,
  Level,
  SpawnPointId,
  ZombieHeroId,
} from '../content/ids.ts';
import type { FloorId } from '../content/tiles/faces.ts';

/** How an opening stands. */
export type OpeningState = 'open' | 'closed' | 'locked';

export interface Labels {
  // The board
  zone: [string];
  floor: [FloorId];
  wall: [];
  opening: [id: string, OpeningState];
  'locked-opening': [id: string, Colour];
  'spawn-symbol': [];
  'citizen-symbol': [];
  stairs: [];
  shaft: [];
  obstacle: [];
  bedroom: [];
  // Pieces
  hero: [HeroId];
  'zombie-hero': [ZombieHeroId];
  'zombie-hero-down': [ZombieHeroId];
  horde: [HordeKind];
  citizen: [CitizenId];
  'hidden-citizen': [CitizenId];
  'citizen-card': [];
  'laid-card': [];
  'secret-mission': [string];
  objective: [number, Colour];
  'hidden-objective': [number];
  'spawn-point': [SpawnPointId];
  'idle-spawn-point': [SpawnPointId];
  exit: [];
  elevator: [];
  'hand-charged': [];
  'hand-empty': [];
  token: [Colour];
  // Piles
  'spawn-deck': [];
  'spawn-discard': [];
  'zombie-hero-deck': [];
  'zombie-heroes-in-play': [];
  'trait-deck': [];
  'trait-discard': [];
  'citizen-deck': [];
  traits: [];
  'rescued-citizen': [];
  // Tracks and sheets
  danger: [];
  level: [Level];
  experience: [HeroId, number, Level];
  health: [];
  power: [];
  'health-and-power': [health: number, power: number];
  attack: [string];
  xp: [now: number, Level];
  'xp-to': [now: number, Level, next: number, Level];
  skill: [string];
  'locked-skill': [string, Level, xp: number];
  'brief-xp': [xp: number];
  'has-acted': [xp: number];
  'has-left': [HeroId];
  'is-out': [];
  // Notes
  goal: [GoalId];
  progress: [now: number, goal: number];
  'leave-all': [];
  'danger-level': [];
  'cards-read-at': [Level];
  'spawn-points': [];
  'mission-rules': [];
  'points-live': [live: number, all: number];
  'in-reserve': [brutes: number, walkers: number, runners: number];
  // Steps
  'step-heroes': [];
  'step-turn-of': [HeroId];
  'step-enemies': [];
  'step-citizens': [];
  'step-spawning': [];
  'step-end': [];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
