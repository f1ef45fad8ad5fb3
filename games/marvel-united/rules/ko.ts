/** KO (p.10). */
import type { MuTable, Rule } from '../shape.ts';
import { activeHero, type Hero, heroesInOrder, whoIs } from '../world.ts';
import { activateDashboard } from './bam.ts';
import { villainOf } from './printed.ts';
import { playSuperHeroCards } from './super-cards.ts';

/**
 * Those of these Heroes whose hand is empty are KO'd, in turn order, and each KO activates the BAM! of the dashboard once,
 * and that alone (MU-10.14, MU-10.15, MU-10.17). It may KO others (MU-10.16).
 */
export function* knockOut(table: MuTable, heroes: readonly Hero[]): Rule {
  const { world } = table;
  const fallen = heroesInOrder(world).filter(
    (hero) => heroes.includes(hero) && !hero.ko && hero.hand.cards.length === 0,
  );
  for (const hero of fallen) {
    hero.ko = true;
    hero.guard = 0;
    table.tell('knocked-out', 'MU-10.14', { who: whoIs(hero), hero: hero.id });
    table.tally('fell', hero.at);
    if (world.acting === 'heroes' && activeHero(world) === hero) world.turn.over = true;
  }
  for (const hero of fallen) yield* afterKo(table, hero);
}

function* afterKo(table: MuTable, hero: Hero): Rule {
  yield* playSuperHeroCards(table, { is: 'knocked-out', hero });
  yield* table.fire('knockedOut', { hero });
  const component = villainOf(table);
  if (component.knockedOut === undefined) yield* activateDashboard(table, 'MU-10.15');
  else yield* table.act({ component }, component.knockedOut(table, hero));
}
