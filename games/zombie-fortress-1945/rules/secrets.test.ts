/** What other deals are possible: what everybody can tell of a hidden thing holds in each of them. */
import { NOBODY } from '@necropole/kernel';
import type { Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { campIds } from '../content/camps.ts';
import type { KeyId } from '../content/fortress/plan.ts';
import { markerKinds, markerOf } from '../content/markers/index.ts';
import { memberOf, teamOf } from '../reading.ts';
import type { Zf } from '../shape.ts';
import { underground } from '../testing/underground.ts';
import type { MemberId, World } from '../world.ts';

/** What Japan thinks possible, deal after deal. */
function deals({ match }: Situation<Zf>, count = 60): readonly World[] {
  return Array.from({ length: count }, (_, i) => match.fork([2], `deal-${i}`).table.world);
}

/** What this soldier carries, in each deal. */
function carriedIn(worlds: readonly World[], id: MemberId): ReadonlySet<string> {
  const camp = campIds.find((one) => id.startsWith(one)) ?? 'usa';
  return new Set(
    worlds.flatMap((world) => memberOf(teamOf(world, camp), id).items.cards.map((card) => markerOf(card).id)),
  );
}

/** Nobody knows what is carried: a key, a gun and something that is neither. */
function carrying(wields: number | null, lacks: readonly KeyId[] = []): Situation<Zf> {
  return underground({
    seats: 4,
    at: ['radio-room', 'kitchen', 'kitchen'],
    carried: {
      'usa-soldier-1': ['mg42.1'],
      'great-britain-soldier-1': ['eagle.1'],
      'great-britain-soldier-2': ['harness.1'],
    },
    change(world) {
      for (const { members } of world.teams)
        for (const member of members) member.items.known = member.items.known.map(() => NOBODY);
      memberOf(teamOf(world, 'usa'), 'usa-soldier-1').wields = wields;
      world.turn.lacks = [...lacks];
    },
  });
}

test('what somebody fights with is a weapon in every deal', () => {
  const hidden = carriedIn(deals(carrying(null)), 'usa-soldier-1');
  expect(hidden.has('eagle') && hidden.has('harness') && hidden.has('mg42')).toBe(true);
  const wielded = carriedIn(deals(carrying(0)), 'usa-soldier-1');
  expect(wielded.has('mg42')).toBe(true);
  expect(markerKinds.filter(({ id, family }) => wielded.has(id) && family !== 'weapon')).toEqual([]);
});

test('whoever stands before a door that stayed shut has no key for it in any deal', () => {
  expect(carriedIn(deals(carrying(null)), 'usa-soldier-1').has('eagle')).toBe(true);
  expect(carriedIn(deals(carrying(null, ['eagle'])), 'usa-soldier-1').has('eagle')).toBe(false);
});

test('a turn that begins before a shut door tells which key is missing, until something is found', () => {
  const opened = underground({
    seats: 4,
    turn: 3,
    at: ['radio-room', 'kitchen', 'kitchen'],
    lying: { 'radio-room': ['stg44.1'] },
    dice: [1],
  }).answer('done');
  expect(opened.world.turn.lacks).toEqual(['eagle']);
  const taken = opened.answer('roll').answer('halt').answer('take:stg44.1:usa-soldier-1');
  expect(taken.world.turn.lacks).toEqual([]);
});

test('a team that has said that it is not infected has no coffin in any deal', () => {
  const coffins = (healthy: boolean) =>
    carriedIn(
      deals(
        underground({
          seats: 4,
          at: ['radio-room', 'kitchen', 'kitchen'],
          carried: { 'usa-soldier-1': ['eagle.1'], 'great-britain-soldier-1': ['coffin.1'] },
          change(world) {
            if (healthy) world.fortress.healthy = ['usa'];
          },
        }),
      ),
      'usa-soldier-1',
    ).has('coffin');
  expect([coffins(false), coffins(true)]).toEqual([true, false]);
});
