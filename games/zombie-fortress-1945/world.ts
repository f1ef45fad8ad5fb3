/** The world of the game: all that changes in a match, and how it is copied. */
import type { HexId } from '@necropole/boards';
import { copyPile, type Pile, type Seat } from '@necropole/kernel';
import type { CampId } from './content/camps.ts';
import type { DoorId, KeyId, ZoneId } from './content/fortress/plan.ts';
import type { CounterId, MarkerId } from './content/ids.ts';
import type { PhaseName } from './shape.ts';

/** `prisoner`: freed in the fortress; the first damage kills. */
export type MemberKind = 'soldier' | 'medic' | 'prisoner';
export type MemberId = `${CampId}-${MemberKind}-${number}`;

/** One of a team. Two damages kill, the first one wounds; a prisoner dies of one. */
export interface Member {
  readonly id: MemberId;
  readonly kind: MemberKind;
  wounded: boolean;
  /** What they carry: known to their player, and to everybody once it has been used. */
  items: Pile<MarkerId>;
  /** In a fight: which of their things they fight with; `spent`: it is gone; `null`: the basic weapon. */
  wields: number | 'spent' | null;
}

/**
 * `racing`: in the field. `arrived`: in the castle, then in the fortress. `lost`: destroyed, or too late. `escaped`: out of
 * the fortress. `turned`: its members are zombies.
 */
export type TeamState = 'racing' | 'arrived' | 'lost' | 'escaped' | 'turned';

export interface Team {
  readonly camp: CampId;
  readonly seat: Seat;
  /** The living. */
  members: Member[];
  /** A hex of the field or a zone of the fortress; `null` before a town is chosen. */
  at: HexId | ZoneId | null;
  state: TeamState;
  /** Does it hold the doctor? */
  doctor: boolean;
  /** Has it dealt Hulk the last damage? */
  beatHulk: boolean;
  /** What it travels in. */
  transport: MarkerId | null;
  /** A transport that it has found, and may board when its next turn starts. */
  found: { readonly transport: MarkerId; readonly at: HexId } | null;
}

/** The box of a counter in a fight; 0: the team box. `null`: dead, until the fight is over. */
export type Box = 3 | 2 | 1 | 0 | null;

/** Whom a fight is against: an encounter of so many zombies, a group that walks the fortress, or Hulk. */
export type Foe =
  | { readonly kind: 'encounter'; readonly zombies: number }
  | { readonly kind: 'pack'; readonly pack: number }
  | { readonly kind: 'hulk' };

/** A fight of teams against zombies: it may be suspended, and is taken up where it was. */
export interface Fight {
  readonly id: number;
  /** Those who fight: the active or attacked one first. */
  teams: CampId[];
  readonly at: HexId | ZoneId;
  readonly foe: Foe['kind'];
  /** The group of the dead that it is against. */
  readonly pack: number | null;
  /** Who leads the zombies. */
  readonly leader: Seat;
  /** The counters drawn for it, a slot each; all that follows goes by slots. */
  counters: Pile<CounterId>;
  boxes: Box[];
  /** Damage taken. */
  hits: number[];
  /** Puddles that count as ordinary zombies, as the team has no weapon. */
  plain: boolean[];
  /** The teams that have taken up their weapons. */
  armed: CampId[];
  /** Those in the team box are fought hand to hand when it goes on. */
  assault: boolean;
  /** How many rounds of this assault were fought. */
  rounds: number;
  /** Hand to hand: who faces whom, from when they are lined up until the next round. */
  facing: { readonly member: MemberId; readonly slot: number }[];
  /** What has been fired: it takes its ammunition test in the end. */
  used: MarkerId[];
  /** The gun of the transport that is to fire, once. */
  gun: number | null;
  /** Has a device been used to look at them? */
  scanned: boolean;
}

/** The turn of a player: in the field, then in the fortress. */
export interface Turn {
  seat: Seat;
  /** The movement die; `null` before it is rolled. */
  die: number | null;
  /** Movement points left, in halves; with a 5, whole hexes; in the fortress, whole points. */
  left: number;
  byHexes: boolean;
  /** The fights that went on at this activation. */
  resumed: number[];
  /** How often something was handed on. */
  handings: number;
  /** The things that have attacked in the attack step. */
  attacked: MarkerId[];
  /** The keys that the team does not have, as everybody saw: a door that they open stayed shut (ZF-6.25). */
  lacks: KeyId[];
  /** In the fortress: the zone where the team was, and all the points that it has. */
  from: ZoneId | null;
  points: number;
  /** Was a lock tried, or a door destroyed in place of that? Was a door destroyed? */
  locks: boolean;
  blasted: boolean;
  /** Has the team gone at the dead where it stands? */
  met: boolean;
  /** Of whoever leads the dead: was one brought in, which groups have moved, and which moves now? */
  created: boolean;
  moved: number[];
  pack: number | null;
}

