/**
 * Events of the fortress (B-4.0).
 *
 * 1. A marker is turned up, for its finder alone, who announces what everybody must see.
 * 2. An encounter is fought, and the master leads it; things are taken or left as in the field.
 * 3. The scale model shows what is hidden: whoever finds it tells of it or not.
 * 4. Corrosive liquid eats a weapon; a prisoner joins the team; the doctor is captured, or turns into Hulk.
 */
import { deeds, EVERYBODY, knowers, type Pile, pile } from '@necropole/kernel';
import { isZone, type ZoneId, zoneOf } from '../content/fortress/plan.ts';
import { type Item, isArm, isItem, type Marker } from '../content/kinds.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import { activeTeam, hiddenRoom, isDeadAt, lyingAt, markerAt, placeOf } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Foe, Team, World } from '../world.ts';
import {
  givingOptions,
  groundAt,
  judgeLeaving,
  pickUp,
  receive,
  takeAway,
  takeOptions,
  takeUp,
  whatItDoes,
} from './carrying.ts';
import { setApart } from './corrosion.ts';
import { startDestruction } from './destruction.ts';
import { beginFight } from './fights.ts';
import { endFortressTurn } from './fortress-sequence.ts';
import { markerIn } from './fortress-setup.ts';
import { markerPieceId } from './pointing.ts';
import { seenBy } from './prizes.ts';
import { hasUnseen, seenItems, showChosen, showOptions } from './showing.ts';

const DIE = 6;
const CAPTURED_FROM = 6;
const AFTER: PhaseName = 'fortress-pick-up';

/** The event of the zone in which the active team stands. */
export function* fortressEvent(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const at = zoneHere(team);
  const event = hiddenRoom(world, at, team);
  if (event === null) return AFTER;
  table.reveal(event, 0, knowers(team.seat));
  table.tell('event-turned', 'ZF-6.9', { team: team.camp, at });
  const chosen = yield* table.ask(team.seat, {
    key: 'found',
    params: { team: team.camp, at },
    cite: 'ZF-7.8',
    refs: [team.camp, markerPieceId(at)],
    context: () => event.cards.map(whatItDoes),
    options: () => event.cards.flatMap((marker) => foundOptions(table, team, marker)),
  });
  if (chosen === 'announce') return yield* announce(table, team, at, event);
  if (chosen === 'quiet') return keepQuiet(table, team, at);
  if (chosen === 'leave') leaveThere(table, team, at, event);
  else {
    table.tell('found', 'ZF-7.8', { team: team.camp, at, member: chosen.to, thing: table.hidden(event, 0) });
    receive(table, team, event, 0, chosen);
  }
  return AFTER;
}

function zoneHere(team: Team): ZoneId {
  return placeOf(team) as ZoneId;
}

function foundOptions(table: ZfTable, team: Team, id: MarkerId) {
  const marker = markerOf(id);
  const kept = judgeKeeping(marker);
  return [
    table.option('announce', 'announce' as const, judgeAnnouncing(marker)),
    table.option('quiet', 'quiet' as const, judgeQuiet(marker)),
    ...givingOptions(table, team, id, () => kept),
    table.option('leave', 'leave' as const, kept ?? judgeLeaving(id)),
  ];
}

/** Things are the finder's business (ZF-7.8). */
function judgeAnnouncing(marker: Marker): Verdict {
  return isItem(marker) ? { key: 'kept-secret', params: {}, cite: 'ZF-7.8' } : null;
}

/** Only of the scale model nobody need hear (ZF-7.9). */
function judgeQuiet(marker: Marker): Verdict {
  return marker.family === 'model' ? null : { key: 'not-the-model', params: {}, cite: 'ZF-7.9' };
}

/** The model stays there (ZF-7.9); whatever else cannot be carried is for all to see. */
function judgeKeeping(marker: Marker): Verdict {
  if (isItem(marker)) return null;
  return marker.family === 'model'
    ? { key: 'stays-there', params: {}, cite: 'ZF-7.9' }
    : { key: 'to-be-announced', params: {}, cite: marker.family === 'encounter' ? 'ZF-7.7' : 'ZF-6.9' };
}

/** A thing that nobody takes stays there, face up (ZF-3.20). */
function leaveThere(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): void {
  const thing = table.reveal(event, 0, EVERYBODY);
  table.move(event, 0, groundAt(table.world, at));
  table.tell('left-behind', 'ZF-3.20', { team: team.camp, at, thing: kindOf(thing) });
}

/** Everybody sees it, and what comes of it. */
function* announce(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): Rule<PhaseName> {
  const marker = markerOf(table.reveal(event, 0, EVERYBODY));
  table.tell('announced', 'ZF-6.9', { team: team.camp, at, marker: marker.id });
  switch (marker.family) {
    case 'encounter':
      table.uses(marker.id);
      return meetZombies(table, team, at, event, marker.zombies);
    case 'model':
      study(table, team);
      return AFTER;
    default:
      return yield* meet(table, team, at, event);
  }
}

