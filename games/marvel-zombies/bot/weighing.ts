/** What sensible heroes try first: what they came for, the way there, enemies who are too near, and strength for later. */
import type { OpenQuestion } from '@necropole/kernel';
import { heroCards } from '../content/heroes/index.ts';
import type { FloorId } from '../content/tiles/faces.ts';
import type { Mz } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { planOf, type Task } from './plan.ts';
import type { Crowd, Position } from './position.ts';

/** One weight for each option. */
export function weighAnswers(position: Position, question: OpenQuestion<Mz>): readonly number[] {
  const { options, asking } = question;
  switch (asking.key) {
    case 'turn':
    case 'move-on':
    case 'choose-zone':
      return weighTurn(position, question);
    case 'attack-boost':
      return weighBoosts(position, question);
    case 'take-wound':
      return options.map(({ key }) => (healthOf(position, nounOf(key)) ?? 0.3) ** 3);
    default:
      return options.map(({ key }) => usual[verbOf(key)] ?? 1);
  }
}

const usual: Readonly<Record<string, number>> = { leave: 50, accept: 6, pass: 0.3, sacrifice: 0.6, heal: 5 };

function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

function nounOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

function healthOf({ heroes }: Position, id: string): number | undefined {
  return heroes.find((hero) => hero.id === id)?.health;
}

// ── A turn ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How a hero stands in their turn. */
interface Standing {
  readonly hero: Hero;
  readonly task: Task;
  /** The way that is left, the enemies around counted. */
  readonly way: number;
  readonly actions: number;
  /** The enemies of the own zone. */
  readonly around: Crowd | undefined;
}

function weighTurn(position: Position, { options, asking }: OpenQuestion<Mz>): readonly number[] {
  const { heroes, world, crowdIn } = position;
  const who = 'who' in asking.params ? asking.params.who : null;
  const at = heroes.findIndex(({ id }) => id === who);
  const hero = heroes[at];
  const task = planOf(position).tasks[at];
  if (hero === undefined || task === undefined) return options.map(() => 1);
  const around = crowdIn[hero.zone];
  const standing = { hero, task, way: task.away(hero.zone), actions: world.turn.actions, around };
  return options.map(({ key }) => weighStep(position, standing, key) ** 2);
}

function weighStep(position: Position, standing: Standing, key: string): number {
  const { board } = position;
  const { hero, task, actions, around } = standing;
  const verb = verbOf(key);
  switch (verb) {
    case 'move':
    case 'zone':
      return weighMove(position, standing, board.plan.places[nounOf(key)] ?? -1);
    case 'stay':
      return around === undefined ? 1 : 0.3;
    case 'open':
      return weighOpening(position, standing, board.plan.openingPlaces[nounOf(key)] ?? -1);
    case 'attack':
      return weighAttack(position, standing, board.plan.places[nounOf(nounOf(key))] ?? -1);
    case 'objective':
    case 'secret':
      return isTask(task, hero, verb) ? 60 : 2;
    case 'rescue':
      return isTask(task, hero, verb) ? 60 : 12;
    case 'mission':
      return task.errand?.how === key ? 60 : key.endsWith('-token') ? 0.05 : 3;
    case 'gain-trait':
      return around !== undefined ? 0.1 : hero.traits.cards.length < 2 ? 1.5 : 0.03;
    case 'power':
      return weighPower(standing);
    case 'call':
      return isBeforeShaft(position, standing) ? 15 : 0.02;
    case 'ride':
      return weighRide(position, standing, nounOf(key) as FloorId);
    case 'hand':
      return 3;
    case 'end':
      return actions === 0 ? 3 : around === undefined ? 0.3 : 0.05;
    default:
      return 1;
  }
}

function isTask({ errand }: Task, { zone }: Hero, how: string): boolean {
  return errand?.how === how && errand.zones.includes(zone);
}

/** Power is for zombie heroes, and for quiet moments. */
function weighPower({ hero, around }: Standing): number {
  if (around !== undefined && around.zombieHeroes > 0) return hero.power < 3 ? 3 : 0.1;
  return around !== undefined ? 0.1 : hero.power < 3 ? 1 : 0.05;
}

const EAGER = 1.8;
const ONWARDS = 3;

