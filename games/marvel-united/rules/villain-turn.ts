/**
 * The Villain's turn (p.5-6, p.13): a Master Plan card joins the Storyline, and is resolved from top to bottom.
 *
 * 1. Movement (villain-movement.ts)
 * 2. BAM! (bam.ts)
 * 3. Special effect
 * 4. Thugs and Civilians (adding.ts), then Overflows (overflow.ts)
 */
import type { PlanCardId } from '../content/ids.ts';
import { bystandersOf } from '../content/symbols.ts';
import type { MuTable, PhaseName, Rule } from '../shape.ts';
import { noOverflow, type PlanPart, type PlanUnderWay } from '../world.ts';
import { addByPlan } from './adding.ts';
import { activateBam } from './bam.ts';
import { drawPlan, layPlanFaceDown } from './plans.ts';
import { planOf, planSpecialOf } from './printed.ts';
import { endStun } from './stun.ts';
import { playSuperHeroCards, playSuperVillainCard } from './super-cards.ts';
import { whyNow } from './turn-sequence.ts';
import { moveByPlan } from './villain-movement.ts';

export function* villainTurn(table: MuTable): Rule<PhaseName> {
  const { world, board } = table;
  world.acting = 'villain';
  world.memory = [];
  world.overflow = noOverflow();
  world.superPlayed = { villain: false, heroes: false };
  world.noTokens = false;
  for (const place of world.places) place.strain = 0;
  table.tell('villain-turn', whyNow(world), { villain: board.villain, left: world.villain.deck.cards.length });
  const card = yield* drawPlan(table);
  tellPlan(table, card);
  endPace(table);
  yield* playSuperVillainCard(table, 'plan');
  yield* resolvePlan(table, card);
  yield* endVillainTurn(table);
  return 'hero-turn';
}

/** The card joins the Storyline, face up. */
function tellPlan(table: MuTable, card: PlanCardId): void {
  const { world, board } = table;
  world.storyline.push({ by: 'villain', card, hidden: null, support: false, covered: [] });
  world.plan = planUnderWay(table, card);
  table.tell('plan-played', board.villainSeat === null ? 'MU-5.24' : 'MU-13.5', { card });
}

/** From top to bottom, each element finished before the next (MU-5.25). */
function* resolvePlan(table: MuTable, card: PlanCardId): Rule {
  begin(table, 'move');
  yield* moveByPlan(table);
  begin(table, 'bam');
  yield* activateBam(table);
  begin(table, 'special');
  yield* resolveSpecial(table, card);
  begin(table, 'tokens');
  yield* addByPlan(table);
}

/** This part of the plan is resolved now. */
function begin({ world }: MuTable, part: PlanPart): void {
  if (world.plan !== null) world.plan.part = part;
}

/** An effect has one more Master Plan card played; of a Villain player's hand it is only laid face down (MU-13.9). */
export function* playAnotherPlan(table: MuTable): Rule {
  const { world, board } = table;
  if (board.villainSeat !== null) return yield* layPlanFaceDown(table, 'MU-13.9');
  const before = world.plan;
  const card = yield* drawPlan(table);
  tellPlan(table, card);
  yield* resolvePlan(table, card);
  world.plan = before;
}

/** A plan as it is printed. */
function planUnderWay(table: MuTable, card: PlanCardId): PlanUnderWay {
  const { move, bam, tokens } = planOf(table, card);
  const [before, centre, after] = tokens;
  return {
    card,
    part: null,
    move,
    bam,
    bamBeside: null,
    tokens: [[...bystandersOf(before)], [...bystandersOf(centre)], [...bystandersOf(after)]],
    freely: null,
  };
}

/** The Delayed and Accelerated tokens go as soon as the card is played, and the count begins anew (MU-9.2, MU-12.4). */
function endPace(table: MuTable): void {
  const { world } = table;
  world.since = 0;
  if (world.delay === 0) return;
  world.delay = 0;
  table.tell('pace-ordinary', 'MU-12.4', {});
}

/** The special effect of the card, as far as possible (MU-6.6). */
function* resolveSpecial(table: MuTable, card: PlanCardId): Rule {
  const { special } = planOf(table, card);
  if (special === null) return;
  const component = planSpecialOf(table, special);
  if (component.resolve === undefined) return;
  table.tell('plan-special', 'MU-6.6', { special });
  yield* table.act({ component }, component.resolve(table));
}

/** What waits for the end of the Villain turn. */
function* endVillainTurn(table: MuTable): Rule {
  const { world } = table;
  yield* playSuperHeroCards(table, { is: 'villain-turn-ends' });
  endStun(table);
  table.tell('villain-turn-ended', 'MU-5.25', {});
  world.plan = null;
}
