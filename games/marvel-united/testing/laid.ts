/** Tables laid for tests: a ring in a known order, empty Locations, decks and hands as a test wants them. */
import type { Game } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import type { HeroId, VillainId } from '../content/ids.ts';
import { marvelUnited } from '../index.ts';
import { type Arrangement, arrange } from '../positions/arrange.ts';
import { heroById, missionOf, placeOf } from '../reading.ts';
import type { Mu, PhaseName } from '../shape.ts';
import type { Board, Hero, HeroSlot, LocationId, MissionId, ModeId, World } from '../world.ts';

/** What differs from the plain table: the Villain in London, the Heroes opposite, nobody else anywhere. */
export interface Laid extends Arrangement {
  readonly heroes?: readonly HeroId[];
  readonly villain?: VillainId;
  readonly mode?: ModeId;
  readonly options?: { readonly [name: string]: string };
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  /** Components as no box has them: what differs, by their ids. */
  readonly made?: { readonly [component: string]: object };
  /** Anything else, at the end. */
  readonly change?: (world: World, board: Board) => void;
}

export function laid(wanted: Laid = {}): Situation<Mu> {
  const { heroes = ['captain-carter', 'mighty-thor'], mode = 'cooperative', villain = 'cosmic-ghost-rider' } = wanted;
  const versus = mode === 'super-villain' || mode === 'commander-versus';
  const seats = heroes.length + (versus ? 1 : 0);
  const options = { villain, heroes: heroes.join(','), ...wanted.options };
  return situation(wanted.made === undefined ? marvelUnited : gameWith(wanted.made), {
    config: { mode, seats, mission: null, options, seed: 'laid' },
    phase: wanted.phase ?? 'hero-turn',
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world, board) {
      arrange({ world, board }, wanted);
      wanted.change?.(world, board);
    },
  });
}

/** The game with components made for a test. Hooks are heard of the real ones only. */
export function gameWith(made: { readonly [component: string]: object }): Game<Mu> {
  const components = marvelUnited.components.map((each) => ({ ...each, ...made[each.id] }));
  return { ...marvelUnited, components };
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Hero of the table. */
export function hero({ world }: Situation<Mu>, id: HeroSlot = 'hero-1'): Hero {
  return heroById(world, id);
}

/** The tokens of a Location, Thugs first: T and C. */
export function tokensAt({ world }: Situation<Mu>, at: LocationId): string {
  return placeOf(world, at)
    .slots.flatMap((token) => (token === null ? [] : [token === 'thug' ? 'T' : 'C']))
    .sort()
    .reverse()
    .join('');
}

/** How far a Mission is. */
export function filled({ world }: Situation<Mu>, id: MissionId): number {
  return missionOf(world, id).filled;
}

/** The cites of the events of one type, in their order. */
export function citesOf(match: Situation<Mu>, type: keyof Mu['events'] & string): readonly string[] {
  return match.events(type).map(({ cite }) => cite);
}
