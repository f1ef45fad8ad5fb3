/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import { labelMaker } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import type { FloorFaceId } from '../content/floor/index.ts';
import type { ScenarioId } from '../content/scenarios/index.ts';

export interface Labels {
  square: [string];
  room: [FloorFaceId];
  wall: [];
  breach: [];
  door: [kind: 'wooden' | 'sliding', magnetic: 'magnetic' | 'plain', state: 'open' | 'closed' | 'broken'];
  figure: [CharacterId];
  dead: [CharacterId];
  wounds: [number];
  'magnetic-card': [];
  ready: [];
  engaged: [];
  'has-left': [];
  'has-died': [];
  healthy: [];
  'is-wounded': [];
  life: [wounds: number, life: number];
  'command-spent': [spent: number, most: number];
  'tiles-of': [CharacterId];
  hand: [seat: number];
  bag: [];
  discard: [];
  aside: [];
  turns: [];
  'turn-marker': [number];
  goal: [];
  'goal-of': [ScenarioId];
  'step-initiative': [];
  'step-activation': [];
  'step-final': [];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
