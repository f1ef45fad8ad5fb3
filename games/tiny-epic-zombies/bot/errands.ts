/**
 * What a Human could do next for the open objectives, and how many Moves away it is. Everything is read from what lies
 * open on the table.
 */
import { neighboursOf } from '@necropole/boards';
import { remembers } from '@necropole/kernel';
import { kindOf, type ObjectiveId, type SearchCardId } from '../content/ids.ts';
import { armouries } from '../content/objectives/assemble-an-arsenal.ts';
import { laboratory, symbolOfVial } from '../content/objectives/discover-a-cure.ts';
import { iconRoom } from '../content/objectives/icons.ts';
import { objectives } from '../content/objectives/index.ts';
import { numberOf } from '../content/objectives/tokens.ts';
import { familyOf, isWeapon } from '../content/search/deck.ts';
import { type RoomId, type StoreFaceId, storeFaceById, storeRoomId } from '../content/stores/index.ts';
import type { SeenHuman, SeenWorld } from '../scene/seen.ts';
import type { Board, World } from '../world.ts';
import { type Horde, hordeIn, type Mall, mallOf } from './mall.ts';

/** One errand: a place to go to, and the answer to give there. */
export interface Errand {
  readonly place: number;
  /** The store that must be empty first; -1 where none must. */
  readonly store: number;
  /** `null` where arriving is enough. */
  readonly answer: string | null;
}

/** A position as the bots look at it: read once, used for every Human. */
export interface Position {
  readonly world: SeenWorld;
  readonly board: Board;
  readonly mall: Mall;
  readonly horde: Horde;
}

/** Looks at a view. */
export function positionOf(world: SeenWorld, board: Board): Position {
  const mall = mallOf(board);
  return { world, board, mall, horde: hordeIn(world, mall) };
}

type Token = SeenWorld['tokens'][number];
type Entry = SeenWorld['objectives'][number];

/** Which entry of an objective a Human's progress goes to. */
export function entryAt({ world, board }: Position, human: SeenHuman): number {
  return board.competitive ? world.humans.indexOf(human) : 0;
}

/** The errands of all objectives that are open for a Human. */
export function errandsOf(position: Position, human: SeenHuman): readonly Errand[] {
  const { world } = position;
  const at = entryAt(position, human);
  const found: Errand[] = [];
  for (const entry of world.objectives) {
    if (entry.done[at] !== true) errands[entry.id]?.(position, human, entry, found);
  }
  return found;
}

/** The errands of one objective for a Human. */
export function errandsFor(objective: ObjectiveId, position: Position, human: SeenHuman): readonly Errand[] {
  const entry = position.world.objectives.find(({ id }) => id === objective);
  const found: Errand[] = [];
  if (entry !== undefined) errands[objective]?.(position, human, entry, found);
  return found;
}

/** The cost in Moves of what stands in the way of an errand: each Zombie of its store is to be killed first. */
export const A_ZOMBIE = 1.25;

/** How many Moves an errand is worth from a place, the Zombies in its way counted. */
export function effortOf({ mall, horde }: Position, errand: Errand, from: number): number {
  const zombies = errand.store < 0 ? 0 : (horde.inStore[errand.store] ?? 0);
  return (mall.steps[from]?.[errand.place] ?? 0) + A_ZOMBIE * zombies;
}

type ErrandsOfOne = (position: Position, human: SeenHuman, entry: Entry, found: Errand[]) => void;