/** A turn that has not begun. */
export function freshTurn(seat: Seat): Turn {
  return {
    seat,
    die: null,
    left: 0,
    byHexes: false,
    resumed: [],
    handings: 0,
    attacked: [],
    lacks: [],
    from: null,
    points: 0,
    locks: false,
    blasted: false,
    met: false,
    created: false,
    moved: [],
    pack: null,
  };
}

/** A group of the dead that walks the fortress: a wandering zombie; an encounter that has woken; a team that has turned. */
export interface Pack {
  readonly id: number;
  readonly kind: 'wanderer' | 'encounter' | 'turned';
  at: ZoneId;
  /** Whoever leads it. */
  leader: Seat;
  /** Of a wandering zombie: what is left of its life points; `null` before its first fight. */
  hp: number | null;
  /** Of an encounter: how many its marker says; they are drawn when it first fights. `null` for the others, and from then on. */
  zombies: number | null;
  /** Of the others: those that it is made of, and the damage that each has taken. */
  counters: Pile<CounterId>;
  hits: number[];
  /** Placed at this activation: it moves from the next one on. */
  fresh: boolean;
}

/** The doctor, once he has used his syringe. */
export interface Hulk {
  at: ZoneId;
  hp: number;
}

/** What changes in the fortress, besides its markers. */
export interface Fortress {
  /** The doors of special rooms that were opened, and all that were destroyed: ordinary ones now. */
  open: DoorId[];
  destroyed: DoorId[];
  /** A lock that was opened at this turn, for the team that did it. */
  unlocked: { readonly team: CampId; readonly door: DoorId } | null;
  /** The numbers of the entry zones that were destroyed. */
  entries: number[];
  packs: Pack[];
  /** How many packs there have been. */
  created: number;
  /** A wandering zombie was killed, and the master has not been active since. */
  halved: boolean;
  hulk: Hulk | null;
  doctor: 'hidden' | 'hulk' | 'captured' | 'dead';
  /** Where the scale model was left face down by whoever found it: everybody can tell that it lies there. */
  silent: ZoneId | null;
  /** The teams that have looked at the scale model. */
  looked: CampId[];
  /** The teams that have said that they are not infected, when the destruction began. */
  healthy: CampId[];
  /** The box of the destruction marker; `null` before the destruction begins. */
  destruction: number | null;
  panic: boolean;
  /** Rounds of the table that were begun. */
  rounds: number;
  /** The teams that got out, in their order. */
  escaped: CampId[];
}

/** A fortress that nobody has entered. */
export function freshFortress(): Fortress {
  return {
    open: [],
    destroyed: [],
    unlocked: null,
    entries: [],
    packs: [],
    created: 0,
    halved: false,
    hulk: null,
    doctor: 'hidden',
    silent: null,
    looked: [],
    healthy: [],
    destruction: null,
    panic: false,
    rounds: 0,
    escaped: [],
  };
}

/** The choice of the last events at the castle: whose it is by order of arrival, and how many are left to choose. */
export interface LastEvents {
  team: number;
  left: number;
}

export interface World {
  /** The seats in the order in which they choose. */
  order: Seat[];
  /** In the order in which their camps were chosen. */
  teams: Team[];
  /** The hexes with a star: each with its yellow marker, until it is triggered. */
  events: { readonly at: HexId; marker: Pile<MarkerId> }[];
  /** What lies face up in the field. */
  lying: { readonly at: HexId; things: Pile<MarkerId> }[];
  /** Markers that nobody knows and that never come into play. */
  aside: Pile<MarkerId>;
  /** The rooms of the fortress, each with its green marker. */
  rooms: { readonly at: ZoneId; marker: Pile<MarkerId> }[];
  /** While the master lays them out: what goes into special rooms, and all the rest. */
  specials: Pile<MarkerId>;
  hand: Pile<MarkerId>;
  /** The counters of grenades and the green markers, before they are handed out. */
  box: Pile<MarkerId>;
  /** Out of the game. */
  gone: Pile<MarkerId>;
  /** Counters of two grenades of which one was thrown. */
  turnedOver: MarkerId[];
  /** Things that everybody has seen with whoever carries them: they help without a word from then on. */
  shown: MarkerId[];
  bowl: Pile<CounterId>;
  /** Counters that lie beside the bowl, for all to see, until they are called for. */
  apart: Pile<CounterId>;
  /** The box of the Soviet marker. */
  soviets: number;
  turn: Turn;
  /** Rounds of the table that were begun in the field. */
  rounds: number;
  fights: Fight[];
  /** How many fights there have been. */
  fought: number;
  /** The fight under way, and where the match goes on after it. */
  fighting: number | null;
  after: PhaseName;
  /** The teams in the castle, in the order of their arrival. */
  arrived: CampId[];
  /** Who leads the zombies in the fortress. */
  master: Seat | null;
  last: LastEvents | null;
  fortress: Fortress;
}

