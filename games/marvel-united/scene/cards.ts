/** The cards as they lie: the Storyline, decks and hands, the Threats in their Locations, what each side keeps. */
import { type Badge, cardsSeen, type SceneCard, type ScenePile, type SeenPile, unlessEmpty } from '@necropole/kernel';
import { specials } from '../content/heroes/index.ts';
import type { HeroCardId, PlanCardId, SpecialId } from '../content/ids.ts';
import { kindOf, lettersOf, threatIdOf } from '../content/names.ts';
import { symbolsOn } from '../content/printed-symbols.ts';
import { bystandersOf } from '../content/symbols.ts';
import { planById, planSpecials, threats } from '../content/villains/index.ts';
import { named } from './labels.ts';
import { figureOf, type MuView, type SeenHero, type SeenStory, type SeenWorld } from './seen.ts';

export function pilesOf({ world, board }: MuView): readonly ScenePile[] {
  const { villain, support } = world;
  const versus = board.villainSeat !== null;
  return [
    { id: 'storyline', label: named('storyline'), kind: 'row', cards: storyCards(world) },
    { id: 'plan-deck', label: named('plan-deck'), kind: 'deck', at: 'villain', cards: planCards(villain.deck) },
    ...(versus
      ? [
          {
            id: 'plan-hand',
            label: named('plan-hand'),
            kind: 'hand' as const,
            at: 'villain',
            cards: planCards(villain.hand),
          },
        ]
      : []),
    ...unlessEmpty({
      id: 'plans-gone',
      label: named('plans-gone'),
      kind: 'deck',
      at: 'villain',
      cards: planCards(villain.gone),
    }),
    ...unlessEmpty({
      id: 'super-villain-cards',
      label: named('super-villain-cards'),
      kind: 'hand',
      at: 'villain',
      cards: cardsSeen(villain.cards, 'super-villain'),
    }),
    ...world.places.flatMap(threatsAt),
    ...unlessEmpty({
      id: 'threats-aside',
      label: named('threats-aside'),
      kind: 'deck',
      at: 'villain',
      cards: world.aside.map((id) => ({ id, family: 'threat' })),
    }),
    ...world.heroes.flatMap(pilesOfHero),
    ...(support === null
      ? []
      : [
          {
            id: 'support-deck',
            label: named('support-deck'),
            kind: 'deck' as const,
            cards: heroCards(support.deck),
          },
          { id: 'support-row', label: named('support-row'), kind: 'row' as const, cards: support.row.map(heroCard) },
        ]),
    ...unlessEmpty({
      id: 'offered',
      label: named('offered-cards'),
      kind: 'hand',
      cards: cardsSeen(world.offered, 'super-hero'),
    }),
    ...unlessEmpty({
      id: 'battle-plans',
      label: named('battle-plans'),
      kind: 'row',
      cards: world.battlePlans.map((id) => ({ id, family: 'battle-plan' })),
    }),
  ];
}

// ── Hero cards ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A card that is known shows its symbols. */
function heroCard(id: HeroCardId): SceneCard {
  const badges = symbolsOn(id).map((symbol): Badge => ({ symbol: `a-${symbol}`, label: named('symbol', symbol) }));
  return { id, family: 'hero', badges };
}

function heroCards({ cards }: SeenPile<HeroCardId>): readonly SceneCard[] {
  return cards.map((id) => (id === null ? { id } : heroCard(id)));
}

function pilesOfHero(hero: SeenHero): readonly ScenePile[] {
  const { id } = hero;
  if (hero.who === null) return [];
  return [
    { id: `deck-${id}`, label: named('hero-deck'), kind: 'deck', at: id, cards: heroCards(hero.deck) },
    { id: `hand-${id}`, label: named('hero-hand'), kind: 'hand', at: id, cards: heroCards(hero.hand) },
    ...unlessEmpty({
      id: `super-${id}`,
      label: named('super-hero-cards'),
      kind: 'hand',
      at: id,
      cards: cardsSeen(hero.cards, 'super-hero'),
    }),
    ...unlessEmpty({
      id: `equipment-${id}`,
      label: named('equipment'),
      kind: 'row',
      at: id,
      cards: hero.equipment.map(({ id: card, ready }) => ({
        id: card,
        family: 'equipment',
        ...(ready ? {} : { faceDown: true as const }),
      })),
    }),
  ];
}

