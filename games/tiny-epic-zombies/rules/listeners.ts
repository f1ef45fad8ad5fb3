/**
 * Who listens to a hook now: what the Humans are and hold, from the active one on; then the Zombie cards in the order in
 * which they joined, the objectives in their row, and what lies in the mall.
 */
import { keyed, tabulate } from '@necropole/boards';
import { hearing, type Listener, NOBODY_LISTENS } from '@necropole/kernel';
import { characterIds, characters } from '../content/characters/index.ts';
import { kindOf, type SearchCardId } from '../content/ids.ts';
import { components } from '../content/index.ts';
import { objectives } from '../content/objectives/index.ts';
import { mallFeatures } from '../content/rooms/index.ts';
import { searchCards } from '../content/search/index.ts';
import type { Tez } from '../shape.ts';
import type { Board, Human, World } from '../world.ts';

const hearersOf = hearing(components, ({ among, held }) => ({
  characters: among(tabulate(characterIds, (id) => characters[id].human)),
  zombies: held(
    tabulate(characterIds, (id) => characters[id].zombie),
    () => 'zombies',
  ),
  weapons: among(searchCards),
  objectives: held(objectives, (id) => id),
  features: [
    ...held(
      keyed(mallFeatures, ({ id }) => id),
      () => 'mall',
    ).values(),
  ],
}));

type Heard = NonNullable<ReturnType<typeof hearersOf>>;

export function listenersNow(world: World, _board: Board, hook: string): readonly Listener<Tez>[] {
  const heard = hearersOf(hook);
  if (heard === null) return NOBODY_LISTENS;
  const found: Listener<Tez>[] = [];
  const count = world.humans.length;
  for (let i = 0; i < count; i++) {
    const human = world.humans[(world.turn.human + i) % count];
    if (human !== undefined) addHuman(found, human, heard);
  }
  for (const { character } of world.zombieCards) {
    const listener = heard.zombies.get(character);
    if (listener !== undefined) found.push(listener);
  }
  for (const { id } of world.objectives) {
    const listener = heard.objectives.get(id);
    if (listener !== undefined) found.push(listener);
  }
  for (const listener of heard.features) found.push(listener);
  return found;
}

function addHuman(found: Listener<Tez>[], { character, id, melee, ranged }: Human, heard: Heard): void {
  const component = character === null ? undefined : heard.characters.get(character);
  if (component !== undefined) found.push({ component, holder: id });
  if (heard.weapons.size === 0) return;
  addWeapon(found, melee.cards[0], id, heard);
  addWeapon(found, ranged.cards[0], id, heard);
}

function addWeapon(found: Listener<Tez>[], card: SearchCardId | undefined, holder: string, heard: Heard): void {
  const component = card === undefined ? undefined : heard.weapons.get(kindOf(card));
  if (component !== undefined) found.push({ component, holder });
}
