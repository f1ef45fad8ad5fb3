/**
 * Spawning (p.20–22): drawing a card for a zone, what each kind of card does, shortages, and buildings that are opened.
 *
 * A card may let enemies act, enemies may force a window, and a window may open a building, for which cards are drawn:
 * these flows call each other, so they stand in one file.
 */

import { buildingAround } from '@necropole/boards';
import { draw, EVERYBODY, type Pile, shuffleInto } from '@necropole/kernel';
import type { EnemyId, HordeKind, Level, SpawnCardId } from '../content/ids.ts';
import type { SpawnCard, Spawning } from '../content/kinds.ts';
import { spawnCards } from '../content/spawn/index.ts';
import type { MzTable, Rule } from '../shape.ts';
import { type Hero, putEnemy, RESERVE, type SpawnPoint, type Zone } from '../world.ts';
import { addHiddenCitizen, revealCitizenCard } from './citizens.ts';
import { activate } from './enemy-activation.ts';
import { countFigures, type Figures, figuresOf, nameOf, onBoard } from './enemy-groups.ts';
import { teamLevel } from './experience.ts';
import { isOpen, leadOf, seatsOf, zoneId } from './places.ts';

/** These enemies take all their actions now, as far as their floors are active: a rush, an extra activation. */
export function* activateEnemies(table: MzTable, enemies: readonly EnemyId[]): Rule {
  yield* activate(table, figuresOf(enemies), breakIn);
}

