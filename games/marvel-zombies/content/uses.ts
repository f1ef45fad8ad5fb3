/** How the components of a hero are used: how often, whether their player wants to, and what could be aimed at. */

import { remember, remembers } from '@necropole/kernel';
import { judgeAttack, zonesWithEnemies } from '../rules/combat.ts';
import { isOpen } from '../rules/places.ts';
import { judgePower, spendPower } from '../rules/power.ts';
import type { MzListener, MzTable, Rule, Verdict } from '../shape.ts';
import { type Hero, heroById, type MemoryScope, type World } from '../world.ts';
import type { AttackProfile } from './kinds.ts';

/** The rule that a component carries out: that of its own text where the book prints it, or that of its family. */
export function citeOf({ component }: MzListener): string {
  const [cite] = component.cites ?? [];
  if (cite === undefined) throw new Error(`${component.id} carries out no rule`);
  return cite;
}

/** Has it been used in this turn? */
export function judgeOnceATurn({ world }: MzTable, self: MzListener): Verdict {
  const { id } = self.component;
  if (!remembers(world.memory.turn, self.holder, id)) return null;
  return { key: 'used-this-turn', params: { component: id }, cite: citeOf(self), refs: [self.holder] };
}

/** Notes that it has been used, until the scope ends. */
export function noteUse(world: World, scope: MemoryScope, self: MzListener): void {
  remember(world.memory[scope], self.holder, self.component.id);
}

/** Nothing would come of it. */
export function nothingToDo(self: MzListener): Verdict {
  return { key: 'nothing-to-do', params: { component: self.component.id }, cite: citeOf(self), refs: [self.holder] };
}

/** Is this option open? */
export function isAllowed({ refusal }: { readonly refusal?: unknown }): boolean {
  return refusal === undefined;
}

/** Could one of these attacks be made at all? */
export function canAttack(table: MzTable, hero: Hero, profiles: readonly AttackProfile[]): boolean {
  const open = isOpen(table.world, table.board);
  const zones = zonesWithEnemies(table.world);
  return profiles.some((profile) => zones.some((zone) => judgeAttack(table, hero, profile, zone, open) === null));
}

/**
 * Does the holder want to use it now, for so much power? Not asked without the power. What it costs is paid, and its use
 * is told.
 */
export function* isUsed(table: MzTable, self: MzListener, power: number): Rule<boolean> {
  const hero = heroById(table.world, self.holder);
  if (judgePower(hero, power, citeOf(self)) !== null || !(yield* isWanted(table, hero, self, power))) return false;
  spendPower(table, hero, power, citeOf(self));
  table.tell('effect-used', citeOf(self), { who: hero.id, component: self.component.id });
  return true;
}

/** Asks the holder's player, with what it does and what it costs. */
export function* isWanted(table: MzTable, hero: Hero, self: MzListener, power: number): Rule<boolean> {
  const component = self.component.id;
  return yield* table.ask(hero.seat, {
    key: 'may-use',
    params: { who: hero.id, component },
    cite: citeOf(self),
    refs: [hero.id],
    options: () => [
      table.option('accept', true, null, () => ({
        facts: [
          { key: 'effect', params: { component } },
          ...(power > 0 ? [{ key: 'power-cost', params: { power } } as const] : []),
        ],
      })),
      table.option('pass', false),
    ],
  });
}
