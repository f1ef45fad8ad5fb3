import { EVERYBODY } from '@necropole/kernel';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { house } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { inTurnOf, keysOf, locked } from '../testing/turns.ts';

const proves = provesFor(rulebook);
const DOOR = 'path-3/hall-middle';

proves('MZ-16.11', '1 action opens a door or a window of the own zone, and no other', () => {
  const match = inTurnOf('wolverine', { board: house, heroes: { wolverine: 'path-3' } });
  expect(match.refuses('open:path-4/hall-east')).toMatchObject({
    key: 'not-in-this-zone',
    cite: 'MZ-16.11',
    refs: ['path-4/hall-east'],
  });
  match.play(`open:${DOOR}`, 'move:path-4', 'open:path-4/hall-east');
  expect(match.events('opening-opened').map(({ params }) => params)).toEqual([
    { who: 'wolverine', opening: DOOR },
    { who: 'wolverine', opening: 'path-4/hall-east' },
  ]);
  expect(match.world.turn.actions).toBe(0);
});

proves('MZ-16.12', 'an open door is never closed', () => {
  const match = inTurnOf('wolverine', { board: house, heroes: { wolverine: 'path-3' }, open: [DOOR] });
  expect(keysOf(match, 'close')).toEqual([]);
  expect(match.refuses(`open:${DOOR}`)).toEqual({
    key: 'already-open',
    params: { opening: DOOR },
    cite: 'MZ-16.11',
    refs: [DOOR],
  });
});

proves('MZ-16.13', 'a coloured door opens once its objective is taken, and then by an action', () => {
  const green = (taken: boolean) =>
    inTurnOf('wolverine', {
      board: locked(house, DOOR, 'green'),
      heroes: { wolverine: 'path-3' },
      change({ objectives }) {
        for (const objective of objectives) objective.taken = taken;
      },
    });
  expect(green(false).refuses(`open:${DOOR}`)).toMatchObject({ key: 'locked', params: { colour: 'green' } });
  const match = green(true);
  expect(match.refuses('move:hall-middle')).toMatchObject({
    key: 'closed',
    cite: 'MZ-11.2',
    refs: ['path-3/hall-middle'],
  });
  match.play(`open:${DOOR}`, 'move:hall-middle');
  expect(match.world.turn.actions).toBe(1);
});

proves('MZ-16.13', 'red doors wait for every red objective', () => {
  const red = (taken: boolean) =>
    inTurnOf('wolverine', {
      board: locked(house, DOOR, 'red'),
      heroes: { wolverine: 'path-3' },
      change({ objectives }) {
        const [objective] = objectives;
        if (objective === undefined) return;
        objective.face.cards = ['red-1'];
        objective.taken = true;
        const face = { ...objective.face, place: 'objective-2', cards: ['red-2' as const], known: [EVERYBODY] };
        objectives.push({ ...objective, id: 'objective-2', face, taken });
      },
    });
  expect(red(false).refuses(`open:${DOOR}`)).toMatchObject({
    key: 'locked',
    cite: 'MZ-16.13',
    refs: ['path-3/hall-middle'],
  });
  expect(red(true).offers(`open:${DOOR}`)).toBe(true);
});

proves('MZ-16.14', 'enemies in the zone do not keep a door shut', () => {
  const match = inTurnOf('wolverine', {
    board: house,
    heroes: { wolverine: 'path-3' },
    horde: { 'path-3': { walker: 2 } },
  });
  match.play(`open:${DOOR}`);
  expect(match.world.turn.actions).toBe(2);
});

proves('MZ-16.11', 'what a closed building would wake is told before', () => {
  const match = inTurnOf('wolverine', { board: house, heroes: { wolverine: 'path-3' }, entered: [] });
  expect(match.option(`open:${DOOR}`).facts).toContainEqual({ key: 'opens-building', params: { zones: 2 } });
  const opened = inTurnOf('wolverine', { board: house, heroes: { wolverine: 'path-3' } });
  expect(opened.option(`open:${DOOR}`).facts).toEqual([{ key: 'action-cost', params: { actions: 1 } }]);
  opened.play(`open:${DOOR}`);
});
