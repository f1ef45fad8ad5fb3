import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { objectiveIn, onMission, takeFaces, toNextRound } from '../../testing/missions.ts';
import { enemiesAt } from '../../testing/standing.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const door = '14R.entrance/14R.front-steps';

proves('MZ-27.1', 'MH1 has the tokens of the book', () => {
  const { difficulty, minutes } = missions.mh1;
  expect([difficulty, minutes]).toEqual(['easy', 45]);
  const { world, board } = onMission('mh1');
  expect(missions.mh1.map.floors.map(({ tiles }) => tiles)).toEqual([
    [
      ['13R', '14R'],
      ['16R', '17R'],
    ],
  ]);
  expect(board.locks.filter((lock) => lock !== null)).toEqual(['blue']);
  expect(world.points.map(({ id, active }) => [id, active])).toEqual([
    ['initial', true],
    ['blue', false],
    ['red-1', true],
  ]);
  expect([world.objectives.length, world.citizenCards.length]).toEqual([2, 4]);
  expect(world.hand?.charged).toBe(true);
});

proves('MZ-27.2', 'MH1: one of two objectives opens no exit', () => {
  const at = (...faces: readonly ('blue' | 'red-1')[]) =>
    onMission('mh1', { all: '14R.hall-back', change: (world) => takeFaces(world, ...faces) }).play(
      'hero:wolverine',
      'end',
    );
  expect(at('blue').refuses('leave')).toMatchObject({ key: 'exit-not-yet', cite: 'MZ-26.4' });
  expect(at('red-1').refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  expect(at('blue', 'red-1').offers('leave')).toBe(true);
  const taking = onMission('mh1', { all: '13R.study', change: (world) => takeFaces(world, 'blue') });
  taking.answer('hero:wolverine').answer(objectiveIn(taking, '13R.study'));
  expect(taking.events('goal-done')).toMatchObject([{ cite: 'MZ-27.2' }]);
});

proves('MZ-27.3', 'MH1: the blue door waits for the blue objective', () => {
  const match = onMission('mh1', { all: '14R.front-steps' }).answer('hero:wolverine');
  expect(match.refuses(`open:${door}`)).toMatchObject({
    key: 'locked',
    cite: 'MZ-27.3',
    refs: ['14R.entrance/14R.front-steps'],
  });
  const other = onMission('mh1', { all: '14R.front-steps', change: (world) => takeFaces(world, 'red-1') });
  expect(other.answer('hero:wolverine').refuses(`open:${door}`)).toMatchObject({
    key: 'locked',
    cite: 'MZ-27.3',
    refs: ['14R.entrance/14R.front-steps'],
  });
  const after = onMission('mh1', { all: '14R.front-steps', change: (world) => takeFaces(world, 'blue') });
  expect(after.answer('hero:wolverine').offers(`open:${door}`)).toBe(true);
});

proves('MZ-27.4', 'MH1: each objective gives 5 experience to all', () => {
  const match = onMission('mh1', { all: '13R.study' }).answer('hero:wolverine');
  match.answer(objectiveIn(match, '13R.study'));
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 5, 5, 5]);
});

proves('MZ-27.5', 'MH1: the blue point sleeps until the blue objective is taken', () => {
  const match = onMission('mh1', { all: '16R.greenhouse-south' }).answer('hero:wolverine');
  expect(match.world.points[1]).toMatchObject({ id: 'blue', active: false });
  match.answer(objectiveIn(match, '16R.greenhouse-south'));
  expect(match.world.points[1]).toMatchObject({ id: 'blue', active: true });
  expect(match.events('point-woken')).toMatchObject([{ cite: 'MZ-27.5' }]);
  const zones = toNextRound(match)
    .events('spawn-card')
    .map(({ params }) => params.zone);
  expect(zones).toContain('13R.terrace-1');
});

proves('MZ-27.6', 'MH1: windows open for nobody', () => {
  const match = onMission('mh1', { all: '13R.terrace-2' }).answer('hero:wolverine');
  const window = match.board.plan.openings.find(({ kind }) => kind === 'window')?.id ?? '';
  const inside = onMission('mh1', { all: '13R.library-south' }).answer('hero:wolverine');
  expect(inside.refuses(`open:${window}`)).toMatchObject({
    key: 'windows-shut',
    cite: 'MZ-27.6',
    refs: ['13R.library-south/13R.terrace-1'],
  });
  const hunted = onMission('mh1', {
    all: '13R.library-south',
    horde: { '13R.terrace-1': { walker: 2 } },
    phase: 'enemies-first-actions',
  });
  expect(hunted.events('window-forced')).toEqual([]);
  expect(hunted.events('enemies-move')).toEqual([]);
  expect(enemiesAt(hunted, '13R.terrace-1')).toContain('walker');
});
