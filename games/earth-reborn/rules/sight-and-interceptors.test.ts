/** What stops sight, as a player meets it (page 14), and what an interceptor may do (pages 15 and 26). */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [BLANK, HIT, TWO] = [2, 3, 5];
const quiet = modulesOf(7).filter((module) => module !== 'duel');

// ── Sight ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Vasquez is activated; a zombie looks at her from there, and another, beside her, sees her. */
function watched(at: string, from: string, facing: 'up' | 'right', beside: string, more: Laid = {}): Situation<Er> {
  return laid({
    modules: modulesOf(2),
    active: 0,
    ...more,
    figures: {
      vasquez: { at, facing: 'up' },
      'zombie-1': { at: from, facing },
      'zombie-2': { at: beside, facing: 'down' },
      ...more.figures,
    },
  }).answer('activate:vasquez');
}

const LOOK = 'intercept:zombie-1';

proves('ER-14.3', 'whoever stands in a tree is seen, whoever is behind it is not; from a tree one sees', () => {
  // Trees stand on b2 and d3.
  const yard = { tiles: [['lawn', 0, 0]], size: [4, 4] } as const;
  expect(watched('b2', 'a2', 'right', 'b1', yard).options()).toContain(LOOK);
  expect(watched('d2', 'a2', 'right', 'd1', yard).refuses(LOOK)).toMatchObject({
    params: { why: 'element' },
    cite: 'ER-14.3',
  });
  expect(watched('d2', 'b2', 'right', 'd1', yard).options()).toContain(LOOK);
});

proves('ER-14.4', 'the dead do not stop sight, the living do', () => {
  const over = (state: 'dead' | 'healthy'): Situation<Er> =>
    watched('e2', 'a2', 'right', 'e1', { figures: { 'jack-saw': { at: 'c2', state } } });
  expect(over('dead').options()).toContain(LOOK);
  expect(over('healthy').refuses(LOOK)).toMatchObject({ params: { why: 'figure' }, cite: 'ER-14.2' });
});

proves('ER-14.6', 'sight goes past the corner of a wall, but not where walls bar both ways around it', () => {
  const tiles = [
    ['officers-bedroom', 2, 2],
    ['wide-corridor-1', 2, 0],
    ['wide-corridor-2', 6, 0],
    ['wide-corridor-3', 6, 2],
  ] as const;
  // The bedroom’s upper right corner lies between f2 and g3.
  const board = { tiles, size: [10, 6] } as const;
  expect(watched('g3', 'f2', 'right', 'g1', board).options()).toContain(LOOK);
  expect(watched('g2', 'f3', 'up', 'g1', board).refuses(LOOK)).toMatchObject({
    params: { why: 'corner' },
    cite: 'ER-14.6',
  });
});

proves('ER-14.9', 'a charm, like a shot, needs sight: facing, doors, figures and smoke stop it', () => {
  const charm = (facing: 'left' | 'right', more: Laid = {}): Situation<Er> =>
    laid({
      modules: quiet,
      activated: 'vasquez',
      missionPoints: [5, 5],
      ...more,
      figures: { vasquez: { at: 'a3', facing }, 'franck-einstein': { at: 'e3' }, ...more.figures },
    });
  expect(charm('right').options()).toContain('ability:vasquez.1');
  const smoke: Laid = {
    change: (world) => void world.smoke.push({ face: 'smoke-grenades-1', at: 2 + 2 * 8, turns: 2 }),
  };
  const room: Laid = {
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    doors: [door([1, 3], 'down')],
    figures: { vasquez: { at: 'b4', facing: 'down' }, 'franck-einstein': { at: 'b6' } },
  };
  const between: Laid = { figures: { 'jack-saw': { at: 'c3' } } };
  for (const match of [charm('left'), charm('right', smoke), charm('right', between), charm('right', room)]) {
    expect(match.refuses('ability:vasquez.1')).toMatchObject({ key: 'nobody-seen', cite: 'ER-14.9' });
  }
});

