import type { Label } from '@necropole/kernel';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { plan } from '../content/villains/testing/turns.ts';
import { cardsUntilVillain } from '../rules/turn-sequence.ts';
import type { Mu } from '../shape.ts';
import { type Laid, laid } from '../testing/laid.ts';
import { en } from '../words/en/index.ts';
import { sceneOf } from './index.ts';

const DOOMBOT = 'emperor-doom.threat-doombot-1';

function spoken({ key, params = [] }: Label): string {
  return (en.labels[key] as (...params: readonly unknown[]) => string)(...params);
}

/** What the signs of a Threat card say. */
function onCard(match: Situation<Mu>, card: string): readonly string[] {
  const lying = sceneOf(match.view(0)).piles.flatMap(({ cards }) => cards.filter(({ id }) => id === card));
  return lying.flatMap(({ badges = [] }) =>
    badges.flatMap(({ label }) => (label === undefined ? [] : [spoken(label)])),
  );
}

function onDashboard(match: Situation<Mu>, seat = 0): readonly string[] {
  const sheet = sceneOf(match.view(seat)).sheets.find(({ id }) => id === 'villain');
  return (sheet?.lines ?? []).map(spoken);
}

describe('whom a BAM! effect would hit now', () => {
  const wanted: Laid = {
    villain: 'emperor-doom',
    threats: { 'alchemax-headquarters': [DOOMBOT] },
    hands: { 'hero-2': ['mighty-thor.m-1'] },
  };

  test('stands on the Threat, with the KO that it would be; and so it comes', () => {
    expect(onCard(laid(wanted), DOOMBOT)).toContain('BAM! now: 1 damage to Captain Carter or Mighty Thor (KO)');
    const match = plan('3', { ...wanted, at: { 'hero-1': 'kun-lun' } });
    while (match.question.key !== 'play-card')
      match.answer(match.waiting[0] ?? 0, match.options(match.waiting[0])[0] ?? '');
    expect(match.events('knocked-out').map(({ params }) => params.who)).toEqual(['mighty-thor']);
  });

  test('nothing is said where nobody would be, nor while it is Stunned', () => {
    const away = { 'hero-1': 'kun-lun', 'hero-2': 'kun-lun' } as const;
    expect(onCard(laid({ ...wanted, at: away }), DOOMBOT).join()).not.toContain('BAM');
    const stunned = laid({
      ...wanted,
      change(world) {
        for (const { threats } of world.places) for (const threat of threats) threat.stunned = true;
      },
    });
    expect(onCard(stunned, DOOMBOT).join()).not.toContain('BAM! now');
  });

  test('of the dashboard it stands on the dashboard: where the Villain is, else one Hero anywhere', () => {
    expect(onDashboard(laid(wanted))).toContain('BAM! now: 1 Crisis token to Captain Carter or Mighty Thor');
    expect(onDashboard(laid({ ...wanted, at: { 'hero-1': 'london' } }))).toContain(
      'BAM! now: 1 damage and 1 Crisis token to Captain Carter',
    );
  });

  test('a raging Maestro hits for two', () => {
    const match = laid({
      villain: 'maestro',
      at: { 'hero-1': 'london', 'hero-2': 'london' },
      change(world) {
        world.villain.crisis = 1;
      },
    });
    expect(onDashboard(match)).toContain('BAM! now: 2 damage to Captain Carter and Mighty Thor');
  });
});

describe('the next plan', () => {
  test('says where it could lead, and which Locations have too little room', () => {
    const lines = onDashboard(laid({ tokens: { 'kun-lun': 'CCC' } }));
    // From London: 0 to 5 Locations on, twice but for the stop on the spot, and one that leads to the next Heroes.
    expect(lines).toContain(
      'Next stop, and how many of 12 plans lead there: London 1, K’un-Lun 2, Project PEGASUS 2, Alchemax Headquarters 3, TVA Headquarters 2, United Nations Headquarters 2',
    );
    expect(lines).toContain('Could overflow: K’un-Lun');
  });

  test('a card that is known to lie on top is the only one', () => {
    const match = laid({
      plan: ({ id }) => id === '4',
      change(world, board) {
        const { known } = world.villain.deck;
        known[known.length - 1] = board.heroMask;
      },
    });
    expect(onDashboard(match)).toContain('Next stop: Project PEGASUS');
  });

  test('stands on the Locations as soon as the Villain is next, and not before', () => {
    const onBoard = (match: Situation<Mu>): readonly string[] =>
      Object.values(sceneOf(match.view(0)).spaceStates ?? {}).flatMap(({ badges = [] }) =>
        badges.filter(({ symbol }) => symbol === 'i-plan').flatMap(({ text }) => text ?? []),
      );
    const match = laid({});
    const seen: string[] = [];
    for (let given = 0; given < 60 && seen.length === 0; given++) {
      if (cardsUntilVillain(match.world) === 0) seen.push(...onBoard(match));
      else expect(onBoard(match)).toEqual([]);
      match.answer(match.waiting[0] ?? 0, match.options(match.waiting[0])[0] ?? '');
    }
    expect(seen.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(12);
  });
});
