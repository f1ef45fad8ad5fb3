import { remember } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { threatInPlay } from '../../../reading.ts';
import { filled, hero, laid, tokensAt } from '../../../testing/laid.ts';
import type { HeroCardId } from '../../ids.ts';
import { fourWilds, hands, plan, settle } from '../testing/turns.ts';

const YONDU = 'immortus.threat-yondu-1';
const NOVA = 'immortus.threat-nova-1';
const CAPTAIN_MARVEL = 'immortus.threat-captain-marvel-1';
const SURFER = 'immortus.threat-silver-surfer-1';
const STARFOX = 'immortus.threat-starfox-1';
const TACHYON = 'immortus.threat-tachyon-field-generator-1';
const villain = 'immortus';
const three = ['captain-carter', 'mighty-thor', 'loki'] as const;

describe('Immortus', () => {
  test('cannot be attacked, whatever is completed', () => {
    const match = fourWilds({
      villain,
      villainAt: 'alchemax-headquarters',
      completed: ['rescue-civilians', 'defeat-thugs'],
    });
    expect(match.refuses('attack:villain').key).toBe('villain-cannot-be-hurt');
  });

  test('BAM! discards a Thug and a Civilian where he is, and sets their Missions back', () => {
    const match = plan('7', {
      villain,
      at: { 'hero-1': 'kun-lun', 'hero-2': 'kun-lun' },
      tokens: { 'alchemax-headquarters': 'TTC' },
      missions: { 'defeat-thugs': 5, 'rescue-civilians': 2, 'clear-threats': 1 },
    });
    expect(match.events('bystander-discarded')).toHaveLength(2);
    expect(
      ['defeat-thugs', 'rescue-civilians', 'clear-threats'].map((id) => filled(match, id as 'clear-threats')),
    ).toEqual([4, 1, 1]);
    expect(match.events('card-lost')).toHaveLength(0);
  });

  test('BAM! without such a token sets nothing back, and a completed Mission is never undone', () => {
    const match = plan('7', {
      villain,
      tokens: { 'alchemax-headquarters': 'C' },
      missions: { 'defeat-thugs': 5 },
      completed: ['rescue-civilians'],
    });
    expect(filled(match, 'defeat-thugs')).toBe(5);
    expect(match.events('bystander-discarded')).toHaveLength(1);
    expect(match.events('mission-set-back')).toHaveLength(0);
    expect(match.world.completed).toEqual(['rescue-civilians']);
  });

  test('an Overflow adds a Master Plan card face down', () => {
    const match = plan('5', { villain, tokens: { 'kun-lun': 'CCC' } });
    expect(match.events('plan-face-down').map(({ cite }) => cite)).toEqual(['MU-6.14']);
    expect(match.world.storyline.map(({ card }) => card === null)).toEqual([false, true]);
    expect(match.world.villain.deck.cards).toHaveLength(10);
  });

  test('a KO adds a Master Plan card face down, and brings no BAM!', () => {
    const match = laid({
      villain,
      villainAt: 'tva-headquarters',
      tokens: { 'tva-headquarters': 'TC' },
      hands: { 'hero-1': ['captain-carter.ww-1'] },
      decks: { 'hero-1': [] },
      phase: 'hero-turn',
    });
    match.play('play:1', 'end', 'pass');
    expect(match.events('knocked-out')).toHaveLength(1);
    expect(match.events('plan-face-down')).toHaveLength(1);
    expect(match.events('bam-activated')).toHaveLength(0);
  });

  test('all three Missions completed are the Heroic Goal', () => {
    const match = fourWilds({
      villain,
      tokens: { 'alchemax-headquarters': 'T' },
      missions: { 'defeat-thugs': 8 },
      completed: ['rescue-civilians', 'clear-threats'],
    });
    match.answer('attack:thug@alchemax-headquarters');
    expect(match.outcome).toMatchObject({ id: 'heroic-goal-met', winners: [0, 1] });
  });
});

