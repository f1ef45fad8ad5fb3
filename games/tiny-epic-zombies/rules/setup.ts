/**
 * Set-up (p.4-6, p.16-18).
 *
 * `setUp` lays the mall, the Zombies, the decks and the pawns. What somebody chooses comes in the first phases: the
 * Zombie player's card, the Humans' cards, the objectives, and the first search cards.
 */
import { draw, knowers, type Pile, pile, type SetUp, type Start, takeOpenly, takeTop } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import type { CharacterId, SearchCardId } from '../content/ids.ts';
import { objectiveIds, objectives } from '../content/objectives/index.ts';
import { isPackA, PACK_B, searchCardIds } from '../content/search/deck.ts';
import {
  layMall,
  type Position,
  positions,
  type StoreFaceId,
  storeCards,
  storeFaceById,
  storeRoomId,
  storeRooms,
} from '../content/stores/index.ts';
import { type EntranceSymbol, entranceSymbols } from '../content/symbols.ts';
import type { PhaseName, Rule, Tez, TezTable } from '../shape.ts';
import {
  BARRICADE_START,
  type Board,
  type Human,
  type HumanId,
  humanAt,
  type ModeId,
  STRONGEST,
  type World,
  ZOMBIES,
} from '../world.ts';
import { freshTurn } from './human-turn.ts';
import { supplySpace } from './supplies.ts';

const OFFERED = 3;

const survivorsByDifficulty: Readonly<Record<string, number>> = { easy: 3, normal: 2, hard: 1, epic: 0 };

export function setUp(start: Start): SetUp<Tez> {
  const mode = start.mode as ModeId;
  const versus = mode === 'cooperative-versus' || mode === 'competitive-versus';
  const board = layBoard(start, mode, versus);
  const count = mode === 'solo' ? 2 : versus ? start.seats - 1 : start.seats;
  const decks = makeDecks(start);
  const box = pile<CharacterId>('characters', 'box', characterIds);
  start.shuffle(box);
  const world: World = {
    humans: Array.from({ length: count }, (_, i) => newHuman(i, mode === 'solo' ? 0 : i, board, count)),
    turn: freshTurn(start.below(count)),
    zombies: Array.from({ length: ZOMBIES }, (_, i) => {
      const store = board.stores[i];
      return store === undefined ? null : storeRoomId(store, 1);
    }),
    barricade: BARRICADE_START,
    survivors: board.competitive ? 0 : versus ? 2 : (survivorsByDifficulty[start.options['difficulty'] ?? ''] ?? 2),
    taken: 0,
    zombieCards: [],
    box,
    offers: [],
    ...decks,
    hand: pile('search', 'hand'),
    discard: pile('search', 'discard'),
    lying: board.stores.map((store) => pile<SearchCardId>('search', `beside ${store}`)),
    objectives: [],
    tokens: [],
    supplies: [supplySpace(board, 1), supplySpace(board, 2)],
    vehicle: vehicleOf(board),
    traps: [null, null],
    arrivals: null,
    revealed: null,
    lastTurns: null,
    memory: [],
  };
  if (!versus) drawZombieCard(world);
  world.offers = dealOffers(world, versus ? start.seats - 1 : null);
  return { world, board, phase: versus ? 'choose-zombie' : 'choose-characters' };
}

function newHuman(index: number, seat: number, board: Board, count: number): Human {
  const id = `human-${index + 1}` as HumanId;
  const place = (what: string): string => `${what} of ${id}`;
  return {
    id,
    seat,
    character: null,
    room: 'courtyard.centre',
    wounds: 0,
    ammo: STRONGEST,
    melee: pile('search', place('melee')),
    ranged: pile('search', place('ranged')),
    backpack: pile('search', place('backpack')),
    search: pile('search', place('search card')),
    survivors: board.competitive ? (count === 2 ? 2 : 1) : 0,
  };
}

/** Step 1: the courtyard in the middle, the 8 stores around it, each at a random place with a random face up. */
function layBoard(start: Start, mode: ModeId, versus: boolean): Board {
  const competitive = mode === 'competitive' || mode === 'competitive-versus';
  const side = competitive ? 'competitive' : 'cooperative';
  const stores = start.shuffled(storeCards).map((card) => card.faces[start.below(2) as 0 | 1].id);
  const laid = positions.map((position, i) => [position, stores[i] as StoreFaceId] as const);
  const byPosition = Object.fromEntries(laid) as Record<Position, StoreFaceId>; // order: built from `positions`
  const storesOf = Object.fromEntries(
    entranceSymbols.map((symbol) => [symbol, stores.filter((store) => storeFaceById[store].symbol === symbol)]),
  ) as unknown as Record<EntranceSymbol, readonly [StoreFaceId, StoreFaceId]>;
  return {
    mode,
    competitive,
    zombieSeat: versus ? start.seats - 1 : null,
    side,
    mall: layMall(byPosition, side),
    positions: byPosition,
    stores,
    storesOf,
  };
}

/** Step 6: packs A and B make the search deck, the rest the supply deck. */
function makeDecks(start: Start): { deck: Pile<SearchCardId>; stock: Pile<SearchCardId> } {
  const packA = searchCardIds.filter(isPackA);
  const others = start.shuffled(searchCardIds.filter((card) => !isPackA(card)));
  const deck = pile('search', 'deck', [...packA, ...others.slice(0, PACK_B)]);
  start.shuffle(deck);
  return { deck, stock: pile('search', 'stock', others.slice(PACK_B)) };
}

