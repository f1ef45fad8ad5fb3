/** The lesson of the toy, and lessons that are broken on purpose: the suite must find what is wrong with each. */
import type { Game, LessonStep } from '@necropole/kernel';
import { anyGame } from '@necropole/kernel';
import { findLessonFaults, lessonConformance, type PupilKind } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { lantern } from '../index.ts';
import { firstNight } from './first-night.ts';

lessonConformance(lantern);

type Broken = Partial<typeof firstNight>;

/** The lesson with one step changed. */
function changed(id: string, change: Partial<LessonStep>): Broken {
  return { steps: firstNight.steps.map((step) => (step.id === id ? { ...step, ...change } : step)) };
}

const saying = (fr: string) => ({ say: { title: { fr, en: 'Bid' }, text: { fr: 'Mise.', en: 'Bid.' } } });

/** Deals otherwise each time that it is set up. */
function forgetfulPosition(): Broken {
  let times = 0;
  const { position } = firstNight;
  return {
    position: {
      ...position,
      setUp: (start) => {
        const made = position.setUp(start);
        times += 1;
        return {
          ...made,
          world: { ...made.world, hands: times % 2 === 0 ? made.world.hands : made.world.hands.toReversed() },
        };
      },
    },
  };
}

const FAULTS: readonly (readonly [PupilKind, string, Broken, RegExp])[] = [
  ['good', 'a step whose task never comes', changed('bright', { task: { key: 'play:7' } }), /bright is put-off/],
  ['good', 'a step that is over before it is taught', changed('again', { done: { event: 'led' } }), /again is done/],
  ['good', 'a thing that is not there', changed('aim', { point: [{ ref: 'moat' }] }), /aim points at moat/],
  ['good', 'an event that never comes', changed('lamp', { when: { event: 'blown-out' } }), /lamp is put-off/],
  [
    'contrary',
    'an answer that only those have who follow',
    changed('bright', { point: [{ option: { key: 'play:3' } }] }),
    /bright points at nothing/,
  ],
  ['random', 'a card that others hold', changed('again', { point: [{ ref: 'flare' }] }), /again points at flare/],
  ['forgetful', 'a position that is another each time', forgetfulPosition(), /loses? the lesson/],
  ['words', 'a title that is too long', changed('bid', saying('Mise beaucoup, et commence')), /title has 26 signs/],
  ['words', 'no thin space', changed('bid', saying('Mise !')), /thin space/],
  ['words', 'a rule that is not there', changed('bid', { teaches: ['LAN-9.9'] }), /LAN-9.9, which is no statement/],
  ['words', 'something to watch for that is no event', changed('lamp', { when: { question: 'play' } }), /no event/],
  ['words', 'a step that waits for a later one', changed('aim', { when: { after: 'again' } }), /not before it/],
  ['words', 'a step that waits too long', changed('bid', { patience: 500 }), /waits for 500 answers/],
  ['words', 'too few steps', { steps: firstNight.steps.slice(0, 3) }, /3 steps/],
];

/** What a pupil finds wrong with the broken lesson. */
function faultsOf(kind: PupilKind, broken: Broken, more: Partial<Game> = {}): string {
  const { learning } = lantern;
  if (learning === undefined) throw new Error('Lantern teaches nothing');
  const taught = { ...lantern, learning: { ...learning, lessons: [{ ...firstNight, ...broken }] } };
  const game = { ...anyGame(taught), ...more };
  return game.learning?.lessons.flatMap((lesson) => findLessonFaults(game, lesson, kind)).join('\n') ?? '';
}

describe('what is wrong with a lesson is found', () => {
  for (const [kind, what, broken, says] of FAULTS) {
    test(`${kind}: ${what}`, () => expect(faultsOf(kind, broken)).toMatch(says));
  }
  test('good: a sign that stands there, and that nothing explains', () => {
    const { learning } = anyGame(lantern);
    if (learning === undefined) throw new Error('Lantern teaches nothing');
    expect(faultsOf('good', {}, { learning: { ...learning, legend: [] } })).toMatch(/aim shows the sign t-rat/);
  });
  test('finisher: a match without an end', () => expect(faultsOf('finisher', {}, { bound: 0 })).toMatch(/no end/));
});
