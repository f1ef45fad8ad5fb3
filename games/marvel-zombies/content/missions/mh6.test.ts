import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { objectiveIn, onMission, takeFaces } from '../../testing/missions.ts';
import type { ObjectiveCardId } from '../ids.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const reds: readonly ObjectiveCardId[] = ['red-1', 'red-2', 'red-3', 'red-4'];

proves('MZ-32.1', 'MH6 has the tokens of the book', () => {
  expect([missions.mh6.difficulty, missions.mh6.minutes]).toEqual(['medium', 90]);
  const { world, board } = onMission('mh6');
  expect([world.objectives.length, world.citizenCards.length, world.points.length]).toEqual([6, 9, 6]);
  expect(board.locks.filter((lock) => lock !== null)).toHaveLength(6);
  expect(world.opened.filter((open) => open)).toHaveLength(3);
  expect(world.elevator).not.toBeNull();
});

proves('MZ-32.2', 'MH6: colours, then all reds, then the exit', () => {
  const at = (...faces: readonly ObjectiveCardId[]) =>
    onMission('mh6', { all: '15V.hangar-runway', change: (world) => takeFaces(world, ...faces) }).play(
      'hero:wolverine',
      'end',
    );
  expect(at('blue', 'green', 'red-1', 'red-2', 'red-3').refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  expect(at(...reds, 'blue').refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  expect(at(...reds, 'blue', 'green').offers('leave')).toBe(true);
  const last = onMission('mh6', {
    all: '11V.monitor-room',
    change: (world) => takeFaces(world, 'red-2', 'red-3', 'red-4', 'blue', 'green'),
  }).answer('hero:wolverine');
  last.answer(objectiveIn(last, '11V.monitor-room'));
  expect(last.events('goal-done').map(({ cite, params }) => [cite, params.goal])).toEqual([
    ['MZ-32.2', 'take-blue-and-green'],
    ['MZ-32.2', 'take-reds'],
  ]);
});

proves('MZ-32.3', 'MH6: four heroes are split two and two, five three and two', () => {
  const groups = (heroes: number): readonly number[] => {
    const { world, board } = onMission('mh6', { heroes });
    const at = (zone: string): number => world.heroes.filter((hero) => hero.zone === board.plan.places[zone]).length;
    return [at('16V.bedroom-2'), at('18V.bedroom-3')];
  };
  expect(groups(4)).toEqual([2, 2]);
  expect(groups(5)).toEqual([3, 2]);
  expect(groups(6)).toEqual([3, 3]);
});

proves('MZ-32.4', 'MH6: every objective gives 5 experience to its taker, coloured ones too', () => {
  for (const zone of ['18V.dormitory-west', '16V.dormitory-east', '14V.power-plant']) {
    const match = onMission('mh6', { all: zone }).answer('hero:wolverine');
    match.answer(objectiveIn(match, zone));
    expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 0, 0, 0]);
  }
});

proves('MZ-32.5', 'MH6: the blue door needs blue, the green door green', () => {
  const at = (zone: string, ...faces: readonly ObjectiveCardId[]) =>
    onMission('mh6', { all: zone, change: (world) => takeFaces(world, ...faces) }).answer('hero:wolverine');
  const [blue, green] = ['open:16V.corridor-east/17V.landing-west', 'open:17V.landing-east/18V.corridor-west'];
  expect(at('16V.corridor-east', 'green').refuses(blue)).toMatchObject({ key: 'locked', cite: 'MZ-32.5' });
  expect(at('16V.corridor-east', 'blue').offers(blue)).toBe(true);
  expect(at('18V.corridor-west', 'blue').refuses(green)).toMatchObject({ key: 'locked', cite: 'MZ-32.5' });
  expect(at('18V.corridor-west', 'green').offers(green)).toBe(true);
});

proves('MZ-32.6', 'MH6: the red doors wait for the last red objective, whatever is with the others', () => {
  const at = (...faces: readonly ObjectiveCardId[]) =>
    onMission('mh6', { all: '12V.corridor-middle', change: (world) => takeFaces(world, ...faces) }).answer(
      'hero:wolverine',
    );
  const door = 'open:12V.corridor-middle/15V.hangar-deck-1';
  expect(at('red-1', 'red-2', 'red-3', 'blue', 'green').refuses(door)).toMatchObject({
    key: 'locked',
    cite: 'MZ-32.6',
  });
  expect(at(...reds).offers(door)).toBe(true);
});
