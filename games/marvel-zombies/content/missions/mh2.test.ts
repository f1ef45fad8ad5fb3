import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { layFace, objectiveIn, onMission, takeFaces } from '../../testing/missions.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);

proves('MZ-28.1', 'MH2 has the tokens of the book', () => {
  expect([missions.mh2.difficulty, missions.mh2.minutes]).toEqual(['medium', 60]);
  const { world, board } = onMission('mh2');
  expect([world.citizenCards.length, world.objectives.length]).toEqual([7, 5]);
  expect(board.locks.filter((lock) => lock !== null).sort()).toEqual(['blue', 'green']);
  expect(world.hand?.charged).toBe(true);
  expect(missions.mh2.map.floors.map(({ tiles }) => tiles)).toEqual([
    [
      ['16R', '13R'],
      ['17R', '14R'],
      ['18R', '15R'],
    ],
  ]);
  expect(world.points.map(({ active }) => active)).toEqual([true, true, true, true]);
});

proves('MZ-28.2', 'MH2: blue, then green, then the exit', () => {
  const at = (...faces: readonly ('blue' | 'green')[]) =>
    onMission('mh2', { all: '18R.garage-east', change: (world) => takeFaces(world, ...faces) }).play(
      'hero:wolverine',
      'end',
    );
  expect(at('green').refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  expect(at('blue').refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  expect(at('blue', 'green').offers('leave')).toBe(true);
  const taking = onMission('mh2', { all: '16R.greenhouse-south', change: (world) => takeFaces(world, 'blue') });
  taking.answer('hero:wolverine').answer(objectiveIn(taking, '16R.greenhouse-south'));
  expect(taking.events('goal-done').map(({ cite, params }) => [cite, params.goal])).toEqual([
    ['MZ-28.2', 'take-blue'],
    ['MZ-28.2', 'take-green'],
  ]);
});

proves('MZ-26.1', 'a later objective may be taken early, and counts only once its turn has come', () => {
  const match = onMission('mh2', {
    at: { wolverine: '16R.greenhouse-south', mystique: '15R.kitchen' },
    change: (world, board) => layFace(world, board, '15R.kitchen', 'blue'),
  });
  match.answer('hero:wolverine').answer(objectiveIn(match, '16R.greenhouse-south'));
  expect(match.events('goal-done')).toEqual([]);
  expect(match.events('goal-waits')).toMatchObject([{ cite: 'MZ-26.1', params: { goal: 'take-green' } }]);
  match.play('end', 'hero:mystique').answer(objectiveIn(match, '15R.kitchen'));
  expect(match.events('goal-done').map(({ params }) => params.goal)).toEqual(['take-blue', 'take-green']);
});

proves(
  'MZ-28.3',
  'a hidden objective shows its colour to nobody before it is taken, and lies elsewhere in other matches',
  () => {
    const match = onMission('mh2', {
      all: '13R.study',
      change: (world, board) => layFace(world, board, '13R.study', 'blue'),
    }).answer('hero:wolverine');
    const seen = (): readonly unknown[] => match.view(0).world.objectives.map(({ face }) => face.cards[0]);
    expect(seen()).toEqual([null, null, null, null, 'green']);
    match.answer(objectiveIn(match, '13R.study'));
    expect(match.events('objective-taken')).toMatchObject([{ cite: 'MZ-28.3', params: { colour: 'blue' } }]);
    expect(seen()).toEqual(['blue', null, null, null, 'green']);
    for (const id of ['mh4', 'mh5', 'mh10'] as const) {
      const hidden = onMission(id)
        .view(0)
        .world.objectives.map(({ face }) => face.cards[0]);
      expect(hidden).toEqual([null, null, null, null, null]);
    }
  },
);

proves('MZ-28.4', 'MH2: the green objective lies in sight', () => {
  const { objectives } = onMission('mh2').view(0).world;
  expect(objectives.filter(({ face }) => face.cards[0] === 'green')).toHaveLength(1);
});

proves('MZ-28.5', 'MH2: red rewards its taker, blue and green reward all', () => {
  const xp = (face: 'red-1' | 'blue' | 'green', zone: string): readonly number[] => {
    const match = onMission('mh2', {
      all: zone,
      change: (world, board) => layFace(world, board, zone, face),
    }).answer('hero:wolverine');
    return match.answer(objectiveIn(match, zone)).world.heroes.map((each) => each.xp);
  };
  expect(xp('red-1', '13R.study')).toEqual([5, 0, 0, 0]);
  expect(xp('blue', '13R.study')).toEqual([5, 5, 5, 5]);
  expect(xp('green', '16R.greenhouse-south')).toEqual([5, 5, 5, 5]);
});

proves('MZ-28.6', 'MH2: each door needs its own colour', () => {
  const at = (zone: string, ...faces: readonly ('blue' | 'green')[]) =>
    onMission('mh2', { all: zone, change: (world) => takeFaces(world, ...faces) }).answer('hero:wolverine');
  const [greenhouse, garage] = ['16R.flower-bed/16R.greenhouse-north', '18R.forecourt/18R.garage-west'];
  expect(at('16R.flower-bed', 'green').refuses(`open:${greenhouse}`)).toMatchObject({
    key: 'locked',
    cite: 'MZ-28.6',
    refs: ['16R.flower-bed/16R.greenhouse-north'],
  });
  expect(at('16R.flower-bed', 'blue').offers(`open:${greenhouse}`)).toBe(true);
  expect(at('18R.forecourt', 'blue').refuses(`open:${garage}`)).toMatchObject({
    key: 'locked',
    cite: 'MZ-28.6',
    refs: ['18R.forecourt/18R.garage-west'],
  });
  expect(at('18R.forecourt', 'green').offers(`open:${garage}`)).toBe(true);
});
