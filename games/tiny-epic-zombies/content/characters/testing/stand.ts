/** A mall made by hand for the tests of player cards: two Humans in the courtyard, no Zombie, no objective. */
import { EVERYBODY, type Pile, pile, putCard } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { tinyEpicZombies } from '../../../index.ts';
import type { PhaseName, Tez } from '../../../shape.ts';
import type { Board, Human, ModeId, World } from '../../../world.ts';
import { characterIds } from '../../characters/index.ts';
import type { CharacterId, SearchCardId } from '../../ids.ts';
import type { Icon, Position, RoomId, RoomNumber, StoreFaceId } from '../../stores/index.ts';
import { storeFaceById, storeRoomId, storeRooms } from '../../stores/index.ts';
import type { EntranceSymbol } from '../../symbols.ts';

interface Setting {
  readonly mode?: ModeId;
  /** The two Humans: the first one plays. */
  readonly human?: CharacterId;
  readonly other?: CharacterId;
  /** The Zombie side. */
  readonly zombie?: CharacterId;
  readonly marker?: number;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  readonly change?: (world: World, board: Board, active: Human) => void;
}

export function stand(setting: Setting): Situation<Tez> {
  const { mode = 'cooperative', human = 'athlete', other = 'popstar', zombie, phase = 'human-turn' } = setting;
  const versus = mode.endsWith('-versus');
  return situation(tinyEpicZombies, {
    config: { mode, seats: versus ? 3 : 2, seed: 'player cards' },
    phase,
    ...(setting.dice === undefined ? {} : { dice: setting.dice }),
    change(world, board) {
      const [first, second] = world.humans;
      if (first === undefined || second === undefined) throw new Error('Two Humans are needed');
      first.character = human;
      second.character = other;
      const marker = setting.marker ?? (versus ? 1 : 0);
      world.zombieCards = zombie === undefined ? [] : [{ character: zombie, marker }];
      world.offers = [];
      const left = characterIds.filter((id) => ![human, other, zombie].includes(id));
      world.box = pile('characters', 'box', left);
      world.zombies = world.zombies.map(() => null);
      world.turn.human = 0;
      setting.change?.(world, board, first);
    },
  });
}

/** The room of this number in the store that lies there. */
export function roomAt(board: Board, position: Position, number: RoomNumber): RoomId {
  return storeRoomId(board.positions[position], number);
}

/** The first room of this mall that shows the icon. */
export function roomWith(board: Board, kind: Icon['kind']): RoomId {
  const room = storeRooms.find(
    ({ face, icons }) => board.stores.includes(face) && icons.some((icon) => icon.kind === kind),
  );
  if (room === undefined) throw new Error(`No room shows a ${kind}`);
  return room.id;
}

/** Puts Zombies into rooms. */
export function putZombies(world: World, ...rooms: readonly RoomId[]): void {
  for (const room of rooms) world.zombies[world.zombies.indexOf(null)] = room;
}

/** A survival card of the search deck that bears this symbol, or that of this store. */
export function cardWith(symbol: EntranceSymbol): SearchCardId {
  const copies: Readonly<Record<EntranceSymbol, SearchCardId>> = {
    orange: 'frequency-1',
    green: 'frequency-2',
    blue: 'frequency-3',
    purple: 'frequency-4',
  };
  return copies[symbol];
}

export function symbolAt(store: StoreFaceId): EntranceSymbol {
  return storeFaceById[store].symbol;
}

/** Puts a card that is in the search deck or the supply deck onto a pile, face up. */
export function deal(world: World, card: SearchCardId, onto: Pile<SearchCardId>, known: number = EVERYBODY): void {
  putCard([world.deck, world.stock], card, onto, known);
}

/** The card that was just revealed: its symbol steers the Zombie turn. */
export function reveal(world: World, card: SearchCardId): void {
  deal(world, card, world.discard);
  world.revealed = card;
  world.turn.over = 'ended';
}
