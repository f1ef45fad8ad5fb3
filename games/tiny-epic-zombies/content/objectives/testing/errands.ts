/** What a single-minded player would do next for an objective: go to one of these rooms, and give this answer there. */
import { neighboursOf } from '@necropole/boards';
import { cardsHeld, slotFor } from '../../../rules/holding.ts';
import { type Board, type Human, lyingBeside, type ObjectiveToken, roomsOf, type World } from '../../../world.ts';
import type { ObjectiveId, SearchCardId } from '../../ids.ts';
import { isWeapon, kindOf } from '../../search/deck.ts';
import { type RoomId, type StoreFaceId, storeFaceById, storeRoomId } from '../../stores/index.ts';
import { armoury } from '../assemble-an-arsenal.ts';
import { laboratory, symbolOfVial } from '../discover-a-cure.ts';
import { iconRoom } from '../icons.ts';
import { numberOf } from '../tokens.ts';

export interface Errand {
  readonly rooms: readonly RoomId[];
  /** `null` where arriving is enough. */
  readonly answer: string | null;
}

type Errands = (world: World, board: Board, human: Human) => readonly Errand[];

const CENTRE: RoomId = 'courtyard.centre';

function tokens(world: World, objective: ObjectiveId): readonly ObjectiveToken[] {
  return world.tokens.filter((token) => token.objective === objective && token.at !== 'box');
}

function marks(world: World, objective: ObjectiveId): readonly string[] {
  return world.objectives.find(({ id }) => id === objective)?.marks ?? [];
}

function own(board: Board, human: Human, what: string): string {
  return board.competitive ? `${human.id}/${what}` : what;
}

/** Where a token on the ground can be taken; nowhere when somebody carries it. */
function fetch(board: Board, { id, at }: ObjectiveToken): readonly Errand[] {
  if (at.startsWith('human-') || at === 'box') return [];
  const rooms = at.includes('.') ? [at as RoomId] : roomsOf(board, at as StoreFaceId);
  return [{ rooms, answer: `token:${id}` }];
}

function lying(world: World, board: Board, wanted: (card: SearchCardId) => boolean): readonly Errand[] {
  return board.stores.flatMap((store) =>
    lyingBeside(world, board, store)
      .cards.filter(wanted)
      .map((card): Errand => ({ rooms: roomsOf(board, store), answer: `take:${card}` })),
  );
}

export const errandsOf: Readonly<Record<ObjectiveId, Errands>> = {
  'assemble-an-arsenal': (world, board, human) => {
    const weapons = cardsHeld(human).filter(isWeapon);
    const store = weapons.map((card): Errand => ({ rooms: roomsOf(board, armoury(board)), answer: `drop:${card}` }));
    const fetched = lying(world, board, (card) => isWeapon(card) && slotFor(human, card).cards.length === 0);
    return [...store, ...fetched];
  },
  'call-the-cdc': (world, board, human) => {
    const radio = tokens(world, 'call-the-cdc')[0];
    if (radio === undefined) return [];
    const frequencies = lying(world, board, (card) => kindOf(card) === 'frequency');
    if (!board.competitive) return radio.at === human.id ? frequencies : fetch(board, radio);
    return marks(world, 'call-the-cdc').includes(own(board, human, 'frequency')) || frequencies.length === 0
      ? fetch(board, radio)
      : frequencies;
  },
  'discover-a-cure': (world, board, human) => {
    const known = marks(world, 'discover-a-cure');
    const carried = world.tokens.filter(({ id, at }) => id.startsWith('vial') && at === human.id);
    const labs = board.competitive
      ? [1, 2, 3, 4].map((number) => iconRoom(board, 'biohazard', number))
      : [laboratory(board)];
    const useful = carried.filter(({ id }) => !known.includes(own(board, human, symbolOfVial(id))));
    if (useful.length > 0 && (board.competitive || useful.length + known.length >= 4)) {
      return useful.map(({ id }): Errand => ({ rooms: labs, answer: `token:${id}` }));
    }
    const had = carried.map(({ id }) => symbolOfVial(id));
    const wanted = tokens(world, 'discover-a-cure').filter(
      ({ id }) => !known.includes(own(board, human, symbolOfVial(id))) && !had.includes(symbolOfVial(id)),
    );
    const found = wanted.flatMap((token) => fetch(board, token));
    return found.length > 0 ? found : useful.map(({ id }): Errand => ({ rooms: labs, answer: `token:${id}` }));
  },
  'escape-the-mall': (world, board, human) => {
    const cans = tokens(world, 'escape-the-mall');
    const carried = cans.find(({ at }) => at === human.id);
    if (carried !== undefined) return [{ rooms: [world.vehicle.room], answer: `token:${carried.id}` }];
    return cans.flatMap((can) => fetch(board, can));
  },
  'fix-the-helicopter': (world, board, human) => {
    const parts = tokens(world, 'fix-the-helicopter');
    if (parts.some(({ at }) => at === human.id)) return [{ rooms: [CENTRE], answer: null }];
    return parts.flatMap((part) => fetch(board, part));
  },
  'restore-the-power': (world, board, human) => {
    const breakers = tokens(world, 'restore-the-power');
    const last = marks(world, 'restore-the-power').findLast((mark) => mark.startsWith(own(board, human, 'breaker')));
    const next = last === undefined ? (board.competitive ? null : 1) : (numberOf(last) % 4) + 1;
    return breakers.filter(({ id }) => next === null || numberOf(id) === next).flatMap((each) => fetch(board, each));
  },
  'save-stranded-survivors': (world, board, human) => {
    const stranded = tokens(world, 'save-stranded-survivors');
    if (stranded.some(({ at }) => at === human.id)) return [{ rooms: [CENTRE], answer: null }];
    return stranded.flatMap((token) => fetch(board, token));
  },
  'seal-the-doors': (world, board, human) => {
    const known = marks(world, 'seal-the-doors');
    const locked = tokens(world, 'seal-the-doors').map(({ at }) => at);
    return board.stores
      .filter((store) => {
        const what = board.competitive ? store : storeFaceById[store].symbol;
        return !known.includes(own(board, human, what)) && !locked.includes(storeRoomId(store, 1));
      })
      .map((store) => ({ rooms: [storeRoomId(store, 1)], answer: 'end' }));
  },
  'thin-the-herd': (world, board) =>
    world.zombies.flatMap((room) =>
      room === null ? [] : [{ rooms: neighboursOf(board.mall, room), answer: `shoot:${room}` }],
    ),
};
