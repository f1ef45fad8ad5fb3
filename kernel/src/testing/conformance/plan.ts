/**
 * What the suite plays: every mode, mission and seat count, with the values of the options rotating over the seeds; and
 * the position of every printed example.
 */

import { configOfPosition, misfit } from '../../app.ts';
import type { Game, MatchConfig, ModeOption } from '../../index.ts';

/** What a game says to the suite. */
export interface ConformanceOptions {
  /** Checked matches for each combination in the short run; 2 unless said. */
  readonly matches?: number;
  /** Checked matches for each combination in the long run; 20 unless said. */
  readonly longMatches?: number;
  /**
   * Further matches on light tables for each combination, only to meet components and endings; 10 unless said. The short
   * run plays ten, and more of them only until everything has come up.
   */
  readonly sweep?: number;
  /** Components that these matches do not use, each with the fixture or test that does. Must be exactly these. */
  readonly usedElsewhere?: { readonly [component: string]: string };
  /** Endings that these matches do not reach, as `mode/outcome`, each with the fixture or test that does. */
  readonly endings?: { readonly [ending: string]: string };
  /**
   * The text of a recorded match, or of a test file, by the name that `usedElsewhere` or `endings` gives; `null` when
   * there is none. With it, every name is held to what it stands for.
   */
  readonly recorded?: (name: string) => string | null;
  /** The address of a module that exports the game: its matches are then replayed in a fresh process too. */
  readonly module?: string;
  /** The names of the symbols that the game brings (`drawingsIn`): with them, what is drawn is held to its art. */
  readonly drawings?: readonly string[];
  /** Check every question? Otherwise as the environment says: `NECROPOLE_LONG=1`. */
  readonly long?: boolean;
}

/** A mode, a mission and a number of seats, or a printed example. */
export interface Combination {
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  /** The printed example in whose position these matches begin. */
  readonly position?: string;
  /** For reading. */
  readonly title: string;
  /** Its number among all. */
  readonly at: number;
}

/** Every mode, mission and seat count of a game, and every printed example. */
export function combinationsOf(game: Game): readonly Combination[] {
  const found: Omit<Combination, 'at'>[] = [];
  for (const { id: mode, missions, seats: range } of game.modes) {
    for (const mission of missions.length === 0 ? [null] : missions) {
      for (let seats = range[0]; seats <= range[1]; seats++) {
        const title = [mode, mission, `${seats} ${seats === 1 ? 'seat' : 'seats'}`].filter(Boolean).join(', ');
        found.push({ mode, mission, seats, title });
      }
    }
  }
  for (const { id: position, position: begins } of game.rulebook.examples) {
    const { mode, mission, seats } = begins.config;
    found.push({ mode, mission, seats, position, title: position });
  }
  return found.map((combination, at) => ({ ...combination, at }));
}

/** Of numbers of seats there are so many at which the short run leaves some out. */
const MANY = 3;

/**
 * Are matches of this combination checked in the short run too? Where every mission is played at many numbers of seats, every
 * second of them is, in turn from one mission to the next; the others are only played.
 */
export function isCheckedInShort(game: Game, { mode, mission, seats, position }: Combination): boolean {
  const { missions = [], seats: range = [seats, seats] } = game.modes.find(({ id }) => id === mode) ?? {};
  if (mission === null || position !== undefined || range[1] - range[0] + 1 < MANY) return true;
  return (missions.indexOf(mission) + seats) % 2 === 0;
}

/** The configuration of the `number`-th match of a combination. */
export function configFor(game: Game, combination: Combination, number: number): MatchConfig {
  const { mode, mission, seats, position, at } = combination;
  if (position !== undefined) {
    const config = configOfPosition(game, position, `conformance/${position}/${number}`);
    if (config !== null) return config;
  }
  const options: Record<string, string> = {};
  const seed = ['conformance', mode, mission, seats, number].filter((part) => part !== null).join('/');
  const config = { mode, mission, seats, options, seed };
  let turn = at + number;
  for (const [name, option] of Object.entries(game.modes.find(({ id }) => id === mode)?.options ?? {})) {
    const choices = option.several === undefined ? option.values : choicesOfSeveral(option, turn);
    const fits = rotated(choices, turn).find((choice) => {
      options[name] = choice;
      return misfit(game, config) === null;
    });
    // Where no value goes with the others that were chosen, the option stays as it is unless said otherwise.
    if (fits === undefined) delete options[name];
    turn = Math.floor(turn / choices.length) + at;
  }
  return config;
}

/** As many values as may be chosen, from the fewest to the most, each time beginning with another one. */
function choicesOfSeveral({ values, several }: ModeOption, turn: number): readonly string[] {
  const [fewest, most] = several ?? [1, 1];
  return Array.from({ length: most - fewest + 1 }, (_, i) =>
    rotated(values, turn)
      .slice(0, fewest + i)
      .join(','),
  );
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
