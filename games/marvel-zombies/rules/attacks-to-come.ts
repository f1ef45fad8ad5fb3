/**
 * The attacks of the coming enemies' phase (p.18–20), as far as they can be told before it: with everybody where they
 * stand now, the enemies attack or move, and those with two actions do so again.
 *
 * Where equal ways part the alike, each way gets its share for sure, and perhaps one of the odd ones; where the players
 * decide, nothing is sure. What heroes and cards do meanwhile, what a forced window lets in, and whom enemies turn to
 * when their target has fallen, is not foreseen.
 */
import type { EnemyKind } from '../content/ids.ts';
import type { MzTable } from '../shape.ts';
import type { Zone } from '../world.ts';
import { reachOf, zonesInReach } from './enemy-activation.ts';
import { woundsOf } from './enemy-attacks.ts';
import {
  awake,
  countFigures,
  enemyKinds,
  type Figures,
  nameOf,
  nobody,
  onBoard,
  placesOf,
  withActions,
} from './enemy-groups.ts';
import { sharesOf, stepsOf } from './enemy-moves.ts';
import { type Pursuit, pursuitNow, type Way, waysFrom, waysOf } from './enemy-ways.ts';
import { floorOf, isFloorActive } from './places.ts';

/** The wounds that will fall in a zone. */
export interface WoundsToCome {
  readonly zone: Zone;
  /** As many as may fall, and as many as surely do. */
  most: number;
  sure: number;
  /** How many of the most come from enemies who stand elsewhere now. */
  fromElsewhere: number;
}

/** Alike enemies of one kind who may come to stand together: those who may be among them, and how many are. */
interface Band {
  readonly kind: EnemyKind;
  readonly numbers: number[];
  /** Where they stand now, and where they will. */
  readonly home: Zone;
  readonly zone: Zone;
  most: number;
  sure: number;
}

export function attacksToCome(table: MzTable): readonly WoundsToCome[] {
  const acting = awake(table, onBoard(table.world, enemyKinds));
  let pursuit = pursuitToCome(table);
  let bands = bandsOf(table, acting);
  const wounds = pursuit.targets.map((zone): WoundsToCome => ({ zone, most: 0, sure: 0, fromElsewhere: 0 }));
  for (let action = 1; ; action++) {
    const now = withActions(table, acting, action);
    if (countFigures(now) === 0) return wounds.filter(({ most }) => most > 0);
    const able = now === acting ? bands : bands.filter((band) => isAmong(now, band));
    const idle = able.filter((band) => !attack(table, pursuit, band, wounds));
    const moved = moveAll(table, pursuit, idle);
    bands = [...able.filter((band) => !idle.includes(band)), ...moved.bands];
    pursuit = moved.pursuit;
  }
}

function isAmong(figures: Figures, { kind, numbers }: Band): boolean {
  return numbers.every((number) => figures[kind].includes(number));
}

/** Whom the enemies will be after: citizens on floors without heroes are lost before. */
function pursuitToCome(table: MzTable): Pursuit {
  const pursuit = pursuitNow(table);
  return { ...pursuit, targets: pursuit.targets.filter((zone) => isFloorActive(table, floorOf(table.board, zone))) };
}

/** The horde of a zone, kind by kind; each zombie hero alone. */
function bandsOf({ world }: MzTable, figures: Figures): readonly Band[] {
  const bands = new Map<string, Band>();
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of figures[kind]) {
      const zone = places[number] ?? -1;
      const name = kind === 'zombie-hero' ? nameOf(kind, number) : `${kind} in ${zone}`;
      join(bands, name, { kind, numbers: [number], home: zone, zone, most: 1, sure: 1 });
    }
  }
  return [...bands.values()];
}

function join(bands: Map<string, Band>, name: string, band: Band): void {
  const joined = bands.get(name);
  if (joined === undefined) {
    bands.set(name, { ...band, numbers: [...band.numbers] });
    return;
  }
  joined.numbers.push(...band.numbers);
  joined.most += band.most;
  joined.sure += band.sure;
}

/** One of a band, who is asked for all. */
function firstOf({ kind, numbers }: Band) {
  return nameOf(kind, numbers[0] ?? 0);
}

