/**
 * Fire orders (pages 18 to 20).
 *
 * 1. One firearm and a target; CP on one empty fire section. Of those beyond the first it is said at once which are for targeting
 *    and which for damage.
 * 2. Dice for targeting, or fewer if the shooter likes. If it misses, all CP are spent for nothing.
 * 3. If it hits, damage by the arc in which the target stands; what works around a square does so there.
 */
import type { Barriers } from '@necropole/boards';
import { deeds, type Overlay } from '@necropole/kernel';
import { yellowDie } from '../content/dice.ts';
import { byStairs, mapOf, squareName } from '../map.ts';
import { figureOf, isLarge, plays, sectionsOf } from '../reading.ts';
import { aimOverlay, blastOverlay } from '../scene/aiming.ts';
import { lineTo } from '../scene/overlays.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { gather } from './combination.ts';
import {
  type Common,
  canShare,
  chooseArc,
  commonTarget,
  damageTogether,
  type Shot,
  targetAt,
} from './combined-fire.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand, tellTile } from './command.ts';
import { type Damaging, damageFigure, damageThing } from './damage.ts';
import { faceOf } from './dice.ts';
import { lastingEffects, usesCarried } from './equipment.ts';
import { blastAround, explode, flamesFrom } from './explosives.ts';
import { aimingFacts, areaOf, blastOf, shotFacts, targetFacts } from './fire-facts.ts';
import { countShot, firearmsOf, judgeLoaded, runOut, usesWeapon, type Weapon, weaponCalled } from './firearms.ts';
import { lookOut } from './interception.ts';
import { sightNow } from './line-of-sight.ts';
import { namedFrom } from './named-things.ts';
import { chooseValues } from './piloting.ts';
import { spreadSmoke } from './smoke.ts';
import { stun } from './stunning.ts';
import {
  AHEAD,
  type Aim,
  aimAt,
  aimsOf,
  judgeAim,
  judgeDisruption,
  piercedBy,
  type Spent,
  type Target,
  targetCalled,
  targetingChances,
  targetsFor,
} from './targeting.ts';

// ── With what, and at whom ───────────────────────────────────────────────────────────────────────────────────────────

/** Every target in sight; where nothing could be fired, one answer that tells why. */
export const firing = deeds({
  options(table: ErTable, figure: Figure) {
    if (!plays(table.board, 'fire')) return [];
    const weapons = firearmsOf(figure);
    const order = judgeFirearm(figure, weapons) ?? judgeOrder(table, figure, 'fire');
    if (order !== null) {
      return table.options(
        [''],
        () => order,
        (none, refusal) => table.option('fire', { do: 'fire' as const, weapon: none, target: none }, refusal),
      );
    }
    const barriers = sightNow(table.world, table.board);
    return weapons.flatMap((weapon) => shotsWith(table, barriers, figure, weapon));
  },
  run: {
    *fire(table: ErTable, figure: Figure, { weapon: name, target: at }) {
      const weapon = weaponCalled(figure, name);
      const target = targetCalled(table, figure, weapon, at);
      const aim = aimNow(table, figure, weapon, target);
      const spent = yield* spendOnFire(table, figure, weapon, target, aim);
      const shot: Shot = { shooter: figure.id, weapon, target, aim, spent };
      const others = yield* joinFire(table, figure, shot);
      if (others.length === 0) yield* shoot(table, shot);
      else yield* shootTogether(table, [shot, ...others]);
      yield* lookOut(table, 'uncovered');
    },
  },
});

function judgeFirearm({ id }: Figure, weapons: readonly Weapon[]): Verdict {
  return weapons.length > 0 ? null : { key: 'no-firearm', params: { figure: id }, cite: 'ER-18.1' };
}

