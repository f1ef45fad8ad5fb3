import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { counterIds } from '../content/counters/index.ts';
import { zones } from '../content/fortress/plan.ts';
import { greenMarkers, kindOf, type MarkerKindId, markerKinds, yellowMarkers } from '../content/markers/index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { laid } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** Three players: Great Britain came first, then the USA; Japan leads the dead, and takes the green markers. */
function begun(options: Readonly<Record<string, string>> = {}): Situation<Zf> {
  return laid({
    seats: 3,
    options,
    phase: 'take-green-markers',
    change: (world) => {
      for (const team of world.teams) Object.assign(team, { at: 'g4', state: team.seat === 2 ? 'lost' : 'arrived' });
      world.arrived = ['great-britain', 'usa'];
      world.master = 2;
      world.last = { team: 2, left: 0 };
    },
  });
}

/** The slot of the master's hand that holds this kind. */
function slotOf({ world }: Situation<Zf>, hand: 'specials' | 'hand', kind: MarkerKindId): string {
  return `slot:${world[hand].cards.findIndex((marker) => kindOf(marker) === kind) + 1}`;
}

/** What lies in a room. */
function inRoom({ world }: Situation<Zf>, room: string): string | undefined {
  const marker = world.rooms.find(({ at }) => at === room)?.marker.cards[0];
  return marker === undefined ? undefined : kindOf(marker);
}

/** The doctor in the eagle's room, and then the first slot that is allowed, room by room. */
function allLaid(): Situation<Zf> {
  const match = begun();
  match.answer(slotOf(match, 'specials', 'doctor'));
  while (match.question.key === 'lay-marker') match.answer(match.options()[0] ?? '');
  return match;
}

proves(['ZF-5.14', 'ZF-1.2'], 'the master lays a marker in each room, and none in a corridor', () => {
  const match = begun();
  expect(match.waiting).toEqual([2]);
  expect(match.events('markers-taken')).toMatchObject([{ cite: 'ZF-5.14', params: { seat: 2 } }]);
  const { world } = allLaid();
  const rooms = zones.filter(({ kind }) => kind === 'ordinary' || kind === 'special').map(({ id }) => id);
  expect(world.rooms.map(({ at, marker }) => [at, marker.cards.length]).sort()).toEqual(
    rooms.map((at) => [at, 1]).sort(),
  );
  expect(greenMarkers.length).toBeGreaterThanOrEqual(rooms.length);
});

proves('ZF-5.14', 'among the rest the master chooses freely', () => {
  const match = begun();
  match
    .answer(slotOf(match, 'specials', 'doctor'))
    .answer(match.options()[0] ?? '')
    .answer(match.options()[0] ?? '');
  expect(match.question).toMatchObject({ key: 'lay-marker', cite: 'ZF-5.14', params: { room: 'dormitory' } });
  expect(match.options()).toHaveLength(match.world.hand.cards.length);
  match.answer(slotOf(match, 'hand', 'prisoner'));
  expect(inRoom(match, 'dormitory')).toBe('prisoner');
});

proves('ZF-5.15', 'while they are laid only the master knows them, and afterwards nobody does', () => {
  const match = begun();
  match.answer(slotOf(match, 'specials', 'doctor'));
  const seen = (seat: number) => match.view(seat).world.rooms.flatMap(({ marker }) => marker.cards);
  expect(seen(2)).toEqual(['doctor.1']);
  expect(seen(0)).toEqual([null]);
  const laidOut = allLaid();
  for (const seats of [[0], [1], [2], []]) {
    const { world } = laidOut.view(...seats);
    expect(world.rooms.every(({ marker }) => marker.cards[0] === null)).toBe(true);
    for (const { cards } of [world.aside, world.hand, world.specials])
      expect(cards.every((marker) => marker === null)).toBe(true);
  }
});

