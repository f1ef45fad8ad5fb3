/**
 * Who listens to a hook now: what the Humans are and hold, from the active one on; then the Zombie cards in the order in
 * which they joined, the objectives in their row, and what lies in the mall.
 */
import type { Listener } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { characterIds, objectiveIds, type SearchCardId, searchKinds } from '../content/ids.ts';
import { components } from '../content/index.ts';
import { objectives } from '../content/objectives/index.ts';
import { mallFeatures } from '../content/rooms/index.ts';
import { kindOf } from '../content/search/deck.ts';
import { searchCards } from '../content/search/index.ts';
import type { Tez, TezComponent } from '../shape.ts';
import type { Board, Human, World } from '../world.ts';

/** The components that hear a hook, by family: most hooks are heard by few, and everything else is passed over. */
interface Hearers {
  readonly characters: ReadonlySet<string>;
  readonly zombies: ReadonlySet<string>;
  readonly weapons: ReadonlySet<string>;
  readonly objectives: ReadonlySet<string>;
  readonly features: readonly TezComponent[];
}

const hearersOf: ReadonlyMap<string, Hearers> = new Map(allHooks().map((hook) => [hook, hearers(hook)]));

function allHooks(): readonly string[] {
  return [...new Set(components.flatMap(({ queries, flows }) => [...names(queries), ...names(flows)]))];
}

function names(hooks: object | undefined): readonly string[] {
  return hooks === undefined ? [] : Object.keys(hooks); // order: only looked up
}

function hearers(hook: string): Hearers {
  const hears = (component: TezComponent): boolean =>
    names(component.queries).includes(hook) || names(component.flows).includes(hook);
  return {
    characters: new Set(characterIds.filter((id) => hears(characters[id].human))),
    zombies: new Set(characterIds.filter((id) => hears(characters[id].zombie))),
    weapons: new Set(searchKinds.flatMap(([id]) => (hears(searchCards[id]) ? [id] : []))),
    objectives: new Set(objectiveIds.filter((id) => hears(objectives[id]))),
    features: mallFeatures.filter(hears),
  };
}

const NOBODY_LISTENS: readonly Listener<Tez>[] = [];

export function listenersNow(world: World, _board: Board, hook: string): readonly Listener<Tez>[] {
  const heard = hearersOf.get(hook);
  if (heard === undefined) return NOBODY_LISTENS;
  const found: Listener<Tez>[] = [];
  const count = world.humans.length;
  for (let i = 0; i < count; i++) {
    const human = world.humans[(world.turn.human + i) % count];
    if (human !== undefined) addHuman(found, human, heard);
  }
  for (const { character } of world.zombieCards) {
    if (heard.zombies.has(character)) found.push({ component: characters[character].zombie, holder: 'zombies' });
  }
  for (const { id } of world.objectives) {
    if (heard.objectives.has(id)) found.push({ component: objectives[id], holder: id });
  }
  for (const component of heard.features) found.push({ component, holder: 'mall' });
  return found;
}

function addHuman(found: Listener<Tez>[], human: Human, heard: Hearers): void {
  const { character, id } = human;
  if (character !== null && heard.characters.has(character)) {
    found.push({ component: characters[character].human, holder: id });
  }
  if (heard.weapons.size === 0) return;
  addWeapon(found, human.melee.cards[0], id, heard);
  addWeapon(found, human.ranged.cards[0], id, heard);
}

function addWeapon(found: Listener<Tez>[], card: SearchCardId | undefined, holder: string, heard: Hearers): void {
  if (card === undefined) return;
  const kind = kindOf(card);
  if (heard.weapons.has(kind)) found.push({ component: searchCards[kind], holder });
}
