/**
 * Wounds (p.13, p.17–18): each takes 1 health. The citizen whom a hero rescued may be given up to cancel one. At 0 the
 * hero is eliminated, and the match is lost when the round ends.
 */
import type { MzTable, Rule } from '../shape.ts';
import { GONE, type Hero, MOST_HEALTH } from '../world.ts';
import { isCitizen, sacrificeCitizen } from './citizens.ts';

/** A hero suffers wounds that fall together, by the rule that is cited. */
export function* woundHero(table: MzTable, hero: Hero, wounds: number, cite: string): Rule {
  if (hero.zone < 0 || wounds <= 0) return;
  const reaction = { count: wounds };
  yield* table.fire('woundsComing', { hero, reaction });
  if (reaction.count > 0 && (yield* isCitizenGivenUp(table, hero, reaction.count))) reaction.count -= 1;
  const suffered = Math.min(reaction.count, hero.health);
  if (suffered <= 0 || hero.zone < 0) return;
  hero.health -= suffered;
  table.tell('wounded', cite, { who: hero.id, wounds: suffered, now: hero.health });
  if (hero.health === 0) eliminate(table, hero);
  yield* table.fire('heroWounded', { hero, wounds: suffered });
}

/** Gives back health, as far as the bar goes. */
export function healHero(table: MzTable, hero: Hero, health: number, cite: string): void {
  const healed = Math.min(health, MOST_HEALTH - hero.health);
  if (healed <= 0 || hero.zone < 0) return;
  hero.health += healed;
  table.tell('healed', cite, { who: hero.id, health: healed, now: hero.health });
}

/** Is the rescued citizen discarded to cancel one of these wounds? The hero's player decides. */
function* isCitizenGivenUp(table: MzTable, hero: Hero, wounds: number): Rule<boolean> {
  const [citizen] = hero.citizen.cards;
  if (citizen === undefined || !isCitizen(citizen)) return false;
  const isGiven = yield* table.ask(hero.seat, {
    key: 'sacrifice-citizen',
    params: { who: hero.id, wounds, citizen },
    cite: 'MZ-17.8',
    refs: [hero.id, citizen],
    options: () => [
      table.option('sacrifice', true, null, () => ({
        refs: [citizen],
        facts: [
          { key: 'health-left', params: { health: Math.max(0, hero.health - wounds + 1) } },
          { key: 'devoured-cost', params: {} },
        ],
      })),
      table.option('suffer', false, null, () => ({
        refs: [hero.id],
        facts:
          wounds < hero.health
            ? [{ key: 'health-left', params: { health: hero.health - wounds } }]
            : [{ key: 'lethal', params: { who: hero.id } }],
      })),
    ],
  });
  if (isGiven) yield* sacrificeCitizen(table, hero, 'MZ-17.8');
  return isGiven;
}

/** The hero leaves the board; the round goes on without them. */
function eliminate(table: MzTable, hero: Hero): void {
  const { turn } = table.world;
  hero.zone = GONE;
  if (turn.hero === hero.id) turn.over = true;
  table.tell('hero-eliminated', 'MZ-13.12', { who: hero.id });
}
