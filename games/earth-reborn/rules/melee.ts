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
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { figureOf, isOnMap, sectionsOf } from '../reading.ts';
import type { Er, ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { contactBetween, sidesTowards } from './adjacency.ts';
import { gather } from './combination.ts';
import { beginOrder, judgeOrder, judgeSection, mostCommand, placeCommand, tellTile } from './command.ts';
import {
  type Blow,
  breakingOdds,
  judgeTarget,
  strikeThing,
  type Thing,
  type ThingBeside,
  thingsBeside,
} from './destroying.ts';
import { armourOf } from './equipment.ts';
import { lookOut } from './interception.ts';
import { type Attack, fight, tellWeapon } from './melee-fight.ts';
import { chooseSide, chooseWeapon, likelySide, likelyWeapon, strengthTowards } from './melee-strength.ts';
import { namedBeside } from './named-things.ts';
import { meleeOdds } from './odds.ts';
import { canCombine } from './under-way.ts';

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
    const things = thingsBeside(table, figure);
    return [
      ...table.options(
        enemies,
        (enemy) => judgeAdjacent(table, figure, enemy) ?? order,
        ({ id }, refusal) =>
          table.option(`melee:${id}`, { do: 'melee' as const, target: id as string, on: null }, refusal, () => ({
            refs: [id],
            ...(refusal === null ? { facts: bestStrike(table, figure, id) } : {}),
          })),
      ),
      ...table.options(
        things,
        (thing) => judgeTarget(table, thing) ?? order,
        (thing, refusal) =>
          table.option(keyOf(thing, things), meleeOn(thing), refusal, () => ({
            refs: [thing.ref],
            called: { key: 'attack-thing', params: namedBeside(table, figure, thing) },
            ...(refusal === null ? { facts: bestBlow(table, figure, thing) } : {}),
          })),
      ),
    ];
  },
  run: {
    *melee(table: ErTable, figure: Figure, { target, on }) {
      const side = on ?? (yield* chooseSide(table, figure, enemyCalled(table, target)));
      const thing = thingOn(table, figure, target, side);
      const weapon = yield* chooseWeapon(table, figure, side);
      const command = yield* spendOnMelee(table, figure, target, side, weapon);
      if (thing === undefined) {
        const defender = enemyCalled(table, target);
        const others = yield* joinMelee(table, figure, defender);
        yield* fight(table, [{ attacker: figure.id, command, side, weapon }, ...others], defender);
      } else {
        const own = blowWith(table, figure, thing, weapon, command);
        yield* strikeThing(table, thing, [own, ...(yield* joinStriking(table, figure, thing))]);
      }
      // Whoever stood in the way may have fallen, or a wall: somebody may see more than before.
      yield* lookOut(table, 'uncovered');
    },
  },
});

/** An element around a corner stands on several arcs: then its name alone does not say on which it is attacked (ER-12.10). */
function keyOf({ name, direction }: ThingBeside, things: readonly ThingBeside[]): `melee:${string}` {
  const isAlone = things.filter((one) => one.name === name).length === 1;
  return isAlone ? `melee:${name}` : `melee:${name}:${direction}`;
}

function meleeOn({ name, direction }: ThingBeside) {
  return { do: 'melee' as const, target: name, on: direction };
}

function thingOn(table: ErTable, figure: Figure, target: string, side: SquareDirection): ThingBeside | undefined {
  return thingsBeside(table, figure).find(({ name, direction }) => name === target && direction === side);
}

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
    refs: [figure.id, thingOn(table, figure, target, side)?.ref ?? target],
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
            () => ({
              refs: [section.tile],
              facts: [
                ...strikeFacts(table, figure, target, command, side, weapon, aim),
                ...tellTile(sections, section),
              ],
            }),
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
  if (!canCombine(table)) return [];
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

/** So may others who stand beside what is to be destroyed: it is the defender (ER-12.1, ER-31.17). */
function* joinStriking(table: ErTable, figure: Figure, thing: Thing): Rule<readonly Blow[]> {
  if (!canCombine(table)) return [];
  return yield* gather(table, figure, 'melee', {
    ways: () => [null],
    judge: (friend): Verdict =>
      besideCalled(table, friend, thing.name) === undefined
        ? { key: 'not-adjacent', params: {}, cite: 'ER-31.17', refs: [friend.id] }
        : null,
    spend: (friend) => strikeToo(table, friend, thing.name),
  });
}

function* strikeToo(table: ErTable, friend: Figure, name: string): Rule<Blow> {
  const thing = besideCalled(table, friend, name);
  if (thing === undefined) throw new Error(`${friend.id} does not stand beside ${name}`);
  const weapon = yield* chooseWeapon(table, friend, thing.direction);
  const command = yield* spendOnMelee(table, friend, name, thing.direction, weapon);
  return blowWith(table, friend, thing, weapon, command);
}

function blowWith(
  table: ErTable,
  figure: Figure,
  { direction }: ThingBeside,
  weapon: EquipmentFaceId | null,
  command: number,
): Blow {
  tellWeapon(table, figure, weapon);
  return { ...strengthTowards(figure, direction, weapon), figure, command };
}

function besideCalled(table: ErTable, figure: Figure, wanted: string): ThingBeside | undefined {
  return thingsBeside(table, figure).find(({ name }) => name === wanted);
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

/** Beside an enemy, before it is chosen: what the most CP that can be spent now would do, on the side that serves best. */
function bestStrike(table: ErTable, figure: Figure, target: CharacterId): readonly Fact<Er>[] {
  const enemy = figureOf(table.world, target);
  const side = likelySide(figure, sidesTowards(table.board, figure, enemy));
  const command = mostCommand(table, figure, 'melee');
  const { wounds, risk } = strikeOdds(table, figure, enemy, command, side, likelyWeapon(figure, side));
  return [
    { key: 'best-odds', params: { does: 'wounds', command, percent: wounds } },
    { key: 'own-risk', params: { percent: risk } },
  ];
}

/** The same beside a thing. */
function bestBlow(table: ErTable, figure: Figure, thing: ThingBeside): readonly Fact<Er>[] {
  const command = mostCommand(table, figure, 'melee');
  const { dice, automatic } = strengthTowards(figure, thing.direction, likelyWeapon(figure, thing.direction));
  const percent = breakingOdds(dice + command - 1, automatic, thing);
  return [{ key: 'best-odds', params: { does: 'breaks', command, percent } }];
}

function strikeOdds(
  { board }: ErTable,
  figure: Figure,
  defender: Figure,
  command: number,
  side: SquareDirection,
  weapon: EquipmentFaceId | null,
) {
  const answer = likelySide(defender, sidesTowards(board, defender, figure));
  const own = strengthTowards(figure, side, weapon);
  const other = strengthTowards(defender, answer, likelyWeapon(defender, answer));
  const dice = own.dice + command - 1;
  return { own, other, dice, ...meleeOdds({ figure, ...own, dice }, { figure: defender, ...other }) };
}

function strikeFacts(
  table: ErTable,
  figure: Figure,
  target: string,
  command: number,
  side: SquareDirection,
  weapon: EquipmentFaceId | null,
  aim: MeleeAim,
): readonly Fact<Er>[] {
  const thing = thingOn(table, figure, target, side);
  if (thing !== undefined) return thingFacts(figure, thing, command, weapon);
  const defender = figureOf(table.world, target as Figure['id']);
  const { own, other, dice, ...odds } = strikeOdds(table, figure, defender, command, side, weapon);
  const { wounds, falls, dies, risk } = odds;
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
