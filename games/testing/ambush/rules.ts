/**
 * Ambush: a small crew crosses a field to its burrow, and rats lie in wait.
 *
 * 1. Each day the crew goes as far as its points lead, or rests. It stops at a marker, which is turned.
 * 2. Rats come from afar: at each distance it is named, one after the other, who of those that reach so far shoots. Their dice are
 *    shared out over the rats before any is thrown; a 5 or 6 takes a life. Then they come nearer.
 * 3. Hand to hand, each has one of them before it; whoever is free helps somebody. A 5 or 6 takes a life; rats that are left hurt
 *    whoever stands before them, and run.
 * 4. Under the castle the well has collapsed, and the stairs are locked from below. In the vault the crew is home.
 * 5. After too many days it is late.
 */
import { type HexWay, hexAt, hexReach } from '@necropole/boards';
import type { Fact, Flow, Option, Verdict } from '@necropole/kernel';
import {
  CASTLE,
  crew,
  DAYS,
  field,
  isZone,
  MARKERS,
  POINTS,
  pack,
  prices,
  type Range,
  START,
  VAULT,
  zones,
} from './content.ts';
import { label } from './labels.ts';
import type { Ambush, AmbushTable, Rat, World } from './shape.ts';

const DIE = 6;
const HIT = 5;
const PERCENT = 100;

export function setUp(): World {
  return { at: START, day: 1, cart: false, markers: [...MARKERS], rats: [], band: 3, dice: [], hurt: [], helps: null };
}

// ── A day ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function* march(table: AmbushTable): Flow<Ambush['phase']> {
  const { world } = table;
  if (world.day > DAYS) yield* table.end({ id: 'late', cite: 'AMBUSH-1.5', winners: [] });
  const to = yield* table.ask(0, {
    key: 'march',
    params: { points: POINTS },
    cite: 'AMBUSH-1.1',
    refs: ['crew'],
    options: () => [...goals(table), table.option('rest', world.at)],
  });
  world.day += 1;
  world.dice = [];
  if (to === world.at) return 'march';
  world.at = to === CASTLE ? 'stairs' : to;
  table.tell('marched', 'AMBUSH-1.1', { to: world.at });
  if (world.at === VAULT) yield* table.end({ id: 'home', cite: 'AMBUSH-1.4', winners: [0] });
  return turnMarker(table);
}

function turnMarker(table: AmbushTable): 'march' | 'volley' {
  const { world } = table;
  const marker = world.markers.find(({ at }) => at === world.at);
  if (marker === undefined) return 'march';
  world.markers = world.markers.filter((one) => one !== marker);
  if (marker.is === 'cart') {
    world.cart = true;
    table.tell('found', 'AMBUSH-1.1', {});
    return 'march';
  }
  world.rats = pack();
  world.band = 3;
  table.tell('ambushed', 'AMBUSH-1.2', { rats: world.rats.length });
  return 'volley';
}

function goals(table: AmbushTable): readonly Option<string, Ambush>[] {
  const { at, markers } = table.world;
  if (isZone(at))
    return Object.entries(zones[at].to).map(([to, cost]) => goal(table, to, { cost, path: [to] }, judgeZone(at, to)));
  const march = {
    cost: (from: string, into: string) =>
      field.roads[from]?.includes(into) === true ? 1 : prices[hexAt(field, into).terrain],
    stops: (hex: string) => markers.some((marker) => marker.at === hex),
  };
  return [...hexReach(field, at, POINTS, march)].map(([to, way]) => goal(table, to, way, null));
}

function goal(
  table: AmbushTable,
  to: string,
  { cost, path }: HexWay,
  refusal: Verdict<Ambush>,
): Option<string, Ambush> {
  return table.option(`go:${to}`, to, refusal, () => ({
    refs: [to],
    path: [table.world.at, ...path],
    cost,
    facts: [{ key: 'price', params: { points: cost } }],
  }));
}

function judgeZone(from: string, to: string): Verdict<Ambush> {
  if (to === 'well') return { key: 'collapsed', params: {}, cite: 'AMBUSH-1.4', refs: [to] };
  return from === 'passage' && to === 'stairs'
    ? { key: 'locked', params: {}, cite: 'AMBUSH-1.4', refs: ['gate'] }
    : null;
}

