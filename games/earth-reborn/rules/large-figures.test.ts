import { edgeAt } from '@necropole/boards';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { characters } from '../content/characters/index.ts';
import { modulesOf } from '../content/modules.ts';
import { squareName } from '../map.ts';
import { squaresUnder } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, placeOf, shoot, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const mover = tileWith('move 4 black', 'move 2 black');
const fighter = tileWith('melee 4 black', 'move 1 red');
const gun = tileWith('fire 4 black', 'move 2 black');
const TWO = 5;
const BLANK = 2;
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);

/** Without duels, unless they are what it is about. */
const unwatched = modulesOf(7).filter((module) => module !== 'duel');

function table(wanted: Laid): Situation<Er> {
  return laid({ modules: unwatched, activated: 'mammoth', ...wanted });
}

/** The Mammoth on the open floor, with a tile to move. */
function moving(at: string, facing: 'up' | 'right' | 'down' | 'left' = 'right', more: Laid = {}): Situation<Er> {
  const { figures, ...rest } = more;
  return table({ figures: { mammoth: { at, facing, tiles: [mover] }, 'zombie-1': { at: 'h6' }, ...figures }, ...rest });
}

function covers(match: Situation<Er>): readonly string[] {
  return squaresUnder(match.board, figure(match, 'mammoth')).map((square) => squareName(match.board.grid, square));
}

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-28.1', 'it covers two squares by two', () => {
  expect(covers(moving('c3'))).toEqual(['c3', 'd3', 'c4', 'd4']);
});

proves('ER-28.2', 'forward each square costs 1 point, and both squares ahead have to be free', () => {
  const match = moving('a3').play('move:1');
  expect(offered(match, 'ahead')).toEqual(['ahead:1', 'ahead:2', 'ahead:3', 'ahead:4']);
  match.answer('ahead:3');
  expect([placeOf(match, 'mammoth'), offered(match, 'ahead')]).toEqual(['d3', ['ahead:1']]);
  expect(citesOf(match, 'moved')).toEqual(['ER-28.2']);
});

proves('ER-28.2', 'an enemy, a closed door, a wall or a dotted element ahead of one half bars it', () => {
  const enemy = moving('a3', 'right', { figures: { 'zombie-2': { at: 'd4' } } }).play('move:1');
  expect(offered(enemy, 'ahead')).toEqual(['ahead:1']);
  expect(enemy.refuses('ahead:2')).toMatchObject({ key: 'way-barred', params: { why: 'enemy' }, cite: 'ER-28.2' });
  const shut = moving('a3', 'right', { doors: [door([1, 3], 'right')] }).play('move:1');
  expect(shut.refuses('ahead:1')).toMatchObject({ key: 'way-barred', params: { why: 'door' } });
  const rooms = {
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
  } as const;
  const wall = moving('a5', 'up', { ...rooms, figures: { 'zombie-1': { at: 'd6' } } }).play('move:1');
  expect(wall.refuses('ahead:1')).toMatchObject({ key: 'way-barred', params: { why: 'wall' } });
});

proves('ER-28.3', 'backward each square costs 2', () => {
  const match = moving('e3').play('move:1');
  expect(offered(match, 'back')).toEqual(['back:1', 'back:2']);
  match.answer('back:1');
  expect([placeOf(match, 'mammoth'), figure(match, 'mammoth').facing]).toEqual(['d3', 'right']);
  expect([offered(match, 'back'), citesOf(match, 'moved')]).toEqual([['back:1'], ['ER-28.3']]);
  const held = moving('c3', 'right', { figures: { 'zombie-2': { at: 'b4' } } }).play('move:1');
  expect(held.refuses('back:1')).toMatchObject({ key: 'way-barred', params: { why: 'enemy' }, cite: 'ER-28.3' });
});

proves('ER-28.4', 'it does not go sideways', () => {
  const match = moving('c3').play('move:1');
  for (const square of ['c2', 'd2', 'c5', 'd5'])
    expect(match.refuses(`go:${square}`)).toMatchObject({ key: 'not-sideways', cite: 'ER-28.4' });
  expect(offered(match, 'go')).toEqual([]);
});

