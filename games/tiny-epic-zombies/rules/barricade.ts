/**
 * The barricade (p.10, p.13, p.17): raised by supplies, damaged by Zombies that have nowhere else to go. At 0 it costs a
 * survivor and goes back to 2; with no survivor left, it costs the match.
 */
import type { StoreFaceId } from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import { BARRICADE_MOST, BARRICADE_START, characterOf, type Human } from '../world.ts';
import { zombiesWin } from './end-of-match.ts';
import { nextToPlay, weakestTargets } from './targets.ts';

/** Raises the barricade, up to 6. Whoever listens for repairs is told even when it was full. */
export function* raiseBarricade(table: TezTable, by: Human, spaces: number, cite: string): Rule {
  const { world } = table;
  const wanted = table.query('barricadeRepair', spaces, { human: by });
  const before = world.barricade;
  world.barricade = Math.min(before + wanted, BARRICADE_MOST);
  const raised = world.barricade - before;
  table.tell('barricade-raised', raised < wanted ? 'TEZ-10.18' : cite, { by: raised, now: world.barricade });
  yield* table.fire('barricadeRaised', { by });
}

/**
 * A Zombie that would have to come into the courtyard damages the barricade instead; `store` is `null` for blows that come
 * from elsewhere.
 */
export function* damageBarricade(table: TezTable, store: StoreFaceId | null, cite: string): Rule {
  const { world } = table;
  const damage = table.query('barricadeDamage', 1, { store });
  if (damage <= 0) return;
  world.barricade = Math.max(world.barricade - damage, 0);
  table.tell('barricade-damaged', cite, { now: world.barricade });
  yield* table.fire('barricadeDamaged', {});
  if (world.barricade === 0) yield* barricadeFalls(table);
}

function* barricadeFalls(table: TezTable): Rule {
  const { world, board } = table;
  if (board.competitive) return yield* takeSurvivor(table);
  if (world.survivors === 0) {
    table.tell('barricade-fell', 'TEZ-13.9', {});
    return yield* zombiesWin(table, 'barricade-fell-without-survivors');
  }
  table.tell('barricade-fell', 'TEZ-13.7', {});
  world.survivors -= 1;
  table.tell('survivor-lost', 'TEZ-13.7', { left: world.survivors });
  world.barricade = BARRICADE_START;
  table.tell('barricade-restored', 'TEZ-13.7', { now: world.barricade });
}

/** In competitive modes the survivor is taken from one Human. */
function* takeSurvivor(table: TezTable): Rule {
  const { world, board } = table;
  const pure = board.zombieSeat === null;
  table.tell('barricade-fell', pure ? 'TEZ-18.4' : 'TEZ-17.7', {});
  const holders = world.humans.filter((human) => human.survivors > 0);
  const { targets, tie } = weakestTargets(holders);
  const victim = targets.length > 1 ? nextToPlay(world, targets) : targets[0];
  if (victim === undefined) return yield* zombiesWin(table, 'all-survivors-taken');
  victim.survivors -= 1;
  world.taken += 1;
  const cite = pure ? 'TEZ-18.4' : targets.length > 1 ? 'TEZ-17.9' : tie ? 'TEZ-17.8' : 'TEZ-17.7';
  table.tell('survivor-given', cite, { who: characterOf(victim), left: victim.survivors });
  world.barricade = BARRICADE_START;
  table.tell('barricade-restored', 'TEZ-17.10', { now: world.barricade });
  if (world.humans.every((human) => human.survivors === 0)) yield* zombiesWin(table, 'all-survivors-taken');
}
