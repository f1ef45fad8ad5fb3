/** Tables of the race arranged by hand: for lessons and pictures, and for tests. */
import type { HexId } from '@necropole/boards';
import { campIds } from '../content/camps.ts';
import { towns } from '../content/field/map.ts';
import type { CounterId } from '../content/ids.ts';
import { newTeam } from '../rules/setup.ts';
import { freshTurn, type MemberId, type Team, type World } from '../world.ts';
import { type LaidMarkers, layBowl, layMarkers } from './markers.ts';

/** What differs from the plain table: by seat the USA, Great Britain, Japan, Germany, each in its town, with empty hands. */
export interface FieldTable extends LaidMarkers {
  /** Where the teams are, by seat. */
  readonly at?: readonly HexId[];
  /** How many members each has, by seat. */
  readonly members?: readonly number[];
  readonly wounded?: readonly MemberId[];
  /** What is drawn from the bowl next. */
  readonly bowl?: readonly CounterId[];
  readonly soviets?: number;
  /** Whose turn it is. */
  readonly turn?: number;
}

/** Makes a set-up into the table that is said. */
export function layField(world: World, seats: number, said: FieldTable): void {
  world.order = Array.from({ length: seats }, (_, seat) => seat);
  world.teams = world.order.map((seat) => teamFor(said, seat, seats));
  world.turn = freshTurn(said.turn ?? 0);
  world.soviets = said.soviets ?? world.soviets;
  layMarkers(world, said);
  layBowl(world, said.bowl ?? []);
}

function teamFor({ at = [], aboard = [], members = [], wounded = [] }: FieldTable, seat: number, seats: number): Team {
  const team = newTeam(campIds[seat] ?? 'usa', seat, seats);
  team.at = at[seat] ?? towns[seat]?.at ?? null;
  team.transport = aboard[seat] ?? null;
  team.members = team.members.slice(0, members[seat] ?? team.members.length);
  for (const member of team.members) member.wounded = wounded.includes(member.id);
  return team;
}
