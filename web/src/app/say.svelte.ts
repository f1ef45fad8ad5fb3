/** What the app says now, in the language of the settings. */
import type { Language } from '@necropole/kernel';
import { settings } from './settings.svelte.ts';
import { type AppWords, appWords } from './words/index.ts';

export function language(): Language {
  return settings().language;
}

export function words(): AppWords {
  return appWords[settings().language];
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
