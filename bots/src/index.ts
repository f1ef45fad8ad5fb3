/** Bots for any seat of any game: they play by the same rules, and see only what their seat sees. */
export { ADVISER, type Advice, adviceFor, mayBeAdvised, type ReasonFor } from './advice.ts';
export type { Account, Bot, BotQuestion, Budget, Choice, Player, Sight, Weighed } from './bot.ts';
export { type BotHost, botHost, type ThinkRequest } from './host.ts';
export { LEVELS, type Level } from './levels.ts';
export { BOT_NAMES, botNamed, type NamedBot } from './names.ts';
export { askedSeats, sightOf } from './sight.ts';
