/** What stands and lies on the maps: gates, markers, things, teams with what they ride, whoever walks the fortress. */
import { type Badge, type ScenePiece, type ScenePile, unlessEmpty } from '@necropole/kernel';
import { field } from '../content/field/map.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import { symbolOfMarker, tokenOfTeam } from './faces.ts';
import { named } from './labels.ts';
import { figureOf, isActive, isOnMap, type SeenTeam, type SeenWorld, type ZfView } from './seen.ts';

export function piecesOf(view: ZfView): readonly ScenePiece[] {
  const { world } = view;
  return [
    ...gates,
    ...hiddenEvents(world),
    ...hiddenMarkers(world),
    ...thingsLying(world),
    ...world.teams.flatMap(foundTransport),
    ...packs(world),
    ...world.teams.filter(isOnMap).map((team) => teamPiece(view, team)),
  ];
}

// ── The field ─────────────────────────────────────────────────────────────────────────────────────────────────────

const gates: readonly ScenePiece[] = field.hexes
  .filter(({ terrain }) => terrain === 'gate')
  .map(({ id }) => ({ id: `gate-${id}`, at: id, token: 't-gate', label: named('gate', id) }));

/** A marker face down: whoever knows it sees its face as well. */
function hiddenEvents({ events }: SeenWorld): readonly ScenePiece[] {
  return events.flatMap(({ at, marker: { cards } }) =>
    cards.map((marker) => ({
      id: `event-${at}`,
      at,
      ...(marker === null
        ? { token: 't-event', tint: 'event', label: named('event', at) }
        : { ...face(marker), label: named('event-known', at, kindOf(marker)), secret: true as const }),
    })),
  );
}

function face(marker: MarkerId): Pick<ScenePiece, 'token' | 'form'> {
  return { token: symbolOfMarker(kindOf(marker)), form: 'counter' };
}

function thingsLying({ lying }: SeenWorld): readonly ScenePiece[] {
  return lying.flatMap(({ at, things }) =>
    things.cards.flatMap((marker) =>
      marker === null
        ? []
        : [{ id: marker, at, ...face(marker), component: kindOf(marker), label: named('lying', kindOf(marker)) }],
    ),
  );
}

/** A transport that its finder may board next turn. */
function foundTransport({ found }: SeenTeam): readonly ScenePiece[] {
  if (found === null) return [];
  const { transport, at } = found;
  const label = named('found-transport', kindOf(transport));
  return [{ id: transport, at, ...face(transport), component: kindOf(transport), label }];
}

function teamPiece(view: ZfView, team: SeenTeam): ScenePiece {
  const { camp, at, members, transport, doctor } = team;
  const hurt = members.filter(({ wounded }) => wounded).length;
  const badges: readonly Badge[] = [
    { symbol: 'number', text: String(members.length), label: named('men', members.length, hurt) },
    ...(doctor ? [{ symbol: 'i-syringe', label: named('holds-doctor') }] : []),
  ];
  return {
    id: camp,
    at: at ?? '',
    label: named('team', camp),
    token: tokenOfTeam(camp),
    figure: figureOf(camp),
    badges,
    ...(transport === null
      ? {}
      : { aboard: { symbol: symbolOfMarker(kindOf(transport)), label: named('aboard', kindOf(transport)) } }),
    ...(isActive(view, team) ? { state: 'active' as const } : {}),
  };
}

// ── The fortress ──────────────────────────────────────────────────────────────────────────────────────────────────

function hiddenMarkers({ rooms }: SeenWorld): readonly ScenePiece[] {
  return rooms.flatMap(({ at, marker: { cards } }) =>
    cards.map((marker) => ({
      id: `marker-${at}`,
      at,
      ...(marker === null
        ? { token: 't-event', tint: 'event-green', label: named('marker', at) }
        : { ...face(marker), label: named('marker-known', at, kindOf(marker)) }),
    })),
  );
}

function packs({ fortress }: SeenWorld): readonly ScenePiece[] {
  const walking = fortress.packs.map(({ id, kind, at, hp, zombies, counters }): ScenePiece => {
    // Before its first fight everybody knows from its marker how many they are.
    const dead = zombies ?? counters.cards.length;
    if (kind === 'wanderer') {
      const badges = hp === null ? [] : [life(hp)];
      return { id: `pack-${id}`, at, token: 't-wander', label: named('wanderer', id), badges };
    }
    const token = kind === 'turned' ? 't-elite' : 't-zombie';
    return { id: `pack-${id}`, at, token, label: named('pack', kind, dead), count: dead };
  });
  const { hulk } = fortress;
  return hulk === null
    ? walking
    : [...walking, { id: 'hulk', at: hulk.at, token: 't-mutant', label: named('hulk'), badges: [life(hulk.hp)] }];
}

export function life(left: number): Badge {
  return { symbol: 'i-health', text: String(left), label: named('lives', left) };
}

// ── What members carry, and what the master lays out ──────────────────────────────────────────────────────────────

/** A counter of several grenades shows how many are left: it is turned over at the first throw. */
function throwsLeft({ turnedOver }: SeenWorld, marker: MarkerId | null): { badges?: readonly Badge[] } {
  const item = marker === null ? null : markerOf(marker);
  if (marker === null || item?.family !== 'grenade' || item.throws === 1) return {};
  const left = item.throws - (turnedOver.includes(marker) ? 1 : 0);
  return { badges: [{ symbol: 'w-grenade', text: String(left), label: named('throws-left', left) }] };
}

export function pilesOf({ world, phase }: ZfView): readonly ScenePile[] {
  const carried = world.teams.flatMap(({ camp, members }) =>
    members.flatMap(({ id, items }) =>
      unlessEmpty({
        id: `things-${id}`,
        label: named('things-of', id),
        kind: 'row',
        at: camp,
        cards: items.cards.map((marker, place) => ({
          id: marker,
          ...(items.secret?.includes(place) === true ? { secret: named('yours-alone') } : {}),
          ...throwsLeft(world, marker),
        })),
      }),
    ),
  );
  const hand = (id: 'specials' | 'green-hand', { cards }: SeenWorld['hand']): readonly ScenePile[] =>
    unlessEmpty({ id, label: named(id), kind: 'hand', at: 'dead', cards: cards.map((marker) => ({ id: marker })) });
  // What is left over nobody looks at any more.
  if (phase !== 'lay-markers') return carried;
  return [...carried, ...hand('specials', world.specials), ...hand('green-hand', world.hand)];
}
