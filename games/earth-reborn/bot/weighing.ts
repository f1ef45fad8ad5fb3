/**
 * What is worth a try, and what is never: steers what is played on by chance until an activation is over, and which answers are tried
 * first. Enemies are attacked, walls and furniture left alone; figures go where the goals want them; CP are spent, not kept.
 */
import { placeOf, squareStep } from '@necropole/boards';
import type { OpenQuestion, View } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { doorName, elementName, mapOf } from '../map.ts';
import { commandLeftFor, isOnMap, plays } from '../reading.ts';
import { firearmsOf } from '../rules/firearms.ts';
import { isJammedOut } from '../rules/radio-jamming.ts';
import type { Er } from '../shape.ts';
import type { Board } from '../world.ts';
import { clanOf, elementsOf, errandsOf, goalsOf, isRunner, worthAt } from './errands.ts';
import { groundsOf, type SeenFigure, type SeenWorld } from './ground.ts';

/** Asked between two activations: everything else is a part of one, and judged when it is over. */
const BETWEEN: ReadonlySet<string> = new Set(['cut', 'jam', 'swap', 'morale', 'contest', 'round', 'discard']);

export function isMidway({ asking }: OpenQuestion<Er>): boolean {
  return !BETWEEN.has(asking.key);
}

const characters: ReadonlySet<string> = new Set(characterIds);

export function weighAnswers(view: View<Er>, question: OpenQuestion<Er>): readonly number[] {
  const { asking, options, seat } = question;
  switch (asking.key) {
    case 'round':
      return options.map(({ key }) => weightInRound(view.world, seat, key));
    case 'orders': {
      const { world, board } = view;
      const figure = acting(world, asking.params);
      return options.map(({ key }) => weightOfOrder(world, board, figure, key));
    }
    case 'move':
      return weightsOfMoves(view.world, view.board, acting(view.world, asking.params), options);
    case 'strike':
    case 'shoot':
    case 'trigger':
    case 'torture':
      return options.map(({ key }) => commandIn(key) ** 2);
    case 'aim':
      return options.map(({ key }) => (1 + numberIn(key)) ** 3);
    case 'bid':
      return options.map(({ key }) => {
        const apart = numberIn(key) - BID;
        return apart > ABOVE ? 0 : Math.exp(-Math.abs(apart));
      });
    case 'brace': {
      const { world, board } = view;
      const figure = acting(world, asking.params);
      if (figure === null) return options.map(() => 1);
      return options.map(({ key }) => facingWeight(world, board, figure, key.slice('face:'.length)));
    }
    case 'contest':
      return options.map(({ key }) => (key === 'let' ? 3 : 1));
    case 'intercept':
      return options.map(({ key }) => (key === 'let' ? 1 : 2));
    case 'discard':
      return options.map(({ key }) => (key === 'keep' ? 1 : 0.05));
    case 'exchange':
      return options.map(({ key }) => (key === 'done' ? 3 : 0.3));
    default:
      return options.map(() => 1);
  }
}

/** About what a duel is worth; nobody bids more than so far above it. */
const [BID, ABOVE] = [1.5, 2.5];

function acting({ figures }: SeenWorld, params: object): SeenFigure | null {
  const id = 'figure' in params ? params.figure : null;
  return figures.find((figure) => figure.id === id) ?? null;
}

/** The number at the end of a key. */
function numberIn(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1)) || 0;
}

/** The CP of an order: `strike:order-1.2:3`, `shoot:order-1.2:3:1`. */
function commandIn(key: string): number {
  return Number(key.split(':')[2] ?? 1) || 1;
}

