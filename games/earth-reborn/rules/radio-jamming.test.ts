import { viewFor } from '@necropole/kernel/app';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import { sceneOf } from '../scene/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';
import type { MarkerId } from '../world.ts';

const proves = provesFor(rulebook);
const modules = modulesOf(6).filter((module) => module !== 'duel');
const mover = tileWith('move 4 black', 'move 2 black');
const walker = tileWith('move 3 black', 'move 2 gold');

/** NORAD has a jammer on; three Salemites. */
function jammed(more: Laid = {}): Situation<Er> {
  return laid({
    modules,
    missionPoints: [5, 5],
    phase: 'jam-radio',
    ...more,
    figures: {
      'james-woo': { at: 'a1', facing: 'up', equipment: ['radio-jammer'], tiles: [tileWith('interaction 4 black')] },
      'jeff-deeler': { at: 'h4', facing: 'right', tiles: [mover] },
      'john-kendall': { at: 'h6', facing: 'right' },
      'zombie-1': { at: 'h1', facing: 'right' },
      ...more.figures,
    },
    change(world, board) {
      world.running = [{ tile: -1, face: 'radio-jammer-1', by: 0, markers: 0, brings: null }];
      for (const { items } of world.figures) for (const item of items) item.on = true;
      more.change?.(world, board);
    },
  });
}

/** The answer that gives this marker. */
function give(match: Situation<Er>, frequency: string): string {
  const at = match.world.radio[0]?.cards.findIndex((marker) => marker.startsWith(frequency)) ?? -1;
  return `jam:${at + 1}`;
}

/** Handed out: these frequencies to Deeler, Kendall and the zombie; nothing is swapped. */
function handedOut(frequencies: readonly string[], more: Laid = {}): Situation<Er> {
  const match = jammed(more);
  for (const frequency of frequencies) match.answer(0, give(match, frequency));
  return match.answer(1, 'keep');
}

proves(['ER-26.14', 'ER-26.15'], 'one marker for each enemy, in secret; the spare ones stay hidden', () => {
  const match = handedOut(['overheard', 'clear', 'jammed']);
  for (const id of ['jeff-deeler', 'john-kendall', 'zombie-1'] as const) {
    expect(figure(match, id).markers[0]?.cards).toHaveLength(1);
  }
  expect(match.world.radio[0]?.cards).toHaveLength(3);
  const seen = (seats: readonly number[]) => viewFor(match.match, seats).world.figures[1]?.markers[0]?.cards;
  expect([seen([0])?.[0]?.startsWith('overheard'), seen([1])]).toEqual([true, [null]]);
});

it('whoever hands them out reads what each does to whom, in the initiative phase', () => {
  const match = jammed();
  expect(match.option(give(match, 'jammed')).facts).toEqual([
    { key: 'frequency-does', params: { frequency: 'jammed', bonus: 2 } },
  ]);
  expect(sceneOf(viewFor(match.match, [0])).steps?.map(({ state }) => state)).toEqual(['now', 'next', 'next']);
});

proves('ER-26.16', 'the jammed player swaps once, unseen, also with one that is left', () => {
  const match = jammed();
  for (const frequency of ['overheard', 'clear', 'jammed']) match.answer(0, give(match, frequency));
  expect(offered(match, 'swap-markers')).toHaveLength(3 + 3 * 3);
  const before = figure(match, 'jeff-deeler').markers[0]?.cards[0];
  match.answer(1, 'swap-markers:jeff-deeler:john-kendall');
  expect(figure(match, 'john-kendall').markers[0]?.cards[0]).toBe(before);
  expect(match.question.key).toBe('round');
});

const active = { active: 1, command: [10, 10] } as const;

/** Deeler is activated, with this marker: his bonus is 2, and he may take 5. */
function deeler(frequency: string, more: Laid = {}): Situation<Er> {
  const match = handedOut([frequency, ...(frequency === 'jammed' ? ['clear', 'clear'] : ['jammed', 'jammed'])], {
    ...active,
    ...more,
  });
  match.world.command = [10, 10];
  return (match.question.key === 'round' && match.waiting[0] === 0 ? match.answer('pass') : match).answer(
    'activate:jeff-deeler',
  );
}

proves(
  ['ER-27.1', 'ER-27.3'],
  'up to the bonus nothing is shown; beyond it the marker is, and a clear one does nothing',
  () => {
    const match = deeler('clear');
    expect(offered(match, 'move')).toEqual(['move:1', 'move:2']);
    expect(match.refuses('move:3')).toMatchObject({ key: 'marker-hidden', cite: 'ER-27.1' });
    match.answer('tune');
    expect(offered(match, 'move')).toEqual(['move:1', 'move:2', 'move:3', 'move:4', 'move:5']);
    expect(deeler('jammed').answer('tune').refuses('move:3')).toMatchObject({ key: 'radio-jammed', cite: 'ER-27.3' });
  },
);

