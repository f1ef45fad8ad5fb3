/** What teaches the game: true, short, and for every sign in sight; what is said once points at something there is. */
import { firstMet, namesIn, notesOf, targetsOf } from '@necropole/kernel';
import { eventsFor, Match, viewFor } from '@necropole/kernel/app';
import { audiencesOf, faultsOfLearning, faultsOfNotes, playAtRandom, unexplainedIn } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { scenarioIds } from '../content/scenarios/index.ts';
import { game } from '../index.ts';

const ANSWERS = 240;
const EVERY = 6;
const notes = notesOf(game.learning ?? { lessons: [] });

it('has short texts, pictures that can be played to, and rules that are in the book', () => {
  expect(game.learning === undefined ? null : faultsOfLearning(game, game.learning)).toEqual([]);
  expect(faultsOfNotes(game, notes)).toEqual([]);
});

it.each(scenarioIds)('explains every sign of %s, and points at what is there', (mission) => {
  const { learning } = game;
  if (learning === undefined) throw new Error('Nothing teaches it');
  const wrong = new Set<string>();
  const seed = `signs of ${mission}`;
  const match = Match.start(game, { mode: 'scenario', mission, seats: 2, options: {}, seed });
  let from = 0;
  playAtRandom(match, seed, ANSWERS, (now) => {
    const seat = now.open[0]?.seat ?? 0;
    const told = eventsFor(now, [seat], from).map(({ type, params }, i) => ({ event: type, params, at: from + i + 1 }));
    from = now.told.length;
    for (const one of told) {
      const noted = firstMet(notes, [one], null, new Set());
      if (noted === null || noted.note.point.length === 0) continue;
      const names = namesIn(game.scene(viewFor(now, [seat])));
      const targets = targetsOf(noted.note.point, null, one, game.signs);
      if (!targets.some((target) => names.has(target))) wrong.add(`${noted.note.id} points at ${targets.join(', ')}`);
    }
    if (now.answers % EVERY !== 0) return;
    for (const audience of audiencesOf(now)) {
      for (const sign of unexplainedIn(game, learning, game.scene(viewFor(now, audience)))) wrong.add(sign);
    }
  });
  expect([...wrong]).toEqual([]);
});