// ── A round ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function weightInRound(world: SeenWorld, seat: number, key: string): number {
  const command = world.command[seat] ?? 0;
  // Without CP nothing is done any more, unless somebody's ability brings some.
  if (command === 0 && key !== 'pass' && world.missionPoints[seat] === 0) return 0;
  if (key.startsWith('activate:')) {
    const figure = world.figures.find(({ id }) => key === `activate:${id}`);
    if (figure?.engaged === true && !canSpend(figure)) return 0;
    if (figure?.engaged === true) return command > 0 && figure.tiles.cards.length > 0 ? 1 : 0.2;
    return command > 0 && (figure === undefined || canSpend(figure)) ? 3 : 1;
  }
  // CP are lost when the turn ends: while somebody has not acted, nobody passes with some left.
  const own = world.figures.filter((one) => one.seat === seat && isOnMap(one));
  const isSomebodyReady = own.some((one) => !one.engaged);
  if (key === 'pass') return command > 1 && isSomebodyReady ? 0 : 1;
  // A tile helps only whoever could spend CP on it, and has none to spend them on.
  if (key === 'draw') {
    const isWanted = own.some((one) => canSpend(one) && one.tiles.cards.length === 0);
    return isWanted && (world.hands[seat]?.cards.length ?? 0) < 2 ? 0.5 : 0;
  }
  return key === 'buy' ? 0 : 1;
}

/** Could CP be put on it? Not beyond its maximum, nor, once all have seen that its radio is jammed, beyond its bonus (ER-27.3). */
function canSpend(figure: SeenFigure): boolean {
  // Where no radio is jammed, its chapter may not have come.
  return commandLeftFor(figure) > 0 && (figure.markers.length === 0 || !isJammedOut(figure));
}

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function weightOfOrder(world: SeenWorld, board: Board, figure: SeenFigure | null, key: string): number {
  const [verb = '', what = '', at = ''] = key.split(':');
  switch (verb) {
    case 'assign':
      if (figure === null) return 1;
      return canSpend(figure) ? weightOfTile(world, board, figure, Number(what) - 1) : 0;
    case 'move':
      return 1 + Number(what);
    case 'melee':
      return characters.has(what) ? 9 : Math.max(weightOfDoor(board, figure, what), weightOfRuin(board, figure, what));
    case 'torture':
      return 6;
    case 'fire':
      return weightOfShot(world, board, figure, what, at);
    case 'reload':
    case 'ability':
    case 'use':
    case 'tune':
      return 2;
    case 'interact':
      return 5;
    case 'search':
      return 1;
    // Another tile would do no better, and so on for ever.
    case 'recall':
      return 0;
    case 'done':
      return isToBeSupplied(world, figure) ? 0 : 0.3;
    default:
      return 1;
  }
}

/** Whoever has no tile yet, and could have one, has not even begun. */
function isToBeSupplied({ hands, command }: SeenWorld, figure: SeenFigure | null): boolean {
  if (figure === null || figure.supplied || figure.tiles.cards.length > 0 || !canSpend(figure)) return false;
  return (command[figure.seat] ?? 0) > 0 && (hands[figure.seat]?.cards.length ?? 0) > 0;
}

/** A tile by what it can do; a second one is seldom needed. */
function weightOfTile(world: SeenWorld, board: Board, figure: SeenFigure, slot: number): number {
  const tile = world.hands[figure.seat]?.cards[slot];
  if (tile === undefined || tile === null) return 1;
  const isArmed = plays(board, 'fire') && firearmsOf(figure).length > 0;
  let sum = 0.3;
  for (const { type, most } of orderTileOf(tile).sections) {
    if (type === 'move') sum += 0.5 * most;
    else if (type === 'melee') sum += 0.4 * most;
    else if (type === 'fire' && isArmed) sum += 0.7 * most;
  }
  return figure.tiles.cards.length > 0 ? 0.3 * sum : 2 * sum;
}

/** A door is broken by whoever has no card for it. */
function weightOfDoor({ doors }: Board, figure: SeenFigure | null, name: string): number {
  const at = doors.findIndex((_, door) => doorName(door) === name);
  return doors[at]?.magnetic === true && figure?.magneticCards === 0 ? 3 : 0;
}

/** What a goal wants destroyed. */
function weightOfRuin(board: Board, figure: SeenFigure | null, name: string): number {
  if (figure === null || !name.startsWith('element-')) return 0;
  const own = clanOf(board, figure);
  const isWanted = goalsOf(board).some(
    ({ clan, happening }) =>
      clan === own &&
      happening?.what === 'destruction' &&
      elementsOf(board, happening.of).some((at) => elementName(at) === name),
  );
  return isWanted ? 6 : 0;
}

