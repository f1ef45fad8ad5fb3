/** What is said once in any match is well said, and points at something that the seat sees. */
import { firstMet, type Game, type Heard, namesIn, notesOf, panelsOf, targetsOf } from '@necropole/kernel';
import { eventsFor, Match, viewFor } from '@necropole/kernel/app';
import { faultsOfNotes, playAtRandom } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const MATCHES = 4;
const MOST_ANSWERS = 240;
const NOTHING: ReadonlySet<string> = new Set();

/** What the seat that is asked has heard since the last time that somebody looked. */
function heardBy(match: Match, seat: number, from: number): readonly Heard[] {
  return eventsFor(match, [seat], from).map(({ type, params }, i) => ({ event: type, params, at: from + i + 1 }));
}

/** What the seat sees now, by its names. */
function seenBy(match: Match, seat: number): ReadonlySet<string> {
  const scene = match.game.scene(viewFor(match, [seat]));
  const shown = [scene.pieces, scene.sheets, scene.notes].flat().flatMap(({ component }) => component ?? []);
  return new Set([...namesIn(scene), ...shown]);
}

/** Plays at random, and looks at what each note points at when its moment comes. */
function faultsIn(match: Match, met: Set<string>): readonly string[] {
  const { game, config } = match;
  const wrong: string[] = [];
  const notes = notesOf(game.learning ?? { lessons: [] });
  let from = 0;
  playAtRandom(match, config.seed, MOST_ANSWERS, () => {
    const seat = match.open[0]?.seat ?? 0;
    const told = heardBy(match, seat, from);
    from = match.told.length;
    for (const one of told) {
      const noted = firstMet(notes, [one], null, NOTHING);
      if (noted === null) continue;
      met.add(noted.note.id);
      const named = seenBy(match, seat);
      const targets = targetsOf(noted.note.point, null, one, game.signs);
      if (noted.note.point.length > 0 && !targets.some((target) => named.has(target)))
        wrong.push(`${noted.note.id} points at ${targets.join(', ') || 'nothing'}, which the scene has not`);
    }
  });
  return wrong;
}

/** From the beginning: each mission at least once. */
function newMatches(game: Game): readonly Match[] {
  return game.modes.flatMap(({ id: mode, missions, seats }) =>
    Array.from({ length: Math.max(MATCHES, missions.length) }, (_, number) => {
      const mission = missions[number % Math.max(1, missions.length)] ?? null;
      return Match.start(game, { mode, mission, options: {}, seats: seats[1], seed: `first times ${mode} ${number}` });
    }),
  );
}

/** From the tables of the page "How to play", and of the lessons: some parts of a match are far from its beginning. */
function matchesOfTeaching(game: Game): readonly Match[] {
  const { learning } = game;
  const page = learning?.howToPlay ?? null;
  const panels = page === null ? [] : panelsOf(page);
  const tables = [
    ...panels.flatMap(({ id, picture }) => ('symbols' in picture ? [] : [{ id, position: picture.position }])),
    ...(learning?.lessons ?? []),
  ];
  return tables.map(({ id, position }) => {
    const posed: Game = { ...game, setup: (start) => position.setUp(start) };
    return Match.start(posed, { ...position.config, seed: `first times ${id}` });
  });
}

test.each(games.map((game) => [game.id, game] as const))('%s says well what it says once', (_, game) => {
  const notes = notesOf(game.learning ?? { lessons: [] });
  expect(notes.length).toBeGreaterThan(3);
  expect(faultsOfNotes(game, notes)).toEqual([]);
  const met = new Set<string>();
  const wrong = [...newMatches(game), ...matchesOfTeaching(game)].flatMap((match) => faultsIn(match, met));
  expect([...new Set(wrong)]).toEqual([]);
  expect(met.size).toBeGreaterThan((notes.length * 2) / 3);
});