proves('ER-28.5', 'a quarter and half a turn cost 1 point each, and it stays where it is', () => {
  const match = moving('c3').play('move:1');
  expect(offered(match, 'rotate')).toEqual(['rotate:up', 'rotate:down', 'rotate:left']);
  match.play('rotate:left', 'rotate:up');
  expect([covers(match), figure(match, 'mammoth').facing]).toEqual([['c3', 'd3', 'c4', 'd4'], 'up']);
  expect(offered(match, 'ahead')).toEqual(['ahead:1', 'ahead:2']);
  match.play('ahead:2');
  expect(match.refuses('rotate:left')).toMatchObject({ key: 'no-points', cite: 'ER-28.5' });
});

proves('ER-28.6', 'at the end of its move it takes no facing for nothing', () => {
  const match = moving('c3').play('move:1', 'ahead:1');
  expect(offered(match, 'face')).toEqual(['face:right']);
  expect(match.refuses('face:up')).toMatchObject({ key: 'turning-costs', cite: 'ER-28.6' });
});

proves('ER-28.6', 'intercepted, it takes none either: the bids come at once', () => {
  const match = moving('a3', 'right', {
    modules: modulesOf(7),
    figures: { 'zombie-1': { at: 'h4', facing: 'left', tiles: [fighter] }, 'zombie-2': { at: 'd6', facing: 'up' } },
  });
  match.play('move:1', 'ahead:2');
  expect(match.question.key).toBe('intercept');
  match.answer('intercept:zombie-2');
  expect([
    match.options(0).filter((key) => key.startsWith('face')),
    match.options(0).includes('bid:1'),
    match.options(1).includes('bid:1'),
  ]).toEqual([[], true, true]);
});

proves('ER-28.6', 'it opens the door before it, and not one beside it', () => {
  const ahead = moving('a3', 'right', { doors: [door([1, 2], 'right', { squares: 2 })] }).play('move:1', 'open:door-1');
  expect(offered(ahead, 'ahead')).toEqual(['ahead:1', 'ahead:2', 'ahead:3']);
  const beside = moving('a3', 'down', { doors: [door([1, 2], 'right', { squares: 2 })] }).play('move:1');
  expect(beside.refuses('open:door-1')).toMatchObject({ key: 'turning-costs', cite: 'ER-28.6' });
});

proves('ER-28.7', 'it stands on sewers and crosses them, and does not go down them', () => {
  const sewers: Laid = {
    tiles: [...['sewer-exit-1', 'single-1', 'single-2', 'single-3'].entries()].flatMap(([x, face]) => [
      [face, x, 1],
      [`${face === 'sewer-exit-1' ? 'sewer-exit-2' : face.replace('single', 'walled-single')}`, x, 2],
    ]) as unknown as NonNullable<Laid['tiles']>,
    size: [4, 4],
    itsMap: undefined,
  } as unknown as Laid;
  const match = moving('b2', 'left', { ...sewers, figures: { 'zombie-1': { at: 'd3' } } }).play('move:1', 'ahead:1');
  expect(covers(match)).toEqual(['a2', 'b2', 'a3', 'b3']);
  match.answer('rotate:up');
  expect(match.refuses('leave')).toMatchObject({ key: 'too-large-for-sewers', cite: 'ER-28.7' });
});

