import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import type { Arrangement } from '../positions/arrange.ts';
import { figureOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, shoot, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [BLANK, HIT, TWO] = [2, 3, 5];
const gun = tileWith('fire 4 black', 'move 2 black');
const FOUR = 'fire 4 black';
const modules = modulesOf(3).filter((module) => module !== 'duel');
type Figures = NonNullable<Arrangement['figures']>;

/** Vasquez on a3, facing right, with 3 dice and 2 points to throw a grenade. */
function throwing(others: Figures, dice: readonly number[], more: Omit<Laid, 'figures'> = {}): Situation<Er> {
  const vasquez: Figures['vasquez'] = { at: 'a3', facing: 'right', tiles: [gun], equipment: ['grenades'] };
  return laid({ modules, activated: 'vasquez', figures: { vasquez, ...others }, dice, ...more });
}

const caught = (match: Situation<Er>): readonly string[] =>
  match.events('caught-in-blast').map(({ params }) => `${params.figure} ${params.zone}`);
const thrown = (match: Situation<Er>): readonly (readonly [number, number])[] =>
  match.events('rolled').map(({ params }) => [params.dice.length, params.automatic]);
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);

proves('ER-21.1', 'it aims at a square in sight, an empty one too, and not at one’s own', () => {
  const match = throwing({ 'zombie-1': { at: 'h6' } }, [BLANK, BLANK, BLANK]);
  expect(match.refuses('fire:grenades-1:a3')).toMatchObject({ key: 'own-square', cite: 'ER-21.1' });
  expect(offered(match, 'fire')).toContain('fire:grenades-1:c2');
  match.play('fire:grenades-1:c3', shoot(gun, FOUR, 1), 'aim:3');
  expect(match.events('exploded')).toMatchObject([{ cite: 'ER-21.1', params: { at: 'c3' } }]);
  // In the red arc or the orange one makes no difference.
  const aside = throwing({ 'zombie-1': { at: 'b6' } }, []).answer('fire:grenades-1:b6');
  expect(aside.question.key).toBe('shoot');
});

proves(['ER-21.2', 'ER-21.3'], 'everybody in the area, friends too, from the centre outwards, each with a roll', () => {
  const match = throwing(
    { 'nick-bolter': { at: 'd3' }, 'zombie-1': { at: 'c3' }, 'zombie-2': { at: 'c4' }, 'jack-saw': { at: 'd4' } },
    [TWO, BLANK, BLANK, ...blanks(3)],
  ).play('fire:grenades-1:c3', shoot(gun, FOUR, 1), 'aim:3');
  // The centre: red, 3 dice. Then two who are equally far out: the shooter says who is first.
  expect(caught(match)).toEqual(['zombie-1 red']);
  expect(offered(match, 'blast')).toEqual(['blast:nick-bolter', 'blast:zombie-2']);
  match.answer('blast:zombie-2');
  expect(caught(match)).toEqual(['zombie-1 red', 'zombie-2 orange', 'nick-bolter orange']);
  expect(thrown(match)).toEqual([
    [3, 0],
    [0, 4],
    [0, 4],
  ]);
  expect(citesOf(match, 'caught-in-blast')).toEqual(['ER-21.3', 'ER-21.3', 'ER-21.2']);
});

proves('ER-21.2', 'the shooter is no exception', () => {
  const match = throwing({ 'zombie-1': { at: 'h6' } }, [BLANK, BLANK, BLANK]);
  match.play('fire:grenades-1:b3', shoot(gun, FOUR, 1), 'aim:3');
  expect(caught(match)).toEqual(['vasquez orange']);
});

proves('ER-21.4', 'CP for damage are paid once and count for every roll', () => {
  const match = throwing({ 'zombie-1': { at: 'c3' }, 'zombie-2': { at: 'c4' } }, [TWO, BLANK, BLANK, ...blanks(5 + 2)]);
  match.play('fire:grenades-1:c3', shoot(gun, FOUR, 3), 'aim:3');
  expect(thrown(match)).toEqual([
    [5, 0],
    [2, 4],
  ]);
  expect(figure(match, 'vasquez').spent).toBe(3);
});

/** A bedroom above a corridor, and a door between: the corridor is a5 to d6. */
const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
  doors: [door([1, 3], 'down')],
} as const;

