/**
 * The fight (pages 10, 11 and 32).
 *
 * 1. Each side has the strength of its arc in which the other stands; several attackers roll together. Both sides roll.
 * 2. Critical hits wound at once, on both sides; then the attackers’ hits beyond the defence value wound.
 * 3. Whoever kills may take what the dead carried.
 */
import type { SquareDirection } from '@necropole/boards';
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { Chances } from '../content/kinds.ts';
import { figureOf, isLarge, isOnMap } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { meetByStairs, sidesTowards } from './adjacency.ts';
import { tellKilled } from './combination.ts';
import { type Thrown, throwDice } from './dice.ts';
import { armourOf, equipmentOf, givenArmour, usesCarried } from './equipment.ts';
import { takeFromDead } from './handing-over.ts';
import { takeCardsOf } from './magnetic-cards.ts';
import { arcOn, chooseWeapon, type Strength, sidesByArc, strengthTowards } from './melee-strength.ts';
import { ledBy } from './prisoners.ts';
import { isIntercepting, watchedFigure } from './under-way.ts';
import { inflict } from './wounds.ts';

/** One of those who attack: with how many CP, towards which side, and with what. */
export interface Attack {
  readonly attacker: CharacterId;
  readonly command: number;
  readonly side: SquareDirection;
  readonly weapon: EquipmentFaceId | null;
}

/** What both sides have rolled, and what they have without rolling. */
export interface Clash {
  readonly attack: Thrown;
  readonly own: Chances;
  readonly defence: Thrown;
  readonly other: Chances;
}

/** Both sides choose, and roll. */
export function* clash(table: ErTable, attacks: readonly Attack[], defender: Figure): Rule<Clash> {
  const towards = yield* chooseDefence(table, attacks, defender);
  const answer = yield* chooseWeapon(table, defender, towards);
  const other = strengthTowards(defender, towards, answer);
  const own = tellAttacks(table, attacks, defender, other);
  tellWeapon(table, defender, answer);
  const [by = defender.id] = attacks.map(({ attacker }) => attacker);
  const attack = throwDice(table, by, own.dice, own.automatic, 'figure');
  const defence = throwDice(table, defender.id, other.dice, other.automatic, 'figure');
  return { attack, own, defence, other };
}

export function* fight(table: ErTable, attacks: readonly Attack[], defender: Figure): Rule {
  const { world } = table;
  const against = defender.id;
  const { attack, own, defence, other } = yield* clash(table, attacks, defender);
  const [by = against] = attacks.map(({ attacker }) => attacker);
  const isCaptor = ledBy(world, defender) !== null;
  const wasHealthy = defender.state === 'healthy';
  yield* criticalHits(table, defender, attack.criticals, figureOf(world, by));
  yield* answerCriticals(table, attacks, defender, defence.criticals);
  if (isOnMap(defender)) {
    const isTurned = wasHealthy && defender.state === 'wounded';
    const value = defence.hits + other.automatic + armourOf(defender);
    usesCarried(table, defender, 'armour');
    const usually = isTurned ? 'ER-10.11' : 'ER-10.12';
    table.tell('defence-valued', givenArmour(defender) === null ? usually : 'ER-42.6', {
      figure: against,
      defence: value,
    });
    const hits = { hits: attack.hits + own.automatic, defence: value };
    if (attack.criticals === 0 && hits.hits <= value) table.tell('holds-out', 'ER-6.21', { figure: against, ...hits });
    else yield* normalHits(table, defender, hits, figureOf(world, by));
  }
  const attackers = attacks.map(({ attacker }) => figureOf(world, attacker));
  if (attackers.length > 1)
    tellKilled(
      table,
      attackers.map(({ id }) => id),
      defender,
    );
  // Whoever has come to the rescue of a prisoner shares with the others (ER-30.13).
  const killers = attackers.filter(isOnMap).slice(0, isCaptor ? attackers.length : 1);
  for (const killer of killers) yield* stripIfDead(table, defender, killer, isCaptor ? 'ER-30.13' : 'ER-17.13');
  for (const attacker of attackers) yield* stripIfDead(table, attacker, defender);
}

/**
 * Towards which side the defender fights: attacked on several arcs, on that which its player chooses (ER-31.19); by stairs on any
 * (ER-34.5).
 */