/** Of an objective that is not here the bots know no errand. */
const errands: Partial<Readonly<Record<ObjectiveId, ErrandsOfOne>>> = {
  'assemble-an-arsenal': (position, human, _, found) => {
    const { board, mall } = position;
    const stored = armouries(board).flatMap((store) => mall.roomsAt[board.stores.indexOf(store)] ?? []);
    for (const card of [human.melee.cards[0], human.ranged.cards[0]]) {
      if (card === undefined || card === null) continue;
      for (const place of stored) found.push({ place, store: -1, answer: `drop:${card}` });
    }
    lying(position, (card) => isWeapon(card) && slotOf(human, card).cards.length === 0, found);
  },
  'call-the-cdc': (position, human, { marks }, found) => {
    const { world, board } = position;
    const radio = world.tokens.find(({ id }) => id === 'radio');
    if (radio === undefined) return;
    if (board.competitive) {
      if (!marks.includes(`${human.id}/frequency`)) lying(position, isFrequency, found);
      fetch(position, radio, found);
    } else if (radio.at === human.id) lying(position, isFrequency, found);
    else fetch(position, radio, found);
  },
  'discover-a-cure': (position, human, { marks }, found) => {
    const { world, board, mall } = position;
    const had: string[] = [];
    for (const { id, objective, at } of world.tokens) {
      if (objective !== 'discover-a-cure' || at !== human.id) continue;
      const symbol = symbolOfVial(id);
      if (marks.includes(own(board, human, symbol))) continue;
      had.push(symbol);
      for (const room of laboratories(board)) found.push(inRoom(mall, room, `token:${id}`));
    }
    for (const token of world.tokens) {
      if (token.objective !== 'discover-a-cure') continue;
      const symbol = symbolOfVial(token.id);
      if (!marks.includes(own(board, human, symbol)) && !had.includes(symbol)) fetch(position, token, found);
    }
  },
  'escape-the-mall': (position, human, entry, found) => {
    const { world, mall } = position;
    const cans = world.tokens.filter(({ objective }) => objective === 'escape-the-mall');
    const store = mall.storeAt[mall.places[world.vehicle.room]] ?? -1;
    for (const { id, at } of cans) {
      if (at !== human.id) continue;
      for (const place of mall.roomsAt[store] ?? []) found.push({ place, store, answer: `token:${id}` });
    }
    if (wantsMore(position, human, entry)) for (const can of cans) fetch(position, can, found);
  },
  'fix-the-helicopter': (position, human, entry, found) => bringToCentre(position, human, entry, found),
  'restore-the-power': (position, human, { marks }, found) => {
    const { world, board } = position;
    const last = marks.findLast((mark) => mark.startsWith(own(board, human, 'breaker')));
    const next = last === undefined ? (board.competitive ? null : 1) : (numberOf(last) % 4) + 1;
    for (const token of world.tokens) {
      if (token.objective !== 'restore-the-power' || (next !== null && numberOf(token.id) !== next)) continue;
      fetch(position, token, found);
    }
  },
  'save-stranded-survivors': (position, human, entry, found) => bringToCentre(position, human, entry, found),
  'seal-the-doors': (position, human, { marks }, found) => {
    const { world, board, mall } = position;
    for (const store of board.stores) {
      const what = board.competitive ? store : storeFaceById[store].symbol;
      const room = storeRoomId(store, 1);
      const locked = world.tokens.some(({ objective, at }) => objective === 'seal-the-doors' && at === room);
      if (!locked && !marks.includes(own(board, human, what))) found.push(inRoom(mall, room, 'end'));
    }
  },
  'thin-the-herd': ({ world, board, mall, horde }, human, __, found) => {
    if (remembers(world.memory, human.id, 'thin-the-herd')) return; // one a turn
    for (const room of world.zombies) {
      if (room === null) continue;
      for (const beside of neighboursOf(board.mall, room)) {
        const place = mall.places[beside];
        const outside = !board.competitive || mall.storeAt[place] !== mall.storeAt[mall.places[room]];
        if (outside && horde.at[place] === false) found.push({ place, store: -1, answer: `shoot:${room}` });
      }
    }
  },
};

function bringToCentre(position: Position, human: SeenHuman, entry: Entry, found: Errand[]): void {
  const { world, mall } = position;
  const tokens = world.tokens.filter(({ objective }) => objective === entry.id);
  if (tokens.some(({ at }) => at === human.id)) found.push({ place: mall.centre, store: -1, answer: null });
  if (wantsMore(position, human, entry)) for (const token of tokens) fetch(position, token, found);
}

/** Does an objective need more tokens than are on their way? */
function wantsMore(position: Position, human: SeenHuman, { id, progress }: Entry): boolean {
  const { world, board } = position;
  const carried = world.tokens.filter(
    ({ objective, at }) => objective === id && (board.competitive ? at === human.id : at.startsWith('human-')),
  ).length;
  return (progress[entryAt(position, human)] ?? 0) + carried < goalOf(world, board.competitive, id);
}

/** How much progress completes an objective. */
export function goalOf({ humans }: SeenWorld, competitive: boolean, id: ObjectiveId): number {
  // A goal counts the Humans at most: nothing hidden is asked for.
  return objectives[id].goal({ humans } as unknown as World, { competitive } as Board);
}

function laboratories(board: Board): readonly RoomId[] {
  return board.competitive ? [1, 2, 3, 4].map((number) => iconRoom(board, 'biohazard', number)) : [laboratory(board)];
}

function own(board: Board, human: SeenHuman, what: string): string {
  return board.competitive ? `${human.id}/${what}` : what;
}

function inRoom(mall: Mall, room: RoomId, answer: string): Errand {
  const place = mall.places[room];
  return { place, store: mall.storeAt[place] ?? -1, answer };
}

/** A token on the ground: in its room, or within reach of a whole store. */
function fetch({ board, mall }: Position, { id, at }: Token, found: Errand[]): void {
  if (at === 'box' || at.startsWith('human-')) return;
  if (at.includes('.')) {
    found.push(inRoom(mall, at as RoomId, `token:${id}`));
    return;
  }
  const store = board.stores.indexOf(at as StoreFaceId);
  for (const place of mall.roomsAt[store] ?? []) found.push({ place, store, answer: `token:${id}` });
}

function lying({ world, mall }: Position, wanted: (card: SearchCardId) => boolean, found: Errand[]): void {
  world.lying.forEach(({ cards }, store) => {
    for (const card of cards) {
      if (card === null || !wanted(card)) continue;
      for (const place of mall.roomsAt[store] ?? []) found.push({ place, store, answer: `take:${card}` });
    }
  });
}

function isFrequency(card: SearchCardId): boolean {
  return kindOf(card) === 'frequency';
}

function slotOf(human: SeenHuman, card: SearchCardId): SeenHuman['melee'] {
  return familyOf(card) === 'melee' ? human.melee : human.ranged;
}
