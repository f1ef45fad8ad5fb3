/** The new match that somebody is putting together: one that can begin, unless they chose what does not go together. */
import type { MatchConfig, ModeOption } from '@necropole/kernel';
import { optionAllows } from '@necropole/kernel/app';
import type { CatalogueEntry } from '../app/catalogue.ts';
import { toggled } from '../app/several.ts';
import { type BotId, levels } from '../engine/bots.ts';
import type { NewMatch } from '../engine/host.ts';
import type { SeatPlan } from '../engine/seats.ts';

/** Who sits somewhere. The name stays while one tries other choices. */
export interface SeatDraft {
  readonly by: Sitter;
  readonly name: string;
}

/** Who may sit in a seat: me, somebody at this screen, or a bot of a level. */
export type Sitter = Exclude<SeatPlan['by'], 'bot'> | Exclude<BotId, 'random'>;

/** Every choice for a seat. */
export const sitters: readonly Sitter[] = ['me', 'somebody', ...levels];
/** The bot in a seat that nobody has spoken for. */
export const USUAL_BOT = 'normal' satisfies Sitter;

export function isBot(by: Sitter): by is Exclude<BotId, 'random'> {
  return by !== 'me' && by !== 'somebody';
}

/** What is chosen so far. */
export interface Draft {
  readonly mode: string;
  readonly mission: string | null;
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly SeatDraft[];
  readonly seed: string;
}

/** What is remembered of the last match of a game. */
export type Remembered = Partial<Pick<Draft, 'mode' | 'mission' | 'options'>> & {
  readonly seats?: readonly SeatDraft['by'][];
};

type ModeEntry = CatalogueEntry['modes'][number];

/** The mode of a draft. */
export function modeOf(game: CatalogueEntry, draft: Pick<Draft, 'mode'>): ModeEntry {
  const mode = game.modes.find(({ id }) => id === draft.mode) ?? game.modes[0];
  if (mode === undefined) throw new Error(`${game.id} has no modes`);
  return mode;
}

/** What is proposed first: what was played last, else the mode that one can play alone, with bots in the other seats. */
export function firstDraft(game: CatalogueEntry, names: readonly string[], last: Remembered = {}): Draft {
  const known = game.modes.find(({ id }) => id === last.mode);
  const mode = known ?? game.modes.find(({ seats: [fewest] }) => fewest === 1) ?? game.modes[0];
  if (mode === undefined) throw new Error(`${game.id} has no modes`);
  const seats = known === undefined ? [] : (last.seats ?? []).map((by, seat) => ({ by, name: nameAt(seat, names) }));
  const drawn = withMode(game, { mode: mode.id, mission: null, options: {}, seats, seed: '' }, mode.id, names);
  if (known === undefined) return drawn;
  const mission = last.mission != null && mode.missions.includes(last.mission) ? last.mission : drawn.mission;
  const kept = Object.entries(last.options ?? {}).filter(([name, value]) => {
    const option = mode.options[name];
    return option !== undefined && optionAllows(option, value);
  });
  return { ...drawn, mission, options: { ...drawn.options, ...Object.fromEntries(kept) } };
}

/** Another mode: seats and options that it does not have go, those that it has stay. */
export function withMode(game: CatalogueEntry, draft: Draft, id: string, names: readonly string[]): Draft {
  const mode = modeOf(game, { mode: id });
  const options = Object.fromEntries(
    Object.entries(mode.options).map(([name, option]) => {
      const chosen = draft.options[name];
      return [name, chosen !== undefined && optionAllows(option, chosen) ? chosen : option.default];
    }),
  );
  const mission =
    draft.mission !== null && mode.missions.includes(draft.mission) ? draft.mission : (mode.missions[0] ?? null);
  return withSeatCount(game, { ...draft, mode: mode.id, mission, options }, draft.seats.length, names);
}

/** One more, or one less, of those that are chosen together. */
export function withToggled(draft: Draft, name: string, value: string, option: ModeOption): Draft {
  return withOption(draft, name, toggled(draft.options[name], value, option));
}

/** Another value of an option. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

/** The choices as the game judges them. */
export function choicesOf({ mode, mission, options, seats }: Draft): Omit<MatchConfig, 'seed'> {
  return { mode, mission, options, seats: seats.length };
}

