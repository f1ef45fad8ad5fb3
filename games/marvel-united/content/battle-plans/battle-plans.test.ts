import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import type { Mu } from '../../shape.ts';
import { hero, type Laid, laid } from '../../testing/laid.ts';
import { type Sides, sides } from '../../testing/sides.ts';
import type { BattlePlanId } from '../ids.ts';
import { battlePlanIds, battlePlans } from './index.ts';

const proves = provesFor(rulebook);

/** Captain Carter after her first card, with this Battle Plan and Loki's Mirror Images and Agent of Chaos in the row. */
function commander(plan: BattlePlanId, laidOut: Laid = {}, wanted: Sides = {}): Situation<Mu> {
  return laid({
    mode: 'commander',
    heroes: ['captain-carter'],
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1', 'captain-carter.mh-1'] },
    told: ['plan', 'captain-carter.ha-1'],
    ...laidOut,
    change: sides({ row: ['loki.mirror-images-1', 'loki.agent-of-chaos-1'], ...wanted, battlePlans: [plan] }),
  });
}

test('costs are 1 or 2, and two plans of cost 1 can be had for 2', () => {
  expect(battlePlanIds.filter((id) => battlePlans[id].cost === 1).length).toBeGreaterThanOrEqual(3);
  expect(battlePlanIds.every((id) => [1, 2].includes(battlePlans[id].cost))).toBe(true);
});

proves('MU-14.25', 'Fresh Legs: a Support Hero card gives a move more', () => {
  const effects = (match: Situation<Mu>) => match.world.turn.chips.filter(({ from }) => from === 'effect');
  expect(effects(commander('fresh-legs').answer('support:1'))).toMatchObject([{ symbol: 'move' }]);
  expect(effects(commander('fresh-legs').play('draw', 'play:1'))).toEqual([]);
});

proves('MU-14.14', 'Deep Bench: the row is filled up to three', () => {
  const match = commander('deep-bench', { at: { 'hero-1': 'kun-lun' } }).play('support:1', 'end', 'pass');
  expect(match.world.support?.row).toHaveLength(3);
});

proves('MU-14.25', 'Covering Fire: 1 damage is ignored after a Support Hero card', () => {
  expect(hero(commander('covering-fire').answer('support:2')).guard).toBe(1);
  expect(hero(commander('covering-fire').play('draw', 'play:1')).guard).toBe(0);
});

proves('MU-14.25', 'Nothing Wasted: an unused symbol of the card becomes a token', () => {
  const match = commander('nothing-wasted', { at: { 'hero-1': 'kun-lun' } }).play('support:2', 'end', 'pass');
  expect(match.question).toMatchObject({ key: 'choose-symbol', cite: 'MU-14.25' });
  expect(match.options()).toEqual(['symbol:wild', 'pass']);
  match.answer('symbol:wild');
  expect(hero(match).tokens.wild).toBe(1);
  const normal = commander('nothing-wasted', { at: { 'hero-1': 'kun-lun' } }).play('draw', 'play:1', 'end', 'pass');
  expect(normal.question.key).toBe('normal-or-support');
});

proves('MU-12.11', 'Nothing Wasted: a symbol that was sold to Alchemax is not left over', () => {
  const match = commander('nothing-wasted').play('support:2', 'end', 'accept', 'symbol:wild');
  expect(match.question.key).toBe('normal-or-support');
  expect(hero(match).tokens.wild).toBe(1);
});

proves('MU-14.25', 'Encore: the special effect of a Support Hero card is resolved twice, and no more', () => {
  const match = commander('encore').play('support:1', 'special', 'special');
  expect(hero(match).guard).toBe(2);
  expect(match.refuses('special').key).toBe('effect-resolved');
  const own = commander('encore', { hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'] } });
  own.play('draw', 'play:1', 'special');
  expect(own.refuses('special').key).toBe('effect-resolved');
});

proves('MU-14.25', 'Second Wind: with two cards or fewer in hand, a Support Hero card draws one', () => {
  const few = commander('second-wind', { hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] } });
  expect(hero(few.answer('support:1')).hand.cards).toHaveLength(3);
  expect(hero(commander('second-wind').answer('support:1')).hand.cards).toHaveLength(3);
});
