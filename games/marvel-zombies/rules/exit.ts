/**
 * The exit (p.26 and others).
 *
 * At the end of their turn a hero in the exit zone may leave the board, for free, if no enemy is there and all other
 * goals are met.
 */
import type { MzTable, Rule, Verdict } from '../shape.ts';
import { type Hero, RESERVE, type World, type Zone } from '../world.ts';
import { checkVictory } from './end-of-match.ts';
import { areGoalsDone, missionOf } from './goals.ts';
import { enemiesInTheWay, zoneId } from './places.ts';

/** Is the exit there? */
export function isExit({ world, board }: MzTable, zone: Zone): boolean {
  return missionOf(board).exit && world.exit !== null && zone === world.exit;
}

/** Does the hero stand where the exit is? */
export function isAtExit(table: MzTable, hero: Hero): boolean {
  return isExit(table, hero.zone);
}

function judgeExit(table: MzTable, hero: Hero): Verdict {
  const { world, board } = table;
  if (!areGoalsDone(world, board)) return { key: 'exit-not-yet', params: {}, cite: 'MZ-26.4' };
  const enemies = enemiesInTheWay(table, hero.zone);
  if (enemies.length > 0) {
    return { key: 'exit-enemies', params: { enemies: enemies.length }, cite: 'MZ-26.2', refs: [...enemies] };
  }
  return table.query('exitRefusal', null, { hero });
}

/** May this hero leave if the turn ends now? */
export function mayLeave(table: MzTable, hero: Hero): boolean {
  return isAtExit(table, hero) && judgeExit(table, hero) === null;
}

/** How many heroes are out, and safe. */
export function countOut({ heroes }: Pick<World, 'heroes'>): number {
  return heroes.filter(({ zone }) => zone === RESERVE).length;
}

/** At the end of a turn in the exit zone: leave, or stay. */
export function* offerExit(table: MzTable, hero: Hero): Rule {
  const zone = zoneId(table.board, hero.zone);
  const leaves = yield* table.ask(hero.seat, {
    key: 'leave-by-exit',
    params: { who: hero.id },
    cite: 'MZ-26.2',
    refs: [hero.id, zone],
    options: () => [
      table.option('leave', true, judgeExit(table, hero), () => ({
        refs: [zone],
        facts: [{ key: 'out-then', params: { out: countOut(table.world) + 1, heroes: table.world.heroes.length } }],
      })),
      table.option('stay', false),
    ],
  });
  if (!leaves) return;
  hero.zone = RESERVE;
  const { world } = table;
  table.tell('hero-left', 'MZ-26.2', { who: hero.id, out: countOut(world), heroes: world.heroes.length });
  yield* checkVictory(table);
}
