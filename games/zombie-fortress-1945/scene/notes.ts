/** What is public beside the board: the race, the fight under way, the search for the doctor, the way out. */
import type { Label, SceneNote } from '@necropole/kernel';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END, zones } from '../content/fortress/plan.ts';
import { markerOf } from '../content/markers/index.ts';
import { roundsLeft } from '../rules/fortress-turn.ts';
import { boxAbout, fallenIn, volleysAhead } from './battle.ts';
import { type DoctorIs, named } from './labels.ts';
import { fightSeen, isBelow, isFaceDown, type SeenWorld, type ZfView } from './seen.ts';

export function notesOf(view: ZfView): readonly SceneNote[] {
  return [...fightNotes(view), ...(isBelow(view) ? fortressNotes(view) : fieldNotes(view))];
}

function fieldNotes({ world, board }: ZfView): readonly SceneNote[] {
  const { arrived, soviets } = world;
  const inside = board.seats - 1;
  return [
    {
      id: 'race',
      label: named('note-race'),
      symbol: 'i-castle',
      lines: [
        { ...named('teams-inside', arrived.length, inside), of: [Math.min(arrived.length, inside), inside] },
        named('soviets-away', SOVIET_END - soviets),
        named('last-leads-dead'),
      ],
    },
  ];
}

function fightNotes({ world, phase }: ZfView): readonly SceneNote[] {
  const fight = world.fighting === null ? null : fightSeen(world);
  if (fight === null) return [];
  const { killed, zombies } = fallenIn(fight);
  const about = boxAbout(world);
  return [
    {
      id: 'fight',
      label: named('note-fight'),
      symbol: 'i-attack',
      lines: [
        { ...named('killed-of', killed, zombies), of: [killed, zombies] },
        about === 0 ? named('assault-odds') : named('volleys-left', volleysAhead(about, phase)),
      ],
    },
  ];
}

function fortressNotes(view: ZfView): readonly SceneNote[] {
  const { fortress, teams, rooms } = view.world;
  const doctor = fateOfDoctor(view.world);
  const search: SceneNote = {
    id: 'doctor',
    label: named('note-doctor'),
    symbol: 'i-syringe',
    lines: [
      doctor === 'hidden' ? whereDoctorIs(view.world) : named('doctor-is', doctor),
      named('rooms-closed', rooms.filter(({ marker }) => isFaceDown(marker)).length),
    ],
    // The clock may end the search before he is found.
    done: doctor === 'captured' || doctor === 'dead',
  };
  if (fortress.destruction === null) return [search, wayOut(view)];
  const alive = teams.filter(({ state }) => state === 'arrived').length;
  return [
    search,
    {
      id: 'escape',
      label: named('note-escape'),
      symbol: 'i-elevator',
      lines: [
        named('teams-out', fortress.escaped.length, alive),
        named('boxes-left', DESTRUCTION_END - fortress.destruction),
      ],
    },
  ];
}

/** Before the destruction: what opens the way out, and how long it takes at most. */
function wayOut({ world, board }: ZfView): SceneNote {
  const rounds = roundsLeft({ fortress: { ...world.fortress, rounds: Math.max(1, world.fortress.rounds) } }, board);
  return {
    id: 'escape',
    label: named('note-escape'),
    symbol: 'i-elevator',
    lines: [named('way-opens'), ...(rounds === null ? [] : [named('opens-by-clock', rounds)])],
  };
}

/** Hulk was killed, or whoever held the doctor fell: then he is lost with them, and Hulk may never have been there. */
function fateOfDoctor({ fortress, teams }: SeenWorld): DoctorIs {
  const isLost = fortress.doctor === 'dead' && !teams.some(({ beatHulk }) => beatHulk);
  return isLost ? 'lost' : fortress.doctor;
}

/** The green rooms that are left, as far as whoever looks knows what lies in them. */
function whereDoctorIs({ rooms }: SeenWorld): Label {
  const left = zones.flatMap(({ id, kind }) => {
    const [marker] = rooms.find(({ at }) => at === id)?.marker.cards ?? [];
    const mayBe = marker === null || (marker !== undefined && markerOf(marker).family === 'doctor');
    return kind === 'special' && mayBe ? [id] : [];
  });
  const [one, other, third] = left;
  if (one === undefined || third !== undefined) return named('doctor-is', 'hidden');
  return other === undefined ? named('doctor-in', one) : named('doctor-in-either', one, other);
}
