import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import {
  citesOf,
  door,
  figure,
  type Laid,
  laid,
  offered,
  placeOf,
  squareCalled,
  strike,
  tileWith,
} from '../testing/laid.ts';
import type { PlacedOnMap } from '../world.ts';

const proves = provesFor(rulebook);
const hands = tileWith('interaction 4 black', 'melee 2 black');
const mover = tileWith('move 4 black', 'move 2 black');
const [CRITICAL, BLANK, TWO] = [1, 2, 5];
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);
const modules = modulesOf(7).filter((module) => module !== 'duel');

/** So many CP for a phrase. */
function spend(command: number): string {
  return strike(hands, 'interaction 4 black', command).replace('strike', 'spend');
}

function table(wanted: Laid): Situation<Er> {
  return laid({ modules, ...wanted });
}

/** Something lies on a square. */
function lying(marker: PlacedOnMap['marker'], at: string, turns: number): Pick<Laid, 'change'> {
  return {
    change(world, board) {
      world.placed = [{ marker, at: squareCalled(board, at), by: 'vasquez', face: FACES[marker], turns }];
    },
  };
}

const FACES = {
  mine: 'mines-1',
  plastic: 'plastic-1',
  'time-bomb': 'time-bomb-1',
  'deadly-virus': 'deadly-virus-1',
} as const;

const placed = ({ world }: Situation<Er>): readonly string[] =>
  world.placed.map(({ marker, turns }) => `${marker} ${turns}`);
const wounds = (match: Situation<Er>, id: 'vasquez' | 'zombie-1' | 'james-woo' | 'mammoth'): number =>
  figure(match, id).wounds;

// ── Mines ────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-43.7', 'a mine lies on the square of its bearer; the card has two', () => {
  const match = table({
    activated: 'vasquez',
    figures: { vasquez: { at: 'c3', tiles: [hands], equipment: ['mines'] }, 'zombie-1': { at: 'h6' } },
    dice: [TWO],
  }).play('interact:mines-1.1', spend(1));
  expect([placed(match), citesOf(match, 'marker-placed')]).toEqual([['mine 1'], ['ER-43.7']]);
  expect(figure(match, 'vasquez').items.map(({ counters }) => counters)).toEqual([1]);
});

proves('ER-43.7', 'it is armed in the final phase; then whoever enters sets it off, friend or enemy', () => {
  const walker = (turns: number, dice: readonly number[]): Situation<Er> =>
    table({
      activated: 'james-woo',
      figures: { 'james-woo': { at: 'b3', tiles: [mover] }, vasquez: { at: 'h1' }, 'zombie-1': { at: 'h6' } },
      dice,
      ...lying('mine', 'c3', turns),
    }).play('move:1', 'go:d3');
  expect([placed(walker(1, [])), citesOf(walker(1, []), 'mine-goes-off')]).toEqual([['mine 1'], []]);
  const blown = walker(0, [TWO, TWO, TWO, TWO]);
  expect([placed(blown), citesOf(blown, 'mine-goes-off'), citesOf(blown, 'exploded')]).toEqual([
    [],
    ['ER-43.7'],
    ['ER-43.7'],
  ]);
  expect(figure(blown, 'james-woo').state).toBe('wounded');
  const final = table({ phase: 'keep-tiles', figures: { vasquez: { at: 'a1' } }, ...lying('mine', 'c3', 1) });
  expect([placed(final), citesOf(final, 'mine-armed')]).toEqual([['mine 0'], ['ER-43.7']]);
});

proves('ER-43.7', 'whoever stands on it when it is armed does not set it off', () => {
  const final = table({ phase: 'keep-tiles', figures: { vasquez: { at: 'c3' } }, ...lying('mine', 'c3', 1) });
  expect([placed(final), citesOf(final, 'exploded'), citesOf(final, 'mine-armed')]).toEqual([
    ['mine 0'],
    [],
    ['ER-43.7'],
  ]);
});

proves('ER-8.10', 'whoever a mine sets free stands in the way like any enemy', () => {
  const match = table({
    modules: modulesOf(8).filter((module) => module !== 'duel' && module !== 'jamming'),
    activated: 'jessica-hollister',
    figures: {
      'jessica-hollister': { at: 'a3', tiles: [mover] },
      'john-kendall': { at: 'c3', state: 'wounded', wounds: 1, prisoner: 'james-woo' },
      'james-woo': { at: null, state: 'captured' },
      vasquez: { at: 'h1' },
    },
    dice: blanks(4),
    ...lying('mine', 'b3', 0),
  }).play('move:1', 'go:d3');
  expect(match.question).toMatchObject({ key: 'stand-free', params: { figure: 'james-woo' } });
  match.answer('face:left');
  expect([placeOf(match, 'james-woo'), placeOf(match, 'jessica-hollister')]).toEqual(['c3', 'b3']);
  expect(match.refuses('go:c3')).toMatchObject({ key: 'enemy-there', cite: 'ER-8.10' });
});