/** A grenade on b5, before the door of the room in which somebody stands. */
function atTheDoor(dice: readonly number[], more: Omit<Laid, 'figures'> = {}): Situation<Er> {
  return laid({
    modules,
    ...room,
    ...more,
    figures: {
      'nick-bolter': { at: 'd6', facing: 'left', tiles: [gun], equipment: ['grenades'] },
      'zombie-1': { at: 'b4' },
    },
    activated: 'nick-bolter',
    dice,
  }).play('fire:grenades-1:b5', shoot(gun, FOUR, 1), 'aim:1');
}

proves(['ER-21.8', 'ER-21.9'], 'a door that stands keeps it off; one that falls lets it through', () => {
  // Targeting, the door, then the walls above a5 and c5: one roll each, with 4 hits and no die.
  const stands = atTheDoor([HIT, BLANK, HIT, BLANK]);
  expect(stands.world.doors).toEqual(['closed']);
  expect(caught(stands)).toEqual([]);
  expect(stands.events('stands-firm').map(({ params }) => params.target)).toEqual(['door-1', 'wall-44', 'wall-40']);
  const falls = atTheDoor([HIT, HIT, HIT, BLANK]);
  expect(falls.world.doors).toEqual(['broken']);
  expect(caught(falls)).toEqual(['zombie-1 orange']);
});

proves('ER-21.5', 'somebody before a door, and the door: two rolls', () => {
  const match = laid({
    modules,
    ...room,
    figures: {
      'nick-bolter': { at: 'd6', facing: 'left', tiles: [gun], equipment: ['grenades'] },
      'zombie-1': { at: 'b5' },
    },
    activated: 'nick-bolter',
    dice: [HIT, ...blanks(3), ...blanks(3)],
  }).play('fire:grenades-1:b5', shoot(gun, FOUR, 1), 'aim:1');
  expect(thrown(match).slice(0, 2)).toEqual([
    [3, 0],
    [3, 0],
  ]);
  expect(citesOf(match, 'rolled')[1]).toBe('ER-21.5');
});

proves('ER-21.6', 'nothing is rolled for an open door', () => {
  const match = atTheDoor([HIT], { change: (world) => void world.doors.splice(0, 1, 'open') });
  expect(match.events('stands-firm').some(({ params }) => params.target === 'door-1')).toBe(false);
  expect(match.world.doors).toEqual(['open']);
  expect(caught(match)).toEqual(['zombie-1 orange']);
});

proves('ER-21.7', 'what covers several squares is hit once, in the zone that the shooter chooses', () => {
  const at = (zone: 'red' | 'orange', dice: readonly number[]): Situation<Er> =>
    laid({
      modules,
      ...room,
      doors: [door([1, 3], 'down', { squares: 2 })],
      figures: {
        'nick-bolter': { at: 'd6', facing: 'left', tiles: [gun], equipment: ['grenades'] },
        'zombie-1': { at: 'a1' },
      },
      activated: 'nick-bolter',
      dice: [HIT, ...dice],
    }).play('fire:grenades-1:b5', shoot(gun, FOUR, 1), 'aim:1', `zone:${zone}`);
  const red = at('red', [BLANK, BLANK, BLANK]);
  expect(red.world.doors).toEqual(['closed']);
  // Not again on the other square.
  expect(red.question.key).toBe('orders');
  expect(red.events('stands-firm').filter(({ params }) => params.target === 'door-1')).toHaveLength(1);
  // Four automatic hits are enough for a wooden door.
  expect(at('orange', []).world.doors).toEqual(['broken']);
});

proves('ER-21.10', 'the dead and what lies under their card stay as they are', () => {
  const match = throwing(
    { 'zombie-1': { at: 'h6' }, 'james-woo': { at: 'c3', state: 'dead', equipment: ['revolver'] } },
    [BLANK, BLANK, BLANK],
  ).play('fire:grenades-1:c3', shoot(gun, FOUR, 1), 'aim:3');
  expect(caught(match)).toEqual([]);
  expect(figure(match, 'james-woo').items).toHaveLength(1);
});

// ── Weapons of their own kind ────────────────────────────────────────────────────────────────────────────────────────

