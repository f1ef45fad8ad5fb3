/**
 * Who listens to a hook now: the dashboard and the plans that lie face up; the Threats and the Locations, clockwise from
 * the Villain on; then the Heroes in the order of play, with their cards of the Storyline and their Equipment; and the
 * Commander's Battle Plans.
 */
import { clockwiseFrom } from '@necropole/boards';
import { type Hearers, hearing, type Listener, NOBODY_LISTENS } from '@necropole/kernel';
import { battlePlans } from '../content/battle-plans/index.ts';
import { equipment } from '../content/equipment/index.ts';
import { specials } from '../content/heroes/index.ts';
import type { HeroCardId, PlanCardId } from '../content/ids.ts';
import { components } from '../content/index.ts';
import { locations } from '../content/locations/index.ts';
import { kindOf, threatIdOf } from '../content/names.ts';
import { planById, planSpecials, threats, villains } from '../content/villains/index.ts';
import type { Mu } from '../shape.ts';
import { type Board, heroesInOrder, placeOf, type World } from '../world.ts';

const hearersOf = hearing(components, ({ among }) => ({
  villains: among(villains),
  planSpecials: among(planSpecials),
  threats: among(threats),
  locations: among(locations),
  specials: among(specials),
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
        for (const { card } of placeOf(world, at).threats) add(heard.threats, threatIdOf(card), card);
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
  for (const { by, card } of storyline) {
    if (by !== 'villain' || card === null) continue;
    const component = hearers.get(planById(card as PlanCardId).special ?? '');
    if (component !== undefined && !found.some((each) => each.component === component)) {
      found.push({ component, holder: 'villain' });
    }
  }
}

function addHeroes(found: Listener<Mu>[], world: World, heard: Heard): void {
  for (const hero of heroesInOrder(world)) {
    if (heard.specials.size > 0) {
      for (const { by, card } of world.storyline) {
        if (by !== hero.id || card === null) continue;
        const component = heard.specials.get(kindOf(card as HeroCardId));
        if (component !== undefined && !found.some((each) => each.component === component)) {
          found.push({ component, holder: hero.id });
        }
      }
    }
    if (heard.equipment.size === 0) continue;
    for (const { id } of hero.equipment) {
      const component = heard.equipment.get(id);
      if (component !== undefined) found.push({ component, holder: hero.id });
    }
  }
}
