import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, placeOf, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const modules = modulesOf(2);
const [CRITICAL, BLANK, TWO] = [1, 2, 5];
/** Red sections for both orders, and a black one. */
const red = tileWith('move 1 red', 'melee 3 black', 'fire 1 red');
const striker = tileWith('melee 2 red', 'move 2 black');
const walker = tileWith('move 4 black', 'move 2 black');

function duel(wanted: Laid): Situation<Er> {
  return laid({ modules, ...wanted });
}

/** The asker’s bid, then the other’s: the asked seats answer in secret. */
function bids(match: Situation<Er>, asker: number, bid: number, against: number): Situation<Er> {
  return match.answer(asker, `bid:${bid}`).answer(1 - asker, `bid:${against}`);
}

// ── For the initiative ───────────────────────────────────────────────────────────────────────────────────────────────

const apart = { vasquez: { at: 'a1', facing: 'up' }, 'zombie-1': { at: 'h6', facing: 'down' } } as const;

proves(
  ['ER-15.1', 'ER-15.2', 'ER-15.5', 'ER-15.6'],
  'the higher bid takes the initiative; all that was bid is gone',
  () => {
    const match = duel({ figures: apart, phase: 'receive-command' });
    expect(match.waiting).toEqual([1]);
    expect(match.question.key).toBe('contest');
    match.answer('contest');
    expect([...match.waiting].sort()).toEqual([0, 1]);
    bids(match, 1, 3, 1);
    expect(match.world.command).toEqual([10, 5]);
    expect(match.world.initiative).toBe(1);
    expect(match.waiting).toEqual([1]);
    expect(figure(match, 'zombie-1').spent).toBe(0);
  },
);

proves(['ER-15.1', 'ER-15.3', 'ER-15.6'], 'on a tie whoever has it keeps it; whoever asks bids at least 1', () => {
  const match = duel({ figures: apart, phase: 'receive-command' }).answer('contest');
  expect(match.refuses('bid:0', 1)).toMatchObject({ key: 'must-bid', cite: 'ER-15.3' });
  expect(match.offers('bid:0', 0)).toBe(true);
  expect(offered0(match, 0)).toHaveLength(12);
  bids(match, 1, 2, 2);
  expect(citesOf(match, 'bids-shown')).toEqual(['ER-15.1']);
  expect(match.world.initiative).toBe(0);
  expect(match.world.command).toEqual([9, 6]);
});

test('whoever bids sees their own CP, and of the other only what must be bid', () => {
  const match = duel({ figures: apart, phase: 'receive-command' }).answer('contest');
  const contestFor = (seat: number) =>
    match.match.open
      .find((question) => question.seat === seat)
      ?.asking.contest?.()
      .sides.map(({ note }) => note);
  expect(contestFor(1)).toEqual([
    { key: 'bid-of', params: [8] },
    { key: 'bid-least', params: [0] },
  ]);
  expect(contestFor(0)).toEqual([
    { key: 'bid-least', params: [1] },
    { key: 'bid-of', params: [11] },
  ]);
});

function offered0(match: Situation<Er>, seat: number): readonly string[] {
  return match.options(seat).filter((key) => key.startsWith('bid:'));
}

proves('ER-15.5', 'whoever has no CP cannot ask, and nobody has to', () => {
  const poor = duel({ figures: apart, phase: 'initiative-duel', command: [5, 0] });
  expect(poor.refuses('contest')).toMatchObject({ key: 'too-few-command', cite: 'ER-15.3' });
  poor.answer('let');
  expect(poor.waiting).toEqual([0]);
  expect(poor.question.key).toBe('round');
});

proves('ER-15.7', 'in the next turn the scenario gives it again', () => {
  const match = duel({
    figures: apart,
    phase: 'receive-command',
    change(world) {
      world.initiative = 1;
    },
  });
  expect(citesOf(match, 'initiative-given')).toEqual(['ER-15.7']);
  expect(match.world.initiative).toBe(0);
});

proves('ER-3.1', 'without the module nobody is asked for a duel', () => {
  const match = laid({ figures: apart, phase: 'receive-command' });
  expect(match.question).toMatchObject({ key: 'round', cite: 'ER-6.1' });
  const seen = laid({ figures: { vasquez: { at: 'c3' }, 'zombie-1': { at: 'c5', facing: 'up' } } });
  expect(seen.answer('activate:vasquez').question.key).toBe('orders');
});

