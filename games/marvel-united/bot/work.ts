/** The work that is left: actions that complete the Missions which are needed, and Health that the Villain still has. */

import type { View } from '@necropole/kernel';
import { missionGoals } from '../content/missions.ts';
import { threatByCard, villains } from '../content/villains/index.ts';
import { byHeroes } from '../rules/printed.ts';
import type { Mu } from '../shape.ts';
import type { MissionId, ThreatInPlay } from '../world.ts';

type Seen = View<Mu>['world'];

/** What clearing a Threat costs, when none is laid open to count. */
const USUAL_THREAT = 3;
const LAST_ACTIONS = 4;
const FOCUS = 0.3;

/** The actions that each unfinished Mission still asks for, the least first. */
export function missionsLeft({ world }: View<Mu>): readonly { id: MissionId; actions: number }[] {
  const left: { id: MissionId; actions: number }[] = [];
  for (const { id, filled, done } of world.missions) {
    if (done) continue;
    const tokens = missionGoals[id] - filled;
    left.push({ id, actions: id === 'clear-threats' ? threatActions(world, tokens) : tokens });
  }
  return left.sort((one, other) => one.actions - other.actions);
}

/** What the cheapest Threats in play cost together. */
function threatActions({ places }: Seen, left: number): number {
  const costs: number[] = [];
  for (const { threats } of places) for (const threat of threats) costs.push(costOf(threat));
  costs.sort((one, other) => one - other);
  let actions = 0;
  for (let i = 0; i < left; i++) actions += costs[i] ?? USUAL_THREAT;
  return actions;
}

/** The actions that clear a Threat. */
export function costOf({ card, health, filled }: ThreatInPlay): number {
  const { needs } = threatByCard[card] ?? {};
  return needs === undefined ? health : needs.count - filled;
}

/** How many Missions the Heroes still need: two, or all three against whoever cannot be hurt. */
export function missionsNeeded({ world, board }: View<Mu>): number {
  const needed = villains[board.villain].untouchable === true ? 3 : 2;
  return Math.max(0, needed - world.completed.length);
}

/** The actions that are left until the Heroes have won. */
export function workLeft(view: View<Mu>): number {
  const { world, board } = view;
  const needed = missionsNeeded(view);
  let work = villains[board.villain].untouchable === true ? 0 : world.villain.health;
  const missions = missionsLeft(view);
  for (let i = 0; i < needed; i++) work += withFocus(missions[i]?.actions ?? 0);
  return work + hindrances(view, needed);
}

/** The last actions of a Mission count for more: one that is completed cannot be set back. */
function withFocus(actions: number): number {
  return actions + FOCUS * Math.min(actions, LAST_ACTIONS);
}

/** What clears the Threats that let no Mission be completed, or that shield the Villain where the fight is. */
function hindrances({ world }: View<Mu>, needed: number): number {
  let work = 0;
  for (const { id, threats } of world.places) {
    for (const threat of threats) {
      const { queries } = threatByCard[threat.card] ?? {};
      if (queries === undefined) continue;
      if (needed > 0 && queries.missionOpen !== undefined) work += costOf(threat);
      if (needed === 0 && queries.enemyRefusal !== undefined && id === world.villain.at) work += costOf(threat) / 2;
    }
  }
  return work;
}

/** What it was at the start, about. */
export function workAtStart({ board }: View<Mu>): number {
  const { untouchable, health } = villains[board.villain];
  return untouchable === true ? 30 : 18 + byHeroes(health, board.counted);
}
