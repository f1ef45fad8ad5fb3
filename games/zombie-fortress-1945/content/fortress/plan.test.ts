import { expect, test } from 'vitest';
import { DESTRUCTION_END, type DoorKind, destructionStart, ways, type ZoneId, zones } from './plan.ts';

/** Everywhere that one comes to from the lift room through such doors. */
function reached(doors: readonly DoorKind[]): ReadonlySet<ZoneId> {
  const found = new Set<ZoneId>(['lift-room']);
  for (const zone of found) {
    for (const { between, door } of ways) {
      if (doors.includes(door) && between.includes(zone)) for (const end of between) found.add(end);
    }
  }
  return found;
}

const rooms = zones.filter(({ kind }) => kind === 'ordinary' || kind === 'special');

test('the lift room is in the middle, ringed by doors of its own kind', () => {
  const lift = zones.find(({ kind }) => kind === 'lift');
  const [left = 0, top = 0, width = 0, height = 0] = lift?.box ?? [];
  expect([left + width / 2, top + height / 2]).toEqual([10, 9.5]);
  const around = ways.filter(({ between }) => between.includes('lift-room'));
  expect(around).toHaveLength(4);
  expect(around.every(({ door }) => door === 'lift')).toBe(true);
});

test('six entry zones, numbered from 1 to 6, all corridors in the round', () => {
  expect(zones.flatMap(({ entry }) => entry ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(zones.every(({ kind, entry }) => (kind === 'hall') === (entry !== undefined))).toBe(true);
});

test('nine ordinary rooms and three special ones, one for each key', () => {
  expect(zones.filter(({ kind }) => kind === 'ordinary')).toHaveLength(9);
  expect(zones.flatMap(({ key }) => key ?? []).sort()).toEqual(['battery', 'crank', 'eagle']);
  expect(zones.every(({ kind, key }) => (kind === 'special') === (key !== undefined))).toBe(true);
});

test('every zone is reached: ordinary rooms without a lock, special ones by their own doors alone', () => {
  const unlocked = reached(['open', 'lift', 'ordinary']);
  for (const { id, kind } of zones) expect([id, unlocked.has(id)]).toEqual([id, kind !== 'special']);
  expect(reached(['open', 'lift', 'ordinary', 'locked', 'key']).size).toBe(zones.length);
  const special = new Set<ZoneId>(rooms.flatMap(({ id, kind }) => (kind === 'special' ? [id] : [])));
  for (const { between, door } of ways) expect(between.some((end) => special.has(end))).toBe(door === 'key');
});

test('whatever leads from a zone to another leads through a wall that they share, and each room has a door', () => {
  const boxOf = (id: ZoneId) => zones.find((zone) => zone.id === id)?.box ?? [0, 0, 0, 0];
  const overlap = (a: number, b: number, c: number, d: number): number => Math.min(a + b, c + d) - Math.max(a, c);
  for (const { between } of ways) {
    const [[x, y, w, h], [u, v, s, t]] = [boxOf(between[0]), boxOf(between[1])];
    const touch = [overlap(x, w, u, s), overlap(y, h, v, t)].sort((one, other) => one - other);
    expect([between, touch[0]]).toEqual([between, 0]);
    expect(touch[1]).toBeGreaterThanOrEqual(1);
  }
  for (const { id } of rooms) {
    expect(ways.some(({ between, door }) => between.includes(id) && door === 'open')).toBe(false);
    expect(ways.some(({ between }) => between.includes(id))).toBe(true);
  }
});

test('no two zones overlap', () => {
  for (const [i, { box: a }] of zones.entries()) {
    for (const { box: b } of zones.slice(i + 1)) {
      const apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
      expect(apart).toBe(true);
    }
  }
});

test('the destruction starts later where fewer teams are below', () => {
  expect([4, 3, 2].map((seats) => DESTRUCTION_END - (destructionStart[seats] ?? 0))).toEqual([4, 2, 2]);
});