/** What never changes after set-up: the maps are the same in every match. */
export interface Board {
  readonly seats: number;
  /** Who wins when points are tied: all together, or whoever got out first. */
  readonly ties: 'shared' | 'first-out';
  /** Where two of the keys lie: in special rooms, as the book has it, or in ordinary ones. */
  readonly keys: 'book' | 'rooms';
  /** After so many rounds in the fortress the destruction begins by itself; `null`: never. */
  readonly clock: number | null;
  /** What becomes of a seat without a team: it leads a wandering zombie, or watches. */
  readonly idle: 'leads' | 'watches';
}

function copyTeam(team: Team): Team {
  return {
    camp: team.camp,
    seat: team.seat,
    members: team.members.map(({ id, kind, wounded, items, wields }) => ({
      id,
      kind,
      wounded,
      items: copyPile(items),
      wields,
    })),
    at: team.at,
    state: team.state,
    doctor: team.doctor,
    beatHulk: team.beatHulk,
    transport: team.transport,
    found: team.found === null ? null : { transport: team.found.transport, at: team.found.at },
  };
}

function copyFight(fight: Fight): Fight {
  return {
    id: fight.id,
    teams: fight.teams.slice(),
    at: fight.at,
    foe: fight.foe,
    pack: fight.pack,
    leader: fight.leader,
    counters: copyPile(fight.counters),
    boxes: fight.boxes.slice(),
    hits: fight.hits.slice(),
    plain: fight.plain.slice(),
    armed: fight.armed.slice(),
    assault: fight.assault,
    rounds: fight.rounds,
    facing: fight.facing.map(({ member, slot }) => ({ member, slot })),
    used: fight.used.slice(),
    gun: fight.gun,
    scanned: fight.scanned,
  };
}

function copyFortress(fortress: Fortress): Fortress {
  const { unlocked, hulk } = fortress;
  return {
    open: fortress.open.slice(),
    destroyed: fortress.destroyed.slice(),
    unlocked: unlocked === null ? null : { team: unlocked.team, door: unlocked.door },
    entries: fortress.entries.slice(),
    packs: fortress.packs.map(({ id, kind, at, leader, hp, zombies, counters, hits, fresh }) => ({
      id,
      kind,
      at,
      leader,
      hp,
      zombies,
      counters: copyPile(counters),
      hits: hits.slice(),
      fresh,
    })),
    created: fortress.created,
    halved: fortress.halved,
    hulk: hulk === null ? null : { at: hulk.at, hp: hulk.hp },
    doctor: fortress.doctor,
    silent: fortress.silent,
    looked: fortress.looked.slice(),
    healthy: fortress.healthy.slice(),
    destruction: fortress.destruction,
    panic: fortress.panic,
    rounds: fortress.rounds,
    escaped: fortress.escaped.slice(),
  };
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  const { turn, last } = world;
  return {
    order: world.order.slice(),
    teams: world.teams.map(copyTeam),
    events: world.events.map(({ at, marker }) => ({ at, marker: copyPile(marker) })),
    lying: world.lying.map(({ at, things }) => ({ at, things: copyPile(things) })),
    rooms: world.rooms.map(({ at, marker }) => ({ at, marker: copyPile(marker) })),
    specials: copyPile(world.specials),
    hand: copyPile(world.hand),
    aside: copyPile(world.aside),
    box: copyPile(world.box),
    gone: copyPile(world.gone),
    turnedOver: world.turnedOver.slice(),
    shown: world.shown.slice(),
    bowl: copyPile(world.bowl),
    apart: copyPile(world.apart),
    soviets: world.soviets,
    turn: {
      seat: turn.seat,
      die: turn.die,
      left: turn.left,
      byHexes: turn.byHexes,
      resumed: turn.resumed.slice(),
      handings: turn.handings,
      attacked: turn.attacked.slice(),
      lacks: turn.lacks.slice(),
      from: turn.from,
      points: turn.points,
      locks: turn.locks,
      blasted: turn.blasted,
      met: turn.met,
      created: turn.created,
      moved: turn.moved.slice(),
      pack: turn.pack,
    },
    rounds: world.rounds,
    fights: world.fights.map(copyFight),
    fought: world.fought,
    fighting: world.fighting,
    after: world.after,
    arrived: world.arrived.slice(),
    master: world.master,
    last: last === null ? null : { team: last.team, left: last.left },
    fortress: copyFortress(world.fortress),
  };
}

/** The world of an earlier version, as this one knows it: before version 3 nothing was noted as shown, and nobody said that they were healthy. */
export function adoptWorld(world: World, version: number): World {
  if (version > 2) return world;
  return { ...world, shown: [], fortress: { ...world.fortress, healthy: [] } };
}