// ── Attacking ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Notes the attack of a band on its own zone or, from afar, on one of those that it reaches. `false`: on none. */
function attack(table: MzTable, pursuit: Pursuit, band: Band, wounds: readonly WoundsToCome[]): boolean {
  const isThere = pursuit.targets.includes(band.zone);
  const zones = isThere ? [band.zone] : zonesInReach(table, pursuit, band.zone, firstOf(band));
  if (zones.length === 0) return false;
  const differing = band.kind === 'zombie-hero' ? band.numbers : band.numbers.slice(0, 1);
  const each = differing.map((number) => woundsOf(table, { ...nobody(), [band.kind]: [number] }));
  for (const coming of wounds) {
    if (!zones.includes(coming.zone)) continue;
    const most = band.most * Math.max(...each);
    coming.most += most;
    if (zones.length === 1) coming.sure += band.sure * Math.min(...each);
    if (coming.zone !== band.home) coming.fromElsewhere += most;
  }
  return true;
}

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Moved {
  readonly bands: readonly Band[];
  readonly pursuit: Pursuit;
}

/** Moves all bands, zone after zone: a window that those of one zone force is open to the next. */
function moveAll(table: MzTable, before: Pursuit, movers: readonly Band[]): Moved {
  const bands: Band[] = [];
  let pursuit = before;
  const zones = [...new Set(movers.map(({ zone }) => zone))].sort((a, b) => a - b);
  for (const from of zones) {
    const moved = moveFrom(
      table,
      pursuit,
      movers.filter(({ zone }) => zone === from),
      0,
    );
    bands.push(...moved.bands);
    pursuit = moved.pursuit;
  }
  return { bands, pursuit };
}

/** Moves the bands of one zone, who have crossed so many zones with this action. */
function moveFrom(table: MzTable, pursuit: Pursuit, movers: readonly Band[], crossed: number): Moved {
  const bands: Band[] = [];
  let after = pursuit;
  for (const { band, ways } of alike(table, pursuit, movers)) {
    if (ways.length === 0) bands.push(band);
    for (const way of ways) {
      const party = partyOn(way, band, ways.length);
      if (party.most === 0) continue;
      const isFurther =
        way.window < 0 && !pursuit.targets.includes(way.to) && stepsOf(table, firstOf(band)) > crossed + 1;
      const moved = isFurther ? moveFrom(table, after, [party], crossed + 1) : { bands: [party], pursuit: after };
      bands.push(...moved.bands);
      after = way.window < 0 ? moved.pursuit : withOpen(after, way.window);
    }
  }
  return { bands, pursuit: after };
}

/** What goes one of so many equal ways. A closed window keeps them where they are. */
function partyOn({ to, window }: Way, band: Band, ways: number): Band {
  const { each, odd } = sharesOf(band.most, ways);
  return {
    ...band,
    zone: window < 0 ? to : band.zone,
    most: each + Math.min(1, odd),
    sure: sharesOf(band.sure, ways).each,
  };
}

/** Bands of one kind with the same ways are shared out together, if they are alike in what they do there. */
function alike(table: MzTable, pursuit: Pursuit, movers: readonly Band[]) {
  const [only, second] = movers;
  if (only !== undefined && second === undefined) return [{ band: only, ways: waysOfBand(table, pursuit, only) }];
  const bands = new Map<string, Band>();
  const ways = new Map<string, readonly Way[]>();
  for (const band of movers) {
    const own = waysOfBand(table, pursuit, band);
    const enemy = firstOf(band);
    const does = [band.kind, band.home, reachOf(table, enemy), stepsOf(table, enemy)];
    const name = [...does, ...own.map(({ to, window }) => `${to}:${window}`)].join(' ');
    join(bands, name, band);
    ways.set(name, own);
  }
  return [...bands].map(([name, band]) => ({ band, ways: ways.get(name) ?? [] }));
}

function waysOfBand(table: MzTable, pursuit: Pursuit, { kind, numbers, zone }: Band): readonly Way[] {
  const [first] = numbers;
  if (kind !== 'zombie-hero' || first === undefined) return waysFrom(table, pursuit, zone).ways;
  return waysOf(table, pursuit, zone, nameOf(kind, first)).ways;
}

/** The pursuit once a window has been forced. */
function withOpen(pursuit: Pursuit, window: number): Pursuit {
  return {
    ...pursuit,
    open: (opening) => opening === window || pursuit.open(opening),
    openOrWindow: (opening) => opening === window || pursuit.openOrWindow(opening),
    toTarget: [],
    toNearest: null,
    ways: [],
  };
}
