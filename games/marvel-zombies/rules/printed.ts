/**
 * What the cards in play print, and what the mission asks for: the answers to hooks that the rules fire because cards
 * call these rules themselves, and no file may run in a circle.
 */

import { citizenCards } from '../content/citizens/index.ts';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import { type CitizenId, kindOf } from '../content/ids.ts';
import type { Attack, AttackProfile, Boost, OfferedBoost, Skill } from '../content/kinds.ts';
import { traits } from '../content/traits/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import type { MzComponent } from '../shape.ts';
import { type Hero, isZombieHero, type World } from '../world.ts';
import { levelNumber } from './experience.ts';
import { checkGoals } from './goals.ts';

const allSkills: readonly Skill[] = heroIds.flatMap((id) => heroCards[id].skills);

/** The skills that a hero may use now: those of their danger level and below, and those that they copy. */
export function skillsOf(world: World, hero: Hero): readonly Skill[] {
  const own = heroCards[hero.id].skills.slice(0, levelNumber(hero.xp) + 1);
  if (world.copied.length === 0) return own;
  return [...own, ...allSkills.filter(({ id }) => isCopied(world, hero, id))];
}

function isCopied(world: World, hero: Hero, component: string): boolean {
  return world.copied.some((copy) => copy.holder === hero.id && copy.component === component);
}

function printedAttacks(world: World, hero: Hero): readonly AttackProfile[] {
  const own = heroCards[hero.id].attack;
  if (world.copied.length === 0) return [own];
  const attacks = heroIds.map((id) => heroCards[id].attack);
  return [own, ...attacks.filter(({ id }) => isCopied(world, hero, id))];
}

function boostsFor(world: World, { hero }: Attack): readonly OfferedBoost[] {
  const found: OfferedBoost[] = [];
  const add = (
    key: OfferedBoost['key'],
    component: MzComponent & { boost?: Boost },
    at: string,
    card: OfferedBoost['card'],
  ) => {
    const { boost } = component;
    if (boost !== undefined) found.push({ key, boost, self: { component, holder: hero.id }, card, at });
  };
  for (const skill of skillsOf(world, hero)) add(`use:${skill.id}`, skill, hero.id, null);
  for (const card of hero.traits.cards) {
    const trait = traits[kindOf(card)];
    if (trait !== undefined) add(`play:${card}`, trait, card, card);
  }
  for (const card of hero.citizen.cards) {
    add(`citizen:${card as CitizenId}`, citizenCards[card as CitizenId], card, null);
  }
  return found;
}

/** Always at work, before everything else. */
export const printed: MzComponent = {
  id: 'printed',
  provenance: 'rulebook',
  isRule: true,
  queries: {
    attacks: (attacks, { hero }, _self, { world }) => [...printedAttacks(world, hero), ...attacks],
    boosts: (boosts, { attack }, _self, { world }) => [...boostsFor(world, attack), ...boosts],
    printedEndurance: (endurance, { enemy }) => (isZombieHero(enemy) ? zombieHeroCards[enemy].endurance : endurance),
  },
  flows: {
    *goalsChecked(table) {
      yield* checkGoals(table);
    },
  },
};
