/** Tables laid for tests: teams in the field, events and counters where a test wants them, and nothing else anywhere. */
import type { HexId } from '@necropole/boards';
import { EVERYBODY, knowers, lay, type Pile, putCard, takeOut } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { campIds } from '../content/camps.ts';
import { towns } from '../content/field/map.ts';
import type { CounterId, MarkerId } from '../content/ids.ts';
import { zombieFortress } from '../index.ts';
import { memberOf, teamOf } from '../reading.ts';
import { groundAt } from '../rules/carrying.ts';
import { newTeam } from '../rules/setup.ts';
import type { PhaseName, Zf } from '../shape.ts';
import { freshTurn, type MemberId, type Team, type World } from '../world.ts';

/** What differs from the plain table: by seat the USA, Great Britain, Japan, Germany, each in its town, with empty hands. */
export interface Laid {
  readonly seats?: 2 | 3 | 4;
  readonly options?: Readonly<Record<string, string>>;
  /** Where the teams are, by seat. */
  readonly at?: readonly HexId[];
  /** What each travels in, by seat. */
  readonly aboard?: readonly (MarkerId | null)[];
  /** How many members each has, by seat. */
  readonly members?: readonly number[];
  readonly wounded?: readonly MemberId[];
  /** What lies face down, by hex: no other event is in the field. */
  readonly events?: { readonly [hex: HexId]: MarkerId };
  /** What lies face up, by hex. */
  readonly lying?: { readonly [hex: HexId]: readonly MarkerId[] };
  /** What members carry, known to their player alone. */
  readonly carried?: { readonly [member: string]: readonly MarkerId[] };
  /** What is drawn from the bowl next. */
  readonly bowl?: readonly CounterId[];
  readonly soviets?: number;
  /** Whose turn it is. */
  readonly turn?: number;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  /** Anything else, at the end. */
  readonly change?: (world: World) => void;
}

export function laid(wanted: Laid = {}): Situation<Zf> {
  const { seats = 2, turn = 0, phase = 'field-turn' } = wanted;
  return situation(zombieFortress, {
    config: { mode: 'race', mission: null, seats, options: wanted.options ?? {}, seed: 'laid' },
    phase,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world) {
      world.order = Array.from({ length: seats }, (_, seat) => seat);
      world.teams = world.order.map((seat) => teamFor(wanted, seat, seats));
      world.turn = freshTurn(turn);
      world.soviets = wanted.soviets ?? world.soviets;
      layMarkers(world, wanted);
      layBowl(world, wanted.bowl ?? []);
      wanted.change?.(world);
    },
  });
}

function teamFor(
  { at = [], aboard = [], members = [], wounded = [] }: Pick<Laid, 'at' | 'aboard' | 'members' | 'wounded'>,
  seat: number,
  seats: number,
): Team {
  const team = newTeam(campIds[seat] ?? 'usa', seat, seats);
  team.at = at[seat] ?? towns[seat]?.at ?? null;
  team.transport = aboard[seat] ?? null;
  team.members = team.members.slice(0, members[seat] ?? team.members.length);
  for (const member of team.members) member.wounded = wounded.includes(member.id);
  return team;
}

/** What lies face down and face up, by hex and by room, what members carry, what teams travel in. */
export interface LaidMarkers extends Pick<Laid, 'events' | 'lying' | 'carried' | 'aboard'> {
  readonly rooms?: { readonly [room: string]: MarkerId };
}

export function layMarkers(
  world: World,
  { events = {}, rooms = {}, lying = {}, carried = {}, aboard = [] }: LaidMarkers,
): void {
  for (const { marker } of world.events) while (marker.cards.length > 0) lay(world.aside, takeOutTop(marker), 0);
  const all = [world.aside, world.box, world.gone];
  for (const [hex, marker] of Object.entries(events)) {
    const place = world.events.find(({ at }) => at === hex);
    if (place === undefined) throw new Error(`There is no star in ${hex}`);
    putCard(all, marker, place.marker, 0);
  }
  for (const [room, marker] of Object.entries(rooms)) {
    const place = world.rooms.find(({ at }) => at === room);
    if (place === undefined) throw new Error(`No marker lies in ${room}`);
    putCard(all, marker, place.marker, 0);
  }
  for (const [hex, markers] of Object.entries(lying)) {
    for (const marker of markers) putCard(all, marker, groundAt(world, hex), EVERYBODY);
  }
  for (const team of world.teams) {
    for (const member of team.members) {
      for (const marker of carried[member.id] ?? []) putCard(all, marker, member.items, knowers(team.seat));
    }
  }
  for (const transport of aboard) if (transport !== null) putCard(all, transport, world.gone);
}

function takeOutTop(marker: Pile<MarkerId>): MarkerId {
  return takeOut(marker, marker.cards[0] as MarkerId); // there is one
}

/** The counters are drawn from the top: the first wanted lies there. */
export function layBowl({ bowl }: World, wanted: readonly CounterId[]): void {
  for (const counter of [...wanted].reverse()) lay(bowl, takeOut(bowl, counter), 0);
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The team of a seat. */
export function teamAt({ world }: Situation<Zf>, seat = 0): Team {
  const camp = campIds[seat];
  if (camp === undefined) throw new Error(`Nobody sits at ${seat}`);
  return teamOf(world, camp);
}

/** What a member carries. */
export function itemsOf(match: Situation<Zf>, member: MemberId): readonly MarkerId[] {
  const team = match.world.teams.find(({ members }) => members.some(({ id }) => id === member));
  return team === undefined ? [] : memberOf(team, member).items.cards;
}

/** The boxes of the counters of the only fight. */
export function boxesOf({ world }: Situation<Zf>): readonly (number | null)[] {
  return world.fights[0]?.boxes ?? [];
}

/** The cites of the events of one type, in their order. */
export function citesOf(match: Situation<Zf>, type: keyof Zf['events'] & string): readonly string[] {
  return match.events(type).map(({ cite }) => cite);
}

/** A fight in c6, against these counters: the American team stands on the encounter and turns it up. */
export function fightAgainst(bowl: readonly CounterId[], wanted: Laid = {}): Situation<Zf> {
  const encounters: Readonly<Record<number, MarkerId>> = {
    3: 'encounter-3.1',
    4: 'encounter-4.1',
    5: 'encounter-5.1',
    6: 'encounter-6.1',
    7: 'encounter-7.1',
  };
  const marker = encounters[bowl.length];
  if (marker !== undefined) {
    return laid({ at: ['c6'], events: { c6: marker }, phase: 'field-event', bowl, ...wanted }).answer('announce');
  }
  // Fewer than any marker has: the bowl holds no more.
  return laid({
    at: ['c6'],
    events: { c6: 'encounter-3.1' },
    phase: 'field-event',
    ...wanted,
    change(world) {
      for (const counter of [...world.bowl.cards]) if (!bowl.includes(counter)) takeOut(world.bowl, counter);
      layBowl(world, bowl);
      wanted.change?.(world);
    },
  }).answer('announce');
}

/** Everything that is allowed and begins so. */
export function offered(match: Situation<Zf>, verb: string): readonly string[] {
  return match.options().filter((key) => key.startsWith(`${verb}:`) || key === verb);
}
