/** The two identity cards that the book prints: Wolverine (p.13) and Rogue (p.14). */
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { house } from '../../positions/plans.ts';
import { rulebook } from '../../rulebook/index.ts';
import { enemiesAt, hero, type Standing, stand } from '../../testing/standing.ts';
import { GONE } from '../../world.ts';
import { heroCards, heroIds } from './index.ts';

const proves = provesFor(rulebook);
const [YELLOW, ORANGE, RED] = [7, 19, 43];

/** In the turn of Wolverine or Rogue. */
function turnOf(who: 'wolverine' | 'rogue', said: Standing) {
  return stand({ phase: 'hero-turn', ...said }).answer(`hero:${who}`);
}

test('only their attacks and skills are the book’s', () => {
  for (const id of heroIds) {
    const { attack, skills } = heroCards[id];
    const printed = id === 'wolverine' || id === 'rogue' ? 'rulebook' : 'reconstructed';
    expect([id, attack.provenance]).toEqual([id, printed]);
    const [blue, , orange, red] = skills.map(({ provenance }) => provenance);
    expect([id, blue, orange, red]).toEqual([id, printed, printed, printed]);
  }
});

describe('Wolverine', () => {
  proves('MZ-13.13', 'his claws strike in melee: range 0, 3 dice, 4+', () => {
    const { attack, health } = heroCards.wolverine;
    expect(attack).toMatchObject({ type: 'melee', range: [0, 0], dice: 3, accuracy: 4, provenance: 'rulebook' });
    expect(health).toBe(3);
  });

  proves('MZ-13.14', 'with 2 wounds a 4 counts 6 and rolls one more die, which may bring others', () => {
    const raging = turnOf('wolverine', {
      heroes: { wolverine: { at: 'street-1', health: 1 } },
      horde: { 'street-1': { walker: 6 } },
      dice: [4, 1, 2, 5, 3],
    });
    raging.play('attack:adamantium-claws:street-1', 'roll');
    expect(raging.events('attack-made')[0]?.params).toMatchObject({ dice: [4, 1, 2, 5, 3], hits: 4 });
    expect(enemiesAt(raging, 'street-1')).toBe('2 walkers');
  });

  proves('MZ-13.14', 'what each die has to show is told as his wounds make it', () => {
    const shown = (health: number) =>
      turnOf('wolverine', {
        heroes: { wolverine: { at: 'street-1', health } },
        horde: { 'street-1': { walker: 1 } },
      }).option('attack:adamantium-claws:street-1').facts?.[0];
    expect(shown(3)).toEqual({ key: 'dice-and-accuracy', params: { dice: 3, accuracy: 4 } });
    expect(shown(2)).toEqual({ key: 'dice-and-accuracy', params: { dice: 3, accuracy: 3 } });
    expect(shown(1)).toEqual({ key: 'dice-and-accuracy', params: { dice: 3, accuracy: 2 } });
  });

  proves('MZ-13.14', 'unhurt, only a 6 brings a die', () => {
    const calm = turnOf('wolverine', {
      heroes: { wolverine: 'street-1' },
      horde: { 'street-1': { walker: 6 } },
      dice: [4, 3, 6, 5],
    });
    calm.play('attack:adamantium-claws:street-1', 'roll');
    expect(calm.events('attack-made')[0]?.params).toMatchObject({ dice: [4, 3, 6, 5], hits: 3 });
  });

  const surrounded: Standing = {
    phase: 'enemies-first-actions',
    heroes: { wolverine: { at: 'street-3', power: 3, xp: ORANGE } },
    horde: { 'street-2': { walker: 1 }, 'street-4': { walker: 1 } },
  };

  proves('MZ-13.15', 'once per enemies’ phase he meets those who come in with his claws, for 1 power', () => {
    const match = stand({ ...surrounded, dice: [5, 1, 1] });
    expect(match.question).toMatchObject({ key: 'may-use', params: { component: 'onslaught' } });
    match.play('accept', 'roll');
    expect(hero(match, 'wolverine')).toMatchObject({ xp: ORANGE + 1 });
    expect(match.events('power-spent')[0]?.params).toMatchObject({ power: 1, now: 2 });
    expect(match.events('effect-used').filter(({ params }) => params.component === 'onslaught')).toHaveLength(1);
    expect(match.events('enemy-killed')).toHaveLength(1);
    expect(match.events('enemies-move')).toHaveLength(2);
    expect(match.question.key).not.toBe('may-use');
  });

  test('Onslaught needs power, and the orange level', () => {
    for (const state of [
      { power: 0, xp: ORANGE },
      { power: 3, xp: YELLOW },
    ]) {
      const match = stand({ ...surrounded, heroes: { wolverine: { at: 'street-3', ...state } } });
      expect(match.events('enemies-move')).toHaveLength(2);
      expect(match.question.key).not.toBe('may-use');
    }
  });

  proves('MZ-13.16', 'at the end of a round he heals as much as he likes', () => {
    const match = stand({ phase: 'end-of-round', heroes: { wolverine: { at: 'street-1', health: 1, xp: RED } } });
    expect(match.options()).toEqual(['heal:2', 'heal:1', 'pass']);
    match.answer('heal:1');
    expect(hero(match, 'wolverine').health).toBe(2);
    expect(match.events('healed')).toMatchObject([{ cite: 'MZ-13.16', params: { health: 1, now: 2 } }]);
    const earlier = stand({ phase: 'end-of-round', heroes: { wolverine: { at: 'street-1', health: 1, xp: ORANGE } } });
    expect(hero(earlier, 'wolverine').health).toBe(1);
  });

  proves('MZ-7.4', 'he heals nobody’s defeat away', () => {
    const match = stand({
      phase: 'end-of-round',
      heroes: { wolverine: { at: 'street-1', health: 1, xp: RED }, storm: 'street-1' },
      change: ({ heroes }) => {
        for (const each of heroes) if (each.id === 'storm') Object.assign(each, { zone: GONE, health: 0 });
      },
    });
    expect(match.outcome?.id).toBe('hero-eliminated');
    expect(hero(match, 'wolverine').health).toBe(1);
  });
});

