/** Tables of the fortress arranged by hand: for lessons and pictures, and for tests. */
import { type Pile, pile } from '@necropole/kernel';
import { campIds } from '../content/camps.ts';
import { CASTLE } from '../content/field/map.ts';
import type { DoorId, ZoneId } from '../content/fortress/plan.ts';
import type { CounterId } from '../content/ids.ts';
import { newTeam } from '../rules/setup.ts';
import { freshTurn, type MemberId, type Pack, type Team, type World } from '../world.ts';
import { type LaidMarkers, layBowl, layMarkers, layOut } from './markers.ts';

/** By seat the USA, Great Britain, Japan, Germany; the last seat has no team and leads the dead. */
export interface FortressTable extends Omit<LaidMarkers, 'aboard'> {
  /** Where the teams are, by seat; in the kitchen where it is left out, and lost where it is `null`. */
  readonly at?: readonly (ZoneId | null)[];
  readonly members?: readonly number[];
  readonly prisoners?: readonly MemberId[];
  readonly wounded?: readonly MemberId[];
  /** What is drawn from the bowl next. */
  readonly bowl?: readonly CounterId[];
  /** Groups that walk, the first with the number 1; the master leads them unless it is said otherwise. */
  readonly packs?: readonly (Partial<Omit<Pack, 'id' | 'counters'>> & Pick<Pack, 'kind' | 'at'>)[];
  readonly hulk?: { readonly at: ZoneId; readonly hp: number };
  readonly destruction?: number;
  /** Doors that were destroyed. */
  readonly destroyed?: readonly DoorId[];
  /** Whose turn it is. */
  readonly turn?: number;
  /** The match has not come to the fortress: for these rooms, the last of all, the master is still to choose. */
  readonly toLay?: readonly ZoneId[];
}

/** Makes a set-up into the table that is said. */
export function layFortress(world: World, seats: number, said: FortressTable): void {
  const turn = said.turn ?? 0;
  world.order = Array.from({ length: seats }, (_, seat) => seat);
  world.teams = world.order.map((seat) => teamFor(said, seat, seats));
  world.arrived = world.teams.filter(({ state }) => state === 'arrived').map(({ camp }) => camp);
  world.master = seats - 1;
  world.last = { team: world.arrived.length, left: 0 };
  world.turn = freshTurn(turn);
  world.turn.from = world.teams[turn]?.state === 'arrived' ? zoneOf(said, turn) : null;
  layMarkers(world, said);
  layBowl(world, said.bowl ?? []);
  layDead(world, said, seats - 1);
  world.fortress.destroyed = [...(said.destroyed ?? [])];
  if (said.toLay !== undefined) leaveToLay(world, seats - 1, said.toLay);
}

/** The master knows what was laid so far, and holds the rest; the teams wait in the castle. */
function leaveToLay(world: World, master: number, toLay: readonly ZoneId[]): void {
  layOut(world, master, toLay);
  world.fortress.rounds = 0;
  for (const team of world.teams) if (team.state === 'arrived') team.at = CASTLE;
}

function zoneOf({ at = [] }: Pick<FortressTable, 'at'>, seat: number): ZoneId | null {
  return at[seat] === undefined ? 'kitchen' : at[seat];
}

function teamFor(
  { at = [], members = [], prisoners = [], wounded = [] }: FortressTable,
  seat: number,
  seats: number,
): Team {
  const team = newTeam(campIds[seat] ?? 'usa', seat, seats);
  const zone = zoneOf({ at }, seat);
  const isLost = zone === null || seat === seats - 1;
  team.state = isLost ? 'lost' : 'arrived';
  team.at = zone;
  team.members = isLost ? [] : team.members.slice(0, members[seat] ?? team.members.length);
  for (const id of prisoners) {
    if (!isLost && id.startsWith(team.camp))
      team.members.push({ id, kind: 'prisoner', wounded: false, items: pile('markers', `items-${id}`), wields: null });
  }
  for (const member of team.members) member.wounded = wounded.includes(member.id);
  return team;
}

function layDead(world: World, { packs = [], hulk, destruction }: FortressTable, master: number): void {
  const { fortress } = world;
  fortress.rounds = 1;
  for (const [i, pack] of packs.entries()) {
    const counters: Pile<CounterId> = pile('counters', `pack-${i + 1}`);
    fortress.packs.push({
      hp: null,
      zombies: null,
      hits: [],
      fresh: false,
      leader: master,
      ...pack,
      id: i + 1,
      counters,
    });
  }
  fortress.created = packs.length;
  if (hulk !== undefined) {
    fortress.hulk = { ...hulk };
    fortress.doctor = 'hulk';
  }
  if (destruction !== undefined) {
    fortress.destruction = destruction;
    fortress.panic = true;
    if (hulk === undefined) fortress.doctor = 'dead';
  }
}
