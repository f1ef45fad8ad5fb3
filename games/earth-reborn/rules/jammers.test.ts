/** Jammers on and off (pages 26 and 27), and what becomes of CP, tiles and markers when radios are jammed. */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import type { EquipmentId } from '../content/equipment/index.ts';
import { modulesOf } from '../content/modules.ts';
import type { ArrangedFigure } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, strike, tileWith } from '../testing/laid.ts';
import type { Running } from '../world.ts';

const proves = provesFor(rulebook);
const modules = modulesOf(6).filter((module) => module !== 'duel');
const TWO = 5;
const hands = tileWith('interaction 4 black', 'melee 2 black');
const otherHands = tileWith('interaction 4 red');
const mover = tileWith('move 4 black', 'move 2 black');
const walker = tileWith('move 3 black', 'move 2 gold');

const portable = (by: number): Running => ({ tile: -1, face: 'radio-jammer-1', by, markers: 0, brings: null });
const ofRoom = (by: number): Running => ({ tile: 0, face: null, by, markers: 0, brings: null });

/** A communication room and a generator; what runs; the card, if anybody has it, is on if it runs. */
function house(running: readonly Running[], more: Laid): Situation<Er> {
  return laid({
    tiles: [
      ['communication-room', 0, 0],
      ['generator', 4, 0],
    ],
    size: [7, 3],
    modules,
    missionPoints: [5, 5],
    ...more,
    change(world, board) {
      world.running.push(...running);
      const isOn = running.some(({ face }) => face !== null);
      for (const { items } of world.figures) for (const item of items) item.on = isOn;
      more.change?.(world, board);
    },
  });
}

/** Answers with the first section, and the fewest CP that it takes. */
function spend(match: Situation<Er>): Situation<Er> {
  return match.answer(offered(match, 'spend')[0] ?? '');
}

/** The answer that gives a marker of this kind. */
function give(match: Situation<Er>, seat: number, frequency: string): string {
  const at = match.world.radio[seat]?.cards.findIndex((marker) => marker.startsWith(frequency)) ?? -1;
  return `jam:${at + 1}`;
}

const CARD = 'interact:radio-jammer-1.1';
const ROOM = 'interact:communication-room.1';
const enemy = { 'jeff-deeler': { at: 'a3', facing: 'down' } } as const;
const onIcon = { at: 'b2', facing: 'up' } as const;

// ── On and off ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-41.31', 'ER-26.10'], 'switched on, the room’s jammer works with nobody in the room', () => {
  const on = spend(
    house([], {
      activated: 'nick-bolter',
      dice: [TWO, TWO],
      figures: { 'nick-bolter': { ...onIcon, tiles: [hands] }, ...enemy },
    }).answer(ROOM),
  );
  expect([citesOf(on, 'triggers'), on.world.running]).toEqual([['ER-41.31'], [ofRoom(0)]]);
  const later = house([ofRoom(0)], {
    phase: 'receive-command',
    turn: 3,
    figures: { 'nick-bolter': { at: 'f3' }, 'jeff-deeler': { at: 'f2' } },
  });
  expect([later.question.key, later.waiting]).toEqual(['jam', [0]]);
});

proves('ER-26.9', 'turn after turn it stays on, until it is destroyed', () => {
  const match = house([ofRoom(0)], {
    phase: 'final',
    figures: { 'nick-bolter': { at: 'f3' }, ...enemy },
  });
  while (match.question.key === 'discard') match.answer('keep');
  expect([match.world.running, match.question.key]).toEqual([[ofRoom(0)], 'jam']);
  const fighter = tileWith('melee 4 black', 'move 1 red');
  const struck = house([ofRoom(0)], {
    activated: 'jeff-deeler',
    dice: Array<number>(6).fill(TWO),
    figures: { 'nick-bolter': { at: 'f3' }, 'jeff-deeler': { ...onIcon, tiles: [fighter] } },
  });
  const [radio = ''] = offered(struck, 'melee').filter((key) => key.includes('element'));
  struck.answer(radio);
  struck.answer(offered(struck, 'strike').at(-1) ?? '');
  expect([struck.world.running, citesOf(struck, 'switched-off')]).toEqual([[], ['ER-26.9']]);
});

