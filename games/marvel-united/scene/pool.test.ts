import type { ScenePool } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Mu } from '../shape.ts';
import { type Laid, laid } from '../testing/laid.ts';
import { poolsOf } from './pool.ts';

function poolIn({ match }: Situation<Mu>): ScenePool | undefined {
  return poolsOf(viewFor(match, [0]))[0];
}

/** Each box of the pool with its chips: a mark tells what is spent or blocked. */
function boxesIn(situation: Situation<Mu>): { readonly [box: string]: string } {
  return Object.fromEntries(
    (poolIn(situation)?.from ?? []).map(({ id, chips }) => [
      id,
      chips.map(({ symbol, state }) => [symbol, ...(state === undefined ? [] : [state])].join(' ')).join(),
    ]),
  );
}

function played(wanted: Laid = {}): Situation<Mu> {
  return laid({
    told: ['mighty-thor.m-1'],
    hands: { 'hero-1': ['captain-carter.mh-1', 'captain-carter.a-1'] },
    tokens: { 'alchemax-headquarters': 'CC' },
    ...wanted,
  }).play('play:1');
}

describe('what may be spent', () => {
  it('is nothing before a card is played', () => {
    expect(poolIn(laid())).toBeUndefined();
  });

  it('has a box for each source: the own card, the card before, Action tokens one by one', () => {
    const situation = played({
      change({ heroes: [hero] }) {
        Object.assign(hero?.tokens ?? {}, { wild: 2 });
      },
    });
    expect(poolIn(situation)).toMatchObject({ at: 'hero-1', from: [{ figure: 1 }, { figure: 2 }, {}] });
    expect(boxesIn(situation)).toEqual({
      'from-own-card': 'a-move,a-heroic',
      'from-previous-card': 'a-move',
      'from-tokens': 'a-wild,a-wild',
    });
  });

  it('shows what is spent, what is ignored, and tokens that may not be used', () => {
    const situation = played({
      change(world) {
        world.noTokens = true;
        Object.assign(world.heroes[0]?.tokens ?? {}, { attack: 1 });
      },
    }).play('rescue:alchemax-headquarters');
    expect(boxesIn(situation)).toMatchObject({
      'from-own-card': 'a-move,a-heroic spent',
      'from-tokens': 'a-attack blocked',
    });
    const [chip] = situation.world.turn.chips;
    if (chip !== undefined) chip.state = 'ignored';
    expect(boxesIn(situation)['from-own-card']).toBe('a-move blocked,a-heroic spent');
  });
});

describe('what an answer spends', () => {
  const options = (situation: Situation<Mu>) => situation.match.open[0]?.options ?? [];

  it('is a chip of the pool; the target stays what the answer points at', () => {
    const rescue = options(played()).find(({ key }) => key === 'rescue:alchemax-headquarters');
    expect(rescue).toMatchObject({ pays: ['symbol-2'], refs: ['alchemax-headquarters', 'alchemax-headquarters.2'] });
  });

  it('is a Wild symbol or, as the other way to pay, an exact token: the last of its kind', () => {
    const situation = played({
      hands: { 'hero-1': ['captain-carter.w-1', 'captain-carter.a-1'] },
      change({ heroes: [hero] }) {
        Object.assign(hero?.tokens ?? {}, { heroic: 2 });
      },
    });
    const ways = options(situation).filter(({ key }) => key.startsWith('rescue:'));
    expect(ways).toMatchObject([
      { key: 'rescue:alchemax-headquarters', pays: ['symbol-1'] },
      {
        key: 'rescue:alchemax-headquarters:token-heroic',
        pays: ['token-hero-1-heroic-2'],
        insteadOf: 'rescue:alchemax-headquarters',
      },
    ]);
    expect(ways[0]).not.toHaveProperty('insteadOf');
  });
});