function shotsWith(table: ErTable, barriers: Barriers, figure: Figure, weapon: Weapon) {
  const empty = judgeLoaded(table.world, figure, weapon);
  if (empty !== null) {
    return table.options(
      [''],
      () => empty,
      (none, refusal) =>
        table.option(
          `fire:${weapon.name}`,
          { do: 'fire' as const, weapon: weapon.name as string, target: none },
          refusal,
        ),
    );
  }
  return table.options(
    targetsFor(table, figure, weapon),
    (target) => judgeShot(table, barriers, figure, target),
    (target, refusal) =>
      table.option(
        `fire:${weapon.name}:${target.name}`,
        { do: 'fire' as const, weapon: weapon.name as string, target: target.name },
        refusal,
        () => ({
          refs: target === AHEAD ? [figure.id] : [target.ref],
          area: areaOf(table, figure, weapon, target),
          facts: targetFacts(table, barriers, figure, weapon, target),
          ...calledByThing(table, barriers, figure, weapon, target),
          overlay: () => shotOverlay(table, barriers, figure, weapon, target),
        }),
      ),
  );
}

/** Doors and walls are told apart by where they are, as in melee. */
function calledByThing(table: ErTable, barriers: Barriers, figure: Figure, { name: weapon }: Weapon, target: Target) {
  const aim = target.thing === null ? null : aimAt(table, barriers, figure, target);
  if (target.thing === null || aim === null) return {};
  const { grid } = mapOf(table.board);
  const params = {
    ...namedFrom(table, aim.square, target.thing, target.edges),
    weapon,
    at: squareName(grid, aim.square),
  };
  return { called: { key: 'fire-at-thing', params } } as const;
}

/** What a shot would meet: for those that strike an area both zones, for the others all that is in sight. */
function shotOverlay(table: ErTable, barriers: Barriers, figure: Figure, weapon: Weapon, target: Target): Overlay {
  const aim = target === AHEAD ? null : aimAt(table, barriers, figure, target);
  const square = aim?.square ?? target.squares[0] ?? -1;
  const distance = aim?.distance ?? null;
  const blast = blastOf(table, figure, weapon, target.squares[0] ?? figure.at, 0);
  if (blast === null) return aimOverlay(table, barriers, figure, { square, distance });
  return blastOverlay(table, figure, blast, square < 0 ? null : lineTo(table, figure, square, distance));
}

function judgeShot(table: ErTable, barriers: Barriers, figure: Figure, target: Target): Verdict {
  return target === AHEAD ? judgeDisruption(table, figure) : judgeAim(table, barriers, figure, target);
}

function aimNow(table: ErTable, figure: Figure, { fired }: Weapon, target: Target): Aim {
  if (fired.family === 'flame-weapon') return { square: figure.at, distance: 0, arcs: ['red'] };
  const aim = aimAt(table, sightNow(table.world, table.board), figure, target);
  if (aim === null) throw new Error(`${figure.id} does not see ${target.name}`);
  return aim;
}

// ── With which section, and what for ─────────────────────────────────────────────────────────────────────────────────

/** The CP beyond the first are shared out before anything is rolled (ER-18.10, ER-19.3). */
function* spendOnFire(table: ErTable, figure: Figure, weapon: Weapon, target: Target, aim: Aim): Rule<Spent> {
  if (aim.distance > 0) yield* chooseValues(table, figure, ['fire']);
  const { place, unused, ...spent } = yield* table.ask(figure.seat, {
    key: 'shoot',
    params: { figure: figure.id, target: target.name },
    cite: 'ER-18.3',
    refs: [figure.id],
    options: () => {
      const sections = sectionsOf(table.board, figure, 'fire');
      const choices = sections.flatMap((section) =>
        Array.from({ length: section.most }, (_, i) => i + 1).flatMap((command) =>
          aimsOf(weapon, aim, command).map((aiming) => ({ section, command, aiming })),
        ),
      );
      return table.options(
        choices,
        ({ section, command }) => judgeSection(table, figure, section, command, 'ER-7.1'),
        ({ section, command, aiming }, refusal) => {
          const spending = { command, aiming, damage: command - 1 - aiming };
          return table.option(
            `shoot:${section.tile}.${section.section + 1}:${command}:${aiming}`,
            { place: section.place, unused: section.most - command, ...spending },
            refusal,
            () => ({
              refs: [section.tile],
              facts: [...shotFacts(table, figure, weapon, target, aim, spending), ...tellTile(sections, section)],
            }),
          );
        },
      );
    },
  });
  placeCommand(table.world, figure, place, spent.command);
  beginOrder(table, figure, 'fire', spent.command, unused > 0 ? 'ER-7.4' : null);
  return spent;
}

