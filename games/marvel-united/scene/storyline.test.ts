import type { Scene } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import { situation as begun, type Situation } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { marvelUnited } from '../index.ts';
import type { Mu } from '../shape.ts';
import { laid } from '../testing/laid.ts';
import { sides } from '../testing/sides.ts';
import { sceneOf } from './index.ts';

function seenIn({ match }: Situation<Mu>): Scene {
  return sceneOf(viewFor(match, [0]));
}

function rowOf(situation: Situation<Mu>) {
  return seenBy(situation, 0);
}

function seenBy({ match }: Situation<Mu>, seat: number) {
  const row = sceneOf(viewFor(match, [seat])).piles.find(({ id }) => id === 'storyline');
  if (row === undefined) throw new Error('There is no Storyline');
  return row;
}

/** The cards in the bracket. */
function liveIn(situation: Situation<Mu>): readonly (string | null)[] {
  return rowOf(situation)
    .cards.filter(({ live }) => live === true)
    .map(({ id }) => id);
}

const told = ['mighty-thor.m-1', 'plan', 'captain-carter.h-1'] as const;

describe('the Storyline', () => {
  it('lies along the foot; until a card is played the last Hero card counts, with the place of whoever plays', () => {
    const row = rowOf(laid({ told }));
    expect(row).toMatchObject({ kind: 'row', along: 'foot', bracket: { key: 'plays-with-it' } });
    expect(liveIn(laid({ told }))).toEqual(['captain-carter.h-1']);
    expect(row.next).toEqual([
      { symbol: 'i-card', label: { key: 'next-hero', params: ['captain-carter'] }, figure: 1, live: true },
    ]);
  });

  it('counts the card just played and the Hero card before it, whatever lies between', () => {
    const situation = laid({ told: ['mighty-thor.m-1', 'plan'], hands: { 'hero-1': ['captain-carter.h-1'] } });
    situation.play('play:1');
    expect(liveIn(situation)).toEqual(['mighty-thor.m-1', 'captain-carter.h-1']);
    expect(rowOf(situation)).toMatchObject({
      bracket: { key: 'symbols-of' },
      cards: [{ figure: 2, spent: false }, { spent: true }, { figure: 1, spent: false }],
    });
  });

  it('says before the match that the Villain is next, who begins it', () => {
    const config = { mode: 'cooperative', mission: null, seats: 2, options: {}, seed: 'begun' };
    expect(rowOf(begun(marvelUnited, { config })).note).toEqual({ key: 'pace', params: ['ordinary', 3, 0] });
    expect(rowOf(laid({ told })).note?.params?.[2]).toBeGreaterThan(0);
    const playing = laid({ told, mode: 'super-villain', phase: 'villain-turn', change: sides({ hand: [2, 3] }) });
    expect(seenBy(playing, 2).note?.params?.[2]).toBe(0);
    expect(seenBy(playing.answer(2, 'plan:1'), 2).note?.params?.[2]).toBeGreaterThan(0);
  });

  it('shows the Villain next when his turn is certain, and only then', () => {
    const places = (since: number) =>
      rowOf(laid({ told, change: (world) => Object.assign(world, { since }) })).next?.map(({ label }) => label.key);
    expect(places(1)).toEqual(['next-hero']);
    expect(places(2)).toEqual(['next-hero', 'next-villain']);
    const played = laid({ told, change: (world) => Object.assign(world, { since: 2 }) }).play('play:1');
    expect(rowOf(played).next).toMatchObject([{ symbol: 'i-plan', label: { key: 'next-villain' }, bad: true }]);
  });

  it('says how often the Villain plays: more often under pressure, otherwise when tokens changed it', () => {
    expect(rowOf(laid({ told })).note?.params).toEqual(['ordinary', 3, 2]);
    expect(rowOf(laid({ told, completed: ['defeat-thugs'] })).note?.params).toEqual(['pressure', 2, 1]);
    const delayed = laid({ told, change: (world) => Object.assign(world, { delay: 1 }) });
    expect(rowOf(delayed).note?.params).toEqual(['changed', 4, 3]);
  });

  it('covers the symbols that Crisis tokens lie on, and each token is seen there', () => {
    const situation = laid({
      told: ['mighty-thor.ma-1'],
      change({ storyline }) {
        storyline[0]?.covered.push(1);
      },
    });
    const scene = seenIn(situation);
    expect(rowOf(situation).cards[0]).toMatchObject({ covered: [1], badges: [{}, { label: { key: 'covered' } }] });
    expect(scene.pieces.filter(({ at }) => at === 'mighty-thor.ma-1')).toMatchObject([{ token: 't-crisis' }]);
  });
});
