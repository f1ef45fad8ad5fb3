/**
 * Set-up (p.5-6).
 *
 * 1. A mission is chosen.            2. Its tiles are laid.         3. Spawn points, tokens and figures are placed.
 * 4. Secret missions leave the deck; a face-down citizen card lies in each zone with the symbol.
 * 5. The decks are shuffled.         6. The heroes are shared out.  7-8. Health full, power 0, experience 0.
 * 9. The heroes stand in the start zone or zones.                   10. Nobody has been activated.
 */

import { openingPlace, zonePlace } from '@necropole/boards';
import {
  type Bilingual,
  EVERYBODY,
  madeOnce,
  NOBODY,
  pile,
  putCard,
  type SetUp,
  type Start,
  takeOut,
  takeTop,
} from '@necropole/kernel';
import { citizenCardIds } from '../content/citizens/index.ts';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import {
  type CitizenCardId,
  type HeroId,
  hordeCounts,
  type MissionId,
  type ObjectiveCardId,
  type SpawnCardId,
  secretMissionIds,
  type TraitCardId,
  zombieHeroIds,
} from '../content/ids.ts';
import type { Mission } from '../content/kinds.ts';
import { missions } from '../content/missions/index.ts';
import { citizenZonesOf, type MissionMap } from '../content/missions/maps.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';
import { layTiles } from '../content/tiles/layout.ts';
import { traitCardIds } from '../content/traits/index.ts';
import type { Mz } from '../shape.ts';
import { type Board, type Hero, type Objective, RESERVE, type World, type Zone } from '../world.ts';

/** Missions are made for four heroes; more need more enemies (p.5). */
const USUAL_HEROES = 4;

/** The heroes of a match: those that were named, or the first four, or as many as there are seats. */
export function heroesOf(seats: number, named: string | undefined): readonly HeroId[] {
  if (named === undefined || named === '') return heroIds.slice(0, Math.max(USUAL_HEROES, seats));
  return named.split(',') as HeroId[];
}

/** Every seat plays at least one hero. */
export function refuseHeroes(seats: number, named: string | undefined): Bilingual | null {
  const { length } = heroesOf(seats, named);
  if (length >= seats) return null;
  return {
    fr: `Il faut au moins ${seats} Super-Héros pour ${seats} places, et non ${length}`,
    en: `${seats} seats need at least ${seats} heroes, not ${length}`,
  };
}

export function setUp(start: Start): SetUp<Mz> {
  const mission = missions[start.mission as MissionId];
  const { map } = mission;
  const team = heroesOf(start.seats, start.options['heroes']);
  const board = team.length > USUAL_HEROES ? boardForMore(mission.id) : boardForFour(mission.id);
  const world = worldOf(mission, board, team, start);
  placeFigures(world, board, map);
  for (const deck of [world.spawnDeck, world.zombieHeroDeck, world.traitDeck, world.citizenDeck]) start.shuffle(deck);
  layCitizens(world, board, mission, start);
  laySpawnCards(world, mission, start);
  mission.prepare?.(world, board, start);
  return { world, board, phase: map.starts.length > 1 ? 'start-zones' : 'players-phase' };
}

/** Laying the tiles takes longer than a whole turn, and no match changes its board: all of a mission share it. */
const boardForFour = madeOnce((id: MissionId) => boardOf(missions[id], false));
const boardForMore = madeOnce((id: MissionId) => boardOf(missions[id], true));

function boardOf({ id, map }: Mission, manyHeroes: boolean): Board {
  const laid = layTiles(map.floors);
  const { plan } = laid;
  const locks = new Map(map.locked.map(({ opening, colour }) => [openingPlace(plan, opening), colour]));
  return {
    mission: id,
    plan,
    floors: laid.floors,
    floorOf: laid.floorOf,
    roomOf: laid.roomOf,
    tileOf: laid.tileOf,
    rooms: laid.rooms,
    spawnSymbols: laid.spawnSymbols,
    citizenZones: citizenZonesOf(map, laid),
    laidZones: map.laidCards.map((zone) => zonePlace(plan, zone)),
    highlighted: map.highlighted ? laid.bedrooms : [],
    shafts: laid.shafts,
    locks: plan.openings.map((_, opening) => locks.get(opening) ?? null),
    manyHeroes,
  };
}

