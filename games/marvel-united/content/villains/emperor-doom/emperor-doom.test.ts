import { EVERYBODY } from '@necropole/kernel';
import { situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { marvelUnited } from '../../../index.ts';
import { placeOf, threatInPlay } from '../../../reading.ts';
import { hero, laid, tokensAt } from '../../../testing/laid.ts';
import { crises, fourWilds, hands, oneBeforeTheEnd, plan, settle } from '../testing/turns.ts';
import { emperorDoom } from './index.ts';

const PURPLE_MAN = 'emperor-doom.threat-purple-man-1';
const DOOMBOT = 'emperor-doom.threat-doombot-1';
const PRISM = 'emperor-doom.threat-prism-of-obedience-1';
const MAST = 'emperor-doom.threat-broadcast-mast-1';
const CURFEW = 'emperor-doom.threat-curfew-1';
const villain = 'emperor-doom';

/** Gives the Heroes so many Crisis tokens, in their order. */
const bearing =
  (...counts: readonly number[]) =>
  (world: { heroes: { crisis: number }[] }): void => {
    world.heroes.forEach((each, i) => {
      each.crisis = counts[i] ?? 0;
    });
  };

describe('Emperor Doom', () => {
  test('BAM! marks and hurts each Hero in his Location', () => {
    const match = settle(plan('3', { villain, at: { 'hero-1': 'kun-lun' } }));
    expect(crises(match)).toEqual([1, 0]);
    expect(match.events('card-lost')).toHaveLength(1);
  });

  test('BAM! without a Hero there: one Hero of the players’ choice is marked, and nobody hurt', () => {
    const match = plan('3', { villain });
    match.answer(0, 'hero:hero-2');
    expect(crises(match)).toEqual([0, 1]);
    expect(match.events('card-lost')).toHaveLength(0);
  });

  test('an Overflow marks one Hero of the players’ choice', () => {
    const match = plan('12', {
      villain,
      at: { 'hero-1': 'kun-lun', 'hero-2': 'kun-lun' },
      tokens: { 'kun-lun': 'CCC' },
    });
    expect(match.world.villain.at).toBe('kun-lun');
    match.answer(0, 'hero:hero-2');
    expect(crises(match)).toEqual([0, 1]);
  });

  test('a Hero who begins a turn with three Crisis tokens obeys: they go, the card is drawn at random, Obedience rises', () => {
    const match = laid({ villain, dice: [2], change: bearing(3) });
    expect(crises(match)).toEqual([0, 0]);
    expect(match.events('hero-obeys')).toHaveLength(1);
    expect(match.events('drawn-at-random')).toHaveLength(1);
    expect(match.world.villain.track).toBe(1);
    expect(laid({ villain, change: bearing(2) }).events('hero-obeys')).toHaveLength(0);
  });

  test('the last step of Obedience loses the match', () => {
    const match = laid({
      villain,
      change(world) {
        bearing(3)(world);
        world.villain.track = oneBeforeTheEnd(emperorDoom);
      },
    });
    expect(match.outcome?.id).toBe('plot-come-true');
  });

  test('whoever rescues a Civilian discards a Crisis token', () => {
    const match = fourWilds({ villain, tokens: { 'alchemax-headquarters': 'C' }, change: bearing(2, 1) });
    match.answer('rescue:alchemax-headquarters');
    expect(crises(match)).toEqual([1, 1]);
  });
});

describe('plans of Emperor Doom', () => {
  test('The World Kneels comes first, known to all, and marks each Hero', () => {
    const match = laid({ villain, phase: 'villain-turn' });
    expect(match.events('plan-played')[0]?.params.card).toBe('emperor-doom.plan-1');
    expect(crises(match)).toEqual([1, 1]);
    const config = { mode: 'cooperative', seats: 2, options: { villain } };
    const { deck } = situation(marvelUnited, { config }).world.villain;
    expect(deck.cards.at(-1)).toBe('emperor-doom.plan-1');
    expect(deck.known.at(-1)).toBe(EVERYBODY);
  });

  test('The Voice Returns: a cleared Purple Man comes back with full Health and without a Threat token', () => {
    const match = plan('6', { villain, at: { 'hero-1': 'project-pegasus' } });
    settle(match);
    const found = threatInPlay(match.world, PURPLE_MAN);
    expect(found?.place.id).toBe('project-pegasus');
    expect(found?.threat).toMatchObject({ health: 3, token: false });
    expect(crises(match)).toEqual([2, 0]);
  });

  test('The Voice Returns: one who is in play comes along, with his wounds and his Threat token', () => {
    const match = plan('6', {
      villain,
      threats: { 'united-nations-headquarters': [PURPLE_MAN] },
      change(world) {
        const found = threatInPlay(world, PURPLE_MAN);
        if (found !== null) found.threat.health = 1;
      },
    });
    match.answer(0, 'hero:hero-1');
    const found = threatInPlay(match.world, PURPLE_MAN);
    expect(found?.place.id).toBe('project-pegasus');
    expect(found?.threat).toMatchObject({ health: 1, token: true });
    expect(match.world.aside).not.toContain(PURPLE_MAN);
  });

  test('By Imperial Decree: the Hero with the most Crisis tokens plays the next card face down', () => {
    const match = plan('5', { villain, change: bearing(1, 2) });
    match.answer(0, 'hero:hero-1');
    settle(match);
    expect(match.events('must-play-face-down').map(({ params }) => params.hero)).toEqual([
      // the choice of a tie is the players': both had two by then
      'hero-1',
    ]);
  });

  test('By Imperial Decree: nobody without a Crisis token is meant', () => {
    const match = plan('5', {
      villain,
      change(world) {
        world.villain.stunned = true;
      },
    });
    expect(match.events('plan-special')).toHaveLength(1);
    expect(match.question.key).toBe('play-card');
    expect(match.events('must-play-face-down')).toHaveLength(0);
  });
});

describe('Threats of Emperor Doom', () => {
  test('Purple Man has one Health more than there are Heroes', () => {
    const health = (heroes: Parameters<typeof laid>[0]) => {
      const match = laid({ ...heroes, villain, threats: { london: [PURPLE_MAN] } });
      return threatInPlay(match.world, PURPLE_MAN)?.threat.health;
    };
    expect(health({})).toBe(3);
    expect(health({ heroes: ['captain-carter', 'mighty-thor', 'loki'] })).toBe(4);
    expect(health({ heroes: ['captain-carter', 'mighty-thor', 'loki', 'ironheart'] })).toBe(5);
  });

  test('Purple Man: BAM! marks Heroes here and next door, and none farther away', () => {
    const match = plan('3', {
      villain,
      at: { 'hero-1': 'tva-headquarters', 'hero-2': 'project-pegasus' },
      threats: { 'alchemax-headquarters': [PURPLE_MAN] },
    });
    match.answer(0, 'hero:hero-1');
    expect(crises(match)).toEqual([2, 1]);
    const far = plan('3', {
      villain,
      at: { 'hero-1': 'london' },
      threats: { 'alchemax-headquarters': [PURPLE_MAN] },
    });
    far.answer(0, 'hero:hero-2');
    expect(crises(far)).toEqual([0, 2]);
  });

  test('Doombot: Doom cannot be hurt beside one', () => {
    const wanted = {
      villain,
      villainAt: 'alchemax-headquarters',
      completed: ['rescue-civilians', 'defeat-thugs'],
    } as const;
    const guarded = fourWilds({ ...wanted, threats: { 'alchemax-headquarters': [DOOMBOT] } });
    expect(guarded.refuses('attack:villain').key).toBe('guarded-by');
    guarded.play(`attack:${DOOMBOT}`, `attack:${DOOMBOT}`, `attack:${DOOMBOT}`, 'attack:villain');
    expect(guarded.world.villain.health).toBe(emperorDoom.health[0] - 1);
    expect(fourWilds({ ...wanted, threats: { london: [DOOMBOT] } }).offers('attack:villain')).toBe(true);
  });

  test('Doombot: BAM! hurts one Hero here', () => {
    const match = plan('3', { villain, threats: { 'alchemax-headquarters': [DOOMBOT] } });
    match.answer(0, 'hero:hero-1').answer(0, 'hero:hero-2');
    match.answer(1, 'card:1');
    expect(hands(match)).toEqual([4, 2]);
  });

  test('Prism of Obedience: two Crisis tokens are enough while it is in play', () => {
    const match = laid({ villain, dice: [1], threats: { london: [PRISM] }, change: bearing(2) });
    expect(match.events('hero-obeys')).toHaveLength(1);
    expect(laid({ villain, threats: { london: [PRISM] }, change: bearing(1) }).events('hero-obeys')).toHaveLength(0);
  });

  test('Broadcast Mast: a Civilian becomes a Thug; without one it marks the Heroes here', () => {
    const threats = { 'alchemax-headquarters': [MAST] } as const;
    const talks = plan('3', { villain, threats, tokens: { 'alchemax-headquarters': 'CC' } });
    talks.answer(0, 'hero:hero-1');
    expect(tokensAt(talks, 'alchemax-headquarters')).toBe('TC');
    expect(crises(talks)).toEqual([1, 0]);
    const alone = plan('3', { villain, threats });
    alone.answer(0, 'hero:hero-1');
    expect(crises(alone)).toEqual([2, 1]);
  });

  test('Broadcast Mast: it is cleared by three moves', () => {
    const match = laid({
      villain,
      threats: { 'alchemax-headquarters': [MAST] },
      hands: { 'hero-1': ['captain-carter.ma-1', 'captain-carter.a-1'] },
      told: ['mighty-thor.ww-1'],
    });
    match.play('play:1', `place:${MAST}`, `place:${MAST}`);
    expect(match.offers(`attack:${MAST}`)).toBe(false);
    match.answer(`place:${MAST}`);
    expect(placeOf(match.world, 'alchemax-headquarters').threats).toEqual([]);
    expect(match.events('token-on-threat').map(({ cite }) => cite)).toEqual(['MU-9.13', 'MU-9.13', 'MU-9.13']);
  });

  test('Curfew: whoever leaves its Location gets a Crisis token, and nobody who enters', () => {
    const match = fourWilds({ villain, threats: { 'tva-headquarters': [CURFEW] } });
    match.answer('move:tva-headquarters');
    expect(hero(match).crisis).toBe(0);
    match.answer('move:alchemax-headquarters');
    expect(hero(match).crisis).toBe(1);
  });
});
