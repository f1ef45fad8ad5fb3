/**
 * Setting up the fortress part (B-1.0).
 *
 * 1. All blue counters are back in the bowl. The zombie master takes the green markers.
 * 2. The three special rooms: the doctor and two of the keys, the doctor in the room of the third, no key in its own.
 * 3. A marker in every ordinary room, as the master likes; the rest is put aside. Then nobody looks at them any more.
 * 4. The teams stand in the lift room, and the first to have reached the castle begins.
 */
import { knowers, moveCard, type Pile } from '@necropole/kernel';
import { type KeyId, type Zone, type ZoneId, zones } from '../content/fortress/plan.ts';
import { greenMarkers, isSpecial, type MarkerId, markerOf } from '../content/markers/index.ts';
import { masterOf, teamOf } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import { freshTurn, type World } from '../world.ts';
import { thingFact } from './carrying.ts';

const LIFT: ZoneId = 'lift-room';

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
  for (const marker of greenMarkers) {
    moveCard(table, world.box, marker, isSpecial(marker) ? world.specials : world.hand);
  }
  for (const hand of [world.specials, world.hand]) {
    table.shuffle(hand);
    for (const place of hand.cards.keys()) table.reveal(hand, place, knowers(master));
  }
  table.tell('bowl-filled', 'ZF-5.19', { count: world.bowl.cards.length });
  table.tell('markers-taken', 'ZF-5.14', {
    seat: master,
    count: world.specials.cards.length + world.hand.cards.length,
  });
  return 'lay-markers';
}

// ── Laying them out ───────────────────────────────────────────────────────────────────────────────────────────────

/** Room by room: everybody sees where a marker is laid, and nobody else which. */
export function* layMarkers(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const room = rooms.find(({ id }) => markerIn(world, id).cards.length === 0);
  if (room === undefined) return openFortress(table);
  const hand = room.kind === 'special' ? world.specials : world.hand;
  const slot = yield* table.ask(masterOf(world), {
    key: 'lay-marker',
    params: { room: room.id },
    cite: room.kind === 'special' ? 'ZF-5.16' : 'ZF-5.14',
    refs: [room.id],
    options: () =>
      hand.cards.map((marker, place) =>
        table.option(`slot:${place + 1}`, place, judgeLaying(world, room, marker), () => ({
          refs: [marker],
          facts: [thingFact(marker)],
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
const layouts: readonly Layout[] = [
  { eagle: 'doctor', crank: 'battery', battery: 'crank' },
  { eagle: 'battery', crank: 'doctor', battery: 'eagle' },
  { eagle: 'crank', crank: 'eagle', battery: 'doctor' },
];

function judgeLaying(world: World, { id, key }: Zone, marker: MarkerId): Verdict {
  if (key === undefined) return null;
  const kind = markerOf(marker);
  if (kind.family === 'key' && kind.opens === key) return { key: 'own-room', params: { room: id }, cite: 'ZF-5.17' };
  const laid = { ...laidOut(world), [key]: kind.id };
  return isPossible(laid) ? null : { key: 'doctor-elsewhere', params: {}, cite: 'ZF-5.18' };
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

/** Could the special rooms hold this? */
export function areSpecialRoomsSound(world: Pick<World, 'rooms'>): boolean {
  return isPossible(laidOut(world));
}

// ── Opening the fortress ──────────────────────────────────────────────────────────────────────────────────────────

/** What was laid or put aside the master knows no more (ZF-5.15); the teams stand in the lift room (ZF-5.20). */
function openFortress(table: ZfTable): PhaseName {
  const { world } = table;
  for (const hand of [world.specials, world.hand]) {
    while (hand.cards.length > 0) table.move(hand, 0, world.aside);
  }
  for (const pile of [world.aside, ...world.rooms.map(({ marker }) => marker)]) pile.known = pile.known.map(() => 0);
  for (const team of world.teams) if (team.state === 'arrived') team.at = LIFT;
  const [first] = world.arrived.map((camp) => teamOf(world, camp)).filter(({ state }) => state === 'arrived');
  if (first !== undefined) {
    world.turn = freshTurn(first.seat);
    table.tell('fortress-opens', 'ZF-5.21', { team: first.camp });
  }
  return 'fortress-turn';
}

/** The turns of the fortress come here. Until they do, a match ends with those who have reached it. */
export function* fortressTurn(table: ZfTable): Rule<PhaseName> {
  const inside = table.world.teams.filter(({ state }) => state === 'arrived');
  return yield* table.end({ id: 'castle-reached', cite: 'ZF-5.21', winners: inside.map(({ seat }) => seat) });
}