proves('ER-43.3', 'flames: no targeting, from the square ahead on; neither walls nor sliding doors burn', () => {
  const match = laid({
    modules,
    figures: {
      'jeff-deeler': { at: 'b3', facing: 'right', tiles: [gun], equipment: ['flame-thrower'] },
      vasquez: { at: 'd3' },
      'nick-bolter': { at: 'd4' },
      'james-woo': { at: 'b4' },
    },
    activated: 'jeff-deeler',
    dice: blanks(3 + 2),
  }).play('fire:flame-thrower-1:ahead', shoot(gun, FOUR, 1));
  expect(match.events('targeting-rolled')).toEqual([]);
  expect(caught(match)).toEqual(['vasquez red', 'nick-bolter orange']);
  expect(figure(match, 'jeff-deeler').items[0]?.counters).toBe(1);
  const facing = (kind: 'wooden' | 'sliding', dice: readonly number[]): Situation<Er> =>
    laid({
      modules,
      ...room,
      doors: [door([1, 3], 'down', { kind })],
      figures: {
        'jeff-deeler': { at: 'b6', facing: 'up', tiles: [gun], equipment: ['flame-thrower'] },
        vasquez: { at: 'b4' },
      },
      activated: 'jeff-deeler',
      dice,
    }).play('fire:flame-thrower-1:ahead', shoot(gun, FOUR, 1));
  const wooden = facing('wooden', [HIT, HIT, BLANK, BLANK, BLANK, BLANK]);
  expect(wooden.world.doors).toEqual(['broken']);
  const sliding = facing('sliding', []);
  expect(sliding.world.doors).toEqual(['closed']);
  expect(caught(sliding)).toEqual([]);
  expect(sliding.events('stands-firm')).toEqual([]);
});

proves('ER-43.3', 'a wooden door right ahead of the shooter burns too, and lets the flames through', () => {
  const facing = (kind: 'wooden' | 'sliding', dice: readonly number[]): Situation<Er> =>
    laid({
      modules,
      ...room,
      doors: [door([1, 3], 'down', { kind })],
      figures: {
        'jeff-deeler': { at: 'b5', facing: 'up', tiles: [gun], equipment: ['flame-thrower'] },
        vasquez: { at: 'b4' },
      },
      activated: 'jeff-deeler',
      dice,
    }).play('fire:flame-thrower-1:ahead', shoot(gun, FOUR, 1));
  const burnt = facing('wooden', [HIT, HIT, ...blanks(1 + 3)]);
  expect([burnt.world.doors, caught(burnt)]).toEqual([['broken'], ['vasquez red']]);
  const firm = facing('wooden', [HIT, ...blanks(2)]);
  expect([firm.world.doors, caught(firm)]).toEqual([['closed'], []]);
  expect(firm.events('stands-firm').map(({ params }) => params.target)).toEqual(['door-1']);
  expect(facing('sliding', []).events('rolled')).toEqual([]);
});

proves('ER-43.16', 'a taser takes 2 CP of the turn, with a test after targeting', () => {
  const at = (dice: readonly number[]): Situation<Er> =>
    laid({
      modules,
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [gun], equipment: ['taser'] },
        'jack-saw': { at: 'c3' },
      },
      activated: 'vasquez',
      dice: [BLANK, BLANK, BLANK, ...dice],
    }).play('fire:taser-1:jack-saw', shoot(gun, FOUR, 2), 'aim:3');
  const stunned = at([HIT, TWO, BLANK]);
  expect(figure(stunned, 'jack-saw')).toMatchObject({ spent: 2, paralysed: 2 });
  expect(figure(stunned, 'jack-saw').wounds).toBe(0);
  expect(figure(at([HIT, HIT, BLANK]), 'jack-saw').spent).toBe(0);
});

proves('ER-42.17', 'smoke stops all sight in its area for two turns', () => {
  const match = laid({
    modules,
    figures: {
      vasquez: {
        at: 'a3',
        facing: 'right',
        tiles: [gun, tileWith('fire 3 black', 'move 2 black')],
        equipment: ['smoke-grenades', 'revolver'],
      },
      'zombie-1': { at: 'f3' },
    },
    activated: 'vasquez',
    dice: [BLANK, BLANK, BLANK],
  });
  expect(match.offers('fire:revolver-1:zombie-1')).toBe(true);
  match.play('fire:smoke-grenades-1:d3', shoot(gun, FOUR, 1), 'aim:3');
  expect(match.world.smoke).toEqual([{ face: 'smoke-grenades-1', at: 3 + 2 * 8, turns: 2 }]);
  expect(match.refuses('fire:revolver-1:zombie-1')).toMatchObject({ key: 'not-in-sight', params: { why: 'smoke' } });
  match.play('done', 'pass', 'pass');
  expect(match.world.smoke[0]?.turns).toBe(1);
  expect(match.events('smoke-clears')).toEqual([]);
});

