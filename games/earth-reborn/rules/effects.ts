/**
 * What phrases do (page 22), effect by effect. Whoever triggers one knows where it stands; what it does follows from the phrase alone.
 */
import { sideTowards } from '@necropole/boards';
import type { Seat } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { type EquipmentFaceId, equipmentFaceOf, equipmentFaces } from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { Effect } from '../phrases/phrase.ts';
import { baseOf, figureOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import type { Borne } from './bearers.ts';
import { seenBy } from './conditions.ts';
import { raiseZombie } from './corpses.ts';
import { bringDown, type Thing, thingsBeside } from './destroying.ts';
import { equipmentOf, giveUpItem, newItem, putAway, takeItem } from './equipment.ts';
import { spy } from './espionage.ts';
import { fly } from './flying.ts';
import { releaseGas } from './gas.ts';
import { heal } from './healing.ts';
import { gainMissionPoints } from './mission-points.ts';
import { place } from './placed-markers.ts';
import { cutPower } from './power.ts';
import { releaseFriends } from './prisoners.ts';
import { setTimer, toggle } from './timers.ts';
import { bringDownWalls } from './wall-blast.ts';

const LATER: readonly Effect['does'][] = ['paralyse'];

/** Are the rules of all that a phrase does there? What is not is not offered. */
export function isUnderstood({ asked }: Borne): boolean {
  return asked.success.every(({ does }) => !LATER.includes(does));
}

/** Everything that a phrase does, in its order: for the figure, or for one of those who took part (ER-33.8). */
export function* carryOutEffects(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  seat: Seat = figure.seat,
  who: readonly CharacterId[] = [figure.id],
  aimed: readonly Thing[] = [],
): Rule {
  const { success } = borne.asked;
  const placing = success.find((effect) => effect.does === 'place');
  if (placing?.does === 'place') {
    // Its switch, its timer and its card are the marker’s.
    if ((yield* place(table, figure, borne, placing.marker)) === 'disarmed') return;
  } else if (success.some(({ does }) => does === 'blast-walls-and-doors')) yield* bringDownWalls(table, figure, aimed);
  else for (const effect of success) yield* carryOutEffect(table, figure, borne, effect, seat, who);
  if (borne.face !== null) yield* table.fire('used', { figure: figure.id, item: borne.face });
}

/** For whoever has triggered it: as a rule whoever commands the figure. */
function* carryOutEffect(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  effect: Effect,
  seat: Seat,
  who: readonly CharacterId[],
): Rule {
  switch (effect.does) {
    case 'spy-points':
      return yield* spy(table, seat, effect.points);
    case 'mission-points':
      return gainMissionPoints(table, seat, effect.points);
    case 'command':
      return gainCommand(table, seat, effect.points);
    case 'zombie-command':
      return yield* grantCommand(table, figure, effect.points);
    case 'raise-zombie':
      return yield* raiseZombie(table, figure);
    case 'heal':
      return yield* heal(table, figure, effect.points, effect.whom, borne.tile, who);
    case 'cut-power':
      return cutPower(table, figure, effect.where);
    case 'switch':
      return toggle(table, figure, borne);
    case 'timer':
      return setTimer(table, figure, borne, effect.turns, effect.brings);
    case 'receive':
      return yield* receive(table, figure, effect.equipment, who);
    case 'change-sides':
      return yield* changeSides(table, effect.who, seat, effect.until);
    case 'destroy-door':
    case 'destroy-wall':
      return yield* breakThrough(table, figure, effect);
    case 'fly':
      return yield* fly(table, figure, effect.squares);
    case 'gas':
      return yield* releaseGas(table, figure, borne, effect);
    case 'put-under-deck':
      return leave(table, borne, effect.when);
    default:
      throw new Error(`Nothing is known of the effect "${effect.does}" yet`);
  }
}

/** CP for the player. */
export function gainCommand(table: ErTable, seat: number, points: number, cite = 'ER-40.3'): void {
  const { command } = table.world;
  command[seat] = (command[seat] ?? 0) + points;
  table.tell('command-gained', cite, { seat, points });
}

/** One zombie in sight gets CP of its own (ER-42.8). */
function* grantCommand(table: ErTable, figure: Figure, points: number): Rule {
  const zombies = seenBy(table, figure, 'zombie').map(({ id }) => id);
  const id = yield* table.ask(figure.seat, {
    key: 'zombie-in-sight',
    params: { figure: figure.id, points },
    cite: 'ER-42.8',
    refs: [figure.id],
    options: () => zombies.map((one) => table.option(`grant:${one}`, one, null, () => ({ refs: [one] }))),
  });
  grantTo(table, figureOf(table.world, id), points, 'ER-42.8');
}

/** CP that serve this figure only (ER-41.8). */
export function grantTo(table: ErTable, figure: Figure, points: number, cite: string): void {
  figure.granted += points;
  figure.own += points;
  table.tell('own-command-gained', cite, { figure: figure.id, points });
}

/** Whoever is on one’s side already is not won over (ER-40.4). */
export function judgeWinningOver({ figures }: World, { seat }: Figure, effects: readonly Effect[]): Verdict {
  const own = effects.flatMap((effect) =>
    effect.does === 'change-sides' ? figures.filter(({ id, seat: whose }) => id === effect.who && whose === seat) : [],
  );
  const [figure] = own;
  return figure === undefined ? null : { key: 'is-yours', params: { figure: figure.id }, cite: 'ER-40.4' };
}

/** Somebody is commanded by another player from now on, with the tiles and CP that it has (ER-40.5); or until the final phase. */
function* changeSides(table: ErTable, who: CharacterId, seat: Seat, until: 'final' | 'end'): Rule {
  const figure = figureOf(table.world, who);
  if (until === 'final') figure.home = figure.seat;
  figure.seat = seat;
  table.tell('changes-sides', until === 'final' ? 'ER-40.19' : 'ER-40.5', { figure: who, seat });
  yield* releaseFriends(table);
}

// ── Doors and walls ──────────────────────────────────────────────────────────────────────────────────────────────────

type Breaking = Extract<Effect, { readonly does: 'destroy-door' | 'destroy-wall' }>;

/** The doors or walls beside a figure that such an effect destroys: in these arcs, and doors no harder than so much. */
function breakable(table: ErTable, figure: Figure, effect: Breaking): readonly Thing[] {
  const kind = effect.does === 'destroy-door' ? 'door' : 'wall';
  return thingsBeside(table, figure).filter((thing) => {
    const arc = baseOf(figure).arcs[sideTowards(figure.facing, thing.direction)];
    const isTooHard = effect.does === 'destroy-door' && (thing.defence ?? 0) > (effect.most ?? Infinity);
    const isOpen = thing.kind === 'door' && table.world.doors[thing.at] === 'open';
    return thing.kind === kind && effect.arcs.includes(arc) && !isTooHard && !isOpen;
  });
}

/** There has to be something to destroy. */
export function judgeBreaking(table: ErTable, figure: Figure, effects: readonly Effect[]): Verdict {
  for (const effect of effects) {
    if (effect.does !== 'destroy-door' && effect.does !== 'destroy-wall') continue;
    if (breakable(table, figure, effect).length === 0)
      return { key: 'nothing-to-destroy', params: {}, cite: effect.does === 'destroy-door' ? 'ER-43.12' : 'ER-41.11' };
  }
  return null;
}

function* breakThrough(table: ErTable, figure: Figure, effect: Breaking): Rule {
  const things = breakable(table, figure, effect);
  const name = yield* table.ask(figure.seat, {
    key: 'what-to-destroy',
    params: { figure: figure.id },
    cite: effect.does === 'destroy-door' ? 'ER-43.12' : 'ER-41.11',
    refs: [figure.id],
    options: () => things.map((one) => table.option(`break:${one.name}`, one.name, null, () => ({ refs: [one.ref] }))),
  });
  const thing = things.find((one) => one.name === name);
  if (thing !== undefined) yield* bringDown(table, figure, thing, null);
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A card that shows this, and that nobody has. */
function freeFace({ figures, placed }: World, wanted: EquipmentId): EquipmentFaceId | null {
  const faces = [...figures.flatMap(({ items }) => items), ...placed].map(({ face }) => face);
  const taken = faces.map((face) => equipmentFaceOf(face).card);
  return equipmentFaces.find(({ equipment, card }) => equipment === wanted && !taken.includes(card))?.id ?? null;
}

/** What was taken from here is not here any more. */
export function judgeReceiving(world: World, effects: readonly Effect[]): Verdict {
  const gone = effects.some((effect) => effect.does === 'receive' && freeFace(world, effect.equipment) === null);
  return gone ? { key: 'received-already', params: {}, cite: 'ER-17.2' } : null;
}

function* receive(table: ErTable, figure: Figure, wanted: EquipmentId, who: readonly CharacterId[]): Rule {
  const face = freeFace(table.world, wanted);
  if (face === null) return;
  const id =
    who.length < 2
      ? figure.id
      : yield* table.ask(figure.seat, {
          key: 'receiver',
          params: { figure: figure.id },
          cite: 'ER-33.8',
          options: () => who.map((one) => table.option(`receive:${one}`, one, null, () => ({ refs: [one] }))),
        });
  table.tell('item-received', 'ER-17.1', { figure: id, item: face });
  yield* takeItem(table, figureOf(table.world, id), newItem(face));
}

/**
 * The card has served: it goes now, or when what it does is over (ER-23.2). Its own effect may have wounded the bearer, who has
 * abandoned it already, or has died and left it to somebody else.
 */
function leave(table: ErTable, { face }: Borne, when: 'now' | 'over'): void {
  if (face === null || when === 'over') return;
  const bearer = table.world.figures.find(({ items }) => items.some((item) => item.face === face));
  if (bearer !== undefined) putAway(table, giveUpItem(bearer, face), 'ER-23.2');
}

/** A card with few uses takes a counter with each success; with the last one it goes (ER-23.2). */
export function countUse(table: ErTable, figure: Figure, { face }: Borne): void {
  const item = figure.items.find((one) => one.face === face);
  const kind = item === undefined ? null : equipmentOf(item);
  if (item === undefined || kind?.family !== 'special' || kind.uses === undefined) return;
  item.counters += 1;
  table.tell('item-used', 'ER-23.2', { figure: figure.id, item: item.face, counters: item.counters, uses: kind.uses });
  if (item.counters >= kind.uses) putAway(table, giveUpItem(figure, item.face), 'ER-23.2');
}
