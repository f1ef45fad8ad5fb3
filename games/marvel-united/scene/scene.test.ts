import type { Scene, Seat } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { ThreatCardId } from '../content/ids.ts';
import { planCardId } from '../content/names.ts';
import type { Mu } from '../shape.ts';
import { laid } from '../testing/laid.ts';
import { CENTRE } from './board.ts';
import { sceneOf } from './index.ts';

function seenIn({ match }: Situation<Mu>, seat: Seat = 0): Scene {
  return sceneOf(viewFor(match, [seat]));
}

const RIDERS: ThreatCardId = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const SINNERS: ThreatCardId = 'cosmic-ghost-rider.threat-sinners-gather-1';

describe('a Location', () => {
  it('has its effect hidden while a Threat lies there, and says in red that it is full', () => {
    const scene = seenIn(laid({ threats: { london: [SINNERS] }, tokens: { 'kun-lun': 'CCT' } }));
    expect(scene.spaceStates).toEqual({
      london: { words: 'covered' },
      'kun-lun': { badges: [{ symbol: 'i-overflow', label: { key: 'full' }, bad: true }] },
    });
  });

  it('shows how far its Threats are: tokens put on them, or the Health of a Henchman', () => {
    const scene = seenIn(
      laid({
        threats: { london: [SINNERS, RIDERS] },
        change({ places: [london] }) {
          Object.assign(london?.threats[0] ?? {}, { filled: 2 });
        },
      }),
    );
    const cards = scene.piles.filter(({ at }) => at === 'london').map(({ cards: [card] }) => card);
    expect(cards).toMatchObject([
      { id: SINNERS, badges: [], of: { token: 'a-heroic', have: 2, need: 3 } },
      { id: RIDERS, badges: [{ symbol: 'i-health', text: '3' }] },
    ]);
  });
});

describe('the tokens of a plan', () => {
  /** What is still to come, while this part of a plan is resolved in London. */
  const coming = (part: 'move' | 'bam' | 'tokens') =>
    seenIn(
      laid({
        phase: 'hero-turn',
        tokens: { london: 'TCT' },
        change(world) {
          world.plan = {
            card: planCardId('cosmic-ghost-rider', '3'),
            part,
            move: 1,
            bam: true,
            bamBeside: null,
            tokens: [['civilian', 'thug'], ['civilian', 'thug'], []],
            freely: null,
          };
        },
      }),
    )
      .pieces.filter(({ state }) => state === 'coming')
      .map(({ at, token, slot }) => [at, token, slot]);

  it('are ghosts in the slots where they will come, Thugs first, once the Villain has stopped', () => {
    const before = 'united-nations-headquarters';
    expect(coming('bam')).toEqual([
      [before, 't-thug', 0],
      [before, 't-civilian', 1],
      ['london', 't-thug', 3],
    ]);
    expect([coming('move'), coming('tokens')]).toEqual([[], []]);
  });
});

describe('the Missions and the dashboard', () => {
  it('are rows of tokens in the middle; a Villain who may not be hurt is guarded until two are done', () => {
    const scene = seenIn(laid({ missions: { 'rescue-civilians': 4 }, completed: ['defeat-thugs'] }));
    const missions = scene.tracks.filter(({ at }) => at === CENTRE);
    expect(missions.map(({ id, form, done = false, markers: [marker] }) => [id, form, done, marker?.value])).toEqual([
      ['mission-rescue-civilians', 'tokens', false, 4],
      ['mission-defeat-thugs', 'tokens', true, 9],
      ['mission-clear-threats', 'tokens', false, 0],
    ]);
    const dashboard = scene.sheets.find(({ id }) => id === 'villain');
    expect(dashboard).toMatchObject({ seat: null, guarded: { key: 'untouchable-for', params: [1] } });
    const open = seenIn(laid({ completed: ['defeat-thugs', 'rescue-civilians'] }));
    expect(open.sheets.find(({ id }) => id === 'villain')).not.toHaveProperty('guarded');
  });
});

describe('a Hero', () => {
  it('has the hand as health, and is told to be one damage from a KO', () => {
    const scene = seenIn(laid({ hands: { 'hero-1': ['captain-carter.a-1'] }, phase: 'hero-actions' }));
    expect(scene.tracks.find(({ id }) => id === 'hand-size-hero-1')).toMatchObject({
      end: { label: { key: 'one-from-ko' } },
      markers: [{ value: 1 }],
    });
    expect(scene.tracks.find(({ id }) => id === 'hand-size-hero-2')).not.toHaveProperty('end');
  });

  it('lies down when knocked out', () => {
    const scene = seenIn(
      laid({
        change({ heroes: [, other] }) {
          if (other !== undefined) other.ko = true;
        },
      }),
    );
    expect(scene.pieces.find(({ id }) => id === 'hero-2')).toMatchObject({ state: 'lost' });
    expect(scene.sheets.find(({ id }) => id === 'hero-2')).toMatchObject({ brief: { key: 'is-ko' } });
  });
});

describe('against a Villain player', () => {
  it('shows the Villain their hand, and nobody else', () => {
    const situation = laid({
      mode: 'super-villain',
      change({ villain }) {
        villain.hand.cards = villain.deck.cards.splice(-2);
        villain.deck.known.splice(-2);
        villain.hand.known = [1 << 2, 1 << 2];
      },
    });
    const handFor = (seat: Seat) => seenIn(situation, seat).piles.find(({ id }) => id === 'plan-hand')?.cards;
    const { cards } = situation.world.villain.hand;
    expect(handFor(2)?.map(({ id }) => id)).toEqual(cards);
    expect(handFor(0)).toEqual([{ id: null }, { id: null }]);
    for (const card of cards) expect(JSON.stringify(seenIn(situation, 0))).not.toContain(card);
  });
});
