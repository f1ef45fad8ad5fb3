/** What it costs to use a skill, a trait, a citizen's card or an action of a mission. */

import { expect, test } from 'vitest';
import { boxCitizens, boxHeroes, boxMissions } from '../testing/box.ts';
import { citizenCards } from './citizens/index.ts';
import { heroCards } from './heroes/index.ts';
import type { Boost, MissionOffer, Offer } from './kinds.ts';
import { missions } from './missions/index.ts';
import { traitKinds, traits } from './traits/index.ts';

interface Usable {
  readonly id: string;
  readonly offer?: Offer;
  readonly boost?: Boost;
}

/** As `gust: 0 actions, 1 power`; what is added to an attack takes no action. */
function costs(cards: readonly Usable[]): readonly string[] {
  return cards.flatMap(({ id, offer, boost }) => [
    ...(offer === undefined ? [] : [costOf(id, offer)]),
    ...(boost === undefined ? [] : [`${id}: ${boost.power} power`]),
  ]);
}

function costOf(id: string, { actions, power }: Pick<Offer | MissionOffer, 'actions' | 'power'>): string {
  return `${id}: ${actions} actions, ${power} power`;
}

test('skills take no action; the mightier ones take power', () => {
  expect(costs(boxHeroes.flatMap((id) => heroCards[id].skills))).toEqual([
    'unseen: 0 actions, 1 power',
    'assassination: 1 power',
    'magnetism: 0 actions, 1 power',
    'master-of-magnetism: 0 actions, 0 power',
    'gust: 0 actions, 1 power',
    'wrath-of-the-sky: 1 power',
    'fastball: 0 actions, 1 power',
    'battering-ram: 0 actions, 0 power',
    'bruiser: 0 actions, 0 power',
    'absorption: 0 actions, 1 power',
    'superhuman-resilience: 0 actions, 0 power',
  ]);
});

test('traits are discarded, and cost nothing else; a Flurry takes power as well', () => {
  const [flurry, ...others] = [...costs(traitKinds.map((kind) => traits[kind]))].sort(
    (a, b) => Number(b.startsWith('flurry')) - Number(a.startsWith('flurry')),
  );
  expect(flurry).toBe('flurry: 0 actions, 1 power');
  expect(others).not.toHaveLength(0);
  for (const cost of others) expect(cost).toMatch(/: (0 actions, )?0 power$/);
});

test('citizens', () => {
  expect(costs(boxCitizens.map((id) => citizenCards[id]))).toEqual([
    'amanda-sefton: 0 actions, 2 power',
    'abigail-brand: 0 power',
    'valerie-cooper: 0 actions, 0 power',
    'moira-mactaggart: 1 actions, 1 power',
    'trish-tilby: 0 actions, 2 power',
  ]);
});

test('the actions of missions take 1 action, those that use up a citizen none', () => {
  const offers = boxMissions.flatMap((id) => missions[id].offers ?? []);
  expect(offers.map((offer) => costOf(offer.id, offer))).toEqual([
    'spare-walkers: 0 actions, 0 power',
    'spare-brutes-and-runners: 0 actions, 0 power',
    'give-token: 1 actions, 0 power',
    'take-token: 1 actions, 0 power',
    'move-point: 1 actions, 0 power',
    'carry-hand: 1 actions, 0 power',
    'fire-at-juggernaut: 1 actions, 0 power',
  ]);
});
