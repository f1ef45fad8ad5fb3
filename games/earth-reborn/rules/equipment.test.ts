import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { equipmentFaceOf } from '../content/equipment/deck.ts';
import { modulesOf } from '../content/modules.ts';
import { figureOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { figure, laid, offered, squareCalled, strike, tileWith } from '../testing/laid.ts';
import { capacityOf, giveUpItem, weightOn } from './equipment.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK] = [1, 2];
const fighter = tileWith('melee 4 black', 'move 1 red');
/** Without duels: nobody is asked to intercept. */
const modules = modulesOf(3).filter((module) => module !== 'duel');

// ── Weight and capacity ──────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-17.2', 'while a card is carried, nobody has its other face', () => {
  // Behind the first rifle lies a time bomb, and there are two of them.
  const match = laid({
    modules,
    figures: {
      'nick-bolter': { at: 'a1', equipment: ['rifle'] },
      'jeff-deeler': { at: 'h6', equipment: ['time-bomb'] },
    },
  });
  const [rifle, bomb] = match.world.figures.map(({ items: [item] }) => equipmentFaceOf(item?.face ?? 'rifle-2'));
  expect([rifle?.id, bomb?.id]).toEqual(['rifle-1', 'time-bomb-2']);
  expect(rifle?.card).not.toBe(bomb?.card);
});

it('the weight of all cards counts, and not their number', () => {
  const match = laid({
    modules,
    figures: { vasquez: { at: 'a1', equipment: ['sniper-rifle', 'medical-kit', 'revolver', 'combat-knife'] } },
  });
  expect([weightOn(figure(match, 'vasquez')), capacityOf(figure(match, 'vasquez'))]).toEqual([4, 4]);
});

proves(
  ['ER-17.4', 'ER-17.6', 'ER-17.7', 'ER-17.8', 'ER-17.9'],
  'a card that is turned over carries less: what is too much goes at once',
  () => {
    const match = laid({
      modules,
      figures: {
        'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
        'nick-bolter': {
          at: 'd3',
          facing: 'left',
          wounds: 3,
          magneticCards: 1,
          equipment: ['heavy-machine-gun', 'revolver', 'combat-knife'],
        },
      },
      activated: 'jack-saw',
      dice: [CRITICAL, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK],
    }).play('melee:nick-bolter', strike(fighter, 'melee 4 black', 1));
    expect(match.question).toMatchObject({ key: 'abandon', cite: 'ER-17.4' });
    expect(match.refuses('abandon:combat-knife-1')).toMatchObject({ key: 'weighs-nothing', cite: 'ER-17.7' });
    expect(offered(match, 'abandon')).toEqual(['abandon:heavy-machine-gun-1', 'abandon:revolver-1']);
    match.answer('abandon:revolver-1');
    expect(figure(match, 'nick-bolter').items.map(({ face }) => face)).toEqual([
      'heavy-machine-gun-1',
      'combat-knife-1',
    ]);
    expect(match.events('card-leaves')).toMatchObject([{ cite: 'ER-17.9', params: { item: 'revolver-1' } }]);
    expect(match.question.key).toBe('orders');
  },
);

// ── Changing hands ───────────────────────────────────────────────────────────────────────────────────────────────────

const mover = tileWith('move 4 black', 'move 2 black');

function sharing(): Situation<Er> {
  return laid({
    modules,
    figures: {
      vasquez: { at: 'a1', tiles: [mover], equipment: ['sniper-rifle', 'revolver'] },
      'nick-bolter': { at: 'b1', equipment: ['heavy-machine-gun', 'rifle'] },
      'zombie-1': { at: 'h6' },
    },
    activated: 'vasquez',
  }).play('move:1', 'go:b1');
}

const carried = (match: Situation<Er>, id: CharacterId): readonly string[] =>
  figure(match, id).items.map(({ face }) => face);

proves(
  ['ER-17.10', 'ER-17.11'],
  'two friends share out as they like, for nothing; then each looks at the weight',
  () => {
    const match = sharing();
    const before = match.world.round?.move?.left;
    // Whatever is on the way from one to the other may weigh too much: only the end counts.
    match.play('exchange:nick-bolter', 'get:rifle-1', 'give:sniper-rifle-1', 'give:revolver-1');
    expect(match.refuses('get:revolver-1')).toMatchObject({ key: 'handed-already', cite: 'ER-17.10' });
    match.answer('done');
    expect(match.question).toMatchObject({
      key: 'abandon',
      cite: 'ER-17.11',
      params: { figure: 'nick-bolter', weight: 7 },
    });
    match.answer('abandon:revolver-1');
    expect(carried(match, 'vasquez')).toEqual(['rifle-1']);
    expect(carried(match, 'nick-bolter')).toEqual(['heavy-machine-gun-1', 'sniper-rifle-1']);
    expect(match.world.round?.move?.left).toBe(before);
    expect(match.refuses('exchange:nick-bolter').cite).toBe('ER-17.10');
  },
);

proves('ER-18.20', 'a weapon that changes hands keeps its state', () => {
  const match = laid({
    modules,
    figures: {
      vasquez: { at: 'a1', tiles: [mover] },
      'nick-bolter': { at: 'b1', equipment: ['rifle'] },
      'zombie-1': { at: 'h6' },
    },
    activated: 'vasquez',
    change(world) {
      for (const item of figureOf(world, 'nick-bolter').items) Object.assign(item, { engaged: true, counters: 1 });
    },
  }).play('move:1', 'go:b1', 'exchange:nick-bolter', 'get:rifle-1', 'done');
  expect(figure(match, 'vasquez').items).toEqual([{ face: 'rifle-1', engaged: true, counters: 1, on: false }]);
});