// ── From afar ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who shoots: one is named after the other, until that is enough. */
function* nameShooters(table: AmbushTable): Flow<readonly (typeof crew)[number][]> {
  const { band } = table.world;
  const named: (typeof crew)[number][] = [];
  for (;;) {
    const others = crew.filter((one) => !named.includes(one) && one.rates[3 - band] !== null);
    const who = yield* table.ask(0, {
      key: 'who',
      params: {},
      cite: 'AMBUSH-1.2',
      named: () =>
        named.map(({ id, rates }) => ({
          of: id,
          symbol: 'd-6',
          count: rates[3 - band] ?? 0,
          label: label('band', band),
        })),
      inOneGo: () => ({
        called: { key: 'all-shoot', params: { shooters: others.length } },
        facts: [],
        keys: [...others.map(({ id }) => `shoot:${id}`), 'enough'],
      }),
      options: () => [
        ...others.map(({ id }) => table.option(`shoot:${id}`, id, null, () => ({ refs: [id] }))),
        table.option('enough', null),
      ],
    });
    const shooter = crew.find(({ id }) => id === who);
    if (shooter === undefined) return named;
    named.push(shooter);
  }
}

export function* volley(table: AmbushTable): Flow<Ambush['phase']> {
  const { world } = table;
  const total = (yield* nameShooters(table)).reduce((sum, { rates }) => sum + (rates[3 - world.band] ?? 0), 0);
  const aimed: { rat: string; dice: number }[] = [];
  const targets = world.rats.map(({ id }) => id);
  let left = total;
  for (const [i, rat] of targets.entries()) {
    const most = left;
    if (most === 0) break;
    const dice = yield* table.ask(0, {
      key: 'aim',
      params: { rat: i + 1, dice: most },
      cite: 'AMBUSH-1.2',
      refs: [rat],
      sharing: () => ({
        symbol: 'd-6',
        left: most,
        given: aimed.map((one) => ({ to: one.rat, count: one.dice, fact: odds(one.dice) })),
        next: targets.slice(i),
        each: targets.slice(i).map(() => Array.from({ length: most + 1 }, (_, count) => odds(count))),
      }),
      options: () =>
        Array.from({ length: most + 1 }, (_, count) =>
          table.option(`dice:${count}`, count, null, () => ({ refs: [rat], gives: count, facts: [odds(count)] })),
        ),
    });
    aimed.push({ rat, dice });
    left -= dice;
  }
  world.dice = [];
  for (const { rat, dice } of aimed) if (dice > 0) throwAt(table, rat, dice);
  if (world.rats.length === 0) return 'march';
  world.band = (world.band - 1) as Range;
  table.tell('nearer', 'AMBUSH-1.2', { band: world.band });
  return world.band === 0 ? 'clash' : 'volley';
}

function odds(dice: number): Fact<Ambush> {
  return { key: 'odds', params: { percent: Math.round(PERCENT * (1 - ((HIT - 1) / DIE) ** dice)) } };
}

function throwAt(table: AmbushTable, id: string, count: number): void {
  const { world } = table;
  const dice = Array.from({ length: count }, () => table.roll(DIE));
  const hits = dice.filter((die) => die >= HIT).length;
  world.dice.push(...dice);
  table.tell('shot', 'AMBUSH-1.2', { rat: Number(id.slice('rat-'.length)), dice: count, hits });
  hurt(world, id, hits);
}

function hurt(world: World, id: string, hits: number): void {
  world.rats = world.rats
    .map((rat) => (rat.id === id ? { ...rat, life: rat.life - hits } : rat))
    .filter(({ life }) => life > 0);
}

// ── Hand to hand ──────────────────────────────────────────────────────────────────────────────────────────────────

/** As far as it tells who stands before whom. */
interface Standing {
  readonly rats: readonly Pick<Rat, 'id'>[];
  readonly helps: string | null;
}

/** Who stands before which rat, and who is free. */
export function pairsOf({ rats, helps }: Standing): readonly { readonly who: string; readonly rat: string }[] {
  const before = crew.flatMap(({ id }, i) => (rats[i] === undefined ? [] : [{ who: id, rat: rats[i].id }]));
  const free = crew[rats.length]?.id;
  return free === undefined || helps === null ? before : [...before, { who: free, rat: helps }];
}

export function* clash(table: AmbushTable): Flow<Ambush['phase']> {
  const { world } = table;
  world.dice = [];
  const free = crew[world.rats.length]?.id;
  if (free !== undefined) {
    world.helps = yield* table.ask(0, {
      key: 'help',
      params: { who: free },
      cite: 'AMBUSH-1.3',
      refs: [free],
      options: () => world.rats.map(({ id }) => table.option(`help:${id}`, id, null, () => ({ refs: [id] }))),
    });
  }
  const pairs = pairsOf(world);
  const struck = pairs.filter(() => table.roll(DIE) >= HIT).map(({ rat }) => rat);
  for (const rat of struck) hurt(world, rat, 1);
  const left = world.rats.map(({ id }) => id);
  world.hurt = crew
    .map(({ id }) => id)
    .filter((id) => world.hurt.includes(id) || pairs.some((pair) => pair.who === id && left.includes(pair.rat)));
  table.tell('clashed', 'AMBUSH-1.3', { left: left.length });
  world.rats = [];
  world.helps = null;
  return 'march';
}