// ── Together ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Others who see the same target may join (ER-32.2). */
function* joinFire(table: ErTable, figure: Figure, shot: Shot): Rule<readonly Shot[]> {
  const common = commonTarget(table, shot);
  if (common === null) return [];
  return yield* gather(table, figure, 'fire', {
    ways: (friend) => firearmsOf(friend).map(({ name }) => name),
    judge: (friend, name) => judgeSharing(table, friend, weaponCalled(friend, name ?? ''), common),
    spend: (friend, name) => joinShot(table, friend, weaponCalled(friend, name ?? ''), common),
  });
}

function judgeSharing(table: ErTable, friend: Figure, weapon: Weapon, common: Common): Verdict {
  if (!canShare(weapon, common)) return { key: 'not-combined', params: {}, cite: 'ER-43.17' };
  const barriers = sightNow(table.world, table.board);
  return (
    judgeLoaded(table.world, friend, weapon) ??
    judgeAim(table, barriers, friend, targetAt(table, friend, weapon, common))
  );
}

function* joinShot(table: ErTable, friend: Figure, weapon: Weapon, common: Common): Rule<Shot> {
  const target = targetAt(table, friend, weapon, common);
  const aim = aimNow(table, friend, weapon, target);
  return { shooter: friend.id, weapon, target, aim, spent: yield* spendOnFire(table, friend, weapon, target, aim) };
}

// ── The shot ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function* shoot(table: ErTable, shot: Shot): Rule {
  const figure = figureOf(table.world, shot.shooter);
  if (yield* aimAndFire(table, shot)) yield* strike(table, figure, shot);
  countShot(table, figure, shot.weapon);
}

/** Each shooter has their own targeting; the damage of those who hit is rolled together (ER-32.2). */
function* shootTogether(table: ErTable, shots: readonly Shot[]): Rule {
  const { world } = table;
  const hits: Shot[] = [];
  for (const shot of shots) if (yield* aimAndFire(table, shot)) hits.push(shot);
  yield* damageTogether(table, hits);
  for (const { shooter, weapon } of shots) countShot(table, figureOf(world, shooter), weapon);
}

/** Does this shot hit? */
function* aimAndFire(table: ErTable, { shooter: id, weapon, target, aim, spent }: Shot): Rule<boolean> {
  const figure = figureOf(table.world, id);
  usesWeapon(table, figure, weapon);
  table.tell('fires', citeOfShot(table.board, figure, weapon, target, aim), {
    figure: id,
    target: target.name,
    weapon: weapon.name,
    command: spent.command,
    distance: aim.distance,
  });
  return yield* takeAim(table, figure, weapon, target, aim, spent);
}

/** One firearm (ER-18.2), at a distance that is counted (ER-18.6); along one’s own square there is none (ER-18.7). */
function citeOfShot(
  board: Board,
  figure: Figure,
  { fired }: Weapon,
  { figure: other, thing, edges }: Target,
  { square, distance }: Aim,
): string {
  if (fired.family === 'flame-weapon') return 'ER-43.3';
  if (fired.family === 'explosive' || fired.family === 'smoke-weapon') return 'ER-21.1';
  if (byStairs(board, figure.at, square)) return 'ER-34.6';
  // From the square that serves best, to the one that does (ER-28.12).
  if (isLarge(figure) || (other !== null && isLarge(other))) return 'ER-28.12';
  if (thing === null) return firearmsOf(figure).length > 1 ? 'ER-18.2' : 'ER-18.6';
  if (edges.length > 0) return distance === 0 ? 'ER-18.7' : 'ER-18.8';
  return 'ER-18.4';
}

