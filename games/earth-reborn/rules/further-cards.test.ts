/** Cards that change what somebody rolls, or whom a weapon pierces (pages 42 and 43). */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, placeOf, shoot, strike, tileWith } from '../testing/laid.ts';
import { corpsesBefore } from './corpses.ts';

const proves = provesFor(rulebook);
const [PERFECT, BLANK, HIT, TWO] = [1, 2, 3, 5];
const gun = tileWith('fire 4 black', 'move 2 black');
const quiet = modulesOf(9).filter((module) => module !== 'duel' && module !== 'jamming');

function table(more: Laid): Situation<Er> {
  return laid({ modules: quiet, ...more });
}

proves('ER-42.7', 'the bazooka meets 2 less of the Mammoth’s armour', () => {
  const match = table({
    activated: 'jeff-deeler',
    dice: [PERFECT, TWO, TWO, HIT, BLANK, BLANK],
    figures: {
      'jeff-deeler': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['bazooka'] },
      mammoth: { at: 'f3', facing: 'right' },
    },
  });
  const [aimed = ''] = offered(match, 'fire').filter((key) => key.endsWith(':f3'));
  match.play(aimed, shoot(gun, 'fire 4 black', 1), 'aim:1', 'zone:red');
  // Five hits: its armour of 6 would hold.
  expect(match.events('wounded')).toMatchObject([{ cite: 'ER-42.7', params: { figure: 'mammoth', wounds: 1 } }]);
});

proves('ER-41.5', 'a dead zombie does not rise again, whoever else has died there does', () => {
  const before = (id: 'zombie-2' | 'nick-bolter'): number => {
    const match = table({
      activated: 'john-kendall',
      figures: { 'john-kendall': { at: 'c3', facing: 'right' }, [id]: { at: 'd3', state: 'dead' } },
    });
    return corpsesBefore(match, figure(match, 'john-kendall')).length;
  };
  expect([before('zombie-2'), before('nick-bolter')]).toEqual([0, 1]);
});

proves('ER-41.6', 'no answer moves the marker of the dead', () => {
  const match = table({
    activated: 'john-kendall',
    figures: {
      'john-kendall': { at: 'd3', facing: 'right', tiles: [gun] },
      'nick-bolter': { at: 'd3', state: 'dead', equipment: ['rifle'] },
    },
  }).play('move:1');
  expect(match.options().filter((key) => key.includes('nick-bolter'))).toEqual(['loot:nick-bolter']);
  match.play('go:e3', 'face:right');
  expect(placeOf(match, 'nick-bolter')).toBe('d3');
});

// ── What is used ─────────────────────────────────────────────────────────────────────────────────────────────────────

const hands = tileWith('interaction 4 black', 'melee 2 black');
const otherHands = tileWith('interaction 4 red');

/** Answers with the first section, and the fewest CP that it takes. */
function spend(match: Situation<Er>): Situation<Er> {
  return match.answer(offered(match, 'spend')[0] ?? '');
}

proves(
  'ER-42.16',
  'secret files: NORAD alone, 2 CP and a test for 2 spy points; then the card goes under the deck',
  () => {
    const files = (id: 'nick-bolter' | 'jeff-deeler', dice: readonly number[] = []): Situation<Er> =>
      table({
        activated: id,
        dice,
        deck: ['rifle-1', 'mines-1'],
        missionPoints: [5, 5],
        figures: { [id]: { at: 'c3', facing: 'right', tiles: [hands], equipment: ['secret-files'] } },
      });
    expect(files('jeff-deeler').refuses('interact:secret-files-1.1')).toMatchObject({ key: 'other-clan' });
    const failed = spend(files('nick-bolter', [TWO, BLANK]).answer('interact:secret-files-1.1'));
    expect(figure(failed, 'nick-bolter').items).toHaveLength(1);
    const match = spend(files('nick-bolter', [TWO, TWO]).answer('interact:secret-files-1.1'));
    expect(citesOf(match, 'triggers')).toEqual(['ER-42.16']);
    match.play('mission-point', 'mission-point');
    expect([match.world.missionPoints[0], figure(match, 'nick-bolter').spent]).toEqual([7, 2]);
    expect(figure(match, 'nick-bolter').items).toEqual([]);
    expect(match.world.deck.up[0]).toBe('secret-files');
  },
);

proves('ER-43.5', 'goggles that are on see through smoke; switched off they do not', () => {
  const match = table({
    activated: 'nick-bolter',
    dice: [TWO, BLANK],
    figures: {
      'nick-bolter': {
        at: 'a3',
        facing: 'right',
        tiles: [hands, gun],
        equipment: ['heavy-machine-gun', 'infrared-goggles'],
      },
      'zombie-1': { at: 'f3', facing: 'right' },
    },
    change: (world) => void world.smoke.push({ face: 'smoke-grenades-1', at: 3 + 2 * 8, turns: 2 }),
  });
  expect(match.refuses('fire:heavy-machine-gun-1:zombie-1').params).toMatchObject({ why: 'smoke' });
  spend(match.answer('interact:infrared-goggles-1.1'));
  expect([citesOf(match, 'triggers'), figure(match, 'nick-bolter').spent]).toEqual([['ER-43.5'], 1]);
  expect(match.options()).toContain('fire:heavy-machine-gun-1:zombie-1');
});

