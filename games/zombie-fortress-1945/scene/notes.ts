/** What is public beside the board: the race, the fight under way, the search for the doctor, the way out. */
import type { SceneNote } from '@necropole/kernel';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { boxAbout } from './battle.ts';
import { named } from './labels.ts';
import { fightSeen, isBelow, type ZfView } from './seen.ts';

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

function fightNotes({ world }: ZfView): readonly SceneNote[] {
  const fight = world.fighting === null ? null : fightSeen(world);
  if (fight === null) return [];
  const killed = fight.boxes.filter((box) => box === null).length;
  const about = boxAbout(world);
  return [
    {
      id: 'fight',
      label: named('note-fight'),
      symbol: 'i-attack',
      lines: [
        { ...named('killed-of', killed, fight.boxes.length), of: [killed, fight.boxes.length] },
        about === 0 ? named('assault-odds') : named('volleys-left', about),
      ],
    },
  ];
}

function fortressNotes({ world }: ZfView): readonly SceneNote[] {
  const { fortress, teams, rooms } = world;
  const isSearch = fortress.destruction === null;
  const search: SceneNote = {
    id: 'doctor',
    label: named('note-doctor'),
    symbol: 'i-syringe',
    lines: [
      named('doctor-is', fortress.doctor),
      named('rooms-closed', rooms.filter(({ marker }) => marker.cards.length > 0).length),
    ],
    // The clock may end the search before he is found.
    done: fortress.doctor === 'captured' || fortress.doctor === 'dead',
  };
  if (isSearch) return [search];
  const alive = teams.filter(({ state }) => state === 'arrived').length;
  return [
    search,
    {
      id: 'escape',
      label: named('note-escape'),
      symbol: 'i-elevator',
      lines: [
        named('teams-out', fortress.escaped.length, alive),
        named('boxes-left', DESTRUCTION_END - (fortress.destruction ?? 0)),
      ],
    },
  ];
}
