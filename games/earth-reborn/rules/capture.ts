/**
 * Capture (page 30).
 *
 * 1. A melee order against a wounded, adjacent enemy is announced as a capture before the dice are rolled.
 * 2. If the damage would have been enough to kill, the victim is captured; otherwise the attempt fails. It takes no wound either way.
 * 3. A prisoner’s figure goes onto the captor’s card. It weighs 1: the captor abandons equipment, if that is too much.
 * 4. The captor may take the victim’s equipment, within the capacity; the rest is put away.
 * 5. In a move order the captor may free the prisoner, onto an adjacent square. By a melee order of 1 CP it kills the prisoner.
 */
import { deeds } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import { characterOf, figureOf, isOnMap, isPilot, plays, sectionsOf, sideOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { OFF_MAP } from '../world.ts';
import { judgeStepOut, squaresAround } from './changing-pilots.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { armourOf, checkCapacity } from './equipment.ts';
import { judgeLeading, takeFromPrisoner } from './handing-over.ts';
import { lookOut } from './interception.ts';
import { joinMelee, judgeAdjacent, spendOnMelee } from './melee.ts';
import { type Attack, answerCriticals, clash, stripIfDead } from './melee-fight.ts';
import { chooseSide, chooseWeapon } from './melee-strength.ts';
import { climbIn } from './piloting.ts';
import { ledBy, setFree } from './prisoners.ts';
import { die } from './wounds.ts';

const EXECUTION_PRICE = 1;

// ── The attempt ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const capturing = deeds({
  options(table: ErTable, figure: Figure) {
    const { world, board } = table;
    if (!plays(board, 'capture')) return [];
    const order = judgeOrder(table, figure, 'melee');
    const enemies = world.figures.filter((other) => other.seat !== figure.seat && isOnMap(other));
    return table.options(
      enemies,
      (enemy) => judgeAdjacent(table, figure, enemy) ?? judgeCapture(figure, enemy) ?? order,
      ({ id }, refusal) =>
        table.option(`capture:${id}`, { do: 'capture' as const, victim: id }, refusal, () => ({ refs: [id] })),
    );
  },
  run: {
    *capture(table: ErTable, figure: Figure, { victim: id }) {
      const victim = figureOf(table.world, id);
      const side = yield* chooseSide(table, figure, victim);
      const weapon = yield* chooseWeapon(table, figure, side);
      const command = yield* spendOnMelee(table, figure, id, side, weapon, 'capture');
      const others = yield* joinMelee(table, figure, victim, 'capture');
      table.tell('capture-announced', 'ER-30.1', { figure: id, by: figure.id });
      yield* struggle(table, [{ attacker: figure.id, command, side, weapon }, ...others], figure, victim);
      yield* lookOut(table, 'uncovered');
    },
  },
});

/** The wounded are captured (ER-30.1), by whoever can carry (ER-30.4) and has no prisoner yet (ER-30.10). */
function judgeCapture(figure: Figure, { id, state }: Figure): Verdict {
  if (state !== 'wounded') return { key: 'not-wounded', params: { figure: id }, cite: 'ER-30.1', refs: [id] };
  return judgeLeading(figure, 'ER-30.4');
}

/** Dice as in any fight. The victim takes no wound, whatever the captor rolls; the captor does (ER-30.3). */
function* struggle(table: ErTable, attacks: readonly Attack[], captor: Figure, victim: Figure): Rule {
  const { attack, own, defence, other } = yield* clash(table, attacks, victim);
  yield* answerCriticals(table, attacks, victim, defence.criticals, 'ER-30.3');
  const value = defence.hits + other.automatic + armourOf(victim);
  table.tell('defence-valued', 'ER-30.2', { figure: victim.id, defence: value });
  const damage = attack.criticals + Math.max(0, attack.hits + own.automatic - value);
  const needed = sideOf(victim).life - victim.wounds;
  // Whoever was killed, or can carry nobody any more, captures nobody.
  if (damage >= needed && isOnMap(captor) && judgeLeading(captor, 'ER-30.4') === null)
    yield* takePrisoner(table, captor, victim);
  else table.tell('capture-fails', 'ER-30.3', { figure: victim.id, by: captor.id, damage, needed });
  for (const { attacker } of attacks) yield* stripIfDead(table, figureOf(table.world, attacker), victim);
}

