/**
 * Search orders (pages 24 and 25).
 *
 * 1. On any square of a tile with a room-type icon CP go on one empty search section. The search value gives black dice and
 *    automatic points; each CP beyond the first is one more die, and rooms and equipment add theirs.
 * 2. A point passes the top card under the deck, the same face up. The icons that were rolled serve once each, whenever one likes:
 *    flip the deck, shuffle it, spy.
 *    Others on the same tile may join: all dice are rolled together (page 33).
 * 3. The top card is taken if it is found in such a room and as many points are left as its find factor: that ends the order.
 */
import { allDeeds, cardOf, carryOut, deeds, type Fact, sideUp } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { blackDie } from '../content/dice.ts';
import { equipmentCards, equipmentFaceOf } from '../content/equipment/deck.ts';
import { type EquipmentId, equipment } from '../content/equipment/index.ts';
import type { Equipment } from '../content/equipment/kinds.ts';
import { floorFaces } from '../content/floor/index.ts';
import type { Chances, RoomType } from '../content/kinds.ts';
import { figureOf, isOnTile, otherSeat, plays, sectionsOf, skillsOf, tilesUnder } from '../reading.ts';
import type { Er, ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Board, Figure, Search, World } from '../world.ts';
import { type AddedDice, diceAddedFor, sumOfDice } from './bearers.ts';
import { gather } from './combination.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { blackFaceOf } from './dice.ts';
import { newItem, takeItem } from './equipment.ts';
import { gainSpyPoints, type SpySource, useSpyPoints } from './espionage.ts';
import { goOn } from './interception.ts';
import { chooseValues } from './piloting.ts';
import { faceUp, offerCut, searchCards, topFacts } from './search-deck.ts';
import { tellAdded } from './skill-tests.ts';
import { actingFigure } from './under-way.ts';

/** What the room is, for what is found in it (ER-24.11); nothing outdoors, in drillers, on stairs and sewers (ER-24.10). */
function roomTypesOn(board: Board, tile: number): readonly RoomType[] {
  const laid = board.tiles[tile];
  return laid === undefined ? [] : floorFaces[laid.face].rooms;
}

/** The tiles on which a figure could search: one, or for a large figure several (ER-29.1). */
function searchable(board: Board, figure: Figure): readonly number[] {
  return tilesUnder(board, figure).filter((tile) => roomTypesOn(board, tile).length > 0);
}

/** The room that is searched; before it was said, any of those where the figure stands. */
function roomTypesOf({ world, board }: ErTable, figure: Figure): readonly RoomType[] {
  const tiles = world.search === null ? searchable(board, figure) : [world.search.tile];
  return tiles.flatMap((tile) => roomTypesOn(board, tile));
}

/** Is it found in such a room? One icon is enough (ER-25.3). */
function isFoundIn(wanted: EquipmentId, rooms: readonly RoomType[]): boolean {
  const { foundIn }: Pick<Equipment, 'foundIn'> = equipment[wanted];
  return foundIn === 'any' || foundIn.some((type) => rooms.includes(type));
}

// ── The order ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const beginningSearches = deeds({
  options(table: ErTable, figure: Figure) {
    if (!plays(table.board, 'search')) return [];
    const refusal = judgeSearching(table, figure);
    return table.options(
      [figure],
      () => refusal,
      (who, refused) =>
        table.option('search', { do: 'search' as const }, refused, () => ({
          refs: [who.id],
          facts: [...topFacts(table.world), ...findings(table, who)],
        })),
    );
  },
  run: {
    *search(table: ErTable, figure: Figure) {
      const tile = yield* chooseRoom(table, figure);
      const first = { figure: figure.id, command: yield* spendOnSearch(table, figure, tile, []) };
      const others = yield* joinSearch(table, figure, first, tile);
      table.world.search = rollSearch(table, [first, ...others], tile);
    },
  },
});

function judgeSearching(table: ErTable, figure: Figure): Verdict {
  if (roomTypesOf(table, figure).length === 0) return { key: 'nothing-to-search', params: {}, cite: 'ER-24.9' };
  return judgeOrder(table, figure, 'search');
}

