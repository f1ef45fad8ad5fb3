import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { squareName } from '../map.ts';
import type { ArrangedFigure } from '../positions/arrange.ts';
import { squaresUnder } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import { sceneOf } from '../scene/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, placeOf, shoot, strike, tileWith } from '../testing/laid.ts';
import { invariantsOf } from './invariants.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, TWO] = [1, 2, 5];
const modules = modulesOf(9).filter((module) => module !== 'duel' && module !== 'jamming');
const fighter = tileWith('melee 4 black', 'move 1 red');
const mover = tileWith('move 4 black', 'move 2 black');
const gold = tileWith('move 2 gold', 'move 2 black');
const gun = tileWith('fire 4 black', 'move 2 black');

/** The Mammoth, captured: the pilot stands where it does. */
const taken = { at: null, state: 'captured', wounds: 3 } as const satisfies ArrangedFigure;

/** Saw behind the Mammoth, which one more wound would kill: armour 5, and one automatic hit behind. */
function boarding(dice: readonly number[], more: Laid = {}): Situation<Er> {
  const match = laid({
    modules,
    activated: 'jack-saw',
    dice,
    ...more,
    figures: {
      mammoth: { at: 'd3', facing: 'right', state: 'wounded', wounds: 3, equipment: ['rifle'] },
      'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
      ...more.figures,
    },
  });
  return match.play('capture:mammoth', strike(fighter, 'melee 4 black', 1));
}

/** Saw pilots the Mammoth, on d3, e3, d4 and e4. */
function piloting(more: Laid = {}): Situation<Er> {
  return laid({
    modules,
    activated: 'jack-saw',
    ...more,
    figures: {
      mammoth: taken,
      'jack-saw': { at: 'd3', facing: 'right', tiles: [mover], prisoner: 'mammoth' },
      ...more.figures,
    },
  });
}

function covers(match: Situation<Er>, id: 'jack-saw' | 'mammoth'): readonly string[] {
  return squaresUnder(match.board, figure(match, id)).map((square) => squareName(match.board.grid, square));
}

/** What is seen of a piece. */
function pieceOf(match: Situation<Er>, id: string) {
  return sceneOf(match.view(0)).pieces.find((piece) => piece.id === id);
}

const BASE = ['d3', 'e3', 'd4', 'e4'];

// ── Captured ─────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-30.19', 'a captured large figure stays on the board, with its captor inside', () => {
  const match = boarding([TWO, TWO, TWO, TWO]).play('done');
  expect(figure(match, 'mammoth')).toMatchObject({ state: 'captured', wounds: 3, at: -1 });
  expect(figure(match, 'jack-saw')).toMatchObject({ prisoner: 'mammoth', facing: 'right' });
  expect(covers(match, 'jack-saw')).toEqual(BASE);
  expect(citesOf(match, 'captured')).toEqual(['ER-30.19']);
  expect(citesOf(match, 'climbs-in')).toEqual(['ER-30.19']);
  // One piece on the board: the Mammoth’s, with the marks of whoever pilots it.
  expect(pieceOf(match, 'jack-saw')).toMatchObject({ at: 'd3', size: 2, label: { key: 'piloted' } });
  expect(pieceOf(match, 'mammoth')).toBeUndefined();
  expect(sceneOf(match.view(0)).sheets?.find(({ id }) => id === 'mammoth')?.brief).toMatchObject({
    key: 'piloted-by',
  });
});

proves('ER-30.19', 'one hit less than would have killed it, and nobody gets in', () => {
  const match = boarding([TWO, TWO, TWO, BLANK]);
  expect([figure(match, 'mammoth').state, placeOf(match, 'jack-saw')]).toEqual(['wounded', 'c3']);
  expect(match.events('climbs-in')).toEqual([]);
  // The question of the attempt has its cite even so.
  expect(citesOf(boarding([TWO, TWO, TWO, TWO]), 'climbs-in')).toEqual(['ER-30.19']);
});