/** As in the field, but it is the master who leads them (ZF-7.7). */
function meetZombies(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>, zombies: number): PhaseName {
  table.tell('encounter', 'ZF-7.7', { team: team.camp, at, zombies });
  removeMarker(table, at, event);
  return beginFight(table, { teams: [team.camp], at, foe: { kind: 'encounter', zombies } }, AFTER);
}

function removeMarker(table: ZfTable, at: ZoneId, event: Pile<MarkerId>): void {
  table.move(event, 0, table.world.gone);
  table.tell('marker-removed', 'ZF-3.15', { at });
}

/** What lies open and happens to whoever comes: liquid, a prisoner, the doctor. */
function* meet(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): Rule<PhaseName> {
  const [id] = event.cards;
  const marker = id === undefined ? null : markerOf(id);
  if (marker?.family === 'liquid') yield* corrode(table, team, at, event);
  if (marker?.family === 'prisoner') free(table, team, at, event);
  return marker?.family === 'doctor' ? yield* recognise(table, team, at, event) : AFTER;
}

// ── The scale model ───────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever does not tell leaves it face down (ZF-7.9): that alone shows the others what it is. */
function keepQuiet(table: ZfTable, team: Team, at: ZoneId): PhaseName {
  table.world.fortress.silent = at;
  table.tell('kept-quiet', 'ZF-7.9', { team: team.camp, at });
  study(table, team);
  return AFTER;
}

/** All hidden events but those of special rooms, once for each team (ZF-7.10). */
function study(table: ZfTable, { camp, seat }: Team): void {
  const { world } = table;
  const hidden = world.rooms.filter(({ at }) => zoneOf(at).kind !== 'special' && hiddenRoom(world, at) !== null);
  for (const { marker } of hidden) table.reveal(marker, 0, knowers(seat));
  world.fortress.looked.push(camp);
  table.uses('model');
  table.tell('model-studied', 'ZF-7.10', { team: camp, count: hidden.length, seen: seenBy(table, hidden) });
}

/** Does the model lie here, face up, for a team that has not looked at it? */
function isModelOpen(world: World, at: ZoneId, { camp }: Team): boolean {
  const room = world.rooms.find((one) => one.at === at)?.marker;
  const [id] = room?.cards ?? [];
  const isUp = id !== undefined && hiddenRoom(world, at) === null;
  return isUp && markerOf(id).family === 'model' && !world.fortress.looked.includes(camp);
}

// ── Corrosive liquid ──────────────────────────────────────────────────────────────────────────────────────────────

/** A weapon picked at random is gone (ZF-7.11), grenades and mines among them (ZF-7.13), and nothing else (ZF-7.12). */
function* corrode(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): Rule {
  const weapons = yield* setApart(table, team);
  const thing = weapons.length === 0 ? undefined : weapons[table.roll(weapons.length) - 1];
  if (thing === undefined) table.tell('liquid-spares', 'ZF-7.12', { team: team.camp });
  else {
    const weapon = kindOf(markerAt(thing));
    takeAway(table, thing, table.world.gone);
    table.uses('liquid');
    table.tell('weapon-corroded', 'ZF-7.11', { member: thing.member.id, weapon });
  }
  removeMarker(table, at, event);
}

// ── Prisoners ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Freed, they join the team; the marker is their counter (ZF-7.18). */
function free(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): void {
  const [marker] = event.cards;
  if (marker === undefined) return;
  const id = `${team.camp}-prisoner-${Number(marker.slice(marker.indexOf('.') + 1))}` as const;
  table.move(event, 0, table.world.gone);
  team.members.push({ id, kind: 'prisoner', wounded: false, items: pile('markers', `items-${id}`), wields: null });
  table.uses(kindOf(marker));
  table.tell('prisoner-freed', 'ZF-7.18', { team: team.camp, member: id, at });
}

// ── The doctor ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The recognition die (ZF-7.14), with what his daughter adds (ZF-7.15). */
function* recognise(table: ZfTable, team: Team, at: ZoneId, event: Pile<MarkerId>): Rule<PhaseName> {
  const { world } = table;
  yield* callHelp(table, team, at);
  const bonus = bonusOf(table, team);
  const die = table.roll(DIE);
  const captured = die + bonus >= CAPTURED_FROM;
  table.uses('doctor');
  table.tell('doctor-tested', bonus > 0 ? 'ZF-7.15' : 'ZF-7.14', { team: team.camp, at, die, bonus, captured });
  table.move(event, 0, world.gone);
  if (!captured) return beginFight(table, { teams: [team.camp], at, foe: { kind: 'hulk' } }, AFTER);
  world.fortress.doctor = 'captured';
  team.doctor = true;
  table.tell('doctor-captured', 'ZF-7.14', { team: team.camp });
  return yield* startDestruction(table, 'capture', AFTER);
}

