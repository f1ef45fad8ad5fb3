/**
 * Attacks (p.23, p.24).
 *
 * 1. Choose an attack and the zone it aims at: melee in the hero's own zone, ranged in sight and in range.
 * 2. Before the dice: spend power for more of them, use skills, traits and citizens.
 * 3. Roll: each die of the accuracy or more is a success.
 * 4. Hits strike zombie heroes first, then brutes, walkers and runners; each rank until it is dead. Hits that do not
 *    kill are lost, and never hurt heroes or citizens.
 */

import { type IsOpen, seen, sightRange } from '@necropole/boards';
import { deeds } from '@necropole/kernel';
import { type EnemyId, hordeKinds } from '../content/ids.ts';
import type { Attack, AttackProfile, OfferedBoost } from '../content/kinds.ts';
import type { MzTable, Rule, Verdict } from '../shape.ts';
import { enemiesIn, type Hero, isEnemyIn, isZombieHero, type World, type Zone } from '../world.ts';
import { judgeActions, spendActions } from './actions.ts';
import { attackFacts } from './attack-facts.ts';
import { diceOf, dieBonusOf, faceNeeded, isStruck, successesToKill } from './attack-values.ts';
import { killEnemy, kindOfEnemy } from './killing.ts';
import { isOpen, zoneId } from './places.ts';
import { costCite, judgePower, spendPower } from './power.ts';
import { judgeSight } from './sight.ts';
import { spendTrait } from './traits.ts';

// ── 1. Choosing an attack ─────────────────────────────────────────────────────────────────────────────────────────

/** The attacks that a hero may choose from: the one of their card, and those that they copy. */
export function attacksOf(table: MzTable, hero: Hero): readonly AttackProfile[] {
  return table.query('attacks', [], { hero });
}

/** May this attack aim at this zone? Says nothing of the actions left. */
export function judgeAttack(table: MzTable, hero: Hero, profile: AttackProfile, zone: Zone, open: IsOpen): Verdict {
  const aim = () => judgeAim(table, hero, profile, zone, open);
  const targets = () => judgeTargets(table, profile, zone);
  // An empty zone is told first, wherever it lies. A light table tells nothing, and most zones with enemies are far away.
  const refusal = table.light ? (aim() ?? targets()) : (targets() ?? aim());
  return refusal ?? table.query('targetRefusal', null, { hero, profile, zone });
}

/** Is there anybody whom this attack can strike? */
function judgeTargets(table: MzTable, profile: AttackProfile, zone: Zone): Verdict {
  if (isEnemyIn(table.world, zone, (enemy) => isStruck(table, profile, enemy))) return null;
  const id = zoneId(table.board, zone);
  return { key: 'no-enemy-there', params: { zone: id }, cite: 'MZ-23.4', refs: [id] };
}

/** All that a light table needs to know, which shows no refusal: finding out what stands in the way takes long. */
const OUT_OF_SIGHT: Verdict = { key: 'not-in-sight', params: { zone: '' }, cite: 'MZ-9.1' };

/** Is the zone in sight, neither too far nor too near? */
function judgeAim(table: MzTable, hero: Hero, profile: AttackProfile, zone: Zone, open: IsOpen): Verdict {
  const { board } = table;
  const id = zoneId(board, zone);
  if (profile.type === 'melee' && zone !== hero.zone) {
    return { key: 'not-in-this-zone', params: {}, cite: 'MZ-23.1', refs: [id] };
  }
  const range = sightRange(board.plan, hero.zone, zone, open);
  if (range < 0) return table.light ? OUT_OF_SIGHT : judgeSight(board, hero.zone, zone, open);
  const [least, most] = table.query('attackRange', profile.range, { hero, profile });
  if (range > most) return { key: 'out-of-range', params: { zone: id, range, most }, cite: 'MZ-23.2', refs: [id] };
  return range < least ? { key: 'too-near', params: { zone: id, least }, cite: 'MZ-23.2', refs: [id] } : null;
}

/** The zones that an attack could be meant for: those with enemies and, where it is told why not, all in sight. */
export function zonesToAimAt({ world, board, light }: MzTable, hero: Hero, open: IsOpen): readonly Zone[] {
  const zones = zonesWithEnemies(world);
  if (light) return zones;
  const inSight = seen(board.plan, hero.zone, open).map(({ zone }) => zone);
  return [...new Set([...inSight, ...zones])].sort((a, b) => a - b);
}