function weighMove({ crowdIn }: Position, { task, way, actions, around, hero }: Standing, zone: Zone): number {
  const there = crowdIn[zone];
  const nearer = way - task.away(zone);
  const left = actions - 1 - (around?.enemies ?? 0);
  const foes = there === undefined ? 0 : there.wounds + 2 * there.zombieHeroes - HITS * Math.max(0, left);
  const fear = Math.max(0, foes) * (hero.health > 1 ? 0.8 : 1.6);
  const fled = fleeing(around, hero) && there === undefined ? 2.2 : 0;
  return Math.min(40, ONWARDS * Math.exp(EAGER * Math.min(2, nearer) + fled - fear));
}

const HITS = 1.3;

/** Is what stands around a hero too much for them? */
function fleeing(around: Crowd | undefined, { health, power }: Hero): boolean {
  if (around === undefined) return false;
  return around.wounds + 2 * around.zombieHeroes >= health + 1 || (around.zombieHeroes > 0 && power < 2);
}

/** Doors on the way are opened; others stay shut. */
function weighOpening({ board, ground }: Position, { hero, task, way, around }: Standing, opening: number): number {
  const zones = board.plan.openings[opening]?.zones;
  if (zones === undefined || ground.states[opening] !== 'shut') return 0.1;
  const other = zones[0] === hero.zone ? zones[1] : zones[0];
  return task.away(other) + 1.5 < way ? (around === undefined ? 20 : 4) : 0.02;
}

function weighAttack({ crowdIn, ground }: Position, { hero, task, around }: Standing, zone: Zone): number {
  const crowd = crowdIn[zone];
  if (crowd === undefined) return 0.1;
  const odds = crowd.zombieHeroes > 0 ? (DOWNED[hero.power] ?? 0) : 1;
  if (task.errand?.how === 'strike' && task.errand.zones.includes(zone)) return 5 + 30 * odds;
  if (zone === hero.zone) return 2 + (8 + 5 * crowd.wounds + 8 * crowd.zombieHeroes) * odds;
  if (around !== undefined) return 1;
  const near = ground.enemiesTo(hero.zone)[zone] ?? 9;
  return near <= 1 ? 1 + (2 + 1.5 * crowd.enemies) * odds : 0.5;
}

/** The chance to strike a zombie hero down, by power. */
const DOWNED: readonly number[] = [0.05, 0.12, 0.25, 0.4, 0.55];

function isBeforeShaft({ world, board }: Position, { hero, task, way }: Standing): boolean {
  const floor = board.floorOf[hero.zone];
  const shaft = floor === undefined ? undefined : board.shafts[floor];
  return world.elevator !== floor && shaft !== undefined && task.away(shaft) < way;
}

function weighRide({ board }: Position, { task, way }: Standing, floor: FloorId): number {
  const shaft = board.shafts[floor];
  return shaft !== undefined && task.away(shaft) < way ? 20 : 0.02;
}

// ── An attack ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Power is spent where the dice are too few for what stands there. */
function weighBoosts(position: Position, { options, asking }: OpenQuestion<Mz>): readonly number[] {
  const { board, crowdIn, heroes } = position;
  const [who, where] = asking.refs ?? [];
  const crowd = crowdIn[board.plan.places[where ?? ''] ?? -1];
  const hero = heroes.find(({ id }) => id === who);
  const dice = 'dice' in asking.params ? Number(asking.params.dice) : 3;
  if (crowd === undefined || hero === undefined) return options.map(({ key }) => (key === 'roll' ? 5 : 0.3));
  const hit = (7 - heroCards[hero.id].attack.accuracy) / 6;
  const hard = crowd.zombieHeroes > 0;
  const wanted = (hard ? crowd.endurance : Math.min(3, crowd.hits)) / hit - dice;
  return options.map(({ key }) => weighBoost(key, wanted, hard, hero.power));
}

function weighBoost(key: string, wanted: number, hard: boolean, power: number): number {
  const isHopeless = hard && power + 3 < wanted;
  if (key === 'roll') return wanted <= 0.5 || isHopeless ? 12 : hard ? 0.5 : 6;
  if (key.startsWith('power:')) {
    const spent = Number(nounOf(key));
    if (hard) return isHopeless ? 0.1 : spent === Math.min(power, Math.ceil(wanted)) ? 12 : 0.3;
    return spent <= Math.min(1, wanted) ? 1.5 : 0.1;
  }
  return wanted > 0 && !isHopeless ? 2 : 0.1;
}
