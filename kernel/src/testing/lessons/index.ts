/** The tests that every lesson of a game gets by one call. */
import { describe, expect, test } from 'vitest';
import { anyGame, type Game, type Shape } from '../../index.ts';
import { findLessonFaults, PUPILS, type PupilKind } from './find-lesson-faults.ts';

const KINDS = Object.keys(PUPILS) as PupilKind[];

/** Registers the tests of all lessons of a game: a group for each, a test for each kind of pupil. */
export function lessonConformance<S extends Shape>(game: Game<S>): void {
  const played = anyGame(game);
  for (const lesson of played.learning?.lessons ?? []) {
    describe(`${game.id} teaches ${lesson.id}`, () => {
      for (const kind of KINDS) {
        test(`${kind}: ${PUPILS[kind]}`, () => expect(findLessonFaults(played, lesson, kind)).toEqual([]));
      }
    });
  }
}