describe('plans of Immortus', () => {
  const told: readonly HeroCardId[] = ['captain-carter.w-1', 'mighty-thor.ww-1', 'captain-carter.ma-1'];

  test('Infinity Watch, Assemble: move 2, and whoever is in his Location is gone', () => {
    const match = plan('5', {
      villain,
      tokens: { 'project-pegasus': 'TTC', london: 'T' },
      missions: { 'defeat-thugs': 3 },
    });
    expect(match.world.villain.at).toBe('project-pegasus');
    expect(tokensAt(match, 'project-pegasus')).toBe('');
    expect([tokensAt(match, 'kun-lun'), tokensAt(match, 'alchemax-headquarters'), tokensAt(match, 'london')]).toEqual([
      'TC',
      'TC',
      'T',
    ]);
    expect(filled(match, 'defeat-thugs')).toBe(3);
  });

  test('Rewritten History: the card with the fewest symbols is the last one now', () => {
    const match = plan('6', { villain, told });
    expect(match.events('cards-swapped')[0]?.params).toEqual({
      one: 'captain-carter.ma-1',
      other: 'captain-carter.w-1',
    });
    expect(match.world.storyline.map(({ card }) => card).slice(0, 3)).toEqual([
      'captain-carter.ma-1',
      'mighty-thor.ww-1',
      'captain-carter.w-1',
    ]);
  });

  test('Rewritten History: of equal cards the players choose, and none is worse than the last', () => {
    const match = plan('6', { villain, told: ['captain-carter.w-1', 'captain-carter.a-1', 'mighty-thor.ww-1'] });
    match.answer(0, 'card:captain-carter.a-1');
    expect(match.world.storyline[2]?.card).toBe('captain-carter.a-1');
    const weakest = plan('6', { villain, told: ['mighty-thor.ww-1', 'captain-carter.w-1'] });
    expect(weakest.events('cards-swapped')).toHaveLength(0);
  });

  test('It Never Happened: the last Hero card lies on top of its deck again, and the next plan comes sooner', () => {
    const match = plan('12', { villain, told });
    expect(match.world.storyline.map(({ card }) => card).slice(0, 2)).toEqual([
      'captain-carter.w-1',
      'mighty-thor.ww-1',
    ]);
    expect(match.events('card-returned')[0]?.params).toMatchObject({ card: 'captain-carter.ma-1', where: 'on-top' });
    expect(match.world.delay).toBe(-1);
    // Captain Carter has drawn it again.
    expect(hero(match).hand.cards).toContain('captain-carter.ma-1');
  });

  test('Time Runs Backwards: whoever played before the last plays next, and so on', () => {
    const match = plan('2', { villain, heroes: three });
    expect(match.events('order-reversed')).toHaveLength(1);
    expect(match.world.direction).toBe(-1);
    // hero-3 played last, hero-1 would have come: now it is hero-2.
    expect(match.question.params).toMatchObject({ who: 'mighty-thor' });
    match.play('play:1', 'end');
    settle(match);
    expect(match.question.params).toMatchObject({ who: 'captain-carter' });
  });
});

