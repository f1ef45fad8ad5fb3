/** What a sensible Human tries first: fights, errands, what heals and arms, and the Moves that lead to the next errand. */

import type { OpenQuestion } from '@necropole/kernel';
import { kindOf } from '../content/ids.ts';
import { armouries } from '../content/objectives/assemble-an-arsenal.ts';
import { isWeapon } from '../content/search/deck.ts';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import { abilityOf } from '../rules/rooms.ts';
import type { SeenHuman } from '../scene/seen.ts';
import type { Tez } from '../shape.ts';
import { STRONGEST, storeOf } from '../world.ts';
import { A_ZOMBIE, type Errand, effortOf, entryAt, errandsOf, type Position } from './errands.ts';
import { harmIn } from './horde.ts';

/** The weights of a Human's answers. */
export function weighForHumans(position: Position, question: OpenQuestion<Tez>): readonly number[] {
  const { options, asking } = question;
  const human = position.world.humans[position.world.turn.human];
  if (human === undefined) return options.map(() => 1);
  switch (asking.key) {
    case 'turn':
      return weighTurn(position, human, options);
    case 'overkill':
      return weighFreeMove(position, human, options);
    case 'first-store':
      return options.map(({ key }) => 3 / (1 + harmIn(position, storeIn(position, key))));
    case 'bite':
      return options.map(({ key }) => gapOf(position, key) ** 2);
    default:
      return options.map(({ key }) => usual[key] ?? 1);
  }
}

const usual: Readonly<Record<string, number>> = { draw: 5, keep: 2, accept: 3, decline: 0.3, suffer: 0.3 };

type Options = OpenQuestion<Tez>['options'];

function gapOf({ world }: Position, key: string): number {
  const bitten = world.humans.find(({ id }) => key === `human:${id}`);
  return bitten === undefined ? 1 : Math.max(0.3, bitten.ammo - bitten.wounds - 1);
}

function storeIn({ board }: Position, key: string): number {
  return board.stores.indexOf(nounOf(key) as StoreFaceId);
}

function nounOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

// ── A turn ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Below this, a Human looks after themselves. */
const CAUTIOUS = 3;
/** How sharply a Move that leads nearer is preferred, by one step of difference. */
const EAGER = 1.6;

function weighTurn(position: Position, human: SeenHuman, options: Options): readonly number[] {
  const errands = withHealing(position, human, errandsOf(position, human));
  const nearest = nearestMove(position, errands, options);
  return options.map(({ key }) => weighStep(position, human, errands, nearest, key));
}

function weighStep(
  position: Position,
  human: SeenHuman,
  errands: readonly Errand[],
  nearest: number,
  key: string,
): number {
  switch (verbOf(key)) {
    case 'melee':
      return 12;
    case 'move':
      return weighMove(position, human, errands, nearest, nounOf(key) as RoomId);
    case 'token':
      return runsHere(position, human, errands, key) ? 15 : 0.05;
    case 'take':
      return weighTake(position, human, errands, key);
    case 'exchange':
    case 'drop':
      return weighDrop(position, human, key);
    case 'supply':
      return position.world.barricade > 4 ? 1 : 4;
    case 'shoot':
      return weighShot(position, human, errands, nounOf(key) as RoomId);
    case 'use':
      return weighRoom(position, human);
    case 'item':
      return weighItem(position, human, key);
    default:
      return 1;
  }
}

/** Somebody who is nearly eaten had better go and heal. */
function withHealing({ mall }: Position, human: SeenHuman, errands: readonly Errand[]): readonly Errand[] {
  if (human.wounds < 2 || human.ammo - human.wounds > CAUTIOUS) return errands;
  return [{ place: mall.centre, store: -1, answer: null }];
}

function runsHere({ mall }: Position, human: SeenHuman, errands: readonly Errand[], key: string): boolean {
  const here = mall.places[human.room];
  return errands.some(({ place, answer }) => answer === key && place === here);
}

function nearestMove(position: Position, errands: readonly Errand[], options: Options): number {
  let nearest = Infinity;
  for (const { key } of options) {
    if (key.startsWith('move:')) nearest = Math.min(nearest, effortFrom(position, errands, nounOf(key) as RoomId));
  }
  return nearest;
}