function worldOf(mission: Mission, board: Board, team: readonly HeroId[], start: Start): World {
  const { map } = mission;
  const { plan } = board;
  const opened = map.open.map((opening) => openingPlace(plan, opening));
  const starts = map.starts.map((zone) => zonePlace(plan, zone));
  const openRooms = [...map.openRooms, ...starts.map((zone) => board.rooms[board.roomOf[zone] ?? -1] ?? '')];
  return {
    round: 1,
    heroes: team.map((id, i) => newHero(id, seatOf(i, team.length, start.seats), startOf(i, team.length, starts))),
    turn: { hero: null, actions: 0, gainedTrait: false, over: false },
    horde: {
      brute: reserve(hordeCounts.brute),
      walker: reserve(hordeCounts.walker),
      runner: reserve(hordeCounts.runner),
    },
    zombieHeroes: zombieHeroIds.map(() => RESERVE),
    down: [],
    citizens: [],
    citizenCards: [],
    secretMissions: [],
    objectives: objectivesOf(map, board, start),
    points: map.points
      .filter(({ from }) => from !== 'five-heroes' || board.manyHeroes)
      .map(({ id, zone, from }) => ({ id, zone: zonePlace(plan, zone), active: from !== 'event' })),
    exit: map.exit === null ? null : zonePlace(plan, map.exit),
    opened: plan.openings.map((_, opening) => opened.includes(opening)),
    entered: board.rooms.map((room) => openRooms.includes(room)),
    elevator: map.elevator,
    hand: map.hand === null ? null : { zone: zonePlace(plan, map.hand), charged: true },
    ...decksOf(mission),
    spawning: { point: 0, drawn: 0 },
    copied: [],
    memory: { turn: [], phase: [], round: [], match: [] },
    marks: [],
  };
}

function reserve(count: number): number[] {
  return new Array<number>(count).fill(RESERVE);
}

/** Heroes are shared out in the order of the seats, as evenly as can be. */
function seatOf(hero: number, heroes: number, seats: number): number {
  return Math.floor((hero * seats) / heroes);
}

/** Where there are two start zones the heroes stand evenly in them; the players share them out then (starting.ts). */
function startOf(hero: number, heroes: number, starts: readonly Zone[]): Zone {
  return starts[Math.floor((hero * starts.length) / heroes)] ?? RESERVE;
}

function newHero(id: HeroId, seat: number, zone: Zone): Hero {
  return {
    id,
    seat,
    zone,
    health: heroCards[id].health,
    power: 0,
    xp: 0,
    activated: false,
    traits: pile<TraitCardId>('traits', `traits of ${id}`),
    citizen: pile<CitizenCardId>('citizens', `citizen of ${id}`),
    tokens: [],
  };
}

/** Coloured objectives among the red ones are shuffled with their red backs up. */
function objectivesOf(map: MissionMap, board: Board, start: Start): Objective[] {
  const hidden = start.shuffled(map.hidden);
  let reds = 0;
  return map.objectives.map(({ zone, face }, i) => {
    const colour = face === 'hidden' ? (hidden.pop() ?? 'red') : face;
    if (colour === 'red') reds += 1;
    const card = (colour === 'red' ? `red-${reds}` : colour) as ObjectiveCardId;
    const id = `objective-${i + 1}` as const;
    const known = face === 'hidden' ? NOBODY : EVERYBODY;
    return { id, zone: zonePlace(board.plan, zone), face: pile('objectives', id, [card], known), taken: false };
  });
}

type Decks = Pick<
  World,
  | 'spawnDeck'
  | 'spawnDiscard'
  | 'spawnLaid'
  | 'spawnBox'
  | 'hiddenCards'
  | 'zombieHeroDeck'
  | 'zombieHeroDiscard'
  | 'zombieHeroesInPlay'
  | 'zombieHeroBox'
  | 'traitDeck'
  | 'traitDiscard'
  | 'citizenDeck'
  | 'citizenDiscard'
  | 'citizensFaceUp'
  | 'citizenBox'
>;

