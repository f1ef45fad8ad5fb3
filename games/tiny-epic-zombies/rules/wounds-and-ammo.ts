/** Wounds and ammo (p.7): two tokens that run towards each other on one track from 0 to 9. */
import type { Beside } from '@necropole/kernel';
import type { Rule, Tez, TezTable } from '../shape.ts';
import { characterOf, type Human, STRONGEST, WEAKEST } from '../world.ts';
import { devour } from './devoured.ts';

/** How much a Human can still lose before the tokens meet. */
export function gapOf(human: Human): number {
  return human.ammo - human.wounds;
}

/** An answer that is a Human goes by their character, and says how they stand. */
export function besideHuman(human: Human): Beside<Tez> {
  return {
    refs: [human.id],
    called: { key: 'character', params: { who: characterOf(human) } },
    facts: [{ key: 'track', params: { wounds: human.wounds, ammo: human.ammo } }],
  };
}

/** Wounds push their token right; where it meets or passes the other, the Human is eaten alive. */
export function* suffer(table: TezTable, human: Human, wounds: number): Rule {
  if (wounds <= 0) return;
  const crossed = wounds > gapOf(human);
  human.wounds = Math.min(human.wounds + wounds, STRONGEST);
  table.tell('wounded', 'TEZ-7.1', { who: characterOf(human), human: human.id, wounds, now: human.wounds });
  if (gapOf(human) <= 0) yield* devour(table, human, crossed ? 'TEZ-7.7' : 'TEZ-7.6');
}

/** Ammo spent pushes its token left, with the same danger. */
export function* spendAmmo(table: TezTable, human: Human, ammo: number): Rule {
  if (ammo <= 0) return;
  human.ammo = Math.max(human.ammo - ammo, WEAKEST);
  table.tell('ammo-spent', 'TEZ-7.3', { who: characterOf(human), human: human.id, ammo, now: human.ammo });
  if (gapOf(human) <= 0) yield* devour(table, human, 'TEZ-7.8');
}

/** Heals wounds, down to 0 at the lowest. Tells nothing where there is nothing to heal. */
export function heal(table: TezTable, human: Human, wounds: number): void {
  const healed = Math.min(table.query('healAmount', wounds, { human }), human.wounds);
  if (healed <= 0) return;
  human.wounds -= healed;
  table.tell('healed', 'TEZ-7.2', { who: characterOf(human), human: human.id, wounds: healed, now: human.wounds });
}

/** Gains ammo, up to 9 at the most. */
export function gainAmmo(table: TezTable, human: Human, ammo: number): void {
  const gained = Math.min(table.query('ammoGain', ammo, { human }), STRONGEST - human.ammo);
  if (gained <= 0) return;
  human.ammo += gained;
  table.tell('ammo-gained', 'TEZ-7.4', { who: characterOf(human), human: human.id, ammo: gained, now: human.ammo });
}
