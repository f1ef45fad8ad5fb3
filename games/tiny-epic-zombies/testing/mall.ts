/**
 * A mall to stand in: situations that read like the check column of the rules list.
 *
 *     const store = stand({ at: { 'human-1': 'departmart.2' }, zombies: ['departmart.3'], dice: [5] });
 *     store.play('move:departmart.3', 'melee');
 *     expect(human(store, 'human-1').wounds).toBe(1);
 *
 * What is not said is as `arrange` leaves it.
 */
import { type Situation, situation } from '@necropole/kernel/testing';
import type { SearchCardId } from '../content/ids.ts';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import { tinyEpicZombies } from '../index.ts';
import { type Arrangement, arrange, type Faces, quietHumans } from '../positions/arrange.ts';
import type { Tez } from '../shape.ts';
import { type Board, type HumanId, humanById, type ModeId, type World } from '../world.ts';

/** The other faces of the same cards, at the same places. Stopping room: nails-and-co.3. */
export const otherMall: Faces = {
  NW: 'nails-and-co',
  N: 'one-hour-photo',
  NE: 'echo-ridge-pharmacy',
  E: 'highland-outfitters',
  SE: 'gamelyn-world',
  S: 'echo-ridge-security',
  SW: 'hurs-jewelers',
  W: 'recess-playland',
};

/** What a test says of its situation. */
export interface Standing extends Arrangement {
  readonly mode?: ModeId;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly dice?: readonly number[];
  /** Anything else, at the end. */
  readonly change?: (world: World, board: Board) => void;
}

/** Stands in the mall, at the first question of the phase. */
export function stand(said: Standing = {}): Situation<Tez> {
  const { mode = 'cooperative-versus', humans = quietHumans.slice(0, 2) } = said;
  const seats = mode === 'solo' ? 1 : humans.length + (mode.endsWith('-versus') ? 1 : 0);
  return situation(tinyEpicZombies, {
    config: { mode, seats, options: said.options ?? {}, ...(said.seed === undefined ? {} : { seed: said.seed }) },
    phase: said.phase ?? 'human-turn',
    ...(said.dice === undefined ? {} : { dice: said.dice }),
    change: (world, board) => arrange({ world, board }, { ...said, humans }, undefined, said.change),
  });
}

// ── What a player would see ───────────────────────────────────────────────────────────────────────────────────────

/** One of the Humans. */
export function human({ world }: Situation<Tez>, id: HumanId) {
  return humanById(world, id);
}

/** The rooms with a Zombie, in the order of the mall. */
export function zombieRooms({ world, board }: Situation<Tez>): readonly RoomId[] {
  return board.mall.zones.map(({ id }) => id).filter((id) => world.zombies.includes(id));
}

/** The cards beside a store. */
export function cardsBeside({ world, board }: Situation<Tez>, store: StoreFaceId): readonly SearchCardId[] {
  return world.lying[board.stores.indexOf(store)]?.cards ?? [];
}

/** The types of all events so far, or of those since `from`. */
export function story(match: Situation<Tez>, from = 0): readonly string[] {
  return match
    .events()
    .slice(from)
    .map(({ type }) => type);
}

/** The cites of all events of one type. */
export function citesOf(match: Situation<Tez>, type: keyof Tez['events']): readonly string[] {
  return match.events(type).map(({ cite }) => cite);
}

// ── What tests do again and again ─────────────────────────────────────────────────────────────────────────────────

/** The active Human, at the centre of the courtyard, walks to its north side and back, and ends the turn in the north. */
export function strollAndEnd(match: Situation<Tez>): Situation<Tez> {
  return match.play('move:courtyard.north', 'move:courtyard.centre', 'move:courtyard.north', 'end');
}

/** The active Human, somewhere in the courtyard, walks about in it and ends the turn there. */
export function wanderAndEnd(match: Situation<Tez>): Situation<Tez> {
  for (let move = 0; move < 3; move++) {
    match.answer(match.options().find((key) => key.startsWith('move:courtyard.')) ?? '');
  }
  return match.answer('end');
}

/** Gives the first allowed answer to whatever is asked, until a Human is to play their turn, or the match is over. */
export function untilTurn(match: Situation<Tez>): Situation<Tez> {
  return untilAsked(match, 'turn');
}

/** Gives the first allowed answer to whatever is asked, until this is asked, or the match is over. */
export function untilAsked(match: Situation<Tez>, key: string): Situation<Tez> {
  while (match.outcome === null && match.match.open.some(({ asking }) => asking.key !== key)) {
    const seat = match.waiting[0] ?? 0;
    match.answer(seat, match.options(seat)[0] ?? '');
  }
  return match;
}
