/** What is said once in any match is well said, and points at something that the seat sees. */
import { firstMet, type Game, type Heard, namesIn, notesOf, targetsOf } from '@necropole/kernel';
import { eventsFor, Match, viewFor } from '@necropole/kernel/app';
import { faultsOfNotes, playAtRandom } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const MATCHES = 4;
const MOST_ANSWERS = 160;
const NOTHING: ReadonlySet<string> = new Set();

/** What the seat that is asked has heard since the last time that somebody looked. */
function heardBy(match: Match, seat: number, from: number): readonly Heard[] {
  return eventsFor(match, [seat], from).map(({ type, params }, i) => ({ event: type, params, at: from + i + 1 }));
}

/** Plays at random, and looks at what each note points at when its moment comes. */
function faultsIn(game: Game, mode: Game['modes'][number], number: number, met: Set<string>): readonly string[] {
  const wrong: string[] = [];
  const { id, missions, seats } = mode;
  const config = { mode: id, mission: missions[number % Math.max(1, missions.length)] ?? null, options: {} };
  const match = Match.start(game, { ...config, seats: seats[1], seed: `first times ${number}` });
  const notes = notesOf(game.learning ?? { lessons: [] });
  let from = 0;
  playAtRandom(match, `${id} ${number}`, MOST_ANSWERS, () => {
    const seat = match.open[0]?.seat ?? 0;
    const told = heardBy(match, seat, from);
    from = match.told.length;
    const scene = game.scene(viewFor(match, [seat]));
    const shown = [scene.pieces, scene.sheets, scene.notes].flat().flatMap(({ component }) => component ?? []);
    const named = new Set([...namesIn(scene), ...shown]);
    for (const one of told) {
      const noted = firstMet(notes, [one], null, NOTHING);
      if (noted === null) continue;
      met.add(noted.note.id);
      const targets = targetsOf(noted.note.point, null, one, game.signs);
      if (noted.note.point.length > 0 && !targets.some((target) => named.has(target)))
        wrong.push(`${noted.note.id} points at ${targets.join(', ') || 'nothing'}, which the scene has not`);
    }
  });
  return wrong;
}

test.each(games.map((game) => [game.id, game] as const))('%s says well what it says once', (_, game) => {
  const notes = notesOf(game.learning ?? { lessons: [] });
  expect(notes.length).toBeGreaterThan(3);
  expect(faultsOfNotes(game, notes)).toEqual([]);
  const met = new Set<string>();
  const wrong = game.modes.flatMap((mode) =>
    Array.from({ length: MATCHES }, (_, number) => faultsIn(game, mode, number, met)).flat(),
  );
  expect([...new Set(wrong)]).toEqual([]);
  expect(met.size).toBeGreaterThan(notes.length / 2);
});