// ── Who may intercept ────────────────────────────────────────────────────────────────────────────────────────────────

/** Jack Saw at d3 looks up the board; Vasquez comes along row 1 from the left. */
const lane = {
  vasquez: { at: 'a6', facing: 'up', tiles: [walker] },
  'jack-saw': { at: 'd3', facing: 'up' },
} as const;

proves(['ER-14.1', 'ER-15.9'], 'whoever sees the activated enemy may ask before any tile; nobody else may', () => {
  const match = duel({
    figures: {
      vasquez: { at: 'c3', facing: 'down' },
      'jack-saw': { at: 'c5', facing: 'up' },
      'zombie-1': { at: 'f2', facing: 'right' },
    },
    hands: [[walker]],
  }).answer('activate:vasquez');
  expect(match.waiting).toEqual([1]);
  expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
  expect(match.refuses('intercept:zombie-1')).toMatchObject({
    key: 'not-in-sight',
    params: { why: 'arc' },
    cite: 'ER-14.1',
  });
  match.answer('intercept:jack-saw');
  expect(citesOf(match, 'interception-asked')).toEqual(['ER-15.9']);
  const unseen = duel({ figures: { vasquez: { at: 'c3' }, 'jack-saw': { at: 'c5', facing: 'down' } } });
  expect(unseen.answer('activate:vasquez').question.key).toBe('orders');
});

proves(
  ['ER-15.10', 'ER-15.11', 'ER-15.12'],
  'first sight and first square beside: once each, and a chance not taken is lost',
  () => {
    const match = duel({
      figures: { ...lane, 'jack-saw': { at: 'd4', facing: 'left' } },
      activated: 'vasquez',
    });
    // He looks left: all of the left is in sight, so that the first step is the first time.
    match.play('move:4', 'go:a4');
    expect(match.waiting).toEqual([1]);
    expect(placeOf(match, 'vasquez')).toBe('a5');
    match.answer('let');
    // Two more squares in sight: nobody is asked again.
    expect(placeOf(match, 'vasquez')).toBe('a4');
    match.answer('go:c4');
    expect(match.question.key).toBe('intercept');
    expect(placeOf(match, 'vasquez')).toBe('c4');
    match.answer('intercept:jack-saw');
    expect(citesOf(match, 'interception-asked')).toEqual(['ER-15.11']);
    bids(match.answer('face:right'), 1, 1, 2);
    // Away and back again: neither sight nor the square beside is new.
    match.play('go:b4', 'go:c4', 'go:c3', 'go:d3', 'go:c3');
    expect(match.question.key).toBe('move');
  },
);

proves('ER-15.10', 'out of sight and back again is no first time', () => {
  const match = duel({ figures: { ...lane, 'jack-saw': { at: 'd4', facing: 'up' } }, activated: 'vasquez' });
  match.play('move:4', 'go:a4', 'let', 'go:a5', 'go:a3');
  expect(match.question.key).toBe('move');
});

proves(
  ['ER-15.10', 'ER-15.13'],
  'an opened door uncovers: all who see now have used up their first sight, whoever is named',
  () => {
    const tiles = [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ] as const;
    const match = duel({
      tiles,
      size: [4, 6],
      doors: [door([1, 3], 'down')],
      figures: {
        vasquez: { at: 'b4', facing: 'down', tiles: [walker] },
        'jack-saw': { at: 'b6', facing: 'up' },
        'zombie-1': { at: 'c6', facing: 'up' },
      },
      activated: 'vasquez',
    });
    match.play('move:4', 'open:door-1');
    expect(match.options()).toEqual(['let', 'intercept:jack-saw', 'intercept:zombie-1']);
    bids(match.play('intercept:zombie-1', 'face:down'), 1, 1, 1);
    expect(citesOf(match, 'interception-failed')).toEqual(['ER-15.21']);
    expect(match.world.round?.seen).toEqual(['jack-saw', 'zombie-1']);
    match.play('go:b3', 'go:b4');
    expect(match.question.key).toBe('move');
  },
);

