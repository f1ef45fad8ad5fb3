/** A world made by hand on a small board, and what a player would see of it. */

import { zonePlace } from '@necropole/boards';
import type { Game } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { type CitizenId, type HeroId, hordeKinds, type SpawnCardId, zombieHeroIds } from '../content/ids.ts';
import { marvelZombies } from '../index.ts';
import { type Arrangement, arrange } from '../positions/arrange.ts';
import { street } from '../positions/plans.ts';
import { invariantsOf } from '../rules/invariants.ts';
import type { Mz, MzComponent, PhaseName } from '../shape.ts';
import { type Board, copyWorld, countIn, type Hero, type World } from '../world.ts';

/** What makes a situation: a table arranged by hand, and what is scripted. */
export interface Standing extends Arrangement {
  readonly board?: Board;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  /** Components that listen as well, whatever the cards in play are. */
  readonly listening?: readonly MzComponent[];
  readonly change?: (world: World, board: Board) => void;
}

/** Stands in such a world, and asks the first question of the phase. */
export function stand(said: Standing = {}): Situation<Mz> {
  const board = said.board ?? street;
  const world = arrange(said, board);
  said.change?.(world, board);
  const wrong = invariantsOf(world, board);
  if (wrong.length > 0) throw new Error(`This situation cannot be: ${wrong.join('; ')}`);
  const seats = Math.max(...world.heroes.map(({ seat }) => seat)) + 1;
  return situation(listenedTo(said.listening ?? []), {
    config: { mode: 'heroic', mission: 'mh0', seats },
    world: copyWorld(world),
    board,
    phase: said.phase ?? 'enemies-first-actions',
    ...(said.dice === undefined ? {} : { dice: said.dice }),
  });
}

/** Stands in the position of a printed example, with these dice to come. */
export function standIn(example: string, { dice, change }: Pick<Standing, 'dice' | 'change'> = {}): Situation<Mz> {
  return situation(marvelZombies, {
    example,
    ...(dice === undefined ? {} : { dice }),
    ...(change === undefined ? {} : { change }),
  });
}

/** Lets this be the next spawn card, whatever the shuffled deck says. */
export function spawnsNext(card: SpawnCardId): (world: World) => void {
  return ({ spawnDeck: { cards } }) => {
    const at = cards.indexOf(card);
    const top = cards.length - 1;
    [cards[at], cards[top]] = [cards[top] as SpawnCardId, card];
  };
}

/** The game with more listeners than its cards. */
function listenedTo(components: readonly MzComponent[]): Game<Mz> {
  if (components.length === 0) return marvelZombies;
  const more = components.map((component) => ({ component, holder: component.id }));
  return {
    ...marvelZombies,
    listeners: (world, board, hook) => [...marvelZombies.listeners(world, board, hook), ...more],
  };
}

// ── What a player would see ───────────────────────────────────────────────────────────────────────────────────────

/** How many enemies of each kind stand in a zone, as `2 walkers, 1 juggernaut`. */
export function enemiesAt({ world, board }: Situation<Mz>, name: string): string {
  const zone = zonePlace(board.plan, name);
  const heroes = zombieHeroIds.filter((_, i) => world.zombieHeroes[i] === zone);
  const horde = hordeKinds.flatMap((kind) => {
    const count = countIn(world, kind, zone);
    return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
  });
  return [...heroes, ...horde].join(', ');
}

/** One of the heroes. */
export function hero({ world }: Situation<Mz>, id: HeroId): Hero {
  const found = world.heroes.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} is not in this situation`);
  return found;
}

/** Where a citizen stands; `null` off the board. */
export function citizenAt({ world, board }: Situation<Mz>, id: CitizenId): string | null {
  const citizen = world.citizens.find((each) => each.id === id);
  return citizen === undefined ? null : (board.plan.zones[citizen.zone]?.id ?? null);
}

/** The types of all events so far. */
export function story(match: Situation<Mz>): readonly string[] {
  return match.events().map(({ type }) => type);
}
