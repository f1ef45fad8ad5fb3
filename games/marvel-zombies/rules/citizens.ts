/**
 * Citizens (p.21, p.24–25): how they are revealed, devoured and activated.
 *
 * A citizen dies of one wound. Every hero then loses 1 power and 1 trait. At the end of the enemies' activation each
 * citizen goes one zone towards the nearest heroes, unless enemies stand in the way; a hidden one minds no enemy.
 */

import { distancesToNearest } from '@necropole/boards';
import { EVERYBODY, type Fact, moveCard, type Pile, pile, shuffleInto } from '@necropole/kernel';
import { type CitizenCardId, type CitizenId, type SpawnCardId, secretMissionIds, tooLateIds } from '../content/ids.ts';
import type { CitizenCard } from '../content/kinds.ts';
import type { Mz, MzTable, Rule } from '../shape.ts';
import { type CitizenOnBoard, type Hero, heroesInPlay, type Zone } from '../world.ts';
import { checkVictory } from './end-of-match.ts';
import { enemiesInTheWay, isOpen, leadOf, seatsOf, zoneId, zonesBeside } from './places.ts';
import { losePower } from './power.ts';
import { discardTrait, traitsToDiscard } from './traits.ts';

/** The least result with which a hidden citizen is seen, and with which a fighting citizen holds (p.21, p.25). */
const SUCCESS = 5;

/** The cards of the citizen deck that are nobody. */
const otherCards: readonly CitizenCardId[] = [...tooLateIds, ...secretMissionIds];

export function isCitizen(card: CitizenCardId): card is CitizenId {
  return !otherCards.includes(card);
}

