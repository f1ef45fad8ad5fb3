/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import type { HexId } from '@necropole/boards';
import { labelMaker } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import type { Terrain, TownId } from '../content/field/map.ts';
import type { DoorKind, KeyId, ZoneId } from '../content/fortress/plan.ts';
import type { CounterKind, MarkerKind } from '../content/ids.ts';
import type { MemberId } from '../world.ts';

/** What a door of the fortress is to whoever stands before it. */
export type DoorState = DoorKind | 'destroyed';

/** How it stands with the doctor: `lost` with the team that held him. */
export type DoctorIs = 'hidden' | 'hulk' | 'captured' | 'dead' | 'lost';

export interface Labels {
  // Floors
  'floor-field': [];
  'floor-fortress': [];
  'floor-battle': [];
  // The field
  hex: [HexId, Terrain];
  town: [TownId];
  castle: [];
  'castle-ends-race': [];
  gate: [HexId];
  event: [HexId];
  'event-known': [HexId, MarkerKind];
  lying: [MarkerKind];
  'fight-here': [zombies: number];
  // The fortress
  zone: [ZoneId];
  wall: [];
  door: [ZoneId, ZoneId, DoorState];
  key: [KeyId];
  entry: [number];
  'way-out': ['open' | 'shut'];
  marker: [ZoneId];
  'marker-known': [ZoneId, MarkerKind];
  wanderer: [number];
  pack: [kind: 'encounter' | 'turned', dead: number];
  hulk: [];
  lives: [number];
  'holds-doctor': [];
  // Teams
  team: [CampId];
  aboard: [MarkerKind];
  'found-transport': [MarkerKind];
  men: [men: number, wounded: number];
  member: [MemberId];
  wounded: [];
  wields: [MarkerKind];
  'basic-weapon': [];
  'unknown-weapon': [];
  'weapon-spent': [];
  'yours-alone': [];
  'things-of': [MemberId];
  'throws-left': [number];
  'no-team': [seat: number];
  'not-chosen': [];
  'rides-in': [MarkerKind];
  'boards-next': [MarkerKind];
  'waits-in-fight': [];
  'in-castle': [place: number];
  'team-lost': [];
  'team-escaped': [];
  'team-turned': [];
  'has-beaten-hulk': [];
  'leads-dead': [];
  // The dead
  dead: [];
  'in-bowl': [counters: number];
  'dead-standing': [standing: number, killed: number];
  wanderers: [number];
  'halved-near-entries': [];
  // The battle box
  box: [number];
  'team-box': [];
  counter: [slot: number];
  'counter-known': [slot: number, counter: CounterKind];
  'box-fires': [shooters: number];
  'box-comes': [];
  'box-assault': [];
  'hits-from': [number];
  // Tracks
  soviets: [];
  'soviets-end': [];
  destruction: [];
  'destruction-end': [];
  'destruction-asleep': [];
  near: [];
  // Piles
  specials: [];
  'green-hand': [];
  // Notes
  'note-race': [];
  'teams-inside': [inside: number, needed: number];
  'soviets-away': [boxes: number];
  'last-leads-dead': [];
  'note-fight': [];
  'killed-of': [killed: number, all: number];
  'volleys-left': [number];
  'assault-odds': [];
  'note-doctor': [];
  'doctor-is': [DoctorIs];
  'doctor-in': [ZoneId];
  'doctor-in-either': [ZoneId, ZoneId];
  'rooms-closed': [number];
  'note-escape': [];
  'way-opens': [];
  'opens-by-clock': [rounds: number];
  'teams-out': [out: number, alive: number];
  'boxes-left': [number];
  // Steps
  'step-camps': [];
  'step-towns': [];
  'step-grenades': [];
  'step-turn-of': [CampId];
  'step-set-out': [];
  'step-march': [];
  'step-event': [];
  'step-attack': [];
  'step-arm': [];
  'step-fire': [box: number];
  'step-fire-any': [];
  'step-advance': [];
  'step-assault': [];
  'step-last-events': [];
  'step-lay-markers': [];
  'step-lock': [];
  'step-bring-in': [];
  'step-prowl': [];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