proves('ER-15.16', 'whoever has had all its CP does not intercept', () => {
  const spent = { at: 'd3', facing: 'left', spent: 4 } as const;
  const alone = duel({ figures: { ...lane, 'jack-saw': spent }, activated: 'vasquez' });
  expect(alone.play('move:2', 'go:a4').question.key).toBe('move');
  const two = duel({
    figures: { ...lane, 'jack-saw': spent, 'zombie-1': { at: 'h6', facing: 'left' } },
    activated: 'vasquez',
  });
  two.play('move:2', 'go:a5');
  expect(two.refuses('intercept:jack-saw')).toMatchObject({ key: 'beyond-maximum', cite: 'ER-15.16' });
});

proves(
  ['ER-15.17'],
  'nobody asks while the enemy is on the square of another: when it leaves it, if it is still in sight',
  () => {
    const match = duel({
      figures: {
        vasquez: { at: 'a6', facing: 'up', tiles: [walker] },
        'james-woo': { at: 'b6', facing: 'up' },
        'jack-saw': { at: 'd6', facing: 'left' },
      },
      activated: 'vasquez',
      change(world) {
        // Seen from the start but for the friend between them.
        world.round?.seen.splice(0);
      },
    });
    match.answer('move:4').answer('go:b6');
    expect(match.question.key).toBe('move');
    match.answer('go:b5');
    expect(match.question.key).toBe('intercept');
    expect(placeOf(match, 'vasquez')).toBe('b5');
    match.answer('intercept:jack-saw');
    expect(citesOf(match, 'interception-asked')).toEqual(['ER-15.17']);
  },
);

proves('ER-15.17', 'a chance that waits is lost where the enemy is out of sight on a second square of friends', () => {
  const way = (behind: boolean) =>
    duel({
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'james-woo': { at: 'b3', facing: 'up' },
        'nick-bolter': { at: 'c3', facing: 'up' },
        'jack-saw': { at: 'c6', facing: 'up' },
        'zombie-1': { at: behind ? 'c4' : 'h6', facing: 'down' },
      },
      activated: 'vasquez',
    }).play('move:4', 'go:d3');
  expect(way(false).question.key).toBe('intercept');
  expect(placeOf(way(true), 'vasquez')).toBe('d3');
  const lost = way(true);
  expect(lost.question.key).toBe('move');
  // Still in sight, and not new.
  lost.answer('go:d2');
  expect(lost.question.key).toBe('move');
});

proves('ER-15.9', 'whoever is activated beside somebody has used up the square beside, too', () => {
  const match = duel({
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left' },
      'zombie-1': { at: 'h6', facing: 'right' },
    },
  }).play('activate:vasquez', 'let', 'move:1', 'go:c2', 'go:d2');
  expect(match.question.key).toBe('move');
});

proves('ER-15.21', 'a walk ends where the duel was: its player may go on otherwise', () => {
  const match = duel({ figures: { ...lane, 'jack-saw': { at: 'd4', facing: 'left' } }, activated: 'vasquez' });
  bids(match.play('move:4', 'go:a4', 'intercept:jack-saw', 'face:up'), 1, 1, 1);
  expect([match.question.key, placeOf(match, 'vasquez')]).toEqual(['move', 'a5']);
  expect(match.offers('go:b5')).toBe(true);
});

// ── The duel and the pause ───────────────────────────────────────────────────────────────────────────────────────────

/** Vasquez has come beside Jack Saw with 3 points left, and he wins the duel. */
function caught(more: Partial<Laid> = {}, facing = 'face:right'): Situation<Er> {
  const match = duel({
    figures: {
      vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left' },
      'zombie-1': { at: 'h6', facing: 'down' },
    },
    activated: 'vasquez',
    hands: more.figures === undefined ? [[], [striker, red]] : [],
    change: (world) => void world.round?.seen.push('jack-saw'),
    ...more,
  });
  match.play('move:1', 'go:c3', 'intercept:jack-saw', facing);
  return bids(match, 1, 2, 1);
}

proves(
  ['ER-15.20', 'ER-15.14', 'ER-15.28'],
  'before the bids the active player sets the facing, and keeps it during the pause',
  () => {
    const match = caught({}, 'face:up');
    expect(figure(match, 'vasquez').facing).toBe('up');
    expect(match.waiting).toEqual([1]);
    expect(match.question).toMatchObject({ key: 'orders', params: { figure: 'jack-saw' } });
    expect(match.world.command).toEqual([8, 8]);
  },
);

