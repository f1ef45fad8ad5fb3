import { provesFor, situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { marvelZombies } from '../../index.ts';
import { rulebook } from '../../rulebook/index.ts';
import { objectiveIn, onMission, takeFaces } from '../../testing/missions.ts';
import { heroAt } from '../../testing/turns.ts';
import type { HeroId, ObjectiveCardId } from '../ids.ts';
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

const [WEST, EAST] = ['16V.bedroom-2', '18V.bedroom-3'];

/** MH6 at its first question, with so many heroes of one player each. */
function sharing(heroes: number) {
  return onMission('mh6', { heroes, phase: 'start-zones' });
}

proves('MZ-32.3', 'MH6: any player says where each hero begins, two here and two there', () => {
  const match = sharing(4);
  expect(match.waiting).toEqual([0, 1, 2, 3]);
  expect(match.questionOf(0)).toMatchObject({ key: 'choose-start', cite: 'MZ-32.3', params: { who: 'wolverine' } });
  match.answer(0, `zone:${EAST}`).answer(3, `zone:${WEST}`).answer(1, `zone:${EAST}`);
  expect(match.questionOf(2)).toMatchObject({ params: { who: 'storm' } });
  expect(match.refuses(`zone:${EAST}`, 2)).toMatchObject({
    key: 'start-zone-full',
    cite: 'MZ-32.3',
    refs: ['18V.bedroom-3'],
  });
  match.answer(2, `zone:${WEST}`);
  const team: readonly HeroId[] = ['wolverine', 'mystique', 'magneto', 'storm'];
  expect(team.map((id) => heroAt(match, id))).toEqual([EAST, WEST, EAST, WEST]);
  expect(match.questionOf(0).key).toBe('choose-hero');
  expect(match.events('spawn-card')).toEqual([]);
});

proves('MZ-32.3', 'MH6: five heroes are three and two, either way; six are three and three', () => {
  const begin = (heroes: number, zone: string): readonly number[] => {
    const match = sharing(heroes);
    const other = zone === WEST ? EAST : WEST;
    while (match.questionOf(0).key === 'choose-start') {
      match.answer(0, `zone:${match.options(0).includes(`zone:${zone}`) ? zone : other}`);
    }
    return [WEST, EAST].map((each) => match.world.heroes.filter(({ id }) => heroAt(match, id) === each).length);
  };
  expect([begin(5, WEST), begin(5, EAST), begin(6, EAST)]).toEqual([
    [3, 2],
    [2, 3],
    [3, 3],
  ]);
});

test('MH6 begins with that question, and missions with one start zone without it', () => {
  const first = (mission: 'mh5' | 'mh6') =>
    situation(marvelZombies, { config: { mode: 'heroic', mission, seats: 1 } }).question.key;
  expect([first('mh5'), first('mh6')]).toEqual(['choose-hero', 'choose-start']);
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
  expect(at('16V.corridor-east', 'green').refuses(blue)).toMatchObject({
    key: 'locked',
    cite: 'MZ-32.5',
    refs: ['16V.corridor-east/17V.landing-west'],
  });
  expect(at('16V.corridor-east', 'blue').offers(blue)).toBe(true);
  expect(at('18V.corridor-west', 'blue').refuses(green)).toMatchObject({
    key: 'locked',
    cite: 'MZ-32.5',
    refs: ['17V.landing-east/18V.corridor-west'],
  });
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
