import { distance } from '@necropole/boards';
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { characterIds, characters } from '../content/characters/index.ts';
import type { RoomId } from '../content/stores/index.ts';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { human, type Standing, stand, story, zombieRooms } from '../testing/mall.ts';
import { fr } from '../words/fr/index.ts';

const proves = provesFor(rulebook);

/** How many rooms away the rooms are that a move is offered to. */
function reach(match: Situation<Tez>): ReadonlySet<number> {
  const { mall } = match.board;
  const { room } = human(match, 'human-1');
  const rooms = match
    .options()
    .flatMap((key) => (key.startsWith('move:') ? [key.slice('move:'.length) as RoomId] : []));
  return new Set(rooms.map((to) => distance(mall, room, to)));
}

function athlete(said: Standing = {}): Situation<Tez> {
  return stand({ humans: ['athlete', 'doctor'], at: { 'human-1': 'departmart.1' }, ...said });
}

proves('TEZ-9.21', '14 Human faces with 14 abilities of their own', () => {
  const faces = characterIds.map((id) => characters[id].human);
  for (const { queries, flows } of faces) {
    expect(Object.keys({ ...queries, ...flows }).length).toBeGreaterThan(0);
  }
  const hooks = faces.flatMap(({ queries, flows }) => Object.values({ ...queries, ...flows }));
  expect(new Set(hooks).size).toBe(hooks.length);
  const texts = characterIds.map((id) => fr.components[id]?.text ?? '');
  expect(new Set(texts.filter((text) => text !== '')).size).toBe(14);
});

proves('TEZ-9.22', 'the Athlete, starting without a Zombie, has rooms 1 and 2 away to move to', () => {
  const match = athlete();
  expect([...reach(match)].sort()).toEqual([1, 2]);
  match.play('move:departmart.3');
  expect(human(match, 'human-1').room).toBe('departmart.3');
  expect(match.question.params).toMatchObject({ moves: 2 });
  expect(match.events('fast-as-lightning')).toEqual([
    {
      type: 'fast-as-lightning',
      cite: 'TEZ-9.22',
      params: { who: 'athlete', from: 'departmart.1', to: 'departmart.3' },
    },
  ]);
  // Somebody else's card lends nobody its speed.
  expect([...reach(stand({ humans: ['doctor', 'athlete'], at: { 'human-1': 'departmart.1' } }))]).toEqual([1]);
});

proves('TEZ-9.23', 'not for later moves', () => {
  const match = athlete().play('move:departmart.2');
  expect([...reach(match)]).toEqual([1]);
  expect(match.refuses('move:parking-deck-z.3')).toMatchObject({
    key: 'only-the-first-move',
    cite: 'TEZ-9.23',
    refs: ['parking-deck-z.3'],
  });
});

proves('TEZ-9.23', 'not when the turn starts with a Zombie in the room', () => {
  const match = athlete({ zombies: ['departmart.1'] });
  expect([...reach(match)]).toEqual([1]);
  expect(match.refuses('move:departmart.3')).toMatchObject({ key: 'started-with-a-zombie', cite: 'TEZ-9.23' });
});

proves('TEZ-9.24', 'the room crossed is not entered: its Zombie is not fought, nothing happens there', () => {
  const match = athlete({ zombies: ['departmart.2'], dice: [] });
  match.play('move:departmart.3');
  expect(story(match)).toEqual(['turn-begins', 'moved', 'fast-as-lightning']);
  expect(zombieRooms(match)).toEqual(['departmart.2']);
  expect(match.offers('move:richs-galleria.3')).toBe(true);
  // Where the move ends there is no exception: that Zombie is fought.
  const ending = athlete({ zombies: ['departmart.3'], dice: [3] }).play('move:departmart.3');
  expect(ending.options()).toEqual(['melee']);
  ending.play('melee');
});

proves.example('TEZ-example-9-fast-as-lightning', 'two rooms with the first move, then one at a time', () => {
  const position = () => situation(tinyEpicZombies, { example: 'TEZ-example-9-fast-as-lightning' });
  const match = position();
  match.play('move:departmart.3');
  expect(match.refuses('move:parking-deck-z.3')).toMatchObject({ key: 'only-the-first-move' });
  match.play('move:richs-galleria.3', 'move:parking-deck-z.3', 'end');
  expect(match.events('moved')).toHaveLength(3);
  // "Instead of 1": it is a choice.
  expect(position().offers('move:departmart.2')).toBe(true);
  expect([...reach(athlete({ zombies: ['departmart.1'] }))]).toEqual([1]);
});