/** On two rooms it is said which one before anything is rolled (ER-29.1). */
function* chooseRoom(table: ErTable, figure: Figure): Rule<number> {
  const { board } = table;
  const tiles = searchable(board, figure);
  const [only = -1] = tiles;
  if (tiles.length < 2) return only;
  return yield* table.ask(figure.seat, {
    key: 'search-room',
    params: { figure: figure.id },
    cite: 'ER-29.1',
    refs: [figure.id],
    options: () => tiles.map((tile) => table.option(`room:${board.tiles[tile]?.face ?? ''}`, tile)),
  });
}

/** Others who are on the same room tile may join (ER-33.1), a large figure if only in part. */
function* joinSearch(table: ErTable, figure: Figure, first: Searcher, tile: number): Rule<readonly Searcher[]> {
  const { board } = table;
  const searchers = [first];
  return yield* gather(table, figure, 'search', {
    ways: () => [null],
    judge: (friend) =>
      isOnTile(board, friend, tile) ? null : { key: 'not-same-room', params: {}, cite: 'ER-33.1', refs: [friend.id] },
    *spend(friend) {
      const searcher = { figure: friend.id, command: yield* spendOnSearch(table, friend, tile, searchers) };
      searchers.push(searcher);
      return searcher;
    },
    cites: { asked: 'ER-33.1', joined: 'ER-33.1' },
  });
}