proves(['ER-30.19', 'ER-30.21'], 'its weight is nothing, and its equipment fits into its own capacity', () => {
  // A rifle and a sniper rifle weigh 4: more than Saw could carry.
  const laden = { 'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['sniper-rifle'] } } as const;
  const match = boarding([TWO, TWO, TWO, TWO], { figures: laden });
  expect(match.question.key).toBe('loot');
  expect(offered(match, 'get')).toHaveLength(1);
  match.play(...offered(match, 'get').slice(0, 1));
  expect(figure(match, 'jack-saw').items).toHaveLength(2);
  match.play('move:1');
});

// ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-30.21', 'a pilot moves as the Mammoth does: its points, straight on, turning for a point', () => {
  const match = piloting().play('move:1');
  expect(match.question.params).toEqual({ figure: 'jack-saw', points: 3 });
  expect(citesOf(match, 'move-begins')).toEqual(['ER-30.21']);
  expect(offered(match, 'ahead')).toEqual(['ahead:1', 'ahead:2', 'ahead:3']);
  expect(match.refuses('go:d2')).toMatchObject({ key: 'not-sideways' });
  match.play('ahead:1', 'rotate:up');
  expect(covers(match, 'jack-saw')).toEqual(['e3', 'f3', 'e4', 'f4']);
  expect(match.question.params).toMatchObject({ points: 1 });
  expect(match.refuses('face:left')).toMatchObject({ key: 'turning-costs' });
});

proves('ER-30.21', 'the pilot has its armour and melee table, and loses their own life', () => {
  // Vasquez before the front of the Mammoth, which rolls its three dice: armour 5 takes five of the six hits.
  const fought = (dice: readonly number[]): Situation<Er> =>
    piloting({
      activated: 'vasquez',
      dice,
      figures: { vasquez: { at: 'f3', facing: 'left', tiles: [fighter] } },
    }).play('melee:jack-saw', strike(fighter, 'melee 4 black', 4));
  const strong = fought([TWO, TWO, BLANK, BLANK, BLANK, BLANK]);
  expect(strong.events('defence-valued')).toMatchObject([{ params: { figure: 'jack-saw', defence: 5 } }]);
  expect([figure(strong, 'jack-saw').wounds, figure(strong, 'mammoth').wounds]).toEqual([1, 3]);
  // The rule comes up when the pilot moves.
  piloting().play('move:1');
});

proves('ER-30.21', 'the CP maximum and the bonus stay the pilot’s own', () => {
  const match = piloting();
  // Saw may receive more than the wounded Mammoth, or less: his own card says it.
  const sheet = sceneOf(match.view(1)).tracks.find(({ id }) => id === 'command-jack-saw');
  expect(sheet?.to).toBe(4);
  match.play('move:1');
});

proves(
  'ER-30.21',
  'for fire the pilot chooses the values of one card or of the other, and has the built-in gun',
  () => {
    const shots = (rely: 'jack-saw' | 'mammoth', dice: readonly number[]): Situation<Er> =>
      piloting({
        dice,
        figures: {
          'jack-saw': { at: 'b3', facing: 'right', tiles: [gun], prisoner: 'mammoth' },
          vasquez: { at: 'e3', facing: 'left' },
        },
      }).play('fire:built-in-large:vasquez', `rely:${rely}`, shoot(gun, 'fire 4 black', 1));
    const asked = piloting({
      figures: {
        'jack-saw': { at: 'b3', facing: 'right', tiles: [gun], prisoner: 'mammoth' },
        vasquez: { at: 'e3', facing: 'left' },
      },
    }).play('fire:built-in-large:vasquez');
    expect(asked.question).toMatchObject({ key: 'values', cite: 'ER-30.21' });
    expect(asked.options()).toEqual(['rely:jack-saw', 'rely:mammoth']);
    // The Mammoth aims with two dice; Saw with none, and so he cannot hit at two squares.
    const far = shots('mammoth', []);
    expect(offered(far, 'aim')).toEqual(['aim:2', 'aim:1', 'aim:0']);
    expect(citesOf(shots('jack-saw', []), 'target-missed')).toHaveLength(1);
  },
);

proves('ER-30.21', 'both abilities are the pilot’s: that of the Mammoth at the price of its wounded side', () => {
  const rooms = {
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
  } as const;
  const match = piloting({
    ...rooms,
    figures: { 'jack-saw': { at: 'a5', facing: 'up', prisoner: 'mammoth' } },
  });
  match.answer('ability:mammoth.1');
  expect(match.question.key).toBe('blast-target');
  expect(match.events('ability-paid')).toMatchObject([
    { cite: 'ER-30.21', params: { figure: 'jack-saw', command: 2 } },
  ]);
});

