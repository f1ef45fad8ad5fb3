import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { objectiveIn, onMission, takeFaces, toNextRound } from '../../testing/missions.ts';
import { hero } from '../../testing/standing.ts';
import { RESERVE } from '../../world.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const door = '12V.corridor-middle/15V.hangar-deck-1';

proves('MZ-26.7', 'MH0 is easy, takes 30 minutes, and lies on 12V and 15V', () => {
  const { difficulty, minutes, map } = missions.mh0;
  expect([difficulty, minutes]).toEqual(['easy', 30]);
  expect(map.floors.flatMap(({ tiles }) => tiles.flat())).toEqual(['12V', '15V']);
});

proves('MZ-26.8', 'MH0: without the green objective the exit stays shut, with it all may leave', () => {
  const early = onMission('mh0', { all: '15V.hangar-runway' }).play('hero:wolverine', 'end');
  expect(early.refuses('leave')).toMatchObject({ key: 'exit-not-yet', cite: 'MZ-26.4' });
  const taking = onMission('mh0', { all: '12V.danger-north-west' }).answer('hero:wolverine');
  taking.answer(objectiveIn(taking, '12V.danger-north-west'));
  expect(taking.events('goal-done')).toMatchObject([{ cite: 'MZ-26.8', params: { goal: 'take-green' } }]);
  const leaving = onMission('mh0', {
    all: '15V.hangar-runway',
    change: (world) => {
      takeFaces(world, 'green');
      for (const other of world.heroes.slice(1)) other.zone = RESERVE;
    },
  }).play('hero:wolverine', 'end', 'leave');
  expect(leaving.outcome).toMatchObject({ id: 'mission-accomplished' });
});

proves('MZ-26.9', 'MH0: the green door opens only after the green objective', () => {
  const at = { all: '12V.corridor-middle' };
  const before = onMission('mh0', at).answer('hero:wolverine');
  expect(before.refuses(`open:${door}`)).toMatchObject({ key: 'locked', cite: 'MZ-26.9', params: { colour: 'green' } });
  const after = onMission('mh0', { ...at, change: (world) => takeFaces(world, 'green') }).answer('hero:wolverine');
  expect(after.offers(`open:${door}`)).toBe(true);
});

proves('MZ-26.10', 'MH0: the green point draws a card in the round in which the objective is taken', () => {
  const cards = (taken: boolean): readonly string[] => {
    const match = onMission('mh0', { all: '12V.danger-north-west' }).answer('hero:wolverine');
    if (taken) match.answer(objectiveIn(match, '12V.danger-north-west'));
    return toNextRound(match)
      .events('spawn-card')
      .filter(({ cite }) => cite.startsWith('MZ-20'))
      .map(({ params }) => params.zone);
  };
  expect(cards(false)).toEqual(['12V.corridor-west']);
  expect(cards(true)).toEqual(['12V.corridor-west', '12V.corridor-middle']);
});

proves('MZ-26.11', 'MH0: the objective gives 5 experience to its taker only', () => {
  const match = onMission('mh0', { all: '12V.danger-north-west' }).answer('hero:mystique');
  match.answer(objectiveIn(match, '12V.danger-north-west'));
  expect([hero(match, 'mystique').xp, hero(match, 'wolverine').xp]).toEqual([5, 0]);
});
