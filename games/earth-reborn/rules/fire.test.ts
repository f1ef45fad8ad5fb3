import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import type { EquipmentId } from '../content/equipment/index.ts';
import { modulesOf } from '../content/modules.ts';
import type { Arrangement } from '../positions/arrange.ts';
import { figureOf } from '../reading.ts';
import { freshRound } from '../round.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, shoot, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [PERFECT, BLANK, HIT, TWO, AMMUNITION] = [1, 2, 3, 5, 6];
const gun = tileWith('fire 4 black', 'move 2 black');
const small = tileWith('fire 2 black', 'move 4 black', 'melee 1 red');
const modules = modulesOf(3).filter((module) => module !== 'duel');
const FOUR = 'fire 4 black';

type Figures = NonNullable<Arrangement['figures']>;

/** Nick Bolter with a machine gun on a3, facing right; others where one wants them. */
function nick(
  others: Figures,
  more: Omit<Laid, 'figures'> = {},
  own: Figures['nick-bolter'] | null = null,
): Situation<Er> {
  const nick = own ?? { at: 'a3', facing: 'right', tiles: [gun], equipment: ['heavy-machine-gun'] };
  return laid({ modules, activated: 'nick-bolter', figures: { 'nick-bolter': nick, ...others }, ...more });
}

const MG = 'fire:heavy-machine-gun-1';
const thrown = (match: Situation<Er>): readonly (readonly [number, number])[] =>
  match.events('rolled').map(({ params }) => [params.dice.length, params.automatic]);

// ── Who fires, with what, at whom ────────────────────────────────────────────────────────────────────────────────────

proves('ER-18.1', 'without a firearm nobody fires; without the module nobody speaks of it', () => {
  const unarmed = nick({ 'zombie-1': { at: 'd3' } }, {}, { at: 'a3', facing: 'right', tiles: [gun] });
  expect(unarmed.refuses('fire')).toMatchObject({ key: 'no-firearm', cite: 'ER-18.1' });
  const before = laid({
    modules: modulesOf(2),
    figures: { 'nick-bolter': { at: 'a3', tiles: [gun] }, 'zombie-1': { at: 'd3', facing: 'right' } },
    activated: 'nick-bolter',
  });
  expect(before.options().some((key) => key.startsWith('fire'))).toBe(false);
});

proves('ER-18.2', 'one firearm for an order, at an enemy and not at a friend', () => {
  const match = nick(
    { 'zombie-1': { at: 'd3' }, vasquez: { at: 'b5' } },
    {},
    { at: 'a3', facing: 'right', tiles: [gun], equipment: ['revolver', 'machine-pistol'] },
  );
  const enemies = offered(match, 'fire').filter((key) => !key.includes('wall'));
  expect(enemies).toEqual(['fire:revolver-1:zombie-1', 'fire:machine-pistol-1:zombie-1']);
  match.play('fire:revolver-1:zombie-1', shoot(gun, FOUR, 1), 'aim:0');
  expect(match.events('fires')).toMatchObject([{ cite: 'ER-18.2', params: { weapon: 'revolver-1' } }]);
});

proves('ER-18.3', 'as many CP as the section takes, 4 at most, on an empty one', () => {
  const match = nick(
    { 'zombie-1': { at: 'd3' } },
    {},
    {
      at: 'a3',
      facing: 'right',
      tiles: [small],
      equipment: ['heavy-machine-gun'],
    },
  ).answer(`${MG}:zombie-1`);
  expect(offered(match, 'shoot')).toEqual([
    shoot(small, 'fire 2 black', 1),
    shoot(small, 'fire 2 black', 2, 0),
    shoot(small, 'fire 2 black', 2, 1),
  ]);
  match.play(shoot(small, 'fire 2 black', 1), 'aim:0');
  expect(match.refuses('fire')).toMatchObject({ key: 'section-used', cite: 'ER-7.1' });
});

proves(['ER-18.5', 'ER-19.6'], 'the target is in sight, and rolls nothing', () => {
  const match = nick(
    { 'zombie-1': { at: 'd3' }, 'zombie-2': { at: 'f3' } },
    { dice: [PERFECT, BLANK, BLANK, BLANK, BLANK, BLANK] },
  );
  expect(match.refuses(`${MG}:zombie-2`)).toMatchObject({
    key: 'not-in-sight',
    cite: 'ER-18.5',
    params: { why: 'figure' },
  });
  match.play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:2');
  expect(match.events('rolled').map(({ params }) => params.figure)).toEqual(['nick-bolter']);
});

