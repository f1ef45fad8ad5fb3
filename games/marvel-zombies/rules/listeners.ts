/**
 * Who listens to a hook now: what the cards print; the heroes from the active one on, each with their unlocked and copied skills, their
 * citizen and their traits; then the zombie heroes in the order in which they came; then the mission.
 */

import { keyed, tabulate } from '@necropole/boards';
import { hearing, type Listener, NOBODY_LISTENS } from '@necropole/kernel';
import { citizenCards } from '../content/citizens/index.ts';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import { type HeroId, kindOf, type TraitKind } from '../content/ids.ts';
import { components } from '../content/index.ts';
import type { Skill } from '../content/kinds.ts';
import { missions } from '../content/missions/index.ts';
import { traits } from '../content/traits/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import type { Mz } from '../shape.ts';
import type { Board, Copied, Hero, World } from '../world.ts';
import { levelNumber } from './experience.ts';
import { printed } from './printed.ts';

const allSkills: readonly Skill[] = heroIds.flatMap((id) => heroCards[id].skills);

const hearersOf = hearing([printed, ...components], ({ hears, among, held }) => {
  const skills = among(keyed(allSkills, ({ id }) => id));
  const citizens = among(citizenCards);
  const heardTraits = among(traits);
  const rule: Listener<Mz> = { component: printed, holder: 'cards' };
  return {
    printed: hears(printed) ? rule : null,
    /** By hero and by danger level: those of their own skills that are unlocked and hear it; `null` where none ever does. */
    unlocked: tabulate(heroIds, (id) => unlockedAtLevels(id, hears)),
    skills,
    citizens,
    traits: heardTraits,
    /** Does anything hear it that a hero can have? */
    isForHeroes: skills.size + citizens.size + heardTraits.size > 0,
    zombieHeroes: held(zombieHeroCards, (id) => id),
    missions: held(missions, () => 'mission'),
  };
});

type Heard = NonNullable<ReturnType<typeof hearersOf>>;

function unlockedAtLevels(
  holder: HeroId,
  hears: (skill: Skill) => boolean,
): readonly (readonly Listener<Mz>[])[] | null {
  const { skills } = heroCards[holder];
  if (!skills.some(hears)) return null;
  return skills.map((_, level) => {
    const unlocked = skills.slice(0, level + 1);
    return unlocked.filter(hears).map((component) => ({ component, holder }));
  });
}

export function listenersNow(world: World, board: Board, hook: string): readonly Listener<Mz>[] {
  const heard = hearersOf(hook);
  if (heard === null) return NOBODY_LISTENS;
  const found: Listener<Mz>[] = [];
  if (heard.printed !== null) found.push(heard.printed);
  if (heard.isForHeroes) addHeroes(found, world, heard);
  if (heard.zombieHeroes.size > 0) {
    for (const id of world.zombieHeroesInPlay.cards) {
      const listener = heard.zombieHeroes.get(id);
      if (listener !== undefined) found.push(listener);
    }
  }
  if (heard.missions.size > 0) {
    const listener = heard.missions.get(board.mission);
    if (listener !== undefined) found.push(listener);
  }
  return found;
}

/** Those of the heroes in play, from the active one on. */
function addHeroes(found: Listener<Mz>[], { heroes, turn, copied }: World, heard: Heard): void {
  let first = 0;
  for (let i = 1; i < heroes.length; i++) if (heroes[i]?.id === turn.hero) first = i;
  for (let i = 0; i < heroes.length; i++) {
    const hero = heroes[(first + i) % heroes.length] as Hero;
    if (hero.zone < 0) continue;
    addSkills(found, hero, copied, heard);
    if (hero.citizen.cards.length > 0) addCitizen(found, hero, heard);
    if (hero.traits.cards.length > 0 && heard.traits.size > 0) addTraits(found, hero, heard);
  }
}

function addSkills(found: Listener<Mz>[], hero: Hero, copied: readonly Copied[], heard: Heard): void {
  if (heard.skills.size === 0) return;
  const own = heard.unlocked[hero.id];
  if (own !== null) for (const listener of own[levelNumber(hero.xp)] ?? NOBODY_LISTENS) found.push(listener);
  for (const { holder, component } of copied) {
    const skill = holder === hero.id ? heard.skills.get(component) : undefined;
    if (skill !== undefined) found.push({ component: skill, holder });
  }
}

function addCitizen(found: Listener<Mz>[], { id, citizen }: Hero, heard: Heard): void {
  for (const card of citizen.cards) {
    const component = heard.citizens.get(card);
    if (component !== undefined) found.push({ component, holder: id });
  }
}

/** Cards of one kind listen once: they are offered one after the other. */
function addTraits(found: Listener<Mz>[], hero: Hero, heard: Heard): void {
  const added: TraitKind[] = [];
  for (const card of hero.traits.cards) {
    const kind = kindOf(card);
    const component = heard.traits.get(kind);
    if (component === undefined || added.includes(kind)) continue;
    added.push(kind);
    found.push({ component, holder: hero.id });
  }
}
