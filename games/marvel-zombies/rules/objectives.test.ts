import { pile } from '@necropole/kernel';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Standing } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);
const here: Standing = { heroes: { colossus: 'street-1' } };

proves('MZ-17.12', '1 action takes an objective of the own zone, and no other', () => {
  const match = inTurnOf('colossus', here).answer('objective:objective-1');
  expect(match.world.objectives[0]?.taken).toBe(true);
  expect(match.world.turn.actions).toBe(2);
  expect(match.events('objective-taken')).toMatchObject([{ params: { objective: 'green', colour: 'green' } }]);
  const away = inTurnOf('colossus', { heroes: { colossus: 'street-2' } });
  expect(away.refuses('objective:objective-1')).toMatchObject({
    key: 'no-objective-here',
    cite: 'MZ-17.12',
    refs: ['street-1'],
  });
});

proves('MZ-28.3', 'a token with its back up shows its colour only when it is taken', () => {
  const match = inTurnOf('colossus', {
    ...here,
    change({ objectives }) {
      for (const objective of objectives) objective.face = pile('objectives', objective.id, ['blue']);
    },
  });
  expect(match.view(0).world.objectives[0]?.face.cards).toEqual([null]);
  expect(JSON.stringify(match.option('objective:objective-1'))).not.toContain('blue');
  match.answer('objective:objective-1');
  expect(match.view(0).world.objectives[0]?.face.cards).toEqual(['blue']);
});

proves('MZ-17.13', 'enemies do not keep an objective', () => {
  const match = inTurnOf('colossus', { ...here, horde: { 'street-1': { walker: 2 } } });
  match.answer('objective:objective-1');
  expect(match.events('objective-taken')).toHaveLength(1);
});

proves('MZ-34.15', 'a secret mission that lies open is taken in its zone, for an action', () => {
  const lying = (zone: number) =>
    inTurnOf('colossus', {
      ...here,
      citizenDeck: ['secret-mission-1'],
      change(world) {
        world.citizensFaceUp = { ...world.citizenDeck, place: 'face up', known: [0xffff] };
        world.citizenDeck = pile('citizens', 'deck');
        world.secretMissions.push({ id: 'secret-mission-1', zone, taken: false });
      },
    });
  expect(lying(1).refuses('secret:secret-mission-1')).toMatchObject({
    key: 'not-in-this-zone',
    cite: 'MZ-34.15',
    refs: ['street-2'],
  });
  const match = lying(0).answer('secret:secret-mission-1');
  expect(match.world.secretMissions).toMatchObject([{ taken: true }]);
  expect(match.world.turn.actions).toBe(2);
});
