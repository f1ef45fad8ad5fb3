/**
 * A. Killing a Zombie (p.9).
 *
 * Melee: compulsory in a room entered with a Zombie in it. The die may wound or give a free Move; the Zombie dies anyway.
 * Ranged: from a room entered without a Zombie, into an adjacent room, for 1 ammo.
 */
import { neighboursOf } from '@necropole/boards';
import { deeds, type Fact } from '@necropole/kernel';
import type { RoomId } from '../content/stores/index.ts';
import type { KillCause, Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { characterOf, type Human, isZombieIn } from '../world.ts';
import { judgeAction } from './actions.ts';
import { type DieFace, faceOf, meleeDie, meleeFacts, woundsOfMelee, woundsOn } from './melee-die.ts';
import { judgeTarget, moveFacts, moveHuman, reachableRooms } from './moving.ts';
import { gapOf, spendAmmo, suffer } from './wounds-and-ammo.ts';

// ── What may be attacked ──────────────────────────────────────────────────────────────────────────────────────────

function judgeMelee(table: TezTable, human: Human): Verdict {
  const { world } = table;
  if (world.turn.mustFight) return null;
  if (isZombieIn(world, human.room)) {
    return { key: 'overrun-move-first', params: {}, cite: 'TEZ-8.15', refs: [human.room] };
  }
  return { key: 'nothing-to-fight', params: {}, cite: 'TEZ-9.2', refs: [human.room] };
}

/** The rooms that a ranged attack may aim at: adjacent by a wall, never by a passage. */
export function shotTargets(table: TezTable, human: Human): readonly RoomId[] {
  return table.query('shotTargets', neighboursOf(table.board.mall, human.room), { human });
}

/** A Zombie in one's room must be fought first, unless the shot is at that very Zombie. */
function judgeShotOrFight(table: TezTable, human: Human, room: RoomId, targets: readonly RoomId[]): Verdict {
  return (room === human.room ? null : judgeAction(table, human)) ?? judgeShot(table, human, room, targets);
}

function judgeShot(table: TezTable, human: Human, room: RoomId, targets: readonly RoomId[]): Verdict {
  const refusal = judgeAim(table, human, room, targets);
  if (refusal !== null && table.light) return refusal;
  return table.query('shotRefusal', null, { human, room }) ?? refusal;
}

function judgeAim(table: TezTable, human: Human, room: RoomId, targets: readonly RoomId[]): Verdict {
  const { turn } = table.world;
  const own = room === human.room;
  if (own && !targets.includes(room)) return { key: 'own-room', params: {}, cite: 'TEZ-9.19', refs: [room] };
  if (!own && turn.enteredZombie) return { key: 'fought-this-move', params: {}, cite: 'TEZ-9.16' };
  if (turn.killed) return { key: 'one-kill-per-move', params: {}, cite: 'TEZ-8.5' };
  if (!targets.includes(room)) return { key: 'out-of-range', params: { room }, cite: 'TEZ-9.17', refs: [room] };
  return null;
}

export function shotFacts(table: TezTable, human: Human, room: RoomId): readonly Fact<Tez>[] {
  const ammo = table.query('shotCost', 1, { human, room });
  const cost: Fact<Tez> = { key: 'shot-cost', params: { ammo } };
  return ammo >= gapOf(human) ? [cost, { key: 'lethal', params: { percent: 100 } }] : [cost];
}

function attackOptions(table: TezTable, human: Human) {
  const before = table.world.turn.made === 0 ? judgeAction(table, human) : null;
  const melee = table.option('melee', { do: 'melee' }, before ?? judgeMelee(table, human), () => ({
    refs: [human.room],
    facts: meleeFacts(table, human, human.room),
  }));
  if (table.light && before !== null) return [];
  const targets = shotTargets(table, human);
  const shots = table.options(
    roomsWithZombies(table),
    (room) => before ?? judgeShotOrFight(table, human, room, targets),
    (room, refusal) =>
      table.option(`shoot:${room}`, { do: 'shoot', room }, refusal, () => ({
        refs: [room],
        facts: shotFacts(table, human, room),
      })),
  );
  return [melee, ...shots];
}

function roomsWithZombies(table: TezTable): readonly RoomId[] {
  return table.world.zombies.filter((room) => room !== null);
}

/** A. in a Human's turn. */
export const attacking = deeds({
  options: attackOptions,
  run: { melee: meleeAttack, shoot: (table, human, { room }) => rangedAttack(table, human, room) },
});

// ── Melee ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function* meleeAttack(table: TezTable, human: Human): Rule {
  const { turn } = table.world;
  const { room } = human;
  turn.mustFight = false;
  turn.killed = true;
  turn.fought = true;
  const result = { face: faceOf(table.roll(meleeDie.length)) };
  table.tell('melee-rolled', 'TEZ-9.3', { who: characterOf(human), face: result.face, room });
  yield* table.fire('meleeRolled', { human, room, result });
  const { face } = result;
  yield* killZombie(table, human, room, 'melee');
  yield* sufferMelee(table, human, face, room);
  if (turn.over !== 'no') return;
  yield* table.fire('afterMelee', { human, room, face });
  if (turn.over === 'no' && table.query('isOverkill', face === 'overkill', { human, face })) {
    yield* overkill(table, human);
  }
}

