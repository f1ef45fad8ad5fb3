import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { modulesOf } from '../content/modules.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, door, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO] = [1, 2, 3, 5];
const modules = modulesOf(4).filter((module) => module !== 'duel');
const four = tileWith('interaction 4 black', 'melee 2 black');
const otherFour = tileWith('interaction 4 red');
const three = tileWith('interaction 3 red');

/** The answer that puts so many CP on the interaction section of a tile. */
function spend(match: Situation<Er>, who: CharacterId, command: number, tile = 0): string {
  const id = figure(match, who).tiles.cards[tile] ?? 'order-0';
  const at = orderTileOf(id).sections.findIndex(({ type }) => type === 'interaction');
  return `spend:${id}.${at + 1}:${command}`;
}

/** A room above a corridor. */
function room(face: NonNullable<Laid['tiles']>[number][0], more: Laid): Situation<Er> {
  return laid({
    tiles: [
      [face, 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    modules,
    ...more,
  });
}

const zombie = { 'zombie-1': { at: 'a6' } } as const;

const screens = (
  dice: readonly number[],
  more: Partial<Laid['figures']> = {},
  change?: Laid['change'],
): Situation<Er> =>
  room('video-surveillance', {
    figures: { 'nick-bolter': { at: 'd2', facing: 'right', tiles: [four, three] }, ...zombie, ...more },
    activated: 'nick-bolter',
    command: [6, 6],
    dice,
    ...(change === undefined ? {} : { change }),
  });

proves(['ER-42.3', 'ER-22.10'], 'the screens give 4 CP for a technical test of 3', () => {
  const before = screens([TWO, HIT]);
  expect(before.option('interact:video-surveillance.1').facts?.at(-1)).toEqual({
    key: 'test-odds',
    params: { percent: 64 },
  });
  const match = before.answer('interact:video-surveillance.1');
  expect(match.option(spend(match, 'nick-bolter', 1)).facts).toEqual([
    { key: 'test-dice', params: { yellow: 2, black: 0, automatic: 0, threshold: 3 } },
    { key: 'test-odds', params: { percent: 64 } },
  ]);
  match.answer(spend(match, 'nick-bolter', 1));
  expect(match.world.command).toEqual([6 - 1 + 4, 6]);
});

proves(['ER-22.8', 'ER-22.7'], 'with too few points nothing happens, and the CP are lost', () => {
  const match = screens([HIT, HIT]).answer('interact:video-surveillance.1');
  match.answer(spend(match, 'nick-bolter', 1));
  expect(match.world.command).toEqual([5, 6]);
  expect(citesOf(match, 'test-failed')).toEqual(['ER-22.8']);
});

proves('ER-22.6', 'each CP beyond the price is one more yellow die', () => {
  const match = screens([BLANK, BLANK, BLANK, BLANK, CRITICAL]).answer('interact:video-surveillance.1');
  match.answer(spend(match, 'nick-bolter', 4));
  expect(match.world.command).toEqual([6, 6]);
});

proves('ER-22.13', 'a room serves each character once a turn, also when the test fails; another may use it', () => {
  const match = screens([BLANK, BLANK, TWO, HIT], {
    'james-woo': { at: 'd3', facing: 'right', tiles: [otherFour] },
  }).answer('interact:video-surveillance.1');
  match.answer(spend(match, 'nick-bolter', 1));
  expect(match.refuses('interact:video-surveillance.1')).toMatchObject({ key: 'triggered-already', cite: 'ER-22.13' });
  match.play('done', 'pass', 'activate:james-woo', 'interact:video-surveillance.1');
  match.answer(spend(match, 'james-woo', 2));
  expect(match.events('command-gained')).toHaveLength(1);
  expect(match.world.figures.map(({ triggered }) => triggered.length)).toContain(1);
  match.play('done', 'pass', 'pass');
  while (match.question.key === 'discard') match.answer('keep');
  // In the next turn it serves them again.
  expect(match.world.figures.every(({ triggered }) => triggered.length === 0)).toBe(true);
});

proves('ER-22.13', 'another room serves the same character in the same turn', () => {
  const used = (tile: number): Situation<Er> =>
    screens([], {}, (world) => {
      for (const one of world.figures) if (one.id === 'nick-bolter') one.triggered = [tile];
    });
  expect(used(1).offers('interact:video-surveillance.1')).toBe(true);
  expect(used(0).refuses('interact:video-surveillance.1')).toMatchObject({
    key: 'triggered-already',
    cite: 'ER-22.13',
  });
});

proves('ER-22.5', 'points without a die count in a test: Woo has one', () => {
  const match = screens([TWO], { 'james-woo': { at: 'd3', facing: 'right', tiles: [otherFour] } }).answer('done');
  match.play('pass', 'activate:james-woo', 'interact:video-surveillance.1').answer(spend(match, 'james-woo', 1));
  expect(match.events('tested')[0]?.params).toMatchObject({ automatic: 1, points: 3 });
});

proves(['ER-22.1', 'ER-22.2'], 'without an interaction section, or with one too small, nothing is triggered', () => {
  const one = tileWith('interaction 1 red', 'move 4 black');
  const missiles = (tile: typeof one) =>
    room('missile-room', {
      figures: { 'nick-bolter': { at: 'b3', facing: 'up', tiles: [tile] }, ...zombie },
      activated: 'nick-bolter',
    });
  expect(missiles(one).refuses('interact:missile-room.1')).toMatchObject({
    key: 'sections-too-small',
    cite: 'ER-22.2',
  });
  expect(missiles(tileWith('search 4 black')).refuses('interact:missile-room.1').key).toBe('sections-too-small');
  // The section serves one phrase only, if it does at all (ER-7.1).
  const serum = laid({
    figures: { vasquez: { at: 'a1', tiles: [four], equipment: ['zombie-serum'] }, ...zombie },
    modules,
    activated: 'vasquez',
  });
  expect(serum.refuses('interact:zombie-serum-1.1')).toMatchObject({ key: 'other-clan', cite: 'ER-22.1' });
});

proves(
  ['ER-22.11', 'ER-41.20', 'ER-41.21'],
  'the patients’ room heals from any square, oneself or whom one faces',
  () => {
    const match = room('patients-room', {
      tiles: [
        ['patients-room', 0, 0],
        ['wide-corridor-1', 0, 3],
      ],
      size: [4, 5],
      figures: {
        'james-woo': { at: 'b2', facing: 'right', tiles: [four] },
        vasquez: { at: 'c2', state: 'wounded' },
        'zombie-1': { at: 'a5' },
      },
      activated: 'james-woo',
      dice: [CRITICAL, BLANK],
    }).answer('interact:patients-room.1');
    match.answer(spend(match, 'james-woo', 1));
    expect(match.options()).toEqual(['heal:james-woo', 'heal:vasquez']);
    match.answer('heal:vasquez');
    expect(figure(match, 'vasquez')).toMatchObject({ state: 'healthy', wounds: 2 });
  },
);

proves(['ER-23.8', 'ER-23.12', 'ER-41.23'], 'the generator cuts the power of the whole building', () => {
  const match = laid({
    tiles: [
      ['generator', 0, 0],
      ['video-surveillance', 3, 0],
    ],
    size: [7, 4],
    modules,
    figures: {
      'nick-bolter': { at: 'b2', facing: 'up', tiles: [four] },
      vasquez: { at: 'g2', facing: 'right', tiles: [otherFour] },
      'zombie-1': { at: 'd4' },
    },
    activated: 'nick-bolter',
    dice: [TWO, TWO],
  }).answer('interact:generator.1');
  match.answer(spend(match, 'nick-bolter', 1));
  expect(match.world.unpowered).toEqual([0, 1]);
  match.play('done', 'pass', 'activate:vasquez');
  expect(match.refuses('interact:video-surveillance.1')).toMatchObject({ key: 'no-power', cite: 'ER-23.8' });
});

const cut = (unpowered: readonly number[]) =>
  room('officers-bedroom', {
    doors: [door([1, 3], 'down', { kind: 'sliding', magnetic: true })],
    figures: { 'nick-bolter': { at: 'b4', facing: 'down', tiles: [tileWith('move 4 black')] }, ...zombie },
    activated: 'nick-bolter',
    hands: [[], []],
    change: (world) => {
      world.unpowered = [...unpowered];
    },
  }).answer('move:1');

proves(
  ['ER-23.11', 'ER-23.9'],
  'without power a magnetic door opens without a card, stays open, and closes at last',
  () => {
    expect(cut([]).refuses('open:door-1')).toMatchObject({ key: 'no-magnetic-card' });
    // It is enough that the corridor has none.
    const match = cut([1]).play('open:door-1', 'face:down', 'done');
    expect(match.world.doors).toEqual(['open']);
    match.play('pass', 'pass');
    expect(match.world.doors).toEqual(['closed']);
    expect(match.world.unpowered).toEqual([]);
    expect(citesOf(match, 'door-slides-shut')).toEqual(['ER-23.11']);
  },
);

proves('ER-23.9', 'a door in which a large figure stands does not close when power comes back', () => {
  const final = (at: string): Situation<Er> =>
    room('officers-bedroom', {
      modules: modulesOf(7).filter((module) => module !== 'duel' && module !== 'jamming'),
      doors: [door([1, 3], 'down', { kind: 'sliding', squares: 2 })],
      figures: { mammoth: { at }, 'zombie-1': { at: 'd6' } },
      phase: 'keep-tiles',
      change(world) {
        Object.assign(world, { doors: ['open'], opened: [0], unpowered: [0, 1] });
      },
    });
  expect([final('b4').world.doors, final('b4').world.opened]).toEqual([['open'], [0]]);
  expect([final('b1').world.doors, final('b1').world.opened]).toEqual([['closed'], []]);
});

proves('ER-23.3', 'destroyed screens serve nobody; the generator is not destroyed', () => {
  const match = screens([], {}, (world, board) => {
    world.wrecked = [board.tiles.findIndex(({ face }) => face === 'video-surveillance')];
  });
  expect(match.refuses('interact:video-surveillance.1')).toMatchObject({ key: 'element-destroyed', cite: 'ER-23.3' });
});

proves('ER-23.7', 'what runs stops when its element is destroyed', () => {
  const match = room('missile-room', {
    figures: { 'nick-bolter': { at: 'b3', facing: 'up', tiles: [tileWith('melee 4 black', 'move 1 red')] }, ...zombie },
    activated: 'nick-bolter',
    dice: [CRITICAL, CRITICAL, CRITICAL, CRITICAL, CRITICAL],
    change: (world) => {
      world.running = [{ tile: 0, face: null, by: 1, markers: 2, brings: 'launch' }];
    },
  }).answer('melee:element-1');
  match.answer(match.options().at(-1) ?? '');
  expect(match.world.running).toEqual([]);
  expect(citesOf(match, 'switched-off')).toEqual(['ER-23.7']);
});

proves(['ER-23.4'], 'the last time marker goes: the launch', () => {
  const match = room('missile-room', {
    figures: { 'nick-bolter': { at: 'b3' }, ...zombie },
    phase: 'keep-tiles',
    change: (world) => {
      world.running = [{ tile: 0, face: null, by: 1, markers: 1, brings: 'launch' }];
    },
  });
  expect(match.world.running).toEqual([]);
  expect(match.events('timer-over')).toHaveLength(1);
});

const equipped = (equipment: NonNullable<NonNullable<Laid['figures']>['vasquez']>['equipment'], more: Laid = {}) =>
  laid({
    modules,
    ...more,
    figures: {
      'james-woo': { at: 'c3', facing: 'right', tiles: [four, otherFour], equipment: equipment ?? [] },
      'zombie-1': { at: 'h6' },
      ...more.figures,
    },
    activated: 'james-woo',
  });

proves(
  ['ER-22.14', 'ER-43.6', 'ER-22.12'],
  'a gas mask is switched on without a test, and off by the same phrase',
  () => {
    const match = equipped(['gas-mask']).answer('interact:gas-mask-1.1');
    expect(match.refuses(spend(match, 'james-woo', 2))).toMatchObject({ key: 'sections-too-small', cite: 'ER-22.6' });
    match.answer(spend(match, 'james-woo', 1));
    expect(figure(match, 'james-woo').items[0]).toMatchObject({ on: true });
    match.answer('interact:gas-mask-1.1').answer(spend(match, 'james-woo', 1, 1));
    expect(figure(match, 'james-woo').items[0]).toMatchObject({ on: false });
  },
);

proves(['ER-22.4', 'ER-42.10', 'ER-22.9'], 'a toolbox adds two dice to technical tests by being carried', () => {
  const match = equipped(['toolbox', 'infrared-goggles'], { dice: [BLANK, BLANK, HIT] });
  match.answer('interact:infrared-goggles-1.1').answer(spend(match, 'james-woo', 1));
  expect(match.events('dice-added')).toMatchObject([{ cite: 'ER-42.10', params: { dice: 2 } }]);
});

proves('ER-22.4', 'a field microscope adds two dice to science tests by being carried', () => {
  const match = equipped(['field-microscope', 'morphine'], {
    dice: [BLANK, BLANK, TWO, TWO],
    figures: { vasquez: { at: 'd3', state: 'wounded', wounds: 2 } },
  });
  match.answer('interact:morphine-1.1').answer(spend(match, 'james-woo', 1));
  expect(match.events('dice-added')).toMatchObject([{ params: { of: 'field-microscope-1', dice: 2 } }]);
});

proves(['ER-23.1', 'ER-43.14'], 'one of several phrases is chosen', () => {
  const match = equipped(['electric-plans'], { dice: [TWO, TWO, TWO] });
  expect(offered(match, 'interact')).toEqual(['interact:electric-plans-1.1']);
  expect(match.refuses('interact:electric-plans-1.2')).toMatchObject({ key: 'wrong-room-type' });
  match.answer('interact:electric-plans-1.1').answer(spend(match, 'james-woo', 1));
  expect(match.world.unpowered).toEqual([1]);
});

proves('ER-22.1', 'out of doors there is no room whose power could be cut', () => {
  const match = equipped(['electric-plans'], {
    tiles: [
      ['lawn', 0, 0],
      ['wide-corridor-1', 4, 0],
    ],
    figures: { 'zombie-1': { at: 'f1' } },
  });
  expect(match.refuses('interact:electric-plans-1.1')).toMatchObject({ key: 'wrong-room-type' });
});

proves('ER-23.13', 'equipment works without power', () => {
  const match = equipped(['gas-mask'], {
    change: (world) => {
      world.unpowered = [0, 1, 2, 3, 4, 5];
    },
  }).answer('interact:gas-mask-1.1');
  match.answer(spend(match, 'james-woo', 1));
  expect(figure(match, 'james-woo').items[0]).toMatchObject({ on: true });
});

proves(['ER-43.8'], 'morphine gives back 4 life points, over the turn of the card', () => {
  const match = equipped(['morphine'], {
    figures: { vasquez: { at: 'd3', state: 'wounded', wounds: 2 } },
    dice: [TWO, TWO, BLANK],
  }).answer('interact:morphine-1.1');
  match.answer(spend(match, 'james-woo', 2)).answer('heal:vasquez');
  expect(figure(match, 'vasquez')).toMatchObject({ state: 'healthy', wounds: 1 });
});

proves('ER-43.8', 'whom one faces is healed, an enemy too; who stands aside is not', () => {
  const facing = (facing: 'right' | 'up'): Situation<Er> => {
    const match = equipped(['medical-kit'], {
      figures: {
        'james-woo': { at: 'c3', facing, tiles: [four], equipment: ['medical-kit'] },
        'jack-saw': { at: 'd3', wounds: 3 },
      },
      dice: [TWO, TWO],
    }).answer('interact:medical-kit-1.1');
    return match.answer(spend(match, 'james-woo', 1));
  };
  expect(figure(facing('right').answer('heal:jack-saw'), 'jack-saw').wounds).toBe(1);
  expect(facing('up').question.key).toBe('orders');
});

const DISRUPTOR = 'interact:magnetic-disruptor-1.1';

proves(['ER-42.15', 'ER-23.4'], 'a disruptor is off after the final phase; the same phrase ends it before', () => {
  const on = (again: readonly number[] = []): Situation<Er> => {
    const match = equipped(['magnetic-disruptor'], { dice: [TWO, ...again] }).answer(DISRUPTOR);
    return match.answer(spend(match, 'james-woo', 1));
  };
  const state = ({ world }: Situation<Er>): unknown => [
    world.figures.flatMap(({ items }) => items).map((item) => item.on),
    world.running.map(({ markers }) => markers),
  ];
  const used = on();
  expect(state(used)).toEqual([[true], [1]]);
  expect(state(used.play('done', 'pass', 'pass'))).toEqual([[false], []]);
  const again = on([TWO]).answer(DISRUPTOR);
  expect(state(again.answer(spend(again, 'james-woo', 1, 1)))).toEqual([[false], []]);
});

proves(['ER-43.12', 'ER-43.13'], 'a power fist breaks a door of 4, a chainsaw any', () => {
  const before = (weapon: 'power-fist' | 'chainsaw', kind: 'wooden' | 'sliding') =>
    room('officers-bedroom', {
      doors: [door([1, 3], 'down', { kind })],
      figures: { 'james-woo': { at: 'b4', facing: 'down', tiles: [four], equipment: [weapon] }, ...zombie },
      activated: 'james-woo',
      dice: weapon === 'chainsaw' || kind === 'wooden' ? [CRITICAL] : [],
    });
  expect(before('power-fist', 'sliding').refuses('interact:power-fist-1.1').key).toBe('nothing-to-destroy');
  for (const match of [before('power-fist', 'wooden'), before('chainsaw', 'sliding')]) {
    match
      .answer(offered(match, 'interact')[0] ?? '')
      .answer(spend(match, 'james-woo', 1))
      .answer('break:door-1');
    expect(match.world.doors).toEqual(['broken']);
  }
});

proves('ER-43.12', 'no tool breaks a door behind its bearer, or one that is open', () => {
  const facing = (facing: 'up' | 'right', state: 'closed' | 'open'): Situation<Er> =>
    room('officers-bedroom', {
      doors: [door([1, 3], 'down')],
      figures: { 'james-woo': { at: 'b4', facing, tiles: [four], equipment: ['chainsaw'] }, ...zombie },
      activated: 'james-woo',
      change: (world) => void world.doors.splice(0, 1, state),
    });
  const cut = 'interact:chainsaw-1.1';
  expect(facing('right', 'closed').offers(cut)).toBe(true);
  expect(facing('up', 'closed').refuses(cut)).toMatchObject({ key: 'nothing-to-destroy', cite: 'ER-43.12' });
  expect(facing('right', 'open').refuses(cut)).toMatchObject({ key: 'nothing-to-destroy', cite: 'ER-43.12' });
});

proves('ER-42.8', 'the control box gives a zombie 3 CP of its own, beyond its maximum', () => {
  const match = laid({
    modules,
    figures: {
      'jeff-deeler': { at: 'c3', facing: 'right', equipment: ['zombie-control-box'] },
      'zombie-1': { at: 'e3', spent: 3, tiles: [tileWith('move 4 black')] },
      vasquez: { at: 'h6', facing: 'right' },
    },
    activated: 'jeff-deeler',
    command: [5, 0],
    change: (world) => {
      for (const { items } of world.figures) for (const item of items) item.on = true;
    },
  }).play('use:zombie-control-box-1.2', 'grant:zombie-1');
  expect(match.refuses('use:zombie-control-box-1.2')).toMatchObject({ key: 'card-engaged' });
  match.play('done', 'pass', 'activate:zombie-1');
  expect(offered(match, 'move')).toEqual(['move:1', 'move:2', 'move:3']);
  match.answer('move:3');
  expect(figure(match, 'zombie-1')).toMatchObject({ spent: 6, own: 0 });
  expect(match.world.command).toEqual([5, 0]);
});

proves('ER-42.8', 'whoever is reactivated and uses a card alone has not passed', () => {
  const match = laid({
    modules,
    figures: {
      'jeff-deeler': { at: 'c3', facing: 'right', equipment: ['zombie-control-box'], engaged: true },
      'zombie-1': { at: 'e3', engaged: true },
      vasquez: { at: 'h6', facing: 'right' },
    },
    active: 1,
    change: (world) => {
      world.passes = 1;
      for (const { items } of world.figures) for (const item of items) item.on = true;
    },
  }).play('activate:jeff-deeler', 'use:zombie-control-box-1.2', 'grant:zombie-1', 'done');
  expect(match.events('final-phase')).toEqual([]);
  expect(match.waiting).toEqual([0]);
});