/** At enemies, and where an explosion reaches more of them than friends. */
function weightOfShot(
  world: SeenWorld,
  board: Board,
  figure: SeenFigure | null,
  _weapon: string,
  target: string,
): number {
  if (characters.has(target)) return 9;
  if (target === 'ahead') return 1;
  if (target === '' || target.startsWith('wall-')) return 0;
  if (target.startsWith('element-')) return weightOfRuin(board, figure, target);
  if (target.startsWith('door-')) return 0.3 * weightOfDoor(board, figure, target);
  const { grid } = mapOf(board);
  const [x, y] = [target.charCodeAt(0) - 'a'.charCodeAt(0), Number.parseInt(target.slice(1), 10) - 1];
  let sum = 0;
  for (const other of world.figures) {
    if (!isOnMap(other) || figure === null) continue;
    const place = placeOf(grid, other.at);
    if (Math.abs(place.x - x) + Math.abs(place.y - y) <= 1) sum += other.seat === figure.seat ? -1 : 1;
  }
  return sum > 0 ? 8 * sum : 0;
}

// ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much more often a square is tried that is worth a point more; what is tried too seldom is not tried at all. */
const SHARPNESS = 40;
const SELDOM = 0.02;
/** So many squares are tried at most. */
const SQUARES = 6;
/** Beside the best square: turning, opening, looting, whatever else a move may hold. */
const [OPENING, LOOTING, OTHERS] = [1, 0.7, 0.05];

function weightsOfMoves(
  world: SeenWorld,
  board: Board,
  figure: SeenFigure | null,
  options: OpenQuestion<Er>['options'],
): readonly number[] {
  if (figure === null) return options.map(() => 1);
  const goals = goalsOf(board);
  const errands = errandsOf(world, board, groundsOf(world, board), goals, figure);
  const mayLeave = goals.some((goal) => isRunner(world, board, figure, goal) && goal.clan === board.clans[figure.seat]);
  const worths = options.map(({ key, value }) =>
    key.startsWith('go:') ? worthAt(errands, (value as { readonly to: number }).to) : null,
  );
  const ranked = worths.flatMap((worth) => worth ?? []).sort((one, other) => other - one);
  const here = worthAt(errands, figure.at);
  const best = Math.max(here, ranked[0] ?? here);
  const least = Math.max(best + Math.log(SELDOM) / SHARPNESS, ranked[SQUARES - 1] ?? Number.NEGATIVE_INFINITY);
  return options.map(({ key, value }, at) => {
    const worth = worths[at] ?? null;
    if (worth !== null) {
      const isHere = (value as { readonly to: number }).to === figure.at;
      return worth < least || isHere ? 0 : Math.exp(SHARPNESS * (worth - best));
    }
    if (key === 'leave') return mayLeave ? 9 : 0;
    if (key.startsWith('face:'))
      return Math.exp(SHARPNESS * (here - best)) * facingWeight(world, board, figure, key.slice('face:'.length));
    if (key.startsWith('open:')) return OPENING;
    return key.startsWith('loot:') ? LOOTING : OTHERS;
  });
}

/** Towards the enemies, the nearer the more. */
function facingWeight(world: SeenWorld, board: Board, figure: SeenFigure, direction: string): number {
  const { grid } = mapOf(board);
  const [dx, dy] = squareStep[direction as keyof typeof squareStep];
  const here = placeOf(grid, figure.at);
  let sum = 0.3;
  for (const other of world.figures) {
    if (other.seat === figure.seat || !isOnMap(other)) continue;
    const there = placeOf(grid, other.at);
    const [right, down] = [there.x - here.x, there.y - here.y];
    const far = Math.abs(right) + Math.abs(down);
    if (far > 0) sum += Math.max(0, (dx * right + dy * down) / far) * (4 / (2 + far));
  }
  return sum;
}