/** Opens the rooms on both sides of an opening that has just been opened. */
export function* breakIn(table: MzTable, opening: number): Rule {
  for (const zone of table.board.plan.openings[opening]?.zones ?? []) yield* openBuilding(table, zone);
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Draws a spawn card for a zone and resolves it. `point`: the spawn point, or `null` in a building. */
export function* drawSpawnCard(
  table: MzTable,
  zone: Zone,
  point: SpawnPoint | null,
  cite = point === null ? 'MZ-22.5' : 'MZ-20.14',
): Rule {
  const card = takeSpawnCard(table);
  if (card !== null) yield* readSpawnCard(table, card, zone, point, cite);
}

/** Reads a card that lies face up now at the danger level of the team, and does what it says. */
function* readSpawnCard(table: MzTable, card: SpawnCardId, zone: Zone, point: SpawnPoint | null, cite: string): Rule {
  const level = table.query('spawnLevel', teamLevel(table.world), { point });
  table.tell('spawn-card', cite, { card, zone: zoneId(table.board, zone), level });
  yield* resolveSpawnCard(table, card, zone, point, level);
}

/** The top card that is not skipped, laid on the discard pile; `null` where none would do anything. */
function takeSpawnCard(table: MzTable): SpawnCardId | null {
  const { spawnDeck, spawnDiscard } = table.world;
  const passedBy = (card: SpawnCardId): string | null => table.query('passesOver', null, { card });
  const isIdle = (card: SpawnCardId): boolean => passedBy(card) !== null;
  if (spawnDeck.cards.every(isIdle) && spawnDiscard.cards.every(isIdle)) return null;
  for (;;) {
    refillSpawnDeck(table);
    const card = draw(table, spawnDeck, spawnDiscard, EVERYBODY);
    const rule = passedBy(card);
    if (rule === null) return card;
    table.tell('card-passed-over', rule, { card });
  }
}

function refillSpawnDeck(table: MzTable): void {
  const { spawnDeck, spawnDiscard } = table.world;
  if (spawnDeck.cards.length > 0) return;
  shuffleInto(table, spawnDiscard, spawnDeck);
  table.tell('spawn-deck-reshuffled', 'MZ-20.17', {});
}

/** Does what a card says, read at a danger level. */
export function* resolveSpawnCard(
  table: MzTable,
  id: SpawnCardId,
  zone: Zone,
  point: SpawnPoint | null,
  level: Level,
): Rule {
  const component = spawnCards[id];
  if (component === undefined) throw new Error(`There is no spawn card ${id}`);
  yield* table.act({ component }, follow(table, component, zone, point, level));
}

function* follow(table: MzTable, card: SpawnCard, zone: Zone, point: SpawnPoint | null, level: Level): Rule {
  switch (card.kind) {
    case 'normal':
      yield* placeEnemies(table, card.horde, card.counts[level], zone);
      return;
    case 'rush':
      return yield* rush(table, card.horde, card.counts[level], zone);
    case 'extra-activation':
      return yield* activateKind(table, card.horde);
    case 'zombie-hero':
      return yield* spawnZombieHero(table, zone);
    case 'hidden-citizen':
      yield* addHiddenCitizen(table, zone, card.id);
      return yield* drawSpawnCard(table, zone, point, 'MZ-21.6');
    case 'special':
      return yield* card.resolve(table, zone, spawning);
  }
}

const spawning: Spawning = { place: placeEnemies, activate: activateEnemies, draw: drawSpawnCard };

/** The enemies that the card places act at once, and only they. */
function* rush(table: MzTable, kind: HordeKind, count: number, zone: Zone): Rule {
  const placed = yield* placeEnemies(table, kind, count, zone);
  if (placed.length === 0) return;
  table.tell('rush', 'MZ-21.2', { kind, count: placed.length });
  yield* activateEnemies(table, placed);
}

/** All enemies of a kind act at once. */
function* activateKind(table: MzTable, kind: HordeKind): Rule {
  const figures = onBoard(table.world, [kind]);
  if (countFigures(figures) === 0) table.tell('no-such-enemy', 'MZ-21.4', { kind });
  else yield* extraActivation(table, kind, figures);
}

function* extraActivation(table: MzTable, kind: HordeKind | 'zombie-hero', figures: Figures): Rule {
  table.tell('extra-activation', 'MZ-21.3', { kind });
  yield* activate(table, figures, breakIn);
}

/** The top zombie hero card comes into play. With all of them in play already, they act instead (p.21). */
export function* spawnZombieHero(table: MzTable, zone: Zone, cite = 'MZ-21.12'): Rule {
  const { world } = table;
  const { zombieHeroDeck, zombieHeroDiscard, zombieHeroesInPlay } = world;
  if (zombieHeroDeck.cards.length === 0 && zombieHeroDiscard.cards.length > 0) {
    shuffleInto(table, zombieHeroDiscard, zombieHeroDeck);
    table.tell('zombie-hero-deck-reshuffled', 'MZ-21.13', {});
  }
  if (zombieHeroDeck.cards.length === 0) {
    table.tell('shortage', 'MZ-21.14', { kind: 'zombie-hero', missing: 1 });
    return yield* extraActivation(table, 'zombie-hero', onBoard(world, ['zombie-hero']));
  }
  const zombieHero = draw(table, zombieHeroDeck, zombieHeroesInPlay, EVERYBODY);
  putEnemy(world, zombieHero, zone);
  table.tell('zombie-hero-appears', cite, { zombieHero, zone: zoneId(table.board, zone) });
  yield* table.fire('zombieHeroAppeared', { zombieHero, zone });
}

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts figures of the reserve into a zone. If they run short, all of their kind act at once (p.21). */
export function* placeEnemies(
  table: MzTable,
  kind: HordeKind,
  count: number,
  zone: Zone,
  cite = 'MZ-14.5',
): Rule<readonly EnemyId[]> {
  const places = table.world.horde[kind];
  const placed: EnemyId[] = [];
  for (let number = 0; number < places.length && placed.length < count; number++) {
    if (places[number] !== RESERVE) continue;
    places[number] = zone;
    placed.push(nameOf(kind, number));
  }
  if (placed.length > 0) {
    table.tell('enemies-spawned', cite, { kind, count: placed.length, zone: zoneId(table.board, zone) });
  }
  if (placed.length < count) {
    table.tell('shortage', 'MZ-21.15', { kind, missing: count - placed.length });
    yield* extraActivation(table, kind, onBoard(table.world, [kind]));
  }
  return placed;
}

// ── Buildings ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The zones of the building around a zone whose rooms have not been opened yet (p.22). */
export function closedZones({ world, board }: Pick<MzTable, 'world' | 'board'>, zone: Zone): readonly Zone[] {
  return buildingAround(board.plan, zone, isOpen(world, board)).filter((each) => {
    const room = board.roomOf[each] ?? -1;
    return room >= 0 && world.entered[room] !== true;
  });
}

/** Opens the building around a zone: enemies on each spawn symbol, then the citizens. What is open stays as it is. */
export function* openBuilding(table: MzTable, zone: Zone, cite = 'MZ-22.1'): Rule {
  const { world, board } = table;
  const zones = closedZones(table, zone);
  if (zones.length === 0) return;
  for (const each of zones) world.entered[board.roomOf[each] as number] = true;
  const cards = zonesWithCards(table, zones);
  const entered = zones.includes(zone) ? zone : (zones[0] ?? zone);
  table.tell('building-opened', cite, { zone: zoneId(board, entered), cards: cards.length });
  while (cards.length > 0) {
    const next = yield* chooseNextZone(table, cards);
    cards.splice(cards.indexOf(next), 1);
    if (laidIn(table, next) === undefined) yield* drawSpawnCard(table, next, null);
    else yield* turnLaidCard(table, next);
  }
  for (let place = 0; place < board.citizenZones.length; place++) {
    const at = board.citizenZones[place] as Zone;
    if (zones.includes(at) && table.query('revealsOnOpening', true, { zone: at })) {
      yield* revealCitizenCard(table, place);
    }
  }
}

/** Those of some zones for which there is a spawn card when they are opened: laid there, or drawn for their symbol. */
export function zonesWithCards(table: MzTable, zones: readonly Zone[]): Zone[] {
  return zones.filter(
    (zone) =>
      laidIn(table, zone) !== undefined ||
      (table.board.spawnSymbols[zone] === true && table.query('drawsForSymbol', true, { zone })),
  );
}

/** The card that lies face down in a zone. */
function laidIn({ world, board }: MzTable, zone: Zone): Pile<SpawnCardId> | undefined {
  const laid = world.spawnLaid[board.laidZones.indexOf(zone)];
  return laid === undefined || laid.cards.length === 0 ? undefined : laid;
}

/** Turns over the card laid in a zone (p.36). */
function* turnLaidCard(table: MzTable, zone: Zone): Rule {
  const laid = laidIn(table, zone);
  if (laid === undefined) return;
  const { spawnBox, spawnDiscard } = table.world;
  const card = table.reveal(laid, 0, EVERYBODY);
  table.move(laid, 0, table.query('isCardSpent', false, { card }) ? spawnBox : spawnDiscard, EVERYBODY);
  yield* readSpawnCard(table, card, zone, null, 'MZ-36.6');
}

function* chooseNextZone(table: MzTable, zones: readonly Zone[]): Rule<Zone> {
  const { world, board } = table;
  const [only, another] = zones;
  if (only !== undefined && another === undefined) return only;
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'spawn-order',
    params: { left: zones.length },
    cite: 'MZ-22.6',
    options: () =>
      zones.map((zone) =>
        table.option(`zone:${zoneId(board, zone)}`, zone, null, () => ({ refs: [zoneId(board, zone)] })),
      ),
  });
  return value;
}

/** A hero has come to a floor by the stairs or the elevator: rooms that were still closed there are opened (p.13). */
export function* arriveOnFloor(table: MzTable, hero: Hero): Rule {
  yield* openBuilding(table, hero.zone, 'MZ-13.10');
}