proves('ER-18.4', 'an element is a target too; an empty square, somebody dead and a friend are none', () => {
  const match = nick(
    { 'zombie-1': { at: 'a4' }, vasquez: { at: 'c1' }, 'james-woo': { at: 'a1', state: 'dead' } },
    {
      tiles: [
        ['classroom', 0, 0],
        ['wide-corridor-1', 0, 3],
      ],
      size: [4, 5],
      dice: [PERFECT, TWO, HIT, BLANK, BLANK],
    },
    { at: 'b3', facing: 'up', tiles: [gun], equipment: ['heavy-machine-gun'] },
  );
  const targets = offered(match, 'fire').filter((key) => !key.includes('wall'));
  // Of four tables the two ahead, and those to both sides.
  expect(targets).toHaveLength(4);
  expect(targets.every((key) => key.includes('element'))).toBe(true);
  match.play(`${MG}:element-2`, shoot(gun, FOUR, 1), 'aim:1');
  expect(match.events('fires')[0]?.cite).toBe('ER-18.4');
});

// ── Distance ─────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-18.6', 'along rows and columns, with the square of the target: 1 beside, 5 at three and two', () => {
  const distance = (at: string): number | undefined =>
    nick({ 'zombie-1': { at } })
      .play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:0')
      .events('fires')[0]?.params.distance;
  expect(distance('b3')).toBe(1);
  expect(distance('d5')).toBe(5);
});

/** A bedroom above a corridor, a wooden door between; a wall along the rest. */
const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
  doors: [door([1, 3], 'down')],
} as const;

proves('ER-18.7', 'a door or a wall along one’s own square is hit without targeting', () => {
  const at = (facing: 'up' | 'down', dice: readonly number[]): Situation<Er> =>
    nick(
      { 'zombie-1': { at: 'd6' } },
      { ...room, dice },
      { at: 'b5', facing, tiles: [gun], equipment: ['heavy-machine-gun'] },
    );
  const match = at('up', [HIT, HIT, BLANK, BLANK]).play(`${MG}:door-1`, shoot(gun, FOUR, 1));
  expect(match.events('targeting-rolled')).toEqual([]);
  expect(match.world.doors).toEqual(['broken']);
  expect(match.events('fires')[0]).toMatchObject({ cite: 'ER-18.7', params: { distance: 0 } });
  // Not behind one’s back.
  expect(at('down', []).refuses(`${MG}:door-1`)).toMatchObject({ key: 'not-in-sight', cite: 'ER-18.5' });
});

proves(
  ['ER-18.8', 'ER-19.7'],
  'farther away it counts from the nearest square before it; a critical is worth three',
  () => {
    const match = nick(
      { 'zombie-1': { at: 'd6' } },
      { ...room, dice: [TWO, PERFECT, PERFECT, PERFECT, PERFECT, BLANK] },
      { at: 'a6', facing: 'up', tiles: [gun], equipment: ['heavy-machine-gun'] },
    );
    match.play(`${MG}:wall-40`, shoot(gun, FOUR, 2), 'aim:1');
    expect(match.events('fires')[0]).toMatchObject({ cite: 'ER-18.8', params: { distance: 1 } });
    expect(match.events('destroyed')).toHaveLength(1);
    expect(match.world.breaches).toHaveLength(1);
  },
);

it('a wall in the back half and an open door are no targets', () => {
  const match = nick(
    { 'zombie-1': { at: 'd6' } },
    { ...room, change: (world) => void world.doors.splice(0, 1, 'open') },
    { at: 'b6', facing: 'up', tiles: [gun], equipment: ['heavy-machine-gun'] },
  );
  expect(match.refuses(`${MG}:door-1`)).toMatchObject({ key: 'door-open', cite: 'ER-12.4' });
});

