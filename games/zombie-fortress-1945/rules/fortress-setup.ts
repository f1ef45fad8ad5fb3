/**
 * Setting up the fortress part (B-1.0).
 *
 * 1. All blue counters are back in the bowl. The zombie master takes the green markers.
 * 2. The three special rooms: the doctor and two of the keys, the doctor in the room of the third, no key in its own. With
 *    the keys in ordinary rooms, the doctor in the room of one of them, and two of them elsewhere.
 * 3. A marker in every ordinary room, as the master likes; the rest is put aside. Then nobody looks at them any more.
 * 4. The teams stand in the lift room, and the first to have reached the castle begins.
 */
import { knowers, moveCard, type Pile } from '@necropole/kernel';
import { type KeyId, LIFT_ROOM, type Zone, type ZoneId, zones } from '../content/fortress/plan.ts';
import { greenMarkers, isSpecial, type MarkerId, markerOf } from '../content/markers/index.ts';
import { masterOf, teamOf, teamOfSeat } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Board, World } from '../world.ts';
import { thingFact } from './carrying.ts';
import { beginFortressTurn } from './fortress-sequence.ts';
import { DEAD } from './pointing.ts';

/** The rooms that receive a marker, the special ones first. */
const rooms: readonly Zone[] = [
  ...zones.filter(({ kind }) => kind === 'special'),
  ...zones.filter(({ kind }) => kind === 'ordinary'),
];

// ── The master's hand ─────────────────────────────────────────────────────────────────────────────────────────────

/** The master takes the green markers: those of the special rooms apart from the others (ZF-5.14, ZF-5.16). */
export function* takeGreenMarkers(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const master = masterOf(world);
  const areApart = table.board.keys === 'book';
  for (const marker of greenMarkers) {
    moveCard(table, world.box, marker, areApart && isSpecial(marker) ? world.specials : world.hand);
  }
  for (const hand of [world.specials, world.hand]) {
    table.shuffle(hand);
    for (const place of hand.cards.keys()) table.reveal(hand, place, knowers(master));
  }
  table.tell('bowl-filled', 'ZF-5.19', { count: world.bowl.cards.length });
  table.tell('markers-taken', 'ZF-5.14', {
    seat: master,
    player: teamOfSeat(world, master).camp,
    count: world.specials.cards.length + world.hand.cards.length,
  });
  return 'lay-markers';
}

// ── Laying them out ───────────────────────────────────────────────────────────────────────────────────────────────

/** Room by room: everybody sees where a marker is laid, and nobody else which. */
export function* layMarkers(table: ZfTable): Rule<PhaseName> {
  const { world, board } = table;
  const room = rooms.find(({ id }) => markerIn(world, id).cards.length === 0);
  if (room === undefined) return openFortress(table);
  const hand = room.kind === 'special' && board.keys === 'book' ? world.specials : world.hand;
  const slot = yield* table.ask(masterOf(world), {
    key: 'lay-marker',
    params: { room: room.id },
    cite: room.kind === 'special' ? 'ZF-5.16' : 'ZF-5.14',
    refs: [room.id, DEAD],
    options: () =>
      hand.cards.map((marker, place) =>
        table.option(`slot:${place + 1}`, place, judgeLaying(world, board, room, marker), () => ({
          refs: [marker],
          called: thingFact(marker),
        })),
      ),
  });
  const marker = markerIn(world, room.id);
  table.move(hand, slot, marker);
  table.tell('marker-laid', room.kind === 'special' ? 'ZF-5.18' : 'ZF-5.14', { room: room.id });
  return 'lay-markers';
}

export function markerIn({ rooms: laid }: Pick<World, 'rooms'>, room: ZoneId): Pile<MarkerId> {
  const found = laid.find(({ at }) => at === room);
  if (found === undefined) throw new Error(`${room} holds no marker`);
  return found.marker;
}

/** What may lie in the special rooms: the doctor in the room of the key that is put aside, the other two keys exchanged. */
type Layout = { readonly [room in KeyId]: 'doctor' | KeyId };
export const layouts: readonly Layout[] = [
  { eagle: 'doctor', crank: 'battery', battery: 'crank' },
  { eagle: 'battery', crank: 'doctor', battery: 'eagle' },
  { eagle: 'crank', crank: 'eagle', battery: 'doctor' },
];

function judgeLaying(world: World, { keys }: Board, room: Zone, marker: MarkerId): Verdict {
  if (keys === 'rooms') return judgeInRooms(world, room, marker);
  const { id, key } = room;
  if (key === undefined) return null;
  const kind = markerOf(marker);
  if (kind.family === 'key' && kind.opens === key) return { key: 'own-room', params: { room: id }, cite: 'ZF-5.17' };
  const laid = { ...laidOut(world), [key]: kind.id };
  return isPossible(laid) ? null : { key: 'doctor-elsewhere', params: {}, cite: 'ZF-5.18' };
}