proves(
  'ER-27.1',
  'CP that a taser put on a character are not spent by its player, and bring no marker to light',
  () => {
    const figures = { 'jeff-deeler': { at: 'h4', facing: 'right', tiles: [mover], spent: 2, paralysed: 2 } } as const;
    const match = deeler('clear', { figures });
    expect(offered(match, 'move')).toEqual(['move:1', 'move:2']);
    expect(match.refuses('move:3')).toMatchObject({ key: 'marker-hidden', cite: 'ER-27.1' });
  },
);

it('the CP that are left are counted with the jammed radio, once all have seen it', () => {
  const seen = (match: Situation<Er>, seats: readonly number[]) =>
    sceneOf(viewFor(match.match, seats)).tracks.find(({ id }) => id === 'command-jeff-deeler')?.markers[0]?.value;
  const match = deeler('jammed');
  const left = () => match.question.context?.().find(({ key }) => key === 'command-left')?.params;
  expect([left(), seen(match, [0]), seen(match, [1])]).toEqual([{ figure: 'jeff-deeler', left: 5 }, 5, 5]);
  match.answer('tune');
  expect([left(), seen(match, [0]), seen(match, [1])]).toEqual([{ figure: 'jeff-deeler', left: 2 }, 2, 2]);
  match.answer('move:2').answer(offered(match, 'face')[0] ?? '');
  expect([left(), seen(match, [1])]).toEqual([{ figure: 'jeff-deeler', left: 0 }, 0]);
});

proves(['ER-27.3', 'ER-24.6'], 'overheard: the jammer has a spy point at once, and the character goes on', () => {
  const match = deeler('overheard').answer('tune');
  expect([match.question.key, match.waiting]).toEqual(['espionage', [0]]);
  match.answer(0, 'mission-point');
  expect(match.world.missionPoints).toEqual([6, 5]);
  expect(offered(match, 'move')).toHaveLength(5);
});

proves('ER-27.2', 'somebody without a bonus shows it when activated; jammed, it spends nothing', () => {
  const match = handedOut(['clear', 'clear', 'jammed'], {
    ...active,
    figures: { 'zombie-1': { at: 'h1', facing: 'right', tiles: [mover] }, 'jeff-deeler': { at: 'h4' } },
  });
  if (match.waiting[0] === 0) match.answer('pass');
  match.answer('activate:zombie-1');
  expect(match.events('frequency-shown')).toMatchObject([{ cite: 'ER-27.2', params: { frequency: 'jammed' } }]);
  expect(match.refuses('move:1')).toMatchObject({ key: 'radio-jammed' });
});

proves(['ER-27.8', 'ER-26.8'], 'switched off, the markers leave play at once', () => {
  const match = handedOut(['clear', 'clear', 'jammed'], { dice: [1] });
  if (match.waiting[0] === 1) match.answer('pass');
  match.play('activate:james-woo', 'interact:radio-jammer-1.1').answer(offered(match, 'spend')[0] ?? '');
  expect(match.world.radio[0]?.cards).toHaveLength(6);
  expect(match.events('markers-withdrawn')).toHaveLength(1);
});

proves('ER-27.11', 'without power the room’s jammer stops: its markers come back, and it stays on', () => {
  const match = laid({
    tiles: [
      ['communication-room', 0, 0],
      ['generator', 4, 0],
    ],
    size: [7, 3],
    modules,
    figures: {
      'nick-bolter': { at: 'f2', facing: 'up', tiles: [tileWith('interaction 4 black')] },
      'jeff-deeler': { at: 'a3' },
    },
    activated: 'nick-bolter',
    dice: [5, 5],
    change(world) {
      world.running = [{ tile: 0, face: null, by: 0, markers: 0, brings: null }];
      const marker = world.radio[0]?.cards.pop() as MarkerId;
      world.radio[0]?.known.pop();
      world.figures[1]?.markers[0]?.cards.push(marker);
      world.figures[1]?.markers[0]?.known.push(1);
    },
  }).answer('interact:generator.1');
  match.answer(offered(match, 'spend')[0] ?? '');
  expect(match.world.radio[0]?.cards).toHaveLength(6);
  expect(match.world.running).toHaveLength(1);
});

proves('ER-27.13', 'abandoned, a jammer that is on jams no more', () => {
  const match = handedOut(['clear', 'clear', 'jammed'], {
    figures: {
      'james-woo': { at: 'a1', facing: 'up', state: 'wounded', tiles: [walker], equipment: ['radio-jammer'] },
      'nick-bolter': { at: 'b1', facing: 'up', equipment: ['u43'] },
    },
  });
  if (match.waiting[0] === 1) match.answer('pass');
  match.play('activate:james-woo', 'move:1', 'go:b1', 'exchange:nick-bolter', 'get:u43-1', 'done');
  expect(match.question).toMatchObject({ key: 'abandon', params: { figure: 'james-woo' } });
  expect(match.events('markers-withdrawn')).toEqual([]);
  match.answer('abandon:radio-jammer-1');
  expect(match.world.running).toEqual([]);
  expect(match.world.radio[0]?.cards).toHaveLength(6);
  expect(match.events('markers-withdrawn')).toMatchObject([{ cite: 'ER-27.13' }]);
  expect(citesOf(match, 'goes-under-deck')).toEqual(['ER-17.9']);
});

