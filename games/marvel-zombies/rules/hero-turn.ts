/**
 * The activation of a hero (p.16, p.17).
 *
 * 1. The players choose a hero whose token is green.
 * 2. The hero's actions, in any order and as often as wanted; one Gain Trait a turn. Actions may be given up.
 * 3. The end of the turn: whoever stands at the exit may leave. The token is turned to red.
 *
 * When all tokens are red the players' phase is over.
 */
import { allDeeds, carryOut, deeds, type Fact } from '@necropole/kernel';
import type { Mz, MzTable, PhaseName, Rule, Verdict } from '../shape.ts';
import { type Hero, heroById, heroesInPlay, RESERVE } from '../world.ts';
import { actionsOf } from './actions.ts';
import { attacking } from './combat.ts';
import { elevator } from './elevator.ts';
import { isAtExit, mayLeave, offerExit } from './exit.ts';
import { forecast } from './forecast.ts';
import { moving } from './moving.ts';
import { takingObjectives } from './objectives.ts';
import { offers } from './offers.ts';
import { openingUp } from './opening.ts';
import { leadOf, seatsOf } from './places.ts';
import { gainingPower } from './power.ts';
import { rescuing } from './rescuing.ts';
import { noTurn } from './round.ts';
import { sentinelHand } from './sentinel-hand.ts';
import { gainingTraits } from './traits.ts';

export function* heroTurn(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  if (!isAnybodyLeft(table)) return 'end-of-players-phase';
  const hero = heroById(world, yield* chooseHero(table));
  yield* beginTurn(table, hero);
  while (!world.turn.over && hero.zone >= 0) yield* oneAction(table, hero);
  yield* endTurn(table, hero);
  return isAnybodyLeft(table) ? 'hero-turn' : 'end-of-players-phase';
}

function isAnybodyLeft({ world }: MzTable): boolean {
  return heroesInPlay(world).some(({ activated }) => !activated);
}

// ── 1. Who acts ───────────────────────────────────────────────────────────────────────────────────────────────────

function judgeHero(hero: Hero): Verdict {
  if (hero.zone === RESERVE) return { key: 'safe-outside', params: { who: hero.id }, cite: 'MZ-26.2', refs: [hero.id] };
  if (hero.zone < 0) return { key: 'left-the-board', params: { who: hero.id }, cite: 'MZ-13.12', refs: [hero.id] };
  return hero.activated
    ? { key: 'already-activated', params: { who: hero.id }, cite: 'MZ-17.15', refs: [hero.id] }
    : null;
}

function* chooseHero(table: MzTable) {
  const { world } = table;
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'choose-hero',
    params: { round: world.round },
    cite: 'MZ-16.4',
    options: () =>
      table.options(
        world.heroes,
        (hero) => judgeHero(hero),
        ({ id }, refusal) => table.option(`hero:${id}`, id, refusal, () => ({ refs: [id] })),
      ),
  });
  return value;
}

function* beginTurn(table: MzTable, hero: Hero): Rule {
  const { world } = table;
  world.memory.turn = [];
  world.turn = { hero: hero.id, actions: actionsOf(table, hero), gainedTrait: false, over: false };
  table.tell('turn-begins', 'MZ-16.5', { who: hero.id, actions: world.turn.actions });
  yield* table.fire('turnStarted', { hero });
}

// ── 2. The actions ────────────────────────────────────────────────────────────────────────────────────────────────

/** The turn may end at any time. */
const ending = deeds({
  options: (table: MzTable, hero: Hero) => [
    table.option('end', { do: 'end' }, null, () => ({ refs: [hero.id], facts: endFacts(table, hero) })),
  ],
  run: {
    *end({ world }) {
      world.turn.over = true;
    },
  },
});

/** Everything that a turn can do, in the order of p.16 and p.17. */
const actions = allDeeds(
  moving,
  openingUp,
  attacking,
  gainingTraits,
  gainingPower,
  rescuing,
  takingObjectives,
  elevator,
  sentinelHand,
  offers,
  ending,
);

/** One question of the turn, and what its answer does. */
function* oneAction(table: MzTable, hero: Hero): Rule {
  const action = yield* table.ask(hero.seat, {
    key: 'turn',
    params: { who: hero.id, actions: table.world.turn.actions },
    cite: 'MZ-16.5',
    refs: [hero.id],
    context: () => turnContext(table, hero),
    options: () => actions.options(table, hero),
  });
  yield* carryOut(table, hero, actions, action);
}

/** What the player should see beside the question: what is left, and what threatens. */
function turnContext(table: MzTable, hero: Hero): readonly Fact<Mz>[] {
  return [
    { key: 'actions-left', params: { actions: table.world.turn.actions } },
    { key: 'power-left', params: { power: hero.power } },
    { key: 'health-left', params: { health: hero.health } },
    ...forecast(table),
  ];
}

/** The actions that would be given away; and that the way out is open. */
function endFacts(table: MzTable, hero: Hero): readonly Fact<Mz>[] {
  const { actions } = table.world.turn;
  return [
    ...(actions > 0 ? [{ key: 'actions-left', params: { actions } } as const] : []),
    ...(mayLeave(table, hero) ? [{ key: 'may-leave', params: {} } as const] : []),
  ];
}

// ── 3. The end of the turn ────────────────────────────────────────────────────────────────────────────────────────

function* endTurn(table: MzTable, hero: Hero): Rule {
  const { world } = table;
  if (hero.zone >= 0) yield* table.fire('turnEnded', { hero });
  if (isAtExit(table, hero)) yield* offerExit(table, hero);
  hero.activated = true;
  table.tell('turn-ended', world.turn.actions > 0 ? 'MZ-17.14' : 'MZ-17.15', { who: hero.id });
  world.turn = noTurn();
  world.memory.turn = [];
}
