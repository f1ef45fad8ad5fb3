/**
 * Who listens to a hook now: what the Humans are and hold, from the active one on; then the Zombie cards in the order in
 * which they joined, the objectives in their row, and what lies in the mall.
 */
import type { Listener } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { objectives } from '../content/objectives/index.ts';
import { mallFeatures } from '../content/rooms/index.ts';
import { kindOf } from '../content/search/deck.ts';
import { searchCards } from '../content/search/index.ts';
import type { SearchCardId } from '../content/ids.ts';
import type { Tez, TezComponent } from '../shape.ts';
import type { Board, Human, World } from '../world.ts';

export function listenersNow(world: World, _board: Board, hook: string): readonly Listener<Tez>[] {
  const found: Listener<Tez>[] = [];
  const count = world.humans.length;
  for (let i = 0; i < count; i++) {
    const human = world.humans[(world.turn.human + i) % count];
    if (human !== undefined) addHuman(found, human, hook);
  }
  for (const { character } of world.zombieCards) add(found, characters[character].zombie, 'zombies', hook);
  for (const { id } of world.objectives) add(found, objectives[id], id, hook);
  for (const feature of mallFeatures) add(found, feature, 'mall', hook);
  return found;
}

function addHuman(found: Listener<Tez>[], human: Human, hook: string): void {
  if (human.character !== null) add(found, characters[human.character].human, human.id, hook);
  addWeapon(found, human.melee.cards[0], human, hook);
  addWeapon(found, human.ranged.cards[0], human, hook);
}

function addWeapon(found: Listener<Tez>[], card: SearchCardId | undefined, human: Human, hook: string): void {
  if (card !== undefined) add(found, searchCards[kindOf(card)], human.id, hook);
}

function add(found: Listener<Tez>[], component: TezComponent, holder: string, hook: string): void {
  const hears =
    (component.queries !== undefined && hook in component.queries) ||
    (component.flows !== undefined && hook in component.flows);
  if (hears) found.push({ component, holder });
}