/** Asks for a section and its CP; `others` have paid before. */
function* spendOnSearch(table: ErTable, figure: Figure, tile: number, others: readonly Searcher[]): Rule<number> {
  yield* chooseValues(table, figure, ['search']);
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: 'rummage',
    params: { figure: figure.id },
    cite: 'ER-24.14',
    refs: [figure.id],
    context: () => topFacts(table.world),
    options: () => {
      const choices = sectionsOf(table.board, figure, 'search').flatMap((section) =>
        Array.from({ length: section.most }, (_, at) => ({ section, command: at + 1 })),
      );
      return table.options(
        choices,
        ({ section, command: wanted }) => judgeSection(table, figure, section, wanted, 'ER-7.1'),
        ({ section, command: wanted }, refusal) =>
          table.option(
            `spend:${section.tile}.${section.section + 1}:${wanted}`,
            { place: section.place, command: wanted, unused: section.most - wanted },
            refusal,
            () => ({
              refs: [section.tile],
              facts: [
                {
                  key: 'search-dice',
                  params: diceTogether(table, [...others, { figure: figure.id, command: wanted }], tile),
                },
              ],
            }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  beginOrder(table, figure, 'search', command, unused > 0 ? 'ER-7.4' : null);
  return command;
}

/** Somebody who takes part in a search, with so many CP. */
interface Searcher {
  readonly figure: CharacterId;
  readonly command: number;
}

function diceFor(table: ErTable, figure: Figure, command: number, tile: number): Chances {
  const { dice, automatic } = skillsOf(figure).search;
  return { dice: dice + command - 1 + sumOfDice(addedFor(table, figure, tile)), automatic };
}

/** What equipment adds, and the room that is searched. */
function addedFor(table: ErTable, figure: Figure, tile: number): readonly AddedDice[] {
  return diceAddedFor(table, figure, ['searches'], tile);
}

/** Everybody’s dice and automatic points; those of the room for each of them (ER-33.2). */
function diceTogether(table: ErTable, searchers: readonly Searcher[], tile: number): Chances {
  const all = searchers.map(({ figure, command }) => diceFor(table, figureOf(table.world, figure), command, tile));
  return {
    dice: all.reduce((sum, { dice }) => sum + dice, 0),
    automatic: all.reduce((sum, { automatic }) => sum + automatic, 0),
  };
}

function rollSearch(table: ErTable, searchers: readonly Searcher[], tile: number): Search {
  const { world } = table;
  const who = searchers.map(({ figure }) => figure);
  for (const [at, id] of who.entries()) {
    const figure = figureOf(world, id);
    tellAdded(table, figure, addedFor(table, figure, tile), at > 0 ? 'ER-33.2' : null);
  }
  const { dice: count, automatic } = diceTogether(table, searchers, tile);
  if (who.length > 1) table.tell('rolled-together', 'ER-31.9', { figures: who, dice: count, automatic });
  const dice = Array.from({ length: count }, () => table.roll(blackDie.length));
  const faces = dice.map(blackFaceOf);
  const points = automatic + faces.reduce((sum, face) => sum + face.search, 0);
  table.tell('searches', 'ER-24.15', { figure: who[0] ?? actingFigure(world).id, dice, automatic, points });
  const spies = faces.reduce((sum, face) => sum + face.spy, 0);
  if (spies > 0) gainSpyPoints(table, actingFigure(world).seat, spies, sourceOf(who));
  return {
    who,
    tile,
    points,
    flips: faces.filter(({ gives }) => gives === 'flip').length,
    shuffles: faces.filter(({ gives }) => gives === 'shuffle').length,
    spies,
  };
}

function sourceOf(who: readonly CharacterId[]): SpySource {
  return who.length > 1 ? 'combined-search' : 'search';
}

// ── Through the deck ─────────────────────────────────────────────────────────────────────────────────────────────────

function searchOf({ search }: World): Search {
  if (search === null) throw new Error('Nobody searches');
  return search;
}

const judgeDeck = ({ deck }: World): Verdict =>
  deck.pile.cards.length > 0 ? null : { key: 'deck-empty', params: {}, cite: 'ER-25.12' };

const judgePoints = (world: World, need: number, cite: string): Verdict => {
  const have = searchOf(world).points;
  return have >= need ? null : { key: 'too-few-search-points', params: { have, need }, cite };
};

const judgeIcon = (world: World, icon: 'flips' | 'shuffles' | 'spies'): Verdict =>
  searchOf(world)[icon] > 0 ? null : { key: 'no-icon', params: {}, cite: 'ER-25.2' };

const passing = deeds({
  options: (table: ErTable) => [
    table.option(
      'pass-card',
      { do: 'pass-card' as const },
      judgeDeck(table.world) ?? judgePoints(table.world, 1, 'ER-25.1'),
    ),
  ],
  run: {
    *'pass-card'(table: ErTable, figure: Figure) {
      const { world } = table;
      const top = searchCards.top(world.deck);
      searchOf(world).points -= 1;
      searchCards.passUnder(table, world.deck);
      if (top !== null) table.tell('card-passed', 'ER-25.1', { figure: figure.id, equipment: top });
    },
  },
});

/** Each icon once, at any moment, if one likes (ER-25.2). */
const icons = deeds({
  options: (table: ErTable) => [
    table.option('flip', { do: 'flip' as const }, judgeIcon(table.world, 'flips') ?? judgeDeck(table.world)),
    table.option('shuffle', { do: 'shuffle' as const }, judgeIcon(table.world, 'shuffles') ?? judgeDeck(table.world)),
    table.option('arrange', { do: 'arrange' as const }, judgeIcon(table.world, 'spies')),
  ],
  run: {
    *flip(table: ErTable, figure: Figure) {
      searchOf(table.world).flips -= 1;
      searchCards.flip(table, table.world.deck);
      table.tell('deck-flipped', 'ER-25.7', { figure: figure.id });
    },
    *shuffle(table: ErTable, figure: Figure) {
      searchOf(table.world).shuffles -= 1;
      searchCards.shuffle(table, table.world.deck);
      table.tell('deck-shuffled', 'ER-25.8', { figure: figure.id });
      yield* offerCut(table, otherSeat(figure.seat), 'ER-25.8');
    },
    *arrange(table: ErTable, figure: Figure) {
      const search = searchOf(table.world);
      search.spies = yield* useSpyPoints(table, figure.seat, search.spies, sourceOf(search.who));
    },
  },
});

const taking = deeds({
  options(table: ErTable, figure: Figure) {
    const { world } = table;
    const top = searchCards.top(world.deck);
    return [
      table.option('take-card', { do: 'take-card' as const }, judgeTaking(table, figure, top), () => ({
        refs: [figure.id],
        facts: top === null ? [] : cardFacts(top),
      })),
      table.option('stop', { do: 'stop' as const }),
    ];
  },
  run: {
    *'take-card'(table: ErTable, figure: Figure) {
      const { world } = table;
      const { points, who } = searchOf(world);
      const finder = yield* chooseFinder(table, figure, who);
      const laid = searchCards.takeTop(table, world.deck);
      const face = faceUp(cardOf(laid), sideUp(laid));
      const left = points - equipment[equipmentFaceOf(face).equipment].findFactor;
      world.search = null;
      const isForeign = equipmentFaceOf(face).clan !== table.board.clans[figure.seat];
      const usual = who.length > 1 ? 'ER-33.1' : left === 0 ? 'ER-25.13' : 'ER-25.3';
      table.tell('card-found', isForeign ? 'ER-25.5' : usual, { figure: finder.id, item: face });
      // Points and icons that are left are lost.
      table.tell('search-over', 'ER-25.4', { figure: figure.id });
      yield* takeItem(table, finder, newItem(face), 'ER-25.6');
    },
    *stop(table: ErTable, figure: Figure) {
      table.world.search = null;
      table.tell('search-over', 'ER-25.4', { figure: figure.id });
    },
  },
});

/** Of several searchers the active player says who receives the card (ER-33.1). */
function* chooseFinder(table: ErTable, figure: Figure, who: readonly CharacterId[]): Rule<Figure> {
  if (who.length < 2) return figure;
  const id = yield* table.ask(figure.seat, {
    key: 'receiver',
    params: { figure: figure.id },
    cite: 'ER-33.1',
    options: () => who.map((one) => table.option(`receive:${one}`, one, null, () => ({ refs: [one] }))),
  });
  return figureOf(table.world, id);
}

/** In a room of its kind, for as many points as it is hard to find (ER-25.3). */
function judgeTaking(table: ErTable, figure: Figure, top: EquipmentId | null): Verdict {
  if (top === null) return judgeDeck(table.world);
  if (!isFoundIn(top, roomTypesOf(table, figure)))
    return { key: 'not-found-here', params: { equipment: top }, cite: 'ER-25.3' };
  return judgePoints(table.world, equipment[top].findFactor, 'ER-25.3');
}

const menu = allDeeds(taking, passing, icons);

export function* searching(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const figure = actingFigure(world);
  const deed = yield* table.ask(figure.seat, {
    key: 'search',
    params: { figure: figure.id, points: searchOf(world).points },
    // What was passed under the deck is remembered; of what lies there nobody else sees more.
    cite: world.deck.up[0] === null ? 'ER-24.13' : 'ER-25.10',
    refs: [figure.id],
    context: () => topFacts(world),
    options: () => menu.options(table, figure),
  });
  yield* carryOut(table, figure, menu, deed);
  return goOn(table);
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

function cardFacts(top: EquipmentId): readonly Fact<Er>[] {
  const { findFactor, weight } = equipment[top];
  return [
    { key: 'find-factor', params: { points: findFactor } },
    { key: 'weighs', params: { weight } },
  ];
}

/** Of the cards that nobody carries, and that do not lie beside the map, everybody knows the faces; how they lie, nobody does. */
function findings(table: ErTable, figure: Figure): readonly Fact<Er>[] {
  const { figures, placed } = table.world;
  const rooms = roomTypesOf(table, figure);
  // The card of a mine is carried, or has gone under the deck.
  const beside = placed.filter(({ marker }) => marker !== 'mine');
  const taken = [...figures.flatMap(({ items }) => items), ...beside].map(({ face }) => equipmentFaceOf(face).card);
  const faces = equipmentCards
    .filter(({ id }) => !taken.includes(id))
    .flatMap(({ norad, salemite }) => [norad, salemite]);
  const fitting = faces.filter((one) => isFoundIn(one, rooms)).length;
  return [{ key: 'may-find', params: { fitting, faces: faces.length } }];
}
