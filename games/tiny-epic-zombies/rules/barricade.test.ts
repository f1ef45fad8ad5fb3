import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, type Standing, untilTurn, zombieRooms } from '../testing/mall.ts';
import { allBusy, allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';
import { reserveOf } from '../world.ts';

const proves = provesFor(rulebook);

/** The Zombie player may add to a full central store: each Zombie there strikes the barricade. */
function siege(said: Standing) {
  return zombieTurn({ zombies: allRoomsOf('departmart'), ...said });
}

proves('TEZ-13.5', 'a Zombie bound for the courtyard takes the barricade from 2 to 1, and is not placed', () => {
  const match = siege({ barricade: 2 }).play('store:departmart');
  expect(match.world.barricade).toBe(1);
  expect(match.events('barricade-damaged')).toMatchObject([{ cite: 'TEZ-13.5', params: { now: 1 } }]);
  expect(zombieRooms(match)).toEqual(allRoomsOf('departmart'));
  expect(match.events('zombie-added')).toEqual([]);
  expect(reserveOf(match.world)).toBe(15);
});

proves('TEZ-13.6', 'that Zombie stays in the reserve: the next one placed is it', () => {
  const busy = allBusy.filter((room) => !room.startsWith('amps-electronics')).concat(allRoomsOf('departmart'));
  const match = siege({ zombies: busy.slice(1) });
  expect(reserveOf(match.world)).toBe(1);
  match.play('store:departmart');
  expect(match.world.zombies).toHaveLength(18);
  expect(reserveOf(match.world)).toBe(1);
  match.play('store:echo-ridge-food-court');
  expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual(['echo-ridge-food-court.1']);
  expect(match.events('bitten')).toEqual([]);
});

proves('TEZ-13.7', 'barricade on 1, 2 survivors: a blow leaves 1 survivor, and the barricade on 2', () => {
  const match = siege({ barricade: 1, survivors: 2 }).play('store:departmart');
  expect(match.world).toMatchObject({ survivors: 1, barricade: 2 });
  expect(match.events('survivor-lost')).toMatchObject([{ cite: 'TEZ-13.7', params: { left: 1 } }]);
  expect(match.events('barricade-restored')).toMatchObject([{ cite: 'TEZ-13.7', params: { now: 2 } }]);
});

proves('TEZ-13.8', 'barricade on 1, 2 survivors: two blows leave 1 survivor, and the barricade on 1', () => {
  const match = siege({ barricade: 1, survivors: 2 }).play('store:departmart', 'store:departmart');
  expect(match.world).toMatchObject({ survivors: 1, barricade: 1 });
  expect(match.events('barricade-damaged').map(({ params }) => params.now)).toEqual([0, 1]);
  expect(match.events('barricade-fell')).toHaveLength(1);
});

proves('TEZ-13.9', 'barricade on 1, no survivor: a blow is defeat at once', () => {
  const match = siege({ barricade: 1, survivors: 0 }).play('store:departmart');
  expect(match.outcome).toMatchObject({ id: 'barricade-fell-without-survivors', winners: [2] });
  expect(citesOf(match, 'barricade-fell')).toEqual(['TEZ-13.9']);
  expect(match.events('card-dealt')).toEqual([]);
});

proves('TEZ-13.10', 'barricade on 1, 1 survivor: a blow leaves none, the barricade on 2, and the match goes on', () => {
  const match = siege({ barricade: 1, survivors: 1 }).play('store:departmart');
  expect(match.world).toMatchObject({ survivors: 0, barricade: 2 });
  expect(match.outcome).toBeNull();
  untilTurn(match.play('store:echo-ridge-food-court'));
  expect(match.question).toMatchObject({ key: 'turn', params: { who: 'fry-cook' } });
});
