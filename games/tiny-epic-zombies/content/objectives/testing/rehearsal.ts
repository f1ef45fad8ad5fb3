/** A mall made by hand for the tests of objectives: no Zombie, no search card, time without end, and these objectives. */

import { distance, neighboursOf } from '@necropole/boards';
import type { Json, Option } from '@necropole/kernel';
import { pile, putCard } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { tinyEpicZombies } from '../../../index.ts';
import type { Tez, TezTable } from '../../../shape.ts';
import { activeHuman, type Board, type Human, lyingBeside, type ModeId, type World } from '../../../world.ts';
import { characterIds } from '../../characters/index.ts';
import type { CharacterId, ObjectiveId, SearchCardId } from '../../ids.ts';
import type { RoomId, StoreFaceId } from '../../stores/index.ts';
import { objectives } from '../index.ts';

export interface Rehearsal {
  readonly mode?: ModeId;
  readonly seats?: number;
  readonly seed?: string;
  readonly dice?: readonly number[];
  readonly change?: (world: World, board: Board, active: Human) => void;
}

/** None of them is asked anything on the way. */
const cast: readonly CharacterId[] = ['hippie', 'popstar', 'fry-cook', 'greaser'];

export function rehearse(played: readonly ObjectiveId[], how: Rehearsal = {}): Situation<Tez> {
  const { mode = 'cooperative', seats = mode === 'solo' ? 1 : 2, seed = 'objectives' } = how;
  return situation(tinyEpicZombies, {
    config: { mode, seats, seed },
    phase: 'human-turn',
    ...(how.dice === undefined ? {} : { dice: how.dice }),
    change(world, board) {
      world.humans.forEach((human, i) => {
        human.character = cast[i] ?? 'hippie';
      });
      const left = characterIds.filter((id) => !world.humans.some(({ character }) => character === id));
      world.box = pile('characters', 'box', left);
      world.offers = [];
      world.zombieCards = [];
      world.zombies = world.zombies.map(() => null);
      world.turn.human = 0;
      world.lastTurns = 10_000;
      layObjectives(world, board, played);
      how.change?.(world, board, activeHuman(world));
    },
  });
}

function layObjectives(world: World, board: Board, played: readonly ObjectiveId[]): void {
  const entries = board.competitive ? world.humans.length : 1;
  world.objectives = played.map((id) => ({
    id,
    progress: new Array<number>(entries).fill(0),
    done: new Array<boolean>(entries).fill(false),
    marks: [],
  }));
  for (const id of played) objectives[id].setUp({ world, board } as unknown as TezTable);
}

/** Lays a card of the decks beside a store, face up. */
export function layCard(world: World, board: Board, store: StoreFaceId, card: SearchCardId): void {
  putCard([world.deck, world.stock], card, lyingBeside(world, board, store));
}

/** Walks the first Human to a room, by as many turns as it takes; the others walk around the courtyard meanwhile. */
export function walk(match: Situation<Tez>, to: RoomId): void {
  while (match.world.turn.human !== 0 || match.world.humans[0]?.room !== to) step(match, to);
}

/** One answer on the way of the first Human to a room. */
function step(match: Situation<Tez>, to: RoomId): void {
  const { world } = match;
  if (match.question.key === 'overkill') match.answer('stay');
  else if (world.turn.mustFight) match.answer('melee');
  else if (world.turn.moves + world.turn.extra === 0) match.answer('end');
  else if (world.turn.human !== 0) stroll(match);
  else match.answer(`move:${towards(match, activeHuman(world).room, to)}`);
}

/** Plays on until it is the first Human's turn again. */
export function nextTurn(match: Situation<Tez>): void {
  while (match.world.turn.moves > 0) stroll(match);
  match.answer('end');
  while (match.world.turn.human !== 0) {
    if (match.world.turn.moves === 0) match.answer('end');
    else stroll(match);
  }
}

/** A Move that changes nothing: around the courtyard, or to and fro. */
function stroll(match: Situation<Tez>): void {
  const { room } = activeHuman(match.world);
  const beside = neighboursOf(match.board.mall, room);
  const around = beside.find((each) => each.startsWith('courtyard.') && each !== 'courtyard.centre');
  match.answer(`move:${around ?? beside[0] ?? room}`);
}

/** The next room on a shortest way. */
export function towards({ board }: Situation<Tez>, from: RoomId, to: RoomId): RoomId {
  const beside = neighboursOf(board.mall, from);
  const next = [...beside].sort((a, b) => distance(board.mall, a, to) - distance(board.mall, b, to))[0];
  if (next === undefined) throw new Error(`There is no way out of ${from}`);
  return next;
}

/** The entry of an objective, with its progress. */
export function entryOf(match: Situation<Tez>, id: ObjectiveId): World['objectives'][number] {
  const entry = match.world.objectives.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`${id} is not in play`);
  return entry;
}

export function whereIs(match: Situation<Tez>, token: string): string {
  const found = match.world.tokens.find(({ id }) => id === token);
  if (found === undefined) throw new Error(`There is no token ${token}`);
  return found.at;
}

/** What decides, before the choice. */
export function factsOf(match: Situation<Tez>, key: string): Option<Json, Tez>['facts'] {
  return match.option(key).facts;
}
