/** Equipment (p.11): used, turned over, recharged. */
import { deeds } from '@necropole/kernel';
import type { EquipmentId } from '../content/ids.ts';
import { whoIs } from '../reading.ts';
import type { MuTable, Rule, Verdict } from '../shape.ts';
import type { Carried, Hero } from '../world.ts';
import { effectOf } from './choices.ts';
import { atTokens } from './pointing.ts';
import { equipmentOf } from './printed.ts';
import { loseTokens } from './tokens.ts';

/** The Equipment of this name that a Hero carries; `null` where they do not. */
export function carriedBy({ equipment }: Hero, id: string): Carried | null {
  return equipment.find((each) => each.id === id) ?? null;
}

/** Does it lie face up before a Hero who can use it? A KO'd Hero cannot (MU-11.13). */
export function isReady(hero: Hero, id: string): boolean {
  return !hero.ko && carriedBy(hero, id)?.ready === true;
}

/** Its use outside the action step, where a hook of it allows one: told, and turned over (MU-11.6). */
export function useInResponse(table: MuTable, hero: Hero, id: EquipmentId): void {
  table.tell('equipment-used', 'MU-11.6', { who: whoIs(hero), hero: hero.id, equipment: id });
  turnOver(table, hero, id);
}

/** May it be used now? A KO'd Hero uses none (MU-11.13), and what lies face down waits to be recharged (MU-11.6). */
function judgeUse(table: MuTable, hero: Hero, { id, ready }: Carried): Verdict {
  if (!ready) return { key: 'equipment-used', params: { equipment: id }, cite: 'MU-11.6', refs: [id] };
  return equipmentOf(table, id).use?.judge(table, hero) ?? null;
}

/** Turns it over after its use, unless it is permanent (MU-11.7); one that cannot be recharged leaves the game (MU-11.9). */
export function turnOver(table: MuTable, hero: Hero, id: EquipmentId): void {
  const { permanent, recharge } = equipmentOf(table, id);
  if (permanent === true) return;
  const carried = carriedBy(hero, id);
  if (carried === null) return;
  if (recharge === 'never') {
    hero.equipment.splice(hero.equipment.indexOf(carried), 1);
    table.tell('equipment-gone', 'MU-11.9', { who: whoIs(hero), hero: hero.id, equipment: id });
  } else {
    carried.ready = false;
  }
}

/** Turns it face up again (MU-11.8). */
export function rechargeNow(table: MuTable, hero: Hero, id: EquipmentId, cite = 'MU-11.8'): void {
  const carried = carriedBy(hero, id);
  if (carried === null || carried.ready || hero.ko) return;
  carried.ready = true;
  table.tell('equipment-recharged', cite, { who: whoIs(hero), hero: hero.id, equipment: id });
}

/** Its use, in the action step of one's own turn. */
export const usingEquipment = deeds({
  options: (table: MuTable, hero: Hero) =>
    hero.equipment
      .filter(({ id }) => equipmentOf(table, id).use !== undefined)
      .map((carried) =>
        table.option(
          `use:${carried.id}`,
          { do: 'use' as const, equipment: carried.id },
          judgeUse(table, hero, carried),
          () => ({
            refs: [carried.id],
            facts: effectOf(carried.id),
          }),
        ),
      ),
  run: {
    *use(table, hero, { equipment }) {
      const component = equipmentOf(table, equipment);
      if (component.use === undefined) return;
      table.tell('equipment-used', component.permanent === true ? 'MU-11.7' : 'MU-11.6', {
        who: whoIs(hero),
        hero: hero.id,
        equipment,
      });
      yield* table.act({ component }, component.use.resolve(table, hero));
      turnOver(table, hero, equipment);
    },
  },
});

/** At the start of a turn, one token of the right kind recharges an Equipment: the player decides for each (MU-11.8). */
export function* rechargeByTokens(table: MuTable, hero: Hero): Rule {
  if (table.world.noTokens) return;
  for (const { id } of [...hero.equipment]) {
    const { recharge } = equipmentOf(table, id);
    if (typeof recharge === 'string' || carriedBy(hero, id)?.ready !== false) continue;
    const kinds = recharge.filter((symbol) => hero.tokens[symbol] > 0);
    if (kinds.length === 0) continue;
    const symbol = yield* table.ask(hero.seat, {
      key: 'recharge',
      params: { who: whoIs(hero), equipment: id },
      cite: 'MU-11.8',
      refs: [id],
      context: () => effectOf(id),
      options: () => [
        ...recharge.map((kind) =>
          table.option(
            `recharge:${kind}`,
            kind,
            hero.tokens[kind] > 0 ? null : { key: 'no-tokens-to-use', params: {}, cite: 'MU-11.8' },
            () => atTokens(hero)(kind),
          ),
        ),
        table.option('pass', null),
      ],
    });
    if (symbol === null) continue;
    loseTokens(table, hero, symbol, 1, 'MU-11.8');
    rechargeNow(table, hero, id);
  }
}