function* sufferMelee(table: TezTable, human: Human, face: DieFace, room: RoomId): Rule {
  const shown = woundsOn(face);
  const wounds = woundsOfMelee(table, human, face, room);
  if (wounds !== shown) table.tell('attack-altered', 'TEZ-9.20', { who: characterOf(human), wounds });
  if (shown > 0 && wounds > 0) table.tell('die-wounds', 'TEZ-9.12', { who: characterOf(human), wounds });
  yield* suffer(table, human, wounds);
}

/** Overkill: one free Move at once, if wanted. */
function* overkill(table: TezTable, human: Human): Rule {
  const reachable = reachableRooms(table, human, true);
  const choice = yield* table.ask(human.seat, {
    key: 'overkill',
    params: { who: characterOf(human) },
    cite: 'TEZ-9.5',
    refs: [human.id],
    options: () => [
      ...table.board.mall.zones.map(({ id }) =>
        table.option(`move:${id}`, { go: id }, judgeTarget(table, human, id, reachable), () => ({
          refs: [id],
          facts: moveFacts(table, human, id, reachable),
        })),
      ),
      ...table
        .query('overkillShots', [], { human })
        .map((room) => table.option(`shoot:${room}`, { shoot: room }, null, () => ({ refs: [room] }))),
      table.option('stay', 'stay'),
    ],
  });
  if (choice === 'stay') return;
  const goes = 'go' in choice;
  table.tell('overkill-taken', goes ? 'TEZ-9.5' : 'TEZ-9.20', { who: characterOf(human) });
  if (goes) yield* moveHuman(table, human, choice.go, true);
  else yield* killZombie(table, human, choice.shoot, 'ranged');
}

// ── Ranged ────────────────────────────────────────────────────────────────────────────────────────────────────────

function* rangedAttack(table: TezTable, human: Human, room: RoomId): Rule {
  const { turn } = table.world;
  turn.killed = true;
  if (room === human.room) turn.mustFight = false;
  const ammo = table.query('shotCost', 1, { human, room });
  table.tell('shot', 'TEZ-9.18', { who: characterOf(human), human: human.id, room, ammo });
  yield* killZombie(table, human, room, 'ranged');
  yield* spendAmmo(table, human, ammo);
  if (turn.over === 'no') yield* table.fire('afterShot', { human, room });
}

// ── Its death ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Removes the Zombie of a room to the reserve. */
export function* killZombie(table: TezTable, by: Human | null, room: RoomId, cause: KillCause): Rule {
  const at = table.world.zombies.indexOf(room);
  if (at < 0) throw new Error(`There is no Zombie in ${room}`);
  table.world.zombies[at] = null;
  const cite = cause === 'melee' ? 'TEZ-9.13' : 'TEZ-9.1';
  table.tell('zombie-killed', cite, { who: by === null ? null : characterOf(by), room, cause });
  yield* table.fire('zombieKilled', { by, room, cause });
}