// ── Bombs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-43.11', 'plastic lies on the square of its bearer, and explodes in the final phase', () => {
  const match = table({
    activated: 'vasquez',
    figures: { vasquez: { at: 'c3', tiles: [hands], equipment: ['plastic'] }, 'zombie-1': { at: 'h6' } },
    dice: [TWO, TWO],
  }).play('interact:plastic-1.1', spend(2));
  expect([placed(match), figure(match, 'vasquez').items]).toEqual([['plastic 1'], []]);
  const final = table({
    phase: 'keep-tiles',
    figures: { vasquez: { at: 'h1' }, 'zombie-1': { at: 'd3' } },
    dice: blanks(3),
    ...lying('plastic', 'c3', 1),
  });
  expect([placed(final), citesOf(final, 'exploded')]).toEqual([[], ['ER-43.11']]);
  expect(final.events('caught-in-blast').map(({ params }) => `${params.figure} ${params.zone}`)).toEqual([
    'zombie-1 orange',
  ]);
});

proves('ER-42.9', 'a time bomb runs for two final phases', () => {
  const final = (turns: number): Situation<Er> =>
    table({ phase: 'keep-tiles', figures: { vasquez: { at: 'h1' } }, ...lying('time-bomb', 'c3', turns) });
  expect([placed(final(2)), citesOf(final(2), 'exploded')]).toEqual([['time-bomb 1'], []]);
  expect([placed(final(1)), citesOf(final(1), 'exploded')]).toEqual([[], ['ER-42.9']]);
});

proves('ER-42.9', 'on its square the same test switches it off, and its card may be picked up', () => {
  const standing = (at: string): Situation<Er> =>
    table({
      activated: 'james-woo',
      figures: { 'james-woo': { at, tiles: [hands] }, vasquez: { at: 'h1' }, 'zombie-1': { at: 'h6' } },
      dice: at === 'c3' ? [TWO, TWO] : [],
      ...lying('time-bomb', 'c3', 2),
    });
  expect(offered(standing('d3'), 'interact')).toEqual([]);
  const off = standing('c3').play('interact:time-bomb-1.1', spend(2));
  expect([placed(off), off.question.key]).toEqual([[], 'pick-up']);
  off.answer('get:time-bomb-1');
  expect(figure(off, 'james-woo').items.map(({ face }) => face)).toEqual(['time-bomb-1']);
});

// ── The virus ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-43.18', 'the virus lies on the square of its bearer, with four time markers', () => {
  const match = table({
    activated: 'john-kendall',
    figures: { 'john-kendall': { at: 'c3', tiles: [hands], equipment: ['deadly-virus'] }, vasquez: { at: 'h6' } },
    dice: [TWO, TWO, TWO],
  }).play('interact:deadly-virus-1.1', spend(1));
  expect([placed(match), figure(match, 'john-kendall').items, figure(match, 'john-kendall').wounds]).toEqual([
    ['deadly-virus 4'],
    [],
    0,
  ]);
  const entered = (equipment: readonly ['gas-mask'] | readonly [], on: boolean): Situation<Er> =>
    table({
      activated: 'james-woo',
      figures: {
        'james-woo': { at: 'd3', tiles: [mover], equipment },
        vasquez: { at: 'h1' },
        'zombie-1': { at: 'h6' },
      },
      change(world, board) {
        world.placed = [
          { marker: 'deadly-virus', at: squareCalled(board, 'g3'), by: 'vasquez', face: 'deadly-virus-1', turns: 4 },
        ];
        for (const item of world.figures.flatMap(({ items }) => items)) item.on = on;
      },
    }).play('move:1', 'go:f3');
  // The tile begins on e: two wounds, once.
  expect([wounds(entered([], false), 'james-woo'), citesOf(entered([], false), 'infected')]).toEqual([2, ['ER-43.18']]);
  expect(wounds(entered(['gas-mask'], false), 'james-woo')).toBe(2);
});

proves('ER-43.6', 'a gas mask that is on keeps the virus off', () => {
  const match = table({
    activated: 'james-woo',
    figures: { 'james-woo': { at: 'd3', tiles: [mover], equipment: ['gas-mask'] }, vasquez: { at: 'h1' } },
    change(world, board) {
      world.placed = [
        { marker: 'deadly-virus', at: squareCalled(board, 'g3'), by: 'vasquez', face: 'deadly-virus-1', turns: 4 },
      ];
      for (const item of world.figures.flatMap(({ items }) => items)) item.on = true;
    },
  }).play('move:1', 'go:e3');
  expect([wounds(match, 'james-woo'), citesOf(match, 'mask-protects')]).toEqual([0, ['ER-43.6']]);
});