function* chooseDefence(table: ErTable, attacks: readonly Attack[], defender: Figure): Rule<SquareDirection> {
  const { world, board } = table;
  const attackers = attacks.map(({ attacker }) => figureOf(world, attacker));
  const choices = sidesByArc(
    defender,
    attackers.flatMap((attacker) => sidesTowards(board, defender, attacker)),
  );
  const [first = defender.facing] = choices;
  if (choices.length < 2) return first;
  const cite = attackers.some((attacker) => meetByStairs(board, attacker, defender)) ? 'ER-34.5' : 'ER-31.19';
  const side = yield* table.ask(defender.seat, {
    key: 'defend',
    params: { figure: defender.id },
    cite,
    refs: [defender.id],
    options: () => choices.map((one) => table.option(`defend:${arcOn(defender, one)}`, one)),
  });
  table.tell('defends', cite, { figure: defender.id, arc: arcOn(defender, side) });
  return side;
}

/** Says who attacks how, and what all of them roll together (ER-31.9): each with their own arc and weapon (ER-31.18). */
function tellAttacks(table: ErTable, attacks: readonly Attack[], defender: Figure, other: Strength): Chances {
  const { world, board } = table;
  let [dice, automatic] = [0, 0];
  for (const [at, { attacker, command, side, weapon }] of attacks.entries()) {
    const figure = figureOf(world, attacker);
    const own = strengthTowards(figure, side, weapon);
    // Whoever is paused can only defend itself (ER-15.29).
    const isPaused = isIntercepting(world) && watchedFigure(world).id === defender.id;
    const usual = citeOfAttack(board, figure, defender, side);
    table.tell('attacks', at > 0 ? 'ER-31.18' : isPaused ? 'ER-15.29' : usual, {
      figure: attacker,
      defender: defender.id,
      command,
      arc: own.arc,
      against: other.arc,
    });
    tellWeapon(table, figure, weapon);
    dice += own.dice + command - 1;
    automatic += own.automatic;
  }
  const figures = attacks.map(({ attacker }) => attacker);
  if (attacks.length > 1) table.tell('rolled-together', 'ER-31.9', { figures, dice, automatic });
  return { dice, automatic };
}

/** The defender’s criticals wound the attacker; several of them as the defender likes (ER-31.20). */
export function* answerCriticals(
  table: ErTable,
  attacks: readonly Attack[],
  defender: Figure,
  criticals: number,
  cite = 'ER-10.10',
): Rule {
  const { world } = table;
  const [first] = attacks;
  if (first !== undefined && attacks.length === 1) {
    yield* criticalHits(table, figureOf(world, first.attacker), criticals, defender, cite);
    return;
  }
  for (let left = criticals; left > 0; left--) {
    const standing = (): readonly CharacterId[] =>
      attacks.map(({ attacker }) => attacker).filter((id) => isOnMap(figureOf(world, id)));
    if (standing().length === 0) return;
    const id = yield* table.ask(defender.seat, {
      key: 'share-critical',
      params: { figure: defender.id, left },
      cite: 'ER-31.20',
      refs: [defender.id],
      options: () => standing().map((one) => table.option(`wound:${one}`, one, null, () => ({ refs: [one] }))),
    });
    table.tell('critical-wounds', 'ER-31.20', { figure: id, wounds: 1, by: defender.id });
    yield* inflict(table, id, 1);
  }
}

export function tellWeapon(table: ErTable, { id }: Figure, weapon: EquipmentFaceId | null): void {
  if (weapon === null) return;
  table.uses(equipmentOf({ face: weapon }).id);
  table.tell('wields', 'ER-17.17', { figure: id, item: weapon });
}

/** Whatever the facing (ER-10.2); by stairs there is none (ER-34.5). */
function citeOfAttack(board: Board, figure: Figure, other: Figure, side: SquareDirection): string {
  // By the side of the base that is touched.
  if (isLarge(figure) || isLarge(other)) return 'ER-28.13';
  if (meetByStairs(board, figure, other)) return 'ER-34.5';
  return side === figure.facing ? 'ER-10.1' : 'ER-10.2';
}

/** One wound each, at once and in spite of armour (ER-10.10). */
function* criticalHits(table: ErTable, figure: Figure, wounds: number, by: Figure, cite = 'ER-10.10'): Rule {
  if (wounds === 0) return;
  table.tell('critical-wounds', cite, { figure: figure.id, wounds, by: by.id });
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

/** The killer may take equipment at once (ER-17.13), and magnetic cards (ER-12.2). */
export function* stripIfDead(table: ErTable, dead: Figure, killer: Figure, cite = 'ER-17.13'): Rule {
  if (dead.state !== 'dead' || !isOnMap(killer)) return;
  if (dead.items.length > 0) yield* takeFromDead(table, killer, dead, cite);
  yield* takeCardsOf(table, killer, dead, 'ER-12.2');
}
