/** The world of the game: all that changes in a match, and how it is copied. */
import type { SquareDirection, SquareGrid, SquareLink } from '@necropole/boards';
import { copyPile, copyTwoFaced, type Pile, type Seat, type TwoFacedPile } from '@necropole/kernel';
import type { CharacterId } from './content/characters/index.ts';
import type { EquipmentCardId, EquipmentFaceId } from './content/equipment/deck.ts';
import type { EquipmentId } from './content/equipment/index.ts';
import type { FloorFaceId } from './content/floor/index.ts';
import type { Clan, LaidDoor, LaidFace, OrderTileId } from './content/kinds.ts';
import type { Frequency } from './content/markers.ts';
import type { Module } from './content/modules.ts';
import type { ScenarioId } from './content/scenarios/index.ts';
import type { PlacedMarker } from './phrases/phrase.ts';
import { copyRound, type Round } from './round.ts';

/** An equipment card that somebody carries, open to all: the face in use, and what lies on it. */
export interface Item {
  readonly face: EquipmentFaceId;
  /** Turned sideways: a firearm is out of ammunition, another card has served in this turn. */
  engaged: boolean;
  /** The counters on it: how often it was fired or used. */
  counters: number;
  /** An ON marker lies on it. */
  on: boolean;
}

/** Where whoever stands on no square is: led by a captor, or gone. */
export const OFF_MAP = -1;

/** A character in play: its figure, its card and what lies on it. */
export interface Figure {
  readonly id: CharacterId;
  /** Who commands it. */
  seat: Seat;
  /** The visible side of its card; or it is dead, has left the map, or lies wounded on the card of its captor. */
  state: 'healthy' | 'wounded' | 'captured' | 'dead' | 'left';
  /** The counters on that side. */
  wounds: number;
  /** The number of its square, of a large figure that at its top left; or of the square where it died; -1 off the map. */
  at: number;
  /** The border over which half of a large figure stands; then `at` is the first of its squares on the map (ER-28.9). */
  over: SquareDirection | null;
  facing: SquareDirection;
  engaged: boolean;
  /** The CP that were spent on it in this turn. */
  spent: number;
  /** Those of them that tasers put there, or the other player for what a traitor tells: its own player did not spend them. */
  paralysed: number;
  /** The tiles that are assigned to it, open to all. */
  tiles: Pile<OrderTileId>;
  /** The CP on their sections, four for each tile. */
  placed: number[];
  magneticCards: number;
  /** A pilot counts the skills of the large figure, and not its own (ER-30.21). */
  usesLarge: boolean;
  /** Whom it leads, or pilots. Whoever leaves the map takes the prisoner along. */
  prisoner: CharacterId | null;
  /** The equipment below its card, in the order in which it came; that of the dead lies under theirs. */
  items: Item[];
  /** Has it received a tile in this round? */
  supplied: boolean;
  /** The last square of this round that it had to itself; -1 where that is its own. */
  free: number;
  /** The rooms whose phrase it has triggered in this turn, by the numbers of their tiles. */
  triggered: number[];
  /** The CP of its own that it was given in this turn, and those that are left: they raise its maximum. */
  granted: number;
  own: number;
  /** Whose it is again in the final phase, while another commands it. */
  home: Seat | null;
  /** By seat: the jamming marker of that player which lies on its card. */
  markers: Pile<MarkerId>[];
}

/** A jamming marker: what it shows, whose it is, and which. */
export type MarkerId = `${Frequency}-${number}.${number}`;

/** What was switched on in a room or on a card, or runs for a time. */
export interface Running {
  /** The number of the room’s tile; -1 for a card. */
  readonly tile: number;
  readonly face: EquipmentFaceId | null;
  /** Whose doing it was. */
  readonly by: Seat;
  /** The time markers on it; 0 where it lasts until somebody ends it. */
  markers: number;
  readonly brings: 'launch' | 'explosion' | 'end' | null;
}

/** `broken`: destroyed, nothing is left of it. */
export type DoorState = 'closed' | 'open' | 'broken';

/** Smoke around a square, of this card, for so many turns more. */
export interface Cloud {
  readonly face: EquipmentFaceId;
  readonly at: number;
  turns: number;
}

/** What a card has left on a square: for so many final phases more, whose doing, and which card. A mine without any is armed. */
export interface PlacedOnMap {
  readonly marker: PlacedMarker;
  readonly at: number;
  readonly by: CharacterId;
  readonly face: EquipmentFaceId;
  turns: number;
}

/** A search order under way: who takes part, the tile that is searched, and the points and icons that are left. */
export interface Search {
  readonly who: CharacterId[];
  readonly tile: number;
  points: number;
  flips: number;
  shuffles: number;
  spies: number;
}