proves('ER-27.7', 'that of the room is switched off from any of its three icons, and from no other square', () => {
  const at = (square: string, facing: 'up' | 'left' | 'right', dice: readonly number[] = []): Situation<Er> =>
    house([ofRoom(1)], {
      activated: 'nick-bolter',
      dice,
      figures: { 'nick-bolter': { at: square, facing, tiles: [hands] }, ...enemy },
    });
  for (const [square, facing] of [
    ['b2', 'up'],
    ['c2', 'up'],
    ['d1', 'left'],
  ] as const) {
    const match = spend(at(square, facing, [TWO, TWO]).answer(ROOM));
    expect([match.world.running, citesOf(match, 'switched-off')]).toEqual([[], ['ER-27.7']]);
  }
  expect(at('b3', 'up').refuses(ROOM)).toMatchObject({ key: 'not-on-icon' });
  expect(at('b2', 'right').refuses(ROOM)).toMatchObject({ key: 'wrong-facing' });
});

proves('ER-27.9', 'who switched it off does not switch it on in that turn; another does', () => {
  const match = house([ofRoom(1)], {
    activated: 'nick-bolter',
    dice: [TWO, TWO, TWO],
    figures: {
      'nick-bolter': { ...onIcon, tiles: [hands, otherHands] },
      'james-woo': { at: 'c2', facing: 'up', tiles: [tileWith('interaction 3 red')] },
      ...enemy,
    },
  });
  spend(match.answer(ROOM));
  expect(match.refuses(ROOM)).toMatchObject({ key: 'triggered-already', cite: 'ER-27.9' });
  spend(match.play('done', 'pass', 'activate:james-woo').answer(ROOM));
  expect(match.world.running).toEqual([ofRoom(0)]);
});

/** Deeler has killed Woo, whose jammer is on, and stands on his square. */
function taken(dice: readonly number[]): Situation<Er> {
  return house([portable(0)], {
    activated: 'jeff-deeler',
    dice,
    figures: {
      'james-woo': { at: 'a3', state: 'dead', equipment: ['radio-jammer'] },
      'jeff-deeler': { at: 'a3', facing: 'down', tiles: [mover, hands, otherHands] },
      'nick-bolter': { at: 'f3' },
    },
  });
}

proves(
  ['ER-27.6', 'ER-27.10'],
  'whoever has taken its card switches the portable one off, and on for their own clan',
  () => {
    const match = taken([TWO, TWO, TWO, TWO]);
    expect(offered(match, 'interact').filter((key) => key === CARD)).toEqual([]);
    match.play('move:1', 'loot:james-woo', 'get:radio-jammer-1', 'face:down');
    // It is on, and still NORAD’s doing.
    expect(match.world.running).toEqual([portable(0)]);
    for (let times = 0; times < 2; times++) {
      match.answer(CARD);
      match.answer(offered(match, 'spend').find((key) => key.endsWith(':2')) ?? '');
    }
    expect([citesOf(match, 'switched-off'), citesOf(match, 'switched-on')]).toEqual([['ER-27.6'], ['ER-26.10']]);
    expect(match.world.running).toEqual([portable(1)]);
  },
);

proves('ER-27.10', 'the portable jammer knows no “once a turn”', () => {
  const match = house([], {
    activated: 'nick-bolter',
    dice: [TWO, TWO, TWO, TWO],
    figures: { 'nick-bolter': { at: 'a1', tiles: [hands, otherHands], equipment: ['radio-jammer'] }, ...enemy },
  });
  spend(match.answer(CARD));
  spend(match.answer(CARD));
  expect(match.world.running).toEqual([]);
});

proves('ER-27.12', 'a power cut does nothing to the portable one', () => {
  const match = house([portable(0)], {
    phase: 'jam-radio',
    figures: { 'nick-bolter': { at: 'f2', equipment: ['radio-jammer'] }, ...enemy },
    change: (world) => void world.unpowered.push(0, 1),
  });
  expect([match.question.key, match.waiting]).toEqual(['jam', [0]]);
});

// ── Two of them ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-26.11', 'two jammers of one player hand out six markers once, and both have to be stopped', () => {
  const both = [portable(0), ofRoom(0)];
  const figures = (equipment: readonly EquipmentId[]) => ({
    'james-woo': { at: 'f2', equipment },
    'nick-bolter': { ...onIcon, tiles: [hands] },
    ...enemy,
  });
  const jammed = house(both, { phase: 'jam-radio', figures: figures(['radio-jammer']) });
  jammed.answer(0, give(jammed, 0, 'clear')).answer(1, 'keep');
  expect(jammed.events('markers-handed-out')).toHaveLength(1);
  const match = house(both, {
    activated: 'nick-bolter',
    dice: [TWO, TWO],
    figures: figures(['radio-jammer']),
    change(world) {
      const [own] = world.radio;
      const on = world.figures.find(({ id }) => id === 'jeff-deeler')?.markers[0];
      on?.cards.push(...(own?.cards.splice(0, 1) ?? []));
      on?.known.push(...(own?.known.splice(0, 1) ?? []));
    },
  });
  spend(match.answer(ROOM));
  expect(citesOf(match, 'switched-off')).toEqual(['ER-26.11']);
  expect(match.events('markers-withdrawn')).toEqual([]);
  expect(figure(match, 'jeff-deeler').markers[0]?.cards).toHaveLength(1);
});