proves(
  ['ER-15.22', 'ER-15.23', 'ER-15.26', 'ER-15.29'],
  'one tile and two red or gold orders; black ones do not serve',
  () => {
    const match = caught();
    match.answer('assign:2');
    expect(match.refuses('melee:vasquez')).toMatchObject({ key: 'black-order', cite: 'ER-15.23' });
    expect(offered(match, 'move')).toEqual(['move:1']);
    match.play('move:1', 'face:up');
    expect(figure(match, 'jack-saw')).toMatchObject({ spent: 1, engaged: false });
    const armed = caught({
      dice: Array.from({ length: 5 }, () => BLANK),
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'd3', facing: 'left', tiles: [striker, red] },
      },
    });
    armed.play('melee:vasquez', strike(striker, 'melee 2 red', 2), 'move:1', 'face:left');
    expect(armed.refuses('move:1')).toMatchObject({ key: 'orders-used', cite: 'ER-15.22' });
    expect(armed.options().filter((key) => key !== 'done' && !key.startsWith('assign'))).toEqual([]);
  },
);

proves(['ER-15.22', 'ER-8.12'], 'whoever has used both orders on the square of a friend is done, and goes back', () => {
  const match = caught({
    figures: {
      vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [tileWith('move 2 gold', 'move 1 red')] },
      'zombie-1': { at: 'd2', facing: 'up' },
    },
  });
  match.play('move:1', 'go:d2', 'face:up');
  expect(match.refuses('done')).toMatchObject({ key: 'square-shared', cite: 'ER-8.12' });
  match.play('move:1', 'face:up');
  expect(match.refuses('move:1')).toMatchObject({ key: 'orders-used', cite: 'ER-15.22' });
  match.play('done', 'face:up', 'done');
  expect(placeOf(match, 'jack-saw')).toBe('d3');
});

proves('ER-15.23', 'of two sections only the one that is not black serves', () => {
  const match = caught({
    figures: {
      vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [striker, red] },
    },
  }).answer('melee:vasquez');
  expect(match.refuses(strike(red, 'melee 3 black', 1))).toMatchObject({ key: 'black-order', cite: 'ER-15.23' });
});

proves('ER-15.24', 'one tile in a round, even for an interceptor that wins twice', () => {
  const match = caught();
  match.play('assign:1', 'done');
  expect(match.question).toMatchObject({ key: 'move', params: { figure: 'vasquez', points: 4 } });
  const again = caught({
    change(world) {
      world.round?.seen.push('jack-saw');
      const saw = world.figures[1];
      if (saw !== undefined) saw.supplied = true;
    },
  });
  expect(again.refuses('assign:1')).toMatchObject({ key: 'supplied-already', cite: 'ER-15.24' });
});

proves('ER-15.25', 'one may win and do nothing; then the activation goes on with what was left', () => {
  const match = caught().answer('done');
  expect(citesOf(match, 'resumes')).toEqual(['ER-15.25']);
  expect(match.waiting).toEqual([0]);
  expect(match.world.round?.move?.left).toBe(4);
});

proves(['ER-15.27', 'ER-15.22'], 'each part of a split move is one of the two orders, merged sections are one', () => {
  const both = tileWith('move 2 red', 'move 2 black', 'melee 2 gold');
  const more = tileWith('move 1 red', 'melee 2 black', 'interaction 4 black');
  const figures = {
    vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
    'jack-saw': { at: 'd3', facing: 'left', tiles: [both, more] },
  } as const;
  const merged = caught({ figures }).play('move:3', 'face:left');
  expect(citesOf(merged, 'command-placed').at(-1)).toBe('ER-15.27');
  expect(merged.offers('melee:vasquez')).toBe(true);
  const split = caught({ figures }).play('move:1', 'face:left', 'move:1', 'face:left');
  expect(split.refuses('melee:vasquez').key).toBe('orders-used');
});

proves(
  'ER-15.31',
  'wounded in the pause it finishes its move with the old points; the next one is by the new side',
  () => {
    const match = caught({
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'd3', facing: 'left', tiles: [striker] },
      },
      dice: [TWO, TWO, TWO, CRITICAL, BLANK],
    });
    match.play('melee:vasquez', strike(striker, 'melee 2 red', 2), 'done');
    expect(citesOf(match, 'resumes')).toEqual(['ER-15.31']);
    expect(figure(match, 'vasquez').state).toBe('wounded');
    expect(match.question).toMatchObject({ key: 'move', params: { points: 4 } });
    match.play('face:right', 'move:1');
    expect(match.world.round?.move?.left).toBe(4);
  },
);

