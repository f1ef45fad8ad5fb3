/** What damage would mean to a Hero: told before a choice that brings it, and while it is on its way (p.10). */
import type { Fact } from '@necropole/kernel';
import { heroById, whoIs } from '../reading.ts';
import type { Blow, ComingHit, Mu, MuTable } from '../shape.ts';
import type { Hero } from '../world.ts';
import { threatOf } from './printed.ts';

/** What this damage would mean to a Hero, as long as nobody lessens it: cards under the deck, or a KO (MU-10.9, MU-10.14). */
export function damageFacts(
  hero: Hero,
  damage: number,
  { unpreventable }: Pick<Blow, 'unpreventable'>,
): readonly Fact<Mu>[] {
  const reaches = unpreventable ? damage : damage - hero.guard;
  // Whoever has played their last card has none to lose (MU-10.24).
  if (hero.ko || reaches <= 0 || hero.hand.cards.length === 0) return [];
  const params = { who: whoIs(hero), damage };
  return [{ key: reaches >= hero.hand.cards.length ? 'would-ko' : 'would-hurt', params }];
}

/** What damage on its way would mean to whom it is for. */
export function hitFacts({ world }: MuTable, { hero, left, blow: by }: ComingHit): readonly Fact<Mu>[] {
  return damageFacts(heroById(world, hero), left, by);
}

/** The Threats whose BAM! would hit this Hero, if the plan that comes has one. */
export function threatsThatAim(table: MuTable, hero: Hero): readonly Fact<Mu>[] {
  return table.world.places.flatMap(({ id: at, threats }) =>
    threats
      .filter(({ stunned }) => !stunned)
      .flatMap((threat) =>
        (threatOf(table, threat.card).aims?.(table, at, threat) ?? [])
          .filter(({ heroes }) => heroes.includes(hero))
          .map(({ heroes, one, damage, crisis = 0 }) => ({
            key: 'bam-aims' as const,
            params: {
              card: threat.card,
              who: whoIs(hero),
              damage,
              crisis,
              ko: damageFacts(hero, damage, { unpreventable: false }).some(({ key }) => key === 'would-ko'),
              perhaps: one === true && heroes.length > 1,
            },
          })),
      ),
  );
}
