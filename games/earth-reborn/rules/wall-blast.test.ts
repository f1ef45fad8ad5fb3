import { edgeAt } from '@necropole/boards';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { wallName } from '../map.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, type Laid, laid, offered, shoot, tileWith } from '../testing/laid.ts';
import { wallMarkersLeft } from './broken-walls.ts';

const proves = provesFor(rulebook);
const gun = tileWith('fire 4 black', 'move 2 black');
const [BLANK, HIT, TWO] = [2, 3, 5];
const unwatched = modulesOf(7).filter((module) => module !== 'duel');

/** A bedroom above a corridor: the Mammoth in the corridor faces the wall between them. */
function facing(more: Laid = {}): Situation<Er> {
  return laid({
    modules: unwatched,
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
      ['wide-corridor-2', 0, 6],
    ],
    size: [4, 8],
    activated: 'mammoth',
    figures: { mammoth: { at: 'b7', facing: 'up', tiles: [gun] }, 'zombie-1': { at: 'd8' } },
    ...more,
  });
}

/** The section of wall above this square of the corridor. */
function wallAt(match: Situation<Er>, x: number): string {
  return wallName(edgeAt(match.board.grid, x, 4, 'up'));
}

const BLAST = 'ability:mammoth.1';

proves(
  'ER-29.2',
  'for 1 CP, 3 dice and 4 points bring down two sections in its red arc, before it rolls they are named',
  () => {
    const match = facing({ dice: [TWO, HIT, HIT] }).play(BLAST);
    expect(match.question.key).toBe('blast-target');
    match.play(`shatter:${wallAt(match, 1)}`);
    expect(match.options()).toEqual(
      expect.arrayContaining(['alone', `also:${wallAt(match, 0)}`, `also:${wallAt(match, 2)}`]),
    );
    expect(match.options()).not.toContain(`also:${wallAt(match, 3)}`);
    match.play(`also:${wallAt(match, 2)}`);
    expect([match.world.breaches.length, citesOf(match, 'destroyed')]).toEqual([2, ['ER-29.2', 'ER-29.2']]);
    // In line they are a long section, under one long marker.
    expect([wallMarkersLeft(match.world), match.world.command[0]]).toEqual([{ short: 8, long: 5 }, 9]);
  },
);

proves('ER-29.2', 'with 3 points nothing falls', () => {
  const match = facing({ dice: [TWO, HIT, BLANK] }).play(BLAST);
  match.play(`shatter:${wallAt(match, 1)}`, 'alone');
  expect([match.world.breaches, match.world.command[0]]).toEqual([[], 9]);
});