/** Does the shot hit? Flames and what is right before the shooter need no dice. */
function* takeAim(
  table: ErTable,
  figure: Figure,
  weapon: Weapon,
  target: Target,
  { distance }: Aim,
  spent: Spent,
): Rule<boolean> {
  const { id } = figure;
  if (distance === 0) return true;
  const { dice: most, automatic } = targetingChances(figure, weapon, spent.aiming);
  const dice = most === 0 ? 0 : yield* chooseDice(table, figure, weapon, distance, most, automatic);
  const rolled = Array.from({ length: dice }, () => table.roll(yellowDie.length));
  const faces = rolled.map(faceOf);
  const points = faces.reduce((sum, face) => sum + face.hits, automatic);
  const isPerfect = faces.some(({ critical }) => critical);
  const cite = citeOfTargeting(figure, dice, most, spent);
  if (cite === 'ER-43.4') usesCarried(table, figure, 'more-dice');
  table.tell('targeting-rolled', cite, { figure: id, dice: rolled, automatic, points, isPerfect, distance });
  if (faces.some(({ ammunition }) => ammunition)) runOut(table, figure, weapon);
  const hits = isPerfect || points >= distance;
  if (hits) table.tell('target-hit', dice === 0 ? 'ER-20.1' : 'ER-18.11', { figure: id, target: target.name });
  // What was devoted to damage is lost too.
  else table.tell('target-missed', spent.damage > 0 ? 'ER-20.2' : 'ER-18.12', { figure: id, target: target.name });
  return hits;
}

/** Fewer dice than there are (ER-18.16), one more by a lens (ER-43.4), by CP (ER-18.10), or as usual (ER-18.9). */
function citeOfTargeting(figure: Figure, dice: number, most: number, { aiming }: Spent): string {
  if (dice < most) return 'ER-18.16';
  if (lastingEffects(figure, 'more-dice').some((effect) => effect.for === 'targeting')) return 'ER-43.4';
  return aiming > 0 ? 'ER-18.10' : 'ER-18.9';
}

/** All dice, as is usual, or fewer: each may empty the weapon (ER-18.16). */
function* chooseDice(
  table: ErTable,
  figure: Figure,
  weapon: Weapon,
  distance: number,
  most: number,
  automatic: number,
): Rule<number> {
  return yield* table.ask(figure.seat, {
    key: 'aim',
    params: { figure: figure.id, distance },
    cite: 'ER-18.16',
    refs: [figure.id],
    options: () =>
      Array.from({ length: most + 1 }, (_, fewer) => most - fewer).map((dice) =>
        table.option(`aim:${dice}`, dice, null, () => ({
          refs: [figure.id],
          facts: aimingFacts(figure, weapon, dice, automatic, distance),
        })),
      ),
  });
}

/** What a hit does, by the kind of the weapon. */
function* strike(table: ErTable, figure: Figure, { weapon, target, aim, spent }: Shot): Rule {
  const { board } = table;
  const { fired } = weapon;
  switch (fired.family) {
    case 'firearm': {
      const arc = yield* chooseArc(table, figure, aim.arcs);
      const { dice, automatic } = fired.damage[arc];
      const usual = spent.damage > 0 ? 'ER-19.3' : 'ER-19.1';
      const damage: Damaging = {
        dice: dice + spent.damage,
        automatic,
        cite: target.thing === null ? usual : 'ER-19.7',
        pierced: target.figure === null ? 0 : piercedBy(fired, target.figure),
      };
      if (target.figure !== null) yield* damageFigure(table, figure.id, target.figure, damage);
      else if (target.thing !== null) yield* damageThing(table, figure.id, target.thing, damage);
      return;
    }
    case 'explosive':
      yield* explode(
        table,
        blastAround(board, figure.id, aim.square, fired, spent.damage, (id) =>
          piercedBy(fired, figureOf(table.world, id)),
        ),
      );
      return;
    case 'flame-weapon':
      yield* explode(table, flamesFrom(board, figure, fired, spent.damage));
      return;
    case 'stun-weapon':
      if (target.figure !== null) stun(table, figure, target.figure, fired, spent.damage);
      return;
    case 'smoke-weapon':
      if (weapon.name !== 'built-in' && weapon.name !== 'built-in-large')
        spreadSmoke(table, figure, aim.square, weapon.name);
  }
}