// ── Targeting ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-18.9', 'ER-43.4'], 'shooter and weapon: 1 + 1 dice; with the lens, 1 + 1 + 1', () => {
  const aimed = (equipment: readonly EquipmentId[], dice: readonly number[]): Situation<Er> =>
    nick({ 'zombie-1': { at: 'd3' } }, { dice }, { at: 'a3', facing: 'right', tiles: [gun], equipment }).play(
      `${MG}:zombie-1`,
      shoot(gun, FOUR, 1),
      `aim:${dice.length}`,
    );
  const match = aimed(['heavy-machine-gun'], [BLANK, BLANK]);
  expect(match.events('targeting-rolled')[0]).toMatchObject({ cite: 'ER-18.9' });
  expect(match.events('target-missed')[0]?.cite).toBe('ER-18.12');
  const lens = aimed(['heavy-machine-gun', 'aiming-lens'], [BLANK, BLANK, BLANK]);
  expect(lens.events('targeting-rolled')[0]).toMatchObject({ cite: 'ER-43.4' });
});

proves(['ER-18.10', 'ER-19.3'], 'each CP beyond the first is a die, for targeting or for damage', () => {
  const match = nick({ 'zombie-1': { at: 'd3' } }, { dice: [TWO, HIT, BLANK, HIT, BLANK, BLANK, BLANK, BLANK] });
  match.play(`${MG}:zombie-1`, shoot(gun, FOUR, 3, 1), 'aim:3');
  expect(match.events('targeting-rolled')[0]).toMatchObject({ cite: 'ER-18.10', params: { points: 3 } });
  // Red arc 4, and one CP.
  expect(thrown(match)).toEqual([[5, 0]]);
  expect(citesOf(match, 'rolled')).toEqual(['ER-19.3']);
});

proves(['ER-18.11', 'ER-18.12', 'ER-20.2'], 'a perfect shot or the distance; otherwise everything is spent', () => {
  const at = (dice: readonly number[]): Situation<Er> =>
    nick({ 'zombie-1': { at: 'h3' } }, { dice }).play(`${MG}:zombie-1`, shoot(gun, FOUR, 2), 'aim:2');
  expect(at([PERFECT, BLANK, ...Array(5).fill(BLANK)]).events('target-hit')[0]?.cite).toBe('ER-18.11');
  const missed = at([TWO, TWO]);
  expect(missed.events('target-missed')[0]?.cite).toBe('ER-20.2');
  expect(figure(missed, 'nick-bolter').spent).toBe(2);
  const plain = nick({ 'zombie-1': { at: 'h3' } }, { dice: [TWO, TWO] });
  plain.play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:2');
  expect(plain.events('target-missed')[0]?.cite).toBe('ER-18.12');
});

proves('ER-18.16', 'fewer dice are rolled if the shooter likes', () => {
  const match = nick({ 'zombie-1': { at: 'h3' } }, { dice: [TWO] }).play(`${MG}:zombie-1`, shoot(gun, FOUR, 1));
  expect(offered(match, 'aim')).toEqual(['aim:2', 'aim:1', 'aim:0']);
  match.answer('aim:1');
  expect(match.events('targeting-rolled')[0]).toMatchObject({ cite: 'ER-18.16', params: { dice: [TWO] } });
});

// ── Ammunition ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['ER-18.13', 'ER-18.14', 'ER-18.15'],
  'a symbol in targeting empties the weapon after this shot; one in damage does not',
  () => {
    const damage = [AMMUNITION, BLANK, BLANK, BLANK];
    const empty = nick({ 'zombie-1': { at: 'c3' } }, { dice: [AMMUNITION, BLANK, BLANK, BLANK, BLANK, BLANK] });
    empty.play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:2');
    expect(empty.events('out-of-ammunition')[0]?.cite).toBe('ER-18.13');
    expect(empty.events('rolled')).toHaveLength(1);
    expect(figure(empty, 'nick-bolter').items[0]?.engaged).toBe(true);
    const full = nick({ 'zombie-1': { at: 'c3' } }, { dice: [TWO, ...damage] });
    full.play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:1');
    expect(figure(full, 'nick-bolter').items[0]?.engaged).toBe(false);
    const again = nick({ 'zombie-1': { at: 'c3' } }, { change: emptied });
    expect(again.refuses(MG)).toMatchObject({ key: 'out-of-ammunition', cite: 'ER-18.15' });
    // Turned upright with the other cards? Not a firearm.
    const next = laid({
      modules,
      figures: { 'nick-bolter': { at: 'a1', equipment: ['heavy-machine-gun', 'laptop'] }, 'zombie-1': { at: 'h6' } },
      phase: 'final',
      change(world) {
        for (const item of figureOf(world, 'nick-bolter').items) item.engaged = true;
      },
    });
    expect(figure(next, 'nick-bolter').items.map(({ engaged }) => engaged)).toEqual([true, false]);
  },
);

