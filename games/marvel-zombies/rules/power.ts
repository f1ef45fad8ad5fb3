/**
 * Power (p.17, p.24).
 *
 * It rises by 1 at the start of each players' phase, by 2 with an action, and never above 4. It pays for skills, traits
 * and dice.
 */
import { deeds, type Fact } from '@necropole/kernel';
import type { Mz, MzListener, MzTable, Rule, Verdict } from '../shape.ts';
import { type Hero, MOST_POWER } from '../world.ts';
import { judgeActions, ONE_ACTION, spendActions } from './actions.ts';

/** What one Gain Power action is worth. */
const POWER_OF_AN_ACTION = 2;

export function mostPower(table: MzTable, hero: Hero): number {
  return table.query('mostPower', MOST_POWER, { hero });
}

/** Raises a hero's power as far as it goes; what is above is lost. Says by how much. */
export function raisePower(table: MzTable, hero: Hero, power: number): number {
  const gained = Math.max(0, Math.min(power, mostPower(table, hero) - hero.power));
  hero.power += gained;
  return gained;
}

export function gainPower(table: MzTable, hero: Hero, power: number, cite: string): void {
  const gained = raisePower(table, hero, power);
  if (gained === 0) return;
  table.tell('power-gained', cite, { who: hero.id, power: gained, now: hero.power });
}

/** Sets a hero's power to its maximum. */
export function fillPower(table: MzTable, hero: Hero, cite: string): void {
  gainPower(table, hero, mostPower(table, hero), cite);
}

export function judgePower(hero: Hero, needed: number, cite: string): Verdict {
  if (hero.power >= needed) return null;
  return { key: 'no-power', params: { needed, power: hero.power }, cite, refs: [hero.id] };
}

/** Pays with power. The judge has said that there is enough. */
export function spendPower(table: MzTable, hero: Hero, power: number, cite: string): void {
  if (power <= 0) return;
  if (power > hero.power) throw new Error(`${hero.id} has not ${power} power to spend`);
  hero.power -= power;
  table.tell('power-spent', cite, { who: hero.id, power, now: hero.power });
}

/** Takes power away, as much as there is. */
export function losePower(table: MzTable, hero: Hero, power: number, cite: string): void {
  const lost = Math.min(power, hero.power);
  if (lost <= 0) return;
  hero.power -= lost;
  table.tell('power-lost', cite, { who: hero.id, power: lost, now: hero.power });
}

/** The power that a Gain Power action gives now, the rest being lost. */
function powerOfAction(table: MzTable, hero: Hero): number {
  const power = table.query('powerGain', POWER_OF_AN_ACTION, { hero });
  return Math.max(0, Math.min(power, mostPower(table, hero) - hero.power));
}

/** What a Gain Power action would bring: what its button promises is what it gives. */
function powerGain(table: MzTable, hero: Hero): Fact<Mz> {
  return { key: 'power-gain', params: { power: powerOfAction(table, hero) } };
}

export function judgeGainPower(table: MzTable, hero: Hero): Verdict {
  return hero.power < mostPower(table, hero)
    ? null
    : { key: 'power-full', params: {}, cite: 'MZ-17.10', refs: [hero.id] };
}

function gainOptions(table: MzTable, hero: Hero) {
  return table.options(
    ['power'] as const,
    () => judgeGainPower(table, hero) ?? judgeActions(table, 1),
    (key, refusal) =>
      table.option(key, { do: key }, refusal, () => ({
        refs: [hero.id],
        facts: [ONE_ACTION, powerGain(table, hero)],
      })),
  );
}

/** Gaining power, in a hero's turn. */
export const gainingPower = deeds({ options: gainOptions, run: { power: gainPowerByAction } });

/** The Gain Power action. */
function* gainPowerByAction(table: MzTable, hero: Hero): Rule {
  spendActions(table, 1);
  gainPower(table, hero, powerOfAction(table, hero), 'MZ-17.10');
}

/** Which rule asks for the power of a component: its own, or that each states its conditions. */
export function costCite({ component }: MzListener): string {
  return component.cites?.[0] ?? 'MZ-16.21';
}
