/** Enemies: Thugs, Henchmen, the Villain, and the damage that they take (p.8-9). */

import { besideIn } from '@necropole/boards';
import { remembers } from '@necropole/kernel';
import { countIn, placeOf, threatInPlay } from '../reading.ts';
import type { Enemy, MuTable, Rule, Verdict } from '../shape.ts';
import type { Hero, LocationId } from '../world.ts';
import { takeBystander } from './adding.ts';
import { fillMission } from './missions.ts';
import { villainOf } from './printed.ts';
import { clearThreat } from './threats.ts';
import { checkEnd, MISSIONS_NEEDED } from './winning-and-losing.ts';

/** The enemies in a Location; a Civilian is none (MU-8.7). */
export function enemiesIn({ world }: MuTable, at: LocationId): readonly Enemy[] {
  const place = placeOf(world, at);
  const enemies: Enemy[] = countIn(place, 'thug') > 0 ? [{ is: 'thug', at }] : [];
  for (const { card, health } of place.threats) if (health > 0) enemies.push({ is: 'henchman', card, at });
  if (world.villain.at === at) enemies.push({ is: 'villain', at });
  return enemies;
}

/** Can this enemy be hurt now? The Villain only after two Missions (MU-5.15, MU-12.21). */
export function judgeEnemy(table: MuTable, enemy: Enemy): Verdict {
  if (enemy.is === 'villain') {
    const { villain } = table.board;
    if (villainOf(table).untouchable === true) {
      return { key: 'villain-cannot-be-hurt', params: { villain }, cite: 'MU-5.15', refs: ['villain'] };
    }
    const missions = MISSIONS_NEEDED - table.world.completed.length;
    if (missions > 0) return { key: 'villain-untouchable', params: { missions }, cite: 'MU-5.15', refs: ['villain'] };
  }
  return table.query('enemyRefusal', null, { enemy });
}

/** The enemies in these Locations that can be hurt. */
export function enemiesToHurt(table: MuTable, places: readonly LocationId[]): readonly Enemy[] {
  return places.flatMap((at) => enemiesIn(table, at)).filter((enemy) => judgeEnemy(table, enemy) === null);
}

/** The Locations with Thugs among this one and those beside it. */
export function thugsNear({ world, board }: MuTable, at: LocationId): readonly LocationId[] {
  return [at, ...besideIn(board.ring, at)].filter((place) => countIn(placeOf(world, place), 'thug') > 0);
}

/** Deals damage to an enemy, if it can be hurt. `hero` is who does it, if anybody does. */
export function* damageEnemy(table: MuTable, enemy: Enemy, damage: number, hero: Hero | null, cite: string): Rule {
  if (judgeEnemy(table, enemy) !== null) return;
  if (enemy.is === 'thug') return yield* damageThug(table, enemy.at, damage, hero, cite);
  const reaches = Math.max(0, table.query('enemyDamage', damage, { enemy, hero }));
  if (reaches < damage) {
    const component = enemy.is === 'villain' ? table.board.villain : enemy.card;
    table.tell('damage-ignored-by-enemy', cite, { component, damage: damage - reaches });
  }
  if (reaches > 0 && enemy.is === 'villain') yield* damageVillain(table, reaches);
  if (reaches > 0 && enemy.is === 'henchman') yield* damageHenchman(table, enemy.card, reaches, hero);
  if (enemy.is === 'villain' || threatInPlay(table.world, enemy.card) !== null) {
    yield* table.fire('enemyStruck', { hero, enemy });
  }
}

/** A Thug is defeated by the first damage, unless something says otherwise (MU-8.4). What is left over is lost. */
function* damageThug(table: MuTable, at: LocationId, damage: number, hero: Hero | null, cite: string): Rule {
  const place = placeOf(table.world, at);
  if (countIn(place, 'thug') === 0) return;
  place.strain += damage;
  if (place.strain < table.query('thugToughness', 1, { at })) {
    table.tell('thug-hit', cite, { at });
    return;
  }
  place.strain = 0;
  yield* defeatThug(table, at, hero, cite === 'MU-8.3' ? 'MU-8.4' : cite);
}

/** A Thug is defeated, by whatever means: the token goes to the Mission (MU-9.7, MU-9.9). */
export function* defeatThug(table: MuTable, at: LocationId, hero: Hero | null, cite: string): Rule {
  const slot = takeBystander(table, at, 'thug');
  if (slot < 0) return;
  table.tell('thug-defeated', cite, { at, slot });
  yield* fillMission(table, 'defeat-thugs');
  yield* table.fire('thugDefeated', { hero, at });
}

/** A Civilian is rescued, by whatever means: the token goes to the Mission (MU-9.6, MU-9.9). */
export function* rescueCivilian(table: MuTable, at: LocationId, hero: Hero | null, cite: string): Rule {
  const slot = takeBystander(table, at, 'civilian');
  if (slot < 0) return;
  table.tell('civilian-rescued', cite, { at, slot });
  yield* fillMission(table, 'rescue-civilians');
  yield* table.fire('civilianRescued', { hero, at });
}

/** Each damage removes a Health token; a Henchman without any is cleared (MU-8.5, MU-9.11). */
function* damageHenchman(table: MuTable, card: string, damage: number, hero: Hero | null): Rule {
  const found = threatInPlay(table.world, card);
  if (found === null) return;
  const { threat } = found;
  const before = threat.health;
  threat.health = Math.max(0, before - damage);
  table.tell('henchman-hit', 'MU-8.5', { card: threat.card, damage: before - threat.health, left: threat.health });
  if (threat.health === 0) yield* clearThreat(table, threat.card, hero);
}

/** Each damage removes a Health token of the dashboard (MU-8.6). */
function* damageVillain(table: MuTable, damage: number): Rule {
  const { villain } = table.world;
  const before = villain.health;
  villain.health = Math.max(0, before - damage);
  const left = villain.health;
  table.tell('villain-hit', remembers(table.world.memory, 'heroes', 'opened') ? 'MU-10.5' : 'MU-8.6', {
    villain: table.board.villain,
    damage: before - left,
    left,
  });
  yield* checkEnd(table);
}
