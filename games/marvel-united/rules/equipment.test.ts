import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { equipment, equipmentIds } from '../content/equipment/index.ts';
import { heroIds } from '../content/heroes/index.ts';
import { marvelUnited } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { citesOf, hero, type Laid, laid } from '../testing/laid.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';

/** A match as it begins, in which these Heroes are asked about Equipment. */
function begun(heroes: string, equipped: string): Situation<Mu> {
  const options = { heroes, equipment: equipped };
  const seats = heroes.split(',').length;
  return situation(marvelUnited, { config: { mode: 'cooperative', mission: null, seats, options } });
}

const carriedBy = (match: Situation<Mu>, id: 'hero-1' | 'hero-2' = 'hero-1') =>
  hero(match, id).equipment.map((each) => each.id);

// ── Taking some ───────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-5.8', 'a Hero lays all of their own down, and no Hero has more than 3', () => {
  expect(carriedBy(begun('black-panther', 'all'))).toEqual(['spear-of-bashenga', 'solid-light-shield']);
  for (const who of heroIds) {
    expect(equipmentIds.filter((id) => equipment[id].owner === who).length).toBeLessThanOrEqual(3);
  }
});

proves('MU-5.9', 'a Hero without any takes a single generic one, or none', () => {
  const match = begun('ironheart', 'all');
  expect(match.question).toMatchObject({ key: 'choose-equipment', cite: 'MU-5.9' });
  expect(match.options()).toEqual([
    ...equipmentIds.filter((id) => equipment[id].owner === null).map((id) => `equipment:${id}`),
    'pass',
  ]);
  expect(carriedBy(match.answer('equipment:trauma-kit'))).toEqual(['trauma-kit']);
  expect(carriedBy(begun('ironheart', 'all').answer('pass'))).toEqual([]);
});

proves('MU-5.9', 'there is one card of each generic Equipment: who comes second chooses among the others', () => {
  const match = begun('ironheart,spider-man-2099', 'all').answer('equipment:trauma-kit');
  expect(match.waiting).toEqual([1]);
  expect(match.options()).not.toContain('equipment:trauma-kit');
  expect(match.options()).toContain('equipment:comm-link');
});

proves('MU-11.1', 'it is decided Hero by Hero: whoever takes none keeps the deck whole', () => {
  const match = begun('captain-carter,mighty-thor', 'mighty-thor');
  expect([carriedBy(match), carriedBy(match, 'hero-2')]).toEqual([[], ['mjolnir']]);
  expect(match.world.removed).toEqual(['mighty-thor.ww-1']);
  expect(begun('ironheart', 'all').answer('pass').world.removed).toEqual([]);
});

proves('MU-11.2', 'a double Wild card pays for Equipment, even for a generic one', () => {
  expect(begun('loki', 'all').world.removed).toEqual(['loki.ww-1']);
  expect(begun('ironheart', 'all').answer('equipment:comm-link').world.removed).toEqual(['ironheart.ww-1']);
});

proves('MU-11.3', 'nobody carries what names another Hero, and who has their own takes no generic one', () => {
  for (const who of heroIds.filter((id) => id !== 'cosmic-ghost-rider')) {
    const match = begun(who, 'all');
    const own = equipmentIds.filter((id) => equipment[id].owner === who);
    expect(carriedBy(match)).toEqual(own);
    const offered = own.length > 0 ? [] : match.options().filter((key) => key !== 'pass');
    for (const key of offered) expect(equipment[key.slice('equipment:'.length) as 'comm-link'].owner).toBeNull();
  }
});

proves('MU-11.4', 'it starts with its usable side up, and is no card of the hand', () => {
  const match = begun('black-panther', 'all');
  expect(hero(match).equipment.map(({ ready }) => ready)).toEqual([true, true]);
  expect(hero(match).hand.cards.every((card) => card.startsWith('black-panther.'))).toBe(true);
});

proves('MU-11.12', 'the Equipment of this box, by Hero', () => {
  const owned = (who: string) => equipmentIds.filter((id) => equipment[id].owner === who);
  expect(owned('black-panther')).toEqual(['spear-of-bashenga', 'solid-light-shield']);
  expect(owned('captain-carter')).toEqual(['captain-carters-shield']);
  expect(owned('cosmic-ghost-rider')).toEqual(['hellfire-chain', 'hell-cycle']);
  expect(owned('loki')).toEqual(['scepter']);
  expect(owned('mighty-thor')).toEqual(['mjolnir']);
  expect(equipmentIds.filter((id) => equipment[id].owner !== null)).toHaveLength(7);
});

// ── Using it ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Shuri, about to be struck where she stands: 1 damage. */
const struck = (wanted: Laid) =>
  laid({
    heroes: ['black-panther'],
    phase: 'villain-turn',
    villainAt: 'project-pegasus',
    plan: ({ move, bam }) => move === 1 && bam,
    ...wanted,
  });

proves('MU-11.5', 'damage does not take it, and it prevents no KO', () => {
  const match = struck({
    carried: { 'hero-1': ['spear-of-bashenga'] },
    hands: { 'hero-1': ['black-panther.a-1'] },
  });
  expect(match.options()).toEqual(['card:1']);
  match.answer('card:1');
  expect(match.events('knocked-out')).toHaveLength(1);
  expect(carriedBy(match)).toEqual(['spear-of-bashenga']);
});

proves('MU-11.7', 'a permanent one stays face up, turn after turn', () => {
  const match = laid({
    heroes: ['ironheart'],
    carried: { 'hero-1': ['grapnel-line'] },
    hands: { 'hero-1': ['ironheart.ha-1', 'ironheart.aa-1', 'ironheart.h-1'] },
    decks: { 'hero-1': [] },
  }).answer('play:1');
  expect(citesOf(match, 'symbol-gained')).toEqual(['MU-11.7']);
  expect(hero(match).equipment).toEqual([{ id: 'grapnel-line', ready: true }]);
});

proves('MU-11.9', 'one that cannot be recharged leaves the game after use', () => {
  const match = laid({
    heroes: ['ironheart'],
    carried: { 'hero-1': ['trauma-kit'] },
    hands: { 'hero-1': ['ironheart.mh-1'] },
  }).play('play:1', 'use:trauma-kit');
  expect(citesOf(match, 'equipment-gone')).toEqual(['MU-11.9']);
  expect(carriedBy(match)).toEqual([]);
  expect(hero(match).hand.cards).toHaveLength(3);
});

proves('MU-11.13', 'a KO’d Hero neither uses nor recharges any', () => {
  const shield = { 'hero-1': ['captain-carters-shield'] } as const;
  const heroes = ['captain-carter', 'mighty-thor'] as const;
  const standing = struck({ heroes, carried: shield, at: { 'hero-1': HERE, 'hero-2': HERE } }).answer(0, 'pass');
  standing.answer(0, 'card:1');
  expect(standing.questionOf(0)).toMatchObject({ key: 'may-use' });
  const fallen = struck({
    heroes,
    carried: shield,
    change(world) {
      const [carter] = world.heroes;
      if (carter === undefined) return;
      carter.ko = true;
      carter.deck.cards.push(...carter.hand.cards.splice(0));
      carter.deck.known.push(...carter.hand.known.splice(0));
    },
  });
  expect(fallen.waiting).toEqual([1]);
  expect(fallen.questionOf(1).key).toBe('lose-card');
});
