/** The Master Plan cards: drawn by the game, or played from a Villain player's hand (p.5, p.13). */
import {
  type Beside,
  draw,
  type Fact,
  knowers,
  layUnder,
  NOBODY,
  type Pile,
  pile,
  type Seat,
  takeOpenly,
} from '@necropole/kernel';
import type { PlanCardId } from '../content/ids.ts';
import { heroesIn, standingHeroes, whoIs } from '../reading.ts';
import type { Mu, MuTable, Rule, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';
import { villainSeat } from './asking.ts';
import { effectOf } from './choices.ts';
import { threatsThatAim } from './damage-facts.ts';
import { couldOverflow, stopOf } from './plans-to-come.ts';
import { called, planOf } from './printed.ts';
import { heroesLose } from './winning-and-losing.ts';

/** The card that the Villain plays in this turn. Without one the Heroes have lost. */
export function* drawPlan(table: MuTable): Rule<PlanCardId> {
  const { deck } = table.world.villain;
  if (table.board.villainSeat !== null) return yield* playPlan(table);
  if (deck.cards.length === 0) return yield* heroesLose(table, 'plans-exhausted', 'MU-5.18');
  return takeOpenly(table, deck, deck.cards.length - 1);
}

/** A Villain player draws one card, if there is one, and plays one of the hand (MU-13.3, MU-13.4). */
function* playPlan(table: MuTable): Rule<PlanCardId> {
  const { hand } = table.world.villain;
  const drawn = drawIntoHand(table, 'MU-13.3');
  if (hand.cards.length === 0) return yield* heroesLose(table, 'plans-exhausted', 'MU-13.1');
  const slot = yield* table.ask(villainSeat(table), {
    key: 'play-plan',
    params: {},
    cite: drawn ? 'MU-13.3' : 'MU-13.4',
    options: () =>
      slotOptions(
        table,
        (card) => judgeStartingCard(table, card),
        (card) => planFacts(table, card),
      ),
  });
  return takeOpenly(table, hand, slot);
}

/** The cards of the Villain's hand, by their places: what is asked tells nobody which they are. */
function slotOptions(
  table: MuTable,
  judge: (card: PlanCardId) => Verdict,
  factsOf: (card: PlanCardId) => readonly Fact<Mu>[] = () => [],
) {
  return table.world.villain.hand.cards.map((card, slot) =>
    table.option(`plan:${slot + 1}`, slot, judge(card), () => ({
      refs: [card],
      ...calledBySpecial(table, card),
      facts: [{ key: 'this-plan', params: { card } }, ...factsOf(card)],
    })),
  );
}

/** A plan with a special effect is called by it; the others have no name. */
function calledBySpecial(table: MuTable, card: PlanCardId): Beside<Mu> {
  const { special } = planOf(table, card);
  return special === null ? {} : { called: called(special) };
}

/** Where the plan would lead the Villain, who stands there, whom Threats aim at, and what would overflow, if nothing changed before. */
function planFacts(table: MuTable, card: PlanCardId): readonly Fact<Mu>[] {
  const plan = planOf(table, card);
  const at = stopOf(table, plan.move);
  const heroes = heroesIn(table.world, at).map(whoIs);
  const places = couldOverflow(table, [plan]);
  return [
    { key: 'villain-goes', params: { at } },
    ...(heroes.length === 0 ? [] : [{ key: 'heroes-there' as const, params: { heroes } }]),
    ...(plan.bam ? standingHeroes(table.world).flatMap((hero) => threatsThatAim(table, hero)) : []),
    ...(places.length === 0 ? [] : [{ key: 'could-overflow' as const, params: { places } }]),
  ];
}

/** A starting card is played in the first Villain turn (MU-13.6). */
function judgeStartingCard(table: MuTable, card: PlanCardId): Verdict {
  const starting = table.world.villain.hand.cards.some((each) => planOf(table, each).start === true);
  if (!starting || planOf(table, card).start === true) return null;
  return { key: 'starting-card-first', params: {}, cite: 'MU-13.6' };
}

/** The Villain player takes the top card of the deck, if there is one. */
function drawIntoHand(table: MuTable, cite: string): boolean {
  const { deck, hand } = table.world.villain;
  if (deck.cards.length === 0) return false;
  draw(table, deck, hand, knowers(villainSeat(table)));
  table.tell('plan-drawn', cite, { left: deck.cards.length });
  return true;
}

/** One card of the Villain's hand, by its place; `null` when the answer is no. Whoever is asked has seen them. */
export function* choosePlan(table: MuTable, seat: Seat, component: string): Rule<number | null> {
  return yield* table.ask(seat, {
    key: 'choose-plan',
    params: { component },
    cite: 'MU-13.12',
    context: () => effectOf(component),
    options: () => [...slotOptions(table, () => null), table.option('pass', null)],
  });
}

/** So many cards join the Villain's hand, as many as there are. */
export function drawPlans(table: MuTable, count: number, cite: string): void {
  for (let i = 0; i < count; i++) drawIntoHand(table, cite);
}

/** The card at this place of the Villain's hand goes under the deck. */
export function putPlanUnder(table: MuTable, slot: number, cite: string): void {
  const { deck, hand } = table.world.villain;
  layUnder(table, hand, slot, deck);
  table.tell('plan-put-under', cite, { left: deck.cards.length });
}

/** A Master Plan card joins the Storyline face down: from the deck, or by a Villain player from hand (MU-13.7). */
export function* layPlanFaceDown(table: MuTable, cite: string): Rule {
  const { deck } = table.world.villain;
  const hidden: Pile<PlanCardId> = pile('plans', `storyline ${table.world.storyline.length + 1}`);
  if (table.board.villainSeat === null) {
    if (deck.cards.length === 0) yield* heroesLose(table, 'plans-exhausted', 'MU-5.18');
    draw(table, deck, hidden);
  } else {
    yield* layFromHand(table, hidden);
  }
  table.world.storyline.push({ by: 'villain', card: null, hidden, support: false, covered: [] });
  table.tell('plan-face-down', cite, { left: deck.cards.length });
}

function* layFromHand(table: MuTable, hidden: Pile<PlanCardId>): Rule {
  const { hand } = table.world.villain;
  drawIntoHand(table, 'MU-13.7');
  if (hand.cards.length === 0) yield* heroesLose(table, 'plans-exhausted', 'MU-13.7');
  const slot = yield* table.ask(villainSeat(table), {
    key: 'lay-plan-face-down',
    params: {},
    cite: 'MU-13.7',
    options: () => slotOptions(table, () => null),
  });
  table.move(hand, slot, hidden, NOBODY);
}

/** The top card of the deck leaves the game unseen; a Villain player without a deck gives one of the hand (MU-13.8). */
export function* removePlan(table: MuTable, cite: string): Rule {
  const { deck, hand, gone } = table.world.villain;
  if (deck.cards.length > 0) {
    draw(table, deck, gone);
  } else if (table.board.villainSeat !== null && hand.cards.length > 0) {
    const slot = yield* table.ask(villainSeat(table), {
      key: 'remove-plan',
      params: {},
      cite: 'MU-13.8',
      options: () => slotOptions(table, () => null),
    });
    table.move(hand, slot, gone, NOBODY);
  } else {
    return;
  }
  table.tell('plan-removed', cite, { left: deck.cards.length });
}

/** The Heroes look at the top card of the Master Plan deck, which stays there; what the Villain holds is out of reach (MU-13.19). */
export function lookAtPlan(table: MuTable, hero: Hero, cite: string): void {
  const { deck } = table.world.villain;
  const top = deck.cards.length - 1;
  if (top < 0) return;
  table.reveal(deck, top, table.board.heroMask);
  table.tell('plan-looked-at', cite, { who: whoIs(hero), hero: hero.id, card: table.hidden(deck, top) });
}

/** The top card goes under the Master Plan deck. */
export function putTopPlanUnder(table: MuTable, cite: string): void {
  const { deck } = table.world.villain;
  if (deck.cards.length === 0) return;
  layUnder(table, deck, deck.cards.length - 1, deck);
  table.tell('plan-put-under', cite, { left: deck.cards.length });
}
