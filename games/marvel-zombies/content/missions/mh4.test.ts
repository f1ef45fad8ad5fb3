import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { layFace, objectiveIn, onMission, takeFaces } from '../../testing/missions.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);

proves('MZ-30.1', 'MH4 has the tokens of the book', () => {
  expect([missions.mh4.difficulty, missions.mh4.minutes]).toEqual(['medium', 60]);
  const { world } = onMission('mh4');
  expect([world.objectives.length, world.citizenCards.length]).toEqual([5, 8]);
  expect(world.points.map(({ active }) => active)).toEqual([true, false, true, false]);
});

/** The study, where the last objective lies. */
function lastOne(face: 'red-1' | 'blue' | 'green', taken: boolean) {
  return onMission('mh4', {
    all: '13R.study',
    change(world, board) {
      layFace(world, board, '13R.study', face);
      if (taken) takeFaces(world, 'red-1', 'red-2', 'red-3', 'blue', 'green');
      for (const objective of world.objectives) if (objective.face.cards.includes(face)) objective.taken = false;
    },
  }).answer('hero:wolverine');
}

proves('MZ-30.2', 'MH4: four of five objectives open no exit, five do', () => {
  const match = lastOne('red-1', true);
  expect(match.events('goal-done')).toEqual([]);
  match.answer(objectiveIn(match, '13R.study'));
  expect(match.events('goal-done')).toMatchObject([{ cite: 'MZ-30.2' }]);
  const four = onMission('mh4', {
    all: '11R.terrace-2',
    change: (world) => takeFaces(world, 'red-1', 'red-2', 'red-3', 'blue'),
  }).play('hero:wolverine', 'end');
  expect(four.refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
});

proves('MZ-30.3', 'MH4: red rewards its taker, blue and green reward all', () => {
  const xp = (face: 'red-1' | 'blue' | 'green'): readonly number[] => {
    const match = lastOne(face, false);
    return match.answer(objectiveIn(match, '13R.study')).world.heroes.map((each) => each.xp);
  };
  expect(xp('red-1')).toEqual([5, 0, 0, 0]);
  expect(xp('blue')).toEqual([5, 5, 5, 5]);
  expect(xp('green')).toEqual([5, 5, 5, 5]);
});

proves('MZ-30.4', 'MH4: each colour wakes its own point', () => {
  const woken = (face: 'red-1' | 'blue' | 'green'): readonly string[] => {
    const match = lastOne(face, false);
    match.answer(objectiveIn(match, '13R.study'));
    return match.world.points.filter(({ active }) => active).map(({ id }) => id);
  };
  expect(woken('red-1')).toEqual(['initial', 'red-1']);
  expect(woken('green')).toEqual(['initial', 'red-1', 'green']);
  expect(woken('blue')).toEqual(['initial', 'blue', 'red-1']);
});

proves('MZ-30.5', 'MH4 and MH5: the elevator is out of order', () => {
  for (const [id, zone, shaft] of [
    ['mh4', '11R.corridor-middle', '11R.shaft'],
    ['mh5', '17V.landing-east', '17V.shaft'],
  ] as const) {
    const match = onMission(id, { all: zone, dice: [] }).answer('hero:wolverine');
    expect(match.refuses('call')).toMatchObject({ key: 'out-of-order', cite: 'MZ-30.5', refs: [shaft] });
    expect(match.refuses(`move:${shaft}`)).toMatchObject({ key: 'elevator-away' });
  }
});
