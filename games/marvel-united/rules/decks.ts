/** The Hero decks before the first hand (p.5, p.10, p.11, p.14): cards removed, Equipment taken, the Support Hero deck. */
import { EVERYBODY, type Option } from '@necropole/kernel';
import { battlePlanIds, battlePlans } from '../content/battle-plans/index.ts';
import { equipment, equipmentIds } from '../content/equipment/index.ts';
import { cardsOf, heroIds, specials } from '../content/heroes/index.ts';
import type { BattlePlanId, EquipmentId, HeroCardId, HeroId } from '../content/ids.ts';
import { kindOf, lettersOf } from '../content/names.ts';
import { whoIs } from '../reading.ts';
import type { Mu, MuTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';
import { effectOf } from './choices.ts';
import { fillSupportRow } from './commander.ts';
import { cardOf, printedFacts } from './printed.ts';
import { aboutHero, judgeHero } from './setup.ts';

const SUPPORT_HEROES = 4;
const CARDS_OF_EACH = 3;

type Why = 'moderate' | 'hard' | 'equipment' | 'commander';

// ── Cards that are removed ────────────────────────────────────────────────────────────────────────────────────────

/** The decks: what challenges, Equipment and the Commander take out of them, then shuffled (MU-5.5, MU-10.27). */
export function* prepareDecks(table: MuTable): Rule<PhaseName> {
  const { world, board } = table;
  for (const hero of world.heroes) {
    const cards = [...cardsOf(whoIs(hero))];
    const takes = yield* takeEquipment(table, hero);
    const reasons: readonly Why[] = [
      ...board.challenges,
      ...(board.commander ? (['commander'] as const) : []),
      ...(takes ? (['equipment'] as const) : []),
    ];
    for (const why of reasons) yield* removeCard(table, hero, cards, why);
    layDeck(table, hero, cards);
  }
  return 'prepare-sides';
}

const citeOf: Readonly<Record<Why, string>> = {
  moderate: 'MU-10.26',
  hard: 'MU-10.26',
  equipment: 'MU-11.2',
  commander: 'MU-14.1',
};

/** The cards that may be removed: a Wild; or a double Wild, then a Wild, then any two symbols without effect (MU-10.25). */
function candidates(cards: readonly HeroCardId[], why: Why): readonly HeroCardId[] {
  const plain = (fits: (letters: string) => boolean) =>
    cards.filter((card) => {
      const letters = lettersOf(card);
      return letters !== null && fits(letters);
    });
  const wild = plain((letters) => letters === 'W');
  if (why === 'moderate' && wild.length > 0) return wild;
  const double = plain((letters) => letters === 'WW');
  if (double.length > 0) return double;
  return wild.length > 0 ? wild : plain(({ length }) => length === 2);
}

/** One card leaves the deck. Between copies there is nothing to ask (MU-10.28). */
function* removeCard(table: MuTable, hero: Hero, cards: HeroCardId[], why: Why): Rule {
  const fit = candidates(cards, why).filter(
    (card, i, all) => all.findIndex((other) => kindOf(other) === kindOf(card)) === i,
  );
  const [only] = fit;
  if (only === undefined) return;
  const card =
    fit.length === 1
      ? only
      : yield* table.ask(hero.seat, {
          key: 'remove-card',
          params: { who: whoIs(hero), why },
          cite: 'MU-10.28',
          refs: [hero.id],
          options: () =>
            fit.map((each) => table.option(`card:${each}`, each, null, () => ({ facts: printedFacts(table, each) }))),
        });
  cards.splice(cards.indexOf(card), 1);
  table.world.removed.push(card);
  table.tell('card-removed', citeOf[why], { who: whoIs(hero), hero: hero.id, card });
}

/** Shuffled, with "Starting Hand" cards on top and "bottom of the deck" cards at the bottom (MU-5.6, MU-5.7): their backs show. */
export function layDeck(table: MuTable, hero: Hero, cards: readonly HeroCardId[]): void {
  const back = (card: HeroCardId) => cardOf(table, card).special?.back;
  const { deck } = hero;
  const lay = (card: HeroCardId, known: number): void => {
    deck.cards.push(card);
    deck.known.push(known);
  };
  for (const card of cards) if (back(card) === undefined) lay(card, 0);
  table.shuffle(deck);
  for (const card of cards) if (back(card) === 'starting-hand') lay(card, EVERYBODY);
  for (const card of cards) {
    if (back(card) !== 'bottom-of-deck') continue;
    deck.cards.unshift(card);
    deck.known.unshift(EVERYBODY);
  }
}

// ── Equipment ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Hero's own Equipment, or a generic one of the player's choice, or none (MU-5.8, MU-5.9). Says whether they take some. */
function* takeEquipment(table: MuTable, hero: Hero): Rule<boolean> {
  const { equipment: who } = table.board;
  const wanted = who === 'all' || (who !== 'none' && who.includes(whoIs(hero)));
  if (!wanted) return false;
  const own = equipmentIds.filter((id) => equipment[id].owner === hero.who);
  if (own.length > 0) {
    for (const id of own) carry(table, hero, id);
    return true;
  }
  const generic = equipmentIds.filter((id) => equipment[id].owner === null && !isTaken(table, id));
  const id = yield* table.ask(hero.seat, {
    key: 'choose-equipment',
    params: { who: whoIs(hero) },
    cite: 'MU-5.9',
    refs: [hero.id],
    options: (): readonly Option<EquipmentId | null, Mu>[] => [
      ...generic.map((each) => table.option(`equipment:${each}`, each, null, () => ({ facts: effectOf(each) }))),
      table.option('pass', null),
    ],
  });
  if (id === null) return false;
  carry(table, hero, id);
  return true;
}

function isTaken({ world }: MuTable, id: EquipmentId): boolean {
  return world.heroes.some((hero) => hero.equipment.some((each) => each.id === id));
}

function carry(table: MuTable, hero: Hero, id: EquipmentId): void {
  hero.equipment.push({ id, ready: true });
  table.tell('equipment-taken', 'MU-11.4', { who: whoIs(hero), hero: hero.id, equipment: id });
}

// ── The Commander's support ───────────────────────────────────────────────────────────────────────────────────────

/** Four Support Heroes, three cards of each, and Battle Plans within the budget (MU-14.2, MU-14.8). */
export function* chooseSupport(table: MuTable): Rule<PhaseName> {
  const { world } = table;
  const { support, heroes } = world;
  const [main] = heroes;
  if (support === null || main === undefined) throw new Error('Only a Commander has support');
  const deck: HeroCardId[] = [];
  for (let left = SUPPORT_HEROES; left > 0; left--) {
    const who = yield* table.ask(main.seat, {
      key: 'choose-support-hero',
      params: { left },
      cite: 'MU-14.2',
      options: () =>
        heroIds.map((each) => table.option(`hero:${each}`, each, judgeHero(table, each), () => aboutHero(each))),
    });
    support.heroes.push(who);
    table.tell('support-chosen', 'MU-14.2', { who });
    for (let cards = CARDS_OF_EACH; cards > 0; cards--) deck.push(yield* supportCard(table, main, who, deck, cards));
  }
  layPile(table, deck);
  yield* chooseBattlePlans(table, main);
  fillSupportRow(table, 'MU-14.4');
  return 'prepare-decks';
}

/** A card with a special effect, and no "Starting Hand" card (MU-14.3). */
function* supportCard(
  table: MuTable,
  main: Hero,
  who: HeroId,
  deck: readonly HeroCardId[],
  left: number,
): Rule<HeroCardId> {
  return yield* table.ask(main.seat, {
    key: 'choose-support-card',
    params: { who, left },
    cite: 'MU-14.2',
    options: () =>
      cardsOf(who)
        .filter((card) => !deck.includes(card))
        .map((card) =>
          table.option(`card:${card}`, card, judgeSupportCard(card), () => ({ facts: printedFacts(table, card) })),
        ),
  });
}

function judgeSupportCard(card: HeroCardId): Verdict {
  if (lettersOf(card) !== null) return { key: 'card-without-effect', params: {}, cite: 'MU-14.2' };
  const { back } = specials[kindOf(card) as keyof typeof specials];
  return back === 'starting-hand' ? { key: 'starting-hand-card', params: {}, cite: 'MU-14.3' } : null;
}

/** The Support Hero deck, shuffled (MU-14.2). */
function layPile(table: MuTable, cards: readonly HeroCardId[]): void {
  const { support } = table.world;
  if (support === null) return;
  for (const card of cards) {
    support.deck.cards.push(card);
    support.deck.known.push(EVERYBODY);
  }
  table.shuffle(support.deck);
  table.tell('support-deck-made', 'MU-14.2', { cards: cards.length });
}

/** Battle Plans until the budget is spent, or the player has enough (MU-14.8); against a Villain player it is 0 (MU-15.1). */
function* chooseBattlePlans(table: MuTable, main: Hero): Rule {
  const { world, board } = table;
  let { budget } = board;
  while (budget > 0) {
    const left = budget;
    const id = yield* table.ask(main.seat, {
      key: 'choose-battle-plan',
      params: { budget: left },
      cite: 'MU-14.8',
      options: (): readonly Option<BattlePlanId | null, Mu>[] => [
        ...battlePlanIds
          .filter((each) => !world.battlePlans.includes(each))
          .map((each) =>
            table.option(`plan:${each}`, each, judgeBudget(each, left), () => ({ facts: effectOf(each) })),
          ),
        table.option('pass', null),
      ],
    });
    if (id === null) return;
    world.battlePlans.push(id);
    budget -= battlePlans[id].cost;
    table.tell('battle-plan-chosen', 'MU-14.8', { plan: id });
  }
}

function judgeBudget(id: BattlePlanId, budget: number): Verdict {
  const { cost } = battlePlans[id];
  return cost <= budget ? null : { key: 'over-budget', params: { cost, budget }, cite: 'MU-14.8' };
}