proves(
  ['ZF-5.16', 'ZF-5.17', 'ZF-5.18'],
  'the doctor in the room of the key that is put aside, and no key in its own',
  () => {
    const match = begun();
    expect(match.question).toMatchObject({ key: 'lay-marker', cite: 'ZF-5.16', params: { room: 'eagle-room' } });
    // Whoever leads the dead speaks from their sheet.
    expect(match.question.refs).toContain('dead');
    expect(match.refuses(slotOf(match, 'specials', 'eagle'))).toMatchObject({ key: 'own-room', cite: 'ZF-5.17' });
    match.answer(slotOf(match, 'specials', 'crank'));
    // The crank is in play, and its room is not the doctor's: the battery is put aside.
    expect(match.refuses(slotOf(match, 'specials', 'doctor'))).toMatchObject({
      key: 'doctor-elsewhere',
      cite: 'ZF-5.18',
    });
    expect(match.refuses(slotOf(match, 'specials', 'battery')).cite).toBe('ZF-5.18');
    match.answer(slotOf(match, 'specials', 'eagle')).answer(slotOf(match, 'specials', 'doctor'));
    expect(['eagle-room', 'crank-room', 'battery-room'].map((room) => inRoom(match, room))).toEqual([
      'crank',
      'eagle',
      'doctor',
    ]);
    expect(match.world.specials.cards.map(kindOf)).toEqual(['battery']);
  },
);

/** With the keys in ordinary rooms: the doctor in the crank room, and then this kind wherever it is allowed. */
function inRooms(seed: readonly MarkerKindId[]): Situation<Zf> {
  const match = begun({ keys: 'rooms' });
  expect(match.refuses(slotOf(match, 'hand', 'eagle'))).toMatchObject({ key: 'keys-in-rooms', cite: 'ZF-5.17' });
  match.answer(slotOf(match, 'hand', 'mine')).answer(slotOf(match, 'hand', 'doctor'));
  match.answer(slotOf(match, 'hand', 'ppsh'));
  for (const kind of seed) match.answer(slotOf(match, 'hand', kind));
  return match;
}

proves('ZF-5.17', 'with the keys in ordinary rooms two of them lie there, that of the doctor’s room among them', () => {
  const crankFirst = inRooms(['crank']);
  expect(crankFirst.offers(slotOf(crankFirst, 'hand', 'eagle'))).toBe(true);
  crankFirst.answer(slotOf(crankFirst, 'hand', 'eagle'));
  expect(crankFirst.refuses(slotOf(crankFirst, 'hand', 'battery'))).toMatchObject({ key: 'key-put-aside' });
  const eagleFirst = inRooms(['eagle']);
  expect(eagleFirst.refuses(slotOf(eagleFirst, 'hand', 'battery'))).toMatchObject({
    key: 'key-put-aside',
    cite: 'ZF-5.17',
  });
  expect(eagleFirst.offers(slotOf(eagleFirst, 'hand', 'crank'))).toBe(true);
});

proves('ZF-5.17', 'room is kept for the keys, and the doctor is in one of the special rooms', () => {
  const match = inRooms(['encounter-4', 'encounter-5', 'encounter-6', 'encounter-7', 'prisoner', 'model', 'liquid']);
  expect(match.refuses(slotOf(match, 'hand', 'grenade'))).toMatchObject({ key: 'keys-missing', params: { keys: 2 } });
  match.answer(slotOf(match, 'hand', 'battery')).answer(slotOf(match, 'hand', 'crank'));
  expect(match.question.key).toBe('explore');
  const last = begun({ keys: 'rooms' });
  last.answer(slotOf(last, 'hand', 'mine')).answer(slotOf(last, 'hand', 'ppsh'));
  expect(last.refuses(slotOf(last, 'hand', 'grenade'))).toMatchObject({ key: 'doctor-first', cite: 'ZF-5.16' });
});

proves('ZF-5.19', 'the bowl is full again, though a team that came too late was fighting', () => {
  const match = laid({
    seats: 3,
    at: ['c6', 'f4', 'g4'],
    events: { c6: 'encounter-3.1' },
    phase: 'field-event',
    bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
    dice: [1],
    change: (world) => {
      for (const team of world.teams) if (team.seat === 2) team.state = 'arrived';
      world.arrived = ['japan'];
    },
  }).answer('announce');
  // Great Britain does not lead them: its turn would begin with the assault.
  for (const fight of match.world.fights) Object.assign(fight, { leader: 2 });
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  match.answer('roll').answer('march:g4');
  expect(match.events('bowl-filled')).toMatchObject([{ cite: 'ZF-5.19', params: { count: counterIds.length } }]);
});

