/** The settings of this browser: read once, kept at every change, the same in all its tabs. */
import {
  defaultSettings,
  drawnTheme,
  factorOf,
  isStill,
  notebookOver,
  readSettings,
  type Settings,
} from './settings.ts';

const KEY = 'necropole.settings';

/** Small texts that are kept between visits. */
export const notebook = notebookOver(() => localStorage);

const defaults = defaultSettings(navigator.languages ?? [navigator.language]);
let current = $state.raw<Settings>(readSettings(notebook.read(KEY), defaults));
let kept = $state(notebook.write('necropole.visited', 'yes'));

const prefersLight = deviceWants('(prefers-color-scheme: light)');
const prefersStill = deviceWants('(prefers-reduced-motion: reduce)');

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current = readSettings(newValue, defaults);
});

/** Does the device want it so? It may change its mind. */
function deviceWants(query: string): () => boolean {
  const asked = matchMedia(query);
  let wants = $state(asked.matches);
  asked.addEventListener('change', () => {
    wants = asked.matches;
  });
  return () => wants;
}

/** What is set now. */
export function settings(): Settings {
  return current;
}

/** Sets something, and keeps it. */
export function set(changed: Partial<Settings>): void {
  current = { ...current, ...changed };
  kept = notebook.write(KEY, JSON.stringify(current));
}

/** Does the browser keep settings for the next visit? */
export function areKept(): boolean {
  return kept;
}

/** The theme that is drawn now. */
export function theme(): 'night' | 'paper' {
  return drawnTheme(current.theme, prefersLight());
}

/** Are things shown without moving? */
export function still(): boolean {
  return isStill(current.motion, prefersStill());
}

/** By how much every duration is multiplied: 0 shows the end at once. */
export function pace(): number {
  return still() ? 0 : factorOf(current.peoplePace);
}