describe('Threats of Immortus', () => {
  test('Yondu: Immortus stops here, and near him each Hero takes 1 damage, or gives up an Action token', () => {
    const match = plan('7', {
      villain,
      heroes: three,
      villainAt: 'alchemax-headquarters',
      at: { 'hero-1': 'london', 'hero-2': 'kun-lun', 'hero-3': 'tva-headquarters' },
      threats: { london: [YONDU] },
      change(world) {
        for (const each of world.heroes) each.tokens.move = 1;
      },
    });
    match.answer(0, 'token:move').answer(1, 'pass');
    settle(match);
    expect(match.world.heroes.map(({ tokens }) => tokens.move)).toEqual([0, 1, 1]);
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-2']);
  });

  test('Nova: the first damage of each turn does nothing', () => {
    const match = fourWilds({ villain, threats: { 'alchemax-headquarters': [NOVA] } });
    const health = () => threatInPlay(match.world, NOVA)?.threat.health;
    match.answer(`attack:${NOVA}`);
    expect(health()).toBe(3);
    expect(match.events('damage-ignored-by-enemy')).toHaveLength(1);
    match.play(`attack:${NOVA}`, `attack:${NOVA}`);
    expect(health()).toBe(1);
    expect(match.events('damage-ignored-by-enemy')).toHaveLength(1);
    match.answer(`attack:${NOVA}`);
    expect(health()).toBeUndefined();
  });

  test('Nova: the Villain turn is another turn: its first damage does nothing either', () => {
    const match = plan('7', {
      villain,
      heroes: ['cosmic-ghost-rider', 'captain-carter'],
      at: { 'hero-2': 'london' },
      told: ['cosmic-ghost-rider.spirit-of-vengeance-1'],
      threats: { 'alchemax-headquarters': [NOVA], 'project-pegasus': [CAPTAIN_MARVEL] },
      change: ({ memory }) => remember(memory, NOVA, 'nova'),
    });
    match.play('card:1', `enemy:${NOVA}`);
    expect(match.events('damage-ignored-by-enemy')).toHaveLength(1);
  });

  test('Nova: BAM! covers a symbol of the last Hero card', () => {
    const match = plan('7', { villain, threats: { london: [NOVA] }, told: ['captain-carter.ma-1'] });
    match.answer(0, 'symbol:attack');
    expect(match.events('symbol-covered')[0]?.params).toEqual({ card: 'captain-carter.ma-1', symbol: 'attack' });
    match.answer('play:1');
    expect(match.world.turn.chips.filter(({ from }) => from === 'previous').map(({ symbol }) => symbol)).toEqual([
      'move',
    ]);
  });

  test('Captain Marvel: BAM! strikes one Hero on each side of her, and nobody beside her', () => {
    const match = plan('7', {
      villain,
      heroes: three,
      at: { 'hero-1': 'london', 'hero-2': 'kun-lun', 'hero-3': 'project-pegasus' },
      threats: { 'kun-lun': [CAPTAIN_MARVEL] },
    });
    settle(match);
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-1', 'hero-3']);
  });

  test('Captain Marvel: she strikes back at whoever hurts her, once in a turn', () => {
    const match = fourWilds({ villain, threats: { 'alchemax-headquarters': [CAPTAIN_MARVEL] } });
    match.play(`attack:${CAPTAIN_MARVEL}`, 'card:1', `attack:${CAPTAIN_MARVEL}`);
    expect(match.events('card-lost')).toHaveLength(1);
    expect(match.question.key).toBe('act');
    expect(threatInPlay(match.world, CAPTAIN_MARVEL)?.threat.health).toBe(1);
  });

  test('Silver Surfer: he rides clockwise to the first Heroes and strikes one; with Heroes here he stays', () => {
    const match = plan('7', {
      villain,
      at: { 'hero-1': 'project-pegasus', 'hero-2': 'tva-headquarters' },
      threats: { 'united-nations-headquarters': [SURFER], 'project-pegasus': [YONDU] },
    });
    settle(match);
    expect(match.events('threat-moved')[0]?.params).toMatchObject({ to: 'project-pegasus' });
    const here = plan('7', {
      villain,
      at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' },
      threats: { 'tva-headquarters': [SURFER] },
    });
    settle(here);
    expect(here.events('threat-moved')).toHaveLength(0);
    expect(here.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-2']);
  });

  test('Starfox: he is not hurt while Heroes are together anywhere, and hurts one of them', () => {
    const threats = { 'alchemax-headquarters': [STARFOX] } as const;
    const together = fourWilds({ villain, threats });
    expect(together.refuses(`attack:${STARFOX}`).key).toBe('heroes-together');
    expect(fourWilds({ villain, threats, at: { 'hero-2': 'london' } }).offers(`attack:${STARFOX}`)).toBe(true);
    const bam = plan('7', { villain, threats });
    bam.answer(0, 'hero:hero-2').answer(1, 'card:1');
    expect(hands(bam)).toEqual([4, 2]);
    expect(plan('7', { villain, threats, at: { 'hero-2': 'london' } }).events('card-lost')).toHaveLength(0);
  });

  test('Tachyon Field Generator: full Missions wait, and are completed when it is cleared', () => {
    const match = fourWilds({
      villain,
      tokens: { 'alchemax-headquarters': 'T' },
      threats: { 'alchemax-headquarters': [TACHYON] },
      missions: { 'defeat-thugs': 8, 'clear-threats': 4 },
    });
    match.answer('attack:thug@alchemax-headquarters');
    expect(filled(match, 'defeat-thugs')).toBe(9);
    expect(match.world.completed).toEqual([]);
    match.play(`place:${TACHYON}`, `place:${TACHYON}`, `place:${TACHYON}`, 'mission:clear-threats');
    expect(match.world.completed).toEqual(['clear-threats', 'defeat-thugs']);
  });
});