// ── Interceptors ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Vasquez is activated, and this one has won the duel. */
function intercepting(by: 'jack-saw' | 'john-kendall', more: Laid): Situation<Er> {
  return laid({
    modules: modulesOf(9).filter((module) => module !== 'jamming'),
    missionPoints: [5, 5],
    active: 0,
    ...more,
  })
    .play('activate:vasquez')
    .answer(1, `intercept:${by}`)
    .answer(0, 'face:right')
    .answer(1, 'bid:1')
    .answer(0, 'bid:0');
}

proves('ER-15.8', 'one by first sight, one by first being beside: either may ask', () => {
  const mover = tileWith('move 4 black', 'move 2 black');
  const match = laid({
    modules: modulesOf(2),
    activated: 'vasquez',
    figures: {
      vasquez: { at: 'a1', facing: 'right', tiles: [mover] },
      'zombie-1': { at: 'c1', facing: 'left' },
      'zombie-2': { at: 'b6', facing: 'up' },
    },
    change: (world) => void world.round?.seen.push('zombie-1'),
  }).answer('move:1');
  match.answer('go:b1');
  expect(match.question).toMatchObject({ key: 'intercept', cite: 'ER-15.8' });
  expect(match.options()).toEqual(['let', 'intercept:zombie-1', 'intercept:zombie-2']);
});

proves(
  'ER-15.28',
  'an interceptor moves, fights, fires, searches and interacts by red and gold; it neither reloads nor combines',
  () => {
    const tiles = [
      tileWith('move 3 red'),
      tileWith('melee 2 red'),
      tileWith('fire 1 red'),
      tileWith('interaction 4 red'),
      tileWith('search 3 gold'),
    ];
    const match = intercepting('jack-saw', {
      tiles: [
        ['officers-bedroom', 0, 0],
        ['wide-corridor-1', 0, 4],
      ],
      size: [4, 6],
      deck: ['rifle-1', 'mines-1'],
      figures: {
        vasquez: { at: 'c4', facing: 'right' },
        'jack-saw': { at: 'b4', facing: 'down', tiles, equipment: ['colt-m7', 'infrared-goggles'] },
        'zombie-1': { at: 'a4', facing: 'right', tiles: [tileWith('melee 2 gold')] },
      },
    });
    expect(match.question).toMatchObject({ key: 'orders', cite: 'ER-15.28' });
    const verbs = new Set(match.options().map((key) => key.split(':')[0]));
    for (const verb of ['move', 'melee', 'fire', 'search', 'interact', 'ability']) expect(verbs).toContain(verb);
    for (const verb of ['reload', 'join']) expect(verbs).not.toContain(verb);
  },
);

proves('ER-26.4', 'each use of its ability is one of an interceptor’s two orders', () => {
  const match = intercepting('john-kendall', {
    dice: Array<number>(6).fill(BLANK),
    figures: {
      vasquez: { at: 'f3', facing: 'right' },
      'john-kendall': { at: 'c3', facing: 'right', tiles: [tileWith('move 3 red')] },
      'nick-bolter': { at: 'd3', state: 'dead' },
    },
  }).play('ability:john-kendall.1', 'ability:john-kendall.1');
  expect(citesOf(match, 'ability-paid')).toEqual(['ER-26.4', 'ER-26.4']);
  expect(match.refuses('ability:john-kendall.1')).toMatchObject({ key: 'orders-used', cite: 'ER-26.4' });
  expect(match.refuses('move:1')).toMatchObject({ key: 'orders-used', cite: 'ER-15.22' });
});

proves('ER-26.3', 'an ability takes its price and its own dice: nobody is asked for more CP', () => {
  const match = laid({
    modules: quiet,
    missionPoints: [5, 5],
    activated: 'john-kendall',
    command: [10, 10],
    dice: [TWO, HIT, BLANK],
    figures: { 'john-kendall': { at: 'c3', facing: 'right' }, 'nick-bolter': { at: 'd3', state: 'dead' } },
  });
  expect(offered(match, 'ability')).toEqual(['ability:john-kendall.1']);
  match.answer('ability:john-kendall.1');
  expect(match.question.key).not.toBe('trigger');
  expect(match.events('tested')[0]?.params.yellow).toHaveLength(3);
  expect([figure(match, 'john-kendall').spent, match.world.command[1]]).toEqual([2, 8]);
});