proves('ER-30.22', 'the pilot’s friends pass through it, those of its former player do not', () => {
  const stroll = (id: 'jeff-deeler' | 'vasquez'): Situation<Er> =>
    piloting({ activated: id, figures: { [id]: { at: 'c3', facing: 'right', tiles: [gold] } } }).play('move:4');
  const friend = stroll('jeff-deeler');
  expect(offered(friend, 'go')).toContain('go:d3');
  friend.answer('go:f3');
  expect(friend.events('moved')).toMatchObject([{ params: { path: ['c3', 'd3', 'e3', 'f3'] } }]);
  expect(stroll('vasquez').refuses('go:d3')).toMatchObject({ key: 'enemy-there', cite: 'ER-30.22' });
});

// ── Out and in ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-30.20', 'ER-30.23'], 'whoever gets out does not keep it: it is free at the end of the round', () => {
  const match = piloting({ figures: { vasquez: { at: 'd2' } } }).play('move:1');
  expect(match.refuses('get-out:d2')).toMatchObject({ key: 'square-taken', cite: 'ER-30.20' });
  expect(offered(match, 'get-out')).toEqual(
    ['e2', 'f3', 'f4', 'd5', 'e5', 'c3', 'c4'].map((name) => `get-out:${name}`),
  );
  match.answer('get-out:c3');
  expect(match.events('climbs-out')).toMatchObject([{ cite: 'ER-30.20', params: { at: 'c3' } }]);
  // The points of the Mammoth are lost; it stands there with nobody inside.
  expect(match.question.params).toEqual({ figure: 'jack-saw', points: 0 });
  expect([figure(match, 'jack-saw').prisoner, figure(match, 'mammoth').state]).toEqual([null, 'captured']);
  expect(covers(match, 'mammoth')).toEqual(BASE);
  expect(pieceOf(match, 'mammoth')).toMatchObject({ at: 'd3', size: 2, label: { key: 'nobody-inside' } });
  expect(invariantsOf(match.world, match.board)).toEqual([]);
  match.play('face:left', 'done');
  expect(figure(match, 'mammoth')).toMatchObject({ state: 'wounded', wounds: 3, facing: 'right' });
  expect(citesOf(match, 'large-freed')).toEqual(['ER-30.23']);
  expect(match.waiting).toEqual([0]);
  expect(offered(match, 'activate')).toContain('activate:mammoth');
});

proves(
  'ER-30.23',
  'while nobody is inside it belongs to its captors: their friends pass, and it bars the way and the sight of others',
  () => {
    const match = piloting({
      figures: { 'jeff-deeler': { at: 'c4', facing: 'right' }, vasquez: { at: 'h3', facing: 'left' } },
    }).play('move:1', 'get-out:c3');
    expect(match.refuses('get-in:mammoth')).toMatchObject({ key: 'only-combined', cite: 'ER-30.24' });
    match.play('face:left', 'done');
    expect(citesOf(match, 'large-freed')).toEqual(['ER-30.23']);
  },
);

proves('ER-30.23', 'it is free where it stands when its pilot is killed', () => {
  const match = piloting({
    activated: 'vasquez',
    dice: [CRITICAL, CRITICAL, CRITICAL],
    figures: {
      'jack-saw': { at: 'd3', facing: 'right', state: 'wounded', wounds: 2, prisoner: 'mammoth' },
      vasquez: { at: 'c3', facing: 'right', tiles: [fighter] },
    },
  }).play('melee:jack-saw', strike(fighter, 'melee 4 black', 4));
  match.play('fall:e4');
  expect(figure(match, 'jack-saw')).toMatchObject({ state: 'dead', prisoner: null });
  expect([placeOf(match, 'jack-saw'), covers(match, 'mammoth')]).toEqual(['e4', BASE]);
  expect(figure(match, 'mammoth')).toMatchObject({ state: 'wounded', facing: 'right' });
  expect(citesOf(match, 'large-freed')).toEqual(['ER-30.23']);
});