proves('ER-28.8', 'it passes friends, and friends pass it; at the end of the round they part', () => {
  const match = moving('a3', 'right', { figures: { vasquez: { at: 'd3' } } }).play('move:1', 'ahead:2');
  expect([placeOf(match, 'mammoth'), citesOf(match, 'moved')]).toEqual(['c3', ['ER-28.8']]);
  match.play('face:right');
  expect(match.refuses('done')).toMatchObject({ key: 'square-shared', cite: 'ER-8.12' });
  const parted = moving('a3', 'right', { command: [1, 10], figures: { vasquez: { at: 'd3' } } });
  parted.play('move:1', 'ahead:2', 'face:right', 'done');
  expect([placeOf(parted, 'mammoth'), citesOf(parted, 'goes-back')]).toEqual(['b3', ['ER-8.12']]);
  const friend = table({
    activated: 'vasquez',
    figures: { vasquez: { at: 'b3', tiles: [mover] }, mammoth: { at: 'c3' }, 'zombie-1': { at: 'h6' } },
  }).play('move:1', 'go:e3');
  expect(placeOf(friend, 'vasquez')).toBe('e3');
  const enemy = table({
    activated: 'zombie-1',
    figures: { 'zombie-1': { at: 'b3', tiles: [mover] }, mammoth: { at: 'c3' } },
  }).play('move:1');
  for (const square of ['c3', 'd3', 'c4', 'd4'])
    expect(enemy.refuses(`go:${square}`)).toMatchObject({ key: 'enemy-there', cite: 'ER-8.10' });
});

proves('ER-28.9', 'over the border it is half outside, and gone with the next step', () => {
  const match = moving('f3', 'right').play('move:1', 'ahead:1');
  match.answer('leave');
  expect([covers(match), figure(match, 'mammoth').state]).toEqual([['h3', 'h4'], 'healthy']);
  expect(offered(match, 'back')).toEqual(['back:1']);
  match.answer('leave');
  expect([figure(match, 'mammoth').state, citesOf(match, 'left-map')]).toEqual(['left', ['ER-28.9']]);
  const left = moving('a3', 'left').play('move:1', 'leave');
  expect([covers(left), citesOf(left, 'steps-over')]).toEqual([['a3', 'a4'], ['ER-28.9']]);
  expect(covers(left.answer('back:1'))).toEqual(['a3', 'b3', 'a4', 'b4']);
});

// ── Sight, melee, fire ───────────────────────────────────────────────────────────────────────────────────────────────

/** Two rooms beside each other: the bedroom’s wall stands between a row of squares and the corridor below. */
const behindWall = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
    ['wide-corridor-2', 4, 4],
    ['wide-corridor-3', 4, 2],
    ['wide-corridor-4', 4, 0],
  ],
  size: [8, 6],
} as const;

proves('ER-28.10', 'it is seen as soon as one of its four squares is', () => {
  const seen = (at: string): boolean =>
    table({
      ...behindWall,
      activated: 'jeff-deeler',
      figures: {
        'jeff-deeler': { at: 'h2', facing: 'left', tiles: [gun], equipment: ['light-bolter'] },
        mammoth: { at, facing: 'right' },
      },
    })
      .options()
      .includes('fire:light-bolter-1:mammoth');
  // Only its squares in the corridor are beside the room that hides the others.
  expect([seen('d5'), seen('a5')]).toEqual([true, false]);
});

proves('ER-28.11', 'it sees from its two front squares, past its own body, and not from those behind', () => {
  const shots = (facing: 'left' | 'right', at: string, enemy: string): readonly string[] =>
    offered(
      table({
        figures: { mammoth: { at, facing, tiles: [gun] }, 'zombie-1': { at: enemy } },
      }),
      'fire',
    ).filter((key) => key === 'fire:built-in:zombie-1');
  // Beside its front squares, on both sides, past its own squares; beside those behind, not.
  expect(shots('right', 'c3', 'd1')).toHaveLength(1);
  expect(shots('right', 'c3', 'd6')).toHaveLength(1);
  expect(shots('right', 'c3', 'c1')).toHaveLength(0);
  const match = table({ figures: { mammoth: { at: 'c3', facing: 'right', tiles: [gun] }, 'zombie-1': { at: 'c1' } } });
  expect(match.refuses('fire:built-in:zombie-1')).toMatchObject({ key: 'not-in-sight', params: { why: 'arc' } });
});