/** The special rooms in which something lies face down or up, by the key that opens them. */
export function specialRoomsLaid(
  world: Pick<World, 'rooms'>,
): readonly { readonly key: KeyId; readonly marker: Pile<MarkerId> }[] {
  return rooms.flatMap(({ id, key }) => {
    const marker = markerIn(world, id);
    return key === undefined || marker.cards.length === 0 ? [] : [{ key, marker }];
  });
}

/** What lies in the special rooms so far. */
function laidOut(world: Pick<World, 'rooms'>): Partial<Record<KeyId, string>> {
  const laid: Partial<Record<KeyId, string>> = {};
  for (const { id, key } of rooms) {
    const marker = markerIn(world, id).cards[0];
    if (key !== undefined && marker !== undefined) laid[key] = markerOf(marker).id;
  }
  return laid;
}

function isPossible({ eagle, crank, battery }: Partial<Record<KeyId, string>>): boolean {
  const agrees = (wanted: string, is: string | undefined): boolean => is === undefined || is === wanted;
  return layouts.some(
    (layout) => agrees(layout.eagle, eagle) && agrees(layout.crank, crank) && agrees(layout.battery, battery),
  );
}

/** Could the special rooms hold this? With the keys in ordinary rooms, the doctor is where a key in play leads. */
export function areSpecialRoomsSound(world: World, { keys }: Board): boolean {
  if (keys === 'book') return isPossible(laidOut(world));
  const key = keyOfDoctor(world);
  return key === null || world.fortress.rounds === 0 || !world.hand.cards.some((marker) => opens(marker) === key);
}

// ── Keys in ordinary rooms ────────────────────────────────────────────────────────────────────────────────────────

export const KEYS_IN_PLAY = 2;

export function opens(marker: MarkerId): KeyId | null {
  const kind = markerOf(marker);
  return kind.family === 'key' ? kind.opens : null;
}

/** The key of the room that the doctor is in; `null` while he is in none. */
function keyOfDoctor(world: Pick<World, 'rooms'>): KeyId | null {
  const laid = laidOut(world);
  return (['eagle', 'crank', 'battery'] as const).find((key) => laid[key] === 'doctor') ?? null;
}

/** The doctor in a special room, no key there, and two of them elsewhere: that of the doctor's room is one of these (ZF-5.17). */
function judgeInRooms(world: World, { kind }: Zone, marker: MarkerId): Verdict {
  const { family } = markerOf(marker);
  const isSpecialRoom = kind === 'special';
  const isDoctorIn = keyOfDoctor(world) !== null;
  if (isSpecialRoom) {
    if (family === 'key') return { key: 'keys-in-rooms', params: {}, cite: 'ZF-5.17' };
    const free = rooms.filter((room) => room.kind === 'special' && markerIn(world, room.id).cards.length === 0).length;
    const mustBeDoctor = !isDoctorIn && free === 1 && family !== 'doctor';
    return mustBeDoctor ? { key: 'doctor-first', params: {}, cite: 'ZF-5.16' } : null;
  }
  return family === 'key' ? judgeKey(world, marker) : judgeRoomForKeys(world);
}

/** The third key is put aside, and it is not the doctor's. */
function judgeKey(world: World, marker: MarkerId): Verdict {
  const laid = keysLaid(world);
  const isDoctors = opens(marker) === keyOfDoctor(world);
  const isDoctorsLaid = laid.includes(keyOfDoctor(world));
  const fits = laid.length < KEYS_IN_PLAY && (isDoctors || isDoctorsLaid || laid.length + 1 < KEYS_IN_PLAY);
  return fits ? null : { key: 'key-put-aside', params: {}, cite: 'ZF-5.17' };
}

function keysLaid(world: World): readonly (KeyId | null)[] {
  return world.rooms.flatMap(({ marker }) => marker.cards.map(opens)).filter((key) => key !== null);
}

/** Room is left for the keys that are still to be laid. */
function judgeRoomForKeys(world: World): Verdict {
  const free = rooms.filter(({ id }) => markerIn(world, id).cards.length === 0).length;
  const missing = KEYS_IN_PLAY - keysLaid(world).length;
  return free > missing ? null : { key: 'keys-missing', params: { keys: missing }, cite: 'ZF-5.17' };
}

// ── Opening the fortress ──────────────────────────────────────────────────────────────────────────────────────────

/**
 * What was laid, and what is left of the master's hand, nobody knows any more (ZF-5.15); the teams stand in the lift room
 * (ZF-5.20), and the first round begins (ZF-5.21).
 */
function openFortress(table: ZfTable): PhaseName {
  const { world } = table;
  for (const pile of [world.specials, world.hand, ...world.rooms.map(({ marker }) => marker)]) {
    pile.known = pile.known.map(() => 0);
  }
  for (const team of world.teams) if (team.state === 'arrived') team.at = LIFT_ROOM;
  world.last = null;
  world.fortress.rounds = 1;
  const [first] = world.arrived.map((camp) => teamOf(world, camp)).filter(({ state }) => state === 'arrived');
  if (first === undefined) throw new Error('Nobody goes down');
  table.tell('fortress-opens', 'ZF-5.21', { team: first.camp });
  return beginFortressTurn(table, first.seat, 'team');
}