/** Another number of seats, within what the mode allows. The first seat is mine, new ones are bots'. */
export function withSeatCount(game: CatalogueEntry, draft: Draft, wanted: number, names: readonly string[]): Draft {
  const [fewest, most] = modeOf(game, draft).seats;
  const count = Math.min(most, Math.max(fewest, wanted));
  const seats = Array.from({ length: count }, (_, seat): SeatDraft => {
    return draft.seats[seat] ?? { by: seat === 0 ? 'me' : USUAL_BOT, name: nameAt(seat, names) };
  });
  return { ...draft, seats };
}

/** All bots of one level. */
export function withBots(draft: Draft, level: Exclude<BotId, 'random'>): Draft {
  return { ...draft, seats: draft.seats.map((one) => (isBot(one.by) ? { ...one, by: level } : one)) };
}

/** Who is at the table: whether I am, the names of the others here, the number of bots. */
export interface Company {
  readonly me: boolean;
  readonly people: readonly string[];
  readonly bots: number;
}

export function companyIn({ seats }: Draft, nameless: (seat: number) => string): Company {
  const people = seats.flatMap((one, seat) => (one.by === 'somebody' ? [spoken(one, seat, nameless)] : []));
  return {
    me: seats.some(({ by }) => by === 'me'),
    people: [...new Set(people)],
    bots: seats.filter(({ by }) => isBot(by)).length,
  };
}

/** Somebody else in a seat. */
export function withSeat(draft: Draft, seat: number, changed: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...changed } : one)) };
}

function nameAt(seat: number, names: readonly string[]): string {
  return seat === 0 ? '' : (names[seat - 1] ?? '');
}

/** A name that several seats have, if there is one: one person plays them all. */
export function sharedName(draft: Draft, nameless: (seat: number) => string): string | null {
  const names = draft.seats.flatMap((one, seat) => (one.by === 'somebody' ? [spoken(one, seat, nameless)] : []));
  return names.find((name, i) => names.indexOf(name) !== i) ?? null;
}

/** What the engine is asked for. A person without a name gets the one that `nameless` gives to their seat. */
export function matchFrom(game: CatalogueEntry, draft: Draft, nameless: (seat: number) => string): NewMatch {
  const { mode, mission, options } = draft;
  const seed = draft.seed.trim();
  const seats = draft.seats.map((one, seat): SeatPlan => {
    if (one.by === 'me') return { by: 'me' };
    return isBot(one.by) ? { by: 'bot', bot: one.by } : { by: 'somebody', name: spoken(one, seat, nameless) };
  });
  return { game: game.id, mode, mission, options, seats, ...(seed === '' ? {} : { seed }) };
}

function spoken({ name }: SeatDraft, seat: number, nameless: (seat: number) => string): string {
  return name.trim() || nameless(seat);
}

/** What to remember of a draft, for the next match of the same game. */
export function rememberedFrom({ mode, mission, options, seats }: Draft): Remembered {
  return { mode, mission, options, seats: seats.map(({ by }) => by) };
}

/** The names of the others, as the next match should propose them. */
export function namesFrom(draft: Draft, before: readonly string[]): readonly string[] {
  const count = Math.max(before.length, draft.seats.length - 1, 0);
  const names = Array.from({ length: count }, (_, i) => {
    const seat = draft.seats[i + 1];
    return seat?.by === 'somebody' ? seat.name.trim() : (before[i] ?? '');
  });
  while (names.at(-1) === '') names.pop();
  return names;
}

/** What was kept between visits, as far as it can be read. */
export function readRemembered(text: string | null): Remembered {
  try {
    const found: unknown = text === null ? {} : JSON.parse(text);
    if (typeof found !== 'object' || found === null) return {};
    const { mode, mission, options, seats } = found as Record<string, unknown>;
    const isRecord =
      typeof options === 'object' && options !== null && Object.values(options).every((one) => typeof one === 'string');
    return {
      ...(typeof mode === 'string' ? { mode } : {}),
      ...(typeof mission === 'string' ? { mission } : {}),
      ...(isRecord ? { options: options as Draft['options'] } : {}),
      ...(Array.isArray(seats)
        ? { seats: seats.map((by) => sitters.find((one) => one === by) ?? USUAL_BOT).slice(0, 15) }
        : {}),
    };
  } catch {
    return {};
  }
}
