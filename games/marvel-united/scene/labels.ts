/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import { labelMaker } from '@necropole/kernel';
import type { HeroId, LocationId, PlanSpecialId, ThreatCardId, VillainId } from '../content/ids.ts';
import type { ActionKind, ActionSymbol, Bystander } from '../content/symbols.ts';
import type { MissionId } from '../world.ts';

export interface Labels {
  // The board
  location: [LocationId];
  'mission-guide': [];
  full: [];
  'crisis-here': [number];
  // Pieces
  hero: [HeroId];
  'hero-down': [HeroId];
  'hero-slot': [number];
  villain: [VillainId];
  'villain-stunned': [VillainId];
  'villain-guarded': [missions: number];
  bystander: [Bystander, LocationId];
  tokens: [ActionSymbol, number];
  chip: [ActionSymbol];
  'chip-gone': [ActionSymbol];
  symbol: [ActionSymbol];
  covered: [ActionSymbol];
  // Piles
  storyline: [];
  'plan-deck': [];
  'plan-hand': [];
  'plans-gone': [];
  'super-villain-cards': [];
  'hero-deck': [];
  'hero-hand': [];
  'super-hero-cards': [];
  equipment: [];
  threats: [LocationId];
  'threats-aside': [];
  'support-deck': [];
  'support-row': [];
  'offered-cards': [];
  'battle-plans': [];
  'threat-token': [ThreatCardId, number, goal: number];
  'threat-health': [ThreatCardId, number];
  'threat-tokens': [ThreatCardId, ActionKind, now: number, goal: number];
  stunned: [];
  crisis: [number];
  'plan-moves': [string];
  bam: [];
  adds: [Bystander];
  // Tracks and sheets
  mission: [MissionId];
  'mission-progress': [MissionId, now: number, goal: number];
  'mission-done': [MissionId];
  health: [];
  'villain-health': [number];
  plot: [VillainId];
  'plot-at': [VillainId, now: number, end: number];
  'hand-and-deck': [hand: number, deck: number];
  'is-ko': [];
  'guarded-against': [damage: number];
  'guarded-fully': [];
  'plays-at-random': [];
  'plays-face-down': [];
  'hero-line': [HeroId];
  'not-chosen': [];
  'dashboard-bam': [VillainId];
  'dashboard-overflow': [VillainId];
  'dashboard-rules': [VillainId];
  'untouchable-for': [missions: number];
  'can-be-hurt': [];
  'never-hurt': [];
  // Notes
  pace: [];
  'villain-plays-after': [cards: number];
  'villain-plays-now': [];
  'under-pressure': [];
  delayed: [number];
  accelerated: [number];
  'overflows-waiting': [];
  'overflow-at': [LocationId];
  'no-tokens-now': [];
  // Steps
  'step-set-up': [];
  'step-draw-and-play': [];
  'step-turn-of': [HeroId];
  'step-actions': [];
  'step-location': [];
  'step-villain': [];
  'step-plan': [];
  'step-move': [];
  'step-bam': [];
  'step-special': [PlanSpecialId];
  'step-tokens': [];
  'step-overflow': [];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
