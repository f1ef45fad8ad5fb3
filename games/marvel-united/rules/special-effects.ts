/** Special effects (p.8): of the card just played, whenever one likes in the action step, once. */
import { deeds } from '@necropole/kernel';
import type { SpecialCard } from '../content/kinds.ts';
import { lastHeroCard, whoIs } from '../reading.ts';
import type { MuTable, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';
import { faceUpHeroCard } from './symbols.ts';

/** The special card that this turn was begun with; `null` where its card has no effect, or lies face down (MU-7.13). */
export function specialNow(table: MuTable): SpecialCard | null {
  const last = lastHeroCard(table.world);
  return (last === null ? null : faceUpHeroCard(table, last)?.special) ?? null;
}

/** The effect is resolved once (MU-8.14), if it can be. */
function judgeSpecial(table: MuTable, hero: Hero, special: SpecialCard): Verdict {
  if (table.world.turn.effect === 'resolved') return { key: 'effect-resolved', params: {}, cite: 'MU-8.14' };
  return special.judge?.(table, hero) ?? null;
}

/** A mandatory effect is resolved before the step ends, as far as it can be (MU-8.16, MU-8.17). */
export function judgeMandatory(table: MuTable, hero: Hero): Verdict {
  const special = specialNow(table);
  if (special?.mandatory !== true || table.world.turn.effect !== 'open') return null;
  if ((special.judge?.(table, hero) ?? null) !== null) return null;
  return { key: 'must-resolve-effect', params: {}, cite: 'MU-8.17' };
}

function specialOptions(table: MuTable, hero: Hero) {
  const special = specialNow(table);
  if (special?.resolve === undefined || table.world.turn.effect === 'none') return [];
  return [
    table.option('special', { do: 'special' as const }, judgeSpecial(table, hero, special), () => ({
      refs: [hero.id],
      facts: [
        { key: 'special-effect' as const, params: { special: special.id } },
        ...(special.mandatory === true ? [{ key: 'mandatory' as const, params: {} }] : []),
        ...(special.facts?.(table, hero) ?? []),
      ],
    })),
  ];
}

export const specialEffects = deeds({
  options: specialOptions,
  run: {
    *special(table: MuTable, hero: Hero) {
      const special = specialNow(table);
      if (special?.resolve === undefined) return;
      table.world.turn.effect = 'resolved';
      const cite = special.mandatory === true ? 'MU-8.16' : 'MU-8.13';
      table.tell('special-effect', table.world.turn.support ? 'MU-14.13' : cite, {
        who: whoIs(hero),
        hero: hero.id,
        special: special.id,
      });
      yield* table.act({ component: special }, special.resolve(table, hero));
      yield* table.fire('specialResolved', { hero, special: special.id });
    },
  },
});