proves('ER-43.15', 'the serum: a Salemite who faces a corpse, 1 CP and 4 points', () => {
  const serum = (facing: 'left' | 'right', dice: readonly number[] = []): Situation<Er> =>
    table({
      activated: 'jeff-deeler',
      dice,
      figures: {
        'jeff-deeler': { at: 'c3', facing, tiles: [hands], equipment: ['zombie-serum'] },
        'nick-bolter': { at: 'd3', state: 'dead' },
      },
    });
  expect(serum('left').refuses('interact:zombie-serum-1.1')).toMatchObject({ key: 'no-corpse', cite: 'ER-41.2' });
  const raised = (dice: readonly number[]): Situation<Er> => {
    const match = serum('right', dice).answer('interact:zombie-serum-1.1');
    return match.answer(offered(match, 'spend').find((key) => key.endsWith(`:${dice.length}`)) ?? '');
  };
  expect(citesOf(raised([HIT, TWO]), 'test-failed')).toEqual(['ER-22.8']);
  const match = raised([TWO, TWO]).answer('face:left');
  expect(citesOf(match, 'triggers')).toEqual(['ER-43.15']);
  expect([placeOf(match, 'zombie-1'), figure(match, 'zombie-1').seat]).toEqual(['d3', 1]);
});

proves(
  'ER-23.2',
  'mines: a counter with each use, which stays on the card; with the second it goes under the deck',
  () => {
    const match = table({
      activated: 'nick-bolter',
      deck: ['rifle-1', 'laptop-1'],
      dice: [BLANK, BLANK, TWO, BLANK],
      figures: {
        'nick-bolter': { at: 'c3', facing: 'right', tiles: [hands, otherHands], equipment: ['mines'] },
        'james-woo': { at: 'd3', facing: 'right' },
      },
    });
    // A failed test counts nothing.
    spend(match.answer('interact:mines-1.1'));
    expect(figure(match, 'nick-bolter').items[0]?.counters).toBe(0);
    spend(match.answer('interact:mines-1.1'));
    expect(match.events('item-used')).toMatchObject([{ cite: 'ER-23.2', params: { counters: 1, uses: 2 } }]);
    const handed = table({
      activated: 'nick-bolter',
      deck: ['rifle-1', 'laptop-1'],
      dice: [TWO, BLANK],
      figures: {
        'nick-bolter': { at: 'c3', facing: 'right', tiles: [hands, gun] },
        'james-woo': { at: 'd3', facing: 'right', equipment: ['mines'] },
      },
      change: (world) => {
        for (const { items } of world.figures) for (const item of items) item.counters = 1;
      },
    }).play('move:1', 'go:d3', 'exchange:james-woo', 'get:mines-1', 'done', 'go:e3', 'face:right');
    expect(figure(handed, 'nick-bolter').items[0]?.counters).toBe(1);
    spend(handed.answer('interact:mines-1.1'));
    expect(figure(handed, 'nick-bolter').items).toEqual([]);
    expect(handed.world.deck.up[0]).toBe('mines');
  },
);

proves('ER-42.14', 'with the detector an interceptor strikes by a black section', () => {
  const black = tileWith('melee 4 black', 'move 1 red');
  const intercepting = (equipment: readonly 'motion-detector'[]): Situation<Er> =>
    laid({
      modules: modulesOf(4),
      active: 0,
      dice: Array<number>(equipment.length === 0 ? 0 : 4).fill(BLANK),
      figures: {
        vasquez: { at: 'd3', facing: 'right', tiles: [gun] },
        'jack-saw': { at: 'c3', facing: 'right', tiles: [black], equipment },
      },
    })
      .play('activate:vasquez')
      .answer(1, 'intercept:jack-saw')
      .answer(0, 'face:right')
      .answer(1, 'bid:1')
      .answer(0, 'bid:0');
  expect(intercepting([]).refuses('melee:vasquez')).toMatchObject({ key: 'black-order', cite: 'ER-15.23' });
  const match = intercepting(['motion-detector']).play('melee:vasquez', strike(black, 'melee 4 black', 1));
  expect(citesOf(match, 'command-placed')).toEqual(['ER-42.14']);
});

proves('ER-40.3', 'nothing limits the CP behind a screen', () => {
  const match = table({
    activated: 'nick-bolter',
    command: [80, 10],
    missionPoints: [5, 5],
    figures: { 'nick-bolter': { at: 'c3' } },
  }).answer('ability:nick-bolter.1');
  expect(match.world.command).toEqual([84, 10]);
});

proves('ER-41.8', 'the CP of a zombie serve nobody else', () => {
  const match = table({
    activated: 'jeff-deeler',
    command: [0, 0],
    figures: {
      'jeff-deeler': { at: 'c3', facing: 'right', tiles: [gun] },
      'zombie-1': { at: 'e3', tiles: [tileWith('move 4 black', 'move 2 black')] },
    },
    change: (world) => {
      for (const one of world.figures) if (one.id === 'zombie-1') Object.assign(one, { own: 2, granted: 2 });
    },
  });
  expect(match.refuses('move:1')).toMatchObject({ key: 'too-few-command', cite: 'ER-41.8' });
  match.play('done', 'pass', 'activate:zombie-1', 'move:2');
  expect([figure(match, 'zombie-1').own, match.world.command]).toEqual([0, [0, 0]]);
});
