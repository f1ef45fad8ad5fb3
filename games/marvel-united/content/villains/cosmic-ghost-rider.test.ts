import { describe, expect, test } from 'vitest';
import { byHeroes } from '../../rules/printed.ts';
import { hero, laid, tokensAt } from '../../testing/laid.ts';
import { ALL_DAMAGE, type World } from '../../world.ts';
import { cosmicGhostRider } from './cosmic-ghost-rider.ts';
import { hands, oneBeforeTheEnd, plan, settle } from './testing/turns.ts';

const GATHER = 'cosmic-ghost-rider.threat-sinners-gather-1';
const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';

describe('Cosmic Ghost Rider', () => {
  test('has 4, 6 or 8 Health against 2, 3 or 4 Heroes', () => {
    expect(laid().world.villain.health).toBe(4);
    const four = laid({ heroes: ['captain-carter', 'mighty-thor', 'loki', 'ironheart'] });
    expect(four.world.villain.health).toBe(8);
    expect(byHeroes(cosmicGhostRider.health, 3)).toBe(6);
  });

  test('BAM! hurts the Heroes in his Location and punishes the Thugs there, a step of the track for each', () => {
    const match = plan('3', {
      at: { 'hero-1': 'kun-lun' },
      tokens: { 'kun-lun': 'TTC', london: 'T' },
    });
    settle(match);
    expect(hands(match)).toEqual([2 + 1, 3]);
    expect(match.world.villain.track).toBe(2);
    expect(match.events('bystander-discarded').map(({ params }) => params)).toMatchObject([
      { bystander: 'thug', at: 'kun-lun' },
      { bystander: 'thug', at: 'kun-lun' },
    ]);
    expect(tokensAt(match, 'london')).toBe('TT');
    expect(match.world.missions[1]?.filled).toBe(0);
  });

  test('an Overflow is a step of the track, and the end of the track is the end of the match', () => {
    const full = { tokens: { 'kun-lun': 'CCC' } } as const;
    expect(settle(plan('3', full)).world.villain.track).toBe(1);
    const nearly = (world: World): void => {
      world.villain.track = oneBeforeTheEnd(cosmicGhostRider);
    };
    const over = plan('3', { ...full, change: nearly });
    expect(over.outcome).toMatchObject({ id: 'plot-come-true', winners: [] });
    // The marker does not leave the track.
    const swept = plan('2', { tokens: { 'kun-lun': 'TTT' }, change: nearly });
    expect(swept.world.villain.track).toBe(oneBeforeTheEnd(cosmicGhostRider) + 1);
  });

  test('Cosmic Hellfire burns every Hero, the Invulnerable too', () => {
    const match = plan('5', {
      change(world) {
        for (const each of world.heroes) each.guard = ALL_DAMAGE;
      },
    });
    match.answer(0, 'card:1').answer(1, 'card:1');
    expect(match.events('card-lost')).toHaveLength(2);
    expect(hero(match).guard).toBe(0);
  });
});

describe('Threats of Cosmic Ghost Rider', () => {
  test('Sinners Gather: a Thug joins them with every BAM!, wherever the Rider is', () => {
    const match = settle(plan('3', { threats: { 'tva-headquarters': [GATHER] } }));
    expect(tokensAt(match, 'tva-headquarters')).toBe('T');
    expect(tokensAt(settle(plan('5', { threats: { 'tva-headquarters': [GATHER] } })), 'tva-headquarters')).toBe('');
  });

  test('Panic in the Streets: where he stops, Civilians flee next door', () => {
    const match = plan('2', { threats: { 'kun-lun': [PANIC] }, villainAt: 'london' });
    expect(match.events('threat-triggered')).toHaveLength(1);
    expect(tokensAt(match, 'london')).toBe('CC');
    expect(tokensAt(match, 'project-pegasus')).toBe('CC');
  });

  test('Hellbound Riders: they bring a Thug, and strike one Hero as long as a Thug is with them', () => {
    const threats = { 'alchemax-headquarters': [RIDERS] } as const;
    const none = plan('3', { threats });
    expect(tokensAt(none, 'alchemax-headquarters')).toBe('T');
    expect(none.events('damage-coming')).toHaveLength(0);
    const some = plan('3', { threats, tokens: { 'alchemax-headquarters': 'T' } });
    some.answer(0, 'hero:hero-2').answer(1, 'card:1');
    expect(tokensAt(some, 'alchemax-headquarters')).toBe('T');
    expect(hands(some)).toEqual([4, 2]);
  });
});
