/**
 * Melee orders (pages 10 and 11).
 *
 * 1. The target is adjacent: an enemy on one of the four sides, whatever the facing; or a thing that can be destroyed.
 * 2. CP go on one empty melee section; each beyond the first is one more die for the attacker.
 * 3. Each side has the strength of its arc in which the other stands. Both roll.
 * 4. Critical hits wound at once, on both sides; then the attacker’s hits beyond the defence value wound.
 */
import { directionBeside, edgeOf } from '@necropole/boards';
import { deeds, type Fact } from '@necropole/kernel';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { DOOR, edgesNow, mapOf, WALL } from '../map.ts';
import { figureOf, isOnMap, sectionsOf } from '../reading.ts';
import type { Er, ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { breakingOdds, judgeTarget, strikeThing, type ThingBeside, thingsBeside } from './destroying.ts';
import { throwDice } from './dice.ts';
import { armourOf, givenArmour } from './equipment.ts';
import { takeFromDead } from './handing-over.ts';
import { lookOut } from './interception.ts';
import { passCard } from './magnetic-cards.ts';
import { chooseWeapon, likelyWeapon, sidesBetween, strengthTowards } from './melee-strength.ts';
import { meleeOdds } from './odds.ts';
import { isIntercepting } from './under-way.ts';
import { inflict } from './wounds.ts';

// ── Whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Adjacent: side by side, without a wall or a closed door between (ER-10.2, ER-11.5). No sight is needed. */
function judgeAdjacent({ world, board }: ErTable, figure: Figure, enemy: Figure): Verdict {
  const { grid } = mapOf(board);
  const direction = directionBeside(grid, figure.at, enemy.at);
  if (direction === null) return { key: 'not-adjacent', params: {}, cite: 'ER-11.5', refs: [enemy.id] };
  const between = edgesNow(world, board)[edgeOf(grid, figure.at, direction)] ?? 0;
  if ((between & DOOR) !== 0) return { key: 'door-between', params: {}, cite: 'ER-11.5', refs: [enemy.id] };
  if ((between & WALL) !== 0) return { key: 'wall-between', params: {}, cite: 'ER-10.2', refs: [enemy.id] };
  return null;
}

export const fighting = deeds({
  options(table: ErTable, figure: Figure) {
    const { world } = table;
    const order = judgeOrder(table, figure, 'melee');
    const enemies = world.figures.filter((other) => other.seat !== figure.seat && isOnMap(other));
    return [
      ...table.options(
        enemies,
        (enemy) => judgeAdjacent(table, figure, enemy) ?? order,
        ({ id }, refusal) =>
          table.option(`melee:${id}`, { do: 'melee' as const, target: id as string }, refusal, () => ({ refs: [id] })),
      ),
      ...table.options(
        thingsBeside(table, figure),
        (thing) => judgeTarget(table, thing) ?? order,
        ({ name, ref }, refusal) =>
          table.option(`melee:${name}`, { do: 'melee' as const, target: name }, refusal, () => ({ refs: [ref] })),
      ),
    ];
  },
  run: {
    *melee(table: ErTable, figure: Figure, { target }) {
      const thing = thingsBeside(table, figure).find(({ name }) => name === target);
      const towards = thing?.direction ?? sidesBetween(table.board, figure, enemyCalled(table, target)).own;
      const weapon = yield* chooseWeapon(table, figure, towards);
      const command = yield* spendOnMelee(table, figure, target, weapon);
      if (thing === undefined) yield* fight(table, figure, enemyCalled(table, target), command, weapon);
      else {
        tellWeapon(table, figure, weapon);
        strikeThing(table, figure, thing, strengthTowards(figure, thing.direction, weapon), command);
      }
      // Whoever stood in the way may have fallen, or a wall: somebody may see more than before.
      yield* lookOut(table, 'uncovered');
    },
  },
});

function enemyCalled({ world }: ErTable, id: string): Figure {
  const enemy = world.figures.find((figure) => figure.id === id);
  if (enemy === undefined) throw new Error(`Nobody is called ${id}`);
  return enemy;
}

// ── With which section, and how hard ─────────────────────────────────────────────────────────────────────────────────

function* spendOnMelee(table: ErTable, figure: Figure, target: string, weapon: EquipmentFaceId | null): Rule<number> {
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: 'strike',
    params: { figure: figure.id, target },
    cite: 'ER-10.4',
    refs: [figure.id],
    options: () => {
      const sections = sectionsOf(table.board, figure, 'melee');
      const choices = sections.flatMap((section) =>
        Array.from({ length: section.most }, (_, i) => ({ section, command: i + 1 })),
      );
      return table.options(
        choices,
        // A section is one order: to attack again takes another one.
        ({ section, command }) => judgeSection(table, figure, section, command, 'ER-10.3'),
        ({ section, command }, refusal) =>
          table.option(
            `strike:${section.tile}.${section.section + 1}:${command}`,
            { place: section.place, command, unused: section.most - command },
            refusal,
            () => ({ refs: [section.tile], facts: strikeFacts(table, figure, target, command, weapon) }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  // What the section could have taken beyond is lost (ER-7.4).
  beginOrder(table, figure, 'melee', command, unused > 0 ? 'ER-7.4' : command > 1 ? 'ER-10.7' : null);
  return command;
}

// ── The fight ────────────────────────────────────────────────────────────────────────────────────────────────────────

function* fight(
  table: ErTable,
  attacker: Figure,
  defender: Figure,
  command: number,
  weapon: EquipmentFaceId | null,
): Rule {
  const sides = sidesBetween(table.board, attacker, defender);
  const answer = yield* chooseWeapon(table, defender, sides.other);
  const own = strengthTowards(attacker, sides.own, weapon);
  const other = strengthTowards(defender, sides.other, answer);
  const [by, against] = [attacker.id, defender.id];
  // Whoever is paused can only defend itself (ER-15.29).
  const isPaused = isIntercepting(table.world) && table.world.round?.figure === against;
  // Whatever the facing (ER-10.2).
  const usual = isFacing(table.board, attacker, defender) ? 'ER-10.1' : 'ER-10.2';
  table.tell('attacks', isPaused ? 'ER-15.29' : usual, {
    figure: by,
    defender: against,
    command,
    arc: own.arc,
    against: other.arc,
  });
  tellWeapon(table, attacker, weapon);
  tellWeapon(table, defender, answer);
  const attack = throwDice(table, by, own.dice + command - 1, own.automatic, 'figure');
  const defence = throwDice(table, against, other.dice, other.automatic, 'figure');
  const wasHealthy = defender.state === 'healthy';
  yield* criticalHits(table, defender, attack.criticals, attacker);
  yield* criticalHits(table, attacker, defence.criticals, defender);
  if (isOnMap(defender)) {
    const isTurned = wasHealthy && defender.state === 'wounded';
    const value = defence.hits + other.automatic + armourOf(defender);
    const usually = isTurned ? 'ER-10.11' : 'ER-10.12';
    table.tell('defence-valued', givenArmour(defender) === null ? usually : 'ER-42.6', {
      figure: against,
      defence: value,
    });
    const hits = { hits: attack.hits + own.automatic, defence: value };
    if (attack.criticals === 0 && hits.hits <= value) table.tell('holds-out', 'ER-6.21', { figure: against, ...hits });
    else yield* normalHits(table, defender, hits, attacker);
  }
  yield* stripIfDead(table, defender, attacker);
  yield* stripIfDead(table, attacker, defender);
}

function tellWeapon(table: ErTable, { id }: Figure, weapon: EquipmentFaceId | null): void {
  if (weapon !== null) table.tell('wields', 'ER-17.17', { figure: id, item: weapon });
}

function isFacing(board: Board, { at, facing }: Figure, { at: other }: Figure): boolean {
  return directionBeside(mapOf(board).grid, at, other) === facing;
}

/** One wound each, at once and in spite of armour (ER-10.10). */
function* criticalHits(table: ErTable, figure: Figure, wounds: number, by: Figure): Rule {
  if (wounds === 0) return;
  table.tell('critical-wounds', 'ER-10.10', { figure: figure.id, wounds, by: by.id });
  yield* inflict(table, figure.id, wounds);
}

/** Those beyond the defence value wound (ER-10.13), even if the attacker has died meanwhile (ER-10.16). */
function* normalHits(
  table: ErTable,
  defender: Figure,
  { hits, defence }: { readonly hits: number; readonly defence: number },
  attacker: Figure,
): Rule {
  const wounds = Math.max(0, hits - defence);
  if (wounds === 0) {
    table.tell('holds-out', 'ER-10.13', { figure: defender.id, hits, defence });
    return;
  }
  const cite = isOnMap(attacker) ? 'ER-10.13' : 'ER-10.16';
  table.tell('wounded', cite, { figure: defender.id, wounds, by: attacker.id });
  yield* inflict(table, defender.id, wounds);
}

/** The killer may take equipment at once (ER-17.13), and a magnetic card (ER-12.2). */
function* stripIfDead(table: ErTable, dead: Figure, killer: Figure): Rule {
  if (dead.state !== 'dead' || !isOnMap(killer)) return;
  yield* takeFromDead(table, killer, dead, 'ER-17.13');
  if (dead.magneticCards === 0) return;
  const takes = yield* table.ask(killer.seat, {
    key: 'take-card',
    params: { figure: killer.id, from: dead.id },
    cite: 'ER-12.2',
    refs: [dead.id],
    options: () => [
      table.option(`take:${dead.id}`, true, null, () => ({ refs: [dead.id] })),
      table.option('decline', false),
    ],
  });
  if (!takes) return;
  passCard(table.world, dead.id, killer.id);
  table.tell('card-taken', 'ER-12.2', { figure: killer.id, from: dead.id });
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

function strikeFacts(
  table: ErTable,
  figure: Figure,
  target: string,
  command: number,
  weapon: EquipmentFaceId | null,
): readonly Fact<Er>[] {
  const thing = thingsBeside(table, figure).find(({ name }) => name === target);
  if (thing !== undefined) return thingFacts(figure, thing, command, weapon);
  const defender = figureOf(table.world, target as Figure['id']);
  const sides = sidesBetween(table.board, figure, defender);
  const own = strengthTowards(figure, sides.own, weapon);
  const other = strengthTowards(defender, sides.other, likelyWeapon(defender, sides.other));
  const dice = own.dice + command - 1;
  const { wounds, falls, dies, risk } = meleeOdds({ figure, ...own, dice }, { figure: defender, ...other });
  return [
    { key: 'strength', params: { dice, automatic: own.automatic, arc: own.arc } },
    { key: 'opposing-strength', params: { ...other, armour: armourOf(defender) } },
    { key: 'wound-odds', params: { percent: wounds } },
    { key: 'fall-odds', params: { percent: falls, dies } },
    { key: 'own-risk', params: { percent: risk } },
  ];
}

function thingFacts(
  figure: Figure,
  thing: ThingBeside,
  command: number,
  weapon: EquipmentFaceId | null,
): readonly Fact<Er>[] {
  const { dice, automatic, arc } = strengthTowards(figure, thing.direction, weapon);
  const all = dice + command - 1;
  return [
    { key: 'strength', params: { dice: all, automatic, arc } },
    { key: 'break-odds', params: { defence: thing.defence ?? 0, percent: breakingOdds(all, automatic, thing) } },
  ];
}
