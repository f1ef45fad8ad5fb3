/** KO (p.10). */

import { activeHero, heroesInOrder, whoIs } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { Hero } from '../world.ts';
import { activateDashboard } from './bam.ts';
import { villainOf } from './printed.ts';
import { playSuperHeroCards } from './super-cards.ts';

/**
 * Those of these Heroes whose hand is empty are KO'd, in turn order, and each KO activates the BAM! of the dashboard once,
 * and that alone (MU-10.14, MU-10.15, MU-10.17). It may KO others (MU-10.16).
 */
export function* knockOut(table: MuTable, heroes: readonly Hero[], cite = 'MU-10.14'): Rule {
  const { world } = table;
  const fallen = heroesInOrder(world).filter(
    (hero) => heroes.includes(hero) && !hero.ko && hero.hand.cards.length === 0,
  );
  for (const hero of fallen) {
    hero.ko = true;
    hero.guard = 0;
    table.tell('knocked-out', whyFallen(table, fallen.length, cite), { who: whoIs(hero), hero: hero.id });
    table.tally('fell', hero.at);
    if (world.acting === 'heroes' && activeHero(world) === hero) world.turn.over = true;
  }
  const before = world.falling;
  const why = before ? 'MU-10.16' : fallen.length > 1 ? 'MU-10.17' : 'MU-10.15';
  world.falling = true;
  for (const hero of fallen) yield* afterKo(table, hero, why);
  world.falling = before;
}

/** Several fall one after the other (MU-10.13); the Commander falls even if the support row is full (MU-14.29). */
function whyFallen({ world }: MuTable, count: number, cite: string): string {
  if (count > 1) return 'MU-10.13';
  return (world.support?.row.length ?? 0) > 0 ? 'MU-14.29' : cite;
}

function* afterKo(table: MuTable, hero: Hero, why: string): Rule {
  yield* playSuperHeroCards(table, { is: 'knocked-out', hero });
  yield* table.fire('knockedOut', { hero });
  const component = villainOf(table);
  if (component.knockedOut === undefined) yield* activateDashboard(table, why);
  else yield* table.act({ component }, component.knockedOut(table, hero));
}
