/** How likely the results of a fight are: every fall of the dice, counted. In percent, rounded. */
import { yellowDie } from '../content/dice.ts';
import { sideOf } from '../reading.ts';
import type { Figure } from '../world.ts';
import { armourOf } from './equipment.ts';

/** By criticals, then by hits: how likely so many dice show them. */
type Falls = readonly (readonly number[])[];

const counted: (Falls | undefined)[] = [];

/** They follow from the number of dice alone, and are asked for beside every target. */
function fallsOf(dice: number): Falls {
  counted[dice] ??= countFalls(dice);
  return counted[dice];
}

function countFalls(dice: number): Falls {
  let falls: number[][] = [[1]];
  for (let die = 0; die < dice; die++) {
    const next: number[][] = [];
    for (const [criticals, row] of falls.entries()) {
      for (const [hits, chance] of row.entries()) {
        for (const face of yellowDie) {
          const [c, h] = [criticals + (face.critical ? 1 : 0), hits + face.hits];
          next[c] ??= [];
          next[c][h] = (next[c][h] ?? 0) + chance / yellowDie.length;
        }
      }
    }
    falls = next.map((row) => Array.from(row, (chance) => chance ?? 0));
  }
  return falls;
}

/** One side of a fight: who, with how many dice and automatic hits. */
interface Fighter {
  readonly figure: Figure;
  readonly dice: number;
  readonly automatic: number;
}

export interface MeleeOdds {
  /** That the defender is wounded at all. */
  readonly wounds: number;
  /** That its card is turned over; or, if it is turned already, that it dies. */
  readonly falls: number;
  readonly dies: boolean;
  /** That the attacker is wounded. */
  readonly risk: number;
}

export function meleeOdds(attacker: Fighter, defender: Fighter): MeleeOdds {
  const [attacks, defences] = [fallsOf(attacker.dice), fallsOf(defender.dice)];
  const { state, wounds: before } = defender.figure;
  const life = sideOf(defender.figure).life;
  // Armour of the other side would change nothing here: whoever has turned over is wounded, and has fallen.
  const value = defender.automatic + armourOf(defender.figure);
  let [wounded, falls, risk] = [0, 0, 0];
  each(attacks, (criticals, hits, chance) => {
    each(defences, (answered, blocked, other) => {
      const both = chance * other;
      const beyond = Math.max(0, hits + attacker.automatic - blocked - value);
      if (criticals + beyond > 0) wounded += both;
      if (before + criticals + beyond >= life) falls += both;
      if (answered > 0) risk += both;
    });
  });
  return { wounds: percent(wounded), falls: percent(falls), dies: state === 'wounded', risk: percent(risk) };
}

function each(falls: Falls, look: (criticals: number, hits: number, chance: number) => void): void {
  for (const [criticals, row] of falls.entries()) {
    for (const [hits, chance] of row.entries()) if (chance > 0) look(criticals, hits, chance);
  }
}

/** How likely so many dice of targeting hit at this distance: by a perfect shot, or by their total (ER-18.11). */
export function chanceToHit(dice: number, automatic: number, distance: number): number {
  let hits = 0;
  each(fallsOf(dice), (perfect, points, chance) => {
    if (perfect > 0 || points + automatic >= distance) hits += chance;
  });
  return percent(hits);
}

/** How likely one of so many dice shows the ammunition symbol. */
export function chanceToRunOut(dice: number): number {
  const empty = yellowDie.filter(({ ammunition }) => ammunition).length / yellowDie.length;
  return percent(1 - (1 - empty) ** dice);
}

/** What so many dice of damage do to a figure, which rolls none. */
export function damageOdds(dice: number, automatic: number, figure: Figure, pierced: number): Omit<MeleeOdds, 'risk'> {
  const { state, wounds: before } = figure;
  const { life } = sideOf(figure);
  const armour = Math.max(0, armourOf(figure) - pierced);
  let [wounded, falls] = [0, 0];
  each(fallsOf(dice), (criticals, hits, chance) => {
    const beyond = Math.max(0, hits + automatic - armour);
    if (criticals + beyond > 0) wounded += chance;
    if (before + criticals + beyond >= life) falls += chance;
  });
  return { wounds: percent(wounded), falls: percent(falls), dies: state === 'wounded' };
}

/** How likely so many dice come to at least this against a thing, in percent. */
export function chanceOfForce(dice: number, needed: number): number {
  let sums = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = [];
    for (const [sum, chance] of sums.entries()) {
      for (const { force } of yellowDie) next[sum + force] = (next[sum + force] ?? 0) + chance / yellowDie.length;
    }
    sums = Array.from(next, (chance) => chance ?? 0);
  }
  return percent(sums.slice(Math.max(0, needed)).reduce((sum, chance) => sum + chance, 0));
}

/** What sums of many chances may be off by. */
const CERTAIN = 1e-9;

/** Certain is only what cannot fail, impossible what cannot happen. */
export function percent(chance: number): number {
  if (chance > 1 - CERTAIN) return 100;
  return chance < CERTAIN ? 0 : Math.min(99, Math.max(1, Math.round(100 * chance)));
}
