/** What the app says now. It speaks the language of the settings as soon as that has been fetched. */
import type { Language } from '@necropole/kernel';
import { loadLanguage, type Spoken } from '../languages/index.ts';
import { loadCatalogue, loadWords } from './games.ts';
import { set, settings } from './settings.svelte.ts';
import { toast } from './toasts.svelte.ts';
import type { AppWords } from './words/app-words.ts';

let current = $state.raw<Spoken | null>(null);

/** Fetches the language of the settings, and every other one when it is chosen. Nothing can be said before. */
export async function beginToSpeak(): Promise<void> {
  const { language: wanted } = settings();
  [current] = await Promise.all([loadLanguage(wanted), loadCatalogue(wanted)]);
  $effect.root(() => {
    $effect(() => void change(settings().language));
  });
}

async function change(wanted: Language): Promise<void> {
  if (wanted === language()) return;
  try {
    const [found] = await Promise.all([loadLanguage(wanted), loadCatalogue(wanted), loadWords(wanted)]);
    if (settings().language === wanted) current = found;
  } catch {
    if (settings().language === wanted) set({ language: language() });
    toast(words().shell.notFetched);
  }
}

/** Everything that is said now. */
export function spoken(): Spoken {
  if (current === null) throw new Error('No language has been fetched yet');
  return current;
}

export function language(): Language {
  return spoken().language;
}

export function words(): AppWords {
  return spoken().app;
}

/** "3 days ago", "il y a 3 jours". */
export function timeAgo(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes === 0) return words().matches.justNow;
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 24) return format.format(hours, 'hour');
  return format.format(Math.round(hours / 24), 'day');
}