proves('ER-30.23', 'it is free where it stands when its pilot is captured', () => {
  const match = piloting({
    activated: 'vasquez',
    dice: [CRITICAL, CRITICAL, CRITICAL],
    figures: {
      'jack-saw': { at: 'd3', facing: 'right', state: 'wounded', wounds: 2, prisoner: 'mammoth' },
      vasquez: { at: 'c3', facing: 'right', tiles: [fighter] },
    },
  }).play('capture:jack-saw', strike(fighter, 'melee 4 black', 4));
  expect(figure(match, 'jack-saw')).toMatchObject({ state: 'captured', at: -1, prisoner: null });
  expect([covers(match, 'mammoth'), figure(match, 'mammoth').state]).toEqual([BASE, 'wounded']);
  expect(citesOf(match, 'large-freed')).toEqual(['ER-30.23']);
});

proves('ER-30.24', 'another gets in by a combined move alone, once the first is out', () => {
  const match = piloting({
    figures: { 'jeff-deeler': { at: 'b4', facing: 'right', tiles: [gold] } },
  }).play('move:1', 'join:jeff-deeler', 'pace:1', 'next:jeff-deeler', 'go:c4');
  // Too early: Saw is inside.
  expect(match.refuses('get-in:mammoth')).toMatchObject({ key: 'has-pilot', cite: 'ER-30.24' });

  const other = piloting({
    figures: { 'jeff-deeler': { at: 'b4', facing: 'right', tiles: [gold] } },
  }).play('move:1', 'join:jeff-deeler', 'pace:1', 'next:jack-saw', 'get-out:d2', 'face:up');
  expect(other.refuses('get-in:mammoth')).toMatchObject({ key: 'not-adjacent' });
  other.play('go:c4', 'get-in:mammoth');
  expect(figure(other, 'jeff-deeler')).toMatchObject({ prisoner: 'mammoth', facing: 'right' });
  expect(figure(other, 'mammoth')).toMatchObject({ state: 'captured', at: -1 });
  expect(citesOf(other, 'climbs-in')).toEqual(['ER-30.24']);
  other.play('done');
  expect([figure(other, 'mammoth').state, other.events('large-freed')]).toEqual(['captured', []]);
});

proves('ER-30.24', 'it is not handed over like other prisoners', () => {
  const match = piloting({
    figures: { 'jeff-deeler': { at: 'c3', facing: 'right', tiles: [gold] } },
    activated: 'jeff-deeler',
  })
    .play('move:1', 'go:d3')
    .play('exchange:jack-saw');
  expect(match.refuses('take-over:mammoth')).toMatchObject({ key: 'only-combined', cite: 'ER-30.24' });
});

it('holds together whatever a pilot and the others do', () => {
  let gotOut = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const match = piloting({
      figures: {
        'jack-saw': { at: 'd3', facing: 'right', tiles: [mover, gun], prisoner: 'mammoth' },
        'jeff-deeler': { at: 'b4', facing: 'right', tiles: [gold] },
        vasquez: { at: 'h3', facing: 'left', tiles: [fighter] },
      },
    });
    let state = seed;
    for (let step = 0; step < 60 && match.match.open.length > 0; step++) {
      state = (state * 48_271) % 2_147_483_647;
      const [seat = 0] = match.waiting;
      const options = match.options();
      // Whoever may get out or in does so as often as not: chance alone seldom would.
      const changes = options.filter((key) => key.startsWith('get-'));
      const among = changes.length > 0 && state % 2 === 0 ? changes : options;
      const key = among[state % among.length] ?? '';
      if (key.startsWith('get-out')) gotOut += 1;
      match.answer(seat, key);
      expect(invariantsOf(match.world, match.board)).toEqual([]);
    }
  }
  expect(gotOut).toBeGreaterThan(3);
});

proves(['ER-30.14', 'ER-17.4'], 'whoever kills what they pilot carries again what their own card allows', () => {
  const match = piloting({
    figures: {
      'jack-saw': {
        at: 'd3',
        facing: 'right',
        tiles: [fighter],
        prisoner: 'mammoth',
        equipment: ['heavy-machine-gun'],
      },
      vasquez: { at: 'a6' },
    },
  }).play('execute:mammoth', strike(fighter, 'melee 4 black', 1), 'abandon:heavy-machine-gun-1');
  expect(figure(match, 'mammoth').state).toBe('dead');
  expect(figure(match, 'jack-saw')).toMatchObject({ prisoner: null, items: [] });
  expect(match.question.key).toBe('orders');
});
