/** What is worth a try while looking ahead, and what is asked in the middle of something. */
import type { OpenQuestion, View } from '@necropole/kernel';
import { counterOf } from '../content/counters/index.ts';
import { isZone, LIFT_ROOM, type ZoneId, zoneOf } from '../content/fortress/plan.ts';
import { markerOf } from '../content/markers/index.ts';
import type { Verb, Zf } from '../shape.ts';
import { isBeaten } from './terms.ts';
import { nearCastle, nearnessFrom } from './ways.ts';

/** Firing nearly always matters; what is left behind, or put off, seldom does. */
const weights: Readonly<Partial<Record<Verb, number>>> = {
  kit: 2,
  roll: 4,
  halt: 0.3,
  leave: 0.1,
  decline: 0.2,
  abandon: 0.1,
  pass: 0.5,
  wield: 4,
  show: 4,
  fire: 6,
  throw: 2,
  mine: 1,
  scan: 1,
  done: 0.15,
  ready: 0.5,
  'line-up': 5,
  give: 1,
  swap: 0.3,
  take: 3,
  'get-out': 0.05,
  test: 6,
  blast: 1,
  create: 6,
  lead: 6,
  seal: 0.5,
};

function verbOf(key: string): Verb {
  const colon = key.indexOf(':');
  return (colon < 0 ? key : key.slice(0, colon)) as Verb;
}

function weightOf(key: string): number {
  return weights[verbOf(key)] ?? 1;
}

/** Who carries what seldom matters: handing on is left alone, unless nobody may set out before. */
const handling: ReadonlySet<Verb> = new Set(['hand', 'trade', 'drop']);

export function weighAnswers(view: View<Zf>, question: OpenQuestion<Zf>): readonly number[] {
  const { asking, options, seat } = question;
  if (asking.key === 'march') return weighMarch(view, seat, options);
  if (asking.key === 'go' || asking.key === 'prowl') return weighZones(view, question);
  if (asking.key === 'aim') return weighDice(view, question);
  if (asking.key === 'volley') return weighShots(view, seat, options);
  if (asking.key === 'lay-marker') return weighLaying(view, question);
  // Each group is set off: one that is to stay halts where it is.
  if (asking.key === 'lead' && options.length > 1)
    return options.map(({ key }) => (key === 'done' ? 0 : weightOf(key)));
  if (asking.key === 'set-out' || asking.key === 'explore') return weighSettingOut(options, isDone(view, seat));
  return options.map(({ key }) => weightOf(key));
}

/** Has this team lost, with nothing left but to leave? */
function isDone({ world }: View<Zf>, seat: number): boolean {
  const team = world.fortress.escaped.length === 0 ? undefined : world.teams.find((one) => one.seat === seat);
  return team !== undefined && isBeaten(world, team);
}

function weighSettingOut(options: Options, isOver: boolean): readonly number[] {
  const isFree = options.some(({ key }) => key === 'roll');
  if (isFree && isOver) return options.map(({ key }) => (key === 'roll' ? 1 : 0));
  return options.map(({ key }) => (handling.has(verbOf(key)) ? (isFree ? 0 : 1) : weightOf(key)));
}

type Options = OpenQuestion<Zf>['options'];

/** `march:` and `climb:` are as long as each other. */
const TOWARDS = 'march:'.length;
const goes = (key: string): boolean => key.startsWith('march:') || key.startsWith('climb:');
/** How much more a way is tried that leads all the way. */
const CASTLE_PULL = 14;
const ZONE_PULL = 12;

/** On the march nothing changes hands. */
function onTheWay(key: string): number {
  return handling.has(verbOf(key)) ? 0 : weightOf(key);
}

/** What is hardly worth a try beside the best is not tried. */
const HARDLY = 0.06;

function trimmed(weights: readonly number[]): readonly number[] {
  const most = Math.max(...weights);
  return weights.map((weight) => (weight < HARDLY * most ? 0 : weight));
}

/** Towards the castle. */
function weighMarch({ world }: View<Zf>, seat: number, options: Options): readonly number[] {
  const at = world.teams.find((team) => team.seat === seat)?.at ?? null;
  const here = at === null ? 0 : nearCastle(at);
  return trimmed(
    options.map(({ key }) =>
      goes(key) ? Math.exp(CASTLE_PULL * (nearCastle(key.slice(TOWARDS)) - here)) : onTheWay(key),
    ),
  );
}

/** A team goes where nobody has been, or to the lift; the dead go for the living. */
function weighZones(view: View<Zf>, { asking, options, seat }: OpenQuestion<Zf>): readonly number[] {
  const { world } = view;
  const { fortress, turn } = world;
  const isDead = asking.key === 'prowl';
  const from = isDead
    ? fortress.packs.find(({ id }) => id === turn.pack)?.at
    : world.teams.find((team) => team.seat === seat)?.at;
  if (from === undefined || from === null || !isZone(from)) return options.map(({ key }) => weightOf(key));
  const near = nearnessFrom(from, fortress, isDead ? 'dead' : 'team');
  const goals = isDead ? livingAt(world) : goalsOf(world);
  let goal: ZoneId | null = null;
  for (const zone of goals) if (goal === null || near(zone) > near(goal)) goal = zone;
  if (goal === null) return options.map(({ key }) => weightOf(key));
  const back = nearnessFrom(goal, fortress, 'dead');
  const here = back(from);
  const isOver = !isDead && isDone(view, seat);
  const weights = options.map(({ key }) => {
    const to = key.slice(TOWARDS);
    if (isOver && !(isZone(to) && back(to) > here)) return 0;
    return key.startsWith('march:') && isZone(to) ? Math.exp(ZONE_PULL * (back(to) - here)) : onTheWay(key);
  });
  return trimmed(weights);
}