proves('ER-15.32', 'if it dies in the pause the round is over', () => {
  const match = duel({
    figures: {
      'nick-bolter': { at: 'a3', facing: 'right', tiles: [walker], state: 'wounded', wounds: 2 },
      vasquez: { at: 'a6', facing: 'up' },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [striker] },
    },
    activated: 'nick-bolter',
    change: (world) => void world.round?.seen.push('jack-saw'),
    dice: [TWO, TWO, TWO, CRITICAL, BLANK, BLANK, BLANK],
  }).play('move:1', 'go:c3', 'intercept:jack-saw', 'face:right');
  bids(match, 1, 2, 1);
  match.play('melee:nick-bolter', strike(striker, 'melee 2 red', 2), 'done');
  expect(citesOf(match, 'activation-cut-short')).toEqual(['ER-15.32']);
  expect(match.question.key).toBe('round');
  expect(match.waiting).toEqual([1]);
});

proves(
  ['ER-15.32', 'ER-40.5'],
  'if it is won over in the pause the round is over, once the interceptor is done',
  () => {
    const match = duel({
      modules: modulesOf(6),
      missionPoints: [5, 5],
      figures: {
        vasquez: { at: 'a3', facing: 'right' },
        'franck-einstein': { at: 'e3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'h6', facing: 'down' },
      },
      active: 1,
      dice: [TWO, TWO, TWO],
    }).play('activate:franck-einstein', 'intercept:vasquez', 'face:right');
    bids(match, 0, 2, 1);
    match.play('ability:vasquez.1', 'done');
    expect(figure(match, 'franck-einstein')).toMatchObject({ seat: 0, engaged: true });
    expect(citesOf(match, 'activation-cut-short')).toEqual(['ER-15.32']);
    // The next round is NORAD’s, as after any round of the Salemites.
    expect([match.question.key, match.waiting, match.world.round]).toEqual(['round', [0], null]);
  },
);

proves(['ER-15.32', 'ER-6.10'], 'a reactivation that was intercepted is no pass, though nothing was done in it', () => {
  const match = duel({
    figures: {
      'nick-bolter': { at: 'c3', facing: 'right', tiles: [walker], state: 'wounded', wounds: 2, engaged: true },
      vasquez: { at: 'a6', facing: 'up', engaged: true },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [striker] },
    },
    dice: [TWO, TWO, TWO, CRITICAL, BLANK, BLANK, BLANK],
    change: (world) => void Object.assign(world, { passes: 1 }),
  }).play('activate:nick-bolter', 'intercept:jack-saw', 'face:right');
  bids(match, 1, 2, 1).play('melee:nick-bolter', strike(striker, 'melee 2 red', 2), 'done');
  expect(citesOf(match, 'activation-cut-short')).toEqual(['ER-15.32']);
  // Jack Saw’s player has passed before: the phase goes on.
  expect([match.question.key, match.waiting, match.world.passes]).toEqual(['round', [1], 0]);
  match.answer('pass');
  expect(match.events('passed')[0]?.cite).toBe('ER-6.10');
});

proves(['ER-16.1', 'ER-14.2'], 'whoever has had both chances has no third one, whoever else gets sight', () => {
  const match = duel({
    figures: {
      vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left' },
      'james-woo': { at: 'e5', facing: 'up' },
      'zombie-1': { at: 'e6', facing: 'up' },
      'zombie-2': { at: 'h3', facing: 'left' },
    },
    activated: 'vasquez',
    change(world) {
      world.round?.seen.push('jack-saw', 'zombie-1');
      world.round?.met.push('jack-saw');
    },
  });
  match.play('move:4', 'go:c3', 'go:c2');
  // Over him Zombie 2 sees her now.
  expect(match.question.key).toBe('intercept');
  expect(match.options()).toEqual(['let', 'intercept:zombie-2']);
  expect(match.refuses('intercept:jack-saw')).toMatchObject({ key: 'no-chance', cite: 'ER-16.1' });
});