function vehicleOf(board: Board): World['vehicle'] {
  const home = storeRooms.find((room) => room.vehicle !== undefined && board.stores.includes(room.face));
  if (home?.vehicle === undefined) throw new Error('Every mall has a vehicle');
  return { kind: home.vehicle, room: home.id };
}

/** Without a Zombie player, one card is turned over at random (p.16). */
function drawZombieCard(world: World): void {
  world.zombieCards.push({ character: takeTop(world.box), marker: 0 });
}

/** Three cards for each Human to choose from; they are dealt after the Zombie player has chosen. */
function dealOffers(world: World, zombieSeat: number | null): Pile<CharacterId>[] {
  if (zombieSeat !== null) return [offer(world, 'offer of the Zombie player', zombieSeat)];
  return world.humans.map((human) => offer(world, `offer of ${human.id}`, human.seat));
}

function offer(world: World, place: string, seat: number): Pile<CharacterId> {
  const cards = Array.from({ length: OFFERED }, () => takeTop(world.box));
  return pile('characters', place, cards.toReversed(), knowers(seat));
}

function offerOf(world: World, at: number): Pile<CharacterId> {
  const offered = world.offers[at];
  if (offered === undefined) throw new Error(`There is no offer ${at}`);
  return offered;
}

// ── Steps 3 to 5: what is chosen ──────────────────────────────────────────────────────────────────────────────────

function keepOptions(table: TezTable, at: number, face: 'human-face' | 'zombie-face') {
  const offered = table.world.offers[at]?.cards ?? [];
  return offered.map((character) =>
    table.option(`keep:${character}`, character, null, () => ({
      refs: [character],
      facts: [{ key: face, params: { character } }],
    })),
  );
}

/** The Zombie player keeps one of 3 cards; the other two go back before the Humans are dealt theirs. */
export function* chooseZombie(table: TezTable): Rule<PhaseName> {
  const { world, board } = table;
  const character = yield* table.ask(board.zombieSeat ?? 0, {
    key: 'choose-zombie',
    params: {},
    cite: 'TEZ-4.8',
    options: () => keepOptions(table, 0, 'zombie-face'),
  });
  world.zombieCards.push({ character, marker: 1 });
  table.tell('zombie-chosen', 'TEZ-4.8', { character });
  putBack(table, 0, character);
  world.offers = world.humans.map((human) => pile('characters', `offer of ${human.id}`));
  world.humans.forEach((human, at) => {
    for (let i = 0; i < OFFERED; i++) draw(table, world.box, offerOf(world, at), knowers(human.seat));
  });
  return 'choose-characters';
}

/** The card that was kept is shown and leaves the pool; the others go back to the box, which is shuffled. */
function putBack(table: TezTable, at: number, kept: CharacterId): void {
  const { world } = table;
  const offered = offerOf(world, at);
  takeOpenly(table, offered, offered.cards.indexOf(kept));
  while (offered.cards.length > 0) table.move(offered, 0, world.box);
  table.shuffle(world.box);
}

/** Each Human keeps one of their 3 cards. The seats choose at once; a seat with two Humans chooses for each in turn. */
export function* chooseCharacters(table: TezTable): Rule<PhaseName> {
  const { world } = table;
  for (const round of roundsOfHumans(world)) {
    const chosen = yield* table.askAll(
      round.map((at) => ({
        seat: humanAt(world, at).seat,
        asking: {
          key: 'choose-character' as const,
          params: { human: humanAt(world, at).id },
          cite: 'TEZ-4.12',
          options: () => keepOptions(table, at, 'human-face'),
        },
      })),
    );
    round.forEach((at, i) => {
      keepCharacter(table, at, chosen[i] as CharacterId);
    });
  }
  world.offers = [];
  return 'lay-objectives';
}

/** The Humans in rounds, no seat twice in one. */
function roundsOfHumans(world: World): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  world.humans.forEach((human, at) => {
    const turn = world.humans.slice(0, at).filter((other) => other.seat === human.seat).length;
    const round = rounds[turn] ?? [];
    round.push(at);
    rounds[turn] = round;
  });
  return rounds;
}

function keepCharacter(table: TezTable, at: number, character: CharacterId): void {
  const human = humanAt(table.world, at);
  human.character = character;
  table.tally('joined', character);
  table.tell('character-chosen', 'TEZ-4.12', { who: character, human: human.id });
  putBack(table, at, character);
}

/** Step 5: 3 of the 9 objectives, and what each asks to be laid out. */
export function* layObjectives(table: TezTable): Rule<PhaseName> {
  const { world, board } = table;
  const drawn = table.shuffled(objectiveIds).slice(0, 3);
  const entries = board.competitive ? world.humans.length : 1;
  world.objectives = drawn.map((id) => ({
    id,
    progress: new Array<number>(entries).fill(0),
    done: new Array<boolean>(entries).fill(false),
    marks: [],
  }));
  for (const id of drawn) objectives[id].setUp(table);
  table.tell('objectives-laid', 'TEZ-4.18', { objectives: drawn });
  return 'deal-first-cards';
}