proves('ER-43.18', 'in each final phase whoever stands on its tile takes 2 wounds, in the last one too', () => {
  const final = (turns: number): Situation<Er> =>
    table({
      phase: 'keep-tiles',
      figures: { 'james-woo': { at: 'f4' }, vasquez: { at: 'a1' } },
      ...lying('deadly-virus', 'g3', turns),
    });
  expect([placed(final(4)), wounds(final(4), 'james-woo'), wounds(final(4), 'vasquez')]).toEqual([
    ['deadly-virus 3'],
    2,
    0,
  ]);
  expect([placed(final(1)), wounds(final(1), 'james-woo')]).toEqual([[], 2]);
});

// ── Gas and flying ───────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  'ER-42.11',
  'gas: 2 wounds on the bearer and beside, 1 in the orange zone, 2 in all on a large figure, none behind a wall',
  () => {
    const match = table({
      activated: 'john-kendall',
      figures: {
        'john-kendall': { at: 'c3', tiles: [hands], equipment: ['toxic-gas-capsule'] },
        'james-woo': { at: 'd2' },
        vasquez: { at: 'b3' },
        mammoth: { at: 'c4' },
        'nick-bolter': { at: 'c1' },
      },
      doors: [door([1, 2], 'right')],
      dice: [TWO, TWO, TWO],
    }).play('interact:toxic-gas-capsule-1.1', spend(1));
    const gassed = match.events('gassed').map(({ params }) => `${params.figure} ${params.wounds}`);
    expect([...gassed].sort()).toEqual(['james-woo 1', 'john-kendall 2', 'mammoth 2', 'nick-bolter 1']);
    expect(match.world.deck.pile.cards).toHaveLength(1);
  },
);

proves('ER-42.11', 'a bearer whom the gas wounds may abandon the capsule: it goes under the deck once', () => {
  const match = table({
    activated: 'john-kendall',
    deck: ['rifle-1'],
    figures: {
      'john-kendall': { at: 'c3', wounds: 2, tiles: [hands], equipment: ['toxic-gas-capsule', 'sniper-rifle'] },
      vasquez: { at: 'h6' },
    },
    dice: [TWO, TWO, TWO],
  }).play('interact:toxic-gas-capsule-1.1', spend(1), 'abandon:toxic-gas-capsule-1');
  expect(match.question.key).toBe('orders');
  expect(figure(match, 'john-kendall').items.map(({ face }) => face)).toEqual(['sniper-rifle-1']);
  expect(match.world.deck.up).toEqual(['toxic-gas-capsule', 'rifle']);
});

proves('ER-43.1', 'a jet pack carries 6 squares far, over enemies, not over walls, to a free square', () => {
  const match = table({
    activated: 'vasquez',
    figures: {
      vasquez: { at: 'a3', tiles: [hands], equipment: ['jet-pack'] },
      'zombie-1': { at: 'b3' },
      'zombie-2': { at: 'g3' },
    },
    doors: [door([0, 2], 'up')],
    dice: [TWO, TWO],
  }).play('interact:jet-pack-1.1', spend(2));
  expect(match.question.key).toBe('fly-to');
  expect(match.refuses('fly:g3')).toMatchObject({ key: 'no-landing', cite: 'ER-43.1' });
  expect(match.refuses('fly:h3')).toMatchObject({ key: 'out-of-flight', cite: 'ER-43.1' });
  match.play('fly:f3', 'face:left');
  expect([placeOf(match, 'vasquez'), figure(match, 'vasquez').facing, citesOf(match, 'flies')]).toEqual([
    'f3',
    'left',
    ['ER-43.1'],
  ]);
  expect(figure(match, 'vasquez').items.map(({ counters }) => counters)).toEqual([1]);
});

proves(
  'ER-43.1',
  'whoever stands with a friend and flies nowhere still shares the square, and parts in the end',
  () => {
    const match = table({
      activated: 'vasquez',
      figures: {
        vasquez: { at: 'b3', spent: 3, tiles: [hands, mover], equipment: ['jet-pack'] },
        'james-woo': { at: 'c3' },
        'zombie-1': { at: 'h6' },
      },
      dice: [CRITICAL],
    }).play('move:1', 'go:c3', 'face:up', 'interact:jet-pack-1.1', spend(1));
    match.play('fly:c3', 'face:up', 'done');
    expect(placeOf(match, 'vasquez')).toBe('b3');
  },
);