proves('ER-28.12', 'the distance is the shortest between squares that may serve, both ways', () => {
  const by = table({ figures: { mammoth: { at: 'a3', tiles: [gun], facing: 'right' }, 'zombie-1': { at: 'f4' } } });
  expect(by.option('fire:built-in:zombie-1').facts).toContainEqual({ key: 'distance', params: { squares: 4 } });
  by.play('fire:built-in:zombie-1', shoot(gun, 'fire 4 black', 1), 'aim:0');
  expect([citesOf(by, 'fires'), by.events('fires')[0]?.params.distance]).toEqual([['ER-28.12'], 4]);
  const at = table({
    activated: 'jeff-deeler',
    figures: {
      'jeff-deeler': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['light-bolter'] },
      mammoth: { at: 'e2', facing: 'left' },
    },
  });
  expect(at.option('fire:light-bolter-1:mammoth').facts).toContainEqual({ key: 'distance', params: { squares: 4 } });
});

proves('ER-28.13', 'in melee the arc is that of the side of its base which the enemy touches', () => {
  const against = (at: string) => {
    const match = table({
      activated: 'jack-saw',
      figures: { 'jack-saw': { at, tiles: [fighter] }, mammoth: { at: 'c3', facing: 'right' } },
    }).play('melee:mammoth');
    const { facts = [] } = match.option(strike(fighter, 'melee 4 black', 1));
    return facts.flatMap((fact) => (fact.key === 'opposing-strength' ? [fact.params.arc] : [])).join();
  };
  expect(['e3', 'e4'].map(against)).toEqual(['dark-blue', 'dark-blue']);
  expect(['c2', 'd5'].map(against)).toEqual(['light-blue', 'light-blue']);
  expect(['b3', 'b4'].map(against)).toEqual(['grey', 'grey']);
  const corner = table({
    activated: 'jack-saw',
    figures: { 'jack-saw': { at: 'b2', tiles: [fighter] }, mammoth: { at: 'c3', facing: 'right' } },
  });
  expect(corner.refuses('melee:mammoth')).toMatchObject({ key: 'not-adjacent' });
  const fought = table({
    activated: 'jack-saw',
    figures: { 'jack-saw': { at: 'e4', tiles: [fighter] }, mammoth: { at: 'c3', facing: 'right' } },
    dice: blanks(8),
  }).play('melee:mammoth', strike(fighter, 'melee 4 black', 1));
  expect(citesOf(fought, 'attacks')).toEqual(['ER-28.13']);
});

proves('ER-28.14', 'in a doorway it keeps the door from closing, by itself and by hand', () => {
  const wide = (kind: 'sliding' | 'wooden') => ({ doors: [door([1, 2], 'right', { squares: 2, kind })] });
  const sliding = moving('a3', 'right', wide('sliding')).play('move:1', 'open:door-1', 'ahead:1', 'face:right', 'done');
  expect([sliding.world.doors, citesOf(sliding, 'door-held')]).toEqual([['open'], ['ER-28.14']]);
  const passed = moving('a3', 'right', wide('sliding')).play('move:1', 'open:door-1', 'ahead:2', 'face:right', 'done');
  expect([passed.world.doors, citesOf(passed, 'door-held')]).toEqual([['closed'], []]);
  const wooden = moving('a3', 'right', wide('wooden')).play('move:1', 'open:door-1', 'ahead:1');
  expect(wooden.refuses('close:door-1')).toMatchObject({ key: 'door-blocked', cite: 'ER-28.14' });
});

proves('ER-28.15', 'an explosion hits it once, on the square that its enemy chooses', () => {
  const thrown = (dice: number, ...zone: readonly string[]) => {
    const match = table({
      activated: 'jeff-deeler',
      figures: {
        'jeff-deeler': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['grenades'] },
        mammoth: { at: 'd3', facing: 'left' },
      },
      dice: [TWO, ...blanks(dice)],
    });
    match.play('fire:grenades-1:d3', shoot(gun, 'fire 4 black', 1), 'aim:1', ...zone);
    return match;
  };
  const asked = thrown(0);
  expect([asked.question.key, asked.question.cite]).toEqual(['blast-zone', 'ER-28.15']);
  const zones = (match: Situation<Er>) => match.events('caught-in-blast').map(({ params }) => params.zone);
  expect([zones(thrown(3, 'zone:red')), zones(thrown(0, 'zone:orange'))]).toEqual([['red'], ['orange']]);
});