describe('Rogue', () => {
  proves('MZ-14.7', 'her blows strike in melee: range 0, 2 dice, 3+', () => {
    expect(heroCards.rogue.attack).toMatchObject({ type: 'melee', range: [0, 0], dice: 2, accuracy: 3 });
  });

  proves('MZ-14.8', 'a brute falls to 1 hit of her blows, and a walker still takes 1', () => {
    const match = turnOf('rogue', {
      heroes: { rogue: 'street-1' },
      horde: { 'street-1': { brute: 1, walker: 2 } },
      dice: [3, 3],
    });
    match.play('attack:powerful-blows:street-1', 'roll');
    expect(enemiesAt(match, 'street-1')).toBe('1 walker');
  });

  proves('MZ-14.8', 'once a turn she opens a door for free, and no window', () => {
    const match = turnOf('rogue', { board: house, heroes: { rogue: 'hall-east' } });
    match.play('use:bruiser');
    expect(match.options()).toEqual(['open:hall-east/store']);
    match.answer('open:hall-east/store');
    expect(match.world.turn.actions).toBe(3);
    expect(match.refuses('use:bruiser')).toMatchObject({ key: 'used-this-turn', cite: 'MZ-14.8', refs: ['rogue'] });
  });

  proves('MZ-14.9', 'yellow is 1 more action, on all six cards', () => {
    for (const id of heroIds) {
      const yellow = stand({ phase: 'hero-turn', heroes: { [id]: { at: 'street-1', xp: YELLOW } } });
      yellow.answer(`hero:${id}`);
      expect(yellow.world.turn.actions, id).toBe(4);
      const blue = stand({ phase: 'hero-turn', heroes: { [id]: { at: 'street-1', xp: YELLOW - 1 } } });
      blue.answer(`hero:${id}`);
      expect(blue.world.turn.actions, id).toBe(3);
    }
  });

  const near: Standing = {
    heroes: {
      rogue: { at: 'street-1', power: 2, xp: ORANGE },
      storm: 'street-2',
      colossus: { at: 'street-3', xp: RED },
    },
  };

  proves('MZ-14.10', 'she borrows an attack or an unlocked skill of somebody at range 1, until the round ends', () => {
    const match = turnOf('rogue', { ...near, horde: { 'street-2': { walker: 1 } }, dice: [3, 1] });
    match.play('use:absorption');
    expect(match.options()).toEqual(['skill:lightning', 'skill:gust']);
    match.play('skill:lightning');
    expect(hero(match, 'rogue').power).toBe(1);
    match.play('attack:lightning:street-2', 'roll');
    expect(enemiesAt(match, 'street-2')).toBe('');
    expect(match.refuses('use:absorption')).toMatchObject({ key: 'used-this-turn', cite: 'MZ-14.10', refs: ['rogue'] });
    match.play('end', 'hero:storm', 'end', 'hero:colossus', 'end');
    expect(match.world.copied).toEqual([]);
  });

  proves('MZ-14.10', 'not from further away, nor without power', () => {
    const far = turnOf('rogue', {
      heroes: { rogue: { at: 'street-1', power: 1, xp: ORANGE }, colossus: 'street-3' },
    });
    expect(far.refuses('use:absorption')).toMatchObject({ key: 'nobody-in-sight', cite: 'MZ-14.10', refs: ['rogue'] });
    const weak = turnOf('rogue', { heroes: { rogue: { at: 'street-1', xp: ORANGE }, colossus: 'street-2' } });
    expect(weak.refuses('use:absorption')).toMatchObject({ key: 'no-power', cite: 'MZ-14.10', refs: ['rogue'] });
  });

  proves('MZ-14.10', 'a borrowed action is there at once', () => {
    const match = turnOf('rogue', {
      heroes: { rogue: { at: 'street-1', power: 1, xp: ORANGE }, storm: { at: 'street-1', xp: YELLOW } },
    });
    match.play('use:absorption', 'skill:storm-action');
    expect(match.world.turn.actions).toBe(5);
  });

  proves('MZ-14.11', 'once a turn she attacks or moves for free, not both', () => {
    const red: Standing = {
      heroes: { rogue: { at: 'street-2', xp: RED } },
      horde: { 'street-2': { walker: 1 } },
    };
    const fighting = turnOf('rogue', { ...red, dice: [3, 1] });
    fighting.play('use:superhuman-resilience', 'attack:powerful-blows:street-2', 'roll');
    expect(fighting.world.turn.actions).toBe(4);
    expect(enemiesAt(fighting, 'street-2')).toBe('');
    expect(fighting.refuses('use:superhuman-resilience')).toMatchObject({
      key: 'used-this-turn',
      cite: 'MZ-14.11',
      refs: ['rogue'],
    });
    const leaving = turnOf('rogue', red);
    leaving.play('use:superhuman-resilience', 'move:street-3');
    expect(leaving.world.turn.actions).toBe(3);
  });
});