export interface World {
  /** Counted from 1. */
  turn: number;
  initiative: Seat;
  /** Whose round it is. */
  active: Seat;
  /** How many passes have come one after the other. */
  passes: number;
  /** By seat. The totals follow from what everybody saw; they are hidden in the drawing alone. */
  command: number[];
  /** By seat: the tiles behind the screen. */
  hands: Pile<OrderTileId>[];
  bag: Pile<OrderTileId>;
  discard: Pile<OrderTileId>;
  /** Those set aside in the first turn, until others are drawn. */
  aside: Pile<OrderTileId>;
  /** In the order of the teams. */
  figures: Figure[];
  /** By the number of the door on the board. */
  doors: DoorState[];
  /** The sliding doors that were opened in this round. */
  opened: number[];
  /** The edges whose wall was destroyed, and the numbers of the elements that were. */
  breaches: number[];
  wrecked: number[];
  /** The pairs of broken sections that lie under a long marker, and those for which no marker was left (ER-13.5, ER-13.6). */
  longMarkers: (readonly [number, number])[];
  unmarked: number[];
  /** Mines, bombs and viruses on the map. */
  placed: PlacedOnMap[];
  smoke: Cloud[];
  /** The tiles without power, until the final phase. */
  unpowered: number[];
  /** By seat. */
  missionPoints: number[];
  running: Running[];
  /** The squares of tiles whose corpse has risen. */
  emptied: number[];
  /** Equipment cards that nobody carries; those in a hand that looks at them, and those that it has laid down again. */
  deck: TwoFacedPile<EquipmentCardId, EquipmentId>;
  looked: TwoFacedPile<EquipmentCardId, EquipmentId>;
  arranged: TwoFacedPile<EquipmentCardId, EquipmentId>;
  /** By seat: the jamming markers behind the screen, or left over. */
  radio: Pile<MarkerId>[];
  /** The search order under way, if there is one. */
  search: Search | null;
  round: Round | null;
}

/** What never changes once the map is laid out. */
export interface Board {
  readonly scenario: ScenarioId;
  readonly modules: readonly Module[];
  readonly grid: SquareGrid;
  readonly tiles: readonly LaidFace<FloorFaceId>[];
  readonly doors: readonly LaidDoor[];
  /** Stair squares of two levels that lead to one another. */
  readonly stairs: readonly SquareLink[];
  /** By seat. */
  readonly clans: readonly Clan[];
}

function copyItem({ face, engaged, counters, on }: Item): Item {
  return { face, engaged, counters, on };
}

function copyRunning({ tile, face, by, markers, brings }: Running): Running {
  return { tile, face, by, markers, brings };
}

function copyPlaced({ marker, at, by, face, turns }: PlacedOnMap): PlacedOnMap {
  return { marker, at, by, face, turns };
}

function copySearch(search: Search | null): Search | null {
  if (search === null) return null;
  const { who, tile, points, flips, shuffles, spies } = search;
  return { who: who.slice(), tile, points, flips, shuffles, spies };
}

function copyFigure(figure: Figure): Figure {
  return {
    id: figure.id,
    seat: figure.seat,
    state: figure.state,
    wounds: figure.wounds,
    at: figure.at,
    over: figure.over,
    facing: figure.facing,
    engaged: figure.engaged,
    spent: figure.spent,
    paralysed: figure.paralysed,
    tiles: copyPile(figure.tiles),
    placed: figure.placed.slice(),
    magneticCards: figure.magneticCards,
    usesLarge: figure.usesLarge,
    prisoner: figure.prisoner,
    items: figure.items.map(copyItem),
    supplied: figure.supplied,
    free: figure.free,
    triggered: figure.triggered.slice(),
    granted: figure.granted,
    own: figure.own,
    home: figure.home,
    markers: figure.markers.map(copyPile),
  };
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  return {
    turn: world.turn,
    initiative: world.initiative,
    active: world.active,
    passes: world.passes,
    command: world.command.slice(),
    hands: world.hands.map(copyPile),
    bag: copyPile(world.bag),
    discard: copyPile(world.discard),
    aside: copyPile(world.aside),
    figures: world.figures.map(copyFigure),
    doors: world.doors.slice(),
    opened: world.opened.slice(),
    breaches: world.breaches.slice(),
    wrecked: world.wrecked.slice(),
    longMarkers: world.longMarkers.map(([one, other]) => [one, other]),
    unmarked: world.unmarked.slice(),
    placed: world.placed.map(copyPlaced),
    smoke: world.smoke.map(({ face, at, turns }) => ({ face, at, turns })),
    unpowered: world.unpowered.slice(),
    missionPoints: world.missionPoints.slice(),
    running: world.running.map(copyRunning),
    emptied: world.emptied.slice(),
    deck: copyTwoFaced(world.deck),
    looked: copyTwoFaced(world.looked),
    arranged: copyTwoFaced(world.arranged),
    radio: world.radio.map(copyPile),
    search: copySearch(world.search),
    round: world.round === null ? null : copyRound(world.round),
  };
}