proves(['ER-15.18', 'ER-15.30'], 'an interception is not intercepted', () => {
  const match = caught({
    figures: {
      vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
      'james-woo': { at: 'a1', facing: 'right' },
      'jack-saw': { at: 'd3', facing: 'left', tiles: [red] },
    },
  });
  match.play('move:1', 'go:d1', 'face:left', 'done');
  expect(match.events('interception-asked')).toHaveLength(1);
});

proves(
  'ER-15.18',
  'whoever comes to see the enemy by an interception has no chance by that, neither in it nor after',
  () => {
    const match = caught({
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'd3', facing: 'left', tiles: [red] },
        'zombie-1': { at: 'h3', facing: 'left' },
      },
    });
    match.play('move:1', 'go:d1');
    // Where he stood, Zombie 1 sees her now.
    expect(match.question.key).not.toBe('intercept');
    match.play('face:left', 'done', 'go:b3');
    expect(match.question.key).not.toBe('intercept');
    expect(match.events('interception-asked')).toHaveLength(1);
  },
);

test('a door that opens between two who see each other leads nobody onto an adjacent square', () => {
  const match = duel({
    doors: [door([2, 2], 'right', { kind: 'sliding' })],
    figures: {
      vasquez: { at: 'c3', facing: 'right', tiles: [walker] },
      'jack-saw': { at: 'd3', facing: 'left' },
    },
    activated: 'vasquez',
    change: (world) => void world.round?.seen.push('jack-saw'),
  }).play('move:1', 'open:door-1');
  expect(match.question.key).not.toBe('intercept');
});

proves(
  ['ER-15.33', 'ER-6.12'],
  'a sliding door opened by the interceptor closes at the end of the active player’s round',
  () => {
    const match = caught({
      doors: [door([3, 2], 'right', { kind: 'sliding' })],
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'd3', facing: 'left', tiles: [red] },
      },
    });
    match.play('move:1', 'open:door-1', 'face:left', 'done');
    expect(match.world.doors).toEqual(['open']);
    match.play('face:right', 'done');
    expect(match.world.doors).toEqual(['closed']);
  },
);

proves(
  ['ER-15.15', 'ER-15.19'],
  'several duels in a round, each at another moment; one character is named for each',
  () => {
    const match = duel({
      figures: {
        vasquez: { at: 'a3', facing: 'right', tiles: [walker] },
        'jack-saw': { at: 'e1', facing: 'left' },
        'zombie-1': { at: 'e6', facing: 'left' },
      },
    }).answer('activate:vasquez');
    expect(offered(match, 'intercept')).toEqual(['intercept:jack-saw', 'intercept:zombie-1']);
    bids(match.play('intercept:jack-saw', 'face:right'), 1, 1, 2);
    match.play('move:2', 'go:d1');
    expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
    bids(match.play('intercept:jack-saw', 'face:right'), 1, 1, 2);
    expect(match.events('interception-asked')).toHaveLength(2);
  },
);

proves('ER-15.4', 'what is bid counts for no character', () => {
  const match = caught().answer('done');
  expect(match.world.figures.map(({ spent }) => spent)).toEqual([1, 0, 0]);
  expect(match.world.command).toEqual([8, 8]);
});

proves('ER-15.21', 'on a tie, or if the active player bids more, the activation goes on', () => {
  for (const [bid, against] of [
    [1, 1],
    [1, 3],
  ] as const) {
    const match = duel({
      figures: { vasquez: { at: 'c3', facing: 'up' }, 'jack-saw': { at: 'c5', facing: 'up' } },
    }).play('activate:vasquez', 'intercept:jack-saw', 'face:up');
    bids(match, 1, bid, against);
    expect(match.waiting).toEqual([0]);
    expect(match.question.key).toBe('orders');
    expect(match.world.round?.interception).toBeNull();
  }
});

proves('ER-15.10', 'a way tells who may intercept on it, and where', () => {
  const match = duel({ figures: { ...lane, 'jack-saw': { at: 'd4', facing: 'left' } }, activated: 'vasquez' });
  match.answer('move:4');
  expect(match.option('go:a4').facts).toContainEqual({
    key: 'may-intercept',
    params: { figure: 'jack-saw', at: 'a5' },
  });
  match.play('go:a5', 'let');
  expect(match.option('go:a4').facts?.some(({ key }) => key === 'may-intercept')).toBe(false);
  expect(match.option('go:c4').facts).toContainEqual({
    key: 'may-intercept',
    params: { figure: 'jack-saw', at: 'c4' },
  });
});
