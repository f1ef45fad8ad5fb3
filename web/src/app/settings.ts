/** What a person can set, how it is kept, and what it means. Plain functions: `settings.svelte.ts` holds the values. */
import { LANGUAGES, type Language } from '@necropole/kernel';
import * as v from 'valibot';

const themes = ['system', 'night', 'paper'] as const;
const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
const motions = ['system', 'full', 'reduced'] as const;

/** The choices of each setting, in the order in which they are shown. */
export const choices = { themes, speeds, motions } as const;

export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];
export type Motion = (typeof motions)[number];

/** Everything that can be set. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Answer questions that have one allowed answer without asking. */
  readonly answerForced: boolean;
  /** What whoever owns this screen is called; empty for "me". */
  readonly myName: string;
  /** What the others around this screen are called, by the order in which they sit. */
  readonly otherNames: readonly string[];
}

/** The longest name of a person: what the engine takes. */
export const LONGEST_NAME = 60;

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** Each by itself: a value that is wrong, or of another version, does not cost the others. */
const forms: { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> } = {
  language: v.picklist(LANGUAGES),
  theme: v.picklist(themes),
  speed: v.picklist(speeds),
  motion: v.picklist(motions),
  sound: v.boolean(),
  answerForced: v.boolean(),
  myName: name,
  otherNames: v.pipe(v.array(name), v.maxLength(15)),
};

/** What is set before anybody has chosen; the language is the first of the browser's that we speak. */
export function defaultSettings(browserLanguages: readonly string[]): Settings {
  const spoken = browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = spoken.find((one): one is Language => LANGUAGES.some((ours) => ours === one)) ?? 'fr';
  return {
    language,
    theme: 'system',
    speed: 'normal',
    motion: 'system',
    sound: false,
    answerForced: false,
    myName: '',
    otherNames: [],
  };
}

/** What the browser kept, as far as it can be read. */
export function readSettings(kept: string | null, defaults: Settings): Settings {
  const found = parsed(kept);
  if (typeof found !== 'object' || found === null) return defaults;
  const rows = Object.entries(forms).flatMap(([key, form]) => {
    const value: unknown = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
    return v.is(form, value) ? [[key, value]] : [];
  });
  return { ...defaults, ...Object.fromEntries(rows) };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The theme that is drawn. */
export function drawnTheme(theme: Theme, browserPrefersLight: boolean): 'night' | 'paper' {
  if (theme !== 'system') return theme;
  return browserPrefersLight ? 'paper' : 'night';
}

/** Are things shown without moving? */
export function isStill(motion: Motion, browserPrefersStill: boolean): boolean {
  return motion === 'reduced' || (motion === 'system' && browserPrefersStill);
}

/** By how much every duration is multiplied. */
export function paceOf(settings: Pick<Settings, 'speed' | 'motion'>, browserPrefersStill: boolean): number {
  if (isStill(settings.motion, browserPrefersStill)) return 0;
  return { slow: 2, normal: 1, fast: 0.5, instant: 0 }[settings.speed];
}

/** Keeps small texts between visits; where the browser forbids it, for as long as the page is open. */
export interface Notebook {
  read(key: string): string | null;
  /** Was it kept for the next visit? */
  write(key: string, text: string): boolean;
}

/** A notebook over `localStorage`, which may throw whenever it is touched. */
export function notebookOver(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Notebook {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, text) {
      memory.set(key, text);
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
