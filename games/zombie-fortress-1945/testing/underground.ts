/** Tables laid for tests of the fortress: teams in its zones, groups of the dead, and nothing else anywhere. */
import { type Pile, pile } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { campIds } from '../content/camps.ts';
import { LIFT_ROOM, type ZoneId } from '../content/fortress/plan.ts';
import type { CounterId, MarkerId } from '../content/ids.ts';
import { zombieFortress } from '../index.ts';
import { goesOn, resumeFight } from '../rules/fights.ts';
import { endFortressTurn } from '../rules/fortress-sequence.ts';
import { newTeam } from '../rules/setup.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import { freshTurn, type MemberId, type Pack, type Team, type World } from '../world.ts';
import { layBowl, layMarkers } from './laid.ts';

/** By seat the USA, Great Britain, Japan, Germany; the last seat has no team and leads the dead. */
export interface Underground {
  readonly seats?: 2 | 3 | 4;
  /** Where the teams are, by seat; in the kitchen where it is left out, and lost where it is `null`. */
  readonly at?: readonly (ZoneId | null)[];
  readonly members?: readonly number[];
  readonly prisoners?: readonly MemberId[];
  readonly wounded?: readonly MemberId[];
  readonly carried?: { readonly [member: string]: readonly MarkerId[] };
  /** What lies face down in rooms: no other event is in the fortress. */
  readonly rooms?: { readonly [room: string]: MarkerId };
  readonly lying?: { readonly [zone: string]: readonly MarkerId[] };
  /** What is drawn from the bowl next. */
  readonly bowl?: readonly CounterId[];
  /** Groups that walk, the first with the number 1; the master leads them unless it is said otherwise. */
  readonly packs?: readonly (Partial<Omit<Pack, 'id' | 'counters'>> & Pick<Pack, 'kind' | 'at'>)[];
  readonly hulk?: { readonly at: ZoneId; readonly hp: number };
  readonly destruction?: number;
  readonly turn?: number;
  readonly phase?: PhaseName;
  /** After a rule that a test wants to see, do the turns go on? Else nothing but the fights that wait. */
  readonly turns?: true;
  readonly options?: { readonly [name: string]: string };
  readonly dice?: readonly number[];
  readonly change?: (world: World) => void;
}

/** Where a rule that a test wants to see begins: a phase that no match in the fortress comes to. */
const PROBE: PhaseName = 'take-green-markers';

/** Lays the table; the match begins with this rule, or with the phase that is wanted. */
export function underground(
  wanted: Underground,
  rule: ((table: ZfTable) => Rule<PhaseName>) | null = null,
): Situation<Zf> {
  const { seats = 3, turn = 0, phase = 'fortress-turn' } = wanted;
  const game =
    rule === null
      ? zombieFortress
      : {
          ...zombieFortress,
          phases: {
            ...zombieFortress.phases,
            [PROBE]: rule,
            ...(wanted.turns === true ? {} : { 'fortress-turn': onlyFights }),
          },
        };
  return situation(game, {
    config: { mode: 'race', mission: null, seats, options: wanted.options ?? {}, seed: 'underground' },
    phase: rule === null ? phase : PROBE,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world) {
      world.order = Array.from({ length: seats }, (_, seat) => seat);
      world.teams = world.order.map((seat) => teamFor(wanted, seat, seats));
      world.arrived = world.teams.filter(({ state }) => state === 'arrived').map(({ camp }) => camp);
      world.master = seats - 1;
      world.last = { team: world.arrived.length, left: 0 };
      world.turn = freshTurn(turn);
      world.turn.from = world.teams[turn]?.state === 'arrived' ? zoneOf(wanted, turn) : null;
      layMarkers(world, wanted);
      layBowl(world, wanted.bowl ?? []);
      layDead(world, wanted, seats - 1);
      wanted.change?.(world);
    },
  });
}

/** A turn in the fortress, before the die: all teams are in the lift room, unless it is said otherwise. */
export function below({ wanderers = [], at = [], ...wanted }: Below = {}): Situation<Zf> {
  return underground({
    ...wanted,
    at: campIds.map((_, seat) => at[seat] ?? LIFT_ROOM),
    packs: wanderers.map((zone) => ({ kind: 'wanderer', at: zone })),
  });
}

export interface Below extends Omit<Underground, 'at' | 'packs'> {
  readonly at?: readonly ZoneId[];
  /** Where wandering zombies are that the master leads. */
  readonly wanderers?: readonly ZoneId[];
}

/** Nothing but the fights that wait. */
function* onlyFights(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const waiting = world.fights.find((fight) => goesOn(table, fight));
  if (waiting !== undefined) return resumeFight(table, waiting, 'fortress-turn');
  if (world.fights.length > 0) return endFortressTurn(table);
  return yield* table.end({ id: 'all-destroyed', cite: 'ZF-5.21', winners: [] });
}

function zoneOf({ at = [] }: Pick<Underground, 'at'>, seat: number): ZoneId | null {
  return at[seat] === undefined ? 'kitchen' : at[seat];
}

function teamFor(
  { at = [], members = [], prisoners = [], wounded = [] }: Underground,
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

function layDead(world: World, { packs = [], hulk, destruction }: Underground, master: number): void {
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
