/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import { type Label, labelMaker } from '@necropole/kernel';
import type { HeroCardId, HeroId, LocationId, PlanSpecialId, ThreatCardId, VillainId } from '../content/ids.ts';
import type { ActionSymbol, Bystander } from '../content/symbols.ts';
import { ALL_DAMAGE, type MissionId } from '../world.ts';

export interface Labels {
  // The board
  location: [LocationId];
  'mission-guide': [];
  slot: [LocationId, number];
  'location-ends': [LocationId];
  'location-always': [LocationId];
  full: [];
  'overflow-waits': [];
  'crisis-here': [number];
  // Pieces
  hero: [HeroId];
  'hero-down': [HeroId];
  'hero-slot': [number];
  villain: [VillainId];
  'villain-stunned': [VillainId];
  bystander: [Bystander, LocationId];
  'bystander-to-come': [Bystander, LocationId];
  tokens: [ActionSymbol, number];
  symbol: [ActionSymbol];
  covered: [ActionSymbol];
  // What may be spent
  pool: [];
  'from-card': [HeroCardId];
  'from-effects': [];
  'from-tokens': [];
  // The Storyline
  storyline: [];
  pace: [how: 'ordinary' | 'pressure' | 'changed', every: number, left: number];
  'symbols-of': [HeroId];
  'plays-with-it': [HeroId];
  'next-hero': [HeroId];
  'next-villain': [];
  // Piles
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
  'threat-health': [ThreatCardId, number];
  stunned: [];
  crisis: [number];
  'plan-moves': [string];
  bam: [];
  adds: [Bystander, number];
  // Tracks and sheets
  mission: [MissionId];
  health: [];
  plot: [VillainId];
  'plot-end': [];
  'hand-and-deck': [hand: number, deck: number];
  'deck-left': [number];
  'one-from-ko': [];
  'symbols-left': [symbols: string];
  'top-of-deck': [HeroCardId];
  lasting: [component: string];
  'another-is-you': [];
  'lasting-plan': [PlanSpecialId];
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
  /** Heroes who would be hit; with `/ko`, those whom it would KO. */
  'bam-now': [how: 'each' | 'one', damage: number, crisis: number, ...hit: `${HeroId}${'' | '/ko'}`[]];
  'next-stop': [plans: number, ...places: `${LocationId}/${number}`[]];
  'stop-here': [plans: number, of: number];
  'could-overflow': LocationId[];
  'plans-left': [number];
  'plans-and-hand': [deck: number, hand: number];
  'untouchable-for': [missions: number];
  'never-hurt': [];
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

/** How much damage a Hero ignores. */
export function guardOf(damage: number): Label {
  return damage >= ALL_DAMAGE ? named('guarded-fully') : named('guarded-against', damage);
}