proves('ER-40.7', 'when it dies, its player chooses on which of its squares the marker lies', () => {
  const match = table({
    activated: 'jack-saw',
    figures: {
      'jack-saw': { at: 'e3', tiles: [fighter] },
      mammoth: { at: 'c3', facing: 'left', state: 'wounded', wounds: 3 },
    },
    dice: [1, 1, ...blanks(2)],
  }).play('melee:mammoth', strike(fighter, 'melee 4 black', 1));
  expect([match.question.key, offered(match, 'fall')]).toEqual([
    'marker-square',
    ['fall:c3', 'fall:d3', 'fall:c4', 'fall:d4'],
  ]);
  match.answer('fall:d4');
  expect([placeOf(match, 'mammoth'), covers(match), citesOf(match, 'marker-left')]).toEqual([
    'd4',
    ['d4'],
    ['ER-40.7'],
  ]);
});

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The officers’ quarters above the command post, the wall between them broken down at two squares. */
const twoRooms: Laid = {
  tiles: [
    ['officers-quarters', 0, 0],
    ['command-post', 0, 3],
    ['wide-corridor-1', 0, 6],
  ],
  size: [4, 8],
  change(world, board) {
    world.breaches = [0, 1].map((x) => edgeAt(board.grid, x, 3, 'up'));
  },
};

proves('ER-28.16', 'on two rooms it has what both bring', () => {
  const initiative = (at: string): Situation<Er> =>
    laid({
      ...twoRooms,
      modules: unwatched,
      phase: 'receive-command',
      command: [0, 0],
      missionPoints: [5, 5],
      figures: { mammoth: { at, facing: 'down' }, 'zombie-1': { at: 'd8' } },
    });
  const both = initiative('b3');
  expect([both.question.key, both.question.cite]).toEqual(['morale', 'ER-28.16']);
  both.answer('convert');
  expect(both.events('command-gained').map(({ params }) => params.points)).toEqual([2, 4]);
  const one = initiative('a4');
  expect(one.events('command-gained').map(({ params }) => params.points)).toEqual([2]);
  expect(one.options()).not.toContain('convert');
});

proves('ER-29.1', 'on two rooms it says which one it searches before rolling', () => {
  const searcher = tileWith('search 2 gold', 'move 4 black');
  const match = table({
    ...twoRooms,
    deck: ['ammunition-1'],
    figures: { mammoth: { at: 'a3', facing: 'down', tiles: [searcher] }, 'zombie-1': { at: 'd8' } },
  }).play('search');
  expect([match.question.key, match.question.cite, match.options()]).toEqual([
    'search-room',
    'ER-29.1',
    ['room:officers-quarters', 'room:command-post'],
  ]);
  const one = table({
    ...twoRooms,
    deck: ['ammunition-1'],
    figures: { mammoth: { at: 'a4', facing: 'down', tiles: [searcher] }, 'zombie-1': { at: 'd8' } },
  }).play('search');
  expect(one.question.key).toBe('rummage');
});

proves('ER-29.1', 'the armoury adds its die to a search of the armoury, not of the room beside', () => {
  const searcher = tileWith('search 2 gold', 'move 4 black');
  const dice = (room: string): unknown => {
    const match = table({
      tiles: [
        ['armoury', 0, 0],
        ['wide-corridor-1', 0, 3],
      ],
      size: [4, 5],
      deck: ['ammunition-1'],
      figures: { mammoth: { at: 'a3', facing: 'down', tiles: [searcher] }, 'zombie-1': { at: 'd5' } },
    }).play('search', `room:${room}`);
    return match.option(offered(match, 'spend')[0] ?? '').facts;
  };
  const own = characters.mammoth.healthy.search.dice;
  expect(dice('armoury')).toEqual([{ key: 'search-dice', params: { dice: own + 1, automatic: 0 } }]);
  expect(dice('wide-corridor-1')).toEqual([{ key: 'search-dice', params: { dice: own, automatic: 0 } }]);
});
