/** Special rules that several missions have. */
import { revealCitizenCard } from '../../rules/citizens.ts';
import { drawSpawnCard, placeEnemies } from '../../rules/spawning.ts';
import type { Mz, MzTable, Rule } from '../../shape.ts';
import type { Board, SpawnPoint, Zone } from '../../world.ts';
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