proves(
  ['ER-26.12', 'ER-26.16', 'ER-5.11'],
  'both jam: both hand out, then both swap, then the initiative is given',
  () => {
    const match = house([portable(1), ofRoom(0)], {
      phase: 'jam-radio',
      figures: { 'nick-bolter': { at: 'f2' }, 'jeff-deeler': { at: 'a3', equipment: ['radio-jammer'] } },
    });
    const asked: string[] = [];
    while (['jam', 'retune'].includes(match.question.key)) {
      const [seat = 0] = match.waiting;
      asked.push(`${match.question.key} ${seat}`);
      match.answer(seat, match.question.key === 'jam' ? give(match, seat, 'clear') : 'keep');
    }
    expect([...asked.slice(0, 2).sort(), ...asked.slice(2).sort()]).toEqual(['jam 0', 'jam 1', 'retune 0', 'retune 1']);
    expect(citesOf(match, 'markers-handed-out')).toEqual(['ER-26.12', 'ER-26.12']);
    expect(citesOf(match, 'initiative-given')).toEqual(['ER-5.11']);
  },
);

// ── Jammed ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Deeler, whose bonus is 2, is jammed; NORAD has a jammer on. */
function deeler(
  frequency: string,
  spent: number,
  command: number,
  own: Partial<ArrangedFigure> = {},
  others: Laid['figures'] = {},
): Situation<Er> {
  const match = house([portable(0)], {
    phase: 'jam-radio',
    hands: [[], [walker]],
    figures: {
      'nick-bolter': { at: 'f2' },
      'james-woo': { at: 'f3', equipment: ['radio-jammer'] },
      ...others,
      'jeff-deeler': { at: 'a3', facing: 'up', tiles: [mover], spent, placed: [spent, 0, 0, 0], ...own },
    },
  });
  match.answer(0, give(match, 0, frequency)).answer(1, 'keep');
  match.world.command = [10, command];
  if (match.waiting[0] === 0) match.answer('pass');
  return match.answer('activate:jeff-deeler');
}

proves('ER-27.4', 'jammed: the CP stay behind the screen and do not count; the new tile may come back', () => {
  const match = deeler('jammed', 2, 10).play('assign:1', 'tune');
  expect(citesOf(match, 'frequency-shown')).toEqual(['ER-27.4']);
  expect([match.world.command[1], figure(match, 'jeff-deeler').spent]).toEqual([10, 2]);
  match.answer('recall');
  expect(match.world.hands[1]?.cards).toEqual([walker]);
  expect(figure(match, 'jeff-deeler')).toMatchObject({ placed: [2, 0, 0, 0] });
  expect(citesOf(match, 'tile-recalled')).toEqual(['ER-27.4']);
  // With bonus left the tile would take CP; of a frequency that is clear there is nothing to take back.
  expect(offered(deeler('jammed', 0, 10).play('assign:1', 'tune'), 'recall')).toEqual([]);
  expect(offered(deeler('clear', 2, 10).play('assign:1', 'tune'), 'recall')).toEqual([]);
});

proves('ER-27.5', 'a marker is not shown by whoever cannot spend more than the bonus', () => {
  expect(deeler('clear', 0, 2).refuses('tune')).toMatchObject({ key: 'marker-not-due', cite: 'ER-27.5' });
  expect(deeler('clear', 0, 3).options()).toContain('tune');
});

it('within an order nobody is told to show the marker: that comes before it', () => {
  const fighter = tileWith('melee 4 black', 'move 1 red');
  const match = deeler('clear', 0, 10, { tiles: [fighter], placed: [0, 0, 0, 0] }, { 'nick-bolter': { at: 'a2' } });
  match.answer('melee:nick-bolter');
  const refusal = match.refuses(strike(fighter, 'melee 4 black', 3));
  expect(refusal).toMatchObject({ key: 'marker-hidden', cite: 'ER-27.1' });
  expect(refusal.remedies ?? []).toEqual([]);
});

proves('ER-27.4', 'a tile of an earlier round does not come back', () => {
  // His bonus is spent, for an ability; nothing lies on his tile.
  const match = deeler('jammed', 2, 10, { placed: [0, 0, 0, 0] }).play('tune');
  expect(figure(match, 'jeff-deeler').tiles.cards).toHaveLength(1);
  expect(offered(match, 'recall')).toEqual([]);
});