/** Whoever carries anything that not everybody has seen is asked whether it helps (ZF-7.15). */
function* callHelp(table: ZfTable, team: Team, at: ZoneId): Rule {
  if (!hasUnseen(team)) return;
  const chosen = yield* table.ask(team.seat, {
    key: 'recognise',
    params: { team: team.camp, at },
    cite: 'ZF-7.15',
    refs: [team.camp],
    options: () => [
      ...showOptions(table, team, (item) => recognitionOf(item) > 0, 'ZF-7.15'),
      table.option('done', null, null, () => ({
        facts: [{ key: 'captured-on', params: { from: CAPTURED_FROM - helpSeen(table.world, team).bonus } }],
      })),
    ],
  });
  if (chosen !== null) showChosen(table, team, chosen, 'ZF-7.15');
}

function recognitionOf(item: Item): number {
  return item.family === 'companion' ? (item.recognises ?? 0) : 0;
}

/** Those whom everybody has seen help. */
function bonusOf(table: ZfTable, team: Team): number {
  const { bonus, thanks } = helpSeen(table.world, team);
  for (const kind of thanks) table.uses(kind);
  return bonus;
}

function helpSeen(world: World, { members }: Team): { readonly bonus: number; readonly thanks: readonly string[] } {
  const items = members.flatMap((member) => seenItems(world, member).map(markerOf).filter(isItem));
  const help = items.filter((item) => recognitionOf(item) > 0);
  return { bonus: help.reduce((sum, item) => sum + recognitionOf(item), 0), thanks: help.map(({ id }) => id) };
}

// ── What lies open ────────────────────────────────────────────────────────────────────────────────────────────────

/** In the panic liquid acts though everybody sees it (ZF-9.10). */
export function* meetOpenly(table: ZfTable, team: Team, at: ZoneId): Rule {
  if (isLiquidOpen(table.world, at)) yield* corrode(table, team, at, markerIn(table.world, at));
}

export function isLiquidOpen(world: World, at: ZoneId): boolean {
  const event = openMarker(world, at);
  return event !== null && familyOf(event) === 'liquid';
}

function openMarker(world: World, at: ZoneId): Pile<MarkerId> | null {
  const isRoom = world.rooms.some((room) => room.at === at && room.marker.cards.length > 0);
  return isRoom && hiddenRoom(world, at) === null ? markerIn(world, at) : null;
}

function familyOf({ cards }: Pile<MarkerId>): Marker['family'] | null {
  const [id] = cards;
  return id === undefined ? null : markerOf(id).family;
}

/** In the panic a prisoner and weapons are taken by whoever comes through, without stopping (ZF-9.10). */
export const gathering = deeds({
  options(table: ZfTable, team: Team) {
    const { world } = table;
    const at = placeOf(team);
    if (!world.fortress.panic || !isZone(at)) return [];
    const event = openMarker(world, at);
    const prisoner = event !== null && familyOf(event) === 'prisoner';
    return [
      ...(prisoner ? [table.option('free', { do: 'free' as const }, null, () => ({ refs: [markerPieceId(at)] }))] : []),
      ...takeOptions(table, team, armsAt(world, at)).map(({ value, ...option }) => ({
        ...option,
        value: { do: 'take' as const, thing: value.thing, to: value.giving.to, swap: value.giving.swap },
      })),
    ];
  },
  run: {
    *free(table: ZfTable, team: Team) {
      const at = zoneHere(team);
      free(table, team, at, markerIn(table.world, at));
    },
    *take(table: ZfTable, team: Team, { thing, to, swap }) {
      takeUp(table, team, { thing, giving: { to, swap } }, 'ZF-9.10');
    },
  },
});

function armsAt(world: World, at: ZoneId): readonly MarkerId[] {
  return lyingAt(world, at)?.cards.filter((thing) => isArm(markerOf(thing))) ?? [];
}

/** Teams attack zombies alone, whoever else is there (ZF-7.4). */
export function goAtTheDead(table: ZfTable, team: Team, at: ZoneId): PhaseName {
  const { fortress, turn } = table.world;
  turn.met = true;
  table.tell('goes-at', 'ZF-7.4', { team: team.camp, at });
  const pack = fortress.packs.find((one) => one.at === at);
  const foe: Foe = pack === undefined ? { kind: 'hulk' } : { kind: 'pack', pack: pack.id };
  return beginFight(table, { teams: [team.camp], at, foe }, AFTER);
}

/** Where the movement ends: the dead, the model, a prisoner, the doctor, things that lie face up; then the turn is over. */
export function* fortressPickUp(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const at = zoneHere(team);
  if (isDeadAt(world, at) && !world.turn.met) return goAtTheDead(table, team, at);
  if (isModelOpen(world, at, team)) study(table, team);
  const event = openMarker(world, at);
  if (event !== null && familyOf(event) === 'prisoner') free(table, team, at, event);
  if (event !== null && familyOf(event) === 'doctor' && world.fortress.doctor === 'hidden')
    return yield* recognise(table, team, at, event);
  const more = yield* pickUp(table, team);
  return more === 'more' ? 'fortress-pick-up' : endFortressTurn(table);
}
