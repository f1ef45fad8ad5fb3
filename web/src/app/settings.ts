/** What a person can set, how it is kept, and what it means. Plain functions: `settings.svelte.ts` holds the values. */
import { LANGUAGES, type Language } from '@necropole/kernel';
import * as v from 'valibot';

const themes = ['system', 'night', 'paper'] as const;
const paces = ['steps', 'normal', 'fast', 'summary'] as const;
const motions = ['system', 'full', 'reduced'] as const;
const forced = ['never', 'ending', 'always'] as const;

/** The choices of each setting, in the order in which they are shown. */
export const choices = { themes, paces, motions, forced } as const;

export type Theme = (typeof themes)[number];
/** How what happens is told: until one goes on, beat by beat, faster, or only summed up. */
export type Pace = (typeof paces)[number];
export type Motion = (typeof motions)[number];
/** When the only answer that is allowed is given by itself: never, where it ends a turn, or always. */
export type ForcedBy = (typeof forced)[number];

/** Everything that can be set. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** How what comes of a bot's answer is told. */
  readonly botPace: Pace;
  /** How what comes of a person's answer is told. */
  readonly peoplePace: Pace;
  /** Is only what matters told, and the rest counted? */
  readonly onlyWhatMatters: boolean;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Which questions that have one allowed answer are answered without asking. */
  readonly answerForced: ForcedBy;
  /** Is something said when what is rare happens for the first time? */
  readonly firstTimes: boolean;
  /** Does the number of its rule stand after every sentence? Else a small sign does, and tells it to whoever points at it. */
  readonly cites: boolean;
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
  botPace: v.picklist(paces),
  peoplePace: v.picklist(paces),
  onlyWhatMatters: v.boolean(),
  motion: v.picklist(motions),
  sound: v.boolean(),
  answerForced: v.picklist(forced),
  firstTimes: v.boolean(),
  cites: v.boolean(),
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
    botPace: 'normal',
    peoplePace: 'normal',
    onlyWhatMatters: false,
    motion: 'system',
    sound: false,
    answerForced: 'ending',
    firstTimes: true,
    cites: false,
    myName: '',
    otherNames: [],
  };
}

/** What the browser kept, as far as it can be read. */
export function readSettings(kept: string | null, defaults: Settings): Settings {
  const read = parsed(kept);
  if (typeof read !== 'object' || read === null) return defaults;
  const found = { ...read, ...olderIn(read) };
  const rows = Object.entries(forms).flatMap(([key, form]) => {
    const value: unknown = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
    return v.is(form, value) ? [[key, value]] : [];
  });
  return { ...defaults, ...Object.fromEntries(rows) };
}

/** As older visits kept it: one speed for all, and forced answers either asked for or not. */
function olderIn(read: { readonly speed?: unknown; readonly answerForced?: unknown }): object {
  const pace = paces[['slow', 'normal', 'fast', 'instant'].indexOf(String(read.speed))];
  const answerForced = read.answerForced === true ? 'always' : read.answerForced;
  return { ...(pace === undefined ? {} : { botPace: pace, peoplePace: pace, ...read }), answerForced };
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
export function factorOf(pace: Pace): number {
  return pace === 'summary' ? 0 : pace === 'fast' ? 0.5 : 1;
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
