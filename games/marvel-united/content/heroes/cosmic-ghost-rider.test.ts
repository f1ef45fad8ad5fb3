import { describe, expect, test } from 'vitest';
import { filled, hero, tokensAt } from '../../testing/laid.ts';
import { fallsBefore, played, villainActs } from '../testing/turns.ts';

const bothMissions = ['defeat-thugs', 'rescue-civilians'] as const;

describe('Spirit of Vengeance', () => {
  const table = {
    told: ['cosmic-ghost-rider.spirit-of-vengeance-1'],
    plan: ({ id }: { id: string }) => id === '6',
    tokens: { 'alchemax-headquarters': 'TT' },
  } as const;

  test('a Hero is hurt where he is: an enemy there pays, once in a Villain turn', () => {
    const match = villainActs('cosmic-ghost-rider', table);
    match.answer(0, 'card:1');
    expect(match.options(0)).toEqual(['enemy:thug@alchemax-headquarters', 'pass']);
    match.answer(0, 'enemy:thug@alchemax-headquarters').answer(1, 'card:1');
    expect(match.events('thug-defeated')).toHaveLength(1);
    expect(filled(match, 'defeat-thugs')).toBe(1);
    expect(match.phase).not.toBe('villain-turn');
  });

  test('for another Hero too, and he may wait for it', () => {
    const match = villainActs('cosmic-ghost-rider', table);
    match.answer(0, 'card:1').answer(0, 'pass').answer(1, 'card:1').answer(0, 'enemy:thug@alchemax-headquarters');
    expect(match.events('thug-defeated')).toHaveLength(1);
  });

  test('not for what happens elsewhere', () => {
    const match = villainActs('cosmic-ghost-rider', {
      ...table,
      tokens: { 'tva-headquarters': 'T' },
      at: { 'hero-1': 'tva-headquarters' },
    });
    match.answer(1, 'card:1');
    expect(match.phase).not.toBe('villain-turn');
  });

  test('not in a Hero’s turn, and not when he is KO’d', () => {
    const { told, tokens, plan } = table;
    const inTurn = fallsBefore('cosmic-ghost-rider', { told, tokens }).answer(1, 'card:1');
    expect([inTurn.waiting, inTurn.question.key]).toEqual([[2], 'lose-card']);
    const down = villainActs('cosmic-ghost-rider', {
      told,
      tokens,
      plan,
      hands: { 'hero-1': [] },
      change(world) {
        for (const one of world.heroes.slice(0, 1)) one.ko = true;
      },
    });
    down.answer(1, 'card:1');
    expect(down.phase).not.toBe('villain-turn');
  });
});

describe('Penance Stare', () => {
  test('3 damage to a single enemy', () => {
    const match = played('cosmic-ghost-rider.penance-stare-1', {
      villainAt: 'alchemax-headquarters',
      tokens: { 'alchemax-headquarters': 'TT' },
      completed: bothMissions,
    });
    const { health } = match.world.villain;
    match.answer('special');
    expect(match.options()).toEqual(['enemy:thug@alchemax-headquarters', 'enemy:villain']);
    match.answer('enemy:villain');
    expect(match.world.villain.health).toBe(health - 3);
    expect(tokensAt(match, 'alchemax-headquarters')).toBe('TT');
  });

  test('not at a Villain whom nothing hurts yet', () => {
    const match = played('cosmic-ghost-rider.penance-stare-2', { villainAt: 'alchemax-headquarters' });
    expect(match.refuses('special').key).toBe('no-enemy-here');
  });
});

describe('Cosmic Hellfire', () => {
  test('every Thug here, and nobody next door', () => {
    const match = played('cosmic-ghost-rider.riders-hellfire-1', {
      tokens: { 'alchemax-headquarters': 'TTTC', 'tva-headquarters': 'T' },
    });
    match.answer('special');
    expect([tokensAt(match, 'alchemax-headquarters'), tokensAt(match, 'tva-headquarters')]).toEqual(['C', 'T']);
    expect(filled(match, 'defeat-thugs')).toBe(3);
  });

  test('not without a Thug', () => {
    expect(played('cosmic-ghost-rider.riders-hellfire-1').refuses('special').key).toBe('no-thug-here');
  });
});

test('Cosmic Punishment: a Thug here and one in each Location beside', () => {
  const match = played('cosmic-ghost-rider.cosmic-punishment-1', {
    tokens: { 'project-pegasus': 'T', 'alchemax-headquarters': 'TT', 'tva-headquarters': 'TT', london: 'T' },
  });
  match.answer('special');
  expect(
    (['project-pegasus', 'alchemax-headquarters', 'tva-headquarters', 'london'] as const).map((at) =>
      tokensAt(match, at),
    ),
  ).toEqual(['', 'T', 'T', 'T']);
  expect(played('cosmic-ghost-rider.cosmic-punishment-1').refuses('special').key).toBe('no-thug-here');
});

describe('Distant Possession', () => {
  test('the End of Turn effect of another Location, as if he were there', () => {
    const match = played('cosmic-ghost-rider.distant-possession-1', { at: { 'hero-2': 'london' } }).answer('special');
    expect(match.options()).toEqual(['location:london', 'location:kun-lun']);
    match.play('location:london', 'token:attack');
    expect([hero(match).tokens.attack, hero(match).at]).toEqual([1, 'alchemax-headquarters']);
    expect(match.question.key).toBe('act');
  });

  test('nobody else in London, no Threat over it: neither serves him', () => {
    const alone = played('cosmic-ghost-rider.distant-possession-1').answer('special');
    expect(alone.options()).toEqual(['location:kun-lun']);
    const HALL = 'maestro.threat-trophy-hall-1';
    const covered = played('cosmic-ghost-rider.distant-possession-1', { threats: { 'kun-lun': [HALL] } });
    expect(covered.refuses('special').key).toBe('no-location-effect');
  });

  test('the Location where he is gives him nothing more: one effect a turn', () => {
    const match = played('cosmic-ghost-rider.distant-possession-1', { at: { 'hero-2': 'london' } });
    match.play('special', 'location:london', 'token:move', 'end');
    expect(match.refuses('accept')).toMatchObject({ key: 'location-effect-used', cite: 'MU-8.25' });
  });
});
