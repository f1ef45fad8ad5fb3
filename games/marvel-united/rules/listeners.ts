/**
 * Who listens to a hook now: the dashboard and the plans that lie face up; the Threats and the Locations, clockwise from
 * the Villain on; then the Heroes in the order of play, with their cards of the Storyline and their Equipment; and the
 * Commander's Battle Plans.
 */
import { clockwiseFrom } from '@necropole/boards';
import { type Hearers, hearing, type Listener, NOBODY_LISTENS } from '@necropole/kernel';
import { battlePlans } from '../content/battle-plans/index.ts';
import { equipment } from '../content/equipment/index.ts';
import { specialByCard } from '../content/heroes/index.ts';
import { components } from '../content/index.ts';
import { locations } from '../content/locations/index.ts';
import { planSpecialByCard, threatByCard, villains } from '../content/villains/index.ts';
import { heroesInOrder, placeOf } from '../reading.ts';
import type { Mu } from '../shape.ts';
import type { Board, World } from '../world.ts';

const hearersOf = hearing(components, ({ among }) => ({
  villains: among(villains),
  planSpecials: among(planSpecialByCard),
  threats: among(threatByCard),
  locations: among(locations),
  specials: among(specialByCard),
  equipment: among(equipment),
  battlePlans: among(battlePlans),
}));

type Heard = NonNullable<ReturnType<typeof hearersOf>>;

export function listenersNow(world: World, board: Board, hook: string): readonly Listener<Mu>[] {
  const heard = hearersOf(hook);
  if (heard === null) return NOBODY_LISTENS;
  const found: Listener<Mu>[] = [];
  const add = (hearers: Hearers<Mu>, name: string, holder: string): void => {
    const component = hearers.get(name);
    if (component !== undefined) found.push({ component, holder });
  };
  add(heard.villains, board.villain, 'villain');
  addPlans(found, world, heard);
  if (heard.threats.size > 0 || heard.locations.size > 0) {
    for (const at of clockwiseFrom(board.ring, world.villain.at)) {
      if (heard.threats.size > 0) {
        for (const { card } of placeOf(world, at).threats) add(heard.threats, card, card);
      }
      add(heard.locations, at, at);
    }
  }
  if (heard.specials.size > 0 || heard.equipment.size > 0) addHeroes(found, world, heard);
  for (const id of world.battlePlans) add(heard.battlePlans, id, 'hero-1');
  return found;
}

/** Each special effect once, however many cards show it. */
function addPlans(found: Listener<Mu>[], { storyline }: World, { planSpecials: hearers }: Heard): void {
  if (hearers.size === 0) return;
  for (const { card } of storyline) {
    const component = card === null ? undefined : hearers.get(card);
    if (component !== undefined && !isAmong(found, component)) found.push({ component, holder: 'villain' });
  }
}

function addHeroes(found: Listener<Mu>[], world: World, heard: Heard): void {
  const played = heard.specials.size > 0 ? playedAmong(world, heard.specials) : NOBODY_LISTENS;
  if (played.length === 0 && heard.equipment.size === 0) return;
  for (const hero of heroesInOrder(world)) {
    for (const listener of played) {
      if (listener.holder === hero.id && !isAmong(found, listener.component)) found.push(listener);
    }
    for (const { id } of hero.equipment) {
      const component = heard.equipment.get(id);
      if (component !== undefined) found.push({ component, holder: hero.id });
    }
  }
}

/** The cards of the Storyline that hear the hook, each for the Hero who played it. */
function playedAmong({ storyline }: World, hearers: Hearers<Mu>): readonly Listener<Mu>[] {
  const played: Listener<Mu>[] = [];
  for (const { by, card } of storyline) {
    const component = card === null ? undefined : hearers.get(card);
    if (component !== undefined) played.push({ component, holder: by });
  }
  return played;
}

function isAmong(found: readonly Listener<Mu>[], component: Listener<Mu>['component']): boolean {
  return found.some((each) => each.component === component);
}
