/**
 * A Hero's turn (p.7-9).
 *
 * 1. Draw a card; 2. play a card (playing.ts).
 * 3. Resolve actions: symbols, Action tokens, the special effect, Equipment, in any order.
 * 4. The Location effect (location-effect.ts). Then what waits for the end of the turn.
 */
import { allDeeds, carryOut, deeds } from '@necropole/kernel';
import { activeHero, whoIs } from '../reading.ts';
import type { MuTable, PhaseName, Rule } from '../shape.ts';
import { type Hero, noOverflow, type Turn } from '../world.ts';
import { attacking, heroics, moving } from './actions.ts';
import { commanderStep, fillSupportRow, hasSupport, limitTokens } from './commander.ts';
import { drawCards } from './drawing.ts';
import { rechargeByTokens, usingEquipment } from './equipment.ts';
import { forecast } from './forecast.ts';
import { knockOut } from './ko.ts';
import { locationEffect } from './location-effect.ts';
import { resolveOverflows } from './overflow.ts';
import { drawStep, playStep } from './playing.ts';
import { judgeMandatory, specialEffects } from './special-effects.ts';
import { playSuperVillainCard } from './super-cards.ts';
import { gatherSymbols, openSymbols } from './symbols.ts';
import { nextPhase } from './turn-sequence.ts';
import { heroesLose, isExhausted } from './winning-and-losing.ts';

const STAND_UP_CARDS = 3;

/** A turn that has not begun. */
export function freshTurn(hero: number): Turn {
  return {
    hero,
    chips: [],
    effect: 'none',
    support: false,
    skipsDraw: false,
    ignoring: [],
    emptied: false,
    over: false,
  };
}

/** Steps 1 and 2. */
export function* heroTurn(table: MuTable): Rule<PhaseName> {
  const { world } = table;
  const hero = activeHero(world);
  world.acting = 'heroes';
  world.memory = [];
  world.overflow = noOverflow();
  world.superPlayed = { villain: false, heroes: false };
  world.turn = freshTurn(world.turn.hero);
  for (const place of world.places) place.strain = 0;
  yield* loseIfExhausted(table, hero);
  table.tell('turn-begins', table.board.commander ? 'MU-14.11' : 'MU-7.2', { who: whoIs(hero), hero: hero.id });
  hero.guard = 0;
  world.turn.skipsDraw = table.query('skipsDraw', false, { hero });
  world.turn.ignoring = [...table.query('ignoredSymbols', [], { hero })];
  yield* standUp(table, hero);
  yield* rechargeByTokens(table, hero);
  yield* table.fire('turnStarted', { hero });
  if (world.turn.over) return 'hero-end';
  // What happens when a turn starts may bar the support row.
  yield* loseIfExhausted(table, hero);
  yield* drawAndPlay(table, hero);
  world.turn.emptied = hero.hand.cards.length === 0;
  yield* gatherSymbols(table, hero);
  return world.turn.over ? 'hero-end' : 'hero-actions';
}

/** Whoever can play no card in this turn has lost the match. */
function* loseIfExhausted(table: MuTable, hero: Hero): Rule {
  if (!isExhausted(hero) || hasSupport(table, hero)) return;
  yield* heroesLose(table, 'hero-exhausted', whyExhausted(table, hero));
}

/** By which rule the match is lost: the Commander may have a row that this turn does not allow. */
function whyExhausted({ world, board }: MuTable, hero: Hero): string {
  if (board.commander) return (world.support?.row.length ?? 0) > 0 ? 'MU-14.28' : 'MU-14.27';
  return hero.ko ? 'MU-5.21' : 'MU-5.19';
}

/** A KO'd Hero stands up and draws three cards; the ordinary draw comes afterwards (MU-10.20, MU-10.21). */
function* standUp(table: MuTable, hero: Hero): Rule {
  if (!hero.ko) return;
  hero.ko = false;
  table.tell('stood-up', 'MU-10.20', { who: whoIs(hero), hero: hero.id });
  const cite = hero.deck.cards.length < STAND_UP_CARDS ? 'MU-5.21' : 'MU-10.21';
  drawCards(table, hero, STAND_UP_CARDS, cite);
}

/** Steps 1 and 2; the Commander chooses between a normal turn and a card of the support row. */
function* drawAndPlay(table: MuTable, hero: Hero): Rule {
  if (table.board.commander) return yield* commanderStep(table, hero);
  drawStep(table, hero);
  yield* playStep(table, hero);
}

/** The third step ends when the player says so, and a mandatory effect has been resolved. */
const ending = deeds({
  options: (table: MuTable, hero: Hero) => [
    table.option('end', { do: 'end' as const }, judgeMandatory(table, hero), () => ({ facts: forecast(table, hero) })),
  ],
  run: {
    *end(table: MuTable) {
      table.world.turn.over = true;
    },
  },
});

const steps = allDeeds(moving, attacking, heroics, specialEffects, usingEquipment, ending);

/** Step 3, one action at a time: symbols of both cards, tokens and effects in any order (MU-7.10). */
export function* heroActions(table: MuTable): Rule<PhaseName> {
  const { world } = table;
  const hero = activeHero(world);
  const step = yield* table.ask(hero.seat, {
    key: 'act',
    params: { who: whoIs(hero) },
    cite: world.turn.chips.some(({ state }) => state === 'spent') ? 'MU-7.10' : 'MU-7.8',
    refs: [hero.id],
    context: () => [{ key: 'symbols', params: { symbols: openSymbols(world.turn) } }],
    options: () => steps.options(table, hero),
  });
  yield* carryOut(table, hero, steps, step);
  return world.turn.over ? 'hero-end' : 'hero-actions';
}

/** Step 4, and what waits for the end of the turn: Overflows, the KO of an empty hand and what it overflows, the Villain's cards. */
export function* heroEnd(table: MuTable): Rule<PhaseName> {
  const { world, board } = table;
  const hero = activeHero(world);
  if (!hero.ko) yield* locationEffect(table, hero);
  fillSupportRow(table, 'MU-14.14');
  yield* table.fire('turnEnded', { hero });
  yield* resolveOverflows(table);
  yield* endEmptied(table, hero);
  yield* resolveOverflows(table);
  if (board.commander) yield* limitTokens(table, hero);
  table.tell('turn-ended', 'MU-7.3', { who: whoIs(hero), hero: hero.id });
  yield* playSuperVillainCard(table, 'hero-turn-ends');
  return nextPhase(table);
}

/** Whoever played their last card is KO'd now (MU-10.22), unless they have one again (MU-10.23). */
function* endEmptied(table: MuTable, hero: Hero): Rule {
  if (table.world.turn.emptied && hero.hand.cards.length > 0) {
    table.tell('hand-regained', 'MU-10.23', { who: whoIs(hero), hero: hero.id });
  }
  yield* knockOut(table, [hero], 'MU-10.22');
}
