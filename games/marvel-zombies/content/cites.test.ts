/** The rules that components carry out with their hooks. */

import { expect, test } from 'vitest';
import type { MzComponent } from '../shape.ts';
import { boxCitizens, boxHeroes, boxMissions } from '../testing/box.ts';
import { citizenCards } from './citizens/index.ts';
import { heroCards } from './heroes/index.ts';
import { zombieHeroIds } from './ids.ts';
import { components } from './index.ts';
import { missionIds, missions } from './missions/index.ts';
import { spawnCardIds, spawnCards } from './spawn/index.ts';
import { traitKinds, traits } from './traits/index.ts';
import { zombieHeroCards } from './zombie-heroes/index.ts';

function cites({ cites: rules = [] }: MzComponent): string {
  return rules.join(' ');
}

test('a skill carries out what the book prints on its card, or else the rule of the danger levels; yellow is an action', () => {
  expect(boxHeroes.map((id) => [id, ...heroCards[id].skills.map(cites)])).toEqual([
    ['wolverine', 'MZ-13.14', 'MZ-14.9', 'MZ-13.15', 'MZ-13.16'],
    ['mystique', 'MZ-14.3', 'MZ-14.9', 'MZ-14.3', 'MZ-14.3'],
    ['magneto', 'MZ-14.3', 'MZ-14.9', 'MZ-14.3', 'MZ-14.3'],
    ['storm', 'MZ-14.3', 'MZ-14.9', 'MZ-14.3', 'MZ-14.3'],
    ['colossus', 'MZ-14.3', 'MZ-14.9', 'MZ-14.3', 'MZ-14.3'],
    ['rogue', 'MZ-14.8', 'MZ-14.9', 'MZ-14.10', 'MZ-14.11'],
  ]);
});

test('a trait carries out its own conditions, a zombie hero the rule of abilities', () => {
  for (const kind of traitKinds) expect(cites(traits[kind]), kind).toBe('MZ-16.21');
  for (const id of zombieHeroIds) expect(cites(zombieHeroCards[id]), id).toBe('MZ-15.5');
});

test('a citizen’s card is used by its rule; one who adds dice does so by that of the roll', () => {
  const adding = boxCitizens.filter((id) => cites(citizenCards[id]) !== 'MZ-17.7');
  expect(adding).toEqual(['callisto', 'shanna', 'william-stryker']);
  for (const id of adding) expect(cites(citizenCards[id]), id).toBe('MZ-23.6');
});

test('a spawn card carries out the rule of its kind; the printed card the one that prints it as well', () => {
  const rules = {
    normal: 'MZ-14.5',
    rush: 'MZ-21.2',
    'extra-activation': 'MZ-21.3',
    special: 'MZ-21.11',
    'zombie-hero': 'MZ-21.12',
    'hidden-citizen': 'MZ-21.5',
  };
  const [printed, ...others] = spawnCardIds.map((id) => spawnCards[id]);
  expect(printed?.cites).toEqual(['MZ-14.5', 'MZ-14.6']);
  for (const card of others) expect(cites(card), card.id).toBe(rules[card.kind]);
});

test('a mission and its actions carry out the rules of its page', () => {
  const carried = boxMissions
    .flatMap((id) => [missions[id], ...(missions[id].offers ?? [])])
    .filter((each) => each.cites);
  expect(carried.map((each) => `${each.id}: ${cites(each)}`)).toEqual([
    'mh0: MZ-26.6',
    'mh1: MZ-27.6',
    'mh4: MZ-26.6',
    'mh7: MZ-34.8 MZ-34.9 MZ-34.10 MZ-26.6',
    'spare-walkers: MZ-34.13',
    'spare-brutes-and-runners: MZ-34.13',
    'give-token: MZ-35.10',
    'take-token: MZ-35.10',
    'move-point: MZ-35.11',
    'mh9: MZ-36.7',
    'carry-hand: MZ-38.10',
    'fire-at-juggernaut: MZ-38.11',
  ]);
});

test('the book prints the missions, two heroes, one spawn card and how many cards bring a hero or a citizen; the rest is ours', () => {
  const printed = components.filter(({ provenance }) => provenance === 'rulebook').map(({ id }) => id);
  const offers = missionIds.flatMap((id) => [id, ...(missions[id].offers ?? []).map((offer) => offer.id)]);
  const skills = [...heroCards.wolverine.skills, ...heroCards.rogue.skills].map(({ id }) => id);
  const cards = spawnCardIds.filter((id) => ['zombie-hero', 'hidden-citizen'].includes(spawnCards[id].kind));
  expect(printed).toEqual([...skills, 'spawn-1', ...cards, ...offers]);
  expect(components.filter(({ provenance }) => provenance === 'reconstructed')).toHaveLength(
    components.length - printed.length,
  );
});
