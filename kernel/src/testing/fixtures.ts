/** The recorded matches of a game: one for every way in which a mode or mission can end, named after it. */

import { playReplay, readReplay } from '../app.ts';
import { anyGame, type Game, type Shape } from '../index.ts';

/** One way in which a mode or mission can end. */
export interface Ending {
  readonly mode: string;
  readonly mission: string | null;
  readonly outcome: string;
  /** The name of its fixture, without `.jsonl`. */
  readonly fixture: string;
}

/** Between the parts of a fixture's name. Fixtures of mended faults have none in theirs. */
const BETWEEN = '--';

/** Every way in which a match of this game can end. */
export function endingsOf<S extends Shape>(game: Game<S>): readonly Ending[] {
  return anyGame(game).modes.flatMap(({ id: mode, missions, outcomes, outcomesOf }) =>
    (missions.length === 0 ? [null] : missions).flatMap((mission) =>
      outcomes
        .filter((outcome) => mission === null || outcomesOf?.[outcome]?.includes(mission) !== false)
        .map((outcome) => {
          const fixture = [mode, mission, outcome].filter((part) => part !== null).join(BETWEEN);
          return { mode, mission, outcome, fixture };
        }),
    ),
  );
}

/** What is wrong with a fixture: a hash that differs, another version, or not the ending that it is named after. */
export function faultOfFixture<S extends Shape>(game: Game<S>, fixture: string, text: string): string | null {
  const ending = endingsOf(game).find((one) => one.fixture === fixture);
  if (ending === undefined && fixture.includes(BETWEEN)) return 'no mode or mission of the game ends like this';
  const replay = readReplay(text);
  const { config, version } = replay.header;
  if (version !== game.version) return `it is of version ${version}, the game of version ${game.version}`;
  const { match, problem } = playReplay(game, replay);
  if (problem !== null || ending === undefined) return problem;
  if (config.mode !== ending.mode || config.mission !== ending.mission) return 'it is of another mode or mission';
  return match.outcome?.id === ending.outcome ? null : `it ends by ${match.outcome?.id ?? 'nothing yet'}`;
}

/** The endings of a game that none of these fixtures is named after. */
export function endingsWithout<S extends Shape>(game: Game<S>, fixtures: readonly string[]): readonly string[] {
  return endingsOf(game).flatMap(({ fixture }) => (fixtures.includes(fixture) ? [] : [fixture]));
}