/** Does this citizen defend themselves (p.25)? */
export function isFighting(table: MzTable, citizen: CitizenId): boolean {
  return (table.component(citizen) as CitizenCard).fights === true;
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Turns over the face-down card of a place of `board.citizenZones`, if it still lies there. */
export function* revealCitizenCard(table: MzTable, place: number, cite = 'MZ-22.8'): Rule {
  const from = table.world.citizenCards[place];
  const zone = table.board.citizenZones[place];
  if (from === undefined || zone === undefined || from.cards.length === 0) return;
  yield* standUp(table, from, zone, null, cite);
}

/**
 * A hidden-citizen card: the top card of the citizen deck stands in the zone, with the card under it (p.21). The spawn
 * card lies on the discard pile so far.
 */
export function* addHiddenCitizen(table: MzTable, zone: Zone, card: SpawnCardId): Rule {
  const { world } = table;
  if (world.citizenDeck.cards.length === 0) refillCitizenDeck(table);
  if (world.citizenDeck.cards.length === 0) return;
  yield* standUp(table, world.citizenDeck, zone, card, 'MZ-21.5');
}

/** A new deck from the discard pile. Whatever a mission kept out of the first deck may have come back with it. */
function refillCitizenDeck(table: MzTable): void {
  const { world } = table;
  const { citizenDiscard } = world;
  if (citizenDiscard.cards.length === 0) return;
  const citizenDeck = pile<CitizenCardId>('citizens', 'deck');
  world.citizenDeck = citizenDeck;
  shuffleInto(table, citizenDiscard, citizenDeck);
  table.tell('citizen-deck-reshuffled', 'MZ-21.10', {});
}

/** Shows the top card of a pile, and puts whom it names into the zone. */
function* standUp(
  table: MzTable,
  from: Pile<CitizenCardId>,
  zone: Zone,
  hidden: SpawnCardId | null,
  cite: string,
): Rule {
  const { world, board } = table;
  const top = from.cards.length - 1;
  const card = table.reveal(from, top, EVERYBODY);
  const where = zoneId(board, zone);
  if ((tooLateIds as readonly string[]).includes(card)) {
    table.move(from, top, world.citizenDiscard, EVERYBODY);
    table.tell('too-late', hidden === null ? 'MZ-5.7' : cite, { zone: where });
  } else {
    table.move(from, top, world.citizensFaceUp, EVERYBODY);
    if (!isCitizen(card)) {
      world.secretMissions.push({ id: card, zone, taken: false });
      table.tell('secret-mission-revealed', cite, { card, zone: where });
    } else if (hidden === null) {
      world.citizens.push({ id: card, zone, hidden: null });
      table.tell('citizen-revealed', cite, { citizen: card, zone: where });
    } else {
      moveCard(table, world.spawnDiscard, hidden, world.hiddenCards);
      world.citizens.push({ id: card, zone, hidden });
      table.tell('hidden-citizen-appears', cite, { citizen: card, zone: where });
    }
  }
  yield* table.fire('citizenRevealed', { card, zone });
  yield* checkVictory(table);
}

// ── Citizens in danger ────────────────────────────────────────────────────────────────────────────────────────────

/** Gives a citizen on the board one wound: fighting citizens may hold. Tells whether the citizen lives. */
export function* woundCitizen(table: MzTable, citizen: CitizenOnBoard, cite: string): Rule<boolean> {
  if (isFighting(table, citizen.id)) {
    const die = table.roll(6);
    const held = die >= SUCCESS;
    table.tell('citizen-fights-back', 'MZ-25.3', { citizen: citizen.id, die, held });
    if (held) return true;
  }
  yield* devourCitizen(table, citizen, cite);
  return false;
}

/** A citizen on the board is eliminated: the figure and the card go, and every hero pays. */
export function* devourCitizen(table: MzTable, citizen: CitizenOnBoard, cite: string): Rule {
  const { world } = table;
  takeOffBoard(table, citizen);
  moveCard(table, world.citizensFaceUp, citizen.id, world.citizenDiscard);
  yield* devoured(table, citizen.id, cite);
}

/** Takes a citizen's figure off the board. A hidden-citizen card goes to the discard pile. */
export function takeOffBoard(table: MzTable, citizen: CitizenOnBoard): void {
  const { world } = table;
  world.citizens.splice(world.citizens.indexOf(citizen), 1);
  unhide(table, citizen);
}

function unhide(table: MzTable, citizen: CitizenOnBoard): void {
  const { hiddenCards, spawnDiscard } = table.world;
  if (citizen.hidden === null) return;
  moveCard(table, hiddenCards, citizen.hidden, spawnDiscard);
  citizen.hidden = null;
}

/** A hero gives up the citizen whom they rescued: the card is discarded, and every hero pays. */
export function* sacrificeCitizen(table: MzTable, hero: Hero, cite: string): Rule {
  const [citizen] = hero.citizen.cards;
  if (citizen === undefined || !isCitizen(citizen)) return;
  moveCard(table, hero.citizen, citizen, table.world.citizenDiscard);
  table.tell('wound-cancelled', cite, { who: hero.id, citizen });
  yield* devoured(table, citizen, cite);
}

/** The devoured effect (p.25): each hero loses 1 power and 1 trait of their choice, where they have any. */
function* devoured(table: MzTable, citizen: CitizenId, cite: string): Rule {
  table.tell('citizen-devoured', cite, { citizen });
  for (const hero of heroesInPlay(table.world)) {
    losePower(table, hero, 1, 'MZ-25.6');
    yield* loseTrait(table, hero);
  }
  yield* table.fire('citizenDevoured', { citizen });
  yield* checkVictory(table);
}

function* loseTrait(table: MzTable, hero: Hero): Rule {
  const [first, second] = hero.traits.cards;
  if (first === undefined) return;
  const lost =
    second === undefined
      ? first
      : yield* table.ask(hero.seat, {
          key: 'lose-trait',
          params: { who: hero.id },
          cite: 'MZ-25.8',
          refs: [hero.id],
          options: () => traitsToDiscard(table, hero),
        });
  discardTrait(table, hero, lost, 'MZ-25.6');
}

// ── Activation ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every citizen on the board goes towards the nearest heroes. */
export function* activateCitizens(table: MzTable): Rule {
  const { citizens } = table.world;
  if (citizens.length > 0) table.tell('citizens-step', 'MZ-25.10', { citizens: citizens.length });
  for (const citizen of [...table.world.citizens]) {
    if (!table.world.citizens.includes(citizen)) continue;
    if (table.query('doesCitizenAct', true, { citizen })) yield* activateCitizen(table, citizen);
  }
}

function* activateCitizen(table: MzTable, citizen: CitizenOnBoard): Rule {
  const ways = citizenWays(table, citizen.zone);
  if (ways.length > 0) {
    if (isHeldUp(table, citizen, citizen.zone)) stay(table, citizen);
    else {
      const to = ways.length === 1 ? (ways[0] as Zone) : yield* chooseWay(table, citizen, ways);
      if (isHeldUp(table, citizen, to)) stay(table, citizen);
      else moveCitizen(table, citizen, to);
    }
  }
  if (citizen.hidden !== null) rollForHiding(table, citizen);
}

/** Enemies of a zone keep a citizen from leaving it and from entering it; nobody keeps a hidden one. */
function isHeldUp(table: MzTable, citizen: CitizenOnBoard, zone: Zone): boolean {
  return citizen.hidden === null && enemiesInTheWay(table, zone).length > 0;
}

function stay(table: MzTable, citizen: CitizenOnBoard): void {
  table.tell('citizen-stays', 'MZ-25.13', { citizen: citizen.id });
}

/** Every zone that begins a shortest open way to a nearest zone with heroes; none where such a zone is the own one. */
function citizenWays(table: MzTable, from: Zone): readonly Zone[] {
  const { world, board } = table;
  const heroes = heroesInPlay(world).map(({ zone }) => zone);
  const away = distancesToNearest(board.plan, heroes, isOpen(world, board));
  const far = away[from] ?? -1;
  return far <= 0 ? [] : zonesBeside(world, board, from).filter((zone) => away[zone] === far - 1);
}

function* chooseWay(table: MzTable, citizen: CitizenOnBoard, ways: readonly Zone[]): Rule<Zone> {
  const { world, board } = table;
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'citizen-way',
    params: { citizen: citizen.id },
    cite: 'MZ-25.12',
    refs: [citizen.id],
    options: () =>
      ways.map((zone) =>
        table.option(`way:${zoneId(board, zone)}`, zone, null, () => ({
          refs: [zoneId(board, zone)],
          path: [zoneId(board, citizen.zone), zoneId(board, zone)],
          facts: wayFacts(table, citizen, zone),
        })),
      ),
  });
  return value;
}

function wayFacts(table: MzTable, citizen: CitizenOnBoard, zone: Zone): readonly Fact<Mz>[] {
  const enemies = enemiesInTheWay(table, zone).length;
  if (enemies === 0) return [];
  return citizen.hidden === null
    ? [
        { key: 'enemies-there', params: { enemies } },
        { key: 'citizen-would-stay', params: {} },
      ]
    : [{ key: 'enemies-there', params: { enemies } }];
}

function moveCitizen(table: MzTable, citizen: CitizenOnBoard, to: Zone): void {
  citizen.zone = to;
  const cite = citizen.hidden === null ? 'MZ-25.11' : 'MZ-21.8';
  table.tell('citizen-moves', cite, { citizen: citizen.id, to: zoneId(table.board, to) });
}

/** At the end of their activation a hidden citizen may be seen. */
function rollForHiding(table: MzTable, citizen: CitizenOnBoard): void {
  const die = table.roll(6);
  if (die < SUCCESS) table.tell('citizen-stays-hidden', 'MZ-21.9', { citizen: citizen.id, die });
  else {
    unhide(table, citizen);
    table.tell('citizen-unhidden', 'MZ-21.9', { citizen: citizen.id, die });
  }
}
