/** One sheet a team, with a row for each of its members; one for the dead, and whoever leads them. */
import type { Label, SceneSheet, SheetLine, SheetRow } from '@necropole/kernel';
import { ranges } from '../content/camps.ts';
import { kindOf } from '../content/markers/index.ts';
import { DEAD } from '../rules/pointing.ts';
import { armedWith } from './arms.ts';
import { boxAbout, fallenIn } from './battle.ts';
import { symbolOfMarker, tokenOfMember, tokenOfTeam } from './faces.ts';
import { named } from './labels.ts';
import {
  fightSeen,
  figureOf,
  isActive,
  isSettingUp,
  type SeenMember,
  type SeenTeam,
  type SeenWorld,
  type ZfView,
} from './seen.ts';

export function sheetsOf(view: ZfView): readonly SceneSheet[] {
  const { world, board } = view;
  const seats = Array.from({ length: board.seats }, (_, seat) => seat);
  return [
    ...seats.map((seat) => {
      const team = world.teams.find((one) => one.seat === seat);
      return team === undefined ? noTeam(view, seat) : teamSheet(view, team);
    }),
    deadSheet(view),
  ];
}

function noTeam(view: ZfView, seat: number): SceneSheet {
  return {
    id: `seat-${seat + 1}`,
    label: named('no-team', seat),
    seat,
    token: 'i-people',
    active: isSettingUp(view) && view.waiting.includes(seat),
    lines: [named('not-chosen')],
  };
}

function teamSheet(view: ZfView, team: SeenTeam): SceneSheet {
  const { world } = view;
  const { camp, seat, members } = team;
  const fight = fightSeen(world);
  const about = world.fighting !== null && fight?.teams.includes(camp) === true ? boxAbout(world) : null;
  return {
    id: camp,
    label: named('team', camp),
    seat,
    figure: figureOf(camp),
    token: tokenOfTeam(camp),
    active: isActive(view, team),
    brief: world.master === seat && team.state === 'lost' ? named('leads-dead') : briefOf(team),
    lines: linesOf(world, team),
    rows: members.map((member) => rowOf(member, about)),
    rateHeads: ranges.map(String),
  };
}

/** How many there are, and how they are; or that there is nobody any more. */
function briefOf({ state, members }: SeenTeam): Label {
  if (state === 'lost') return named('team-lost');
  if (state === 'turned') return named('team-turned');
  return named('men', members.length, members.filter(({ wounded }) => wounded).length);
}

function rowOf(member: SeenMember, about: number | null): SheetRow {
  const { id, kind, wounded } = member;
  return {
    id,
    token: tokenOfMember(kind),
    label: named('member', id),
    ...(wounded ? { badges: [{ symbol: 'i-wound', label: named('wounded'), bad: true }] } : {}),
    ...armedWith(member, about),
  };
}

/** Where it is with its race or its flight, and what all may know of it. */
function linesOf({ arrived, fights, master }: SeenWorld, team: SeenTeam): readonly SheetLine[] {
  const { camp, seat, state, transport, found, doctor, beatHulk } = team;
  const place = arrived.indexOf(camp) + 1;
  return [
    ...(transport === null
      ? []
      : [{ ...named('rides-in', kindOf(transport)), symbol: symbolOfMarker(kindOf(transport)) }]),
    ...(found === null
      ? []
      : [{ ...named('boards-next', kindOf(found.transport)), symbol: symbolOfMarker(kindOf(found.transport)) }]),
    ...(fights.some(({ teams }) => teams.includes(camp)) ? [{ ...named('waits-in-fight'), symbol: 'i-attack' }] : []),
    ...(place > 0 && state === 'arrived' ? [{ ...named('in-castle', place), symbol: 'i-castle' }] : []),
    ...(doctor ? [{ ...named('holds-doctor'), symbol: 'i-syringe' }] : []),
    ...(beatHulk ? [{ ...named('has-beaten-hulk'), symbol: 't-mutant' }] : []),
    ...(state === 'escaped' ? [{ ...named('team-escaped'), symbol: 'i-elevator' }] : []),
    ...(master === seat ? [{ ...named('leads-dead'), symbol: 't-wander' }] : []),
  ];
}

function deadSheet({ world }: ZfView): SceneSheet {
  const { bowl, master, turn, fortress } = world;
  const fight = world.fighting === null ? null : fightSeen(world);
  const leader = fight?.leader ?? master;
  const { killed, zombies } = fight === null ? { killed: 0, zombies: 0 } : fallenIn(fight);
  const wanderers = fortress.packs.filter(({ kind }) => kind === 'wanderer').length;
  return {
    id: DEAD,
    label: named('dead'),
    // In a fight of the race, whoever leads those of it.
    seat: leader,
    token: 't-zombie',
    active: master !== null && turn.seat === master && fight === null,
    lines: [
      ...(fight === null ? [] : [{ ...named('dead-standing', zombies - killed, killed), symbol: 'i-skull' }]),
      { ...named('in-bowl', bowl.cards.length), symbol: 'i-bowl' },
      ...(wanderers === 0 ? [] : [{ ...named('wanderers', wanderers), symbol: 't-wander' }]),
      ...(fortress.halved ? [{ ...named('halved-near-entries'), symbol: 'i-boot' }] : []),
    ],
  };
}