proves('ER-43.1', 'it does not lift a large figure', () => {
  const match = table({
    activated: 'mammoth',
    figures: { mammoth: { at: 'a3', tiles: [hands], equipment: ['jet-pack'] }, 'zombie-1': { at: 'h6' } },
  });
  expect(match.refuses('interact:jet-pack-1.1')).toMatchObject({ key: 'too-large-to-fly', cite: 'ER-43.1' });
});

proves('ER-43.6', 'a gas mask that is on keeps toxic gas off, from the bearer too', () => {
  const gassed = (on: boolean): readonly string[] => {
    const match = table({
      activated: 'john-kendall',
      figures: {
        'john-kendall': { at: 'c3', tiles: [hands], equipment: ['toxic-gas-capsule', 'gas-mask'] },
        vasquez: { at: 'c1' },
      },
      change(world) {
        for (const item of world.figures.flatMap(({ items }) => items)) item.on = on;
      },
      dice: [TWO, TWO, TWO],
    }).play('interact:toxic-gas-capsule-1.1', spend(1));
    return match.events('gassed').map(({ params }) => params.figure);
  };
  expect([gassed(true), gassed(false)]).toEqual([['vasquez'], ['john-kendall', 'vasquez']]);
});

proves('ER-43.1', 'one flies over what bars the way, and does not land on it', () => {
  const match = table({
    tiles: [['yard', 0, 0]],
    size: [4, 3],
    activated: 'vasquez',
    figures: { vasquez: { at: 'b1', tiles: [hands], equipment: ['jet-pack'] }, 'zombie-1': { at: 'd1' } },
    dice: [CRITICAL],
  }).play('interact:jet-pack-1.1', spend(1));
  expect(match.refuses('fly:b2')).toMatchObject({ key: 'no-landing', cite: 'ER-43.1' });
  match.play('fly:b3', 'face:up');
  // Two squares over the crates, not four around them.
  expect(match.events('flies')[0]?.params.path).toEqual(['b1', 'b2', 'b3']);
});

proves(['ER-43.7', 'ER-43.1'], 'whoever flies over a mine does not set it off, whoever lands on it does', () => {
  const flying = (to: string, dice: readonly number[]): Situation<Er> =>
    table({
      activated: 'vasquez',
      figures: { vasquez: { at: 'a3', tiles: [hands], equipment: ['jet-pack'] }, 'zombie-1': { at: 'h6' } },
      dice: [CRITICAL, ...dice],
      ...lying('mine', 'c3', 0),
    }).play('interact:jet-pack-1.1', spend(1), `fly:${to}`, 'face:up');
  expect([placed(flying('e3', [])), citesOf(flying('e3', []), 'exploded')]).toEqual([['mine 0'], []]);
  expect(placed(flying('c3', blanks(4)))).toEqual([]);
});

// ── The cards of what has been placed ────────────────────────────────────────────────────────────────────────────────

proves(
  ['ER-42.9', 'ER-43.11', 'ER-43.18'],
  'what is over goes under the search deck, and a bomb that nobody picks up',
  () => {
    const under = (marker: PlacedOnMap['marker']): Situation<Er> =>
      table({
        phase: 'keep-tiles',
        deck: ['rifle-1'],
        figures: { vasquez: { at: 'h6' } },
        ...lying(marker, 'c3', 1),
      });
    for (const marker of ['plastic', 'time-bomb', 'deadly-virus'] as const)
      expect(under(marker).world.deck.up).toEqual([marker, 'rifle']);
    const off = table({
      activated: 'james-woo',
      deck: ['rifle-1'],
      figures: { 'james-woo': { at: 'c3', tiles: [hands] }, vasquez: { at: 'h1' }, 'zombie-1': { at: 'h6' } },
      dice: [TWO, TWO],
      ...lying('time-bomb', 'c3', 2),
    }).play('interact:time-bomb-1.1', spend(2), 'decline');
    expect(off.world.deck.up).toEqual(['time-bomb', 'rifle']);
  },
);

proves(['ER-43.1', 'ER-23.2'], 'the fifth flight is the last: then the jet pack goes under the deck', () => {
  const flown = (counters: number): readonly number[] => {
    const match = table({
      activated: 'vasquez',
      deck: ['rifle-1'],
      figures: { vasquez: { at: 'a3', tiles: [hands], equipment: ['jet-pack'] }, 'zombie-1': { at: 'h6' } },
      change(world) {
        for (const item of world.figures.flatMap(({ items }) => items)) item.counters = counters;
      },
      dice: [CRITICAL],
    }).play('interact:jet-pack-1.1', spend(1), 'fly:c3', 'face:up');
    return [figure(match, 'vasquez').items.length, match.world.deck.pile.cards.length];
  };
  expect([flown(3), flown(4)]).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
