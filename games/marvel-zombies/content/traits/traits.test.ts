/** What each heroic trait does. */

import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { house } from '../../positions/plans.ts';
import { rulebook } from '../../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, type Standing, stand } from '../../testing/standing.ts';
import { kindOf, type TraitCardId } from '../ids.ts';
import { traitCardIds, traitKinds, traits } from './index.ts';

const proves = provesFor(rulebook);

/** In the turn of Colossus, who stands in the first zone of the street with these traits. */
function turnWith(
  cards: readonly TraitCardId[],
  said: Standing & { readonly health?: number; readonly power?: number },
) {
  const { health = 3, power = 0, heroes = {}, ...rest } = said;
  return stand({
    phase: 'hero-turn',
    heroes: { colossus: { at: 'street-1', traits: cards, health, power }, ...heroes },
    ...rest,
  }).answer('hero:colossus');
}

describe('the deck', () => {
  proves('MZ-4.1', '45 cards, of 18 kinds with 2 or 3 copies each', () => {
    expect(new Set(traitCardIds).size).toBe(45);
    expect(traitKinds).toHaveLength(18);
    for (const kind of traitKinds) {
      expect([2, 3]).toContain(traits[kind].copies);
      expect(traitCardIds.filter((card) => kindOf(card) === kind)).toHaveLength(traits[kind].copies);
    }
  });
});

