/** What things look like: the symbol of each, and the side that a figure belongs to. */
import type { CharacterId } from '../content/characters/index.ts';
import type { ElementName } from '../content/floor/elements.ts';
import type { Character, Clan, OrderType, RoomType } from '../content/kinds.ts';

export function bustOf(character: CharacterId): string {
  return `b-${character}`;
}

const orders: Readonly<Record<OrderType, string>> = {
  move: 'o-move',
  melee: 'o-melee',
  fire: 'o-shoot',
  search: 'o-search',
  interaction: 'o-interact',
};

export function symbolOfOrder(order: OrderType): string {
  return orders[order];
}

const rooms: Readonly<Record<RoomType, string>> = {
  living: 'i-rt-live',
  technical: 'i-tech',
  officers: 'i-rt-officer',
  science: 'i-flask',
  armoury: 'i-rt-armory',
  corridor: 'i-rt-corridor',
};

export function symbolOfRoom(type: RoomType): string {
  return rooms[type];
}

/** Which of the app’s colours and frames: ivory and cut, green and round; whoever can change sides is violet, half of each. */
const sides = { norad: 3, salemite: 4, traitor: 6 } as const;

export function sideOfClan(clan: Clan): number {
  return sides[clan];
}

export function sideOfCharacter({
  clan,
  mostCommandAsTraitor,
}: Pick<Character, 'clan' | 'mostCommandAsTraitor'>): number {
  return mostCommandAsTraitor === undefined ? sides[clan] : sides.traitor;
}

/** How an element is drawn: its symbol, whether that is higher than wide, and whether each square has one. */
export interface ElementFace {
  readonly symbol: string;
  readonly upright?: true;
  readonly each?: true;
}

export const elementFaces: Readonly<Record<ElementName, ElementFace>> = {
  altar: { symbol: 'f-altar' },
  apparatus: { symbol: 'f-apparatus', each: true },
  barrels: { symbol: 'f-barrels' },
  bed: { symbol: 'f-bed', upright: true },
  bench: { symbol: 'f-table' },
  boiler: { symbol: 'f-tank', each: true },
  bookcase: { symbol: 'f-shelves' },
  cabinet: { symbol: 'f-lockers' },
  chains: { symbol: 'f-chains' },
  'coffin-tank': { symbol: 'f-tank' },
  console: { symbol: 'f-console', each: true },
  crates: { symbol: 'f-crates', each: true },
  desk: { symbol: 'f-desk', each: true },
  'fallen-wall': { symbol: 'f-rubble' },
  generator: { symbol: 'f-generator' },
  'kitchen-units': { symbol: 'f-kitchen' },
  lockers: { symbol: 'f-lockers' },
  'map-table': { symbol: 'f-desk' },
  missiles: { symbol: 'f-missiles' },
  'mortuary-drawer': { symbol: 'f-slab', upright: true },
  pew: { symbol: 'f-pew' },
  planters: { symbol: 'f-planters' },
  rack: { symbol: 'f-rack', each: true },
  radio: { symbol: 'f-radio' },
  robot: { symbol: 'f-robot', upright: true },
  rock: { symbol: 'f-rock' },
  safe: { symbol: 'f-lockers' },
  'satellite-console': { symbol: 'f-console' },
  screens: { symbol: 'f-screens' },
  shelves: { symbol: 'f-shelves' },
  sofa: { symbol: 'f-sofa' },
  stove: { symbol: 'f-stove' },
  'surgery-unit': { symbol: 'f-slab', upright: true },
  table: { symbol: 'f-table' },
  tomb: { symbol: 'f-tomb' },
  tree: { symbol: 'f-tree', each: true },
  vehicle: { symbol: 'f-vehicle' },
  water: { symbol: 'f-water' },
  weights: { symbol: 'f-weights' },
};
