/**
 * The kernel, for games: the model that every game stands on. What a rule is given, and the words in which a game describes
 * itself. A rule cannot reach the match that it runs in: that is behind the door for apps (`app.ts`).
 */
export * from './art.ts';
export * from './choosing.ts';
export * from './deeds.ts';
export {
  anyGame,
  type CastMember,
  type Chronicle,
  type Game,
  type LaterChapters,
  type MatchConfig,
  type MissionFace,
  type Mode,
  type ModeOption,
  type PhaseRule,
  type SetUp,
  type Start,
  type View,
  type Whereabouts,
} from './game.ts';
export * from './hearing.ts';
export * from './hooks.ts';
export type { BotInsight, SeatRole, Sightline, Term } from './insight.ts';
export type { Json } from './json.ts';
export * from './learning/index.ts';
export { madeOf, madeOnce } from './made-once.ts';
export * from './memory.ts';
export * from './piles.ts';
export * from './promises.ts';
export * from './question.ts';
export type { Dealing, Narrowed } from './redeal.ts';
export * from './rulebook.ts';
export * from './scene.ts';
export * from './scene-making.ts';
export * from './scene-names.ts';
export {
  cardsOfPool,
  copyPile,
  copySecret,
  EVERYBODY,
  faultsOfPool,
  type Knowers,
  knowers,
  NOBODY,
  type Pile,
  pile,
  type Seat,
  type Secret,
  type Seen,
  type SeenPile,
  SPECTATORS,
  secret,
} from './secrets.ts';
export * from './shape.ts';
export * from './signs.ts';
export { type Flow, Table } from './table.ts';
export * from './two-faced.ts';
export * from './words.ts';