function livingAt({ teams }: View<Zf>['world']): readonly ZoneId[] {
  return teams.flatMap(({ state, at }) => (state === 'arrived' && at !== null && isZone(at) ? [at] : []));
}

function goalsOf({ fortress, rooms }: View<Zf>['world']): readonly ZoneId[] {
  if (fortress.destruction !== null) return [LIFT_ROOM];
  return rooms.flatMap(({ at, marker }) => (marker.cards.length > 0 && fortress.silent !== at ? [at] : []));
}

/** The dead lay out the dead, and what eats weapons; only what is left beside them may help the others. */
function weighLaying({ world }: View<Zf>, { asking, options }: OpenQuestion<Zf>): readonly number[] {
  const { room } = asking.params as Zf['questions']['lay-marker'];
  if (zoneOf(room).kind === 'special' && world.specials.cards.length > 0) return options.map(() => 1);
  return options.map(({ value }) => {
    const marker = world.hand.cards[value as number] ?? null;
    const family = marker === null ? null : markerOf(marker).family;
    return family === 'encounter' || family === 'liquid' ? 1 : 0;
  });
}

/**
 * Who fires: those with the basic weapon are all alike, so the first of them is tried, and as that costs nothing the volley is
 * not over before they have fired. Nobody fires at what is seen to be no zombie.
 */
function weighShots({ world }: View<Zf>, seat: number, listed: Options): readonly number[] {
  const fight = world.fights.find(({ id }) => id === world.fighting);
  const isInVain = (key: string): boolean =>
    fight !== undefined && key.startsWith('fire:') && livesAt(fight, Number(key.at(-1))) === 0;
  const options = listed.filter(({ key }) => !isInVain(key));
  const team = world.teams.find((one) => one.seat === seat);
  const bare = new Set(team?.members.filter(({ wields }) => wields === null).map(({ id }) => id));
  let first: string | null = null;
  for (const { key } of options) if (first === null) first = shooterOf(key, bare);
  return listed.map(({ key }) => {
    if (isInVain(key)) return 0;
    if (key === 'done') return first === null ? weightOf(key) : 0;
    const shooter = shooterOf(key, bare);
    return shooter === null || shooter === first ? weightOf(key) : 0;
  });
}

/** Who of these fires, as the key of an answer says it. */
function shooterOf(key: string, among: ReadonlySet<string>): string | null {
  const [verb, id = ''] = key.split(':');
  return verb === 'fire' && among.has(id) ? id : null;
}

/** As many dice for each of those that are left as it has lives, about; none for what is no zombie. */
const MOST_UNEVEN = 1.5;

function weighDice({ world }: View<Zf>, { asking, options }: OpenQuestion<Zf>): readonly number[] {
  const { slot, box, dice } = asking.params as Zf['questions']['aim'];
  const fight = world.fights.find(({ id }) => id === world.fighting);
  if (fight === undefined) return options.map(() => 1);
  let all = 0;
  for (let at = slot; at < fight.boxes.length; at++) if (fight.boxes[at] === box) all += livesSeen(fight, at);
  const even = all === 0 ? 0 : (dice * livesSeen(fight, slot)) / all;
  return options.map((_, given) => (Math.abs(given - even) > MOST_UNEVEN ? 0 : Math.exp(-((given - even) ** 2) / 2)));
}

type SeenFight = View<Zf>['world']['fights'][number];

/** The lives that stand in a box, as far as they are seen. */
function livesAt(fight: SeenFight, box: number): number {
  return fight.boxes.reduce<number>((sum, at, slot) => sum + (at === box ? livesSeen(fight, slot) : 0), 0);
}

/** The lives of a counter that lies face up; one, of any other and of those whose lives are kept apart. */
function livesSeen({ counters, hits }: SeenFight, slot: number): number {
  const card = counters.cards[slot] ?? null;
  if (card === null) return 1;
  const { family, lives } = counterOf(card);
  if (family === 'prize') return 0;
  return lives === null ? 1 : Math.max(0, lives - (hits[slot] ?? 0));
}

const midway: ReadonlySet<keyof Zf['questions']> = new Set([
  'found',
  'arm',
  'volley',
  'aim',
  'set-mine',
  'uncover',
  'set-apart',
  'place-member',
  'place-zombie',
  'strike-which',
  'strike-whom',
  'heal',
  'flee-where',
  'clash-how',
  'drive-off',
]);

export function isMidway({ asking }: OpenQuestion<Zf>): boolean {
  return midway.has(asking.key);
}