proves(
  ['ER-17.5', 'ER-17.3'],
  'a zombie takes what weighs nothing; nobody takes what is heavier than all they can carry',
  () => {
    const match = laid({
      modules,
      figures: {
        'zombie-1': { at: 'a1', tiles: [mover], equipment: ['combat-knife'] },
        'john-kendall': { at: 'b1', equipment: ['revolver', 'meat-hook'] },
        vasquez: { at: 'h6' },
      },
      activated: 'zombie-1',
    }).play('move:1', 'go:b1', 'exchange:john-kendall');
    expect(match.refuses('get:revolver-1')).toMatchObject({ key: 'too-heavy', cite: 'ER-17.5' });
    match.play('get:meat-hook-1', 'done');
    expect(carried(match, 'zombie-1')).toEqual(['combat-knife-1', 'meat-hook-1']);
    const heavy = laid({
      modules,
      figures: {
        'nick-bolter': { at: 'a1', tiles: [mover], equipment: ['heavy-machine-gun', 'grenade-launcher'] },
        vasquez: { at: 'b1', state: 'wounded' },
        'zombie-1': { at: 'h6' },
      },
      activated: 'nick-bolter',
      change: (world) => void giveUpItem(figureOf(world, 'nick-bolter'), 'grenade-launcher-1'),
    }).play('move:1', 'go:b1', 'exchange:vasquez');
    expect(heavy.refuses('give:heavy-machine-gun-1')).toMatchObject({ key: 'too-heavy', cite: 'ER-17.3' });
  },
);

proves(
  ['ER-17.14', 'ER-17.15', 'ER-17.16'],
  'over the dead any of their equipment is taken, and none is left with them',
  () => {
    const match = laid({
      modules,
      figures: {
        vasquez: { at: 'a1', tiles: [mover], equipment: ['sniper-rifle'] },
        'nick-bolter': { at: 'b1', state: 'dead', equipment: ['heavy-machine-gun', 'revolver', 'grenade-launcher'] },
        'zombie-1': { at: 'h6' },
      },
      activated: 'vasquez',
    }).play('move:1', 'go:b1');
    expect(offered(match, 'exchange')).toEqual([]);
    match.play('loot:nick-bolter', 'get:grenade-launcher-1');
    expect(offered(match, 'give')).toEqual([]);
    match.answer('done');
    expect(match.question).toMatchObject({ key: 'abandon', cite: 'ER-17.15' });
    match.answer('abandon:sniper-rifle-1');
    expect(carried(match, 'vasquez')).toEqual(['grenade-launcher-1']);
    expect(carried(match, 'nick-bolter')).toEqual(['heavy-machine-gun-1', 'revolver-1']);
    expect(match.refuses('loot:nick-bolter').cite).toBe('ER-17.14');
  },
);

proves(['ER-17.12', 'ER-17.13'], 'whoever kills in melee takes what they like at once', () => {
  const match = laid({
    modules,
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
      'james-woo': { at: 'd3', facing: 'right', state: 'wounded', wounds: 2, equipment: ['revolver', 'combat-knife'] },
      'nick-bolter': { at: 'h6' },
    },
    activated: 'jack-saw',
    dice: [CRITICAL, BLANK, BLANK, BLANK],
  }).play('melee:james-woo', strike(fighter, 'melee 4 black', 1));
  expect(match.question).toMatchObject({ key: 'loot', cite: 'ER-17.13' });
  match.play('get:revolver-1', 'done');
  expect(carried(match, 'jack-saw')).toEqual(['revolver-1']);
  expect(carried(match, 'james-woo')).toEqual(['combat-knife-1']);
});

proves('ER-12.2', 'markers are taken like cards: any of them, one by one', () => {
  const killed = (): Situation<Er> =>
    laid({
      modules,
      figures: {
        'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
        'james-woo': { at: 'd3', facing: 'right', state: 'wounded', wounds: 1, magneticCards: 2 },
        'nick-bolter': { at: 'h6' },
      },
      activated: 'jack-saw',
      dice: [CRITICAL, BLANK, BLANK, BLANK],
    }).play('melee:james-woo', strike(fighter, 'melee 4 black', 1), 'take:james-woo');
  const cards = (match: Situation<Er>): readonly number[] => [
    figure(match, 'jack-saw').magneticCards,
    figure(match, 'james-woo').magneticCards,
  ];
  expect(killed().question.key).toBe('take-card');
  expect(cards(killed().answer('take:james-woo'))).toEqual([2, 0]);
  const left = killed().answer('decline');
  expect([cards(left), left.question.key]).toEqual([[1, 1], 'orders']);
});

it('what was on is off once it is abandoned: a jammer jams no more (ER-27.13)', () => {
  const match = laid({
    modules: modulesOf(6).filter((module) => module !== 'duel'),
    phase: 'keep-tiles',
    figures: {
      vasquez: { at: 'c3', wounds: 2, equipment: ['radio-jammer', 'sniper-rifle'] },
      'zombie-1': { at: 'h6' },
    },
    on: { face: 'radio-jammer-1', by: 0 },
    change(world, board) {
      const at = squareCalled(board, 'd3');
      world.placed = [{ marker: 'deadly-virus', at, by: 'zombie-1', face: 'deadly-virus-1', turns: 4 }];
    },
  });
  expect(match.world.running).toHaveLength(1);
  match.answer('abandon:radio-jammer-1');
  expect(match.world.running).toEqual([]);
});