proves(['ZF-5.20', 'ZF-5.21'], 'all teams stand in the lift room, and the first to have arrived begins', () => {
  const match = allLaid();
  const places = match.world.teams.filter(({ state }) => state === 'arrived').map(({ at }) => at);
  expect(places).toEqual(['lift-room', 'lift-room']);
  expect(match.events('fortress-opens')).toMatchObject([{ cite: 'ZF-5.21', params: { team: 'great-britain' } }]);
});

proves('ZF-1.4', 'no yellow marker lies in the fortress', () => {
  const { world } = allLaid();
  const laidOut = world.rooms.flatMap(({ marker }) => marker.cards);
  expect(laidOut.filter((marker) => yellowMarkers.includes(marker))).toEqual([]);
});

proves('ZF-7.6', 'five kinds of green events', () => {
  const kinds = markerKinds
    .filter(({ green }) => green > 0)
    .map(({ family }) => {
      if (family === 'doctor' || family === 'prisoner') return 'person';
      return ['encounter', 'model', 'liquid'].includes(family) ? family : 'object';
    });
  expect(new Set(kinds)).toEqual(new Set(['encounter', 'object', 'model', 'liquid', 'person']));
});

proves(
  ['ZF-6.6', 'ZF-7.3'],
  'corridors, rooms and the lift room, joined by doors; where none is there is a wall',
  () => {
    expect(new Set(zones.map(({ kind }) => kind))).toEqual(
      new Set(['lift', 'corridor', 'hall', 'ordinary', 'special']),
    );
    expect(zones.filter(({ kind }) => kind === 'lift')).toHaveLength(1);
  },
);

proves('ZF-13.16', 'a key for each special room', () => {
  const keys = markerKinds.flatMap((marker) => (marker.family === 'key' ? [marker.opens] : []));
  expect(keys.sort()).toEqual(zones.flatMap(({ key }) => key ?? []).sort());
});

test('with the keys in rooms every deal is one that the master may have laid, while laying and after (ZF-5.17)', () => {
  const match = begun({ keys: 'rooms' });
  const isSound = ({ rooms, hand, fortress }: Zf['world']): boolean => {
    const lies = (at: string): string => rooms.find((room) => room.at === at)?.marker.cards[0] ?? '';
    const special = zones.filter(({ kind }) => kind === 'special').map(({ id, key }) => ({ key, marker: lies(id) }));
    const doctor = special.find(({ marker }) => marker === 'doctor.1');
    const aside = hand.cards.filter((marker) => ['eagle', 'crank', 'battery'].includes(kindOf(marker)));
    if (fortress.rounds === 0) return doctor !== undefined || special.some(({ marker }) => marker === '');
    return doctor !== undefined && aside.length === 1 && aside[0] !== `${doctor.key}.1`;
  };
  for (let laid = 0; match.question.key === 'lay-marker'; laid++) {
    for (let deal = 0; deal < 6; deal++) {
      const fork = match.match.fork([0], `${laid}-${deal}`);
      expect(isSound(fork.table.world)).toBe(true);
      // The master lays out the rest: an answer is allowed for every room.
      for (let [open] = fork.open; open?.asking.key === 'lay-marker'; [open] = fork.open) {
        expect(open.allowed.length).toBeGreaterThan(0);
        fork.answer(open.seat, open.allowed[(deal * 7) % open.allowed.length]?.key ?? '');
      }
      expect(isSound(fork.table.world)).toBe(true);
    }
    match.answer(match.options()[(laid * 5) % match.options().length] ?? '');
  }
  for (let deal = 0; deal < 20; deal++) expect(isSound(match.match.fork([1], `${deal}`).table.world)).toBe(true);
});