export function zonesWithEnemies(world: World): readonly Zone[] {
  const zones: Zone[] = [];
  const add = (places: readonly number[]): void => {
    for (const place of places) if (place >= 0 && !zones.includes(place)) zones.push(place);
  };
  add(world.zombieHeroes);
  for (const kind of hordeKinds) add(world.horde[kind]);
  return zones;
}

/** The options of an attack that costs so many actions. */
export function attackOptions(table: MzTable, hero: Hero, profiles: readonly AttackProfile[], cost: number) {
  const { world, board } = table;
  if (table.light && world.turn.actions < cost) return [];
  const open = isOpen(world, board);
  const zones = zonesToAimAt(table, hero, open);
  return profiles.flatMap((profile) =>
    table.options(
      zones,
      (zone) => judgeAttack(table, hero, profile, zone, open) ?? judgeActions(table, cost),
      (zone, refusal) => {
        const id = zoneId(board, zone);
        const value: { do: 'attack'; attack: string; zone: Zone } = { do: 'attack', attack: profile.id, zone };
        return table.option(`attack:${profile.id}:${id}`, value, refusal, () => ({
          refs: [id],
          facts: refusal === null ? attackFacts(table, declared(hero, profile, zone, cost === 0)) : [],
        }));
      },
    ),
  );
}

/** Attacking, in a hero's turn. */
export const attacking = deeds({
  options: (table: MzTable, hero: Hero) => attackOptions(table, hero, attacksOf(table, hero), 1),
  run: { attack: (table, hero, { attack, zone }) => attackByAction(table, hero, attack, zone) },
});

/** The Attack action. */
function* attackByAction(table: MzTable, hero: Hero, attack: string, zone: Zone): Rule {
  spendActions(table, 1);
  const profile = attacksOf(table, hero).find(({ id }) => id === attack);
  if (profile !== undefined) yield* makeAttack(table, hero, profile, zone, false);
}

/** An attack that nothing has been added to. */
export function declared(hero: Hero, profile: AttackProfile, zone: Zone, free: boolean): Attack {
  return { hero, profile, zone, free, bonus: 0, resultBonus: 0, enduranceLess: 0, anyTarget: false };
}

/** An attack, from its declaration to the last hit. */
export function* makeAttack(table: MzTable, hero: Hero, profile: AttackProfile, zone: Zone, free: boolean): Rule {
  const attack = declared(hero, profile, zone, free);
  yield* table.fire('attackDeclared', { attack });
  if (profile.bonusDice) yield* boostAttack(table, attack);
  const successes = yield* rollAttack(table, attack);
  const killed = yield* strike(table, attack, successes);
  yield* table.fire('attackResolved', { attack, killed });
}

// ── 2. Before the dice ────────────────────────────────────────────────────────────────────────────────────────────

function* boostAttack(table: MzTable, attack: Attack): Rule {
  const { hero, profile } = attack;
  for (;;) {
    const choice = yield* table.ask(hero.seat, {
      key: 'attack-boost',
      params: { who: hero.id, attack: profile.id, dice: diceOf(table, attack) },
      cite: 'MZ-24.3',
      refs: [hero.id, zoneId(table.board, attack.zone)],
      options: () => boostOptions(table, attack),
    });
    if (choice === 'roll') return;
    if ('power' in choice) {
      spendPower(table, hero, choice.power, 'MZ-24.3');
      attack.bonus += choice.power;
    } else yield* useBoost(table, attack, choice.boost);
  }
}

const POWERS = [1, 2, 3, 4] as const;

function boostOptions(table: MzTable, attack: Attack) {
  const { hero } = attack;
  return [
    table.option('roll', 'roll', null, () => ({ facts: attackFacts(table, attack) })),
    ...table.options(
      POWERS,
      (power) => judgePower(hero, power, 'MZ-24.3'),
      (power, refusal) =>
        table.option(`power:${power}`, { power }, refusal, () => ({
          facts: attackFacts(table, { ...attack, bonus: attack.bonus + power }),
        })),
    ),
    ...table.options(
      boostsOf(table, attack),
      (offered) => judgeBoost(table, attack, offered),
      ({ key, boost, self, at }, refusal) =>
        table.option(key, { boost: key }, refusal, () => ({
          refs: [at],
          facts: [
            { key: 'effect', params: { component: self.component.id } },
            ...(boost.power > 0 ? [{ key: 'power-cost', params: { power: boost.power } } as const] : []),
          ],
        })),
    ),
  ];
}

function boostsOf(table: MzTable, attack: Attack): readonly OfferedBoost[] {
  return table.query('boosts', [], { attack });
}

function judgeBoost(table: MzTable, attack: Attack, { boost, self }: OfferedBoost): Verdict {
  return judgePower(attack.hero, boost.power, costCite(self)) ?? boost.judge(table, attack, self);
}

