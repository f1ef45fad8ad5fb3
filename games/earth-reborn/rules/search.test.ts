import { viewFor } from '@necropole/kernel/app';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';
import { searchCards } from './search-deck.ts';

const proves = provesFor(rulebook);
const [NOTHING, TWO, THREE, FLIP, SHUFFLE, SPY] = [1, 2, 3, 4, 5, 6];
const modules = modulesOf(5).filter((module) => module !== 'duel');
const tile = tileWith('search 4 black');
const deck = ['medical-kit-1', 'rifle-1', 'secret-files-1', 'mines-1', 'laptop-1', 'u43-1'] as const;

/** Vasquez in an officer’s bedroom, above a corridor; three dice and one more for each CP beyond the first. */
function table(dice: readonly number[], more: Laid = {}): Situation<Er> {
  return laid({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    modules,
    deck,
    missionPoints: [5, 5],
    dice,
    activated: 'vasquez',
    ...more,
    figures: { vasquez: { at: 'b3', tiles: [tile] }, 'zombie-1': { at: 'a6', facing: 'down' }, ...more.figures },
  });
}

function rummage(match: Situation<Er>, command: number, who: 'vasquez' | 'zombie-1' = 'vasquez'): string {
  const id = figure(match, who).tiles.cards[0] ?? 'order-0';
  const at = orderTileOf(id).sections.findIndex(({ type }) => type === 'search');
  return `spend:${id}.${at + 1}:${command}`;
}

const searching = (dice: readonly number[], command = 1, more: Laid = {}): Situation<Er> => {
  const match = table(dice, more).answer('search');
  return match.answer(rummage(match, command));
};

proves(['ER-24.14', 'ER-24.15'], 'three black dice, and one for each CP beyond the first', () => {
  const match = table([NOTHING, TWO, THREE, THREE]).answer('search');
  expect(match.option(rummage(match, 2)).facts).toEqual([{ key: 'search-dice', params: { dice: 4, automatic: 0 } }]);
  match.answer(rummage(match, 2));
  expect(match.world.search).toMatchObject({ who: ['vasquez'], points: 8, flips: 0, shuffles: 0, spies: 0 });
});

