/** How often bots won in the lab of this browser: kept small, so that a record can be compared with it. */
import type { Mode } from '@necropole/kernel';
import { singleChoices } from './tallying.ts';

/** A kind of match, as far as it makes winning easier or harder. */
export interface Kind {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly options: { readonly [name: string]: string };
}

/** How often the bots of a level won with the seats of a role. */
export interface BotRate {
  readonly bot: string;
  readonly role: string;
  readonly won: number;
  readonly matches: number;
}

type Notebook = { read(key: string): string | null; write(key: string, text: string): boolean };

const KEY = 'necropole.lab';
/** So many kinds of match are remembered, the latest. */
const MOST_KINDS = 200;
/** With fewer matches the lab says nothing yet. */
const FEWEST = 30;

/** The name of a kind of match. */
function nameOf({ game, mode, mission, options }: Kind, modes: readonly Pick<Mode, 'id' | 'options'>[]): string {
  const chosen = singleChoices(
    modes.find(({ id }) => id === mode),
    options,
  );
  return JSON.stringify([game, mode, mission, chosen]);
}

/** Remembers what a run of the lab found, in the place of what it had found before of such matches. */
export function keepRates(
  notebook: Notebook,
  kind: Kind,
  modes: readonly Pick<Mode, 'id' | 'options'>[],
  rates: readonly BotRate[],
): void {
  const telling = rates.filter(({ matches }) => matches >= FEWEST);
  if (telling.length === 0) return;
  const { [nameOf(kind, modes)]: before = [], ...others } = read(notebook);
  const kept = before.filter((old) => !telling.some(({ bot, role }) => bot === old.bot && role === old.role));
  const all = [...Object.entries(others), [nameOf(kind, modes), [...kept, ...telling]] as const].slice(-MOST_KINDS);
  notebook.write(KEY, JSON.stringify(Object.fromEntries(all)));
}

/** How often bots of each level won such matches with the seats of a role; of a role that is not known, with any. */
export function ratesFor(
  notebook: Notebook,
  kind: Kind & { readonly role: string | null },
  modes: readonly Pick<Mode, 'id' | 'options'>[],
): readonly BotRate[] {
  const found = read(notebook)[nameOf(kind, modes)] ?? [];
  return found.filter(({ role }) => kind.role === null || role === kind.role);
}

/** What was kept, as far as it can be read. */
function read(notebook: Notebook): { readonly [kind: string]: readonly BotRate[] } {
  try {
    const found: unknown = JSON.parse(notebook.read(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const rows = Object.entries(found).filter(([, rates]) => Array.isArray(rates) && rates.every(isRate));
    return Object.fromEntries(rows);
  } catch {
    return {};
  }
}

function isRate(value: unknown): value is BotRate {
  if (typeof value !== 'object' || value === null) return false;
  const { bot, role, won, matches } = value as Record<string, unknown>;
  const counted = (one: unknown): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one >= 0;
  return (
    typeof bot === 'string' &&
    typeof role === 'string' &&
    counted(matches) &&
    typeof won === 'number' &&
    won >= 0 &&
    won <= matches
  );
}