/** The effort of the nearest errand from a room, the Zombie killed that stands in it. */
function effortFrom(position: Position, errands: readonly Errand[], room: RoomId): number {
  const { mall, horde } = position;
  const from = mall.places[room];
  const cleared = horde.at[from] === true ? (mall.storeAt[from] ?? -1) : -1;
  let least = 8;
  for (const errand of errands) {
    const effort = effortOf(position, errand, from) - (cleared >= 0 && errand.store === cleared ? A_ZOMBIE : 0);
    if (effort < least) least = effort;
  }
  return least;
}

function weighMove(
  position: Position,
  human: SeenHuman,
  errands: readonly Errand[],
  nearest: number,
  room: RoomId,
): number {
  const { mall, horde, world } = position;
  const weight = 3 * Math.exp(-EAGER * (effortFrom(position, errands, room) - nearest));
  const place = mall.places[room];
  if (horde.at[place] !== true) return weight;
  const store = mall.storeAt[place] ?? -1;
  const full = (horde.inStore[store] ?? 0) >= 3 ? 1.8 : 1.1;
  return weight * (human.ammo - human.wounds > CAUTIOUS ? full : 0.3) * (world.turn.made === 0 ? 1 : 1.1);
}

/** A Frequency is left for whoever carries the radio; otherwise it is ammo. */
function weighTake(position: Position, human: SeenHuman, errands: readonly Errand[], key: string): number {
  if (runsHere(position, human, errands, key)) return 12;
  const kind = kindOf(nounOf(key) as never);
  if (kind === 'first-aid') return human.wounds > 0 ? 8 : 0.2;
  if (kind !== 'frequency') return 6;
  const wanted = isOpen(position, human, 'call-the-cdc');
  if (wanted && !position.board.competitive) return 0.05;
  return human.ammo < STRONGEST - 1 ? 8 : 0.5;
}

function isOpen(position: Position, human: SeenHuman, objective: string): boolean {
  const entry = position.world.objectives.find(({ id }) => id === objective);
  return entry !== undefined && entry.done[entryAt(position, human)] !== true;
}

function weighDrop(position: Position, human: SeenHuman, key: string): number {
  const { board } = position;
  const stored =
    isWeapon(nounOf(key) as never) && armouries(board).some((store) => store === storeOf(board, human.room));
  return stored && isOpen(position, human, 'assemble-an-arsenal') ? 15 : key.startsWith('drop:') ? 0.01 : 0.3;
}

/** Ammo is life: it is spent on what counts, on the way of an errand, and on a store that is full. */
function weighShot(position: Position, human: SeenHuman, errands: readonly Errand[], room: RoomId): number {
  const { mall, horde } = position;
  const gap = human.ammo - human.wounds;
  if (gap <= 2) return 0.01;
  const store = mall.storeAt[mall.places[room]] ?? -1;
  const here = mall.storeAt[mall.places[human.room]];
  const counts = store !== here || !position.board.competitive;
  if (counts && isOpen(position, human, 'thin-the-herd')) return gap > CAUTIOUS ? 8 : 0.5;
  if (gap <= CAUTIOUS) return 0.1;
  if (store === here && errands.some((errand) => errand.store === store)) return 3;
  return (horde.inStore[store] ?? 0) >= 3 ? 1.2 : 0.3;
}

function weighRoom({ world, board }: Position, human: SeenHuman): number {
  const ability = abilityOf(board, human.room);
  if (ability === null) return 0.5;
  if (human.room === 'courtyard.centre') return 4 + 2 * human.wounds;
  return ability.kind === 'running' ? 2 : world.turn.moves === 0 ? 1.5 : 0.15;
}

function weighItem({ mall, horde, world }: Position, human: SeenHuman, key: string): number {
  const store = mall.storeAt[mall.places[human.room]] ?? -1;
  if (kindOf(nounOf(key) as never) === 'grenade') return (horde.inStore[store] ?? 0) > 1 ? 14 : 0.1;
  return world.turn.moves + world.turn.extra === 0 ? 0.5 : 1;
}

/** After an Overkill: on towards the next errand, unless it is right here. */
function weighFreeMove(position: Position, human: SeenHuman, options: Options): readonly number[] {
  const errands = withHealing(position, human, errandsOf(position, human));
  const stay = effortFrom(position, errands, human.room);
  const nearest = Math.min(stay, nearestMove(position, errands, options));
  return options.map(({ key }) => {
    if (key === 'stay') return 2 * Math.exp(-EAGER * (stay - nearest));
    if (!key.startsWith('move:')) return isOpen(position, human, 'thin-the-herd') ? 8 : 1.5;
    return weighMove(position, human, errands, nearest, nounOf(key) as RoomId);
  });
}
