/**
 * Who listens to a hook now: what the cards print; the heroes from the active one on, each with their unlocked and copied skills, their
 * citizen and their traits; then the zombie heroes in the order in which they came; then the mission.
 */
import type { Listener } from '@necropole/kernel';
import { citizenCards } from '../content/citizens/index.ts';
import { heroCards } from '../content/heroes/index.ts';
import { type CitizenId, citizenIds, heroIds, missionIds, zombieHeroIds } from '../content/ids.ts';
import { components } from '../content/index.ts';
import type { Skill } from '../content/kinds.ts';
import { missions } from '../content/missions/index.ts';
import { kindOf } from '../content/traits/deck.ts';
import { traits } from '../content/traits/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import type { Mz, MzComponent } from '../shape.ts';
import type { Board, Hero, World } from '../world.ts';
import { levelNumber } from './experience.ts';
import { printed } from './printed.ts';

/** The components that hear a hook, by family: most hooks are heard by few, and everything else is passed over. */
interface Hearers {
  readonly printed: boolean;
  readonly skills: ReadonlySet<string>;
  readonly citizens: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  readonly zombieHeroes: ReadonlySet<string>;
  readonly missions: ReadonlySet<string>;
}

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
  return {
    printed: hears(printed),
    skills: ids(allSkills),
    citizens: ids(citizenIds.map((id) => citizenCards[id])),
    traits: ids(Object.values(traits)), // order: only looked up
    zombieHeroes: ids(zombieHeroIds.map((id) => zombieHeroCards[id])),
    missions: ids(missionIds.map((id) => missions[id])),
  };
}

const NOBODY_LISTENS: readonly Listener<Mz>[] = [];

export function listenersNow(world: World, board: Board, hook: string): readonly Listener<Mz>[] {
  const heard = hearersOf.get(hook);
  if (heard === undefined) return NOBODY_LISTENS;
  const found: Listener<Mz>[] = [];
  if (heard.printed) found.push({ component: printed, holder: 'cards' });
  const { heroes } = world;
  const first = Math.max(
    0,
    heroes.findIndex(({ id }) => id === world.turn.hero),
  );
  for (let i = 0; i < heroes.length; i++) {
    const hero = heroes[(first + i) % heroes.length];
    if (hero !== undefined && hero.zone >= 0) addHero(found, world, hero, heard);
  }
  if (heard.zombieHeroes.size > 0) {
    for (const id of world.zombieHeroesInPlay.cards) {
      if (heard.zombieHeroes.has(id)) found.push({ component: zombieHeroCards[id], holder: id });
    }
  }
  if (heard.missions.has(board.mission)) found.push({ component: missions[board.mission], holder: 'mission' });
  return found;
}

function addHero(found: Listener<Mz>[], world: World, hero: Hero, heard: Hearers): void {
  if (heard.skills.size > 0) {
    const { skills } = heroCards[hero.id];
    const reached = levelNumber(hero.xp);
    for (let level = 0; level <= reached; level++) {
      const skill = skills[level];
      if (skill !== undefined && heard.skills.has(skill.id)) found.push({ component: skill, holder: hero.id });
    }
    for (const { holder, component } of world.copied) {
      const skill = holder === hero.id && heard.skills.has(component) ? skillById.get(component) : undefined;
      if (skill !== undefined) found.push({ component: skill, holder: hero.id });
    }
  }
  for (const card of hero.citizen.cards) {
    if (heard.citizens.has(card)) found.push({ component: citizenCards[card as CitizenId], holder: hero.id });
  }
  if (heard.traits.size === 0) return;
  for (const card of hero.traits.cards) {
    const kind = kindOf(card);
    const trait = heard.traits.has(kind) ? traits[kind] : undefined;
    if (trait !== undefined) found.push({ component: trait, holder: hero.id });
  }
}