proves('ER-29.2', 'only in its red arc, and in sight', () => {
  const match = facing().play(BLAST);
  const walls = [0, 1, 2, 3].map((x) => offered(match, 'shatter').includes(`shatter:${wallAt(match, x)}`));
  expect(walls).toEqual([true, true, true, true]);
  const near = facing({ figures: { mammoth: { at: 'a5', facing: 'up' }, 'zombie-1': { at: 'd8' } } }).play(BLAST);
  // Right above it; what is beside those lies in the orange arc.
  expect([0, 1, 2, 3].map((x) => near.options().includes(`shatter:${wallAt(near, x)}`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const away = facing({ figures: { mammoth: { at: 'b5', facing: 'down' }, 'zombie-1': { at: 'd8' } } });
  expect(away.refuses(BLAST)).toMatchObject({ key: 'nothing-to-destroy', cite: 'ER-29.2' });
});

proves(
  'ER-29.3',
  'a door falls whatever it withstands; a large one if one of its squares is aimed at; with a section beside it',
  () => {
    const small = facing({ doors: [door([1, 4], 'up', { kind: 'sliding' })], dice: [TWO, TWO, BLANK] }).play(BLAST);
    small.play('shatter:door-1', `also:${wallAt(small, 0)}`);
    expect([small.world.doors, small.world.breaches.length]).toEqual([['broken'], 1]);
    expect(citesOf(small, 'destroyed')).toEqual(['ER-29.3', 'ER-29.2']);
    const large = facing({
      doors: [door([1, 4], 'up', { kind: 'sliding', squares: 2 })],
      figures: { mammoth: { at: 'a5', facing: 'up' }, 'zombie-1': { at: 'd8' } },
      dice: [TWO, TWO, BLANK],
    }).play(BLAST);
    large.play('shatter:door-1', 'alone');
    expect(large.world.doors).toEqual(['broken']);
    const two = facing({ doors: [door([1, 4], 'up'), door([2, 4], 'up')], dice: [TWO, TWO, BLANK] }).play(BLAST);
    expect(two.play('shatter:door-1', 'also:door-2').world.doors).toEqual(['broken', 'broken']);
  },
);

/** So many of the markers are gone. */
function without(short: number, long: number): Pick<Laid, 'change'> {
  return {
    change(world) {
      world.breaches.push(...Array.from({ length: short + 2 * long }, (_, edge) => 1000 + edge));
      world.longMarkers.push(...Array.from({ length: long }, (_, at) => [1000 + 2 * at, 1001 + 2 * at] as const));
    },
  };
}

proves('ER-29.4', 'without any marker left it neither fires nor brings anything down', () => {
  const some = facing(without(8, 5));
  expect(some.options()).toContain(BLAST);
  const none = facing(without(8, 6));
  expect(none.refuses(BLAST)).toMatchObject({ key: 'no-wall-markers', cite: 'ER-29.4' });
  expect(none.refuses('fire:built-in')).toMatchObject({ key: 'no-wall-markers', cite: 'ER-29.4' });
});

proves('ER-29.4', 'a shot at somebody takes no marker, and the ammunition symbol means nothing to it', () => {
  const match = facing({
    figures: { mammoth: { at: 'b7', facing: 'up', tiles: [gun] }, 'zombie-1': { at: 'b5' } },
    dice: [6, BLANK, BLANK, BLANK, BLANK],
    ...without(8, 5),
  }).play('fire:built-in:zombie-1', shoot(gun, 'fire 4 black', 1), 'aim:1');
  expect([wallMarkersLeft(match.world), citesOf(match, 'out-of-ammunition')]).toEqual([{ short: 0, long: 1 }, []]);
  const full = facing(without(8, 6));
  expect(full.refuses('fire:built-in').cite).toBe('ER-29.4');
});

proves('ER-29.5', 'a wall that somebody else breaks takes a marker of the same stock', () => {
  const saw = facing({
    activated: 'jack-saw',
    figures: { 'jack-saw': { at: 'b5', facing: 'up' }, mammoth: { at: 'c7' } },
    dice: [TWO, TWO, TWO, TWO, TWO, BLANK],
  }).play('ability:jack-saw.1');
  saw.play(`break:${wallAt(saw, 1)}`);
  expect([wallMarkersLeft(saw.world), citesOf(saw, 'walls-marked')]).toEqual([{ short: 7, long: 6 }, ['ER-29.5']]);
});

proves(
  'ER-13.5',
  'whoever breaks the second of two sections in line may swap their short markers for a long one',
  () => {
    const second = (...answers: readonly string[]): Situation<Er> => {
      const match = facing({
        activated: 'jack-saw',
        figures: { 'jack-saw': { at: 'b5', facing: 'up' }, mammoth: { at: 'c7' } },
        dice: [TWO, TWO, TWO, TWO, TWO, BLANK],
        change: (world, board) => void world.breaches.push(edgeAt(board.grid, 2, 4, 'up')),
      }).play('ability:jack-saw.1');
      return match.play(`break:${wallAt(match, 1)}`, ...answers);
    };
    const asked = second();
    expect([asked.question.key, asked.question.cite, asked.options(1).length]).toEqual(['long-marker', 'ER-13.5', 2]);
    expect(wallMarkersLeft(asked.world)).toEqual({ short: 6, long: 6 });
    const swapped = second(`lengthen:${wallAt(asked, 2)}`);
    expect([wallMarkersLeft(swapped.world), citesOf(swapped, 'walls-remarked')]).toEqual([
      { short: 8, long: 5 },
      ['ER-13.5'],
    ]);
    expect(wallMarkersLeft(second('decline').world)).toEqual({ short: 6, long: 6 });
  },
);

proves('ER-13.6', 'without short markers walls fall all the same, and the stock does not go below zero', () => {
  const match = facing({
    activated: 'jack-saw',
    figures: { 'jack-saw': { at: 'b5', facing: 'up' }, mammoth: { at: 'c7' } },
    dice: [TWO, TWO, TWO, TWO, TWO, BLANK],
    ...without(8, 0),
  }).play('ability:jack-saw.1');
  match.play(`break:${wallAt(match, 1)}`);
  expect(wallMarkersLeft(match.world)).toEqual({ short: 0, long: 6 });
});

proves('ER-29.2', 'a large door falls alone or with a section beside it, not with another door', () => {
  const match = facing({
    doors: [door([0, 4], 'up', { kind: 'sliding', squares: 2 }), door([2, 4], 'up')],
  }).play(BLAST);
  expect(offered(match, 'shatter')).toEqual(expect.arrayContaining(['shatter:door-1', 'shatter:door-2']));
  match.answer('shatter:door-2');
  expect(offered(match, 'also')).not.toContain('also:door-1');
  expect(offered(match, 'also')).toContain(`also:${wallAt(match, 3)}`);
});
