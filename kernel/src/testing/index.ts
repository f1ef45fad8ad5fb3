/** What tests stand on: situations made by hand, tests that prove rules, and the conformance suite of every game. */

export { findFaults } from './conformance/find-faults.ts';
export { conformance, type GameConformance } from './conformance/index.ts';
export type { ConformanceOptions } from './conformance/plan.ts';
export { recordedIn } from './conformance/recorded.ts';
export type { Finding, Point, Trace } from './conformance/suite.ts';
export { drawingsIn } from './conformance/symbols.ts';
export { type Ending, endingsOf, faultOfFixture } from './fixtures.ts';
export { findLessonFaults, type PupilKind } from './lessons/find-lesson-faults.ts';
export { lessonConformance } from './lessons/index.ts';
export { faultsOfNotes } from './lessons/words.ts';
export { pourOut } from './piles.ts';
export * from './proves.ts';
export { audiencesOf, playAtRandom } from './random-play.ts';
export { type Families, provenancePart, type ReadmeParts, tablePart, withParts } from './readme.ts';
export { recordedMatches } from './recorded-matches.ts';
export { hearCite, type Recording, recordCites } from './recorder.ts';
export * from './situation.ts';
export { faultsOfLearning, unexplainedIn } from './sound-learning.ts';
export { faultsOfRulebook } from './sound-rulebook.ts';
export { polluted, Spoiler, throughTheDoor, unclear } from './spoiling.ts';
export { slipsIn } from './well-written.ts';
