/** The cards as they lie: decks and hands, the Threats in their Locations, what each side keeps. */
import { type Badge, cardsSeen, type SceneCard, type ScenePile, type SeenPile, unlessEmpty } from '@necropole/kernel';
import type { HeroCardId, PlanCardId } from '../content/ids.ts';
import { threatIdOf } from '../content/names.ts';
import { symbolsOn } from '../content/printed-symbols.ts';
import { bystandersOf } from '../content/symbols.ts';
import { planById, threats } from '../content/villains/index.ts';
import { named } from './labels.ts';
import { threatHits } from './outlook.ts';
import { figureOf, type MuView, type SeenHero, type SeenWorld } from './seen.ts';

/** All cards but those of the Storyline. */
export function pilesOf(view: MuView): readonly ScenePile[] {
  const { world, board } = view;
  const { villain, support } = world;
  const versus = board.villainSeat !== null;
  return [
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
    ...world.places.flatMap((place) => threatsAt(view, place)),
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
          {
            id: 'support-row',
            label: named('support-row'),
            kind: 'row' as const,
            cards: support.row.map((id) => heroCard(id)),
          },
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
      at: 'hero-1',
      cards: world.battlePlans.map((id) => ({ id, family: 'battle-plan' })),
    }),
  ];
}

// ── Hero cards ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A card that is known shows its symbols, those too that Crisis tokens cover. */
export function heroCard(id: HeroCardId, covered: readonly number[] = []): SceneCard {
  const badges = symbolsOn(id).map(
    (symbol, i): Badge => ({ symbol: `a-${symbol}`, label: named(covered.includes(i) ? 'covered' : 'symbol', symbol) }),
  );
  return { id, family: 'hero', badges, ...(covered.length === 0 ? {} : { covered }) };
}

function heroCards({ cards }: SeenPile<HeroCardId>, figure?: number): readonly SceneCard[] {
  const whose = figure === undefined ? {} : { figure };
  return cards.map((id) => (id === null ? { id } : { ...heroCard(id), ...whose }));
}

function pilesOfHero(hero: SeenHero): readonly ScenePile[] {
  const { id } = hero;
  if (hero.who === null) return [];
  const figure = figureOf(hero);
  return [
    { id: `deck-${id}`, label: named('hero-deck'), kind: 'deck', at: id, cards: heroCards(hero.deck, figure) },
    { id: `hand-${id}`, label: named('hero-hand'), kind: 'hand', at: id, cards: heroCards(hero.hand, figure) },
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

// ── The Villain's ─────────────────────────────────────────────────────────────────────────────────────────────────

export function planCard(id: PlanCardId): SceneCard {
  const { move, bam, tokens } = planById(id);
  const badges: Badge[] = [];
  if (typeof move === 'number')
    badges.push({ symbol: 'i-clockwise', text: String(move), label: named('plan-moves', String(move)) });
  else if (move !== null) badges.push({ symbol: 'i-clockwise', label: named('plan-moves', move) });
  if (bam) badges.push({ symbol: 'i-bam', label: named('bam') });
  const added = tokens.flatMap((letters) => bystandersOf(letters));
  for (const bystander of ['thug', 'civilian'] as const) {
    const count = added.filter((one) => one === bystander).length;
    if (count > 0)
      badges.push({ symbol: `i-${bystander}`, text: String(count), label: named('adds', bystander, count) });
  }
  return { id, family: 'plan', badges };
}

function planCards({ cards }: SeenPile<PlanCardId>): readonly SceneCard[] {
  return cards.map((id) => (id === null ? { id } : planCard(id)));
}

/** The Threats of a Location, each a card by itself: Health of a Henchman, or how many of its tokens lie on it. */
function threatsAt(view: MuView, { id: at, threats: inPlay }: SeenWorld['places'][number]): readonly ScenePile[] {
  return inPlay.map((threat) => {
    const { card, health, filled, stunned, crisis } = threat;
    const { needs } = threats[threatIdOf(card)];
    const badges: readonly Badge[] = [
      ...(needs === undefined
        ? [{ symbol: 'i-health', text: String(health), label: named('threat-health', card, health) }]
        : []),
      ...(stunned ? [{ symbol: 'i-stun', label: named('stunned') }] : []),
      ...(crisis > 0 ? [{ symbol: 'i-crisis', text: String(crisis), label: named('crisis', crisis) }] : []),
      ...threatHits(view, at, threat),
    ];
    const of = needs === undefined ? {} : { of: { token: `a-${needs.action}`, have: filled, need: needs.count } };
    const lying: SceneCard = { id: card, family: 'threat', badges, ...of };
    return { id: `lying-${card}`, label: named('threats', at), kind: 'deck', at, cards: [lying] };
  });
}