function* useBoost(table: MzTable, attack: Attack, key: string): Rule {
  const offered = boostsOf(table, attack).find((each) => each.key === key);
  if (offered !== undefined) yield* table.act(offered.self, takeBoost(table, attack, offered));
}

function* takeBoost(table: MzTable, attack: Attack, { boost, self, card }: OfferedBoost): Rule {
  const { hero } = attack;
  spendPower(table, hero, boost.power, costCite(self));
  if (card !== null) spendTrait(table, hero, card);
  else table.tell('effect-used', 'MZ-23.6', { who: hero.id, component: self.component.id });
  yield* boost.use(table, attack, self);
}

// ── 3. The dice ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Rolls, and counts the successes. A die may add dice, which may add more. */
function* rollAttack(table: MzTable, attack: Attack): Rule<number> {
  const { hero, profile } = attack;
  const rolled: number[] = [];
  let successes = 0;
  let dice = diceOf(table, attack);
  let needed = 0;
  while (dice > 0) {
    const thrown = rollDice(table, dice);
    yield* table.fire('diceRolled', { attack, dice: thrown, already: successes });
    needed = faceNeeded(table, attack);
    const bonus = dieBonusOf(table, attack);
    dice = 0;
    for (const die of thrown) {
      if (die >= needed) successes += 1;
      dice += table.query('diceFrom', 0, { hero, profile, result: die + bonus });
      rolled.push(die);
    }
  }
  const hits = successes * profile.hits;
  const zone = zoneId(table.board, attack.zone);
  table.tell('attack-made', rollCite(profile), {
    who: hero.id,
    attack: profile.id,
    zone,
    dice: rolled,
    needed,
    hits,
  });
  return successes;
}

/** Which rule makes hits of the dice. */
function rollCite({ dice, hits }: AttackProfile): string {
  if (dice === 'per-enemy') return 'MZ-25.25';
  return hits > 1 ? 'MZ-25.19' : 'MZ-23.7';
}

function rollDice(table: MzTable, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(table.roll(6));
  return dice;
}

// ── 4. The hits ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Deals out the successes, rank by rank; gives who died. */
function* strike(table: MzTable, attack: Attack, successes: number): Rule<readonly EnemyId[]> {
  const killed: EnemyId[] = [];
  const spared: EnemyId[] = [];
  let left = successes;
  while (left > 0) {
    const struck = yield* chooseStruck(table, attack, firstRank(table, attack, spared), left);
    if (struck === null) break;
    const needed = successesToKill(table, attack, struck);
    if (needed > left) break;
    left -= needed;
    if (yield* killEnemy(table, struck, attack.hero, 'MZ-23.8')) killed.push(struck);
    else spared.push(struck);
  }
  if (left > 0) table.tell('hits-wasted', 'MZ-23.9', { hits: left * attack.profile.hits });
  return killed;
}

/** The enemies of whom one is struck next: those of the first rank, one of each where nothing tells them apart. */
function firstRank(table: MzTable, attack: Attack, spared: readonly EnemyId[]): readonly EnemyId[] {
  const standing = enemiesIn(table.world, attack.zone).filter(
    (enemy) => !spared.includes(enemy) && isStruck(table, attack.profile, enemy),
  );
  const [first] = standing;
  if (first === undefined) return [];
  const rank = kindOfEnemy(first);
  const heroes = standing.filter(isZombieHero);
  if (!attack.anyTarget) return rank === 'zombie-hero' ? heroes : [first];
  const horde = hordeKinds.flatMap((kind) => standing.find((enemy) => kindOfEnemy(enemy) === kind) ?? []);
  return [...heroes, ...horde];
}

/** Which enemy of a rank is struck: the hero's choice. */
function* chooseStruck(table: MzTable, attack: Attack, rank: readonly EnemyId[], left: number): Rule<EnemyId | null> {
  const { hero, profile } = attack;
  if (rank.length < 2) return rank[0] ?? null;
  return yield* table.ask(hero.seat, {
    key: 'choose-struck',
    params: { who: hero.id, hits: left * profile.hits },
    cite: 'MZ-23.10',
    refs: [zoneId(table.board, attack.zone)],
    options: () =>
      rank.map((enemy) =>
        table.option(`strike:${enemy}`, enemy, null, () => {
          const needed = successesToKill(table, attack, enemy);
          const params = { hits: needed * profile.hits, enough: needed <= left };
          return { refs: [enemy], facts: [{ key: 'hits-to-kill', params }] };
        }),
      ),
  });
}
