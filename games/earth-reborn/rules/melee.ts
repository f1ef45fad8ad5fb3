/**
 * Melee orders (pages 10 and 11).
 *
 * 1. The target is adjacent: an enemy on one of the four sides, whatever the facing, or at the other end of stairs; or a thing that
 *    can be destroyed.
 * 2. CP go on one empty melee section; each beyond the first is one more die for the attacker.
 * 3. Each side has the strength of its arc in which the other stands. Both roll.
 * 4. Critical hits wound at once, on both sides; then the attacker’s hits beyond the defence value wound.
 */
import type { SquareDirection } from '@necropole/boards';
import { deeds, type Fact } from '@necropole/kernel';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { figureOf, isOnMap, sectionsOf } from '../reading.ts';
import type { Er, ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { contactBetween, sidesTowards } from './adjacency.ts';
import { gather } from './combination.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { breakingOdds, judgeTarget, strikeThing, type ThingBeside, thingsBeside } from './destroying.ts';
import { armourOf } from './equipment.ts';
import { lookOut } from './interception.ts';
import { type Attack, fight, tellWeapon } from './melee-fight.ts';
import { chooseSide, chooseWeapon, likelySide, likelyWeapon, strengthTowards } from './melee-strength.ts';
import { namedBeside } from './named-things.ts';
import { meleeOdds } from './odds.ts';

// ── Whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Adjacent: side by side, without a wall or a closed door between (ER-10.2, ER-11.5). No sight is needed. */
export function judgeAdjacent({ world, board }: ErTable, figure: Figure, enemy: Figure): Verdict {
  switch (contactBetween(world, board, figure, enemy)?.between) {
    case 'nothing':
      return null;
    case 'door':
      return { key: 'door-between', params: {}, cite: 'ER-11.5', refs: [enemy.id] };
    case 'wall':
      return { key: 'wall-between', params: {}, cite: 'ER-10.2', refs: [enemy.id] };
    default:
      return { key: 'not-adjacent', params: {}, cite: 'ER-11.5', refs: [enemy.id] };
  }
}

export const fighting = deeds({
  options(table: ErTable, figure: Figure) {
    const { world } = table;
    const order = judgeOrder(table, figure, 'melee');
    // Without an order everybody is refused: a light table leaves all of them out.
    if (table.light && order !== null) return [];
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
        (thing, refusal) =>
          table.option(`melee:${thing.name}`, { do: 'melee' as const, target: thing.name }, refusal, () => ({
            refs: [thing.ref],
            called: { key: 'attack-thing', params: namedBeside(table, figure, thing) },
          })),
      ),
    ];
  },
  run: {
    *melee(table: ErTable, figure: Figure, { target }) {
      const thing = thingsBeside(table, figure).find(({ name }) => name === target);
      const side = thing?.direction ?? (yield* chooseSide(table, figure, enemyCalled(table, target)));
      const weapon = yield* chooseWeapon(table, figure, side);
      const command = yield* spendOnMelee(table, figure, target, side, weapon);
      if (thing === undefined) {
        const defender = enemyCalled(table, target);
        const others = yield* joinMelee(table, figure, defender);
        yield* fight(table, [{ attacker: figure.id, command, side, weapon }, ...others], defender);
      } else {
        tellWeapon(table, figure, weapon);
        yield* strikeThing(table, figure, thing, strengthTowards(figure, thing.direction, weapon), command);
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

/** What a melee order against somebody is for. It is said before the dice are rolled (ER-30.1). */
export type MeleeAim = 'wound' | 'capture';

// ── With which section, and how hard ─────────────────────────────────────────────────────────────────────────────────

export function* spendOnMelee(
  table: ErTable,
  figure: Figure,
  target: string,
  side: SquareDirection,
  weapon: EquipmentFaceId | null,
  aim: MeleeAim = 'wound',
): Rule<number> {
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: aim === 'capture' ? 'seize' : 'strike',
    params: { figure: figure.id, target },
    cite: aim === 'capture' ? 'ER-30.1' : 'ER-10.4',
    refs: [figure.id, thingsBeside(table, figure).find(({ name }) => name === target)?.ref ?? target],
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
            () => ({ refs: [section.tile], facts: strikeFacts(table, figure, target, command, side, weapon, aim) }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  // What the section could have taken beyond is lost (ER-7.4).
  beginOrder(table, figure, 'melee', command, unused > 0 ? 'ER-7.4' : command > 1 ? 'ER-10.7' : null, place);
  return command;
}

// ── Together ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Others who stand beside the defender may join (ER-31.17), each with a weapon of their own. */
export function* joinMelee(
  table: ErTable,
  figure: Figure,
  defender: Figure,
  aim: MeleeAim = 'wound',
): Rule<readonly Attack[]> {
  return yield* gather(table, figure, 'melee', {
    ways: () => [null],
    judge: (friend) => {
      const apart = judgeAdjacent(table, friend, defender);
      return apart === null ? null : { ...apart, cite: 'ER-31.17' };
    },
    spend: (friend) => joinWith(table, friend, defender, aim),
  });
}

function* joinWith(table: ErTable, friend: Figure, defender: Figure, aim: MeleeAim): Rule<Attack> {
  const side = yield* chooseSide(table, friend, defender);
  const weapon = yield* chooseWeapon(table, friend, side);
  const command = yield* spendOnMelee(table, friend, defender.id, side, weapon, aim);
  return { attacker: friend.id, command, side, weapon };
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

function strikeFacts(
  table: ErTable,
  figure: Figure,
  target: string,
  command: number,
  side: SquareDirection,
  weapon: EquipmentFaceId | null,
  aim: MeleeAim,
): readonly Fact<Er>[] {
  const thing = thingsBeside(table, figure).find(({ name }) => name === target);
  if (thing !== undefined) return thingFacts(figure, thing, command, weapon);
  const defender = figureOf(table.world, target as Figure['id']);
  const answer = likelySide(defender, sidesTowards(table.board, defender, figure));
  const own = strengthTowards(figure, side, weapon);
  const other = strengthTowards(defender, answer, likelyWeapon(defender, answer));
  const dice = own.dice + command - 1;
  const { wounds, falls, dies, risk } = meleeOdds({ figure, ...own, dice }, { figure: defender, ...other });
  return [
    { key: 'strength', params: { dice, automatic: own.automatic, arc: own.arc } },
    { key: 'opposing-strength', params: { ...other, armour: armourOf(defender) } },
    ...(aim === 'capture'
      ? [{ key: 'capture-odds', params: { percent: falls } } as const]
      : [
          { key: 'wound-odds', params: { percent: wounds } } as const,
          { key: 'fall-odds', params: { percent: falls, dies } } as const,
        ]),
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