proves(['ER-27.13', 'ER-9.10'], 'carried off the map, it jams nobody any more', () => {
  const match = handedOut(['clear', 'clear', 'jammed'], {
    itsMap: true,
    figures: {
      'james-woo': { at: 'p5', facing: 'right', tiles: [walker], equipment: ['radio-jammer'] },
      'nick-bolter': { at: 'a5', facing: 'right' },
      'jeff-deeler': { at: 'b5', facing: 'left' },
      'john-kendall': { at: 'c5', facing: 'left' },
      'zombie-1': { at: 'd5', facing: 'left' },
    },
  });
  if (match.waiting[0] === 1) match.answer('pass');
  match.play('activate:james-woo', 'move:1', 'leave');
  expect(figure(match, 'james-woo').state).toBe('left');
  expect(match.world.running).toEqual([]);
  expect(match.world.radio[0]?.cards).toHaveLength(6);
});

proves(['ER-27.2', 'ER-27.3'], 'an interceptor without a bonus shows its marker, and jammed spends nothing', () => {
  const red = tileWith('move 3 red', 'melee 3 black');
  const intercepted = (frequency: 'jammed' | 'clear'): Situation<Er> => {
    const match = handedOut([...(frequency === 'jammed' ? ['clear', 'clear'] : ['jammed', 'jammed']), frequency], {
      modules: modulesOf(6),
      figures: {
        'james-woo': { at: 'd3', facing: 'right', tiles: [mover], equipment: ['radio-jammer'] },
        'jeff-deeler': { at: 'h6', facing: 'down' },
        'john-kendall': { at: 'h5', facing: 'down' },
        'zombie-1': { at: 'b3', facing: 'right', tiles: [red] },
      },
    });
    match.answer('let').answer('activate:james-woo').answer(1, 'intercept:zombie-1').answer(0, 'face:right');
    return match.answer(1, 'bid:1').answer(0, 'bid:0');
  };
  const jammed = intercepted('jammed');
  expect(jammed.events('frequency-shown')).toMatchObject([{ cite: 'ER-27.2', params: { figure: 'zombie-1' } }]);
  expect(jammed.refuses('move:1')).toMatchObject({ key: 'radio-jammed', cite: 'ER-27.3' });
  expect(offered(intercepted('clear'), 'move')).toContain('move:1');
});

proves(
  ['ER-27.1', 'ER-40.13'],
  'CP that the other player pays for what a traitor tells bring no marker of his to light',
  () => {
    const match = handedOut(['clear', 'jammed', 'jammed', 'clear'], {
      command: [10, 10],
      figures: { 'franck-einstein': { at: 'f6', facing: 'right', tiles: [walker] } },
      dice: [1, 1],
    });
    match.world.command = [10, 10];
    match.play('turn:franck-einstein.1', 'activate:jeff-deeler', 'done', 'pass');
    for (const id of ['john-kendall', 'zombie-1'] as const) match.play(`activate:${id}`, 'done', 'pass');
    match.answer('activate:franck-einstein');
    expect(figure(match, 'franck-einstein')).toMatchObject({ spent: 2, engaged: true });
    // His bonus is 1: it is whole, and he may take 3 of his 5.
    expect(offered(match, 'move')).toEqual(['move:1']);
    expect(match.answer('tune').offers('move:3')).toBe(true);
    expect(match.refuses('move:4')).toMatchObject({ key: 'beyond-maximum' });
  },
);

proves('ER-27.5', 'beyond the bonus of the wounded side: what costs no CP is allowed, and nothing is shown', () => {
  const nick = (spent: number, command: number): Situation<Er> => {
    const match = laid({
      modules,
      missionPoints: [5, 5],
      phase: 'jam-radio',
      figures: {
        'nick-bolter': { at: 'a1', state: 'wounded', spent },
        'jeff-deeler': { at: 'h4', facing: 'right', equipment: ['radio-jammer'] },
      },
      on: { face: 'radio-jammer-1', by: 1 },
      active: 0,
    });
    match.play('jam:1', 'keep');
    match.world.command = [command, 0];
    return match.answer('activate:nick-bolter');
  };
  // Three were spent when his bonus was 3; now it is 2, and none are left behind the screen.
  const match = nick(3, 0);
  expect(match.refuses('tune')).toMatchObject({ key: 'marker-not-due', cite: 'ER-27.5' });
  match.answer('ability:nick-bolter.1');
  expect(match.world.command[0]).toBe(4);
  expect(match.offers('tune')).toBe(true);
});

proves(['ER-26.14', 'ER-26.15'], 'in the next turn all six are handed out anew, those on the cards too', () => {
  const match = handedOut(['overheard', 'clear', 'jammed']);
  while (match.question.key === 'round') match.answer('pass');
  while (match.question.key === 'discard') match.answer('keep');
  while (match.question.key !== 'jam') match.answer(match.options()[0] ?? '');
  expect(match.world.radio[0]?.cards).toHaveLength(6);
  expect(match.world.figures.every(({ markers }) => (markers[0]?.cards.length ?? 0) === 0)).toBe(true);
});