// ── The Storyline ─────────────────────────────────────────────────────────────────────────────────────────────────

function storyCards(world: SeenWorld): readonly SceneCard[] {
  const told = world.storyline;
  const counting = told.flatMap(({ by }, i) => (by === 'villain' ? [] : [i])).slice(-2);
  return told.map((story, i) => storyCard(world, story, counting.includes(i)));
}

/** The last two Hero cards count, the plan under way, and whatever lasts as long as it lies face up. */
function storyCard(world: SeenWorld, { by, card, hidden, covered }: SeenStory, counts: boolean): SceneCard {
  const figure = by === 'villain' ? {} : { figure: figureOf({ id: by }) };
  const id = card ?? hidden?.cards[0] ?? null;
  if (card === null) {
    const known = { family: by === 'villain' ? 'plan' : 'hero', faceDown: true as const };
    return { id, ...(id === null ? {} : known), ...figure };
  }
  if (by === 'villain') {
    const plan = planCard(card as PlanCardId);
    return { ...plan, spent: world.plan?.card !== card && !planLasts(card as PlanCardId) };
  }
  const shown = heroCard(card as HeroCardId);
  const badges = symbolsOn(card as HeroCardId).map((symbol, i): Badge => {
    const isCovered = covered.includes(i);
    return isCovered
      ? { symbol: 'i-crisis', label: named('covered', symbol) }
      : { symbol: `a-${symbol}`, label: named('symbol', symbol) };
  });
  return { ...shown, badges, ...figure, spent: !counts && !cardLasts(card as HeroCardId) };
}

function cardLasts(card: HeroCardId): boolean {
  if (lettersOf(card) !== null) return false;
  const { queries, flows } = specials[kindOf(card) as SpecialId];
  return queries !== undefined || flows !== undefined;
}

function planLasts(card: PlanCardId): boolean {
  const { special } = planById(card);
  if (special === null) return false;
  const { queries, flows } = planSpecials[special];
  return queries !== undefined || flows !== undefined;
}

// ── The Villain's ─────────────────────────────────────────────────────────────────────────────────────────────────

function planCard(id: PlanCardId): SceneCard {
  const { move, bam, tokens } = planById(id);
  const badges: Badge[] = [];
  if (typeof move === 'number')
    badges.push({ symbol: 'i-clockwise', text: String(move), label: named('plan-moves', String(move)) });
  else if (move !== null) badges.push({ symbol: 'i-clockwise', label: named('plan-moves', move) });
  if (bam) badges.push({ symbol: 'i-bam', label: named('bam') });
  for (const bystander of tokens.flatMap((letters) => bystandersOf(letters))) {
    badges.push({ symbol: `i-${bystander}`, label: named('adds', bystander) });
  }
  return { id, family: 'plan', badges };
}

function planCards({ cards }: SeenPile<PlanCardId>): readonly SceneCard[] {
  return cards.map((id) => (id === null ? { id } : planCard(id)));
}

/** The Threats of a Location: Health of a Henchman, or the tokens on its places. */
function threatsAt({ id: at, threats: inPlay }: SeenWorld['places'][number]): readonly ScenePile[] {
  const cards = inPlay.map(({ card, health, filled, stunned, crisis }): SceneCard => {
    const { needs } = threats[threatIdOf(card)];
    const badges: Badge[] = [];
    if (needs === undefined) {
      badges.push({ symbol: 'i-health', text: String(health), label: named('threat-health', card, health) });
    } else {
      const label = named('threat-tokens', card, needs.action, filled, needs.count);
      badges.push({ symbol: `a-${needs.action}`, text: `${filled}/${needs.count}`, label });
    }
    if (stunned) badges.push({ symbol: 'i-stun', label: named('stunned') });
    if (crisis > 0) badges.push({ symbol: 'i-crisis', text: String(crisis), label: named('crisis', crisis) });
    return { id: card, family: 'threat', badges, ...(needs === undefined ? {} : { slots: needs.count }) };
  });
  return unlessEmpty({ id: `threats-${at}`, label: named('threats', at), kind: 'row', at, cards });
}
