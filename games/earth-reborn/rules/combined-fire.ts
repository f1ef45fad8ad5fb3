/**
 * Combined fire (page 32): each shooter sees the same target, and counts the arc in which it stands. The damage of all who hit is
 * rolled together; with an explosive weapon among them the rest of its area receives the dice of that weapon alone.
 */
import type { CharacterId } from '../content/characters/index.ts';
import { squareName } from '../map.ts';
import { figureOf, isOnMap, isOnSquare, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { tellKilled } from './combination.ts';
import { damageFigure, damageThing } from './damage.ts';
import { type Blast, blastAround, explode } from './explosives.ts';
import type { Weapon } from './firearms.ts';
import { takeAsRescuer } from './handing-over.ts';
import { seesSquare, sightNow } from './line-of-sight.ts';
import { ledBy } from './prisoners.ts';
import { type Aim, type FireArc, piercedBy, type Spent, type Target, targetCalled } from './targeting.ts';

/** A shot that was paid for: by whom, with what, at what, and how the CP are used. */
export interface Shot {
  readonly shooter: CharacterId;
  readonly weapon: Weapon;
  readonly target: Target;
  readonly aim: Aim;
  readonly spent: Spent;
}

/** Firearms and explosive weapons fire together; a taser is not combined (ER-43.17), nor is what does no damage. */
function isShared({ fired: { family } }: Weapon): boolean {
  return family === 'firearm' || family === 'explosive';
}

/** What all aim at: an enemy, or a door, a wall or an element (ER-18.4). */
export type Common = Pick<Target, 'name' | 'figure' | 'thing'>;

/** The target itself, or the enemy who stands alone on the square of an explosive weapon. */
export function commonTarget(table: ErTable, { shooter, weapon, target }: Shot): Common | null {
  if (!isShared(weapon)) return null;
  if (target.figure !== null || target.thing !== null) return target;
  const { world } = table;
  const { seat } = figureOf(world, shooter);
  const there = world.figures.filter(
    (figure) => isOnMap(figure) && target.squares.some((square) => isOnSquare(table.board, figure, square)),
  );
  const [only] = there;
  return there.length === 1 && only !== undefined && only.seat !== seat
    ? { name: only.id, figure: only, thing: null }
    : null;
}

/** Can this weapon be aimed at it? An explosive one is aimed at squares: at somebody there, at nothing else. */
export function canShare(weapon: Weapon, { figure }: Common): boolean {
  return isShared(weapon) && (figure !== null || weapon.fired.family === 'firearm');
}

/** How a weapon aims: at the target, or at the square of a figure; of a large one, at a square that is seen. */
export function targetAt(table: ErTable, shooter: Figure, weapon: Weapon, { name, figure }: Common): Target {
  if (weapon.fired.family !== 'explosive' || figure === null) return targetCalled(table, shooter, weapon, name);
  const { world, board } = table;
  const barriers = sightNow(world, board);
  const seen = squaresUnder(board, figure).find((square) => seesSquare(board, barriers, shooter, square));
  return targetCalled(table, shooter, weapon, squareName(board.grid, seen ?? figure.at));
}

/** Exactly between two arcs the shooter chooses (ER-19.2). */
export function* chooseArc(table: ErTable, figure: Figure, arcs: readonly FireArc[]): Rule<FireArc> {
  const [only = 'red', other] = arcs;
  if (other === undefined) return only;
  return yield* table.ask(figure.seat, {
    key: 'arc',
    params: { figure: figure.id },
    cite: 'ER-19.2',
    refs: [figure.id],
    options: () => arcs.map((arc) => table.option(`arc:${arc}`, arc)),
  });
}

/** One roll for all hits on the target, each by its arc or zone (ER-32.3); then what is left of the explosions. */
export function* damageTogether(table: ErTable, hits: readonly Shot[]): Rule {
  const { world, board } = table;
  const [first] = hits;
  const common = first === undefined ? null : commonTarget(table, first);
  if (first === undefined || common === null) return;
  const { figure: enemy, thing } = common;
  let [dice, automatic, pierced] = [0, 0, 0];
  const blasts: Blast[] = [];
  for (const { shooter, weapon, aim, spent } of hits) {
    const { fired } = weapon;
    if (fired.family !== 'firearm' && fired.family !== 'explosive') continue;
    const isBlast = fired.family === 'explosive';
    const zone = isBlast ? 'red' : yield* chooseArc(table, figureOf(world, shooter), aim.arcs);
    dice += fired.damage[zone].dice + spent.damage;
    automatic += fired.damage[zone].automatic;
    if (enemy === null) continue;
    pierced += piercedBy(fired, enemy);
    if (fired.family === 'explosive') {
      const blast = blastAround(board, shooter, aim.square, fired, spent.damage, (id) =>
        piercedBy(fired, figureOf(world, id)),
      );
      blasts.push({ ...blast, spared: enemy.id });
    }
  }
  const figures = hits.map(({ shooter }) => shooter);
  table.tell('rolled-together', 'ER-32.2', { figures, dice, automatic });
  if (thing !== null) yield* damageThing(table, first.shooter, thing, { dice, automatic, cite: 'ER-32.3' });
  if (enemy === null) return;
  const isCaptor = ledBy(world, enemy) !== null;
  yield* damageFigure(table, first.shooter, enemy, { dice, automatic, cite: 'ER-32.3', pierced });
  if (isCaptor) for (const shooter of figures.slice(1)) yield* takeAsRescuer(table, shooter, enemy);
  for (const blast of blasts) yield* explode(table, blast);
  tellKilled(table, figures, enemy);
}
