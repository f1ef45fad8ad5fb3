/** Special rules that several missions have. */

import { revealCitizenCard } from '../../rules/citizens.ts';
import { drawSpawnCard, placeEnemies } from '../../rules/spawning.ts';
import type { Mz, MzTable, Rule } from '../../shape.ts';
import { type Board, placeOf, type SpawnPoint, type World, type Zone } from '../../world.ts';
import type { CitizenId, ZombieHeroId } from '../ids.ts';
import type { Errand } from '../kinds.ts';
import { isMarked, mark } from './marks.ts';

/** The rule of what five or six heroes add. */
export const MANY_HEROES_RULE = 'MZ-26.6';

/** With five or six heroes the initial point gets one card more. */
export function moreForManyHeroes(
  cards: number,
  { point }: { readonly point: SpawnPoint },
  _self: unknown,
  { board }: { readonly board: Board },
): number {
  return board.manyHeroes && point.id === 'initial' ? cards + 1 : cards;
}

/** The first call of the elevator brings somebody along. */
export function* loadElevator(table: MzTable): Rule {
  const { world, board } = table;
  const cabin = world.elevator === null ? undefined : board.shafts[world.elevator];
  if (cabin === undefined || isMarked(world, 'elevator-called')) return;
  mark(world, 'elevator-called');
  yield* drawSpawnCard(table, cabin, null, 'MZ-29.12');
}

const DORMITORIES: readonly string[] = ['16V', '18V'];
/** The least die that wakes the sleepers. */
const WOKEN = 3;
const SLEEPERS_RULE = 'MZ-31.6';

/** The first hero in a dormitory may wake brutes in all its bedrooms. */
export function* wakeSleepers(table: MzTable, { to }: Mz['flows']['heroMoved']): Rule {
  const { world, board } = table;
  const tile = board.tileOf[to] ?? '';
  if (!DORMITORIES.includes(tile) || isMarked(world, `entered:${tile}`)) return;
  mark(world, `entered:${tile}`);
  const die = table.roll(6);
  table.tell('die-rolled', SLEEPERS_RULE, { component: board.mission, die });
  if (die < WOKEN) return;
  for (const zone of board.highlighted) {
    if (board.tileOf[zone] === tile) yield* placeEnemies(table, 'brute', 1, zone, SLEEPERS_RULE);
  }
}

/** Turns over the citizen cards that lie in a zone. */
export function* revealCitizensIn(table: MzTable, zone: Zone, cite: string): Rule {
  const { citizenZones } = table.board;
  for (let place = 0; place < citizenZones.length; place++) {
    if (citizenZones[place] === zone) yield* revealCitizenCard(table, place, cite);
  }
}

/** The zones of cards that still lie face down: the place of a card in `cards` is that of its zone in `zones`. */
export function faceDown(
  cards: readonly { readonly cards: readonly unknown[] }[],
  zones: readonly Zone[],
): readonly Zone[] {
  return zones.filter((_, place) => (cards[place]?.cards.length ?? 0) > 0);
}

/** Each of these zombie heroes is to be struck down, those who are not on the board wherever they will be. */
export function strikeDown(world: World, zombieHeroes: readonly ZombieHeroId[]): readonly Errand[] {
  return zombieHeroes.map((id) => {
    const zone = placeOf(world, id);
    return { zones: zone < 0 ? [] : [zone], how: 'strike', times: 1 };
  });
}

/** This citizen is to be rescued, if they stand on the board. */
export function rescue({ citizens }: World, id: CitizenId): readonly Errand[] {
  return citizens.flatMap((citizen) => (citizen.id === id ? [{ zones: [citizen.zone], how: 'rescue', times: 1 }] : []));
}
