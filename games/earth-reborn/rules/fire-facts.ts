/** What a player weighs before a shot: how far, how likely a hit, what it does to whom, and whether the weapon runs out. */
import type { Barriers } from '@necropole/boards';
import type { Fact } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import { figureOf, isOnMap, squaresUnder } from '../reading.ts';
import type { Er, ErTable } from '../shape.ts';
import type { Figure } from '../world.ts';
import { mostCommand } from './command.ts';
import { armourAgainst } from './damage.ts';
import { type Blast, blastAround, flamesFrom, squaresReached, zoneOf } from './explosives.ts';
import { canRunOut, type Weapon } from './firearms.ts';
import { chanceOfForce, chanceToHit, chanceToRunOut, damageOdds, percent as percentOf } from './odds.ts';
import { type Aim, aimAt, aimsOf, piercedBy, type Spent, type Target, targetingChances } from './targeting.ts';

type ErFact = Fact<Er>;

/** Beside each target of the menu: the distance, and the best that can be done now; where an area is struck, how likely a single CP hits. */
export function targetFacts(
  table: ErTable,
  barriers: Barriers,
  figure: Figure,
  weapon: Weapon,
  target: Target,
): readonly ErFact[] {
  const aim = aimAt(table, barriers, figure, target);
  if (aim === null) return [];
  const { dice, automatic } = targetingChances(figure, weapon, 0);
  return [
    { key: 'distance', params: { squares: aim.distance } },
    ...(weapon.fired.family === 'firearm'
      ? bestShot(table, figure, weapon, target, aim)
      : [{ key: 'hit-odds', params: { percent: chanceToHit(dice, automatic, aim.distance) } } as const]),
  ];
}

/** What the CP that can be spent now would do to one target, shared out so that it is likeliest. */
function bestShot(table: ErTable, figure: Figure, weapon: Weapon, target: Target, aim: Aim): readonly ErFact[] {
  const does = target.figure === null ? 'breaks' : 'wounds';
  let best = { command: 1, percent: -1 };
  for (let command = 1; command <= mostCommand(table, figure, 'fire'); command++) {
    for (const aiming of aimsOf(weapon, aim, command)) {
      const facts = shotFacts(table, figure, weapon, target, aim, { command, aiming, damage: command - 1 - aiming });
      for (const fact of facts) {
        const isMeant = fact.key === 'wound-odds' || fact.key === 'break-odds';
        if (isMeant && fact.params.percent > best.percent) best = { command, percent: fact.params.percent };
      }
    }
  }
  return best.percent < 0 ? [] : [{ key: 'best-odds', params: { does, ...best } }];
}

/** Beside so many dice of targeting. */
export function aimingFacts(
  figure: Figure,
  weapon: Weapon,
  dice: number,
  automatic: number,
  distance: number,
): readonly ErFact[] {
  return [
    { key: 'hit-odds', params: { percent: chanceToHit(dice, automatic, distance) } },
    { key: 'ammunition-risk', params: { percent: canRunOut(figure, weapon) ? chanceToRunOut(dice) : 0 } },
  ];
}

/** Beside a way to spend CP: with all dice of targeting, what becomes of the target, or of everybody around the square. */
export function shotFacts(
  table: ErTable,
  figure: Figure,
  weapon: Weapon,
  target: Target,
  aim: Aim,
  spent: Spent,
): readonly ErFact[] {
  const { dice, automatic } = targetingChances(figure, weapon, spent.aiming);
  const isSure = aim.distance === 0;
  const percent = isSure ? 100 : chanceToHit(dice, automatic, aim.distance);
  const hits: readonly ErFact[] = isSure ? [] : aimingFacts(figure, weapon, dice, automatic, aim.distance);
  const { fired } = weapon;
  if (fired.family === 'firearm') {
    const [arc = 'red'] = aim.arcs;
    const damage = { dice: fired.damage[arc].dice + spent.damage, automatic: fired.damage[arc].automatic };
    return [
      ...hits,
      { key: 'damage-dice', params: { ...damage, arc } },
      ...damageFacts(target, damage, percent, target.figure === null ? 0 : piercedBy(fired, target.figure)),
    ];
  }
  const blast = blastOf(table, figure, weapon, aim.square, spent.damage);
  return blast === null ? hits : [...hits, ...blastFacts(table, blast)];
}

function damageFacts(
  { figure, thing }: Target,
  { dice, automatic }: { readonly dice: number; readonly automatic: number },
  percent: number,
  pierced: number,
): readonly ErFact[] {
  const both = (odds: number): number => percentOf((odds / 100) * (percent / 100));
  if (figure !== null) {
    const { wounds, falls, dies } = damageOdds(dice, automatic, figure, pierced);
    return [
      { key: 'armour', params: { armour: armourAgainst(figure, pierced) } },
      { key: 'wound-odds', params: { percent: both(wounds) } },
      { key: 'fall-odds', params: { percent: both(falls), dies } },
    ];
  }
  const defence = thing?.defence ?? null;
  if (defence === null) return [];
  const breaks = chanceOfForce(dice, defence - automatic);
  return [{ key: 'break-odds', params: { defence, percent: both(breaks) } }];
}

// ── Areas ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The explosion that a hit would bring about; `null` for a weapon that works on one target, or without damage. */
export function blastOf(
  { world, board }: ErTable,
  figure: Figure,
  { fired }: Weapon,
  at: number,
  more: number,
): Blast | null {
  if (fired.family === 'flame-weapon') return flamesFrom(board, figure, fired, more);
  if (fired.family !== 'explosive') return null;
  return blastAround(board, figure.id, at, fired, more, (id) => piercedBy(fired, figureOf(world, id)));
}

/** The squares that a shot would strike, as things stand. */
export function areaOf(table: ErTable, figure: Figure, weapon: Weapon, { squares }: Target): readonly string[] {
  const { world, board } = table;
  const blast = blastOf(table, figure, weapon, squares[0] ?? figure.at, 0);
  if (blast === null) return [];
  return squaresReached(world, board, blast).map((square) => squareName(mapOf(board).grid, square));
}

/** Who stands in it, and who behind a wall or a door that might fall. */
function blastFacts({ world, board }: ErTable, blast: Blast): readonly ErFact[] {
  const reached = squaresReached(world, board, blast);
  const area = [...blast.red, ...blast.orange, ...reached];
  return world.figures.filter(isOnMap).flatMap((figure): readonly ErFact[] => {
    const squares = squaresUnder(board, figure).filter((square) => area.includes(square));
    const isReached = squares.some((square) => reached.includes(square));
    // Of a large figure the square that suits the shooter.
    const struck = isReached ? squares.filter((square) => reached.includes(square)) : squares;
    const [square = -1] = [...struck.filter((one) => zoneOf(blast, one) === 'red'), ...struck];
    if (square < 0) return [];
    const zone = zoneOf(blast, square);
    const { dice, automatic } = blast.damage[zone];
    const { wounds } = damageOdds(dice + blast.more, automatic, figure, blast.pierced(figure.id));
    const key = isReached ? 'in-blast' : 'sheltered';
    return [{ key, params: { figure: figure.id, zone, percent: wounds } }];
  });
}