function emptied(world: Situation<Er>['world']): void {
  for (const item of figureOf(world, 'nick-bolter').items) item.engaged = true;
}

proves('ER-43.9', 'with ammunition at hand nobody runs out', () => {
  const match = nick(
    { 'zombie-1': { at: 'c3' } },
    { dice: [AMMUNITION, BLANK, BLANK, BLANK, BLANK, BLANK] },
    { at: 'a3', facing: 'right', tiles: [gun], equipment: ['heavy-machine-gun', 'ammunition'] },
  ).play(`${MG}:zombie-1`, shoot(gun, FOUR, 1), 'aim:2');
  expect(match.events('ammunition-lasts')[0]?.cite).toBe('ER-43.9');
  expect(figure(match, 'nick-bolter').items[0]?.engaged).toBe(false);
});

proves('ER-18.17', 'reloading costs 1 CP of the maximum, no tile', () => {
  const match = nick({ 'zombie-1': { at: 'c3' } }, { change: emptied });
  match.answer('reload:heavy-machine-gun-1');
  expect(match.events('reloaded')[0]?.cite).toBe('ER-18.17');
  expect([figure(match, 'nick-bolter').spent, match.world.command[0]]).toEqual([1, 9]);
  expect(figure(match, 'nick-bolter').placed).toEqual([0, 0, 0, 0]);
  expect(match.refuses('reload:heavy-machine-gun-1')).toMatchObject({ key: 'loaded-already' });
});

proves('ER-18.17', 'each weapon is reloaded for itself', () => {
  const match = laid({
    modules,
    figures: {
      'nick-bolter': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['heavy-machine-gun', 'revolver'] },
      'zombie-1': { at: 'c3' },
    },
    activated: 'nick-bolter',
    change(world) {
      for (const item of figureOf(world, 'nick-bolter').items) item.engaged = true;
    },
  }).answer('reload:revolver-1');
  expect(figure(match, 'nick-bolter').items.map(({ engaged }) => engaged)).toEqual([true, false]);
  expect(match.refuses(MG)).toMatchObject({ key: 'out-of-ammunition', cite: 'ER-18.15' });
});

proves('ER-18.18', 'after another order of the same round it is reloaded too', () => {
  const match = nick({ 'zombie-1': { at: 'c3' } }, { change: emptied });
  match.play('move:1', 'face:right', 'reload:heavy-machine-gun-1');
  expect(match.events('reloaded')[0]?.cite).toBe('ER-18.18');
  expect(match.offers(`${MG}:zombie-1`)).toBe(true);
});

proves('ER-18.17', 'an interceptor does not reload, and fires with red and gold sections', () => {
  const red = tileWith('fire 4 red', 'move 2 black');
  const match = laid({
    modules: modulesOf(3),
    figures: {
      'nick-bolter': { at: 'a3', facing: 'right', tiles: [red], equipment: ['heavy-machine-gun', 'revolver'] },
      'zombie-1': { at: 'd3', facing: 'left' },
    },
    change(world) {
      const round = freshRound('zombie-1', false);
      world.round = { ...round, interception: { figure: 'nick-bolter', orders: 0, move: null, wasHealthy: true } };
      world.active = 1;
      for (const item of figureOf(world, 'nick-bolter').items) item.engaged = item.face === 'revolver-1';
    },
    phase: 'orders',
  });
  expect(match.refuses('reload:revolver-1')).toMatchObject({ key: 'not-in-interception', cite: 'ER-18.17' });
  match.answer(`${MG}:zombie-1`);
  expect(match.offers(shoot(red, 'fire 4 red', 4))).toBe(true);
});

it('with a motion detector an interceptor fires with a black section too (ER-42.14)', () => {
  const at = (equipment: readonly ('revolver' | 'motion-detector')[]): Situation<Er> =>
    laid({
      modules: modulesOf(3),
      figures: {
        'nick-bolter': { at: 'a3', facing: 'right', tiles: [gun], equipment },
        'zombie-1': { at: 'd3', facing: 'left' },
      },
      change(world) {
        const round = freshRound('zombie-1', false);
        world.round = { ...round, interception: { figure: 'nick-bolter', orders: 0, move: null, wasHealthy: true } };
        world.active = 1;
      },
      phase: 'orders',
    });
  expect(at(['revolver']).refuses('fire')).toMatchObject({ key: 'black-order', cite: 'ER-15.23' });
  const match = at(['revolver', 'motion-detector']).answer('fire:revolver-1:zombie-1');
  expect(match.offers(shoot(gun, FOUR, 1))).toBe(true);
});

