/** The Storyline along the foot of the table: every card told, those that count in one bracket, and who comes next. */
import type { Label, NextPlace, SceneCard, ScenePiece, ScenePile } from '@necropole/kernel';
import { specials } from '../content/heroes/index.ts';
import type { HeroCardId, PlanCardId, SpecialId } from '../content/ids.ts';
import { kindOf, lettersOf } from '../content/names.ts';
import { planById, planSpecials } from '../content/villains/index.ts';
import { countingCards } from '../rules/symbols.ts';
import { cardsUntilVillain, threshold } from '../rules/turn-sequence.ts';
import type { World } from '../world.ts';
import { heroCard, planCard } from './cards.ts';
import { named } from './labels.ts';
import {
  activeIn,
  figureOf,
  hasPlayed,
  isUnderWay,
  type MuView,
  type SeenHero,
  type SeenStory,
  type SeenWorld,
} from './seen.ts';

export function storylinePile(view: MuView): ScenePile {
  const { world } = view;
  const counting = countingCards(world.storyline, hasPlayed(view));
  const bracket = counting.length === 0 ? null : bracketOf(view);
  return {
    id: 'storyline',
    label: named('storyline'),
    kind: 'row',
    along: 'foot',
    cards: world.storyline.map((story) => storyCard(world, story, counting.includes(story))),
    note: pace(world as unknown as World, isVillainNow(view)),
    ...(bracket === null ? {} : { bracket }),
    next: nextPlaces(view, counting.length > 0),
  };
}

/** How often the Villain plays, and how many Hero cards are left until then. */
function pace(world: World, now: boolean): Label {
  const how = world.delay !== 0 ? 'changed' : world.completed.length > 0 ? 'pressure' : 'ordinary';
  return named('pace', how, threshold(world), now ? 0 : cardsUntilVillain(world));
}

/** Is the Villain about to play a plan? The match begins with that. */
function isVillainNow(view: MuView): boolean {
  return !isUnderWay(view) || (view.phase === 'villain-turn' && view.world.plan === null);
}

// ── What counts, and what comes next ──────────────────────────────────────────────────────────────────────────────

/** Whose symbols they are: of whoever has played, or of whoever will. */
function bracketOf(view: MuView): Label | null {
  const who = activeIn(view.world)?.who ?? null;
  if (who === null || !isUnderWay(view)) return null;
  return hasPlayed(view) ? named('symbols-of', who) : named('plays-with-it', who);
}

/** The places that are certain to be filled next. */
function nextPlaces(view: MuView, counts: boolean): readonly NextPlace[] {
  const { world, phase } = view;
  if (!isUnderWay(view)) return [];
  const active = activeIn(world);
  const until = cardsUntilVillain(world as unknown as World);
  const villain: NextPlace = { symbol: 'i-plan', label: named('next-villain'), bad: true };
  if (phase === 'villain-turn') return [...(world.plan === null ? [villain] : []), ...placeOf(active, counts)];
  if (!hasPlayed(view)) return [...placeOf(active, counts), ...(until <= 1 ? [villain] : [])];
  return until === 0 ? [villain] : placeOf(heroAfter(world), false);
}

function placeOf(hero: SeenHero | undefined, live: boolean): readonly NextPlace[] {
  if (hero === undefined || hero.who === null) return [];
  const label = named('next-hero', hero.who);
  return [{ symbol: 'i-card', label, figure: figureOf(hero), ...(live ? { live: true } : {}) }];
}

function heroAfter({ heroes, turn, direction }: SeenWorld): SeenHero | undefined {
  return heroes[(turn.hero + direction + heroes.length) % heroes.length];
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The cards that count, the plan under way, and whatever lasts as long as it lies face up, are not spent. */
function storyCard(world: SeenWorld, { by, card, hidden, covered }: SeenStory, live: boolean): SceneCard {
  const known = card ?? hidden?.cards[0] ?? null;
  const told = {
    ...(by === 'villain' ? {} : { figure: figureOf({ id: by }) }),
    ...(live ? { live: true as const } : {}),
  };
  if (card === null) {
    const family = by === 'villain' ? 'plan' : 'hero';
    return { id: known, ...(known === null ? {} : { family, faceDown: true as const }), ...told };
  }
  if (by === 'villain') {
    const plan = card as PlanCardId;
    return { ...planCard(plan), spent: world.plan?.card !== plan && !planLasts(plan) };
  }
  const spent = !live && !cardLasts(card as HeroCardId);
  return { ...heroCard(card as HeroCardId, covered), ...told, spent };
}

/** Does a Hero card do something as long as it lies face up? */
export function cardLasts(card: HeroCardId): boolean {
  if (lettersOf(card) !== null) return false;
  const { queries, flows } = specials[kindOf(card) as SpecialId];
  return queries !== undefined || flows !== undefined;
}

/** Does a Master Plan card do something as long as it lies face up? */
export function planLasts(card: PlanCardId): boolean {
  const { special } = planById(card);
  if (special === null) return false;
  const { queries, flows } = planSpecials[special];
  return queries !== undefined || flows !== undefined;
}

/** The Crisis tokens that lie on symbols. */
export function crisesInStoryline({ storyline }: SeenWorld): readonly ScenePiece[] {
  return storyline.flatMap(({ card, covered }) =>
    card === null
      ? []
      : covered.map((_, i) => ({
          id: `crisis-${card}-${i + 1}`,
          at: card,
          token: 't-crisis',
          label: named('crisis', 1),
        })),
  );
}
