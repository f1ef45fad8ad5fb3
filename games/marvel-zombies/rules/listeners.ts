/**
 * Who listens to a hook now: what the cards print; the heroes from the active one on, each with their unlocked and copied skills, their
 * citizen and their traits; then the zombie heroes in the order in which they came; then the mission.
 */
import { tabulate } from '@necropole/boards';
import type { Listener } from '@necropole/kernel';
import { citizenCards } from '../content/citizens/index.ts';
import { heroCards } from '../content/heroes/index.ts';
import { type CitizenId, citizenIds, type HeroId, heroIds, missionIds, zombieHeroIds } from '../content/ids.ts';
import { components } from '../content/index.ts';
import type { Skill } from '../content/kinds.ts';
import { missions } from '../content/missions/index.ts';
import { kindOf, type TraitKind } from '../content/traits/deck.ts';
import { traits } from '../content/traits/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import type { Mz, MzComponent } from '../shape.ts';
import type { Board, Copied, Hero, World } from '../world.ts';
import { levelNumber } from './experience.ts';
import { printed } from './printed.ts';

/**
 * The components that hear a hook, by family: most hooks are heard by few, and everything else is passed over. Whoever is
 * always held by the same stands here as the listener itself.
 */
interface Hearers {
  readonly printed: Listener<Mz> | null;
  /** By hero and by danger level: those of their own skills that are unlocked and hear it; `null` where none ever does. */
  readonly unlocked: Readonly<Record<HeroId, readonly (readonly Listener<Mz>[])[] | null>>;
  readonly skills: ReadonlySet<string>;
  readonly citizens: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  /** Does anything hear it that a hero can have? */
  readonly isForHeroes: boolean;
  readonly zombieHeroes: ReadonlyMap<string, Listener<Mz>>;
  readonly missions: ReadonlyMap<string, Listener<Mz>>;
}

const NOBODY_LISTENS: readonly Listener<Mz>[] = [];

const allSkills: readonly Skill[] = heroIds.flatMap((id) => heroCards[id].skills);
const skillById: ReadonlyMap<string, Skill> = new Map(allSkills.map((skill) => [skill.id, skill]));
const hearersOf: ReadonlyMap<string, Hearers> = new Map(allHooks().map((hook) => [hook, hearers(hook)]));

function allHooks(): readonly string[] {
  const all = [printed, ...components];
  return [...new Set(all.flatMap(({ queries, flows }) => [...names(queries), ...names(flows)]))];
}

function names(hooks: object | undefined): readonly string[] {
  return hooks === undefined ? [] : Object.keys(hooks); // order: only looked up
}

function hearers(hook: string): Hearers {
  const hears = (component: MzComponent): boolean =>
    names(component.queries).includes(hook) || names(component.flows).includes(hook);
  const ids = (list: readonly MzComponent[]): ReadonlySet<string> => new Set(list.filter(hears).map(({ id }) => id));
  const skills = ids(allSkills);
  const citizens = ids(citizenIds.map((id) => citizenCards[id]));
  const heardTraits = ids(Object.values(traits)); // order: only looked up
  return {
    printed: hears(printed) ? { component: printed, holder: 'cards' } : null,
    unlocked: tabulate(heroIds, (id) => unlockedAtLevels(id, hears)),
    skills,
    citizens,
    traits: heardTraits,
    isForHeroes: skills.size + citizens.size + heardTraits.size > 0,
    zombieHeroes: listenersById(zombieHeroIds.map((id) => zombieHeroCards[id]).filter(hears), (id) => id),
    missions: listenersById(missionIds.map((id) => missions[id]).filter(hears), () => 'mission'),
  };
}

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

function listenersById(
  heard: readonly MzComponent[],
  holderOf: (id: string) => string,
): ReadonlyMap<string, Listener<Mz>> {
  return new Map(heard.map((component) => [component.id, { component, holder: holderOf(component.id) }]));
}

export function listenersNow(world: World, board: Board, hook: string): readonly Listener<Mz>[] {
  const heard = hearersOf.get(hook);
  if (heard === undefined) return NOBODY_LISTENS;
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
function addHeroes(found: Listener<Mz>[], { heroes, turn, copied }: World, heard: Hearers): void {
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

function addSkills(found: Listener<Mz>[], hero: Hero, copied: readonly Copied[], heard: Hearers): void {
  if (heard.skills.size === 0) return;
  const own = heard.unlocked[hero.id];
  if (own !== null) for (const listener of own[levelNumber(hero.xp)] ?? NOBODY_LISTENS) found.push(listener);
  for (const { holder, component } of copied) {
    const skill = holder === hero.id && heard.skills.has(component) ? skillById.get(component) : undefined;
    if (skill !== undefined) found.push({ component: skill, holder });
  }
}

function addCitizen(found: Listener<Mz>[], { id, citizen }: Hero, heard: Hearers): void {
  for (const card of citizen.cards) {
    if (heard.citizens.has(card)) found.push({ component: citizenCards[card as CitizenId], holder: id });
  }
}

/** Cards of one kind listen once: they are offered one after the other. */
function addTraits(found: Listener<Mz>[], hero: Hero, heard: Hearers): void {
  const added: TraitKind[] = [];
  for (const card of hero.traits.cards) {
    const kind = kindOf(card);
    if (!heard.traits.has(kind) || added.includes(kind)) continue;
    added.push(kind);
    found.push({ component: traits[kind], holder: hero.id });
  }
}