/** Its figure goes onto the captor’s card (ER-30.5); whom it led is free where it stood (ER-30.15). */
function* takePrisoner(table: ErTable, captor: Figure, victim: Figure): Rule {
  const stood = { at: victim.at, over: victim.over, facing: victim.facing };
  if (characterOf(victim).large === undefined) {
    Object.assign(victim, { state: 'captured', at: OFF_MAP, over: null, free: -1 });
    captor.prisoner = victim.id;
    table.tell('captured', 'ER-30.5', { figure: victim.id, by: captor.id });
  } else {
    // A large figure stays on the board: the captor goes inside.
    table.tell('captured', 'ER-30.19', { figure: victim.id, by: captor.id });
    climbIn(table, captor, victim, 'ER-30.19');
  }
  yield* setFree(table, victim, stood, 'ER-30.15');
  yield* checkCapacity(table, captor, 'ER-30.6');
  yield* takeFromPrisoner(table, captor, victim);
  yield* table.fire('captured', { figure: victim.id, by: captor.id });
}

// ── Freeing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** In a move order, free of charge (ER-30.11). */
export const freeing = deeds({
  options(table: ErTable, figure: Figure) {
    const { grid } = mapOf(table.board);
    // A pilot does not put a large figure down, but gets out.
    if (ledBy(table.world, figure) === null || isPilot(figure)) return [];
    return table.options(
      squaresAround(table.board, figure),
      ({ square, edge }) => judgeStepOut(table, square, edge, 'ER-30.11'),
      ({ square }, refusal) =>
        table.option(`release:${squareName(grid, square)}`, { do: 'release' as const, square }, refusal, () => ({
          refs: [squareName(grid, square)],
        })),
    );
  },
  run: {
    *release(table: ErTable, figure: Figure, { square }) {
      yield* setFree(table, figure, { ...figure, at: square }, 'ER-30.11');
      // Whoever is free sees again, perhaps whom it has not seen before.
      yield* lookOut(table, 'uncovered');
    },
  },
});

// ── Killing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A melee order of 1 CP, without a die (ER-30.14). */
export const executing = deeds({
  options(table: ErTable, figure: Figure) {
    const prisoner = ledBy(table.world, figure);
    return table.options(
      prisoner === null ? [] : [prisoner.id],
      () => judgeOrder(table, figure, 'melee'),
      (id, refusal) => table.option(`execute:${id}`, { do: 'execute' as const }, refusal, () => ({ refs: [id] })),
    );
  },
  run: {
    *execute(table: ErTable, figure: Figure) {
      const prisoner = ledBy(table.world, figure);
      if (prisoner === null) return;
      yield* spendOnExecution(table, figure, prisoner);
      table.tell('executed', 'ER-30.14', { figure: prisoner.id, by: figure.id });
      // The marker goes onto the captor’s square; whoever was inside stands there.
      Object.assign(figure, { prisoner: null, over: null, usesLarge: false });
      prisoner.at = figure.at;
      prisoner.state = 'dead';
      yield* die(table, prisoner, 'ER-30.14');
      // Whoever was inside carries what its own card allows again.
      yield* checkCapacity(table, figure, 'ER-17.4');
    },
  },
});

function* spendOnExecution(table: ErTable, figure: Figure, prisoner: Figure): Rule {
  const place = yield* table.ask(figure.seat, {
    key: 'execute',
    params: { figure: figure.id, prisoner: prisoner.id },
    cite: 'ER-30.14',
    refs: [figure.id],
    options: () =>
      table.options(
        sectionsOf(table.board, figure, 'melee'),
        (section) => judgeSection(table, figure, section, EXECUTION_PRICE, 'ER-10.3'),
        (section, refusal) =>
          table.option(
            `strike:${section.tile}.${section.section + 1}:${EXECUTION_PRICE}`,
            section.place,
            refusal,
            () => ({ refs: [section.tile] }),
          ),
      ),
  });
  placeCommand(table.world, figure, place, EXECUTION_PRICE);
  beginOrder(table, figure, 'melee', EXECUTION_PRICE, null);
}