proves('ER-18.19', 'fixed ammunition: a counter for each use, hit or miss; with the last the card goes', () => {
  const match = nick(
    { 'zombie-1': { at: 'h3' } },
    { dice: [BLANK] },
    { at: 'a3', facing: 'right', tiles: [gun], equipment: ['grenades'] },
  );
  const fired = (): Situation<Er> => match.play('fire:grenades-1:h3', shoot(gun, FOUR, 1), 'aim:1');
  fired();
  expect(figure(match, 'nick-bolter').items[0]).toMatchObject({ counters: 1, engaged: false });
  const last = nick(
    { 'zombie-1': { at: 'h3' } },
    {
      dice: [BLANK],
      change(world) {
        for (const item of figureOf(world, 'nick-bolter').items) item.counters = 1;
      },
    },
    { at: 'a3', facing: 'right', tiles: [gun], equipment: ['grenades'] },
  ).play('fire:grenades-1:h3', shoot(gun, FOUR, 1), 'aim:1');
  expect(figure(last, 'nick-bolter').items).toEqual([]);
  expect(last.events('card-leaves')[0]?.cite).toBe('ER-18.19');
  expect(offered(last, 'reload')).toEqual([]);
});

// ── Damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-19.1', 'by the arc in which the target stands: 4 dice ahead, 3 aside', () => {
  const at = (place: string, dice: number): Situation<Er> =>
    nick({ 'zombie-1': { at: place } }, { dice: [PERFECT, ...Array<number>(dice).fill(BLANK)] }).play(
      `${MG}:zombie-1`,
      shoot(gun, FOUR, 1),
      'aim:1',
    );
  expect(thrown(at('d4', 4))).toEqual([[4, 0]]);
  expect(thrown(at('b5', 3))).toEqual([[3, 0]]);
});

proves('ER-19.2', 'exactly between two arcs the shooter chooses', () => {
  const match = nick({ 'zombie-1': { at: 'c5' } }, { dice: [PERFECT, BLANK, BLANK, BLANK] }).play(
    `${MG}:zombie-1`,
    shoot(gun, FOUR, 1),
    'aim:1',
  );
  expect(offered(match, 'arc')).toEqual(['arc:red', 'arc:orange']);
  match.answer('arc:orange');
  expect(thrown(match)).toEqual([[3, 0]]);
});

proves(['ER-19.4', 'ER-19.5'], 'criticals first: the card is turned, and its other armour counts', () => {
  // Jack Saw: healthy with one life point left.
  const hurt = nick({ 'jack-saw': { at: 'c3', wounds: 3 } }, { dice: [PERFECT, PERFECT, TWO, HIT, BLANK] });
  const { healthy } = { healthy: figure(hurt, 'jack-saw').state };
  hurt.play(`${MG}:jack-saw`, shoot(gun, FOUR, 1), 'aim:1');
  expect(healthy).toBe('healthy');
  expect(citesOf(hurt, 'critical-wounds')).toEqual(['ER-19.4']);
  expect([...citesOf(hurt, 'wounded'), ...citesOf(hurt, 'holds-out')]).toEqual(['ER-19.5']);
});

proves('ER-19.5', 'as many hits as armour do nothing', () => {
  const match = nick({ 'jack-saw': { at: 'c3' } }, { dice: [PERFECT, HIT, HIT, BLANK, BLANK] });
  match.play(`${MG}:jack-saw`, shoot(gun, FOUR, 1), 'aim:1');
  expect(match.events('holds-out')).toMatchObject([{ cite: 'ER-19.5', params: { hits: 2, defence: 2 } }]);
  expect(figure(match, 'jack-saw').wounds).toBe(0);
});

proves('ER-20.1', 'automatic points that reach the distance need no die', () => {
  const match = laid({
    modules,
    figures: {
      'jack-saw': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['light-bolter'] },
      'james-woo': { at: 'd3' },
      vasquez: { at: 'h6' },
    },
    activated: 'jack-saw',
    dice: [BLANK, BLANK],
  }).play('fire:light-bolter-1:james-woo', shoot(gun, FOUR, 1));
  expect(match.events('target-hit')).toMatchObject([{ cite: 'ER-20.1' }]);
});