proves('ER-24.9', 'nobody searches out of doors', () => {
  const match = table([], {
    tiles: [
      ['lawn', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
  });
  expect(match.refuses('search')).toMatchObject({ key: 'nothing-to-search', cite: 'ER-24.9' });
});

proves(['ER-25.1', 'ER-24.13'], 'a point passes the top card under the deck; all see the next', () => {
  const match = searching([TWO, NOTHING, NOTHING]).answer('pass-card');
  expect(match.world.deck.up).toEqual(['medical-kit', null, null, null, null, 'rifle']);
  match.answer('pass-card');
  expect(match.refuses('pass-card')).toMatchObject({ key: 'too-few-search-points', cite: 'ER-25.1' });
});

proves(
  ['ER-25.3', 'ER-25.4'],
  'the top card is taken in its kind of room, for its find factor; that ends the order',
  () => {
    const match = searching([THREE, THREE, NOTHING]);
    // A medical kit is found in living quarters, mines are not.
    match.answer('take-card');
    expect(figure(match, 'vasquez').items.map(({ face }) => face)).toEqual(['medical-kit-1']);
    expect(match.question.key).toBe('orders');
    const poor = searching([TWO, NOTHING, NOTHING]);
    expect(poor.refuses('take-card')).toMatchObject({ key: 'too-few-search-points', params: { have: 2, need: 3 } });
    const elsewhere = searching([THREE, THREE, THREE], 1, { deck: ['mines-1'] });
    expect(elsewhere.refuses('take-card')).toMatchObject({ key: 'not-found-here', cite: 'ER-25.3' });
  },
);

proves('ER-25.3', 'the icon for any room fits a corridor too; that of other rooms does not', () => {
  const inCorridor = (top: 'combat-knife-1' | 'laptop-1'): Situation<Er> =>
    searching([THREE, THREE, NOTHING], 1, {
      deck: [top],
      figures: { vasquez: { at: 'b5', tiles: [tile] }, 'zombie-1': { at: 'a1' } },
    });
  expect(inCorridor('combat-knife-1').offers('take-card')).toBe(true);
  expect(inCorridor('laptop-1').refuses('take-card')).toMatchObject({ key: 'not-found-here', cite: 'ER-25.3' });
});

proves('ER-25.5', 'a NORAD character takes a Salemite face', () => {
  const match = searching([THREE, NOTHING, NOTHING], 1, { deck: ['magnetic-card-1', ...deck] }).answer('take-card');
  expect(citesOf(match, 'card-found')).toEqual(['ER-25.5']);
});

proves(['ER-25.6', 'ER-17.9'], 'what is too heavy is abandoned, and goes under the deck, that face up', () => {
  const match = searching([THREE, NOTHING, NOTHING], 1, {
    figures: { vasquez: { at: 'b3', tiles: [tile], equipment: ['sniper-rifle', 'kevlar-armour'] } },
  }).answer('take-card');
  match.answer('abandon:kevlar-armour-1');
  expect(match.world.deck.up[0]).toBe('kevlar-armour');
  expect(match.world.deck.down[0]).toBe('iron-bar');
});

proves(['ER-25.2', 'ER-25.8'], 'a shuffle serves once, and the opponent may cut', () => {
  const match = searching([SHUFFLE, NOTHING, NOTHING]).answer('shuffle');
  expect(match.waiting).toEqual([1]);
  match.answer(1, 'cut');
  expect(match.events('deck-cut')).toHaveLength(1);
  expect(match.world.deck.up.filter((face) => face !== null).length).toBeLessThanOrEqual(2);
  expect(match.refuses('shuffle')).toMatchObject({ key: 'no-icon', cite: 'ER-25.2' });
});

proves('ER-25.7', 'two icons flip at two moments', () => {
  const match = searching([FLIP, FLIP, NOTHING]).play('flip', 'pass-card', 'flip');
  expect(match.world.search).toMatchObject({ flips: 0, points: 5 });
  expect(searchCards.faults(match.world.deck)).toEqual([]);
});

proves(['ER-25.9', 'ER-24.6'], 'a spy point of a search is worth an MP abroad, and none at home', () => {
  const abroad = searching([SPY, NOTHING, NOTHING]).play('arrange', 'mission-point');
  expect(abroad.world.missionPoints).toEqual([6, 5]);
  const match = table([SPY, NOTHING], {
    figures: { vasquez: { at: 'a5', facing: 'down' }, 'jessica-hollister': { at: 'b3', tiles: [tile] } },
    activated: 'jessica-hollister',
    change: (_world, board) => {
      Object.assign(board, { scenario: 'fortress-primus' });
    },
  }).answer('search');
  match.answer(offered(match, 'spend')[0] ?? '').answer('arrange');
  expect(match.refuses('mission-point')).toMatchObject({ key: 'own-soil', cite: 'ER-25.9' });
});

proves(['ER-24.7', 'ER-24.8'], 'two points arrange six cards in secret, while all see the next', () => {
  const match = searching([SPY, SPY, NOTHING], 1, { deck: [...deck, 'taser-1'] }).play('arrange', 'arrange:2');
  expect(match.world.deck.up).toEqual(['taser']);
  const seen = (seats: readonly number[]) => viewFor(match.match, seats).world.looked.pile.cards;
  expect(seen([0]).every((card) => card !== null)).toBe(true);
  expect(seen([1])).toEqual(new Array(6).fill(null));
  for (let left = 6; left > 0; left--) match.answer('lay:1:back');
  expect(match.world.deck.up.slice(1, 6)).toEqual(new Array(5).fill(null));
  expect(viewFor(match.match, [1]).world.deck.pile.cards).toEqual(new Array(7).fill(null));
  expect(match.world.search?.spies).toBe(0);
});

proves(['ER-25.2', 'ER-24.6'], 'two points serve at two moments of the search; the second one once only', () => {
  const match = searching([SPY, SPY, FLIP]);
  expect(match.events('spy-points-gained')).toMatchObject([{ params: { points: 2 } }]);
  match.answer('arrange');
  expect(match.options()).not.toContain('keep-points');
  match.play('mission-point', 'keep-points', 'flip', 'arrange', 'arrange:1');
  for (let left = 3; left > 0; left--) match.answer('lay:1:front');
  expect([match.world.missionPoints[0], match.world.search?.spies]).toEqual([6, 0]);
  expect(match.refuses('arrange')).toMatchObject({ key: 'no-icon', cite: 'ER-25.2' });
  expect(match.events('spy-points-gained')).toHaveLength(1);
});

proves('ER-24.6', 'what does not come of a search is not kept', () => {
  const match = laid({
    modules: modulesOf(6).filter((module) => module !== 'duel'),
    missionPoints: [5, 5],
    deck,
    figures: { 'nick-bolter': { at: 'c3', tiles: [tileWith('interaction 4 black')], equipment: ['secret-files'] } },
    dice: [5, 5],
    activated: 'nick-bolter',
  }).answer('interact:secret-files-1.1');
  match.answer(offered(match, 'spend')[0] ?? '').answer('mission-point');
  expect(match.options()).toEqual(['mission-point', 'arrange:1']);
});

proves('ER-25.12', 'an empty deck gives nothing but spy points', () => {
  const match = searching([SPY, THREE, THREE], 1, { deck: [] });
  expect(match.refuses('take-card')).toMatchObject({ key: 'deck-empty', cite: 'ER-25.12' });
  expect(offered(match, 'arrange')).toEqual(['arrange']);
  match.answer('arrange');
  expect(match.options()).toEqual(['mission-point']);
});

proves(['ER-41.17', 'ER-41.30'], 'the armoury and the vault add black dice', () => {
  const armoury = searching([NOTHING, NOTHING, NOTHING, NOTHING], 1, {
    tiles: [
      ['armoury', 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    figures: { vasquez: { at: 'c1', tiles: [tile] }, 'zombie-1': { at: 'a5' } },
  });
  expect(citesOf(armoury, 'dice-added')).toEqual(['ER-41.17']);
  const safe = laid({
    tiles: [['safe-room', 0, 0]],
    size: [3, 3],
    modules,
    deck,
    dice: [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING],
    figures: { vasquez: { at: 'b2', tiles: [tile] } },
    activated: 'vasquez',
  }).answer('search');
  safe.answer(rummage(safe, 1));
  expect(citesOf(safe, 'dice-added')).toEqual(['ER-41.30']);
});

// ── The initiative phase ─────────────────────────────────────────────────────────────────────────────────────────────

const holding = (room: 'command-post' | 'officers-quarters', more: Laid['figures'] = {}, points = 5): Situation<Er> =>
  laid({
    tiles: [
      [room, 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    modules,
    missionPoints: [points, 5],
    figures: { vasquez: { at: 'a1' }, 'nick-bolter': { at: 'a2' }, 'zombie-1': { at: 'd5' }, ...more },
    phase: 'receive-command',
  });

proves('ER-41.28', 'the command post gives 2 CP to whoever holds it alone', () => {
  expect(holding('command-post').events('command-gained')).toMatchObject([{ params: { seat: 0, points: 2 } }]);
  expect(holding('command-post', { 'zombie-2': { at: 'a3' } }).events('command-gained')).toEqual([]);
});

proves(
  ['ER-41.29', 'ER-24.4'],
  'the officers’ quarters turn 1 MP into 4 CP for each character, while there are MP',
  () => {
    const match = holding('officers-quarters');
    const before = match.world.command[0] ?? 0;
    match.play('convert', 'convert');
    expect(match.world.command[0]).toBe(before + 8);
    expect(match.world.missionPoints).toEqual([3, 5]);
    expect(holding('officers-quarters', {}, 0).refuses('convert')).toMatchObject({ cite: 'ER-24.5' });
  },
);

proves(['ER-42.13'], 'the Constitution lets its player draw up to six tiles', () => {
  const match = laid({
    modules,
    figures: { vasquez: { at: 'a1', equipment: ['us-constitution'] }, 'zombie-1': { at: 'h6' } },
    turn: 2,
    phase: 'draw-tiles',
  });
  expect(match.world.hands.map(({ cards }) => cards.length)).toEqual([6, 5]);
});

it('the Constitution of somebody dead, and a command post whose map table is gone, bring nothing (ER-42.13, ER-23.3)', () => {
  const match = laid({
    modules,
    figures: {
      vasquez: { at: 'a1', state: 'dead', equipment: ['us-constitution'] },
      'nick-bolter': { at: 'a2' },
      'zombie-1': { at: 'h6' },
    },
    turn: 2,
    phase: 'draw-tiles',
  });
  expect(match.world.hands.map(({ cards }) => cards.length)).toEqual([5, 5]);
  const ruined = laid({
    tiles: [
      ['command-post', 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    modules,
    figures: { vasquez: { at: 'a1' }, 'zombie-1': { at: 'd5' } },
    phase: 'receive-command',
    change: (world) => void world.wrecked.push(0),
  });
  expect(ruined.events('command-gained')).toEqual([]);
});

proves(['ER-43.10', 'ER-24.2'], 'a laptop gives 4 MP, once a turn', () => {
  const four = tileWith('interaction 4 black', 'melee 2 black');
  const match = laid({
    modules,
    figures: {
      'james-woo': { at: 'c3', tiles: [four, tileWith('interaction 4 red')], equipment: ['laptop'] },
      'zombie-1': { at: 'h6' },
    },
    missionPoints: [5, 5],
    dice: [3, 5, 5],
    activated: 'james-woo',
  }).answer('interact:laptop-1.1');
  match.answer(offered(match, 'spend')[0] ?? '');
  expect(match.world.missionPoints).toEqual([9, 5]);
  expect(match.refuses('interact:laptop-1.1')).toMatchObject({ key: 'card-engaged', cite: 'ER-43.10' });
});

proves('ER-43.10', 'a laptop is engaged also when the test fails, until the final phase, whoever has it', () => {
  const four = tileWith('interaction 4 black', 'melee 2 black');
  const match = laid({
    modules,
    figures: { 'james-woo': { at: 'c3', tiles: [four], equipment: ['laptop'] }, 'zombie-1': { at: 'h6' } },
    missionPoints: [5, 5],
    dice: [2, 2, 2],
    activated: 'james-woo',
  }).answer('interact:laptop-1.1');
  match.answer(offered(match, 'spend')[0] ?? '');
  expect(match.world.missionPoints).toEqual([5, 5]);
  expect(figure(match, 'james-woo').items).toMatchObject([{ engaged: true }]);
  match.play('done', 'pass', 'pass');
  expect(figure(match, 'james-woo').items).toMatchObject([{ engaged: false }]);
});
