/** Tables laid for tests: teams in the field, events and counters where a test wants them, and nothing else anywhere. */
import { takeOut } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { campIds } from '../content/camps.ts';
import type { CounterId, MarkerId } from '../content/ids.ts';
import { zombieFortress } from '../index.ts';
import { type FieldTable, layField } from '../positions/field.ts';
import { layBowl } from '../positions/markers.ts';
import { memberOf, teamOf } from '../reading.ts';
import type { PhaseName, Zf } from '../shape.ts';
import type { MemberId, Team, World } from '../world.ts';

/** A table of the race, and what is asked on it. */
export interface Laid extends FieldTable {
  readonly seats?: 2 | 3 | 4;
  readonly options?: Readonly<Record<string, string>>;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  /** Anything else, at the end. */
  readonly change?: (world: World) => void;
}

export function laid(wanted: Laid = {}): Situation<Zf> {
  const { seats = 2, phase = 'field-turn' } = wanted;
  return situation(zombieFortress, {
    config: { mode: 'race', mission: null, seats, options: wanted.options ?? {}, seed: 'laid' },
    phase,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world) {
      layField(world, seats, wanted);
      wanted.change?.(world);
    },
  });
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