/** The decks without what the mission takes out of them. */
function decksOf({ removed, among, laid }: Mission): Decks {
  const boxedSpawn = spawnCardIds.filter((id) => removed?.spawn?.includes(spawnCards[id].kind) === true);
  const special = among?.cards ?? [];
  const boxed: readonly string[] = [...secretMissionIds, ...(removed?.citizens ?? [])];
  const boxedCitizens = citizenCardIds.filter((id) => boxed.includes(id) && !special.includes(id));
  const laidFirst = spawnCardIds.filter((id) => spawnCards[id].kind === laid);
  return {
    spawnDeck: pile(
      'spawn',
      deckWithout(laidFirst),
      spawnCardIds.filter((id) => !boxedSpawn.includes(id)),
    ),
    spawnDiscard: pile('spawn', 'discard'),
    spawnLaid: [],
    spawnBox: pile<SpawnCardId>('spawn', 'box', boxedSpawn, EVERYBODY),
    hiddenCards: pile('spawn', 'under citizens'),
    zombieHeroDeck: pile('zombie-heroes', 'deck', zombieHeroIds),
    zombieHeroDiscard: pile('zombie-heroes', 'discard'),
    zombieHeroesInPlay: pile('zombie-heroes', 'in play'),
    zombieHeroBox: pile('zombie-heroes', 'box'),
    traitDeck: pile('traits', 'deck', traitCardIds),
    traitDiscard: pile('traits', 'discard'),
    citizenDeck: pile(
      'citizens',
      deckWithout(special),
      citizenCardIds.filter((id) => !boxedCitizens.includes(id)),
    ),
    citizenDiscard: pile('citizens', 'discard'),
    citizensFaceUp: pile('citizens', 'face up'),
    citizenBox: pile<CitizenCardId>('citizens', 'box', boxedCitizens, EVERYBODY),
  };
}

/** A place whose name says which cards never lie in it: everybody knows it, and so does every new deal. */
function deckWithout(cards: readonly string[]): string {
  return cards.length === 0 ? 'deck' : `deck without ${cards.join(' ')}`;
}

/** May this card lie in this place of its pool? */
export function accepts(place: string, card: string): boolean {
  return !place.includes(' without ') || !place.split(' ').includes(card);
}

/** Step 3: the figures that the map shows, with their cards face up beside the board. */
function placeFigures(world: World, board: Board, map: MissionMap): void {
  for (const { id, zone } of map.zombieHeroes) {
    world.zombieHeroes[zombieHeroIds.indexOf(id)] = zonePlace(board.plan, zone);
    putCard([world.zombieHeroDeck], id, world.zombieHeroesInPlay);
  }
  for (const { id, zone } of map.citizens) {
    world.citizens.push({ id, zone: zonePlace(board.plan, zone), hidden: null });
    putCard([world.citizenDeck], id, world.citizensFaceUp);
  }
}

/** Step 4: one face-down citizen card in each zone with the symbol; some cards lie among those of some tiles. */
function layCitizens(world: World, board: Board, { among }: Mission, start: Start): void {
  const { citizenDeck } = world;
  const cards = among?.cards ?? [];
  const isAmong = (zone: Zone): boolean => among?.tiles === undefined || among.tiles.includes(board.tileOf[zone] ?? '');
  const apart = cards.map((card) => takeOut(citizenDeck, card));
  const places = cards.length === 0 ? [] : board.citizenZones.filter(isAmong);
  const drawn = places.slice(cards.length).map(() => takeTop(citizenDeck));
  const special = start.shuffled([...apart, ...drawn]);
  world.citizenCards = board.citizenZones.map((zone, i) => {
    const card = cards.length > 0 && isAmong(zone) ? (special.pop() as CitizenCardId) : takeTop(citizenDeck);
    const name = `citizen card ${i + 1}`;
    const place = isAmong(zone) || cards.length === 0 ? name : `${name} without ${cards.join(' ')}`;
    return pile<CitizenCardId>('citizens', place, [card]);
  });
}

/** The spawn cards that a mission lays on its map, shuffled, face down. */
function laySpawnCards(world: World, { laid, map }: Mission, start: Start): void {
  if (laid === undefined) return;
  const { spawnDeck } = world;
  const zones = map.laidCards.length;
  const first = spawnDeck.cards.filter((id) => spawnCards[id].kind === laid).map((id) => takeOut(spawnDeck, id));
  const others = Array.from({ length: zones - first.length }, () => takeTop(spawnDeck));
  world.spawnLaid = start
    .shuffled([...first, ...others])
    .map((card, i) => pile<SpawnCardId>('spawn', `laid ${i + 1}`, [card]));
}
