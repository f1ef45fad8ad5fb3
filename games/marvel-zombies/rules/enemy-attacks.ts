/**
 * Enemies attack (p.18, p.25): all of a zone together, each for 1 sure wound.
 *
 * The players share the wounds out among the heroes as they like, and may give each citizen beside them one. Citizens
 * who stand alone take the wounds until none is left.
 */

import type { Fact } from '@necropole/kernel';
import type { HeroId } from '../content/ids.ts';
import type { Mz, MzTable, Rule } from '../shape.ts';
import type { CitizenOnBoard, Hero, Zone } from '../world.ts';
import { isFighting, woundCitizen } from './citizens.ts';
import { enemyKinds, type Figures, idsOf, nameOf } from './enemy-groups.ts';
import { leadOf, seatsOf, targetsIn, zoneId } from './places.ts';
import { woundHero } from './wounds.ts';

/** These enemies attack those who stand in a zone. */
export function* attackZone(table: MzTable, zone: Zone, attackers: Figures): Rule {
  const enemies = idsOf(attackers);
  const reaction = { wounds: woundsOf(table, attackers) };
  const where = zoneId(table.board, zone);
  table.tell('enemies-attack', 'MZ-18.2', { zone: where, enemies: enemies.length, wounds: reaction.wounds });
  yield* table.fire('enemiesAttack', { group: { zone, enemies }, reaction });
  const { heroes, citizens } = targetsIn(table, zone);
  if (heroes.length > 0) yield* shareOut(table, zone, heroes, citizens, reaction.wounds);
  else yield* strikeCitizens(table, zone, reaction.wounds);
}

/** The wounds of an attack: 1 for each enemy, unless a hook says otherwise. */
export function woundsOf(table: MzTable, attackers: Figures): number {
  let wounds = 0;
  for (const kind of enemyKinds) {
    const numbers = attackers[kind];
    const [first] = numbers;
    if (first === undefined) continue;
    if (kind === 'zombie-hero') {
      for (const number of numbers) wounds += table.query('enemyWounds', 1, { enemy: nameOf(kind, number) });
    } else wounds += numbers.length * table.query('enemyWounds', 1, { enemy: nameOf(kind, first) });
  }
  return wounds;
}

/** The players say who takes each wound; then all of them fall. */
function* shareOut(
  table: MzTable,
  zone: Zone,
  heroes: readonly Hero[],
  citizens: readonly CitizenOnBoard[],
  wounds: number,
): Rule {
  const given = new Map<HeroId, number>();
  const struck: CitizenOnBoard[] = [];
  const [only] = heroes;
  for (let left = wounds; left > 0; left--) {
    const spared = citizens.filter((citizen) => !struck.includes(citizen));
    if (heroes.length === 1 && spared.length === 0 && only !== undefined) {
      given.set(only.id, (given.get(only.id) ?? 0) + left);
      break;
    }
    const chosen = yield* chooseWounded(table, zone, heroes, spared, given, left);
    const citizen = spared.find(({ id }) => id === chosen);
    if (citizen !== undefined) struck.push(citizen);
    else given.set(chosen as HeroId, (given.get(chosen as HeroId) ?? 0) + 1);
  }
  for (const hero of heroes) yield* woundHero(table, hero, given.get(hero.id) ?? 0, 'MZ-18.3');
  for (const citizen of struck) {
    if (table.world.citizens.includes(citizen)) yield* woundCitizen(table, citizen, 'MZ-18.5');
  }
}

function* chooseWounded(
  table: MzTable,
  zone: Zone,
  heroes: readonly Hero[],
  citizens: readonly CitizenOnBoard[],
  given: ReadonlyMap<HeroId, number>,
  left: number,
): Rule<string> {
  const { world, board } = table;
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'take-wound',
    params: { zone: zoneId(board, zone), left },
    cite: 'MZ-18.4',
    refs: [zoneId(board, zone)],
    options: () => [
      ...heroes.map((hero) =>
        table.option(`wound:${hero.id}`, hero.id as string, null, () => ({
          refs: [hero.id],
          facts: woundFacts(hero, (given.get(hero.id) ?? 0) + 1),
        })),
      ),
      ...citizens.map(({ id }) => citizenOption(table, id)),
    ],
  });
  return value;
}

function citizenOption(table: MzTable, id: CitizenOnBoard['id']) {
  return table.option(`wound:${id}`, id as string, null, () => ({
    refs: [id],
    facts: [{ key: 'devoured-cost', params: {} }],
  }));
}

function woundFacts(hero: Hero, wounds: number): readonly Fact<Mz>[] {
  return wounds < hero.health
    ? [{ key: 'health-left', params: { health: hero.health - wounds } }]
    : [{ key: 'lethal', params: { who: hero.id } }];
}

/** Citizens without a hero take the wounds one after the other, each until they fall. */
function* strikeCitizens(table: MzTable, zone: Zone, wounds: number): Rule {
  for (let left = wounds; left > 0; left--) {
    const { citizens } = targetsIn(table, zone);
    const [first] = citizens;
    if (first === undefined) return;
    const allFall = left >= citizens.length && !citizens.some(({ id }) => isFighting(table, id));
    const victim = citizens.length === 1 || allFall ? first : yield* chooseVictim(table, zone, citizens);
    yield* woundCitizen(table, victim, 'MZ-18.9');
  }
}

function* chooseVictim(table: MzTable, zone: Zone, citizens: readonly CitizenOnBoard[]): Rule<CitizenOnBoard> {
  const { world, board } = table;
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'citizen-dies',
    params: { zone: zoneId(board, zone) },
    cite: 'MZ-18.9',
    refs: [zoneId(board, zone)],
    options: () => citizens.map(({ id }) => citizenOption(table, id)),
  });
  return citizens.find(({ id }) => id === value) as CitizenOnBoard;
}
