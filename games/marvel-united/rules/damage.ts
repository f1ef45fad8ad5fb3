/** Damage to Heroes (p.10, p.12). */
import type { Aim } from '../content/kinds.ts';
import { heroById, standingHeroes, whoIs } from '../reading.ts';
import type { Blow, ComingHit, MuTable, Rule } from '../shape.ts';
import { ALL_DAMAGE, type Hero } from '../world.ts';
import { chooseHero, tie } from './choices.ts';
import { damageFacts } from './damage-facts.ts';
import { loseCards } from './drawing.ts';
import { knockOut } from './ko.ts';
import { playSuperHeroCards } from './super-cards.ts';

/** So much damage for a Hero. */
export interface Hit {
  readonly hero: Hero;
  readonly damage: number;
}

/** Damage that a component deals. */
export function blow(
  source: string,
  by: Blow['by'],
  { cite = 'MU-10.9', unpreventable = false }: { readonly cite?: string; readonly unpreventable?: boolean } = {},
): Blow {
  return { source, by, cite, unpreventable };
}

/** Hurts several Heroes: all lose their cards first, then those whose hand is empty are KO'd, in turn order (MU-10.13). */
export function* hurt(table: MuTable, hits: readonly Hit[], by: Blow): Rule {
  const hurtHeroes: Hero[] = [];
  for (const { hero, damage } of hits) {
    if (hero.ko || damage <= 0) continue;
    const { taker, lost } = yield* takeHit(table, hero, damage, by);
    if (lost > 0) hurtHeroes.push(taker);
  }
  yield* knockOut(table, hurtHeroes);
}

/** One Hero takes damage, or another does in their place. Says who lost how many cards. */
function* takeHit(table: MuTable, hero: Hero, damage: number, by: Blow): Rule<{ taker: Hero; lost: number }> {
  table.tell('damage-coming', by.cite, { who: whoIs(hero), hero: hero.id, damage });
  const hit: ComingHit = { hero: hero.id, left: damage, blow: by };
  yield* playSuperHeroCards(table, { is: 'damage', hit });
  yield* table.fire('damageComing', { hit });
  const taker = heroById(table.world, hit.hero);
  const left = reaching(table, taker, hit, damage);
  const lost = yield* loseCards(table, taker, left, 'MU-10.11');
  if (lost > 0) yield* table.fire('afterDamage', { hero: taker, damage: lost, blow: by });
  return { taker, lost };
}

/** What reaches the Hero of what is dealt: nothing lessens unpreventable damage (MU-12.8, MU-12.20). */
function reaching(table: MuTable, hero: Hero, hit: ComingHit, dealt: number): number {
  const { left, blow: by } = hit;
  if (by.unpreventable) return dealt;
  const guarded = Math.min(hero.guard, left);
  if (guarded > 0 && hero.guard < ALL_DAMAGE) hero.guard -= guarded;
  const reaches = left - guarded;
  if (reaches < dealt) {
    table.tell('damage-ignored', 'MU-12.8', { who: whoIs(hero), hero: hero.id, damage: dealt - reaches });
  }
  return reaches;
}

/** Would it make a difference to lessen this damage? Not where it is unpreventable, or the Hero ignores it anyway. */
export function canBeLessened(table: MuTable, hit: ComingHit): boolean {
  const hero = heroById(table.world, hit.hero);
  return hit.left > hero.guard && !hit.blow.unpreventable;
}

/** A Hero discards cards by an effect that is no damage: they go under the deck too, and the last one KOs. */
export function* discardCards(table: MuTable, hero: Hero, count: number, cite: string): Rule<number> {
  if (hero.ko) return 0;
  const lost = yield* loseCards(table, hero, count, cite);
  if (lost > 0) yield* knockOut(table, [hero]);
  return lost;
}

/** One of these Heroes is hurt; of several, the players choose (MU-12.23). */
function* hurtOneOf(table: MuTable, heroes: readonly Hero[], damage: number, by: Blow): Rule {
  const factsOf = (hero: Hero) => damageFacts(hero, damage, by);
  const hero = yield* chooseHero(table, tie(table, by.source), heroes, factsOf);
  if (hero !== null) yield* hurt(table, [{ hero, damage }], by);
}

/** Those at whom an effect aims are hurt: all of them, or one of the players' choice (MU-12.23); nobody who has fallen since. */
export function* strike(table: MuTable, aims: readonly Aim[], by: Blow): Rule {
  for (const { heroes, one, damage } of aims) {
    const standing = heroes.filter(({ ko }) => !ko);
    if (one === true) yield* hurtOneOf(table, standing, damage, by);
    else
      yield* hurt(
        table,
        standing.map((hero) => ({ hero, damage })),
        by,
      );
  }
}

/** Every Hero who stands is hurt, wherever they are. */
export function* hurtAll(table: MuTable, damage: number, by: Blow): Rule {
  yield* hurt(
    table,
    standingHeroes(table.world).map((hero) => ({ hero, damage })),
    by,
  );
}

/** A Hero ignores so much damage, or all, until their next turn begins: the Invulnerable token (MU-12.8). */
export function makeInvulnerable(table: MuTable, hero: Hero, damage: number, cite = 'MU-12.8'): void {
  if (hero.ko) return;
  hero.guard = Math.min(ALL_DAMAGE, hero.guard + damage);
  table.tell('invulnerable', cite, { who: whoIs(hero), hero: hero.id });
}
