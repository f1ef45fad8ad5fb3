/** Where every piece stands and every thing lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { field } from './content/field/map.ts';
import type { Zf } from './shape.ts';

export function whereabouts(view: View<Zf>): Whereabouts {
  return { pieces: { ...onMaps(view), ...inBattle(view) }, piles: pilesIn(view), markers: markersIn(view) };
}

function onMaps({ world }: View<Zf>): Whereabouts['pieces'] {
  const stands: { [piece: string]: string } = {};
  for (const { id, terrain } of field.hexes) if (terrain === 'gate') stands[`gate-${id}`] = id;
  for (const { at, marker } of world.events) if (marker.cards.length > 0) stands[`event-${at}`] = at;
  for (const { at, marker } of world.rooms) if (marker.cards.length > 0) stands[`marker-${at}`] = at;
  for (const { at, things } of world.lying) for (const thing of things.cards) if (thing !== null) stands[thing] = at;
  for (const { camp, at, state, found } of world.teams) {
    if (at !== null && (state === 'racing' || state === 'arrived')) stands[camp] = at;
    if (found !== null) stands[found.transport] = found.at;
  }
  const { packs, hulk } = world.fortress;
  for (const { id, at } of packs) stands[`pack-${id}`] = at;
  if (hulk !== null) stands['hulk'] = hulk.at;
  return stands;
}

/** One fight lies in the battle box: the one under way, else the active team's, else the first that waits. */
function inBattle({ world }: View<Zf>): Whereabouts['pieces'] {
  const { fights, fighting, teams, turn } = world;
  const own = teams.find(({ seat }) => seat === turn.seat);
  const fight =
    fights.find(({ id }) => id === fighting) ??
    fights.find((one) => own !== undefined && one.teams.includes(own.camp)) ??
    fights[0];
  const stands: { [piece: string]: string } = {};
  if (fight === undefined) return stands;
  for (const [slot, box] of fight.boxes.entries()) {
    if (box !== null) stands[`counter-${slot + 1}`] = box === 0 ? 'team-box' : `box-${box}`;
  }
  for (const { camp, members } of teams) {
    if (fight.teams.includes(camp)) for (const { id } of members) stands[id] = 'team-box';
  }
  return stands;
}

/** What members carry; and the master’s markers, while they are laid out. */
function pilesIn({ world, phase }: View<Zf>): Whereabouts['piles'] {
  const lying: { [pile: string]: readonly (string | null)[] } = {};
  const put = (pile: string, cards: readonly (string | null)[]): void => {
    if (cards.length > 0) lying[pile] = cards;
  };
  for (const { members } of world.teams) for (const { id, items } of members) put(`things-${id}`, items.cards);
  if (phase === 'lay-markers') {
    put('specials', world.specials.cards);
    put('green-hand', world.hand.cards);
  }
  return lying;
}

/** The Soviets come in the field; below, the destruction waits at its start. */
function markersIn({ world, phase }: View<Zf>): NonNullable<Whereabouts['markers']> {
  const isLaid = phase === 'take-green-markers' || phase === 'lay-markers' || phase.startsWith('fortress-');
  const isBelow = world.teams.some(({ at, state }) => state !== 'lost' && at !== null && !isHex(at));
  return isLaid || isBelow || world.fortress.rounds > 0
    ? { 'destruction-marker': world.fortress.destruction ?? 0 }
    : { 'soviets-marker': world.soviets };
}

function isHex(at: string): boolean {
  return field.hexes.some(({ id }) => id === at);
}