proves(
  'ER-42.17',
  'it does not pass a closed door, and follows one that is opened; it clears in the second final phase',
  () => {
    const at = (state: 'closed' | 'open'): Situation<Er> =>
      laid({
        modules,
        ...room,
        figures: {
          'nick-bolter': { at: 'a4', facing: 'right', tiles: [gun], equipment: ['revolver'] },
          'zombie-1': { at: 'c4' },
        },
        activated: 'nick-bolter',
        change(world) {
          world.smoke.push({ face: 'smoke-grenades-1', at: 1 + 4 * 4, turns: 1 });
          world.doors.splice(0, 1, state);
        },
      });
    expect(at('closed').offers('fire:revolver-1:zombie-1')).toBe(true);
    expect(at('open').refuses('fire:revolver-1:zombie-1').params).toMatchObject({ why: 'smoke' });
    const over = at('open').play('done', 'pass', 'pass');
    expect(over.world.smoke).toEqual([]);
    expect(over.events('smoke-clears')[0]?.cite).toBe('ER-42.17');
  },
);

it('who stands in smoke is not seen from right beside, but through goggles (ER-43.5)', () => {
  const at = (on: boolean): Situation<Er> =>
    laid({
      modules,
      figures: {
        vasquez: { at: 'b3', facing: 'right', tiles: [gun], equipment: ['revolver', 'infrared-goggles'] },
        'zombie-1': { at: 'c3' },
      },
      activated: 'vasquez',
      change(world) {
        world.smoke.push({ face: 'smoke-grenades-1', at: 3 + 2 * 8, turns: 2 });
        for (const item of figureOf(world, 'vasquez').items) item.on = on;
      },
    });
  expect(at(false).refuses('fire:revolver-1:zombie-1').params).toMatchObject({ why: 'smoke' });
  expect(at(true).offers('fire:revolver-1:zombie-1')).toBe(true);
});

proves('ER-42.15', 'nobody fires from the tile of a disruptor that is on, or at it', () => {
  const at = (on: boolean): Situation<Er> =>
    laid({
      modules,
      figures: {
        'nick-bolter': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['revolver'] },
        'zombie-1': { at: 'c4' },
        'jeff-deeler': { at: 'b6', equipment: ['magnetic-disruptor'] },
        'zombie-2': { at: 'g1' },
      },
      activated: 'nick-bolter',
      change(world) {
        for (const item of figureOf(world, 'jeff-deeler').items) item.on = on;
        figureOf(world, 'jeff-deeler').at = 3 * 8;
      },
    });
  expect(at(false).offers('fire:revolver-1:zombie-1')).toBe(true);
  expect(at(true).refuses('fire:revolver-1:zombie-1')).toMatchObject({ key: 'fire-disrupted', cite: 'ER-42.15' });
});

proves(
  'ER-42.15',
  'a large figure is on every tile on which it stands in part; who fires from another tile does not reach it',
  () => {
    const at = (bearer: string, shooter: string): Situation<Er> =>
      laid({
        modules: modulesOf(7).filter((module) => module !== 'duel' && module !== 'jamming'),
        figures: {
          'jeff-deeler': { at: shooter, facing: 'right', tiles: [gun], equipment: ['revolver'] },
          mammoth: { at: 'd3', facing: 'left' },
          vasquez: { at: bearer, equipment: ['magnetic-disruptor'] },
        },
        activated: 'jeff-deeler',
        change(world) {
          for (const item of figureOf(world, 'vasquez').items) item.on = true;
        },
      });
    // The Mammoth stands on d and e: the nearer half is on the left tile, the other on the right one.
    expect(at('h1', 'a3').offers('fire:revolver-1:mammoth')).toBe(true);
    for (const [bearer, shooter] of [
      ['h3', 'a3'],
      ['a4', 'a3'],
    ] as const) {
      expect(at(bearer, shooter).refuses('fire:revolver-1:mammoth')).toMatchObject({ key: 'fire-disrupted' });
    }
  },
);

proves('ER-42.15', 'where its bearer lies dead it prevents nothing; flames come from no such tile either', () => {
  const at = (state: 'healthy' | 'dead'): Situation<Er> =>
    laid({
      modules,
      figures: {
        'jeff-deeler': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['flame-thrower'] },
        vasquez: { at: 'b4', state, equipment: ['magnetic-disruptor'] },
        'nick-bolter': { at: 'h1' },
      },
      activated: 'jeff-deeler',
      change(world) {
        for (const item of figureOf(world, 'vasquez').items) item.on = true;
      },
    });
  expect(at('dead').offers('fire:flame-thrower-1:ahead')).toBe(true);
  expect(at('healthy').refuses('fire:flame-thrower-1:ahead')).toMatchObject({
    key: 'fire-disrupted',
    cite: 'ER-42.15',
  });
});