describe('before the dice', () => {
  proves(['MZ-16.20', 'MZ-16.21'], 'Fury adds 2 dice in melee, and is discarded', () => {
    const match = turnWith(['fury-1'], { horde: { 'street-1': { walker: 5 } }, dice: [4, 4, 4, 4, 4] });
    match.play('attack:steel-fists:street-1', 'play:fury-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('');
    expect(hero(match, 'colossus').traits.cards).toEqual([]);
    expect(match.world.traitDiscard.cards).toEqual(['fury-1']);
  });

  proves('MZ-16.21', 'Fury is of no use to a ranged attack', () => {
    const match = stand({
      phase: 'hero-turn',
      heroes: { storm: { at: 'street-1', traits: ['fury-1', 'hunters-eye-1'] } },
      horde: { 'street-2': { walker: 1 } },
    }).play('hero:storm', 'attack:lightning:street-2');
    expect(match.refuses('play:fury-1')).toEqual({ key: 'melee-only', params: {}, cite: 'MZ-16.21', refs: ['storm'] });
    match.answer('play:hunters-eye-1');
  });

  test('Precise Aim counts every die 1 higher', () => {
    const match = turnWith(['precise-aim-1'], { horde: { 'street-1': { walker: 5 } }, dice: [3, 3, 2] });
    match.play('attack:steel-fists:street-1', 'play:precise-aim-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('3 walkers');
  });

  test('Hunter’s Eye adds a die and strikes whom the hero likes', () => {
    const match = turnWith(['hunters-eye-1'], {
      horde: { 'street-1': { brute: 1, runner: 1 } },
      dice: [4, 1, 1, 1],
    });
    match.play('attack:steel-fists:street-1', 'play:hunters-eye-1', 'roll');
    // One hit is enough for the runner, and lost on the brute.
    const needs = (option: string) => match.option(option, 0).facts?.[0]?.params;
    expect(needs('strike:runner-0')).toEqual({ hits: 1, enough: true });
    expect(needs('strike:brute-0')).toEqual({ hits: 2, enough: false });
    match.answer('strike:runner-0');
    expect(enemiesAt(match, 'street-1')).toBe('1 brute');
  });

  test('Weak Spot spares a hit on a brute, and is refused where everybody is weak', () => {
    const match = turnWith(['weak-spot-1'], { horde: { 'street-1': { brute: 2 } }, dice: [4, 4, 1] });
    match.play('attack:steel-fists:street-1', 'play:weak-spot-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('');
    const weak = turnWith(['weak-spot-1'], { horde: { 'street-1': { walker: 2 } } });
    weak.play('attack:steel-fists:street-1');
    expect(weak.refuses('play:weak-spot-1')).toMatchObject({
      key: 'nothing-to-do',
      cite: 'MZ-16.21',
      refs: ['colossus'],
    });
  });

  proves(['MZ-16.22', 'MZ-16.20'], 'two traits help the same attack', () => {
    const match = turnWith(['fury-1', 'precise-aim-2'], {
      horde: { 'street-1': { walker: 6 } },
      dice: [3, 3, 3, 3, 3],
    });
    match.play('attack:steel-fists:street-1', 'play:fury-1', 'play:precise-aim-2', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('1 walker');
  });
});

describe('after the dice', () => {
  test('Second Chance rolls the dice that missed once more', () => {
    const match = turnWith(['second-chance-1'], { horde: { 'street-1': { walker: 3 } }, dice: [4, 1, 2, 5, 6] });
    match.play('attack:steel-fists:street-1', 'roll');
    expect(match.question).toMatchObject({
      key: 'reroll',
      params: { who: 'colossus', component: 'second-chance', dice: [4, 1, 2], missed: 2 },
      cite: 'MZ-16.21',
      refs: ['colossus'],
    });
    const clears = (key: string): unknown => match.option(key).facts?.find((fact) => fact.key === 'clear-odds')?.params;
    expect([clears('accept'), clears('pass')]).toEqual([{ percent: 25 }, { percent: 0 }]);
    match.answer('accept');
    expect(match.events('dice-rerolled')[0]?.params).toMatchObject({ before: [4, 1, 2], after: [4, 5, 6] });
    expect(enemiesAt(match, 'street-1')).toBe('');
    expect(match.world.traitDiscard.cards).toEqual(['second-chance-1']);
  });

  test('Second Chance tells of successes that were thrown before, and of dice that are still to come', () => {
    const match = stand({
      phase: 'hero-turn',
      heroes: { wolverine: { at: 'street-1', traits: ['second-chance-1'] } },
      horde: { 'street-1': { walker: 2 } },
      dice: [6, 1, 1, 1],
    }).play('hero:wolverine', 'attack:adamantium-claws:street-1', 'roll');
    const certain = (): unknown => match.option('pass').facts?.find((fact) => fact.key === 'kill-odds')?.params;
    expect(match.question).toMatchObject({ key: 'reroll', params: { dice: [6, 1, 1], missed: 2 } });
    expect(certain()).toEqual({ kind: 'walker', kills: 1, percent: 100 });
    expect(match.option('pass').facts?.at(-1)).toEqual({ key: 'clear-odds', params: { percent: 50 } });
    match.answer('pass');
    expect(match.question).toMatchObject({ key: 'reroll', params: { dice: [1], missed: 1 } });
    expect(certain()).toEqual({ kind: 'walker', kills: 1, percent: 100 });
  });

  test('Second Chance is kept when its holder passes, and not asked for when nothing missed', () => {
    const kept = turnWith(['second-chance-1'], { horde: { 'street-1': { walker: 3 } }, dice: [4, 1, 4] });
    kept.play('attack:steel-fists:street-1', 'roll', 'pass');
    expect(hero(kept, 'colossus').traits.cards).toEqual(['second-chance-1']);
    const lucky = turnWith(['second-chance-1'], { horde: { 'street-1': { walker: 4 } }, dice: [4, 4, 4] });
    lucky.play('attack:steel-fists:street-1', 'roll');
    expect(lucky.question.key).toBe('turn');
  });
});

describe('free actions', () => {
  test('Flurry is an attack without an action, for 1 power', () => {
    const match = turnWith(['flurry-1'], { power: 1, horde: { 'street-1': { walker: 3 } }, dice: [4, 4, 4] });
    match.play('play:flurry-1', 'attack:steel-fists:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('');
    expect(match.world.turn.actions).toBe(3);
    expect(hero(match, 'colossus').power).toBe(0);
    expect(turnWith(['flurry-1'], { horde: { 'street-1': { walker: 1 } } }).refuses('play:flurry-1').key).toBe(
      'no-power',
    );
    expect(turnWith(['flurry-1'], { power: 1 }).refuses('play:flurry-1')).toMatchObject({
      key: 'nothing-to-do',
      cite: 'MZ-16.21',
      refs: ['colossus'],
    });
  });

  test('Sprint is one free Move, and another from a quiet zone', () => {
    const match = turnWith(['sprint-1'], {});
    match.play('play:sprint-1', 'move:street-2', 'move:street-3');
    expect(hero(match, 'colossus').zone).toBe(2);
    expect(match.world.turn.actions).toBe(3);
    const met = turnWith(['sprint-1'], { horde: { 'street-2': { walker: 1 } } });
    met.play('play:sprint-1', 'move:street-2');
    expect(met.question.key).toBe('turn');
  });

  test('Slip Away leaves any crowd for nothing', () => {
    const match = turnWith(['slip-away-1'], { horde: { 'street-1': { walker: 7 } } });
    match.play('play:slip-away-1');
    expect(hero(match, 'colossus').zone).toBe(1);
    expect(match.world.turn.actions).toBe(3);
    expect(turnWith(['slip-away-1'], {}).refuses('play:slip-away-1').key).toBe('nothing-to-do');
  });

  test('Break-in opens a door or window for free, and goes through', () => {
    const match = stand({
      board: house,
      phase: 'hero-turn',
      heroes: { colossus: { at: 'path-3', traits: ['break-in-1'] } },
    }).play('hero:colossus', 'play:break-in-1');
    match.play('open:path-3/hall-middle', 'move:hall-middle');
    expect(match.world.turn.actions).toBe(3);
    expect(match.board.plan.zones[hero(match, 'colossus').zone]?.id).toBe('hall-middle');
  });

  test('Power Surge fills the power', () => {
    const match = turnWith(['power-surge-1', 'power-surge-2'], { power: 1 });
    match.play('play:power-surge-1');
    expect(hero(match, 'colossus').power).toBe(4);
    expect(match.refuses('play:power-surge-2')).toMatchObject({
      key: 'power-full',
      cite: 'MZ-17.10',
      refs: ['colossus'],
    });
  });

  test('Second Wind heals 1, away from enemies', () => {
    const match = turnWith(['second-wind-1'], { health: 1 });
    match.play('play:second-wind-1');
    expect(hero(match, 'colossus').health).toBe(2);
    expect(turnWith(['second-wind-1'], {}).refuses('play:second-wind-1')).toMatchObject({
      key: 'healthy',
      cite: 'MZ-16.21',
      refs: ['colossus'],
    });
    const beset = turnWith(['second-wind-1'], { health: 1, horde: { 'street-1': { walker: 1 } } });
    expect(beset.refuses('play:second-wind-1')).toMatchObject({
      key: 'enemies-here',
      cite: 'MZ-16.21',
      refs: ['walker-0'],
    });
  });

  test('Rally gives 2 power to the hero and to another in sight', () => {
    const match = turnWith(['rally-1'], { heroes: { rogue: 'street-4', storm: { at: 'street-7', power: 3 } } });
    match.play('play:rally-1', 'hero:storm');
    expect([hero(match, 'colossus').power, hero(match, 'rogue').power, hero(match, 'storm').power]).toEqual([2, 0, 4]);
    expect(turnWith(['rally-1'], {}).refuses('play:rally-1')).toMatchObject({
      key: 'nobody-to-rally',
      cite: 'MZ-16.21',
      refs: ['colossus'],
    });
  });

  test('Call Out brings a citizen in sight', () => {
    const match = turnWith(['call-out-1'], { citizens: { 'trish-tilby': 'street-3', callisto: 'street-4' } });
    match.play('play:call-out-1');
    expect(citizenAt(match, 'trish-tilby')).toBe('street-1');
    expect(citizenAt(match, 'callisto')).toBe('street-4');
    expect(turnWith(['call-out-1'], {}).refuses('play:call-out-1')).toMatchObject({
      key: 'no-citizen-in-sight',
      cite: 'MZ-9.10',
      refs: ['colossus'],
    });
  });

  proves('MZ-9.10', 'Call Out reaches nobody behind a closed door', () => {
    const calling = (open: readonly string[]) =>
      turnWith(['call-out-1'], {
        board: house,
        heroes: { colossus: { at: 'hall-west', traits: ['call-out-1'] } },
        citizens: { 'trish-tilby': 'kitchen' },
        open,
      });
    expect(calling([]).refuses('play:call-out-1')).toMatchObject({
      key: 'no-citizen-in-sight',
      cite: 'MZ-9.10',
      refs: ['colossus'],
    });
    expect(citizenAt(calling(['hall-west/kitchen']).answer('play:call-out-1'), 'trish-tilby')).toBe('hall-west');
  });
});

describe('against enemies', () => {
  test('Shockwave drives the horde out, but no zombie hero', () => {
    const match = turnWith(['shockwave-1'], {
      horde: { 'street-1': { brute: 1, walker: 2 } },
      zombieHeroes: { iceman: 'street-1' },
    });
    match.play('play:shockwave-1');
    expect(enemiesAt(match, 'street-1')).toBe('iceman');
    expect(enemiesAt(match, 'street-2')).toBe('1 brute, 2 walkers');
  });

  test('Take-down kills a walker or a runner at range 0 or 1', () => {
    const match = turnWith(['take-down-1', 'take-down-2'], {
      horde: { 'street-2': { brute: 1, walker: 2, runner: 1 }, 'street-3': { walker: 1 } },
    });
    match.play('play:take-down-1');
    expect(match.options()).toEqual(['enemy:walker-0', 'enemy:runner-0']);
    match.play('enemy:runner-0');
    expect(enemiesAt(match, 'street-2')).toBe('1 brute, 2 walkers');
    expect(hero(match, 'colossus').xp).toBe(1);
    const tough = turnWith(['take-down-1'], { horde: { 'street-1': { brute: 1 } } });
    expect(tough.refuses('play:take-down-1').key).toBe('nothing-to-do');
  });

  /** Storm, attacked by two walkers. */
  function attacked(card: TraitCardId, power = 0, ...others: readonly TraitCardId[]) {
    return stand({
      heroes: { storm: { at: 'street-1', traits: [card, ...others], power } },
      horde: { 'street-1': { walker: 2 } },
    });
  }

  test('Dodge avoids 1 wound', () => {
    const match = attacked('dodge-1');
    expect(match.question).toMatchObject({ key: 'may-use', params: { who: 'storm', component: 'dodge' } });
    match.answer('accept');
    expect(hero(match, 'storm').health).toBe(2);
    expect(match.world.traitDiscard.cards).toEqual(['dodge-1']);
    expect(hero(attacked('dodge-1').answer('pass'), 'storm').health).toBe(1);
  });

  proves('MZ-16.22', 'of two Dodges, one that is kept is not offered a second time; both may be played', () => {
    const kept = attacked('dodge-1', 0, 'dodge-2').answer('pass');
    expect(hero(kept, 'storm')).toMatchObject({ health: 1 });
    expect(hero(kept, 'storm').traits.cards).toEqual(['dodge-1', 'dodge-2']);
    const played = attacked('dodge-1', 0, 'dodge-2').play('accept', 'accept');
    expect(hero(played, 'storm').health).toBe(3);
    expect(hero(played, 'storm').traits.cards).toEqual([]);
  });

  test('of two Second Chances the other is offered for the dice that miss again', () => {
    const match = turnWith(['second-chance-1', 'second-chance-2'], {
      horde: { 'street-1': { walker: 3 } },
      dice: [4, 4, 1, 2, 5],
    });
    match.play('attack:steel-fists:street-1', 'roll', 'accept', 'accept');
    expect(enemiesAt(match, 'street-1')).toBe('');
    const kept = turnWith(['second-chance-1', 'second-chance-2'], {
      horde: { 'street-1': { walker: 3 } },
      dice: [4, 4, 1],
    });
    kept.play('attack:steel-fists:street-1', 'roll', 'pass');
    expect(kept.question.key).toBe('turn');
  });

  test('Force of Will shakes all wounds off, for 2 power', () => {
    const match = attacked('force-of-will-1', 2).answer('accept');
    expect(hero(match, 'storm').health).toBe(3);
    expect(match.events('power-spent')[0]?.params).toMatchObject({ power: 2, now: 0 });
    expect(hero(attacked('force-of-will-1', 1), 'storm').health).toBe(1);
  });

  test('Counter-blow kills a walker or a runner of those who come in', () => {
    const match = stand({
      heroes: { storm: { at: 'street-1', traits: ['counter-blow-1'] } },
      horde: { 'street-2': { brute: 1, walker: 1 } },
    });
    match.answer('accept');
    expect(match.events('enemy-killed')[0]?.params).toMatchObject({ who: 'storm', enemy: 'walker-0' });
    expect(hero(match, 'storm').xp).toBe(1);
    const brutes = stand({
      heroes: { storm: { at: 'street-1', traits: ['counter-blow-1'] } },
      horde: { 'street-2': { brute: 1 } },
    });
    expect(brutes.question.key).not.toBe('may-use');
  });
});
