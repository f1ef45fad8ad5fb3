/** What each fact promises, and how it is seen that it holds. */
import type { Promises } from '@necropole/kernel';
import { teamOfSeat } from './reading.ts';
import { stopAt } from './rules/field-movement.ts';
import type { Zf } from './shape.ts';

const MARCH = 'march:';

export const promises: Promises<Zf> = {
  thing: 'tells',
  price: { comesTrue: ({ half }, { world, after, heard }) => paid(world, after, heard('points-lost'), half) },
  'price-in-hexes': {
    comesTrue: ({ hexes }, { world, after, heard }) => paid(world, after, heard('points-lost'), hexes),
  },
  'stops-here': {
    isSo: ({ why }, { world, seat, option }) =>
      option === null || stopAt(world, teamOfSeat(world, seat), option.key.slice(MARCH.length)) === why,
  },
  'gate-zombies': {
    comesTrue({ from, to }, { heard }) {
      const [passed] = heard('gate-passed');
      return passed === undefined ? null : passed.die + 3 >= from && passed.die + 3 <= to;
    },
  },
  'fires-with': 'tells',
  'lost-on': 'tells',
  'hit-odds': 'tells',
  counter: 'tells',
  wounded: 'tells',
  'flees-on': {
    comesTrue({ from }, { heard }) {
      const [tested] = heard('flight-tested');
      return tested === undefined ? null : tested.flees === tested.die >= from;
    },
  },
};

/** What was paid is gone from what was left; a team that is stopped loses the rest, and says so. A turn that is over tells nothing. */
function paid(
  before: Zf['world'],
  after: Zf['world'],
  lost: readonly { readonly half: number }[],
  price: number,
): boolean | null {
  if (after.turn.seat !== before.turn.seat || after.turn.die === null) return null;
  const rest = lost.reduce((sum, { half }) => sum + half, 0);
  return after.turn.left + rest === before.turn.left - price;
}
