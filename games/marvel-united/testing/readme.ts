/** What the README counts: `npm run readme` writes it from `content/` and `fixtures/`. */
import { readdirSync } from 'node:fs';
import { provenancePart, type ReadmeParts, tablePart } from '@necropole/kernel/testing';
import { battlePlanIds, battlePlans } from '../content/battle-plans/index.ts';
import { equipment, equipmentIds } from '../content/equipment/index.ts';
import { heroes, heroIds, specialIds, specials } from '../content/heroes/index.ts';
import type { ByHeroes } from '../content/kinds.ts';
import { locationIds, locations } from '../content/locations/index.ts';
import { superHeroes, superHeroIds } from '../content/super-heroes/index.ts';
import { superVillainIds, superVillains } from '../content/super-villains/index.ts';
import { planSpecialIds, planSpecials, threatIds, threats, villainIds, villains } from '../content/villains/index.ts';
import { specialWords } from '../words/en/hero-cards.ts';
import { villainWords } from '../words/en/villain-cards.ts';

function byHeroes(values: ByHeroes): string {
  return values.some((each) => each > 0) ? values.join(' / ') : 'none';
}

function villainRow(id: (typeof villainIds)[number]): readonly (string | number)[] {
  const { health, track, threats: own, plans, planSpecials: effects } = villains[id];
  const henchmen = own.filter((threat) => threat.health !== undefined).length;
  return [
    `\`${id}\``,
    byHeroes(health),
    track === undefined ? '' : `${villainWords[id].track} ${byHeroes(track)}`,
    `${plans.length}, ${effects.length}`,
    `${own.length}, ${henchmen}`,
  ];
}

function heroRow(id: (typeof heroIds)[number]): readonly (string | number)[] {
  const { plain, specials: own } = heroes[id];
  const effects = own.map(
    ({ id: card, copies }) => `${specialWords[card].name}${copies.length > 1 ? ` (${copies.length})` : ''}`,
  );
  return [`\`${id}\``, plain.length, effects.join(', ')];
}

export const readmeParts: ReadmeParts = {
  villains: tablePart(
    ['villain', 'Health against 2 / 3 / 4', 'track', 'plans, their effects', 'kinds of Threats, Henchmen'],
    villainIds.map(villainRow),
  ),
  heroes: tablePart(['hero', 'plain cards', 'cards with an effect'], heroIds.map(heroRow)),
  components: provenancePart([
    ['Hero decks: their mix of cards', heroIds.map((id) => heroes[id])],
    ['Hero cards with an effect', specialIds.map((id) => specials[id])],
    ['Equipment', equipmentIds.map((id) => equipment[id])],
    ['Villains: dashboard and deck', villainIds.map((id) => villains[id])],
    ['effects of Master Plan cards', planSpecialIds.map((id) => planSpecials[id])],
    ['Threats, by kind', threatIds.map((id) => threats[id])],
    ['Locations', locationIds.map((id) => locations[id])],
    ['Super-Villain cards', superVillainIds.map((id) => superVillains[id])],
    ['Super-Hero cards', superHeroIds.map((id) => superHeroes[id])],
    ['Battle Plans', battlePlanIds.map((id) => battlePlans[id])],
  ]),
  recorded: `${readdirSync(new URL('../fixtures', import.meta.url)).length} files`,
};
