/** The work that is left: actions that complete the Missions which are needed, and Health that the Villain still has. */

import type { View } from '@necropole/kernel';
import { missionGoals } from '../content/missions.ts';
import { threatIdOf } from '../content/names.ts';
import { threats, villains } from '../content/villains/index.ts';
import { byHeroes } from '../rules/printed.ts';
import type { Mu } from '../shape.ts';
import type { MissionId } from '../world.ts';

/** What clearing a Threat costs, when none is laid open to count. */
const USUAL_THREAT = 3;

/** The actions that each unfinished Mission still asks for, the least first. */
export function missionsLeft({ world }: View<Mu>): readonly { id: MissionId; actions: number }[] {
  return world.missions
    .filter(({ done }) => !done)
    .map(({ id, filled }) => {
      const left = missionGoals[id] - filled;
      return { id, actions: id === 'clear-threats' ? threatActions(world, left) : left };
    })
    .sort((one, other) => one.actions - other.actions);
}

/** What the cheapest Threats in play cost together. */
function threatActions(world: View<Mu>['world'], left: number): number {
  const costs = world.places
    .flatMap((place) => place.threats.map(({ card, health, filled }) => costOf(card, health, filled)))
    .sort((one, other) => one - other);
  let actions = 0;
  for (let i = 0; i < left; i++) actions += costs[i] ?? USUAL_THREAT;
  return actions;
}

function costOf(card: Parameters<typeof threatIdOf>[0], health: number, filled: number): number {
  const { needs } = threats[threatIdOf(card)];
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
  const missions = missionsLeft(view).slice(0, missionsNeeded(view));
  const health = villains[board.villain].untouchable === true ? 0 : world.villain.health;
  return missions.reduce((sum, { actions }) => sum + actions, health);
}

/** What it was at the start, about. */
export function workAtStart({ board }: View<Mu>): number {
  const { untouchable, health } = villains[board.villain];
  return untouchable === true ? 30 : 18 + byHeroes(health, board.counted);
}
